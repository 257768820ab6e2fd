package card

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// maxFile bounds a data file, so that a wrong file is refused before it is parsed.
const maxFile = 1 << 20

// place is where a card stands in its file; it makes errors that name file, line and field.
type place struct {
	file string
	node *ast.MappingNode
	errs []error
}

// bad notes that a field is wrong.
func (p *place) bad(field, format string, args ...any) {
	line := p.node.GetToken().Position.Line
	if len(p.node.Values) > 0 {
		line = p.node.Values[0].Key.GetToken().Position.Line
	}
	for _, v := range p.node.Values {
		if v.Key.String() == field {
			line = v.Key.GetToken().Position.Line
		}
	}
	p.errs = append(p.errs, fmt.Errorf("%s:%d: %s: %s", p.file, line, field, fmt.Sprintf(format, args...)))
}

// number notes a number that is out of its range.
func (p *place) number(field string, n, lo, hi int) {
	if n < lo || n > hi {
		p.bad(field, "%d is not from %d to %d", n, lo, hi)
	}
}

// small is number for what is kept in a byte.
func (p *place) small(field string, n, lo, hi int) int8 {
	p.number(field, n, lo, hi)
	return int8(n)
}

// read decodes one file: a list of cards, each handed to add with its place.
func read[T any](fsys fs.FS, file string, add func(p *place, v *T)) error {
	b, err := fs.ReadFile(fsys, file)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if len(b) > maxFile {
		return fmt.Errorf("%s: larger than %d bytes", file, maxFile)
	}
	doc, err := parser.ParseBytes(b, 0)
	if err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if len(doc.Docs) != 1 {
		return fmt.Errorf("%s: want one list of cards", file)
	}
	list, ok := doc.Docs[0].Body.(*ast.SequenceNode)
	if !ok {
		return fmt.Errorf("%s: want a list of cards", file)
	}
	var errs []error
	for _, n := range list.Values {
		m, ok := n.(*ast.MappingNode)
		if !ok {
			errs = append(errs, fmt.Errorf("%s:%d: want a card with its fields", file, n.GetToken().Position.Line))
			continue
		}
		v := new(T)
		if err := yaml.NodeToValue(m, v, yaml.Strict()); err != nil {
			errs = append(errs, decodeError(file, m, err))
			continue
		}
		p := &place{file: file, node: m}
		add(p, v)
		errs = append(errs, p.errs...)
	}
	return errors.Join(errs...)
}

// decodeError puts file and line before what the decoder says about a field.
func decodeError(file string, m *ast.MappingNode, err error) error {
	line, text := m.GetToken().Position.Line, err.Error()
	var ye yaml.Error
	if errors.As(err, &ye) {
		text = ye.GetMessage()
		if t := ye.GetToken(); t != nil {
			line = t.Position.Line
			text += fmt.Sprintf(" (at %q)", t.Value)
		}
	}
	return fmt.Errorf("%s:%d: %s", file, line, text)
}
