package tournament

import (
	"bytes"
	"errors"
	"fmt"
	"sync"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/tournament/eventkit"
)

// Computers play the tables of a round at which nobody else sits.
type Computers struct {
	Scenarios record.Scenarios
	Cards     *card.Catalogue
	Workers   int // tables at once; what comes out does not depend on it
	// Keep keeps the record of a game and tells its file's name; nil keeps none.
	Keep func(round, table int, record []byte) (file string, err error)
	// Done is told how many tables are over, one call at a time; nil is told nothing.
	Done func(tables, of int)
	// Each is told what a table has come to, one call at a time, before Done; nil is told nothing.
	Each func(Played)
}

// Played is the result of one table's game.
type Played struct {
	Table   int
	Players [2]No
	Told    Told
}

// ForComputers are the tables of the last round, from 0, that have no result and only computer
// players.
func (e *Event) ForComputers() (open []int) {
	if e.Round() == 0 {
		return nil
	}
	for i, t := range e.Rounds[e.Round()-1].Tables {
		if t.Result == nil && e.Player(t.Players[0]).Computer != "" && e.Player(t.Players[1]).Computer != "" {
			open = append(open, i)
		}
	}
	return open
}

// Play plays every table of the last round that has no result and only computer players. It changes
// nothing: Report writes what was played.
func (e *Event) Play(c Computers) ([]Played, error) {
	round := e.Round()
	if round == 0 {
		return nil, errors.New("no round is paired")
	}
	open := e.ForComputers()
	out, errs := make([]Played, len(open)), make([]error, len(open))
	var wg sync.WaitGroup
	var mu sync.Mutex
	next, done := 0, 0
	for range max(1, min(c.Workers, len(open))) {
		wg.Go(func() {
			for {
				mu.Lock()
				i := next
				next++
				mu.Unlock()
				if i >= len(open) {
					return
				}
				out[i], errs[i] = e.play(c, round, open[i])
				mu.Lock()
				if c.Each != nil && errs[i] == nil {
					c.Each(out[i])
				}
				if done++; c.Done != nil {
					c.Done(done, len(open))
				}
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	return out, errors.Join(errs...)
}

// play plays one table. A fault of the program in it becomes an error that names the table.
func (e *Event) play(c Computers, round, table int) (out Played, err error) {
	t := &e.Rounds[round-1].Tables[table]
	out.Table, out.Players = table+1, t.Players
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the program failed: %v", r)
		}
		if err != nil {
			err = fmt.Errorf("round %d, table %d: %w", round, table+1, err)
		}
	}()
	u, seeds, err := t.battle(e, round, table, c.Scenarios, c.Cards)
	if err != nil {
		return out, err
	}
	var players [2]ai.Player
	for p, name := range u.Players {
		n, err := e.Find(name)
		if err != nil {
			return out, err
		}
		if players[p], err = ai.New(e.Player(n).Computer, seeds[p]); err != nil {
			return out, err
		}
	}
	g, err := game.NewQuiet(u)
	if err != nil {
		return out, err
	}
	if err := ai.Play(g, players); err != nil {
		return out, err
	}
	// The result is taken from the record, as that of any other game: one way in, and the record is
	// proved on the way.
	var b bytes.Buffer
	if err := record.Write(&b, g); err != nil {
		return out, err
	}
	file := ""
	if c.Keep != nil {
		if file, err = c.Keep(round, table+1, b.Bytes()); err != nil {
			return out, err
		}
	}
	rec, err := record.Read(&b)
	if err != nil {
		return out, err
	}
	out.Told, err = e.FromRecord(round, table+1, rec, file, c.Scenarios, c.Cards)
	return out, err
}

// ChooseForComputers lets the computer players who have the choice take the fleet that has won them
// more Fleet Points.
func (d *Desk) ChooseForComputers() error {
	round := d.Round()
	if round == 0 || d.Kit().Draws[round-1].Roles != eventkit.HigherChooses {
		return nil
	}
	fleets := d.Kit().Fleets
	for _, t := range d.Rounds[round-1].Tables {
		n := t.Players[0]
		if t.Fleets[0] != "" || d.Player(n).Computer == "" {
			continue
		}
		var won [2]int
		for r := 1; r < round; r++ {
			for i, f := range fleets {
				if l := d.Line(n, r); l.Fleet == f {
					won[i] += l.Points
				}
			}
		}
		take := fleets[0]
		if won[1] > won[0] {
			take = fleets[1]
		}
		if err := d.Choose(n, take); err != nil {
			return err
		}
	}
	return nil
}

// Report writes what computers have played, verified and signed for them. A table that got a result
// or other players meanwhile is left alone.
func (d *Desk) Report(round int, played []Played) error {
	if round != d.Round() {
		return fmt.Errorf("round %d is no longer the last", round)
	}
	for _, p := range played {
		t, err := d.table(round, p.Table)
		if err != nil {
			return err
		}
		if t.Result != nil || t.Players != p.Players {
			continue
		}
		a, b := d.Player(t.Players[0]).Initials, d.Player(t.Players[1]).Initials
		err = d.Verify(round, p.Table, a, b)
		if err == nil {
			err = d.Enter(round, p.Table, p.Told)
		}
		if err == nil {
			err = d.Sign(round, p.Table, a, b)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// ReportHere writes the result of a game played in this program with the fleets handed in: the
// program has looked them over, so both are verified; a computer signs at once, people sign for
// themselves.
func (d *Desk) ReportHere(round, table int, told Told) error {
	t, err := d.table(round, table)
	if err != nil {
		return err
	}
	a, b := d.Player(t.Players[0]), d.Player(t.Players[1])
	if !d.PaperFleets {
		if err := d.Verify(round, table, a.Initials, b.Initials); err != nil {
			return err
		}
	}
	if err := d.Enter(round, table, told); err != nil {
		return err
	}
	for _, p := range []*Player{a, b} {
		if p.Computer == "" {
			continue
		}
		if err := d.Sign(round, table, p.Initials); err != nil {
			return err
		}
	}
	return nil
}
