package sheet

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/filedoc"
	"attackwing/game/textfile"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// Ending is the ending of sheet files.
const Ending = ".scenario.yaml"

// maxFile is the largest size of a file, in bytes.
const maxFile = 128 << 10

// Read reads a sheet; name is what errors call the file. Whatever is wrong is said with file, line
// and field, all of it at once, under every value that a house rule of the sheet may have.
func Read(r io.Reader, name string) (*Sheet, error) {
	text, err := textfile.Read(r, maxFile)
	if err != nil {
		return nil, textfile.In(name, err)
	}
	s := &Sheet{name: name, text: text}
	if err := s.rulings(); err != nil {
		return nil, err
	}
	usual, err := s.compile(nil)
	if err != nil {
		return nil, err
	}
	s.sheet = usual.sheet
	docs := []*document{usual.doc}
	for _, r := range s.sheet.House {
		for _, v := range valuesOf(r) {
			p, err := s.compile(map[string]string{r.Key: v})
			if err != nil {
				first := textfile.Mistakes(err)[0]
				first.Why += fmt.Sprintf(" (where %s is %s)", r.Key, v)
				return nil, first
			}
			docs = append(docs, p.doc)
		}
	}
	if s.sheet.Stamp, err = stamp(docs); err != nil {
		return nil, s.told(err)
	}
	return s, nil
}

// stamp tells a sheet from any other of the same id: a number of how it is played, whatever its
// file looks like and in what words it is told. docs is what it says under each value of its house
// rules. A field that came after sheets had stamps is left out where a sheet does not say it
// (json:",omitempty"): theirs stay.
func stamp(docs []*document) (string, error) {
	h := fnv.New64a()
	for _, d := range docs {
		forget(reflect.ValueOf(d).Elem())
		b, err := json.Marshal(d)
		if err != nil {
			return "", err
		}
		_, _ = h.Write(b)
	}
	return fmt.Sprintf("%016x", h.Sum64()), nil
}

// forget empties what is only told.
func forget(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			forget(v.Elem())
		}
	case reflect.Slice:
		for i := range v.Len() {
			forget(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.Tag.Get("told") != "" {
				v.Field(i).SetZero()
			} else {
				forget(v.Field(i))
			}
		}
	}
}

// told names the file of an error, and the line as other errors do.
func (s *Sheet) told(err error) error { return textfile.In(s.name, err) }

// rulings reads the house rules of the sheet, which the rest may speak of.
func (s *Sheet) rulings() error {
	var d struct {
		House []ruling `yaml:"house"`
	}
	if err := textfile.Decode(func() error { return yaml.Unmarshal(s.text, &d) }); err != nil {
		return s.told(err)
	}
	s.usual = map[string]string{}
	for i := range d.House {
		if r := d.House[i].rule(); r.Key != "" {
			s.usual[r.Key] = r.Default
		}
	}
	return nil
}

// rule is a house rule as the referee has it.
func (r *ruling) rule() game.HouseRule {
	out := game.HouseRule{Key: r.Key, Words: r.Words, Min: r.From, Max: r.To, Default: strconv.Itoa(r.Default)}
	for _, c := range r.Choices {
		out.Choices = append(out.Choices, fmt.Sprint(c))
	}
	if len(out.Choices) > 0 {
		out.Default, out.Min, out.Max = out.Choices[0], 0, 0
	}
	return out
}

// valuesOf are values of a house rule under which a sheet is looked at: all choices, or the ends of
// a range.
func valuesOf(r game.HouseRule) []string {
	if r.Choices != nil || r.Max == 0 {
		return r.Choices
	}
	return []string{strconv.Itoa(r.Min), strconv.Itoa(r.Max)}
}

// spokenOf finds a house rule that a value speaks of.
var spokenOf = textfile.Pattern(`\([a-z0-9.-]+\)`)

// under is the text of the sheet under house rules: what they say stands where they are spoken of.
// Lines stay where they are.
func (s *Sheet) under(set map[string]string) []byte {
	return spokenOf().ReplaceAllFunc(s.text, func(b []byte) []byte {
		key := b[1 : len(b)-1]
		if usual, known := s.usual[string(key)]; known {
			return []byte(cmp.Or(set[string(key)], usual))
		}
		return b
	})
}

// compile makes of the text, under house rules, what the referee plays.
func (s *Sheet) compile(set map[string]string) (*played, error) {
	d := &document{}
	r := &reader{
		played: &played{doc: d, places: map[string]*said{}, said: map[*string]*said{}},
		file:   s.name, path: map[any]string{}, word: map[*string]int{},
		ids: map[string]bool{"token or map ship obstacle": true},
	}
	for _, id := range (&game.Sheet{}).ActionsDone(1<<16 - 1) {
		r.ids["action "+id] = true
	}
	var err error
	if r.source, err = filedoc.Parse(s.under(set), "sheet"); err != nil {
		return nil, s.told(err)
	}
	body := r.source.Body()
	if _, ok := body.(*ast.MappingNode); !ok {
		return nil, textfile.Mistake{File: s.name, Line: 1,
			Why: "want the fields of a sheet: id, title, sections and others"}
	}
	for _, x := range filedoc.Strays(body, d) {
		r.fault(x.Line, x.Why)
	}
	ast.Walk(&strayKeys{r, slices.Sorted(maps.Keys(s.usual))}, body)
	if len(r.faults) > 0 {
		return nil, errors.Join(r.faults...)
	}
	if err := r.source.Decode(d); err != nil {
		return nil, s.told(err)
	}
	r.names = namesOf(d)
	c := filedoc.Checker{Bad: r.note, Value: r.value}
	c.Check(d)
	if len(r.faults) == 0 { // what is not well formed is not looked at closer
		r.print()
		r.onMap()
		r.sections()
	}
	if len(r.faults) > 0 {
		return nil, errors.Join(r.faults...)
	}
	r.sheet.Kit, r.aims = r.kit(), r.goals()
	return r.played, nil
}

// strayKeys notes house rules that values speak of, and that the sheet does not have. In the middle
// of a text only what is nearly one of its keys is taken for one.
type strayKeys struct {
	r    *reader
	keys []string
}

func (k *strayKeys) Visit(n ast.Node) ast.Visitor {
	v, is := n.(*ast.StringNode)
	if !is || v.GetToken() == nil {
		return k
	}
	for _, spoken := range spokenOf().FindAllString(v.Value, -1) {
		key := spoken[1 : len(spoken)-1]
		meant := textfile.Meant(key, k.keys)
		if meant == "" && spoken != v.Value {
			continue
		}
		if meant == "" && len(k.keys) > 0 {
			meant = ": want one of " + strings.Join(k.keys, ", ")
		}
		k.r.fault(v.GetToken().Position.Line, fmt.Sprintf("unknown house rule %q of the scenario%s", key, meant))
	}
	return k
}
