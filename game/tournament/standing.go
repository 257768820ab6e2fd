package tournament

import "slices"

// Outcome is the result of one round of one player, as the build sheet writes it.
type Outcome string

// The outcomes.
const (
	Win     Outcome = "W"
	Loss    Outcome = "L"
	Bye     Outcome = "B"
	NoShow  Outcome = "N" // was paired and did not come
	Out     Outcome = "-" // not in this round
	Missed  Outcome = "M" // came later, and the house rule counts it as a loss
	Awaited Outcome = "?" // no result yet
)

// Line is a Battle Round of one player's sheet.
type Line struct {
	Round      int     `json:"round"`
	Outcome    Outcome `json:"outcome"`
	Opponent   string  `json:"opponent,omitempty"`
	Fleet      string  `json:"fleet,omitempty"` // which of two
	Battle     int     `json:"battle_points"`
	Points     int     `json:"fleet_points"`
	Cumulative int     `json:"cumulative_fleet_points"`
}

// Standing is a player's place.
type Standing struct {
	Rank       int    `json:"rank"`
	Title      string `json:"title"`
	No         No     `json:"no"`
	Player     string `json:"player"`
	Initials   string `json:"initials"`
	Allegiance string `json:"allegiance,omitempty"`
	Battle     int    `json:"battle_points"`
	Points     int    `json:"fleet_points"`
	Rounds     []Line `json:"rounds"`
	Tied       bool   `json:"tied,omitempty"` // with another, and not rolled off yet
	RolledOff  bool   `json:"rolled_off,omitempty"`
	InFrom     int    `json:"in_from,omitempty"`
	OutFrom    int    `json:"out_from,omitempty"`
}

// Complete reports whether a round (from 1) has every result, signed by both players.
func (e *Event) Complete(round int) bool { return len(e.Missing(round)) == 0 }

// Finished is the last round that counts in the ranks as they stand: the last one paired, the one
// before it while that runs. What a round gives, the bye too, is given when all of its tables have
// reported and signed.
func (e *Event) Finished() int {
	n := len(e.Rounds)
	open := func(m Missing) bool { return m.Lack != NotConfirmed } // until then what was signed before counts
	if n > 0 && slices.ContainsFunc(e.Missing(n), open) {
		n--
	}
	return n
}

// reported reports whether all results of a round are in, signed or not.
func (e *Event) reported(round int) bool {
	return !slices.ContainsFunc(e.Rounds[round-1].Tables, func(t Table) bool { return t.Result == nil })
}

// tableOf finds where a player sits in a round; -1 nowhere.
func (e *Event) tableOf(round int, n No) (table, seat int) {
	if round < 1 || round > len(e.Rounds) {
		return -1, -1
	}
	for i, t := range e.Rounds[round-1].Tables {
		for s, p := range t.Players {
			if p == n {
				return i, s
			}
		}
	}
	return -1, -1
}

// Line is a player's round: what was won and why.
func (e *Event) Line(n No, round int) Line {
	l := e.missed(n, round)
	if round < 1 || round > len(e.Rounds) {
		return l
	}
	r := &e.Rounds[round-1]
	if r.Bye == n {
		l.Outcome, l.Battle = Bye, PointsForBye
		if e.reported(round) {
			l.Points = e.byePoints(round)
		}
		return l
	}
	t, seat := e.tableOf(round, n)
	if t < 0 {
		return l
	}
	l.Opponent, l.Fleet, l.Outcome = e.Player(r.Tables[t].Players[1-seat]).Name, r.Tables[t].Fleets[seat], Awaited
	res := r.Tables[t].Result
	if res == nil {
		return l
	}
	l.Points = res.Sides[seat].Points
	switch {
	case res.Winner == seat:
		l.Outcome, l.Battle = Win, PointsForWin
	case res.Ending == ByNoShow:
		l.Outcome = NoShow
	default:
		l.Outcome, l.Battle = Loss, PointsForLoss
	}
	return l
}

// byePoints are the Fleet Points of a bye: the average of all others of the round, rounded up
// (Fleet Points).
func (e *Event) byePoints(round int) int {
	sum, n := 0, 0
	for _, t := range e.Rounds[round-1].Tables {
		for s := range t.Players {
			sum += t.Result.Sides[s].Points
			n++
		}
	}
	if n == 0 {
		return 0
	}
	up := sum / n
	if sum%n > 0 { // the quotient was cut towards zero, which is up below zero
		up++
	}
	return up
}

// Standings are the ranks after a round (0: before the first), best first: Battle Points, then
// Fleet Points, then the roll-off of that round. What is not reported yet counts nothing; what is
// shown as the ranks is that of Finished.
func (e *Event) Standings(after int) []Standing {
	after = min(max(after, 0), len(e.Rounds))
	out := make([]Standing, 0, len(e.Players))
	for i := range e.Players {
		p := &e.Players[i]
		if p.InFrom > after+1 {
			continue
		}
		s := Standing{
			No:         No(i + 1),
			Player:     p.Name,
			Initials:   p.Initials,
			Allegiance: p.Allegiance,
			InFrom:     p.InFrom,
			OutFrom:    p.OutFrom,
			Rounds:     []Line{},
		}
		if p.OutFrom > after+1 {
			s.OutFrom = 0
		}
		for r := 1; r <= after; r++ {
			l := e.Line(s.No, r)
			s.Battle += l.Battle
			s.Points += l.Points
			l.Cumulative = s.Points
			s.Rounds = append(s.Rounds, l)
		}
		out = append(out, s)
	}
	slices.SortStableFunc(out, func(a, b Standing) int {
		if a.Battle != b.Battle {
			return b.Battle - a.Battle
		}
		return b.Points - a.Points
	})
	for from := 0; from < len(out); {
		to := from + 1
		for to < len(out) && out[to].Battle == out[from].Battle && out[to].Points == out[from].Points {
			to++
		}
		if to-from > 1 && after > 0 {
			breakTie(e, after, out[from:to])
		}
		from = to
	}
	for i := range out {
		out[i].Rank, out[i].Title = i+1, Title(i+1)
	}
	return out
}

// Ranks are the standings as they are shown to people who look at a round (0: before the first):
// those after it, or while it runs those after the round before it. What the running round has
// brought so far is among the lines of Rounds, and counts nothing yet.
func (e *Event) Ranks(round int) []Standing {
	round = min(max(round, 0), len(e.Rounds))
	out := e.Standings(min(round, e.Finished()))
	for i := range out {
		for r := len(out[i].Rounds) + 1; r <= round; r++ {
			l := e.Line(out[i].No, r)
			l.Cumulative = out[i].Points + l.Points
			out[i].Rounds = append(out[i].Rounds, l)
		}
	}
	return out
}

// breakTie puts equal players into the order of their roll-off, where there has been one.
func breakTie(e *Event, after int, tied []Standing) {
	r, over := e.rollOff(after, numbers(tied)), e.Complete(after)
	for i := range tied {
		tied[i].Tied, tied[i].RolledOff = r == nil && over, r != nil
	}
	if r == nil {
		return
	}
	place := map[No]int{}
	for i, who := range r.order() {
		place[r.Players[who]] = i
	}
	slices.SortFunc(tied, func(a, b Standing) int { return place[a.No] - place[b.No] })
}

func numbers(s []Standing) []No {
	out := make([]No, len(s))
	for i := range s {
		out[i] = s[i].No
	}
	return out
}

// FinalRanks are the names in the order of the standings after the last finished round, for the
// event that follows.
func (e *Event) FinalRanks() []string {
	var out []string
	for _, s := range e.Standings(e.Finished()) {
		out = append(out, s.Player)
	}
	return out
}
