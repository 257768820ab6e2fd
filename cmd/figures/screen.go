package figures

import (
	"fmt"
	"go/ast"
	"go/token"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// leastThreshold is the number of pixels from which a comparison asks about the window, and not
// about a part of it.
const leastThreshold = 200

// lengths are the names that widths and heights have.
var lengths = []string{"w", "h", "W", "H", "wide", "high", "width", "height", "Width", "Height", "Dx", "Dy"}

// takesApart are the functions that make something else of a text.
var takesApart = []string{
	"fmt.Sscan",
	"fmt.Sscanf",
	"strconv.Atoi",
	"strconv.ParseInt",
	"strings.Cut",
	"strings.CutPrefix",
	"strings.CutSuffix",
}

// screen prints what the rule of the screen counts: thresholds, texts taken apart, private fields
// that tests name.
func screen(w io.Writer, files []source) {
	asked, narrow, apart, touched := []string{}, 0, []string{}, counted{}
	numbers, private := constants(files), privateFields(files)
	for _, s := range files {
		if !s.ofScreen() {
			continue
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if s.test && !strings.HasSuffix(s.file.Name.Name, "_test") && private[s.dir][n.Sel.Name] {
					touched[s.dir]++
				}
			case *ast.Ident:
				if !s.test && strings.Contains(strings.ToLower(n.Name), "narrow") {
					narrow++
				}
			case *ast.BinaryExpr:
				if !s.test && compares(n.Op) && (length(n.X) && numbers.of(s.dir, n.Y) >= leastThreshold ||
					length(n.Y) && numbers.of(s.dir, n.X) >= leastThreshold) {
					asked = append(asked, s.at(n))
				}
			case *ast.CallExpr:
				if !s.test && slices.Contains(takesApart, called(n)) {
					apart = append(apart, s.at(n)+" "+called(n))
				}
			}
			return true
		})
	}
	places(w, "thresholds of the screen", asked)
	fmt.Fprintf(w, "names with narrow: %d\n", narrow)
	places(w, "texts taken apart", apart)
	sum := 0
	for _, n := range touched {
		sum += n
	}
	fmt.Fprintf(w, "private fields in tests: %d\n", sum)
	for _, n := range touched.names() {
		fmt.Fprintf(w, "  %7d  %s\n", touched[n], n)
	}
}

// places prints how many there are, and the first of them.
func places(w io.Writer, title string, at []string) {
	fmt.Fprintf(w, "%s: %d\n", title, len(at))
	for _, p := range at[:min(20, len(at))] {
		fmt.Fprintf(w, "           %s\n", p)
	}
}

func compares(op token.Token) bool {
	return op == token.LSS || op == token.GTR || op == token.LEQ || op == token.GEQ
}

// length reports whether an expression is named as a width or a height.
func length(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return slices.Contains(lengths, x.Name)
	case *ast.SelectorExpr:
		return slices.Contains(lengths, x.Sel.Name)
	case *ast.CallExpr:
		return length(x.Fun)
	}
	return false
}

// called is the function of a package that is called, "" where it is a method or one of its own.
func called(c *ast.CallExpr) string {
	if f, ok := c.Fun.(*ast.SelectorExpr); ok {
		if p, ok := f.X.(*ast.Ident); ok {
			return p.Name + "." + f.Sel.Name
		}
	}
	return ""
}

// values are the constants that are numbers, by folder and name.
type values map[string]map[string]float64

func constants(files []source) values {
	out := values{}
	for _, s := range files {
		ast.Inspect(s.file, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok {
				for i, name := range v.Names {
					if i < len(v.Values) {
						if l, ok := v.Values[i].(*ast.BasicLit); ok {
							if out[s.dir] == nil {
								out[s.dir] = map[string]float64{}
							}
							out[s.dir][name.Name] = number(l)
						}
					}
				}
			}
			return true
		})
	}
	return out
}

// of is the number that an expression is, 0 where it is none.
func (v values) of(dir string, x ast.Expr) float64 {
	switch x := x.(type) {
	case *ast.BasicLit:
		return number(x)
	case *ast.Ident:
		return v[dir][x.Name]
	}
	return 0
}

func number(l *ast.BasicLit) float64 {
	n, err := strconv.ParseFloat(l.Value, 64)
	if err != nil {
		return 0
	}
	return n
}

// privateFields are the names of fields that no other package sees, by folder.
func privateFields(files []source) map[string]map[string]bool {
	out := map[string]map[string]bool{}
	for _, s := range files {
		if s.test {
			continue
		}
		if out[s.dir] == nil {
			out[s.dir] = map[string]bool{}
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if t, ok := n.(*ast.StructType); ok {
				for _, f := range t.Fields.List {
					for _, name := range f.Names {
						if unicode.IsLower(rune(name.Name[0])) {
							out[s.dir][name.Name] = true
						}
					}
				}
			}
			return true
		})
	}
	return out
}
