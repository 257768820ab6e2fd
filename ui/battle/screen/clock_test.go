package screen_test

import (
	"math/bits"
	"strings"
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/prefs"
	"attackwing/ui/reading"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// clocked begins a battle under clocks; the test lets time pass.
func clocked(t *testing.T, minutes, planning string, p1, p2 string, with ...func(*window.Options)) (tb *windowtest.Window, wait func(seconds int)) {
	t.Helper()
	now := time.Unix(5000, 0)
	o := windowtest.Duel(p1, p2)
	o.Now, o.Settings = func() time.Time { return now }, prefs.Settings{Clock: minutes, PlanClock: planning, Away: "off"}
	for _, k := range with {
		k(&o)
	}
	tb = windowtest.Open(t, o)
	return tb, func(seconds int) {
		for range seconds {
			now = now.Add(time.Second)
			tb.Tick(1)
		}
	}
}

// The battle's clock runs while the battle is shown, stands in the menu and in a pause, and at its
// end the round is the last.
func TestTheClockOfABattle(t *testing.T) {
	heard := 0
	tb, wait := clocked(t, "30", "none", "human", "ensign", func(o *window.Options) {
		o.Sound = func(name string, _ int, _ float64) {
			if name == "clock" {
				heard++
			}
		}
	})
	tb.Means.Quick, tb.Person.Motion = false, "off"
	wait(60)
	if left, _ := tb.TimeLeft(); left != 29*60 {
		t.Errorf("%v seconds are left after a minute", left)
	}
	tb.Key("f10")
	wait(100)
	tb.Key("esc", "p")
	wait(100)
	tb.Key("p")
	if left, _ := tb.TimeLeft(); left != 29*60 {
		t.Errorf("%v seconds are left after the menu and a pause", left)
	}
	in := tb.Top().WakeIn()
	expect.True(t, in > 0 && in <= 1, "it wakes in %v seconds", in)
	wait(28*60 + 49)
	expect.True(t, heard == 0 && !tb.Pulses(), "heard %d times eleven seconds before the end", heard)
	wait(1)
	expect.True(t, tb.Pulses(), "ten seconds before the end nothing pulses")
	wait(9)
	if heard < 9 || tb.Game.State().TimeUp {
		t.Errorf("heard %d times, time up: %v", heard, tb.Game.State().TimeUp)
	}
	wait(2)
	tb.Tick(5)
	if !tb.Game.State().TimeUp || !strings.Contains(tb.Toasted(), "last") {
		t.Fatalf("time is not called: %q", tb.Toasted())
	}
	expect.Must(t, tb.Asked() != nil, "nothing is asked any more")
	tb.Means.Quick = true
	for range 600 {
		if tb.Ended() {
			break
		}
		tb.Confirm()
	}
	if !tb.Ended() || tb.Game.State().Round != 1 || tb.Game.State().Result.By != game.ByTime {
		t.Errorf("%s, round %d, %+v", tb.Report().Screen, tb.Game.State().Round, tb.Game.State().Result)
	}
}

// At the end of the clock of the dials those that are locked stay, the one being turned is taken as
// it is, the others fly the slowest straight.
func TestTheClockOfTheDials(t *testing.T) {
	tb, wait := clocked(t, "none", "60", "human", "human")
	tb.Place()
	wait(100) // behind the curtain it stands
	tb.HoldKey("space", 1.2)
	_, plan := tb.TimeLeft()
	expect.Must(t, plan >= 59, "%v seconds are left when the curtain lifts", plan)
	first := tb.Asked()
	tb.Question.Take(reading.MoveOf(first.Options[tb.Survivor(first)]))
	kept := tb.Question.Answer()
	tb.Key("enter")
	second := tb.Asked()
	expect.Must(t, second.Ship != first.Ship, "the first dial is not locked")
	tb.Question.Take(reading.MoveOf(second.Options[tb.Survivor(second)]))
	if tb.Question.Answer() == tb.Question.Proposed {
		tb.Question.Take(reading.MoveOf(second.Options[0]))
	}
	turned := tb.Question.Answer()
	ships := tb.Plans(game.One)
	want := map[game.ShipID]int{first.Ship: kept, second.Ship: turned}
	for i := range ships {
		if q := &ships[i]; q.Ship != first.Ship && q.Ship != second.Ship {
			want[q.Ship] = tb.SlowestStraight(q, tb.Question.Answer())
		}
	}
	wait(58)
	expect.Need(t, tb.Planning.Seat, game.One, "locked too soon")
	wait(3)
	tb.Tick(3)
	expect.Must(t, tb.Planning.Seat == game.Two && tb.Cover.Down,
		"seat %d is asked, curtain %v", tb.Planning.Seat, tb.Cover.Down)
	for i := range ships {
		q, got := &ships[i], -1
		for _, a := range tb.Game.Answers() {
			if a.Prompt == q.ID {
				got = reading.MoveOf(q.Options[bits.TrailingZeros64(a.Picks)])
			}
		}
		if got != want[q.Ship] {
			t.Errorf("%s has set %d, not %d", tb.Game.Setup().Name(q.Ship), got, want[q.Ship])
		}
	}
}

// Clocks are terms of a battle: kept with it, and gone on with where they stood.
func TestClocksAreKept(t *testing.T) {
	tb, wait := clocked(t, "45", "90", "human", "ensign")
	written := 0
	tb.Means.Clocked = func(seconds int) error { written = seconds; return nil }
	wait(40)
	expect.True(t, written >= 25 && written <= 40, "%d seconds are written of 40", written)
	expect.True(t, tb.Terms.Minutes == 45 && tb.Terms.Planning == 90, "the terms are %+v", tb.Terms)
	g := gametest.New(t, tb.Game.Setup())
	tb.Play(battle.Start{Game: g, Players: [2]string{"human", "ensign"}, Terms: record.Terms{Table: record.Practice, Minutes: 45, Used: 600}})
	tb.Tick(2)
	left, _ := tb.TimeLeft()
	expect.True(t, left == 35*60, "%v seconds are left of a battle gone on with", left)
}

// Without clocks nothing wakes a table that rests.
func TestWithoutClocksNothingTicks(t *testing.T) {
	tb, wait := clocked(t, "none", "none", "human", "ensign")
	wait(5)
	expect.Same(t, tb.Top().WakeIn(), 0, "it wakes in")
}

// Clocks and chips have room for their words in every window.
func TestTheBarHasRoomForItsClocks(t *testing.T) {
	tb, _ := clocked(t, "75", "120", "human", "human")
	tb.Terms.Unfit[0], tb.Terms.Table = "It costs 12 SP too much.", record.Tournament
	j := windowtest.Judged{}
	j.Look(tb, "set-up")
	tb.Place()
	tb.HoldKey("space", 1.2)
	j.Look(tb, "dials")
	tb.Shown.TimeUp = true
	j.Look(tb, "the last round")
	j.Report(t)
}

// While the screen is passed no time is lost, and the cover shows what is left of the battle and of
// the dials; who lifts it and lets it fall again has the rest of their own time.
func TestTheClocksStandOnTheCover(t *testing.T) {
	tb, wait := clocked(t, "30", "60", "human", "human")
	tb.Place()
	for !tb.Cover.Down {
		tb.Tick(1)
	}
	was, _ := tb.TimeLeft()
	wait(50)
	if left, _ := tb.TimeLeft(); left != was {
		t.Errorf("%v seconds of the battle pass under the cover", was-left)
	}
	if _, plan := tb.TimeWaiting(); plan != 60 || !tb.Reads("1:00") {
		t.Errorf("%v seconds are left to set dials, on the cover: %v", plan, tb.Written())
	}
	for _, size := range [][2]float64{{1280, 800}, {512, 320}} {
		tb.Resize(size[0], size[1])
		tb.Draw()
		expect.True(t, tb.Seen("battleclock") || tb.Seen("planclock"), "no clock is on the cover at %v", size)
	}
	tb.HoldKey("space", 1.2)
	wait(10)
	_, plan := tb.TimeLeft()
	tb.Hide(true)
	wait(20)
	if _, left := tb.TimeWaiting(); plan >= 60 || left != plan {
		t.Errorf("%v seconds are left under the cover, %v when it fell", left, plan)
	}
}
