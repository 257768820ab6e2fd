package window_test

import (
	"fmt"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// ofBattles are the commands of a battle that the page of keys lists.
func ofBattles(w *windowtest.Window) kit.Commands { return listed(w, "Battle") }

// overBattles are those of what lies over one.
func overBattles(w *windowtest.Window) kit.Commands { return listed(w, "Over a battle") }

func listed(w *windowtest.Window, place string) kit.Commands {
	at := w.Places()
	return at[slices.IndexFunc(at, func(p window.Place) bool { return p.Name == place })].Listed()
}

// The tools and cards over a battle are on the page of keys before any battle; what is given
// another key there has it, and the way out stays.
func TestTheKeysOfWhatLiesOverABattle(t *testing.T) {
	w := windowtest.Planning(t)
	rebind(t, w, "Ruler to the next", "j")
	w.Key("r")
	was := slices.Clone(w.Table().Rulers)
	if w.Key("j"); len(was) != 1 || len(w.Table().Rulers) != 1 || w.Table().Rulers[0].To == was[0].To {
		t.Errorf("the new key leads the ruler from %v to %v", was, w.Table().Rulers)
	}
	w.Key("f1", "k", "/")
	w.Type("ruler away")
	w.Key("esc", "home", "enter")
	said := w.Reads("Esc always means Back")
	w.Key("j")
	expect.True(t, w.Person.Keys["table.ruler close"] == "" && said, "Esc was changed: %v", w.Person.Keys)
}

// Each command of a battle is declared by its panel whatever is done now: the page of keys has it
// before any battle, with the key that it has when it comes up. None is the same twice.
func TestTheCommandsOfABattleAreDeclaredAtAnyTime(t *testing.T) {
	declared := ofBattles(windowtest.Open(t, window.Options{}))
	for _, id := range []string{"unlock", "beam", "always", "never", "ranges", "ruler", "faceenemy", "turnleft", "lockall", "alwayslist", "ending", "hide", "explain"} {
		if declared.By(id) == nil && !slices.ContainsFunc(declared, func(c *kit.Command) bool { return c.ID == id }) {
			t.Errorf("%s is not declared", id)
		}
	}
	came := map[string]bool{}
	look := func(w *windowtest.Window) {
		w.Draw()
		if !slices.EqualFunc(ofBattles(w), declared, func(a, b *kit.Command) bool { return a.ID == b.ID && (a.Key == b.Key || a.Key == "") }) {
			t.Fatalf("at %q there are others", w.Report().Ask)
		}
		for _, c := range w.Top().Page.Commands().Now() {
			came[c.ID] = true
			if c.ID == "" || c.Key == "" || c.Look == kit.Hidden || window.Fixed(c.Key) {
				continue
			}
			if own := (&window.Place{Page: "table", Commands: kit.Commands{c}}).Listed(); len(own) > 0 && !slices.ContainsFunc(declared, func(d *kit.Command) bool { return d.ID == c.ID && d.Key == c.Key }) {
				t.Errorf("%s comes up with the key %s, and is not declared", c.ID, c.Key)
			}
		}
	}
	for _, ask := range []game.Ask{game.PlaceShip, game.ChooseManeuver, game.ChooseAction, game.ChooseTarget, game.ModifyAttackDice} {
		w := windowtest.Resumed(t, windowtest.Answered(t, ask, map[bool]int16{true: 1}[ask != game.PlaceShip]))
		w.Hide(false)
		look(w)
		if w.LookAt(0); ask == game.ChooseManeuver {
			first := w.Asked().Ship
			w.Key("enter", "tab")
			w.Press(fmt.Sprint("ship:", first))
			look(w)
		}
		look(w)
	}
	for _, id := range []string{"lockall", "unlock", "snap", "turnleft", "goto", "fan", "why", "main"} {
		expect.True(t, came[id], "%s never comes up", id)
	}
}

// A key given to a command of a panel does it; the one it had does nothing; its tip, the help and
// the page of keys show the new one.
func TestAKeyGivenToACommandOfAPanel(t *testing.T) {
	w := windowtest.Begin(t, "human", "human")
	turned := func(key string) int32 {
		was := w.Question.Draft.Heading
		w.Key(key)
		return (w.Question.Draft.Heading-was+540000)%360000 - 180000
	}
	by, little := turned(","), turned("shift+,")
	expect.Must(t, by == -15000 && little == -1000, "the keys turn by %d and %d", by, little)
	rebind(t, w, "battle turn left", "b")
	for key, want := range map[string]int32{"b": -15000, "shift+b": -1000, ",": 0, "shift+,": 0} {
		expect.Same(t, turned(key), want, "%s turns by", key)
	}
	x := w.Question.Draft.X
	rebind(t, w, "everywhere right", "j")
	w.Key("j")
	step := w.Question.Draft.X - x
	w.Key("shift+j")
	far := w.Question.Draft.X - x - step
	expect.True(t, step > 0 && far > step, "the key moves by %d, with Shift by %d", step, far)
	k, _ := w.Top().Told("turn:-15")
	expect.Same(t, k.Key, "b", "the tip says")
	w.Key("f1")
	expect.True(t, w.Reads("Turn left") && slices.Contains(w.Written(), "B") && !slices.Contains(w.Written(), ","),
		"the help does not show the new key")
	w.Key("k", "/")
	w.Type("turn left")
	if !slices.Contains(w.Written(), "B") || !w.Reads("was ,") {
		t.Errorf("the page of keys does not show it: %v", w.Written())
	}
}

// What one command does at several places has its key there: the dial, and what is said for this
// battle.
func TestAKeyGivenToTheDial(t *testing.T) {
	w := windowtest.Planning(t)
	rebind(t, w, "unlock the dial", "j")
	first := w.Asked().Ship
	w.Key("enter", "tab")
	w.Press(fmt.Sprint("ship:", first))
	n := len(w.Planning.Locked)
	if w.Key("backspace"); len(w.Planning.Locked) != n || n == 0 {
		t.Fatalf("%d of %d dials are locked after the old key", len(w.Planning.Locked), n)
	}
	w.Key("j")
	expect.Same(t, len(w.Planning.Locked), n-1, "the new key does not unlock")
}

// What is asked over a page is on the page of keys below a heading of its own, asked or not: each
// of its keys, the way on and the way out too. The numbers of what is chosen are given nowhere.
func TestTheKeysOfDialogsAreListed(t *testing.T) {
	listed := map[string]kit.Commands{}
	for _, at := range windowtest.Open(t, window.Options{}).Places() {
		if at.Asks {
			listed[at.Name] = at.Listed()
		}
	}
	of := func(ask game.Ask, keys ...string) *windowtest.Window {
		w := windowtest.Resumed(t, windowtest.Answered(t, ask, 1))
		if w.Cover.Down && !slices.Contains(keys, "cover") {
			w.Hide(false)
		}
		for _, k := range keys {
			if k != "cover" {
				w.Key(k)
			}
		}
		return w
	}
	title := windowtest.Open(t, window.Options{})
	title.Press("people")
	for place, w := range map[string]*windowtest.Window{
		"Battle: Menu": of(game.ChooseAction, "esc"), "Battle: Paused": of(game.ChooseAction, "p"), "Battle: Undo to": of(game.ChooseAction, "u"),
		"Battle: Undo shared information": of(game.ChooseAction, "ctrl+z"), "Battle: Pass the screen": of(game.ChooseManeuver, "cover"), "Title: Who plays?": title,
	} {
		w.Draw()
		now, had := w.Top().Commands(), listed[place]
		expect.Must(t, now.By("log") == nil && now.By("people") == nil, "%s is not open", place)
		for _, c := range now {
			if c.Key != "" && c.Look != kit.Hidden && (!window.Fixed(c.Key) || c.Key == "esc") && c.ID != "undo" && c.ID != "redo" && c.ID != "menu" && had.By(c.ID) == nil {
				t.Errorf("%s: %s, %s, is not listed among %d", place, c.ID, c.Key, len(had))
			}
		}
	}
	expect.True(t, listed["Battle: The end of a lesson"].By("way-1") != nil, "the end of a lesson is not listed")
}

// The way on of what is asked has the key of the big button, and is given it there; another key of
// a dialog is its own.
func TestAKeyGivenToADialog(t *testing.T) {
	w := windowtest.Planning(t)
	w.Key("f1", "k", "/")
	w.Type("battle: menu")
	if !w.Reads("BATTLE: MENU") && !w.Reads("Battle: Menu") {
		t.Fatalf("there is no heading of its own: %v", w.Written())
	}
	w.Key("esc", "esc", "esc")
	rebind(t, w, "battle: menu settings", "j")
	w.Key("esc", "j")
	expect.True(t, w.Shows("settings"), "the key that was given leads from the menu to %s", w.Report().Screen)
	w.Key("esc")
	w.Key("f1", "k", "/")
	w.Type("battle: undo shared undo")
	w.Key("esc", "home", "enter")
	expect.True(t, w.Reads("Change its key under Everywhere."), "it does not say where the key of the way on is given")
}
