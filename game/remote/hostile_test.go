package remote_test

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/remote"
)

var hostile = flag.Int("hostile", 2000, "give the peers this many wrong lines")

// opaque matches the parts of a line in which an alteration is not noticed at once: another answer may
// be as legal, and a seal or a tip is checked only when it is opened.
var opaque = regexp.MustCompile(`"(picks|at|seals)":\[[^\]]*\]|"(tip|setup)":"[^"]*"`)

// garbled are ways to make a wrong line of a right one. r chooses; before are lines that came
// before.
var garbled = []struct {
	name string
	line func(r *rand.Rand, l string, before []string) string
}{
	{"a letter", func(r *rand.Rand, l string, _ []string) string {
		keep := opaque.FindAllStringIndex(l, -1)
		i := r.IntN(len(l))
		for _, at := range keep {
			if i >= at[0] && i < at[1] {
				return ""
			}
		}
		return l[:i] + string(rune('0'+r.IntN(60))) + l[i+1:]
	}},
	{"truncated", func(r *rand.Rand, l string, _ []string) string { return l[:r.IntN(len(l))] }},
	{"replayed", func(r *rand.Rand, _ string, before []string) string {
		if len(before) == 0 {
			return ""
		}
		return before[r.IntN(len(before))]
	}},
	{"before its turn", func(r *rand.Rand, l string, _ []string) string {
		var n int
		fmt.Sscanf(l, `{"n":%d`, &n)
		return strings.Replace(l, fmt.Sprintf(`{"n":%d`, n), fmt.Sprintf(`{"n":%d`, n+1+r.IntN(5)), 1)
	}},
	{"oversized", func(_ *rand.Rand, l string, _ []string) string {
		return strings.Replace(l, "{", "{"+strings.Repeat(" ", 5000), 1)
	}},
	{"many picks", func(_ *rand.Rand, l string, _ []string) string {
		return strings.Replace(l, `"picks":[`, `"picks":[`+strings.Repeat("0,", 900), 1)
	}},
	{"deep", func(*rand.Rand, string, []string) string { return strings.Repeat("[", 4000) }},
	{"bytes", func(r *rand.Rand, _ string, _ []string) string {
		b := make([]byte, r.IntN(200))
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		return string(b)
	}},
	{"another table", func(r *rand.Rand, l string, _ []string) string {
		return regexp.MustCompile(`"h":"[^"]*"`).ReplaceAllString(l, fmt.Sprintf(`"h":"%016x"`, r.Uint64()))
	}},
}

// Whatever comes in place of a line is refused with a sentence and changes nothing: the battle goes
// on with the right line, to the same end.
func TestWrongLinesChangeNothing(t *testing.T) {
	given := map[string]int{}
	all := 0
	for n := uint64(0); all < *hostile; n++ {
		b := meet(t, setUp(t, n), n)
		r := rand.New(rand.NewPCG(n, 9))
		var before [2][]string
		b.first = func(to int, line []byte) {
			p := b.peers[to]
			for range 5 {
				how := garbled[r.IntN(len(garbled))]
				l := how.line(r, string(line), before[to])
				if l == "" || strings.EqualFold(l, string(line)) {
					continue
				}
				taken, hash := p.Taken(), hashOf(p)
				_, _, err := p.Take([]byte(l))
				var wrong *remote.Wrong
				if !errors.As(err, &wrong) || wrong.Why == "" {
					t.Fatalf("%s: %q in place of %s: %v", how.name, l, line, err)
				}
				if p.Taken() != taken || hashOf(p) != hash {
					t.Fatalf("%s: %q has changed something", how.name, l)
				}
				given[how.name]++
				all++
			}
			before[to] = append(before[to], string(line))
		}
		b.play(computers(t, "random", n))
	}
	for _, how := range garbled {
		if given[how.name] == 0 {
			t.Errorf("%s was not tried", how.name)
		}
	}
	t.Logf("%d wrong lines: %v", all, given)
}

func hashOf(p *remote.Peer) uint64 {
	if p.Game() == nil {
		return 0
	}
	return p.Game().State().Hash()
}

// A program that stops at a question keeps nobody from anything but that question; both go on when
// it comes back. This is so at each kind of question.
func TestAPeerStopsInEachKindOfQuestion(t *testing.T) {
	stopped := map[game.Ask]int{}
	for n := range uint64(2 * len(sheets)) {
		b := meet(t, setUp(t, n), n)
		b.asks = func(me int, ask game.Ask) {
			if stopped[ask]++; stopped[ask] > 2 {
				return
			}
			other := b.peers[1-me]
			for _, q := range other.Game().Prompts() {
				if q.Player == game.PlayerID(me) {
					if _, _, err := other.Own(game.Answer{Prompt: q.ID, Concede: true}); err == nil {
						t.Errorf("%v: the other answers what it is not asked", ask)
					}
				}
			}
			if words := gametest.Broken(other.Game()); words != "" {
				t.Errorf("%v: %s", ask, words)
			}
			hash := hashOf(other)
			b.close(me)
			b.close(1 - me)
			b.again()
			b.carry()
			if hashOf(b.peers[1-me]) != hash || hashOf(b.peers[me]) != hash {
				t.Errorf("%v: the table is another after both were closed", ask)
			}
		}
		level := "ensign"
		if n >= uint64(len(sheets)) {
			level = "random"
		}
		b.play(computers(t, level, n))
	}
	if len(stopped) < 15 {
		t.Errorf("only %d kinds of question were asked: %v", len(stopped), stopped)
	}
	t.Logf("%d kinds: %v", len(stopped), stopped)
}
