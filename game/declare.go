package game

import (
	"fmt"
	"slices"

	"attackwing/game/card"
)

// declare declares the target: weapon and target are chosen, costs paid, a green Cloak token
// flipped (rules 7.1).
func declare(t *Turn) {
	s, u := t.State(), t.Setup()
	if strike := strike(s, u, t.ship); strike >= 0 {
		declareStrike(t, strike)
		return
	}
	if combatSkill(s, u, t.ship) == lastOfAll && s.othersAttack(u, t.ship) {
		return // its turn comes when all others have attacked
	}
	only, chosen := targetChosen(t)
	if t.g.waits {
		return
	}
	pick, ok := t.pick(func() Prompt {
		o := append(t.Options(), Option{Kind: Pass, Ship: t.ship})
		o = appendTargets(o, s, u, t.ship)
		if chosen {
			o = slices.DeleteFunc(o, func(x Option) bool { return x.Kind != Pass && x.Ship != only })
		}
		if len(o) > 1 && s.madeToAttack(u, t.ship) {
			o = o[:copy(o, o[1:])]
		}
		return Prompt{Player: s.Ships[t.ship].Owner, Ask: ChooseTarget, Ship: t.ship, Options: o}
	})
	switch {
	case !ok:
	case pick.Kind == Pass:
		Settle(t, AttackPassed{Ship: t.ship, Forced: t.asked == 0})
	default:
		attackWith(t, pick, false)
	}
}

// targetChosen asks the enemy for the ship that a ship attacks, where card text lets him choose it: one
// of those that it can attack.
//
// Ruling: with which weapon it attacks, and whether at all, is still for its own player to say. It is
// the attack of its turn, no other, whose target is chosen.
func targetChosen(t *Turn) (on ShipID, chosen bool) {
	s, u := t.State(), t.Setup()
	if s.NLasting == 0 {
		return NoShip, false
	}
	for _, b := range bonuses(s, u, t.ship, card.PickTarget) {
		o, l := appendTargets(t.Options(), s, u, t.ship), u.line(b.Line)
		n := 0
		for i := range o {
			if x := o[i].Ship; !slices.ContainsFunc(o[:n], func(y Option) bool { return y.Ship == x }) {
				o[n] = Option{Kind: AimAt, Ship: x, Line: b.Line}
				n++
			}
		}
		if n == 0 {
			return NoShip, false
		}
		pick := t.one(Prompt{Player: l.owner, Ask: ChooseCardTarget, Ship: t.ship, Line: b.Line}, o[:n])
		return pick.Ship, true
	}
	return NoShip, false
}

// declareStrike declares the target at the skill of a weapon that strikes before its captain's
// turn: only that weapon may be fired; who waits attacks at the captain's skill.
func declareStrike(t *Turn, strike int8) {
	s, u := t.State(), t.Setup()
	weapon := u.line(s.Lasting[strike].Line).slot
	o := appendTargets(t.Options(), s, u, t.ship)
	o = slices.DeleteFunc(o, func(x Option) bool { return x.Kind != FireWeapon || x.N != weapon })
	Emit(t, BonusUsed{At: strike, Gone: true})
	attackOne(t, o, false)
}

// attackOne has the ship make one of several attacks, or none; nothing is asked where there are
// none.
func attackOne(t *Turn, o []Option, extra bool) {
	o = slices.Insert(o, 0, Option{Kind: Pass, Ship: t.ship})
	pick := t.one(Prompt{Player: t.State().Ships[t.ship].Owner, Ask: ChooseTarget, Ship: t.ship}, o)
	if pick.Kind != Pass {
		attackWith(t, pick, extra)
	}
}

// attackWith declares the attack chosen and lines up its steps.
func attackWith(t *Turn, pick Option, extra bool) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	a := Attack{Attacker: t.ship, Target: pick.Ship, Weapon: pick.N, Mount: pick.Mount, Extra: extra}
	if pick.Kind == FireCard {
		a.Line = pick.Line
	}
	free := u.lockless(&pick) // the lock is neither needed nor spent, by card text
	arcless := u.arcless(&pick)
	shot, _ := s.shotIn(u, &a, free, arcless)
	a.WasCloaked, a.HadLock = sh.Cloak != NotCloaked, locksNow(s, u, t.ship, pick.Ship)
	a.Second, a.Dice, a.SecondDice = divide(t, &a, free)
	t.declares(a.declared(u, &shot))
	if free || arcless {
		useLine(t, card.Declare, t.ship, pick.Line)
	}
	if a.Line != 0 {
		useLine(t, card.AttackInstead, t.ship, a.Line)
	}
	if a.Weapon != NoWeapon {
		payWeapon(t, a.Weapon, free)
	}
	attackSteps(t, t.ship, pick.Ship)
}

// payWeapon pays what a secondary weapon costs (rules 7.6).
func payWeapon(t *Turn, weapon int8, free bool) {
	w := &t.Setup().ships[t.ship].Upgrades[weapon].Card.Weapon
	if w.SpendLock && !free {
		spendLock(t, t.ship)
	}
	if w.Shields > 0 {
		Emit(t, ShieldsChanged{Ship: t.ship, Op: card.TurnOff, N: w.Shields})
	}
	if w.Drones > 0 {
		t.payWeaponDrones(t.ship, weapon, w.Drones)
	}
	if w.SpendCloak {
		Emit(t, Decloaked{Ship: t.ship})
	}
	if w.SpendScan {
		t.spendToken(t.ship, card.ScanToken)
	}
	if w.SpendStations {
		t.spendToken(t.ship, card.StationsToken)
	}
	for range w.Aux {
		Emit(t, PowerStrained{Ship: t.ship, ByCard: true})
	}
	disable := w.Disable && !t.keptFromPrice(t.ship, weapon)
	if disable || w.Discard || w.Time > 0 {
		time := t.timeFor(threat{on: true, slot: weapon}, t.ship, w.Time)
		Emit(t,
			WeaponUsed{Ship: t.ship, Weapon: weapon, Disable: disable, Discard: w.Discard, Gone: w.Remove, Time: time})
		if w.Discard {
			t.gone(t.ship, weapon)
		}
	}
}

// spendToken has a ship spend a token, its own or one that is lent to it.
func (t *Turn) spendToken(id ShipID, k card.Tokens) {
	t.fetch(id, k)
	Emit(t, TokenTaken{Ship: id, Token: k, N: 1, Spent: true})
	t.answerToken(card.OnSpend, id, k)
}

// spendLock takes the lock away, unless card text keeps it.
func spendLock(t *Turn, id ShipID) {
	s, u := t.State(), t.Setup()
	for _, l := range u.meant(card.Declare, id) {
		if l.choice || len(l.Do) == 0 || l.Do[0].Op != card.KeepLock {
			continue
		}
		o := l.at(s, u, card.Declare, id, s.attack())
		if o.usable().Code == Yes {
			o.use(t)
			return
		}
	}
	Emit(t, LockSpent{Ship: s.lockSpender(u, id)})
}

// attackSteps lines up the steps of one attack, and before each the windows at which a card of the
// battle speaks. The defender's effects come before the attacker's on attack dice, the attacker's
// first on defense dice (rules 7.1); where dice are counted and results compared, the player with
// initiative goes first.
func attackSteps(t *Turn, att, def ShipID) {
	var room [30]Frame
	f := t.window(room[:0], card.Declare, att)
	t.then(t.stepsOn(f, att, def)...)
}

// attackTaken lines up the steps of an attack that has another target than was declared.
func attackTaken(t *Turn, att, def ShipID) {
	var room [30]Frame
	t.then(t.stepsOn(room[:0], att, def)...)
}

// rollsOn are the steps of an attack from the roll of the attack dice to the comparing of results.
func (t *Turn) rollsOn(f []Frame, att, def ShipID) []Frame {
	f = append(f, Frame{Step: stepRollAttack})
	f = t.window(f, card.RolledAttack, att)
	f = t.window(f, card.ModifyAttackFoe, def)
	f = append(f, Frame{Step: stepModifyAttack})
	f = bothWindows(t, f, card.CountDefenseFoe, att, card.CountDefense, def)
	f = append(f, Frame{Step: stepRollDefense})
	f = t.window(f, card.ModifyDefenseFoe, att)
	f = append(f, Frame{Step: stepModifyDefense}, Frame{Step: stepCancel})
	return bothWindows(t, f, card.Hitting, att, card.Compare, def)
}

// stepsOn are the steps of an attack from the moment at which the ship attacked is asked.
func (t *Turn) stepsOn(f []Frame, att, def ShipID) []Frame {
	f = t.window(f, card.Targeted, def)
	f = append(f, Frame{Step: stepTurnCloak, Ship: att})
	f = bothWindows(t, f, card.CountAttack, att, card.CountAttackFoe, def)
	f = t.rollsOn(f, att, def)
	f = t.window(f, card.Incoming, def)
	f = append(f, Frame{Step: stepCompare})
	f = t.window(f, card.Damaged, att)
	return append(f, Frame{Step: stepAttackOver, Ship: att, About: About(def)})
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
// Ruling: what attacks two ships attacks two: without a second one that it could be made on, or
// without dice for both, it is not made at all. "At least 1 die for each" says so of divided dice,
// and a weapon that rolls all its dice at each of two ships means the same (Forward Weapons Grid,
// Borg Sphere 4270, Koranak).
func (u *Setup) onTwo(a *Attack) bool {
	w := u.weapon(a)
	return w != nil && (w.Split || w.Twice)
}

// appendSeconds lists the ships that an attack on two could be made on beside its target, none
// where it cannot be made.
func appendSeconds(o []Option, s *State, u *Setup, a *Attack, free bool) []Option {
	if !u.onTwo(a) {
		return o
	}
	w := u.weapon(a)
	if all, lo := a.dividable(s, u, w); w.Split && all < 2*lo {
		return o
	}
	second := *a
	for id := range ShipID(s.NShips) {
		second.Target = id
		if _, no := s.shot(u, &second, free); no.Code == Yes && id != a.Target &&
			!noAttackBetween(s, u, a.Attacker, id) {
			o = append(o, Option{Kind: AimAt, Ship: id, Line: a.Line})
		}
	}
	return o
}

// dividable are the dice of a weapon that divides them between two ships, and how many each gets at
// least.
func (a *Attack) dividable(s *State, u *Setup, w *card.WeaponFacts) (all, least int8) {
	all = w.Dice
	if w.OfPrimary {
		all += max(s.Value(u, a.Attacker, card.AttackStat)+int8(s.Ships[a.Attacker].damaged(card.AttackStat)), 0)
	}
	return all, max(w.Min, 1)
}

// lacksSecond reports whether an attack that could be made on a ship is one on two, with no second
// ship for it.
func (a *Attack) lacksSecond(s *State, u *Setup, free bool) bool {
	var room [MaxShips]Option
	return u.onTwo(a) && len(appendSeconds(room[:0], s, u, a, free)) == 0
}

// offered reports whether an attack may be declared, with its shot.
func (a *Attack) offered(s *State, u *Setup, free bool) (Shot, bool) {
	shot, no := s.shot(u, a, free)
	return shot, no.Code == Yes && a.open(s, u, &shot, free)
}

// open reports whether an attack with a shot may be declared.
func (a *Attack) open(s *State, u *Setup, shot *Shot, free bool) bool {
	return a.meetsWeapon(s, u, shot) && !noAttackBetween(s, u, a.Attacker, a.Target) &&
		!a.neverMade(s, u, shot) && !a.lacksSecond(s, u, free)
}

// neverMade reports whether a card of either ship keeps such an attack from ever being made.
func (a *Attack) neverMade(s *State, u *Setup, shot *Shot) bool {
	if !u.statics[card.NoAttack] {
		return false
	}
	judged := *a
	judged.Band = int8(shot.Band)
	for _, id := range [...]ShipID{a.Attacker, a.Target} {
		if id == a.Attacker && s.ignores(u, id, card.AttackBans) {
			continue
		}
		for _, l := range u.on(id, card.Static) {
			for k := range l.Do {
				e := &l.Do[k]
				if e.Op != card.NoAttack || e.AnyDice != (id == a.Target) || l.ready(s, u).Code != Yes {
					continue
				}
				if o := l.at(s, u, card.Declare, id, &judged); o.allHold(l.If) {
					return true
				}
			}
		}
	}
	return false
}

// option appends the attack as an option of a kind, where it may be made.
func (a *Attack) option(o []Option, s *State, u *Setup, free bool, as Option) []Option {
	shot, ok := a.offered(s, u, free)
	if !ok {
		return o
	}
	as.Ship, as.N, as.Dist = a.Target, a.Weapon, u.micrometres(shot.Gap.Dist)
	return append(o, as)
}

// meetsWeapon reports whether what the weapon asks of an attack holds.
func (a *Attack) meetsWeapon(s *State, u *Setup, shot *Shot) bool {
	w := u.weapon(a)
	if w == nil || len(w.If) == 0 {
		return true
	}
	judged := *a
	judged.Band = int8(shot.Band)
	l := &line{Ability: &card.Ability{}, ship: a.Attacker, slot: a.Weapon, owner: s.Ships[a.Attacker].Owner}
	o := l.at(s, u, card.Declare, a.Attacker, &judged)
	return o.allHold(w.If)
}

// divide asks whom an attack on two ships goes against beside its target, and how dice are divided
// between them.
func divide(t *Turn, a *Attack, free bool) (second ShipID, dice, secondDice int8) {
	s, u := t.State(), t.Setup()
	o := appendSeconds(t.Options(), s, u, a, free)
	if len(o) == 0 {
		return NoShip, 0, 0
	}
	owner, w := s.Ships[a.Attacker].Owner, u.weapon(a)
	second = t.one(Prompt{Player: owner, Ask: ChooseSecondTarget, Ship: a.Attacker, Line: a.Line}, o).Ship
	if !w.Split {
		return second, 0, 0
	}
	all, lo := a.dividable(s, u, w)
	o = t.Options()
	for k := lo; k <= all-lo; k++ {
		o = append(o, Option{Kind: PickNumber, Ship: a.Target, N: k, Line: a.Line})
	}
	words := fmt.Sprintf("How many of %d dice? The rest go at %s.", all, u.Name(second))
	dice = t.one(Prompt{Player: owner, Ask: ChooseNumber, Words: words, Ship: a.Target, Line: a.Line}, o).N
	return second, dice, all - dice
}

// attackOver closes an attack: what answers it, the second ship of a divided one, then the end.
func attackOver(t *Turn) {
	s, u := t.State(), t.Setup()
	def := t.about.Ship()
	var room [6]Frame
	if !s.Attack.On {
		t.then(t.appendWaiting(room[:0])...)
		return
	}
	a := s.Attack
	if a.Hits+a.Crits > 0 {
		t.at(AfterHit, def)
	}
	t.later(card.AfterDefense, func(b *Bonus) bool {
		return b.Ship == def && b.fits(s, u, &s.Attack) && (s.Ships[def].InPlay() || b.effect(u).AfterDeath)
	})
	t.later(card.AfterAttack, func(b *Bonus) bool {
		return b.Ship == t.ship && b.fits(s, u, &s.Attack) && s.Ships[t.ship].InPlay()
	})
	t.nextAttackOver()
	f := bothWindows(t, room[:0], card.AfterAttack, t.ship, card.AfterDefense, def)
	Emit(t, AttackEnded{Attacker: t.ship, Answered: len(f) > 0})
	if a.Second != NoShip && s.Ships[t.ship].OnTable() {
		next := Attack{
			Attacker:   t.ship,
			Target:     a.Second,
			Weapon:     a.Weapon,
			Line:       a.Line,
			Second:     NoShip,
			Dice:       a.SecondDice,
			WasCloaked: a.WasCloaked,
			HadLock:    s.Ships[t.ship].Locks(a.Second),
		}
		if shot, no := s.shot(u, &next, true); no.Code == Yes {
			t.declares(next.declared(u, &shot))
			// Ruling: an attack on two ships is one attack: the first answers that it was attacked
			// when both halves are done
			t.then(t.window(room[:0], card.AfterDefense, def)...)
			attackSteps(t, t.ship, a.Second)
			return
		}
	}
	if len(f) > 0 {
		f = append(f, Frame{Step: stepForgetAttack})
	}
	f = t.appendWaiting(f)
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

// forgetAttack takes what is left of an attack that is over off the table.
func forgetAttack(t *Turn) {
	if t.State().Attack.Ended {
		Settle(t, AttackForgotten{})
	}
}

// FireMount makes the attack of a map ship that nobody commands: the sheet has chosen mount and
// target. While another attack is made it waits for the end of that one, and is made then if it
// still can be.
func (t *Turn) FireMount(ship ShipID, mount int8, target ShipID) {
	s, u := t.State(), t.Setup()
	if s.Phase == Combat && s.Ships[ship].Fired&(1<<mount) != 0 {
		return // once each in a Combat Phase
	}
	if s.Attack.On {
		t.afterAttack(Frame{Step: stepFireMount, Ship: ship, About: AboutShot(mount, target)})
		return
	}
	shot, no := s.ShotFrom(u, ship, mount, target)
	if no.Code != Yes {
		return
	}
	a := Attack{Attacker: ship, Target: target, Weapon: NoWeapon, Mount: mount, Second: NoShip}
	t.declares(a.declared(u, &shot))
	attackSteps(t, ship, target)
}

// fireMount is an attack of a map ship that has waited for another one.
func fireMount(t *Turn) {
	mount, target := t.about.Shot()
	t.FireMount(t.ship, mount, target)
}

// afterAttack puts a step on the stack behind those of the attack that is being made, and behind
// what waits for its end already.
func (t *Turn) afterAttack(f Frame) {
	s := t.State()
	at := int(s.nStack)
	for i := at - 1; i >= int(t.g.depth); i-- {
		if s.stack[i].Step == stepAttackOver {
			at = i
			break
		}
	}
	for at > int(t.g.depth) && s.stack[at-1].Step == stepFireMount {
		at--
	}
	above := append([]Frame(nil), s.stack[at:s.nStack]...)
	s.nStack = uint8(at)
	t.then(append(above[:0:0], f)...)
	for i := range above {
		t.then(above[i])
	}
}

// declares declares an attack, and notes it where a card in play asks for it later.
func (t *Turn) declares(e AttackDeclared) {
	Emit(t, e)
	if u := t.Setup(); u.asks[card.HasAttacked] || u.asks[card.FirstAttack] ||
		u.asks[card.WasAttacked] || u.asks[card.FriendAttacked] {
		Emit(t, AttackNoted{Attacker: e.Attacker, Target: e.Target})
	}
}
