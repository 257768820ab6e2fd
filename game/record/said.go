package record

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/account"
	"attackwing/game/dice"
	"attackwing/game/eventrow"
)

// Reasons is the kind of the lines that say why a computer did something.
const Reasons = eventrow.Reasons

// Said is a line of the log: the words of an event, or the computer's reason for it.
type Said struct {
	// how many events have happened with it, those of the opening counted; 0: it was undone, and no
	// table shows it
	After int
	Round int16
	Phase game.Phase
	Text  string
	Kinds eventrow.Kinds
	Bad   bool        // somebody is damaged or destroyed
	About game.ShipID // the first ship it names, NoShip none
	Seat  int         // whose line it is: who commands that ship, or does what it tells; 1 or 2, 0 nobody's
	Faces [game.MaxDice]dice.Face
	Dice  int  // so many of Faces are shown where there is room for pictures
	Enemy bool // they are defense dice
}

// SaidOf is the line of an event that is about to happen on a table, in the words of account.Line,
// false when it says nothing. Tokens that a sheet lays in the middle of a battle are told by the
// sheet as a whole.
func SaidOf(u *game.Setup, s *game.State, e game.Event) (Said, bool) {
	words := account.Line(u, s, e)
	if _, laid := e.(game.TokenLaid); words == "" || laid && s.Round > 0 {
		return Said{}, false
	}
	l := Said{Round: s.Round, Phase: s.Phase, Text: words, Kinds: eventrow.KindsOf(e), About: game.ShipOf(e)}
	l.Bad = eventrow.Of(e).Bad
	if l.About != game.NoShip {
		l.Seat = int(s.Ships[l.About].Owner) + 1
	}
	switch e := e.(type) {
	case game.PhaseBegan:
		l.Phase = e.Phase
	case game.RoundBegan:
		l.Round, l.Phase = e.Round, game.Planning
	case game.InitiativeDetermined:
		l.Seat = int(e.Player) + 1
	case game.DeckShuffled:
		l.Seat = int(e.Player) + 1
	case game.Conceded:
		l.Seat = int(e.Player) + 1
	case game.CommandChanged:
		l.Seat = int(e.Player) + 1
	case game.AttackRolled:
		l.Faces, l.Dice, l.Seat = e.Faces, int(e.N), diceOf(s, false)
	case game.DefenseRolled:
		l.Faces, l.Dice, l.Enemy, l.Seat = e.Faces, int(e.N), true, diceOf(s, true)
	case game.DiceSet:
		l.Seat = diceOf(s, e.Defense)
	}
	return l, true
}

// diceOf is the seat of whoever rolls the dice of an attack.
func diceOf(s *game.State, defense bool) int {
	by := s.Attack.Attacker
	if defense {
		by = s.Attack.Target
	}
	if !s.Attack.On {
		return 0
	}
	return int(s.Ships[by].Owner) + 1
}

// Before returns the words before the faces of the line's dice, the whole text if there are none.
func (l *Said) Before() string {
	if head, _, ok := strings.Cut(l.Text, ":"); ok && l.Dice > 0 {
		return head
	}
	return l.Text
}

// Of reports whether a line tells of one of some kinds; 0 is all of them.
func (l *Said) Of(k eventrow.Kinds) bool { return k == 0 || l.Kinds&k != 0 }

// Head is the moment a line belongs to.
func (l *Said) Head() string {
	if l.Round == 0 {
		return "Set-up"
	}
	return fmt.Sprintf("Round %d, %s", l.Round,
		[...]string{"Set-up", "Planning", "Activation", "Combat", "End", "Over"}[min(int(l.Phase), 5)])
}

// SamePhase reports whether two lines were said in one phase of one round.
func (l *Said) SamePhase(o *Said) bool { return l.Round == o.Round && l.Phase == o.Phase }

// Said is the log of a game: what each moment of a film said, moment by moment. Tokens that lie on
// the table from the beginning are not told.
func (f *Film) Said() [][]Said {
	out := make([][]Said, len(f.Moments))
	for i := range f.Moments {
		out[i] = f.Moments[i].said
	}
	return out
}

// SaidBefore is the log of a moment without what its last events say.
func (f *Film) SaidBefore(moment, last int) []Said {
	end := -last
	for i := range f.Moments[:moment+1] {
		end += len(f.Moments[i].Events)
	}
	said := f.Moments[moment].said
	if i := slices.IndexFunc(said, func(l Said) bool { return l.After > end }); i >= 0 {
		return said[:i]
	}
	return said
}

// Events returns the number of events of a film, those of the opening counted.
func (f *Film) Events() int { return f.EventsBefore(len(f.Moments)) }

// EventsBefore returns how many events happened before a moment, those of the opening counted.
func (f *Film) EventsBefore(moment int) (n int) {
	for i := range f.Moments[:min(moment, len(f.Moments))] {
		n += len(f.Moments[i].Events)
	}
	return n
}

// TableAfter returns the public view of the table after so many events of a game, those of the
// opening counted.
func TableAfter(u *game.Setup, answers []game.Answer, events int) (*game.View, error) {
	g, err := game.New(u)
	if err != nil {
		return nil, err
	}
	events -= len(g.Opening())
	var before game.State
	for i := range answers {
		if events <= 0 {
			break
		}
		g.State().CopyTo(&before)
		happened, err := g.Submit(answers[i])
		if err != nil {
			return nil, fmt.Errorf("answer %d does not fit: %w", i+1, err)
		}
		if events < len(happened) {
			v := g.View(game.Nobody)
			for _, e := range happened[:events] {
				game.Follow(&before, e)
			}
			before.CopyTo(&v.State)
			for k := range v.Ships[:v.NShips] {
				if sh := &v.Ships[k]; !sh.DialShown {
					sh.Dial = -1
				}
			}
			return v, nil
		}
		events -= len(happened)
	}
	return g.View(game.Nobody), nil
}
