package filedoc

import (
	"cmp"
	"fmt"
	"reflect"
	"strings"

	"attackwing/game/textfile"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// Stray is a field of a file that cannot be read as it stands there.
type Stray struct {
	Line int
	Why  string // names the field
}

// Strays returns the fields below a node that v does not declare, each with the name that may have
// been meant, and fractions where it declares whole numbers. What reads its value itself is not
// looked into.
func Strays(n ast.Node, v any) []Stray { return strays(n, reflect.TypeOf(v), "") }

func strays(n ast.Node, t reflect.Type, field string) (out []Stray) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if reflect.PointerTo(t).Implements(unmarshals) {
		return nil
	}
	switch x := n.(type) {
	case *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		if k := t.Kind(); k >= reflect.Int && k <= reflect.Uintptr {
			return []Stray{{n.GetToken().Position.Line, field + ": want a whole number"}}
		}
	case *ast.SequenceNode:
		if t.Kind() == reflect.Slice || t.Kind() == reflect.Array {
			for _, v := range x.Values {
				out = append(out, strays(v, t.Elem(), field)...)
			}
		}
	case *ast.MappingNode:
		for _, v := range x.Values {
			switch t.Kind() {
			case reflect.Map:
				out = append(out, strays(v.Value, t.Elem(), field)...)
			case reflect.Struct:
				out = append(out, strayOf(v, t)...)
			}
		}
	}
	return out
}

var unmarshals = reflect.TypeFor[yaml.InterfaceUnmarshaler]()

// strayOf returns the strays of one field of a struct.
func strayOf(v *ast.MappingValueNode, t reflect.Type) []Stray {
	token := v.Key.GetToken()
	if token == nil {
		return nil
	}
	var known []string
	for _, f := range fields(t) {
		if f.Name == token.Value {
			return strays(v.Value, f.Type, f.Name)
		}
		known = append(known, f.Name)
	}
	return []Stray{{token.Position.Line, fmt.Sprintf("unknown field %q", token.Value) +
		cmp.Or(textfile.Meant(token.Value, known), ": known here are "+strings.Join(known, ", "))}}
}

// fields returns the declared fields of a struct, those of its inline parts among them, with their
// names in the file.
func fields(t reflect.Type) (list []reflect.StructField) {
	for f := range t.Fields() {
		name, how, _ := strings.Cut(cmp.Or(f.Tag.Get("yaml"), f.Tag.Get("json")), ",")
		switch {
		case how == "inline":
			for _, inner := range fields(f.Type) {
				inner.Index = append(f.Index[:1:1], inner.Index...)
				list = append(list, inner)
			}
		case name != "" && name != "-":
			f.Name = name
			list = append(list, f)
		}
	}
	return list
}
