package tournament_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// The checker is a second, plain implementation of the sheets' tournament, written from the sheets
// and not from the program: it reads an event's file and works everything out anew.

type plainEvent struct {
	Scenario string
	Limit    int `json:"sp_limit"`
	House    map[string]string
	After    *struct{ Ranks []string }
	Players  []struct {
		Name, Allegiance string
		InFrom           int `json:"in_from"`
		OutFrom          int `json:"out_from"`
	}
	Rounds []struct {
		Bye    int
		Tables []plainTable
	}
	RollOffs     []plainRoll `json:"roll_offs"`
	Commendation *struct{ Holder int }
}

type plainTable struct {
	Players [2]int
	Fleets  [2]string
	Result  *struct {
		Ending string
		Winner int
		Sides  [2]struct {
			Left    *int
			Points  int `json:"fleet_points"`
			Bonuses []struct {
				Key           string
				Count, Points int
			}
		}
		RollOff []plainThrow `json:"roll_off"`
	}
}

type plainRoll struct {
	Round    int
	Players  []int
	Factions []string
	Throws   []plainThrow
}

type plainThrow struct {
	Of   []int
	Dice []string
}

func plain(file []byte) (*plainEvent, error) {
	e := &plainEvent{}
	return e, json.Unmarshal(file, e)
}

func (e *plainEvent) in(p, round int) bool {
	out := e.Players[p-1].OutFrom
	return round >= e.Players[p-1].InFrom && (out == 0 || round < out)
}

// bonusWorth is what the four sheets give.
var bonusWorth = map[string]map[string]int{
	"last-battle-of-ds9": {"ds9": 20},
	"future-tense":       {"mission-token": 5, "retrieved": 20, "destroyed": -10},
	"unimatrix-zero":     {"borg-token": 8, "rebel-token": 2},
}

func winnerOnly(key string) bool { return key == "ds9" || key == "borg-token" || key == "rebel-token" }

// score is Battle and Fleet Points of a player in a round.
func (e *plainEvent) score(p, round int) (battle, fleet int, err error) {
	r := e.Rounds[round-1]
	if r.Bye == p {
		total, others := 0, 0
		for q := 1; q <= len(e.Players); q++ {
			if _, _, at := e.seat(q, round); q != p && at {
				_, f, err := e.score(q, round)
				if err != nil {
					return 0, 0, err
				}
				total, others = total+f, others+1
			}
		}
		average := -100000
		for others > 0 && average*others < total { // the smallest whole number not below the mean
			average++
		}
		return 2, average, nil
	}
	t, seat, at := e.seat(p, round)
	if !at && round < e.Players[p-1].InFrom && e.House["tournament.late-arrivals"] == "loss" {
		return 1, 0, nil
	}
	if !at || t.Result == nil {
		return 0, 0, nil
	}
	res := t.Result
	me, foe := res.Sides[seat], res.Sides[1-seat]
	won := res.Winner == seat
	if res.Ending == "no-show" {
		if won {
			return 2, e.Limit, nil
		}
		return 0, 0, nil
	}
	fleet = e.Limit - *foe.Left
	for _, b := range me.Bonuses {
		if b.Points != b.Count*bonusWorth[e.Scenario][b.Key] || b.Points == 0 {
			return 0, 0, fmt.Errorf("bonus %+v", b)
		}
		if winnerOnly(b.Key) && !won {
			return 0, 0, fmt.Errorf("a loser has %s", b.Key)
		}
		fleet += b.Points
	}
	switch {
	case won && res.Ending != "time" && *foe.Left != 0:
		return 0, 0, fmt.Errorf("won by %s with %d left on the other side", res.Ending, *foe.Left)
	case won && res.Ending == "time":
		mine, its := e.Limit-*foe.Left, e.Limit-*me.Left
		for _, b := range me.Bonuses {
			if !winnerOnly(b.Key) {
				mine += b.Points
			}
		}
		for _, b := range foe.Bonuses {
			its += b.Points
		}
		if mine < its {
			return 0, 0, fmt.Errorf("won with %d against %d", mine, its)
		}
		if mine == its && !rollsHigher(res.RollOff, seat, 1-seat) {
			return 0, 0, fmt.Errorf("won an even battle without the roll-off %v", res.RollOff)
		}
	}
	if fleet != me.Points {
		return 0, 0, fmt.Errorf("%d Fleet Points written, %d by the sheet", me.Points, fleet)
	}
	if won {
		return 2, fleet, nil
	}
	return 1, fleet, nil
}

func (e *plainEvent) seat(p, round int) (t plainTable, seat int, at bool) {
	for _, t := range e.Rounds[round-1].Tables {
		if t.Players[0] == p {
			return t, 0, true
		}
		if t.Players[1] == p {
			return t, 1, true
		}
	}
	return plainTable{}, 0, false
}

// rollsHigher compares two who rolled: in the first throw of both with different Battle Stations, a
// has more.
func rollsHigher(throws []plainThrow, a, b int) bool {
	for _, t := range throws {
		x, y := slices.Index(t.Of, a), slices.Index(t.Of, b)
		if x < 0 || y < 0 {
			continue
		}
		if m, n := strings.Count(t.Dice[x], "B"), strings.Count(t.Dice[y], "B"); m != n {
			return m > n
		}
	}
	return false
}

type plainTotal struct{ no, battle, fleet int }

func (e *plainEvent) totals(after int) ([]plainTotal, error) {
	var out []plainTotal
	for p := 1; p <= len(e.Players); p++ {
		if e.Players[p-1].InFrom > after+1 {
			continue // was not there yet
		}
		t := plainTotal{no: p}
		for r := 1; r <= after; r++ {
			b, f, err := e.score(p, r)
			if err != nil {
				return nil, fmt.Errorf("round %d, player %d: %w", r, p, err)
			}
			t.battle, t.fleet = t.battle+b, t.fleet+f
		}
		out = append(out, t)
	}
	return out, nil
}

// ranks are the players after a round, the best first; a tie that nobody rolled off is an error.
func (e *plainEvent) ranks(after int) ([]plainTotal, error) {
	ts, err := e.totals(after)
	if err != nil {
		return nil, err
	}
	var out []plainTotal
	for len(ts) > 0 { // take the best one out, again and again
		best := 0
		for i := range ts {
			better, err := e.better(ts[i], ts[best], ts, out, after)
			if err != nil {
				return nil, err
			}
			if i != best && better {
				best = i
			}
		}
		out = append(out, ts[best])
		ts = slices.Delete(ts, best, best+1)
	}
	return out, nil
}

func (e *plainEvent) better(a, b plainTotal, left, placed []plainTotal, after int) (bool, error) {
	if a.no == b.no {
		return false, nil
	}
	if a.battle != b.battle {
		return a.battle > b.battle, nil
	}
	if a.fleet != b.fleet {
		return a.fleet > b.fleet, nil
	}
	var tied []int
	for _, list := range [][]plainTotal{left, placed} {
		for _, t := range list {
			if t.battle == a.battle && t.fleet == a.fleet {
				tied = append(tied, t.no)
			}
		}
	}
	slices.Sort(tied)
	for _, r := range e.RollOffs {
		if r.Round == after && slices.Equal(r.Players, tied) {
			x, y := slices.Index(r.Players, a.no), slices.Index(r.Players, b.no)
			if rollsHigher(r.Throws, x, y) == rollsHigher(r.Throws, y, x) {
				return false, fmt.Errorf("the roll-off of %v does not part %d and %d", tied, a.no, b.no)
			}
			return rollsHigher(r.Throws, x, y), nil
		}
	}
	return false, fmt.Errorf("after round %d: %v are tied and have not rolled", after, tied)
}
