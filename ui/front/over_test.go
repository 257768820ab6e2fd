package front

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/outlook"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
)

// beyond is a window that notes what is wanted of it.
type beyond struct {
	hosted   bool
	did      []string
	watched  []int
	branched []int
	chips    []Chip
}

func (b *beyond) Hosted() bool        { return b.hosted }
func (b *beyond) Leave()              { b.did = append(b.did, "leave") }
func (b *beyond) Rematch()            { b.did = append(b.did, "rematch") }
func (b *beyond) Swap()               { b.did = append(b.did, "swap") }
func (b *beyond) Branch() func(int)   { return func(n int) { b.branched = append(b.branched, n) } }
func (b *beyond) Log()                { b.did = append(b.did, "log") }
func (b *beyond) Copy()               { b.did = append(b.did, "copy") }
func (b *beyond) Share() func()       { return func() { b.did = append(b.did, "share") } }
func (b *beyond) Chips() []Chip       { return b.chips }
func (b *beyond) Layers() []kit.Layer { return nil }
func (b *beyond) Replay() func(int)   { return func(n int) { b.watched = append(b.watched, n) } }
func (b *beyond) Replays() func()     { return nil }

// ended is a battle that is over, played at random.
func ended(t *testing.T, scenario, one, two string, seed uint64) *battle.Session {
	t.Helper()
	g, err := game.New(gametest.MustSetup(scenario, one, two, seed))
	expect.OK(t, err)
	gametest.Play(g, seed, 100000, nil)
	expect.Must(t, g.Over(), "the battle has no end")
	b := &battle.Session{}
	b.Game = g
	g.State().CopyTo(&b.Shown)
	return b
}

// A battle seen from its end: the lead of every round, the last one as the Fleet Points say, and
// the weightiest turns.
func TestLookBack(t *testing.T) {
	bt := ended(t, "tholian-web", "tw-a-1", "tw-b-1", 5)
	p := NewOver(&beyond{}, bt)
	s, u := bt.Game.State(), bt.Game.Setup()
	b := p.lookedBack()
	if got, want := b.lead[len(b.lead)-1], game.Points(s, u, game.One)-game.Points(s, u, game.Two); got != want {
		t.Errorf("player 1 leads by %d at the end, the Fleet Points say %d", got, want)
	}
	if got, want := len(b.lead), int(s.Round)+1; got != want {
		t.Errorf("%d leads after %d rounds", got, s.Round)
	}
	expect.True(t, len(b.turns) != 0 && len(b.turns) <= mostTurns, "%d turning points", len(b.turns))
	for i := range s.Ships[:s.NShips] {
		if !s.Ships[i].Map && len(b.trails[i]) == 0 {
			t.Errorf("%s has no way", u.Name(game.ShipID(i)))
		}
	}
	again := p.lookedBack()
	expect.True(t, &again.lead[0] == &b.lead[0], "it is made twice")
}

// At the end there is a rematch, the replay from the end or from where it turned, the result as
// text, and the way to the title; where a page has the result, that is gone on with.
func TestWhatCanBeDoneAtTheEnd(t *testing.T) {
	b := &beyond{}
	p := NewOver(b, ended(t, "tholian-web", "tw-a-1", "tw-b-1", 5))
	w := kittest.Open(t, p)
	w.Key("v")
	w.Press("moment:0")
	if want := []int{-1, p.lookedBack().turns[0].answers}; !slices.Equal(b.watched, want) || want[1] <= 0 {
		t.Errorf("watched from %v, want %v", b.watched, want)
	}
	w.Key("ctrl+c", "s", "esc")
	w.Press("main")
	w.Resize(512, 320)
	w.Press("main")
	if want := []string{"copy", "share", "leave", "rematch", "rematch"}; !slices.Equal(b.did, want) {
		t.Errorf("done is %v, want %v", b.did, want)
	}
	b.hosted, b.did = true, nil
	w = kittest.Open(t, p)
	w.Tick(100)
	w.Key("enter")
	if w.Can("watch") || w.Can("moment:0") || !slices.Equal(b.did, []string{"leave"}) {
		t.Errorf("with a page that has the result: %v, done is %v", w.Names(), b.did)
	}
}

// Whoever goes on with Enter after Enter reads how the battle ended: the rematch begins by Enter
// when that has rested for a moment, by its button at once.
func TestEnterRestsAtTheEnd(t *testing.T) {
	b := &beyond{}
	w := kittest.Open(t, NewOver(b, ended(t, "tholian-web", "tw-a-1", "tw-b-1", 5)))
	for range 20 {
		w.Key("enter")
		w.Tick(30)
	}
	expect.Must(t, len(b.did) == 0, "by Enter after Enter it did %v", b.did)
	w.Tick(100)
	w.Key("enter")
	want := []string{"rematch"}
	expect.True(t, slices.Equal(b.did, want), "by Enter after a rest it did %v, want %v", b.did, want)
}

// Why it ended is said to whoever plays: their own fleet, or the other one; two at one screen read
// whose.
func TestWhoseFleetIsDestroyed(t *testing.T) {
	bt := ended(t, "standard", "tw-a-1", "tw-b-1", 5)
	brain, err := ai.New("ensign", 1)
	expect.OK(t, err)
	s, u := &bt.Shown, bt.Game.Setup()
	s.Result.By = game.ByElimination
	winner := s.Result.Winner
	for i := range s.Ships[:s.NShips] {
		s.Ships[i].Destroyed = s.Ships[i].Owner != winner
	}
	for _, c := range []struct {
		by   game.PlayerID // the computer's seat
		want string
	}{
		{winner, "Your fleet is destroyed."}, {winner.Other(), "The other fleet is destroyed."}, {game.Nobody, u.Player(winner.Other()) + "'s fleet is destroyed."},
	} {
		bt.Brains = [2]ai.Player{}
		if c.by != game.Nobody {
			bt.Brains[c.by] = brain
		}
		w := kittest.Open(t, NewOver(&beyond{}, bt))
		expect.True(t, w.Reads(c.want), "%q is not read: %v", c.want, w.Words())
	}
}

// The end of a battle of each sheet has room for its words in every window.
func TestTheEndIsReadable(t *testing.T) {
	b := &beyond{chips: []Chip{{Name: "Illegal fleet", Words: "Player 1: 130 SP of 120", Wrong: true}, {Name: "2 house rules", Words: "sp-limit = 100", Do: func() {}}}}
	for i, sc := range scenarios.All() {
		_, title, _ := titled(t, Options{})
		g := title.Next.SetUp(i)
		gametest.Play(g, uint64(i+1), 100000, nil)
		bt := &battle.Session{}
		bt.Game = g
		g.State().CopyTo(&bt.Shown)
		if i%2 == 1 {
			b = &beyond{hosted: true}
		}
		kittest.Readable(t, sc.Sheet().ID, NewOver(b, bt))
	}
}

// A battle lost by a person is told to that person: own points first, where it turned, and the
// decisions that cost most, each of which can be played again from there or watched; seats can be
// changed. While it is looked for there are bars, and the points stand.
func TestTheEndSpeaksToWhoPlays(t *testing.T) {
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 3), 3)
	bt := &battle.Session{}
	bt.Game = g
	g.State().CopyTo(&bt.Shown)
	loser := g.State().Result.Winner.Other()
	brain, err := ai.New("ensign", 1)
	expect.OK(t, err)
	bt.Brains[loser.Other()] = brain
	b := &beyond{}
	p := NewOver(b, bt)
	p.Tick(0)
	w := kittest.Open(t, p)
	expect.True(t, w.Reads("You lost") && !w.Can("again:0") && w.Reads("analyzing"),
		"before it is looked back: %v", w.Words())
	for p.Tick(0); !p.review.Done(); p.Tick(0) {
	}
	w = kittest.Open(t, p)
	ds := p.decisions()
	expect.Must(t, len(ds) != 0 && ds[0].Asked.Player == loser, "%d decisions", len(ds))
	for i := range ds {
		if ds[i].Did() == "" || ds[i].Best() == "" || ds[i].Did() == ds[i].Best() {
			t.Errorf("decision %d: %q and %q", i+1, ds[i].Did(), ds[i].Best())
		}
	}
	did := ds[0].Happened(g.Answers()).Words
	for _, want := range []string{fmt.Sprintf("Round %d: %s. ", ds[0].Round, did), ds[0].Title(), "LUCK", "SKILL",
		fmt.Sprintf("Round %d again, with %s.", ds[0].Round, ds[0].Best())} {
		expect.True(t, w.Reads(want), "%q is not read: %v", want, w.Words())
	}
	w.Key("1", "shift+r")
	w.Press("show:0")
	if !slices.Equal(b.branched, []int{ds[0].At}) || !slices.Equal(b.did, []string{"swap"}) || !slices.Equal(b.watched, []int{ds[0].At}) {
		t.Errorf("branched from %v, did %v, watched %v; the decision was after %d", b.branched, b.did, b.watched, ds[0].At)
	}
}

// Where a won battle turned is told where it turned: a chance that hardly rose in any round is told
// as it was.
func TestABattleThatNeverTurned(t *testing.T) {
	brain, err := ai.New("ensign", 1)
	expect.OK(t, err)
	for seed := range uint64(4) {
		bt := ended(t, "standard", "tw-a-1", "tw-b-1", seed)
		bt.Brains[bt.Shown.Result.Winner.Other()] = brain
		p := NewOver(&beyond{}, bt)
		for p.Tick(0); !p.review.Done(); p.Tick(0) {
		}
		_, from, to, least := p.rose()
		if turned := strings.Contains(p.story(), " turned it: "); turned != (to-from >= outlook.Heavy) || least > from {
			t.Errorf("seed %d: %q, from %d to %d, at least %d", seed, p.story(), from, to, least)
		}
	}
}

// The end tells what cost either seat most, each by the player's name, whoever shares the screen.
func TestTheEndNamesWhatCostEitherSeat(t *testing.T) {
	bt := ended(t, "standard", "tw-a-1", "tw-b-1", 3)
	bt.Game.Setup().Players = [2]string{"Anna", "Bob"}
	p := NewOver(&beyond{}, bt)
	p.Tick(0)
	for p.Tick(0); !p.other.Done(); p.Tick(0) {
	}
	w := kittest.Open(t, p)
	for _, name := range []string{"ANNA’S COSTLIEST", "BOB’S COSTLIEST"} {
		expect.True(t, w.Reads(name), "%q is not read: %v", name, w.Words())
	}
	ds := costliest(p.other)
	expect.True(t, len(ds) != 0 && ds[0].Asked.Player == p.who().Other() && w.Reads(ds[0].Did()),
		"%d decisions of the other seat are told: %v", len(ds), w.Words())
}
