package app

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/assets"
	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
)

var kills = flag.Int("kills", 12, "how often a program that plays is killed")

// childSeed makes this test binary a program that plays a game through the keeper of the window.
const childSeed = "ATTACKWING_TEST_CHILD"

// nextAnswer is the answer that a game of these tests gets after n: the same however often it was
// interrupted.
func nextAnswer(g *game.Game, seed uint64) game.Answer {
	r := dice.New(seed + 1000*uint64(len(g.Answers())))
	return gametest.Answer(g, g.FirstOpen(), &r)
}

// isChild plays the game of the child, or works its desk, when this is the child.
func isChild() bool {
	if os.Getenv(deskChild) != "" {
		if err := workDesk(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return true
	}
	if os.Getenv(dialsChild) != "" {
		if _, err := setDials(saySafe); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return true
	}
	var seed uint64
	if _, err := fmt.Sscan(os.Getenv(childSeed), &seed); err != nil {
		return false
	}
	if err := playChild(seed); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return true
}

// playChild plays the game that waits, or a new one, to its end. Before each question it says how
// many answers are safe.
func playChild(seed uint64) error {
	cat, err := assets.Cards()
	if err != nil {
		return err
	}
	w := &Window{Cards: cat, keep: &keeper{err: os.Stderr}}
	var b battle.Start
	if waits := w.waiting(); waits != nil {
		if b, err = waits.Open(); err != nil {
			return err
		}
	} else if b.Game, err = game.New(gametest.MustSetup("standard", "tw-a-1", "ft-b-1", seed)); err != nil {
		return err
	}
	if err := w.keep.begin(b); err != nil {
		return err
	}
	g := b.Game
	for {
		fmt.Println(len(g.Answers()))
		if g.Over() {
			w.keep.close()
			return nil
		}
		if _, err := g.Submit(nextAnswer(g, seed)); err != nil {
			return err
		}
		if err := w.keep.follow(g); err != nil {
			return err
		}
	}
}

// played is the one game of a folder that has answers; one killed before its first answer leaves a
// file without any, or half a line.
func played(t *testing.T, dir string) *record.Record {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"+cli.RecordEnding))
	must(t, err)
	out := &record.Record{}
	for _, f := range files {
		rec, err := cli.ReadRecord(f)
		if err != nil {
			b, _ := os.ReadFile(f)
			expect.Must(t, !strings.Contains(string(b), "\n"), "%v", err)
			continue
		}
		expect.Must(t, len(rec.Answers) == 0 || len(out.Answers) == 0, "two games were played")
		if len(rec.Answers) > 0 || out.Header.Game == "" {
			out = rec
		}
	}
	return out
}

// A program that is killed at any moment loses at most the answer it was writing; the next start
// offers to go on, and the game ends as the one that nobody killed. (go test ./cmd/attackwing -run
// Killed -kills 300 -v)
func TestKilled(t *testing.T) {
	cat := apptest.Catalogue(t)
	begun := time.Now()
	lost, offered := 0, 0
	for seed := uint64(1); lost < *kills; seed++ {
		whole, err := game.New(gametest.MustSetup("standard", "tw-a-1", "ft-b-1", seed))
		must(t, err)
		for !whole.Over() {
			gametest.Submit(t, whole, nextAnswer(whole, seed))
		}
		home := t.TempDir()
		apptest.AtHome(t, home)
		r := dice.New(seed)
		for done := false; !done; {
			safe, died := childUntil(t, fmt.Sprintf("%s=%d", childSeed, seed), -1, r.Intn(8), lost < *kills, func() int { return r.Intn(40_000) })
			if died {
				lost++
			}
			rec := played(t, filepath.Join(home, "attackwing", "games"))
			done = !died || len(rec.Answers) == len(whole.Answers())
			if n := len(rec.Answers); n < safe || !slices.Equal(rec.Answers, whole.Answers()[:n]) {
				t.Fatalf("seed %d: %d answers were safe, the file has %d", seed, safe, n)
			}
			if len(rec.Answers) > 0 {
				_, changed, err := playAnew(rec, 0, -1, cat)
				expect.Must(t, err == nil && !changed, "seed %d: %v", seed, err)
			}
			if w := (&Window{Cards: cat, keep: &keeper{}}); !done && len(rec.Answers) > 0 {
				if waits := w.waiting(); waits == nil && len(rec.Answers) < len(whole.Answers()) {
					t.Fatalf("seed %d: nothing is offered to go on with", seed)
				}
				offered++
			}
			if done && (len(rec.Answers) != len(whole.Answers()) || !slices.Equal(rec.Hashes, whole.Hashes())) {
				t.Fatalf("seed %d: it ends with %d answers, the one that nobody killed with %d", seed, len(rec.Answers), len(whole.Answers()))
			}
		}
	}
	t.Logf("%d kills, %d resumed, %.1f s", lost, offered, time.Since(begun).Seconds())
}

// childUntil runs this test binary as the program an environment variable makes it, and reads the
// numbers it says are safe. After some of them, and some way into what it does next, it is killed
// if it may be; it gives the last number said, the given one when none was, and whether it was
// killed. A child that ends with words of its own is a failure.
func childUntil(t *testing.T, env string, safe, numbers int, kill bool, way func() int) (int, bool) {
	t.Helper()
	self, err := os.Executable()
	must(t, err)
	child := exec.Command(self)
	child.Env = append(os.Environ(), env)
	var said strings.Builder
	child.Stderr = &said
	out, err := child.StdoutPipe()
	must(t, err)
	must(t, child.Start())
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		_, err = fmt.Sscan(lines.Text(), &safe)
		must(t, err)
		if numbers--; numbers < 0 && kill {
			for range way() {
				spun++ // keeps the loop
			}
			_ = child.Process.Kill()
			break
		}
	}
	for lines.Scan() { // what it said before it died
		_, _ = fmt.Sscan(lines.Text(), &safe)
	}
	err = child.Wait()
	expect.Must(t, err == nil || said.Len() <= 0, "%s: %v, %s", env, err, said.String())
	return safe, err != nil
}

// spun counts turns of a loop that only passes time.
var spun int
