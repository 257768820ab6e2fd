package scenarios_test

import (
	"reflect"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A line of the log that a sheet has happen names the sheet and the section; one that the rulebook
// has happen names none.
func TestLogLinesNameTheirSection(t *testing.T) {
	kinds := map[string]bool{}
	for _, c := range []struct{ id, one, two string }{
		{"tholian-web", "tw-a-1", "tw-b-1"}, {"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"},
		{"future-tense", "ft-a-2", "ft-b-1"}, {"unimatrix-zero", "u0-borg-1", "u0-rebel-2"},
	} {
		for seed := range uint64(12) {
			u := gametest.MustSetup(c.id, c.one, c.two, seed+1)
			g, err := game.New(u)
			must(t, err)
			var ps [2]ai.Player
			for k := range ps {
				if ps[k], err = ai.New("ensign", seed+uint64(k)); err != nil {
					t.Fatal(err)
				}
			}
			heard := g.Opening()
			for {
				for _, e := range heard {
					f := reflect.ValueOf(e).FieldByName("Section")
					words := e.Say(u)
					if !f.IsValid() || words == "" {
						continue
					}
					switch e.(type) {
					case game.ShieldsChanged, game.LockSpent:
						if f.String() == "" {
							continue // by card text or the rulebook
						}
					}
					end := " (" + u.Scenario.Sheet().Title + ", " + f.String() + ")."
					expect.Must(t, f.String() != "" && strings.HasSuffix(words, end), "%s: %T says %q", c.id, e, words)
					kinds[reflect.TypeOf(e).Name()] = true
				}
				if g.Over() {
					break
				}
				p := g.FirstOpen()
				if heard, err = g.Submit(ps[p.Player].Choose(g.View(p.Player), p)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	expect.True(t, len(kinds) >= 12, "only %d kinds of lines were heard: %v", len(kinds), kinds)
}
