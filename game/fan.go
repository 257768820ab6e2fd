package game

import (
	"math/bits"

	"attackwing/physics"
)

// Ships is a set of ships, a bit each.
type Ships uint32

// Has reports whether a ship is in the set.
func (s Ships) Has(id ShipID) bool { return id >= 0 && s&(1<<uint(id)) != 0 }

// Count returns the number of ships in the set.
func (s Ships) Count() int { return bits.OnesCount32(uint32(s)) }

// Way is a maneuver of a ship's dial with its outcome as the table stands: the fate of the ship,
// and the targets it could shoot at from there.
type Way struct {
	Move    int8 // of the dial
	Closed  No   // why the dial may not be set to it; Yes: it may
	Fate    Fate
	Targets Ships // whom the primary weapon would reach, every other ship being where it is
	More    Ships // whom a ready secondary weapon would reach
}

// Fan is every maneuver of a ship's dial judged on a view's table, in the order of the dial,
// appended to into. Of an enemy's ship it is what everybody may know: the whole dial, never the
// maneuver set on it.
//
// Ruling: whom a ship could attack is judged against ships where they are now; nobody knows where
// they will be.
func Fan(v *View, id ShipID, into []Way) []Way {
	sh := &v.Ships[id]
	here := sh.Pose
	var around Around
	around.See(v, id)
	for m := range v.Setup.ships[id].Ship.Class.Dial {
		into = append(into, Way{Move: int8(m), Closed: v.mayDial(v.Setup, id, m)})
		w := &into[len(into)-1]
		around.Foresee(v, id, m, &w.Fate)
		if w.Fate.Dies() || w.Fate.Over {
			continue // from an obstacle no ship attacks (rules 5.6)
		}
		sh.Pose = w.Fate.Flight.To
		w.Targets, w.More = v.State.targets(v.Setup, id)
		sh.Pose = here
	}
	return into
}

// targets are the enemies a ship reaches from where it is with its primary weapon, and with a
// secondary weapon that is ready.
func (s *State) targets(u *Setup, id ShipID) (primary, secondary Ships) {
	for at, sh := range s.inPlay() {
		if sh.Owner == s.Ships[id].Owner {
			continue
		}
		if _, no := s.Shot(u, id, NoWeapon, at); no.Code == Yes {
			primary |= 1 << uint(at)
		}
		for w := range u.ships[id].Upgrades {
			if s.mayUseWeapon(u, id, int8(w)).Code != Yes {
				continue
			}
			if _, no := s.Shot(u, id, int8(w), at); no.Code == Yes {
				secondary |= 1 << uint(at)
				break
			}
		}
	}
	return primary, secondary
}

// ShotAt judges an attack as Shot does, with the attacker at another pose.
func ShotAt(v *View, id ShipID, from physics.Pose, w int8, target ShipID) (Shot, No) {
	sh := &v.Ships[id]
	here := sh.Pose
	sh.Pose = from
	s, no := v.Shot(v.Setup, id, w, target)
	sh.Pose = here
	return s, no
}
