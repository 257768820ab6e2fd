package ai

import (
	"slices"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Counsel answers "what would you do?": a captain that takes its time, for whoever is asked. At a
// question for dials it judges plans for all of the seat's ships together, at every other question
// the answers; what looks best is tried out in imagined games to the end of the round, the same
// games for each, until three are left that rest on enough of them.
//
// It knows what the View shows and nothing else. It thinks in steps, each of which is over in some
// milliseconds, and says what it has so far between them; the same question and seed lead to the
// same counsel, however the steps are taken.
type Counsel struct {
	who     *captain
	view    *game.View
	asked   game.Prompt
	since   *game.View // the table as dials were set, nil not known
	dialled game.Prompt
	set     plan // dials that are part of every plan, -1 free

	plan    bool // the question is for dials
	only    bool // nothing is tried out but what was named
	hurries bool // it spends little
	varied  bool // what is like the best was added
	told    bool // the games that are played now did not choose
	stage   int
	row     int // of the plans, judged so far
	src     dice.Source
	habit   Proposal // what a captain answers without trying
	all     []Proposal
	left    int // of all, the best in front
	from    strength
	was     []Proposal // what was left before its games were forgotten
	least   int        // games each of them has when this turn ends
	one     int        // of them, whose game of this row comes next
	k       uint64     // rows of games
	reply   int        // of the enemy's plans, in this row
	due     turns
	games   int
}

// The steps of thinking.
const (
	toRemember = iota // how dials were set
	toGuess           // a captain's own answer, and what the enemy may set
	toJudge           // pairs of plans
	toPlay            // games
	toFear            // the enemy's replies
	thought
)

// NewCounsel takes up a question; the view and what the prompt holds are its own from now on.
func NewCounsel(v *game.View, p *game.Prompt, seed uint64) *Counsel {
	c := &Counsel{who: newCaptain(seed, counsels), view: v, asked: *p, plan: p.Ask == game.ChooseManeuver}
	for i := range c.set {
		c.set[i] = -1
	}
	return c
}

// Remember shows it the table as the dials of the round were set, at a question for one of the
// seat's: it guesses better then what lies on those that are not revealed.
func (c *Counsel) Remember(v *game.View, p *game.Prompt) { c.since, c.dialled = v, *p }

// Set has a ship's dial in every plan, as it is locked already.
func (c *Counsel) Set(id game.ShipID, move int8) { c.set[id] = move }

// Compare has something tried out to the end beside what looks best: dials, or an answer.
func (c *Counsel) Compare(moves *[game.MaxShips]int8, answer game.Answer) {
	c.all = append(c.all, Proposal{Moves: *moves, Answer: answer, Named: true, Feared: Reply{Ship: game.NoShip}})
}

// Only has nothing else tried out than what Compare has named.
func (c *Counsel) Only() { c.only = true }

// Hurry has it spend few games: for a first look at many questions.
func (c *Counsel) Hurry() { c.hurries = true }

// add takes in what was not named.
func (c *Counsel) add(x *Proposal) {
	if !c.only &&
		!slices.ContainsFunc(c.all, func(q Proposal) bool { return q.Answer == x.Answer && q.Moves == x.Moves }) {
		c.all = append(c.all, *x)
	}
	c.left = len(c.all)
}

// alone has a captain's answer and no more: the question cannot be imagined, or leaves nothing to
// choose.
func (c *Counsel) alone() {
	c.all, c.left, c.stage = append(c.all[:0], c.habit), 1, thought
}

// Thought returns the share of the thinking that is done, 0 to 1, and the number of games played.
func (c *Counsel) Thought() (part float64, games int) {
	switch {
	case c.stage == thought:
		return 1, c.games
	case c.stage < toPlay:
		return 0, 0
	}
	spent := c.spends()
	most := (counselled + c.named()) * spent.told
	if !c.only {
		most += spent.first
		for n := spent.tried; n > counselled; n /= 2 {
			most += spent.later
		}
	}
	if spent.vary > 0 && !c.only {
		most += spent.first
	}
	return min(0.99, float64(c.games)/float64(most)), c.games
}

// Done reports whether it has thought to the end.
func (c *Counsel) Done() bool { return c.stage == thought }

// Best are the best proposals so far, at most three; Named those that were to be compared. They
// have no games where the question cannot be imagined: then there is one, a captain's answer.
func (c *Counsel) Best() []Proposal {
	if c.stage < toPlay {
		return nil
	}
	out := slices.Clone(c.all[:c.left])
	if len(c.was) > 0 && out[0].Games < Sure/4 {
		out = slices.Clone(c.was)
	}
	slices.SortStableFunc(out, byValue)
	return out[:min(counselled, len(out))]
}

// Named returns the proposals that had to be compared.
func (c *Counsel) Named() (out []Proposal) {
	for _, p := range c.all {
		if p.Named {
			out = append(out, p)
		}
	}
	return out
}

// Instead is the option in place of a maneuver that a captain would take at a question for a dial,
// whatever the plan; -1 none.
func (c *Counsel) Instead(p *game.Prompt) int { return c.who.special(c.view, p, 0) }

// Tried are all that were tried out, with as many games as each was worth.
func (c *Counsel) Tried() []Proposal { return c.all }

// Reason is why a captain would answer so by itself, in half a line.
func (c *Counsel) Reason() string { return c.who.Reason() }

// Step thinks a little further; false: it has thought to the end.
func (c *Counsel) Step() bool {
	switch c.stage {
	case toRemember:
		if c.since != nil {
			c.who.foe.see(c.since, &c.dialled, dice.Mix(c.who.seed, uint64(c.since.Round)))
		}
		c.stage = toGuess
	case toGuess:
		c.guess()
	case toJudge:
		c.judge()
	case toPlay:
		c.play()
	case toFear:
		c.fear()
	}
	return c.stage != thought
}

// Ends returns where the own ships end by the dials of a proposal, flown in their order among each
// other with the enemies where they stand, and the number of maneuvers after which each survives,
// up to enough.
func (c *Counsel) Ends(x *Proposal) (ends [game.MaxShips]physics.Pose, ways [game.MaxShips]int) {
	const enough = 20
	v, e := c.view, &c.who.ensign
	w := *v
	var around game.Around
	for _, id := range c.who.plans.order[:c.who.plans.n] {
		if v.Ships[id].Owner != v.Me {
			continue
		}
		ends[id] = v.Ships[id].Pose
		if x.Moves[id] >= 0 {
			var f game.Fate
			around.See(&w, id)
			around.Foresee(&w, id, int(x.Moves[id]), &f)
			ends[id] = f.Flight.To
			ways[id] = e.waysOn(v, id, f.Flight.To, f.Power > 0, enough)
		}
		w.Ships[id].Pose = ends[id]
	}
	return ends, ways
}
