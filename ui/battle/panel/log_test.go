package panel_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/log"
	"attackwing/ui/scene"
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
		tb.Confirm()
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
		expect.True(t, strings.Contains(l.Text, " – "), "%q", l.Text)
		others++
		if i > 0 && strings.Contains(tb.Told.Log[i-1].Text, "reveals") {
			dials++
		}
	}
	expect.True(t, dials != 0 && others != dials, "%d reasons, %d of them for dials", others, dials)
}

// Each line of the log that is somebody's has the seat of that player, and its mark stands before
// its words: in the battle and in the log itself, in every window.
func TestTheLogTellsWhoseALineIs(t *testing.T) {
	tb := exchanged(t)
	seats := [3]int{}
	for _, l := range tb.Told.Log {
		want := 0
		switch a := l.About; {
		case a != game.NoShip:
			want = tb.SeatOf(a)
		case l.Dice > 0, strings.Contains(l.Text, "initiative"):
			want = max(l.Seat, 1)
		default:
			continue
		}
		if seats[l.Seat]++; l.Seat != want {
			t.Errorf("%q is of seat %d, want %d", l.Text, l.Seat, want)
		}
	}
	expect.True(t, seats[1] >= 10 && seats[2] >= 10, "lines of the seats: %v", seats)
	for _, z := range [][2]float64{{1280, 800}, {512, 320}} {
		tb.Resize(z[0], z[1])
		tb.Key("l")
		tb.Draw()
		newest := tb.Told.Log[len(tb.Told.Log)-1]
		for i := len(tb.Told.Log) - 1; newest.Seat == 0; i-- {
			newest = tb.Told.Log[i]
		}
		marks := 0
		for _, s := range tb.Pane.Canvas.Scene.Shapes {
			if lo, hi := s.Path.Bounds(); s.Kind == scene.Fill && s.Color == scene.Seats[newest.Seat].Main && hi.X-lo.X > 6 && hi.X-lo.X < 10 {
				marks++
			}
		}
		expect.True(t, marks != 0 && tb.Shows("log"), "%v: no line of %s is marked", z, tb.Report().Screen)
		tb.Key("l")
	}
}

// A reason for a dial would tell the dial.
func TestNoReasonForADialBeforeItIsRevealed(t *testing.T) {
	tb := windowtest.Planning(t)
	for _, l := range tb.Told.Log {
		expect.True(t, l.Kinds != record.Reasons || l.Phase != game.Planning, "the log tells %q", l.Text)
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
	expect.True(t, tb.Look.Hover == tb.Told.Log[row].About || tb.Look.Ship == tb.Told.Log[row].About,
		"the line is about %d; lit %d, looked at %d", tb.Told.Log[row].About, tb.Look.Hover, tb.Look.Ship)
	for filter, of := range log.Filters {
		for _, h := range tb.Hits() {
			var n int
			k, _ := fmt.Sscanf(h.ID, "log:%d", &n)
			expect.True(t, k != 1 || tb.Told.Log[n].Of(of.Of), "filter %d shows %q", filter, h.ID)
		}
		tb.Press("logfilter")
	}
	expect.True(t, tb.Reads("all"), "the filter does not come round")
}
