package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// rollOf rolls a die of the attack: a normal one, or the special die that takes its place.
func rollOf(t *Turn, k dice.Kind, sp card.Special) dice.Face {
	return t.roll([...]dice.Kind{
		card.NoSpecial: k, card.EliteAttackDie: dice.EliteAttack, card.CounterAttackDie: dice.CounterAttack,
	}[sp])
}

// specialAt is the special die at a place of a roll: the first that card text has not fixed.
func (a *Attack) specialAt(i int8, defense bool) card.Special {
	sp, first := a.Special, int8(0)
	if defense {
		sp = a.SpecialDef
	}
	if a.FixedDefense == defense {
		first = a.Fixed
	}
	if i != first {
		return card.NoSpecial
	}
	return sp
}

// rollPool rolls one side's dice: the fixed ones lie as they were set, a special die takes one's
// place.
func rollPool(t *Turn, n int8, k dice.Kind, faces *[MaxDice]dice.Face) (set int8) {
	a := &t.g.state.Attack
	defense := k == dice.Defense
	if a.Fixed > 0 && a.FixedDefense == defense {
		set = min(a.Fixed, n)
		copy(faces[:set], a.FixedFaces[:set])
	}
	for i := set; i < n; i++ {
		faces[i] = rollOf(t, k, a.specialAt(i, defense))
	}
	return set
}

func rollAttack(t *Turn) {
	s, u := t.State(), t.Setup()
	if !s.Attack.On {
		return
	}
	at := s.Attack.Attacker
	if attacksAgain(s, u) {
		roundDice(t, at, card.AttackDice)
	}
	sum := s.AttackDice(u)
	e := AttackRolled{N: int8(min(sum.Total(), MaxDice))}
	e.Set = rollPool(t, e.N, dice.Attack, &e.Faces)
	Emit(t, e)
	sum.spendBonuses(t, false)
	sh := &s.Ships[at]
	if i := sh.ruledBy(card.NoAttackDice); i >= 0 {
		Emit(t, DamageFlipped{Ship: at, Card: sh.Damage[i].ID, At: i})
	}
}

// spendBonuses ends the bonuses of dice that this roll has used up. A penalty for the round is so
// many dice in all: what it could not take from this roll it takes from the next (FAQ of 2014,
// general ruling 10).
func (sum *Sum) spendBonuses(t *Turn, defense bool) {
	s, u := t.State(), t.Setup()
	short := sum.below
	for i := 0; i < int(s.NLasting); i++ {
		b := &s.Lasting[i]
		e := b.effect(u)
		if !b.counts(s, u, &s.Attack, defense) || e.Lasts == card.EachRound ||
			defense && e.Lasts == card.Round && b.N > 0 {
			continue
		}
		if left := min(short, -b.N); e.Lasts == card.Round && left > 0 {
			short -= left
			Emit(t, BonusUsed{At: int8(i), N: b.N + left})
			continue
		}
		Emit(t, BonusUsed{At: int8(i), Gone: true})
		i--
	}
}

// modifyAttack: the defender's effects first, then the attacker's, in any order of the attacker's
// own (rules 7.1).
func modifyAttack(t *Turn) {
	modify(t, stepModifyAttack, t.State().Attack.Attacker, ModifyAttackDice, card.ModifyAttack)
}

// modifyDefense: the attacker's effects first, then the defender's (rules 7.1).
func modifyDefense(t *Turn) {
	modify(t, stepModifyDefense, t.State().Attack.Target, ModifyDefenseDice, card.ModifyDefense)
}

// Spendable are the tokens that a ship may spend on its dice in an attack.
type Spendable struct {
	Lock     bool // to re-roll attack dice
	Stations bool
	Crits    bool // Stations make Critical Hits
	Evades   int
}

// MaySpend returns the tokens that a ship may spend on its dice in an attack that is being made, or
// in one that could be; there KeepLock says that a weapon is fired without spending its Target
// Lock.
//
// Ruling: a ship that fires its last shot uses nothing but the attack (rules 4.7).
func (s *State) MaySpend(u *Setup, id ShipID, a *Attack) (x Spendable) {
	sh := &s.Ships[id]
	if !sh.InPlay() || sh.Owner == Nobody {
		return x
	}
	tokens, lock, rerolls := s.denied(u, id, a)
	_, lent := s.lent(u, id, card.StationsToken)
	x.Stations = sh.Stations+lent > 0 && tokens&card.StationsToken == 0
	if id != a.Attacker {
		if tokens&card.EvadeToken == 0 {
			_, lent = s.lent(u, id, card.EvadeToken)
			x.Evades = int(sh.Evade + lent)
		}
		return x
	}
	w := u.weapon(a)
	paid := !a.On && !a.KeepLock && w != nil && w.SpendLock
	x.Lock = !a.LockSpent && locksNow(s, u, id, a.Target) && !paid && !lock && !rerolls
	x.Crits = x.Stations && hasNamed(s, u, card.ModifyAttack, id, card.StationsAsCriticals)
	return x
}

// modify has a ship's owner modify the ship's own dice of the attack, one effect after the other
// until he is done.
func modify(t *Turn, step StepID, id ShipID, ask Ask, w card.Window) {
	s, u := t.State(), t.Setup()
	a, sh, defense := &s.Attack, &s.Ships[id], ask == ModifyDefenseDice
	if !a.On || !sh.InPlay() || sh.Owner == Nobody || s.unmodified(u, id) {
		return
	}
	automatic(t, w, id)
	pick, ok := t.pick(func() Prompt {
		o := append(t.Options(), Option{Kind: Pass, Ship: id})
		may := s.MaySpend(u, id, a)
		if may.Lock && a.Rerollable(false) > 0 {
			o = append(o, Option{Kind: SpendLock, Ship: a.Target})
		}
		if may.Evades > 0 {
			o = append(o, Option{Kind: SpendEvade, Ship: id})
		}
		if may.Stations {
			o = append(o, Option{Kind: SpendStations, Ship: id})
		}
		if _, _, no := s.denied(u, id, a); !no {
			o = appendReroll(o, s, id, defense)
		}
		o = appendLines(o, s, u, w, id, a)
		o = appendLines(o, s, u, card.Anytime, id, a)
		o = appendBonuses(o, s, u, w, id)
		o = appendSpecials(o, s, u, ask, id)
		return Prompt{Player: sh.Owner, Ask: ask, Ship: id, Options: o}
	})
	if !ok {
		return
	}
	switch pick.Kind {
	case Pass:
		return
	case SpendStations:
		t.fetch(id, card.StationsToken)
		Emit(t, StationsSpent{Ship: id, Attack: !defense, Crits: s.MaySpend(u, id, a).Crits})
		t.answerToken(card.OnSpend, id, card.StationsToken)
	case SpendLock:
		reroll(t, sh.Owner)
	case SpendEvade:
		t.fetch(id, card.EvadeToken)
		Emit(t, EvadeSpent{Ship: id})
		t.answerToken(card.OnSpend, id, card.EvadeToken)
	case SpendReroll:
		Emit(t, RerollSpent{Ship: id, Defense: defense})
		t.RerollOne(id, defense)
	case UseCard:
		useLine(t, u.windowOf(pick.Line, w), id, pick.Line)
	case UseBonus:
		useBonus(t, pick, w, id)
	case TakeSpecial:
		takeSpecial(t, ask, id, pick)
	}
	t.then(Frame{Step: step})
}

// appendBonuses lists the bonuses in force that let a ship's dice be re-rolled or converted now.
func appendBonuses(o []Option, s *State, u *Setup, w card.Window, ship ShipID) []Option {
	for i := range s.NLasting {
		b := &s.Lasting[i]
		e := b.effect(u)
		if b.Ship != ship || b.Spent || e.Op != card.Reroll && e.Op != card.Convert ||
			!e.AnyDice && windowOf(e, u.line(b.Line)) != w ||
			!b.fits(s, u, &s.Attack) {
			continue
		}
		x := *e
		x.To, x.Lasts = card.OnSelf, card.Now
		if rollChanges(prospect{occasion: u.line(b.Line).at(s, u, w, ship, &s.Attack), e: &x, on: ship}) {
			o = append(o, Option{Kind: UseBonus, Ship: ship, N: int8(i), Line: b.Line})
		}
	}
	return o
}

// windowOf returns the window in which an effect that lasts is used on the own dice.
func windowOf(e *card.Effect, l *line) card.Window {
	switch {
	case e.When == card.ModifyAttack || e.When == card.ModifyDefense:
		return e.When
	case e.Die == dice.Defense, e.Op == card.Convert && e.Into == dice.Evade,
		l.At.Has(card.CountDefense) && !l.At.Has(card.CountAttack):
		return card.ModifyDefense
	}
	return card.ModifyAttack
}

// useBonus uses a bonus in force on the dice of this attack.
func useBonus(t *Turn, pick Option, w card.Window, ship ShipID) {
	s, u := t.State(), t.Setup()
	b := s.Lasting[pick.N]
	e := b.effect(u)
	gone := e.Lasts == card.OnceRound || e.Lasts == card.Round || e.Lasts == card.NextAttack || b.Now
	Emit(t, BonusUsed{At: pick.N, Gone: gone})
	p := t.using(u.line(b.Line).at(s, u, w, ship, &s.Attack))
	p.by = ship
	switch {
	case !p.ifHolds(e):
	case e.Op == card.Reroll:
		p.rerollDice(t, e)
	default:
		p.convert(t, e)
	}
	t.inUse--
}

// reroll spends the lock: any number of attack dice, each once (rules 6.2, 7.4).
func reroll(t *Turn, p PlayerID) {
	a := &t.State().Attack
	o := t.keep(t.pickDice(a.fresh(false), a.Attacker, 0))
	ans := t.Ask(Prompt{Player: p, Ask: ChooseDice, Ship: a.Attacker, Min: 1, Max: int8(len(o)), Options: o})
	e := DiceRerolled{By: a.Attacker, Which: diceOf(ans.Picks, o)}
	each(uint64(e.Which), func(i int) { e.Faces[i] = rollOf(t, dice.Attack, a.specialAt(int8(i), false)) })
	if t.Setup().speaks(card.OnSpendLock) {
		t.interrupt(card.OnSpendLock, threat{}, a.Attacker)
	}
	if !a.KeepLock {
		Emit(t, LockSpent{Ship: t.State().lockSpender(t.Setup(), a.Attacker)})
	}
	Emit(t, e)
}

func rollDefense(t *Turn) {
	s := t.State()
	if !s.Attack.On {
		return
	}
	roundDice(t, s.Attack.Target, card.DefenseDice)
	sum := s.DefenseDice(t.Setup())
	e := DefenseRolled{N: int8(min(sum.Total(), MaxDice))}
	e.Set = rollPool(t, e.N, dice.Defense, &e.Faces)
	Emit(t, e)
	sum.spendBonuses(t, true)
}

// cancel compares the results: what is left is the damage (rules 7.1).
func cancel(t *Turn) {
	s := t.State()
	if !s.Attack.On {
		return
	}
	h, c := s.uncancelled(t.Setup())
	Emit(t, AttackCompared{Attacker: s.Attack.Attacker, Target: s.Attack.Target, Hits: int8(h), Crits: int8(c)})
}

// compare deals the damage: Hits first, then Critical Hits (rules 7.1, 7.5).
func compare(t *Turn) {
	s, u := t.State(), t.Setup()
	a := &s.Attack
	if !a.On {
		return
	}
	w, where := u.weapon(a), card.ShieldsFirst
	if w != nil && w.NoDamage {
		return
	}
	solid := a.Weapon != NoWeapon && hasNamed(s, u, card.Static, a.Target, card.SolidShields)
	if (w != nil && w.Pierce || a.ignoresShields(s, u)) && !solid &&
		!(a.Weapon != NoWeapon && hasNamed(s, u, card.Static, a.Target, card.ShieldsOutOfReach)) {
		where = card.HullOnly
	}
	switch {
	case w != nil && w.PierceCrits && !solid:
		pierceCrits(t)
	case w != nil && w.CritsToHull && !solid:
		hits, crits := int(a.Hits), int(a.Crits)
		t.sufferAt(a.Target, hits, 0, ByAttack, where)
		t.sufferAt(a.Target, 0, crits, ByAttack, card.HullOnly)
	default:
		t.sufferAt(a.Target, int(a.Hits), int(a.Crits), ByAttack, where)
	}
	counterDie(t)
}

// pierceCrits deals the damage of a weapon whose Critical Hits pass the shields as normal damage;
// those that no shield would take are critical.
func pierceCrits(t *Turn) {
	a := &t.State().Attack
	sh := &t.State().Ships[a.Target]
	hits, crits := int(a.Hits), int(a.Crits)
	past := min(crits, max(0, int(sh.Shields+sh.Temp)-hits))
	t.suffer(a.Target, hits, 0, ByAttack)
	t.sufferAt(a.Target, past, crits-past, ByAttack, card.HullOnly)
}

// ignoresShields reports whether card text lets the damage of an attack pass the shields.
func (a *Attack) ignoresShields(s *State, u *Setup) bool {
	for b, e := range lasting(s, u) {
		if e.Op == card.Ignore && e.Rule == card.ShieldsFirstHit && b.hits(e, a) && b.fits(s, u, a) {
			return true
		}
	}
	return false
}

// sure reports whether card text keeps the attack from being canceled by cards.
func (a *Attack) sure(s *State, u *Setup) bool {
	for b, e := range lasting(s, u) {
		if e.Op == card.Ignore && e.Rule == card.AttackCancels && b.hits(e, a) && b.fits(s, u, a) {
			return true
		}
	}
	return lifts(s, u, a, card.Static, a.Attacker, card.AttackCancels)
}

// counterDie deals the attacker the damage that the defender's special die shows (Counter Attack
// Die).
func counterDie(t *Turn) {
	a := &t.State().Attack
	if a.SpecialDef != card.CounterAttackDie {
		return
	}
	for i := range a.NDefense {
		switch a.Defense[i].Face {
		case dice.Hit:
			t.suffer(a.Attacker, 1, 0, ByCardText)
		case dice.Crit:
			t.suffer(a.Attacker, 0, 1, ByCardText)
		}
	}
}
