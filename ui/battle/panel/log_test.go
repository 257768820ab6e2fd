package panel_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/log"
	"attackwing/ui/window/windowtest"
)

// exchanged is a battle against the computer in which attacks have been made.
func exchanged(t *testing.T) *windowtest.Window {
	t.Helper()
	tb := windowtest.Planning(t)
	for range 600 {
		if slices.ContainsFunc(tb.Told.Log, func(l battle.Line) bool { return l.Dice > 0 && l.Enemy }) {
			return tb
		}
		if _, is := tb.Question.Loss(); is {
			tb.HoldKey("enter", 0.8)
		}
		tb.Key("enter")
	}
	t.Fatal("no attack in 600 answers")
	return nil
}

func TestTheLogSaysWhyTheComputerDoesWhatItDoes(t *testing.T) {
	tb := exchanged(t)
	dials, others := 0, 0
	for i, l := range tb.Told.Log {
		if l.Kinds != record.Reasons {
			continue
		}
		if !strings.Contains(l.Text, ", because ") {
			t.Errorf("%q", l.Text)
		}
		others++
		if i > 0 && strings.Contains(tb.Told.Log[i-1].Text, "reveals") {
			dials++
		}
	}
	if dials == 0 || others == dials {
		t.Errorf("%d reasons, %d of them for dials", others, dials)
	}
}

// A reason for a dial would tell the dial.
func TestNoReasonForADialBeforeItIsRevealed(t *testing.T) {
	tb := windowtest.Planning(t)
	for _, l := range tb.Told.Log {
		if l.Kinds == record.Reasons && l.Phase == game.Planning {
			t.Errorf("the log tells %q", l.Text)
		}
	}
}

func TestTheLogLightsTheBoardAndIsFiltered(t *testing.T) {
	tb := exchanged(t)
	at := slices.IndexFunc(tb.Told.Log, func(l battle.Line) bool { return l.Dice > 0 })
	if n := tb.Told.Log[at].Dice; n == 0 || strings.Contains(tb.Told.Log[at].Before(), ":") {
		t.Errorf("dice are told as %q with %d faces", tb.Told.Log[at].Text, n)
	}
	tb.Resize(1920, 1080)
	tb.Tick(2)
	var row int
	for i := len(tb.Told.Log) - 1; i >= 0; i-- {
		if _, ok := tb.Find(fmt.Sprintf("log:%d", i)); ok {
			row = i
			break
		}
	}
	tb.Press(fmt.Sprintf("log:%d", row))
	if tb.Look.Hover != tb.Told.Log[row].About && tb.Look.Ship != tb.Told.Log[row].About {
		t.Errorf("the line is about %d; lit %d, looked at %d", tb.Told.Log[row].About, tb.Look.Hover, tb.Look.Ship)
	}
	for filter, of := range log.Filters {
		for _, h := range tb.Hits() {
			var n int
			if k, _ := fmt.Sscanf(h.ID, "log:%d", &n); k == 1 && !tb.Told.Log[n].Of(of.Of) {
				t.Errorf("filter %d shows %q", filter, tb.Told.Log[n].Text)
			}
		}
		tb.Press("logfilter")
	}
	if !tb.Reads("all") {
		t.Error("the filter does not come round")
	}
}
