package panel_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/battle/panel"
	"attackwing/ui/front"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/reading"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// opens presses a part, or W for "", and reports whether the card of numbers tells of one; then it
// is put away.
func opens(t *testing.T, tb *windowtest.Window, id, number string) bool {
	t.Helper()
	if id == "" {
		tb.Key("w")
	} else {
		tb.Press(id)
	}
	expect.Must(t, tb.Seen("why"), "%q opens nothing", id)
	found := tells(tb, number)
	tb.Key("esc")
	return found
}

// tells reports whether a line is written in the window, large or small.
func tells(tb *windowtest.Window, line string) bool {
	return slices.ContainsFunc(tb.Written(), func(l string) bool { return strings.EqualFold(l, line) })
}

// numbers are what the card tells of something.
func numbers(tb *windowtest.Window, of battle.Subject) []reading.Number {
	var ways panel.Ways
	_, ns := tb.Numbers(of, func(id game.ShipID) []game.Way { return ways.Of(tb.Session, id) })
	return ns
}

func TestEveryNumberOpens(t *testing.T) {
	tb := windowtest.Planning(t)
	for id, name := range map[string]string{"stat:2": "Captain Skill", "standing:0": "Fleet Points", "standing:1": "Fleet Points", "order": "Order",
		"ahead": "Tokens placed", "verdict": "Verdict", "": "Verdict"} {
		expect.True(t, opens(t, tb, id, name), "%q opens no %q", id, name)
	}
	ns := numbers(tb, battle.Subject{Of: battle.OfPlayer})
	sum := 0
	for _, k := range ns[0].Terms {
		var v int
		if n, _ := fmt.Sscanf(k.Value, "%d", &v); n == 1 && (k.Value[0] == '+' || k.Value[0] == '-') {
			sum += v
		}
	}
	expect.True(t, fmt.Sprint(sum) == ns[0].Total, "the lines sum to %d, the number is %s", sum, ns[0].Total)
}

// The verdict of a cell is the referee's, and says by how much.
func TestTheVerdictOfACell(t *testing.T) {
	tb := windowtest.Planning(t)
	p := tb.Asked()
	var ways panel.Ways
	seen := map[string]bool{}
	for m := range tb.Game.Setup().Facts(p.Ship).Ship.Class.Dial {
		var f game.Fate
		game.Foresee(&tb.View, p.Ship, m, &f)
		_, ns := tb.Verdict(p.Ship, m, ways.Of(tb.Session, p.Ship))
		want := "safe"
		switch {
		case f.Dies():
			want = "destroyed"
		case f.StruckAtEnd:
			want = "destroyed later"
		case f.Bumped:
			want = "overlap"
		}
		seen[want] = true
		expect.True(t, ns[0].Total == want || ns[0].Total == "closed",
			"maneuver %d is %q, want %q", m, ns[0].Total, want)
	}
	expect.True(t, seen["safe"] && len(seen) >= 2, "only %v were seen", seen)
}

func TestAMapShipsCommandOpens(t *testing.T) {
	for sc, fleets := range map[string][2]string{"last-battle-of-ds9": {"ds9-fed-1", "ds9-dom-1"}, "future-tense": {"ft-a-1", "ft-b-2"}} {
		tb := windowtest.New(t, window.Options{Title: front.Options{Scenario: sc, Fleet1: fleets[0], Fleet2: fleets[1], P1: "human", P2: "ensign", Seed: 3}, Quick: true})
		tb.Resize(1920, 1080)
		for range 40 {
			if tb.Planning.Ship != game.NoShip {
				break
			}
			tb.Key("enter")
		}
		for _, id := range tb.MapShips() {
			ns := numbers(tb, battle.Subject{Of: battle.OfShip, N: int(id)})
			expect.True(t, len(ns) >= 2 && ns[0].Name == "Commanded by", "%s: %+v", sc, ns)
		}
	}
}

// Refusals name their rule, and what is refused shakes.
func TestARefusalNamesItsRule(t *testing.T) {
	tb := windowtest.Planning(t)
	for range 300 {
		p := tb.Asked()
		if p != nil && p.Ask == game.ChooseAction {
			break
		}
		tb.Confirm()
	}
	p := tb.Asked()
	expect.Must(t, p != nil && p.Ask == game.ChooseAction, "no action is asked for")
	rs := game.Refusals(&tb.View, p)
	expect.Must(t, len(rs) != 0, "nothing is refused")
	tb.Choose(p, len(p.Options))
	expect.True(t, strings.Contains(tb.Question.Refusal, rs[0].Rule) && tb.Question.Shake > 0,
		"refused with %q, shaking %.2f; the rule is %q", tb.Question.Refusal, tb.Question.Shake, rs[0].Rule)
}

func TestATermOpensItsCard(t *testing.T) {
	tb := windowtest.Planning(t)
	tb.Key("w")
	id := ""
	for _, h := range tb.Hits() {
		if strings.HasPrefix(h.ID, "term:") {
			id = h.ID
		}
	}
	tb.Press(id)
	was := tb.Term()
	expect.Must(t, was != "", "%q opens no card", id)
	card, _ := tb.Find("termcard")
	for _, h := range tb.Hits() {
		if strings.HasPrefix(h.ID, "term:") && h.ID != id && !card.Has(h.Center()) {
			tb.PressAt(h.Center())
			break
		}
	}
	expect.Must(t, tb.Term() != was, "no other word than %s leads to a card", was)
	tb.Key("backspace")
	expect.Same(t, tb.Term(), was, "Backspace does not go back")
	tb.Key("esc")
	expect.True(t, tb.Term() == "" && tb.Playing() && tb.Seen("why"), "Esc closes something else")
}

func TestOpenCardsFitTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb := windowtest.Planning(t)
		tb.Resize(size[0], size[1])
		opened := 0
		for _, id := range []string{"stat:2", "standing:0", "order", "ahead", "verdict"} {
			if !tb.Seen(id) { // in a small window not all of them are
				continue
			}
			opened++
			tb.Press(id)
			if ns := tb.Numbered("term"); len(ns) > 0 {
				tb.Press(fmt.Sprintf("term:%d", ns[len(ns)-1]))
			}
			tb.Draw()
			for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, size[0], size[1]) {
				t.Errorf("%v, %s: %s", size, id, bad)
			}
			for tb.Term() != "" || tb.Seen("why") {
				tb.Key("esc")
			}
		}
		expect.True(t, opened >= 4, "%v: only %d cards are opened", size, opened)
	}
}

// In combat each number of dice is the sum of its terms, and says what could have counted and did
// not.
func TestTheSumsOfDice(t *testing.T) {
	tb := windowtest.Planning(t)
	tb.Until("attack dice", func(p *game.Prompt) bool { return p.Ask == game.ModifyAttackDice })
	expect.True(t, opens(t, tb, "sums", "Attack dice"), "the sums are not those of the dice")
	ns := numbers(tb, battle.Subject{})
	if len(ns) != 4 || ns[0].Name != "Attack dice" || ns[1].Name != "Defense dice" || ns[2].Name != "Range" || ns[3].Name != "Exact odds" {
		t.Fatalf("%+v", ns)
	}
	if spends := fmt.Sprint(ns[3].Terms); !strings.Contains(spends, "may spend") || !strings.Contains(spends, "not counted") {
		t.Errorf("the odds do not say what they assume: %s", spends)
	}
	for _, n := range ns[:2] {
		sum, silent := 0, 0
		for _, k := range n.Terms {
			var v int
			if got, _ := fmt.Sscanf(k.Value, "%d", &v); got == 1 {
				sum += v
			} else if k.Value == reading.SilentTerm {
				silent++
			}
		}
		expect.True(t, fmt.Sprint(sum) == n.Total && len(n.Terms)-silent != 0, "%s: %+v", n.Name, n)
	}
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb.Resize(size[0], size[1])
		tb.Key("w")
		for _, bad := range kittest.Overlaps(&tb.Pane.Canvas, size[0], size[1]) {
			t.Errorf("%v: %s", size, bad)
		}
		tb.Key("esc")
	}
}
