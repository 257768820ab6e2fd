package panel_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/window/windowtest"
)

// withBeam is a battle for the small craft in which ship A has its beam on it, at the dials of
// player One.
func withBeam(t *testing.T, w, h float64) *windowtest.Window {
	t.Helper()
	tb := gametest.Lay(t, gametest.Spec{Scenario: "future-tense", Phase: game.Activation, Crafts: []gametest.Craft{
		{X: 18, Y: 21, Tech: 1, Dial: "full stop"}, {Two: true, Name: "Far", X: 33, Y: 3, H: 180, Skill: 1, Dial: "straight 1"}}})
	tb.WaitFor(game.ChooseAction, "A").Do("Tractor Beam on the small craft").NextRound()
	expect.Must(t, tb.Ship("A").Marker != 0, "A has no beam")
	table := windowtest.New(t, windowtest.Goes(tb.Game, "human", "ensign"))
	table.Resize(w, h)
	table.Tick(3)
	return table
}

// A ship with a beam keeps it by Enter alone, by its row, or by K; a maneuver is chosen beside it.
func TestKeepTheBeamInPlaceOfAManeuver(t *testing.T) {
	kept := func(tb *windowtest.Window) bool { return tb.Game.State().Ships[0].Still }
	for _, size := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}} {
		for name, do := range map[string]func(tb *windowtest.Window){
			"Enter alone":    func(tb *windowtest.Window) { tb.Key("enter") },
			"K twice, Enter": func(tb *windowtest.Window) { tb.Key("k", "k", "enter") },
			"K from a maneuver": func(tb *windowtest.Window) {
				tb.Key("1", "k", "enter")
			},
			"its row": func(tb *windowtest.Window) {
				tb.Key("1")
				tb.Press("cell:-5")
				tb.Press("main")
			},
		} {
			tb := withBeam(t, size[0], size[1])
			do(tb)
			expect.True(t, kept(tb), "%v, %s: the beam is not kept", size, name)
		}
		tb := withBeam(t, size[0], size[1])
		tb.Key("4", "enter")
		if kept(tb) || tb.Game.State().Ships[0].Marker != 0 || tb.Shown.Phase == game.Planning {
			t.Errorf("%v: after the fourth maneuver it stands still %v, its beam is on %d", size, kept(tb), tb.Game.State().Ships[0].Marker-1)
		}
	}
}

// A test that plays from outside finds it with the maneuvers.
func TestKeepingIsAmongTheOptions(t *testing.T) {
	tb := withBeam(t, 1280, 800)
	var labels int
	for _, o := range tb.Report().Options {
		if o.Label == "Keep the tractor beam: this ship does not move this round" && o.X > 0 {
			labels++
		}
	}
	expect.True(t, labels == 1, "the report has it %d times", labels)
}
