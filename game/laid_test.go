package game_test

import (
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/physics"
)

// What cannot lie on a table is refused with its reason; all tokens of a table may be told in place
// of the scenario's own.
func TestTokensOfAPosition(t *testing.T) {
	u := gametest.MustSetup("comet", "tw-a-1", "tw-b-1", 1)
	g, err := game.New(u)
	must(t, err)
	gametest.Play(g, 1, 60, nil)
	rock := game.Token{Form: game.DiscForm, Flags: game.Obstructs, X0: 9 * physics.Inch, Y0: 9 * physics.Inch, X1: physics.Inch, Group: -1}
	check := func(change func(*game.Position)) string {
		p, err := g.Position()
		must(t, err)
		p.Tokens, p.Whole = nil, false
		change(p)
		if err := p.Check(u); err != nil {
			return err.Error()
		}
		return ""
	}
	lays := func(n int, k game.Token) func(*game.Position) {
		return func(p *game.Position) {
			for range n {
				p.Tokens = append(p.Tokens, k)
			}
		}
	}
	whole := func(n int) func(*game.Position) {
		return func(p *game.Position) {
			lays(n, rock)(p)
			p.Whole = true
		}
	}
	named, body := rock, rock
	named.ID, body.Of = 4, 1
	for what, c := range map[string]struct {
		change func(*game.Position)
		says   string
	}{
		"as many as may be":      {lays(game.MaxLaid, rock), ""},
		"one too many":           {lays(game.MaxLaid+1, rock), "25 tokens are laid beside the scenario's, more than 24"},
		"a full table":           {whole(game.MaxTokens), ""},
		"more than a table has":  {whole(game.MaxTokens + 1), "113 tokens lie on the table, more than 112"},
		"an id":                  {lays(1, named), ""},
		"an id twice":            {lays(2, named), "two tokens have the id 4"},
		"an Evade too many":      {func(p *game.Position) { p.Ships[0].Evade = 100 }, "U.S.S. Enterprise: evade: 100 is not from 0 to 99"},
		"a third player's doing": {func(p *game.Position) { p.Ships[len(p.Ships)-1].Blame = 3 }, "Wreck: blame: 3 is not from 0 to 2"},
		"the body of a fleet's":  {lays(1, body), "a token is the body of a ship that is not on the map"},
	} {
		if says := check(c.change); !strings.HasPrefix(says, c.says) || c.says == "" && says != "" {
			t.Errorf("%s: %q, want %q", what, says, c.says)
		}
	}
}
