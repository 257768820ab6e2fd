package game_test

import (
	"testing"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// imagined are the battles that are looked ahead in: every scenario, with cards of every kind.
var imagined = []struct{ scenario, one, two string }{
	{"standard", "tw-a-1", "tw-b-2"},
	{"standard", "ds9-fed-1", "u0-rebel-1"},
	{"tholian-web", "tw-a-2", "tw-b-3"},
	{"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-2"},
	{"last-battle-of-ds9", "ds9-fed-3", "ds9-dom-3"},
	{"future-tense", "ft-a-1", "ft-b-2"},
	{"future-tense", "ft-a-3", "ft-b-1"},
	{"unimatrix-zero", "u0-borg-1", "u0-rebel-2"},
	{"unimatrix-zero", "u0-borg-3", "u0-rebel-3"},
}

// Of nine questions in ten a game can be imagined from the view alone, which then plays to its end;
// the others are those that a card asks once it is used, in the middle of a step.
func TestImaginedGamesPlayOn(t *testing.T) {
	asked, missed := map[game.Ask]int{}, map[game.Ask]int{}
	for n, c := range imagined {
		g, err := game.NewQuiet(gametest.MustSetup(c.scenario, c.one, c.two, uint64(n)+1))
		must(t, err)
		var players, others [2]ai.Player
		for p := range players {
			players[p], _ = ai.New("ensign", uint64(p))
			others[p], _ = ai.New("random", uint64(p))
		}
		var h game.Game
		for k := uint64(0); !g.Over(); k++ {
			p := g.FirstOpen()
			v := g.View(p.Player)
			asked[p.Ask]++
			if !v.Imagine(p, k, nil, &h) {
				missed[p.Ask]++
			} else if k%7 == 0 {
				if err := ai.Play(&h, others); err != nil {
					t.Fatalf("%v, answer %d, %s: %v", c, k, p.Ask, err)
				}
			}
			gametest.Submit(t, g, players[p.Player].Choose(v, p))
		}
	}
	all, none := 0, 0
	for ask, n := range asked {
		all, none = all+n, none+missed[ask]
		if missed[ask] > 0 {
			t.Logf("%s: %d of %d cannot be imagined", ask, missed[ask], n)
		}
	}
	expect.True(t, none*10 <= all, "%d of %d questions cannot be imagined", none, all)
}

// hide changes what a player may not know: the dials not revealed, the order of the decks, what
// lies face down, the dice.
func hide(g *game.Game, me game.PlayerID, seed uint64) {
	s, r := g.State(), dice.New(seed)
	s.Dice = dice.New(seed)
	for i := range s.Decks {
		dice.Shuffle(&r, s.Decks[i].Cards[:s.Decks[i].N])
	}
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		if sh.Owner == me.Other() && !sh.DialShown && sh.Dial >= 0 {
			sh.Dial = int8(r.Intn(len(g.Setup().Facts(game.ShipID(i)).Ship.Class.Dial)))
		}
		for k := range sh.Damage[:sh.NDamage] {
			if d := &sh.Damage[k]; !d.Up {
				d.ID = game.DamageIDs()[r.Intn(15)]
			}
		}
	}
}

// What is imagined hangs on the view and the seed alone, not on what is hidden.
func TestImaginedFromTheViewAlone(t *testing.T) {
	for n, c := range imagined {
		g := gametest.Quiet(t, gametest.MustSetup(c.scenario, c.one, c.two, uint64(n)+50))
		var players [2]ai.Player
		for p := range players {
			players[p], _ = ai.New("ensign", uint64(p))
		}
		var other, a, b game.Game
		for k := uint64(0); !g.Over(); k++ {
			p := g.FirstOpen()
			v := g.View(p.Player)
			g.CopyTo(&other)
			hide(&other, p.Player, k+1)
			w := other.View(p.Player)
			expect.Need(t, *v, *w, "%v, answer %d, %s: the view tells what is hidden", c, k, p.Ask)
			x, y := v.Imagine(p, ^k, nil, &a), w.Imagine(p, ^k, nil, &b)
			if x != y || x && a.State().Hash() != b.State().Hash() {
				t.Fatalf("%v, answer %d, %s: what is imagined hangs on what is hidden", c, k, p.Ask)
			}
			if x && a.State().Dice == g.State().Dice {
				t.Fatalf("%v, answer %d, %s: the dice to come are known", c, k, p.Ask)
			}
			gametest.Submit(t, g, players[p.Player].Choose(v, p))
		}
	}
}

// An imagined game has the enemy's dials as they were supposed, and any where nothing was.
func TestImaginedDialsAreThoseSupposed(t *testing.T) {
	tb := gametest.Lay(t, gametest.Spec{Phase: game.Activation, Crafts: []gametest.Craft{
		{X: 18, Y: 20, Skill: 3, Dial: "straight 1"}, {Two: true, X: 18, Y: 6, H: 180, Skill: 7, Dial: "straight 2"}}})
	p := tb.WaitFor(game.ChooseAction, "A").Prompt()
	var h game.Game
	others := 0
	for m := range int8(6) {
		dials := [game.MaxShips]int8{-1, m}
		for seed := range uint64(4) {
			v := tb.Game.View(game.One)
			expect.Must(t, v.Imagine(p, seed, &dials, &h), "the question cannot be imagined")
			if got := h.State().Ships[1].Dial; got != m {
				t.Errorf("supposed to fly move %d, the enemy flies %d", m, got)
			}
			if v.Imagine(p, seed, nil, &h); h.State().Ships[1].Dial != m {
				others++
			}
		}
	}
	expect.True(t, others != 0, "where nothing is supposed the enemy flies what the last question supposed")
}
