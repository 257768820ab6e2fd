package game

// extraAttack is one more attack that card text allows: on one ship, or with the primary weapon on any.
func extraAttack(t *Turn) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[t.ship]
	if !sh.InPlay() || sh.NoAttack || sh.Over {
		return
	}
	only := t.about.Ship()
	o := append(t.Options(), Option{Kind: Pass, Ship: t.ship})
	for _, x := range appendShots(nil, s, u, t.ship) {
		if only != NoShip && x.Ship != only || only == NoShip && x.Kind == FireWeapon {
			continue
		}
		o = append(o, x)
	}
	if len(o) == 1 {
		return
	}
	pick := t.one(Prompt{Player: sh.Owner, Ask: ChooseTarget, Ship: t.ship}, o)
	if pick.Kind != Pass {
		attackWith(t, pick, true)
	}
}
