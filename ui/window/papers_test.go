package window

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/ui/glossary"
	"attackwing/ui/house"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// Every house rule of the core and the scenario is on the page, in words; what is set goes into the
// values at once.
func TestHouseRulesAreSet(t *testing.T) {
	for _, sc := range scenarios.All() {
		sheet := sc.Sheet()
		var values []game.HouseValue
		w := kittest.OpenIn(t, NewHouse(newHost(t), sheet, &values, allowed), 1280, 8000)
		for _, r := range house.Rules(sheet) {
			name := house.Prefix + r.Key
			if r.Choices != nil {
				name += ":0"
			}
			expect.True(t, w.Can(name), "%s: %s is not on the page", sheet.ID, r.Key)
			expect.True(t, !strings.ContainsAny(r.Key, ".-") || !w.Reads(r.Key),
				"%s: the key %s is shown that nobody has asked for", sheet.ID, r.Key)
		}
		expect.True(t, !w.Can("defaults"), "there is something to put back before anything was set")
		year, at := "2016", 1 // the one that is not the rules'
		if slices.ContainsFunc(house.Rules(sheet), func(r game.HouseRule) bool { return r.Key == "ruleset" && r.Default == year }) {
			year, at = "2014", 0
		}
		w.Press(kit.Name{Kind: "house:ruleset", N: at}.String())
		w.Press("house:round-limit")
		w.Key("ctrl+a")
		w.Type("7")
		if got := house.Set(values, sheet); !slices.Contains(got, game.HouseValue{Key: "ruleset", Value: year}) || !slices.Contains(got, game.HouseValue{Key: "round-limit", Value: "7"}) {
			t.Errorf("%s: set are %v", sheet.ID, got)
		}
		w.Press("house:sp-limit")
		w.Key("ctrl+a")
		w.Type("7")
		expect.True(t, w.Reads("Enter a whole number from 20"), "7 SP are not refused")
		w.Press("defaults")
		if got := house.Set(values, sheet); len(got) > 0 || w.Can("defaults") {
			t.Errorf("%s: as the rules say there are %v", sheet.ID, got)
		}
		w.Key("/")
		w.Type("ruleset")
		expect.True(t, w.Can("house:ruleset:1") && !w.Can("house:sp-limit"),
			"the search does not leave the rules that it finds")
	}
}

// Every battle has its sheet in words.
func TestTheSheetOfEveryBattle(t *testing.T) {
	h := newHost(t)
	for _, sc := range scenarios.All() {
		sheet := sc.Sheet()
		n := len(scenesOf(sheet))
		expect.True(t, n >= 4, "%s is told in %d scenes", sheet.ID, n)
		p := NewSheet(h, sheet)
		w := kittest.OpenIn(t, p, 1280, 8000)
		for _, k := range p.passages {
			expect.True(t, w.Reads(k.name) && w.Reads(k.words), "%s: %q is not told", sheet.ID, k.name)
		}
		kittest.Readable(t, sheet.ID, p)
	}
	w := kittest.Open(t, NewSheet(h, scenarios.All()[0].Sheet()))
	w.Key("esc")
	expect.True(t, h.backs == 1, "Esc leads back %d times", h.backs)
}

// The house rules in force show what was changed first.
func TestHouseRulesInForce(t *testing.T) {
	h := newHost(t)
	u := h.sample
	rules, err := game.NewHouse(u.Scenario.Sheet().House, []game.HouseValue{{Key: "round-limit", Value: "7"}})
	expect.OK(t, err)
	u.House = rules
	p := NewInForce(h, u)
	if k := p.passages[0]; k.name != "The battle ends after this round: 7" || !strings.Contains(k.words, "Standard: 12") || k.head != "Changed" {
		t.Errorf("first stands %+v", k)
	}
	kittest.Readable(t, "in force", p)
}

// A copy is saved under a name, as a battle or as a position; what goes wrong is said and the page
// stays.
func TestSavingACopy(t *testing.T) {
	h := newHost(t)
	w := kittest.Open(t, NewSaveAs(h, h.kept, "Tholian Web, round 3"))
	_, _, on := w.View.Typing()
	expect.Must(t, on, "the name is not typed at once")
	w.Key("ctrl+a")
	w.Type("Before the trap")
	w.Key("enter")
	expect.True(t, h.kept.as == "Before the trap" && h.backs == 1 && h.toast != "",
		"saved as %q, back %d times, %q", h.kept.as, h.backs, h.toast)
	p := NewSaveAs(h, h.kept, "Again")
	w = kittest.Open(t, p)
	w.Press("copyas:1")
	h.kept.fail = errors.New("the disk is full")
	w.Press("paper")
	expect.True(t, h.backs == 1 && w.Reads("the disk is full") && h.kept.as == "Again.table.yaml",
		"saved as %q, back %d times", h.kept.as, h.backs)
	kittest.Readable(t, "save as", p)
	w.Press("copyname")
	w.Key("ctrl+a", "backspace")
	expect.True(t, !w.Can("paper") && !w.Reads("the disk is full"), "a copy without a name can be saved")
	w.Key("esc", "esc")
	expect.Same(t, h.backs, 2, "Esc does not lead back")
}

// The glossary is searched as soon as it is opened; the rules words in it lead to their terms, and
// back again.
func TestTheGlossary(t *testing.T) {
	h := newHost(t)
	p := NewGlossary(h)
	w := kittest.Open(t, p)
	w.Type("cloak")
	expect.True(t, w.Reads("Cloak") && !w.Reads("Admiral"), "cloak is not what is found")
	from, to := "", ""
	for _, e := range glossary.Search("cloak") {
		for _, k := range glossary.In(e.Words) {
			if k.Name != e.Name && from == "" {
				from, to = e.Name, k.Name
			}
		}
	}
	w.Press(kit.Name{Kind: "term", N: glossary.At(to)}.String())
	expect.Must(t, p.at == to && p.find.Empty() && w.Reads(to), "a word of %s leads to %q", from, p.at)
	w.Key("backspace")
	expect.True(t, p.at == "" && !w.Can("termback"), "Backspace leads to %q", p.at)
	w.Key("/")
	w.Type("zzz")
	expect.True(t, w.Reads("No term contains all of these words."), "nothing is said when nothing is found")
	w.Key("esc", "esc")
	expect.Same(t, h.backs, 1, "Esc does not lead back")
}

func TestHouseRulesAndGlossaryAreReadable(t *testing.T) {
	h := newHost(t)
	for _, sc := range scenarios.All() {
		values := []game.HouseValue{{Key: "sp-limit", Value: "7"}}
		kittest.Readable(t, sc.Sheet().ID, NewHouse(h, sc.Sheet(), &values, allowed))
	}
	p := NewGlossary(h)
	kittest.Readable(t, "glossary", p)
	p.show("Cloak")
	kittest.Readable(t, "glossary, a term", p)
}

func allowed() string { return "" }
