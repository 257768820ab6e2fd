package game

import (
	"fmt"
	"slices"
	"sync"

	"attackwing/game/card"
)

// The reasons that the rulebook has for a number (rules 7.3).
const (
	PrimaryWeapon   = "primary weapon"
	SecondaryWeapon = "secondary weapon"
	OtherEffects    = "other effects"
	RangeOne        = "Range 1"
	Malfunction     = "Weapons Malfunction"
	Stunned         = "Stunned Helmsman"
	Agility         = "agility"
	RangeThree      = "Range 3"
	Obstruction     = "obstructed"
	CloakDice       = "cloaked"
	ScanTokens      = "Scan of the attacker"
	Structural      = "Structural Damage"
	Floor           = "never below 0"
	NoMoreDice      = "no more dice" // of a weapon to which nothing adds dice
	DividedDice     = "divided dice" // a share of dice divided between two ships
)

// Term is a line of a sum.
type Term struct {
	Why   string // one of the reasons, the title of a card, or a reason of the sheet
	Value int8
}

// Sum is a number counted with its reasons. It is a value and allocates nothing.
type Sum struct {
	n     int8
	below int8  // by how much the number would have gone below 0
	most  *line // a line that leaves at most so many dice
	upTo  int8
	none  *line // a line that leaves no dice at all, whatever adds some
	terms [24]Term
}

func (s *Sum) add(why string, v int) {
	if int(s.n) < len(s.terms) {
		s.terms[s.n] = Term{Why: why, Value: int8(v)}
		s.n++
	}
}

// text adds what a line of card text gives.
func (s *Sum) text(l *line, v int) {
	if v != 0 {
		s.add(l.title, v)
	}
}

// effect adds what an effect of a line gives; it may leave so many at least, or make so
// many at most.
func (s *Sum) effect(l *line, e *card.Effect, v int) {
	if e.Floor > 0 && v < 0 {
		v = max(v, min(0, int(e.Floor)-s.Total()))
	}
	if e.Ceil > 0 && v > 0 {
		v = min(v, max(0, int(e.Ceil)-s.Total()))
	}
	s.text(l, v)
}

// Total is the number itself.
func (s *Sum) Total() int {
	n := 0
	for _, t := range s.terms[:s.n] {
		n += int(t.Value)
	}
	return n
}

// Terms are the lines of the sum.
func (s *Sum) Terms() []Term { return s.terms[:s.n] }

// floor brings a negative number up to 0, as a term of its own, and a number that card text makes
// none down to it.
func (s *Sum) floor() {
	n := s.Total()
	switch {
	case n < 0:
		s.below = int8(-n)
		s.add(Floor, -n)
	case s.none != nil:
		s.text(s.none, -n)
	case s.most != nil && n > int(s.upTo):
		s.text(s.most, int(s.upTo)-n)
	}
}

// String tells the sum: "5 = 4 primary weapon + 1 Range 1".
func (s Sum) String() string {
	out := fmt.Sprintf("%d =", s.Total())
	for i, t := range s.Terms() {
		switch {
		case i == 0:
			out += fmt.Sprintf(" %d %s", t.Value, t.Why)
		case t.Value < 0:
			out += fmt.Sprintf(" - %d %s", -t.Value, t.Why)
		default:
			out += fmt.Sprintf(" + %d %s", t.Value, t.Why)
		}
	}
	return out
}

// AttackDice counts the attack dice of the declared attack with their reasons (rules 7.3).
func (s *State) AttackDice(u *Setup) Sum { return s.Attack.attackDice(s, u) }

// DefenseDice counts the defense dice of the declared attack with their reasons (rules 7.3).
func (s *State) DefenseDice(u *Setup) Sum { return s.Attack.defenseDice(s, u) }

// AttackPool is AttackDice for showing. Once the dice lie, a last term tells what was spent on
// them, added, or canceled since they were counted: the sum is always the number of dice that lie.
func (s *State) AttackPool(u *Setup) Sum {
	sum, a := s.AttackDice(u), &s.Attack
	return sum.lying(a.RolledAttack, a.NAttack)
}

// DefensePool is DefenseDice for showing, as AttackPool.
func (s *State) DefensePool(u *Setup) Sum {
	sum, a := s.DefenseDice(u), &s.Attack
	return sum.lying(a.Defended, a.NDefense)
}

// lying returns a sum of so many dice that lie, if they do.
func (s Sum) lying(rolled bool, dice int8) Sum {
	if more := int(dice) - s.Total(); rolled && more != 0 {
		s.add(OtherEffects, more)
	}
	return s
}

// DiceFor counts the dice of an attack that could be made, for showing and for the computer.
func (s *State) DiceFor(u *Setup, att ShipID, w int8, def ShipID, shot *Shot) (attack, defense Sum) {
	a := lookedAt.Get().(*Attack)
	defer lookedAt.Put(a)
	*a = Attack{
		Attacker:   att,
		Target:     def,
		Weapon:     w,
		Band:       int8(shot.Band),
		Obstructed: shot.Obstructed,
		Line:       shot.Line,
	}
	return a.attackDice(s, u), a.defenseDice(s, u)
}

// lookedAt holds attacks that are only imagined. They are kept for the next one because what is passed
// to a function value escapes to the heap.
var lookedAt = sync.Pool{New: func() any { return new(Attack) }}

// weapon returns the numbers of the weapon fired: those of an upgrade, those of a line in place of
// the primary attack, or nil for the primary weapon itself.
func (u *Setup) weapon(a *Attack) *card.WeaponFacts {
	switch {
	case a.Line != 0:
		return u.line(a.Line).Weapon
	case a.Weapon != NoWeapon:
		return &u.ships[a.Attacker].Upgrades[a.Weapon].Card.Weapon
	}
	return nil
}

func (a *Attack) attackDice(s *State, u *Setup) (sum Sum) {
	id := a.Attacker
	sh, w := &s.Ships[id], u.weapon(a)
	sum.ofWeapon(s, u, a, w)
	printed := sum.Total()
	if u.primary(a) && a.Dice == 0 && s.fixedAttack(u, id) < 0 { // divided dice were fewer before they were divided
		if n := max(sh.damaged(card.AttackStat), -int(s.Value(u, id, card.AttackStat))); n < 0 {
			sum.add(Malfunction, n)
		}
	}
	if a.Band == 1 && !u.ships[id].onMap.is(NoRangeOneBonus) && (u.primary(a) || w.RangeBonus) {
		sum.add(RangeOne, 1)
	}
	sum.textDice(s, u, a, card.CountAttack, a.Attacker, card.AttackDice)
	sum.textDice(s, u, a, card.CountAttackFoe, a.Target, card.FoeAttackDice)
	sum.lastingDice(s, u, a, false)
	for _, b := range bonuses(s, u, a.Target, card.NamedEffect) {
		if u.primary(a) && u.line(b.Line).Named == card.CoveringFire {
			sum.text(u.line(b.Line), int(b.N))
		}
	}
	sum.modify(s, u, a, false)
	if n := sum.Total() - printed; n > 0 && w != nil && w.Steady {
		sum.add(NoMoreDice, -n)
	}
	if sh.ruled(card.NoAttackDice) {
		sum.add(Stunned, -sum.Total())
	}
	sum.floor()
	return sum
}

// ofWeapon adds the dice of what is fired: a share of divided dice, or those of the weapon.
func (s *Sum) ofWeapon(on *State, u *Setup, a *Attack, w *card.WeaponFacts) {
	switch {
	case a.Dice > 0:
		s.add(DividedDice, int(a.Dice))
	case a.Weapon != NoWeapon:
		s.add(SecondaryWeapon, int(w.Dice))
	case w == nil || w.OfPrimary:
		s.add(PrimaryWeapon, int(on.Value(u, a.Attacker, card.AttackStat)))
		if w != nil {
			s.text(u.line(a.Line), int(w.Dice))
		}
		if n := s.Total(); w != nil && w.Most > 0 && n > int(w.Most) {
			s.text(u.line(a.Line), int(w.Most)-n)
		}
	default:
		s.text(u.line(a.Line), int(w.Dice))
	}
}

// lastingDice adds what effects that last give to the attack dice, or to the defense dice.
func (sum *Sum) lastingDice(s *State, u *Setup, a *Attack, defense bool) {
	for b, e := range lasting(s, u) {
		gives := b.gives(s, u, a, e, defense)
		switch {
		case e.Op == card.StatBy && e.Swap:
			sum.text(u.line(b.Line), b.swap(s, u, a, defense))
		case gives && e.None:
			sum.none = u.line(b.Line)
		case gives && e.Capped:
			sum.cap(u.line(b.Line), b.N)
		case gives && e.Fixed:
			sum.text(u.line(b.Line), int(b.N)-sum.Total())
		case gives:
			sum.effect(u.line(b.Line), e, int(b.N))
		}
	}
}

// gives reports whether what lasts changes the number of attack dice, or of defense dice.
func (b *Bonus) gives(s *State, u *Setup, a *Attack, e *card.Effect, defense bool) bool {
	switch {
	case b.counts(s, u, a, defense):
		return true
	case defense:
		return e.Op == card.StatBy && e.Stat == card.AgilityStat && !e.Fixed && b.Ship == a.Target
	case b.Ship != a.Attacker:
		return false
	}
	switch e.Op {
	case card.StatBy:
		return e.Stat == card.AttackStat && !e.Fixed && u.primary(a) && s.fixedAttack(u, a.Attacker) < 0
	case card.Volley:
		return b.Now
	case card.ExtraAttack:
		return e.Again1
	}
	return false
}

// swap returns the dice gained where a bonus has a ship's printed Attack and Agility switched.
func (b *Bonus) swap(s *State, u *Setup, a *Attack, defense bool) int {
	more := int(s.Value(u, b.Ship, card.AttackStat) - s.Value(u, b.Ship, card.AgilityStat))
	switch {
	case defense && b.Ship == a.Target:
		return more
	case !defense && b.Ship == a.Attacker && u.primary(a):
		return -more
	}
	return 0
}

// cap makes the dice so many at most.
func (s *Sum) cap(l *line, n int8) {
	if s.most == nil || n < s.upTo {
		s.most, s.upTo = l, n
	}
}

// textDice adds what lines that need no decision give at a window.
func (sum *Sum) textDice(s *State, u *Setup, a *Attack, w card.Window, ship ShipID, op card.EffectOp) {
	for _, l := range u.meant(w, ship) {
		if !l.counts || !l.speaksAt(s, u, w, ship, a) {
			continue
		}
		for k := range l.Do {
			if e := &l.Do[k]; e.Op != op {
			} else if e.None {
				sum.none = l
			} else if e.Capped {
				sum.cap(l, e.N)
			} else {
				o := l.at(s, u, w, ship, a)
				sum.effect(l, e, int(e.N)*o.times(e))
			}
		}
	}
}

// Counting calls seen with every line of card text that only changes a number and would change it
// as the table stands: one that is never used, and so is in no event.
func (s *State) Counting(u *Setup, seen func(LineID)) { s.counting(u, s.attack(), seen) }

// CountingIn is Counting in the attack that an option of a ship offers, once it is declared.
func (s *State) CountingIn(u *Setup, by ShipID, o *Option, seen func(LineID)) {
	shot, no := s.ShotOf(u, by, o)
	if no.Code != Yes || o.Kind != FirePrimary && o.Kind != FireWeapon && o.Kind != FireCard {
		return
	}
	a := Attack{Attacker: by, Target: o.Ship, Weapon: NoWeapon, Band: int8(shot.Band),
		Obstructed: shot.Obstructed, Line: shot.Line}
	if o.Kind == FireWeapon {
		a.Weapon = o.N
	}
	s.counting(u, &a, seen)
}

func (s *State) counting(u *Setup, a *Attack, seen func(LineID)) {
	for i := range u.lines {
		l := &u.lines[i]
		for w := range card.NumWindows {
			if !l.counts || !l.At.Has(w) || a == nil && attackWindows.Has(w) {
				continue
			}
			for id := range ShipID(s.NShips) {
				role := !card.OfAttacker.Has(w) || a != nil && id == a.Attacker
				role = role && (!card.OfDefender.Has(w) || a != nil && id == a.Target)
				if role && u.meantEver(l, w, id) && s.Ships[id].InPlay() && l.speaksAt(s, u, w, id, a) {
					seen(l.id)
				}
			}
		}
	}
}

// times is by what an effect's number is multiplied.
func (o *occasion) times(e *card.Effect) int {
	if e.Most != 0 {
		return min(o.each(e), int(e.Most))
	}
	return o.each(e)
}

func (o *occasion) each(e *card.Effect) int {
	if e.Per == card.Once {
		return 1
	}
	return multiples[e.Per](*o, e)
}

// lifts reports whether a line that needs no decision lifts a rule at a window of this ship.
func lifts(s *State, u *Setup, a *Attack, w card.Window, ship ShipID, rule card.RuleName) bool {
	return slices.ContainsFunc(u.meant(w, ship), func(l *line) bool {
		return !l.choice && l.lifts(rule) && l.speaksAt(s, u, w, ship, a)
	})
}

// lifts reports whether a line lifts a rule.
func (l *line) lifts(rule card.RuleName) bool {
	return slices.ContainsFunc(l.Do, func(e card.Effect) bool { return e.Op == card.Ignore && e.Rule == rule })
}

// speaksAt reports whether a line that needs no decision speaks at a window of this ship.
func (l *line) speaksAt(s *State, u *Setup, w card.Window, ship ShipID, a *Attack) bool {
	o := l.at(s, u, w, ship, a)
	return o.meant() && l.ready(s, u).Code == Yes && o.holds()
}

func (a *Attack) defenseDice(s *State, u *Setup) (sum Sum) {
	sh, w := &s.Ships[a.Target], u.weapon(a)
	agility := int(s.Value(u, a.Target, card.AgilityStat))
	sum.add(Agility, agility)
	if n := max(sh.damaged(card.AgilityStat), -agility); n < 0 {
		sum.add(Structural, n)
	}
	if a.Band == 3 && (u.primary(a) || w.RangeBonus) &&
		!lifts(s, u, a, card.CountDefenseFoe, a.Attacker, card.RangeDefense) {
		sum.add(RangeThree, 1)
	}
	if a.Obstructed {
		sum.add(Obstruction, 1)
	}
	if sh.Cloak != NotCloaked {
		sum.add(CloakDice, 4)
	}
	scan, _, _ := s.denied(u, a.Attacker, a)
	if n := int(s.Ships[a.Attacker].Scan + s.lentScan(u, a.Attacker)); n > 0 && scan&card.ScanToken == 0 &&
		!lifts(s, u, a, card.CountDefense, a.Target, card.ScanPenalty) {
		sum.add(ScanTokens, -n)
		// Ruling: a text that makes a Scan token count more makes one of them count so, for one
		// token feeds one card (T'Pol)
		for _, b := range bonuses(s, u, a.Attacker, card.ScanCounts) {
			sum.text(u.line(b.Line), 1-int(b.N))
		}
	}
	sum.textDice(s, u, a, card.CountDefense, a.Target, card.DefenseDice)
	sum.textDice(s, u, a, card.CountDefenseFoe, a.Attacker, card.FoeDefenseDice)
	sum.textDice(s, u, a, card.CountAttack, a.Attacker, card.FoeDefenseDice)
	sum.lastingDice(s, u, a, true)
	sum.modify(s, u, a, true)
	sum.floor()
	return sum
}
