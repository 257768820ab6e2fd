package table

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
)

// A battle seen from its end: the lead of every round, the last one as the Fleet Points say, and the weightiest turns.
func TestLookBack(t *testing.T) {
	g, err := game.New(gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 5))
	if err != nil {
		t.Fatal(err)
	}
	gametest.Play(g, 5, 100000, nil)
	if !g.Over() {
		t.Fatal("the battle has no end")
	}
	tb := New(Options{Game: g, P1: "human", P2: "human", Quick: true})
	s, u := g.State(), g.Setup()
	b := tb.lookedBack()
	if got, want := b.lead[len(b.lead)-1], game.Points(s, u, game.One)-game.Points(s, u, game.Two); got != want {
		t.Errorf("player 1 leads by %d at the end, the Fleet Points say %d", got, want)
	}
	if got, want := len(b.lead), int(s.Round)+1; got != want {
		t.Errorf("%d leads after %d rounds", got, s.Round)
	}
	if len(b.turns) == 0 || len(b.turns) > mostTurns {
		t.Errorf("%d turning points", len(b.turns))
	}
	for i := range s.Ships[:s.NShips] {
		if !s.Ships[i].Map && len(b.trails[i]) == 0 {
			t.Errorf("%s has no way", u.Name(game.ShipID(i)))
		}
	}
	if again := tb.lookedBack(); &again.lead[0] != &b.lead[0] {
		t.Error("it is made twice")
	}
}
