package textfile

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/lexer"
	"github.com/goccy/go-yaml/token"
)

// maxDepth is the deepest that brackets, dashes or indents may go; the decoder recurses.
const maxDepth = 16

// Read reads a whole file of at most limit bytes that a YAML decoder may be given.
func Read(r io.Reader, limit int) ([]byte, error) {
	b, err := io.ReadAll(io.LimitReader(r, int64(limit)+1))
	switch {
	case err != nil:
		return nil, err
	case len(b) > limit:
		return nil, fmt.Errorf("larger than %d bytes", limit)
	}
	switch b = Unmarked(b); {
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

// tooDeep tells of a file that is nested deeper than a decoder may be given. Brackets are counted
// twice only where the quick count finds too many: then as the decoder reads them, for those in
// quotes nest nothing.
func tooDeep(b []byte) bool {
	brackets, dashes, indent, start := 0, 0, 0, true
	many := false
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
				brackets++
			case ']', '}':
				brackets = max(brackets-1, 0)
			}
		}
		if indent > 8*maxDepth || dashes > maxDepth {
			return true
		}
		many = many || brackets > maxDepth
	}
	return many && bracketsTooDeep(b)
}

// bracketsTooDeep counts the brackets that nest, those the decoder's own reader of words takes for
// such. What it cannot read counts as too deep.
func bracketsTooDeep(b []byte) (deep bool) {
	defer func() {
		if recover() != nil {
			deep = true
		}
	}()
	depth := 0
	for _, t := range lexer.Tokenize(string(b)) {
		switch t.Type {
		case token.SequenceStartType, token.MappingStartType:
			depth++
		case token.SequenceEndType, token.MappingEndType:
			depth = max(depth-1, 0)
		}
		if depth > maxDepth {
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
	line, msg := Fault(ye)
	if line > 0 {
		return fmt.Errorf("line %d: %s", line, msg)
	}
	return errors.New(msg)
}

// Fault returns the fault that a YAML decoder found, in one line of words for people, and the line
// of the file, 0 if unknown.
func Fault(err yaml.Error) (line int, words string) {
	var kind *yaml.TypeError
	var big *yaml.OverflowError
	var node *yaml.UnexpectedNodeTypeError
	t := err.GetToken()
	switch {
	case errors.As(err, &kind):
		words = keyOf(t) + "want " + wanted(kind.DstType)
	case errors.As(err, &big):
		words = keyOf(t) + big.SrcNum + " is not " + wanted(big.DstType) + " that can stand here"
	case errors.As(err, &node) && node.Expected == ast.SequenceType:
		words = keyOf(t) + "want a list"
	case errors.As(err, &node) && node.Expected == ast.MappingType:
		words = keyOf(t) + "want fields with their values"
	case strings.Contains(err.GetMessage(), "'\t'"), strings.Contains(err.GetMessage(), "tab character"):
		words = "a tab before the first word. Indent with spaces"
	default:
		words = notation(strings.Join(strings.Fields(err.GetMessage()), " "))
	}
	if t != nil && t.Position != nil {
		line = t.Position.Line
	}
	return line, words
}

// notation returns the words of a person for a fault that a reader of YAML finds in the notation.
func notation(said string) string {
	for _, w := range notations {
		if strings.Contains(said, w.said) {
			return w.plain
		}
	}
	return said
}

// notations are the faults of notation by a part of what is said of them; the first that fits is
// taken.
var notations = []struct{ said, plain string }{
	{"tab character", "a tab here. Use spaces"},
	{"cannot start any token", "a tab here. Use spaces"},
	{"end character of", "a text in quotation marks is not closed"},
	{"escape", "a backslash in quotation marks is written twice"},
	{"UTF-", "letters are escaped wrongly in quotation marks"},
	{"']'", "a list in square brackets is not closed, or not opened"},
	{"'}'", "braces are not closed, or not opened"},
	{"flow map", "braces are not closed, or not opened"},
	{"anchor", "anchors (&) are not read here. Put quotation marks around a text that begins so"},
	{"alias", "aliases (*) are not read here. Put quotation marks around a text that begins so"},
	{"tag", "tags (!) are not read here. Put quotation marks around a text that begins so"},
	{"directive", "directives (%) are not read here"},
	{"reserved character", "put quotation marks around a text that begins with such a sign"},
	{
		"value is not allowed",
		"this does not belong here: look at the colon, the quotation marks and the spaces before the line",
	},
	{"entries are not allowed", "a list does not belong here: look at the spaces before its dashes"},
	{"sequence", "a list does not belong here: look at the spaces before its dashes"},
	{"map", "want a name, a colon and a value: look at the spaces before the line"},
	{"key name", "want a name, a colon and a value: look at the spaces before the line"},
	{"header option", "nothing may follow | or > on its line"},
	{"number of indent", "the lines behind | or > begin with more spaces"},
	{"multi-line", "no lines follow | or >"},
	{"unexpected", "something here does not belong here"},
	{"document separator", "the file holds one document, without ---"},
}

// keyOf is the field in which a value stands, as the file calls it, with a colon; "" where none
// comes before.
func keyOf(t *token.Token) string {
	for ; t != nil; t = t.Prev {
		if t.Type == token.MappingValueType && t.Prev != nil {
			return t.Prev.Value + ": "
		}
	}
	return ""
}
