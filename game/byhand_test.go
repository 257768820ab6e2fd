package game_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
)

// byHandTable is a battle of random fleets of every card, whoever plays them.
func byHandTable(t *testing.T, seed uint64) *game.Setup {
	t.Helper()
	cat := gametest.Cards(t)
	sc, _ := scenarios.ByID("standard")
	h, err := game.NewHouse(sc.Sheet().House, nil)
	must(t, err)
	rng := rand.New(rand.NewPCG(seed, 17))
	u := &game.Setup{Scenario: sc, Seed: seed, House: h}
	r := fleet.Rules{Cards: cat, Scenario: sc, House: &h, Whole: true}
	for p := range u.Fleets {
		for len(u.Fleets[p].Ships) == 0 {
			u.Fleets[p], _ = r.Build(fleet.Random(rng, r, 0, 3))
		}
	}
	must(t, u.Prepare())
	return u
}

// Random players do anything by hand at any question: no invariant breaks, a follower sees what the
// referee has, each event names its card, and taken back the deed never was.
func TestByHandAtAnyQuestion(t *testing.T) {
	var done [game.NumDeeds]int
	asked, free := 0, 0
	// Fewer cards are left by hand with every version: on, until each deed has been done.
	for seed := uint64(0); seed < 100 || seed < 2000 && slices.Contains(done[1:], 0); seed++ {
		g := gametest.New(t, byHandTable(t, seed))
		if len(g.Setup().Hands()) == 0 {
			continue
		}
		shown := *g.State()
		src := dice.New(seed)
		for n := 0; !g.Over() && n < 1500; n++ {
			p := g.FirstOpen()
			a := wary(g, &src)
			asked++
			if g.HandsFree() {
				free++
			}
			for range 4 { // dice lie there at few questions
				h, ok := gametest.Hand(g, p, &src)
				if often := h.Deed >= game.AddDie || h.Deed == game.EnableCard || h.Deed == game.LoseToken; ok && src.Intn(12) == 0 || ok && often {
					a = game.Answer{Prompt: p.ID, Hand: h}
				}
			}
			before, at := g.Hash(), len(g.Answers())
			g.State().CopyTo(&shown)
			events, err := g.Submit(a)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if a.Hand.Deed == game.NoDeed {
				continue
			}
			done[a.Hand.Deed]++
			expect.Need(t, gametest.Broken(g), "", "seed %d: after %s", seed, a.Hand.Deed)
			e, ok := events[0].(game.HandPlayed)
			if !ok || !strings.HasPrefix(e.Say(g.Setup()), "By hand, ") || strings.Contains(e.Words(g.Setup()), "{") {
				t.Fatalf("seed %d: %T says %q", seed, events[0], events[0].Say(g.Setup()))
			}
			for _, e := range events {
				game.Follow(&shown, e)
			}
			if i := a.Hand.On; shown.Ships[i] != g.State().Ships[i] && !g.Over() && shown.Round == g.State().Round {
				t.Fatalf("seed %d: %s: a follower has\n%+v, the referee\n%+v", seed, a.Hand.Deed, shown.Ships[i], g.State().Ships[i])
			}
			if src.Intn(20) == 0 {
				after := g.Hash()
				if err := g.Rewind(at); err != nil || g.Hash() != before {
					t.Fatalf("seed %d: %s is not taken back: %v", seed, a.Hand.Deed, err)
				}
				if _, err := g.Submit(a); err != nil || g.Hash() != after {
					t.Fatalf("seed %d: %s again is something else: %v", seed, a.Hand.Deed, err)
				}
			}
		}
	}
	for d := game.Deed(1); d < game.NumDeeds; d++ {
		expect.True(t, done[d] != 0, "%s was never done", d)
		if got, ok := game.ParseDeed(d.String()); !ok || got != d {
			t.Errorf("%s does not read back", d)
		}
	}
	t.Logf("at %d of %d questions something may be done by hand; done: %v", free, asked, done)
	expect.True(t, free*10 >= asked*7, "only at %d of %d questions something may be done by hand", free, asked)
}

// What each deed does to the table.
func TestDeeds(t *testing.T) {
	for deed, does := range map[game.Deed]func(was, is *game.Ship) bool{
		game.GainToken: func(was, is *game.Ship) bool {
			return is.Evade+is.Scan+is.Stations+is.Power == was.Evade+was.Scan+was.Stations+was.Power+1
		},
		game.LoseToken: func(was, is *game.Ship) bool {
			return is.Evade+is.Scan+is.Stations+is.Power == was.Evade+was.Scan+was.Stations+was.Power-1
		},
		game.GainLock:      func(was, is *game.Ship) bool { return is.Lock != was.Lock && is.Lock != game.NoShip },
		game.LoseLock:      func(was, is *game.Ship) bool { return is.Lock == game.NoShip },
		game.RaiseShield:   func(was, is *game.Ship) bool { return is.Shields == was.Shields+1 && is.Down == was.Down-1 },
		game.LowerShield:   func(was, is *game.Ship) bool { return is.Shields == was.Shields-1 && is.Down == was.Down+1 },
		game.RepairShield:  func(was, is *game.Ship) bool { return is.Shields+is.Down == was.Shields+was.Down+1 },
		game.DestroyShield: func(was, is *game.Ship) bool { return is.Shields+is.Down == was.Shields+was.Down-1 },
		game.DealFaceDown:  func(was, is *game.Ship) bool { return is.Destroyed || is.NDamage == was.NDamage+1 },
		game.RemoveDamage:  func(was, is *game.Ship) bool { return is.NDamage == was.NDamage-1 },
		game.MoveShip:      func(was, is *game.Ship) bool { return is.Pose != was.Pose },
	} {
		seen := false
		for seed := uint64(0); seed < 2000 && !seen; seed++ { // few cards are left by hand
			g := gametest.New(t, byHandTable(t, seed))
			src := dice.New(seed + 5)
			for n := 0; !g.Over() && n < 400 && !seen; n++ {
				p := g.FirstOpen()
				for k := 0; k < 40 && !seen && p.Ask != game.ChooseManeuver; k++ {
					h, ok := gametest.Hand(g, p, &src)
					if !ok || h.Deed != deed {
						continue
					}
					was, id := g.State().Ships[h.On], p.ID
					if h.Deed == game.MoveShip && h.Pose == was.Pose {
						continue
					}
					gametest.Submit(t, g, game.Answer{Prompt: p.ID, Hand: h})
					if is := g.State().Ships[h.On]; !does(&was, &is) {
						t.Errorf("%s: %+v became %+v", deed, was, is)
					}
					if q := g.FirstOpen(); !g.Over() && !g.State().Ships[h.On].Destroyed && q.ID != id {
						t.Errorf("%s: question %d became %d", deed, id, q.ID)
					}
					seen = true
				}
				if !seen {
					gametest.Submit(t, g, gametest.Answer(g, p, &src))
				}
			}
		}
		expect.True(t, seen, "%s was never done", deed)
	}
}

// Nothing may be done by hand for a card that the referee plays, for another player's card, or
// beside an answer; and nothing at all where the referee plays every card.
func TestByHandRefuses(t *testing.T) {
	g := gametest.New(t, gametest.MustSetup("standard", "tw-a-1", "tw-b-1", 3))
	expect.True(t, len(g.Setup().Hands()) == 0 && !g.HandsFree(), "a card of the first pool is played by hand")
	h := game.Hand{Deed: game.LowerShield, Slot: game.ShipSlot}
	if _, err := g.Submit(game.Answer{Prompt: g.FirstOpen().ID, Hand: h}); err == nil {
		t.Error("something was done by hand for a card that is played")
	}
	for seed := range uint64(30) {
		g, err := game.New(byHandTable(t, seed))
		must(t, err)
		src := dice.New(seed)
		for g.State().Round == 0 || g.FirstOpen().Ask == game.PlaceShip {
			gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &src))
		}
		p := g.FirstOpen()
		for _, c := range g.Setup().Hands() {
			h := game.Hand{Deed: game.DealFaceDown, Ship: c.Ship, Slot: c.Slot, On: 0}
			if why := g.MayByHand(c.Owner.Other(), h); why == "" && c.Ship != game.NoShip {
				t.Errorf("%s is played by the other player", c.Title(g.Setup()))
			}
			if why := g.MayByHand(c.Owner, h); why != "" && g.HandsFree() {
				t.Errorf("%s: %s", c.Title(g.Setup()), why)
			}
			if c.Owner == p.Player {
				a := game.Answer{Prompt: p.ID, Picks: 1, Hand: h}
				if _, err := g.Submit(a); err == nil {
					t.Error("a question is answered and something done by hand at once")
				}
				h.Token = 1
				if _, err := g.Submit(game.Answer{Prompt: p.ID, Hand: h}); err == nil {
					t.Error("a deed with more than it asks for")
				}
			}
		}
	}
}
