package screen_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/prefs"
	"attackwing/ui/reading"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// paced is a battle against an ensign at a pace, with motion.
func paced(t *testing.T, pace string) *windowtest.Window {
	t.Helper()
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "human", P2: "ensign", Seed: 11}, Settings: prefs.Settings{Pace: pace, Motion: "4"}})
	return tb
}

// Who stops at everything presses once for each maneuver, each attack and each end of a round; at
// the other paces none of it waits unless a maneuver goes otherwise than it was set, and a slow one
// takes longer.
func TestThePace(t *testing.T) {
	ticks := map[string]int{}
	for _, pace := range []string{"quick", "normal", "slow", "stop"} {
		tb := paced(t, pace)
		var waits, attacks, rounds int
		for ; ticks[pace] < 40000 && tb.Shown.Round < 5 && !tb.Ended(); ticks[pace]++ {
			tb.Tick(1)
			tb.Dirty()
			switch p := tb.Asked(); {
			case tb.Flow.Waits() && tb.Resting():
				if ws := tb.Warnings(&tb.Flow.Pause.Maneuver); pace != "stop" && (len(ws) == 0 || !tb.Mine(&tb.Flow.Pause.Maneuver)) {
					t.Fatalf("%s: %+v waits for the button", pace, tb.Flow.Pause.Move)
				}
				waits++
				tb.Key("enter")
			case tb.Flow.Holds():
				n := len(tb.Flow.Queue)
				tb.Tick(300)
				tb.Dirty()
				expect.Must(t, len(tb.Flow.Queue) == n && tb.Resting(), "%s: what is to be read does not stay", pace)
				switch tb.Flow.Queue[0].(type) {
				case game.AttackEnded:
					if attacks++; !tb.Reads("Continue") {
						t.Fatal("nothing says how to go on")
					}
				case game.RoundBegan:
					rounds++
				}
				if attacks%2 == 0 {
					tb.Key("enter")
				} else if m, ok := mainAt(tb); ok {
					tb.PressAt(m.Box.Center())
				}
			case p != nil && p.ID == tb.Question.PromptID && tb.Stage() == battle.Asks:
				tb.Confirm()
			}
		}
		expect.Must(t, tb.Shown.Round >= 5 || tb.Ended(), "%s: it stands in round %d", pace, tb.Shown.Round)
		if pace == "stop" && (waits < 15 || attacks < 2 || rounds < 3) || pace != "stop" && (attacks > 0 || rounds > 0) {
			t.Errorf("%s: %d maneuvers, %d attacks and %d rounds waited", pace, waits, attacks, rounds)
		}
		t.Logf("%s: %d ticks, %d maneuvers, %d attacks, %d ends of rounds waited", pace, ticks[pace], waits, attacks, rounds)
	}
	expect.True(t, ticks["quick"] < ticks["normal"] && ticks["normal"] < ticks["slow"], "ticks by pace: %v", ticks)
}

// Dials that were turned and left are locked as they were turned, with all the others, by one key;
// the board shows where all of them end.
func TestAllDialsByOneKey(t *testing.T) {
	tb := windowtest.Planning(t)
	ps := tb.Plans(game.One)
	expect.Must(t, len(ps) >= 3, "%d dials", len(ps))
	turned := map[game.ShipID]int{}
	for range 2 {
		p := tb.Asked()
		for _, o := range p.Options {
			var f game.Fate
			if game.Foresee(&tb.View, p.Ship, int(o.N), &f); o.Kind == game.SetManeuver && int(o.N) != tb.Question.Answer() && !f.Dies() && !f.StruckAtEnd {
				tb.Press(cellName(p, reading.OnDial(p, int(o.N))))
				turned[p.Ship] = int(o.N)
				break
			}
		}
		tb.Key("tab")
	}
	dotted := 0
	for _, g := range tb.Table().Ghosts {
		if g.Dotted {
			dotted++
		}
	}
	expect.True(t, dotted == len(ps)-1, "%d ends of other ships are shown", dotted)
	for _, e := range tb.ProposedEnds() {
		m, is := turned[e.Ship]
		expect.True(t, !is || m == e.Move, "ship %d was turned to %d, its end is of %d", e.Ship, m, e.Move)
	}
	n := len(tb.Game.Answers())
	tb.Key("shift+enter")
	given := 0
	for _, a := range tb.Game.Answers()[n:] {
		for _, p := range ps {
			if a.Prompt != p.ID {
				continue
			}
			given++
			if m, is := turned[p.Ship]; is && p.Given(a).N != int8(m) {
				t.Errorf("ship %d was turned to %d, its dial is locked at %d", p.Ship, m, p.Given(a).N)
			}
		}
	}
	expect.True(t, given == len(ps) && len(turned) == 2,
		"%d dials of %d are locked by one key, %d were turned", given, len(ps), len(turned))
}
