package battle

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
)

// When a round is over the computer tells the plans it weighed; nothing of them before all dials
// are revealed, nor where reasons are off.
func TestTheComputerTellsWhatItWeighed(t *testing.T) {
	b := advisedBattle(t, "tholian-web", "tw-a-1", "tw-b-1", 3)
	b.Person.Reasons = "on"
	who, err := ai.New("captain", 3)
	if err != nil {
		t.Fatal(err)
	}
	b.Brains[game.Two] = who
	for k := 0; b.Shown.Round < 2; k++ {
		b.Tick(1)
		if b.Asked() != nil || b.Flow.Waits() {
			b.Confirm()
		}
		if k > 20000 {
			t.Fatal("the round does not end")
		}
		if b.Game.State().Phase == game.Planning && len(b.Weighed(b.Game.State().Round, game.Two)) > 0 {
			t.Fatal("the plans are told while dials are set")
		}
	}
	plans := b.Weighed(1, game.Two)
	if len(plans) == 0 || plans[0].Moves == "" {
		t.Errorf("after the round it tells %+v", plans)
	}
	b.Person.Reasons = "off"
	if len(b.Weighed(1, game.Two)) > 0 {
		t.Error("plans are told though reasons are off")
	}
	if len(b.Weighed(1, game.One)) > 0 {
		t.Error("a person has weighed plans")
	}
}
