package panel_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/scene"
	"attackwing/ui/window/windowtest"
)

// A card that looks at a dial is never passed over, and what it has seen stands on the board and in
// the row of the ship, for the player who has looked.
func TestADialThatWasLookedAtIsSeen(t *testing.T) {
	was := battle.Advises
	battle.Advises = true
	t.Cleanup(func() { battle.Advises = was })
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Planning, Crafts: []gametest.Craft{
		{Name: "A", X: 18, Y: 24, Skill: 5, Cards: []string{"erin_hansen_71509"}},
		{Two: true, Name: "B", X: 18, Y: 12, H: 180, Skill: 1},
	}})
	w := windowtest.Open(t, windowtest.Goes(tb.Game, "human", "ensign"))
	asks := func() bool { p := w.Asked(); return p != nil && p.Ask == game.UseCards }
	for range 200 {
		if w.Tick(1); asks() {
			break
		}
		expect.Must(t, w.Question.Unput.Words == "" && w.Shown.Phase == game.Planning, "the card was passed over")
		w.Confirm()
	}
	expect.Must(t, asks(), "the card is not asked for")
	planned := func(g scene.Ghost) bool { return g.Planned }
	expect.True(t, !slices.ContainsFunc(w.Table().Ghosts, planned), "a dial is seen before it is looked at")
	p := w.Asked()
	w.ChooseAndGive(p, slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.UseCard }))
	w.Tick(5)
	board := w.Table()
	expect.True(t, slices.ContainsFunc(board.Ghosts, planned), "where it ends is not shown")
	expect.True(t, slices.ContainsFunc(board.Tags, func(g scene.Tag) bool { return strings.Contains(g.Text, "B ends") }), "the end has no name")
}
