package game

import (
	"fmt"

	"attackwing/game/card"
)

// Events of the End Phase.
type (
	// TokensRemoved removes Evade, Scan and Battle Stations tokens, but those that are kept.
	TokensRemoved struct{ Ship ShipID }
	// Decloaked removes the Cloak token.
	Decloaked struct{ Ship ShipID }
	// CloakMovedBeside keeps the cloak and moves its token beside the ship; locks on it go.
	CloakMovedBeside struct {
		Ship      ShipID
		KeepLocks bool `say:"keeps_locks"`
	}
	// ShieldsRaised raises disabled shields.
	ShieldsRaised ShieldRepaired
	// TimeTicked removes a Time token from each card of the ship.
	TimeTicked struct{ Ship ShipID }
)

func (e TokensRemoved) apply(s *State) {
	for _, k := range [...]card.Tokens{card.EvadeToken, card.ScanToken, card.StationsToken} {
		n := s.token(e.Ship, k)
		gone := *n - min(*n, *s.Ships[e.Ship].Noted.Kept.of(k))
		if *n -= gone; *n == 0 {
			gone = card.All
		}
		if gone > 0 {
			s.tokensGone(e.Ship, k, gone, 0)
		}
	}
}
func (e TokensRemoved) Say(*Setup) string { return "" }

func (e Decloaked) apply(s *State)      { s.Ships[e.Ship].Cloak = NotCloaked }
func (e Decloaked) Say(u *Setup) string { return u.Name(e.Ship) + " decloaks." }

func (e CloakMovedBeside) apply(s *State) {
	s.Ships[e.Ship].Cloak = CloakBeside
	if !e.KeepLocks {
		s.unlock(e.Ship)
	}
}
func (e CloakMovedBeside) Say(u *Setup) string { return u.Name(e.Ship) + " stays cloaked." }

func (e ShieldsRaised) apply(s *State) {
	sh := &s.Ships[e.Ship]
	sh.Shields += e.N
	sh.Down -= e.N
}
func (e ShieldsRaised) Say(u *Setup) string {
	return fmt.Sprintf("%s raises %s.", u.Name(e.Ship), card.Counted(e.N, "shield"))
}

func (e TimeTicked) apply(s *State) {
	sh := &s.Ships[e.Ship]
	sh.Captain.Time = max(sh.Captain.Time-1, 0)
	sh.Admiral.Time = max(sh.Admiral.Time-1, 0)
	for i := range sh.Upgrades {
		sh.Upgrades[i].Time = max(sh.Upgrades[i].Time-1, 0)
	}
}
func (e TimeTicked) Say(*Setup) string { return "" }
