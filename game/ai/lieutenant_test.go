package ai

import (
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest/expect"
)

// hide changes what a player may not know: dials not revealed, the order of the decks, what lies
// face down, the dice to come.
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

// A player decides the same whatever is hidden from it, at every question of a battle with cards.
func TestSameDecisionWhateverIsHidden(t *testing.T) {
	for _, level := range Levels() {
		for n, c := range hidden {
			if fewer(level) == 200 && n%2 > 0 {
				continue
			}
			u := setup(t, c.scenario, c.one, c.two, 9)
			g, err := game.NewQuiet(u)
			must(t, err)
			var twins [2][2]Player // of each seat, one sees the table as it is
			for p := range twins {
				for k := range twins[p] {
					twins[p][k] = player(t, level, uint64(p))
				}
			}
			var other game.Game
			for k := 0; !g.Over() && k < 150/min(4, int(fewer(level))); k++ {
				p := g.FirstOpen()
				g.CopyTo(&other)
				hide(&other, p.Player, uint64(n*1000+k+1))
				q, ok := other.Prompt(p.Player)
				expect.Must(t, ok && q.ID == p.ID, "%v: another question on the copy", c)
				a := twins[p.Player][0].Choose(g.View(p.Player), p)
				if b := twins[p.Player][1].Choose(other.View(p.Player), q); a != b {
					t.Fatalf("%s, %v, answer %d, %s: the answer hangs on what is hidden: %v and %v", level, c, k, p.Ask, a, b)
				}
				_, err = g.Submit(a)
				must(t, err)
			}
		}
	}
}

var hidden = []struct{ scenario, one, two string }{
	{"tholian-web", "tw-a-1", "tw-b-2"},
	{"last-battle-of-ds9", "ds9-fed-1", "ds9-dom-1"},
	{"future-tense", "ft-a-1", "ft-b-1"},
	{"unimatrix-zero", "u0-borg-1", "u0-rebel-1"},
}

// A game imagined while ships are placed is played on: the hand places the others where they may
// stand.
func TestHandPlaysOnFromSetUp(t *testing.T) {
	g, err := game.NewQuiet(setup(t, "tholian-web", "tw-a-1", "tw-b-1", 9))
	must(t, err)
	p := g.FirstOpen()
	v := g.View(p.Player)
	var x game.Game
	expect.Must(t, p.Ask == game.PlaceShip && v.Imagine(p, 1, nil, &x), "%s cannot be imagined", p.Ask)
	_, err = x.Submit(newEnsign(1).deploy(v, p))
	must(t, err)
	newHand().playRound(&x, v.Round, 1)
	if s := x.State(); s.Phase == game.SettingUp {
		t.Errorf("it stands at %s", x.FirstOpen().Ask)
	}
}
