package sheet_test

import (
	"io/fs"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Whatever stands in a file, reading it does not panic; and what is read can be played some way.
func FuzzRead(f *testing.F) {
	f.Add(beacon)
	f.Add(vault)
	f.Add(raid)
	files, err := fs.Glob(assets.Sheets(), "*")
	must(f, err)
	for _, name := range files {
		text, err := fs.ReadFile(assets.Sheets(), name)
		must(f, err)
		f.Add(string(text))
	}
	u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 1)
	f.Fuzz(func(t *testing.T, text string) {
		s, err := read(text)
		if err != nil {
			return
		}
		house, err := game.NewHouse(s.Sheet().House, nil)
		expect.Must(t, err == nil, "its own house rules are refused: %v", err)
		g, err := game.NewQuiet(&game.Setup{Scenario: s, Fleets: u.Fleets, House: house, Seed: 1})
		expect.Must(t, err == nil, "it cannot be set up: %v", err)
		r := dice.New(1)
		for n := 0; n < 60 && !g.Over(); n++ {
			gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &r))
		}
	})
}

// A sheet with a little of everything is played to its end with every invariant kept, and each of
// its parts has its say.
func TestAWrittenBattle(t *testing.T) {
	s, err := read(beacon)
	must(t, err)
	seen := map[string]int{}
	for seed := range uint64(12) {
		u := gametest.MustSetup("standard", "tw-a-1", "tw-b-1", seed)
		house, err := game.NewHouse(s.Sheet().House, nil)
		must(t, err)
		g, err := game.New(&game.Setup{Scenario: s, Fleets: u.Fleets, House: house, Seed: seed})
		must(t, err)
		r := dice.New(seed)
		ev := g.Opening()
		for {
			for _, e := range ev {
				switch e := e.(type) {
				case game.TokenLaid:
					seen["laid"]++
				case game.TokenMoved:
					seen["moved"]++
				case game.MapShipMoved:
					seen["map ship moved"]++
				case game.CountersPlaced:
					seen["given"]++
				case game.ScenarioSaid:
					seen[e.Words]++
				}
			}
			expect.Need(t, gametest.Broken(g), "", "seed %d", seed)
			if g.Over() {
				break
			}
			ev, err = g.Submit(gametest.Answer(g, g.FirstOpen(), &r))
			expect.OK(t, err)
		}
		if lines := game.Score(g.State(), g.Setup(), game.One); lines[0].Points != 100 {
			t.Errorf("a player's Fleet Points start from %d, where the other fleet may cost 100", lines[0].Points)
		}
	}
	for _, what := range []string{"laid", "moved", "map ship moved", "given"} {
		expect.True(t, seen[what] != 0, "nothing was ever %s: %v", what, seen)
	}
}
