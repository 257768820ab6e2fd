package screen_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
	"attackwing/ui/window/windowtest"
)

// The board in every phase of a battle in The Tholian Web. Both sides give the first proposal
// always, so that no change of a computer player changes the pictures.
func TestPicturesOfEveryPhase(t *testing.T) {
	tb := windowtest.Begin(t, "human", "human")
	tb.Set("pace", "stop")
	tb.Place()
	tb.HoldKey("space", 1.2)
	tb.While("a", 2)
	tb.Pictured("planning-fan")
	tb.While("d", 2)
	tb.Pictured("planning-reach")
	tb.Tick(1)
	tb.Means.Quick, tb.Person.Motion = false, "4"
	tb.Amid(func(e game.Event) bool {
		m, ok := e.(game.ShipMoved)
		return ok && tb.Shown.Ships[m.Ship].Owner == game.One
	})
	tb.Pictured("activation-move")
	tb.Means.Quick = true
	tb.Until("a target lock", func(p *game.Prompt) bool {
		o, ok := tb.Question.Focused(p)
		return p.Ask == game.ChooseAction && ok && o.Kind == game.Perform && o.Dist > 0
	})
	tb.Pictured("action-lock")
	tb.Until("attack dice", func(p *game.Prompt) bool { return p.Ask == game.ModifyAttackDice })
	tb.Pictured("combat-modify")
	tb.Means.Quick, tb.Person.Motion = false, "4"
	tb.Amid(func(e game.Event) bool { _, ok := e.(game.TokensTaken); return ok })
	tb.Pictured("end-growth")
	tb.Means.Quick = true
	for range 3000 {
		if tb.Ended() {
			break
		}
		tb.Hide(false)
		tb.Confirm()
	}
	expect.Must(t, tb.Ended(), "the battle does not end")
	tb.Host.Back() // the board as it lies there
	tb.Draw()
	tb.Pictured("game-over")
}
