package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"attackwing/game/store"
)

// printed is the standard output of a command. It remembers that something could not be written, so
// that no command ends well with half of what it had to say; which of them look at each line
// themselves does not matter.
type printed struct {
	w   io.Writer
	err error
}

func (p *printed) Write(b []byte) (int, error) {
	if p.err != nil {
		return 0, p.err
	}
	n, err := p.w.Write(b)
	if err != nil {
		p.err = fmt.Errorf("not all of it could be printed: %s", WhyNotSaved(err))
	}
	return n, p.err
}

// WriteOut writes a file that a person has named: whole or not at all, and never over one that is
// read for it. A link that leads to a file is followed, as the person who named it expects; a
// device or a pipe is written to as it is.
func WriteOut(name string, write func(io.Writer) error, inputs ...string) error {
	to, err := os.Stat(name)
	switch {
	case err == nil && to.IsDir():
		return fmt.Errorf("%s is a folder; name the file to write", name)
	case err == nil:
		for _, in := range inputs {
			if from, err := os.Stat(in); err == nil && os.SameFile(from, to) {
				return fmt.Errorf("%s is the input file; choose another output", name)
			}
		}
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return err
	}
	if to != nil && !to.Mode().IsRegular() {
		return NotWritten(name, store.WriteFile(name, b.Bytes()))
	}
	if real, err := filepath.EvalSymlinks(name); err == nil {
		name = real
	} else if at, err := os.Lstat(name); err == nil && at.Mode()&fs.ModeSymlink != 0 {
		return fmt.Errorf("%s is a link that leads nowhere; name the file to write", name)
	}
	return NotWritten(name, store.WriteFile(name, b.Bytes()))
}

// Plain writes a text that is there already.
func Plain(text []byte) func(io.Writer) error {
	return func(w io.Writer) error { _, err := w.Write(text); return err }
}

// FleetFile is the file that is read for a fleet that is named as it or as FILE#2.
func FleetFile(name string) []string {
	if i := strings.LastIndexByte(name, '#'); i > 0 {
		return []string{name, name[:i]}
	}
	return []string{name}
}

// NotWritten says in words that a file could not be written, nothing when it was.
func NotWritten(name string, err error) error {
	if err == nil {
		return nil
	}
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s was not written: there is no folder %s", name, filepath.Dir(name))
	}
	return fmt.Errorf("%s was not written: %s", name, WhyNotSaved(err))
}

// WriteNew writes a file that must not be there yet, whole or not at all, and never through a link.
func WriteNew(name string, text []byte) error {
	err := store.CreateFile(name, text)
	if errors.Is(err, fs.ErrExist) {
		return fmt.Errorf("%s already exists", name)
	}
	return NotWritten(name, err)
}
