package game

// apply lays the position in place of the set-up.
func (p *Position) apply(g *Game) {
	s, u := &g.state, g.setup
	t := &Turn{g: g, ship: NoShip}
	s.Round, s.Phase = int16(p.Round), p.Phase
	u.Scenario.Lay(t, &u.House, p.Round)
	for i := range p.Tokens {
		TokenLaid{p.Tokens[i]}.apply(s)
	}
	for d := range s.Decks {
		if d > 1 && u.nFleet == len(u.ships) {
			continue // no ship of the map draws damage cards
		}
		DeckShuffled{Player: PlayerID(d), Cards: shuffled(t, deckList())}.apply(s)
	}
	for i := range p.Ships {
		p.Ships[i].apply(&s.Ships[i], &u.ships[i])
	}
	p.damage(s, u)
	for i := range p.Ships {
		if sh := &s.Ships[i]; p.Ships[i].Skill >= 0 {
			sh.Skill = int8(p.Ships[i].Skill)
		} else {
			sh.Skill = s.skill(u, ShipID(i))
		}
	}
	if len(p.Dice) > 0 {
		s.Dice.Force(p.Dice...)
	}
	s.nStack = 0
	t.then(p.frames()...)
	if p.Phase == Activation && !p.Begun {
		s.Phase = Planning // the Activation Phase fixes the skills when it begins
	}
}

// frames are the steps from the position on to the end of its round.
func (p *Position) frames() []Frame {
	after := []Frame{{step: stepActivation}, {step: stepActivationOver}, {step: stepCombatStart}, {step: stepEndPhase}, {step: stepRoundOver}}
	var first []Frame
	switch p.Phase {
	case Planning:
		first = []Frame{{step: stepWarpCore}, {step: stepDials}}
		if p.Begun {
			first = first[1:]
		}
	case Activation:
		for i := range p.Ships {
			if p.Ships[i].Acting {
				first = append(first, Frame{step: stepAction, ship: ShipID(i)})
			}
		}
	case Combat:
		after = after[2:]
		if p.Begun {
			after[0].step = stepCombat
			first = []Frame{after[0], {step: stepCombatEnd}}
			after = after[1:]
		}
	case End:
		after = after[3:]
		if !p.Begun {
			break
		}
		after = after[1:]
		for i := range p.Ships {
			if l := &p.Ships[i]; !l.Off && !l.Ended {
				first = append(first, Frame{step: stepEndShip, ship: ShipID(i)})
			}
		}
		first = append(first, Frame{step: stepEndOfRound})
	}
	return append(first, after...)
}

func (l *Laid) apply(sh *Ship, f *shipFacts) {
	sh.Placed, sh.Pose = true, l.Pose
	sh.Destroyed, sh.Doomed, sh.DeadIn, sh.DeadBy = l.Off, l.Doomed, int16(l.DeadIn), l.DeadBy
	if l.Shields >= 0 {
		sh.Shields = int8(l.Shields)
	} else {
		sh.Shields -= int8(l.Down)
	}
	sh.Down = int8(l.Down)
	if l.Drones >= 0 && f.Captain.Drones > 0 {
		sh.Drones = int8(l.Drones)
	}
	sh.Evade, sh.Scan, sh.Stations, sh.Power = int8(l.Evade), int8(l.Scan), int8(l.Stations), int8(l.Power)
	sh.Cloak, sh.Lock, sh.Dial, sh.Flown, sh.Lost = l.Cloak, l.Lock, int8(l.Dial), int8(l.Flown), l.NoAction
	if l.Flown >= 0 {
		sh.Moved, sh.Flew = true, f.Ship.Class.Dial[l.Flown]
	}
	sh.Activated, sh.Attacked, sh.DialShown = l.Activated, l.Attacked, l.Shown
	sh.Over, sh.NoAttack, sh.BreachFix, sh.Acted, sh.DidAct = l.OnObstacle, l.NoAttack, l.BreachFix, l.Acted, l.DidAct
	for _, c := range l.Disabled {
		sh.card(c).Disabled = true
	}
	for _, c := range l.Discarded {
		sh.card(c).Discarded = true
	}
	for _, c := range l.Lost {
		sh.card(c).Lost = true
	}
	for _, c := range l.Time {
		sh.card(c.Upgrade).Time = c.N
	}
}

// card is the state of a card of the ship: -1 the captain, else an upgrade.
func (s *Ship) card(n int8) *CardState {
	if n < 0 {
		return &s.Captain
	}
	return &s.Upgrades[n]
}

// damage lays the ships' damage cards: the named ones face up, taken out of the deck, the rest face down from its top.
func (p *Position) damage(s *State, u *Setup) {
	deck := func(i int) *Deck {
		if u.House.SharedDeck {
			return &s.Decks[0]
		}
		return &s.Decks[s.Ships[i].Owner]
	}
	for i := range p.Ships {
		for _, c := range p.Ships[i].Crits {
			s.Ships[i].under(deck(i).take(c), true, p.Round-1)
		}
		for _, c := range p.Ships[i].NewCrits {
			s.Ships[i].under(deck(i).take(c), true, p.Round)
		}
	}
	for i := range p.Ships {
		l, d := &p.Ships[i], deck(i)
		for n := l.hurt(&u.ships[i]) - len(l.Crits) - len(l.NewCrits); n > 0; n-- {
			c := FaceDown
			if d.N > 0 {
				d.N--
				c = d.Cards[d.N]
			}
			s.Ships[i].under(c, false, p.Round)
		}
	}
}

func (s *Ship) under(c DamageID, up bool, round int) {
	s.Damage[s.NDamage] = DamageCard{ID: c, Up: up, Round: int16(round)}
	s.NDamage++
}

// take takes a card out of the deck.
func (d *Deck) take(c DamageID) DamageID {
	for k := range d.Cards[:d.N] {
		if d.Cards[k] == c {
			copy(d.Cards[k:], d.Cards[k+1:d.N])
			d.N--
			break
		}
	}
	return c
}
