package sheet

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"attackwing/game/card"
	"attackwing/game/filedoc"
	"attackwing/game/gametest/expect"
)

// headings are the tables of the page, each with what it is of.
var headings = []struct {
	head string
	of   reflect.Type
}{
	{"The sheet", reflect.TypeFor[document]()}, {"Limits", reflect.TypeFor[limits]()}, {"A side", reflect.TypeFor[side]()},
	{"A house rule", reflect.TypeFor[ruling]()}, {"A kind of token", reflect.TypeFor[kind]()}, {"A drawing", reflect.TypeFor[art]()},
	{"A kind of counter", reflect.TypeFor[counter]()}, {"A map ship", reflect.TypeFor[mapShip]()}, {"A part of a map ship", reflect.TypeFor[part]()},
	{"A word", reflect.TypeFor[term]()}, {"A section", reflect.TypeFor[section]()}, {"A rule", reflect.TypeFor[rule]()},
	{"Something laid", reflect.TypeFor[laid]()}, {"A disc", reflect.TypeFor[disc]()}, {"A move", reflect.TypeFor[move]()},
	{"A row that grows", reflect.TypeFor[line]()}, {"Dice", reflect.TypeFor[dice]()}, {"A line of points", reflect.TypeFor[score]()},
	{"A victory", reflect.TypeFor[toWin]()}, {"A weapon of a map ship", reflect.TypeFor[mount]()}, {"A token that is placed", reflect.TypeFor[placed]()},
	{"A special action", reflect.TypeFor[action]()}, {"A line of card text", reflect.TypeFor[card.Line]()},
}

// table is what the page says of the fields of a part.
func table(t reflect.Type) string {
	var b strings.Builder
	b.WriteString("| field | what it says |\n|---|---|\n")
	for _, f := range fieldsInFiles(t) {
		tag := f.Tag
		name, _, _ := strings.Cut(tag.Get("yaml"), ",")
		says := tag.Get("says")
		if lo, hi := filedoc.Bounds(tag); hi != 0 && f.Type.Kind() == reflect.Int {
			says = strings.TrimPrefix(fmt.Sprintf("%s; %d to %d", says, lo, hi), "; ")
		}
		if tag.Get("need") != "" {
			name += "` needed `"
		}
		fmt.Fprintf(&b, "| `%s` | %s |\n", name, says)
	}
	return strings.ReplaceAll(b.String(), "` needed ``", "` (needed)")
}

// fieldsInFiles returns the fields of a part that stand in files.
func fieldsInFiles(t reflect.Type) (list []reflect.StructField) {
	for f := range t.Fields() {
		if f.IsExported() {
			list = append(list, f)
		}
	}
	return list
}

// phraseTable is what the page says of the phrases of a sort.
func phraseTable(sort string) string {
	var b strings.Builder
	for _, p := range patterns(sort) {
		fmt.Fprintf(&b, "- `%s`\n", p)
	}
	return b.String()
}

// The page for people who write sheets has every field with the words of the schema, and every
// phrase; no other.
func TestPageOfSheets(t *testing.T) {
	b, err := os.ReadFile("SHEETS.md")
	expect.OK(t, err)
	page := string(b)
	seen := 0
	for _, h := range headings {
		want := "\n### " + h.head + "\n\n" + table(h.of)
		expect.True(t, strings.Contains(page, want), "the page lacks, or has otherwise:\n%s", want)
		seen += len(fieldsInFiles(h.of))
	}
	n := strings.Count(page, "\n| `")
	expect.True(t, n == seen, "the page has %d rows of fields, there are %d fields", n, seen)
	for sort := range sorts {
		if !strings.Contains(page, phraseTable(sort)) {
			t.Errorf("the page lacks, or has otherwise, the phrases of %s:\n%s", sort, phraseTable(sort))
		}
	}
	for _, p := range card.PatternsOfOne() {
		expect.True(t, strings.Contains(page, "- `"+p+"`\n"), "the page lacks what cards ask of a ship alone: %s", p)
	}
	var types []string
	for _, h := range headings {
		types = append(types, h.of.Name())
	}
	var schema struct {
		Defs map[string]any `json:"$defs"`
	}
	if err := json.Unmarshal(Schema(), &schema); err != nil || len(schema.Defs) < len(headings) {
		t.Fatal(len(schema.Defs), err)
	}
	for name := range schema.Defs {
		expect.True(t, slices.Contains(append(types, "length", "heading", "place"), name),
			"the page has no table of %s", name)
	}
}

// The sheet that the page begins with is one.
func TestTheSheetOnThePage(t *testing.T) {
	b, err := os.ReadFile("SHEETS.md")
	expect.OK(t, err)
	_, rest, _ := strings.Cut(string(b), "\n```yaml\n")
	text, _, ok := strings.Cut(rest, "\n```\n")
	expect.Must(t, ok, "there is no sheet on the page")
	s, err := Read(strings.NewReader(text+"\n"), "SHEETS.md")
	expect.OK(t, err)
	expect.True(t, len(s.Sheet().Counters) != 0 && len(s.Sheet().Tokens) != 0, "%+v", s.Sheet())
}
