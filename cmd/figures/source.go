package figures

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// source is a Go file of the tree.
type source struct {
	path, dir string // from the top of the tree, with slashes
	test      bool
	lines     int
	set       *token.FileSet
	file      *ast.File
}

// at returns the place of a node as path and line.
func (s source) at(n ast.Node) string { return fmt.Sprintf("%s:%d", s.path, s.line(n.Pos())) }

func (s source) line(p token.Pos) int { return s.set.Position(p).Line }

// ofScreen reports whether it belongs to the screen.
func (s source) ofScreen() bool { return strings.HasPrefix(s.path, "ui/") }

// sources reads the Go files of a tree, without those that the go command leaves out.
func sources(tree string) (out []source, err error) {
	err = filepath.WalkDir(tree, func(p string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if p != tree && (name == "testdata" || name[0] == '.' || name[0] == '_') {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		text, err := os.ReadFile(p)
		if err != nil {
			return err
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, p, text, 0)
		if err != nil {
			return err
		}
		below, err := filepath.Rel(tree, p)
		if err != nil {
			return err
		}
		below = filepath.ToSlash(below)
		out = append(out, source{
			below,
			path.Dir(below),
			strings.HasSuffix(name, "_test.go"),
			strings.Count(string(text), "\n"),
			set,
			f,
		})
		return nil
	})
	return out, err
}
