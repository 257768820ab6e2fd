package gametest

import (
	"fmt"

	"attackwing/game"
	"attackwing/physics"
)

// Broken says which invariant of the table does not hold, "" when all do.
func Broken(g *game.Game) string {
	s, u := g.State(), g.Setup()
	var cards [3]int
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		f := u.Facts(game.ShipID(i))
		n := u.Name(game.ShipID(i))
		if sh.Shields < 0 || sh.Down < 0 || sh.Shields+sh.Down > f.Ship.Shields {
			return fmt.Sprintf("%s: %d active and %d disabled shields of %d", n, sh.Shields, sh.Down, f.Ship.Shields)
		}
		for _, k := range []int8{sh.Evade, sh.Scan, sh.Stations, sh.Power, sh.NDamage, sh.Drones} {
			if k < 0 {
				return n + ": a number of tokens below 0"
			}
		}
		if sh.Cloak != game.NotCloaked && sh.Shields > 0 {
			return n + ": cloaked with active shields"
		}
		if sh.Doomed && !sh.Destroyed {
			return n + ": doomed but not destroyed"
		}
		if sh.InPlay() && sh.NDamage >= f.Ship.Hull {
			return fmt.Sprintf("%s: in play with %d damage of hull %d", n, sh.NDamage, f.Ship.Hull)
		}
		if sh.Lock != game.NoShip {
			t := &s.Ships[sh.Lock]
			if t.Owner == sh.Owner || !t.OnTable() {
				return n + ": a lock on a ship that cannot be locked"
			}
		}
		if sh.OnTable() {
			for _, d := range sh.Damage[:sh.NDamage] {
				if d.ID != game.FaceDown {
					if sh.Map {
						cards[2]++
					} else {
						cards[sh.Owner]++
					}
				}
			}
		}
		if !sh.InPlay() || sh.Map {
			continue
		}
		b := physics.Base(sh.Pose, f.Ship.Class.BaseSide)
		if s.Phase != game.SettingUp && !physics.InArea(&b) {
			return n + ": in play outside of the area"
		}
		for j := range i {
			o := &s.Ships[j]
			if !o.InPlay() || o.Map {
				continue
			}
			ob := physics.Base(o.Pose, u.Facts(game.ShipID(j)).Ship.Class.BaseSide)
			if physics.Overlap(&b, &ob) {
				return n + " overlaps " + u.Name(game.ShipID(j))
			}
		}
		for k := range s.Tokens[:s.NTokens] {
			if s.Tokens[k].Flags&game.Destroys == 0 {
				continue
			}
			o := s.Tokens[k].Obstacle()
			if o.OverlapsBase(&b) {
				return fmt.Sprintf("%s: in play over %s", n, u.Token(s.Tokens[k].Kind).Name)
			}
		}
	}
	for p := range s.Decks {
		d := &s.Decks[p]
		if p > 1 && u.NumShips() == u.FleetShips() {
			continue // no ship of the map draws damage cards
		}
		if s.Phase != game.SettingUp && !u.House.SharedDeck && int(d.N)+int(d.ND)+cards[p] != 33 {
			return fmt.Sprintf("player %d: %d + %d + %d damage cards, not 33", p+1, d.N, d.ND, cards[p])
		}
	}
	if !g.Over() && len(g.Prompts()) == 0 {
		return "no question is open and the battle is not over: stuck"
	}
	for i := range g.Prompts() {
		p := &g.Prompts()[i]
		if !p.Places() && (len(p.Options) == 0 || len(p.Options) > 64 || int(p.Min) > len(p.Options)) {
			return fmt.Sprintf("a question with %d options", len(p.Options))
		}
	}
	return ""
}
