package kit_test

import (
	"go/ast"
	"go/token"
	"testing"
)

// What is too large to be read in one sitting.
const (
	mostFields     = 40
	mostMethods    = 60
	mostLines      = 80
	mostComplexity = 25
)

// complexity is the number of ways through a function: one, and one more at each place where it may go on in another way.
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

// receiver is the name of the type that a method belongs to.
func receiver(f *ast.FuncDecl) string {
	e := f.Recv.List[0].Type
	if p, ok := e.(*ast.StarExpr); ok {
		e = p.X
	}
	if g, ok := e.(*ast.IndexExpr); ok {
		e = g.X
	}
	id, _ := e.(*ast.Ident)
	if id == nil {
		return ""
	}
	return id.Name
}

// No type of the screen has more than forty fields or sixty methods, no function more than eighty lines or a complexity of 25.
func TestNothingOfTheScreenIsTooLarge(t *testing.T) {
	for _, dirs := range folders(t) {
		for _, dir := range dirs {
			files, set := parsedIn(t, dir)
			methods := map[string]int{}
			for _, f := range files {
				for _, d := range f.Decls {
					switch d := d.(type) {
					case *ast.FuncDecl:
						at := set.Position(d.Pos())
						if d.Recv != nil {
							methods[receiver(d)]++
						}
						if n := set.Position(d.End()).Line - at.Line + 1; n > mostLines {
							t.Errorf("%s: %s has %d lines", at, d.Name.Name, n)
						}
						if n := complexity(d); n > mostComplexity {
							t.Errorf("%s: %s has a complexity of %d", at, d.Name.Name, n)
						}
					case *ast.GenDecl:
						for _, s := range d.Specs {
							k, ok := s.(*ast.TypeSpec)
							if !ok {
								continue
							}
							if st, ok := k.Type.(*ast.StructType); ok && st.Fields.NumFields() > mostFields {
								t.Errorf("%s: %s has %d fields", set.Position(k.Pos()), k.Name.Name, st.Fields.NumFields())
							}
						}
					}
				}
			}
			for name, n := range methods {
				if n > mostMethods {
					t.Errorf("%s: %s has %d methods", dir, name, n)
				}
			}
		}
	}
}
