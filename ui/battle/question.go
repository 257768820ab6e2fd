package battle

import (
	"math"

	"attackwing/game"
	"attackwing/ui/reading"
)

// Nothing is an index that stands for no option.
const Nothing = math.MinInt

// Propose begins a question: nothing is picked yet.
func (q *Question) Propose(n int) { q.Proposed, q.chosen, q.hovered = n, Nothing, Nothing }

// Point previews an option, nothing for none; it reports whether something else is shown now.
func (q *Question) Point(n int) bool {
	was := q.Previewed()
	q.hovered = n
	return q.Previewed() != was
}

// Previewed returns the option that board, dice, odds, consequences and sums show.
func (q *Question) Previewed() int {
	switch {
	case q.hovered != Nothing:
		return q.hovered
	case q.chosen != Nothing:
		return q.chosen
	}
	return q.Proposed
}

// Answer returns the option that the main button names, and that it and Enter give: the picked one,
// else the proposed one, whatever lies under the pointer. A list scrolls to it.
func (q *Question) Answer() int {
	if q.chosen != Nothing {
		return q.chosen
	}
	return q.Proposed
}

// Moved reports whether a person has taken up an option of their own.
func Moved(q *Question) bool { return q.chosen != Nothing }

// Focused returns the option that is looked at: under the pointer, picked or proposed.
func (q *Question) Focused(p *game.Prompt) (game.Option, bool) {
	return reading.OptionAt(p, q.Previewed())
}

// Focus returns the person's tentative answer to the question.
func (q *Question) Focus() reading.Focus { return reading.Focus{At: q.Previewed(), Picks: q.Picks} }

// Picked reports whether the box of an option is checked.
func (q *Question) Picked(i int) bool { return q.Picks&(1<<uint(i)) != 0 }

// Meant returns the option that the main button gives.
func (q *Question) Meant(p *game.Prompt) (game.Option, bool) {
	return reading.OptionAt(p, q.Answer())
}

// Dialled returns the maneuver that is looked at.
func (q *Question) Dialled(p *game.Prompt) int {
	if p.Ask == game.ChooseForOpponent {
		return reading.CellOf(p, q.Previewed())
	}
	return q.Previewed()
}

// Refuse says why something cannot be done.
func (b *Session) Refuse(why string) {
	b.Question.Refusal, b.Question.RefTime, b.Question.Shake, b.Changed = b.Units(why), 4, ShakeSeconds, true
	b.sound("refuse", 0)
}

// ToggleInstead goes from the maneuver to what may be done in its place, and back.
func (b *Session) ToggleInstead(p *game.Prompt) {
	i, q := reading.Instead(p), &b.Question
	if i < 0 || b.Planning.Locked[p.Ship] {
		return
	}
	if n := reading.MoveOf(p.Options[i]); q.Answer() != n {
		q.Take(n)
	} else {
		q.Take(b.bestFlight(p))
	}
	b.Changed = true
}
