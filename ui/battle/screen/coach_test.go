package screen_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/reading"
	"attackwing/ui/window/windowtest"
)

// counselled asks the coach and waits until it has thought.
func counselled(t *testing.T, tb *windowtest.Window) {
	t.Helper()
	battle.Slice = time.Hour
	defer func() { battle.Slice = 0 }()
	tb.Key("c")
	for n := 0; tb.Coach.Thinks(); n++ {
		tb.Tick(1)
		expect.Must(t, n <= 20_000, "the coach does not come to an end")
	}
	tb.Draw()
	expect.Must(t, tb.Coach.Open && len(tb.Coach.Plans) != 0, "the coach says nothing: %q", tb.Question.Refusal)
}

// The coach at the dials: what it shows is no pick, Esc goes back to the own one, Enter takes the
// plan as drafts of all dials and locks none; one that is locked stays as it is.
func TestCoachTurnsDials(t *testing.T) {
	tb := windowtest.ResumedBy(t, windowtest.Answered(t, game.ChooseManeuver, 3), "human", "ensign")
	tb.Tick(5)
	tb.Resize(1280, 800)
	tb.Key("down")
	own, answers := tb.Question.Answer(), len(tb.Game.Answers())
	counselled(t, tb)
	for _, id := range []string{"coach", "plan:0", "plan:1", "plan:2", "main"} {
		expect.True(t, tb.Seen(id), "%s is not seen", id)
	}
	equal := 0
	for i := range tb.Coach.Plans[1:] {
		if _, sure := tb.Coach.Plans[0].Better(&tb.Coach.Plans[i+1].Worth); !sure {
			equal++
		}
	}
	if got := strings.Count("|"+strings.Join(tb.Written(), "||")+"|", "|equal|"); got != equal {
		t.Errorf("%d plans are said to be equal to the first, %d are", got, equal)
	}
	q := tb.Asked()
	for i := range tb.Coach.Plans { // what is picked is counted as the plan that has it
		x := &tb.Coach.Plans[i]
		if j := slices.IndexFunc(tb.Coach.Plans, func(y ai.Proposal) bool { return y.Moves[q.Ship] == x.Moves[q.Ship] }); j == i {
			tb.Question.Take(int(x.Moves[q.Ship]))
			if want := fmt.Sprintf("Plan %d: %s Fleet Points, ", i+1, reading.FleetPoints(&x.Worth)); !strings.HasPrefix(tb.Recommended(q), want) {
				t.Errorf("%q is said of what is picked, not %q", tb.Recommended(q), want)
			}
		}
	}
	tb.Question.Take(own)
	tb.Key("2", "w")
	tb.Draw()
	if about, ns := tb.Numbers(battle.Subject{}, nil); about != tb.Coach.Title(&tb.Battle.Table, 1) || len(ns) != 3 || !tb.Seen("why") {
		t.Errorf("W opens %d numbers of %q, of plan 2 %q", len(ns), about, tb.Coach.Title(&tb.Battle.Table, 1))
	}
	tb.Key("w")
	if tb.Key("3", "esc"); tb.Coach.Open || tb.Question.Answer() != own || len(tb.Planning.Dials) != 0 {
		t.Fatalf("back from the coach %d is picked, not %d; drafts %v", tb.Question.Answer(), own, tb.Planning.Dials)
	}
	counselled(t, tb)
	tb.Key("2")
	plan, p := tb.Coach.Plans[1], tb.Asked()
	tb.Press("main")
	if tb.Coach.Open || len(tb.Planning.Locked) != 0 || len(tb.Game.Answers()) != answers || tb.Question.Answer() != int(plan.Moves[p.Ship]) {
		t.Fatalf("taken is %d, locked %v", tb.Question.Answer(), tb.Planning.Locked)
	}
	for _, q := range tb.Plans(p.Player) {
		if tb.Planning.Dials[q.Ship] != int(plan.Moves[q.Ship]) {
			t.Errorf("%s is turned to %d, the plan has %d", tb.Game.Setup().Name(q.Ship), tb.Planning.Dials[q.Ship], plan.Moves[q.Ship])
		}
	}
	tb.Key("enter")
	locked := maps.Clone(tb.Planning.Dials)
	counselled(t, tb)
	for id := range tb.Planning.Locked {
		for i, x := range tb.Coach.Plans {
			if int(x.Moves[id]) != locked[id] {
				t.Errorf("plan %d turns the locked dial of %s", i+1, tb.Game.Setup().Name(id))
			}
		}
	}
	expect.Same(t, tb.Coach.Asks[0]+tb.Coach.Asks[1], 3, "asked %v times", tb.Coach.Asks)
	tb.Resize(512, 320)
	tb.Draw()
	expect.True(t, tb.Seen("plan:0") || tb.Seen("coachclose"), "in a small window nothing of it is seen")
}

// At another question an answer that is shown is previewed, and taken it is the pick: not yet the
// answer.
func TestCoachAtAnAction(t *testing.T) {
	tb := windowtest.Begin(t, "human", "ensign")
	tb.Place()
	p := tb.Until("an action", func(p *game.Prompt) bool { return p.Ask == game.ChooseAction && len(p.Options) > 3 })
	tb.Resize(1280, 800)
	own, answers := tb.Question.Answer(), len(tb.Game.Answers())
	about := func() (n int) {
		for i := range p.Options {
			if tb.Seen(fmt.Sprint("ring:", i)) {
				n++
			}
		}
		return n
	}
	tb.Draw()
	expect.Must(t, about() != 0, "no action is about the ship")
	counselled(t, tb)
	if n := about(); n > 0 {
		t.Errorf("%d actions lie about the ship, where the reply that is feared is told", n)
	}
	tb.Key("2")
	expect.Same(t, tb.Question.Answer(), own, "what is shown is picked already")
	if at := p.Pick(tb.Question.Previewed()); at.Picks != tb.Coach.Plans[1].Answer.Picks {
		t.Errorf("previewed is %d, the second answer is %b", tb.Question.Previewed(), tb.Coach.Plans[1].Answer.Picks)
	}
	want := tb.Coach.Plans[1].Answer
	tb.Key("enter")
	got := p.Pick(tb.Question.Answer())
	expect.True(t, got == want && len(tb.Game.Answers()) == answers, "taken is %v, want %v", got, want)
	tb.Key("enter")
	expect.Same(t, tb.Game.Answers()[answers], want, "answered")
}

// At a tournament table there is no coach.
func TestNoCoachAtATournament(t *testing.T) {
	tb := windowtest.Planning(t)
	tb.Terms.Table = record.Tournament
	tb.Host.Anew()
	tb.Changed = true
	tb.Tick(2)
	tb.Draw()
	tb.Key("c")
	expect.True(t, !tb.Coach.Open && !tb.Seen("coach"), "the coach speaks at a tournament table")
}

// Plans with one aim are told apart by a maneuver. While no enemy can be met there is one plan, and
// neither the coach nor the recommendation promises anything.
func TestPlansAreToldApart(t *testing.T) {
	early, told := 0, 0
	for seed := uint64(1); seed < 30 && (early < 1 || told < 3); seed++ {
		last := int16(0)
		walked(t, randomBattle(t, seed), [2]float64{1280, 800}, seed, 400, func(tb *windowtest.Window, _ ai.Player, p *game.Prompt) turn {
			if p.Ask != game.ChooseManeuver || tb.Shown.Phase != game.Planning || tb.Shown.Round == last {
				return answers
			}
			_, meets := tb.Met(p.Player)
			if last = tb.Shown.Round; last > 4 || early > 0 && told > 2 {
				return ends
			}
			if !meets && early > 0 || meets && told > 2 {
				return answers
			}
			if words := tb.Recommended(p); strings.HasPrefix(words, "Too early") != (!meets && words != "") {
				t.Errorf("an enemy can be met: %v, and the recommendation is %q", meets, words)
			}
			counselled(t, tb)
			titles := map[string]bool{}
			for i := range tb.Coach.Plans {
				titles[tb.Coach.Title(&tb.Battle.Table, i)] = true
			}
			switch {
			case len(titles) != len(tb.Coach.Plans):
				t.Errorf("%d plans have the names %v", len(tb.Coach.Plans), titles)
			case !meets:
				if early++; len(titles) != 1 || !titles["Too early to say"] {
					t.Errorf("before anybody is in reach: %v", titles)
				}
			default:
				told++
			}
			tb.Key("esc")
			return answers
		})
	}
	expect.True(t, early != 0 && told >= 3, "seen are %d tables without an enemy in reach, %d with one", early, told)
}
