package tournament

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"attackwing/game/textfile"
)

// maxFile bounds an event file in bytes.
const maxFile = 8 << 20

// FileError reports a fault in an event's file, or a change to it that failed.
type FileError struct {
	File string
	Err  error
}

func (f *FileError) Error() string { return f.File + ": " + f.Err.Error() }

// Unwrap returns the fault without the file.
func (f *FileError) Unwrap() error { return f.Err }

// inFile is an error of a file, said in words of fmt.
func inFile(file, format string, args ...any) error {
	return &FileError{file, fmt.Errorf(format, args...)}
}

// Read reads an event file (*.event.json); name is what errors call it. What is read has been
// looked over whole.
func Read(r io.Reader, name string) (*Event, error) {
	b, err := io.ReadAll(io.LimitReader(r, maxFile+1))
	if err == nil {
		var e *Event
		if e, err = parse(b); err == nil {
			return e, nil
		}
	}
	return nil, &FileError{name, err}
}

func parse(b []byte) (*Event, error) {
	if len(b) > maxFile {
		return nil, fmt.Errorf("larger than %d bytes", maxFile)
	}
	b = textfile.Unmarked(b)
	if len(bytes.TrimSpace(b)) == 0 {
		return nil, errors.New("the file is empty")
	}
	var mark struct {
		Event  string `json:"event"`
		Format int    `json:"format"`
	}
	if err := json.Unmarshal(b, &mark); err != nil {
		if first := json.NewDecoder(bytes.NewReader(b)); first.Decode(&mark) == nil {
			return nil, fmt.Errorf("line %d: something follows the event",
				1+bytes.Count(b[:first.InputOffset()], []byte("\n")))
		}
		return nil, place(b, err)
	}
	if mark.Event != "attackwing" {
		return nil, errors.New("this is not an event file of this program")
	}
	if mark.Format > Format {
		return nil, fmt.Errorf("made by a newer version (format %d; this one reads %d). Update the program to open it",
			mark.Format, Format)
	}
	if mark.Format != Format {
		return nil, fmt.Errorf("format %d: this program reads format %d", mark.Format, Format)
	}
	e := &Event{}
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(e); err != nil {
		return nil, place(b, err)
	}
	return e, e.check()
}

// place says where in a file the decoder stumbled.
func place(b []byte, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	line := func(at int64) int { return 1 + bytes.Count(b[:min(at, int64(len(b)))], []byte("\n")) }
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF), errors.As(err, &syntax) && syntax.Offset >= int64(len(b)):
		return fmt.Errorf("line %d: the file is cut short", line(int64(len(b))))
	case errors.As(err, &syntax):
		return fmt.Errorf("line %d: %w", line(syntax.Offset), textfile.JSON(syntax))
	case errors.As(err, &kind):
		return fmt.Errorf("line %d: %w", line(kind.Offset), textfile.JSON(kind))
	}
	return errors.New(strings.TrimPrefix(err.Error(), "json: "))
}

// Write writes the event as its file.
func (e *Event) Write(w io.Writer) error {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	if err := enc.Encode(e); err != nil {
		return err
	}
	_, err := w.Write(b.Bytes())
	return err
}
