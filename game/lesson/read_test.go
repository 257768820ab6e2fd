package lesson_test

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game/gametest/expect"
	"attackwing/game/lesson"
	"attackwing/game/record"
	"attackwing/scenarios"

	"github.com/goccy/go-yaml"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// small is a lesson with nothing too much.
const small = `title: Small
goal: Fly
minutes: 1
place: 1
position:
  scenario: standard
  ships:
    - {id: a, player: 1, ship: "1009", at: [18, 26], facing: N}
    - {id: b, player: 2, ship: "1016", at: [18, 10], facing: S}
steps:
  - do: Fly
    words: Fly.
    asked: {ask: Set the dial}
`

// What is wrong with a lesson is told with the file, the line and the field.
func TestReadSaysWhatIsWrong(t *testing.T) {
	for _, k := range []struct{ old, to, want string }{
		{"title: Small\n", "", "x.lesson.yaml: line 1: title: missing: its name"},
		{"title: Small", "titel: Small", `x.lesson.yaml: line 1: unknown field "titel": is title meant?`},
		{"minutes: 1", "minutes: 99", "x.lesson.yaml: line 3: minutes: 99 is not from 1 to 30"},
		{"minutes: 1", "minutes: 1.5", "line 3: minutes: want a whole number"},
		{"title: Small", "title: " + strings.Repeat("long ", 9), "line 1: title: longer than 32 letters"},
		{"    asked: {ask: Set the dial}\n", "", "line 11: steps[0]: it is never done"},
		{"{ask: Set the dial}", "{ship: a}", "x.lesson.yaml: line 13: steps[0].asked.ask: missing: the question"},
		{"    asked: {ask: Set the dial}\n", "    until: {event: ship danced}\n", `line 13: steps[0].until.event: "ship danced" is none of`},
		{"    asked: {ask: Set the dial}\n", "    until: {}\n", "steps[0].until: it says nothing"},
		{"    asked: {ask: Set the dial}\n", "    asked: {ask: Set the dial}\n    else: No\n", "steps[0]: no option is right"},
		{"words: Fly.", "words: " + strings.Repeat("a ", 41), "steps[0].words: 41 words"},
		{`ship: "1016"`, `ship: "nosuch"`, `x.lesson.yaml: line 9: position.ships[1].ship: there is no ship "nosuch"`},
		{"{ask: Set the dial}", "{ask: Set the dial, ship: c}", `steps[0] names the ship "c"`},
	} {
		expect.Must(t, strings.Contains(small, k.old), "%q is not in the lesson", k.old)
		expect.Refused(t, made(strings.Replace(small, k.old, k.to, 1)), k.want, "%q", k.to)
	}
	expect.OK(t, made(small))
}

func made(text string) error {
	l, err := lesson.Read(strings.NewReader(text), "x.lesson.yaml")
	if err != nil {
		return err
	}
	cards, err := assets.Cards()
	if err != nil {
		return err
	}
	_, err = l.Setup(scenarios.ByID, cards)
	return err
}

// All lessons keep to the JSON Schema, and what the reader refuses for its shape, that refuses.
func TestSchema(t *testing.T) {
	c := jsonschema.NewCompiler()
	for name, schema := range map[string][]byte{"https://attackwing.invalid/lesson.schema.json": lesson.Schema(), "https://attackwing.invalid/table.schema.json": record.Schema()} {
		doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(schema))
		must(t, err)
		must(t, c.AddResource(name, doc))
	}
	s, err := c.Compile("https://attackwing.invalid/lesson.schema.json")
	must(t, err)
	valid := func(text string) error {
		j, err := yaml.YAMLToJSON([]byte(text))
		must(t, err)
		v, err := jsonschema.UnmarshalJSON(bytes.NewReader(j))
		must(t, err)
		return s.Validate(v)
	}
	files, err := fs.Glob(assets.Lessons(), "*"+lesson.Ending)
	expect.Must(t, err == nil && len(files) != 0, "%v %v", files, err)
	for _, name := range files {
		b, err := fs.ReadFile(assets.Lessons(), name)
		must(t, err)
		if err := valid(string(b)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	for _, k := range [][2]string{{"title: Small\n", ""}, {"title:", "titel:"}, {"minutes: 1", "minutes: 99"}, {"minutes: 1", "minutes: 1.5"}, {"do: Fly", "do: " + strings.Repeat("x", 40)}, {"{ask: Set the dial}", "{ship: a}"}, {"player: 1", "player: 3"}} {
		err := valid(strings.Replace(small, k[0], k[1], 1))
		expect.True(t, err != nil, "the schema allows %q", k[1])
	}
}

// must ends a test if there is an error.
var must = expect.OK
