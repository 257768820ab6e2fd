package textfile

import (
	"errors"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

func TestReadRefuses(t *testing.T) {
	for what, c := range map[string]struct{ text, says string }{
		"too large": {strings.Repeat("#", 101), "larger than 100 bytes"},
		"binary":    {"\xff\x00", "not a text file"},
		"brackets":  {strings.Repeat("[", 40), "nested too deep"},
		"dashes":    {strings.Repeat("- ", 20), "nested too deep"},
		"questions": {strings.Repeat("?", 40), "nested too deep"},
	} {
		if _, err := Read(strings.NewReader(c.text), 100); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", what, err, c.says)
		}
	}
	if _, err := Read(strings.NewReader(strings.Repeat(" ", 200)+"x"), 300); err == nil {
		t.Error("an indent of 200 is read")
	}
	if b, err := Read(strings.NewReader("a: [1, [2]]\n"), 100); err != nil || string(b) != "a: [1, [2]]\n" {
		t.Errorf("%q, %v", b, err)
	}
}

func TestDecodeSaysTheLine(t *testing.T) {
	var v struct{ A int }
	err := Decode(func() error { return yaml.UnmarshalWithOptions([]byte("a: 1\nb: 2\n"), &v, yaml.Strict()) })
	if err == nil || !strings.HasPrefix(err.Error(), "line 2: ") || strings.Contains(err.Error(), "\n") {
		t.Errorf("%v", err)
	}
	if err := Decode(func() error { panic("deep inside") }); err == nil || err.Error() != "cannot be read as YAML" {
		t.Errorf("%v", err)
	}
	own := errors.New("mine")
	if err := Decode(func() error { return own }); !errors.Is(err, own) {
		t.Errorf("%v", err)
	}
}
