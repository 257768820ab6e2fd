package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"

	"attackwing/game"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// ReadRecord reads a record of a file or a link.
func ReadRecord(name string) (*record.Record, error) {
	f, err := OpenAs(name, link.Battle)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	rec, err := record.Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return rec, nil
}

// Open opens a file and says plainly what is wrong with its name.
func Open(name string) (*os.File, error) {
	f, err := os.Open(name)
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("%s: no such file", name)
	}
	return f, err
}

// linked returns the file that a link holds, and an error if it is not of the kind wanted.
func linked(text string, want link.Kind) (io.ReadCloser, error) {
	k, b, err := link.Read(text)
	if err == nil && k != want {
		err = fmt.Errorf("a *%s is wanted here, and this link holds a *%s", want.Ending(), k.Ending())
	}
	return io.NopCloser(bytes.NewReader(b)), err
}

// OpenAs opens a file, or a link that holds one of that kind.
func OpenAs(name string, k link.Kind) (io.ReadCloser, error) {
	if link.Is(name) {
		return linked(name, k)
	}
	return Open(name)
}

// ReadTable reads a position and makes a set-up of it.
func (s *Streams) ReadTable(name string) (*record.Table, *game.Setup, error) {
	in := s.In
	if name == "-" {
		name = "standard input"
	} else {
		f, err := OpenAs(name, link.Table)
		if err != nil {
			return nil, nil, err
		}
		defer f.Close()
		in = f
	}
	t, err := record.ReadTable(in, name)
	if err != nil {
		return nil, nil, err
	}
	cat, err := s.Cards()
	if err != nil {
		return nil, nil, err
	}
	u, err := t.Setup(scenarios.ByID, cat)
	return t, u, err
}
