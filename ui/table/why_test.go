package table

import (
	"fmt"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/glossary"
	"attackwing/ui/kit/canvastest"
)

// opened is what the card of numbers says after a click on a name, or with "" after W.
func opened(t *testing.T, tb *Table, id string) []battle.Number {
	t.Helper()
	if id == "" {
		press(tb, "w")
	} else {
		click(t, tb, id)
	}
	if !tb.screen.Panels.Why.Open {
		t.Fatalf("%q opens nothing", id)
	}
	_, ns := tb.screen.Panels.Why.Numbers(&tb.Battle)
	if len(ns) == 0 {
		t.Fatalf("%q opens an empty card", id)
	}
	tb.screen.Panels.Why.Open = false
	return ns
}

func TestEveryNumberOpens(t *testing.T) {
	tb := planning(t)
	for id, name := range map[string]string{"stat:hull": "Captain skill", "standing:0": "Fleet Points", "standing:1": "Fleet Points", "order": "Order",
		"ahead": "Tokens laid", "verdict": "Verdict", "": "Verdict"} {
		if ns := opened(t, tb, id); ns[0].Name != name {
			t.Errorf("%q opens %q, want %q", id, ns[0].Name, name)
		}
	}
	ns := opened(t, tb, "standing:0")
	sum := 0
	for _, k := range ns[0].Terms {
		var v int
		if n, _ := fmt.Sscanf(k.Value, "%d", &v); n == 1 && (k.Value[0] == '+' || k.Value[0] == '-') {
			sum += v
		}
	}
	if fmt.Sprint(sum) != ns[0].Total {
		t.Errorf("the lines sum to %d, the number is %s", sum, ns[0].Total)
	}
}

// The verdict of a cell is the referee's, and says by how much.
func TestTheVerdictOfACell(t *testing.T) {
	tb := planning(t)
	p := tb.Asked()
	seen := map[string]bool{}
	for m := range tb.Game.Setup().Facts(p.Ship).Ship.Class.Dial {
		var f game.Fate
		game.Foresee(&tb.View, p.Ship, m, &f)
		_, ns := tb.Verdict(p.Ship, m, waysOf(tb)(p.Ship))
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
		if ns[0].Total != want && ns[0].Total != "closed" {
			t.Errorf("maneuver %d is %q, want %q", m, ns[0].Total, want)
		}
	}
	if !seen["safe"] || len(seen) < 2 {
		t.Errorf("only %v were seen", seen)
	}
}

func TestAMapShipsCommandOpens(t *testing.T) {
	for sc, fleets := range map[string][2]string{"last-battle-of-ds9": {"ds9-fed-1", "ds9-dom-1"}, "future-tense": {"ft-a-1", "ft-b-2"}} {
		tb := New(Options{Scenario: sc, Fleet1: fleets[0], Fleet2: fleets[1], P1: "human", P2: "ensign", Seed: 3, Quick: true})
		tb.Resize(1920, 1080)
		for range 40 {
			if tb.Planning.Ship != game.NoShip {
				break
			}
			press(tb, "enter")
		}
		for _, id := range tb.MapShips() {
			_, ns := tb.Numbers(battle.Subject{Of: battle.OfShip, N: int(id)}, waysOf(tb))
			if len(ns) < 2 || ns[0].Name != "Commanded by" {
				t.Errorf("%s: %+v", sc, ns)
			}
		}
	}
}

// Refusals name their rule, and what is refused shakes.
func TestARefusalNamesItsRule(t *testing.T) {
	tb := planning(t)
	for range 300 {
		p := tb.Asked()
		if p != nil && p.Ask == game.ChooseAction {
			break
		}
		if _, is := tb.Question.Loss(); is {
			holdEnter(tb, 0.8)
		}
		press(tb, "enter")
	}
	p := tb.Asked()
	if p == nil || p.Ask != game.ChooseAction {
		t.Fatal("no action is asked for")
	}
	rs := game.Refusals(&tb.View, p)
	if len(rs) == 0 {
		t.Fatal("nothing is refused")
	}
	tb.Question.Choose(p, len(p.Options))
	if !strings.Contains(tb.Question.Refusal, rs[0].Rule) || tb.Question.Shake <= 0 {
		t.Errorf("refused with %q, shaking %.2f; the rule is %q", tb.Question.Refusal, tb.Question.Shake, rs[0].Rule)
	}
}

func TestATermOpensItsCard(t *testing.T) {
	tb := planning(t)
	press(tb, "w")
	id := ""
	for _, h := range tb.Hits() {
		if strings.HasPrefix(h.ID, "term:") {
			id = h.ID
		}
	}
	click(t, tb, id)
	if termOpen(tb) == 0 {
		t.Fatalf("%q opens no card", id)
	}
	if _, ok := tb.Hits().Find("termcard"); !ok {
		t.Fatal("no card is shown")
	}
	was := termOpen(tb)
	tb.screen.Panels.Term.Show(was % len(glossary.All))
	tb.Draw()
	press(tb, "backspace")
	if termOpen(tb) != was {
		t.Error("Backspace does not go back")
	}
	press(tb, "esc")
	if termOpen(tb) != 0 || tb.Screen != Playing || !tb.screen.Panels.Why.Open {
		t.Error("Esc closes something else")
	}
}

func TestOpenCardsFitTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb := planning(t)
		tb.Resize(size[0], size[1])
		for of := battle.InFocus; of <= battle.OfRoundEnd; of++ {
			tb.screen.Panels.Why.Open = false
			tb.screen.Panels.Why.Toggle(battle.Subject{Of: of})
			tb.screen.Panels.Term.Show(3)
			tb.Draw()
			for _, bad := range canvastest.Overlaps(&tb.Canvas, size[0], size[1]) {
				t.Errorf("%v, %d: %s", size, of, bad)
			}
		}
	}
}

// In combat each number of dice is the sum of its terms, and says what could have counted and did not.
func TestTheSumsOfDice(t *testing.T) {
	tb := planning(t)
	until(t, tb, "attack dice", func(p *game.Prompt) bool { return p.Ask == game.ModifyAttackDice })
	ns := opened(t, tb, "sums")
	if len(ns) != 3 || ns[0].Name != "Attack dice" || ns[1].Name != "Defense dice" || ns[2].Name != "Range" {
		t.Fatalf("%+v", ns)
	}
	for _, n := range ns[:2] {
		sum, silent := 0, 0
		for _, k := range n.Terms {
			var v int
			if got, _ := fmt.Sscanf(k.Value, "%d", &v); got == 1 {
				sum += v
			} else if k.Value == battle.SilentTerm {
				silent++
			}
		}
		if fmt.Sprint(sum) != n.Total || len(n.Terms)-silent == 0 {
			t.Errorf("%s: %+v", n.Name, n)
		}
	}
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		tb.Resize(size[0], size[1])
		tb.screen.Panels.Why.Open = true
		tb.Draw()
		for _, bad := range canvastest.Overlaps(&tb.Canvas, size[0], size[1]) {
			t.Errorf("%v: %s", size, bad)
		}
	}
}
