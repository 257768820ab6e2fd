package front

import (
	"fmt"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/scenarios"
	"attackwing/ui/house"
)

// Next is the battle that is begun next, as far as it is chosen: which, who plays it, and under
// which house rules.
type Next struct {
	Players Players
	House   []game.HouseValue // also those that only another battle knows

	o         Options
	scenarios []game.Scenario
	at        int
	laid      []*game.Game // every battle as it is set up, for its picture
	wrong     string       // why something of it cannot be
}

func newNext(o Options) *Next {
	n := &Next{Players: playersOf(o.P1, o.P2), House: o.House, o: o, scenarios: scenarios.All()}
	for i, s := range n.scenarios {
		if s.Sheet().ID == o.Scenario {
			n.at = i
		}
	}
	return n
}

// again takes the battles anew, and these cards. The battle that is chosen stays, where it is still
// there.
func (n *Next) again(cards *card.Catalogue) {
	id := n.Sheet().ID
	n.scenarios, n.at, n.laid, n.o.Cards = scenarios.All(), 0, nil, cards
	for i, s := range n.scenarios {
		if s.Sheet().ID == id {
			n.at = i
		}
	}
}

// Sheet returns the sheet of the chosen battle.
func (n *Next) Sheet() *game.Sheet { return n.scenarios[n.at].Sheet() }

// Changed are the house rules that the battle knows, whose values it takes, and that are not as the
// rules say.
func (n *Next) Changed() []game.HouseValue { return house.Set(n.House, n.Sheet()) }

// SetHouse sets a house rule.
func (n *Next) SetHouse(key, value string) { n.House = house.With(n.House, key, value) }

// rules are the house rules in force.
func (n *Next) rules() (game.House, error) {
	return game.HouseOf(n.scenarios[n.at], n.Changed())
}

// Unplayable is why the battle cannot be played under the house rules that are set, "" it can.
func (n *Next) Unplayable() string {
	if _, err := n.rules(); err != nil {
		return err.Error()
	}
	return ""
}

// room says what the fleets of the battle may cost; unlike: each side has its own limit, which the
// sheet says.
func (n *Next) room() (words string, unlike bool) {
	h, _ := n.rules()
	sides := n.Sheet().Sides
	if len(sides) == 2 {
		a, b := game.LimitFor(n.scenarios[n.at], &h, sides[0]), game.LimitFor(n.scenarios[n.at], &h, sides[1])
		if a != b {
			return fmt.Sprintf("fleets of %d and %d SP", a, b), true
		}
	}
	return fmt.Sprintf("fleets of %d SP", n.limit()), false
}

// limit returns the most Squadron Points of a fleet in the battle.
func (n *Next) limit() int {
	h, _ := n.rules()
	return h.SPLimit
}

// failed says why something cannot be.
func (n *Next) failed(err error) bool {
	if err != nil {
		n.wrong = err.Error()
	}
	return err != nil
}

// catalogue is the one in use, nil where it cannot be read.
func (n *Next) catalogue() *card.Catalogue {
	if n.o.Cards == nil {
		cat, err := assets.Cards()
		if n.failed(err) {
			return nil
		}
		n.o.Cards = cat
	}
	return n.o.Cards
}

// SetUp returns the table of a battle before anybody has placed a ship, with ready fleets that are
// legal there, as far as there are any; nil when it cannot be laid.
func (n *Next) SetUp(i int) *game.Game {
	if n.laid == nil {
		n.laid = make([]*game.Game, len(n.scenarios))
		for k, sc := range n.scenarios {
			n.laid[k] = n.setUp(sc)
		}
	}
	return n.laid[i]
}

// Laid returns the set-up of the chosen battle.
func (n *Next) Laid() *game.Game { return n.SetUp(n.at) }

func (n *Next) setUp(sc game.Scenario) *game.Game {
	sheet := sc.Sheet()
	rules, err := game.NewHouse(sheet.House, nil)
	if err != nil {
		return nil
	}
	offers := n.offers(sc, &rules, sheet.Sides, nil)
	var fleets [2]game.Fleet
	other := ""
	for seat, of := range offers {
		if len(of) == 0 {
			return nil
		}
		o := &of[max(0, firstLegal(of, seat, other))]
		fleets[seat], other = o.fleet, o.key
	}
	return laid(sc, rules, fleets)
}

// laid returns the table of two fleets before anybody has placed a ship, nil when it cannot be
// laid.
func laid(sc game.Scenario, rules game.House, fleets [2]game.Fleet) *game.Game {
	g, err := game.New(&game.Setup{Scenario: sc, Seed: 1, House: rules, Fleets: fleets})
	if err != nil {
		return nil
	}
	return g
}
