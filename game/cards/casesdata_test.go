package cards_test

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"attackwing/assets"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// The cases that stand in files, and the cards they are about. Cards of other folders and their
// cases are tried with
//
//	ATTACKWING_CARDS=DIR ATTACKWING_CASES=DIR go test ./game/cards -run 'TestCases$'
//
// where several folders of cards are joined as in PATH, and the cases are those of the cards' folder
// unless another is named.
const (
	cardsFrom = "ATTACKWING_CARDS"
	casesFrom = "ATTACKWING_CASES"
)

var loadCases = sync.OnceValues(func() (cases []*caseYAML, err error) {
	return readCases(cmp.Or(os.Getenv(casesFrom), os.Getenv(cardsFrom), "testdata/cases"))
})

// caseCards is the catalogue of the cases.
var caseCards = sync.OnceValues(func() (*card.Catalogue, error) {
	cat, err := assets.Cards()
	for _, dir := range filepath.SplitList(os.Getenv(cardsFrom)) {
		if err == nil {
			cat, err = cat.With(os.DirFS(dir), dir)
		}
	}
	return cat, err
})

// linesOf are the lines of a card.
func linesOf(cat *card.Catalogue, id string) []card.Ability {
	switch {
	case cat.Ship(id) != nil:
		return cat.Ship(id).Abilities
	case cat.Admiral(id) != nil:
		return cat.Admiral(id).Abilities
	case cat.Captain(id) != nil:
		return cat.Captain(id).Abilities
	case cat.Upgrade(id) != nil:
		return cat.Upgrade(id).Abilities
	}
	return nil
}

// Every card of a file has a case in which it works and one in which it must not, and each of its
// lines is seen in one of them.
func TestCases(t *testing.T) {
	cases, err := loadCases()
	must(t, err)
	cat, err := caseCards()
	must(t, err)
	playCases(t, cat, cases)
}

// The worked cases of the rules, by their numbers.
func TestRules(t *testing.T) {
	cases, err := readCases("testdata/rules")
	must(t, err)
	cat := gametest.Cards(t)
	for _, c := range cases {
		t.Run(c.Case, func(t *testing.T) { c.play(t, cat) })
	}
}

// The phrases of the language that no card of the program needs yet, each in a card made up for it.
func TestPhrases(t *testing.T) {
	const dir = "testdata/phrases"
	cases, err := readCases(dir)
	must(t, err)
	ours := gametest.Cards(t)
	cat, err := ours.With(os.DirFS(dir), dir)
	must(t, err)
	playCases(t, cat, cases)
	for id, text := range withTextOf(cat) {
		if withTextOf(ours)[id] == "" && !slices.ContainsFunc(cases, func(c *caseYAML) bool { return c.Card == id }) {
			t.Errorf("%s has no case: %s", id, text)
		}
	}
}

// playCases plays cases and asks of the cards that all cases of which were played what every card
// of a file must have.
func playCases(t *testing.T, cat *card.Catalogue, cases []*caseYAML) {
	type told struct {
		at        string
		seen      map[*card.Ability]bool
		ran, all  int
		idle, bad bool
	}
	cards := map[string]*told{}
	for _, c := range cases {
		if cards[c.Card] == nil {
			cards[c.Card] = &told{at: c.at, seen: map[*card.Ability]bool{}}
		}
		cards[c.Card].all++
	}
	for _, c := range cases {
		k := cards[c.Card]
		t.Run(c.Card+"/"+cmp.Or(c.Case, c.Start), func(t *testing.T) {
			k.ran++
			k.bad = true
			seen := c.play(t, cat)
			k.bad = false
			idle := true
			for i, lines := 0, linesOf(cat, c.Card); i < len(lines); i++ {
				if seen[&lines[i]] {
					idle, k.seen[&lines[i]] = false, true
				}
			}
			k.idle = k.idle || idle || slices.ContainsFunc(c.Do, func(s step) bool { return s.word == "not" || s.word == "never" })
		})
	}
	for id, k := range cards {
		if k.ran < k.all || k.bad {
			continue // only some were asked for
		}
		visible := false
		for i, lines := 0, linesOf(cat, id); i < len(lines); i++ {
			if l := &lines[i]; l.At.Without(card.At(card.Static, card.AtSetUp)) != (card.Windows{}) {
				if visible = true; !k.seen[l] {
					t.Errorf("%s: %s: no case sees this line offered, used or counted: %s", k.at, id, l.Line)
				}
			}
		}
		if visible && !k.idle {
			t.Errorf("%s: %s: no case in which the card must not work (not, never, or no line seen)", k.at, id)
		}
	}
}

// A file of cases is read strictly.
func TestCaseFilesAreReadStrictly(t *testing.T) {
	for _, c := range []struct{ text, says string }{
		{"- {card: x, start: attack 1, foo: 1}\n", `x.case.yaml:1: unknown field "foo"`},
		{"- {card: x}\n- {card: y, a: {\n    scna: 1}}\n", `x.case.yaml:3: unknown field "scna": is scan meant?`},
		{"- {card: x, do: [{offer: y}]}\n", "x.case.yaml:1: unknown field \"offer\""},
		{"- {card: x, do: [{see: {a: {scna: 1}}}]}\n", "x.case.yaml:1: unknown field \"scna\""},
		{"- {card: x, do: [{not: y, until: z}]}\n", "a step is an answer"},
		{"- {card: x, then: {a: {skills: 3}}}\n", `unknown field "skills": is skill meant?`},
		{"card: x\n", "want a list of cases"},
		{"- {card: x, dice: 3}\n", "x.case.yaml:1"},
	} {
		_, err := parseCases("x.case.yaml", []byte(c.text))
		expect.Refused(t, err, c.says, "%s", c.text)
	}
}
