package app

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/store"
	"attackwing/scenarios"
	"attackwing/ui/battle"
)

// atHome gives the program a folder of its own.
// A battle of the window is recorded answer by answer, and another one in a file of its own.
func TestSaves(t *testing.T) {
	home := t.TempDir()
	apptest.AtHome(t, home)
	g := apptest.NewBattle(t, 1)
	var said bytes.Buffer
	s := &keeper{err: &said}
	must(t, s.begin(battle.Start{Game: g, Players: [2]string{"human", "ensign"}}))
	gametest.Play(g, 1, 0, func([]game.Event) {
		must(t, s.follow(g))
	})
	file := s.rec.where()
	s.close()
	if rel, err := filepath.Rel(home, file); err != nil || !filepath.IsLocal(rel) {
		t.Fatalf("it is written to %s", file)
	}
	verified(t, file)
	expect.True(t, said.Len() <= 0, "%v", said.String())
	rec, err := cli.ReadRecord(file)
	expect.True(t, err == nil && len(rec.Header.By) == 2 && rec.Header.By[1] == "ensign" && len(rec.Header.Date) == 16,
		"who plays and when: %v %q, %v", rec.Header.By, rec.Header.Date, err)
	if err := s.begin(battle.Start{Game: g}); err != nil || s.rec.where() == file {
		t.Error("a second battle has no file of its own")
	}
	s.close()
}

// Where nothing can be written the battle goes on, and it is said why: once on the terminal, in the
// window each time it is asked.
func TestSavesNowhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a")
	must(t, os.WriteFile(file, nil, 0o600))
	apptest.AtHome(t, file)
	g := apptest.NewBattle(t, 1)
	var said bytes.Buffer
	s := &keeper{err: &said}
	for range 2 {
		err := s.begin(battle.Start{Game: g})
		if err == nil || !strings.Contains(err.Error(), "is not a folder") || !strings.Contains(err.Error(), "in memory only") {
			t.Error(err)
		}
	}
	n := bytes.Count(said.Bytes(), []byte("\n"))
	expect.True(t, n == 1, "said %d times: %s", n, said.String())
}

// A folder that may not be written to, or a file that stands in its place, is told by its name;
// when it may be written to again, the whole battle is.
func TestSavesReadOnly(t *testing.T) {
	for _, c := range []struct {
		name, says  string
		shut, again func(dir string) error
	}{
		{"a file in its place", "is not a folder", func(dir string) error { return os.WriteFile(dir, nil, 0o600) },
			func(dir string) error { return errors.Join(os.Remove(dir), os.Mkdir(dir, 0o755)) }},
		{"read-only", "is not writable", func(dir string) error { return os.Mkdir(dir, 0o555) },
			func(dir string) error { return os.Chmod(dir, 0o755) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.name == "read-only" && os.Geteuid() == 0 {
				t.Skip("nothing is read-only for this user; the words are tested with the error itself, what follows with a file in its place")
			}
			home := t.TempDir()
			apptest.AtHome(t, home)
			dir := filepath.Join(home, "attackwing", "games")
			must(t, errors.Join(os.MkdirAll(filepath.Dir(dir), 0o755), c.shut(dir)))
			g := apptest.NewBattle(t, 1)
			s := &keeper{err: &bytes.Buffer{}}
			if err := s.begin(battle.Start{Game: g}); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Error(err)
			}
			gametest.Play(g, 1, 10, nil)
			must(t, c.again(dir))
			must(t, s.follow(g))
			if rec, err := cli.ReadRecord(s.rec.where()); err != nil || len(rec.Answers) != 10 {
				t.Error(err)
			}
			s.close()
		})
	}
}

func TestWhyNotSaved(t *testing.T) {
	for want, err := range map[string]error{
		"the disk is full":       &fs.PathError{Op: "write", Path: "/a", Err: syscall.ENOSPC},
		"/games is not writable": &fs.PathError{Op: "open", Path: "/games", Err: syscall.EACCES},
		"/cd is not writable":    &fs.PathError{Op: "open", Path: "/cd", Err: syscall.EROFS},
	} {
		expect.Same(t, cli.WhyNotSaved(err), want, "%v", err)
	}
}

// small is a file on a disk with little room: what does not fit any more is written in part.
type small struct {
	store.Tail
	room int64
}

func (s *small) WriteAt(b []byte, at int64) (int, error) {
	if at+int64(len(b)) <= s.room {
		return s.Tail.WriteAt(b, at)
	}
	n, err := s.Tail.WriteAt(b[:max(0, s.room-at)], at)
	if err == nil {
		err = &fs.PathError{Op: "write", Path: "it", Err: syscall.ENOSPC}
	}
	return n, err
}

// On a full disk the battle goes on in memory; the file stays whole up to there, and once there is
// room all is written.
func TestSavesOnAFullDisk(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	g := apptest.NewBattle(t, 2)
	s := &keeper{err: &bytes.Buffer{}}
	must(t, s.begin(battle.Start{Game: g}))
	full := &small{Tail: s.rec.tail.f, room: s.rec.tail.good + 300}
	s.rec.tail.f = full
	failed, kept := 0, 0
	gametest.Play(g, 2, 0, func([]game.Event) {
		err := s.follow(g)
		if err == nil && failed == 0 {
			kept = len(g.Answers())
		}
		if err != nil {
			if failed++; failed == 1 && (!strings.Contains(err.Error(), "the disk is full") || !strings.Contains(err.Error(), filepath.Base(s.rec.name))) {
				t.Error(err)
			}
			if rec, err := cli.ReadRecord(s.rec.where()); err != nil || rec.Notice != "" || len(rec.Answers) != kept {
				t.Fatalf("the file on the full disk has %d answers of %d: %v", len(rec.Answers), kept, err)
			}
			if failed == 8 {
				full.room = 1 << 40
			}
		}
	})
	expect.True(t, failed == 8, "%d answers failed, not 8", failed)
	rec, err := cli.ReadRecord(s.rec.where())
	if err != nil || len(rec.Answers) != len(g.Answers()) {
		t.Fatalf("%d of %d answers are on the disk, %v", len(rec.Answers), len(g.Answers()), err)
	}
	verified(t, s.rec.where())
	s.close()
}

// A battle that another window goes on with is not written over.
func TestTwoWindowsOneSave(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	g := apptest.NewBattle(t, 3)
	s := &keeper{err: &bytes.Buffer{}}
	must(t, s.begin(battle.Start{Game: g}))
	gametest.Play(g, 3, 5, nil)
	must(t, s.follow(g))
	other := &keeper{err: &bytes.Buffer{}}
	sh := &Shelf{keep: other, cards: apptest.Catalogue(t)}
	b, err := sh.Resume(filepath.Base(s.rec.name))
	must(t, err)
	must(t, other.begin(b))
	gametest.Play(b.Game, 9, 1, nil)
	must(t, other.follow(b.Game))
	gametest.Play(g, 3, 1, nil)
	if err := s.follow(g); err == nil || !strings.Contains(err.Error(), "this battle is open in another window") {
		t.Error(err)
	}
	if rec, err := cli.ReadRecord(s.rec.where()); err != nil || len(rec.Answers) != 6 {
		t.Error(err)
	}
	s.close()
	other.close()
}

// A battle in the window is played on from one of its decisions as a branch that says from which
// round; the line that was played stays.
func TestBranchOfTheBattleInTheWindow(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	g := apptest.NewBattle(t, 1)
	var said bytes.Buffer
	w := &Window{keep: &keeper{err: &said}, Cards: apptest.Catalogue(t)}
	if _, err := w.branch(g.Answers(), 0, [2]string{}); err == nil {
		t.Error("a battle that is not saved has a branch")
	}
	must(t, w.keep.begin(battle.Start{Game: g, Players: [2]string{"human", "ensign"}}))
	gametest.Play(g, 1, 0, func([]game.Event) {
		must(t, w.keep.follow(g))
	})
	at := len(g.Answers()) / 2
	b, err := w.branch(g.Answers(), at, [2]string{"", "ensign"})
	must(t, err)
	if !slices.Equal(b.Game.Answers(), g.Answers()[:at]) || b.Branch != int(b.Game.State().Round) || b.Branch == 0 || b.Players[1] != "ensign" {
		t.Errorf("branch of round %d after %d answers, not %d", b.Branch, len(b.Game.Answers()), at)
	}
	if _, err := w.branch(g.Answers()[:at-1], 3, [2]string{}); err == nil {
		t.Error("a battle that the record does not tell has a branch")
	}
	w.keep.close()
}

// verified fails where the record of a file does not play as it did.
func verified(t *testing.T, file string) {
	t.Helper()
	rec, err := cli.ReadRecord(file)
	must(t, err)
	if _, rep, err := rec.Replay(scenarios.ByID, apptest.Catalogue(t), -1, nil); err != nil || rep.First != nil {
		t.Errorf("%s: %+v, %v", file, rep, err)
	}
}
