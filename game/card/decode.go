package card

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"attackwing/game/filedoc"
	"attackwing/game/textfile"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// maxFile bounds a data file, so that a wrong file is refused before it is parsed.
const maxFile = 1 << 20

// place is the position of a card in its file; it makes errors that name file, line and field.
type place struct {
	file  string
	node  *ast.MappingNode
	entry ast.Node // in a list of a card: its entry, as the file has it
	errs  []error
	fresh func(id string) error   // why no card may have this id
	told  func(field, why string) // of a line that stands in no card file: takes what is wrong
}

// bad notes that a field is wrong.
func (p *place) bad(field, format string, args ...any) {
	if p.told != nil {
		p.told(field, fmt.Sprintf(format, args...))
		return
	}
	line := p.node.GetToken().Position.Line
	for _, v := range p.node.Values {
		if v.Key.String() == field {
			line = v.Key.GetToken().Position.Line
		}
	}
	p.errs = append(p.errs, textfile.Mistake{File: p.file, Line: line,
		Why: field + ": " + fmt.Sprintf(format, args...)})
}

// note notes what is wrong with a field, if anything.
func (p *place) note(field string, err error) {
	if err != nil {
		p.bad(field, "%v", err)
	}
}

// oneOf returns the place of a name among those that a field may have, the first where it is none
// of them. what is called unknown then.
func (p *place) oneOf(field, what, name string, names []string) int {
	i := slices.Index(names, name)
	if i < 0 {
		p.note(field, unknown(what, name, names))
	}
	return max(i, 0)
}

// entries makes the entries of a list field, each by one: an error names its place in the list.
func entries[Y, T any](p *place, field string, list []Y, one func(y *Y, p *place) T) (out []T) {
	var nodes []ast.Node
	for _, v := range p.node.Values {
		if list, ok := v.Value.(*ast.SequenceNode); ok && v.Key.String() == field {
			nodes = list.Values
		}
	}
	for i := range list {
		q := &place{file: p.file, node: p.node}
		if i < len(nodes) {
			q.entry = nodes[i]
			if m, ok := q.entry.(*ast.MappingNode); ok {
				q.node = m
			}
		}
		out = append(out, one(&list[i], q))
		p.errs = append(p.errs, q.errs...)
	}
	return out
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

// source is a folder of card files.
type source struct {
	fsys   fs.FS
	files  Files      // in place of a folder, nil none
	name   string     // how errors call it, "" for the program's own
	beside *Catalogue // the cards beside which these are loaded, nil for the program's own
}

// read decodes the files of a kind: lists of cards, each made by one with its place. Of cards
// beside others a file may be missing; the ids of those are taken.
func read[Y, T any](src source, kind string, beside map[string]T, one func(y *Y, p *place) T) (list []T, err error) {
	seen := map[string]bool{}
	fresh := func(id string) error {
		_, taken := beside[id]
		switch {
		case id == "":
			return errors.New("missing")
		case taken:
			return fmt.Errorf("%q is a card of the program already: give yours another id", id)
		case seen[id]:
			return fmt.Errorf("%q is given twice", id)
		}
		seen[id] = true
		return nil
	}
	var errs []error
	for _, file := range src.named(kind) {
		more, err := readFile(src, file, fresh, one)
		list, errs = append(list, more...), append(errs, err)
	}
	return list, errors.Join(errs...)
}

// named are the card files of a kind, in the order of their names; the one without a second name
// where there is none.
func (src source) named(kind string) []string {
	if src.files != nil {
		return []string{kind + ".yaml"}
	}
	found, _ := fs.Glob(src.fsys, kind+"*.yaml") // the pattern is right
	found = slices.DeleteFunc(found,
		func(name string) bool { return name != kind+".yaml" && !strings.HasPrefix(name, kind+"-") })
	if len(found) == 0 {
		return []string{kind + ".yaml"}
	}
	return found
}

func readFile[Y, T any](
	src source,
	file string,
	fresh func(id string) error,
	one func(y *Y, p *place) T,
) (list []T, err error) {
	called := path.Join(src.name, file)
	nodes, err := src.list(file, called)
	errs := []error{err}
	for _, n := range nodes {
		m, ok := n.(*ast.MappingNode)
		if !ok {
			errs = append(errs, textfile.Mistake{File: called, Line: n.GetToken().Position.Line,
				Why: "want a card with its fields"})
			continue
		}
		if strays := filedoc.Strays(m, new(Y)); len(strays) > 0 {
			for _, s := range strays {
				errs = append(errs, textfile.Mistake{File: called, Line: s.Line, Why: s.Why})
			}
			continue
		}
		y := new(Y)
		if err := safely(func() error { return yaml.NodeToValue(m, y, yaml.Strict()) }); err != nil {
			errs = append(errs, decodeError(called, m, err))
			continue
		}
		p := &place{file: called, node: m, fresh: fresh}
		list = append(list, one(y, p))
		errs = append(errs, p.errs...)
	}
	return list, errors.Join(errs...)
}

// content returns the content of a file.
func (src source) content(file string) ([]byte, error) {
	if src.files != nil {
		if _, is := src.files[file]; !is {
			return nil, fs.ErrNotExist
		}
		return textfile.Read(strings.NewReader(src.files[file]), maxFile)
	}
	f, err := src.fsys.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return textfile.Read(f, maxFile)
}

// list is the cards of a file, not decoded.
func (src source) list(file, called string) ([]ast.Node, error) {
	b, err := src.content(file)
	if errors.Is(err, fs.ErrNotExist) && src.beside != nil {
		return nil, nil
	} else if err != nil {
		return nil, textfile.In(called, err)
	}
	var doc *ast.File
	if err := textfile.Decode(func() (err error) { doc, err = parser.ParseBytes(b, 0); return err }); err != nil {
		return nil, textfile.In(called, err)
	}
	if len(doc.Docs) != 1 {
		return nil, textfile.Mistake{File: called, Why: "want one list of cards"}
	}
	list, ok := doc.Docs[0].Body.(*ast.SequenceNode)
	if !ok {
		return nil, textfile.Mistake{File: called, Why: "want a list of cards"}
	}
	return list.Values, nil
}

// safely runs a decoder and makes an error of a panic: a card file of a player's own may hold
// anything.
func safely(decode func() error) (err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("cannot be read as a card")
		}
	}()
	return decode()
}

// decodeError puts file and line before what the decoder says about a field.
func decodeError(file string, m *ast.MappingNode, err error) error {
	line, text := m.GetToken().Position.Line, err.Error()
	var ye yaml.Error
	if errors.As(err, &ye) {
		at := 0
		if at, text = textfile.Fault(ye); at > 0 {
			line = at
			text += fmt.Sprintf(" (at %q)", ye.GetToken().Value)
		}
	}
	return textfile.Mistake{File: file, Line: line, Why: text}
}
