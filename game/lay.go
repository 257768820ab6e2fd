package game

import (
	"slices"

	"attackwing/game/card"
)

// apply lays the position in place of the set-up.
func (p *Position) apply(g *Game) {
	s, u := &g.state, g.setup
	t := &Turn{g: g, ship: NoShip}
	u.Scenario.Lay(t, &u.House, p.Round)
	s.Round, s.Phase = int16(p.Round), p.Phase
	if !p.Begun {
		s.Phase = p.before()
	}
	for d := range s.Decks {
		if d > 1 && u.nFleet == len(u.ships) {
			continue // no ship of the map draws damage cards
		}
		DeckShuffled{Player: PlayerID(d), Cards: shuffled(t, deckList())}.apply(s)
	}
	for i := range p.Ships {
		p.Ships[i].apply(&s.Ships[i], &u.ships[i])
		if m := u.ships[i].onMap; m != nil {
			p.Ships[i].applyToMap(s, u, ShipID(i))
		}
	}
	if s.bodies(u); p.Whole {
		s.NTokens = 0
	}
	for i := range p.Tokens {
		TokenLaid{Token: p.Tokens[i]}.apply(s)
	}
	if p.Phase == Activation {
		p.begunTurns(s)
	}
	for i := range p.Sides {
		b := &p.Sides[i]
		s.Rerolls[i] = int8(b.Rerolls)
		for _, c := range b.Counters {
			s.Beside[i].set(c.Counter, c.N)
		}
		if b.Resource != nil {
			s.Resources[i] = *b.Resource
		}
		if b.Options != nil {
			s.Options[i] = [8]int8{}
			copy(s.Options[i][:], b.Options)
		}
	}
	for _, id := range p.Used {
		s.Used.mark(id)
	}
	for _, id := range p.UsedNow {
		s.UsedNow.mark(id)
	}
	s.NLasting = uint8(copy(s.Lasting[:], p.Bonuses))
	s.NFed = uint8(copy(s.Fed[:], p.Fed))
	s.Attack = p.Attack
	p.damage(s, u)
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		if sh.Skill = s.skill(u, ShipID(i)); i < len(p.Ships) && p.Ships[i].Skill >= 0 {
			sh.Skill = int8(p.Ships[i].Skill)
		}
	}
	if len(p.Dice) > 0 {
		s.Dice.Force(p.Dice...)
	}
	s.nStack = 0
	t.then(p.frames(s)...)
	for i := len(p.Next) - 1; i >= 0; i-- {
		t.then(Frame{step: p.Next[i].Step, ship: p.Next[i].Ship, about: p.Next[i].About})
	}
}

// begunTurns marks the ships whose turn of the Activation Phase has begun, whether or not the position says so: a ship that
// has flown its dial, or has steps of its turn before it, is not activated once more.
func (p *Position) begunTurns(s *State) {
	for i := range p.Ships {
		if p.Ships[i].Flown >= 0 {
			s.Ships[i].Activated = true
		}
	}
	for _, w := range p.Next {
		switch w.Step {
		case stepReveal, stepManeuver, stepPower, stepAction:
			s.Ships[w.Ship].Activated = true
		case stepUseCards:
			if ofTurn.Has(w.About.Window()) {
				s.Ships[w.Ship].Activated = true
			}
		}
	}
}

// ofTurn are the moments of a ship's own turn in the Activation Phase.
var ofTurn = card.At(card.Reveal, card.BeforeMove, card.AfterMove, card.ActivationEnd)

// before is the phase that ends where the position's phase begins.
func (p *Position) before() Phase {
	if p.Phase == Planning {
		return End
	}
	return p.Phase - 1
}

// frames are the steps with which the phase goes on, to the end of its round; what waits before them is in Next.
func (p *Position) frames(s *State) []Frame {
	after := []Frame{{step: stepActivation}, {step: stepActivationOver}, {step: stepCombatStart}, {step: stepEndPhase}, {step: stepRoundOver}}
	var first []Frame
	switch p.Phase {
	case Planning:
		first = []Frame{{step: stepWarpCore}, {step: stepDials}}
		if p.Begun {
			first = first[1:]
		}
	case Activation:
	case Combat:
		after = after[2:]
		if p.Begun {
			first, after = []Frame{{step: stepCombat}, {step: stepCombatEnd}}, after[1:]
		}
	case End:
		after = after[3:]
		if !p.Begun {
			break
		}
		after = after[1:]
		first = s.endShips(first, func(id ShipID) bool { return int(id) < len(p.Ships) && p.Ships[id].Ended })
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
	sh.Down, sh.Temp = int8(l.Down), int8(l.Temp)
	if l.Drones >= 0 && f.Captain.Drones > 0 {
		sh.Drones = int8(l.Drones)
	}
	for _, c := range l.Counters {
		sh.holds(c.Card).set(c.Counter, c.N)
	}
	sh.Evade, sh.Scan, sh.Stations, sh.Power = int8(l.Evade), int8(l.Scan), int8(l.Stations), int8(l.Power)
	sh.Cloak, sh.Lock, sh.Dial, sh.Flown, sh.Lost = l.Cloak, l.Lock, int8(l.Dial), int8(l.Flown), l.NoAction
	switch {
	case l.Flew != nil:
		sh.Moved, sh.Flew = true, *l.Flew
	case l.Flown >= 0:
		sh.Moved, sh.Flew = true, f.Ship.Class.Dial[l.Flown]
	}
	if l.Order != nil {
		sh.Ordered, sh.Order = true, *l.Order
	}
	sh.Activated, sh.Attacked, sh.DialShown, sh.Still, sh.Marker = l.Activated, l.Attacked, l.Shown, l.Still, l.Marker
	sh.Over, sh.NoAttack, sh.BreachFix, sh.Acted, sh.DidAct = l.OnObstacle, l.NoAttack, l.BreachFix, l.Acted, l.DidAct
	sh.Free, sh.ByFleet = l.Free, l.Served
	for _, c := range l.Disabled {
		sh.card(c).Disabled = true
	}
	for _, c := range l.Discarded {
		sh.card(c).Discarded = true
	}
	for _, c := range l.Lost {
		sh.card(c).Lost = true
	}
	for _, c := range l.Away {
		sh.card(c).Disabled, sh.card(c).Away = true, true
	}
	for _, c := range l.Played {
		sh.card(c).Shown = true
	}
	for _, c := range l.Safe {
		sh.card(c).Safe = true
	}
	for _, c := range l.Time {
		sh.card(c.Upgrade).Time = c.N
	}
	for _, c := range l.Charges {
		sh.card(c.Upgrade).Charges = c.N
	}
	for _, c := range l.Stored {
		sh.card(c.Upgrade).Stored = c.N
	}
}

// applyToMap lays what only a ship of the map has.
func (l *Laid) applyToMap(s *State, u *Setup, id ShipID) {
	sh := &s.Ships[id]
	sh.Placed = l.CarriedBy == 0
	sh.Shields, sh.Dial, sh.Fired, sh.CarriedBy, sh.Blame = 0, -1, l.Fired, l.CarriedBy, l.Blame
	if l.Commander != 0 {
		sh.Owner = PlayerID(l.Commander - 1)
		sh.Init = u.rankFor(id, sh.Owner)
	}
}

// bodies has the tokens that are the bodies of the map's ships, as the scenario lays them, lie where those ships are: with
// a ship that has moved, and nowhere with one that is gone.
func (s *State) bodies(u *Setup) {
	for i := u.nFleet; i < len(u.ships); i++ {
		id := ShipID(i)
		if s.Ships[i].OnTable() {
			s.carryBody(id, u.ships[i].onMap.At, s.Ships[i].Pose)
			continue
		}
		s.NTokens = uint8(len(slices.DeleteFunc(s.Tokens[:s.NTokens], func(k Token) bool { return k.Of == id+1 })))
	}
}

// holds are the counters on a card of the ship.
func (s *Ship) holds(card int8) *Counters {
	if card == OnShipCard {
		return &s.Counters
	}
	return &s.card(card).Counters
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
	deck := func(i int) *Deck { return &s.Decks[u.deckOf(ShipID(i))] }
	for i := range p.Ships {
		for _, c := range p.Ships[i].Crits {
			s.Ships[i].under(deck(i).take(c), true, p.Round-1)
		}
		for _, c := range p.Ships[i].NewCrits {
			s.Ships[i].under(deck(i).take(c), true, p.Round)
		}
	}
	for d := range p.Top {
		for _, c := range p.Top[d] {
			if c != FaceDown {
				s.Decks[d].take(c)
			}
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
	for d := range p.Top {
		s.Decks[d].put(p.Top[d])
	}
}

// put lays cards that were taken out of the deck on its top, the first one uppermost; FaceDown is the one that lies there.
func (d *Deck) put(top []DamageID) {
	cards := make([]DamageID, 0, len(top))
	for _, c := range top {
		if c == FaceDown {
			if d.N == 0 {
				continue
			}
			d.N--
			c = d.Cards[d.N]
		}
		cards = append(cards, c)
	}
	for _, c := range slices.Backward(cards) {
		d.Cards[d.N] = c
		d.N++
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
