package table

import (
	"fmt"
	"hash/fnv"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
)

// answered is a battle of two ensigns up to the first question of a kind in a round, as a person's.
func answered(t *testing.T, ask game.Ask, round int16) []game.Answer {
	t.Helper()
	tb := begin(t, "human", "human")
	brain, err := ai.New("ensign", 5)
	if err != nil {
		t.Fatal(err)
	}
	g := tb.Game
	for !g.Over() {
		p := g.FirstOpen()
		if p.Ask == ask && g.State().Round >= round {
			return g.Answers()
		}
		if _, err := g.Submit(brain.Choose(g.View(p.Player), p)); err != nil {
			t.Fatal(err)
		}
	}
	if ask != game.PlaceShip {
		t.Fatalf("%s is never asked", ask)
	}
	return g.Answers()
}

// resumed is a table on which these answers have been given.
func resumed(t *testing.T, answers []game.Answer) *Table {
	t.Helper()
	g, err := game.New(begin(t, "human", "human").Game.Setup())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range answers {
		if _, err := g.Submit(a); err != nil {
			t.Fatal(err)
		}
	}
	tb := New(Options{Game: g, P1: "human", P2: "human", Quick: true})
	tb.Resize(1280, 800)
	tick(tb, 3)
	return tb
}

// looks is what a stroke may have changed: the digest of the report, and what can be pressed where.
func looks(tb *Table) uint64 {
	h := fnv.New64a()
	fmt.Fprintln(h, digestOf(tb, nil), tb.Screen, tb.eye().Cam, tb.typed())
	for i := range tb.Hits() {
		fmt.Fprint(h, tb.Hits()[i])
	}
	return h.Sum64()
}

// Each page and layer of the window with each key: what the report tells after it. A line of the golden file is a key that
// changes something there.
func TestEachKeyOnEachPageAndLayer(t *testing.T) {
	first := func(keys ...string) func() *Table {
		return func() *Table {
			tb := New(Options{Seed: 3, Quick: true})
			tb.Resize(1280, 800)
			tick(tb, 2)
			press(tb, keys...)
			return tb
		}
	}
	after := func(answers []game.Answer, keys ...string) func() *Table {
		return func() *Table {
			tb := resumed(t, answers)
			if tb.Cover.Down && (len(keys) == 0 || keys[0] != "cover") {
				hold(tb, 1.2)
			}
			for _, k := range keys {
				if k != "cover" {
					press(tb, k)
				}
			}
			return tb
		}
	}
	dials, action := answered(t, game.ChooseManeuver, 2), answered(t, game.ChooseAction, 1)
	target, dice := answered(t, game.ChooseTarget, 1), answered(t, game.ModifyAttackDice, 1)
	over := answered(t, game.PlaceShip, 99)
	var keys []string
	for c := 'a'; c <= 'z'; c++ {
		keys = append(keys, string(c))
	}
	keys = append(keys, "0", "1", "2", "3", "enter", "space", "esc", "tab", "backspace", "up", "down", "left", "right", "home", "end", "pageup", "pagedown", "delete",
		"f1", "f5", "f6", "f7", "f8", "f10", "/", "\\", ",", ".", "+", "-")
	var lines []string
	for _, place := range []struct {
		name  string
		build func() *Table
	}{
		{"title", first()}, {"fleets", first("enter")}, {"settings", first("s")}, {"glossary", first("/")}, {"title help", first("f1")},
		{"place", after(nil)}, {"cover", after(dials, "cover")}, {"cover menu", after(dials, "cover", "p")},
		{"dial", after(dials)}, {"dial locked", after(dials, "2", "enter", "tab", "tab")}, {"last dial", after(dials, "enter", "enter")},
		{"action", after(action)}, {"target", after(target)}, {"dice", after(dice)},
		{"menu", after(dials, "esc")}, {"menu concede", after(dials, "esc", "up", "up")}, {"help", after(dials, "f1")}, {"pause", after(action, "p")},
		{"decisions", after(action, "u")}, {"ruler", after(action, "r")}, {"sums", after(target, "w")}, {"card", after(target, "i")}, {"log", after(target, "l")},
		{"take-back", func() *Table { tb := after(action)(); undoKeyOnly(tb); return tb }},
		{"over", after(over)}, {"over help", after(over, "f1")},
	} {
		tb := place.build()
		base, shown := looks(tb), digestOf(tb, nil)
		for _, k := range keys {
			for _, with := range []string{"", "shift+", "ctrl+"} {
				tb.Update(&Input{X: -1, Y: -1, Any: true, Shift: with == "shift+", Ctrl: with == "ctrl+", Strokes: []string{k}}, 1.0/60)
				tick(tb, 2)
				if d := digestOf(tb, nil); d != shown {
					lines = append(lines, fmt.Sprintf("%s, %s%s: %08x", place.name, with, k, uint32(d)))
				}
				if looks(tb) != base {
					tb = place.build()
				}
			}
		}
	}
	golden(t, "keys.txt", lines)
}

// undoKeyOnly strikes undo and agrees to nothing.
func undoKeyOnly(tb *Table) {
	tb.Update(&Input{X: -1, Y: -1, Any: true, Ctrl: true, Strokes: []string{"z"}}, 1.0/60)
	tick(tb, 3)
}
