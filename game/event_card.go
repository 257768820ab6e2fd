package game

import (
	"fmt"

	"attackwing/game/card"
)

// Events of cards: text used, cards disabled and discarded, what lies on them.
type (
	// CardUsed is a line of card text being used; By is the ship that uses it, Ship the one at
	// whose window.
	CardUsed struct {
		Line         LineID
		By           ShipID `say:"by_ship"`
		Ship, Target ShipID
		Owner        PlayerID `say:"player"`
		Nth          int8     `say:"-"`
		Fleet        bool     `say:"-"` // a line of the fleet's resource, for Ship
		Carrier      ShipID   `say:"-"`
		Card         int8     `say:"-"`
		Option       bool     `say:"-"` // an option that is used up
		Shared       []LineID `say:"-"` // lines that share its limit
		Ever         bool     `say:"-"` // a line that works once in a battle
	}
	// TokenFed: a token beside a ship has fed a line of card text.
	TokenFed struct{ Fed }
	// CardDisabled puts a Disabled token on a card of a ship.
	CardDisabled struct {
		Ship  ShipID
		Card  int8
		Owner PlayerID `say:"-"`
	}
	// CardDiscarded puts a card under its ship card; ByEnemy: an enemy's card did it, so it counts
	// as lost.
	CardDiscarded struct {
		Ship    ShipID
		Card    int8
		Owner   PlayerID `say:"-"`
		ByEnemy bool
		Gone    bool `say:"-"` // it goes out of the game
		Noted   bool `say:"-"` // a card asks whether it was discarded this round
	}
	// CardFreed removes a Disabled token by card text.
	CardFreed struct {
		Ship ShipID
		Card int8
	}
	// CardEquipped puts a discarded card back.
	CardEquipped CardFreed
	// CardTurned shows the other side of a card.
	CardTurned CardFreed
	// CardCopied makes an upgrade a copy of another for the round.
	CardCopied struct {
		Ship     ShipID
		Card     int8
		From     ShipID `say:"target"` // the ship that carries the other
		FromCard int8   `say:"-"`
		Copy     int8   `say:"-"`
	}
	// CardMoved brings an upgrade to another ship.
	CardMoved struct {
		Ship     ShipID // that had it
		Card     int8
		To       ShipID `say:"target"`
		Place    int8   `say:"-"` // on that ship
		Home     ShipID `say:"-"` // the ship it was bought for
		HomeCard int8   `say:"-"`
	}
	// CaptainReplaced makes an upgrade the captain.
	CaptainReplaced struct {
		Ship  ShipID
		Card  int8
		Skill int8 `say:"n"`
	}
	// CardProtected keeps a card from being disabled and discarded until the End Phase.
	CardProtected CardFreed
	// TimePlaced puts Time tokens on a card or takes them off.
	TimePlaced struct {
		Ship ShipID
		Card int8
		N    int8
	}
	// ChargesChanged puts charges on a card or takes them off.
	ChargesChanged struct {
		Ship  ShipID
		Card  int8
		Owner PlayerID `say:"-"`
		N     int8
	}
	// OptionsChosen says how many of each line of a resource there are.
	OptionsChosen struct {
		Owner PlayerID `say:"-"`
		N     [8]int8  `say:"-"`
	}
	// DamageStored puts a damage card under a card instead of under the ship.
	DamageStored struct {
		Ship ShipID
		Card int8
		Deck int8
	}
)

func (e CardUsed) apply(s *State) {
	s.Used.mark(e.Line)
	s.UsedNow.mark(e.Line)
	if e.Ever {
		s.Ever.mark(e.Line)
	}
	for _, id := range e.Shared {
		s.Used.mark(id)
		s.UsedNow.mark(id)
	}
	if e.Fleet {
		s.Ships[e.Ship].ByFleet |= 1 << e.Nth
	}
	if e.Carrier != NoShip && (e.Card >= 0 || e.Card == CaptainSlot) {
		if c := s.cardAt(e.Carrier, e.Card, e.Owner); c.At == 0 { // else it is with another ship, and its mark speaks
			c.Shown = true
		}
	}
	if e.Option {
		s.Options[e.Owner][e.Nth]--
	}
}
func (e CardUsed) Say(u *Setup) string {
	l := u.line(e.Line)
	w := u.Name(e.By) + " uses " + l.title
	if e.By == NoShip {
		w = u.Player(e.Owner) + " uses " + l.title
	}
	if l.slot == ShipSlot {
		w = u.Name(e.By) + " uses its ability"
	}
	if e.Target != NoShip && e.Target != e.By {
		w += " on " + u.Name(e.Target)
	}
	return w + "."
}

func (e TokenFed) apply(s *State) {
	s.Fed[s.NFed] = e.Fed
	s.NFed++
}
func (e TokenFed) Say(*Setup) string { return "" }

// cardAt returns the state of a card, and a zero state that nobody keeps for a ship card, which has
// none.
func (s *State) cardAt(ship ShipID, slot int8, owner PlayerID) *CardState {
	switch {
	case slot == CaptainSlot:
		return &s.Ships[ship].Captain
	case slot == ResourceSlot:
		return &s.Resources[owner]
	case slot >= 0, slot == AdmiralSlot, slot == ShipSlot:
		return s.Ships[ship].Card(slot)
	}
	return &CardState{}
}

// CardAt are the id and the title of the card at a place of a ship as events name it, or of a
// player's resource; "" where none lies there.
func (u *Setup) CardAt(ship ShipID, slot int8, owner PlayerID) (id, title string) {
	if slot == ResourceSlot {
		if c := u.Fleets[owner].Resource.Card; c != nil {
			return c.ID, c.Name
		}
		return "", ""
	}
	if ship == NoShip {
		return "", ""
	}
	switch f := &u.ships[ship]; {
	case slot == ShipSlot:
		return f.Ship.ID, u.Name(ship)
	case slot == CaptainSlot:
		return f.Captain.ID, f.Captain.Name
	case slot == AdmiralSlot && f.Admiral != nil:
		return f.Admiral.ID, f.Admiral.Name
	case slot >= 0 && slot < f.nUp:
		c := f.Upgrades[slot].Card
		return c.ID, c.Name
	}
	return "", ""
}

// titleAt is the title of it.
func (u *Setup) titleAt(ship ShipID, slot int8, owner PlayerID) string {
	_, title := u.CardAt(ship, slot, owner)
	return title
}

func (e CardDisabled) apply(s *State) { s.cardAt(e.Ship, e.Card, e.Owner).Disabled = true }
func (e CardDisabled) Say(u *Setup) string {
	return u.titleAt(e.Ship, e.Card, e.Owner) + " is disabled."
}

func (e CardDiscarded) apply(s *State) {
	c := s.cardAt(e.Ship, e.Card, e.Owner)
	c.Discarded, c.Lost, c.Disabled, c.Gone = true, e.ByEnemy, false, e.Gone
	if e.Noted {
		s.Ships[e.Ship].Noted.Thrown |= 1 << e.Card
	}
}
func (e CardDiscarded) Say(u *Setup) string {
	return u.titleAt(e.Ship, e.Card, e.Owner) + " is discarded."
}

func (e CardFreed) apply(s *State) { s.cardAt(e.Ship, e.Card, Nobody).Disabled = false }
func (e CardFreed) Say(u *Setup) string {
	return "The Disabled Token on " + cardName(u, e.Ship, e.Card) + " is removed."
}

func (e CardEquipped) apply(s *State) {
	c := s.cardAt(e.Ship, e.Card, Nobody)
	c.Discarded, c.Lost, c.Disabled, c.Time = false, false, false, 0
	if c.Gone {
		c.Gone, c.Turned = false, false
	}
}
func (e CardEquipped) Say(u *Setup) string {
	if u.ships[e.Ship].under[e.Card] != 0 {
		return cardName(u, e.Ship, e.Card) + " is equipped."
	}
	return cardName(u, e.Ship, e.Card) + " is equipped again."
}

func (e CardTurned) apply(s *State) {
	if e.Card == ShipSlot {
		s.Ships[e.Ship].Turned = !s.Ships[e.Ship].Turned
		return
	}
	c := s.cardAt(e.Ship, e.Card, Nobody)
	c.Turned = !c.Turned
}
func (e CardTurned) Say(u *Setup) string { return cardName(u, e.Ship, e.Card) + " is turned over." }

func (e CardCopied) apply(s *State) { s.Ships[e.Ship].Card(e.Card).Copy = e.Copy }
func (e CardCopied) Say(u *Setup) string {
	return cardName(u, e.Ship, e.Card) + " is a copy of " + cardName(u, e.From, e.FromCard) + " this round."
}

func (e CardMoved) apply(s *State) {
	c, at := *s.Ships[e.Ship].Card(e.Card), s.Ships[e.Home].Card(e.HomeCard)
	c.Copy = 0
	if c.Whereabouts = (Whereabouts{}); e.Ship != e.Home {
		s.Ships[e.Ship].drop(e.Card)
	}
	if e.To == e.Home {
		*at = c
		return
	}
	at.leave(e.To + 1)
	s.Ships[e.To].put(e.Place, c)
}
func (e CardMoved) Say(u *Setup) string {
	return cardName(u, e.Ship, e.Card) + " goes from " + u.Name(e.Ship) + " to " + u.Name(e.To) + "."
}

func (e CaptainReplaced) apply(s *State) {
	s.Ships[e.Ship].Acting = ActingCaptain{Card: e.Card + 1, Skill: e.Skill}
}
func (e CaptainReplaced) Say(u *Setup) string {
	return fmt.Sprintf("%s becomes the captain of %s with Captain Skill %d.",
		cardName(u, e.Ship, e.Card), u.Name(e.Ship), e.Skill)
}

func (e CardProtected) apply(s *State) { s.cardAt(e.Ship, e.Card, Nobody).Safe = true }
func (e CardProtected) Say(u *Setup) string {
	return cardName(u, e.Ship, e.Card) + " cannot be disabled or discarded until the End Phase."
}

func (e TimePlaced) apply(s *State) { s.cardAt(e.Ship, e.Card, Nobody).Time += e.N }
func (e TimePlaced) Say(u *Setup) string {
	n, where := e.N, "on"
	if n < 0 {
		n, where = -n, "from"
	}
	return fmt.Sprintf("%s %s %s.", card.Counted(n, "Time Token"), where, cardName(u, e.Ship, e.Card))
}

func (e ChargesChanged) apply(s *State) { s.cardAt(e.Ship, e.Card, e.Owner).Charges += e.N }
func (e ChargesChanged) Say(u *Setup) string {
	n, where := e.N, "on"
	if n < 0 {
		n, where = -n, "from"
	}
	return fmt.Sprintf("%s %s %s.", card.Counted(n, "token"), where, u.titleAt(e.Ship, e.Card, e.Owner))
}

func (e OptionsChosen) apply(s *State)    { s.Options[e.Owner] = e.N }
func (e OptionsChosen) Say(*Setup) string { return "" }

func (e DamageStored) apply(s *State) {
	s.cardAt(e.Ship, e.Card, Nobody).Stored++
	if d := &s.Decks[e.Deck]; d.N > 0 {
		d.N--
		d.discard(d.Cards[d.N]) // Ruling: the card under the card is out of play at once; its face is nobody's to know
	}
}
func (e DamageStored) Say(u *Setup) string {
	return "The damage card is placed under " + cardName(u, e.Ship, e.Card) + "."
}
