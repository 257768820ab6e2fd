package game

import (
	"fmt"

	"attackwing/game/card"
)

// attackEffects are the effects on attacks: that they are made, by whom and on whom, and how.
var attackEffects = map[card.EffectOp]effect{
	card.CancelAttack: {
		do: func(p *usage, t *Turn, _ *card.Effect) bool {
			if p.s.Attack.sure(p.s, p.u) {
				return false
			}
			att := p.s.Attack.Attacker
			var room [2]Frame
			f := t.window(room[:0], card.Cancelled, att)
			if Emit(t, AttackEnded{Attacker: att, Answered: len(f) > 0}); len(f) > 0 {
				t.then(append(f, Frame{Step: stepForgetAttack})...)
			}
			return true
		},
		would: func(q prospect) bool {
			return q.a == nil || !q.a.sure(q.s, q.u)
		},
		label: "cancel the attack", rate: 1800,
	},
	card.TakeAttack: {
		do: (*usage).takeAttack,
		would: func(q prospect) bool {
			_, ok := q.takenBy(q.e)
			return ok
		},
		label: "take the attack", rate: 250,
	},
	card.SureResults: {
		do: (*usage).startBonus,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return fmt.Sprintf("%d of the results of %s cannot be canceled", b.N, u.Name(b.Ship))
		},
		each: 400,
	},
	card.KeepShields: {
		do:    (*usage).startBonus,
		would: func(q prospect) bool { return q.s.Ships[q.on].Shields > 0 },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " turns shields off instead of losing them"
		},
		each: 250,
	},
	card.MustAttack: {
		do:    (*usage).startBonus,
		would: func(q prospect) bool { return !q.aimed() || attackComes(q.s, q.on) && !q.s.Ships[q.on].Attacked },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " can attack only " + u.Name(b.Vs) + " this round"
		},
		label: "attack that ship alone",
		rate:  150,
	},
	card.PickTarget: {
		do:    (*usage).startBonus,
		would: func(q prospect) bool { return attackComes(q.s, q.on) && !q.s.Ships[q.on].Attacked },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return "Its enemy chooses whom " + u.Name(b.Ship) + " attacks this round"
		},
		label: "choose its target", rate: 250,
	},
	card.PrimaryAlone: {
		do:    (*usage).startBonus,
		would: func(q prospect) bool { return q.elsewhere() || !q.s.Ships[q.on].Attacked },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " attacks with its primary weapon alone this round"
		},
		weak: func(e *card.Effect) bool { return e.To == card.OnSelf }, label: "the primary weapon alone", rate: -20,
	},
	card.Divert: {do: (*usage).divert, label: "another target", rate: 600},
	card.RollAnew: {
		do:    (*usage).rollAnew,
		would: func(q prospect) bool { return q.a != nil && q.a.Hits+q.a.Crits > 0 },
		label: "roll the attack again", worth: func(w Weighing, _ *card.Effect, _ int) int {
			return 500 * (int(w.View.Attack.Hits+w.View.Attack.Crits) - 2)
		},
	},
	card.Untouched: {
		do: (*usage).startBonus,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return "No enemy card touches the results of " + u.Name(b.Ship) + " in this attack"
		},
		rate: 200,
	},
	card.AttacksLast: {
		do:    (*usage).startBonus,
		would: func(q prospect) bool { return !q.s.Ships[q.on].Attacked },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " attacks last this round"
		},
		rate: 40,
	},
	card.AttacksFirst: {
		do:    (*usage).startBonus,
		would: func(q prospect) bool { return attackComes(q.s, q.on) },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			if b.effect(u).Fixed {
				return u.Name(b.Ship) + " attacks second this round"
			}
			return u.Name(b.Ship) + " attacks first this round"
		},
		rate: 120,
	},
	card.ExtraAttack: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			if p.foe == NoShip {
				return p.startBonus(t, e) // it follows the attack that the ship makes this round
			}
			on := p.foe
			if p.a.Ended && e.To != card.OnFoe {
				on = NoShip // the attack that this one follows is over
			}
			t.then(Frame{Step: stepExtraAttack, Ship: p.by, About: About(on)})
			return true
		},
		would: func(q prospect) bool { return attackComes(q.s, q.on) },
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return u.Name(b.Ship) + " may make another attack this round"
		},
		worth: func(w Weighing, _ *card.Effect, _ int) int {
			if w.Aim == NoShip && !w.View.Attack.On {
				return 0
			}
			return 900
		},
	},
	card.NoAttack: {
		do: doneTo(func(_ *usage, t *Turn, _ *card.Effect, id ShipID) bool {
			Emit(t, AttackForbidden{Ship: id})
			return true
		}),
		would: func(q prospect) bool { return !q.aimed() || attackComes(q.s, q.on) && !q.s.Ships[q.on].Attacked },
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			if e.OneWay {
				return u.Name(b.Ship) + " cannot attack " + u.Name(b.Vs) + " this round"
			}
			if b.Vs != NoShip {
				return u.Name(b.Ship) + " and " + u.Name(b.Vs) + " cannot attack each other this round"
			}
			return u.Name(b.Ship) + " cannot attack this round"
		},
		rate: 700,
	},
	card.FreeAttack: {
		do:     (*usage).freeAttack,
		atOnce: true,
		would: func(q prospect) bool {
			if q.chosen == NoShip && (q.aimed() || q.e.VsTarget) {
				return true // of the ship chosen: where it is chosen
			}
			f := q.attackGiven(q.e)
			if q.e.Armed == card.WithFired && q.e.OnWhom == card.OnChosen && q.chosen == q.foe {
				return false // the attack being made is on that ship
			}
			return f.possible(q.s, q.u)
		},
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string { return "" },
		label:  "attack",
		worth: func(w Weighing, _ *card.Effect, _ int) int {
			return 900
		},
	},
}
