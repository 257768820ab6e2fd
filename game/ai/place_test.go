package ai

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/physics"
)

// No place at an end of a wide starting area is tried out: a ship there turns to one side only.
func TestNoPlaceAtTheEndsIsTried(t *testing.T) {
	g, err := game.NewQuiet(setup(t, "standard", "tw-a-1", "tw-b-2", 5))
	must(t, err)
	p := g.FirstOpen()
	v, x := g.View(p.Player), newPlacing()
	x.offer(v, p, newEnsign(1).deploy(v, p).Pose)
	expect.Must(t, x.n >= columns, "%d places", x.n)
	for _, at := range x.at[:x.n] {
		off := min(at.X-p.Place.X0, p.Place.X1-at.X)
		expect.True(t, off >= 2*physics.Inch, "a place %d µm from an end", off)
	}
}

// A fleet is set up as a fleet: each ship of a captain's has a friend near it, and where each stands
// is told by its formation.
func TestAFleetIsSetUpAsAFleet(t *testing.T) {
	told := map[string]bool{}
	for _, c := range pairs[2:5] {
		g, err := game.NewQuiet(setup(t, c.scenario, c.one, c.two, 1))
		must(t, err)
		players := [2]*captain{newCaptain(1, captains), newCaptain(2, captains)}
		for p := g.FirstOpen(); p.Ask != game.ChooseManeuver; p = g.FirstOpen() {
			_, err := g.Submit(players[p.Player].Choose(g.View(p.Player), p))
			must(t, err)
			if p.Ask == game.PlaceShip {
				told[players[p.Player].spot] = true
			}
		}
		s := g.State()
		for i := range s.Ships[:s.NShips] {
			sh := &s.Ships[i]
			var r ranks
			for k := range s.Ships[:s.NShips] {
				if o := &s.Ships[k]; k != i && o.Owner == sh.Owner && !o.Map {
					r.at[r.stand] = o.Pose
					r.stand++
				}
			}
			expect.True(t, sh.Map || !r.alone(sh.Pose), "%v: %s stands alone at %v", c, g.Setup().Name(game.ShipID(i)), sh.Pose)
		}
	}
	for _, f := range [...]formation{line, wedge} {
		expect.True(t, told[f.String()], "no ship stands %s: %v", f, told)
	}
}
