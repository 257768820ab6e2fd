package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// fullDisk takes some bytes and no more.
type fullDisk struct{ room int }

func (d *fullDisk) Write(b []byte) (int, error) {
	n := min(d.room, len(b))
	d.room -= n
	if n < len(b) {
		return n, syscall.ENOSPC
	}
	return n, nil
}

// Every command that prints says so and exits 1 when not all of it could be printed, wherever the
// disk becomes full.
func TestPrintedToAFullDisk(t *testing.T) {
	dir := t.TempDir()
	works(t, "simulate", "--record", dir, "--p2", "random")
	record := filepath.Join(dir, files(t, dir)[0])
	event := filepath.Join(dir, "e.event.json")
	for _, args := range [][]string{{"tournament", "new", event, "--name", "Web night", "--scenario", "tholian-web"}, {"tournament", "add", event, "Ann"}} {
		works(t, args...)
	}
	for _, c := range []string{
		"--help", "play --help", "--version", "scenarios", "scenarios --json", "cards worf", "cards worf --json", "cards show 1009", "cards show 1009 --json",
		"fleet list", "fleet list --json", "fleet check tw-a-1", "fleet check tw-a-1 --json", "fleet convert tw-a-1 - --to fleet", "fleet sheet tw-a-1 -o -",
		"simulate --games 2", "simulate --games 2 --json", "replay " + record, "replay " + record + " --json", "replay " + record + " --verify",
		"replay " + record + " --round 2", "try " + duel, "try " + duel + " --json", "try --schema",
		"odds --attack 3", "odds --attack 3 --json",
		"tournament standings " + event, "tournament standings " + event + " --json", "tournament log " + event, "tournament sheet " + event, "tournament list " + dir,
	} {
		args := strings.Fields(c)
		code, whole, errs := command(args...)
		if code != 0 || whole == "" {
			t.Errorf("%s: exit %d, %s", c, code, errs)
			continue
		}
		for _, room := range []int{0, len(whole) / 2, len(whole) * 9 / 10} {
			var e bytes.Buffer
			code := run(args, strings.NewReader(""), &fullDisk{room}, &e)
			if code != 1 || !strings.Contains(e.String(), "the disk is full") || strings.Count(e.String(), "\n") != 1 {
				t.Errorf("%s with room for %d bytes: exit %d, %q", c, room, code, e.String())
			}
		}
	}
}

func files(t *testing.T, dir string) []string {
	t.Helper()
	es, err := os.ReadDir(dir)
	must(t, err)
	var names []string
	for _, e := range es {
		names = append(names, e.Name())
	}
	return names
}

// No command that writes a file writes over the one it reads, by whatever name; nothing is left
// half written, and what was there before stays where a command fails.
func TestWhatIsReadIsNotWrittenOver(t *testing.T) {
	dir := t.TempDir()
	works(t, "simulate", "--record", dir, "--p2", "random")
	game := filepath.Join(dir, files(t, dir)[0])
	list := filepath.Join(dir, "a.fleet.yaml")
	event := filepath.Join(dir, "e.event.json")
	for _, args := range [][]string{{"fleet", "convert", "tw-a-1", list}, {"tournament", "new", event, "--name", "Web night", "--scenario", "tholian-web"}} {
		works(t, args...)
	}
	table := filepath.Join(dir, "duel.table.yaml")
	text := gametest.File(t, duel)
	must(t, os.WriteFile(table, text, 0o644))
	for _, c := range []struct {
		in   string
		args []string
	}{
		{table, []string{"shot", table, "-o"}}, {game, []string{"shot", game, "-o"}},
		{game, []string{"replay", game, "--report"}}, {game, []string{"replay", game, "--picture"}},
		{list, []string{"fleet", "convert", list, "--to", "spacedock"}}, {list, []string{"fleet", "convert", list + "#1", "--to", "spacedock"}},
		{list, []string{"fleet", "sheet", list, "-o"}}, {event, []string{"tournament", "sheet", event, "-o"}},
	} {
		before := gametest.File(t, c.in)
		hard, soft := filepath.Join(dir, "hard"), filepath.Join(dir, "soft")
		if err := errors.Join(os.Link(c.in, hard), os.Symlink(c.in, soft)); err != nil {
			t.Skip(err)
		}
		for _, out := range []string{c.in, hard, soft, dir + "/./" + filepath.Base(c.in)} {
			code, _, errs := command(append(slices.Clone(c.args), out)...)
			after, err := os.ReadFile(c.in)
			if code != 1 || !strings.Contains(errs, "is the input file") || err != nil || !bytes.Equal(before, after) {
				t.Errorf("%v %s: exit %d, %s", c.args, out, code, errs)
			}
		}
		must(t, errors.Join(os.Remove(hard), os.Remove(soft)))
	}
}

// A file is whole or as it was: also where the words for it fail half way.
func TestWrittenWholeOrNotAtAll(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.txt")
	must(t, os.WriteFile(name, []byte("old"), 0o600))
	half := func(w io.Writer) error {
		_, err := io.WriteString(w, "half")
		return errors.Join(err, errors.New("the pen broke"))
	}
	expect.True(t, cli.WriteOut(name, half) != nil, "no error")
	if b, err := os.ReadFile(name); string(b) != "old" || err != nil || len(files(t, dir)) != 1 {
		t.Errorf("%q, %v, %v", b, files(t, dir), err)
	}
	must(t, cli.WriteOut(name, cli.Plain([]byte("new"))))
	if b, _ := os.ReadFile(name); string(b) != "new" || len(files(t, dir)) != 1 {
		t.Errorf("%q, %v", b, files(t, dir))
	}
	for _, c := range []struct{ name, says string }{{dir, "is a folder"}, {filepath.Join(dir, "none", "a"), "there is no folder"}} {
		expect.Refused(t, cli.WriteOut(c.name, cli.Plain(nil)), c.says, "%s", c.name)
	}
	if _, err := os.Stat("/dev/full"); err == nil {
		code, _, errs := command("shot", "--scenario", "standard", "--width", "64", "-o", "/dev/full")
		expect.True(t, code == 1 && strings.Contains(errs, "the disk is full"), "exit %d, %s", code, errs)
	}
	if err := os.Symlink(filepath.Join(dir, "nowhere"), filepath.Join(dir, "l")); err == nil {
		err := cli.WriteOut(filepath.Join(dir, "l"), cli.Plain(nil))
		expect.True(t, err != nil && strings.Contains(err.Error(), "leads nowhere"), "%v", err)
	}
}

// Records of a series are named by scenario, fleets, players and seed, stand beside those of
// others, and are written over only when that is said; a link in their place is never followed.
func TestRecordsAreNotWrittenOver(t *testing.T) {
	dir := t.TempDir()
	args := []string{"simulate", "--p1", "random", "--p2", "random", "--record", dir}
	series := func(code int, says string, more ...string) {
		t.Helper()
		got, _, errs := command(slices.Concat(args, more)...)
		expect.True(t, got == code && strings.Contains(errs, says), "%v: exit %d, %s", more, got, errs)
	}
	series(0, "", "--games", "2")
	if got := files(t, dir); !slices.Equal(got, []string{"tholian-web_tw-a-1-random_tw-b-1-random_1.game.jsonl", "tholian-web_tw-a-1-random_tw-b-1-random_2.game.jsonl"}) {
		t.Error(got)
	}
	series(0, "", "--fleet2", "tw-b-2")
	series(0, "", "--seed", "3", "--games", "2", "--swap")
	if got := files(t, dir); len(got) != 5 || !slices.Contains(got, "tholian-web_tw-b-1-random_tw-a-1-random_4.game.jsonl") {
		t.Error(got)
	}
	name := filepath.Join(dir, files(t, dir)[0])
	before, _ := os.ReadFile(name)
	series(1, "_1.game.jsonl already exists")
	series(1, "_2.game.jsonl already exists", "--seed", "2", "--games", "2")
	series(1, "--force", "--house", "web.width=5")
	after, _ := os.ReadFile(name)
	expect.True(t, bytes.Equal(before, after), "it was written over")
	other := filepath.Join(t.TempDir(), "precious")
	must(t, os.WriteFile(other, []byte("precious"), 0o600))
	if err := errors.Join(os.Remove(name), os.Symlink(other, name)); err != nil {
		t.Skip(err)
	}
	series(1, "already exists")
	series(0, "", "--force")
	b, _ := os.ReadFile(other)
	expect.Same(t, string(b), "precious", "written through a link: %q", b)
	if at, err := os.Lstat(name); err != nil || !at.Mode().IsRegular() {
		t.Error(at, err)
	}
}

// Records of an event's tables stand beside those of others as well: none is written over, none
// goes through a link, and that is said before a battle is played.
func TestRecordsOfEventsAreNotWrittenOver(t *testing.T) {
	dir := t.TempDir()
	simulate := []string{"tournament", "simulate", "--scenario", "tholian-web", "--players", "2", "--level", "random", "--record", dir}
	works(t, simulate...)
	name := filepath.Join(dir, "tholian-web-round-1-table-1.game.jsonl")
	before := gametest.File(t, name)
	event := filepath.Join(dir, "e.event.json")
	for _, args := range [][]string{{"new", event, "--name", "Web night", "--scenario", "tholian-web"}, {"add", event, "One", "--fleet", "tw-a-1", "--computer", "random"}, {"add", event, "Two", "--fleet", "tw-b-1", "--computer", "random"}, {"pair", event}} {
		works(t, append([]string{"tournament"}, args...)...)
	}
	refused := func(args ...string) {
		t.Helper()
		if code, _, errs := command(args...); code != 1 || !strings.Contains(errs, "--record: ") || !strings.Contains(errs, "already exists. Choose another folder") {
			t.Errorf("%v: exit %d, %s", args[:2], code, errs)
		}
	}
	refused(append(simulate, "--seed", "7")...)
	refused("tournament", "play", event, "--record", dir)
	after, _ := os.ReadFile(name)
	expect.True(t, bytes.Equal(before, after), "it was written over")
	if err := errors.Join(os.Remove(name), os.Symlink(filepath.Join(dir, "elsewhere"), name)); err != nil {
		t.Skip(err)
	}
	refused("tournament", "play", event, "--record", dir)
	if _, err := os.Stat(filepath.Join(dir, "elsewhere")); err == nil {
		t.Error("written through a link")
	}
	works(t, "tournament", "play", event, "--record", filepath.Join(dir, "new"))
}

// A series that is stopped prints what was played until then, as one document too, and exits 1.
func TestStoppedSeriesTellsWhatItHas(t *testing.T) {
	for _, asked := range [][]string{{}, {"--json"}} {
		var o, e bytes.Buffer
		stop := make(chan struct{})
		close(stop)
		c := cli.Simulate{Scenario: "tholian-web", P1: "random", P2: "random", Games: 1000, Seed: 1, JSON: len(asked) > 0}
		err := c.Run(&cli.Streams{Out: &o, Err: &e, Stopped: func() <-chan struct{} { return stop }})
		expect.True(t, err != nil && err.Error() == "stopped after 0 of 1000 games", "%v", err)
		if !c.JSON {
			expect.True(t, strings.Contains(o.String(), "tholian-web: 0 games"), "%v", o.String())
			continue
		}
		var m map[string]any
		if err := json.Unmarshal(o.Bytes(), &m); err != nil || m["stopped"] != true || m["games"] != 0.0 || len(m["results"].([]any)) != 0 {
			t.Error(err, m)
		}
	}
}

// Numbers below 0 are told by their command; what does not print is shown escaped, line breaks of
// names too.
func TestFaultsAreOneVisibleLine(t *testing.T) {
	for _, c := range []struct {
		code int
		says string
		args []string
	}{
		{2, "--games -5: games are counted from 1", []string{"simulate", "--games", "-5"}},
		{2, "--games -5: games are counted from 1", []string{"simulate", "--games=-5"}},
		{2, "-5 attack dice", []string{"odds", "--attack", "-5"}},
		{2, "--defense -1", []string{"odds", "--attack", "5", "--defense", "-1"}},
		{2, "--width -1", []string{"shot", duel, "--width", "-1", "-o", "x.png"}},
		{2, "--branch -1", []string{"replay", "../../game/record/testdata/none", "--branch", "-1"}},
		{1, `no\nsuch\x1b[31m.table.yaml: no such file`, []string{"try", "no\nsuch\x1b[31m.table.yaml"}},
		{1, `\rall well.game.jsonl: no such file`, []string{"replay", "\rall well.game.jsonl"}},
		{1, `\u202egpj.yaml`, []string{"shot", "\u202egpj.yaml", "-o", "x.png"}},
		{2, `chess\a`, []string{"simulate", "--scenario", "chess\a"}},
	} {
		if strings.HasSuffix(c.args[1], "none") {
			c.code, c.says = 1, "no such file"
		}
		code, _, errs := command(c.args...)
		expect.True(t, code == c.code && strings.Contains(errs, c.says) && strings.Count(errs, "\n") == 1,
			"%q: exit %d, %q, want %q", c.args, code, errs, c.says)
	}
}

// --version names the program, its version, the system and Go, whatever else is asked for.
func TestVersion(t *testing.T) {
	for _, args := range [][]string{{"--version"}, {"simulate", "--version"}, {"play", "--version"}} {
		code, out, errs := command(args...)
		if code != 0 || errs != "" || !regexp.MustCompile(`^attackwing \S.*, \w+/\w+, go1\.\d+.*\n$`).MatchString(out) {
			t.Errorf("%v: exit %d, %q, %q", args, code, out, errs)
		}
	}
}

// Who says who plays goes straight to the table, with the first ready fleets of the scenario that
// are legal there.
func TestPlayTakesTheFirstLegalFleets(t *testing.T) {
	for _, c := range []struct {
		cmd          playCmd
		fleet1, side string
	}{
		{playCmd{Scenario: "tholian-web", P2: "ensign"}, "tw-a-1", ""},
		{playCmd{Scenario: "tholian-web", P2: "ensign", Fleet1: "tw-b-2"}, "tw-b-2", ""},
		{playCmd{Scenario: "standard", P1: "human"}, "tw-a-1", ""},
		{playCmd{Scenario: "tholian-web"}, "", ""},
	} {
		w, err := c.cmd.window(&cli.Streams{})
		if err != nil {
			t.Errorf("%+v: %v", c.cmd, err)
			continue
		}
		expect.True(t, w.Fleet1 == c.fleet1 && (w.Fleet2 == "") == (c.fleet1 == ""),
			"%+v: %q against %q", c.cmd, w.Fleet1, w.Fleet2)
	}
	s := &cli.Streams{}
	for _, sc := range []string{"last-battle-of-ds9", "future-tense", "unimatrix-zero", "tholian-web", "standard"} {
		w, err := (&playCmd{Scenario: sc, P2: "ensign"}).window(s)
		expect.True(t, err == nil && w.Fleet1 != "" && w.Fleet2 != "", "%s: %v", sc, err)
	}
}
