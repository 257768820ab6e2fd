package record_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
)

// planning is a battle in which the dials of player 1 of a round are set and those of player 2 are
// not, and its record, by these players.
func planning(t *testing.T, round int16, by ...string) (*game.Game, *record.Record) {
	t.Helper()
	g := gametest.New(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3))
	src := dice.New(5)
	for !g.Over() {
		p := g.FirstOpen()
		if g.State().Round == round && p.Ask == game.ChooseManeuver && p.Player == game.Two {
			break
		}
		gametest.Submit(t, g, gametest.Answer(g, p, &src))
	}
	expect.Must(t, !g.Over(), "the battle is over before that")
	var b bytes.Buffer
	must(t, record.WriteAs(&b, record.Header{By: by}, g))
	rec, err := record.Read(&b)
	must(t, err)
	return g, rec
}

// A film of a battle that is not over tells no dial that was not revealed, and says which answers
// may be analyzed: those of the rounds that are over, at a tournament table none. Given up, the
// battle tells all.
func TestAFilmKeepsDialsThatAreFaceDown(t *testing.T) {
	g, rec := planning(t, 2, "human", "human")
	f := rec.Film(0, -1, g.Setup())
	secret, shown := 0, 0
	for i, m := range f.Moments {
		switch {
		case m.Ask != game.ChooseManeuver:
		case m.Secret:
			secret++
			expect.True(t, i > f.Settled && m.Chosen == "A dial" && !f.Dialed(i, m.Ship),
				"answer %d tells %q", i, m.Chosen)
		default:
			shown++
			expect.True(t, f.Dialed(i, m.Ship) && m.Chosen != "A dial",
				"answer %d, revealed long ago, tells %q", i, m.Chosen)
		}
	}
	expect.True(t, secret != 0 && shown != 0 && !f.Over && f.Moments[f.Settled].Round == 1,
		"%d dials are secret, %d are told, settled are %d answers of %d", secret, shown, f.Settled, len(f.Moments)-1)
	rec.Header.Terms.Table = record.Tournament
	n := rec.Film(0, -1, g.Setup()).Settled
	expect.True(t, n == 0, "%d answers of a battle at a tournament table may be analyzed while it is played", n)
	if f.Reveal(); slices.ContainsFunc(f.Moments, func(m record.Moment) bool { return m.Secret || m.Chosen == "A dial" }) || f.Settled != len(f.Moments)-1 {
		t.Error("revealed, it keeps secrets")
	}
	gametest.Submit(t, g, game.Answer{Prompt: g.FirstOpen().ID, Concede: true})
	if f := record.Shoot(g.Setup(), g.Answers()); !f.Over || f.Settled != len(f.Moments)-1 || slices.ContainsFunc(f.Moments, func(m record.Moment) bool { return m.Secret }) {
		t.Error("a battle that is over keeps secrets")
	}
}

// A position of a battle that is not over has other dice and no dial that is face down; of one that
// is over it is the table.
func TestAPositionForEverybody(t *testing.T) {
	g, _ := planning(t, 1, "human", "human")
	src := dice.New(5)
	for !slices.ContainsFunc(g.State().Ships[:g.State().NShips], func(s game.Ship) bool { return s.Dial >= 0 && !s.DialShown }) || g.FirstOpen().Ask == game.ChooseManeuver {
		gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &src))
	}
	all, err := record.Of(g)
	must(t, err)
	open, err := record.Public(g)
	must(t, err)
	hidden := 0
	for i, s := range all.Ships {
		if s.Dial != "" && !s.Revealed {
			hidden++
			expect.Same(t, open.Ships[i].Dial, "", "the dial of %s is told", s.ID)
		} else if s.Dial != open.Ships[i].Dial {
			t.Errorf("the revealed dial of %s is not told", s.ID)
		}
	}
	if again, _ := record.Public(g); hidden == 0 || open.Seed == all.Seed || again.Seed != open.Seed {
		t.Errorf("%d dials were hidden; seeds %d, %d and %d", hidden, all.Seed, open.Seed, again.Seed)
	}
	gametest.Play(g, 7, 0, nil)
	over, err := record.Of(g)
	must(t, err)
	if open, _ := record.Public(g); open.Seed != over.Seed {
		t.Error("a battle that is over has other dice in its position")
	}
}

// A branch of a battle against the computer that is not over begins at the table that everybody
// sees, with other dice; two people make none before the end; one of a battle that is over has its
// dice and its answers.
func TestABranchKnowsNoDiceToCome(t *testing.T) {
	g, rec := planning(t, 2, "ensign", "human")
	for _, at := range []int{0, 3, len(g.Answers()) - 1, len(g.Answers())} {
		b, err := rec.Branch(0, at, scenarios.ByID, gametest.Cards(t))
		expect.Must(t, err == nil, "after %d answers: %v", at, err)
		expect.True(t, b.Setup().Seed != g.Setup().Seed, "after %d answers a branch has the seed of the battle", at)
		expect.True(t, b.State().Dice != g.State().Dice, "after %d answers a branch has the dice of the battle", at)
		for _, s := range b.State().Ships[:b.State().NShips] {
			expect.True(t, s.Dial < 0 || s.DialShown, "after %d answers a dial lies face down", at)
		}
		gametest.Play(b, 1, 30, nil)
	}
	g, rec = planning(t, 2, "human", "human")
	if _, err := rec.Branch(0, 3, scenarios.ByID, gametest.Cards(t)); !errors.Is(err, record.ErrSealed) {
		t.Errorf("two people who still play have a branch: %v", err)
	}
	if _, err := g.Submit(game.Answer{Prompt: g.FirstOpen().ID, Concede: true}); err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	must(t, record.WriteAs(&file, record.Header{By: []string{"human", "human"}}, g))
	rec, err := record.Read(&file)
	must(t, err)
	b, err := rec.Branch(0, 20, scenarios.ByID, gametest.Cards(t))
	expect.True(t, err == nil && b.Setup().Seed == g.Setup().Seed && slices.Equal(b.Answers(), g.Answers()[:20]),
		"a branch of a battle that is over: %v", err)
}

// A branch that was played to its end reveals nothing of the battle that it left, as long as that
// is not over.
func TestABranchThatIsOverKeepsTheSecretsOfItsBattle(t *testing.T) {
	g, rec := planning(t, 2, "ensign", "human")
	var file bytes.Buffer
	must(t, record.WriteAs(&file, rec.Header, g))
	w, err := rec.Fork(&file, 0, len(g.Answers()))
	must(t, err)
	gametest.Submit(t, g, game.Answer{Prompt: g.FirstOpen().ID, Concede: true})
	must(t, w.Follow(g))
	rec, err = record.Read(&file)
	expect.Must(t, err == nil && rec.Lines() == 2, "%v %v", rec, err)
	if f := rec.Film(1, -1, g.Setup()); f.Over || !slices.ContainsFunc(f.Moments, func(m record.Moment) bool { return m.Secret }) {
		t.Error("a branch that was given up tells the dials of the battle")
	}
}

// The report of a battle that is not over does not tell its seed.
func TestTheReportOfABattleThatIsPlayedKeepsItsSeed(t *testing.T) {
	g, rec := planning(t, 2, "human", "human")
	f := rec.Film(0, -1, g.Setup())
	for _, told := range []bool{false, true} {
		var b strings.Builder
		must(t, rec.Story(&b, f, g))
		expect.True(t, strings.Contains(b.String(), "Dice: seed") == told,
			"revealed %v, the seed is told %v", told, !told)
		f.Reveal()
	}
}

// The table of the first round is that as its Planning Phase begins.
func TestTheTableOfTheFirstRound(t *testing.T) {
	g, rec := planning(t, 2, "human", "human")
	one := rec.First(g.Setup())
	expect.Must(t, one != nil && one.Round == 1 && !one.Begun && (one.Phase == "planning" || one.Phase == ""),
		"%+v", one)
	u, err := one.Setup(scenarios.ByID, gametest.Cards(t))
	must(t, err)
	if b, err := game.New(u); err != nil || b.FirstOpen().Ask != game.ChooseManeuver {
		t.Error(err)
	}
}
