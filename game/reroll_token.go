package game

import "fmt"

// A re-roll token belongs to a player, not to a ship, and is carried into the battle by the set-up: the Commendation Award
// Token of a tournament is one. Spent in the own step of modifying dice it has one own die of the attack rolled again
// (event sheets, Commendation Award Token; rules 10, row 17).
// Ruling: it follows the rule of all re-rolls, that a die its owner has rolled again is not rolled a third time (rules 7.4),
// and dice set by card text were not rolled. A table laid by hand has those its position tells, not those of the set-up.

// MaxRerolls is how many re-roll tokens a player can have.
const MaxRerolls = 9

// RerollSpent takes a re-roll token from a ship's owner; the die rolled again follows.
type RerollSpent struct {
	Ship    ShipID
	Defense bool
}

func (e RerollSpent) apply(s *State) { s.Rerolls[s.Ships[e.Ship].Owner]-- }
func (e RerollSpent) Say(u *Setup) string {
	return fmt.Sprintf("%s spends a re-roll token for %s.", u.Player(u.ships[e.Ship].owner), u.Name(e.Ship))
}

// About is the ship that rolls.
func (e RerollSpent) About() ShipID { return e.Ship }

// appendReroll lists the token of a ship's owner, where it has one and a die to spend it on.
func (s *State) appendReroll(o []Option, id ShipID, defense bool) []Option {
	if p := s.Ships[id].Owner; p != Nobody && s.Rerolls[p] > 0 && s.Attack.Rerollable(defense) > 0 {
		o = append(o, Option{Kind: SpendReroll, Ship: id})
	}
	return o
}

func (t *Turn) spendReroll(id ShipID, defense bool) {
	Emit(t, RerollSpent{Ship: id, Defense: defense})
	t.RerollOne(id, defense)
}
