package gallery

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/raster/rastertest"
)

// alone is a section by itself.
type alone struct {
	*Page
	part func(*Page) kit.Part
}

func (a *alone) Body() kit.Part { return kit.Air(10, 10, a.part(a.Page)) }

func TestEachSectionLooksAsItDid(t *testing.T) {
	for _, s := range sections {
		t.Run(s.name, func(t *testing.T) {
			wide := 420
			if s.name == "button" || s.name == "flank" {
				wide = 760
			}
			rastertest.Golden(t, "testdata/"+s.name+".png", paint(&alone{New(), s.part}, wide), expect.Updating())
		})
	}
}

// A part that is not in the gallery is not in the manual.
func TestEveryPartIsInTheGallery(t *testing.T) {
	page := gametest.File(t, "gallery.go")
	var files []string
	for _, pkg := range []string{"..", "../../boardview"} {
		of, err := filepath.Glob(pkg + "/*.go")
		expect.Must(t, err == nil && len(of) != 0, "no files in %s: %v", pkg, err)
		files = append(files, of...)
	}
	// Draw and Board need what moves and what is fought on: the battle's pictures have them, and
	// what is Old; what is Skied fills a window. Gap and Space are air.
	elsewhere := map[string]bool{"Draw": true, "Board": true, "Art": true, "Dim": true, "Filled": true, "Old": true, "Skied": true,
		"Made": true, "Floating": true, "Plated": true, "Inset": true} // what parts are made of
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		expect.OK(t, err)
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv != nil || !fn.Name.IsExported() || fn.Type.Results == nil {
				continue
			}
			of := fn.Type.Results.List[0].Type
			if s, ok := of.(*ast.SelectorExpr); ok {
				of = s.Sel
			}
			if r, ok := of.(*ast.Ident); !ok || r.Name != "Part" || elsewhere[fn.Name.Name] {
				continue
			}
			expect.True(t, bytes.Contains(page, []byte(f.Name.Name+"."+fn.Name.Name+"(")),
				"%s.%s is in no state in the gallery", f.Name.Name, fn.Name.Name)
		}
	}
}

func TestTheGalleryIsReadable(t *testing.T) { kittest.Readable(t, "gallery", New()) }
