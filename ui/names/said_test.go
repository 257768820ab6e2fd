package names_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// unsaid are the words that the screen, the log and the command line do not use, and what they say
// in place of them. A phrase stands here once the program has said it, and somebody has stumbled
// over it.
var unsaid = []struct {
	not *regexp.Regexp
	say string
}{
	{regexp.MustCompile(`(?i)\btak(e|es|en|ing) back\b|\btake-back\b`), "undo"},
	{regexp.MustCompile(`(?i)\bgiven? again\b`), "redo, or be repeated"},
	{regexp.MustCompile(`(?i)\bgiv(e|es|ing) up the (battle|fleet)\b|^give up$`), "concede"},
	{regexp.MustCompile(`(?i)\btake in (a|the|from)\b|\bcopy out\b`), "import, export, share"},
	{regexp.MustCompile(`(?i)\bleave it$|it is meant`), "cancel, confirm"},
	{regexp.MustCompile(`(?i)\b(go|gone|goes|going) on with\b`), "continue"},
	{regexp.MustCompile(`(?i)\bfall on the window\b`), "drop a file here"},
	{regexp.MustCompile(`(?i)\bfalls? off\b|\blies outside\b`), "leaves the board, is outside"},
	{regexp.MustCompile(`(?i)\bmends it\b`), "fix it"},
	{regexp.MustCompile(`(?i)\bthe next best\b.*\bworth\b|\bworth [0-9%]`), "2.1 damage on average"},
}

// saidBy are the words of a Go file: its texts, without import paths and the names of fields in
// files.
func saidBy(t *testing.T, path string) map[token.Position]string {
	t.Helper()
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, path, nil, 0)
	expect.OK(t, err)
	said := map[token.Position]string{}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.BasicLit:
			if n.Kind == token.STRING {
				said[files.Position(n.Pos())] = strings.Trim(n.Value, "\"`")
			}
		}
		return true
	})
	return said
}

// One thing has one name on every page, in the log, in the help of the command line and in the
// documents for players.
func TestWordsThatAreNotUsed(t *testing.T) {
	const top = "../.."
	judge := func(where, words string) {
		for _, u := range unsaid {
			found := u.not.FindString(words)
			expect.True(t, found == "", "%s says %q; say: %s", where, found, u.say)
		}
	}
	files := 0
	err := filepath.WalkDir(top, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && path != top):
			return fs.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		files++
		for at, words := range saidBy(t, path) {
			judge(at.String(), words)
		}
		return nil
	})
	expect.OK(t, err)
	expect.Must(t, files >= 300, "only %d files were read", files)
	pages, err := filepath.Glob(filepath.Join(top, "doc", "*.md"))
	expect.Must(t, err == nil && len(pages) >= 7, "doc has %d pages, want at least 7 (%v)", len(pages), err)
	for _, page := range append(pages, filepath.Join(top, "README.md")) {
		text := gametest.File(t, page)
		for i, line := range strings.Split(string(text), "\n") {
			judge(fmt.Sprintf("%s, line %d", filepath.Base(page), i+1), line)
		}
	}
}
