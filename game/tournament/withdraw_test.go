package tournament_test

import (
	"bytes"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// A result taken from a battle played here is taken out again when the battle's end is taken back,
// with the token spent in it, and the log keeps what it was; what somebody else has entered, and
// what both have signed, stays.
func TestWithdraw(t *testing.T) {
	e, d, u := withToken(t, "")
	g := playedOut(t, u)
	cards := gametest.Cards(t)
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	rec, err := record.Read(&b)
	must(t, err)
	told, err := e.FromRecord(1, 1, rec, "file", scenarios.ByID, cards)
	must(t, err)
	hash := told.Game.Hash

	must(t, d.Withdraw(1, 1, hash)) // nothing was entered: nothing is taken out
	log := len(d.Log)
	must(t, d.ReportHere(1, 1, told))
	expect.Need(t, d.Commendation.Spent, 1, "the token was not spent in the battle; the test needs another seed")
	refuses(t, d.Withdraw(1, 1, "of another game"), "now has another result")
	must(t, d.Sign(1, 1, "A"))
	must(t, d.Withdraw(1, 1, hash))
	tb := &d.Rounds[0].Tables[0]
	expect.True(t, tb.Result == nil && tb.Verified[0] != "" && d.Commendation.Spent == 0 && d.Commendation.On == "",
		"after the withdrawal: %+v, %+v", tb, d.Commendation)
	last := d.Log[len(d.Log)-1]
	expect.True(t, len(d.Log) >= log+3 && last.Who == "desk" && last.Was != "", "the log says %+v", last)
	must(t, d.ReportHere(1, 1, told))
	holder := d.Commendation.Holder
	for _, seat := range tb.Players { // whoever of the two holds the token gets it back
		d.Commendation.Holder, d.Commendation.Spent = seat, 1
		must(t, d.Withdraw(1, 1, hash))
		expect.Same(t, d.Commendation.Spent, 0, "held by player %d the token stays spent", seat)
		must(t, d.ReportHere(1, 1, told))
	}
	d.Commendation.Holder, d.Commendation.Spent = holder, 1
	must(t, d.Sign(1, 1, "A", "B"))
	refuses(t, d.Withdraw(1, 1, hash), "both players have signed")
	must(t, d.Pair())
	refuses(t, d.Withdraw(1, 1, hash), "round 2 was paired")
	if tb := &d.Rounds[0].Tables[0]; tb.Result == nil || d.Commendation.Spent != 1 {
		t.Errorf("what stands was touched: %+v", tb)
	}
}
