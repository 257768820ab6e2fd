package arena

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// Balance is the result of a plan with one player: what seats, sides, the initiative and fleets are
// worth when both sides play alike. Every share of wins counts a battle without a winner half.
type Balance struct {
	Player  string  `json:"level"`
	Games   int     `json:"games"`
	Missing int     `json:"missing,omitempty"` // pairs of the plan that are not played yet
	Version string  `json:"version,omitempty"` // of the program that played
	SeatOne Rate    `json:"seat_one"`          // wins of player 1
	First   Rate    `json:"initiative"`        // wins of who had the initiative in round 1
	Sides   []Named `json:"sides,omitempty"`   // wins of each side of the sheet against another
	Fleets  []Named `json:"fleets"`            // wins of each fleet against all others
	Pairs   []Duel  `json:"pairs"`
	Endings []Named `json:"endings"` // how many of the battles ended so
	Bonus   Rate    `json:"bonus"`   // battles in which the sheet gave somebody Fleet Points
	Won     Rate    `json:"bonus_wins"`
	Rounds  Mean    `json:"rounds"`
}

// Rate is a share with its 95 % interval, 0 to 1.
type Rate struct {
	Of    int     `json:"of"` // battles
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// Named is the share of something that has a name.
type Named struct {
	Name string `json:"name"`
	Rate
}

// Mean is an average with its 95 % interval.
type Mean struct {
	Mean float64 `json:"mean"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// Duel is a fleet against another. Of two figures the first is A's.
type Duel struct {
	A           string     `json:"a"`
	B           string     `json:"b"`
	Wins        Rate       `json:"wins"`
	FleetPoints [2]float64 `json:"fleet_points"` // on average
	Rounds      float64    `json:"rounds"`
}

// BalanceTables are the tables on which each fleet meets each other, as far as a sheet lets them meet.
func BalanceTables(sc game.Scenario, fleets []string, lists map[string]string, cat *card.Catalogue) (all []Table) {
	for i, a := range fleets {
		for _, b := range fleets[i+1:] {
			t := Table{sc.Sheet().ID, [2]string{a, b}}
			u, err := t.setUp(sc, cat, lists)
			if err != nil || u.Fleets[0].Side != "" && u.Fleets[0].Side == u.Fleets[1].Side {
				continue
			}
			if _, err := t.turned().setUp(sc, cat, lists); err == nil {
				all = append(all, t)
			}
		}
	}
	return all
}

// counts adds up pairs of battles: the mean of each is one figure, for its two are no independent ones.
type counts struct {
	pairs  []float64
	games  int
	events float64 // of this pair
	of     int
}

func (c *counts) note(x float64) {
	c.games++
	c.events += x
	c.of++
}

// close ends a pair.
func (c *counts) close() {
	if c.of > 0 {
		c.pairs = append(c.pairs, c.events/float64(c.of))
	}
	c.events, c.of = 0, 0
}

// mean is the mean of the pairs and half its 95 % interval.
func (c *counts) mean() (mean, half float64) {
	n := float64(len(c.pairs))
	if n == 0 {
		return 0, 0
	}
	for _, x := range c.pairs {
		mean += x / n
	}
	dev := 0.0
	for _, x := range c.pairs {
		dev += float64((x - mean) * (x - mean))
	}
	return mean, 1.96 * math.Sqrt(dev/max(1, n-1)/n)
}

// rate is the share with Wilson's interval, widened or narrowed as pairs of battles are alike or not.
func (c *counts) rate() Rate {
	n := float64(len(c.pairs))
	if n == 0 {
		return Rate{High: 1}
	}
	p, half := c.mean()
	z := 1.96
	se := half / z
	eff := n // pairs that as much chance would have
	if se > 0 {
		eff = max(n/2, float64(p*(1-p))/float64(se*se))
	}
	mid := (p + z*z/(2*eff)) / (1 + z*z/eff)
	wide := z * math.Sqrt(float64(p*(1-p))/eff+z*z/(4*eff*eff)) / (1 + z*z/eff)
	return Rate{c.games, p, max(0, mid-wide), min(1, mid+wide)}
}

// BalanceOf is the report of pairs of a plan with one player. sideOf tells the side that a fleet is of,
// "" none.
func BalanceOf(head *Head, pairs []Pair, sideOf func(fleet string) string) *Balance {
	p := &head.Plan
	r := &Balance{Player: p.Players[0], Version: head.Version, Missing: p.Pairs() - len(pairs)}
	var seat, first, bonus, won, rounds counts
	sides, fleets, ends := map[string]*counts{}, map[string]*counts{}, map[string]*counts{}
	duels := map[[2]string]*duel{}
	for i := range pairs {
		for k := range pairs[i].Battles {
			if b := &pairs[i].Battles[k]; b.By != "" {
				countsOf(ends, b.By)
			}
		}
	}
	for i := range pairs {
		_, at, _ := p.pair(pairs[i].N)
		d := duels[at.Fleets]
		if d == nil {
			d = &duel{}
			duels[at.Fleets] = d
		}
		for k := range pairs[i].Battles {
			b := &pairs[i].Battles[k]
			score := [2]float64{0.5, 0.5} // of the first fleet and of the second
			if b.Won > 0 {
				score[b.Won-1], score[2-b.Won] = 1, 0
			}
			seat.note(score[k]) // in the first battle the first fleet is player 1's
			if b.First > 0 {
				first.note(score[b.First-1])
			}
			given := min(1, b.Did[0].Bonus+b.Did[1].Bonus)
			bonus.note(float64(given))
			if given > 0 && b.Did[0].Bonus != b.Did[1].Bonus {
				won.note(score[b.Did[1].Bonus])
			}
			rounds.note(float64(b.Rounds))
			d.add(b, score[0])
			for f, name := range at.Fleets {
				countsOf(fleets, name).note(score[f])
				if s := sideOf(name); s != "" && s != sideOf(at.Fleets[1-f]) {
					countsOf(sides, s).note(score[f])
				}
			}
			for by, c := range ends {
				is := 0.0
				if by == b.By {
					is = 1
				}
				c.note(is)
			}
		}
		for _, c := range []*counts{&seat, &first, &bonus, &won, &rounds, &d.wins} {
			c.close()
		}
		for _, m := range []map[string]*counts{sides, fleets, ends} {
			for _, c := range m {
				c.close()
			}
		}
	}
	r.Games, r.SeatOne, r.First, r.Bonus, r.Won = seat.games, seat.rate(), first.rate(), bonus.rate(), won.rate()
	mean, half := rounds.mean()
	r.Rounds = Mean{mean, max(0, mean-half), mean + half}
	r.Sides, r.Fleets, r.Endings = named(sides), named(fleets), named(ends)
	for _, at := range p.Tables {
		if d := duels[at.Fleets]; d != nil {
			n := float64(d.wins.games)
			r.Pairs = append(r.Pairs, Duel{at.Fleets[0], at.Fleets[1], d.wins.rate(),
				[2]float64{d.points[0] / n, d.points[1] / n}, d.rounds / n})
		}
	}
	return r
}

// duel adds up the battles of two fleets.
type duel struct {
	wins   counts
	points [2]float64
	rounds float64
}

func (d *duel) add(b *Battle, score float64) {
	d.wins.note(score)
	d.rounds += float64(b.Rounds)
	for k := range d.points {
		d.points[k] += float64(b.Points[k])
	}
}

func countsOf(m map[string]*counts, name string) *counts {
	if m[name] == nil {
		m[name] = &counts{}
	}
	return m[name]
}

// named are the shares of some things, the largest first.
func named(m map[string]*counts) (out []Named) {
	for _, name := range slices.Sorted(maps.Keys(m)) {
		out = append(out, Named{name, m[name].rate()})
	}
	slices.SortStableFunc(out, func(a, b Named) int { return cmp.Compare(b.Share, a.Share) })
	return out
}
