package tournament_test

import (
	"fmt"
	"slices"
)

// checkPairing verifies a round's bye and pairings; it is asked when the round has just been
// paired.
func (e *plainEvent) checkPairing(round int) error {
	r := e.Rounds[round-1]
	var playing []int
	for p := 1; p <= len(e.Players); p++ {
		if e.in(p, round) {
			playing = append(playing, p)
		}
	}
	var sat []int
	for _, t := range r.Tables {
		sat = append(sat, t.Players[0], t.Players[1])
	}
	flat := slices.Clone(sat)
	if r.Bye != 0 {
		sat = append(sat, r.Bye)
	}
	slices.Sort(sat)
	if !slices.Equal(sat, playing) {
		return fmt.Errorf("seated %v, in the event %v", sat, playing)
	}
	if (r.Bye != 0) != (len(playing)%2 == 1) {
		return fmt.Errorf("%d players, bye %d", len(playing), r.Bye)
	}
	if round == 1 {
		return e.checkFirst(flat)
	}
	ranked, err := e.ranks(round - 1)
	if err != nil {
		return err
	}
	var order []int
	for _, t := range ranked {
		if e.in(t.no, round) {
			order = append(order, t.no)
		}
	}
	if r.Bye != 0 {
		if want := e.wantBye(order, round); want != r.Bye {
			return fmt.Errorf("the bye went to %d, not to %d", r.Bye, want)
		}
		order = slices.DeleteFunc(order, func(p int) bool { return p == r.Bye })
	}
	if e.Scenario == "unimatrix-zero" {
		return e.checkUnimatrix(round, order, flat)
	}
	return e.checkSwiss(round, order, flat)
}

func (e *plainEvent) wantBye(order []int, round int) int {
	had := func(p int) bool {
		for _, r := range e.Rounds[:round-1] {
			if r.Bye == p {
				return true
			}
		}
		return false
	}
	for i := len(order) - 1; i >= 0; i-- {
		if !had(order[i]) {
			return order[i]
		}
	}
	return order[len(order)-1]
}

func (e *plainEvent) checkFirst(flat []int) error {
	if e.Scenario != "unimatrix-zero" {
		return nil
	}
	for _, t := range e.Rounds[0].Tables {
		if t.Fleets != [2]string{"borg", "rebel"} {
			return fmt.Errorf("round 1 fleets %v", t.Fleets)
		}
	}
	if e.After == nil {
		return nil
	}
	last, stranger := -1, false
	for _, p := range flat {
		at := slices.Index(e.After.Ranks, e.Players[p-1].Name)
		if at < 0 {
			stranger = true
			continue
		}
		if stranger || at < last {
			return fmt.Errorf("player %d of last rank %d sits below", p, at+1)
		}
		last = at
	}
	return nil
}

func (e *plainEvent) checkUnimatrix(round int, order, flat []int) error {
	tables := e.Rounds[round-1].Tables
	if round == 3 {
		if !slices.Equal(order, flat) {
			return fmt.Errorf("round 3 pairs %v, ranks are %v", flat, order)
		}
		return nil
	}
	role := map[int]string{}
	size := map[string]int{}
	for _, p := range order {
		if t, s, at := e.seat(p, 1); at {
			role[p] = t.Fleets[s]
			size[role[p]]++
		}
	}
	for _, p := range order { // who sat out joins the shorter list
		if role[p] == "" {
			role[p] = "borg"
			if size["rebel"] < size["borg"] {
				role[p] = "rebel"
			}
			size[role[p]]++
		}
	}
	other := map[string]string{"borg": "rebel", "rebel": "borg"}
	for _, from := range []string{"borg", "rebel"} { // drop-outs: the lowest of the longer list goes over
		for size[from] > size[other[from]] {
			for i := len(order) - 1; i >= 0; i-- {
				if role[order[i]] == from {
					role[order[i]] = other[from]
					break
				}
			}
			size[from]--
			size[other[from]]++
		}
	}
	var borg, rebel []int
	for _, p := range order {
		if role[p] == "borg" {
			borg = append(borg, p)
		} else {
			rebel = append(rebel, p)
		}
	}
	for i, t := range tables {
		if t.Players != [2]int{borg[i], rebel[i]} {
			return fmt.Errorf("round 2, table %d: %v, lists %v and %v", i+1, t.Players, borg, rebel)
		}
		if t.Fleets != [2]string{"rebel", "borg"} {
			return fmt.Errorf("round 2, table %d: fleets %v", i+1, t.Fleets)
		}
	}
	return nil
}

func (e *plainEvent) metBefore(a, b, round int) bool {
	for _, r := range e.Rounds[:round-1] {
		for _, t := range r.Tables {
			if t.Players == [2]int{a, b} || t.Players == [2]int{b, a} {
				return true
			}
		}
	}
	return false
}

// checkSwiss looks at all pairings of a small field; in a large one it asks of every table whether
// a better ranked opponent would have done.
func (e *plainEvent) checkSwiss(round int, order, flat []int) error {
	again := 0
	for i := 0; i < len(flat); i += 2 {
		if e.metBefore(flat[i], flat[i+1], round) {
			again++
		}
	}
	if len(order) <= 8 {
		want, _ := e.bestOfAll(round, order)
		if !slices.Equal(want, flat) {
			return fmt.Errorf("round %d pairs %v, want %v", round, flat, want)
		}
		return nil
	}
	if again != 0 {
		return fmt.Errorf("round %d has %d rematches", round, again)
	}
	left := slices.Clone(order)
	for i := 0; i < len(flat); i += 2 {
		a, b := flat[i], flat[i+1]
		if left[0] != a {
			return fmt.Errorf("round %d, table %d: %d should be next", round, i/2+1, left[0])
		}
		for _, c := range left[1:slices.Index(left, b)] {
			if e.metBefore(a, c, round) {
				continue
			}
			rest := slices.DeleteFunc(slices.Clone(left), func(p int) bool { return p == a || p == c })
			if len(rest) >= 6 {
				return fmt.Errorf("round %d: %d could have met %d, ranked above %d", round, a, c, b)
			}
			if _, n := e.bestOfAll(round, rest); n == 0 {
				return fmt.Errorf("round %d: %d could have met %d, ranked above %d", round, a, c, b)
			}
		}
		left = slices.DeleteFunc(left, func(p int) bool { return p == a || p == b })
	}
	return nil
}

// bestOfAll goes through every way to pair, in the order of ranks, and keeps the first with the
// fewest rematches.
func (e *plainEvent) bestOfAll(round int, order []int) (best []int, rematches int) {
	if len(order) == 0 {
		return nil, 0
	}
	rematches = 1000
	for i := 1; i < len(order); i++ {
		rest := slices.Concat(order[1:i], order[i+1:])
		pairs, n := e.bestOfAll(round, rest)
		if e.metBefore(order[0], order[i], round) {
			n++
		}
		if n < rematches {
			best, rematches = slices.Concat([]int{order[0], order[i]}, pairs), n
		}
	}
	return best, rematches
}

// factionOrder is the codes of the factions, the victorious first; equal ones must have rolled.
func (e *plainEvent) factionOrder() ([]string, error) {
	ts, err := e.totals(len(e.Rounds))
	if err != nil {
		return nil, err
	}
	sum := map[string]plainTotal{}
	var codes []string
	for _, t := range ts {
		c := e.Players[t.no-1].Allegiance
		if !slices.Contains(codes, c) {
			codes = append(codes, c)
		}
		s := sum[c]
		sum[c] = plainTotal{battle: s.battle + t.battle, fleet: s.fleet + t.fleet}
	}
	slices.Sort(codes)
	slices.SortStableFunc(codes, func(a, b string) int {
		x, y := sum[a], sum[b]
		if x.battle != y.battle {
			return y.battle - x.battle
		}
		if x.fleet != y.fleet {
			return y.fleet - x.fleet
		}
		var tied []string
		for c, s := range sum {
			if s == x {
				tied = append(tied, c)
			}
		}
		slices.Sort(tied)
		for _, r := range e.RollOffs {
			if slices.Equal(r.Factions, tied) {
				if rollsHigher(r.Throws, slices.Index(tied, a), slices.Index(tied, b)) {
					return -1
				}
				return 1
			}
		}
		err = fmt.Errorf("the factions %v are tied and have not rolled", tied)
		return 0
	})
	return codes, err
}
