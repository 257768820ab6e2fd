package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

// suffer deals damage to a ship, shields first.
func (t *Turn) suffer(id ShipID, normal, critical int, by Cause) {
	t.sufferAt(id, normal, critical, by, card.ShieldsFirst)
}

// sufferAt deals damage to a ship: normal damage first, then critical. An active shield takes a
// point, a Critical Hit on a shield is just one shield; otherwise a damage card is dealt, face down
// or face up (rules 7.5). Card text may send the damage past the shields, or to the shields alone.
func (t *Turn) sufferAt(id ShipID, normal, critical int, by Cause, where card.Where) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[id]
	if by != ByAttack && u.speaks(card.Incoming) && sh.InPlay() { // cards may cancel some of it
		outer := t.coming
		t.coming = coming{on: true, by: by, hits: int8(normal), crits: int8(critical)}
		t.interrupt(card.Incoming, threat{}, id)
		normal, critical = int(t.coming.hits), int(t.coming.crits)
		t.coming = outer
	}
	for i := 0; i < normal+critical; i++ {
		if !sh.InPlay() {
			return // Ruling: what goes beyond destruction is not dealt (rules 7.5)
		}
		if sh.Shields > 0 && sh.Temp == 0 && where != card.HullOnly && s.NLasting > 0 && t.keptShield(id) {
			continue
		}
		if sh.Shields+sh.Temp > 0 && where != card.HullOnly {
			Emit(t, ShieldLost{Ship: id, Temporary: sh.Temp > 0})
			shieldsGone(t, id)
			t.suffered(id, false)
			continue
		}
		if where == card.ShieldsOnly {
			return
		}
		squadron := u.ships[id].stack != nil
		if squadron && by == ByAttack && s.taken(id) {
			return
		}
		up := !squadron && (i >= normal || by == ByAttack && promoted(t))
		t.critical = up
		t.interrupt(card.HullDamage, threat{}, id)
		saved := t.saved
		if t.saved = false; !saved {
			if dealDamage(t, id, up, by, false) {
				return
			}
			t.suffered(id, true)
		}
		if squadron {
			return
		}
	}
}

// lost lets cards answer that a ship is about to be destroyed, and reports whether one keeps it; none
// does where that is certain.
//
// Ruling: a card that keeps a ship from being destroyed by its last damage takes damage cards off
// until one less than its hull lie there; that is how many lie there before the last one, so the
// last one is not dealt, and what goes beyond it is not either, as beyond destruction (rules 7.5). A
// ship destroyed with fewer damage cards has none to take off.
func (t *Turn) lost(id ShipID, certain bool) (kept bool) {
	if !t.Setup().speaks(card.ShipLost) {
		return false
	}
	t.interrupt(card.ShipLost, threat{done: certain}, id)
	if kept = t.saved; kept {
		t.saved = false
		sh := &t.State().Ships[id]
		for at, d := range sh.crits() {
			Emit(t, DamageFlipped{Ship: id, Card: d.ID, At: at})
		}
	}
	return kept
}

// suffered lets cards answer one damage.
func (t *Turn) suffered(id ShipID, hull bool) {
	if t.Setup().speaks(card.Suffered) {
		t.hull = hull
		t.interrupt(card.Suffered, threat{}, id)
	}
}

// promoted lets the attacker's cards make a normal damage card of its attack a critical one.
func promoted(t *Turn) bool {
	a := &t.State().Attack
	had := a.Promoted
	dealing(t, a, false)
	return a.Promoted > had
}

// dealing offers the attacker what its cards do to a damage card about to be dealt.
func dealing(t *Turn, a *Attack, up bool) {
	if a.On {
		t.critical = up
		t.interrupt(card.DealDamage, threat{}, a.Attacker)
	}
}

// drawn is the damage card that is dealt: the top card, or by card text the best of some, or one
// searched for.
func drawn(t *Turn, deck int8, up bool) DamageID {
	s := t.State()
	a := &s.Attack
	d := &s.Decks[deck]
	if d.N == 0 {
		return FaceDown
	}
	two, search := a.DrawTwo, a.Search
	if up {
		dealing(t, a, true)
	}
	switch {
	case a.Search != search && a.Search != FaceDown:
		at := d.N - 1
		for at >= 0 && d.Cards[at] != a.Search {
			at--
		}
		if at >= 0 {
			Emit(t, DamageFound{Deck: deck, At: at})
		}
	case a.DrawTwo && !two && d.N > 1:
		o := t.Options()
		for i := range min(t.draws, d.N) {
			o = append(o, Option{Kind: PickDamage, Ship: NoShip, N: int8(d.Cards[d.N-1-i])})
		}
		o = t.keep(o)
		got := t.Ask(Prompt{
			Player:  s.Ships[a.Attacker].Owner,
			Ask:     ChooseDamageCard,
			Ship:    a.Target,
			Min:     1,
			Max:     1,
			Options: o,
		})
		Emit(t, DamageLooked{Deck: deck, Keep: int8(got.first()), Of: int8(len(o))})
	}
	return d.Cards[d.N-1]
}

// dealDamage deals one damage card, and a face-up one does at once what it says (rules 1.9). It
// reports whether card text has kept the ship from being destroyed by it.
func dealDamage(t *Turn, id ShipID, up bool, by Cause, second bool) (kept bool) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[id]
	if u.Squadron(id) {
		t.fall(id, by)
		return false
	}
	deck := u.deckOf(id)
	t.sow()
	shuffleDiscards(t, deck)
	drawn := drawn(t, deck, up && by == ByAttack)
	if drawn == FaceDown {
		up = false // both piles are used up: a nameless card stands for the damage
	}
	if sh.NDamage+1 >= u.ships[id].Ship.Hull && t.lost(id, false) {
		return true
	}
	Emit(t, DamageDealt{Ship: id, Deck: deck, Card: drawn, Up: up, Second: second})
	at := sh.NDamage - 1
	if sh.NDamage >= u.ships[id].Ship.Hull {
		t.destroy(id, by)
		return false
	}
	if up {
		dealtUp(t, id, drawn, at, by)
	}
	return false
}

// inDeck is the place of a damage card in the deck of a ship, -1 where it is not there.
func (s *State) inDeck(u *Setup, id ShipID, name string) int8 {
	want, ok := ParseDamage(name)
	d := &s.Decks[u.deckOf(id)]
	for at := d.N - 1; ok && at >= 0; at-- {
		if d.Cards[at] == want {
			return at
		}
	}
	return -1
}

// dealNamed searches a damage card and deals it face up; false where the deck does not hold it.
func (t *Turn) dealNamed(id ShipID, name string) bool {
	s, u := t.State(), t.Setup()
	if u.Squadron(id) {
		t.fall(id, ByCardText)
		return true
	}
	t.sow()
	at := s.inDeck(u, id, name)
	if at < 0 {
		return false
	}
	Emit(t, DamageFound{Deck: u.deckOf(id), At: at})
	dealDamage(t, id, true, ByCardText, false)
	return true
}

// dealtUp lets a damage card that was dealt or turned face up do what it says.
func dealtUp(t *Turn, id ShipID, drawn DamageID, at int8, by Cause) {
	u := t.Setup()
	if u.speaks(card.OnDamageCard) {
		t.dealt = drawn
		t.interrupt(card.OnDamageCard, threat{}, id)
		if t.saved {
			away := t.spared
			if t.saved, t.spared = false, false; away {
				Emit(t, DamageRepaired{Ship: id, Card: t.State().Ships[id].Damage[at], At: at, Deck: u.deckOf(id)})
				return
			}
			Emit(t, DamageFlipped{Ship: id, Card: drawn, At: at})
			return
		}
	}
	if m := u.ships[id].onMap; m != nil && m.Heeds&(1<<drawn) == 0 {
		Emit(t, DamageFlipped{Ship: id, Card: drawn, At: at})
		return
	}
	for _, l := range linesAt(damageCards()[drawn], card.WhenDealt) {
		damageLine(t, id, drawn, at, l, by)
	}
}

// loseWeapon discards one Weapon upgrade of the owner's choice (Munitions Failure).
func loseWeapon(t *Turn, id ShipID) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[id]
	o := t.Options()
	for i, up := range u.ships[id].Upgrades {
		if up.Card.Kind == card.Weapon && !sh.Card(int8(i)).Discarded {
			o = append(o, Option{Kind: DiscardUpgrade, Ship: id, N: int8(i)})
		}
	}
	if len(o) == 0 {
		return
	}
	pick := t.one(Prompt{Player: sh.Owner, Ask: ChooseWeapon, Ship: id}, o)
	Emit(t, UpgradeDiscarded{Ship: id, Card: pick.N, ByEnemy: true})
	t.gone(id, pick.N)
}

// shuffleDiscards makes a deck that is used up anew of its discards.
func shuffleDiscards(t *Turn, deck int8) {
	d := &t.State().Decks[deck]
	if d.N > 0 {
		return
	}
	e := DeckShuffled{Player: PlayerID(deck), Again: true, N: d.ND}
	dice.Shuffle(t.chance(), e.Cards[:copy(e.Cards[:], d.Discards[:d.ND])])
	Emit(t, e)
}

// destroy takes a ship off the table, or leaves it there for its last attack when the attacker has
// the same captain skill and the ship has not had its own attack yet (rules 4.7).
func (t *Turn) destroy(id ShipID, by Cause) { t.end(id, by, false) }

// end destroys a ship; where that is certain no card keeps it.
func (t *Turn) end(id ShipID, by Cause, certain bool) {
	s := t.State()
	sh := &s.Ships[id]
	doomed := false
	if by == ByAttack && s.Phase == Combat && s.Attack.On && s.Attack.Target == id {
		att := &s.Ships[s.Attack.Attacker]
		// what never attacks has no last attack
		doomed = att.Skill == sh.Skill && !sh.Attacked && !(sh.Map && sh.Mounts == 0)
	}
	// Ruling: a ship that leaves the play area or ends on what destroys it is gone at once, and no card
	// answers that. Before its last damage card cards were asked already.
	if by == ByWarpCoreBreach || by == ByCardText && sh.NDamage < t.Setup().ships[id].Ship.Hull {
		if t.lost(id, certain) {
			return
		}
	}
	Emit(t, ShipDestroyed{Ship: id, By: by, Doomed: doomed, Deck: t.Setup().deckOf(id)})
	t.at(ShipGone, id)
}
