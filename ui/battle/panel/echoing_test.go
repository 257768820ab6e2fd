package panel_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// echoing is a battle at the action of a cloaked ship, with its Sensor Echo straight to the right
// picked.
func echoing(t *testing.T, others ...gametest.Craft) *windowtest.Window {
	t.Helper()
	crafts := append([]gametest.Craft{{X: 18, Y: 20, Shields: 3, Dial: "full stop", Laid: gametest.Laid{Cloak: game.CloakBeside, Down: 3}}}, others...)
	lay := gametest.Lay(t, gametest.Spec{Phase: game.Activation, Crafts: append(crafts, gametest.Craft{Name: "Far", Two: true, X: 33, Y: 3, H: 180, Skill: 9, Dial: "straight 1"})})
	lay.Pass(game.ChooseAction, "A")
	tb := windowtest.New(t, windowtest.Goes(lay.Game, "human", "human"))
	tb.Resize(1400, 900)
	tb.Tick(5)
	p := tb.Asked()
	expect.Must(t, p != nil && p.Ask == game.ChooseAction, "asked is %+v", p)
	for i := range p.Options {
		if p.Label(&tb.View, i) == "Sensor Echo to the right" {
			tb.Choose(p, i)
		}
	}
	tb.Draw()
	tb.Tick(2)
	o, ok := mindEcho(tb, tb.Asked())
	expect.Must(t, ok && o.Pose.X >= tb.Shown.Ships[0].Pose.X, "no echo straight to the right is in mind")
	return tb
}

// mindEcho is the Sensor Echo that is shown, if one is.
func mindEcho(tb *windowtest.Window, p *game.Prompt) (game.Option, bool) {
	o, ok := tb.Question.Focused(p)
	return o, ok && reading.IsEcho(&o)
}

// inMind is the shift of the echo in mind, µm forward, and its row.
func inMind(t *testing.T, tb *windowtest.Window) (um int32, row string) {
	t.Helper()
	p := tb.Asked()
	at := tb.Question.Answer()
	expect.Must(t, p != nil && at >= 0 && at < len(p.Options) && reading.IsEcho(&p.Options[at]), "no echo is in mind")
	_, um = tb.EchoShift(&p.Options[at])
	return um, tb.OptionRows(p)[at].Label
}

// dragEnd drags the end of the echo in mind on the table, mm.
func dragEnd(tb *windowtest.Window, right, ahead float64) {
	o, _ := mindEcho(tb, tb.Asked())
	from := tb.Camera().ToScreen(scene.FromPhysics(o.Pose).Pt)
	to := tb.Camera().ToScreen(scene.FromPhysics(o.Pose).Pt.Add(scene.Pt{X: right, Y: -ahead}))
	tb.Update(&kit.Input{X: from.X, Y: from.Y, Any: true, Moved: true}, 1.0/60)
	tb.Update(&kit.Input{X: from.X, Y: from.Y, Any: true, Press: true, Held: true}, 1.0/60)
	tb.Update(&kit.Input{X: to.X, Y: to.Y, Any: true, Moved: true, Held: true}, 1.0/60)
	tb.Update(&kit.Input{X: to.X, Y: to.Y, Any: true, Release: true}, 1.0/60)
	tb.Tick(2)
}

// The end of a Sensor Echo is dragged along the side of the ship to any place, no farther than it
// may go, and over to the other side; the main button gives what the row says.
func TestTheEndOfAnEchoIsDragged(t *testing.T) {
	tb := echoing(t)
	dragEnd(tb, 6, 7.3)
	expect.True(t, len(tb.Numbered("ring")) == 0, "the ring of actions lies over the places of an echo that is picked")
	um, row := inMind(t, tb)
	expect.True(t, um >= 7200 && um <= 7400 && strings.EqualFold(row, "Sensor Echo to the right, "+game.Shift(um)),
		"dragged by 7.3 mm it is %d µm forward, %q", um, row)
	dragEnd(tb, 0, 30)
	if um, _ := inMind(t, tb); um != physics.EchoSlack {
		t.Errorf("dragged beyond the end it is %d µm forward", um)
	}
	dragEnd(tb, -240, -25.6)
	um, row = inMind(t, tb)
	expect.True(t, um <= -5500 && um >= -5700 && strings.Contains(row, "left"),
		"dragged to the other side it is %d µm forward, %q", um, row)
	from := tb.Shown.Ships[0].Pose
	tb.Key("enter")
	tb.Tick(30)
	expect.Same(t, tb.Game.State().Ships[0].Pose, (physics.Pose{X: from.X - 120000, Y: from.Y - um}), "it is at")
}

// Keys shift it by a millimetre, and by parts of one down to a micrometre; where a ship is in the
// way they say so.
func TestTheEndOfAnEchoIsShiftedByKeys(t *testing.T) {
	right := 18 + 120.0/25.4
	tb := echoing(t, gametest.Craft{Name: "Fore", X: right, Y: 20 - (40+3.5)/25.4, Skill: 1, Dial: "full stop"})
	key := func(k string, shift, alt bool) {
		tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Strokes: []string{k}, Shift: shift, Alt: alt}, 1.0/60)
		tb.Tick(2)
	}
	want := int32(0)
	for _, c := range []struct {
		k          string
		shift, alt bool
		by         int32
	}{{".", false, false, 1000}, {".", false, false, 1000}, {",", true, false, -100}, {".", false, true, 10}, {",", true, true, -1}} {
		key(c.k, c.shift, c.alt)
		want += c.by
		if um, row := inMind(t, tb); um != want || !strings.Contains(row, game.Shift(want)) {
			t.Fatalf("after %+v it is %d µm forward, %q, want %d", c, um, row, want)
		}
	}
	for range 3 {
		key(".", false, false)
	}
	um, _ := inMind(t, tb)
	expect.True(t, um >= 3490 && um <= 3510 && strings.Contains(tb.Question.Refusal, "Overlaps Fore"),
		"it is shifted to %d µm, %q", um, tb.Question.Refusal)
	tb.Key("enter")
	tb.Tick(30)
	expect.Same(t, tb.Game.State().Ships[0].Pose.Y, 20*physics.Inch-um, "it is at")
}
