package scenariotest_test

import (
	"bytes"
	"slices"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/record"
	"attackwing/scenarios"
	"attackwing/scenarios/scenariotest"
)

// TestWholeBattle is a whole battle of the computer against itself, told as the battle log tells it.
func TestWholeBattle(t *testing.T) {
	report := gametest.Report(t, gametest.MustSetup(scenariotest.ID, "tw-a-1", "tw-b-1", 4), "ensign", "ensign")
	gametest.Shows(t, report, map[string]string{"the comet moves": "The comet moves to", "its tail turns": "The tail of the comet moves to .* facing",
		"the beacon goes": "The beacon is taken off", "the beacon is lit again": "Beacon laid", "the wreck drifts": "The Wreck moves to"})
	gametest.Golden(t, "battle.txt", report)
}

// A battle is recorded and verifies, and the table of each round is the one that the battle had then.
func TestRecorded(t *testing.T) {
	cat, err := assets.Cards()
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(6) {
		u := gametest.MustSetup(scenariotest.ID, "tw-a-2", "tw-b-3", seed)
		g, err := game.New(u)
		if err != nil {
			t.Fatal(err)
		}
		gametest.Play(g, seed, 0, nil)
		var file bytes.Buffer
		if err := record.Write(&file, g); err != nil {
			t.Fatal(err)
		}
		rec, err := record.Read(&file)
		if err != nil {
			t.Fatal(err)
		}
		if _, rep, err := rec.Replay(scenarios.ByID, cat, -1, nil); err != nil || !rep.OK {
			t.Fatalf("seed %d: %v, %+v", seed, err, rep)
		}
		for i, h := range rec.Hashes[:len(rec.Hashes)-1] {
			tab, err := rec.At(int(h.Round) + 1)
			if err != nil {
				t.Fatal(err)
			}
			at, err := tab.Setup(scenarios.ByID, cat)
			if err != nil {
				t.Fatal(err)
			}
			from, err := game.New(at)
			if err != nil {
				t.Fatal(err)
			}
			was, is := g.RoundEnd(i), from.State()
			if !slices.Equal(was.Tokens[:was.NTokens], is.Tokens[:is.NTokens]) {
				t.Errorf("seed %d, after round %d other tokens lie on the table", seed, h.Round)
			}
			if wreck := u.MapShip("wreck"); was.Ships[wreck].Pose != is.Ships[wreck].Pose {
				t.Errorf("seed %d, after round %d the wreck stands at %v, from the record at %v", seed, h.Round, was.Ships[wreck].Pose, is.Ships[wreck].Pose)
			}
		}
	}
}
