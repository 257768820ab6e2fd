package game

import (
	"fmt"

	"attackwing/game/card"
)

// An attack squadron (Additional Rules for Tournaments of 2016) lies as a stack of tokens on its
// ship card. The token on top has its Captain Skill and its values. In a battle its Hull is the
// number of tokens, and a token that has left is a damage card under it that is of no deck.
//
// Ruling: the Captain Skill of a token that comes to lie on top counts from the next phase on, as
// that of a captain with fewer Drone tokens does: every skill is fixed for its phase (rules 4.5).

// reachOfSmall is the farthest band in which attack squadrons and shuttlecraft attack.
const reachOfSmall = 2

// stacked is an attack squadron with its tokens as its hull; any other ship as it is.
func stacked(fs *FleetShip) *FleetShip {
	stack := fs.Ship.Stack()
	if stack == nil {
		return fs
	}
	out, ship := *fs, *fs.Ship
	ship.Hull = int8(len(stack))
	out.Ship = &ship
	return &out
}

// Squadron reports whether a ship is an attack squadron.
func (u *Setup) Squadron(id ShipID) bool { return u.ships[id].stack != nil }

// Value returns a printed value of a ship in force now: of an attack squadron that of the token on
// top, with what its cards add to it.
func (s *State) Value(u *Setup, id ShipID, of card.Stat) int8 {
	f := &u.ships[id]
	n := f.Ship.Value(of)
	if fixed := s.fixedAttack(u, id); of == card.AttackStat && fixed >= 0 {
		return fixed
	}
	if f.stack == nil {
		return n
	}
	first, now := &f.stack[0], f.onTop(s)
	switch of {
	case card.AttackStat:
		if n += now.Attack - first.Attack; hasNamed(s, u, card.Static, id, card.LongRange) {
			n = max(n, min(n+1, 6))
		}
	case card.AgilityStat:
		n += now.Agility - first.Agility
	case card.HullStat, card.ShieldStat:
	}
	return max(n, 0)
}

// fixedAttack is the primary weapon value that card text gives a ship in place of its own, -1 none.
func (s *State) fixedAttack(u *Setup, id ShipID) int8 {
	if s.NLasting > 0 && u.effects[card.StatBy] {
		for _, b := range bonuses(s, u, id, card.StatBy) {
			if b.effect(u).Fixed {
				return b.N
			}
		}
	}
	return -1
}

// onTop is the token on top of the stack, the last one of a squadron that is gone.
func (f *shipFacts) onTop(s *State) *card.SquadronToken {
	return &f.stack[min(int(s.Ships[f.id].NDamage), len(f.stack)-1)]
}

// fall takes the token on top off an attack squadron: damage to its hull, however much, critical or
// not. The new one has all its shields.
//
// Ruling: what is no attack takes one token each time it deals damage too, a mine as an obstacle. A
// card that cancels the damage which would have taken the token leaves none that takes another.
func (t *Turn) fall(id ShipID, by Cause) {
	s, u := t.State(), t.Setup()
	sh := &s.Ships[id]
	last := sh.NDamage+1 >= u.ships[id].Ship.Hull
	e := SquadronTokenLost{Ship: id, Left: u.ships[id].Ship.Hull - sh.NDamage - 1}
	if last {
		t.lost(id, false)
	} else if e.Shields = u.ships[id].Ship.Shields; sh.Cloak != NotCloaked {
		e.Shields, e.Down = 0, e.Shields // Ruling: a Cloak token keeps them down
	}
	Emit(t, e)
	if last {
		t.destroy(id, by)
	}
}

// taken reports whether the running attack has taken a token off an attack squadron already: no
// attack takes two.
func (s *State) taken(id ShipID) bool {
	return s.Attack.On && s.Attack.Target == id && s.Attack.HullHits > 0
}

// aloof reports whether a card leaves a ship alone because it is an attack squadron. What speaks of
// ships neither helps nor hurts it, but for its own cards, those of other squadrons, those that
// speak of squadrons, and those of an attack on it.
func (o *occasion) aloof(ship ShipID) bool {
	return o.u.ships[ship].stack != nil && o.l.slot != SheetSlot &&
		!(o.l.ship != NoShip && o.u.ships[o.l.ship].stack != nil) &&
		!(o.a != nil && o.a.Target == ship) && !o.l.Targets.Reach.OfSquadrons() && !o.l.Reach.OfSquadrons()
}

// SquadronTokenLost takes the token on top off an attack squadron; the next one has its shields,
// Down of them disabled.
type SquadronTokenLost struct {
	Ship                ShipID
	Left, Shields, Down int8
}

func (e SquadronTokenLost) apply(s *State) {
	sh := &s.Ships[e.Ship]
	if s.Attack.dealt(e.Ship) {
		s.Attack.HullHits++
	}
	sh.Damage[sh.NDamage] = DamageCard{ID: FaceDown, Round: s.Round}
	sh.NDamage++
	sh.Shields, sh.Down = e.Shields, e.Down
}

func (e SquadronTokenLost) Say(u *Setup) string {
	if e.Left == 1 {
		return u.Name(e.Ship) + " loses a token: 1 is left."
	}
	return fmt.Sprintf("%s loses a token: %d are left.", u.Name(e.Ship), e.Left)
}
