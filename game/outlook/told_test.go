package outlook

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/matchups"
)

// What is told rises with what is counted and lies within 0 to 100 per cent. Each seat counts what it
// does best itself, so that both together are told less than 100 as long as anything is open, by at
// most eight.
func TestToldChancesRise(t *testing.T) {
	for round := 1; round <= 12; round++ {
		for _, x := range []Teller{{Round: round}, {Round: round, Known: true, Share: 0.02}, {Round: round, Known: true, Share: 0.7}} {
			last, foe := 0, x
			foe.Share = 1 - x.Share
			for counted := 0; counted <= 1000; counted++ {
				told := x.Chance(counted)
				if told < last || told > 1000 {
					t.Fatalf("%+v: %d is told of %d, %d of less", x, told, counted, last)
				}
				open := counted > 0 && counted < 1000
				if both := told + foe.Chance(1000-counted); open && (both < 920 || both > 1000) || !open && both != 1000 {
					t.Fatalf("%+v: %d and %d are told of %d", x, told, both-told, counted)
				}
				last = told
			}
		}
	}
}

// Of ready fleets that have met the table is known, to each seat from its side; not of one that was
// changed, nor under other house rules.
func TestTellerKnowsReadyPairs(t *testing.T) {
	u := gametest.MustSetup("future-tense", "ft-a-1", "ft-b-1", 1)
	p, ok := matchups.Of("future-tense", "ft-a-1", "ft-b-1")
	one, two := TellerOf(u, game.One, 1), TellerOf(u, game.Two, 1)
	expect.True(t, ok && one.Known && two.Known && one.Share+two.Share == 1 && (one.Share > 0.5) == (p.Share() > 0.5),
		"of %+v %+v and %+v are known", p, one, two)
	even := TellerOf(gametest.MustSetup("future-tense", "ft-a-1", "ft-a-1", 1), game.One, 1)
	expect.True(t, even.Known && even.Share == 0.5, "of a fleet against itself %+v is known", even)
	if x := TellerOf(gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 1), game.One, 1); x.Known {
		t.Errorf("of a pair that was not played %+v is known", x)
	}
	u.Fleets[0].Total--
	if x := TellerOf(u, game.One, 1); x.Known {
		t.Errorf("of a changed fleet %+v is known", x)
	}
}
