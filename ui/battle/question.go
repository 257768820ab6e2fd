package battle

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/ui/names"
)

// nothing is an index that stands for no option.
const Nothing = math.MinInt

// Propose begins a question: nothing is picked yet.
func (q *Question) Propose(n int) { q.Proposed, q.chosen, q.hovered = n, Nothing, Nothing }

// Point previews an option, nothing for none; it reports whether something else is shown now.
func (q *Question) Point(n int) bool {
	was := q.Previewed()
	q.hovered = n
	return q.Previewed() != was
}

// Previewed is what board, dice, odds, consequences and sums are about.
func (q *Question) Previewed() int {
	switch {
	case q.hovered != Nothing:
		return q.hovered
	case q.chosen != Nothing:
		return q.chosen
	}
	return q.Proposed
}

// Answer is what the main button says, and what it and Enter give: what was picked, else what is
// proposed, whatever lies under the pointer. A list is turned to it.
func (q *Question) Answer() int {
	if q.chosen != Nothing {
		return q.chosen
	}
	return q.Proposed
}

// Moved reports whether a person has taken up an option of their own.
func Moved(q *Question) bool { return q.chosen != Nothing }

// Focused is the option that is looked at: under the pointer, picked or proposed.
func (q *Question) Focused(p *game.Prompt) (game.Option, bool) {
	return optionAt(p, q.Previewed())
}

// Meant is the option that the main button gives.
func (q *Question) Meant(p *game.Prompt) (game.Option, bool) {
	return optionAt(p, q.Answer())
}

func optionAt(p *game.Prompt, i int) (game.Option, bool) {
	if i >= 0 && i < len(p.Options) {
		return p.Options[i], true
	}
	return game.Option{}, false
}

// PicksShips reports whether a question has options about other ships, so that a ship on the board
// stands for its option.
func PicksShips(p *game.Prompt) bool {
	if p.Places() || p.Ask == game.ChooseManeuver || p.Max > 1 {
		return false
	}
	for i := range p.Options {
		if o := &p.Options[i]; o.Kind != game.Pass && o.Ship != game.NoShip && o.Ship != p.Ship {
			return true
		}
	}
	return false
}

// Dialled is the maneuver that is looked at.
func (q *Question) Dialled(p *game.Prompt) int {
	if p.Ask == game.ChooseForOpponent {
		return CellOf(p, q.Previewed())
	}
	return q.Previewed()
}

// Refuse says why something cannot be done.
func (b *Battle) Refuse(why string) {
	b.Question.Refusal, b.Question.RefTime, b.Question.Shake, b.Changed = b.Units(why), 4, ShakeSeconds, true
	b.sound("refuse", 0)
}

// refusedWhy is why the i-th of the answers that are refused is.
func (s *Seen) refusedWhy(p *game.Prompt, i int) string {
	rs := game.Refusals(&s.View, p)
	if i >= 0 && i < len(rs) {
		return s.Ruled(&rs[i])
	}
	return "Choose an option."
}

// HowMany says how many options a question takes.
func HowMany(p *game.Prompt) string {
	switch {
	case p.Min == p.Max:
		return fmt.Sprintf("Choose %d.", p.Min)
	case p.Min == 0:
		return fmt.Sprintf("Choose at most %d.", p.Max)
	}
	return fmt.Sprintf("Choose %d to %d.", p.Min, p.Max)
}

// Reason is why something may not be chosen, with the section of the scenario's sheet where that
// says so.
func (s *Seen) Reason(r *game.Refusal) string {
	if r.Section != "" {
		return s.Units(r.Why) + " (" + r.Section + ")"
	}
	return s.Units(r.Why)
}

// Ruled is reason with the rule it rests on.
func (s *Seen) Ruled(r *game.Refusal) string {
	if r.Rule == "" || r.Kind == game.TakeSpecial {
		return s.Reason(r)
	}
	return s.Units(r.Why) + " Rule: " + r.Rule + "."
}

// CellOf is the maneuver of an option of a dial that another person turns, -1 when there is none.
func CellOf(p *game.Prompt, option int) int {
	if o, ok := optionAt(p, option); ok {
		return int(o.N)
	}
	return -1
}

// MayDial reports whether a maneuver of a dial may be chosen.
func (q *Question) MayDial(p *game.Prompt, m int) bool {
	return OnDial(p, m) >= 0
}

// MoveOf is an option of a dial as the focus counts it.
func MoveOf(o game.Option) int {
	if o.Kind == game.TakeSpecial {
		return -2 - int(o.N)
	}
	return int(o.N)
}

// OnDial is the option of a dial that the focus counts as this, -1 when it may not be chosen.
func OnDial(p *game.Prompt, focus int) int {
	for i, o := range p.Options {
		if MoveOf(o) == focus {
			return i
		}
	}
	return -1
}

// Instead is the option in place of a maneuver, -1 when there is none.
func Instead(p *game.Prompt) int {
	for i, o := range p.Options {
		if o.Kind == game.TakeSpecial {
			return i
		}
	}
	return -1
}

// InsteadWords are what it does and what it means for the maneuver.
func (s *Seen) InsteadWords(p *game.Prompt) (does, means string) {
	i := Instead(p)
	if i < 0 {
		return "", ""
	}
	x := s.View.Special(p, p.Options[i])
	return names.Title(x.Name), x.Brings
}

// ToggleInstead goes from the maneuver to what may be done in its place, and back.
func (q *Question) ToggleInstead(p *game.Prompt) {
	b := q.battle
	i := Instead(p)
	if i < 0 || b.Planning.Locked[p.Ship] {
		return
	}
	if n := MoveOf(p.Options[i]); q.Answer() != n {
		q.Take(n)
	} else {
		q.Take(b.Planning.bestFlight(p))
	}
	b.Changed = true
}
