package motion

import (
	"math"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
	"attackwing/ui/scene"
)

// planned is a table at its first dials.
func planned(t *testing.T) Stage {
	t.Helper()
	g := gametest.Quiet(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3))
	who := gametest.Brain(t, "ensign", 1)
	for p := g.FirstOpen(); p.Ask != game.ChooseManeuver; p = g.FirstOpen() {
		gametest.Submit(t, g, who.Choose(g.View(p.Player), p))
	}
	return Stage{State: g.State(), Setup: g.Setup()}
}

// A ship that overlaps flies as far as it meant to, then slides back to where the referee puts it.
func TestASlideBackIsShown(t *testing.T) {
	st := planned(t)
	id, foe := game.ShipID(0), game.ShipID(st.State.NShips-1)
	m := physics.Maneuver{Bearing: physics.Straight, Speed: 3}
	from := st.State.Ships[id].Pose
	end := m.End(from, st.Setup.Facts(id).Ship.Class.BaseSide, physics.TurnFirst)
	st.State.Ships[foe].Pose = end
	f := st.flight(game.ShipMoved{Ship: id, From: from, Maneuver: m})
	expect.Must(t, f.Short, "no overlap")
	e := game.ShipMoved{Ship: id, From: from, To: f.To, Maneuver: m}
	now := st.Begin(e)
	far := 0.0
	for k := range 200 {
		x, y, _ := now.flown(&e, now.Length*float64(k)/200)
		far = max(far, math.Hypot(x-float64(from.X), y-float64(from.Y)))
	}
	want := math.Hypot(float64(end.X-from.X), float64(end.Y-from.Y))
	expect.True(t, math.Abs(far-want) <= 300, "it flies %.0f µm, meant were %.0f", far, want)
	x, y, _ := now.flown(&e, now.Length)
	d := math.Hypot(x-float64(f.To.X), y-float64(f.To.Y))
	expect.True(t, d <= 300, "the motion ends %.0f µm from where the ship is", d)
}

// A maneuver that a card gives beyond that of the dial lies nowhere on the dial; it is shown in its
// own color.
func TestAManeuverOfACardIsShown(t *testing.T) {
	st := planned(t)
	m := physics.Maneuver{Bearing: physics.Straight, Speed: 1}
	from := st.State.Ships[0].Pose
	e := game.ShipMoved{Ship: 0, Move: -1, Extra: true, Color: card.Red, From: from, Maneuver: m, To: m.End(from, st.Setup.Facts(0).Ship.Class.BaseSide, physics.TurnFirst)}
	now := st.Begin(e)
	expect.True(t, now != nil && now.Length != 0 && now.along.Difficulty == scene.Hard, "it is shown as %+v", now)
}

// An Excelsior has a front arc of 180 degrees; a weapon that fires anywhere else shows the other
// 180.
func TestTheArcBehindAnExcelsiorIsShown(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Combat, Crafts: []gametest.Craft{
		{Of: "1044", X: 18, Y: 18, Skill: 9, Cards: []string{"aft_weapons_array_71798"}}, {Two: true, X: 18, Y: 25, H: 180}}})
	shot, no := tb.Game.State().Shot(tb.Set, 0, 0, 1)
	if no.Code != game.Yes {
		t.Fatal(no.Why(tb.Set))
	}
	f := Stage{State: tb.Game.State(), Setup: tb.Set}.FanOf(0, 0, &shot)
	lines := f.Outline()
	expect.True(t, len(lines) == 1 && len(lines[0]) >= 20, "the arc of the shot (%v) has %d lines", f.Arc, len(lines))
}
