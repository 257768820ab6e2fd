package game

import (
	"fmt"

	"attackwing/game/card"
)

// declare declares the target: weapon and target are chosen, costs paid, a green Cloak token flipped (rules 7.1).
func declare(t *Turn) {
	s, u := t.State(), t.Setup()
	if strike := strike(s, u, t.ship); strike >= 0 {
		declareStrike(t, strike)
		return
	}
	pick, ok := t.pick(func() Prompt {
		o := append(t.Options(), Option{Kind: Pass, Ship: t.ship})
		return Prompt{Player: s.Ships[t.ship].Owner, Ask: ChooseTarget, Ship: t.ship, Options: appendTargets(o, s, u, t.ship)}
	})
	switch {
	case !ok:
		return
	case pick.Kind == Pass:
		Settle(t, AttackPassed{Ship: t.ship, Forced: t.asked == 0})
		return
	}
	attackWith(t, pick, false)
}

// declareStrike declares the target at the skill of a weapon that strikes before its captain's turn: only that weapon may be
// fired; who waits attacks at the captain's skill.
func declareStrike(t *Turn, strike int8) {
	s, u := t.State(), t.Setup()
	weapon := u.line(s.Lasting[strike].Line).slot
	o := append(t.Options(), Option{Kind: Pass, Ship: t.ship})
	o = appendTargets(o, s, u, t.ship)
	n := 1
	for _, x := range o[1:] {
		if x.Kind == FireWeapon && x.N == weapon {
			o[n] = x
			n++
		}
	}
	Emit(t, BonusUsed{At: strike, Gone: true})
	if n == 1 {
		return
	}
	pick := t.one(Prompt{Player: s.Ships[t.ship].Owner, Ask: ChooseTarget, Ship: t.ship}, o[:n])
	if pick.Kind != Pass {
		attackWith(t, pick, false)
	}
}

// attackWith declares the attack chosen and lines up its steps.
func attackWith(t *Turn, pick Option, extra bool) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	e := AttackDeclared{Attacker: t.ship, Target: pick.Ship, Weapon: NoWeapon, Second: NoShip, Extra: extra}
	if pick.Kind == FireWeapon {
		e.Weapon = pick.N
	}
	if pick.Kind == FireCard {
		e.Line = pick.Line
	}
	free := pick.Kind == FireWeapon && pick.Line != 0 // the lock is neither needed nor spent, by card text
	e.Mount = pick.Mount
	shot, _ := s.shotFrom(u, t.ship, e.Mount, e.Weapon, e.Line, pick.Ship, free)
	e.Dist, e.Band, e.Obstructed = u.micrometres(shot.Gap.Dist), int8(shot.Band), shot.Obstructed
	e.WasCloaked, e.HadLock = sh.Cloak != NotCloaked, sh.Lock == pick.Ship
	second, share := divide(t, &e, pick, free)
	e.Second, e.Dice, e.SecondDice = second, share[0], share[1]
	Emit(t, e)
	if free {
		o := u.line(pick.Line).at(s, u, card.Declare, t.ship, &s.Attack)
		o.use(t)
	}
	if e.Line != 0 {
		o := u.line(e.Line).at(s, u, card.AttackInstead, t.ship, &s.Attack)
		o.use(t)
	}
	if e.Weapon != NoWeapon {
		payWeapon(t, e.Weapon, free)
	}
	attackSteps(t, t.ship, pick.Ship)
}

// payWeapon pays what a secondary weapon costs (rules 7.6).
func payWeapon(t *Turn, weapon int8, free bool) {
	w := &t.Setup().ships[t.ship].Upgrades[weapon].Card.Weapon
	if w.SpendLock && !free {
		spendLock(t, t.ship)
	}
	if w.Disable || w.Discard || w.Time > 0 {
		Emit(t, WeaponUsed{Ship: t.ship, Weapon: weapon, Disable: w.Disable, Discard: w.Discard, Time: w.Time})
		if w.Discard {
			t.gone(t.ship, weapon)
		}
	}
}

// spendLock takes the lock away, unless card text keeps it.
func spendLock(t *Turn, id ShipID) {
	s, u := t.State(), t.Setup()
	for _, l := range u.of[card.Declare][id] {
		if l.choice || len(l.Do) == 0 || l.Do[0].Op != card.KeepLock {
			continue
		}
		o := l.at(s, u, card.Declare, id, s.attack())
		if o.usable().Code == Yes {
			o.use(t)
			return
		}
	}
	Emit(t, LockSpent{Ship: id})
}

// attackSteps lines up the steps of one attack, and before each the windows at which a card of the battle speaks. The
// defender's effects come before the attacker's on attack dice, the attacker's first on defense dice (rules 7.1); where
// dice are counted and results compared, the player with initiative goes first.
func attackSteps(t *Turn, att, def ShipID) {
	var room [28]Frame
	f := t.window(room[:0], card.Declare, att)
	f = append(f, Frame{Step: stepTurnCloak, Ship: att})
	f = bothWindows(t, f, card.CountAttack, att, card.CountAttackFoe, def)
	f = append(f, Frame{Step: stepRollAttack})
	f = t.window(f, card.RolledAttack, att)
	f = t.window(f, card.ModifyAttackFoe, def)
	f = append(f, Frame{Step: stepModifyAttack})
	f = bothWindows(t, f, card.CountDefenseFoe, att, card.CountDefense, def)
	f = append(f, Frame{Step: stepRollDefense})
	f = t.window(f, card.ModifyDefenseFoe, att)
	f = append(f, Frame{Step: stepModifyDefense}, Frame{Step: stepCancel})
	f = bothWindows(t, f, card.Hitting, att, card.Compare, def)
	f = t.window(f, card.Incoming, def)
	f = append(f, Frame{Step: stepCompare})
	f = t.window(f, card.Damaged, att)
	f = append(f, Frame{Step: stepAttackOver, Ship: att, About: About(def)})
	t.then(f...)
}

// turnCloak turns the attacker's green Cloak token over, unless card text keeps it green.
func turnCloak(t *Turn) {
	s := t.State()
	sh := &s.Ships[t.ship]
	if s.Attack.On && !s.Attack.KeepGreen && (sh.Cloak == CloakOnBase || sh.Cloak == CloakBeside) {
		Emit(t, CloakReddened{Ship: t.ship})
	}
}

// onTwo reports whether an attack is one on two ships, and on whom the first half would go.
//
// Ruling: what attacks two ships attacks two: without a second one that it could be made on, or without dice for both, it
// is not made at all. "At least 1 die for each" says so of divided dice, and a weapon that rolls all its dice at each of
// two ships means the same (Forward Weapons Grid, Borg Sphere 4270, Koranak).
func (u *Setup) onTwo(a *Attack) bool {
	w := u.weapon(a)
	return w != nil && (w.Split || w.Twice)
}

// appendSeconds lists the ships that an attack on two could be made on beside its target, none where it cannot be made.
func appendSeconds(o []Option, s *State, u *Setup, a *Attack, free bool) []Option {
	if !u.onTwo(a) {
		return o
	}
	w := u.weapon(a)
	if all, lo := a.dividable(s, u, w); w.Split && all < 2*lo {
		return o
	}
	for id := range ShipID(s.NShips) {
		if id == a.Target || noAttackBetween(s, u, a.Attacker, id) {
			continue
		}
		if _, no := s.shot(u, a.Attacker, a.Weapon, a.Line, id, free); no.Code == Yes {
			o = append(o, Option{Kind: AimAt, Ship: id, Line: a.Line})
		}
	}
	return o
}

// dividable are the dice of a weapon that divides them between two ships, and how many each gets at least.
func (a *Attack) dividable(s *State, u *Setup, w *card.WeaponFacts) (all, least int8) {
	all = w.Dice
	if w.OfPrimary {
		all += max(u.ships[a.Attacker].Ship.Attack+int8(s.Ships[a.Attacker].damaged(card.AttackStat)), 0)
	}
	return all, max(w.Min, 1)
}

// lacksSecond reports whether an attack that could be made on a ship is one on two, with no second ship for it.
func (a *Attack) lacksSecond(s *State, u *Setup, free bool) bool {
	var room [MaxShips]Option
	return u.onTwo(a) && len(appendSeconds(room[:0], s, u, a, free)) == 0
}

// divide asks whom an attack on two ships goes against beside its target, and how dice are divided between them.
func divide(t *Turn, e *AttackDeclared, pick Option, free bool) (second ShipID, share [2]int8) {
	s, u := t.State(), t.Setup()
	a := Attack{Attacker: e.Attacker, Target: e.Target, Weapon: e.Weapon, Line: e.Line, Band: e.Band}
	w := u.weapon(&a)
	o := appendSeconds(t.Options(), s, u, &a, free)
	if len(o) == 0 {
		return NoShip, share
	}
	owner := s.Ships[e.Attacker].Owner
	got := t.one(Prompt{Player: owner, Ask: ChooseSecondTarget, Ship: e.Attacker, Line: e.Line}, o)
	if !w.Split {
		return got.Ship, share
	}
	all, lo := a.dividable(s, u, w)
	n := t.Options()
	for k := lo; k <= all-lo; k++ {
		n = append(n, Option{Kind: PickNumber, Ship: e.Target, N: k, Line: e.Line})
	}
	words := fmt.Sprintf("How many of %d dice? The rest go at %s.", all, u.Name(got.Ship))
	k := t.one(Prompt{Player: owner, Ask: ChooseNumber, Words: words, Ship: e.Target, Line: e.Line}, n).N
	return got.Ship, [2]int8{k, all - k}
}

// attackOver closes an attack: what answers it, the second ship of a divided one, then the end.
func attackOver(t *Turn) {
	s, u := t.State(), t.Setup()
	def := t.about.Ship()
	if !s.Attack.On {
		return
	}
	a := s.Attack
	if a.Hits+a.Crits > 0 {
		t.at(AfterHit, def)
	}
	t.later(card.AfterDefense, func(b *Bonus) bool {
		return b.Ship == def && b.fits(s, u, &s.Attack) && (s.Ships[def].InPlay() || b.effect(u).AfterDeath)
	})
	t.nextAttackOver()
	var room [6]Frame
	f := room[:0]
	Emit(t, AttackEnded{Attacker: t.ship})
	if a.Second != NoShip && s.Ships[t.ship].OnTable() {
		if shot, no := s.shot(u, t.ship, a.Weapon, a.Line, a.Second, true); no.Code == Yes {
			e := shot.declared(u, t.ship, a.Second)
			e.Weapon, e.Line, e.Dice, e.WasCloaked, e.HadLock = a.Weapon, a.Line, a.SecondDice, a.WasCloaked, s.Ships[t.ship].Lock == a.Second
			Emit(t, e)
			// Ruling: an attack on two ships is one attack: the first answers that it was attacked when both halves are done
			t.then(t.window(f, card.AfterDefense, def)...)
			attackSteps(t, t.ship, a.Second)
			return
		}
	}
	f = bothWindows(t, f, card.AfterAttack, t.ship, card.AfterDefense, def)
	for i := range bonuses(s, u, t.ship, card.ExtraAttack) {
		if a.Extra && s.Ships[t.ship].Attacked {
			Emit(t, BonusUsed{At: i, Gone: true}) // both attacks are made
		} else if !a.Extra {
			f = append(f, Frame{Step: stepExtraAttack, Ship: t.ship, About: About(NoShip)})
		}
		break
	}
	t.then(f...)
}

// appendTargets lists every attack the ship may make.
func appendTargets(o []Option, s *State, u *Setup, id ShipID) []Option {
	if s.mayAttack(id).Code != Yes {
		return o
	}
	return appendShots(o, s, u, id)
}

// appendShots lists every attack there is a weapon and a target for.
func appendShots(o []Option, s *State, u *Setup, id ShipID) []Option {
	if m := u.ships[id].onMap; m != nil {
		return appendMounts(o, s, u, id, m)
	}
	for w := NoWeapon; int(w) < u.ships[id].nUp; w++ {
		if s.mayUseWeapon(u, id, w).Code != Yes && !mayUseWeaponFree(s, u, id, w) {
			continue
		}
		kind := FirePrimary
		if w != NoWeapon {
			kind = FireWeapon
		}
		for at := range ShipID(s.NShips) {
			if s.afar(u, id, at, range3) || noAttackBetween(s, u, id, at) {
				continue
			}
			if shot, no := s.Shot(u, id, w, at); no.Code == Yes && !(&Attack{Attacker: id, Target: at, Weapon: w}).lacksSecond(s, u, false) {
				o = append(o, Option{Kind: kind, Ship: at, N: w, Dist: u.micrometres(shot.Gap.Dist)})
			}
			if w != NoWeapon {
				o = appendLockless(o, s, u, id, w, at)
			}
		}
	}
	return appendTextShots(o, s, u, id)
}

// appendMounts lists the attacks of a ship of the map, mount by mount.
func appendMounts(o []Option, s *State, u *Setup, id ShipID, m *MapShip) []Option {
	if m.is(OneAttack) && s.Ships[id].Fired != 0 {
		return o
	}
	for k := range int8(len(m.Mounts)) {
		for at := range ShipID(s.NShips) {
			if shot, no := s.ShotFrom(u, id, k, at); no.Code == Yes && s.Ships[id].Fired&(1<<k) == 0 {
				o = append(o, Option{Kind: FirePrimary, Ship: at, N: NoWeapon, Mount: k, Dist: u.micrometres(shot.Gap.Dist)})
			}
		}
	}
	return o
}

// appendTextShots lists the attacks that card text makes in place of one with the primary weapon.
func appendTextShots(o []Option, s *State, u *Setup, id ShipID) []Option {
	for _, l := range u.of[card.AttackInstead][id] {
		oc := l.at(s, u, card.AttackInstead, id, nil)
		oc.anew = true // an attack the card allows each time stands open to an extra attack too
		if l.Weapon == nil || oc.usable().Code != Yes {
			continue
		}
		for at := range ShipID(s.NShips) {
			if shot, no := s.shot(u, id, NoWeapon, l.id, at, false); no.Code == Yes && !noAttackBetween(s, u, id, at) &&
				!(&Attack{Attacker: id, Target: at, Weapon: NoWeapon, Line: l.id}).lacksSecond(s, u, false) {
				o = append(o, Option{Kind: FireCard, Ship: at, N: NoWeapon, Line: l.id, Dist: u.micrometres(shot.Gap.Dist)})
			}
		}
	}
	return o
}

// mayUseWeaponFree reports whether a weapon that wants a lock may be fired without one, by card text.
func mayUseWeaponFree(s *State, u *Setup, id ShipID, w int8) bool {
	return w != NoWeapon && u.speaks(card.Declare) && s.mayUseWeapon(u, id, w).Code == NeedsLock
}

// appendLockless lists the ways to fire a weapon whose lock card text makes needless.
func appendLockless(o []Option, s *State, u *Setup, id ShipID, w int8, target ShipID) []Option {
	if !u.ships[id].Upgrades[w].Card.Weapon.SpendLock {
		return o
	}
	for _, l := range u.of[card.Declare][id] {
		if !l.lifts(card.NeedLock) {
			continue
		}
		shot, no := s.shot(u, id, w, 0, target, true)
		if no.Code != Yes {
			continue
		}
		a := Attack{Attacker: id, Target: target, Weapon: w, Band: int8(shot.Band)}
		if a.lacksSecond(s, u, true) {
			continue
		}
		oc := l.at(s, u, card.Declare, id, &a)
		if oc.meant() && l.ready(s, u).Code == Yes && !oc.usedUp() && oc.holds() && oc.canPay().Code == Yes {
			o = append(o, Option{Kind: FireWeapon, Ship: target, N: w, Line: l.id, Dist: u.micrometres(shot.Gap.Dist)})
		}
	}
	return o
}

// noAttackBetween reports whether card text forbids attacks between two ships this round.
func noAttackBetween(s *State, u *Setup, att, def ShipID) bool {
	for i := range s.Lasting[:s.NLasting] {
		b := &s.Lasting[i]
		if b.effect(u).Op == card.NoAttack && (b.Ship == att && (b.Vs == NoShip || b.Vs == def) || b.Vs == att && b.Ship == def) {
			return true
		}
	}
	return false
}

// FireMount makes the attack of a map ship that nobody commands: the sheet has chosen mount and target.
func (t *Turn) FireMount(ship ShipID, mount int8, target ShipID) {
	s, u := t.State(), t.Setup()
	shot, no := s.ShotFrom(u, ship, mount, target)
	if no.Code != Yes {
		return
	}
	e := shot.declared(u, ship, target)
	e.Mount = mount
	Emit(t, e)
	attackSteps(t, ship, target)
}

// declared is an attack with the shot, with the primary weapon, on one ship.
func (sh *Shot) declared(u *Setup, att, target ShipID) AttackDeclared {
	return AttackDeclared{Attacker: att, Target: target, Weapon: NoWeapon, Second: NoShip, Dist: u.micrometres(sh.Gap.Dist), Band: int8(sh.Band), Obstructed: sh.Obstructed}
}
