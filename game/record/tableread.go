package record

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"

	"attackwing/game/textfile"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// maxTable is how many bytes a position file may have.
const maxTable = 128 << 10

// ReadTable reads a position file, YAML or JSON; name is what errors call it.
func ReadTable(r io.Reader, name string) (*Table, error) {
	t := &Table{}
	b, err := textfile.Read(r, maxTable)
	if err == nil {
		err = textfile.Decode(func() error { return t.decode(b) })
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	t.name = name
	return t, nil
}

func (t *Table) decode(b []byte) error {
	file, err := parser.ParseBytes(b, 0)
	if err != nil {
		return err
	}
	if len(file.Docs) != 1 || file.Docs[0].Body == nil {
		return errors.New("line 1: want one position in the file")
	}
	var no unwanted
	ast.Walk(&no, file.Docs[0].Body)
	if no.line > 0 {
		return fmt.Errorf("line %d: %s", no.line, no.why)
	}
	if err := yaml.UnmarshalWithOptions(b, t, yaml.Strict()); err != nil {
		return err
	}
	t.file = file
	return nil
}

// unwanted finds what the decoder would take and should not: anchors and aliases, by which a short file can stand for
// an endless one, and fractions where a whole number belongs.
type unwanted struct {
	line int
	why  string
}

// whole are the fields of whole numbers, alone, in lists or by names.
var whole = wholeFields(reflect.TypeFor[Table](), map[string]bool{})

func wholeFields(t reflect.Type, to map[string]bool) map[string]bool {
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		x := f.Type
		for x.Kind() == reflect.Pointer || x.Kind() == reflect.Slice || x.Kind() == reflect.Map {
			x = x.Elem()
		}
		switch {
		case !f.IsExported():
		case x.Kind() == reflect.Int || x.Kind() == reflect.Uint64:
			to[name] = true
		case x.Kind() == reflect.Struct:
			wholeFields(x, to)
		}
	}
	return to
}

func (a *unwanted) Visit(n ast.Node) ast.Visitor {
	switch n.Type() {
	case ast.AnchorType, ast.AliasType, ast.MergeKeyType, ast.TagType:
		a.note(n, "anchors and aliases are not read")
	case ast.MappingValueType:
		v, ok := n.(*ast.MappingValueNode)
		if !ok || v.Key.GetToken() == nil {
			break
		}
		key := v.Key.GetToken().Value
		if whole[key] {
			a.fraction(key, v.Value)
		}
	}
	return a
}

func (a *unwanted) fraction(key string, n ast.Node) {
	switch x := n.(type) {
	case *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		a.note(n, key+": want a whole number")
	case *ast.SequenceNode:
		for _, v := range x.Values {
			a.fraction(key, v)
		}
	case *ast.MappingNode:
		for _, v := range x.Values {
			a.fraction(key, v.Value)
		}
	}
}

func (a *unwanted) note(n ast.Node, why string) {
	if a.line == 0 {
		a.line, a.why = n.GetToken().Position.Line, why
	}
}

// fault is something wrong with a field of a position.
type fault struct {
	path string // ships[0].at[1], from 0 as the file counts
	why  string
}

func (f fault) Error() string { return f.path + ": " + f.why }

func wrong(path, format string, args ...any) error { return fault{path, fmt.Sprintf(format, args...)} }

// place tells an error with the file and the line of the field it is about.
func (t *Table) place(err error) error {
	if err == nil {
		return nil
	}
	var f fault
	if errors.As(err, &f) && t.file != nil {
		if n := t.line(f.path); n > 0 {
			err = fmt.Errorf("line %d: %w", n, err)
		}
	}
	if t.name != "" {
		err = fmt.Errorf("%s: %w", t.name, err)
	}
	return err
}

// line is the line of a field, or of the nearest thing around it that is in the file.
func (t *Table) line(path string) int {
	for path != "" {
		if p, err := yaml.PathString("$." + path); err == nil {
			if n, err := p.FilterFile(t.file); err == nil && n != nil && n.GetToken() != nil {
				return n.GetToken().Position.Line
			}
		}
		path = path[:max(strings.LastIndexAny(path, ".["), 0)]
	}
	return 1
}
