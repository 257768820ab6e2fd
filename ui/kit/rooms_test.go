package kit_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// rooms are the packages that draw: shapes and places in the window stand there and nowhere else.
var rooms = []string{"kit", "boardview", "scene", "motion", "raster", "screen", "dial", "veil", "shot", "handout"}

// notPages are packages that neither draw nor show anything.
var notPages = []string{"anim", "glossary", "house", "input", "onmap", "platform", "sound", "synth"}

// drawn are the names by which something is drawn or placed, by package.
var drawn = map[string][]string{
	"kit":   {"Canvas", "Frame", "Box", "Room", "Laid", "Draw", "Sized", "Mark", "LeastW", "LeastH"},
	"scene": {"OnScreen", "Anchored", "Shape", "Path", "Scene", "Clip", "MeasureText", "TextBounds", "Builder", "Build"},
}

// seen are what tells of the window by a camera.
var seen = []string{"MM", "PxPerMM", "PxPerInch", "ToScreen", "ToTable", "ZoomAt"}

// drawers are the packages that only rooms import.
var drawers = []string{"attackwing/ui/raster", "attackwing/ui/screen"}

// keyName is a key in a program's text: one that is no word or letter of anything else.
var keyName = regexp.MustCompile(`^((ctrl|shift|alt)\+.+|esc|enter|tab|backspace|pageup|pagedown|f[0-9]+)$`)

// handMade are the methods by which a page that is laid out by hand takes its keys and presses.
var handMade = []string{"Key", "Keys", "Click", "Pointer", "SetField", "Form", "Draw"}

// faults says what stands in the files of a package that stands in the kit only: drawing, places of
// the window, and lists of keys and tips beside the commands.
func faults(files map[string]*ast.File, at func(token.Pos) string) (out []string) {
	add := func(n ast.Node, format string, args ...any) {
		out = append(out, at(n.Pos())+": "+fmt.Sprintf(format, args...))
	}
	ids := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		for _, i := range files[name].Imports {
			if path, _ := strconv.Unquote(i.Path.Value); slices.Contains(drawers, path) {
				add(i, "imports %s", path)
			}
		}
		var in []ast.Node // what the node stands in
		ast.Inspect(files[name], func(n ast.Node) bool {
			if n == nil {
				in = in[:len(in)-1]
				return true
			}
			in = append(in, n)
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if x, ok := n.X.(*ast.Ident); ok && slices.Contains(drawn[x.Name], n.Sel.Name) {
					add(n, "%s.%s draws, or names a place of the window", x.Name, n.Sel.Name)
				}
				if x, ok := n.X.(*ast.SelectorExpr); ok && x.Sel.Name == "Cam" && slices.Contains(seen, n.Sel.Name) {
					add(n, "Cam.%s measures in pixels of the window", n.Sel.Name)
				}
			case *ast.FuncDecl:
				if n.Recv != nil && slices.Contains(handMade, n.Name.Name) {
					add(n, "a page of the kit has no method %s", n.Name.Name)
				}
			case *ast.GenDecl:
				for _, k := range n.Specs {
					if v, ok := k.(*ast.ValueSpec); ok && len(in) == 2 && slices.ContainsFunc(v.Values, holdsCommands) {
						add(v, "commands that belong to no page: a second list of keys")
					}
				}
			case *ast.CallExpr:
				if isKit(n.Fun, "Cap") && len(n.Args) == 1 {
					if _, ok := n.Args[0].(*ast.BasicLit); ok {
						add(n, "a key cap of no command: a second list of keys")
					}
				}
			case *ast.BasicLit:
				if words, err := strconv.Unquote(n.Value); err == nil && n.Kind == token.STRING && keyName.MatchString(words) && !ofKit(in, "Command") && !named(in) {
					add(n, "the key %q stands beside its command", words)
				}
			case *ast.MapType:
				if isKit(n.Value, "Tip") {
					add(n, "tips by name: a second list of tips")
				}
			case *ast.ArrayType:
				if isKit(n.Elt, "Tip") {
					add(n, "tips in a row: a second list of tips")
				}
			case *ast.ValueSpec:
				if inPixels(n) || len(in) > 1 && inPixels(in[len(in)-2]) {
					add(n, "%s is a length in the window", n.Names[0].Name)
				}
			case *ast.CompositeLit:
				switch {
				case is(n.Type, "scene", "Callout") && literal(field(n, "Offset")) != nil:
					add(n, "the place of a note in the window")
				case isKit(n.Type, "Tip"):
					if field(n, "Key") != nil {
						add(n, "a tip names a key: a command has both")
					}
				case isKit(n.Type, "Commands"):
					for _, e := range n.Elts {
						if c := literal(e); c != nil && field(c, "Key") != nil && field(c, "Do") == nil && field(c, "While") == nil {
							add(c, "a command of a list that does nothing: a second list of keys")
						}
					}
				case isKit(n.Type, "Command"):
					id, ok := field(n, "ID").(*ast.BasicLit)
					if !ok {
						break
					}
					if was := ids[id.Value]; was != "" {
						add(n, "the command %s stands here and at %s", id.Value, was)
					}
					ids[id.Value] = at(n.Pos())
				}
			}
			return true
		})
	}
	return out
}

func isKit(e ast.Expr, name string) bool { return is(e, "kit", name) }

// is reports whether something is a name of a package.
func is(e ast.Expr, pkg, name string) bool {
	s, ok := e.(*ast.SelectorExpr)
	if !ok || s.Sel.Name != name {
		return false
	}
	x, ok := s.X.(*ast.Ident)
	return ok && x.Name == pkg
}

// px is the unit of lengths in the window, as comments write it.
var px = regexp.MustCompile(`\bpx\b`)

// inPixels reports whether what is said of a value, or of all of a declaration, speaks of pixels.
func inPixels(n ast.Node) bool {
	var said []*ast.CommentGroup
	switch n := n.(type) {
	case *ast.ValueSpec:
		said = []*ast.CommentGroup{n.Doc, n.Comment}
	case *ast.GenDecl:
		said = []*ast.CommentGroup{n.Doc}
	}
	return slices.ContainsFunc(said, func(c *ast.CommentGroup) bool { return c != nil && px.MatchString(c.Text()) })
}

// ofKit reports whether a node stands in a value of a type of the kit; a list of commands counts as
// commands.
func ofKit(in []ast.Node, name string) bool {
	for i := len(in) - 1; i >= 0; i-- {
		if _, ok := in[i].(*ast.FuncLit); ok { // its deed is no part of it
			return false
		}
		if c, ok := in[i].(*ast.CompositeLit); ok && (isKit(c.Type, name) || isKit(c.Type, name+"s")) {
			return true
		}
	}
	return false
}

// named reports whether the last of some nodes is the name of a part, for reports, or what is held
// beside the key of a command.
func named(in []ast.Node) bool {
	if len(in) < 2 {
		return false
	}
	c, ok := in[len(in)-2].(*ast.CallExpr)
	if !ok || len(c.Args) == 0 || c.Args[0] != in[len(in)-1] {
		return false
	}
	f, ok := c.Fun.(*ast.SelectorExpr)
	return ok && (f.Sel.Name == "Name" || f.Sel.Name == "With" || isKit(f, "ByHand")) && len(c.Args) == 2
}

func field(c *ast.CompositeLit, name string) ast.Expr {
	for _, e := range c.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if k, ok := kv.Key.(*ast.Ident); ok && k.Name == name {
				return kv.Value
			}
		}
	}
	return nil
}

// literal is a value that is written out, by itself or as an address, nil where it is not.
func literal(e ast.Expr) *ast.CompositeLit {
	if u, ok := e.(*ast.UnaryExpr); ok {
		e = u.X
	}
	c, _ := e.(*ast.CompositeLit)
	return c
}

// holdsCommands reports whether a value has commands written out in it, outside any function.
func holdsCommands(e ast.Expr) (has bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		if c, ok := n.(*ast.CompositeLit); ok && (isKit(c.Type, "Command") || isKit(c.Type, "Commands")) {
			has = true
		}
		_, inside := n.(*ast.FuncLit)
		return !inside
	})
	return has
}

// parsed are the files of a folder but its tests, by name, and where in them something stands.
func parsed(t *testing.T, dir string) (map[string]*ast.File, func(token.Pos) string) {
	t.Helper()
	files, set := parsedIn(t, dir)
	return files, func(p token.Pos) string {
		at := set.Position(p)
		return fmt.Sprintf("%s:%d", filepath.ToSlash(strings.TrimPrefix(at.Filename, "../")), at.Line)
	}
}

func parsedIn(t *testing.T, dir string) (map[string]*ast.File, *token.FileSet) {
	t.Helper()
	set := token.NewFileSet()
	files := map[string]*ast.File{}
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	expect.OK(t, err)
	for _, n := range names {
		if strings.HasSuffix(n, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, n, nil, parser.SkipObjectResolution|parser.ParseComments)
		expect.OK(t, err)
		files[n] = f
	}
	return files, set
}

// folders are the packages of ui, by the name of their first folder.
func folders(t *testing.T) map[string][]string {
	t.Helper()
	out := map[string][]string{}
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() || d.Name() == "testdata" || path == ".." {
			return err
		}
		first, _, _ := strings.Cut(filepath.ToSlash(strings.TrimPrefix(filepath.ToSlash(path), "../")), "/")
		out[first] = append(out[first], path)
		return nil
	})
	expect.OK(t, err)
	return out
}

// Nothing outside the kit's rooms draws, names a place of the window, or has keys and tips beside
// its commands.
func TestOnlyTheRoomsOfTheKitDraw(t *testing.T) {
	for name, dirs := range folders(t) {
		if slices.Contains(rooms, name) || slices.Contains(notPages, name) {
			continue
		}
		var wrong []string
		for _, d := range dirs {
			if strings.HasSuffix(d, "test") { // helps tests to look at what was drawn
				continue
			}
			files, at := parsed(t, d)
			wrong = append(wrong, faults(files, at)...)
		}
		for _, w := range wrong {
			t.Error(w)
		}
	}
}

func TestWhatPagesMustNotDo(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{`import "attackwing/ui/raster"`, "imports attackwing/ui/raster"},
		{`import "attackwing/ui/kit"; var p = kit.Sized(3, 4, nil)`, "kit.Sized draws"},
		{`import "attackwing/ui/kit"; func at(b kit.Box) {}`, "kit.Box draws"},
		{`import "attackwing/ui/scene"; var s scene.Shape`, "scene.Shape draws"},
		{`func f() float64 { return p.eye.Cam.MM(6) }`, "Cam.MM measures in pixels"},
		{"func f() {\nconst below = 26 // px\n}", "below is a length in the window"},
		{"\n// rows are so many px high.\nconst rows = 150", "rows is a length in the window"},
		{`import "attackwing/ui/scene"; var n = scene.Callout{Offset: scene.Pt{Y: 62}}`, "the place of a note in the window"},
		{`import "attackwing/ui/scene"; var n = scene.Callout{Offset: scene.UnderShip}`, ""},
		{`type page struct{}; func (p *page) Click(id string) {}`, "no method Click"},
		{`func f(k string) bool { return k == "enter" }`, `the key "enter" stands beside its command`},
		{`import "attackwing/ui/kit"; func f() any { return kit.Command{Do: func() { strike("ctrl+z") }} }`, `the key "ctrl+z" stands beside its command`},
		{`import "attackwing/ui/kit"; var c = kit.Commands{{ID: "undo", Words: "Undo", Key: "u", Do: undo}}`, "commands that belong to no page"},
		{`import "attackwing/ui/kit"; func f() any { return kit.Commands{{ID: "undo", Words: "Undo", Key: "u"}} }`, "a command of a list that does nothing"},
		{`import "attackwing/ui/kit"; var t = map[string]kit.Tip{"undo": {Words: "Back."}}`, "a second list of tips"},
		{`import "attackwing/ui/kit"; var p = kit.Cap("u")`, "a key cap of no command"},
		{`import "attackwing/ui/kit"; func f(c *kit.Command) any { return c.With("shift+", nil) }`, ""},
		{`import "attackwing/ui/kit"; var t = kit.Tip{Name: "Undo", Key: "u"}`, "a tip names a key"},
		{`import "attackwing/ui/kit"; func f() any { return kit.Commands{{ID: "redo"}, kit.Command{ID: "undo"}, kit.Command{ID: "undo"}} }`, `the command "undo" stands here and at`},
		{`import "attackwing/ui/kit"; func f() any { return kit.Command{ID: "enter", Key: "enter", Also: "ctrl+z"} }`, ""},
		{`import "attackwing/ui/kit"; var p = kit.Space().Name("tab", 1)`, ""},
	} {
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, "page.go", "package page; "+c.text, parser.ParseComments)
		expect.OK(t, err)
		got := faults(map[string]*ast.File{"page.go": f}, func(token.Pos) string { return "page.go" })
		if c.want == "" && len(got) > 0 || c.want != "" && (len(got) != 1 || !strings.Contains(got[0], c.want)) {
			t.Errorf("%s: %q, want %q", c.text, got, c.want)
		}
	}
}
