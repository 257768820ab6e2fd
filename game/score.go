package game

import (
	"fmt"
	"strings"

	"attackwing/game/dice"
)

// ScoreLine is a line of a player's Fleet Points with its reason.
type ScoreLine struct {
	Words, Why string
	Points     int
}

// finish ends the battle: a side without ships loses, and whom the sheet makes win wins; with both
// gone or at the limit the Fleet Points decide, then a roll-off of five attack dice each, most
// Battle Stations (rules 7.7, 10).
func finish(t *Turn) {
	s, u := t.State(), t.Setup()
	by := t.about.ending()
	t.settle()
	e := BattleEnded{By: by, Winner: Nobody}
	if by == ByElimination || by == ByConcession {
		var left [2]int // on the table or still to place
		for p := range left {
			for range s.surviving(PlayerID(p)) {
				left[p]++
			}
		}
		e.Winner = whoHasMore(left[0], left[1])
	}
	if by == BySheetVictory {
		e.Winner = wonBySheet(t)
	}
	if e.Winner == Nobody {
		e.Winner = whoHasMore(points(s, u, One, Nobody), points(s, u, Two, Nobody))
	}
	for e.Winner == Nobody {
		e.By = ByRollOff
		var r RolledOff
		var n [2]int
		for p := range r.Faces {
			for i := range r.Faces[p] {
				r.Faces[p][i] = t.roll(dice.Attack)
				if r.Faces[p][i] == dice.BattleStations {
					n[p]++
				}
			}
		}
		Emit(t, r)
		e.Winner = whoHasMore(n[0], n[1])
	}
	e.Points[0], e.Points[1] = int16(points(s, u, One, e.Winner)), int16(points(s, u, Two, e.Winner))
	Emit(t, e)
	t.g.keepRound()
}

// whoHasMore is the player who has more of something than the other, Nobody when both have as much.
func whoHasMore(one, two int) PlayerID {
	switch {
	case one > two:
		return One
	case two > one:
		return Two
	}
	return Nobody
}

// Surviving is the squadron points left in a player's fleet: every ship not destroyed with what it
// still carries, what it discarded for its own use included, and the resource while a ship is left
// (rules 10, rows 9 to 12).
func Surviving(s *State, u *Setup, p PlayerID) int {
	n, alive := 0, false
	for id, sh := range s.surviving(p) {
		f := &u.ships[id]
		alive = true
		if n += f.SP; !sh.Admiral.Lost {
			n += f.AdmSP
		}
		if !sh.Captain.Lost {
			n += f.CapSP
		}
		for k := range f.Upgrades {
			if u.counts(s, id, int8(k)) {
				n += f.Upgrades[k].SP
			}
		}
	}
	if alive && u.Fleets[p].Resource.Card != nil {
		n += u.Fleets[p].Resource.SP
	}
	return n
}

// points are a player's Fleet Points.
//
// Ruling: the sheets know one maximum number for both fleets, less what is left of the opponent's
// (rules 10, row 7). Where a sheet gives its sides unlike limits it is the opponent's: a table on
// which nothing is lost stands at nothing for both, and a fleet that is destroyed gives all it
// could have cost. By the own limit, or the higher of the two, the same table would give one side
// points for the other one's limit.
func points(s *State, u *Setup, p, winner PlayerID) int {
	n := u.Limit(p.Other()) - Surviving(s, u, p.Other())
	for _, l := range u.ScoreLines(s, p, winner) {
		n += l.Points
	}
	return n
}

// Points are a player's Fleet Points as they stand now.
func Points(s *State, u *Setup, p PlayerID) int { return points(s, u, p, s.Result.Winner) }

// Score is a player's Fleet Points line by line.
func Score(s *State, u *Setup, p PlayerID) []ScoreLine {
	foe := p.Other()
	left := Surviving(s, u, foe)
	var names []string
	for id := range s.surviving(foe) {
		names = append(names, u.Name(id))
	}
	why := strings.Join(names, ", ")
	switch len(names) {
	case 0:
		why = "no surviving ships"
	case 1:
		why += " survives with its cards"
	default:
		why += " survive with their cards"
	}
	limit := "the most a fleet may cost"
	if u.Limit(p) != u.Limit(foe) {
		limit = u.Player(foe) + "'s fleet limit"
	}
	lines := []ScoreLine{
		{"Fleet limit", limit, u.Limit(foe)},
		{fmt.Sprintf("Left of %s's fleet", u.Player(foe)), why, -left},
	}
	return append(lines, u.ScoreLines(s, p, s.Result.Winner)...)
}
