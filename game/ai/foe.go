package ai

import (
	"attackwing/game"
	"attackwing/game/dice"
)

// maxMoves bounds a dial, for tables of one.
const maxMoves = 40

// minds is the most minds that an enemy is imagined with.
const minds = 4

// mind is an enemy that is thought of, and what it would set its dials to.
type mind struct {
	brain  *ensign
	doubt  int
	search *captain          // it sets its dials by search, nil: by what its brain thinks of each maneuver
	found  bool              // its mix of plans, where it searches,
	part   [maxPlans]float64 // and how often it plays each of them
	plain  bool              // it is as likely to set what it thinks best as what it thinks as good
	weight [game.MaxShips][maxMoves]int32
	sum    [game.MaxShips]int32
	credit float64 // how likely the enemy is of this mind, by what it has set before; of all together 1
	shown  int     // dials of this game that were shown,
	met    int     // and how many of these were what this mind thought best
}

// Before a dial was shown a mind is thought to be met as often as in so many dials; nobody is ever
// thought to be met always.
const (
	shownBefore = 8
	metBefore   = 6
	metAtMost   = 960
)

// reads returns how surely the enemy does what this mind thinks best, in thousandths: one that can
// be read is read, one that mixes is not.
func (m *mind) reads() int {
	if m.plain {
		return 0
	}
	return min(metAtMost, 1000*(m.met+metBefore)/(m.shown+shownBefore))
}

// foretold predicts the enemy's dials from the enemy's view: players of several minds in its seat
// weigh them. It is made when dials are set and holds until the next time; the dials shown then
// tell the minds apart.
type foretold struct {
	of    [minds]mind
	n     int
	view  game.View
	game  game.Game
	round int16
	mark  uint64
	ready bool
	shown [game.MaxShips]int8 // plus 1: the dials of this round as they were revealed
}

// The doubt of a mind is how much worse than the best a maneuver is that it sets half as often, in
// thousandths of a damage.
const (
	doubt = 350
	mixes = 700
)

// begin forgets another game.
func (f *foretold) begin() {
	f.ready, f.round = false, 0
	f.shown = [game.MaxShips]int8{}
	all := 0.0
	for k := range f.n {
		m := &f.of[k]
		m.credit = [minds]float64{0.5, 0.2, 0.3, 0.3}[k]
		m.shown, m.met = 0, 0
		if m.search != nil {
			m.search.Reseed(0)
		}
		all += m.credit
	}
	for k := range f.n {
		f.of[k].credit /= all
	}
}

// newForetold thinks of so many minds: an ensign, a bolder one, who mixes, and a captain.
func newForetold(n int) foretold {
	f := foretold{n: n}
	for k := range n {
		m := &f.of[k]
		m.brain, m.doubt = newEnsign(0), doubt
		switch k {
		case 1:
			m.brain.habit = bold
		case 2:
			m.brain, m.doubt, m.plain = f.of[0].brain, mixes, true
		case 3:
			m.search = newCaptain(0, searching)
			m.brain, m.doubt = &m.search.ensign, mixes
		}
	}
	f.begin()
	return f
}

// read returns how surely the enemy does what one of the minds thinks best, 0 to 1.
func (f *foretold) read() (sum float64) {
	for k := range f.n {
		sum += float64(f.of[k].credit*float64(f.of[k].reads())) / 1000
	}
	return sum
}

// best is the mind the enemy is most likely of, of those that say what each maneuver is worth.
func (f *foretold) best() *mind {
	top := 0
	for k := range f.n {
		if m := &f.of[k]; m.credit > f.of[top].credit && !m.plain && m.search == nil {
			top = k
		}
	}
	return &f.of[top]
}

// watch notes the enemy's dials that lie open.
func (f *foretold) watch(v *game.View) { f.note(v, v.Me.Other()) }

// note notes the dials of a seat that lie open, and who may be in that seat those of the other.
func (f *foretold) note(v *game.View, seat game.PlayerID) {
	for k := range f.n {
		if c := f.of[k].search; c != nil {
			c.foe.note(v, seat.Other())
		}
	}
	if !f.ready || v.Round != f.round || v.Phase < game.Activation {
		return
	}
	for i := range v.Ships[:v.NShips] {
		if sh := &v.Ships[i]; sh.DialShown && sh.Owner == seat && sh.Dial >= 0 {
			f.shown[i] = sh.Dial + 1
		}
	}
}

// learn weighs the minds by what was shown.
func (f *foretold) learn() {
	all := 0.0
	for k := range f.n {
		m := &f.of[k]
		for id, at := range f.shown {
			if at == 0 || at > maxMoves || m.sum[id] == 0 {
				continue
			}
			m.credit = float64(m.credit * (float64(m.weight[id][at-1]+20) / float64(m.sum[id]+400)))
			if m.shown++; m.brain.plan[id] == at-1 {
				m.met++
			}
		}
		all += m.credit
	}
	sum := 0.0
	for k := range f.n { // none is ever given up
		m := &f.of[k]
		m.credit = max(0.03, m.credit/all)
		sum += m.credit
	}
	for k := range f.n {
		f.of[k].credit /= sum
	}
	f.shown = [game.MaxShips]int8{}
}

// see weighs the enemy's dials at a question for dials.
func (f *foretold) see(v *game.View, p *game.Prompt, seed uint64) {
	mark := markOf(v)
	if f.ready && f.round == v.Round && f.mark == mark {
		return
	}
	if f.ready && v.Round > f.round {
		f.learn()
	}
	f.round, f.mark, f.ready = v.Round, mark, false
	if !v.Imagine(p, seed, nil, &f.game) {
		return
	}
	f.game.ViewInto(v.Me.Other(), &f.view)
	f.ready = true
	for k := range f.n {
		m := &f.of[k]
		if m.search != nil {
			m.searches(f, v, dice.Mix(seed, 77))
			continue
		}
		if k == 0 || m.brain != f.of[0].brain {
			m.brain.Reseed(seed)
			m.brain.think(&f.view)
		}
		for i := range v.Ships[:v.NShips] {
			m.sum[i] = m.brain.weights(&f.view, game.ShipID(i), m.doubt, m.reads(), &m.weight[i])
		}
	}
}

// weights computes the likelihood of each maneuver of a ship from its judged worth. In planned of a
// thousand cases it is the maneuver of the plan, however good others are.
func (e *ensign) weights(v *game.View, id game.ShipID, doubt, planned int, w *[maxMoves]int32) (sum int32) {
	*w = [maxMoves]int32{}
	if e.plan[id] < 0 || !foeOf(v.Me.Other(), &v.Ships[id]) {
		return 0
	}
	for m := range min(maxMoves, len(v.Setup.Facts(id).Ship.Class.Dial)) {
		if e.judged[id][m] <= atEnd/2 {
			continue
		}
		d := int64(e.value[id]-int(e.judged[id][m])) + int64(doubt)
		w[m] = int32(int64(doubt) * int64(doubt) * 1000 / (d * d))
		sum += w[m]
	}
	if k := e.plan[id]; sum > 0 && k < maxMoves {
		more := int32(int64(sum) * int64(planned) / int64(1000-planned))
		w[k] += more
		sum += more
	}
	return sum
}

func foeOf(me game.PlayerID, sh *game.Ship) bool { return sh.InPlay() && sh.Owner == me.Other() }

// any is a mind by how likely it is.
func (f *foretold) any(r *dice.Source) *mind {
	at := float64(r.Intn(1<<30)) / (1 << 30)
	for k := range f.n - 1 {
		if at -= f.of[k].credit; at < 0 {
			return &f.of[k]
		}
	}
	return &f.of[f.n-1]
}

// draw is a dial of a ship by weight, -1 where nothing is known of it.
func (f *foretold) draw(v *game.View, id game.ShipID, r *dice.Source) int8 {
	m := &f.of[0]
	if f.n > 1 {
		m = f.any(r)
	}
	if !f.ready || f.round != v.Round || m.sum[id] == 0 {
		return -1
	}
	return drawn(&m.weight[id], m.sum[id], r)
}

func drawn(w *[maxMoves]int32, sum int32, r *dice.Source) int8 {
	n := int32(r.Intn(int(sum)))
	for m := range w {
		if n -= w[m]; n < 0 {
			return int8(m)
		}
	}
	return -1
}
