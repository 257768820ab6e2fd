package textfile

import (
	"cmp"
	"fmt"
	"reflect"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// LineOf is the line of a field of a document, or of the nearest thing around it that is in the
// file; ships[0].at[1] is such a field.
func LineOf(file *ast.File, path string) int {
	for path != "" {
		if p, err := yaml.PathString("$." + path); err == nil {
			if n, err := p.FilterFile(file); err == nil && n != nil && n.GetToken() != nil {
				return n.GetToken().Position.Line
			}
		}
		path = path[:max(strings.LastIndexAny(path, ".["), 0)]
	}
	return 1
}

// Stray is a field of a file that nothing reads.
type Stray struct {
	Line int
	Why  string // names the field
}

// Strays are the fields of a document that a type has no place for, each with the name that may
// have been meant. What reads its value itself is not looked into.
func Strays(n ast.Node, t reflect.Type) (out []Stray) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch x := n.(type) {
	case *ast.SequenceNode:
		if t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
			for _, v := range x.Values {
				out = append(out, Strays(v, t.Elem())...)
			}
		}
	case *ast.MappingNode:
		if t.Kind() == reflect.Map {
			for _, v := range x.Values {
				out = append(out, Strays(v.Value, t.Elem())...)
			}
		}
		if t.Kind() != reflect.Struct || reflect.PointerTo(t).Implements(unmarshals) {
			return out
		}
		for _, v := range x.Values {
			out = append(out, strayOf(v, t)...)
		}
	}
	return out
}

var unmarshals = reflect.TypeFor[yaml.InterfaceUnmarshaler]()

// fields returns the fields of a struct, and of its parts that stand inline.
func fields(t reflect.Type) (list []reflect.StructField) {
	for i := range t.NumField() {
		if f := t.Field(i); strings.HasSuffix(f.Tag.Get("yaml"), ",inline") {
			list = append(list, fields(f.Type)...)
		} else {
			list = append(list, f)
		}
	}
	return list
}

// strayOf returns the stray fields of one field of a struct.
func strayOf(v *ast.MappingValueNode, t reflect.Type) []Stray {
	token := v.Key.GetToken()
	if token == nil {
		return nil
	}
	var known []string
	for _, f := range fields(t) {
		name, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		if name == token.Value && name != "-" {
			return Strays(v.Value, f.Type)
		}
		if name != "" && name != "-" {
			known = append(known, name)
		}
	}
	return []Stray{{token.Position.Line, fmt.Sprintf("unknown field %q", token.Value) +
		cmp.Or(Meant(token.Value, known), ": known here are "+strings.Join(known, ", "))}}
}
