package scenariotest_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

func init() { scenarios.Add(scenariotest.Comet{}) }

// TestWholeBattle is a whole battle of the computer against itself, told as the battle log tells
// it.
func TestWholeBattle(t *testing.T) {
	report := gametest.Report(t, gametest.MustSetup(scenariotest.ID, "tw-a-1", "tw-b-1", 4), "ensign", "ensign")
	gametest.Shows(t, report, map[string]string{"the comet moves": "The comet moves to", "its tail turns": "The tail of the comet moves to .* facing",
		"the beacon goes": "The beacon is removed", "the beacon is lit again": "Beacon placed", "the wreck drifts": "The Wreck moves to",
		"a shard is won": "1 Shard for Player", "a shard is spent": "Player . discards a Shard", "a spore is placed": "1 Spore for ", "spores move": " gives a Spore to ", "spores multiply": "for .* of "})
	gametest.Golden(t, "battle.txt", report)
}

// The computer answers the sheet's questions as the sheet advises, whatever they ask, and says so.
func TestAdvised(t *testing.T) {
	g := gametest.New(t, gametest.MustSetup(scenariotest.ID, "tw-a-1", "tw-b-1", 4))
	brain := gametest.Brain(t, "ensign", 1)
	said := map[game.Ask]string{}
	for !g.Over() {
		p := *g.FirstOpen()
		a := brain.Choose(g.View(p.Player), &p)
		if p.Section != "" {
			want, _ := g.Setup().Play().Advice.Answer(g.View(p.Player), &p)
			if a.Picks != want.Picks || a.Pose != want.Pose {
				t.Errorf("%s: %b is answered, the sheet advises %b", p.Heading(g.Setup()), a.Picks, want.Picks)
			}
			said[p.Ask] = brain.(ai.Explainer).Why()
		}
		gametest.Submit(t, g, a)
	}
	for ask, want := range map[game.Ask]string{game.ChooseAnswer: "answers “", game.ChooseCardTarget: "answers the scenario (The Wreck)", game.PlaceToken: "answers the scenario (The Beacon)"} {
		expect.True(t, strings.HasPrefix(said[ask], want), "%v: %q", ask, said[ask])
	}
}

// A battle is recorded and verifies, and the table of each round is the one that the battle had
// then.
func TestRecorded(t *testing.T) {
	cat := gametest.Cards(t)
	for seed := range uint64(6) {
		u := gametest.MustSetup(scenariotest.ID, "tw-a-2", "tw-b-3", seed)
		g := gametest.New(t, u)
		gametest.Play(g, seed, 0, nil)
		var file bytes.Buffer
		must(t, record.Write(&file, g))
		rec, err := record.Read(&file)
		must(t, err)
		if _, rep, err := rec.Replay(scenarios.ByID, cat, -1, nil); err != nil || !rep.OK {
			t.Fatalf("seed %d: %v, %+v", seed, err, rep)
		}
		for i, h := range rec.Hashes[:len(rec.Hashes)-1] {
			tab, err := rec.At(int(h.Round) + 1)
			must(t, err)
			at, err := tab.Setup(scenarios.ByID, cat)
			must(t, err)
			from := gametest.New(t, at)
			was, is := g.RoundEnd(i), from.State()
			expect.True(t, slices.Equal(was.Tokens[:was.NTokens], is.Tokens[:is.NTokens]),
				"seed %d, after round %d other tokens lie on the table", seed, h.Round)
			if was.Beside != is.Beside {
				t.Errorf("seed %d, after round %d other counters lie beside the ships: %v, from the record %v", seed, h.Round, was.Beside, is.Beside)
			}
			for k := range game.Counter(2) {
				if a, b := was.CountersOf(game.One, k)+was.CountersOf(game.Two, k), is.CountersOf(game.One, k)+is.CountersOf(game.Two, k); a != b {
					t.Errorf("seed %d, after round %d %d counters lie on the cards, from the record %d", seed, h.Round, a, b)
				}
			}
			if wreck := u.MapShip("wreck"); was.Ships[wreck].Pose != is.Ships[wreck].Pose {
				t.Errorf("seed %d, after round %d the wreck stands at %v, from the record at %v", seed, h.Round, was.Ships[wreck].Pose, is.Ships[wreck].Pose)
			}
		}
	}
}
