package textfile

import (
	"bytes"
	"encoding/json"
	"errors"
	"regexp"
	"strings"
	"testing"
	"unicode/utf16"

	"attackwing/game/gametest/expect"

	"github.com/goccy/go-yaml"
)

func TestReadRefuses(t *testing.T) {
	for what, c := range map[string]struct{ text, says string }{
		"too large": {strings.Repeat("#", 101), "larger than 100 bytes"},
		"binary":    {"\xff\x00", "not a text file"},
		"brackets":  {strings.Repeat("[", 40), "nested too deep"},
		"quotes":    {"it's: " + strings.Repeat("[", 40) + "'", "nested too deep"},
		"dashes":    {strings.Repeat("- ", 20), "nested too deep"},
		"questions": {strings.Repeat("?", 40), "nested too deep"},
	} {
		_, err := Read(strings.NewReader(c.text), 100)
		expect.Refused(t, err, c.says, "%s", what)
	}
	if _, err := Read(strings.NewReader(strings.Repeat(" ", 200)+"x"), 300); err == nil {
		t.Error("an indent of 200 is read")
	}
	if b, err := Read(strings.NewReader("a: [1, [2]]\n"), 100); err != nil || string(b) != "a: [1, [2]]\n" {
		t.Errorf("%q, %v", b, err)
	}
}

// Brackets in quotes are text, however many.
func TestBracketsInQuotesNestNothing(t *testing.T) {
	for _, text := range []string{
		`name: "` + strings.Repeat("[", 40) + "\"\n",
		"name: '" + strings.Repeat("{", 40) + "'\n",
		"- {id: \"" + strings.Repeat("[{", 20) + "\"}\n",
	} {
		_, err := Read(strings.NewReader(text), 100)
		expect.True(t, err == nil, "%s: %v", text, err)
	}
}

func TestDecodeSaysTheLine(t *testing.T) {
	var v struct{ A int }
	err := Decode(func() error { return yaml.UnmarshalWithOptions([]byte("a: 1\nb: 2\n"), &v, yaml.Strict()) })
	expect.True(t, err != nil && strings.HasPrefix(err.Error(), "line 2: ") && !strings.Contains(err.Error(), "\n"),
		"%v", err)
	if err := Decode(func() error { panic("deep inside") }); err == nil || err.Error() != "cannot be read as YAML" {
		t.Errorf("%v", err)
	}
	own := errors.New("mine")
	if err := Decode(func() error { return own }); !errors.Is(err, own) {
		t.Errorf("%v", err)
	}
}

// A byte order mark is no part of a text, and says when the text is of UTF-16.
func TestByteOrderMarks(t *testing.T) {
	const text = "name: Битва 講義 👩‍🚀\n"
	units := utf16.Encode([]rune(text))
	little, big := []byte{0xff, 0xfe}, []byte{0xfe, 0xff}
	for _, u := range units {
		little, big = append(little, byte(u), byte(u>>8)), append(big, byte(u>>8), byte(u))
	}
	for what, b := range map[string][]byte{"none": []byte(text), "UTF-8": []byte("\ufeff" + text), "little": little, "big": big} {
		got, err := Read(bytes.NewReader(b), 1000)
		expect.True(t, err == nil && string(got) == text, "%s: %q, %v", what, got, err)
	}
	for _, b := range []string{"\xff\xfe", "\xff\xfea", "\xff\xfe\x00\x00", "\xfe\xff\xd8\x00"} {
		_, err := Read(strings.NewReader(b), 1000)
		expect.True(t, err != nil, "%q is read", b)
	}
}

// What is wrong is said in words for people: no name of a type or a field of the program.
func TestNoWordsOfGo(t *testing.T) {
	type inner struct {
		Name string `yaml:"name" json:"name"`
	}
	var v struct {
		N      int            `yaml:"how-many" json:"how-many"`
		Up     uint8          `yaml:"up" json:"up"`
		Yes    bool           `yaml:"yes" json:"yes"`
		Size   float64        `yaml:"size" json:"size"`
		List   []inner        `yaml:"list" json:"list"`
		By     map[string]int `yaml:"by" json:"by"`
		Inside inner          `yaml:"inside" json:"inside"`
	}
	for text, says := range map[string]string{
		`{"how-many": "x"}`:         "how-many: want a whole number",
		`{"up": -1}`:                "up: ",
		`{"up": 300}`:               "up: ",
		`{"yes": [3]}`:              "yes: want true or false",
		`{"size": "x"}`:             "size: want a number",
		`{"list": 3}`:               "list: want a list",
		`{"list": [{"name": [3]}]}`: "name: want a text",
		`{"by": 3}`:                 "by: want fields with their values",
		`{"by": {"a": "x"}}`:        "want a whole number",
		`{"inside": 3}`:             "inside: want fields with their values",
		`{"inside": {"name": [1]}}`: "name: want a text",
		`{"nobody": 3}`:             `unknown field "nobody"`,
	} {
		asYAML := Decode(func() error { return yaml.UnmarshalWithOptions([]byte(text), &v, yaml.Strict()) })
		d := json.NewDecoder(strings.NewReader(text))
		d.DisallowUnknownFields()
		asJSON := d.Decode(&v)
		if asJSON != nil {
			asJSON = JSON(asJSON)
		}
		for form, err := range map[string]error{"YAML": asYAML, "JSON": asJSON} {
			if err == nil || !strings.Contains(err.Error(), says) {
				t.Errorf("%s, %s: %v, want %q", text, form, err, says)
			} else if w := regexp.MustCompile(`\b(Go|int|uint8|float64|bool|string|struct|slice|map|inner|unmarshal|mapping|sequence)\b`).FindString(err.Error()); w != "" {
				t.Errorf("%s, %s: %v: who knows what a %q is?", text, form, err, w)
			}
		}
	}
}
