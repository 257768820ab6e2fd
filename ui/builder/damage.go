package builder

import (
	"fmt"
	"slices"

	"attackwing/game/card"
	"attackwing/game/odds"
)

// The attacks by which cards are compared, with no tokens: one on the ship, and one of the ship or
// the weapon.
const (
	foeAttack  = 4
	foeDefense = 2
)

// damageName begins the name of each figure of damage.
const damageName = "Damage"

// damageCase tells by which attacks damage is compared.
var damageCase = fmt.Sprintf("Damage taken: %d dice against the ship. Dealt: the ship or the weapon against %d defense dice. No tokens.",
	foeAttack, foeDefense)

// damage returns what a card makes of the damage that a ship takes and deals on average, each where
// the card adds dice or is a weapon. What a card adds on a condition or for a price counts in full.
func damage(c *card.Printed, s *card.Ship, w *card.WeaponFacts) (fs []figure) {
	average := func(dice, defense int8) float64 {
		o, err := odds.Of(odds.Attack{Dice: int(max(0, dice)), Defense: int(max(0, defense))})
		if err != nil { // more dice than an attack has
			return 0
		}
		return o.Expected
	}
	add := func(name string, before, after float64, less bool) {
		words := fmt.Sprintf("%.1f → %.1f", before, after)
		if before < 0 {
			words = fmt.Sprintf("%.1f", after)
		}
		fs = append(fs, figure{name: name, n: int(after * 1000), words: words, less: less})
	}
	if w != nil && w.RangeMax > 0 {
		add(damageName+" dealt", -1, average(w.Dice, foeDefense), false)
	}
	if s == nil {
		return fs
	}
	attack, defense := moreDice(c)
	if attack != 0 && len(fs) == 0 {
		add(damageName+" dealt", average(s.Attack, foeDefense), average(s.Attack+attack, foeDefense), false)
	}
	if defense != 0 {
		add(damageName+" taken", average(foeAttack, s.Agility), average(foeAttack, s.Agility+defense), true)
	}
	return fs
}

// moreDice returns by how many dice the lines of a card change the attacks of its own ship and its
// defense, the most of each; 0 where the number is counted in play.
func moreDice(c *card.Printed) (attack, defense int8) {
	for i := range c.Abilities {
		a := &c.Abilities[i]
		secondary := func(q card.Condition) bool { return q.Op == card.IsSecondary }
		if a.Whose != card.Own || slices.ContainsFunc(a.If, secondary) {
			continue // it is the ship's own attack that is compared
		}
		for j := range a.Do {
			switch e := &a.Do[j]; {
			case e.Count != 0 || e.None:
			case e.Op == card.AttackDice && a.At.Has(card.CountAttack):
				attack = max(attack, e.N)
			case e.Op == card.DefenseDice && a.At.Has(card.CountDefense):
				defense = max(defense, e.N)
			}
		}
	}
	return attack, defense
}
