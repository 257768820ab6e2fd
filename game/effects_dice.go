package game

import (
	"cmp"

	"attackwing/game/card"
	"attackwing/game/dice"
)

// diceEffects are the effects on dice, on what they show and on the damage that they deal.
var diceEffects = map[card.EffectOp]effect{
	card.AttackDice: {
		do: (*usage).startBonus, counts: true, would: countChanges, weak: fewerDice, label: "%+d attack dice",
		gained: (*Bonus).rolls,
		worth:  func(w Weighing, e *card.Effect, n int) int { return w.dice(e, n, w.Aim == NoShip, -330, 20, 430) },
	},
	card.DefenseDice: {
		do: (*usage).startBonus, counts: true, would: countChanges, weak: fewerDice, label: "%+d defense dice",
		gained: (*Bonus).rolls,
		worth: func(w Weighing, e *card.Effect, n int) int {
			if e.None {
				n = -2
			}
			return w.dice(e, n, w.Dread == 0, -350, 15, 300)
		},
	},
	card.FoeAttackDice: {
		do: (*usage).startBonus, counts: true, would: countChanges, label: "%+d enemy attack dice",
		gained: (*Bonus).rolls, each: -330,
	},
	card.FoeDefenseDice: {
		do: (*usage).startBonus, counts: true, would: countChanges,
		label: "%+d enemy defense dice", gained: (*Bonus).rolls,
		worth: func(_ Weighing, e *card.Effect, n int) int {
			switch {
			case e.None:
				return 600
			case e.Capped:
				return 300
			}
			return -350 * n
		},
	},
	card.ScanCounts: {
		do: (*usage).startBonus,
		gained: func(b *Bonus, u *Setup, _ *card.Effect) string {
			return "A Scan Token of " + u.Name(b.Ship) + " takes " +
				card.Counted(b.N, "defense die") + " in this attack"
		},
	},
	card.Reroll: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			if !rolled.Has(p.w) || p.a == nil {
				return p.startBonus(t, e)
			}
			return p.rerollDice(t, e)
		},
		would: rollChanges, label: "re-roll dice",
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			return u.Name(b.Ship) + " may re-roll dice" + b.holds(u, e)
		},
		worth: rerollWorth,
	},
	card.Convert: {
		do: (*usage).convert, would: rollChanges,
		names: func(e *card.Effect) string { return "change results to " + e.Into.Words() },
		gained: func(b *Bonus, u *Setup, e *card.Effect) string {
			return u.Name(b.Ship) + " may turn results into " + results(2, e.Into)[2:] + b.holds(u, e)
		},
		worth: convertWorth,
	},
	card.AddResult: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			k := int8(int(max(e.Count, 1)) * p.times(e))
			Emit(t, ResultsAdded{Line: p.l.id, Face: e.Into, N: k, Already: p.w == card.Hitting})
			return true
		},
		names: func(e *card.Effect) string { return "add " + e.Into.Words() },
		worth: func(w Weighing, e *card.Effect, _ int) int {
			if e.Into == dice.Evade {
				return min(w.net(), max(int(e.Count), 1)) * 650
			}
			return 600
		},
	},
	card.SetDie:     {do: (*usage).setDie, label: "set a die", rate: 450},
	card.SpecialDie: {do: (*usage).setDie, rate: 250},
	card.CancelResult: {
		do: func(p *usage, t *Turn, e *card.Effect) bool {
			return p.cancelResults(t, max(int(e.Count), 1)*p.times(e), e.Faces)
		},
		would: func(q prospect) bool {
			return q.a != nil &&
				(q.e.Faces.Takes(dice.Hit) && q.a.Hits > 0 || q.e.Faces.Takes(dice.Crit) && q.a.Crits > 0)
		},
		names: func(e *card.Effect) string {
			one := map[card.Faces]string{
				card.FacesOf(dice.Hit):  "cancel a Hit",
				card.FacesOf(dice.Crit): "cancel a Critical Hit",
			}
			return cmp.Or(one[e.Faces], "cancel results")
		},
		worth: cancelWorth,
	},
	card.CancelDamage: {
		do: (*usage).cancelDamage,
		would: func(q prospect) bool {
			switch {
			case q.w == card.HullDamage:
				return true
			case q.a != nil && !q.coming.on && q.e.AllBut:
				return q.a.Hits+q.a.Crits > q.e.N || q.a.Crits > 0
			}
			return q.damage() > 0
		},
		label: "cancel damage", worth: cancelWorth,
	},
	card.RollMore: {do: (*usage).rollMore, label: "roll %d more attack dice", each: 430},
	card.Group: {
		do:    func(p *usage, t *Turn, e *card.Effect) bool { return p.nested(t, e) },
		would: func(q prospect) bool { return q.would(&q.e.Sub[0], q.on) },
		names: func(e *card.Effect) string { return effectLabel(&e.Sub[0]) },
		worth: func(w Weighing, e *card.Effect, _ int) (sum int) {
			for k := range e.Sub {
				sum += w.effect(&e.Sub[k])
			}
			return sum
		},
	},
	card.Duel: {do: (*usage).duel, label: "roll against it", rate: 200},
	card.RollDice: {
		do: (*usage).rollForCard,
		worth: func(w Weighing, e *card.Effect, _ int) int {
			k := 0
			for i := range e.Sub {
				k += w.effect(&e.Sub[i])
			}
			return k * int(max(e.N, 1)) * 4 / 10
		},
	},
}

// dice returns the worth of so many dice more: those of an enemy, those of which nothing is likely
// to come, and all others.
func (w Weighing) dice(e *card.Effect, n int, idle bool, enemy, unused, own int) int {
	switch {
	case w.hostile(e):
		return enemy * n
	case idle && !w.View.Attack.On:
		return unused * n
	}
	return own * n
}

// isDice reports whether a kind of effect is one on the number of dice of an attack, and ofDefense
// whether those are the defense dice.
func isDice(op card.EffectOp) bool {
	return op == card.AttackDice || op == card.FoeAttackDice || ofDefense(op)
}

func ofDefense(op card.EffectOp) bool { return op == card.DefenseDice || op == card.FoeDefenseDice }

// fewerDice reports whether an effect takes dice from the own ship.
func fewerDice(e *card.Effect) bool { return e.To == card.OnSelf && (e.N < 0 || e.None) }

// countChanges reports whether an effect on a number of dice would change anything.
func countChanges(q prospect) bool {
	switch {
	case q.e.Op == card.AttackDice && q.a == nil && !attackComes(q.s, q.on):
		return false
	case q.aimed():
		return true
	case q.e.Lasts == card.Now && q.w == card.CountDefense && q.e.Op == card.AttackDice,
		q.e.Lasts == card.Now && q.w == card.CountAttack && q.e.Op == card.DefenseDice:
		return false // not the dice that are being counted
	}
	return q.times(q.e) > 0
}
