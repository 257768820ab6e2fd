package battle

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/names"
	"attackwing/ui/reading"
)

// goesFirst records that of two ships of equal skill a person let the first go before the second.
type goesFirst struct {
	phase         game.Phase
	first, second game.ShipID
}

// keepOrder remembers which ship a person lets go before the others of equal skill.
func (q *Question) keepOrder(t *reading.Table, p *game.Prompt, a game.Answer) {
	if p.Ask != game.ChooseShip {
		return
	}
	first := p.Given(a).Ship
	for _, o := range p.Options {
		if k := (goesFirst{t.Shown.Phase, first, o.Ship}); o.Ship != first && !slices.Contains(q.order, k) {
			again := goesFirst{k.phase, k.second, k.first}
			q.order = append(slices.DeleteFunc(q.order, func(x goesFirst) bool { return x == again }), k)
		}
	}
}

// asBefore returns the ship that has gone before all others of a question in an earlier round, -1 if
// the order of some is not known.
func (q *Question) asBefore(t *reading.Table, p *game.Prompt) int {
	if p.Ask != game.ChooseShip {
		return -1
	}
	return slices.IndexFunc(p.Options, func(o game.Option) bool {
		return !slices.ContainsFunc(p.Options, func(x game.Option) bool {
			return x.Ship != o.Ship && !slices.Contains(q.order, goesFirst{t.Shown.Phase, o.Ship, x.Ship})
		})
	})
}

// goAsBefore lets ships of equal skill go in the order of an earlier round. A line says so until the
// person answers next; a press on it asks.
func (b *Session) goAsBefore(p *game.Prompt) bool {
	q, n := &b.Question, len(b.Game.Answers())
	i := q.asBefore(&b.Table, p)
	if i < 0 || !b.submit(p.Pick(i)) {
		return false
	}
	q.Unput = Unput{
		Words: names.Short(b.Game.Setup().Name(p.Options[i].Ship)) + " first again",
		Why:   "Ships of equal Captain Skill go in the order you chose last. Click to be asked.",
		at:    n,
	}
	return true
}
