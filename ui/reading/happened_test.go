package reading

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/outlook"
)

// Each costly decision of a battle is said in a short sentence about a ship, without a number of the
// dial; arcs are those of enemies that can attack the ship as the Combat Phase begins.
func TestWhatHappened(t *testing.T) {
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3), 3)
	loser := g.State().Result.Winner.Other()
	r := outlook.NewReview(g.Setup(), g.Answers(), loser)
	for r.Step() {
	}
	plans := 0
	for _, c := range r.Costliest() {
		d := Decision{Cost: c}
		p := d.Happened(g.Answers())
		expect.True(t, p.Words != "" && len(p.Words) <= 70, "%q", p.Words)
		if !d.OfPlans() {
			continue
		}
		plans++
		if p.Ship == game.NoShip || !strings.HasPrefix(p.Words, "Enterprise ") && !strings.HasPrefix(p.Words, "Reliant ") &&
			!strings.HasPrefix(p.Words, "Federation Starship ") {
			t.Errorf("%q is about no ship of the seat", p.Words)
		}
		s, ok := combatOf(g.Setup(), g.Answers(), int(d.Round))
		if !ok || s.Phase != game.Combat || len(p.Arcs) != len(arcsOn(s, g.Setup(), p.Ship)) && s.Ships[p.Ship].OnTable() {
			t.Errorf("%q: %d arcs, phase %v", p.Words, len(p.Arcs), s.Phase)
		}
	}
	expect.True(t, plans != 0, "no dial was costly")
}
