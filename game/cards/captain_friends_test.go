package cards_test

import (
	"slices"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// beside is a friend C beside A after A's straight 1, so many inches of gap to the right and turned
// towards B.
func beside(gap float64, c craft) craft {
	c.Name, c.X, c.Y, c.H, c.Dial = "C", 18+1.5748+gap, 20, 315, "full stop"
	return c
}

// Martok: after his ship's maneuver a friend of lower skill within Range 1-2 performs a free
// action.
var _ = test("2018", func(t *testing.T) {
	a := craft{Cards: []string{"2018"}}
	tb := sail(t, 2, a, craft{Skill: 1}, spec{Crafts: []craft{beside(6, craft{Skill: 7}), {Name: "D", X: 10, Y: 20, Skill: 3, Dial: "full stop"}}})
	tb.Pass(game.UseCards, "A").Do("Martok")
	offered(t, tb, "A", false)
	tb.Do("C", "Scan")
	same(t, "Scan Tokens of the friend", tb.Ship("C").Scan, 1)
	same(t, "his own action", tb.Asked(game.ChooseAction, "A"), true)
	for _, c := range []craft{beside(6, craft{Skill: 8}), beside(10, craft{Skill: 3}), beside(6, craft{Skill: 3, Laid: laid{Power: 1}})} {
		skips(t, sail(t, 2, a, craft{Skill: 1}, spec{Crafts: []craft{c}}), game.UseCards, "A")
	}
})

// Gowron: as an action friends of Klingon ships within Range 1-2 roll one more attack die this
// round, his own ship does not.
var _ = test("2019", func(t *testing.T) {
	for _, c := range []struct {
		gap     float64
		faction card.Faction
		want    int
	}{{6, card.Klingon, 5}, {10, card.Klingon, 0}, {3, card.Romulan, 0}} {
		tb := acting(t, 2, craft{Cards: []string{"2019"}, Faction: card.Klingon}, craft{Skill: 1, Hull: 9},
			spec{Crafts: []craft{beside(c.gap, craft{Skill: 5, Faction: c.faction})}})
		offered(t, tb, "Gowron", c.want > 0)
		if c.want == 0 {
			continue
		}
		tb.Do("Gowron").Pass(game.ChooseTarget, "A")
		attackWith(t, tb, "his own ship", "Primary weapon at B", 4)
		tb.Pass(game.ChooseTarget, "C")
		attackWith(t, tb, "a friend", "Primary weapon at B", c.want)
	}
	for used, want := range map[string][]int{"1": {3 + 1, 3}, "0": {3, 3 + 1}} { // in either of two attacks, as its owner likes
		tb := sail(t, 2, craft{Cards: []string{"2019"}}, craft{Skill: 1, Hull: 20},
			spec{Crafts: []craft{beside(6, craft{Skill: 5, Faction: card.Klingon, Cards: []string{"3072"}})}, Dice: make([]dice.Face, 30)})
		tb.Pass(game.ChooseAction, "C").Do("Once More").Pass(game.ChooseAction, "A").Do("Gowron").Pass(game.ChooseTarget, "C")
		tb.Do("Primary weapon at B", used).Pass(game.ChooseTarget, "C").Do("Primary weapon at B")
		if got := volleys(tb); !slices.Equal(got, want) {
			t.Errorf("%s in the first attack: attack dice %v, want %v", used, got, want)
		}
	}
})

// Martok (of the second fleet): as an action friends of lower skill within Range 1 roll one more
// attack die this round and re-roll one die of one attack.
var _ = test("2028", func(t *testing.T) {
	tb := acting(t, 1, craft{Cards: []string{"2028"}}, craft{Skill: 1, Hull: 9, Agility: -1},
		spec{Crafts: []craft{beside(3, craft{Skill: 8})}, Dice: []dice.Face{blank, blank, blank, blank, blank, blank, hit, hit, blank, blank, crit}})
	tb.Do("Martok").Pass(game.ChooseTarget, "A")
	attackWith(t, tb, "his own ship", "Primary weapon at B", 5) // at Range 1
	tb.Pass(game.ChooseTarget, "C")
	attackWith(t, tb, "a friend", "Primary weapon at B", 5) // at Range 2
	tb.Do("Martok: re-roll", "Die 1")
	showing(t, tb, false, crit, hit, hit, blank, blank)
	if tb.Asked(game.ModifyAttackDice, "C") {
		offered(t, tb, "Martok", false)
	}
	tb = sail(t, 1, craft{Cards: []string{"2028"}}, craft{Skill: 1, Hull: 20},
		spec{Crafts: []craft{beside(3, craft{Skill: 8, Cards: []string{"3072"}})}, Dice: make([]dice.Face, 30)})
	tb.Pass(game.ChooseAction, "C").Do("Once More").Pass(game.ChooseAction, "A").Do("Martok").Pass(game.ChooseTarget, "C")
	tb.Do("Primary weapon at B", "1", "Martok: re-roll", "Die 1")
	if !tb.Asked(game.ChooseTarget, "C") {
		tb.Pass(game.ChooseTarget, "C")
	}
	tb.Do("Primary weapon at B")
	same(t, "a re-roll in the second attack", tb.Asked(game.ModifyAttackDice, "C") && tb.Offered("Martok"), false)
	for _, c := range []craft{beside(3, craft{Skill: 9}), beside(6, craft{Skill: 3})} {
		notOffered(t, "no such friend", "Martok", 2, craft{Cards: []string{"2028"}}, craft{Skill: 1}, spec{Crafts: []craft{c}})
	}
})

// Kira Nerys: as an action all friends within Range 1-2 lock a ship as a free action, also off
// their bar.
var _ = test("kira_nerys_op6prize", func(t *testing.T) {
	a, b := craft{Cards: []string{"kira_nerys_op6prize"}}, craft{Skill: 1}
	tb := acting(t, 1, a, b, spec{Crafts: []craft{beside(6, craft{Skill: 4}), {Name: "D", X: 18 - 1.5748 - 6, Y: 20, Skill: 4, Dial: "full stop"},
		{Name: "E", X: 18 + 1.5748 + 9, Y: 20, Skill: 4, Dial: "full stop"}}})
	tb.Do("Kira Nerys", "Target Lock on B", "Done")
	same(t, "lock of C", tb.Ship("C").Lock, tb.Ship("A").Lock+4+1)
	for _, d := range []string{"A", "D", "E"} {
		same(t, "lock of "+d, tb.Ship(d).Lock, game.NoShip)
	}
	notOffered(t, "no friend near", "Kira Nerys", 1, a, b, spec{Crafts: []craft{beside(9, craft{})}})
	off := beside(6, craft{Skill: 4, Of: "1018"})
	off.Dial = ""
	tb = acting(t, 1, a, b, spec{Crafts: []craft{off}}).Do("Kira Nerys")
	offered(t, tb, "Evade", false)
	tb.Do("Target Lock on B")
	if tb.Ship("Klingon Starship").Lock == game.NoShip {
		t.Error("no lock")
	}
	// nor need it be on the friend's Action Bar
	tb = acting(t, 1, a, b, spec{Crafts: []craft{beside(6, craft{Skill: 4, Actions: 1 << card.Scan})}}).Do("Kira Nerys", "Target Lock on B")
	same(t, "the friend without that action holds a lock", tb.Ship("C").Lock != game.NoShip, true)
})

// Loskene: as an action a friend of lower skill beyond Range 3 flies a straight, bank or turn of
// speed 1 or 2 of its dial.
var _ = test("loskene_opwebprize", func(t *testing.T) {
	a, b := craft{Cards: []string{"loskene_opwebprize"}}, craft{Skill: 1}
	far := beside(13, craft{Skill: 3, Red: []string{"turn left 2"}})
	tb := acting(t, 1, a, b, spec{Crafts: []craft{far}})
	tb.Do("Loskene")
	same(t, "maneuvers", len(tb.Offers()), 2+4+4)
	was := tb.Ship("C").Pose
	tb.Do("turn left 2, red")
	if tb.Ship("C").Pose == was {
		t.Error("the friend has not moved")
	}
	same(t, "Auxiliary Power Tokens of the friend", tb.Ship("C").Power, 1)
	near, able := far, far
	near.X = 18 + 1.5748 + 11
	able.Skill = 4
	notOffered(t, "Range 3", "Loskene", 1, a, b, spec{Crafts: []craft{near}})
	notOffered(t, "as much skill", "Loskene", 1, a, b, spec{Crafts: []craft{able}})
})

// Thy'lek Shran: after each own Evade or Scan action an Auxiliary Power token buys a friend within
// Range 1 the same token.
var _ = test("thy_lek_shran_72025", func(t *testing.T) {
	a, b := craft{Cards: []string{"thy_lek_shran_72025"}}, craft{Skill: 1}
	tb := acting(t, 1, a, b, spec{Crafts: []craft{beside(3, craft{Skill: 4})}})
	tb.Do("Evade", "Thy'lek Shran")
	same(t, "Evade Tokens of the friend", tb.Ship("C").Evade, 1)
	same(t, "own Evade Tokens", tb.Ship("A").Evade, 1)
	same(t, "Auxiliary Power Tokens", tb.Ship("A").Power, 1)
	for _, c := range []struct {
		gap float64
		act string
	}{{3, "Battle Stations"}, {6, "Scan"}} {
		tb = acting(t, 1, a, b, spec{Crafts: []craft{beside(c.gap, craft{Skill: 4})}}).Do(c.act)
		if tb.Asked(game.UseCards, "A") {
			t.Errorf("%s: %v", c.act, tb.Offers())
		}
	}
	// a ship that acts with the token beside it triggers him each time: Martok gives it a second
	// action
	tb = turnOf(t, 1, craft{Cards: a.Cards, Of: "kumari_72025"}, b, spec{Crafts: []craft{beside(3, craft{Cards: []string{"2018"}})}})
	tb.Do("Evade", "Thy'lek Shran").Pass(game.UseCards, "C").Do("Martok", "Thy'lek Shran") // Scan is all that is left
	same(t, "Evade Tokens of the friend", tb.Ship("C").Evade, 1)
	same(t, "Scan Tokens of the friend", tb.Ship("C").Scan, 1)
	same(t, "Auxiliary Power Tokens", tb.Ship("Kumari").Power, 2)
})
