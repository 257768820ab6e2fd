package arena

import (
	"maps"
	"math"
	"slices"
)

// Report is the result of a run.
type Report struct {
	Players  []Player  `json:"levels"`
	Pairings []Pairing `json:"pairings"`
	Pairs    int       `json:"pairs"`             // played
	Missing  int       `json:"missing,omitempty"` // of the plan, not played yet
}

// Player sums up all battles of a player.
type Player struct {
	Name        string   `json:"name"`
	Games       int      `json:"games"`
	Score       float64  `json:"score"`
	Choices     int      `json:"choices"` // answers that were tried out
	Overruled   int      `json:"overruled"`
	Read        float64  `json:"read,omitempty"` // of its dials, what a twin with another seed foretold
	Cards       []Card   `json:"cards,omitempty"`
	CardsUnused []string `json:"cards_unused,omitempty"` // offered, and never used
}

// Card counts the offers and the uses of a card's text.
type Card struct {
	Name    string `json:"name"`
	Offered int    `json:"offered"`
	Used    int    `json:"used"`
}

// Pairing sums up the battles of two players against each other. Of two figures the first is A's.
type Pairing struct {
	A            string      `json:"a"`
	B            string      `json:"b"`
	Games        int         `json:"games"`
	Score        float64     `json:"score"` // A's, 0 to 1
	Low          float64     `json:"low"`   // the 95 % interval of it
	High         float64     `json:"high"`
	FleetPoints  [2]float64  `json:"fleet_points"` // on average
	Rounds       float64     `json:"rounds"`
	MsMedian     [2]float64  `json:"ms_median"` // a decision
	MsP95        [2]float64  `json:"ms_p95"`
	LostByFlying [2]float64  `json:"lost_by_flying"` // of the dials that had another choice
	Bonuses      [2]float64  `json:"bonuses"`        // of the battles won
	Fights       [2]Fighting `json:"fights"`
	Scenarios    []Share     `json:"scenarios"`
}

// Fighting tells how steadily the ships of a player fight from round 3 on.
type Fighting struct {
	ShipRounds int     `json:"ship_rounds"`
	Shots      float64 `json:"shots"` // the share of them in which the ship attacked
	Low        float64 `json:"low"`   // the 95 % interval of the share, pairs counted as pairs
	High       float64 `json:"high"`
	Longest    int     `json:"longest"` // the most rounds on end in which a ship did not attack
	Long       int     `json:"long"`    // how often it was four rounds or more,
	Runs       int     `json:"runs"`    // and how often any
}

// longIdle is the number of rounds on end without an attack from which on they count as many.
const longIdle = 4

// fighting sums up the fights of pairs.
func fighting(pairs []Fight) (f Fighting) {
	shots := 0
	for _, x := range pairs {
		f.ShipRounds += x.Ships
		shots += x.Shots
		for n, runs := range x.Idle {
			if runs == 0 {
				continue
			}
			f.Longest = max(f.Longest, n+1)
			f.Runs += runs
			if n+1 >= longIdle {
				f.Long += runs
			}
		}
	}
	f.Shots = of(shots, f.ShipRounds)
	dev := 0.0
	for _, x := range pairs {
		d := float64(x.Shots) - float64(f.Shots*float64(x.Ships))
		dev += float64(d * d)
	}
	margin := 1.96 * math.Sqrt(dev) / float64(max(1, f.ShipRounds))
	f.Low, f.High = max(0, f.Shots-margin), min(1, f.Shots+margin)
	return f
}

// Share is a pairing in one scenario.
type Share struct {
	Scenario string     `json:"scenario"`
	Games    int        `json:"games"`
	Score    float64    `json:"score"`
	Bonuses  [2]float64 `json:"bonuses"`
}

// tally adds up battles of a pairing.
type tally struct {
	pairs           []float64 // A's score of each pair
	games, rounds   int
	score           float64
	points          [2]int
	won, bonus      [2]int
	dials, lost     [2]int
	times           [2]Times
	choices, others [2]int
	read            [2][2]int
	cards           [2]map[string][2]int
	fights          [2][]Fight // of each pair
}

func (t *tally) add(p *Pair) {
	both := 0.0
	var fights [2]Fight
	for i := range p.Battles {
		b := &p.Battles[i]
		t.games++
		t.rounds += b.Rounds
		s := 0.5
		if b.Won != 0 {
			s = float64(2 - b.Won)
			t.won[b.Won-1]++
			t.bonus[b.Won-1] += b.Did[b.Won-1].Bonus
		}
		t.score += s
		both += s
		for k := range b.Did {
			d := &b.Did[k]
			t.points[k] += b.Points[k]
			t.dials[k] += d.Dials
			t.lost[k] += d.Lost
			t.choices[k] += d.Choices
			t.others[k] += d.Overruled
			t.read[k][0] += d.Read[0]
			t.read[k][1] += d.Read[1]
			fights[k].add(&d.Fight)
			for step, n := range d.Times {
				if t.times[k] == nil {
					t.times[k] = Times{}
				}
				t.times[k][step] += n
			}
			for name, n := range d.Cards {
				if t.cards[k] == nil {
					t.cards[k] = map[string][2]int{}
				}
				old := t.cards[k][name]
				t.cards[k][name] = [2]int{old[0] + n[0], old[1] + n[1]}
			}
		}
	}
	t.pairs = append(t.pairs, both/2)
	for k := range fights {
		t.fights[k] = append(t.fights[k], fights[k])
	}
}

// interval is the mean of the pairs' scores and where with 95 % it lies: 1.96 standard errors of
// pairs, which are never taken to be less than those of one pair more that was shared.
func (t *tally) interval() (mean, low, high float64) {
	n := float64(len(t.pairs))
	if n == 0 {
		return 0.5, 0, 1
	}
	for _, x := range t.pairs {
		mean += x
	}
	mean /= n
	dev := float64((mean - 0.5) * (mean - 0.5))
	for _, x := range t.pairs {
		dev += float64((x - mean) * (x - mean))
	}
	margin := 1.96 * math.Sqrt(dev/n/max(1, n))
	return mean, max(0, mean-margin), min(1, mean+margin)
}

// quantile returns the time that a part of all times does not exceed, ms.
func (t Times) quantile(part float64) float64 {
	all := 0
	for _, n := range t {
		all += n
	}
	sum := 0
	for _, step := range slices.Sorted(maps.Keys(t)) {
		if sum += t[step]; float64(sum) >= part*float64(all) {
			return float64(longest(step).Microseconds()) / 1000
		}
	}
	return 0
}

func of(n, all int) float64 { return float64(n) / float64(max(1, all)) }

// Of is the report of pairs of a plan.
func Of(plan *Plan, pairs []Pair) *Report {
	pairings := plan.Pairings()
	by := make([]tally, len(pairings))
	in := make([]map[string]*tally, len(pairings))
	for i := range pairs {
		k := pairs[i].N / (plan.Games / 2)
		_, at, _ := plan.pair(pairs[i].N)
		by[k].add(&pairs[i])
		if in[k] == nil {
			in[k] = map[string]*tally{}
		}
		if in[k][at.Scenario] == nil {
			in[k][at.Scenario] = &tally{}
		}
		in[k][at.Scenario].add(&pairs[i])
	}
	r := &Report{Pairs: len(pairs), Missing: plan.Pairs() - len(pairs), Players: make([]Player, len(plan.Players))}
	cards := make([]map[string][2]int, len(plan.Players))
	read := make([][2]int, len(plan.Players))
	for i, who := range pairings {
		t := &by[i]
		p := Pairing{A: plan.Players[who[0]], B: plan.Players[who[1]], Games: t.games, Rounds: of(t.rounds, t.games)}
		p.Score, p.Low, p.High = t.interval()
		for k, w := range who {
			p.FleetPoints[k] = of(t.points[k], t.games)
			p.MsMedian[k], p.MsP95[k] = t.times[k].quantile(0.5), t.times[k].quantile(0.95)
			p.LostByFlying[k], p.Bonuses[k] = of(t.lost[k], t.dials[k]), of(t.bonus[k], t.won[k])
			p.Fights[k] = fighting(t.fights[k])
			x := &r.Players[w]
			x.Games += t.games
			x.Score += [2]float64{t.score, float64(t.games) - t.score}[k]
			x.Choices += t.choices[k]
			x.Overruled += t.others[k]
			read[w][0] += t.read[k][0]
			read[w][1] += t.read[k][1]
			for name, n := range t.cards[k] {
				if cards[w] == nil {
					cards[w] = map[string][2]int{}
				}
				old := cards[w][name]
				cards[w][name] = [2]int{old[0] + n[0], old[1] + n[1]}
			}
		}
		for _, id := range slices.Sorted(maps.Keys(in[i])) {
			t := in[i][id]
			p.Scenarios = append(p.Scenarios, Share{
				Scenario: id,
				Games:    t.games,
				Score:    t.score / float64(t.games),
				Bonuses:  [2]float64{of(t.bonus[0], t.won[0]), of(t.bonus[1], t.won[1])},
			})
		}
		r.Pairings = append(r.Pairings, p)
	}
	for i := range r.Players {
		x := &r.Players[i]
		x.Name = plan.Players[i]
		x.Score /= float64(max(1, x.Games))
		x.Read = of(read[i][1], read[i][0])
		for _, name := range slices.Sorted(maps.Keys(cards[i])) {
			n := cards[i][name]
			x.Cards = append(x.Cards, Card{Name: name, Offered: n[0], Used: n[1]})
			if n[1] == 0 {
				x.CardsUnused = append(x.CardsUnused, name)
			}
		}
	}
	return r
}
