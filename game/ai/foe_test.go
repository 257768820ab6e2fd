package ai

import (
	"testing"

	"attackwing/game"
)

// A captain finds out during a battle whether its enemy can be read: an ensign can, who draws its
// maneuvers cannot.
func TestCaptainLearnsWhoCanBeRead(t *testing.T) {
	for _, c := range []struct {
		foe         string
		least, most float64
	}{
		{"ensign", 0.8, 1},
		{"aggressor", 0.75, 1},
		{"random", 0, 0.5},
	} {
		g, err := game.NewQuiet(setup(t, "standard", "tw-a-1", "tw-a-1", 4))
		must(t, err)
		me := player(t, "captain", 1)
		other, err := NewContender(c.foe, 2)
		must(t, err)
		must(t, Play(g, [2]Player{me, other}))
		if got := me.(*captain).foe.read(); got < c.least || got > c.most {
			t.Errorf("after %d rounds against a player of the level %s it reads %.2f of its dials, want %.2f to %.2f", g.State().Round, c.foe, got, c.least, c.most)
		}
	}
}
