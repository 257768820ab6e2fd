package tholianweb_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// tokens are those on a table, without the round in which they were laid.
func tokens(s *game.State) (list []game.Token) {
	for _, k := range s.Tokens[:s.NTokens] {
		k.Round = 0
		list = append(list, k)
	}
	return list
}

// table is one at the beginning of a round with two ships in the middle that stand still, its phase
// still to come.
func table(t *testing.T, round int, phase game.Phase, house ...string) *gametest.Table {
	t.Helper()
	return gametest.Lay(t, gametest.Spec{Scenario: "tholian-web", Round: round, Phase: phase, House: append([]string{"round-limit", "20"}, house...),
		Crafts: []gametest.Craft{{X: 16, Y: 16}, {Two: true, X: 20, Y: 20}}})
}

// What grows at the end of a round is what lies at the start of the next one, no token less and
// none left over: the two guides of a line move, they do not stay behind. Once whole the web stays
// as it is.
func TestGrowthLeadsToTheTableOfTheNextRound(t *testing.T) {
	for _, house := range [][]string{nil, {"web.ewt-length", "4"}, {"web.width", "5"}} {
		for round := 1; round <= 16; round++ {
			grown, laid := table(t, round, game.End, house...), table(t, round+1, game.Planning, house...)
			if got := grown.Game.State().Round; int(got) != round+1 {
				t.Fatalf("round %d", got)
			}
			got, want := tokens(grown.Game.State()), tokens(laid.Game.State())
			for _, k := range want {
				if !slices.Contains(got, k) {
					t.Errorf("%v, round %d: %+v is missing after the growth", house, round, k)
				}
			}
			expect.True(t, len(got) == len(want),
				"%v, round %d: %d tokens after the growth, want %d", house, round, len(got), len(want))
			guides := 0
			for _, k := range got {
				if strings.Contains(strings.ToLower(laid.Set.Token(k.Kind).Name), "guide") {
					guides++
				}
			}
			expect.True(t, guides == 4, "%v, round %d: %d Guide Tokens lie, want 2 a line", house, round, guides)
		}
	}
}

// What is shown ahead is all that will be laid, guides too, and nothing else.
func TestAllThatWillBeLaidIsShownAhead(t *testing.T) {
	for round := 1; round <= 9; round++ {
		before, after := table(t, round, game.Planning), table(t, round, game.End)
		var laid []game.Token
		for _, e := range gametest.Of[game.TokenLaid](after) {
			laid = append(laid, e.Token)
		}
		laid = laid[max(0, len(laid)-len(before.Game.View(game.One).Ahead())):] // behind those of the table as it stood
		for _, k := range before.Game.View(game.One).Ahead() {
			expect.True(t, slices.Contains(laid, k), "round %d: %+v was shown ahead and is not laid", round, k)
		}
		grew := 0
		for _, e := range gametest.Of[game.TokenLaid](after) {
			if e.Section != "Creating the Starting Energy Lines" && e.Token.Round == int16(round) {
				grew++
			}
		}
		n := len(before.Game.View(game.One).Ahead())
		expect.True(t, round >= 8 || n == grew, "round %d: %d tokens are shown ahead, %d are laid", round, n, grew)
	}
}

// The log tells how the web has grown: two tokens a line, at last one, with which it is whole; then
// it is silent.
func TestTheLogTellsTheGrowth(t *testing.T) {
	for round := 1; round <= 10; round++ {
		tb := table(t, round, game.End)
		want := "The web grew by 2 tokens on each line (The Tholian Web, Adding New EWTs to an Energy Line)."
		if round == 7 {
			want = "The web grew by 1 token on each line and is complete: a square of 12\" is left (The Tholian Web, Adding New EWTs to an Energy Line)."
		}
		var got []string
		for _, l := range tb.Log {
			if strings.HasPrefix(l, "The web grew") {
				got = append(got, l)
			}
		}
		if round > 7 {
			expect.Same(t, len(got), 0, "round %d: the web is whole, but %q", round, got)
		} else if len(got) != 1 || got[0] != want {
			t.Errorf("round %d: %q, want %q", round, got, want)
		}
	}
}

// By house rule the lines have a width: half of it lies to either side of every token and guide,
// along it nothing is added, and the ground outside is what it was.
func TestLinesWithAWidth(t *testing.T) {
	for round := 1; round <= 8; round++ {
		thin, wide := tokens(table(t, round, game.Planning).Game.State()), tokens(table(t, round, game.Planning, "web.width", "6").Game.State())
		expect.Must(t, len(thin) == len(wide), "round %d: %d and %d tokens", round, len(thin), len(wide))
		for i, a := range thin {
			b := wide[i]
			if a.Form == game.RectForm {
				expect.True(t, a == b, "round %d: the ground %+v is %+v", round, a, b)
				continue
			}
			x0, x1, y0, y1 := min(a.X0, a.X1), max(a.X0, a.X1), min(a.Y0, a.Y1), max(a.Y0, a.Y1)
			if x0 == x1 {
				x0, x1 = x0-3000, x1+3000
			} else {
				y0, y1 = y0-3000, y1+3000
			}
			expect.True(t, b.Form == game.RectForm && b.X0 == x0 && b.X1 == x1 && b.Y0 == y0 && b.Y1 == y1,
				"round %d: %+v becomes %+v, want from (%d, %d) to (%d, %d)", round, a, b, x0, y0, x1, y1)
		}
	}
}
