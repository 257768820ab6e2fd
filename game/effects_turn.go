package game

import (
	"fmt"
	"slices"

	"attackwing/game/card"
)

// turnEffects are the effects on what a ship does in its turn: actions, maneuvers, attacks.
var turnEffects = map[card.EffectOp]effect{
	card.FreeAction: {
		do: doneTo((*usage).freeAction), counts: true,
		would: func(q prospect) bool { return anyFreeAction(q.s, q.u, q.whose(), q.e) },
		label: "free action", rate: 260,
	},
	card.FreeCardAction: {
		do: (*usage).freeCardAction,
		would: func(q prospect) bool {
			// of a card just disabled: that is asked by what disables it
			switch {
			case q.e.Both:
				return false
			case q.e.Borrowed:
				return len(appendLent(nil, q.s, q.u, q.by, q.on, q.e)) > 0
			case q.e.To == card.OnTarget:
				return len(q.appendFreeCardActions(nil, q.on, q.e)) > 0
			}
			return !q.e.That && len(q.appendFreeCardActions(nil, q.by, q.e)) > 0
		},
		names: func(e *card.Effect) string {
			if e.To == card.OnTarget && !e.Borrowed {
				return "free action of a card"
			}
			return "free action"
		},
		rate: 160,
	},
	card.Maneuver: {
		do: doneTo((*usage).extraManeuver),
		would: func(q prospect) bool {
			base, _ := toFly(q.s, q.u, q.whose())
			return anyMove(q.s, q.u, q.whose(), q.e.Moves, base)
		},
		names: func(e *card.Effect) string {
			if m := e.Moves; m.OnDial && m.Min > 0 && m.Max == m.Min {
				return fmt.Sprintf("maneuver of speed %d", m.Min)
			}
			return "maneuver"
		},
		rate: -1, // where it would lead is not looked at
	},
	card.Redial: {
		do: (*usage).redial,
		would: func(q prospect) bool {
			base, ok := toFly(q.s, q.u, q.redialed())
			return ok && !q.s.Ships[q.redialed()].Noted.Fixed && anyMove(q.s, q.u, q.redialed(), q.e.Moves, base)
		},
		rate: -1,
	},
	card.Recolor: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			m, _ := toFly(p.s, p.u, p.ship)
			m.Color = e.Color
			Emit(t, ManeuverReplaced{Ship: p.ship, Move: m})
			return true
		},
		would: func(q prospect) bool {
			m, ok := toFly(q.s, q.u, q.ship)
			return ok && m.Color != q.e.Color
		},
		rate: 400,
	},
	card.TurnShip: {
		do:    doneTo((*usage).turnShip),
		would: func(q prospect) bool { return q.s.mayMove(q.whose()).Code == Yes },
		names: func(e *card.Effect) string {
			return map[int8]string{-1: "turn left", 0: "turn about", 1: "turn right"}[e.N]
		},
		worth: Weighing.turning,
	},
	card.RegainAction: {
		do: func(p *usage, t *Turn, _ *card.Effect) bool {
			if !p.s.Ships[p.by].lostByOverlap() {
				return false
			}
			Emit(t, ActionRegained{Ship: p.by})
			return true
		},
		would: func(q prospect) bool { return q.s.Ships[q.by].lostByOverlap() },
		label: "keep the action", rate: 300,
	},
	card.LookAtDial: {
		do: doneTo(func(p *usage, t *Turn, e *card.Effect, id ShipID) bool {
			sees := p.user()
			if e.Foe {
				sees = sees.Other()
			}
			if !p.s.hidden(id, sees) {
				return false
			}
			openDial(t, id)
			Emit(t, DialSeen{Ship: id, Player: sees})
			return true
		}),
		would: func(q prospect) bool { return q.elsewhere() || q.e.Foe || q.s.hidden(q.on, q.user()) },
		label: "look at a dial", rate: 60,
	},
	card.SetDial: {
		do: (*usage).setDial,
		would: func(q prospect) bool {
			sh := &q.s.Ships[q.by]
			return sh.Dial >= 0 && !sh.Noted.Fixed && !sh.Noted.Blind && !sh.DialShown
		},
		label: "set the dial again", rate: 20,
	},
	card.SetTheirDial: {
		do:    (*usage).setTheirDial,
		would: func(q prospect) bool { return q.elsewhere() || q.on != NoShip && len(q.theirDial(nil, q.on, q.e)) > 0 },
		label: "set its dial", rate: 300,
	},
	card.FixDial: {
		do: doneTo(func(p *usage, t *Turn, _ *card.Effect, id ShipID) bool {
			Emit(t, DialFixed{Ship: id})
			return true
		}),
		label: "no change of a dial", rate: 10,
	},
	card.SkillBy: {
		do: (*usage).startBonus, counts: true,
		would: func(q prospect) bool {
			// in the own turn of the Combat Phase it would count from the next phase on, when it is
			// over (rules 4.5)
			c := &q.s.Ships[q.whose()].Captain
			return (q.w != card.CombatTurn || q.aimed()) && !c.Disabled && !c.Discarded
		},
		names: func(e *card.Effect) string {
			if e.Fixed {
				return fmt.Sprintf("Captain Skill %d", e.N)
			}
			return fmt.Sprintf("%+d Captain Skill", e.N)
		},
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			if e.Brief {
				return fmt.Sprintf("The Captain Skill of %s is %d until the Combat Phase", u.Name(b.Ship), b.N)
			}
			if e.Fixed {
				return fmt.Sprintf("The Captain Skill of %s is %d this round", u.Name(b.Ship), b.N)
			}
			verb, n := "rises", b.N
			if n < 0 {
				verb, n = "falls", -n
			}
			return fmt.Sprintf("The Captain Skill of %s %s by %d this round", u.Name(b.Ship), verb, n)
		},
		worth: func(w Weighing, e *card.Effect, n int) int {
			if e.Fixed {
				n -= int(w.View.Ships[w.Ship].Skill)
			}
			return 25 * n
		},
	},
	card.Deny: {
		do: (*usage).startBonus,
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			switch {
			case e.NoLockUse:
				return u.Name(b.Ship) + " cannot spend its Target Lock to re-roll" + b.holds(u, e)
			case e.NoModify:
				return "The dice of " + u.Name(b.Ship) + " are not modified" + b.holds(u, e)
			case e.NoReroll:
				return u.Name(b.Ship) + " cannot re-roll dice" + b.holds(u, e)
			}
			return u.Name(b.Ship) + " has no use of some of its tokens" + b.holds(u, e)
		},
		rate: 260,
	},
	card.EchoTemplate: {
		do: (*usage).startBonus,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return fmt.Sprintf("%s makes Sensor Echoes along the straight template of speed %d alone this round",
				u.Name(b.Ship), b.N)
		},
		names: func(e *card.Effect) string { return fmt.Sprintf("Sensor Echo along template %d", e.N) }, rate: 90,
	},
	card.Screen: {counts: true},
	card.Jam: {
		do: (*usage).startBonus,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return "The cards of " + u.Name(b.Ship) + " and those of its friends do not serve each other this round"
		},
		label: "jam", rate: 60,
	},
	card.ActsFirst: {
		do:    (*usage).startBonus,
		would: func(q prospect) bool { return !q.s.Ships[q.on].Activated },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " performs its action before its dial is revealed this round"
		},
		label: "act before the dial", rate: 60,
	},
	card.PassInitiative: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			p.startBonus(t, e)
			Emit(t, InitiativePassed{Player: p.s.First.Other()})
			return true
		},
		atOnce: true,
		gained: func(*Bonus, *Setup, *card.Effect) string { return "" },
		label:  "pass the initiative", rate: 20,
	},
	card.ActivatesLast: {
		do:    (*usage).startBonus,
		would: func(q prospect) bool { return !q.s.Ships[q.on].Activated },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " activates last this round"
		},
		rate: 60,
	},
	card.Silence: {
		do: (*usage).startBonus,
		names: func(e *card.Effect) string {
			switch {
			case e.OfAdmiral:
				return "silence the admiral"
			case e.OfShip:
				return "silence the ship card"
			}
			return "silence the captain"
		},
		would: func(q prospect) bool {
			if q.e.OfShip {
				return true
			}
			if _, at := q.s.Ships[q.on].captain(); !q.e.OfAdmiral {
				return q.elsewhere() || !at.Discarded && !at.Disabled
			}
			return q.elsewhere() || q.s.hasAdmiral(q.u, q.on)
		},
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			if b.effect(u).OfAdmiral {
				return "The admiral of " + u.Name(b.Ship) + " is silent this round"
			}
			if b.effect(u).OfShip {
				return "The ship card of " + u.Name(b.Ship) + " says nothing this round"
			}
			return "The captain of " + u.Name(b.Ship) + " is silent this round"
		},
		rate: 200,
	},
	card.Demand: {
		do: (*usage).startBonus,
		would: func(q prospect) bool {
			if q.unseen || q.on == NoShip {
				return true
			}
			var room [64]Option
			o, sh := room[:0], &q.s.Ships[q.on]
			for a := card.Evade; a < card.NumActions; a++ {
				if q.e.Actions.Has(a) && q.s.Allowed(q.u, q.on).Has(a) {
					o = appendAction(o, q.s, q.u, q.on, a, false)
				}
			}
			return len(o) > 0 && !sh.DidAct
		},
		names: func(e *card.Effect) string {
			for a := card.Evade; a < card.NumActions; a++ {
				if e.Actions.Has(a) {
					return "demand " + a.Words()
				}
			}
			return "demand an action"
		},
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			return effects[e.Op].names(e) + " of " + u.Name(b.Ship) + " this round"
		},
		rate: 180,
	},
	card.StopCard: {
		do: (*usage).stopCard, atOnce: true,
		would: func(q prospect) bool {
			return q.elsewhere() || q.e.N == card.All || len(q.appendCards(nil, q.on, q.e.Kinds, q.s.acts(q.u, q.on))) > 0
		},
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			if b.N == card.All {
				return u.Name(b.Ship) + " performs no actions but those of its Action Bar this round"
			}
			return u.titleAt(b.Ship, b.N, Nobody) + " of " + u.Name(b.Ship) + " performs no Action this round"
		},
		label: "stop a card",
		weak:  func(e *card.Effect) bool { return e.N == card.All },
		worth: func(_ Weighing, e *card.Effect, _ int) int {
			if e.N == card.All {
				return -60
			}
			return 150
		},
	},
	card.ForbidAction: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			if e.Free {
				return p.startBonus(t, e)
			}
			for _, id := range p.on(e) {
				Emit(t, ActionsForbidden{Ship: id, Actions: e.Actions})
			}
			return true
		},
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " cannot perform some actions as free actions this round"
		},
		atOnce: true, weak: ownAction, rate: -80,
	},
	card.LoseAction: {
		do: doneTo(func(_ *usage, t *Turn, _ *card.Effect, id ShipID) bool {
			Emit(t, ActionLost{Ship: id, Why: LostByCard, Against: NoShip})
			return true
		}),
		would: func(q prospect) bool {
			sh := &q.s.Ships[q.on]
			return !q.aimed() || q.elsewhere() || sh.Lost == NoLoss && !(sh.Activated && sh.DidAct)
		},
		label: "no action", weak: ownAction, rate: -300,
	},
	card.AddToBar: {counts: true},
	card.ActWithAux: {
		do: doneTo(func(_ *usage, t *Turn, e *card.Effect, id ShipID) bool {
			Emit(t, PowerLifted{Ship: id, Bar: e.Bar})
			return true
		}),
		would: func(q prospect) bool {
			sh := &q.s.Ships[q.on]
			return q.elsewhere() || sh.Power > 0 && !sh.DidAct && sh.Lost == NoLoss &&
				!sh.Noted.Unbound && !sh.Noted.UnboundBar
		},
		label: "one action", rate: 300,
	},
	card.SlowTo: {
		do: (*usage).startBonus, rate: 250,
		would: func(q prospect) bool { return q.elsewhere() || q.s.Ships[q.on].Dial < 0 },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return fmt.Sprintf("%s makes no maneuver faster than %d this round", u.Name(b.Ship), b.N)
		},
	},
	card.HoldReady: {
		do: (*usage).startBonus,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " holds " + u.line(b.Line).title + " ready this round"
		},
		label: "hold it ready",
		worth: func(w Weighing, _ *card.Effect, _ int) int {
			// a card that rams when it is held ready is worth what it would hit
			if e := w.View.Setup.rammer(w.line); e != nil {
				return w.rams(e, int(e.N))
			}
			return 260
		},
	},
	card.Mark: {
		do: (*usage).mark, atOnce: true,
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			return u.Name(b.Ship) + " is marked by " + u.line(b.Line).title
		},
		would: func(q prospect) bool {
			if q.e.Fixed {
				return len(q.appendFactions(nil)) > 0
			}
			return !q.e.Ends || q.elsewhere() || !q.s.markedBy(q.u, q.l, q.on)
		},
		label: "mark it", rate: 200,
	},
	card.Unmark: {
		do:    doneTo((*usage).unmark),
		would: func(q prospect) bool { return q.elsewhere() || q.s.markedBy(q.u, q.l, q.on) },
		label: "end the mark", rate: 250,
	},
	card.MoveMark: {
		do:    doneTo((*usage).moveMark),
		would: func(q prospect) bool { return len(q.marks(nil, q.on)) > 0 },
		label: "move a mark", rate: 200,
	},
	card.Outcast:    {counts: true},
	card.NoRaising:  {counts: true},
	card.OnlyColors: {counts: true},
	card.Harder: {
		do: (*usage).startBonus,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return "The maneuvers of " + u.Name(b.Ship) + " are harder this round"
		},
		label: "harder maneuvers", rate: 200,
	},
	card.Later: {
		do: (*usage).startBonus,
		would: func(q prospect) bool {
			return slices.ContainsFunc(q.e.Sub,
				func(x card.Effect) bool { return x.Op != card.ExtraAttack || attackComes(q.s, q.by) })
		},
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			if e.When == card.CombatEnd || e.When == card.AtEnd {
				return ""
			}
			return u.Name(b.Ship) + " holds its ability ready this round"
		},
		rate: 130,
	},
}

// ownAction reports whether it is an own ship that an effect takes actions from.
func ownAction(e *card.Effect) bool { return e.To != card.OnTarget && e.To != card.OnFoe }

// attackComes reports whether a ship may still attack this round: no card text, and no Regenerate,
// has forbidden it.
func attackComes(s *State, id ShipID) bool { return !s.Ships[id].NoAttack }
