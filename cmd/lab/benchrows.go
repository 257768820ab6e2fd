package main

import (
	"attackwing/cmd/internal/cli"

	"bytes"
	"io/fs"
	"runtime"
	"slices"
	"time"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/match"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/scenarios"
)

// benchRow is something to measure: once does it a number of times and tells how many things it has
// done by that.
type benchRow struct {
	what   string
	unit   string
	allocs bool
	once   func() (things int, err error)
	ratio  func(time.Duration) (float64, error) // measures for itself, in place of once
}

// benchSamples is the number of measurements of which a figure is the median.
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
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	return newBenchTableOf(scenario, one, two, level, cat)
}

func newBenchTableOf(scenario, one, two, level string, cat *card.Catalogue) (*benchTable, error) {
	sc, err := scenarios.ByID(scenario)
	if err != nil {
		return nil, err
	}
	u := &game.Setup{Scenario: sc}
	if u.House, err = game.NewHouse(sc.Sheet().House, nil); err != nil {
		return nil, err
	}
	if u.Fleets, err = cli.BuildFleets(sc, &u.House, &[2]string{one, two}, cat); err != nil {
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
	random, err := newBenchTable("standard", "tw-a-1", "tw-a-3", "random")
	if err != nil {
		return nil, err
	}
	ensign, err := newBenchTable("standard", "tw-a-1", "tw-b-1", "ensign")
	if err != nil {
		return nil, err
	}
	sheets, err := benchSheets()
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
	absent, err := benchAbsent()
	if err != nil {
		return nil, err
	}
	busy, err := benchFrame()
	if err != nil {
		return nil, err
	}
	layout, err := benchLayout()
	if err != nil {
		return nil, err
	}
	return append([]benchRow{
		{what: "games of random answers, 3 ships a side", unit: perSecond, allocs: true, once: random.games},
		{what: "a round of random answers", unit: micros, allocs: true, once: random.rounds},
		{what: "a rollout of one round from a copy", unit: micros, allocs: true, once: rollout},
		{what: "games of ensign against ensign", unit: perSecond, allocs: true, once: ensign.games},
		{what: "an answer of an ensign", unit: micros, allocs: true, once: ensign.answers},
		{what: "events of a record played again", unit: perSecond, once: replay},
		{what: "two workers against one, by the clock", unit: times,
			ratio: func(d time.Duration) (float64, error) { return benchWorkers(random, d) }},
		{what: "the cards, as every command has them", unit: micros, allocs: true, once: func() (int, error) {
			cat, err := assets.Cards()
			if err == nil {
				_, err = card.Of(cat.Pool)
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
		{what: "range in arc, cut by an edge", unit: nanos, allocs: true,
			once: benchArc(physics.Front90, acrossTheEdge)},
		{what: "range outside the front arc", unit: nanos, allocs: true,
			once: benchArc(physics.NotFront90, func(_, _ *physics.Square) bool { return true })},
		{what: "a turn among bases and web", unit: nanos, allocs: true, once: benchTurn()},
		{what: "the page of a battle laid out anew", unit: micros, allocs: true, once: layout},
		{what: "a busy frame, painting aside", unit: micros, allocs: true, once: busy},
		{what: "all cards at hand against those of the fleets alone", unit: times, ratio: absent},
		{what: "a hash of the state", unit: micros, allocs: true, once: func() (int, error) {
			for range 100 {
				random.game.State().Hash()
			}
			return 100, nil
		}},
	}, sheets...), nil
}

// benchSheets returns the rows of the scenarios other than the standard one.
func benchSheets() ([]benchRow, error) {
	var rows []benchRow
	for _, sc := range scenarios.All() {
		sheet := sc.Sheet()
		if sheet.ID == "standard" {
			continue
		}
		random, err := newBenchTable(sheet.ID, "", "", "random")
		if err != nil {
			return nil, err
		}
		able, err := newBenchTable(sheet.ID, "", "", "ensign")
		if err != nil {
			return nil, err
		}
		rows = append(rows,
			benchRow{what: "games of random answers, " + sheet.Title, unit: perSecond, allocs: true,
				once: random.games},
			benchRow{what: "games of ensign against ensign, " + sheet.Title, unit: perSecond,
				allocs: true, once: able.games})
	}
	return rows, nil
}

// benchRollout plays from the first dials of a battle to the end of the round, at random, on a
// copy.
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

// benchAbsent measures the speed of games with all cards of the program at hand, in proportion to
// that with only those of the fleets: 1 if a card that lies in no fleet costs nothing.
func benchAbsent() (func(time.Duration) (float64, error), error) {
	const one, two = "tw-a-1", "tw-a-3"
	all, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	few := card.Pool{Classes: all.Classes}
	for _, id := range [...]string{one, two} {
		l, err := fleet.ReadyByID(id)
		if err != nil {
			return nil, err
		}
		few.Resources = having(few.Resources, all.Resource(l.Resource.ID))
		for i := range l.Ships {
			s := &l.Ships[i]
			few.Ships, few.Captains = having(few.Ships, all.Ship(s.Ship.ID)),
				having(few.Captains, all.Captain(s.Captain.ID))
			few.Admirals = having(having(few.Admirals, all.Admiral(s.Captain.ID)), all.Admiral(s.Admiral.ID))
			for _, u := range s.Upgrades {
				few.Upgrades = having(few.Upgrades, all.Upgrade(u.ID))
			}
		}
	}
	alone, err := card.Of(few)
	if err != nil {
		return nil, err
	}
	var tables [2]*benchTable
	for i, cat := range [...]*card.Catalogue{all, alone} {
		if tables[i], err = newBenchTableOf("standard", one, two, "random", cat); err != nil {
			return nil, err
		}
	}
	return func(budget time.Duration) (float64, error) {
		var ratios []float64
		for begin := time.Now(); len(ratios) < benchSamples || time.Since(begin) < budget; {
			var took [2]float64
			for i, b := range tables {
				from := cpuTime()
				for range 200 {
					if err := b.play(); err != nil {
						return 0, err
					}
				}
				took[i] = float64(max(cpuTime()-from, 1))
			}
			ratios = append(ratios, took[1]/took[0])
		}
		return median(ratios), nil
	}, nil
}

// having is a list with one more card, where there is one and it does not hold it.
func having[C any](list []*C, c *C) []*C {
	if c == nil || slices.Contains(list, c) {
		return list
	}
	return append(list, c)
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

// benchWorkers measures the time that one worker takes for some games, in proportion to that of
// two.
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
