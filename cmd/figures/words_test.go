package figures

import (
	"bufio"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// worded are the top folders whose words are held in testdata/words, a file each.
var worded = []string{"cmd", "game", "scenarios", "ui"}

// texts returns the words of a folder's Go files, tests and generated files aside, by file: every
// string that a person may read, and the help of struct tags. The words of a file are sorted, each
// is there once.
func texts(t *testing.T, root, folder string) map[string][]string {
	t.Helper()
	out := map[string][]string{}
	err := filepath.WalkDir(filepath.Join(root, folder), func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "testdata":
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments)
		if err != nil || ast.IsGenerated(f) {
			return err
		}
		rel, err := filepath.Rel(root, path)
		if ws := textsOf(f); len(ws) > 0 {
			out[filepath.ToSlash(rel)] = ws
		}
		return err
	})
	expect.OK(t, err)
	return out
}

func textsOf(f *ast.File) (ws []string) {
	add := func(s string) {
		if readable(s) {
			ws = append(ws, strings.ReplaceAll(s, "\n", `\n`))
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.Field:
			if n.Tag != nil {
				tag, _ := strconv.Unquote(n.Tag.Value)
				add(reflect.StructTag(tag).Get("help"))
				add(reflect.StructTag(tag).Get("says"))
				n.Tag = nil
			}
		case *ast.BasicLit:
			if s, err := strconv.Unquote(n.Value); n.Kind == token.STRING && err == nil {
				add(s)
			}
		}
		return true
	})
	slices.Sort(ws)
	return slices.Compact(ws)
}

var label = regexp.MustCompile(`^[A-Z][a-z]{2,}$`)

// readable reports whether s may be words on a screen: a label, or letters with a space. Phrases of
// files and HTML have "<".
func readable(s string) bool {
	return label.MatchString(s) || strings.Contains(strings.Trim(s, "\n"), " ") && strings.ContainsFunc(s, func(r rune) bool { return r >= 'a' && r <= 'z' }) && !strings.Contains(s, "<")
}

// TestGoldenWords makes each change of the program's words a line of a diff.
func TestGoldenWords(t *testing.T) {
	for _, folder := range worded {
		var b strings.Builder
		all := texts(t, filepath.Join("..", ".."), folder)
		for _, file := range slices.Sorted(maps.Keys(all)) {
			fmt.Fprintf(&b, "# %s\n%s\n\n", file, strings.Join(all[file], "\n"))
		}
		gametest.Golden(t, filepath.Join("words", folder+".txt"), b.String())
	}
}

// TestPatternsOfWordsGoDown counts the patterns of testdata/patterns.txt, which make stiff English,
// in the words of the program. Their counts may only go down.
func TestPatternsOfWordsGoDown(t *testing.T) {
	var all []string
	for _, folder := range worded {
		for file, ws := range texts(t, filepath.Join("..", ".."), folder) {
			for _, w := range ws {
				all = append(all, file+": "+w)
			}
		}
	}
	slices.Sort(all)
	name := filepath.Join("testdata", "patterns.txt")
	f, err := os.Open(name)
	expect.OK(t, err)
	defer f.Close()
	var b strings.Builder
	for in := bufio.NewScanner(f); in.Scan(); {
		count, pattern, _ := strings.Cut(in.Text(), "\t")
		most, err := strconv.Atoi(count)
		expect.Must(t, err == nil, "%s: %v", name, err)
		x := regexp.MustCompile(pattern)
		var found []string
		for _, w := range all {
			if _, words, _ := strings.Cut(w, ": "); x.MatchString(words) {
				found = append(found, w)
			}
		}
		if len(found) > most {
			t.Errorf("%q is in %d texts, at most %d: say it as the others do\n%s", pattern, len(found), most, strings.Join(found, "\n"))
		} else if len(found) < most && !expect.Updating() {
			t.Errorf("%q is in %d texts, no more in %d; -update lowers the count", pattern, len(found), most)
		}
		fmt.Fprintf(&b, "%d\t%s\n", min(most, len(found)), pattern)
	}
	if expect.Updating() {
		expect.OK(t, os.WriteFile(name, []byte(b.String()), 0o644))
	}
}
