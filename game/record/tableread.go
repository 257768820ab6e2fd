package record

import (
	"errors"
	"fmt"
	"io"
	"reflect"
	"sync"

	"attackwing/game/textfile"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
)

// maxTable is the most bytes of a position file.
const maxTable = 128 << 10

// ReadTable reads a position file, YAML or JSON; name is what errors call it.
func ReadTable(r io.Reader, name string) (*Table, error) {
	t := &Table{}
	b, err := textfile.Read(r, maxTable)
	if err == nil {
		err = textfile.Decode(func() error { return t.decode(b) })
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	t.name = name
	return t, nil
}

func (t *Table) decode(b []byte) error {
	file, err := textfile.Document(b, "position", whole())
	if err != nil {
		return err
	}
	if err := yaml.UnmarshalWithOptions(b, t, yaml.Strict()); err != nil {
		return err
	}
	t.file = file
	return nil
}

// whole are the fields of whole numbers.
var whole = sync.OnceValue(
	func() map[string]bool { return textfile.WholeFields(reflect.TypeFor[Table](), map[string]bool{}) },
)

// fault is something wrong with a field of a position.
type fault struct {
	path string // ships[0].at[1], from 0 as the file counts
	why  string
}

func (f fault) Error() string { return f.path + ": " + f.why }

func wrong(path, format string, args ...any) error { return fault{path, fmt.Sprintf(format, args...)} }

// Within tells a position that it stands in another file, called name in errors, under a field of
// it.
func (t *Table) Within(file *ast.File, field, name string) { t.file, t.at, t.name = file, field, name }

// place tells an error with the file and the line of the field it is about.
func (t *Table) place(err error) error {
	if err == nil {
		return nil
	}
	var f fault
	if errors.As(err, &f) && t.file != nil {
		if t.at != "" {
			f.path = t.at + "." + f.path
			err = f
		}
		if n := textfile.LineOf(t.file, f.path); n > 0 {
			err = fmt.Errorf("line %d: %w", n, err)
		}
	}
	if t.name != "" {
		err = fmt.Errorf("%s: %w", t.name, err)
	}
	return err
}
