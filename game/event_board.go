package game

import (
	"fmt"

	"attackwing/game/card"
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
)

func (e ShipLeft) apply(s *State) {
	sh := &s.Ships[e.Ship]
	sh.Placed, sh.Off, sh.Over = false, true, false
	if e.Tokens {
		return
	}
	sh.Cloak, sh.Lock = NotCloaked, NoShip
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
