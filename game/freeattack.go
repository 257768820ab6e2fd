package game

import (
	"attackwing/game/card"
)

// given is an attack beside the one of a ship's turn that card text gives.
type given struct {
	l      *line
	e      *card.Effect
	by     ShipID // who makes it
	on     ShipID // the ship that it is on, or for one on another ship not on; NoShip any
	weapon int8   // the number of the line's own card where the attack is one of that weapon
}

// attackGiven is the free attack that an effect gives.
func (o *occasion) attackGiven(e *card.Effect) given {
	f := o.l.attack(o.u, e, o.by, NoShip)
	if e.To == card.OnTarget {
		f.by = o.chosen
	}
	switch e.OnWhom {
	case card.OnTheFoe, card.OnAnother:
		f.on = o.foe
	case card.OnChosen:
		f.on = o.chosen
	}
	if e.Armed == card.WithFired && o.a != nil && o.a.Attacker == f.by {
		f.weapon = o.a.Weapon
	}
	return f
}

// attack returns the free attack of an effect of the line, which may be one of the weapon on which
// the line stands.
func (l *line) attack(u *Setup, e *card.Effect, by, on ShipID) given {
	f := given{l: l, e: e, by: by, on: on, weapon: NoWeapon}
	if l.slot >= 0 && (e.ThisWeapon || l.Weapon != nil && !l.Weapon.AsPrimary) &&
		u.ships[l.ship].Upgrades[l.slot].Card.Weapon.Attacks() {
		f.weapon = l.slot
	}
	return f
}

// attack is the attack on a ship.
func (f *given) attack(on ShipID) Attack {
	a := Attack{Attacker: f.by, Target: on, Weapon: f.weapon, Second: NoShip, Extra: true}
	if f.l.Weapon != nil {
		a.Line = f.l.id
	}
	return a
}

// shots lists the attacks that may be made.
func (f *given) shots(o []Option, s *State, u *Setup) []Option {
	if f.by == NoShip {
		return o
	}
	if sh := &s.Ships[f.by]; !sh.InPlay() && !f.e.AfterDeath || sh.NoAttack || sh.Over {
		return o
	}
	x := Option{Kind: FirePrimary}
	switch {
	case f.e.Armed == card.WithAny, f.e.Armed == card.WithTurnedUp && f.weapon != NoWeapon:
		return f.armedShots(o, s, u)
	case (f.e.Armed == card.WithFired || f.e.Armed == card.WithTurnedUp) && f.weapon == NoWeapon:
		return o
	case f.l.Weapon != nil:
		x.Kind, x.Line = FireCard, f.l.id
	case f.weapon != NoWeapon:
		x.Kind, x.Line = FireWeapon, f.l.id
	}
	return f.targets(o, s, u, f.attack(NoShip), true, x)
}

// targets lists an attack with a weapon on each ship that it may be on.
func (f *given) targets(o []Option, s *State, u *Setup, a Attack, free bool, as Option) []Option {
	for a.Target = range ShipID(s.NShips) {
		if f.mayBeOn(s, u, a.Target) {
			o = a.option(o, s, u, free, as)
		}
	}
	return o
}

// mayBeOn reports whether the attack may be one on a ship, as far as the card says.
func (f *given) mayBeOn(s *State, u *Setup, id ShipID) bool {
	switch f.e.OnWhom {
	case card.OnTheFoe, card.OnChosen:
		if id != f.on {
			return false
		}
	case card.OnAnother:
		if id == f.on {
			return false
		}
	case card.OnFresh:
		if s.Ships[id].Noted.By&(1<<f.by) != 0 {
			return false
		}
	}
	return !s.afar(u, f.by, id, range3)
}

// armedShots lists the attacks with the weapon cards of the ship: at their prices, or with the card
// disabled in place of that.
func (f *given) armedShots(o []Option, s *State, u *Setup) []Option {
	for w := range u.ships[f.by].nUp {
		up := u.ships[f.by].Upgrades[w].Card
		no := s.mayUseWeapon(u, f.by, w).Code
		if f.e.Armed == card.WithTurnedUp && w != f.weapon ||
			f.e.Text != "" && !names(up.Name, f.e.Text) || !ofFaction(u, f.by, w, f.e.Faction) ||
			no != Yes && !(f.e.Disabling && (no == NeedsLock || no == CannotPay)) {
			continue
		}
		x := Option{Kind: FireWeapon}
		if f.e.Disabling {
			x.Line = f.l.id
		}
		if a := (Attack{Attacker: f.by, Weapon: w, Second: NoShip, Extra: true}); !u.onTwo(&a) {
			o = f.targets(o, s, u, a, f.e.Disabling, x)
		}
	}
	return o
}

// payArmed pays for an attack with a weapon card of the ship.
func (f *given) payArmed(t *Turn, weapon int8) {
	owner := t.State().Ships[t.ship].Owner
	if f.e.Disabling {
		Emit(t, CardDisabled{Ship: t.ship, Card: weapon, Owner: owner})
	} else {
		payWeapon(t, weapon, false)
	}
	if f.e.Discarding && !t.State().Ships[t.ship].Card(weapon).Discarded {
		t.discard(CardDiscarded{Ship: t.ship, Card: weapon, Owner: owner})
	}
}

// possible reports whether there is any.
func (f *given) possible(s *State, u *Setup) bool {
	var room [MaxShips]Option
	return len(f.shots(room[:0], s, u)) > 0
}

// freeAttack lets a ship make the free attacks of an effect, one on each ship chosen.
func (p *usage) freeAttack(t *Turn, e *card.Effect) (done bool) {
	n := 1
	if e.Per != card.Once {
		n = p.times(e)
	}
	if e.OnWhom != card.OnChosen || p.nAimed < 2 {
		for range n {
			done = p.oneFreeAttack(t, e) || done
		}
		return done
	}
	chosen := p.chosen
	for _, p.chosen = range p.aimed[:p.nAimed] {
		done = p.oneFreeAttack(t, e) || done
	}
	p.chosen = chosen
	return done
}

// oneFreeAttack lets a ship make an attack beside its own, when what goes on now is done: behind the
// attack that is being made, if one is.
func (p *usage) oneFreeAttack(t *Turn, e *card.Effect) bool {
	f := p.attackGiven(e)
	if e.Armed == card.WithTurnedUp && p.nCards > 0 {
		f.weapon = p.cards[0]
	}
	if f.by == NoShip || !f.possible(p.s, p.u) && !p.s.Attack.On {
		return false
	}
	n := int8(1)
	if e.Armed == card.WithFired || e.Armed == card.WithTurnedUp {
		n = f.weapon
	}
	p.last(t, p.at, f.by, f.on, n)
	frame := Frame{Step: stepFreeAttack, Ship: f.by}
	if p.s.Attack.On && p.w == card.Declare {
		return true // when the attack that is declared is over: see attackOver
	}
	if p.s.Attack.On {
		t.afterAttack(frame)
	} else {
		t.then(frame)
	}
	return true
}

// appendWaiting puts the frames of the free attacks on the stack that wait for the end of an attack of
// the ship, since its declaration.
func (t *Turn) appendWaiting(f []Frame) []Frame {
	u := t.Setup()
	for _, b := range bonuses(t.State(), u, t.ship, card.FreeAttack) {
		if u.line(b.Line).At.Has(card.Declare) {
			f = append(f, Frame{Step: stepFreeAttack, Ship: t.ship})
		}
	}
	return t.appendVolley(f)
}

// freeAttack makes an attack that card text gives. What happens by itself is not declined.
func freeAttack(t *Turn) {
	s, u := t.State(), t.Setup()
	if t.fireVolley() {
		return
	}
	for i, b := range bonuses(s, u, t.ship, card.FreeAttack) {
		l := u.line(b.Line)
		f := l.attack(u, b.effect(u), t.ship, b.Vs)
		if f.e.Armed == card.WithFired || f.e.Armed == card.WithTurnedUp {
			f.weapon = b.N
		}
		Emit(t, BonusUsed{At: i, Gone: true})
		o := f.shots(t.Options(), s, u)
		if len(o) == 0 {
			return
		}
		if l.choice || f.by != l.ship {
			o = append(o, Option{Kind: Pass, Ship: t.ship})
		}
		pick := t.one(Prompt{Player: s.Ships[t.ship].Owner, Ask: ChooseTarget, Ship: t.ship}, o)
		if pick.Kind == Pass {
			return
		}
		a := f.attack(pick.Ship)
		ofCard := f.e.Armed == card.WithAny || f.e.Armed == card.WithTurnedUp
		if ofCard {
			a.Weapon = pick.N
		}
		shot, _ := s.shot(u, &a, true)
		a.WasCloaked, a.HadLock = s.Ships[t.ship].Cloak != NotCloaked, locksNow(s, u, t.ship, pick.Ship)
		t.declares(a.declared(u, &shot))
		if ofCard {
			f.payArmed(t, pick.N)
		}
		attackSteps(t, t.ship, pick.Ship)
		return
	}
}
