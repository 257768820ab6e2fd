package cards_test

import (
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

type (
	craft  = gametest.Craft
	laid   = gametest.Laid
	onCard = gametest.OnCard
	spec   = gametest.Spec
)

// gaps are distances between two bases, inches, in the middle of the range bands 1 to 3, and
// beyond.
var gaps = [...]float64{1: 3, 2: 6, 3: 10, 4: 13}

// duel lays A and B facing each other a range band apart in the Combat Phase: A attacks first, then
// B. What more the spec has comes behind them.
func duel(t *testing.T, band int, a, b craft, s spec) *gametest.Table {
	t.Helper()
	a.X, a.Y, b.X, b.Y, b.H, b.Two = 18, 25, 18, 25-1.5748-gaps[band], 180, true
	if a.Skill == 0 {
		a.Skill = 6
	}
	s.Phase = game.Combat
	s.Crafts = append([]craft{a, b}, s.Crafts...)
	return lay(t, s)
}

// sail lays A before its turn of the Activation Phase and B, which moves after it, ahead: A flies
// straight 1 unless its dial says otherwise, after which B is a range band away.
func sail(t *testing.T, band int, a, b craft, s spec) *gametest.Table {
	t.Helper()
	a.X, a.Y, b.X, b.Y, b.H, b.Two = 18, 20+3.1496, 18, 20-1.5748-gaps[band], 180, true
	if a.Dial == "" {
		a.Dial = "straight 1"
	}
	if a.Skill == 0 {
		a.Skill = 3
	}
	if b.Skill == 0 {
		b.Skill = 5
	}
	if b.Of == "" {
		b.Dial = "full stop"
	}
	s.Phase = game.Activation
	s.Crafts = append([]craft{a, b}, s.Crafts...)
	return lay(t, s)
}

// acting is sail up to A's action.
func acting(t *testing.T, band int, a, b craft, s spec) *gametest.Table {
	t.Helper()
	return sail(t, band, a, b, s).Pass(game.ChooseAction, "A")
}

// rolled asserts the numbers of dice of the last attack; -1 for defense dice not rolled yet.
func rolled(t *testing.T, tb *gametest.Table, what string, attack, defense int) {
	t.Helper()
	a, d := tb.Rolled()
	same(t, what+": attack dice", a, attack)
	same(t, what+": defense dice", d, defense)
}

// offered asserts that the open question has, or has not, an option.
func offered(t *testing.T, tb *gametest.Table, label string, want bool) {
	t.Helper()
	if tb.Offered(label) != want {
		t.Errorf("%q offered: %v, want %v; %s: %v", label, !want, want, tb.Prompt().Heading(tb.Set), tb.Offers())
	}
}

// faces are the dice of the last attack as they lay in the end, added results among them.
func faces(tb *gametest.Table, defense bool) (f []dice.Face) {
	var early []dice.Face // added before the roll
	change := func(which uint16, to func(i int, old dice.Face) dice.Face) {
		for i := range f {
			if which&(1<<uint(i)) != 0 {
				f[i] = to(i, f[i])
			}
		}
	}
	for _, e := range tb.Told {
		switch e := e.(type) {
		case game.AttackDeclared:
			f, early = nil, nil
		case game.AttackRolled:
			if !defense {
				f = append(slices.Clone(e.Faces[:e.N]), early...)
			}
		case game.DefenseRolled:
			if defense {
				f = slices.Clone(e.Faces[:e.N])
			}
		case game.DiceRerolled:
			if !defense {
				change(e.Which, func(i int, _ dice.Face) dice.Face { return e.Faces[i] })
			}
		case game.DiceChanged:
			if e.Defense == defense {
				change(e.Which, func(i int, _ dice.Face) dice.Face { return e.Faces[i] })
			}
		case game.StationsSpent:
			to := dice.Hit
			if !e.Attack {
				to = dice.Evade
			}
			if e.Attack != defense {
				change(0xffff, func(_ int, old dice.Face) dice.Face {
					if old == dice.BattleStations {
						return to
					}
					return old
				})
			}
		case game.ResultsAdded:
			if !e.Already && (e.Face == dice.Evade) == defense {
				f = append(f, slices.Repeat([]dice.Face{e.Face}, int(e.N))...)
				early = f
			}
		}
	}
	return f
}

// showing asserts the faces of the dice of the last attack as they lay in the end, in any order.
func showing(t *testing.T, tb *gametest.Table, defense bool, want ...dice.Face) {
	t.Helper()
	got := faces(tb, defense)
	slices.Sort(got)
	slices.Sort(want)
	expect.List(t, got, want, "dice (defense: %v)", defense)
}

// lies is what lies on a card of a ship, by the card's id.
func lies(t *testing.T, tb *gametest.Table, ship, id string) game.CardState {
	t.Helper()
	for i := range tb.Game.State().NShips {
		f := tb.Set.Facts(game.ShipID(i))
		if tb.Set.Name(game.ShipID(i)) != ship {
			continue
		}
		if f.Captain.ID == id {
			return tb.Ship(ship).Captain
		}
		for k, up := range f.Upgrades {
			if up.Card.ID == id {
				return tb.Ship(ship).Upgrades[k]
			}
		}
	}
	t.Fatalf("no card %s on %s", id, ship)
	return game.CardState{}
}

// times is how often a line of the log says something.
func times(tb *gametest.Table, words string) int {
	return strings.Count(strings.Join(tb.Log, "\n"), words)
}

// beside is a friend C beside A after A's straight 1, so many inches of gap to the right and turned
// towards B.
func beside(gap float64, c craft) craft {
	c.Name, c.X, c.Y, c.H, c.Dial = "C", 18+1.5748+gap, 20, 315, "full stop"
	return c
}

// turnOf is sail up to the action of the first ship.
func turnOf(t *testing.T, band int, a, b craft, s spec) *gametest.Table {
	t.Helper()
	tb := sail(t, band, a, b, s)
	return tb.Pass(game.ChooseAction, tb.Set.Name(0))
}

// volleys are the numbers of attack dice of all attacks rolled so far.
func volleys(tb *gametest.Table) (n []int) {
	for _, e := range gametest.Of[game.AttackRolled](tb) {
		n = append(n, int(e.N))
	}
	return n
}

// notOffered asserts that at A's action the captain is not among the options.
func notOffered(t *testing.T, what, name string, band int, a, b craft, s spec) {
	t.Helper()
	tb := acting(t, band, a, b, s)
	expect.True(t, !tb.Offered(name), "%s: %s is offered", what, name)
}

// must ends a test if there is an error.
var must = expect.OK
