package table

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/ui/page"
)

// A battle seen from its end: the lead of every round, the last one as the Fleet Points say, and the weightiest turns.
func TestLookBack(t *testing.T) {
	g, err := game.New(gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 5))
	if err != nil {
		t.Fatal(err)
	}
	gametest.Play(g, 5, 100000, nil)
	if !g.Over() {
		t.Fatal("the battle has no end")
	}
	tb := New(Options{Game: g, P1: "human", P2: "human", Quick: true})
	s, u := g.State(), g.Setup()
	b := tb.lookedBack()
	if got, want := b.lead[len(b.lead)-1], game.Points(s, u, game.One)-game.Points(s, u, game.Two); got != want {
		t.Errorf("player 1 leads by %d at the end, the Fleet Points say %d", got, want)
	}
	if got, want := len(b.lead), int(s.Round)+1; got != want {
		t.Errorf("%d leads after %d rounds", got, s.Round)
	}
	if len(b.turns) == 0 || len(b.turns) > mostTurns {
		t.Errorf("%d turning points", len(b.turns))
	}
	for i := range s.Ships[:s.NShips] {
		if !s.Ships[i].Map && len(b.trails[i]) == 0 {
			t.Errorf("%s has no way", u.Name(game.ShipID(i)))
		}
	}
	if again := tb.lookedBack(); &again.lead[0] != &b.lead[0] {
		t.Error("it is made twice")
	}
}

// Who has played may watch the battle from its end, or from where it turned, and comes back to its end.
func TestTheReplayOfTheBattleThatIsOver(t *testing.T) {
	tb := New(Options{Scenario: "future-tense", Fleet1: "ft-a-1", Fleet2: "ft-b-1", P1: "ensign", P2: "ensign", Seed: 3, Quick: true})
	tb.Resize(1280, 800)
	for n := 0; tb.Screen != Over; n++ {
		if tick(tb, 1); n > 100_000 {
			t.Fatal("it never ends")
		}
	}
	var asked []int
	tb.opts.Replay = func(_ page.Host, of []game.Answer, answers int) (page.Page, error) {
		if !slices.Equal(of, tb.Game.Answers()) {
			t.Error("another battle is asked for")
		}
		asked = append(asked, answers)
		return &slip{host: tb}, nil
	}
	tb.Draw()
	press(tb, "v")
	if tb.page() == nil {
		t.Fatal("V opens no replay")
	}
	tb.Back()
	if tb.Screen != Over {
		t.Fatalf("back from the replay the screen is %d", tb.Screen)
	}
	tb.Draw()
	if len(tb.lookedBack().turns) == 0 {
		t.Fatal("nothing turned this battle")
	}
	tb.click("moment:0")
	want := []int{-1, tb.lookedBack().turns[0].answers}
	if !slices.Equal(asked, want) || want[1] <= 0 {
		t.Errorf("asked for %v, want %v", asked, want)
	}
	tb.Back()
	tb.Draw()
	if _, ok := tb.Canvas.Find("watch"); !ok {
		t.Error("no button leads to the replay")
	}
}
