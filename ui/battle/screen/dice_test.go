package screen_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/motion"
	"attackwing/ui/window/windowtest"
)

// flying reports whether a motion shows dice in the air, or a damage card that is turned over.
func flying(m *motion.Motion) bool {
	if m == nil {
		return false
	}
	switch e := m.Event.(type) {
	case game.AttackRolled, game.DefenseRolled, game.DiceRerolled:
		return true
	case game.DamageDealt:
		return e.Up
	}
	return false
}

func TestDiceInTheAirAreNotTold(t *testing.T) {
	o := windowtest.Duel("ensign", "ensign")
	o.Quick = false
	tb := windowtest.Open(t, o)
	var last game.Event
	words, thrown, turned := "", 0, 0
	for n := 0; n < 60*1200 && (thrown < 12 || turned < 2); n++ {
		tb.Tick(1)
		m := tb.Motion()
		if !flying(m) {
			expect.Must(t, last == nil || said(tb, words), "after they lie, %q is not told", words)
			last = nil
			continue
		}
		if m.Event != last {
			s, _ := record.SaidOf(tb.Game.Setup(), &tb.Shown, m.Event)
			last, words = m.Event, s.Text
			if _, card := m.Event.(game.DamageDealt); card {
				turned++
			} else {
				thrown++
			}
		}
		n := len(tb.Told.Log)
		expect.Must(t, n <= 0 || tb.Told.Log[n-1].Text != words, "the log tells dice in the air: %q", words)
		expect.Must(t, !tb.Reads(words), "the window reads %q while the dice are in the air", words)
	}
	expect.Must(t, thrown >= 12 && turned >= 2, "%d throws and %d cards were seen", thrown, turned)
}

// said reports whether the log has told something.
func said(tb *windowtest.Window, words string) bool {
	for _, l := range tb.Told.Log {
		if l.Text == words {
			return true
		}
	}
	return false
}
