package game

import (
	"fmt"
	"strings"

	"attackwing/physics"
)

// Events of things on the table that move and go. Section is the heading of the sheet under which
// they happen.
type (
	// TokenMoved carries a token to another place, or turns it where it lies.
	TokenMoved struct {
		Token    TokenID
		Kind     TokenKind
		From, To physics.Pose

		Section string
	}
	// TokenGone takes one token off the table.
	TokenGone struct {
		Token TokenID
		Kind  TokenKind

		Section string
	}
	// MapShipMoved carries a ship of the map to another place with all its parts, and the tokens
	// that are its body.
	MapShipMoved struct {
		Ship     ShipID
		From, To physics.Pose

		Section string
	}
)

func (e TokenMoved) apply(s *State) {
	if k := s.Token(e.Token); k != nil {
		k.Put(e.To)
	}
}
func (e TokenMoved) Say(u *Setup) string {
	return cited(u, "The "+u.Token(e.Kind).Name+moves(e.From, e.To), e.Section)
}

func (e TokenGone) apply(s *State) {
	s.takeTokens(func(k Token) bool { return k.ID == e.Token })
}
func (e TokenGone) Say(u *Setup) string {
	return cited(u, "The "+u.Token(e.Kind).Name+" is removed from the table", e.Section)
}

func (e MapShipMoved) apply(s *State) {
	carryBody(s, e.Ship, e.From, e.To)
	s.Ships[e.Ship].Pose = e.To
}
func (e MapShipMoved) Say(u *Setup) string {
	return cited(u, "The "+strings.TrimPrefix(u.Name(e.Ship), "The ")+moves(e.From, e.To), e.Section)
}

// moves says where something goes, and where it faces when that is another way.
func moves(from, to physics.Pose) string {
	switch {
	case from.X == to.X && from.Y == to.Y:
		return " turns to face " + Compass(to.Heading)
	case from.Heading == to.Heading:
		return fmt.Sprintf(" moves to (%s, %s)", inches(to.X), inches(to.Y))
	}
	return fmt.Sprintf(" moves to (%s, %s), facing %s", inches(to.X), inches(to.Y), Compass(to.Heading))
}

// carryBody carries the tokens that are a map ship's body along with it.
func carryBody(s *State, ship ShipID, from, to physics.Pose) {
	if from == to {
		return
	}
	for i := range s.Tokens[:s.NTokens] {
		if k := &s.Tokens[i]; k.Of == ship+1 {
			k.Put(k.At().Carried(from, to))
		}
	}
}

// Token is the token of an id, nil when none lies on the table.
func (s *State) Token(id TokenID) *Token {
	for i := range s.Tokens[:s.NTokens] {
		if k := &s.Tokens[i]; k.ID == id && id != NoToken {
			return k
		}
	}
	return nil
}

// LayToken lays a token that rules will speak of, and gives it the next id. NoToken: the table
// holds no more of them.
func (t *Turn) LayToken(k Token, section string) TokenID {
	s := t.State()
	if s.NTokens == MaxTokens {
		return NoToken
	}
	k.ID = 1
	for _, x := range s.Tokens[:s.NTokens] {
		k.ID = max(k.ID, x.ID+1)
	}
	Emit(t, TokenLaid{Token: k, Section: section})
	return k.ID
}

// MoveToken carries a token to another place, or turns it where it lies.
func (t *Turn) MoveToken(id TokenID, to physics.Pose, section string) {
	if k := t.State().Token(id); k != nil && k.At() != to {
		Emit(t, TokenMoved{Token: id, Kind: k.Kind, From: k.At(), To: to, Section: section})
	}
}

// TakeToken takes a token off the table.
func (t *Turn) TakeToken(id TokenID, section string) {
	if k := t.State().Token(id); k != nil {
		Emit(t, TokenGone{Token: id, Kind: k.Kind, Section: section})
	}
}

// ComesTo is a ship on whose base a ship of the map would come to lie at a pose, with a part from
// which ships slide back; NoShip when there is none.
func (s *State) ComesTo(u *Setup, id ShipID, to physics.Pose) ShipID {
	m := u.ships[id].onMap
	for i := range u.nFleet {
		if !s.Ships[i].OnTable() {
			continue
		}
		if b := u.Base(ShipID(i), s.Ships[i].Pose); m.blocks(to, &b) {
			return ShipID(i)
		}
	}
	return NoShip
}

// MoveMapShip carries a ship of the map to another place, with its parts and its body. What becomes
// of ships that it comes to lie on (State.ComesTo) is for the sheet to say.
func (t *Turn) MoveMapShip(id ShipID, to physics.Pose, section string) {
	if from := t.State().Ships[id].Pose; from != to {
		Emit(t, MapShipMoved{Ship: id, From: from, To: to, Section: section})
	}
}
