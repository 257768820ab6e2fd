package screen_test

import (
	"slices"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/prefs"
	"attackwing/ui/synth"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// A battle watched from its first to its last event is heard: every sound asked for is one that can
// be made, and what happens in every battle is among them. With sound off, nothing is.
func TestABattleIsHeard(t *testing.T) {
	heard := map[string]int{}
	watch := func(volume string) {
		clear(heard)
		tb := windowtest.Open(t, window.Options{Title: front.Options{Scenario: "tholian-web", Fleet1: "tw-a-1", Fleet2: "tw-b-1", P1: "ensign", P2: "ensign", Seed: 3}, Settings: prefs.Settings{Sound: volume}, Sound: func(name string, seat int, v float64) { heard[name]++ }})
		for range 20000 {
			tb.Update(&kit.Input{X: -1, Y: -1}, 0.5)
			if tb.Ended() {
				return
			}
		}
		t.Fatal("the battle does not end")
	}
	watch("normal")
	for name := range heard {
		expect.True(t, slices.Contains(synth.Names(), name), "%s cannot be made", name)
	}
	for _, name := range []string{"phase", "reveal", "thrust", "dice", "beam", "hull-hit", "web", "win"} {
		expect.True(t, heard[name] != 0, "%s is never heard in a battle", name)
	}
	watch("off")
	expect.True(t, len(heard) == 0, "with sound off there are %v", heard)
}
