package game

import (
	"slices"

	"attackwing/game/card"
	"attackwing/physics"
)

// named lets the effect that only one card has happen; false when it was not done.
func (p *usage) named(t *Turn, _ *card.Effect) bool {
	switch p.l.Named {
	case card.AdvanceAfterDeclaring:
		p.advance(t)
	case card.TakeDamageForFriend:
		p.takeForFriend(t)
	case card.StrikeSkill:
		p.last(t, p.at, p.by, NoShip, 10)
	case card.CoveringFire:
		p.last(t, p.at, p.aimed[0], NoShip, 1)
	case card.DamageUnderCard:
		p.storeDamage(t, 4)
	case card.ThreeUnderCard:
		p.storeDamage(t, 3)
	case card.TokenFromStock:
		return p.takeFromStock(t)
	}
	return true
}

// namedChanges reports whether such an effect would change anything now.
func (o *occasion) namedChanges() bool {
	s, u, l := o.s, o.u, o.l
	switch l.Named {
	case card.FaceDownTalents,
		card.FaceDownRivals,
		card.ShieldsOutOfReach,
		card.SolidShields,
		card.StationsAsCriticals,
		card.PickFiveOptions,
		card.StockOfTokens:
		return false // read where they matter, never performed
	case card.StrikeSkill:
		return attackComes(s, l.ship)
	case card.AdvanceAfterDeclaring:
		return len(advances(s, u, o.by, l.id)) > 0
	case card.TakeDamageForFriend:
		return o.damage() > 0 && s.Ships[l.ship].Shields > 0
	case card.TokenFromStock:
		return l.stock(s, u, o.ship) != 0
	}
	return true
}

// hasNamed reports whether a ship carries a card with a named effect that can be used now.
func hasNamed(s *State, u *Setup, w card.Window, id ShipID, n card.Named) bool {
	for _, l := range u.on(id, w) {
		if l.Named == n && l.ready(s, u).Code == Yes {
			return true
		}
	}
	return false
}

// advances returns the options of moving straight 1, none if the ship may not make that maneuver.
func advances(s *State, u *Setup, id ShipID, line LineID) []Option {
	return appendMoves(nil, s, u, id, line,
		&card.Moves{List: []physics.Maneuver{{Bearing: physics.Straight, Speed: 1}}}, card.Move{})
}

// advance: a straight 1 after the target was declared; the attack goes on only if the target is
// still in arc and range.
func (p *usage) advance(t *Turn) {
	s, u := t.State(), t.Setup()
	id := p.by
	o := advances(s, u, id, p.l.id)
	if len(o) == 0 {
		return
	}
	t.fly(id, o[0].Move, -1, true)
	strain(t, id, o[0].Move.Color)
	a := &s.Attack
	shot, no := s.shot(u, &Attack{Attacker: id, Target: a.Target, Weapon: a.Weapon, Line: a.Line}, true)
	if !s.Ships[id].InPlay() || s.Ships[id].Over || no.Code != Yes {
		Emit(t, AttackEnded{Attacker: id})
		return
	}
	Emit(t, AttackJudged{
		Attacker:   id,
		Dist:       u.micrometres(shot.Gap.Dist),
		Band:       int8(shot.Band),
		Obstructed: shot.Obstructed,
	})
}

// takeForFriend cancels damage of a friend, up to the own active shields, which take it instead.
func (p *usage) takeForFriend(t *Turn) {
	id := p.l.ship
	n := p.howMany(t, 1, min(t.State().Ships[id].Shields, p.damage()))
	p.cancelPoints(t, n)
	t.sufferAt(id, n, 0, ByCardText, card.ShieldsOnly)
}

// storeDamage puts the damage card under the card instead; with so many there the card is discarded.
func (p *usage) storeDamage(t *Turn, most int8) {
	s := t.State()
	deck := t.Setup().deck(p.l.owner)
	shuffleDiscards(t, deck)
	Emit(t, DamageStored{Ship: p.l.ship, Card: p.l.slot, Deck: deck})
	if p.l.lying(s).Stored >= most {
		t.discard(CardDiscarded{Ship: p.l.ship, Card: p.l.slot, Owner: p.l.owner})
	}
	t.saved = true
}

// stock are the tokens a ship could take from the card now: as a free action of that kind, or as
// its action. The options of the card are in the order of the kinds.
func (l *line) stock(s *State, u *Setup, id ShipID) (set card.Tokens) {
	sh := &s.Ships[id]
	for i, a := range placing {
		if k := tokenOf(a); s.Options[l.owner][i] > 0 && placeable(s, u, id, k) != 0 &&
			(s.Bar(u, id).Has(a) || !sh.DidAct) {
			set |= k
		}
	}
	return set
}

func (p *usage) takeFromStock(t *Turn) bool {
	s, u := t.State(), t.Setup()
	id := p.ship
	set := p.l.stock(s, u, id)
	if set == 0 {
		return false
	}
	k, ok := p.whichToken(t, set)
	if !ok {
		return false
	}
	left, a := s.Options[p.l.owner], actionOf(k)
	left[slices.Index(placing[:], a)]--
	Emit(t, OptionsChosen{Owner: p.l.owner, N: left})
	own := s.Bar(u, id).Has(a)
	t.perform(id, a, id, own)
	Emit(t, TokenGiven{Ship: id, Token: k, N: 1})
	if !own {
		Emit(t, TookAction{Ship: id})
		Emit(t, PowerStrained{Ship: id, ByCard: true})
	}
	return true
}

// strike is the bonus that lets a ship fire one weapon at a captain skill of its own, -1 when there
// is none.
func strike(s *State, u *Setup, id ShipID) int8 {
	for i, b := range bonuses(s, u, id, card.NamedEffect) {
		if u.line(b.Line).Named == card.StrikeSkill {
			return i
		}
	}
	return -1
}

// setUpCards asks for what is chosen on cards before round 1 (Command Tokens).
func setUpCards(t *Turn) {
	u := t.Setup()
	for _, p := range t.State().seats() {
		for i := range u.lines {
			if l := &u.lines[i]; l.owner == p && l.Named == card.PickFiveOptions {
				l.pickOptions(t)
			}
		}
	}
}

// pickOptions asks which options of a card there are in this battle.
func (of *line) pickOptions(t *Turn) {
	u := t.Setup()
	o := t.Options()
	for i := range u.lines {
		l := &u.lines[i]
		if l.owner == of.owner && l.ship == of.ship && l.slot == of.slot {
			for range l.Uses {
				o = append(o, Option{Kind: UseCard, Ship: NoShip, N: l.nth, Line: l.id})
			}
		}
	}
	first := u.firstOf(of.owner)
	if len(o) == 0 || first == NoShip {
		return
	}
	o = t.keep(o)
	n := int8(min(5, len(o)))
	a := t.Ask(Prompt{Player: of.owner, Ask: ChooseOptions, Ship: first, Min: n, Max: n, Line: of.id, Options: o})
	e := OptionsChosen{Owner: of.owner}
	each(a.Picks, func(i int) { e.N[o[i].N]++ })
	Emit(t, e)
}
