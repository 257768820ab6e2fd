package reading

import (
	"fmt"
	"math"
	"math/bits"
	"slices"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/odds"
)

// Spending is a step of an attack in which dice are modified, as one question: all tokens and card
// texts that may be spent, each a box, and what a set of them is good for.
type Spending struct {
	Rows    []Spend   // by option of the question; that of Pass is empty
	Best    uint64    // the set that is best
	Bare    odds.Odds // with nothing of it spent
	All     odds.Odds // with the boxes that are checked
	Picks   uint64    // those
	Defense bool      // the defense dice are modified
	judge   *odds.Judge
	bout    odds.Bout // without what this side may spend
	prompt  int32
	answers int // given before
}

// Spend is a box of it.
type Spend struct {
	Known bool // what it does can be counted
	Gain  float64
	Crit  float64 // and the chance of a damage card dealt face up, which is more by this
	N     int     // dice or results that it is about now
	Means odds.Means
	Times int     // so often it may be spent
	Price float64 // what it is worth later, in damage
	Dear  bool    // never proposed
}

// Spends reports whether a question is one of boxes: what is spent on the dice of an attack.
func Spends(p *game.Prompt) bool {
	return (p.Ask == game.ModifyAttackDice || p.Ask == game.ModifyDefenseDice) && p.Max == 1
}

// Boxed reports whether options are checked, not picked: several may be given, or spent one after
// the other.
func Boxed(p *game.Prompt) bool { return p.Max > 1 || Spends(p) }

const (
	mostBoxes   = 7    // that the best set is sought among: 128 sets
	ofCritical  = 0.3  // damage that a damage card dealt face up counts beside its point
	keepingLock = 0.1  // damage that a lock is worth in later rounds
	keepingCard = 0.05 // and what nothing is known of, so that nothing is spent for nearly nothing
)

// Spending returns the means that may be spent at a question, with the boxes in picks checked. It
// returns nil if the question asks for no spending or nothing is counted.
func (t *Table) Spending(p *game.Prompt, picks uint64) *Spending {
	a := &t.Shown.Attack
	if p == nil || !Spends(p) || !a.On {
		return nil
	}
	s := t.counted.spending
	if s == nil || s.prompt != p.ID || s.answers != len(t.Game.Answers()) {
		s = t.SpendingOf(p)
		t.counted.spending = s
	}
	if s.Picks != picks {
		s.Picks = picks
		s.count()
	}
	return s
}

// SpendingOf returns the means that may be spent at a question, with the best set.
func (t *Table) SpendingOf(p *game.Prompt) *Spending {
	u, a := t.Game.Setup(), &t.Shown.Attack
	s := &Spending{
		Rows:    make([]Spend, len(p.Options)),
		Defense: p.Ask == game.ModifyDefenseDice,
		prompt:  p.ID,
		answers: len(t.Game.Answers()),
		judge:   &t.counted.judge,
	}
	s.bout = odds.Coming(&t.Shown, u, a, nil)
	s.bout.Crit = ofCritical
	s.side(&s.bout).N = 0
	for i := range p.Options {
		s.Rows[i] = t.spendOf(p, &p.Options[i])
		if r := &s.Rows[i]; r.Known {
			r.N = s.about(&r.Means)
		}
	}
	s.Best = s.best()
	s.Picks = s.Best
	s.count()
	return s
}

// side returns the side that spends.
func (s *Spending) side(b *odds.Bout) *odds.Side {
	if s.Defense {
		return &b.Defense
	}
	return &b.Attack
}

// about returns the number of dice or results that a means affects as they lie.
func (s *Spending) about(m *odds.Means) (n int) {
	if m.Does == odds.Adds {
		return int(m.Most)
	}
	d := &s.side(&s.bout).Dice
	for f := range dice.Face(dice.NumFaces) {
		switch {
		case !m.From.Takes(f) || m.Does == odds.Turns && f == m.Into:
		case m.Does == odds.Turns:
			n += int(d.Free[f] + d.Still[f])
		case f != dice.Hit && f != dice.Crit && f != dice.Evade && f != dice.DoubleHit:
			n += int(d.Free[f])
		}
	}
	return min(n, int(m.Most))
}

// spendOf returns an option as something that is spent.
func (t *Table) spendOf(p *game.Prompt, o *game.Option) (r Spend) {
	r.Times, r.Known = 1, true
	may := t.Shown.MaySpend(t.Game.Setup(), p.Ship, &t.Shown.Attack)
	switch o.Kind {
	case game.SpendLock:
		r.Means, r.Price = odds.Lock, keepingLock
	case game.SpendStations:
		r.Means = odds.StationsOf(may)
		if p.Ask == game.ModifyDefenseDice {
			r.Means = odds.Guard
		}
		r.Price = t.worthLater(p.Ship, func(s *game.Ship) { s.Stations-- })
	case game.SpendEvade:
		r.Means, r.Times = odds.Evade, may.Evades
		r.Price = t.worthLater(p.Ship, func(s *game.Ship) { s.Evade-- })
	case game.SpendReroll:
		r.Means, r.Dear = odds.OneDie, true // it is carried from battle to battle
	case game.UseCard:
		text, _, _ := t.Game.Setup().Line(o.Line)
		if r.Means, r.Known = odds.TextOf(text); r.Known {
			w := game.Weighing{View: &t.View, Ship: p.Ship, Aim: game.NoShip}
			r.Price = keepingCard + float64(w.Price(o.Line, p.Ship))/1000
		}
		r.Dear = t.Costly(p, o)
	default:
		r.Known = false
	}
	if o.Kind == game.Pass {
		r = Spend{}
	}
	return r
}

// worthLater returns the worth in damage of keeping a token for later this round: the extra damage
// without it of the worst attack that may still come, or the lost damage of the ship's own best
// attack.
func (t *Table) worthLater(on game.ShipID, take func(s *game.Ship)) (worst float64) {
	u := t.Game.Setup()
	var without game.State
	t.Shown.CopyTo(&without)
	take(&without.Ships[on])
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		by := game.ShipID(i)
		if t.Shown.Ships[i].Owner == t.Shown.Ships[on].Owner {
			continue
		}
		if on != t.Shown.Attack.Attacker {
			if x, ok := odds.Best(&t.Shown, u, on, by); ok {
				if y, ok := odds.Best(&without, u, on, by); ok {
					worst = max(worst, x.Odds.Expected-y.Odds.Expected)
				}
			}
		}
		if by == t.Shown.Attack.Attacker {
			continue
		}
		if x, ok := odds.Best(&t.Shown, u, by, on); ok {
			if y, ok := odds.Best(&without, u, by, on); ok {
				worst = max(worst, y.Odds.Expected-x.Odds.Expected)
			}
		}
	}
	return worst
}

// boutWith returns the bout with a set of boxes, and which option each of its means is.
func (s *Spending) boutWith(set uint64) (b odds.Bout, of [odds.MostMeans]int) {
	b = s.bout
	side := s.side(&b)
	for i := range s.Rows {
		if r := &s.Rows[i]; set&(1<<uint(i)) != 0 && r.Known {
			for range r.Times {
				if side.N < odds.MostMeans {
					of[side.N] = i
				}
				side.Spend(r.Means)
			}
		}
	}
	return b, of
}

// Value returns the gain of a set of boxes in damage, less the worth of the things given away.
func (s *Spending) Value(set uint64) float64 {
	b, _ := s.boutWith(set)
	v := s.judge.Average(&b)
	if s.Defense {
		v = -v
	}
	for i := range s.Rows {
		if set&(1<<uint(i)) != 0 {
			v -= s.Rows[i].Price
		}
	}
	return v
}

// best returns the best set of means that may be proposed; of two alike the one that spends less.
func (s *Spending) best() (set uint64) { return s.BestWith(0) }

// BestWith returns the best of all sets of the means that may be proposed with the boxes in always
// checked.
func (s *Spending) BestWith(always uint64) (set uint64) {
	var may []uint64
	for i := range s.Rows {
		if r := &s.Rows[i]; r.Known && !r.Dear && r.N > 0 && len(may) < mostBoxes && always&(1<<uint(i)) == 0 {
			may = append(may, 1<<uint(i))
		}
	}
	set = always
	top := s.Value(set)
	for k := 1; k < 1<<len(may); k++ {
		try := always
		for i, bit := range may {
			if k&(1<<i) != 0 {
				try |= bit
			}
		}
		switch v := s.Value(try); {
		case v > top+1e-6, v > top-1e-6 && bits.OnesCount64(try) < bits.OnesCount64(set):
			top, set = v, try
		}
	}
	return set
}

// Vain reports whether nothing that may be spent changes anything: the odds of hits and of
// criticals stay what they are with each of the boxes alone, and with all of them.
func (s *Spending) Vain() bool {
	all := uint64(0)
	for i := range s.Rows {
		switch r := &s.Rows[i]; {
		case r.Means == odds.Means{} && !r.Known && r.Times == 0: // to spend nothing
			continue
		case !r.Known:
			return false
		}
		if all |= 1 << uint(i); s.changes(1 << uint(i)) {
			return false
		}
	}
	return !s.changes(all)
}

// changes reports whether a set of boxes changes the odds.
func (s *Spending) changes(set uint64) bool {
	of := func(set uint64) odds.Odds {
		b, _ := s.boutWith(set)
		o, err := s.judge.Of(&b)
		if err != nil {
			return odds.Odds{Expected: math.NaN()}
		}
		return o
	}
	a, b := of(0), of(set)
	return !(math.Abs(a.Expected-b.Expected) < 1e-9 && math.Abs(a.Critical-b.Critical) < 1e-9)
}

// count counts the set that is checked, and what each box brings on top of those checked above it.
func (s *Spending) count() {
	of := func(set uint64) odds.Odds {
		b, _ := s.boutWith(set)
		o, err := s.judge.Of(&b)
		if err != nil {
			return odds.Odds{}
		}
		return o
	}
	sign := 1.0
	if s.Defense {
		sign = -1
	}
	above := uint64(0)
	s.Bare = of(0)
	at := s.Bare
	for i := range s.Rows {
		r := &s.Rows[i]
		if !r.Known {
			continue
		}
		bit := uint64(1) << uint(i)
		with := of(above | bit)
		r.Gain, r.Crit = sign*(with.Expected-at.Expected), sign*(with.Critical-at.Critical)
		if s.Picks&bit != 0 {
			above, at = above|bit, with
		}
	}
	s.All = at
}

// Words returns the reason for the recommended set if it is the checked one, "" otherwise.
func (s *Spending) Words(t *Table) string {
	if !t.Uses("advice") || !t.Uses("odds") || s.Picks != s.Best {
		return ""
	}
	if s.Best != 0 {
		// "on average" stands at the chart
		return fmt.Sprintf("Recommended: %.1f damage (%.1f without)", s.All.Expected, s.Bare.Expected)
	}
	for i := range s.Rows {
		if r := &s.Rows[i]; r.Known && r.Gain >= 0.05 && !r.Dear {
			return "Recommended: save your tokens for later this round"
		}
	}
	return "Recommended: spend nothing. It would not help"
}

// Next returns the option of a set that is done first, -1 if nothing is left to do, and the dice it
// is done with.
func (s *Spending) Next(set uint64) (option int, on Thrown) {
	b, of := s.boutWith(set)
	m, free, still, special := s.judge.Next(&b, s.Defense)
	if m < 0 {
		return -1, on
	}
	return of[m], Thrown{Means: s.Rows[of[m]].Means, free: free, still: still, special: special}
}

// Thrown is the set of dice that a means is spent on.
type Thrown struct {
	Means       odds.Means
	free, still odds.Counts
	special     bool
}

// Picks returns the dice among the options of a question.
func (t *Thrown) Picks(p *game.Prompt, a *game.Attack) (set uint64) {
	ds, kind := a.AttackDice[:a.NAttack], a.Special
	if p.Defense {
		ds, kind = a.Defense[:a.NDefense], a.SpecialDef
	}
	special := -1
	if kind != 0 {
		special = slices.IndexFunc(ds, func(d game.Die) bool { return !d.Set })
	}
	free, still := t.free, t.still
	for i := range p.Options {
		o := &p.Options[i]
		if o.Kind != game.PickDie || int(o.N) >= len(ds) {
			continue
		}
		d := &ds[o.N]
		of := &still
		if !d.Rerolled && !d.Set && !d.Added {
			of = &free
		}
		switch {
		case int(o.N) == special:
			if t.special {
				set |= 1 << uint(i)
			}
		case of[d.Face] > 0:
			of[d.Face]--
			set |= 1 << uint(i)
		}
	}
	return set
}

// Rerolls returns the dice that the checked means may roll again, by place: those of means that
// roll any dice, not some faces.
func (s *Spending) Rerolls(a *game.Attack) (may uint64) {
	is := false
	for i := range s.Rows {
		r := &s.Rows[i]
		is = is ||
			s.Picks&(1<<uint(i)) != 0 && r.Known && r.Means.Does == odds.Rerolls && r.Means.From == 0 && !r.Means.Whole
	}
	if !is {
		return 0
	}
	ds := a.AttackDice[:a.NAttack]
	if s.Defense {
		ds = a.Defense[:a.NDefense]
	}
	for i := range ds {
		if !ds[i].Rerolled && !ds[i].Set && !ds[i].Added {
			may |= 1 << uint(i)
		}
	}
	return may
}

// Marks returns the dice that the checked means would affect first: those rolled again, and those
// turned, as bits of their places.
func (s *Spending) Marks(a *game.Attack) (again, turned uint64) {
	ds := a.AttackDice[:a.NAttack]
	if s.Defense {
		ds = a.Defense[:a.NDefense]
	}
	all := game.Prompt{Defense: s.Defense}
	for i := range ds {
		all.Options = append(all.Options, game.Option{Kind: game.PickDie, N: int8(i)})
	}
	left := s.Picks
	for left != 0 {
		i, on := s.Next(left)
		if i < 0 {
			break
		}
		left &^= 1 << uint(i)
		if on.Means.Does == odds.Rerolls {
			s.Rows[i].N = on.dice()
		}
		switch at := on.Picks(&all, a); on.Means.Does {
		case odds.Rerolls:
			again |= at
		case odds.Turns:
			turned |= at
		case odds.Adds:
		}
	}
	for i := range s.Rows { // a lock comes first; what is turned after it is turned where it lies
		if r := &s.Rows[i]; s.Picks&(1<<uint(i)) != 0 && r.Known && r.Means.Does == odds.Turns && r.Means.Whole {
			for k := range ds {
				if again&(1<<uint(k)) == 0 && r.Means.From.Takes(ds[k].Face) {
					turned |= 1 << uint(k)
				}
			}
		}
	}
	return again, turned &^ again
}

// dice returns the number of dice.
func (t *Thrown) dice() (n int) {
	for f := range t.free {
		n += int(t.free[f] + t.still[f])
	}
	if t.special {
		n++
	}
	return n
}
