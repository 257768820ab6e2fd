package outlook

import (
	"reflect"
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// reviewed is a review to its end.
func reviewed(u *game.Setup, answers []game.Answer, seat game.PlayerID) *Review {
	r := NewReview(u, answers, seat)
	for r.Step() {
	}
	return r
}

// What is found can be done: at each decision the better answer is one
// that may be given, in the game after so many answers. The same battle has the same review.
func TestReviewOfABattle(t *testing.T) {
	u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3)
	g := gametest.Ensigns(t, u, 3)
	r := reviewed(u, g.Answers(), game.One)
	if r.failed != nil || r.Part() != 1 || len(r.Curve()) == 0 {
		t.Fatalf("failed: %v, %d rounds", r.failed, len(r.Curve()))
	}
	costs := r.Costliest()
	expect.Must(t, len(costs) != 0 && len(costs) <= 3, "%d costly decisions", len(costs))
	for i, c := range costs {
		if c.Loss() < Slight || i > 0 && c.Loss() > costs[i-1].Loss() || c.Played.Games < 200 || c.Asked.Player != game.One {
			t.Errorf("decision %d: loss %d, %d games", i+1, c.Loss(), c.Played.Games)
		}
		h := gametest.Quiet(t, u)
		for _, a := range g.Answers()[:c.At] {
			gametest.Submit(t, h, a)
		}
		at := slices.IndexFunc(h.Prompts(), func(p game.Prompt) bool { return p.ID == c.Asked.ID })
		expect.Must(t, at >= 0, "decision %d: after %d answers %v is not asked", i+1, c.At, c.Asked.Ask)
		a := c.Better.Answer
		if c.OfPlans() {
			p := h.Prompts()[at]
			a = p.Pick(slices.IndexFunc(p.Options, func(o game.Option) bool { return o.Kind == game.SetManeuver && o.N == c.Better.Moves[p.Ship] }))
		} else if c.Played.Answer != g.Answers()[c.At] {
			t.Errorf("decision %d was %v", i+1, g.Answers()[c.At])
		}
		_, err := h.Submit(a)
		expect.True(t, err == nil, "decision %d: %v", i+1, err)
		t.Logf("round %d %v: %d%% instead of %d%%", c.Round, c.Asked.Ask, c.Played.Chance()/10, c.Better.Chance()/10)
	}
	again := reviewed(u, g.Answers(), game.One)
	if !reflect.DeepEqual(again.Curve(), r.Curve()) || len(again.Costliest()) != len(costs) || again.Costliest()[0].Loss() != costs[0].Loss() {
		t.Error("the same battle has another review")
	}
}
