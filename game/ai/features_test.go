package ai

import (
	"encoding/json"
	"math"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest/expect"
)

// Who sees a table from the other side sees the other features, and the other chance.
func TestFeaturesFromBothSides(t *testing.T) {
	seen := [numFeatures]bool{}
	for n, c := range hidden {
		g, err := game.NewQuiet(setup(t, c.scenario, c.one, c.two, uint64(n)+3))
		must(t, err)
		players := [2]Player{player(t, "ensign", 1), player(t, "ensign", 2)}
		eye := NewObserver()
		round := int16(0)
		for !g.Over() {
			p := g.FirstOpen()
			if s := g.State(); p.Ask == game.ChooseManeuver && s.Round > round {
				round = s.Round
				a, b := eye.Look(g.View(game.One)), eye.Look(g.View(game.Two))
				for k := range a {
					if d := a[k] + b[k]; d < -1 || d > 1 {
						t.Errorf("%v, round %d, %s: %d from one side, %d from the other", c, round, featureNames[k], a[k], b[k])
					}
					seen[k] = seen[k] || a[k] != 0
				}
				x, y := a.Chance(), b.Chance()
				expect.True(t, x+y >= 995 && x+y <= 1005, "%v, round %d: chances of %d and %d", c, round, x, y)
			}
			_, err = g.Submit(players[p.Player].Choose(g.View(p.Player), p))
			must(t, err)
		}
	}
	for k, had := range seen {
		if !had && k != ofCloaks { // ensigns cloak hardly ever
			t.Errorf("%s was never anything but 0", featureNames[k])
		}
	}
}

// Chances are those of the logistic curve, counted in whole numbers.
func TestLogistic(t *testing.T) {
	for x := int64(-7_000_000); x <= 7_000_000; x += 12_345 {
		want := 1000 / (1 + math.Exp(-float64(x)/1e6))
		got := logistic(x)
		expect.True(t, math.Abs(float64(got)-want) <= 4, "logistic(%d) = %d, want %.1f", x, got, want)
	}
}

// The file has a weight for each feature and no other, and tells that what was learned fits better
// than the health of the fleets alone.
func TestWeightsFile(t *testing.T) {
	var w Weights
	must(t, json.Unmarshal(weightsFile, &w))
	var names []string
	for _, x := range w.Weights {
		names = append(names, x.Feature)
	}
	expect.List(t, names, FeatureNames(), "weights of")
	if l := &w.Learned; l.Tested.LogLoss >= l.Bare.LogLoss || l.Tested.Positions == 0 || l.Command == "" {
		t.Errorf("learned: %+v", l)
	}
}
