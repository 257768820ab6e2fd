package game

import (
	"testing"

	"attackwing/game/gametest/expect"
)

func TestEveryStepHasANameAndAParagraph(t *testing.T) {
	names, words := map[string]StepID{}, map[string]StepID{}
	for s := range numSteps {
		row := &steps[s]
		expect.True(t, row.run != nil, "step %d (%q) runs nothing", s, row.name)
		expect.True(t, row.name != "", "step %d has no name", s)
		if other, twice := names[row.name]; twice {
			t.Errorf("steps %d and %d are both called %q", other, s, row.name)
		}
		names[row.name] = s
		if row.word == "" {
			if row.detail != NoDetail {
				t.Errorf("step %q waits in no position, and something is told of it there", row.name)
			}
			continue
		}
		if other, twice := words[row.word]; twice {
			t.Errorf("steps %d and %d are both written %q in a position", other, s, row.word)
		}
		words[row.word] = s
	}
}

func TestEveryQuestionHasAHeading(t *testing.T) {
	seen := map[string]Ask{}
	for a := range numAsks {
		other, twice := seen[a.String()]
		expect.True(t, !twice && a.String() != "", "question %d is headed %q (so is %d)", a, a, other)
		seen[a.String()] = a
	}
}

func TestEveryRefusalHasItsRuleAndItsWords(t *testing.T) {
	for c := Yes + 1; c < numCodes; c++ {
		if r := &refused[c]; r.rule == "" || r.why == "" {
			t.Errorf("refusal %d rests on %q and is told as %q: want a rule and words", c, r.rule, r.why)
		}
	}
}

func TestAboutKeepsEveryMeaning(t *testing.T) {
	for _, id := range []ShipID{NoShip, 0, MaxShips - 1} {
		if About(id).Ship() != id {
			t.Errorf("about ship %d became %d", id, About(id).Ship())
		}
	}
	for _, p := range []PlayerID{One, Two, Nobody} {
		if About(p).player() != p {
			t.Errorf("about player %d became %d", p, About(p).player())
		}
	}
}
