package scenarios_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
)

// tellTo names the file to which another machine's run of this test tells its battles.
const tellTo = "ATTACKWING_TELL_BATTLES"

// told is what a test tells here and in node, line by line, and how long either took.
type told struct {
	here, there []string
	short, long time.Duration
}

// inABrowserToo has a test tell something, here and built for a browser in node; there it is nil,
// as the other run has told. It skips where nothing can be built or run for one.
func inABrowserToo(t *testing.T, tell func(*testing.T) string) *told {
	t.Helper()
	if file := os.Getenv(tellTo); file != "" {
		must(t, os.WriteFile(file, []byte(tell(t)), 0o644))
		return nil
	}
	if testing.Short() {
		t.Skip("builds the tests for a browser")
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not here to run what is built for a browser")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Skip("the go command is not here to build for a browser")
	}
	runs := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	if _, err := os.Stat(runs); err != nil {
		t.Skip("this Go does not bring along what runs its programs in node:", err)
	}
	room := t.TempDir()
	program, file := filepath.Join(room, "scenarios.test"), filepath.Join(room, "told")
	build := exec.Command("go", "test", "-c", "-o", program, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	self, err := os.Executable()
	must(t, err)
	only := "-test.run=^" + t.Name() + "$"
	play := func(program string, args ...string) ([]string, time.Duration) {
		play := exec.Command(program, args...)
		play.Env = []string{tellTo + "=" + file}
		out, err := play.CombinedOutput()
		expect.Must(t, err == nil, "%v\n%s", err, out)
		text := gametest.File(t, file)
		return strings.Split(string(text), "\n"), play.ProcessState.UserTime() + play.ProcessState.SystemTime()
	}
	var both told
	both.there, both.long = play(node, "--stack-size=8192", runs, program, only)
	both.here, both.short = play(self, only)
	return &both
}

// same tells every line that differs.
func (b *told) same(t *testing.T) {
	t.Helper()
	expect.Must(t, len(b.there) == len(b.here), "%d lines here, %d in the browser", len(b.here), len(b.there))
	for i := range b.here {
		expect.True(t, b.there[i] == b.here[i], "there %s\nhere  %s", b.there[i], b.here[i])
	}
}

// A battle is the same battle on every machine, to the last hash: what is recorded here is played
// again in a browser. The test builds itself for one, has the battles played there, and compares.
// (All tests run on a processor of 32 bits in ./check.)
func TestBattlesAreTheSameInABrowser(t *testing.T) {
	b := inABrowserToo(t, battlesTold)
	if b == nil {
		return
	}
	t.Logf("%d battles: %.1f s of processor here, %.1f s in the browser's form, its compiling included: %.2f times", len(b.here)-1, b.short.Seconds(), b.long.Seconds(), b.long.Seconds()/b.short.Seconds())
	expect.True(t, len(b.here) >= 60, "only %d battles", len(b.here))
	b.same(t)
}

// The admiral decides the same in a browser: what he may think is counted, not timed.
func TestTheAdmiralDecidesTheSameInABrowser(t *testing.T) {
	b := inABrowserToo(t, admiralTold)
	if b == nil {
		return
	}
	expect.True(t, len(b.here) >= 12, "he was asked only %d times", len(b.here))
	b.same(t)
}

// advised plays as its player does, and asks an admiral before some of its questions what he would
// do: that is told, not done.
type advised struct {
	ai.Player
	asked int
	told  *strings.Builder
}

func (a *advised) Choose(v *game.View, p *game.Prompt) game.Answer {
	if a.asked++; a.asked%50 == 0 { // he thinks long
		admiral, err := ai.New("admiral", uint64(a.asked))
		if err != nil {
			panic(err) // there is that level
		}
		answer := admiral.Choose(v, p)
		fmt.Fprintf(a.told, "%s: %d %+v\n", p.Ask, answer.Picks, answer.Pose)
	}
	return a.Player.Choose(v, p)
}

// admiralTold plays a battle of each sheet and tells what an admiral would do now and then.
func admiralTold(t *testing.T) string {
	t.Helper()
	ready, err := fleet.Ready()
	must(t, err)
	var b strings.Builder
	for i, sc := range scenarios.All() {
		g := battleOf(t, sc.Sheet().ID, ready, i, 3*i+1, uint64(i+1))
		var players [2]ai.Player
		for p := range players {
			ensign := gametest.Brain(t, "ensign", uint64(i+p))
			players[p] = &advised{Player: ensign, told: &b}
		}
		must(t, ai.Play(g, players))
	}
	return b.String()
}

// battleOf begins one of the first two fleets, from two places of a list on, that may meet on a
// sheet.
func battleOf(t *testing.T, sheet string, ready []fleet.List, one, two int, seed uint64) *game.Game {
	t.Helper()
	var u *game.Setup
	var err error
	for k := range len(ready) {
		if u, err = gametest.Setup(sheet, ready[(one+k)%len(ready)].ID, ready[(two+k)%len(ready)].ID, seed); err == nil {
			break
		}
	}
	expect.Must(t, err == nil, "%v %v", sheet, err)
	g := gametest.Quiet(t, u)
	return g
}

// battlesTold plays battles of every sheet, at random and by every level, and tells each in a line:
// what met, how many answers were given, and the hash of every round.
func battlesTold(t *testing.T) string {
	t.Helper()
	ready, err := fleet.Ready()
	must(t, err)
	levels := append(slices.Repeat([]string{"random"}, 11), "ensign")
	longer := []string{"lieutenant", "captain"} // they think long: once is enough
	var b strings.Builder
	for at, sc := range scenarios.All() {
		for i, level := range append(levels, longer...) {
			seed := uint64(100*at + i + 1)
			g := battleOf(t, sc.Sheet().ID, ready, 3*i, 5*i+at, seed)
			var players [2]ai.Player
			for p := range players {
				if players[p], err = ai.New(level, seed+uint64(p)); err != nil {
					t.Fatal(err)
				}
			}
			must(t, ai.Play(g, players))
			fmt.Fprintf(&b, "%s, %s against %s, %s: %d answers", sc.Sheet().ID, g.Setup().Fleets[0].Name, g.Setup().Fleets[1].Name, level, len(g.Answers()))
			for _, r := range g.Hashes() {
				fmt.Fprintf(&b, " %016x", r.Hash)
			}
			fmt.Fprintf(&b, " %016x\n", g.State().Hash())
		}
		longer = nil
	}
	return b.String()
}
