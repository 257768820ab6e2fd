package card

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"attackwing/game/gametest/expect"
	"attackwing/game/textfile"
)

// FuzzAbilities reads any text as the abilities of a card: it is refused with file and line, or it
// has words.
func FuzzAbilities(f *testing.F) {
	files, _ := filepath.Glob(filepath.Join("..", "..", "assets", "cards", "*.yaml"))
	for _, file := range files {
		b, err := os.ReadFile(file)
		expect.OK(f, err)
		for line := range strings.Lines(string(b)) {
			if line = strings.TrimRight(strings.TrimSpace(line), "]},"); strings.HasPrefix(line, "{when:") {
				f.Add(line + closing(line))
			}
		}
	}
	for _, text := range []string{"", "{when: action, do: 3}", "{when: action, do: [[x]]}", "{when: action, do: [{effect: {}}]}", "null", "{when: \"\", one_of: [\"\"]}"} {
		f.Add(text)
	}
	doc, err := parser.ParseBytes([]byte("{id: x}"), 0)
	expect.OK(f, err)
	node := doc.Docs[0].Body.(*ast.MappingNode)
	f.Fuzz(func(t *testing.T, text string) {
		b, err := textfile.Read(strings.NewReader("["+text+"]"), maxFile)
		if err != nil {
			return
		}
		var lines []lineYAML
		if err := textfile.Decode(func() error { return yaml.UnmarshalWithOptions(b, &lines, yaml.Strict()) }); err != nil {
			return
		}
		p := &place{file: "cards.yaml", node: node}
		u := &Upgrade{Printed: Printed{Abilities: entries(p, "abilities", lines, (*lineYAML).ability)}}
		for _, err := range p.errs {
			expect.Must(t, strings.HasPrefix(err.Error(), "cards.yaml:1: "), "no file and line in %q", err)
		}
		if len(p.errs) > 0 {
			return
		}
		for i := range u.Abilities {
			expect.Must(t, u.Abilities[i].Words() != "", "no words for %q", text)
		}
	})
}

// closing is the brackets that are open at the end of a text.
func closing(text string) (out string) {
	for _, r := range text {
		switch r {
		case '{':
			out = "}" + out
		case '[':
			out = "]" + out
		case '}', ']':
			out = out[1:]
		}
	}
	return out
}
