package sheet_test

import (
	"bytes"
	"io/fs"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/sheet"
)

// example is an example that comes with the program.
func example(t testing.TB, id string) *sheet.Sheet {
	t.Helper()
	name := id + sheet.Ending
	text, err := fs.ReadFile(assets.Sheets(), name)
	must(t, err)
	s, err := sheet.Read(bytes.NewReader(text), name)
	must(t, err)
	return s
}

// played is a battle of two computer players: its answers, and the hash of each round and of the
// end.
func played(t *testing.T, u *game.Setup, level string) ([]game.Answer, []game.RoundHash, uint64) {
	t.Helper()
	g := gametest.Quiet(t, u)
	brain := gametest.Brain(t, level, u.Seed)
	for !g.Over() {
		p := g.FirstOpen()
		gametest.Submit(t, g, brain.Choose(g.View(p.Player), p))
	}
	return g.Answers(), g.Hashes(), g.State().Hash()
}

// The printed sheets that can be written are the same battles written: answer for answer, hash for
// hash, under their house rules too.
func TestWrittenSheetsPlayTheSameGames(t *testing.T) {
	for _, c := range []struct {
		printed, written string
		house            []string
		seeds            uint64
		level            string
	}{
		{"standard", "plain-battle", nil, 12, "ensign"},
		{"standard", "plain-battle", []string{"round-limit", "4"}, 3, "random"},
		{"tholian-web", "energy-web", nil, 16, "ensign"},
		{"tholian-web", "energy-web", nil, 16, "random"},
		{"tholian-web", "energy-web", nil, 2, "lieutenant"},
		{"tholian-web", "energy-web", []string{"web.ewt-length", "4"}, 8, "ensign"},
		{"tholian-web", "energy-web", []string{"web.width", "12"}, 8, "ensign"},
		{"tholian-web", "energy-web", []string{"web.width", "25", "web.ewt-length", "4", "player-1", "first-fleet"}, 8, "ensign"},
	} {
		own, rounds := example(t, c.written), 0
		for seed := range c.seeds {
			u := gametest.MustSetup(c.printed, "tw-a-1", "tw-b-1", seed, c.house...)
			answers, hashes, end := played(t, u, c.level)
			house, err := game.NewHouse(own.Sheet().House, u.House.Values())
			must(t, err)
			v := &game.Setup{Scenario: own, Fleets: u.Fleets, House: house, Seed: seed}
			written, same, over := played(t, v, c.level)
			if len(answers) != len(written) || end != over || len(hashes) != len(same) {
				t.Fatalf("%s %v, seed %d: %d answers to %x, written %d to %x", c.printed, c.house, seed, len(answers), end, len(written), over)
			}
			for i := range answers {
				if answers[i] != written[i] {
					t.Fatalf("%s %v, seed %d: answer %d is %+v, written %+v", c.printed, c.house, seed, i+1, answers[i], written[i])
				}
			}
			for i := range hashes {
				if hashes[i] != same[i] {
					t.Fatalf("%s %v, seed %d: round %d differs", c.printed, c.house, seed, hashes[i].Round)
				}
			}
			rounds += len(hashes)
		}
		t.Logf("%s %v, %s: %d battles, %d rounds", c.printed, c.house, c.level, c.seeds, rounds)
	}
}
