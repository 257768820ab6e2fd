package panel_test

import (
	"math"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/odds"
	"attackwing/ui/window/windowtest"
)

// locking goes on until a Target Lock is in focus whose target can be shot at.
func locking(t *testing.T) (*windowtest.Window, *game.Prompt) {
	t.Helper()
	tb := windowtest.Planning(t)
	p := tb.Until("a target lock", func(p *game.Prompt) bool {
		o, ok := tb.Question.Focused(p)
		return p.Ask == game.ChooseAction && ok && o.Kind == game.Perform && o.Action == card.TargetLock
	})
	tb.Tick(2)
	return tb, p
}

// What an action buys is what the odds say once the referee has carried it out.
func TestWhatAnActionBuys(t *testing.T) {
	for _, a := range []card.Action{card.TargetLock, card.Scan, card.BattleStations, card.Evade} {
		tb, p := locking(t)
		for i, o := range p.Options {
			if o.Kind == game.Perform && o.Action == a {
				tb.Question.Take(i)
			}
		}
		k, ok := tb.BuysOf(p, tb.Question.Previewed())
		expect.Must(t, ok && len(k.Bars) >= 3 && k.Suffered == (a == card.Evade), "%s: %+v", a.Words(), k)
		want := 0.0
		for _, b := range k.Bars {
			if b.Chosen {
				want = b.Mean
			}
		}
		if plain := k.Bars[0].Mean; k.Suffered && want >= plain || !k.Suffered && want <= plain {
			t.Errorf("%s changes %.3f to %.3f", a.Words(), plain, want)
		}
		gametest.Submit(t, tb.Game, p.Pick(tb.Question.Answer()))
		x, ok := odds.Best(tb.Game.State(), tb.Game.Setup(), k.By, k.On)
		expect.True(t, ok && math.Abs(x.Odds.Expected-want) <= 1e-12,
			"%s buys %.6f, done it is %.6f", a.Words(), want, x.Odds.Expected)
	}
}

// The card is there at every size, says for whom it counts, and follows the setting.
func TestTheCardOfWhatItBuys(t *testing.T) {
	tb, _ := locking(t)
	for _, z := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}} {
		tb.Resize(z[0], z[1])
		tb.Draw()
		_, ok := tb.Find("buys")
		expect.True(t, ok, "%v: no card", z)
	}
	p := tb.Asked()
	o, _ := tb.Question.Focused(p)
	k, _ := tb.BuysOf(p, tb.Question.Previewed())
	expect.True(t, k.On == o.Ship, "a lock on %d counts for %d", o.Ship, k.On)
	tb.Person.Odds = "off"
	tb.Draw()
	if _, ok := tb.Find("buys"); ok {
		t.Error("the card is there though the odds are off")
	}
}
