package game

import "attackwing/game/dice"

// luck replaces the game's chance from one question of the running step on.
type luck struct {
	on   bool
	at   int // answers of the step that are given before it
	dice dice.Source
}

// Otherwise lets chance fall otherwise from the open question on: other dice, and the damage decks
// in another order. What has been rolled and drawn stays. It is for looking ahead on a copy of a
// game (CopyTo): a record would not tell of it.
func (g *Game) Otherwise(seed uint64) {
	g.luck = luck{on: true, at: len(g.answered), dice: dice.New(seed)}
}

// turnLuck changes the dice when the running step, run again with one answer more, has come to that
// question.
func (t *Turn) turnLuck() {
	if l := &t.g.luck; l.on && t.asked == l.at {
		*t.chance() = l.dice
	}
}

// turnDecks changes the decks before the next step: within one, cards may have been looked at.
func (g *Game) turnDecks() {
	if !g.luck.on {
		return
	}
	g.luck.on = false
	for p := range g.state.Decks {
		d := &g.state.Decks[p]
		dice.Shuffle(&g.state.Dice, d.Cards[:d.N])
	}
}
