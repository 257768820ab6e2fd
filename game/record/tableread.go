package record

import (
	"errors"
	"fmt"
	"io"

	"attackwing/game/filedoc"
)

// maxTable is the most bytes of a position file.
const maxTable = 128 << 10

// ReadTable reads a position file, YAML or JSON; name is what errors call it.
func ReadTable(r io.Reader, name string) (*Table, error) {
	t := &Table{}
	doc, err := filedoc.Read(r, maxTable, "position", t)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	t.doc, t.name = doc, name
	return t, nil
}

func wrong(path, format string, args ...any) error { return filedoc.Wrong(path, format, args...) }

// Within tells a position that it stands in another file, called name in errors, under a field of
// it.
func (t *Table) Within(doc *filedoc.Doc, field, name string) { t.doc, t.at, t.name = doc, field, name }

// place tells an error with the file and the line of the field it is about.
func (t *Table) place(err error) error {
	if err == nil {
		return nil
	}
	if f, is := errors.AsType[filedoc.Fault](err); is && t.doc != nil {
		if t.at != "" {
			f.Path = t.at + "." + f.Path
			err = f
		}
		err = t.doc.Placed(err)
	}
	if t.name != "" {
		err = fmt.Errorf("%s: %w", t.name, err)
	}
	return err
}
