package filedoc

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"attackwing/game/textfile"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// Doc is a parsed file, in which faults find the lines of their fields.
type Doc struct{ file *ast.File }

// Fault is something wrong with a field of a file.
type Fault struct {
	Path string // ships[0].at[1], from 0 as the file counts
	Why  string
}

func (f Fault) Error() string { return f.Path + ": " + f.Why }

// Wrong returns the fault of a field.
func Wrong(path, format string, args ...any) error { return Fault{path, fmt.Sprintf(format, args...)} }

// Read reads a file of at most limit bytes into v, a pointer to a struct. The file holds one
// document, called what in errors.
func Read(r io.Reader, limit int, what string, v any) (d *Doc, err error) {
	b, err := textfile.Read(r, limit)
	if err == nil {
		d, err = Parse(b, what)
	}
	if err == nil {
		err = d.Decode(v)
	}
	return d, err
}

// Parse parses a file that holds one document, called what in errors. It refuses anchors and
// aliases, by which a short file can stand for an endless one.
func Parse(b []byte, what string) (*Doc, error) {
	d := &Doc{}
	err := textfile.Decode(func() (err error) {
		if d.file, err = parser.ParseBytes(b, 0); err != nil {
			return err
		}
		if len(d.file.Docs) != 1 || d.file.Docs[0].Body == nil {
			return errors.New("line 1: want one " + what + " in the file")
		}
		var found anchor
		if ast.Walk(&found, d.Body()); found.line > 0 {
			return fmt.Errorf("line %d: anchors and aliases are not read", found.line)
		}
		return nil
	})
	return d, err
}

// Body returns the document.
func (d *Doc) Body() ast.Node { return d.file.Docs[0].Body }

// Decode decodes the document into v, a pointer to a struct. It refuses the first field that v does
// not declare.
func (d *Doc) Decode(v any) error {
	if strays := Strays(d.Body(), v); len(strays) > 0 {
		return fmt.Errorf("line %d: %s", strays[0].Line, strays[0].Why)
	}
	return textfile.Decode(func() error { return yaml.NodeToValue(d.Body(), v, yaml.Strict()) })
}

// Line returns the line of a field, or of the nearest thing around it that is in the file.
func (d *Doc) Line(path string) int {
	for path != "" {
		if p, err := yaml.PathString("$." + path); err == nil {
			if n, err := p.FilterFile(d.file); err == nil && n != nil && n.GetToken() != nil {
				return n.GetToken().Position.Line
			}
		}
		path = path[:max(strings.LastIndexAny(path, ".["), 0)]
	}
	return 1
}

// Placed tells a fault with its line; another error stays as it is.
func (d *Doc) Placed(err error) error {
	if f, is := errors.AsType[Fault](err); is {
		return fmt.Errorf("line %d: %w", d.Line(f.Path), err)
	}
	return err
}

// anchor finds the first anchor or alias.
type anchor struct{ line int }

func (a *anchor) Visit(n ast.Node) ast.Visitor {
	switch n.Type() {
	case ast.AnchorType, ast.AliasType, ast.MergeKeyType, ast.TagType:
		if a.line == 0 && n.GetToken() != nil {
			a.line = n.GetToken().Position.Line
		}
	}
	return a
}
