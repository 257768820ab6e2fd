package game_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
)

// Rules 10, 14: whoever gives up loses, at any question; all of the fleet counts as destroyed.
// Played anew it is the same end, and taking it back leads to the question.
func TestConcessionAtAnyQuestion(t *testing.T) {
	for _, sc := range []string{"standard", "last-battle-of-ds9", "future-tense", "unimatrix-zero", "tholian-web"} {
		fleets := map[string][2]string{"standard": {"tw-a-1", "tw-b-1"}, "last-battle-of-ds9": {"ds9-fed-1", "ds9-dom-1"}, "future-tense": {"ft-a-1", "ft-b-1"},
			"unimatrix-zero": {"u0-borg-1", "u0-rebel-1"}, "tholian-web": {"tw-a-1", "tw-b-1"}}[sc]
		for seed := range uint64(40) {
			g := gametest.New(t, gametest.MustSetup(sc, fleets[0], fleets[1], seed))
			src := dice.New(seed)
			for range seed * 7 {
				if !g.Over() {
					gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &src))
				}
			}
			if g.Over() {
				continue
			}
			p := *g.FirstOpen()
			n := len(g.Answers())
			before := g.State().Hash()
			if _, err := g.Submit(game.Answer{Prompt: p.ID, Picks: 1, Concede: true}); err == nil {
				t.Fatal("a question is answered and the battle given up at once")
			}
			events := gametest.Submit(t, g, game.Answer{Prompt: p.ID, Concede: true})
			if said := events[len(events)-1].Say(g.Setup()); !strings.HasSuffix(said, " Fleet Points: by concession.") {
				t.Fatalf("the log ends with %q", said)
			}
			r, after := g.State().Result, g.State().Hash()
			if !g.Over() || r.Winner != p.Player.Other() || r.By != game.ByConcession {
				t.Fatalf("%s, seed %d: %+v", sc, seed, r)
			}
			if left := game.Surviving(g.State(), g.Setup(), p.Player); left != 0 {
				t.Errorf("%s, seed %d: %d SP survive of whoever gave up", sc, seed, left)
			}
			if err := g.Rewind(n + 1); err != nil || g.State().Hash() != after {
				t.Errorf("%s, seed %d: played anew it is another end (%v)", sc, seed, err)
			}
			if err := g.Rewind(n); err != nil || g.State().Hash() != before || g.FirstOpen().ID != p.ID {
				t.Errorf("%s, seed %d: taken back it is another question (%v)", sc, seed, err)
			}
		}
	}
}
