package panel

import (
	"testing"

	"attackwing/game"
	"attackwing/ui/reading"
)

// What a box brings stands behind its words in the same sentence, also where those end with a full
// stop.
func TestTheGainOfABox(t *testing.T) {
	row, brings := &reading.OptionRow{Second: "Re-roll 1 of its dice. Once per round."}, &reading.Spend{Known: true, Gain: 0.5}
	if got, want := gainWords(&game.Option{Kind: game.UseCard}, row, brings, false), "Re-roll 1 of its dice. Once per round: +0.5"; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
}
