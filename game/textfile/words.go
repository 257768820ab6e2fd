package textfile

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// Shown reports whether all of a text in one line can be shown: what prints, every kind of space,
// and what joins or colours the letters and signs beside it (a family of emoji is one sign made of
// several). Marks that turn the direction of what follows are not taken: with them a name could be
// shown as another one.
func Shown(s string) bool { return utf8.ValidString(s) && !strings.ContainsFunc(s, hidden) }

func hidden(r rune) bool { return !ShownRune(r) }

// ShownRune is [Shown] for one letter.
func ShownRune(r rune) bool {
	switch {
	case unicode.IsPrint(r), unicode.Is(unicode.Zs, r):
		return true
	case r == '\u200c', r == '\u200d': // joiners
		return true
	case r >= 0xe0020 && r <= 0xe007f: // tags: the flags of Scotland and Wales
		return true
	}
	return false
}

// OnlyShown is a text without what cannot be shown.
func OnlyShown(s string) string {
	return strings.Map(func(r rune) rune {
		if r == utf8.RuneError || hidden(r) {
			return -1
		}
		return r
	}, s)
}

// mark is the byte order mark in UTF-8.
var mark = []byte("\ufeff")

// Unmarked is a text file without a byte order mark; one of UTF-16, which is known by it, becomes
// UTF-8.
func Unmarked(b []byte) []byte {
	var order binary.ByteOrder
	switch {
	case bytes.HasPrefix(b, mark):
		return b[len(mark):]
	case bytes.HasPrefix(b, []byte{0xff, 0xfe}):
		order = binary.LittleEndian
	case bytes.HasPrefix(b, []byte{0xfe, 0xff}):
		order = binary.BigEndian
	default:
		return b
	}
	if len(b)%2 != 0 || len(b) < 4 {
		return b
	}
	units := make([]uint16, len(b)/2-1)
	for i := range units {
		units[i] = order.Uint16(b[2*i+2:])
	}
	text := string(utf16.Decode(units))
	if strings.ContainsAny(text, "\x00\ufffd") { // no letters after all
		return b
	}
	return []byte(text)
}

// Strict reads JSON with no field unknown and nothing behind it. The error is the decoder's.
func Strict(b []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return err
	}
	if _, err := d.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something follows the document")
	}
	return nil
}

// JSON says what a JSON decoder found wrong in words for people: which field, and what stands
// there.
func JSON(err error) error {
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		at := ""
		if kind.Field != "" {
			at = kind.Field + ": "
		}
		return errors.New(at + "want " + wanted(kind.Type) + ", not " + stands(kind.Value))
	}
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return errors.New(misplaced(syntax))
	}
	if words, ok := strings.CutPrefix(err.Error(), "json: "); ok {
		return errors.New(words)
	}
	return err
}

// misplaced says what is wrong with the notation of JSON.
func misplaced(err *json.SyntaxError) string {
	if sign, _, ok := strings.Cut(strings.TrimPrefix(err.Error(), "invalid character "), "' "); ok &&
		sign != err.Error() {
		return fmt.Sprintf("%s' cannot stand at byte %d", sign, err.Offset)
	}
	return "it ends too early"
}

// wanted returns the words for the values that a field takes.
func wanted(t reflect.Type) string {
	for t != nil && t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t == nil {
		return "something else"
	}
	switch k := t.Kind(); {
	case k == reflect.Bool:
		return "true or false"
	case k >= reflect.Int && k <= reflect.Int64:
		return "a whole number"
	case k >= reflect.Uint && k <= reflect.Uintptr:
		return "a whole number from 0 on"
	case k == reflect.Float32, k == reflect.Float64:
		return "a number"
	case k == reflect.String:
		return "a text"
	case k == reflect.Slice, k == reflect.Array:
		return "a list"
	case k == reflect.Struct, k == reflect.Map:
		return "fields with their values"
	}
	return "something else"
}

// stands returns the words for a value as a JSON decoder names it.
func stands(value string) string {
	kind, rest, _ := strings.Cut(value, " ")
	switch kind {
	case "string":
		return "a text"
	case "number":
		if rest != "" {
			return rest
		}
		return "a number"
	case "bool":
		return "true or false"
	case "array":
		return "a list"
	case "object":
		return "fields with their values"
	}
	return value
}
