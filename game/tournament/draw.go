package tournament

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game/dice"
	"attackwing/game/tournament/eventkit"
)

// drawing is the making of the pairings of a round (from 1) from all that is before it; drawn is
// how often, so that a new draw has new chance.
type drawing struct {
	*Event
	round, drawn int
}

// made are the pairings.
func (e drawing) made() Round {
	k := e.Kit()
	how := k.Draws[e.round-1]
	r := Round{Drawn: e.drawn, Tables: []Table{}}
	order := e.order(how.Order)
	if len(order)%2 == 1 {
		r.Bye, r.ByeWhy = e.bye(order)
		order = slices.DeleteFunc(order, func(n No) bool { return n == r.Bye })
	}
	if how.Roles == eventkit.OtherFleet {
		first, second := e.lists(order)
		for i := range first {
			t := Table{
				Players: [2]No{first[i], second[i]},
				Why: fmt.Sprintf("%s of the %s list against %s of the %s list",
					ordinal(i+1), k.Fleets[0], ordinal(i+1), k.Fleets[1]),
			}
			// whoever flew the first fleet flies the second now
			t.Fleets = [2]string{k.Fleets[1], k.Fleets[0]}
			r.Tables = append(r.Tables, t)
		}
		return r
	}
	met := func(a, b No) bool { return !how.Rematches && e.met(a, b) }
	pairs, _ := pairUp(order, met)
	for _, p := range pairs {
		t := Table{Players: p, Why: e.why(how, order, p)}
		if how.Roles == eventkit.FirstByRank {
			t.Fleets = [2]string{k.Fleets[0], k.Fleets[1]}
		}
		r.Tables = append(r.Tables, t)
	}
	return r
}

func (e drawing) why(how eventkit.Draw, order []No, p [2]No) string {
	a, b := slices.Index(order, p[0]), slices.Index(order, p[1])
	switch {
	case how.Order == eventkit.ByLot:
		return "by lot"
	case e.met(p[0], p[1]) && !how.Rematches:
		return "rematch: every other pairing has also been played"
	case a%2 == 0 && b == a+1:
		return fmt.Sprintf("%s against %s", ordinal(a+1), ordinal(b+1))
	}
	return fmt.Sprintf("%s against %s, to avoid a rematch", ordinal(a+1), ordinal(b+1))
}

func ordinal(n int) string {
	end := "th"
	if n/10%10 != 1 {
		switch n % 10 {
		case 1:
			end = "st"
		case 2:
			end = "nd"
		case 3:
			end = "rd"
		}
	}
	return fmt.Sprint(n, end)
}

// order is the players of the round in the order in which they are paired.
func (e drawing) order(by eventkit.Order) []No {
	in := e.active(e.round)
	if by == eventkit.ByStanding {
		var out []No
		for _, s := range e.Standings(e.round - 1) {
			if slices.Contains(in, s.No) {
				out = append(out, s.No)
			}
		}
		return out
	}
	src := e.dice(forPairing, uint64(e.round), uint64(e.drawn))
	dice.Shuffle(&src, in)
	if by == eventkit.ByLastRank && e.After != nil {
		// Ruling: who was not at the event before follows those who were, by lot (rules 9.3, row
		// 13).
		slices.SortStableFunc(in, func(a, b No) int { return e.lastRank(a) - e.lastRank(b) })
	}
	return in
}

// lastRank is a player's rank at the event before, counted from 0; behind all others where there is
// none.
func (e drawing) lastRank(n No) int {
	want := fold(e.Player(n).Name)
	i := slices.IndexFunc(e.After.Ranks, func(s string) bool { return fold(s) == want })
	if i < 0 {
		return len(e.After.Ranks)
	}
	return i
}

// bye returns the player who sits out, and the reasons: drawn by lot in the first round, later the
// lowest of the standings who has not had a bye. Where all have had one, the lowest (rules 10, rows
// 3 and 4).
func (e drawing) bye(order []No) (No, []string) {
	why := []string{fmt.Sprintf("With %d players one has a bye.", len(order))}
	if e.round == 1 {
		src := e.dice(forBye, uint64(e.drawn))
		return order[src.Intn(len(order))], append(why, "In the first round it is drawn at random.")
	}
	got := order[len(order)-1]
	passed := []string{}
	i := len(order) - 1
	for ; i >= 0; i-- {
		if !e.hadBye(order[i]) {
			got = order[i]
			break
		}
		passed = append(passed, e.Player(order[i]).Name)
	}
	if i < 0 {
		why = append(why, "Everyone has had a bye, so the lowest-ranked player gets another.")
	} else if len(passed) > 0 {
		why = append(why, fmt.Sprintf("Skipped because they have had a bye: %s.", strings.Join(passed, ", ")))
	}
	var battle, points int
	for _, s := range e.Standings(e.round - 1) {
		if s.No == got {
			battle, points = s.Battle, s.Points
		}
	}
	return got, append(why,
		fmt.Sprintf("%s is ranked lowest: %d Battle Points, %d Fleet Points.", e.Player(got).Name, battle, points))
}

func (e drawing) hadBye(n No) bool {
	return slices.ContainsFunc(e.Rounds[:min(e.round-1, len(e.Rounds))], func(r Round) bool { return r.Bye == n })
}

// met reports whether two players have been at a table together before.
func (e drawing) met(a, b No) bool {
	for r := 1; r < e.round && r <= len(e.Rounds); r++ {
		if t, s := e.tableOf(r, a); t >= 0 && e.Rounds[r-1].Tables[t].Players[1-s] == b {
			return true
		}
	}
	return false
}

// lists returns the players of the first fleet in the round before and those of the second, each in
// the order given. Who did not play joins the shorter list at the place the points give. Ruling:
// where drop-outs leave one list longer, its lowest goes over to the other and plays the same fleet
// again; the sheet knows full tables only.
func (e drawing) lists(order []No) (first, second []No) {
	k := e.Kit()
	list := map[No]int{}
	var count [2]int
	for _, n := range order {
		list[n] = -1
		if t, s := e.tableOf(e.round-1, n); t >= 0 {
			list[n] = slices.Index(k.Fleets, e.Rounds[e.round-2].Tables[t].Fleets[s])
			count[list[n]]++
		}
	}
	for _, n := range order {
		if list[n] < 0 {
			list[n] = 0
			if count[1] < count[0] {
				list[n] = 1
			}
			count[list[n]]++
		}
	}
	for i := len(order) - 1; i >= 0 && count[0] != count[1]; i-- {
		long := 0
		if count[1] > count[0] {
			long = 1
		}
		if list[order[i]] == long {
			list[order[i]] = 1 - long
			count[long]--
			count[1-long]++
		}
	}
	for _, n := range order {
		if list[n] == 0 {
			first = append(first, n)
		} else {
			second = append(second, n)
		}
	}
	return first, second
}

// DrawnOtherwise says how a round would be paired from the results as they stand now, where that is
// not how it was paired: what a late correction would have changed. The round stays as it is. ""
// where nothing would differ.
func (e *Event) DrawnOtherwise(round int) string {
	if round < 2 || round > len(e.Rounds) {
		return ""
	}
	r := e.Rounds[round-1]
	now := drawing{e, round, r.Drawn}.made()
	same := now.Bye == r.Bye &&
		slices.EqualFunc(now.Tables, r.Tables, func(a, b Table) bool { return a.Players == b.Players })
	if same {
		return ""
	}
	other := *e
	other.Rounds = append(slices.Clone(e.Rounds[:round-1]), now)
	return other.sayRound(round)
}
