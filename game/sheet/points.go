package sheet

import (
	"fmt"

	"attackwing/game"
)

// scored is a line of Fleet Points.
type scored struct {
	*score
	each, most, has *said
}

// won is a condition that ends the battle.
type won struct {
	*toWin
	section   string
	has, most *said
}

// added are dice that the sheet adds.
type added struct {
	*dice
	where *said
	has   *said
	why   int8
}

// phrase reads a phrase of a sort, nil where none is written.
func (p *played) phrase(f *faults, at, sort, text string) *said {
	if text == "" {
		return nil
	}
	s, err := p.names.read(sort, text)
	if err == nil && p.speaks(s, throughToken) {
		err = fmt.Errorf("%q: through a token is known only when a ship has moved", text)
	}
	if err != nil {
		f.bad(at, "%v", err)
		return nil
	}
	return &s
}

func (p *played) scoreOf(f *faults, at string, x *score) {
	n := 0
	for _, s := range []string{x.Each, x.Most, x.Has} {
		if s != "" {
			n++
		}
	}
	if n != 1 {
		f.bad(at+".words", "want one of each, most and has beside it")
	}
	p.score = append(p.score, scored{
		x,
		p.phrase(f, at+".each", "what", x.Each),
		p.phrase(f, at+".most", "what", x.Most),
		p.phrase(f, at+".has", "count", x.Has),
	})
}

func (p *played) victoryOf(f *faults, at, section string, x *toWin) {
	switch {
	case (x.Has == "") == (x.Most == ""):
		f.bad(at+".why", "want one of has and most beside it")
	case x.Most != "" && x.From == 0:
		f.bad(at+".most", "want from-round beside it: else the battle is over as soon as one has more")
	}
	p.wins = append(p.wins,
		won{x, section, p.phrase(f, at+".has", "count", x.Has), p.phrase(f, at+".most", "what", x.Most)})
}

func (p *played) diceOf(f *faults, at string, x *dice) {
	if x.Attack == 0 && x.Defense == 0 {
		f.bad(at+".why", "want attack or defense beside it")
	}
	a := added{dice: x, where: p.phrase(f, at+".ship", "where", x.Ship), has: p.phrase(f, at+".player", "count", x.Player)}
	p.sheet.Reasons = append(p.sheet.Reasons, x.Why)
	a.why = int8(len(p.sheet.Reasons))
	p.dice = append(p.dice, a)
}

// count returns a player's count of something.
func (p *played) count(s *game.State, u *game.Setup, who game.PlayerID, what said) (n int) {
	switch what.op {
	case countersHeld:
		return s.CountersOf(who, what.counter)
	case shipsThere:
		s.FleetOf(who, func(id game.ShipID) {
			if p.is(s, u, nil, id, &what) {
				n++
			}
		})
	case enemiesGone:
		for i := range s.Ships[:u.FleetShips()] {
			if sh := &s.Ships[i]; sh.Owner == who.Other() && sh.Destroyed {
				n++
			}
		}
	}
	return n
}

// has tells whether a player has so many.
func (p *played) has(s *game.State, u *game.Setup, who game.PlayerID, many said) bool {
	return p.count(s, u, who, *many.what) >= many.n
}

// more returns the player with the higher count, or Nobody if both are equal.
func (p *played) more(s *game.State, u *game.Setup, what said) game.PlayerID {
	switch a, b := p.count(s, u, game.One, what), p.count(s, u, game.Two, what); {
	case a > b:
		return game.One
	case b > a:
		return game.Two
	}
	return game.Nobody
}

// called returns the words for a count of something.
func (p *played) called(what said, n int) string {
	switch what.op {
	case countersHeld:
		return p.sheet.Counters[what.counter].Counted(n)
	case enemiesGone:
		return some(n, "enemy ship") + " destroyed"
	}
	return some(n, "ship") + " there"
}

func some(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// points are the sheet's lines of Fleet Points.
func (p *played) points(s *game.State, u *game.Setup, who, winner game.PlayerID) (lines []game.ScoreLine) {
	for _, x := range p.score {
		if x.Winner && who != winner {
			continue
		}
		line := game.ScoreLine{Words: x.Words, Points: x.Points}
		switch {
		case x.each != nil:
			n := p.count(s, u, who, *x.each)
			if line.Points *= n; n == 0 {
				continue
			}
			line.Why = fmt.Sprintf("%s, %d each", p.called(*x.each, n), x.Points)
		case x.most != nil:
			if p.more(s, u, *x.most) != who {
				continue
			}
			line.Why = fmt.Sprintf("%s, more than the other side", p.called(*x.most, p.count(s, u, who, *x.most)))
		default:
			if !p.has(s, u, who, *x.has) {
				continue
			}
			line.Why = p.called(*x.has.what, p.count(s, u, who, *x.has.what))
		}
		lines = append(lines, line)
	}
	return lines
}

// victory returns the winner by the sheet.
func (p *played) victory(s *game.State, u *game.Setup) (winner game.PlayerID, section, why string) {
	for _, x := range p.wins {
		if round := int(s.Round); round < x.From || round == x.From && s.Phase < game.End {
			continue
		}
		who := game.Nobody
		if x.most != nil {
			who = p.more(s, u, *x.most)
		} else if a, b := p.has(s, u, game.One, *x.has), p.has(s, u, game.Two, *x.has); a && b {
			who = p.more(s, u, *x.has.what)
		} else if a {
			who = game.One
		} else if b {
			who = game.Two
		}
		if who != game.Nobody {
			return who, x.section, u.Player(who) + " " + x.Why
		}
	}
	return game.Nobody, "", ""
}

// modifiers are the dice that the sheet adds to an attack.
func (p *played) modifiers(
	s *game.State,
	u *game.Setup,
	a *game.Attack,
	defense bool,
	dst []game.Modifier,
) []game.Modifier {
	ship := a.Attacker
	if defense {
		ship = a.Target
	}
	owner := s.Ships[ship].Owner
	for _, x := range p.dice {
		n := x.Attack
		if defense {
			n = x.Defense
		}
		if n == 0 || owner == game.Nobody || x.has != nil && !p.has(s, u, owner, *x.has) ||
			!p.is(s, u, nil, ship, x.where) {
			continue
		}
		dst = append(dst, game.Modifier{N: int8(n), Why: x.why})
	}
	return dst
}
