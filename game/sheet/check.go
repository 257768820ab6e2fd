package sheet

import (
	"cmp"
	"fmt"
	"io/fs"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"attackwing/assets"
	"attackwing/game/textfile"

	"github.com/goccy/go-yaml/ast"
)

// usualLetters is the longest text of a field whose tag sets no limit.
const usualLetters = 40

// faults collects the errors of a file.
type faults struct {
	name string // of the file
	doc  *ast.File
	list []error
}

// bad notes that a field is wrong: path is where it stands, as sections[0].rules[1].give.
func (f *faults) bad(path, format string, args ...any) {
	field := path[strings.LastIndexByte(path, '.')+1:]
	field, _, _ = strings.Cut(field, "[")
	f.list = append(f.list,
		fmt.Errorf("%s:%d: %s: %s", f.name, textfile.LineOf(f.doc, path), field, fmt.Sprintf(format, args...)))
}

// check looks at a part of a sheet by the tags of its fields, and works out its lengths and
// headings.
func (f *faults) check(path string, v reflect.Value, tag reflect.StructTag) {
	switch x := v.Addr().Interface().(type) {
	case *length:
		um, err := textfile.Length(x.written)
		if err != nil {
			f.bad(path, "%v", err)
		}
		x.um = um
		return
	case *heading:
		h, err := textfile.Heading(x.written)
		if err != nil {
			f.bad(path, "%v", err)
		}
		x.facing = h
		return
	case *place:
		if *x != nil && len(*x) != 2 {
			f.bad(path, "want two lengths, from the west and from the north edge")
			*x = make(place, 2)
		}
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			f.check(path, v.Elem(), tag)
		}
	case reflect.Struct:
		f.checkFields(path, v)
	case reflect.Slice:
		if most, err := strconv.Atoi(tag.Get("most")); err == nil && v.Len() > most {
			f.bad(path, "%d are more than %d", v.Len(), most)
		}
		for i := range v.Len() {
			f.check(fmt.Sprintf("%s[%d]", path, i), v.Index(i), tag)
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			f.number(path+"."+k.String(), v.MapIndex(k).Int(), tag)
		}
	case reflect.String:
		f.text(path, v.String(), tag)
	case reflect.Int:
		if v.Int() != 0 {
			f.number(path, v.Int(), tag)
		}
	}
}

// checkFields looks at the fields of a struct.
func (f *faults) checkFields(path string, v reflect.Value) {
	for i := range v.NumField() {
		tag := v.Type().Field(i).Tag
		name, _, _ := strings.Cut(tag.Get("yaml"), ",")
		at := name
		if path != "" {
			at = path + "." + name
		}
		if x := v.Field(i); !empty(x) {
			f.check(at, x, tag)
		} else if tag.Get("need") != "" {
			f.bad(at, "missing: %s", tag.Get("says"))
		}
	}
}

// empty tells whether nothing is written.
func empty(v reflect.Value) bool {
	if l, ok := v.Interface().(length); ok {
		return l.written == nil
	}
	return v.IsZero() || (v.Kind() == reflect.Slice || v.Kind() == reflect.Map) && v.Len() == 0
}

// within is the range of a number.
func within(tag reflect.StructTag) (least, most int64) {
	lo, hi, _ := strings.Cut(tag.Get("range"), ",")
	least, _ = strconv.ParseInt(lo, 10, 64)
	most, _ = strconv.ParseInt(hi, 10, 64)
	return least, most
}

func (f *faults) number(path string, n int64, tag reflect.StructTag) {
	if least, most := within(tag); n < least || n > most {
		f.bad(path, "%d is not from %d to %d", n, least, most)
	}
}

// letters returns the longest text of a field.
func letters(tag reflect.StructTag) int {
	if n, err := strconv.Atoi(tag.Get("letters")); err == nil {
		return n
	}
	return usualLetters
}

func (f *faults) text(path, s string, tag reflect.StructTag) {
	if one := tag.Get("one"); one != "" {
		if words := strings.Split(one, "|"); !slices.Contains(words, s) {
			f.bad(path, "%q is not one of %s%s", s, strings.Join(words, ", "), textfile.Meant(s, words))
		}
		return
	}
	if of := tag.Get("art"); of != "" {
		if known := drawings(of); !slices.Contains(known, s) {
			f.bad(path, "unknown %s %q%s", of, s,
				cmp.Or(textfile.Meant(s, known), ": want one of "+strings.Join(known, ", ")))
		}
	}
	if most := letters(tag); utf8.RuneCountInString(s) > most {
		f.bad(path, "longer than %d letters", most)
	}
	if !textfile.Shown(strings.ReplaceAll(s, "\n", " ")) {
		f.bad(path, "holds a character that cannot be shown")
	}
}

// drawings are the names of the program's drawings of a kind, icon or ship. A ship may be any
// drawing by its whole name too.
func drawings(of string) (names []string) {
	files, _ := fs.Glob(assets.Art(), "*.svg") // a pattern that is none would be the only error
	for _, name := range files {
		name = strings.TrimSuffix(name, ".svg")
		if short, is := strings.CutPrefix(name, of+"-"); is {
			names = append(names, short)
		}
		if of == "ship" {
			names = append(names, name)
		}
	}
	return names
}

// word looks at an id: small letters, digits and dashes.
func (f *faults) word(path, id, also string) {
	ok := id != "" && len(id) <= usualLetters && id[0] != '-'
	for _, r := range id {
		ok = ok && (r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '-' || strings.ContainsRune(also, r))
	}
	if !ok && id != "" {
		f.bad(path, "%q is not a short word of small letters, digits and dashes", id)
	}
}
