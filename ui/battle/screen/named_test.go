package screen_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/prefs"
	"attackwing/ui/window/windowtest"
)

// Each question to one of two people begins with the line of who is asked: at the top of the right
// column, always at the same place, and once.
func TestEachQuestionNamesItsPerson(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	asked := map[game.Ask]int{}
	top, last := 0.0, int32(-1)
	for range 3000 {
		if tb.Ended() {
			break
		}
		if tb.Cover.Down {
			_, ok := tb.Find("named:1")
			expect.Must(t, !ok, "the cover tells a question")
			tb.HoldKey("space", 1.2)
		}
		p := tb.Asked()
		if p == nil || tb.Cover.Down || p.ID == last {
			tb.Confirm()
			continue
		}
		last = p.ID
		asked[p.Ask]++
		seat := []string{"named:1", "named:2"}[p.Player]
		h, ok := tb.Find(seat)
		expect.Must(t, ok, "%v: nobody is named: %v", p.Ask, tb.Written())
		if top == 0 {
			top = h.Y
		}
		expect.True(t, h.Y == top && h.X >= tb.RightBox().X-1,
			"%v: the line stands at %v, %v, first at %v", p.Ask, h.X, h.Y, top)
		who, deed := tb.Named(p)
		n := strings.Count(tb.Words(), who+", "+deed)
		expect.True(t, n == 1, "%v: %q is written %d times", p.Ask, who+", "+deed, n)
		tb.Confirm()
	}
	for _, a := range []game.Ask{
		game.PlaceShip, game.ChooseManeuver, game.ChooseAction, game.ChooseTarget, game.ModifyAttackDice,
	} {
		expect.True(t, asked[a] != 0, "%v is never asked: %v", a, asked)
	}
}

// When another person is asked the tone of that person's seat sounds, once.
func TestAnotherPersonIsCalledByATone(t *testing.T) {
	var tones []int
	o := windowtest.Duel("human", "human")
	o.Quick, o.Settings = false, prefs.Settings{Sound: "normal", Motion: "off"}
	o.Sound = func(name string, seat int, _ float64) {
		if name == "your-turn" {
			tones = append(tones, seat)
		}
	}
	tb := windowtest.Open(t, o)
	last, was, given, calls := int32(-1), 0, 0, [3]int{}
	for range 700 {
		if tb.Cover.Down {
			tb.HoldKey("space", 1.2)
		}
		p := tb.Asked()
		if p == nil || p.ID == last || tb.Cover.Down {
			tb.Confirm()
			continue
		}
		seat, n := int(p.Player)+1, len(tb.Game.Answers())
		if n == given+1 && p.Ask != game.ChooseManeuver { // nothing was answered between
			var want []int
			if seat != was {
				want = []int{seat}
				calls[seat]++
			}
			expect.Must(t, slices.Equal(tones, want),
				"%v of seat %d after seat %d: tones of %v", p.Ask, seat, was, tones)
		}
		last, was, given, tones = p.ID, seat, n, nil
		tb.Confirm()
	}
	expect.True(t, calls[1] >= 3 && calls[2] >= 3, "%v calls", calls)
}

// A pick that was made for another question is not given: neither by the main button nor by a row
// of the question before.
func TestAStalePickIsNotGiven(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Key("shift+enter")
	for n := 0; n < 4000 && (tb.Asked() == nil || tb.Asked().Ask != game.ChooseAction); n++ {
		if tb.Cover.Down {
			tb.HoldKey("space", 1.2)
		}
		tb.Confirm()
	}
	old := *tb.Asked()
	tb.Question.PromptID--
	n := len(tb.Game.Answers())
	tb.Battle.Confirm()
	expect.Same(t, len(tb.Game.Answers()), n, "the main button gives the pick of another question")
	tb.Question.PromptID++
	tb.Battle.Confirm()
	expect.Need(t, len(tb.Game.Answers()), n+1, "the question is not answered")
	tb.Tick(1)
	n = len(tb.Game.Answers())
	tb.ChooseAndGive(&old, 0)
	expect.Same(t, len(tb.Game.Answers()), n, "a row of the question before gives an answer")
}
