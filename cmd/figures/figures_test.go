package figures

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// A small tree is told to the last line.
func TestFiguresOfATree(t *testing.T) {
	tree := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module small\n\ngo 1.26\n\nrequire (\n\ta.example/a v1.0.0\n\ta.example/b v1.0.0 // indirect\n)\n",
		"ui/page/page.go": `package page

import "strings"

const small = 480

type Page struct{ w, h float64; Shown string }

func (p *Page) narrow() bool { return p.w < small || p.h < 300 || p.w < 20 }

func (p *Page) press(name string) string {
	_, n, _ := strings.Cut(name, ":")
	return n
}
`,
		"ui/page/page_test.go":     "package page\n\nfunc touch(p *Page) float64 { p.Shown = \"\"; return p.w + p.h }\n",
		"ui/page/outside_test.go":  "package page_test\n\nfunc touch(p struct{ w float64 }) float64 { return p.w }\n",
		"ui/testdata/no/broken.go": "package",
		"game/game.go":             "package game\n\nfunc wide(w float64) bool { return w > 900 }\n",
	} {
		p := filepath.Join(tree, filepath.FromSlash(name))
		expect.OK(t, os.MkdirAll(filepath.Dir(p), 0o755))
		expect.OK(t, os.WriteFile(p, []byte(text), 0o644))
	}
	var out bytes.Buffer
	expect.OK(t, Print(&out, tree, true))
	for _, want := range []string{
		"ui: 14 lines, and 6 of tests\n",
		"game: 3 lines, and 0 of tests\n",
		"        3  ui/page.Page\n",        // fields
		"        2  ui/page.Page\n",        // methods
		"        4  ui/page.Page.press\n",  // lines
		"        3  ui/page.Page.narrow\n", // branches
		"thresholds of the screen: 2\n",    // not the 20 px of a part, and not what is no screen
		"names with narrow: 1\n",           // its declaration
		"ui/page/page.go:12 strings.Cut\n", // a text taken apart
		"private fields in tests: 2\n",     // not the public one, not what is outside of the package
		"modules: 1 direct, 1 indirect\n",
	} {
		expect.True(t, strings.Contains(out.String(), want), "%q is missing in\n%s", want, out.String())
	}
}

// What the go command prints is read: a benchmark's figures, and the coverage of packages with
// tests and without.
func TestGoCommandIsRead(t *testing.T) {
	m := benchmark.FindStringSubmatch("goos: linux\nBenchmarkIdleTick-2   \t 1000\t  120 ns/op\t  0 B/op\nPASS\n")
	expect.True(t, m != nil && m[1] == "IdleTick-2" && m[2] == "120 ns/op\t  0 B/op", "benchmark: %q", m)
	text := "ok  \tattackwing/ui/kit\t2.1s\tcoverage: 81.5% of statements\n\tattackwing/ui/shot\t\tcoverage: 0.0% of statements\n"
	ms := coveredLine.FindAllStringSubmatch(text, -1)
	if len(ms) != 2 || ms[0][1] != "ui/kit" || ms[0][2] != "81.5" || ms[1][1] != "ui/shot" || ms[1][2] != "0.0" {
		t.Errorf("coverage: %q", ms)
	}
}
