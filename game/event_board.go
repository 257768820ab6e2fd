package game

import (
	"fmt"

	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Events of ships that leave the table and come back.
type (
	// ShipLeft takes a ship off the table, with what lies beside it. It comes back later, and nothing is
	// done to it until then.
	ShipLeft struct {
		Ship   ShipID
		Tokens bool `say:"-"` // it keeps all tokens beside it
		Power  bool `say:"-"` // it keeps its Auxiliary Power tokens
	}
	// ShipReturned places it on the table again.
	ShipReturned struct {
		Ship ShipID
		At   physics.Pose `say:"to"`
	}
	// MineMet says that a ship has set a minefield off.
	MineMet struct {
		Token TokenID
		Line  LineID `say:"-"` // that has laid it
		Ship  ShipID
	}
	// MineRolled are the attack dice of a minefield or, of a ship, defense dice against it.
	MineRolled struct {
		Line  LineID    `say:"-"` // that has laid it, 0 of defense dice
		Ship  ShipID    // NoShip of attack dice
		Kind  dice.Kind `say:"defense"`
		N     int8      `say:"-"`
		Faces [MaxDice]dice.Face
	}
	// TokenSwept takes a minefield or an obstacle off the table.
	TokenSwept struct {
		At   int8 `say:"-"`
		Kind TokenKind
	}
)

func (e MineMet) apply(s *State) {
	if k := s.Token(e.Token); k != nil {
		k.Hit |= 1 << e.Ship
	}
}
func (e MineMet) Say(u *Setup) string {
	return u.Name(e.Ship) + " sets off the minefield of " + u.line(e.Line).title + "."
}

func (e MineRolled) apply(*State) {}
func (e MineRolled) Say(u *Setup) string {
	if e.Ship != NoShip {
		return u.Name(e.Ship) + " rolls " + faces(e.Faces[:e.N]) + " against it."
	}
	return u.line(e.Line).title + " rolls " + faces(e.Faces[:e.N]) + "."
}

func (e TokenSwept) apply(s *State) {
	copy(s.Tokens[e.At:], s.Tokens[e.At+1:s.NTokens])
	s.NTokens--
	s.Tokens[s.NTokens] = Token{}
}
func (e TokenSwept) Say(u *Setup) string {
	return "The " + u.Token(e.Kind).Name + " is removed from the table."
}

func (e ShipLeft) apply(s *State) {
	sh := &s.Ships[e.Ship]
	sh.Placed, sh.Off, sh.Over = false, true, false
	if e.Tokens {
		return
	}
	sh.Cloak, sh.Lock, sh.Also = NotCloaked, NoShip, 0
	s.unlock(e.Ship)
	for _, k := range [...]card.Tokens{card.EvadeToken, card.ScanToken, card.StationsToken, card.AuxToken} {
		if k != card.AuxToken || !e.Power {
			*s.token(e.Ship, k) = 0
			s.tokensGone(e.Ship, k, card.All, 0)
		}
	}
}
func (e ShipLeft) Say(u *Setup) string { return u.Name(e.Ship) + " leaves the table." }

func (e ShipReturned) apply(s *State) {
	sh := &s.Ships[e.Ship]
	sh.Placed, sh.Off, sh.Pose = true, false, e.At
}
func (e ShipReturned) Say(u *Setup) string {
	return fmt.Sprintf("%s returns to the table at (%s, %s), facing %s.", u.Name(e.Ship), inches(e.At.X),
		inches(e.At.Y), Compass(e.At.Heading))
}
