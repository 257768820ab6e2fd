package game

import "slices"

// extraAttack makes one more attack that card text allows: on one ship, or with the primary weapon
// on any.
func extraAttack(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if !sh.InPlay() || sh.NoAttack || sh.Over {
		return
	}
	only := t.about.Ship()
	o := slices.DeleteFunc(appendShots(t.Options(), s, u, t.ship), func(x Option) bool {
		return only != NoShip && x.Ship != only || only == NoShip && x.Kind == FireWeapon
	})
	attackOne(t, o, true)
}
