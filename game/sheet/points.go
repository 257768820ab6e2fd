package sheet

import (
	"cmp"
	"fmt"

	"attackwing/game"
	"attackwing/game/card"
)

func (r *reader) scoreOf(x *score) {
	if !one(x.Each != "", x.Most != "", x.Has != "") {
		r.bad(x, "words", "want one of each, most and has beside it")
	}
}

// one reports whether just one of these holds.
func one(of ...bool) bool {
	n := 0
	for _, holds := range of {
		if holds {
			n++
		}
	}
	return n == 1
}

func (r *reader) victoryOf(x *toWin) {
	switch {
	case !one(x.Has != "", x.Most != ""):
		r.bad(x, "why", "want one of has and most beside it")
	case x.Most != "" && x.From == 0:
		r.bad(x, "most", "want from-round beside it: else the battle is over as soon as one has more")
	}
}

func (r *reader) diceOf(x *dice) {
	if x.Attack == 0 && x.Defense == 0 {
		r.bad(x, "why", "want attack or defense beside it")
	}
	r.sheet.Reasons = append(r.sheet.Reasons, x.Why)
}

// counted returns the phrase that a line of points or a victory counts, with the number that has
// wants.
func (p *played) counted(each, most, has *string) *said {
	return cmp.Or(p.said[each], p.said[most], p.said[has])
}

// count returns a player's count of something.
func (p *played) count(s *game.State, u *game.Setup, who game.PlayerID, what *said) (n int) {
	switch what.op {
	case countersHeld:
		return s.CountersOf(who, what.counter)
	case shipsThere:
		s.FleetOf(who, func(id game.ShipID) {
			if p.is(s, u, nil, id, what) {
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

// more returns the player with the higher count, or Nobody if both are equal.
func (p *played) more(s *game.State, u *game.Setup, what *said) game.PlayerID {
	for who := game.One; who <= game.Two; who++ {
		if p.count(s, u, who, what) > p.count(s, u, who.Other(), what) {
			return who
		}
	}
	return game.Nobody
}

// called returns the words for a count of something.
func (p *played) called(what *said, n int) string {
	switch what.op {
	case countersHeld:
		return p.sheet.Counters[what.counter].Counted(n)
	case enemiesGone:
		return card.Counted(int8(n), "enemy ship") + " destroyed"
	}
	return card.Counted(int8(n), "ship") + " there"
}

// points are the sheet's lines of Fleet Points.
func (p *played) points(s *game.State, u *game.Setup, who, winner game.PlayerID) (lines []game.ScoreLine) {
	for _, x := range p.score {
		what := p.counted(&x.Each, &x.Most, &x.Has)
		n := p.count(s, u, who, what)
		line, got := game.ScoreLine{Words: x.Words, Points: x.Points, Why: p.called(what, n)}, n >= what.n
		switch {
		case x.Each != "":
			got = n > 0
			line.Points *= n
			line.Why += fmt.Sprintf(", %d each", x.Points)
		case x.Most != "":
			got = p.more(s, u, what) == who
			line.Why += ", more than the other side"
		}
		if got && (!x.Winner || who == winner) {
			lines = append(lines, line)
		}
	}
	return lines
}

// victory returns the winner by the sheet.
func (p *played) victory(s *game.State, u *game.Setup) (winner game.PlayerID, section, why string) {
	for _, x := range p.wins {
		if round := int(s.Round); round < x.From || round == x.From && s.Phase < game.End {
			continue
		}
		what := p.counted(nil, &x.Most, &x.Has)
		if who := p.more(s, u, what); who != game.Nobody && p.count(s, u, who, what) >= what.n {
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
	for i, x := range p.dice {
		n := x.Attack
		if defense {
			n = x.Defense
		}
		has := p.said[&x.Player]
		if n != 0 && owner != game.Nobody && (has == nil || p.count(s, u, owner, has) >= has.n) &&
			p.is(s, u, nil, ship, p.said[&x.Ship]) {
			dst = append(dst, game.Modifier{N: int8(n), Why: int8(i + 1)})
		}
	}
	return dst
}
