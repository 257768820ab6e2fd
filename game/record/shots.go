package record

import (
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/odds"
)

// Shot is an attack of a film: what got through, and what gets through on average by the exact odds of the table at its roll.
// The odds know dice, tokens, locks and the Cloak, and that both sides spend what helps; card text they do not know.
type Shot struct {
	At       int           // after so many answers it was compared
	By       game.PlayerID // who attacked
	Dealt    int           // points of damage that got through
	Expected float64
}

// shots follows the attacks of a battle, event by event.
type shots struct {
	u        *game.Setup
	shown    game.State
	expected float64
	known    bool
}

// follow takes in what came of the n-th answer on the table before it.
func (s *shots) follow(f *Film, n int, before *game.State, events []game.Event) {
	before.CopyTo(&s.shown)
	for _, e := range events {
		s.dice(f, n, e)
		a := &s.shown.Attack
		switch e := e.(type) {
		case game.AttackDeclared:
			s.known = false
		case game.AttackRolled:
			if ahead, ok := odds.Ahead(&s.shown, s.u, a, nil, true); ok {
				if o, err := odds.Of(ahead); err == nil {
					s.expected, s.known = o.Expected, true
				}
			}
		case game.AttackCompared:
			if by := s.shown.Ships[e.Attacker].Owner; s.known && by != game.Nobody {
				f.Shots = append(f.Shots, Shot{At: n, By: by, Dealt: int(e.Hits + e.Crits), Expected: s.expected})
			}
			s.known = false
		}
		game.Follow(&s.shown, e)
	}
}

// dice notes the dice of an event, on the table as it is then.
func (s *shots) dice(f *Film, n int, e game.Event) {
	note := func(by game.ShipID, defense bool, faces []dice.Face) {
		f.rolls = append(f.rolls, roll{n, s.shown.Ships[by].Owner, defense, faces})
	}
	switch e := e.(type) {
	case game.AttackRolled:
		note(s.shown.Attack.Attacker, false, e.Faces[e.Set:e.N])
	case game.DefenseRolled:
		note(s.shown.Attack.Target, true, e.Faces[e.Set:e.N])
	case game.DiceRerolled:
		note(e.By, false, e.Rolled())
	}
}
