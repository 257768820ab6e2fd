package battle

import (
	"fmt"
	"math"
	"math/bits"
	"slices"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/outlook"
	"attackwing/physics"
	"attackwing/ui/reading"
)

// Coach answers "what would you do?" at a question: the three best plans for the round where dials
// are set, else the three best answers, from games that a captain plays ahead. It knows what
// whoever asks it sees. One that is shown is not picked yet.
type Coach struct {
	Open    bool
	Asks    [2]int // how often each player asked it in this battle
	Shown   int    // of Plans
	Plans   []ai.Proposal
	Teller  outlook.Teller // of the chances of the plans
	about   game.Prompt    // the question; one of dials stands for all of the seat
	counsel *ai.Counsel
	part    int          // how far it has thought, percent, as it was shown
	dials   [2]ai.Dialed // the table as the dials of this round were set, of each seat
	ends    [3]ended     // of the plans
	spare   Spare
}

// ended holds the end positions of the ships of a plan, and the number of ways in which each can go
// on from there.
type ended struct {
	at   [game.MaxShips]physics.Pose
	ways [game.MaxShips]int
}

// CoachOff returns the reason why the coach cannot be asked now, "" if it can.
func (b *Session) CoachOff() string {
	switch p := b.Asked(); {
	case !b.Uses("advice"):
		return b.NotHere("the coach")
	case p == nil || b.Cover.Down:
		return "It is not your turn to decide."
	case len(p.Options) < 2 && !p.Places() && p.Ask != game.ChooseManeuver:
		return "You have only one option."
	}
	return ""
}

// AskCoach has the coach think about the question that is open.
func (b *Session) AskCoach() {
	c, p := &b.Coach, b.Asked()
	if why := b.CoachOff(); why != "" {
		b.Refuse(why)
		return
	}
	q := cloned(p)
	v := b.Game.View(p.Player)
	n := ai.NewCounsel(v, &q, ai.PositionOf(v, &q))
	b.Advice.compare(&b.Table, n, p, b.Planning.Set())
	if p.Ask == game.ChooseManeuver {
		for id, m := range b.Planning.Set() {
			if m >= 0 {
				n.Set(id, int8(m))
			}
		}
	} else if r := c.since(b.Game, p); r != nil {
		n.Remember(r.View, &r.Prompt)
	}
	c.Open, c.about, c.counsel, c.Plans, c.Shown, c.part = true, q, n, nil, 0, 0
	c.Teller = outlook.TellerOf(b.Game.Setup(), p.Player, b.Game.State().Round)
	c.Asks[p.Player]++
	b.Changed = true
	if keep := b.Means.Coached; keep != nil {
		b.Host.Kept(keep(p.Player))
	}
}

// Told returns in words how often each player asked the coach in this battle, "" if nobody did.
func (c *Coach) Told(u *game.Setup) string { return reading.Coached(u, c.Asks) }

func cloned(p *game.Prompt) game.Prompt {
	q := *p
	q.Options = slices.Clone(p.Options)
	return q
}

// CoachShows reports whether the coach is seen: it is open, and somebody is asked.
func (b *Session) CoachShows() bool { return b.Coach.Open && b.Asked() != nil }

// CloseCoach goes back to what was picked.
func (b *Session) CloseCoach() {
	c := &b.Coach
	if c.Open {
		b.Question.Point(Nothing)
		b.Changed = true
	}
	c.Open, c.counsel, c.Plans = false, nil, nil
}

// leaves reports whether it has nothing to say of a question that is asked now: plans stand while
// dials are set.
func (c *Coach) leaves(p *game.Prompt) bool {
	return p.Ask != game.ChooseManeuver || c.Open && !c.OfPlans()
}

// remember keeps the table on which a seat sets the dials of a round, once.
func (c *Coach) remember(g *game.Game, p *game.Prompt) {
	if r := &c.dials[p.Player]; r.View == nil || r.View.Round != g.State().Round {
		*r = ai.Dialed{View: g.View(p.Player), Prompt: cloned(p)}
	}
}

// since returns the table on which the asked seat set its dials of this round. It is nil at a
// question for dials, and before the first round. The table is found in the battle as it was
// played, so that it is there after loading.
func (c *Coach) since(g *game.Game, p *game.Prompt) *ai.Dialed {
	now := g.State()
	if p.Ask == game.ChooseManeuver || p.Player == game.Nobody || now.Round == 0 || now.Phase == game.Planning {
		return nil
	}
	r := &c.dials[p.Player]
	if r.View != nil && r.View.Round == now.Round {
		return r
	}
	past, err := game.NewQuiet(g.Setup())
	for _, a := range g.Answers() {
		if err != nil || past.State().Round > now.Round {
			return nil
		}
		if past.State().Round == now.Round {
			for _, q := range past.Prompts() {
				if q.Ask == game.ChooseManeuver && q.Player == p.Player {
					c.remember(past, &q)
					return r
				}
			}
		}
		_, err = past.Submit(a)
	}
	return nil
}

// Thinks reports whether it is not through yet.
func (c *Coach) Thinks() bool { return c.Open && c.counsel != nil && !c.counsel.Done() }

// thinkAhead has the coach go on thinking for the part of a tick.
func (b *Session) thinkAhead() {
	c := &b.Coach
	if !c.Thinks() || !c.spare.Is() {
		return
	}
	if p := b.Asked(); p == nil || p.ID != c.about.ID && !(c.OfPlans() && p.Ask == game.ChooseManeuver) {
		b.CloseCoach()
		return
	}
	c.spare.Spend(c.counsel.Step)
	if part := c.Percent(); part != c.part {
		c.part, b.Changed = part, true
	}
	if !c.counsel.Done() {
		return
	}
	c.Plans, b.Changed = proposedFirst(c.counsel), true
	if c.OfPlans() && c.TooEarly(&b.Table) { // they would not differ in what they bring
		c.Plans = c.Plans[:min(1, len(c.Plans))]
	}
	if c.OfPlans() {
		for i := range c.Plans {
			c.ends[i].at, c.ends[i].ways = c.counsel.Ends(&c.Plans[i])
		}
	}
	b.ShowPlan(0)
}

// proposedFirst returns the best plans or answers, the one that the main button proposes first
// unless another is surely better: two voices that mean equal things do not contradict each other.
func proposedFirst(n *ai.Counsel) []ai.Proposal {
	best, named := n.Best(), n.Named()
	if len(named) == 0 || len(best) == 0 || named[0].Games == 0 || best[0].Named {
		return best
	}
	if _, sure := best[0].Better(&named[0].Worth); sure {
		return best
	}
	best = slices.DeleteFunc(best, func(x ai.Proposal) bool { return x.Named })
	return append([]ai.Proposal{named[0]}, best[:min(len(best), 2)]...)
}

// Equal reports whether the simulations cannot tell a plan or answer from the first one.
func (c *Coach) Equal(i int) bool {
	if i == 0 || c.Plans[i].Games == 0 {
		return false
	}
	_, sure := c.Plans[0].Better(&c.Plans[i].Worth)
	return !sure
}

// Percent returns the progress of the coach's thought, 0 to 100.
func (c *Coach) Percent() int {
	part, _ := c.counsel.Thought()
	return int(math.Round(100 * part))
}

// Games returns the number of games the coach has played ahead.
func (c *Coach) Games() (n int) {
	if c.counsel != nil {
		_, n = c.counsel.Thought()
	}
	return n
}

// OfPlans reports whether it was asked where dials are set.
func (c *Coach) OfPlans() bool {
	return c.Open && c.about.Ask == game.ChooseManeuver
}

// ShowPlan shows one of the coach's plans or answers: an answer as if the pointer were on it.
func (b *Session) ShowPlan(i int) {
	c := &b.Coach
	if i >= len(c.Plans) {
		return
	}
	c.Shown, b.Changed = i, true
	p := b.Asked()
	if p == nil || p.Ask == game.ChooseManeuver || p.Places() || p.Max > 1 {
		return
	}
	if a := c.Plans[i].Answer; a.Picks != 0 {
		b.Question.Point(bits.TrailingZeros64(a.Picks))
	}
}

// TakePlan makes the plan or answer that is shown the pick. Where dials are set it turns those that are not
// locked, and locks none.
func (b *Session) TakePlan() {
	c, p := &b.Coach, b.Asked()
	if p == nil || c.Shown >= len(c.Plans) {
		return
	}
	x := c.Plans[c.Shown]
	n := c.counsel
	b.CloseCoach()
	switch {
	case p.Ask == game.ChooseManeuver:
		for _, q := range b.Plans(p.Player) {
			if b.Planning.Locked[q.Ship] {
				continue
			}
			move := int(x.Moves[q.Ship])
			if i := n.Instead(&q); i >= 0 {
				move = reading.MoveOf(q.Options[i])
			}
			if reading.OnDial(&q, move) >= 0 {
				b.Planning.Dials[q.Ship] = move
			}
		}
		if m, ok := b.Planning.Dials[p.Ship]; ok {
			b.Question.Take(m)
		}
	case p.Places():
		b.Question.Draft = x.Answer.Pose
	case reading.Boxed(p):
		b.Question.checkOnly(p, x.Answer.Picks)
	case x.Answer.Pose != (physics.Pose{}):
		l := b.AsAsked(p)
		o := l.Given(x.Answer)
		left, um := b.EchoShift(&o)
		b.Do(b.Question.Echo(&b.Table, p, left, um))
	case x.Answer.Picks != 0:
		b.Question.Take(bits.TrailingZeros64(x.Answer.Picks))
	}
}

// Ends returns the end positions of the own ships by a plan, and the number of ways in which each
// can go on from there.
func (c *Coach) Ends(i int) (at *[game.MaxShips]physics.Pose, ways *[game.MaxShips]int) {
	return &c.ends[i].at, &c.ends[i].ways
}

// Ships returns the ships whose dials a plan sets, in the order in which they fly.
func (c *Coach) Ships(b *reading.Table) (ids []game.ShipID) {
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if sh := &b.Shown.Ships[i]; sh.Owner == c.about.Player && sh.InPlay() && !sh.Map {
			ids = append(ids, game.ShipID(i))
		}
	}
	slices.SortStableFunc(ids, func(x, y game.ShipID) int {
		return int(b.Shown.Ships[x].Skill) - int(b.Shown.Ships[y].Skill)
	})
	return ids
}

// Instead returns the deed of a ship that replaces its maneuver in every plan, "" if there is none.
func (c *Coach) Instead(b *reading.Table, id game.ShipID) string {
	for _, q := range b.Plans(c.about.Player) {
		if q.Ship == id && c.counsel != nil {
			if i := c.counsel.Instead(&q); i >= 0 {
				does, _ := b.InsteadWords(&q)
				return does
			}
		}
	}
	return ""
}

// says returns the coach's words on the picked option while plans or answers are shown; they take
// the place of other thinkers' figures. known is false while the coach has counted nothing.
func (c *Coach) says(p *game.Prompt, picked int) (words string, known bool) {
	if !c.Open || c.Thinks() || p.Places() || len(c.Plans) == 0 || c.Plans[0].Games == 0 {
		return "", false
	}
	for i := range c.Plans {
		x := &c.Plans[i]
		if c.OfPlans() && int(x.Moves[p.Ship]) != picked ||
			!c.OfPlans() && (picked < 0 || x.Answer.Picks != 1<<uint(picked)) {
			continue
		}
		wins, _ := reading.Wins(&x.Worth, c.Teller)
		if c.OfPlans() {
			return fmt.Sprintf("Plan %d: %s Fleet Points, chance to win: %s", i+1,
				reading.FleetPoints(&x.Worth), wins), true
		}
		return fmt.Sprintf("%s Fleet Points, chance to win: %s", reading.FleetPoints(&x.Worth), wins), true
	}
	return "", true
}

// Numbers returns the expected worth of the shown plan or answer and its terms, none while nothing
// is counted.
func (c *Coach) Numbers(t *reading.Table) (about string, ns []reading.Number) {
	if !c.Open || c.Thinks() || c.Shown >= len(c.Plans) || c.Plans[c.Shown].Games == 0 {
		return "", nil
	}
	return c.Title(t, c.Shown), reading.WorthNumbers(&c.Plans[c.Shown].Worth, c.Teller)
}

// tooEarly is the coach's word while no enemy can be met within two rounds.
const tooEarly = "Too early to say"
