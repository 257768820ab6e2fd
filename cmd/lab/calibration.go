package main

import (
	"encoding/csv"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"
	"text/tabwriter"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/outlook"
	"attackwing/ui/reading"
)

// toldChance is a chance to win that a seat was told as a round began, and what came of it.
type toldChance struct {
	battle   int
	scenario string
	fleets   [2]string // the seat's first; "" one without a name
	round    int
	seat     game.PlayerID
	early    bool    // nobody was in reach: the coach names no chance
	pair     float64 // of the table of ready pairs, -1 not known
	coach    float64 // as the coach counts it
	chart    float64 // as the chart of a replay counts it
	won      float64 // 1, 0, or a half for a draw
}

// told returns what people are told where so much was counted.
func (x *toldChance) told(counted float64) float64 {
	t := outlook.Teller{Round: x.round, Known: x.pair >= 0, Share: x.pair}
	return float64(t.Chance(int(math.Round(1000*counted)))) / 1000
}

func newTold(n int, g *game.Game, seat game.PlayerID, coach, chart *ai.Proposal) toldChance {
	u := g.Setup()
	t := reading.Table{Game: g, Shown: *g.State()}
	_, meets := t.Met(seat)
	x := toldChance{
		battle:   n,
		scenario: u.Scenario.Sheet().ID,
		fleets:   [2]string{u.Fleets[seat].ID, u.Fleets[seat.Other()].ID},
		round:    int(g.State().Round),
		seat:     seat,
		early:    !meets,
		pair:     -1,
		coach:    float64(coach.Chance()) / 1000,
		chart:    float64(chart.Chance()) / 1000,
	}
	if t := outlook.TellerOf(u, seat, g.State().Round); t.Known {
		x.pair = t.Share
	}
	return x
}

// settle notes how the battle ended.
func (x *toldChance) settle(winner game.PlayerID) { x.won = outlook.Of(winner, x.seat) }

var toldHead = []string{"battle", "scenario", "own", "enemy", "round", "seat", "early", "pair", "coach", "chart", "won"}

func writeTold(w io.Writer, all []toldChance) error {
	out := csv.NewWriter(w)
	rows := [][]string{toldHead}
	number := func(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }
	for _, x := range all {
		rows = append(rows, []string{strconv.Itoa(x.battle), x.scenario, x.fleets[0], x.fleets[1],
			strconv.Itoa(x.round),
			strconv.Itoa(int(x.seat)), strconv.FormatBool(x.early), number(x.pair), number(x.coach),
			number(x.chart), number(x.won)})
	}
	return out.WriteAll(rows)
}

// readTold reads tables of positions; the battles of each count as others than those of the rest.
func readTold(names []string) (all []toldChance, err error) {
	for i, name := range names {
		rows, err := readRows(name)
		if err != nil {
			return nil, err
		}
		for k, row := range rows {
			x := toldChance{scenario: row[1], fleets: [2]string{row[2], row[3]}, early: row[6] == "true"}
			var errs [3]error
			x.battle, errs[0] = strconv.Atoi(row[0])
			x.round, errs[1] = strconv.Atoi(row[4])
			seat, err := strconv.Atoi(row[5])
			errs[2] = err
			x.seat, x.battle = game.PlayerID(seat), x.battle*len(names)+i
			for n, to := range []*float64{&x.pair, &x.coach, &x.chart, &x.won} {
				if *to, err = strconv.ParseFloat(row[7+n], 64); err != nil || !(*to >= -1 && *to <= 1) {
					return nil, fmt.Errorf("%s: line %d: %q is not a chance", cli.Visible(name), k+2, row[7+n])
				}
			}
			for _, err := range errs {
				if err != nil {
					return nil, fmt.Errorf("%s: line %d: %w", cli.Visible(name), k+2, err)
				}
			}
			all = append(all, x)
		}
	}
	return all, nil
}

// readRows reads the rows of a table of positions.
func readRows(name string) ([][]string, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	in := csv.NewReader(f)
	in.FieldsPerRecord = len(toldHead)
	rows, err := in.ReadAll()
	switch {
	case err != nil:
		return nil, fmt.Errorf("%s: %w", cli.Visible(name), err)
	case len(rows) == 0 || rows[0][0] != toldHead[0]:
		return nil, fmt.Errorf("%s is not a table of positions", cli.Visible(name))
	}
	return rows[1:], nil
}

// tally sums up positions.
type tally struct {
	n         int
	told, won float64
	miss      map[int]float64 // won less told, by battle: positions of one battle end alike
}

func (t *tally) add(x *toldChance, told float64) {
	if t.miss == nil {
		t.miss = map[int]float64{}
	}
	t.n++
	t.told += told
	t.won += x.won
	t.miss[x.battle] += x.won - told
}

// off returns by how much the share that was won is above the mean that was told, in per cent, and
// its standard error with the positions of a battle taken together.
func (t *tally) off() (by, err float64) {
	mean, sum := (t.won-t.told)/float64(t.n), 0.0
	for _, m := range t.miss {
		sum += m * m
	}
	return 100 * mean, 100 * math.Sqrt(sum) / float64(t.n)
}

// bins is the number of bins of told chances.
const bins = 10

// printCalibration prints what was told against what came of it: by bins of ten per cent, by
// rounds and by what tells it.
func printCalibration(w io.Writer, all []toldChance) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	battles := map[int]bool{}
	for i := range all {
		battles[all[i].battle] = true
	}
	fmt.Fprintf(t, "%d positions of %d battles\n\n", len(all), len(battles))
	head := func(what string) { fmt.Fprintf(t, "%s\tpositions\tbattles\tshown\twon\toff\tstandard error\t\n", what) }
	line := func(name string, y *tally) {
		if y.n == 0 {
			return
		}
		off, err := y.off()
		n := float64(y.n)
		fmt.Fprintf(t, "%s\t%d\t%d\t%.1f%%\t%.1f%%\t%+.1f\t±%.1f\t\n", name, y.n, len(y.miss), 100*y.told/n,
			100*y.won/n, off, err)
	}
	of := func(says func(x *toldChance) (float64, bool)) (by [bins]tally, whole tally, mean float64) {
		for i := range all {
			if told, ok := says(&all[i]); ok {
				by[min(bins-1, int(told*bins))].add(&all[i], told)
				whole.add(&all[i], told)
			}
		}
		for i := range by {
			if by[i].n > 0 {
				mean += math.Abs(by[i].won-by[i].told) / float64(whole.n)
			}
		}
		return by, whole, 100 * mean
	}
	coach := func(from, to int) func(x *toldChance) (float64, bool) {
		return func(x *toldChance) (float64, bool) {
			return x.told(x.coach), !x.early && x.round >= from && x.round <= to
		}
	}
	const last = 1 << 15
	for _, r := range []struct {
		name string
		says func(x *toldChance) (float64, bool)
	}{
		{"the coach", coach(1, last)},
		{"the coach, round 1", coach(1, 1)},
		{"the coach, rounds 2 to 4", coach(2, 4)},
		{"the coach, from round 5", coach(5, last)},
		{"the coach, fleets not in the table",
			func(x *toldChance) (float64, bool) { return x.told(x.coach), !x.early && x.pair < 0 }},
		{"no enemy in reach, not shown", func(x *toldChance) (float64, bool) { return x.told(x.coach), x.early }},
		{"the chart of a replay", func(x *toldChance) (float64, bool) { return x.told(x.chart), true }},
		{"as counted", func(x *toldChance) (float64, bool) { return x.coach, !x.early }},
	} {
		by, whole, mean := of(r.says)
		if whole.n == 0 {
			continue
		}
		head(r.name)
		for i := range by {
			line(fmt.Sprintf("%d to %d%%", 100/bins*i, 100/bins*(i+1)), &by[i])
		}
		line("all", &whole)
		fmt.Fprintf(t, "mean error of the bins\t\t\t\t\t%.1f\t\t\n\n", mean)
	}
	return t.Flush()
}
