package gametest

import (
	"cmp"
	"fmt"
	"testing"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
	"attackwing/scenarios"
)

// Craft is a ship laid on a test's table. What is zero is plain: skill 5, 4 attack dice, agility 1,
// hull 4, no shields, a 40 mm base with a 90 degree arc, every action, and a white dial of every
// maneuver.
type Craft struct {
	Name          string
	Two           bool // of player Two
	X, Y, H       float64
	Skill         int
	Attack        int
	Agility       int // -1 for 0
	Hull, Shields int
	SP            int
	Base          int32
	Front, Rear   physics.Arc
	Faction       card.Faction
	Drones        int
	Actions       card.ActionSet // its Action Bar, 0 all actions
	Red, Green    []string       // maneuvers of these colors
	Dial          string         // the maneuver that is set: "straight 3"
	Weapons       []card.Upgrade
	Tech          int      // Tech slots on its Upgrade Bar
	Crew          int      // so many crew without text, "Crew 1 of A" and on, behind the weapons
	Of            string   // a ship card of the catalogue by id, with its class, numbers and text; "" a plain test ship
	Bare          []string // names of upgrades without text
	Called        bool     // a ship card is called by Name too
	Class         string   // what the class of a plain test ship is called
	Cards         []string // cards of the catalogue by id: captain, admiral, upgrades in their order behind Weapons
	Laid          Laid     // what else lies beside it; pose and dial come from above
}

// Table is a laid table with its game.
type Table struct {
	T    *testing.T
	Game *game.Game
	Set  *game.Setup
	Log  []string
	Told []game.Event // everything that has happened
	// Gives is told of each answer before it is given, See of what it brings; nil nobody
	Gives func(p *game.Prompt, a game.Answer)
	See   func(happened []game.Event)
}

// Spec says how a test's table is laid.
type Spec struct {
	Cards    *card.Catalogue // default the program's
	Scenario string          // default standard
	Round    int             // default 2
	Phase    game.Phase
	Dice     []dice.Face
	House    []string
	Crafts   []Craft
	Tokens   []game.Token
	Resource [2]string // resources of the fleets by id
	Sides    [2]string // sides of the fleets, where the sheet has any
	Seed     uint64    // default 7
	Rerolls  [2]int8   // re-roll tokens
	Counters [2]int    // the sheet's first counter beside the ship cards
	Bonuses  []game.Bonus
}

// Whole is a dial with every maneuver, in the order in which Lay numbers it.
func Whole(red, green []string) (dial []card.Move) {
	add := func(b physics.Bearing, speeds ...int8) {
		for _, s := range speeds {
			m := card.Move{Maneuver: physics.Maneuver{Bearing: b, Speed: s}}
			for _, r := range red {
				if m.String() == r || m.Maneuver.String() == r {
					m.Color = card.Red
				}
			}
			for _, g := range green {
				if m.Maneuver.String() == g {
					m.Color = card.Green
				}
			}
			dial = append(dial, m)
		}
	}
	add(physics.Straight, 1, 2, 3, 4, 5, 6)
	for _, b := range []physics.Bearing{physics.BankLeft, physics.BankRight} {
		add(b, 1, 2, 3, 4)
	}
	for _, b := range []physics.Bearing{physics.TurnLeft, physics.TurnRight} {
		add(b, 1, 2, 3)
	}
	add(physics.ComeAbout, 1, 2, 3, 4)
	add(physics.Reverse, 1, 2, 3)
	add(physics.SpinLeft, 1, 2, 3)
	add(physics.SpinRight, 1, 2, 3)
	add(physics.Stop, 0)
	return dial
}

// Lay lays a table and runs to the first question.
func Lay(t *testing.T, spec Spec) *Table {
	t.Helper()
	if spec.Scenario == "" {
		spec.Scenario = "standard"
	}
	sc, err := scenarios.ByID(spec.Scenario)
	if err != nil {
		t.Fatal(err)
	}
	u := &game.Setup{Scenario: sc, Seed: 7 + spec.Seed, House: spec.house(t, sc)}
	cat := spec.Cards
	if cat == nil {
		cat = Cards(t)
	}
	cat = u.House.Cards(cat)
	pos := &game.Position{Round: max(spec.Round, 2), Phase: spec.Phase, Dice: spec.Dice, Tokens: spec.Tokens,
		Bonuses: spec.Bonuses}
	if spec.Round == 1 {
		pos.Round = 1
	}
	var order []Craft
	var dials []int8
	for p := range 2 {
		for _, c := range spec.Crafts {
			if c.Two != (p == 1) {
				continue
			}
			fs, dial := c.build(t, cat)
			u.Fleets[p].Ships = append(u.Fleets[p].Ships, fs)
			u.Fleets[p].Total += fs.SP
			order, dials = append(order, c), append(dials, dial)
		}
	}
	for p := range u.Fleets {
		u.Fleets[p].Side = spec.Sides[p]
		if id := spec.Resource[p]; id != "" {
			r := cat.Resource(id)
			if r == nil {
				t.Fatalf("no resource %q", id)
			}
			u.Fleets[p].Resource = game.Bought{Card: r, SP: r.SP}
			u.Fleets[p].Total += r.SP
		}
	}
	if err := u.Prepare(); err != nil {
		t.Fatal(err)
	}
	fresh := u.Fresh(pos.Round)
	for i, c := range order {
		pos.Ships = append(pos.Ships, c.stand(fresh.Ships[i], dials[i], pos.Round, u.Facts(game.ShipID(i)).Ship))
	}
	for p := range pos.Sides {
		pos.Sides[p] = game.Beside{
			Counters: fresh.Beside[p],
			Rerolls:  int8(spec.Rerolls[p]),
			Resource: fresh.Resources[p],
			Options:  fresh.Options[p],
		}
		if k := spec.Counters[p]; k > 0 {
			pos.Sides[p].Counters.Set(0, int8(k))
		}
	}
	if err := pos.Check(u); err != nil {
		t.Fatal(err)
	}
	u.Position = pos
	g, err := game.New(u)
	if err != nil {
		t.Fatal(err)
	}
	tb := &Table{T: t, Game: g, Set: u}
	tb.hear(g.Opening())
	return tb
}

// house returns the house rules of the table.
func (s *Spec) house(t *testing.T, sc game.Scenario) game.House {
	t.Helper()
	var set []game.HouseValue
	for i := 0; i+1 < len(s.House); i += 2 {
		set = append(set, game.HouseValue{Key: s.House[i], Value: s.House[i+1]})
	}
	h, err := game.NewHouse(sc.Sheet().House, set)
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func orElse[N ~int | ~int8 | ~uint8 | ~int32](n, other N) N {
	if n == 0 {
		return other
	}
	return n
}

func (c Craft) build(t *testing.T, cat *card.Catalogue) (game.FleetShip, int8) {
	if c.Name == "" {
		c.Name = "A"
		if c.Two {
			c.Name = "B"
		}
	}
	ship := c.ship()
	fs := game.FleetShip{
		Ship: ship,
		SP:   ship.SP,
		Captain: &card.Captain{
			Printed: card.Printed{ID: "test", Name: "Captain of " + c.Name},
			Skill:   int8(orElse(c.Skill, 5)),
			Drones:  int8(c.Drones),
		},
	}
	for i := range c.Weapons {
		w := c.Weapons[i]
		w.Kind = card.Weapon
		fs.Upgrades = append(fs.Upgrades, game.Bought{Card: &w, SP: w.SP})
	}
	for i := range c.Crew {
		name := fmt.Sprintf("Crew %d of %s", i+1, c.Name)
		crew := &card.Upgrade{Printed: card.Printed{ID: "test", Name: name, SP: 2}, Kind: card.Crew}
		fs.Upgrades = append(fs.Upgrades, game.Bought{Card: crew, SP: 2})
	}
	for _, name := range c.Bare {
		fs.Upgrades = append(fs.Upgrades,
			game.Bought{Card: &card.Upgrade{Printed: card.Printed{ID: "test", Name: name}, Kind: card.Tech}})
	}
	if c.Of != "" {
		ship = cat.Ship(c.Of)
		if ship == nil {
			t.Fatalf("no ship card %q", c.Of)
		}
		if c.Called {
			twin := *ship
			twin.Name, ship = c.Name, &twin
		}
		fs.Ship = ship
	}
	c.assign(t, cat, &fs)
	dial := int8(-1)
	if c.Dial != "" {
		for i, m := range ship.Class.Dial {
			if m.Maneuver.String() == c.Dial {
				dial = int8(i)
			}
		}
		if dial < 0 {
			t.Fatalf("no maneuver %q on the test dial", c.Dial)
		}
	}
	return fs, dial
}

// ship returns the ship card that the craft describes.
func (c *Craft) ship() *card.Ship {
	class := &card.Class{
		ID:       "test",
		Name:     cmp.Or(c.Class, "Test Class"),
		Front:    orElse(c.Front, physics.Front90),
		Rear:     c.Rear,
		BaseSide: orElse(c.Base, physics.StandardBase),
		Dial:     Whole(c.Red, c.Green),
	}
	ship := &card.Ship{
		Printed: card.Printed{ID: "test", Name: c.Name, SP: orElse(c.SP, 20)},
		Class:   class,
		Attack:  int8(orElse(c.Attack, 4)),
		Agility: int8(max(orElse(c.Agility, 1), 0)),
		Hull:    int8(orElse(c.Hull, 4)),
		Shields: int8(c.Shields),
		Actions: c.Actions,
		Slots:   card.Slots{card.Weapon: 3, card.Tech: int8(c.Tech)},
	}
	if ship.Actions == 0 {
		for a := card.Evade; a < card.NumActions; a++ {
			ship.Actions |= 1 << a
		}
	}
	if c.Two && c.SP == 0 {
		ship.SP++ // player One has initiative unless a test says otherwise
	}
	if c.Faction != 0 {
		ship.Factions = []card.Faction{c.Faction}
	}
	return ship
}

// assign puts the craft's cards of the catalogue on the ship.
func (c Craft) assign(t *testing.T, cat *card.Catalogue, fs *game.FleetShip) {
	first := fs.Captain
	for _, id := range c.Cards {
		switch {
		case cat.Admiral(id) != nil: // before captains: a card of both sides has one id
			fs.Admiral = cat.Admiral(id)
		case cat.Captain(id) != nil && fs.Captain != first: // he lies with that one
			fs.Upgrades = append(fs.Upgrades, game.Bought{Card: cat.Assigned(id)})
		case cat.Captain(id) != nil:
			fs.Captain = cat.Captain(id)
		case cat.Upgrade(id) != nil:
			fs.Upgrades = append(fs.Upgrades, game.Bought{Card: cat.Upgrade(id)})
		default:
			t.Fatalf("no card %q", id)
		}
	}
}
