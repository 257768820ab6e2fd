package main

import (
	"bytes"
	"io/fs"
	"runtime"
	"slices"
	"time"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/match"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/scenarios"
)

// benchRow is something to measure: once does it a number of times and tells how many things it has done by that.
type benchRow struct {
	what   string
	unit   string
	allocs bool
	once   func() (things int, err error)
	ratio  func(time.Duration) (float64, error) // measures for itself, in place of once
}

// benchSamples is of how many measurements a figure is the median.
const benchSamples = 5

// measure runs a row for a time.
func (r *benchRow) measure(budget time.Duration) (f figure, err error) {
	f = figure{What: r.what, Unit: r.unit}
	if r.ratio != nil {
		f.Value, err = r.ratio(budget)
		return f, err
	}
	if _, err := r.once(); err != nil { // what is made once
		return f, err
	}
	var each, allocs []float64
	var before, after runtime.MemStats
	for range benchSamples {
		runtime.ReadMemStats(&before)
		things, begin, clock := 0, cpuTime(), time.Now()
		for time.Since(clock) < budget/benchSamples {
			n, err := r.once()
			if err != nil {
				return f, err
			}
			things += n
		}
		spent := float64(max(cpuTime()-begin, 1))
		runtime.ReadMemStats(&after)
		each = append(each, spent/float64(things))
		allocs = append(allocs, float64(after.Mallocs-before.Mallocs)/float64(things))
	}
	f.Value = median(each)
	switch r.unit {
	case perSecond:
		f.Value = 1e9 / f.Value
	case micros:
		f.Value /= 1e3
	case millis:
		f.Value /= 1e6
	}
	if r.allocs {
		n := median(allocs)
		f.Allocations = &n
	}
	return f, nil
}

func median(x []float64) float64 {
	slices.Sort(x)
	return x[len(x)/2]
}

// benchTable is a battle to measure by.
type benchTable struct {
	setup   *game.Setup
	game    *game.Game
	table   ai.Table
	players [2]ai.Player
}

func newBenchTable(scenario, one, two, level string) (*benchTable, error) {
	sc, err := scenarios.ByID(scenario)
	if err != nil {
		return nil, err
	}
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	u := &game.Setup{Scenario: sc}
	if u.House, err = game.NewHouse(sc.Sheet().House, nil); err != nil {
		return nil, err
	}
	if u.Fleets, err = buildFleets(sc, &u.House, &[2]string{one, two}, cat); err != nil {
		return nil, err
	}
	b := &benchTable{setup: u}
	for i := range b.players {
		if b.players[i], err = ai.New(level, uint64(i)+1); err != nil {
			return nil, err
		}
	}
	b.game, err = game.NewQuiet(u)
	return b, err
}

// play plays the next game to its end.
func (b *benchTable) play() error {
	b.setup.Reseed(b.setup.Seed + 1)
	if err := b.game.Restart(b.setup); err != nil {
		return err
	}
	return b.table.Play(b.game, b.players)
}

func (b *benchTable) games() (int, error)  { return 1, b.play() }
func (b *benchTable) rounds() (int, error) { err := b.play(); return int(b.game.State().Round), err }
func (b *benchTable) answers() (int, error) {
	err := b.play()
	return len(b.game.Answers()), err
}

// benchRows are the rows of the table.
func benchRows() ([]benchRow, error) {
	var err error
	table := func(scenario, one, two, level string) *benchTable {
		b, wrong := newBenchTable(scenario, one, two, level)
		if wrong != nil && err == nil {
			err = wrong
		}
		return b
	}
	random, ensign := table("standard", "tw-a-1", "tw-a-3", "random"), table("standard", "tw-a-1", "tw-b-1", "ensign")
	var sheets []benchRow
	for _, sc := range scenarios.All() {
		sheet := sc.Sheet()
		if sheet.ID == random.setup.Scenario.Sheet().ID {
			continue
		}
		random, able := table(sheet.ID, "", "", "random"), table(sheet.ID, "", "", "ensign")
		sheets = append(sheets, benchRow{what: "games of random answers, " + sheet.Title, unit: perSecond, allocs: true, once: random.games},
			benchRow{what: "games of ensign against ensign, " + sheet.Title, unit: perSecond, allocs: true, once: able.games})
	}
	if err != nil {
		return nil, err
	}
	rollout, err := benchRollout(random)
	if err != nil {
		return nil, err
	}
	replay, err := benchReplay(random)
	if err != nil {
		return nil, err
	}
	cut := benchCut()
	return append([]benchRow{
		{what: "games of random answers, 3 ships a side", unit: perSecond, allocs: true, once: random.games},
		{what: "a round of random answers", unit: micros, allocs: true, once: random.rounds},
		{what: "a rollout of one round from a copy", unit: micros, allocs: true, once: rollout},
		{what: "games of ensign against ensign", unit: perSecond, allocs: true, once: ensign.games},
		{what: "an answer of an ensign", unit: micros, allocs: true, once: ensign.answers},
		{what: "events of a record played again", unit: perSecond, once: replay},
		{what: "two workers against one, by the clock", unit: times, ratio: func(d time.Duration) (float64, error) { return benchWorkers(random, d) }},
		{what: "the cards, as every command has them", unit: micros, allocs: true, once: func() (int, error) {
			cat, err := assets.Cards()
			if err == nil {
				_, err = card.Of(cat.Pool())
			}
			return 1, err
		}},
		{what: "reading the cards from their YAML", unit: millis, allocs: true, once: func() (int, error) {
			dir, err := fs.Sub(assets.FS(), "cards")
			if err == nil {
				_, err = card.Load(dir)
			}
			return 1, err
		}},
		{what: "range in arc, cut by an edge", unit: nanos, allocs: true, once: cut},
		{what: "a hash of the state", unit: micros, allocs: true, once: func() (int, error) {
			for range 100 {
				random.game.State().Hash()
			}
			return 100, nil
		}},
	}, sheets...), nil
}

// benchRollout plays from the first dials of a battle to the end of the round, at random, on a copy.
func benchRollout(b *benchTable) (func() (int, error), error) {
	if err := b.game.Restart(b.setup); err != nil {
		return nil, err
	}
	var v game.View
	answer := func(g *game.Game) error {
		p := g.FirstOpen()
		g.ViewInto(p.Player, &v)
		_, err := g.Submit(b.players[p.Player].Choose(&v, p))
		return err
	}
	for b.game.State().Round < 1 {
		if err := answer(b.game); err != nil {
			return nil, err
		}
	}
	var from, copied game.Game
	b.game.CopyTo(&from)
	seed := uint64(0)
	return func() (int, error) {
		from.CopyTo(&copied)
		seed++
		copied.Otherwise(seed)
		for !copied.Over() && copied.State().Round == 1 {
			p := copied.FirstOpen()
			if _, err := copied.Submit(b.players[p.Player].Choose(nil, p)); err != nil {
				return 0, err
			}
		}
		return 1, nil
	}, nil
}

// benchReplay records a battle and plays the record again.
func benchReplay(b *benchTable) (func() (int, error), error) {
	if err := b.play(); err != nil {
		return nil, err
	}
	var file bytes.Buffer
	if err := record.Write(&file, b.game); err != nil {
		return nil, err
	}
	rec, err := record.Read(&file)
	if err != nil {
		return nil, err
	}
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	return func() (events int, err error) {
		_, _, err = rec.Replay(scenarios.ByID, cat, -1, func(_ int, ev []game.Event) { events += len(ev) })
		return events, err
	}, nil
}

// benchWorkers is how much sooner two workers are done with the same games than one.
func benchWorkers(b *benchTable, budget time.Duration) (float64, error) {
	s := &match.Series{Scenario: b.setup.Scenario, Fleets: b.setup.Fleets, House: b.setup.House, Seed: 1, Games: 200,
		Player: func(_ int, seed uint64) (match.Player, error) { return ai.New("random", seed) }}
	timed := func(workers int) (float64, error) {
		s.Workers = workers
		begin := time.Now()
		_, err := s.Run()
		return time.Since(begin).Seconds(), err
	}
	once, err := timed(1)
	if err != nil {
		return 0, err
	}
	s.Games = max(2, int(float64(s.Games)*budget.Seconds()/benchSamples/max(once, 1e-6)))
	var ratios []float64
	for range benchSamples {
		one, err := timed(1)
		if err != nil {
			return 0, err
		}
		two, err := timed(2)
		if err != nil {
			return 0, err
		}
		ratios = append(ratios, one/two)
	}
	return median(ratios), nil
}

// benchCut judges ranges in a front arc of bases that lie across its edge.
func benchCut() func() (int, error) {
	var a, t []physics.Square
	src := dice.New(9)
	pose := func(spread int32) physics.Pose {
		at := func() int32 { return 450000 - spread + int32(src.Intn(int(2*spread))) }
		return physics.Pose{X: at(), Y: at(), Heading: int32(src.Intn(360000))}
	}
	for len(a) < 256 {
		p, q := physics.Base(pose(1000), physics.StandardBase), physics.Base(pose(300000), physics.StandardBase)
		if m := physics.ArcMargin(&p, physics.Front90, &q); m > 0 && m < 40000 {
			a, t = append(a, p), append(t, q)
		}
	}
	return func() (int, error) {
		for i := range a {
			physics.InArc(&a[i], physics.Front90, &t[i])
		}
		return len(a), nil
	}
}
