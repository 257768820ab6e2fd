package ai_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A player that rests in its thoughts answers as one that does not; one that is hurried still
// answers legally, having thought less.
func TestPlayersRestAndHurry(t *testing.T) {
	for _, level := range []string{"ensign", "lieutenant", "captain", "admiral"} {
		u := gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 5)
		g := gametest.Quiet(t, u)
		plain, err := ai.New(level, 9)
		must(t, err)
		slow, _ := ai.New(level, 9)
		rests, back, last := 0, 0, 0.0
		slow.(ai.Paced).Pace(func(part float64) bool {
			rests++
			if part < last-1e-9 {
				back++
			}
			last = part
			expect.True(t, part >= 0 && part <= 1, "%s: part %v of a thought", level, part)
			return false
		})
		asked := map[game.Ask]int{}
		for n := 0; n < 60 && !g.Over(); n++ {
			p := g.FirstOpen()
			v := g.View(p.Player)
			a := plain.Choose(v, p)
			rests, last = 0, 0
			b := slow.Choose(v, p)
			if a != b {
				t.Fatalf("%s, %s: %+v with rests, %+v without", level, p.Ask, b, a)
			}
			asked[p.Ask] = max(asked[p.Ask], rests)
			if asked[p.Ask] == rests && level != "ensign" && rests > 20 {
				fast, _ := ai.New(level, 9)
				steps := 0
				fast.(ai.Paced).Pace(func(float64) bool { steps++; return true })
				c := fast.Choose(v, p)
				h := gametest.Quiet(t, u)
				for _, a := range g.Answers() {
					gametest.Submit(t, h, a)
				}
				if _, err := h.Submit(c); err != nil {
					t.Errorf("%s, %s, hurried: %v", level, p.Ask, err)
				}
				expect.True(t, steps < rests, "%s, %s: %d steps in a hurry, %d without", level, p.Ask, steps, rests)
			}
			gametest.Submit(t, g, a)
		}
		if level != "ensign" && (asked[game.ChooseAction] < 20 || asked[game.ChooseManeuver] < 6) {
			t.Errorf("%s rests %v times", level, asked)
		}
		expect.True(t, back == 0, "%s: the part of a thought that is done went back %d times", level, back)
	}
}
