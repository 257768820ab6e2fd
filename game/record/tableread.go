package record

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// Bounds of a position file.
const (
	maxTable = 128 << 10
	maxDepth = 16
)

// ReadTable reads a position file, YAML or JSON; name is what errors call it.
func ReadTable(r io.Reader, name string) (*Table, error) {
	b, err := io.ReadAll(io.LimitReader(r, maxTable+1))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	t, err := parseTable(b)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	t.name = name
	return t, nil
}

// parseTable turns whatever the decoder does with a hostile file into an error.
func parseTable(b []byte) (t *Table, err error) {
	defer func() {
		if r := recover(); r != nil {
			t, err = nil, errors.New("cannot be read as YAML")
		}
	}()
	switch {
	case len(b) > maxTable:
		return nil, fmt.Errorf("larger than %d bytes", maxTable)
	case !utf8.Valid(b):
		return nil, errors.New("not a text file")
	case tooDeep(b):
		return nil, errors.New("brackets or indents nested too deep")
	}
	file, err := parser.ParseBytes(b, 0)
	if err != nil {
		return nil, plain(err)
	}
	if len(file.Docs) != 1 || file.Docs[0].Body == nil {
		return nil, errors.New("line 1: want one position in the file")
	}
	var no unwanted
	ast.Walk(&no, file.Docs[0].Body)
	if no.line > 0 {
		return nil, fmt.Errorf("line %d: %s", no.line, no.why)
	}
	t = &Table{}
	if err := yaml.UnmarshalWithOptions(b, t, yaml.Strict()); err != nil {
		return nil, plain(err)
	}
	t.file = file
	return t, nil
}

// unwanted finds what the decoder would take and should not: anchors and aliases, by which a short file can stand for
// an endless one, and fractions where a whole number belongs.
type unwanted struct {
	line int
	why  string
}

var whole = map[string]bool{"seed": true, "round": true, "player": true, "hull": true, "shields": true, "disabled-shields": true, "evade": true,
	"scan": true, "battle-stations": true, "aux-power": true, "drones": true}

func (a *unwanted) Visit(n ast.Node) ast.Visitor {
	switch n.Type() {
	case ast.AnchorType, ast.AliasType, ast.MergeKeyType, ast.TagType:
		a.note(n, "anchors and aliases are not read")
	case ast.MappingValueType:
		v, ok := n.(*ast.MappingValueNode)
		if !ok || v.Key.GetToken() == nil {
			break
		}
		key := v.Key.GetToken().Value
		if whole[key] {
			a.fraction(key, v.Value)
		}
		if m, ok := v.Value.(*ast.MappingNode); ok && key == "time" {
			for _, t := range m.Values {
				a.fraction(key, t.Value)
			}
		}
	}
	return a
}

func (a *unwanted) fraction(key string, n ast.Node) {
	switch n.Type() {
	case ast.FloatType, ast.InfinityType, ast.NanType:
		a.note(n, key+": want a whole number")
	}
}

func (a *unwanted) note(n ast.Node, why string) {
	if a.line == 0 {
		a.line, a.why = n.GetToken().Position.Line, why
	}
}

// tooDeep tells whether brackets or indents go deeper than any position needs; the decoder recurses.
func tooDeep(b []byte) bool {
	depth, dashes, indent, start := 0, 0, 0, true
	for _, c := range b {
		switch {
		case c == '[' || c == '{':
			depth++
		case c == ']' || c == '}':
			depth = max(depth-1, 0)
		case c == '\n':
			indent, dashes, start = 0, 0, true
			continue
		case start && c == ' ':
			indent++
			continue
		case start && (c == '-' || c == '?'):
			dashes++
			continue
		}
		if depth > maxDepth || indent > 8*maxDepth || start && dashes > maxDepth {
			return true
		}
		start = false
	}
	return false
}

// plain says a decoder's error in one line: the line of the file and what is wrong there.
func plain(err error) error {
	var ye yaml.Error
	if !errors.As(err, &ye) {
		return err
	}
	msg := strings.ReplaceAll(ye.GetMessage(), "\n", " ")
	msg = strings.ReplaceAll(msg, "Go struct field ", "field ")
	if t := ye.GetToken(); t != nil && t.Position != nil {
		return fmt.Errorf("line %d: %s", t.Position.Line, msg)
	}
	return errors.New(msg)
}

// fault is something wrong with a field of a position.
type fault struct {
	path string // ships[0].at[1], from 0 as the file counts
	why  string
}

func (f fault) Error() string { return f.path + ": " + f.why }

func wrong(path, format string, args ...any) error { return fault{path, fmt.Sprintf(format, args...)} }

// place tells an error with the file and the line of the field it is about.
func (t *Table) place(err error) error {
	if err == nil {
		return nil
	}
	var f fault
	if errors.As(err, &f) && t.file != nil {
		if n := t.line(f.path); n > 0 {
			err = fmt.Errorf("line %d: %w", n, err)
		}
	}
	if t.name != "" {
		err = fmt.Errorf("%s: %w", t.name, err)
	}
	return err
}

// line is the line of a field, or of the nearest thing around it that is in the file.
func (t *Table) line(path string) int {
	for path != "" {
		if p, err := yaml.PathString("$." + path); err == nil {
			if n, err := p.FilterFile(t.file); err == nil && n != nil && n.GetToken() != nil {
				return n.GetToken().Position.Line
			}
		}
		path = path[:max(strings.LastIndexAny(path, ".["), 0)]
	}
	return 1
}
