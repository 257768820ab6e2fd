package window_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// Who has played may watch the battle from its end, or from where it turned, and comes back to its
// end; a rematch begins anew.
func TestTheReplayOfTheBattleThatIsOver(t *testing.T) {
	var asked []int
	var tb *windowtest.Window
	tb = windowtest.New(t, window.Options{Title: front.Options{Scenario: "future-tense", Fleet1: "ft-a-1", Fleet2: "ft-b-1", P1: "ensign", P2: "ensign", Seed: 3}, Quick: true,
		Replay: func(h front.Host, of []game.Answer, answers int) (kit.Page, error) {
			expect.List(t, of, tb.Game.Answers(), "another battle is asked for")
			asked = append(asked, answers)
			return &slip{host: h}, nil
		}})
	tb.Resize(1280, 800)
	for n := 0; !tb.Ended(); n++ {
		tb.Tick(1)
		expect.Must(t, n <= 100_000, "it never ends")
	}
	tb.Key("v", "esc")
	expect.Must(t, tb.Ended(), "back from the replay there is %s", tb.Report().Screen)
	tb.Key("l")
	expect.Must(t, tb.Shows("log") && tb.Reads("Back to the end"), "L shows %s", tb.Report().Screen)
	tb.Press("back")
	expect.Must(t, tb.Ended(), "back from the log there is %s", tb.Report().Screen)
	tb.Press("moment:0")
	expect.Must(t, tb.Shows("slip") && len(asked) == 2 && asked[0] == -1 && asked[1] > 0, "asked for %v", asked)
	tb.Key("esc")
	tb.Tick(100) // Enter rests for a moment at the end
	tb.Key("enter")
	expect.True(t, tb.Playing() && !tb.Game.Over(), "no rematch: %s", tb.Report().Screen)
}

// A branch says that it is one while it is played, at the head of its log, and at its end; the
// battle that is begun after it does not.
func TestABranchSaysThatItIsOne(t *testing.T) {
	tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "future-tense", Fleet1: "ft-a-1", Fleet2: "ft-b-1", P1: "ensign", P2: "ensign", Seed: 3}, Quick: true})
	g := gametest.New(t, gametest.MustSetup("future-tense", "ft-a-1", "ft-b-1", 3))
	tb.Play(battle.Start{Game: g, Players: [2]string{"ensign", "ensign"}, Branch: 2})
	const says = "branch of round 2"
	tb.Draw()
	expect.True(t, tb.Reads(says), "the bar does not say it")
	if tb.Key("l"); !tb.Shows("log") || !tb.Reads(says) || !tb.Reads("Branch from round 2") || tb.Reads("Back to the end") {
		t.Errorf("the log says %v", tb.Written())
	}
	tb.Key("esc")
	for n := 0; !tb.Ended(); n++ {
		tb.Tick(1)
		expect.Must(t, n <= 100_000, "it never ends")
	}
	tb.Draw()
	expect.True(t, strings.Contains(strings.ToLower(tb.Words()), says), "its end says %v", tb.Written())
	tb.Key("enter")
	tb.Draw()
	expect.True(t, !tb.Reads(says), "a rematch is called a branch")
}
