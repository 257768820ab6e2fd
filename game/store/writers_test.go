package store_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// writes are the functions of the standard library that make, change or move a file.
var writes = map[string][]string{
	"os":        strings.Fields("Create CreateTemp WriteFile OpenFile Rename Link Symlink Truncate CopyFS OpenRoot OpenInRoot"),
	"io/ioutil": strings.Fields("WriteFile TempFile"),
	"syscall":   strings.Fields("Open Creat Rename Link Symlink Truncate"),
}

// writers are the folders that may use them, with the reason.
var writers = map[string]string{
	"game/store":               "it is the writer of all others",
	"ui/screen":                "what it tells a test, many times a second, is not kept",
	"cmd/attackwing/e2e":       "it is a test in all but name",
	"cmd/internal/cli/clitest": "it is a test in all but name",
	"cmd/internal/app/apptest": "it is a test in all but name",
}

// Every file that the program writes is written by this package: whole or not there, and never over
// another one unasked.
func TestNobodyElseWritesFiles(t *testing.T) {
	found := 0
	root := filepath.Join("..", "..")
	if _, err := os.Stat(filepath.Join(root, "go.mod")); err != nil {
		t.Skip("the source is not here, as in a browser")
	}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		folder, _ := filepath.Rel(root, filepath.Dir(path))
		folder = filepath.ToSlash(folder)
		switch {
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || d.Name() == "bin"):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, at := range writesIn(file) {
			if found++; writers[folder] == "" {
				t.Errorf("%s writes a file by itself; use game/store", files.Position(at))
			}
		}
		return nil
	})
	must(t, err)
	expect.True(t, found >= 5, "%d places were found that write a file: this looks in the wrong folder", found)
}

// writesIn are the places in a file that name a function which writes files.
func writesIn(file *ast.File) (at []token.Pos) {
	names := map[string][]string{} // what the file calls a package: what it must not name there
	for _, i := range file.Imports {
		path, _ := strconv.Unquote(i.Path.Value)
		name := path[strings.LastIndexByte(path, '/')+1:]
		if i.Name != nil {
			name = i.Name.Name
		}
		names[name] = writes[path]
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok {
			if x, ok := s.X.(*ast.Ident); ok && slices.Contains(names[x.Name], s.Sel.Name) {
				at = append(at, s.Pos())
			}
		}
		return true
	})
	return at
}

// A file is found that is opened for writing under another name of its package, and reading is left
// alone.
func TestWritesAreFound(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "a.go", `package a
import (
	system "os"
	"io/ioutil"
)
var write = system.WriteFile
func f() { system.Open("a"); ioutil.TempFile("", ""); system.ReadFile("b"); system.MkdirAll("c", 0) }`, 0)
	must(t, err)
	got := writesIn(file)
	expect.True(t, len(got) == 2, "%d places, not 2", len(got))
}
