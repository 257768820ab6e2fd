package battle

import (
	"fmt"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/ui/reading"
)

// above is by how much an answer was better than the best of those that throw nothing away,
// thousandths of a Fleet Point.
func (a *Advice) above(t *reading.Table, p *game.Prompt, o *game.Option) int {
	free, is := -1<<20, 0
	for i := range a.known {
		for _, x := range a.known[i].tried {
			switch q := p.Given(x.Answer); {
			case q == *o:
				is = x.Gain
			case !t.Costly(p, &q):
				free = max(free, x.Gain)
			}
		}
	}
	return is - free
}

// enter plays a battle in which one side takes every proposal, and returns how it ended.
func enter(t *testing.T, b *Session) *game.Result {
	t.Helper()
	for k := 0; !b.Game.Over(); k++ {
		if k > 20000 {
			t.Fatalf("the battle stands at %v, asked %+v, refused %q", b.Game.Where(), b.Asked(), b.Question.Refusal)
		}
		b.Tick(1)
		if p := b.Asked(); p != nil && p.ID == b.Question.PromptID || b.Flow.Waits() {
			b.Confirm()
		}
	}
	return &b.Game.State().Result
}

// The same position has the same proposals: as it was played, and loaded in the middle of a round.
func TestProposalsAreTheSameAfterLoading(t *testing.T) {
	b := advisedBattle(t, "standard", "tw-a-1", "tw-a-1", 5)
	asked := 0
	for k := 0; !b.Game.Over() && b.Shown.Round < 5; k++ {
		if k > 20000 {
			t.Fatal("the battle stands still")
		}
		b.Tick(1)
		p := b.Asked()
		if p == nil || p.ID != b.Question.PromptID {
			if b.Flow.Waits() {
				b.Confirm()
			}
			continue
		}
		if p.Ask != game.ChooseManeuver && !p.Places() && len(p.Options) > 1 && asked < 60 {
			asked++
			again := advisedBattle(t, "standard", "tw-a-1", "tw-a-1", 5)
			for _, a := range b.Game.Answers() {
				if _, err := again.Game.Submit(a); err != nil {
					t.Fatal(err)
				}
			}
			again.Game.State().CopyTo(&again.Shown)
			again.Tick(1)
			if q := again.Asked(); q == nil || q.ID != p.ID {
				t.Fatalf("loaded, %+v is asked, not %+v", q, p)
			}
			if again.Question.Answer() != b.Question.Answer() || again.Question.Picks != b.Question.Picks {
				t.Errorf("%v of round %d: %d %b is proposed, loaded %d %b", p.Ask, b.Shown.Round, b.Question.Answer(), b.Question.Picks, again.Question.Answer(), again.Question.Picks)
			}
		}
		b.Confirm()
	}
	if asked < 20 {
		t.Errorf("only %d questions were compared", asked)
	}
}

// How often a side that takes every proposal wins, printed: ATTACKWING_MEASURE=GAMES, the number of
// battles a sheet and an opponent.
func TestHowOftenProposalsWin(t *testing.T) {
	games, _ := strconv.Atoi(os.Getenv("ATTACKWING_MEASURE"))
	if games == 0 {
		t.Skip("ATTACKWING_MEASURE=200 plays 200 battles for each sheet and opponent")
	}
	ready := map[string][]string{
		"standard": {"tw-a-1", "tw-b-2", "ds9-fed-1", "ft-a-1"}, "tholian-web": {"tw-a-1", "tw-a-2", "tw-b-1", "tw-b-2"},
		"last-battle-of-ds9": {"ds9-fed-1", "ds9-fed-2", "ds9-dom-1", "ds9-dom-2"}, "future-tense": {"ft-a-1", "ft-a-2", "ft-b-1", "ft-b-2"},
		"unimatrix-zero": {"u0-borg-1", "u0-borg-2", "u0-rebel-1", "u0-rebel-2"},
	}
	sheets := []string{"standard", "tholian-web", "last-battle-of-ds9", "future-tense", "unimatrix-zero"}
	if only := os.Getenv("ATTACKWING_SHEETS"); only != "" {
		sheets = slices.DeleteFunc(sheets, func(s string) bool { return !slices.Contains(strings.Split(only, ","), s) })
	}
	for _, sheet := range sheets {
		for _, against := range []string{"ensign", "lieutenant"} {
			won, points := 0.0, 0
			for n := range games {
				fleet := ready[sheet][n%4]
				r := enter(t, advisedAgainst(t, against, sheet, fleet, fleet, uint64(n)+1))
				switch r.Winner {
				case game.One:
					won++
				case game.Nobody:
					won += 0.5
				default:
				}
				points += int(r.FleetPoints[game.One] - r.FleetPoints[game.Two])
			}
			part, n := won/float64(games), float64(games)
			fmt.Printf("%s against %s: %.1f ±%.1f%% of %d won, %+.0f Fleet Points\n", sheet, against, 100*part, 196*math.Sqrt(part*(1-part)/n), games, float64(points)/n)
		}
	}
}
