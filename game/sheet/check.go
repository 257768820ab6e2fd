package sheet

import (
	"cmp"
	"fmt"
	"io/fs"
	"reflect"
	"slices"
	"strings"

	"attackwing/assets"
	"attackwing/game/filedoc"
	"attackwing/game/textfile"
)

// usualLetters is the longest word.
const usualLetters = 40

// faults collects the errors of a file.
type faults struct {
	name string // of the file
	doc  *filedoc.Doc
	list []error
}

// bad notes that a field is wrong: path is where it stands, as sections[0].rules[1].give.
func (f *faults) bad(path, format string, args ...any) { f.note(path, fmt.Sprintf(format, args...)) }

func (f *faults) note(path, why string) {
	field := path[strings.LastIndexByte(path, '.')+1:]
	field, _, _ = strings.Cut(field, "[")
	f.list = append(f.list, fmt.Errorf("%s:%d: %s: %s", f.name, f.doc.Line(path), field, why))
}

// check looks at a sheet by the tags of its fields.
func (f *faults) check(d *document) {
	known := namesOf(d).known()
	c := filedoc.Checker{Bad: f.note, Text: func(s string, tag reflect.StructTag) error {
		if of := tag.Get("of"); of != "" && !slices.Contains(known[of], s) {
			return fmt.Errorf("there is no %s %q%s", of, s, textfile.Meant(s, known[of]))
		}
		return drawn(s, tag)
	}}
	c.Check(d)
}

// drawn refuses the name of a drawing that the program does not have.
func drawn(s string, tag reflect.StructTag) error {
	of := tag.Get("art")
	if of == "" {
		return nil
	}
	known := drawings(of)
	if slices.Contains(known, s) {
		return nil
	}
	return fmt.Errorf("unknown %s %q%s", of, s,
		cmp.Or(textfile.Meant(s, known), ": want one of "+strings.Join(known, ", ")))
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
