package battle

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
)

// When a round is over the computer tells the plans it weighed; nothing of them before all dials
// are revealed, nor where reasons are off.
func TestTheComputerTellsWhatItWeighed(t *testing.T) {
	b := advisedBattle(t, "tholian-web", "tw-a-1", "tw-b-1", 3)
	b.Person.Reasons = "on"
	who, err := ai.New("captain", 3)
	expect.OK(t, err)
	b.Brains[game.Two] = who
	for k := 0; b.Shown.Round < 2; k++ {
		b.Tick(1)
		if b.Asked() != nil || b.Flow.Waits() {
			b.Confirm()
		}
		expect.Must(t, k <= 20000, "the round does not end")
		expect.Must(t, b.Game.State().Phase != game.Planning || len(b.Weighed(b.Game.State().Round, game.Two)) == 0,
			"the plans are told while dials are set")
	}
	plans := b.Weighed(1, game.Two)
	expect.True(t, len(plans) != 0 && plans[0].Moves != "", "after the round it tells %+v", plans)
	b.Person.Reasons = "off"
	expect.True(t, len(b.Weighed(1, game.Two)) == 0, "plans are told though reasons are off")
	expect.True(t, len(b.Weighed(1, game.One)) == 0, "a person has weighed plans")
}
