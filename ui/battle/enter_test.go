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
	"attackwing/game/gametest/expect"
	"attackwing/game/outlook"
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
		expect.Must(t, k <= 20000, "the battle stands still")
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
				_, err := again.Game.Submit(a)
				expect.OK(t, err)
			}
			again.Game.State().CopyTo(&again.Shown)
			again.Tick(1)
			q := again.Asked()
			expect.Must(t, q != nil && q.ID == p.ID, "loaded, %+v is asked, not %+v", q, p)
			if again.Question.Answer() != b.Question.Answer() || again.Question.Picks != b.Question.Picks {
				t.Errorf("%v of round %d: %d %b is proposed, loaded %d %b", p.Ask, b.Shown.Round, b.Question.Answer(), b.Question.Picks, again.Question.Answer(), again.Question.Picks)
			}
		}
		b.Confirm()
	}
	expect.True(t, asked >= 20, "only %d questions were compared", asked)
}

// What is advised is what the main button has, a card that is worth more than it costs too.
func TestWhatIsAdvisedIsProposed(t *testing.T) {
	b, dear := advisedBattle(t, "future-tense", "ft-a-2", "ft-a-2", 2), 0
	for k := 0; !b.Game.Over(); k++ {
		if k > 20000 {
			t.Fatalf("the battle stands at %v, asked %+v, refused %q", b.Game.Where(), b.Asked(), b.Question.Refusal)
		}
		b.Tick(1)
		p := b.Asked()
		if p == nil || p.ID != b.Question.PromptID {
			if b.Flow.Waits() {
				b.Confirm()
			}
			continue
		}
		if o, one := b.Question.Meant(p); one && !p.Places() && !reading.Boxed(p) && p.Ask != game.ChooseManeuver {
			if at, _ := b.Advice.of(&b.Table, p); at >= 0 && p.Options[at] != o {
				t.Errorf("%v: %s is advised, %s proposed", p.Ask, p.Options[at].Label(&b.View), o.Label(&b.View))
			}
			if o.Line != 0 && b.Costly(p, &o) {
				dear++
			}
		}
		b.Confirm()
	}
	expect.True(t, dear != 0, "nothing that costs a card was proposed: this proves nothing")
}

// readyFleets are the fleets with which proposals are measured, by sheet.
var readyFleets = map[string][]string{
	"standard": {"tw-a-1", "tw-b-2", "ds9-fed-1", "ft-a-1"}, "tholian-web": {"tw-a-1", "tw-a-2", "tw-b-1", "tw-b-2"},
	"last-battle-of-ds9": {"ds9-fed-1", "ds9-fed-2", "ds9-dom-1", "ds9-dom-2"}, "future-tense": {"ft-a-1", "ft-a-2", "ft-b-1", "ft-b-2"},
	"unimatrix-zero": {"u0-borg-1", "u0-borg-2", "u0-rebel-1", "u0-rebel-2"},
}

// measured returns the number of battles of ATTACKWING_MEASURE, and the sheets to play.
func measured(t *testing.T, usual string) (games int, sheets []string) {
	t.Helper()
	if games, _ = strconv.Atoi(os.Getenv("ATTACKWING_MEASURE")); games == 0 {
		t.Skip("ATTACKWING_MEASURE=" + usual)
	}
	sheets = []string{"standard", "tholian-web", "last-battle-of-ds9", "future-tense", "unimatrix-zero"}
	if only := os.Getenv("ATTACKWING_SHEETS"); only != "" {
		sheets = slices.DeleteFunc(sheets, func(s string) bool { return !slices.Contains(strings.Split(only, ","), s) })
	}
	return games, sheets
}

// How often a side that takes every proposal wins, printed: ATTACKWING_MEASURE=GAMES, the number of
// battles a sheet and an opponent.
func TestHowOftenProposalsWin(t *testing.T) {
	games, sheets := measured(t, "200 plays 200 battles for each sheet and opponent")
	for _, sheet := range sheets {
		for _, against := range []string{"ensign", "lieutenant"} {
			won, points := 0.0, 0
			for n := range games {
				fleet := readyFleets[sheet][n%4]
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

// What the decisions that are told as costliest lose of winning, together in a battle and the worst,
// where one side takes every proposal, printed: ATTACKWING_MEASURE=GAMES, the number of battles a
// sheet against a lieutenant.
func TestWhatTheCostliestProposalsLose(t *testing.T) {
	games, sheets := measured(t, "6 plays and reviews 6 battles for each sheet")
	together, square, told, heavy, worst, n := 0.0, 0.0, 0, 0, 0, 0.0
	for k := range games {
		for _, sheet := range sheets {
			fleet := readyFleets[sheet][k%4]
			b := advisedAgainst(t, "lieutenant", sheet, fleet, fleet, uint64(k)+1)
			enter(t, b)
			r := outlook.NewReview(b.Game.Setup(), b.Game.Answers(), game.One)
			for r.Step() {
			}
			sum := 0
			for _, c := range r.Costliest() {
				fmt.Printf("%s %d: round %d, %v: %d to %d\n", sheet, k+1, c.Round, c.Asked.Ask, c.Better.Chance(), c.Played.Chance())
				sum += c.Loss()
				worst = max(worst, c.Loss())
				told++
				if c.Loss() > 100 {
					heavy++
				}
			}
			n++
			together += float64(sum) / 10
			square += float64(sum*sum) / 100
		}
	}
	mean := together / n
	fmt.Printf("%.0f battles: %d told, together %.1f ±%.1f%% of winning a battle, the worst %.1f%%, %d above 10%%\n",
		n, told, mean, 1.96*math.Sqrt((square/n-mean*mean)/n), float64(worst)/10, heavy)
}
