package window_test

import (
	"testing"

	"attackwing/game"
	"attackwing/ui/battle/screen"
	"attackwing/ui/kit"
	"attackwing/ui/window/windowtest"
)

// What the page of keys lists for a battle are commands of its page, with the keys that they have there.
func TestTheListOfKeysIsThatOfTheCommands(t *testing.T) {
	seen := map[string]*kit.Command{}
	look := func(tb *windowtest.Window) {
		tb.Draw()
		for _, c := range tb.Top().Commands() {
			seen[c.ID] = c
		}
	}
	for _, ask := range []game.Ask{game.PlaceShip, game.ChooseManeuver, game.ChooseAction, game.ChooseTarget, game.ModifyAttackDice} {
		tb := windowtest.Resumed(t, windowtest.Answered(t, ask, map[bool]int16{true: 1}[ask != game.PlaceShip]))
		tb.Cover.Lift()
		look(tb)
		if tb.LookAt(0); ask == game.ChooseManeuver {
			tb.Key("enter", "shift+tab")
			look(tb)
		}
		look(tb)
	}
	found := 0
	for _, k := range screen.Keys {
		c := seen[k.ID]
		if c == nil {
			t.Logf("%s is in none of these questions", k.ID)
			continue
		}
		if found++; c.Key != k.Key {
			t.Errorf("%s has the key %q in the list, %q on the page", k.ID, k.Key, c.Key)
		}
	}
	if found*4 < len(screen.Keys)*3 {
		t.Errorf("only %d of %d are commands of the page", found, len(screen.Keys))
	}
}
