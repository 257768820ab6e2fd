package game

import (
	"fmt"
	"slices"

	"attackwing/game/dice"
)

// A re-roll token is the core's and no sheet's: battles of every event may begin with one, it is
// spent in the rulebook's step of modifying dice and obeys the rulebook's rule of re-rolls. It
// belongs to a player, not to a ship, and is carried into the battle by the set-up: the
// Commendation Award Token of a tournament is one. Spent in the own step of modifying dice it has
// one own die of the attack rolled again (event sheets, Commendation Award Token; rules 10, row
// 17). Ruling: it follows the rule of all re-rolls, that a die its owner has rolled again is not
// rolled a third time (rules 7.4), and dice set by card text were not rolled. A table laid by hand
// has those its position tells, not those of the set-up. Ruling: the sheets say any one of the
// player's attack or defense dice; those of attacks are meant, where dice are modified. By the
// house rule it is spent on the dice that a sheet has a player roll too, right after they were
// rolled.

// MaxRerolls is the most re-roll tokens that a player can have.
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

// SheetRerolled takes a re-roll token from a player, who rolls one die again of those that a sheet
// has had him roll.
type SheetRerolled struct {
	Player  PlayerID
	Ship    ShipID
	Kind    dice.Kind `say:"defense"`
	Old     dice.Face `say:"from_face"`
	New     dice.Face `say:"to_face"`
	Section string
}

func (e SheetRerolled) apply(s *State) { s.Rerolls[e.Player]-- }
func (e SheetRerolled) Say(u *Setup) string {
	return cited(
		u,
		fmt.Sprintf("%s spends a re-roll token: %s becomes %s", u.Player(e.Player), e.Old.Words(), e.New.Words()),
		e.Section,
	)
}

// rerollForSheet lets a player spend a re-roll token on a die that a sheet has had him roll, where
// the house plays so.
func rerollForSheet(t *Turn, e *SheetRolled) {
	s, u := t.State(), t.Setup()
	if !u.House.RerollEverywhere || e.N == 0 || s.Rerolls[e.Player] == 0 {
		return
	}
	about := e.Ship
	if about == NoShip {
		about = u.firstOf(e.Player)
	}
	o := append(t.Options(), Option{Kind: Pass, Ship: about})
	for i, f := range e.Faces[:e.N] {
		if !slices.Contains(e.Faces[:i], f) {
			o = append(o, Option{Kind: PickFace, Ship: about, N: int8(f)})
		}
	}
	pick := t.one(Prompt{Player: e.Player, Ask: ChooseFace, Words: "spend the re-roll token on a die?", Ship: about}, o)
	if pick.Kind == Pass {
		return
	}
	old := dice.Face(pick.N)
	i := slices.Index(e.Faces[:e.N], old)
	e.Faces[i] = t.roll(e.Kind)
	Emit(t, SheetRerolled{Player: e.Player, Ship: e.Ship, Kind: e.Kind, Old: old, New: e.Faces[i], Section: e.Section})
}

// firstOf is a player's first ship, which questions that speak of none are about; NoShip when he
// has none.
func (u *Setup) firstOf(p PlayerID) ShipID {
	return ShipID(slices.IndexFunc(u.ships, func(f shipFacts) bool { return f.owner == p }))
}

// appendReroll lists the token of a ship's owner, where it has one and a die to spend it on.
func appendReroll(o []Option, s *State, id ShipID, defense bool) []Option {
	if p := s.Ships[id].Owner; p != Nobody && s.Rerolls[p] > 0 && s.Attack.Rerollable(defense) > 0 {
		o = append(o, Option{Kind: SpendReroll, Ship: id})
	}
	return o
}
