package kit_test

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// The most lines and branches of a function that is read in one sitting, and the most methods of a
// type that is kept in mind.
const (
	mostLines      = 80
	mostComplexity = 25
	mostMethods    = 120
)

// complexity is the number of ways through a function: one, and one more at each place where it may
// go on in another way.
func complexity(f *ast.FuncDecl) int {
	n := 1
	ast.Inspect(f, func(k ast.Node) bool {
		switch k := k.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			if k.List != nil {
				n++
			}
		case *ast.CommClause:
			if k.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if k.Op == token.LAND || k.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}

// structs returns the struct types of a folder by name, each with the types of its fields by name:
// "T" or "*T".
func structs(files map[string]*ast.File) map[string]map[string]string {
	all := map[string]map[string]string{}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			t, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			st, ok := t.Type.(*ast.StructType)
			if !ok {
				return true
			}
			fields := map[string]string{}
			for _, field := range st.Fields.List {
				of := typeName(field.Type)
				if len(field.Names) == 0 {
					fields[strings.TrimPrefix(of, "*")] = of
				}
				for _, name := range field.Names {
					fields[name.Name] = of
				}
			}
			all[t.Name.Name] = fields
			return true
		})
	}
	return all
}

// typeName returns the name of a type of the same package, with a star for a pointer; "" for any
// other type.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.StarExpr:
		if of := typeName(e.X); of != "" {
			return "*" + of
		}
	case *ast.IndexExpr:
		return typeName(e.X)
	}
	return ""
}

// holds returns the struct types that a type holds by value, at any depth, itself included.
func holds(name string, all map[string]map[string]string, seen map[string]bool) map[string]bool {
	if _, ok := all[name]; !ok || seen[name] {
		return seen
	}
	seen[name] = true
	for _, of := range all[name] {
		holds(of, all, seen)
	}
	return seen
}

// pointsHome returns the fields by which a piece points to a struct that holds it, as
// "Piece.field".
func pointsHome(all map[string]map[string]string) (found []string) {
	for whole := range all {
		for piece := range holds(whole, all, map[string]bool{}) {
			for field, of := range all[piece] {
				if of == "*"+whole && piece != whole {
					found = append(found, piece+"."+field)
				}
			}
		}
	}
	return found
}

// methods returns the number of methods of each type of a folder, with the functions that take a
// pointer to it first: they are methods by another name.
func methods(files map[string]*ast.File) map[string]int {
	n := map[string]int{}
	for _, f := range files {
		for _, d := range f.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok {
				continue
			}
			if f.Recv != nil {
				n[strings.TrimPrefix(typeName(f.Recv.List[0].Type), "*")]++
			} else if ps := f.Type.Params.List; len(ps) > 0 {
				if of, pointer := strings.CutPrefix(typeName(ps[0].Type), "*"); pointer {
					n[of]++
				}
			}
		}
	}
	return n
}

// A piece never holds its whole: it returns what it wants done. No function is longer or has more
// branches than can be read at once, and no type has more methods.
func TestShape(t *testing.T) {
	for _, dirs := range folders(t) {
		for _, dir := range dirs {
			files, set := parsedIn(t, dir)
			for _, field := range pointsHome(structs(files)) {
				t.Errorf("%s.%s points to the struct that holds it: let it return what it wants done", dir, field)
			}
			for name, n := range methods(files) {
				expect.True(t, n <= mostMethods, "%s.%s has %d methods, with functions of it", dir, name, n)
			}
			for _, f := range files {
				for _, d := range f.Decls {
					f, ok := d.(*ast.FuncDecl)
					if !ok {
						continue
					}
					at := set.Position(f.Pos())
					if n := set.Position(f.End()).Line - at.Line + 1; n > mostLines {
						t.Errorf("%s: %s has %d lines", at, f.Name.Name, n)
					}
					if n := complexity(f); n > mostComplexity {
						t.Errorf("%s: %s has a complexity of %d", at, f.Name.Name, n)
					}
				}
			}
		}
	}
}

func TestPointsHome(t *testing.T) {
	all := map[string]map[string]string{
		"Page":  {"list": "List", "tabs": "Tabs", "other": "*Free"},
		"List":  {"inner": "Inner"},
		"Inner": {"page": "*Page"},
		"Tabs":  {"Page": "*Page"},
		"Free":  {"page": "*Page"},
	}
	got := pointsHome(all)
	slices.Sort(got)
	expect.List(t, got, []string{"Inner.page", "Tabs.Page"}, "got")
}
