package textfile

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// Document parses a file that holds one document, called what in errors. It refuses what the
// decoder would take and should not: anchors and aliases, by which a short file can stand for an
// endless one, and fractions in fields of whole numbers.
func Document(b []byte, what string, whole map[string]bool) (*ast.File, error) {
	file, err := parser.ParseBytes(b, 0)
	if err != nil {
		return nil, err
	}
	if len(file.Docs) != 1 || file.Docs[0].Body == nil {
		return nil, errors.New("line 1: want one " + what + " in the file")
	}
	no := unwanted{whole: whole}
	ast.Walk(&no, file.Docs[0].Body)
	if no.line > 0 {
		return nil, fmt.Errorf("line %d: %s", no.line, no.why)
	}
	return file, nil
}

// WholeFields adds the YAML names of a struct's fields of whole numbers, alone, in lists or by
// names, those of its structs included.
func WholeFields(t reflect.Type, to map[string]bool) map[string]bool {
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
			WholeFields(x, to)
		}
	}
	return to
}

// unwanted is the first thing found that is not taken.
type unwanted struct {
	whole map[string]bool
	line  int
	why   string
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
		if key := v.Key.GetToken().Value; a.whole[key] {
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
	if a.line == 0 && n.GetToken() != nil {
		a.line, a.why = n.GetToken().Position.Line, why
	}
}
