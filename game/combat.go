package game

import (
	"attackwing/game/card"
)

// combatStart opens the Combat Phase and settles Console Fires (rules 4.3, 1.9).
func combatStart(t *Turn) {
	s, u := t.State(), t.Setup()
	for i := 0; i < int(s.NLasting); i++ {
		if s.Lasting[i].effect(u).Brief {
			Emit(t, BonusUsed{At: int8(i), Gone: true})
			i--
		}
	}
	t.begins(Combat, s.damaged(card.AtCombat))
	for id := range ShipID(s.NShips) {
		damageSpeaks(t, id, card.AtCombat)
	}
	if stopIfOver(t) {
		return
	}
	var room [8]Frame
	f := t.moment(betweenPhases(t, room[:0]), card.CombatStart)
	if len(f) > 0 {
		// Ruling: what is done before the phase and at its very start counts in it (rules 4.5): a
		// text that raises the skill in the Combat Phase until the End Phase would mean nothing
		// otherwise (Co-Pilot).
		f = append(f, Frame{Step: stepCombatSkills})
	}
	t.then(append(f, Frame{Step: stepCombat}, Frame{Step: stepCombatEnd})...)
}

// combat picks the ship that attacks next: highest captain skill first, equals by initiative (rules
// 4.3). A ship destroyed by an equal stays until it has had this opportunity (rules 4.7).
func combat(t *Turn) {
	s, u := t.State(), t.Setup()
	for id := range ShipID(s.NShips) {
		if a := &s.Ships[id]; a.Doomed && a.Attacked {
			Emit(t, DoomedLeft{Ship: id, Deck: u.deckOf(id)})
		}
	}
	if stopIfOver(t) {
		return
	}
	before := func(a, b *Ship) bool {
		k, l := combatSkill(s, u, a.ID), combatSkill(s, u, b.ID)
		return k > l || k == l && a.Init < b.Init
	}
	next := s.foremost(before, func(a *Ship) bool { return a.OnTable() && !a.Attacked && !(a.Map && a.Mounts == 0) })
	if next == NoShip {
		return
	}
	best := combatSkill(s, u, next)
	next, ok := chooseAmongEquals(t, next, func(sh *Ship) bool {
		return sh.OnTable() && !sh.Attacked && combatSkill(s, u, sh.ID) == best
	}, idleToAttack)
	if !ok {
		return
	}
	if s.Ships[next].Owner == Nobody {
		t.then(Frame{Step: stepNobody, Ship: next}, Frame{Step: stepCombat})
		return
	}
	if u.strangers && u.speaks(card.CombatTurn) {
		t.answerEnemy(card.CombatTurn, next)
	}
	var room [3]Frame
	f := t.window(room[:0], card.CombatTurn, next)
	t.then(append(f, Frame{Step: stepDeclare, Ship: next}, Frame{Step: stepCombat})...)
}

// lastOfAll is the place in the order of the Combat Phase behind every captain.
const lastOfAll = -100

// combatSkill is a ship's place in the order of the Combat Phase: its captain skill, or before all
// others by card text.
func combatSkill(s *State, u *Setup, id ShipID) int8 {
	switch {
	case s.NLasting == 0:
	case s.lasts(u, card.AttacksFirst, id):
		for _, b := range bonuses(s, u, id, card.AttacksFirst) {
			if !b.effect(u).Fixed {
				return 100
			}
		}
		return 99
	case s.lasts(u, card.AttacksLast, id):
		return lastOfAll
	case strike(s, u, id) >= 0:
		return max(10, s.Ships[id].Skill)
	}
	return s.Ships[id].Skill
}

// othersAttack reports whether another ship has yet to attack, and does not wait as this one does.
func (s *State) othersAttack(u *Setup, id ShipID) bool {
	for other := range ShipID(s.NShips) {
		if a := &s.Ships[other]; other != id && a.OnTable() && !a.Attacked && !(a.Map && a.Mounts == 0) &&
			combatSkill(s, u, other) > lastOfAll {
			return true
		}
	}
	return false
}

// combatEnd settles what card text has put off until the end of the Combat Phase, the player with
// initiative first. Ruling: all of that is forced and chooses nothing, so it comes in the order in
// which it was put off.
func combatEnd(t *Turn) {
	t.at(EndOfCombat, NoShip)
	for _, p := range t.State().seats() {
		t.later(card.CombatEnd, func(b *Bonus) bool { return t.State().Ships[b.Ship].awaits(p) })
	}
	stopIfOver(t)
}

// later lets effects that wait for a window happen; each ends with that.
func (t *Turn) later(w card.Window, now func(b *Bonus) bool) {
	s, u := t.State(), t.Setup()
	for i := 0; i < int(s.NLasting); i++ {
		e := s.Lasting[i].effect(u)
		if e.Op != card.Later || e.When != w || !now(&s.Lasting[i]) {
			continue
		}
		b := s.Lasting[i]
		Emit(t, BonusUsed{At: int8(i), Gone: true})
		i--
		p := t.using(u.line(b.Line).at(s, u, w, b.Ship, s.attack()))
		p.by = b.Ship
		for k := range e.Sub {
			if e.Sub[k].Then && !p.done {
				continue
			}
			p.done = p.happenAt(t, &e.Sub[k], part(int(b.Do&7), k))
		}
		t.inUse--
	}
}

// nobody lets the sheet say what a map ship does that nobody commands; it has then had its attack.
func nobody(t *Turn) {
	s := t.State()
	if !s.Ships[t.ship].OnTable() || s.Ships[t.ship].Attacked {
		return
	}
	t.at(NobodyCommands, t.ship)
	if sh := &s.Ships[t.ship]; !s.Attack.On && !sh.Attacked {
		Emit(t, AttackPassed{Ship: t.ship, Forced: true})
	}
}
