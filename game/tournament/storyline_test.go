package tournament_test

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

// The other program: this test binary, started again with a task in its environment.
const task = "ATTACKWING_TEST_TASK"

func TestMain(m *testing.M) {
	if os.Getenv(task) == "" {
		os.Exit(m.Run())
	}
	if err := otherProgram(strings.Split(os.Getenv(task), "|")); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// otherProgram signs players in, one change each, and says after each that it is done. Told a step,
// it kills itself at that step of the nth write: no deferred call runs, nothing is flushed.
func otherProgram(args []string) error {
	file, who, dieAt := args[0], args[1], args[3]
	var n, dieOn, writes int
	fmt.Sscan(args[2], &n)
	fmt.Sscan(args[4], &dieOn)
	tournament.BreakOff(func(step string) {
		if step == "begin" {
			writes++
		}
		if step == dieAt && writes == dieOn {
			self, _ := os.FindProcess(os.Getpid())
			self.Kill()
			select {}
		}
	})
	for i := range n {
		name := fmt.Sprintf("%s %d", who, i+1)
		_, err := tournament.Change(file, who, noon, func(d *tournament.Desk) error {
			_, err := d.Add(tournament.Player{Name: name})
			return err
		})
		if err != nil {
			return err
		}
		fmt.Println(name)
	}
	return nil
}

func other(t *testing.T, file, who string, n int, dieAt string, dieOn int) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	must(t, err)
	c := exec.Command(self)
	c.Env = append(os.Environ(), fmt.Sprintf("%s=%s|%s|%d|%s|%d", task, file, who, n, dieAt, dieOn))
	return c
}

func newFile(t *testing.T) string {
	t.Helper()
	e, err := tournament.New(tournament.Config{Scenario: "tholian-web", Seed: 1, PaperFleets: true})
	must(t, err)
	file := filepath.Join(t.TempDir(), "web.event.json")
	must(t, tournament.Create(file, e))
	return file
}

func names(t *testing.T, file string) []string {
	t.Helper()
	e, err := tournament.Open(file)
	must(t, err)
	out := []string{}
	for _, p := range e.Players {
		out = append(out, p.Name)
	}
	return out
}

// A program killed at any step of any write loses nothing it has reported as done; the file is
// whole, and the next program goes on with it and leaves no leftover.
func TestKillBetweenAnyTwoSteps(t *testing.T) {
	for _, step := range []string{"begin", "created", "written", "synced", "closed", "renamed", "kept"} {
		for _, on := range []int{1, 2, 5} {
			t.Run(fmt.Sprint(step, on), func(t *testing.T) {
				file := newFile(t)
				out, err := other(t, file, "A", 8, step, on).Output()
				var exit *exec.ExitError
				expect.Must(t, errors.As(err, &exit) && !exit.Exited(), "the program was to be killed: %v", err)
				said := strings.Split(strings.TrimSpace(string(out)), "\n")
				if len(out) == 0 {
					said = nil
				}
				expect.Need(t, len(said), on-1, "killed in write %d after it said %q", on, said)
				got := names(t, file)
				inFile := on - 1
				if step == "renamed" || step == "kept" {
					inFile = on // written and not reported: there, and whole
				}
				expect.True(t, len(got) == inFile && slices.Equal(got[:len(said)], said),
					"the file has %q, said %q", got, said)
				if b, err := other(t, file, "B", 1, "", 0).CombinedOutput(); err != nil {
					t.Fatalf("the next program: %v %s", err, b)
				}
				if got := names(t, file); len(got) != inFile+1 {
					t.Errorf("after the next program: %q", got)
				}
				left, err := filepath.Glob(filepath.Join(filepath.Dir(file), ".*.new-*"))
				expect.True(t, err == nil && len(left) == 0, "left over: %q, %v", left, err)
			})
		}
	}
}

// A program killed from outside while it works has all it has reported in the file.
func TestKillFromOutside(t *testing.T) {
	for after := 1; after <= 12; after++ {
		file := newFile(t)
		c := other(t, file, "A", tournament.MaxPlayers, "", 0)
		out, err := c.StdoutPipe()
		must(t, err)
		must(t, c.Start())
		var said []string
		lines := bufio.NewScanner(out)
		for len(said) < after && lines.Scan() {
			said = append(said, lines.Text())
		}
		must(t, c.Process.Kill())
		for lines.Scan() {
			said = append(said, lines.Text())
		}
		_ = c.Wait() // it was killed
		got := names(t, file)
		expect.True(t, len(got) >= len(said) && slices.Equal(got[:len(said)], said),
			"killed after %d: the file has %q, said %q", after, got, said)
	}
}

// Two programs, and more, on one file at the same time: every change of each is there.
func TestProgramsDoNotLoseEachOthersChanges(t *testing.T) {
	file := newFile(t)
	const programs, each = 4, 10
	var cs []*exec.Cmd
	var errs [programs]bytes.Buffer
	for i := range programs {
		c := other(t, file, string(rune('A'+i)), each, "", 0)
		c.Stderr = &errs[i]
		must(t, c.Start())
		cs = append(cs, c)
	}
	for i, c := range cs {
		err := c.Wait()
		expect.True(t, err == nil, "program %d: %v %s", i, err, errs[i].String())
	}
	got := names(t, file)
	slices.Sort(got)
	var want []string
	for i := range programs {
		for k := range each {
			want = append(want, fmt.Sprintf("%c %d", 'A'+i, k+1))
		}
	}
	slices.Sort(want)
	expect.List(t, got, want, "%d of %d changes are there", len(got), len(want))
	e, err := tournament.Open(file)
	expect.True(t, err == nil && e.Revision == 1+programs*each && len(e.Log) == programs*each,
		"revision %d, %d log lines, %v", e.Revision, len(e.Log), err)
}

// What two desks do to the same table at the same time: the second is told, and nothing is
// overwritten.
func TestSecondResultIsRefused(t *testing.T) {
	file := newFile(t)
	told := func(a, b int) func(*tournament.Desk) error {
		return func(d *tournament.Desk) error {
			return d.Enter(1, 1, tournament.Told{Winner: tournament.Nobody, Points: [2]*int{&a, &b}})
		}
	}
	for _, do := range []func(*tournament.Desk) error{
		func(d *tournament.Desk) error { _, err := d.Add(tournament.Player{Name: "Ann"}); return err },
		func(d *tournament.Desk) error { _, err := d.Add(tournament.Player{Name: "Bob"}); return err },
		(*tournament.Desk).Pair,
		told(100, 20),
	} {
		_, err := tournament.Change(file, "desk", noon, do)
		must(t, err)
	}
	before, _ := os.ReadFile(file)
	_, err := tournament.Change(file, "other desk", noon, told(20, 100))
	expect.Refused(t, err, "already has a result", "")
	after, _ := os.ReadFile(file)
	expect.True(t, bytes.Equal(before, after), "a refused change was written")
}

// Damaged and foreign files: one clear line that names the file, and the file stays as it is.
func TestDamagedFiles(t *testing.T) {
	good := gametest.File(t, playedFile(t))
	swap := func(old, new string) string {
		expect.Must(t, bytes.Contains(good, []byte(old)), "the file has no %q", old)
		return strings.Replace(string(good), old, new, 1)
	}
	for _, c := range []struct{ what, text, says string }{
		{"empty", "", "empty"},
		{"cut", string(good[:len(good)/2]), "cut short"},
		{"no JSON", "Dear all,\nsee you on Saturday", "line 1: 'D' cannot stand"},
		{"another's JSON", `{"players": 3}`, "an event file of this program"},
		{"a list", `[1, 2]`, "line 1:"},
		{"later format", swap(`"format": 1`, `"format": 9`), "made by a newer version (format 9; this one reads 1)"},
		{"unknown field", swap(`"seed"`, `"seeds": 1, "seed"`), `unknown field "seeds"`},
		{"wrong kind", swap(`"revision": 1`, `"revision": "one"`), "revision: want a whole number, not a text"},
		{"something after", string(good) + "{}", "something follows"},
		{"limit", swap(`"sp_limit": 120`, `"sp_limit": -4`), "sp_limit: -4"},
		{"a player twice", swap(`"name": "Bob"`, `"name": "Ann"`), "there twice"},
		{"sits twice", swap(`"players": [`+"\n      2,", `"players": [`+"\n      1,"), "sits twice"},
		{"nobody's table", swap(`"players": [`+"\n      2,", `"players": [`+"\n      77,"), "no player 77"},
		{"ending", swap(`"ending": "time"`, `"ending": "boredom"`), `ending: "boredom"`},
		{"winner", swap(`"winner": 0`, `"winner": 7`), "winner: 7"},
		{"points", swap(`"fleet_points": 100`, `"fleet_points": 100000`), "out of bounds"},
		{"letters", swap(`"name": "Bob"`, `"name": "B\u0007b"`), "cannot be shown"},
		{"huge", string(good) + strings.Repeat(" ", 9<<20), "larger than"},
	} {
		file := filepath.Join(t.TempDir(), "x.event.json")
		must(t, os.WriteFile(file, []byte(c.text), 0o600))
		_, err := tournament.Open(file)
		if err == nil || !strings.Contains(err.Error(), c.says) || !strings.HasPrefix(err.Error(), file) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", c.what, err)
		}
		if _, err := tournament.Change(file, "desk", noon, (*tournament.Desk).Pair); err == nil {
			t.Errorf("%s: changed", c.what)
		}
		now, _ := os.ReadFile(file)
		expect.Same(t, string(now), c.text, "%s: the damaged file was touched", c.what)
	}
}

// playedFile is an event of five players with one round played.
func playedFile(t testing.TB) string {
	t.Helper()
	e, err := tournament.New(tournament.Config{Scenario: "tholian-web", Seed: 3, PaperFleets: true, Date: "2026-11-21"})
	must(t, err)
	d := e.By("desk", noon)
	for _, n := range []string{"Ann", "Bob", "Cat", "Dan", "Eve"} {
		_, err = d.Add(tournament.Player{Name: n})
		must(t, err)
	}
	must(t, d.Pair())
	e.Rounds[0] = tournament.Round{Drawn: 1, Bye: 5, Tables: []tournament.Table{{Players: [2]tournament.No{2, 1}}, {Players: [2]tournament.No{3, 4}}}}
	for i, ab := range [][2]string{{"B", "A"}, {"C", "D"}} {
		err := errors.Join(d.Verify(1, i+1, ab[0], ab[1]),
			d.Enter(1, i+1, tournament.Told{Winner: tournament.Nobody, Points: [2]*int{new(100), new(20 + i)}}), d.Sign(1, i+1, ab[0], ab[1]))
		must(t, err)
	}
	file := filepath.Join(t.TempDir(), "played.event.json")
	must(t, tournament.Create(file, e))
	return file
}

func TestCreateLeavesOthersAlone(t *testing.T) {
	file := newFile(t)
	e, err := tournament.New(tournament.Config{Scenario: "standard"})
	must(t, err)
	expect.Refused(t, tournament.Create(file, e), "already", "")
	expect.Refused(t, tournament.Create(filepath.Join(t.TempDir(), "x.json"), e), ".event.json", "")
	_, err = tournament.Open(file + "x")
	expect.Refused(t, err, "no such event file", "")
	_, err = tournament.Change(file+"x", "me", noon, (*tournament.Desk).Pair)
	expect.Refused(t, err, "no such event file", "")
}

// A storyline shows what it can: a damaged file is named and hides no other, what is no event file
// is not looked at.
func TestStorylineFolder(t *testing.T) {
	folder := t.TempDir()
	for i, date := range []string{"2026-12-05", "2026-11-07"} {
		e, err := tournament.New(tournament.Config{Scenario: "standard", Date: date})
		must(t, err)
		must(t, tournament.Create(filepath.Join(folder, fmt.Sprintf("%d.event.json", i)), e))
	}
	for name, text := range map[string]string{"bad.event.json": "{", "notes.txt": "milk", ".hidden.event.json": "x"} {
		must(t, os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600))
	}
	fs, err := tournament.Storyline(folder)
	expect.Must(t, err == nil && len(fs) == 3, "%d files, %v", len(fs), err)
	expect.True(t, fs[0].Err != nil && fs[1].Event.Date == "2026-11-07" && fs[2].Event.Date == "2026-12-05", "%+v", fs)
}

// Of two events of one day the one that was changed last is the last, whatever the files are
// called.
func TestTwoEventsOfOneDay(t *testing.T) {
	folder := t.TempDir()
	at := time.Date(2026, 11, 21, 10, 0, 0, 0, time.UTC)
	for _, name := range []string{"b-morning", "a-evening"} {
		e, err := tournament.New(tournament.Config{Scenario: "standard", Name: name, Date: "2026-11-21"})
		must(t, err)
		file := filepath.Join(folder, name+tournament.Suffix)
		must(t, tournament.Create(file, e))
		at = at.Add(6 * time.Hour)
		if _, err := tournament.Change(file, "me", at, func(d *tournament.Desk) error { _, err := d.Add(tournament.Player{Name: "Ana"}); return err }); err != nil {
			t.Fatal(err)
		}
	}
	last := func() string {
		t.Helper()
		fs, err := tournament.Storyline(folder)
		expect.Must(t, err == nil && len(fs) == 2, "%d files, %v", len(fs), err)
		return fs[1].Event.Name
	}
	expect.Same(t, last(), "a-evening", "the last")
	if _, err := tournament.Change(filepath.Join(folder, "b-morning"+tournament.Suffix), "me", at.Add(time.Hour), func(d *tournament.Desk) error { _, err := d.Add(tournament.Player{Name: "Ben"}); return err }); err != nil {
		t.Fatal(err)
	}
	expect.Same(t, last(), "b-morning", "changed last was b-morning, the last")
}

// The link of a club's folder to a file elsewhere stays a link.
func TestChangeThroughLink(t *testing.T) {
	file := newFile(t)
	link := filepath.Join(t.TempDir(), "link.event.json")
	if err := os.Symlink(file, link); err != nil {
		t.Skip("no links here:", err)
	}
	add := func(d *tournament.Desk) error { _, err := d.Add(tournament.Player{Name: "Ann"}); return err }
	_, err := tournament.Change(link, "desk", noon, add)
	must(t, err)
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 || len(names(t, file)) != 1 {
		t.Errorf("%v %v", info, err)
	}
}

// Whatever lies in a file, reading it ends in an event that can be shown and written, or in one
// line.
func FuzzRead(f *testing.F) {
	e, err := tournament.Open(playedFile(f))
	must(f, err)
	var b bytes.Buffer
	must(f, e.Write(&b))
	f.Add(b.Bytes())
	f.Add([]byte(`{"event":"attackwing","format":1}`))
	f.Fuzz(func(t *testing.T, file []byte) {
		e, err := tournament.Read(bytes.NewReader(file), "file")
		if err != nil {
			expect.True(t, !strings.Contains(err.Error(), "\n"), "more than a line: %v", err)
			return
		}
		for r := 0; r <= e.Round(); r++ {
			e.Standings(r)
			e.Ties(r)
			e.Missing(r)
			e.RollOffsUpTo(r)
		}
		e.FactionResult()
		e.MapElements()
		d := e.By("fuzz", noon)
		_ = d.Pair()
		_ = d.Enter(e.Round(), 1, tournament.Told{Winner: 0, Ending: tournament.ByNoShow})
		expect.OK(t, e.Write(&bytes.Buffer{}))
	})
}
