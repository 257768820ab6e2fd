package outlook

import (
	"cmp"
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
)

// Review goes through a battle that is over, or so far, and finds the decisions that cost a seat
// most, as a captain counts: at each it knows what the seat saw then. What looks costly is looked
// at again with other dice, and what looks costliest then once more, so that it does not only look
// so: the games that chose a decision do not say what it cost. It goes in steps of some
// milliseconds; the same battle has the same review.
type Review struct {
	answers []game.Answer
	seat    game.PlayerID
	game    *game.Game
	at      int // answers given
	round   int16
	now     *ai.Counsel
	cost    Cost // what it thinks about
	dials   Cost // the question for dials of this round
	found   []Cost
	again   int // of found, looked at again
	looks   int // how often what is found was looked at
	curve   []Opening
	failed  error
}

// Opening is the chance to win that people are told of as a round began, thousandths, if it is
// played well.
type Opening struct {
	Round  int16
	Chance int
}

// Cost is a decision that something else would have been better than.
type Cost struct {
	At     int // answers given before it; of dials, before the first of the seat's
	Round  int16
	Phase  game.Phase
	View   *game.View // what was seen
	Asked  game.Prompt
	Played ai.Proposal
	Better ai.Proposal
}

// Loss is by how much the chance to win fell, thousandths, as it was counted: a chance that is told
// of early rounds hides by how much answers differ.
func (c *Cost) Loss() int { return c.Better.Chance() - c.Played.Chance() }

// OfPlans reports whether it is about the dials of a round.
func (c *Cost) OfPlans() bool { return c.Asked.Ask == game.ChooseManeuver }

const (
	Slight  = 30 // a loss below is not told, thousandths
	Heavy   = 50 // one of which may be said that it turned the battle
	closest = 8  // decisions that are looked at again
	looks   = 2  // how often
	told    = 3  // decisions that are told
	most    = 75 // percent of the gain that a change of one dial has to bring to be told in place of all
)

// NewReview is a review of what these answers tell, for a seat.
func NewReview(u *game.Setup, answers []game.Answer, seat game.PlayerID) *Review {
	r := &Review{answers: answers, seat: seat}
	r.game, r.failed = game.NewQuiet(u)
	return r
}

// Done reports whether it has come to its end; then Costliest holds.
func (r *Review) Done() bool {
	return r.failed != nil || r.now == nil && r.at >= len(r.answers) && (r.looks == looks || len(r.found) == 0)
}

// Part returns the share of the review that is done, 0 to 1.
func (r *Review) Part() float64 {
	if r.Done() {
		return 1
	}
	return 0.85*float64(r.at)/float64(max(1, len(r.answers))) + 0.14*(float64(r.looks)+float64(r.again)/float64(max(1, len(r.found))))/looks
}

// Curve is the chance to win as the rounds began, as far as it has come.
func (r *Review) Curve() []Opening { return r.curve }

// Costliest are the decisions that cost most, at most three, the costliest first.
func (r *Review) Costliest() []Cost {
	if !r.Done() {
		return nil
	}
	return r.found[:min(told, len(r.found))]
}

// Step goes a little further; false: it is at its end.
func (r *Review) Step() bool {
	switch {
	case r.Done():
		return false
	case r.now != nil:
		if !r.now.Step() {
			r.take()
			r.now = nil
		}
	case r.at < len(r.answers):
		r.advance()
	default:
		r.look()
	}
	return !r.Done()
}

// advance gives the next answer, or thinks about the question first.
func (r *Review) advance() {
	a := r.answers[r.at]
	ps := r.game.Prompts()
	if i := slices.IndexFunc(ps, func(p game.Prompt) bool { return p.ID == a.Prompt }); i >= 0 && r.cost.At != r.at+1 {
		if p := &ps[i]; r.worth(p, a) {
			r.begin(p, a, ps)
			return
		}
	}
	r.cost.At = 0
	if _, err := r.game.Submit(a); err != nil {
		r.failed = err
		return
	}
	if r.at++; r.at == len(r.answers) {
		r.sift()
	}
}

// worth reports whether a question is looked at: one of the seat's with something to choose, dials
// once a round.
func (r *Review) worth(p *game.Prompt, a game.Answer) bool {
	if p.Player != r.seat || a.Beside() || p.Places() || p.Ask == game.OpenDial || p.Ask == game.TellSpecial {
		return false // what a seal is of was decided before
	}
	if p.Ask == game.ChooseManeuver {
		return r.game.State().Round != r.round
	}
	return len(p.Options) > 1
}

// begin thinks about a question. At counts one more than is given while it does.
func (r *Review) begin(p *game.Prompt, a game.Answer, ps []game.Prompt) {
	s := r.game.State()
	r.cost = Cost{At: r.at + 1, Round: s.Round, Phase: s.Phase, View: r.game.View(r.seat), Asked: *p}
	r.cost.Asked.Options = slices.Clone(p.Options)
	r.now = ai.NewCounsel(r.cost.View, &r.cost.Asked, uint64(r.at)*0x9e3779b97f4a7c15+1)
	r.now.Hurry()
	if p.Ask != game.ChooseManeuver {
		if r.dials.View != nil && r.dials.Round == s.Round {
			r.now.Remember(r.dials.View, &r.dials.Asked)
		}
		r.now.Compare(&[game.MaxShips]int8{}, a)
		return
	}
	r.round = s.Round
	r.dials = r.cost
	if moves, ok := r.dialled(ps); ok {
		r.now.Compare(&moves, game.Answer{})
	}
}

// dialled are the dials that the seat set; not ok where one of its ships did something else in
// place of a maneuver, and where they were sealed.
func (r *Review) dialled(ps []game.Prompt) (moves [game.MaxShips]int8, ok bool) {
	for i := range moves {
		moves[i] = -1
	}
	for i := range ps {
		p := &ps[i]
		if p.Player != r.seat || p.Ask != game.ChooseManeuver {
			continue
		}
		k := slices.IndexFunc(r.answers[r.at:], func(a game.Answer) bool { return a.Prompt == p.ID })
		if k < 0 || r.answers[r.at+k].Sealed {
			return moves, false
		}
		o := p.Given(r.answers[r.at+k])
		if o.Kind != game.SetManeuver {
			return moves, false
		}
		moves[p.Ship] = o.N
	}
	return moves, true
}

// take keeps what came of thinking.
func (r *Review) take() {
	named, best := r.now.Named(), r.now.Best()
	if r.at >= len(r.answers) { // looked at again
		r.settle(named)
		return
	}
	if r.cost.OfPlans() && len(best) > 0 && best[0].Games > 0 {
		told := TellerOf(r.game.Setup(), r.seat, r.cost.Round)
		r.curve = append(r.curve, Opening{r.cost.Round, told.Chance(best[0].Chance())})
	}
	if len(named) == 0 || len(best) == 0 || best[0].Named || named[0].Games == 0 {
		return
	}
	c := r.cost
	c.At--
	c.Played, c.Better = named[0], best[0]
	if c.Loss() >= Slight/2 {
		r.found = append(r.found, c)
	}
}

// sift leaves those that look costliest, to be looked at again.
func (r *Review) sift() {
	slices.SortStableFunc(r.found, costlier)
	r.found = r.found[:min(closest, len(r.found))]
	r.end()
}

func costlier(a, b Cost) int { return cmp.Compare(b.Loss(), a.Loss()) }

// look looks at a decision again: what was done and what seemed better alone, with other dice; of
// dials also each of them alone.
func (r *Review) look() {
	r.cost = r.found[r.again]
	c := &r.cost
	r.now = ai.NewCounsel(c.View, &c.Asked, uint64(c.At)*0xbf58476d1ce4e5b9+7+uint64(r.looks)<<32)
	r.now.Only()
	r.now.Compare(&c.Played.Moves, c.Played.Answer)
	r.now.Compare(&c.Better.Moves, c.Better.Answer)
	if r.looks > 0 {
		return
	}
	for _, moves := range c.alone() {
		r.now.Compare(&moves, game.Answer{})
	}
}

// alone are the dials that were set with one of them changed to what would have been better, where
// more than one differs.
func (c *Cost) alone() (out [][game.MaxShips]int8) {
	if !c.OfPlans() {
		return nil
	}
	for id, m := range c.Better.Moves {
		if m != c.Played.Moves[id] {
			moves := c.Played.Moves
			moves[id] = m
			out = append(out, moves)
		}
	}
	if len(out) < 2 {
		return nil
	}
	return out
}

// settle keeps what came of looking again; of dials one that makes most of the difference is told
// alone.
func (r *Review) settle(named []ai.Proposal) {
	c := &r.found[r.again]
	r.again++
	if len(named) < 2 || named[0].Games == 0 {
		c.Better = c.Played
		r.end()
		return
	}
	c.Played, c.Better = named[0], named[1]
	for _, x := range named[2:] {
		if one := x.Chance() - c.Played.Chance(); one*100 >= c.Loss()*most && x.Chance() > named[0].Chance() {
			c.Better = x
			break
		}
	}
	if _, sure := c.Better.Better(&c.Played.Worth); !sure {
		c.Better = c.Played
	}
	r.end()
}

// end leaves what is told, once all were looked at again so often.
func (r *Review) end() {
	if r.again < len(r.found) {
		return
	}
	r.found = slices.DeleteFunc(r.found, func(c Cost) bool { return c.Loss() < Slight })
	slices.SortStableFunc(r.found, costlier)
	r.found = r.found[:min(told, len(r.found))]
	if r.looks++; r.looks < looks && len(r.found) > 0 {
		r.again = 0
		return
	}
	r.looks = looks
}
