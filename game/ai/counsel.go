package ai

import (
	"math/bits"
	"slices"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Counsel answers "what would you do?": a captain that takes its time, for whoever is asked. At a question for dials it judges plans
// for all of the seat's ships together, at every other question the answers; what looks best is tried out in imagined games to the
// end of the round, the same games for each, until three are left that rest on enough of them.
//
// It knows what the View shows and nothing else. It thinks in steps, each of which is over in some milliseconds, and says what it has
// so far between them; the same question and seed lead to the same counsel, however the steps are taken.
type Counsel struct {
	who     *captain
	view    *game.View
	asked   game.Prompt
	since   *game.View // the table as dials were set, nil not known
	dialled game.Prompt
	set     plan // dials that are part of every plan, -1 free

	plan  bool // the question is for dials
	only  bool // nothing is tried out but what was named
	parts int  // it spends one part of so many
	stage int
	row   int // of the plans, judged so far
	src   dice.Source
	habit Proposal // what a captain answers without trying
	all   []Proposal
	left  int // of all, the best in front
	from  strength
	least int    // games each of them has when this turn ends
	one   int    // of them, whose game of this row comes next
	k     uint64 // rows of games
	reply int    // of the enemy's plans, in this row
	due   [maxPlans]float64
	games int
}

// Proposal is what may be done at a question, and what it came to in imagined games.
type Proposal struct {
	Moves  [game.MaxShips]int8 // at a question for dials: the move of each own ship's dial, -1 none
	Answer game.Answer         // at every other question
	Named  bool                // it is one that Compare has named
	Worth
	Feared Reply // at a question for dials
}

// Worth is what came of imagined games to the end of the round, on average and in thousandths, as a captain judges the table then.
type Worth struct {
	Games           int
	margin, chance  int64
	square          int64 // of the value, in units of a tenth of a Fleet Point
	chances         int64 // the squares of the chance
	dealt, taken    int64
	lost, destroyed int64
	hurt            [game.MaxShips]int64
}

// Reply is the answer of the enemy's that a plan has to fear: a ship that flies a move and has a shot.
type Reply struct {
	Ship   game.ShipID // NoShip: nobody has a shot worth fearing
	Move   int8
	End    physics.Pose
	At     game.ShipID  // whom it shoots at,
	AtPose physics.Pose // who stands there then
	Range  int
	Damage int // thousandths, on average
}

// Points are the Fleet Points by which the seat is ahead then.
func (w *Worth) Points() int { return w.mean(w.margin) }

// Chance is the chance to win the battle.
func (w *Worth) Chance() int { return w.mean(w.chance) }

// Doubt is how far the truth about the chance may well lie from it: two standard errors.
func (w *Worth) Doubt() int {
	n := int64(max(1, w.Games))
	m := w.chance / n
	return 2 * root(max(0, w.chances/n-m*m)/n)
}

// Dealt and Taken are damage until then.
func (w *Worth) Dealt() int { return w.mean(w.dealt) }
func (w *Worth) Taken() int { return w.mean(w.taken) }

// Lost and Destroyed are own ships, and the enemy's.
func (w *Worth) Lost() int      { return w.mean(w.lost) }
func (w *Worth) Destroyed() int { return w.mean(w.destroyed) }

// Hurt is how much damage a ship takes.
func (w *Worth) Hurt(id game.ShipID) int { return w.mean(w.hurt[id]) }

func (w *Worth) mean(sum int64) int { return int(sum / int64(max(1, w.Games))) }

// value is that by which proposals are compared, as a captain compares answers.
func (w *Worth) value() int { return w.mean(w.margin) + winning*w.mean(w.chance) }

// Sure is how many games a proposal rests on before its chance is more than a first impression.
const Sure = 200

// What a counsel spends, counted in games.
const (
	counselPlans = 24  // plans of a side that are judged
	counselTried = 12  // of these tried out
	counselled   = 3   // proposals that are left
	firstGames   = 480 // of the first turn, of all that is tried out together
	laterGames   = 360 // of each later one
	lastGames    = 120 // of the last, of each
)

var counsels = effort{each: 32, minds: 3, plans: counselPlans, trust: 50}

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
	c := &Counsel{who: newCaptain(seed, counsels), view: v, asked: *p, plan: p.Ask == game.ChooseManeuver, parts: 1}
	for i := range c.set {
		c.set[i] = -1
	}
	return c
}

// Remember shows it the table as the dials of the round were set, at a question for one of the seat's: it guesses better then what
// lies on those that are not revealed.
func (c *Counsel) Remember(v *game.View, p *game.Prompt) { c.since, c.dialled = v, *p }

// Set has a ship's dial in every plan, as it is locked already.
func (c *Counsel) Set(id game.ShipID, move int8) { c.set[id] = move }

// Compare has something tried out to the end beside what looks best: dials, or an answer.
func (c *Counsel) Compare(moves *[game.MaxShips]int8, answer game.Answer) {
	c.all = append(c.all, Proposal{Moves: *moves, Answer: answer, Named: true, Feared: Reply{Ship: game.NoShip}})
}

// Only has nothing else tried out than what Compare has named.
func (c *Counsel) Only() { c.only = true }

// Hurry has it spend a quarter of its games: for a first look at many questions.
func (c *Counsel) Hurry() { c.parts = 4 }

// add takes in what was not named.
func (c *Counsel) add(x *Proposal) {
	if !c.only && !slices.ContainsFunc(c.all, func(q Proposal) bool { return q.Answer == x.Answer && q.Moves == x.Moves }) {
		c.all = append(c.all, *x)
	}
	c.left = len(c.all)
}

// alone has a captain's answer and no more: the question cannot be imagined, or leaves nothing to choose.
func (c *Counsel) alone() {
	c.all, c.left, c.stage = append(c.all[:0], c.habit), 1, thought
}

// Thought is how far it has thought, 0 to 1, and how many games it has played.
func (c *Counsel) Thought() (part float64, games int) {
	switch {
	case c.stage == thought:
		return 1, c.games
	case c.stage < toPlay:
		return 0, 0
	}
	most := firstGames + (counselled+c.named())*max(lastGames, Sure/2)
	for n := len(c.all) / 2; n > counselled; n /= 2 {
		most += laterGames
	}
	return min(0.99, float64(c.games*c.parts)/float64(most)), c.games
}

// Done reports whether it has thought to the end.
func (c *Counsel) Done() bool { return c.stage == thought }

// Best are the best proposals so far, at most three; Named those that were to be compared. They have no games where the question cannot
// be imagined: then there is one, a captain's answer.
func (c *Counsel) Best() []Proposal {
	if c.stage < toPlay {
		return nil
	}
	out := slices.Clone(c.all[:c.left])
	slices.SortStableFunc(out, byValue)
	return out[:min(counselled, len(out))]
}

// Named are what was to be compared.
func (c *Counsel) Named() (out []Proposal) {
	for _, p := range c.all {
		if p.Named {
			out = append(out, p)
		}
	}
	return out
}

// Instead is the option in place of a maneuver that a captain would take at a question for a dial, whatever the plan; -1 none.
func (c *Counsel) Instead(p *game.Prompt) int { return c.who.special(c.view, p, 0) }

// Tried are all that were tried out, with as many games as each was worth.
func (c *Counsel) Tried() []Proposal { return c.all }

// Reason is why a captain would answer so by itself, in half a line.
func (c *Counsel) Reason() string { return c.who.Reason() }

func byValue(a, b Proposal) int { return b.value() - a.value() }

// Step thinks a little further; false: it has thought to the end.
func (c *Counsel) Step() bool {
	switch c.stage {
	case toRemember:
		if c.since != nil {
			c.who.foe.see(c.since, &c.dialled, mixed(c.who.seed, uint64(c.since.Round)))
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

// guess is what a captain would do without trying anything out, and what may be done in its place.
func (c *Counsel) guess() {
	l, v, p := &c.who.lieutenant, c.view, &c.asked
	l.foe.watch(v)
	c.from = strengthOf(&v.State, v.Setup)
	if c.plan {
		l.foe.see(v, p, mixed(l.seed, uint64(v.Round)))
		l.ensign.Choose(v, p)
		c.draw()
		return
	}
	c.habit = Proposal{Answer: l.ensign.Choose(v, p), Feared: Reply{Ship: game.NoShip}}
	if p.Places() || len(p.Options) < 2 {
		c.alone()
		return
	}
	t := &l.trial
	t.others(p, c.habit.Answer)
	for _, a := range t.answer[:t.n] {
		x := c.habit
		x.Answer = a
		c.add(&x)
	}
	c.stage = toPlay
	l.see = v
	if v.Phase == game.Activation {
		l.weigh(v)
		l.suppose(v)
	}
	l.look(v)
}

// draw makes the plans of both sides.
func (c *Counsel) draw() {
	l, t, v := &c.who.lieutenant, &c.who.plans, c.view
	c.src = dice.New(mixed(l.seed, uint64(v.Round)+1<<40))
	t.gather(v)
	c.habit = Proposal{Moves: l.plan, Feared: Reply{Ship: game.NoShip}}
	if t.n == 0 || !l.foe.ready {
		c.alone()
		return
	}
	n := t.draw(&t.mine, &l.ensign, v, counselPlans, &c.src)
	t.nMine = 0
	for i := range n {
		t.mine[t.nMine] = t.mine[i]
		for id, m := range c.set {
			if m >= 0 {
				t.mine[t.nMine][id] = m
			}
		}
		if had(&t.mine, t.nMine) == t.nMine {
			t.nMine++
		}
	}
	t.drawTheirs(&l.foe, v, counselPlans, &c.src)
	t.known = [game.MaxShips][maxMoves]bool{}
	t.work = game.View{Me: v.Me, Setup: v.Setup}
	t.trust = counsels.trusts(&l.foe)
	c.stage = toJudge
}

// judge judges a plan against all of the enemy's, and when all are judged solves the game of the round.
func (c *Counsel) judge() {
	l, t, v := &c.who.lieutenant, &c.who.plans, c.view
	if c.row < t.nMine {
		for j := range t.nTheirs {
			t.worth[c.row][j] = float64(t.cell(l, v, &t.mine[c.row], &t.theirs[j]))
		}
		c.row++
		return
	}
	t.solve()
	all := 0.0
	for j := range t.nTheirs {
		all += t.reply[j]
	}
	for j := range t.nTheirs {
		t.reply[j] /= all
	}
	var row [maxPlans]float64
	for i := range t.nMine {
		for j := range t.nTheirs {
			row[i] += float64(t.worth[i][j] * t.reply[j])
		}
	}
	for i := range t.foremost(&row, t.nMine, counselTried) {
		x := c.habit
		x.Moves = t.mine[i]
		c.add(&x)
	}
	c.stage = toPlay
	l.look(v)
}

// play plays one imagined game of one of those that are left: in a row of games each has the same dice. After so many rows the worse
// half is left out.
func (c *Counsel) play() {
	if c.least == 0 {
		c.least = c.turnGames()
	}
	seed := mixed(c.who.seed, c.k|1<<44)
	if c.one == 0 {
		c.begin(seed)
	}
	if !c.try(&c.all[c.one], seed) {
		c.alone()
		return
	}
	c.games++
	if c.one++; c.one < c.left {
		return
	}
	c.one = 0
	c.k++
	if c.all[0].Games < c.least {
		return
	}
	c.least = 0
	if c.left <= counselled+c.named() {
		c.stage = toFear
		return
	}
	c.halve()
}

// begin draws what the enemy does in a row of games.
func (c *Counsel) begin(seed uint64) {
	if c.plan {
		c.reply = c.enemy()
		return
	}
	src, dials := dice.New(seed), &c.who.trial.dials
	for i := range dials {
		dials[i] = c.who.draws(game.ShipID(i), &src)
	}
}

// turnGames is how many games each has when a turn ends that begins now.
func (c *Counsel) turnGames() int {
	had := c.all[0].Games
	switch {
	case c.left <= counselled+c.named():
		return max(had+lastGames, Sure) / c.parts
	case had == 0:
		return max(4, firstGames/c.left/c.parts)
	}
	return had + max(4, laterGames/c.left/c.parts)
}

// named is how many were to be compared.
func (c *Counsel) named() (n int) {
	for i := range c.all {
		if c.all[i].Named {
			n++
		}
	}
	return n
}

// halve leaves the worse half out, but for those that were named.
func (c *Counsel) halve() {
	keep := max(counselled, (c.left-c.named()+1)/2)
	slices.SortStableFunc(c.all[:c.left], func(a, b Proposal) int {
		if a.Named != b.Named {
			if a.Named {
				return -1
			}
			return 1
		}
		return byValue(a, b)
	})
	c.left = min(c.left, keep+c.named())
}

// enemy is the plan of the enemy's whose turn it is, each as often as it is likely.
func (c *Counsel) enemy() (j int) {
	t := &c.who.plans
	for q := range t.nTheirs {
		if c.due[q] += t.reply[q]; c.due[q] > c.due[j] {
			j = q
		}
	}
	c.due[j]--
	return j
}

// try plays one game of a proposal to the end of the round.
func (c *Counsel) try(x *Proposal, seed uint64) bool {
	l, v, t := &c.who.lieutenant, c.view, &c.who.lieutenant.trial
	h := t.hand
	if c.plan {
		if !v.Imagine(&c.asked, seed, nil, &t.game) {
			return false
		}
		mine := plan(x.Moves)
		h.fly[v.Me], h.fly[v.Me.Other()] = &mine, &c.who.plans.theirs[c.reply]
		defer func() { h.fly = [2]*plan{} }()
	} else {
		if !v.Imagine(&c.asked, seed, &t.dials, &t.game) {
			return false
		}
		if _, err := t.game.Submit(x.Answer); err != nil {
			return false
		}
	}
	h.playRound(&t.game, v.Round, seed)
	s := t.game.State()
	l.trial.judged(v, s).into(&x.Worth)
	c.from.into(&x.Worth, s, v)
	return true
}

func (k stake) into(w *Worth) {
	w.Games++
	w.margin += int64(k.margin)
	w.chance += int64(k.chance)
	w.chances += int64(k.chance) * int64(k.chance)
	n := int64(k.value() / 100)
	w.square += n * n
}

// Better is by how much a proposal is worth more than another one that was tried out in the same games, thousandths of a Fleet Point with
// the chance to win counted in, and whether that is beyond what chance may be.
func (w *Worth) Better(than *Worth) (by int, sure bool) {
	by = w.value() - than.value()
	dev := 0
	for _, x := range [...]*Worth{w, than} {
		n := int64(max(2, x.Games))
		m := int64(x.value() / 100)
		dev += int(max(0, x.square/n-m*m) / n)
	}
	return by, by > 100*root(int64(dev))
}

// strength is what the ships had when it was asked.
type strength struct {
	has [game.MaxShips]int
}

func strengthOf(s *game.State, u *game.Setup) (x strength) {
	for i := range s.Ships[:s.NShips] {
		x.has[i] = left(s, u, game.ShipID(i))
	}
	return x
}

// left is how much damage a ship takes until it is destroyed.
func left(s *game.State, u *game.Setup, id game.ShipID) int {
	sh := &s.Ships[id]
	if !sh.InPlay() || sh.Map {
		return 0
	}
	return max(0, int(u.Facts(id).Ship.Hull)-int(sh.NDamage)+int(sh.Shields)+int(sh.Down))
}

// into adds what has become of the ships.
func (x *strength) into(w *Worth, s *game.State, v *game.View) {
	for i := range s.Ships[:s.NShips] {
		id, own := game.ShipID(i), v.Ships[i].Owner == v.Me
		if !v.Ships[i].InPlay() || v.Ships[i].Map || v.Ships[i].Owner == game.Nobody {
			continue
		}
		d := int64(1000 * max(0, x.has[i]-left(s, v.Setup, id)))
		gone := int64(0)
		if !s.Ships[i].InPlay() {
			gone = 1000
		}
		w.hurt[i] += d
		if own {
			w.taken, w.lost = w.taken+d, w.lost+gone
		} else {
			w.dealt, w.destroyed = w.dealt+d, w.destroyed+gone
		}
	}
}

// fear looks for the enemy's reply that costs each plan most, likely ones before others.
func (c *Counsel) fear() {
	c.stage = thought
	if !c.plan {
		return
	}
	for i := range c.all[:c.left] {
		c.all[i].Feared = c.feared(&c.all[i])
	}
}

// scarce is how likely a plan of the enemy's has to be at least, in parts of an even share, before it is feared.
const scarce = 0.5

func (c *Counsel) feared(x *Proposal) (r Reply) {
	l, t, v := &c.who.lieutenant, &c.who.plans, c.view
	mine := plan(x.Moves)
	r.Ship = game.NoShip
	worst := 0.0
	for j := range t.nTheirs {
		if t.reply[j] < float64(scarce/float64(t.nTheirs)) {
			continue
		}
		if n := float64(t.cell(l, v, &mine, &t.theirs[j])); r.Ship == game.NoShip || n < worst {
			if k := c.shot(&t.theirs[j]); k.Ship != game.NoShip {
				worst, r = n, k
			}
		}
	}
	return r
}

// shot is the heaviest shot of the enemy's where a pair of plans has led, which cell judged last.
func (c *Counsel) shot(theirs *plan) (r Reply) {
	l, t, v := &c.who.lieutenant, &c.who.plans, c.view
	r.Ship = game.NoShip
	for _, a := range t.shoot[:t.n] {
		if v.Ships[a].Owner != v.Me.Other() || t.work.Ships[a].Destroyed {
			continue
		}
		for _, b := range t.shoot[:t.n] {
			if v.Ships[b].Owner != v.Me || t.work.Ships[b].Destroyed || l.worth[b] == 0 {
				continue
			}
			d := l.shot(v.Setup, a, &t.base[a], b, &t.base[b]) * 1000 / l.worth[b]
			if d > r.Damage {
				band := physics.ReachBand(&t.base[a], v.Setup.Facts(a).Ship.Class.Front, &t.base[b], v.Setup.Bands())
				r = Reply{Ship: a, Move: theirs[a], End: t.base[a].Pose, At: b, AtPose: t.base[b].Pose, Range: band, Damage: d}
			}
		}
	}
	return r
}

// Ends are where the own ships end by dials, flown in their order among each other, with the enemies where they stand; and how many
// maneuvers each has then after which it lives on, at most enough.
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

// Picked is how many options an answer takes.
func (x *Proposal) Picked() int { return bits.OnesCount64(x.Answer.Picks) }
