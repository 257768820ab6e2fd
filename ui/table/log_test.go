package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
)

// exchanged is a battle against the computer in which attacks have been made.
func exchanged(t *testing.T) *Table {
	t.Helper()
	tb := planning(t)
	for range 600 {
		if slices.ContainsFunc(tb.log, func(l line) bool { return l.dice > 0 && l.enemy }) {
			return tb
		}
		if _, is := tb.loss(); is {
			holdEnter(tb, 0.8)
		}
		press(tb, "enter")
	}
	t.Fatal("no attack in 600 answers")
	return nil
}

func TestTheLogSaysWhyTheComputerDoesWhatItDoes(t *testing.T) {
	tb := exchanged(t)
	dials, others := 0, 0
	for i, l := range tb.log {
		if l.sort != sortReason {
			continue
		}
		if !strings.Contains(l.text, ", because ") {
			t.Errorf("%q", l.text)
		}
		others++
		if i > 0 && strings.Contains(tb.log[i-1].text, "reveals") {
			dials++
		}
	}
	if dials == 0 || others == dials {
		t.Errorf("%d reasons, %d of them for dials", others, dials)
	}
}

// A reason for a dial would tell the dial.
func TestNoReasonForADialBeforeItIsRevealed(t *testing.T) {
	tb := planning(t)
	for _, l := range tb.log {
		if l.sort == sortReason && l.phase == game.Planning {
			t.Errorf("the log tells %q", l.text)
		}
	}
}

func TestTheLogLightsTheBoardAndIsFiltered(t *testing.T) {
	tb := exchanged(t)
	at := slices.IndexFunc(tb.log, func(l line) bool { return l.dice > 0 })
	if n := tb.log[at].dice; n == 0 || strings.Contains(tb.log[at].text, ":") {
		t.Errorf("dice are told as %q with %d faces", tb.log[at].text, n)
	}
	tb.Resize(1920, 1080)
	tick(tb, 2)
	var row int
	for i := len(tb.log) - 1; i >= 0; i-- {
		if _, ok := tb.Canvas.Find(fmt.Sprintf("log:%d", i)); ok {
			row = i
			break
		}
	}
	click(t, tb, fmt.Sprintf("log:%d", row))
	if tb.hover != tb.log[row].about && tb.ship != tb.log[row].about {
		t.Errorf("the line is about %d; lit %d, looked at %d", tb.log[row].about, tb.hover, tb.ship)
	}
	for range len(logFilters) - 1 {
		click(t, tb, "logfilter")
		for _, h := range tb.Canvas.Hits {
			if n, ok := number(h.ID, "log:"); ok && !tb.log[n].passes(tb.logFilter) {
				t.Errorf("%s shows %q", logFilters[tb.logFilter], tb.log[n].text)
			}
		}
	}
	click(t, tb, "logfilter")
	if tb.logFilter != 0 {
		t.Error("the filter does not come round")
	}
}
