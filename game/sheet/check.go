package sheet

import (
	"errors"
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

// smallest is the smallest size of a token, in µm.
const smallest = 100

// reader is a sheet that is being read: what is played, and what is wrong with it.
type reader struct {
	*played
	file   string
	source *filedoc.Doc
	path   map[any]string  // where a value of the document stands, by its address
	word   map[*string]int // the place of a word in the list of those that its field takes
	ids    map[string]bool // those read, each after what it is the id of
	faults []error
}

// bad notes that a field of a part of the document is wrong, or with "" the part itself.
func (r *reader) bad(part any, field, format string, args ...any) {
	r.note(strings.Trim(r.path[part]+"."+field, "."), fmt.Sprintf(format, args...))
}

// note notes what is wrong: path is where it stands, as sections[0].rules[1].give.
func (r *reader) note(path, why string) {
	field, _, _ := strings.Cut(path[strings.LastIndexByte(path, '.')+1:], "[")
	r.fault(r.source.Line(path), field+": "+why)
}

func (r *reader) fault(line int, why string) {
	r.faults = append(r.faults, textfile.Mistake{File: r.file, Line: line, Why: why})
}

// value checks a value of the document by what only fields of sheets say in their tags.
func (r *reader) value(path string, v any, tag reflect.StructTag) error {
	r.path[v] = path
	switch v := v.(type) {
	case *string:
		return r.readText(v, tag)
	case *ruling:
		r.ruling(v)
	case *length:
		lo, hi, _ := strings.Cut(tag.Get("size"), ",")
		least, _ := textfile.Length(lo)
		if most, err := textfile.Length(hi); err == nil && (v.um < least || v.um > most) {
			return fmt.Errorf("%v is not from %s to %s", v.value, lo, hi)
		}
	case *place:
		if tag.Get("anywhere") == "" && gone(v.pose()) {
			return errors.New("not on the table, which is 36 by 36 inches")
		}
	case *[]place:
		switch form := tag.Get("corners"); {
		case form == "":
		case len(*v) != 2:
			return errors.New("want two points")
		case form == "line" && (*v)[0].pose() == (*v)[1].pose():
			return errors.New("the line has no length")
		case form == "rect" && extent(area(*v)) < smallest:
			return errors.New("want the north-west corner, then the south-east one")
		}
	}
	return nil
}

// readText checks a text, and reads it where it is a phrase.
func (r *reader) readText(v *string, tag reflect.StructTag) (err error) {
	s, what := *v, tag.Get("unique")
	if of := tag.Get("of"); of != "" {
		if known := r.names.known(of); !slices.Contains(known, s) {
			hint := textfile.Meant(s, known)
			if hint == "" && len(known) > 0 {
				hint = ": want one of " + strings.Join(known, ", ")
			}
			return fmt.Errorf("there is no %s %q%s", of, s, hint)
		}
	}
	r.word[v] = slices.Index(strings.Split(tag.Get("one"), "|"), s)
	if also, is := tag.Lookup("id"); is && !isID(s, also) {
		return fmt.Errorf("%q is not a short word of small letters, digits and dashes", s)
	}
	if id := what + " " + strings.ToLower(s); what != "" {
		if r.ids[id] {
			return fmt.Errorf("%q is another %s already", s, what)
		}
		r.ids[id] = true
	}
	if sort := tag.Get("phrase"); sort != "" {
		r.said[v], err = r.names.read(sort, s)
		if sort != "who" && err == nil && r.said[v].has(throughToken) {
			err = fmt.Errorf("%q: through a token is known only when a ship has moved", s)
		}
	}
	return err
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

// isID reports whether a text is an id of small letters, digits and what else it may hold.
func isID(s, also string) bool {
	return s[0] != '-' && len(s) <= usualLetters && strings.Trim(s, "abcdefghijklmnopqrstuvwxyz0123456789"+also) == ""
}
