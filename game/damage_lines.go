package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// damageSpeaks lets the face-up damage cards of a ship do what they say at a moment.
func damageSpeaks(t *Turn, id ShipID, w card.DamageMoment) {
	sh := &t.State().Ships[id]
	lying := sh.Damage
	for i := range lying[:sh.NDamage] {
		d := lying[i]
		if !d.Up || sh.BreachFix && containable(d.ID) {
			continue
		}
		for _, l := range linesAt(damageCards()[d.ID], w) {
			if sh.InPlay() {
				damageLine(t, id, d.ID, int8(i), l, ByDamageCard)
			}
		}
	}
}

// damaged reports whether a face-up damage card of any ship speaks at a moment.
func (s *State) damaged(w card.DamageMoment) bool {
	for _, sh := range ships(s) {
		for _, d := range sh.Damage[:sh.NDamage] {
			if !d.Up {
				continue
			}
			for range linesAt(damageCards()[d.ID], w) {
				return true
			}
		}
	}
	return false
}

// damageLine does what one line of a damage card says: the die, the effect, and the card is turned
// face down. Ruling: a card that is turned face down by its own damage lies face down before that
// damage is dealt.
func damageLine(t *Turn, id ShipID, d DamageID, at int8, l *card.DamageLine, by Cause) {
	comes := l.Roll == 0 || comesUp(t, l.Roll, rollCheck(t, id, d))
	hurts := l.Does && l.Do.Op == card.Damage
	switch {
	case !comes || hurts:
	case l.Rule == card.DestroysShip:
		t.destroy(id, ByWarpCoreBreach)
	case l.Rule == card.Contained:
		Emit(t, BreachContained{Ship: id})
	case l.Does && l.Do.Op == card.DiscardCard:
		loseWeapon(t, id)
	case l.Does && l.Do.Op == card.PlaceToken:
		for range l.Do.N {
			t.placeAux(id, PowerStrained{Ship: id, ByCard: true})
		}
	}
	// what a line of an Action or of a die turns face down is only turned when it comes up; what is
	// dealt, in any case
	if l.FaceDown && (comes || l.At == card.WhenDealt) {
		Emit(t, DamageFlipped{Ship: id, Card: d, At: at})
	}
	switch {
	case !comes || !hurts:
	case l.Do.Where == card.HullOnly:
		for range l.Do.N {
			dealDamage(t, id, false, by, true)
		}
	default:
		t.suffer(id, int(l.Do.N), 0, ByDamageCard)
	}
}

// comesUp reports whether a damage card's die shows what the card asks for; where that is a Hit, a
// Critical Hit is one too by house rule.
func comesUp(t *Turn, want card.Faces, f dice.Face) bool {
	return want.Has(f) || f == dice.Crit && want.Has(dice.Hit) && t.Setup().House.CritCountsAsHit
}

// rollCheck rolls one attack die for a damage card. Nobody may modify it (rules 1.9).
func rollCheck(t *Turn, ship ShipID, why DamageID) dice.Face {
	f := [1]dice.Face{t.roll(dice.Attack)}
	Emit(t, CheckRolled{Ship: ship, Card: why, Face: f[0]})
	if revise(t, ship, dice.Attack, f[:]) {
		Emit(t, CheckRolled{Ship: ship, Card: why, Face: f[0]})
	}
	return f[0]
}

// actionOn is the line of a damage card that is an action (rules 1.9), nil where it has none.
func actionOn(d DamageID) *card.DamageLine {
	for _, l := range linesAt(damageCards()[d], card.ByAction) {
		return l
	}
	return nil
}

// containable reports whether a damage card is ignored once it was contained.
func containable(d DamageID) bool { return damageRules()[d]&(1<<card.Contained) != 0 }
