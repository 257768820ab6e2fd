package game

import (
	"attackwing/game/dice"
)

// combatStart opens the Combat Phase and settles Console Fires (rules 4.3, 1.9).
func combatStart(t *Turn) {
	lockSkills(t, Combat)
	s := t.State()
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		for n := sh.count(ConsoleFire); n > 0 && sh.InPlay(); n-- {
			if hits(t, rollCheck(t, ShipID(i), ConsoleFire)) {
				t.suffer(ShipID(i), 1, 0, ByDamageCard)
			}
		}
	}
	if !t.stopIfOver() {
		t.then(Frame{step: stepCombat})
	}
}

// combat picks the ship that attacks next: highest captain skill first, equals by initiative (rules 4.3). A ship
// destroyed by an equal stays until it has had this opportunity (rules 4.7).
func combat(t *Turn) {
	s := t.State()
	for i := range s.Ships[:s.NShips] {
		if s.Ships[i].Doomed && s.Ships[i].Attacked {
			Emit(t, DoomedLeft{Ship: ShipID(i), Deck: t.deck(s.Ships[i].Owner)})
		}
	}
	if t.stopIfOver() {
		return
	}
	next := NoShip
	for i := range s.Ships[:s.NShips] {
		a := &s.Ships[i]
		if !a.OnTable() || a.Attacked {
			continue
		}
		if next == NoShip || a.Skill > s.Ships[next].Skill || a.Skill == s.Ships[next].Skill && a.Init < s.Ships[next].Init {
			next = ShipID(i)
		}
	}
	if next == NoShip {
		return
	}
	next = t.chooseAmongEquals(next, func(sh *Ship) bool { return sh.OnTable() && !sh.Attacked })
	t.then(Frame{step: stepDeclare, ship: next}, Frame{step: stepCombat})
}

// declare declares the target: weapon and target are chosen, costs paid, a green Cloak token flipped (rules 7.1).
func declare(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	o := append(t.options(), Option{Kind: Pass, Ship: t.ship})
	o = appendTargets(o, s, u, t.ship)
	if len(o) == 1 {
		Emit(t, AttackPassed{Ship: t.ship, Forced: true})
		return
	}
	pick := o[t.Ask(Prompt{Player: sh.Owner, Ask: ChooseTarget, Ship: t.ship, Min: 1, Max: 1, Options: t.keep(o)}).first()]
	if pick.Kind == Pass {
		Emit(t, AttackPassed{Ship: t.ship})
		return
	}
	weapon := NoWeapon
	if pick.Kind == FireWeapon {
		weapon = pick.N
	}
	shot, _ := s.Shot(u, t.ship, weapon, pick.Ship)
	Emit(t, AttackDeclared{Attacker: t.ship, Target: pick.Ship, Weapon: weapon, Dist: int32(shot.Gap.Dist), Band: int8(shot.Band), Obstructed: shot.Obstructed})
	if weapon != NoWeapon {
		w := u.ships[t.ship].Upgrades[weapon].Card.Weapon
		if w.SpendLock {
			Emit(t, LockSpent{Ship: t.ship})
		}
		if w.Disable || w.Discard || w.Time > 0 {
			Emit(t, WeaponUsed{Ship: t.ship, Weapon: weapon, Disable: w.Disable, Discard: w.Discard, Time: w.Time})
		}
	}
	if sh.Cloak == CloakOnBase || sh.Cloak == CloakBeside {
		Emit(t, CloakReddened{Ship: t.ship})
	}
	t.then(Frame{step: stepRollAttack}, Frame{step: stepModifyAttack}, Frame{step: stepRollDefense}, Frame{step: stepModifyDefense}, Frame{step: stepCompare})
}

// appendTargets lists every attack the ship may make.
func appendTargets(o []Option, s *State, u *Setup, id ShipID) []Option {
	if s.mayAttack(id).Code != Yes {
		return o
	}
	for w := NoWeapon; int(w) < u.ships[id].nUp; w++ {
		if s.mayUseWeapon(u, id, w).Code != Yes {
			continue
		}
		for i := range s.Ships[:s.NShips] {
			shot, no := s.Shot(u, id, w, ShipID(i))
			if no.Code != Yes {
				continue
			}
			kind := FirePrimary
			if w != NoWeapon {
				kind = FireWeapon
			}
			o = append(o, Option{Kind: kind, Ship: ShipID(i), N: w, Dist: int32(shot.Gap.Dist)})
		}
	}
	return o
}

func rollAttack(t *Turn) {
	s, u := t.State(), t.Setup()
	at := s.Attack.Attacker
	sum := s.AttackDice(u)
	e := AttackRolled{N: int8(min(sum.Total(), MaxDice))}
	for i := range e.N {
		e.Faces[i] = t.roll(dice.Attack)
	}
	Emit(t, e)
	sh := &s.Ships[at]
	for i := range sh.Damage[:sh.NDamage] {
		if sh.Damage[i].Up && sh.Damage[i].ID == StunnedHelmsman {
			Emit(t, DamageFlipped{Ship: at, Card: StunnedHelmsman, At: int8(i)})
			break
		}
	}
}

// modifyAttack: the defender's effects first, then the attacker's, in any order of the attacker's own (rules 7.1).
func modifyAttack(t *Turn) {
	s := t.State()
	a := &s.Attack
	sh := &s.Ships[a.Attacker]
	if !sh.InPlay() {
		return // Ruling: a ship that fires its last shot uses nothing but the attack (rules 4.7)
	}
	o := append(t.options(), Option{Kind: Pass, Ship: a.Attacker})
	if sh.Lock == a.Target && a.rerollable() > 0 {
		o = append(o, Option{Kind: SpendLock, Ship: a.Target})
	}
	if sh.Stations > 0 {
		o = append(o, Option{Kind: SpendStations, Ship: a.Attacker})
	}
	if len(o) == 1 {
		return
	}
	o = t.keep(o)
	pick := o[t.Ask(Prompt{Player: sh.Owner, Ask: ModifyAttackDice, Ship: a.Attacker, Min: 1, Max: 1, Options: o}).first()]
	switch pick.Kind {
	case Pass:
		return
	case SpendStations:
		Emit(t, StationsSpent{Ship: a.Attacker, Attack: true})
	case SpendLock:
		t.reroll(sh.Owner)
	}
	t.then(Frame{step: stepModifyAttack})
}

// reroll spends the lock: any number of attack dice, each once (rules 6.2, 7.4).
func (t *Turn) reroll(p PlayerID) {
	a := &t.State().Attack
	o := t.options()
	for i := range a.NAttack {
		if !a.AttackDice[i].Rerolled {
			o = append(o, Option{Kind: PickDie, N: i, Ship: a.Attacker})
		}
	}
	o = t.keep(o)
	ans := t.Ask(Prompt{Player: p, Ask: ChooseDice, Ship: a.Attacker, Min: 1, Max: int8(len(o)), Options: o})
	e := DiceRerolled{By: a.Attacker, Faces: [MaxDice]dice.Face{}}
	for i := range o {
		if ans.Picks&(1<<uint(i)) != 0 {
			e.Which |= 1 << uint(o[i].N)
			e.Faces[o[i].N] = t.roll(dice.Attack)
		}
	}
	Emit(t, LockSpent{Ship: a.Attacker})
	Emit(t, e)
}

func rollDefense(t *Turn) {
	s := t.State()
	sum := s.DefenseDice(t.Setup())
	e := DefenseRolled{N: int8(min(sum.Total(), MaxDice))}
	for i := range e.N {
		e.Faces[i] = t.roll(dice.Defense)
	}
	Emit(t, e)
}

// modifyDefense: the attacker's effects first, then the defender's (rules 7.1).
func modifyDefense(t *Turn) {
	s := t.State()
	id := s.Attack.Target
	sh := &s.Ships[id]
	if !sh.InPlay() {
		return
	}
	o := append(t.options(), Option{Kind: Pass, Ship: id})
	if sh.Evade > 0 {
		o = append(o, Option{Kind: SpendEvade, Ship: id})
	}
	if sh.Stations > 0 {
		o = append(o, Option{Kind: SpendStations, Ship: id})
	}
	if len(o) == 1 {
		return
	}
	o = t.keep(o)
	pick := o[t.Ask(Prompt{Player: sh.Owner, Ask: ModifyDefenseDice, Ship: id, Min: 1, Max: 1, Options: o}).first()]
	switch pick.Kind {
	case Pass:
		return
	case SpendStations:
		Emit(t, StationsSpent{Ship: id})
	case SpendEvade:
		Emit(t, EvadeSpent{Ship: id})
	}
	t.then(Frame{step: stepModifyDefense})
}

// compare cancels and deals the damage: Hits first, then Critical Hits (rules 7.1, 7.5).
func compare(t *Turn) {
	s := t.State()
	h, c := s.Attack.Uncancelled()
	id := s.Attack.Target
	Emit(t, AttackCompared{Attacker: s.Attack.Attacker, Target: id, Hits: int8(h), Crits: int8(c)})
	t.suffer(id, h, c, ByAttack)
	Emit(t, AttackEnded{Attacker: s.Attack.Attacker})
}
