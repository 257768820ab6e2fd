package remote

import "attackwing/game"

// Sealed reports whether a player has sealed the dials that are asked for now, while the other's
// are waited for.
func (p *Peer) Sealed(who game.PlayerID) bool { return p.sides[who].seals != nil }

// Dials returns the own dials that were set this round, in the order of the ships.
func (p *Peer) Dials() (ds []Dial) {
	if p.g == nil {
		return nil
	}
	s := p.g.State()
	for id := range game.ShipID(s.NShips) {
		if d, set := p.plans[id]; set && d.Round == s.Round {
			ds = append(ds, d)
		}
	}
	return ds
}
