package tournament_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// events is how many random events are checked: a few hundred in every run, ATTACKWING_EVENTS=10000
// for the long one.
func events(t *testing.T) int {
	if n, err := strconv.Atoi(os.Getenv("ATTACKWING_EVENTS")); err == nil && n > 0 {
		return n
	}
	if testing.Short() {
		return 50
	}
	return 200
}

// chance is a random event being played at the desk, with everything checked on the way.
type chance struct {
	*rand.Rand
	t *testing.T
	*tournament.Event
	d     *tournament.Desk
	plain *plainEvent
}

func (c *chance) must(err error) {
	c.t.Helper()
	if err != nil {
		c.t.Fatalf("seed %d, %s, %d players, round %d: %v", c.Seed, c.Scenario, len(c.Players), c.Round(), err)
	}
}

// file is the event as it lies on the disk, read back, which must say the same.
func (c *chance) file() {
	c.t.Helper()
	var b, again bytes.Buffer
	c.must(c.Event.Write(&b))
	e, err := tournament.Read(bytes.NewReader(b.Bytes()), "file")
	c.must(err)
	c.must(e.Write(&again))
	expect.Must(c.t, bytes.Equal(b.Bytes(), again.Bytes()), "seed %d: the file reads back otherwise", c.Seed)
	c.plain, err = plain(b.Bytes())
	c.must(err)
}

func TestRandomEvents(t *testing.T) {
	total := events(t)
	seen := map[string]int{}
	for seed := range total {
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		playRandom(t, r, uint64(seed)+1, seen)
	}
	t.Logf("%d events: %v", total, seen)
	for _, what := range []string{"bye", "drop-out", "correction", "roll-off", "roll-off by hand", "no-show", "rematch", "short event", "commendation", "latecomer"} {
		expect.True(t, seen[what] != 0, "no event had a %s: the check proves less than it says", what)
	}
}

func playRandom(t *testing.T, r *rand.Rand, seed uint64, seen map[string]int) {
	kit := tournament.Kits()[r.IntN(len(tournament.Kits()))]
	n := 2 + r.IntN(31)
	cfg := tournament.Config{Scenario: kit.Scenario, Seed: seed, PaperFleets: true, HandDice: r.IntN(4) == 0}
	name := func(i int) string { return fmt.Sprintf("Player %d", i) }
	if r.IntN(3) == 0 {
		cfg.House = map[string]string{"tournament.late-arrivals": "loss"}
	}
	if r.IntN(2) == 0 { // some were at the event before, some who were are missing
		cfg.After = &tournament.Before{Event: "the month before"}
		for _, i := range r.Perm(n + 3)[:r.IntN(n+2)] {
			cfg.After.Ranks = append(cfg.After.Ranks, name(i+1))
		}
	}
	e, err := tournament.New(cfg)
	must(t, err)
	c := &chance{Rand: r, t: t, Event: e, d: e.By("chance", noon)}
	add := func(i int) {
		p := tournament.Player{Name: name(i), Initials: fmt.Sprintf("P%d", i)}
		if kit.Allegiances != nil {
			p.Allegiance = kit.Allegiances[r.IntN(len(kit.Allegiances))]
		}
		_, err := c.d.Add(p)
		c.must(err)
	}
	for i := range n {
		add(i + 1)
	}
	for round := 1; round <= tournament.Rounds; round++ {
		if c.left() < 2 {
			seen["short event"]++
			if c.d.Pair() == nil {
				t.Fatalf("seed %d: paired with %d players", seed, c.left())
			}
			break
		}
		c.must(c.d.Pair())
		if r.IntN(10) == 0 {
			c.must(c.d.PairAgain())
		}
		for round < tournament.Rounds && r.IntN(5) == 0 { // while the round is played
			add(len(c.Players) + 1)
			seen["latecomer"]++
		}
		c.file()
		c.must(c.plain.checkPairing(round))
		c.count(round, seen)
		c.playRound(round, seen)
		if r.IntN(4) == 0 { // somebody slipped with the pen, in this round or before
			c.correct(1+r.IntN(round), seen)
		}
		c.rollByHand(round, seen)
		c.checkRanks(round, seen)
		for p := range c.Players {
			if c.Players[p].OutFrom == 0 && r.IntN(12) == 0 {
				c.must(c.d.Drop(tournament.No(p + 1)))
				seen["drop-out"]++
			}
		}
	}
	c.file()
	c.checkEnd(seen)
}

// left is how many are in for the next round.
func (c *chance) left() int {
	n := 0
	for _, p := range c.Players {
		if p.OutFrom == 0 && p.InFrom <= c.Round()+1 {
			n++
		}
	}
	return n
}

func (c *chance) count(round int, seen map[string]int) {
	if c.plain.Rounds[round-1].Bye != 0 {
		seen["bye"]++
	}
	for _, t := range c.plain.Rounds[round-1].Tables {
		if c.plain.metBefore(t.Players[0], t.Players[1], round) {
			seen["rematch"]++
		}
	}
}

func (c *chance) playRound(round int, seen map[string]int) {
	for i, t := range c.Rounds[round-1].Tables {
		if k := c.Kit(); k.Fleets != nil && t.Fleets[0] == "" {
			c.must(c.d.Choose(t.Players[0], k.Fleets[c.IntN(2)]))
		}
		told := c.told(round, i)
		c.must(c.d.Enter(round, i+1, told))
		if told.Ending == tournament.ByNoShow {
			seen["no-show"]++
		}
		c.sign(round, i)
	}
	m := c.Missing(round)
	expect.Must(c.t, len(m) == 0, "seed %d: still missing %v", c.Seed, m)
}

func (c *chance) sign(round, table int) {
	p := c.Rounds[round-1].Tables[table].Players
	a, b := c.Player(p[0]).Initials, c.Player(p[1]).Initials
	c.must(c.d.Verify(round, table+1, a, b))
	c.must(c.d.Sign(round, table+1, b, a))
}

// told is what two random players report. Few different numbers, so that ties are frequent.
func (c *chance) told(round, table int) tournament.Told {
	t := &c.Rounds[round-1].Tables[table]
	left := func() *int { return new([]int{0, 20, 20, 50, 120}[c.IntN(5)]) }
	told := tournament.Told{Winner: tournament.Nobody}
	switch c.IntN(12) {
	case 0:
		told.Ending, told.Winner = tournament.ByNoShow, c.IntN(2)
		return told
	case 1:
		told.Ending, told.Winner = tournament.ByConcession, c.IntN(2)
		told.Left[told.Winner] = left()
	case 2, 3, 4:
		told.Winner = c.IntN(2)
		told.Left[1-told.Winner], told.Left[told.Winner] = new(0), new(20+c.IntN(3)*20)
		told.Ending = tournament.ByElimination
	default:
		told.Ending = tournament.ByTime
		told.Left = [2]*int{left(), left()}
	}
	c.bonuses(t, &told)
	if c.HandDice {
		told.RollOff = c.evenRoll(t, told)
	}
	return told
}

func (c *chance) bonuses(t *tournament.Table, told *tournament.Told) {
	add := func(seat int, key string, n int) {
		told.Bonuses[seat] = append(told.Bonuses[seat], tournament.Count{Key: key, N: n})
	}
	switch c.Scenario {
	case "future-tense":
		add(0, "mission-token", c.IntN(7))
		add(1, "mission-token", c.IntN(6))
		switch c.IntN(3) {
		case 0:
			add(c.IntN(2), "retrieved", 1)
		case 1:
			add(c.IntN(2), "destroyed", 1)
		}
	case "last-battle-of-ds9":
		if told.Winner >= 0 && c.IntN(2) == 0 {
			add(told.Winner, "ds9", 1)
		}
	case "unimatrix-zero":
		if told.Winner >= 0 {
			key := t.Fleets[told.Winner] + "-token"
			add(told.Winner, key, c.IntN(4))
		}
	}
}

// evenRoll throws for two players whom time has left equal.
func (c *chance) evenRoll(t *tournament.Table, told tournament.Told) []tournament.Throw {
	if told.Ending != tournament.ByTime {
		return nil
	}
	points := [2]int{c.Limit - *told.Left[1], c.Limit - *told.Left[0]}
	for i, list := range told.Bonuses {
		for _, b := range list {
			points[i] += b.N * bonusWorth[c.Scenario][b.Key]
		}
	}
	if points[0] != points[1] {
		return nil
	}
	return []tournament.Throw{{Of: []int{0, 1}, Dice: []tournament.Faces{"BBHC-", "-BCHB"}}, {Of: []int{0, 1}, Dice: []tournament.Faces{"B....", "BB-HH"}}}
}

func (c *chance) correct(round int, seen map[string]int) {
	ts := c.Rounds[round-1].Tables
	if len(ts) == 0 {
		return
	}
	i := c.IntN(len(ts))
	c.must(c.d.Correct(round, i+1, c.told(round, i), "read from the wrong line"))
	c.sign(round, i)
	seen["correction"]++
}

// rollByHand enters real dice for every tie, until none is left in any round.
func (c *chance) rollByHand(round int, seen map[string]int) {
	for r := 1; r <= round; r++ {
		for guard := 0; len(c.Ties(r)) > 0; guard++ {
			expect.Must(c.t, c.HandDice && guard <= 1000, "seed %d: ties are left after round %d", c.Seed, r)
			tied := c.Ties(r)[0]
			// whoever must throw: tried from the whole group down, as a desk asks the players to
			// step up
			for _, g := range c.next(r, tied) {
				dice := map[tournament.No]tournament.Faces{}
				for _, n := range g {
					dice[n] = tournament.StationsOnly(c.IntN(4))
				}
				c.must(c.d.EnterThrow(r, dice))
				break
			}
			seen["roll-off by hand"]++
		}
	}
}

// next works out of the file who of a tie must throw next.
func (c *chance) next(round int, tied []tournament.No) [][]tournament.No {
	var nos []int
	for _, n := range tied {
		nos = append(nos, int(n))
	}
	b, err := json.Marshal(c.RollOffs)
	c.must(err)
	var rolls []plainRoll
	c.must(json.Unmarshal(b, &rolls))
	for _, r := range rolls {
		if r.Round != round || !slices.Equal(r.Players, nos) {
			continue
		}
		groups := map[string][]tournament.No{}
		var keys []string
		for i, n := range tied { // equal in every throw both were in
			key := ""
			for _, t := range r.Throws {
				if at := slices.Index(t.Of, i); at >= 0 {
					key += fmt.Sprint(9-len(slices.DeleteFunc([]byte(t.Dice[at]), func(b byte) bool { return b != 'B' })), ",")
				}
			}
			if groups[key] == nil {
				keys = append(keys, key)
			}
			groups[key] = append(groups[key], n)
		}
		slices.Sort(keys)
		var out [][]tournament.No
		for _, k := range keys {
			if len(groups[k]) > 1 {
				out = append(out, groups[k])
			}
		}
		return out
	}
	return [][]tournament.No{tied}
}

func (c *chance) checkRanks(round int, seen map[string]int) {
	c.file()
	for r := 1; r <= round; r++ {
		want, err := c.plain.ranks(r)
		c.must(err)
		for i, s := range c.Standings(r) {
			w := want[i]
			if int(s.No) != w.no || s.Battle != w.battle || s.Points != w.fleet || s.Rank != i+1 || s.Tied {
				c.t.Fatalf("seed %d, after round %d, rank %d: %+v, want %+v", c.Seed, r, i+1, s, w)
			}
			if s.RolledOff {
				seen["roll-off"]++
			}
		}
	}
}

func (c *chance) checkEnd(seen map[string]int) {
	expect.Must(c.t, c.Over(), "seed %d: not over after the last round", c.Seed)
	if f := c.FactionResult(); f != nil {
		want, err := c.plain.factionOrder()
		c.must(err)
		for i := range f {
			expect.Must(c.t, f[i].Code == want[i] && !f[i].Tied, "seed %d: factions %+v, want %v", c.Seed, f, want)
		}
	}
	holder := 0
	if c.Kit().Commendation && c.plain.After != nil {
		for _, name := range slices.Backward(c.plain.After.Ranks) {
			for i, p := range c.plain.Players {
				if p.Name == name && p.InFrom == 0 { // whoever comes late finds it given
					holder = i + 1
				}
			}
		}
	}
	got := 0
	if c.plain.Commendation != nil {
		got = c.plain.Commendation.Holder
		seen["commendation"]++
	}
	expect.Need(c.t, got, holder, "seed %d: the token is with", c.Seed)
}
