package game

import (
	"cmp"
	"slices"
	"sync"

	"attackwing/game/card"
)

// apply lays the position in place of the set-up.
func (p *Position) apply(g *Game) {
	s, u := &g.state, g.setup
	t := &Turn{g: g, ship: NoShip}
	u.laySheet(t, p.Round)
	s.Round, s.Phase = int16(p.Round), p.Phase
	if !p.Begun {
		s.Phase = cmp.Or(p.Phase-1, End) // the one before it
	}
	for d := range s.Decks[:decks(u)] {
		DeckShuffled{Player: PlayerID(d), Cards: shuffled(t)}.apply(s)
	}
	for i := range p.Ships {
		s.stand(u, ShipID(i), p.Ships[i])
	}
	u.LayPlaces(s.Ships[:s.NShips])
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
		s.Beside[i], s.Rerolls[i], s.Resources[i], s.Options[i] = b.Counters, b.Rerolls, b.Resource, b.Options
	}
	for _, id := range p.Used {
		s.Used.mark(id)
	}
	for _, id := range p.Ever {
		s.Ever.mark(id)
	}
	for _, id := range p.UsedNow {
		s.UsedNow.mark(id)
	}
	s.NLasting = uint8(copy(s.Lasting[:], p.Bonuses))
	s.nLasted = s.NLasting
	for i := range p.Bonuses {
		if p.Bonuses[i].effect(u).Op == card.PassInitiative {
			InitiativePassed{Player: s.First.Other()}.apply(s)
		}
	}
	s.NFed = uint8(copy(s.Fed[:], p.Fed))
	s.Attack = p.Attack
	p.damage(s, u)
	for id, sh := range ships(s) {
		if sh.Skill = s.skill(u, id); int(id) < len(p.Ships) && p.Ships[id].Skill >= 0 {
			sh.Skill = p.Ships[id].Skill
		}
	}
	if len(p.Dice) > 0 {
		s.Dice.Force(p.Dice...)
	}
	s.nStack = 0
	t.then(p.frames(s)...)
	t.then(p.Next...)
}

// begunTurns marks the ships whose turn of the Activation Phase has begun, whether or not the
// position says so: a ship that has flown its dial, or has steps of its turn before it, is not
// activated once more.
func (p *Position) begunTurns(s *State) {
	for i := range p.Ships {
		if p.Ships[i].Flown >= 0 {
			s.Ships[i].Activated = true
		}
	}
	for _, w := range p.Next {
		turn := []StepID{stepReveal, stepManeuver, stepPower, stepAction}
		if slices.Contains(turn, w.Step) || w.Step == stepUseCards && ofTurn.Has(w.About.Window()) {
			s.Ships[w.Ship].Activated = true
		}
	}
}

// ofTurn are the moments of a ship's own turn in the Activation Phase.
var ofTurn = card.At(card.Reveal, card.BeforeMove, card.AfterMove, card.ActivationEnd)

// frames are the steps with which the phase goes on, to the end of its round; what waits before
// them is in Next.
func (p *Position) frames(s *State) []Frame {
	rest := roundSteps[[...]int{Planning: 0, Activation: 2, Combat: 4, End: 5}[p.Phase]:]
	switch {
	case !p.Begun || p.Phase == Activation:
		return rest
	case p.Phase == Combat:
		return append([]Frame{{Step: stepCombat}, {Step: stepCombatEnd}}, rest[1:]...)
	case p.Phase == End:
		return append(endShips(s, nil, p.Ended), rest[1:]...)
	}
	return rest[1:] // the Warp Core Breaches have been seen to
}

// stand puts a ship as a position tells it in the place of the set-up's; what it is stays.
func (s *State) stand(u *Setup, id ShipID, as Ship) {
	sh := &s.Ships[id]
	as.ID, as.Map, as.Mounts, as.Init, as.Room = id, sh.Map, sh.Mounts, sh.Init, sh.Room
	as.Placed = as.CarriedBy == 0 && !as.Off
	switch {
	case !sh.Map:
		as.Owner = sh.Owner
	case as.Owner != Nobody:
		as.Init = u.rankFor(id, as.Owner)
	}
	if sh.Map {
		as.Dial = -1
	}
	*sh = as
	if sh.Moved = sh.Moved || sh.Flown >= 0; sh.Flown >= 0 && sh.Flew == (card.Move{}) {
		sh.Flew = u.ships[id].Ship.Class.Dial[sh.Flown]
	}
}

// bodies has the tokens that are the bodies of the map's ships, as the scenario lays them, lie
// where those ships are: with a ship that has moved, and nowhere with one that is gone.
func (s *State) bodies(u *Setup) {
	for i := u.nFleet; i < len(u.ships); i++ {
		id := ShipID(i)
		if s.Ships[i].OnTable() {
			carryBody(s, id, u.ships[i].onMap.At, s.Ships[i].Pose)
			continue
		}
		s.takeTokens(func(k Token) bool { return k.Of == id+1 })
	}
}

// damage lays the ships' damage cards: the named ones are taken out of the deck, the rest lie face
// down from its top.
func (p *Position) damage(s *State, u *Setup) {
	deck := func(i int) *Deck { return &s.Decks[u.deckOf(ShipID(i))] }
	for i := range p.Ships {
		sh := &s.Ships[i]
		if sh.gone() {
			sh.NDamage = 0 // they went to the discards
		}
		for _, d := range sh.Damage[:sh.NDamage] {
			if d.Up {
				deck(i).take(d.ID)
			}
		}
	}
	for d := range p.Top {
		for _, c := range p.Top[d] {
			s.Decks[d].take(c)
		}
	}
	for i := range p.Ships {
		sh, deck := &s.Ships[i], deck(i)
		for k := range sh.Damage {
			d := &sh.Damage[k]
			switch {
			case int8(k) >= sh.NDamage:
				*d = DamageCard{}
			case !d.Up:
				*d = DamageCard{ID: FaceDown, Round: int16(p.Round)}
				if deck.N > 0 && !u.Squadron(ShipID(i)) {
					deck.N--
					d.ID = deck.Cards[deck.N]
				}
			}
		}
	}
	for d := range p.Top {
		s.Decks[d].put(p.Top[d])
	}
}

// put lays cards that were taken out of the deck on its top, the first one uppermost; FaceDown is
// the one that lies there.
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

// take takes a card out of the deck, if it lies there.
func (d *Deck) take(c DamageID) bool {
	k := slices.Index(d.Cards[:d.N], c)
	if k >= 0 {
		copy(d.Cards[k:], d.Cards[k+1:d.N])
		d.N--
	}
	return k >= 0
}

// wholeDeck is a damage deck before it is shuffled.
var wholeDeck = sync.OnceValue(func() Deck { return Deck{N: 33, Cards: deckList()} })
