package gametest

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// Sentence is a rule of a sheet in one sentence, in our own words.
type Sentence struct {
	ID      string // short name of the sheet and a number: "XY-7"
	Section string // heading on the sheet
	Words   string
	// functions, types or values of the scenario's package that play it, and notions of the core and of
	// rows that grow as game.X and growth.X; joined by ", "
	Rule  string
	Tests string // test functions of the package that prove it, joined by ", "
}

// Trace fails when a sentence has no test, or names a test or a rule that is not there, or when an
// id comes twice. With -v it prints the table.
func Trace(t *testing.T, sheet []Sentence) {
	t.Helper()
	tests, own := declared(t, "."), map[string]bool{}
	for name := range tests {
		if !strings.HasPrefix(name, "Test") {
			own[name] = true
		}
	}
	others := map[string]map[string]bool{
		"game": declared(t, "../../game"), "growth": declared(t, "../../game/growth"),
	}
	seen := map[string]bool{}
	var table strings.Builder
	for _, s := range sheet {
		switch {
		case seen[s.ID]:
			t.Errorf("%s comes twice", s.ID)
		case s.Words == "" || s.Section == "" || s.Rule == "" || s.Tests == "":
			t.Errorf("%s: section, words, rule and tests are needed", s.ID)
			continue
		}
		seen[s.ID] = true
		for _, name := range strings.Split(s.Tests, ", ") {
			if !strings.HasPrefix(name, "Test") || !tests[name] {
				t.Errorf("%s: there is no test %q in this package", s.ID, name)
			}
		}
		for _, name := range strings.Split(s.Rule, ", ") {
			in, n := own, name
			if of, name, ok := strings.Cut(name, "."); ok {
				in, n = others[of], name
			}
			if !in[n] {
				t.Errorf("%s: there is no %q", s.ID, name)
			}
		}
		fmt.Fprintf(&table, "\n%-7s %s: %s\n        rule: %s\n        tests: %s", s.ID, s.Section, s.Words, s.Rule,
			s.Tests)
	}
	t.Log(table.String())
}

// declared are the functions, methods, types, constants and variables declared in the Go files of a
// folder, tests included if they do something.
func declared(t *testing.T, dir string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no Go files in %s: %v", dir, err)
	}
	out := map[string]bool{}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Body != nil && len(d.Body.List) > 0 {
					out[d.Name.Name] = true
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						out[spec.Name.Name] = true
					case *ast.ValueSpec:
						for _, n := range spec.Names {
							out[n.Name] = true
						}
					}
				}
			}
		}
	}
	return out
}
