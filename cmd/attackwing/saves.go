package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"syscall"
	"time"

	"attackwing/game"
	"attackwing/game/record"
)

// savesDir is where the system keeps a player's data: XDG_DATA_HOME or ~/.local/share on Linux, Application Support on
// macOS, AppData on Windows.
func savesDir() (string, error) {
	if d := os.Getenv("XDG_DATA_HOME"); d != "" && filepath.IsAbs(d) {
		return filepath.Join(d, "attackwing", "games"), nil
	}
	if runtime.GOOS == "darwin" || runtime.GOOS == "windows" {
		d, err := os.UserConfigDir()
		if err != nil {
			return "", err
		}
		return filepath.Join(d, "attackwing", "games"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(home, ".local", "share", "attackwing", "games"), nil
}

// disk is what a save needs of an open file.
type disk interface {
	io.WriterAt
	Stat() (fs.FileInfo, error)
	Truncate(int64) error
	Sync() error
	Close() error
}

// tail is the end of a save. What is written but could not be synced counts as not written: the next try begins at the
// same place, so that a failure in the middle of a line leaves no trace once there is room again.
type tail struct {
	f         disk
	good, end int64 // bytes synced; bytes written
}

// errElsewhere is a save that another window goes on with.
var errElsewhere = errors.New("another window plays this battle on")

func (t *tail) Write(b []byte) (int, error) {
	t.end = t.good
	if info, err := t.f.Stat(); err != nil {
		return 0, err
	} else if info.Size() > t.good {
		return 0, errElsewhere
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
	name string
	tail *tail
	w    *record.Writer
}

// newSavedGame begins a new file; an older one is never written over.
func newSavedGame(g *game.Game, players [2]string, terms record.Terms, event record.EventTable) (*savedGame, error) {
	dir, err := savesDir()
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	h := record.HeaderOf(g.Setup())
	now := time.Now()
	h.By, h.Date, h.Terms, h.Event = players[:], now.Format("2006-01-02 15:04"), terms, event
	f, err := newFile(dir, h.Scenario+"-"+now.Format("2006-01-02-150405"))
	if err != nil {
		return nil, err
	}
	s := &savedGame{name: f.Name(), tail: &tail{f: f}}
	if s.w, err = record.Begin(s.tail, h); err != nil {
		return nil, errors.Join(err, f.Close(), os.Remove(f.Name()))
	}
	syncFolder(dir)
	return s, nil
}

// newFile makes a record file whose name is not taken.
func newFile(dir, name string) (*os.File, error) {
	for n := 1; ; n++ {
		full := name
		if n > 1 {
			full = fmt.Sprintf("%s-%d", name, n)
		}
		f, err := os.OpenFile(filepath.Join(dir, full+recordEnding), os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o644)
		if os.IsExist(err) && n < 100 {
			continue
		}
		return f, err
	}
}

// syncFolder makes the name of a new file stay. Not every system can; then the file system's own order has to do.
func syncFolder(dir string) {
	if d, err := os.Open(dir); err == nil {
		_ = d.Sync()
		_ = d.Close()
	}
}

// openSavedGame opens a save to be gone on with, without the torn line at its end.
func openSavedGame(name string) (*savedGame, *record.Record, error) {
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return nil, nil, err
	}
	rec, err := record.Read(f)
	if err != nil {
		return nil, nil, errors.Join(fmt.Errorf("%s: %w", name, err), f.Close())
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

// fork begins a branch of a save after an answer of a line.
func fork(name string, line, at int) (*savedGame, error) {
	s, rec, err := openSavedGame(name)
	if err != nil {
		return nil, err
	}
	if s.w, err = rec.Fork(s.tail, line, at); err != nil {
		return nil, errors.Join(err, s.close())
	}
	return s, nil
}

// again opens a save anew to which something was added, when that are only notes and other branches.
func (s *savedGame) again() (*savedGame, bool) {
	rec, err := readRecord(s.name)
	if err != nil || !s.w.Matches(rec) {
		return nil, false
	}
	again, err := resume(s.name, s.w.Line())
	return again, err == nil
}

func (s *savedGame) follow(g *game.Game) error { return s.w.Follow(g) }

func (s *savedGame) close() error { return s.tail.f.Close() }

// whyNotSaved is in words why a file could not be written.
func whyNotSaved(err error) string {
	var at *fs.PathError
	where := ""
	if errors.As(err, &at) {
		where = at.Path
	}
	switch {
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT), runtime.GOOS == "windows" && errors.Is(err, syscall.Errno(112)):
		return "the disk is full"
	case errors.Is(err, syscall.EROFS), errors.Is(err, fs.ErrPermission):
		return where + " may not be written to"
	case errors.Is(err, syscall.ENOTDIR), errors.Is(err, fs.ErrNotExist):
		return where + " is no folder"
	case errors.Is(err, errElsewhere):
		return errElsewhere.Error()
	}
	return err.Error()
}
