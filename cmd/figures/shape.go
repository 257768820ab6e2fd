package figures

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"io"
	"slices"
	"strings"
)

// What is told by name: what is above these wants a reason.
const (
	mostFields   = 40
	mostMethods  = 60
	mostLines    = 80
	mostBranches = 25
)

// counted holds counts by name.
type counted map[string]int

// top prints the largest, at most so many, and how many are above what is allowed.
func (c counted) top(w io.Writer, title string, allowed, most int) {
	names, above := c.names(), 0
	for _, n := range names {
		if c[n] > allowed {
			above++
		}
	}
	fmt.Fprintf(w, "%s: above %d: %d\n", title, allowed, above)
	for _, n := range names[:min(most, len(names))] {
		fmt.Fprintf(w, "  %7d  %s\n", c[n], n)
	}
}

// names are they all, the largest first.
func (c counted) names() (out []string) {
	for n := range c {
		out = append(out, n)
	}
	slices.SortFunc(out, func(a, b string) int { return cmp.Or(cmp.Compare(c[b], c[a]), cmp.Compare(a, b)) })
	return out
}

// shape prints lines by package, the largest types, the longest and the most branching functions,
// tests left out.
func shape(w io.Writer, files []source) {
	lines, parts, tests, fields, methods, long, branching := counted{}, counted{}, counted{}, counted{},
		counted{}, counted{}, counted{}
	for _, s := range files {
		part, _, _ := strings.Cut(s.dir, "/")
		if s.test {
			tests[part] += s.lines
			continue
		}
		lines[s.dir] += s.lines
		parts[part] += s.lines
		for _, d := range s.file.Decls {
			switch d := d.(type) {
			case *ast.GenDecl:
				for _, x := range d.Specs {
					if t, ok := x.(*ast.TypeSpec); ok {
						if st, ok := t.Type.(*ast.StructType); ok {
							fields[s.dir+"."+t.Name.Name] = st.Fields.NumFields()
						}
					}
				}
			case *ast.FuncDecl:
				name := s.dir + "." + d.Name.Name
				if of := receiver(d); of != "" {
					methods[s.dir+"."+of]++
					name = s.dir + "." + of + "." + d.Name.Name
				}
				long[name] = s.line(d.End()) - s.line(d.Pos()) + 1
				branching[name] = branches(d)
			}
		}
	}
	for _, n := range parts.names() {
		fmt.Fprintf(w, "%s: %d lines, and %d of tests\n", n, parts[n], tests[n])
	}
	lines.top(w, "lines by package", 5000, len(lines))
	fields.top(w, "fields of a type", mostFields, 5)
	methods.top(w, "methods of a type", mostMethods, 5)
	long.top(w, "lines of a function", mostLines, 5)
	branching.top(w, "branches of a function", mostBranches, 5)
}

// receiver is the type that a method belongs to, "" of a function.
func receiver(d *ast.FuncDecl) string {
	if d.Recv == nil || len(d.Recv.List) == 0 {
		return ""
	}
	x := d.Recv.List[0].Type
	for {
		switch t := x.(type) {
		case *ast.StarExpr:
			x = t.X
		case *ast.IndexExpr:
			x = t.X
		case *ast.IndexListExpr:
			x = t.X
		case *ast.Ident:
			return t.Name
		default:
			return ""
		}
	}
}

// branches is the cyclomatic complexity of a function.
func branches(d *ast.FuncDecl) int {
	n := 1
	ast.Inspect(d, func(x ast.Node) bool {
		switch x := x.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt, *ast.CaseClause, *ast.CommClause:
			n++
		case *ast.BinaryExpr:
			if x.Op == token.LAND || x.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}
