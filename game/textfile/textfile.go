package textfile

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
)

// maxDepth is how deep brackets, dashes or indents may go; the decoder recurses.
const maxDepth = 16

// Read reads a whole file of at most limit bytes that a YAML decoder may be given.
func Read(r io.Reader, limit int) ([]byte, error) {
	b, err := io.ReadAll(io.LimitReader(r, int64(limit)+1))
	switch {
	case err != nil:
		return nil, err
	case len(b) > limit:
		return nil, fmt.Errorf("larger than %d bytes", limit)
	case !utf8.Valid(b):
		return nil, errors.New("not a text file")
	case tooDeep(b):
		return nil, errors.New("brackets or indents nested too deep")
	}
	return b, nil
}

// Decode runs a decoder and turns whatever it does with a hostile file into an error of one line.
func Decode(run func() error) (err error) {
	defer func() {
		if recover() != nil {
			err = errors.New("cannot be read as YAML")
		}
	}()
	return plain(run())
}

func tooDeep(b []byte) bool {
	depth, dashes, indent, start := 0, 0, 0, true
	for _, c := range b {
		switch {
		case c == '\n':
			indent, dashes, start = 0, 0, true
		case start && c == ' ':
			indent++
		case start && (c == '-' || c == '?'):
			dashes++
		default:
			start = false
			switch c {
			case '[', '{':
				depth++
			case ']', '}':
				depth = max(depth-1, 0)
			}
		}
		if depth > maxDepth || indent > 8*maxDepth || dashes > maxDepth {
			return true
		}
	}
	return false
}

// plain says a decoder's error in one line: the line of the file and what is wrong there.
func plain(err error) error {
	var ye yaml.Error
	if err == nil || !errors.As(err, &ye) {
		return err
	}
	msg := strings.ReplaceAll(ye.GetMessage(), "\n", " ")
	msg = strings.ReplaceAll(msg, "Go struct field ", "field ")
	if t := ye.GetToken(); t != nil && t.Position != nil {
		return fmt.Errorf("line %d: %s", t.Position.Line, msg)
	}
	return errors.New(msg)
}
