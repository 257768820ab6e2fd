package record

import (
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/odds"
)

// Shot is an attack of a film: the damage that got through, and the average by the exact odds of the
// table at its roll. The odds cover dice, tokens, locks and the Cloak, with both sides spending what
// helps them. They leave out card text.
type Shot struct {
	At       int           // after so many answers it was compared
	By       game.PlayerID // who attacked
	Dealt    int           // points of damage that got through
	Expected float64
}

// camera follows a battle, event by event, and keeps its moments.
type camera struct {
	film     *Film
	shown    game.State // the table on which an event is about to happen
	luck     [2]Luck
	expected float64
	known    bool
}

// keep adds a moment to the film. What the opening tells has happened to the table that is laid.
func (c *camera) keep(m Moment) {
	n, before := len(c.film.Moments), c.film.Events()
	for i, e := range m.Events {
		_, laid := e.(game.TokenLaid)
		if l, ok := SaidOf(c.film.Setup, &c.shown, e); ok && (n > 0 || !laid) {
			l.After = before + i + 1
			m.said = append(m.said, l)
		}
		c.dice(e)
		if n > 0 {
			c.attack(n, e)
			game.Follow(&c.shown, e)
		}
	}
	m.luck = c.luck
	c.film.Moments = append(c.film.Moments, m)
}

// attack takes in what an event of the n-th answer makes of an attack.
func (c *camera) attack(n int, e game.Event) {
	switch e := e.(type) {
	case game.AttackDeclared:
		c.known = false
	case game.AttackRolled:
		if ahead, ok := odds.Ahead(&c.shown, c.film.Setup, &c.shown.Attack, nil, true); ok {
			if o, err := odds.Of(ahead); err == nil {
				c.expected, c.known = o.Expected, true
			}
		}
	case game.AttackCompared:
		if by := c.shown.Ships[e.Attacker].Owner; c.known && by != game.Nobody {
			dealt := int(e.Hits + e.Crits)
			c.film.Shots = append(c.film.Shots, Shot{At: n, By: by, Dealt: dealt, Expected: c.expected})
			c.luck[by].Dealt += dealt
			c.luck[by].Expected += c.expected
		}
		c.known = false
	}
}

// dice counts the dice of an event, on the table as it is then.
func (c *camera) dice(e game.Event) {
	switch e := e.(type) {
	case game.AttackRolled:
		c.count(c.shown.Attack.Attacker, false, e.Faces[e.Set:e.N])
	case game.DefenseRolled:
		c.count(c.shown.Attack.Target, true, e.Faces[e.Set:e.N])
	case game.DiceRerolled:
		c.count(e.By, false, e.Rolled())
	}
}

// count counts dice of an attack that were rolled for a ship, or rolled again.
func (c *camera) count(ship game.ShipID, defense bool, faces []dice.Face) {
	by := c.shown.Ships[ship].Owner
	if by == game.Nobody {
		return
	}
	l := &c.luck[by]
	for _, x := range faces {
		if defense {
			l.Defense++
		} else {
			l.Attack++
		}
		switch {
		case defense && x == dice.Evade:
			l.Evades++
		case !defense && (x == dice.Hit || x == dice.Crit || x == dice.DoubleHit):
			l.Hits++
		}
	}
}
