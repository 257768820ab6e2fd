package app

import (
	"cmp"
	"errors"
	"fmt"
	"path"
	"time"

	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/game/store"
)

// tail is the end of a save. What is written but could not be synced counts as not written: the
// next try begins at the same place, so that a failure in the middle of a line leaves no trace once
// there is room again.
type tail struct {
	f         store.Tail
	good, end int64 // bytes synced; bytes written
}

func (t *tail) Write(b []byte) (int, error) {
	t.end = t.good
	if info, err := t.f.Stat(); err != nil {
		return 0, err
	} else if info.Size() > t.good {
		return 0, cli.ErrElsewhere
	}
	n, err := t.f.WriteAt(b, t.good)
	if err != nil {
		return n, errors.Join(err, t.f.Truncate(t.good))
	}
	t.end += int64(n)
	return n, nil
}

func (t *tail) Sync() error {
	if err := t.f.Sync(); err != nil {
		return errors.Join(err, t.f.Truncate(t.good))
	}
	t.good = t.end
	return nil
}

// savedGame is a record file being written.
type savedGame struct {
	name string // in the store
	tail *tail
	w    *record.Writer
}

// where returns the place of the file, for a person.
func (s *savedGame) where() string { return cli.WhereIs(s.name) }

// newSavedGame begins a new file, called by the scenario and the time where no name is given; an
// older one is never written over.
func newSavedGame(
	name string,
	g *game.Game,
	players [2]string,
	terms record.Terms,
	event record.EventTable,
) (*savedGame, error) {
	in := cli.UserFiles()
	h := record.HeaderOf(g.Setup())
	now := time.Now()
	h.By, h.Date, h.Terms, h.Event = players[:], now.Format("2006-01-02 15:04"), terms, event
	name, f, err := store.AddTail(in, cli.GamesFolder, cmp.Or(name, h.Scenario+"-"+now.Format("2006-01-02-150405")),
		cli.RecordEnding)
	if err != nil {
		return nil, err
	}
	s := &savedGame{name: cli.GamesFolder + "/" + name, tail: &tail{f: f}}
	if s.w, err = record.Begin(s.tail, h); err != nil {
		return nil, errors.Join(err, f.Close(), in.Remove(s.name))
	}
	return s, nil
}

// openSavedGame opens a save to be gone on with, without the torn line at its end.
func openSavedGame(name string) (*savedGame, *record.Record, error) {
	f, err := cli.UserFiles().Open(name)
	if err != nil {
		return nil, nil, err
	}
	rec, err := record.Read(f)
	if err != nil {
		return nil, nil, errors.Join(fmt.Errorf("%s: %w", path.Base(name), err), f.Close())
	}
	info, err := f.Stat()
	if err == nil && info.Size() > rec.Size {
		err = f.Truncate(rec.Size)
	}
	if err != nil {
		return nil, nil, errors.Join(err, f.Close())
	}
	size := min(info.Size(), rec.Size)
	return &savedGame{name: name, tail: &tail{f: f, good: size, end: size}}, rec, nil
}

// wholeSave is a save in which nothing is wrong.
func wholeSave(name string) (*record.Record, error) {
	rec, err := battles.Get(cli.UserFiles(), path.Base(name))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path.Base(name), err)
	}
	return rec, nil
}

// MostGame bounds a record that is read, bytes.
const MostGame = 64 << 20

// resume goes on with a line of a save.
func resume(name string, line int) (*savedGame, error) {
	s, rec, err := openSavedGame(name)
	if err != nil {
		return nil, err
	}
	if s.w, err = rec.Continue(s.tail, line); err != nil {
		return nil, errors.Join(err, s.close())
	}
	return s, nil
}

// again opens a save anew to which something was added, when that are only notes and other
// branches.
func (s *savedGame) again() (*savedGame, bool) {
	rec, err := wholeSave(s.name)
	if err != nil || !s.w.Matches(rec) {
		return nil, false
	}
	again, err := resume(s.name, s.w.Line())
	return again, err == nil
}

func (s *savedGame) follow(g *game.Game) error { return s.w.Follow(g) }

func (s *savedGame) close() error { return s.tail.f.Close() }
