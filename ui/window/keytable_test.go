package window_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"attackwing/game"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// looks is what a stroke may have changed: the digest of the report, and what can be pressed where.
func looks(tb *windowtest.Window) uint64 {
	h := fnv.New64a()
	fmt.Fprintln(h, digestOf(tb, nil), tb.Top().Page.Name(), tb.Camera(), tb.Typing())
	for i := range tb.Hits() {
		fmt.Fprint(h, tb.Hits()[i])
	}
	return h.Sum64()
}

// Each page and layer of the window with each key: what the report tells after it. A line of the
// golden file is a key that changes something there.
func TestEachKeyOnEachPageAndLayer(t *testing.T) {
	first := func(keys ...string) func() *windowtest.Window {
		return func() *windowtest.Window {
			tb := windowtest.Open(t, window.Options{Title: front.Options{Seed: 3}, Quick: true})
			tb.Key(keys...)
			return tb
		}
	}
	after := func(answers []game.Answer, keys ...string) func() *windowtest.Window {
		return func() *windowtest.Window {
			tb := windowtest.Resumed(t, answers)
			if tb.Cover.Down && (len(keys) == 0 || keys[0] != "cover") {
				tb.HoldKey("space", 1.2)
			}
			for _, k := range keys {
				if k != "cover" {
					tb.Key(k)
				}
			}
			return tb
		}
	}
	dials, action := windowtest.Answered(t, game.ChooseManeuver, 2), windowtest.Answered(t, game.ChooseAction, 1)
	target, dice := windowtest.Answered(t, game.ChooseTarget, 1), windowtest.Answered(t, game.ModifyAttackDice, 1)
	over := windowtest.Answered(t, game.PlaceShip, 99)
	var keys []string
	for c := 'a'; c <= 'z'; c++ {
		keys = append(keys, string(c))
	}
	keys = append(keys, "0", "1", "2", "3", "enter", "space", "esc", "tab", "backspace", "up", "down", "left", "right", "home", "end", "pageup", "pagedown", "delete",
		"f1", "f5", "f6", "f7", "f8", "f10", "/", "\\", ",", ".", "+", "-")
	var lines []string
	for _, place := range []struct {
		name  string
		build func() *windowtest.Window
	}{
		{"title", first()}, {"fleets", first("shift+enter")}, {"settings", first("s")}, {"glossary", first("/")}, {"title help", first("f1")},
		{"place", after(nil)}, {"cover", after(dials, "cover")}, {"cover menu", after(dials, "cover", "p")},
		{"dial", after(dials)}, {"dial locked", after(dials, "2", "enter", "tab", "tab")}, {"last dial", after(dials, "enter", "enter")},
		{"action", after(action)}, {"target", after(target)}, {"dice", after(dice)},
		{"menu", after(dials, "esc")}, {"menu concede", after(dials, "esc", "up", "up")}, {"help", after(dials, "f1")}, {"pause", after(action, "p")},
		{"decisions", after(action, "u")}, {"ruler", after(action, "r")}, {"sums", after(target, "w")}, {"card", after(target, "i")}, {"log", after(target, "l")},
		{"take-back", func() *windowtest.Window { tb := after(action)(); tb.Key("ctrl+z"); return tb }},
		{"over", func() *windowtest.Window { tb := after(over)(); tb.Tick(100); return tb }}, {"over help", after(over, "f1")},
	} {
		tb := place.build()
		base, shown := looks(tb), digestOf(tb, nil)
		for _, k := range keys {
			for _, with := range []string{"", "shift+", "ctrl+"} {
				tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Shift: with == "shift+", Ctrl: with == "ctrl+", Strokes: []string{k}}, 1.0/60)
				tb.Tick(2)
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
