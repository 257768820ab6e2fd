package screen_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/account"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/window/windowtest"
)

// What the computer's ships did since the person was asked last stands beside the question that
// comes then, and is gone after its answer.
func TestTheEnemysTurnIsTold(t *testing.T) {
	tb := windowtest.Planning(t)
	told, asked := 0, 0
	for range 300 {
		if !tb.Playing() || told >= 5 {
			break
		}
		if p := tb.Asked(); p != nil && tb.Stage() == battle.Asks && p.Ask == game.ChooseAction {
			asked++
			as := tb.Accounts()
			tb.Draw()
			if len(as) > 0 {
				told++
				again := loaded(t, tb)
				expect.True(t, slices.Equal(again, as), "before it was saved it told %v, loaded it tells %v", as, again)
				if first, _, _ := strings.Cut(as[len(as)-1].Words, " moved"); !tb.Reads("OPPONENT'S TURN") || !tb.Reads(first) {
					t.Errorf("%q is not told: %v", as[len(as)-1].Words, tb.Written())
				}
			}
			n := len(tb.Game.Answers())
			tb.Key("enter")
			if len(tb.Game.Answers()) > n && tb.Asked() != nil && tb.Game.Answers()[n].Prompt == p.ID && len(tb.Accounts()) > len(as) {
				t.Errorf("what was told before is told again: %v, %v", as, tb.Accounts())
			}
			continue
		}
		tb.Confirm()
	}
	expect.True(t, told != 0, "nothing is told at %d actions", asked)
}

// loaded is what is told in the battle of a window when it is loaded anew.
func loaded(t *testing.T, tb *windowtest.Window) []account.Account {
	t.Helper()
	g := gametest.Quiet(t, tb.Game.Setup())
	for _, a := range tb.Game.Answers() {
		gametest.Submit(t, g, a)
	}
	again := windowtest.Open(t, windowtest.Goes(g, "human", "ensign"))
	p := again.Asked()
	expect.Must(t, p != nil && p.ID == tb.Asked().ID, "loaded anew it asks %+v", p)
	return again.Accounts()
}

// What a ship does that nobody commands is not told as the opponent's turn.
func TestWhatNobodyCommandsIsNotTheOpponents(t *testing.T) {
	o := windowtest.Duel("human", "ensign")
	o.Title.Scenario, o.Title.Fleet1, o.Title.Fleet2 = "last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"
	tb := windowtest.Open(t, o)
	tb.PlayUntil(func(*game.Prompt) bool {
		as := tb.Accounts()
		return tb.Asked() != nil && len(as) > 0 && !slices.ContainsFunc(as, func(a account.Account) bool {
			return tb.Shown.Ships[a.Ship].Owner != game.Nobody
		})
	})
	tb.Draw()
	if !tb.Reads("SCENARIO") || tb.Reads("OPPONENT'S TURN") {
		t.Errorf("%v is told as %v", tb.Accounts(), tb.Written())
	}
}

// It is told at every question at which a person looks again: at dials, where something is placed,
// and to either of two people who play at one screen, in a large window and in the smallest. What
// it tells is what the other side did.
func TestTheEnemysTurnIsToldAtEveryQuestion(t *testing.T) {
	for _, size := range [...][2]float64{{1280, 800}, {1024, 640}, {512, 320}} {
		for _, players := range [...][2]string{{"human", "ensign"}, {"human", "human"}} {
			told := map[game.Ask]int{}
			tb := windowtest.New(t, windowtest.Duel(players[0], players[1]))
			tb.Resize(size[0], size[1])
			brain := gametest.Brain(t, "ensign", 5)
			for n := 0; n < 1500 && !tb.Game.Over() && (told[game.ChooseManeuver] < 3 || told[game.PlaceShip] < 2 || told[game.ChooseAction] < 3); n++ {
				tb.Perform()
				if tb.Cover.Down {
					tb.HoldKey("space", 1.2)
				}
				p := tb.Asked()
				if p == nil || tb.Stage() != battle.Asks {
					tb.Tick(1)
					continue
				}
				tb.Draw()
				if as := tb.Accounts(); len(as) > 0 {
					told[p.Ask]++
					last := as[len(as)-1]
					if owner := tb.Shown.Ships[last.Ship].Owner; owner == p.Player {
						t.Fatalf("%v, %s: %q is told to whoever did it", size, p.Ask, last.Words)
					}
					dice := tb.Shown.Attack.On && size[0] == 1024 // which have all the room
					if _, seen := tb.Find("account:" + strconv.Itoa(int(last.Ship))); !seen && !dice && !tb.Reads("OPPONENT'S TURN") {
						t.Errorf("%v, %v, %s: %q is not seen: %v", size, players, p.Ask, last.Words, tb.Written())
					}
				}
				q := *p
				tb.Answer(brain.Choose(tb.Game.View(q.Player), &q))
				tb.Tick(2)
			}
			for _, ask := range []game.Ask{game.PlaceShip, game.ChooseManeuver, game.ChooseAction} {
				expect.True(t, told[ask] != 0, "%v, %v: nothing is ever told at %q: %v", size, players, ask, told)
			}
		}
	}
}
