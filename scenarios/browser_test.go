package scenarios_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/scenarios"
)

// tellTo names the file to which another machine's run of this test tells its battles.
const tellTo = "ATTACKWING_TELL_BATTLES"

// A battle is the same battle on every machine, to the last hash: what is recorded here is played again in a browser. The test
// builds itself for one, has the battles played there, and compares. (All tests run on a processor of 32 bits in ./check.)
func TestBattlesAreTheSameInABrowser(t *testing.T) {
	if file := os.Getenv(tellTo); file != "" {
		if err := os.WriteFile(file, []byte(battlesTold(t)), 0o644); err != nil {
			t.Fatal(err)
		}
		return
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
	program, file := filepath.Join(room, "scenarios.test"), filepath.Join(room, "battles")
	build := exec.Command("go", "test", "-c", "-o", program, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	only := "-test.run=^" + t.Name() + "$"
	played := func(program string, args ...string) ([]string, time.Duration) {
		play := exec.Command(program, args...)
		play.Env = []string{tellTo + "=" + file}
		if out, err := play.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return strings.Split(string(text), "\n"), play.ProcessState.UserTime() + play.ProcessState.SystemTime()
	}
	there, long := played(node, "--stack-size=8192", runs, program, only)
	here, short := played(self, only)
	t.Logf("%d battles: %.1f s of processor here, %.1f s in the browser's form, its compiling included: %.2f times", len(here)-1, short.Seconds(), long.Seconds(), long.Seconds()/short.Seconds())
	if len(here) < 60 || len(there) != len(here) {
		t.Fatalf("%d battles here, %d in the browser", len(here), len(there))
	}
	for i := range here {
		if there[i] != here[i] {
			t.Errorf("there %s\nhere  %s", there[i], here[i])
		}
	}
}

// battlesTold plays battles of every sheet, at random and by every level, and tells each in a line: what met, how many answers
// were given, and the hash of every round.
func battlesTold(t *testing.T) string {
	t.Helper()
	ready, err := fleet.Ready()
	if err != nil {
		t.Fatal(err)
	}
	levels := []string{"random", "random", "random", "random", "random", "random", "random", "random", "random", "ensign", "ensign", "ensign"}
	longer := []string{"lieutenant", "captain"} // they think long: once is enough
	var b strings.Builder
	for at, sc := range scenarios.All() {
		for i, level := range append(levels, longer...) {
			seed := uint64(100*at + i + 1)
			var u *game.Setup
			for k := range len(ready) { // the next two fleets that may meet
				one, two := ready[(3*i+k)%len(ready)].ID, ready[(5*i+at+k)%len(ready)].ID
				if u, err = gametest.Setup(sc.Sheet().ID, one, two, seed); err == nil {
					break
				}
			}
			if err != nil {
				t.Fatal(sc.Sheet().ID, err)
			}
			g, err := game.NewQuiet(u)
			if err != nil {
				t.Fatal(err)
			}
			var players [2]ai.Player
			for p := range players {
				if players[p], err = ai.New(level, seed+uint64(p)); err != nil {
					t.Fatal(err)
				}
			}
			if err := ai.Play(g, players); err != nil {
				t.Fatal(err)
			}
			fmt.Fprintf(&b, "%s, %s against %s, %s: %d answers", sc.Sheet().ID, u.Fleets[0].Name, u.Fleets[1].Name, level, len(g.Answers()))
			for _, r := range g.Hashes() {
				fmt.Fprintf(&b, " %016x", r.Hash)
			}
			fmt.Fprintf(&b, " %016x\n", g.State().Hash())
		}
		longer = nil
	}
	return b.String()
}
