package game

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// Setup holds all that a game begins with. It does not change and is shared by copies of the game.
type Setup struct {
	Scenario Scenario
	Fleets   [2]Fleet
	Players  [2]string // names to show, "" for Player 1 and Player 2
	Seed     uint64
	House    House
	Position *Position // a table laid by hand, nil for a battle from set-up
	// re-roll tokens each player carries into a battle that begins with its set-up: each rolls one
	// die of an attack again
	Rerolls [2]int8
	// the players' programs do not trust each other: chance is a question (AskChance), dials are
	// sealed
	Agreed bool
	// how the seed of such a battle came about, nil unknown
	Agreement *Agreement
	// players' own cards that came with their fleets: the battle is played by these, whatever cards
	// lie on the machine
	Cards card.Files

	ships  []shipFacts
	nFleet int        // of those, how many belong to the fleets
	play   Play       // how the sheet is played, as soon as it is ready
	coming [][]Token  // by round, what destroys of what the sheet lays at its end
	does   TokenFlags // what tokens of the sheet may do
	rules  [numMoments][]Rule
	texts
	hands  []HandCard // cards that the referee does not play
	first  PlayerID
	limits [2]int     // Squadron Points that the fleets may cost
	stead  card.Kinds // of cards that may be affected in place of others
	room   int        // for more lines of card text
	ready  bool
}

// shipFacts are the printed facts of a ship on the table.
type shipFacts struct {
	*FleetShip
	owner   PlayerID
	name    string
	nUp     int8     // places for upgrades: its own, and behind them those for others (places.go)
	homes   []home   // of the cards that may come to those
	copies  []copied // what cards of the ship may copy
	begin   int      // the first of its cards' lines of text
	end     int      // the one behind the last
	onMap   *MapShip // a ship of the scenario's map
	runs    []physics.Run
	latinum bool // may lie on its captain

	under  [MaxPlaces]int8     // under which card each upgrade lies at first: see card.LaidBeneath
	borne  [MaxPlaces]int8     // and which of them bears it: see card.Borne
	drones [MaxPlaces + 1]int8 // with which its captain begins, and each upgrade that takes his place

	id    ShipID
	stack []card.SquadronToken // of an attack squadron, the first one on top

	radius float64 // of a circle, µm, that its base never leaves as it turns
}

// Reseed gives the set-up another seed: it is then as if it had been made with that one.
func (u *Setup) Reseed(seed uint64) {
	u.Seed = seed
	if u.ready {
		u.first = u.initiative()
	}
}

// Prepare looks the fleets and house rules over and makes the set-up ready to play.
func (u *Setup) Prepare() error {
	if u.ready {
		return nil
	}
	if u.Scenario == nil {
		return errors.New("a set-up needs a scenario")
	}
	if u.play = u.Scenario.Play(&u.House); u.play.Wrong != nil {
		return u.play.Wrong
	}
	u.foretell()
	if err := u.settleSides(); err != nil {
		return err
	}
	u.ships = u.ships[:0]
	for p := range u.Fleets {
		sheet := u.building(PlayerID(p))
		u.limits[p] = sheet.limit(&u.House)
		for i := range u.Fleets[p].Ships {
			fs := &u.Fleets[p].Ships[i]
			if fs.Ship == nil || fs.Ship.Class == nil || fs.Captain == nil {
				return fmt.Errorf("fleet %q: ship %d needs a ship card and a captain", u.Fleets[p].Name, i+1)
			}
			if len(fs.Upgrades) > MaxUpgrades {
				return fmt.Errorf("fleet %q: %s carries %d upgrades, more than %d", u.Fleets[p].Name, fs.Ship.Name,
					len(fs.Upgrades), MaxUpgrades)
			}
			u.ships = append(u.ships, shipFacts{
				FleetShip: stacked(armed(joined(u.House.measured(sheet.On(fs))))),
				owner:     PlayerID(p),
				name:      fs.Ship.Name,
				nUp:       int8(len(fs.Upgrades)),
				id:        ShipID(len(u.ships)),
				stack:     fs.Ship.Stack(),
			})
		}
	}
	if len(u.ships) > MaxShips {
		return fmt.Errorf("%d ships are on the table, more than %d", len(u.ships), MaxShips)
	}
	if u.Position == nil && (len(u.Fleets[0].Ships) == 0 || len(u.Fleets[1].Ships) == 0) {
		return errors.New("each side needs at least one ship")
	}
	u.addPlaces()
	u.addMapShips()
	u.nameShips()
	u.does = u.Scenario.Sheet().does()
	if u.Position != nil {
		u.does |= u.Position.laid(u.Scenario.Sheet())
	}
	for _, r := range u.play.Rules {
		u.rules[r.At] = append(u.rules[r.At], r)
	}
	if err := u.layOutCards(); err != nil {
		return err
	}
	u.first = u.initiative()
	for i := range u.ships {
		class := u.ships[i].Ship.Class
		u.ships[i].radius = float64(0.7072*float64(class.BaseSide)) + 5
		u.ships[i].runs = make([]physics.Run, len(class.Dial))
		for k, m := range class.Dial {
			u.ships[i].runs[k] = m.Run(class.BaseSide, u.spin())
		}
	}
	u.ready = true
	return nil
}

// joined is a ship with the factions that its cards give it and its captain, and with what its captains
// make of each other.
func joined(fs *FleetShip) *FleetShip {
	var ups []*card.Upgrade
	for i := range fs.Upgrades {
		ups = append(ups, fs.Upgrades[i].Card)
	}
	s, c := card.Joined(fs.Ship, fs.Captain, ups)
	if s == fs.Ship && c == fs.Captain {
		return fs
	}
	out := *fs
	out.Ship, out.Captain, out.Upgrades = s, c, slices.Clone(fs.Upgrades)
	for i, u := range card.Laid(fs.Captain, ups) {
		out.Upgrades[i].Card = u
	}
	return &out
}

// armed is a ship whose weapons have the dice that go by its attack value, and are what they are on a shuttlecraft.
//
// Ruling: the value is the printed one, or the sheet's: what damage takes from the primary weapon it
// does not take from these.
func armed(fs *FleetShip) *FleetShip {
	shuttle := fs.Ship.Class.Shuttlecraft()
	if !slices.ContainsFunc(fs.Upgrades, func(b Bought) bool {
		return b.Card.Weapon.OfAttack || shuttle && b.Card.Weapon.Shuttle != nil
	}) {
		return fs
	}
	out := *fs
	out.Upgrades = slices.Clone(fs.Upgrades)
	for i := range out.Upgrades {
		if c := *out.Upgrades[i].Card; shuttle && c.Weapon.Shuttle != nil {
			c.Weapon = *c.Weapon.Shuttle
			out.Upgrades[i].Card = &c
		}
		if c := *out.Upgrades[i].Card; c.Weapon.OfAttack {
			c.Weapon.Dice, c.Weapon.OfAttack = max(c.Weapon.Dice+fs.Ship.Attack, 1), false
			out.Upgrades[i].Card = &c
		}
	}
	return &out
}

// nameShips tells ships of one name apart by class, and those of one class by number, the first
// too.
func (u *Setup) nameShips() {
	u.tellApart(func(f *shipFacts, _ int) string {
		return f.name + " (" + strings.TrimSuffix(f.Ship.Class.Name, " Class") + ")"
	})
	u.tellApart(func(f *shipFacts, nth int) string { return fmt.Sprintf("%s %d", f.name, nth) })
}

// tellApart has each of the ships that share a name, the first, the second, go by another.
func (u *Setup) tellApart(name func(f *shipFacts, nth int) string) {
	many, n := map[string]int{}, map[string]int{}
	for i := range u.ships {
		many[u.ships[i].name]++
	}
	for i := range u.ships {
		if f := &u.ships[i]; many[f.name] > 1 {
			n[f.name]++
			f.name = name(f, n[f.name])
		}
	}
}

// NumShips returns the number of ships that take part.
func (u *Setup) NumShips() int { return len(u.ships) }

// takesPart reports whether there is such a ship in the battle.
func (u *Setup) takesPart(id ShipID) bool { return id >= 0 && int(id) < len(u.ships) }

// Facts are the cards of a ship.
func (u *Setup) Facts(id ShipID) *FleetShip { return u.ships[id].FleetShip }

// Name returns the name of a ship in this battle: its card's name, told apart from others of the
// same name, and "nobody" for a ship that does not take part.
func (u *Setup) Name(id ShipID) string {
	if !u.takesPart(id) {
		return "nobody"
	}
	return u.ships[id].name
}

// Player is a player's name.
func (u *Setup) Player(p PlayerID) string {
	if p == Nobody {
		return "nobody"
	}
	return cmp.Or(u.Players[p], [...]string{"Player 1", "Player 2"}[p])
}

// Runs are the ways of a ship's maneuvers, in the order of its dial.
func (u *Setup) Runs(id ShipID) []physics.Run { return u.ships[id].runs }

// run is the way of a maneuver of a ship; of one that is not on its dial it is worked out into
// room.
func (u *Setup) run(id ShipID, m physics.Maneuver, room *physics.Run) *physics.Run {
	f := &u.ships[id]
	for i := range f.runs {
		if f.runs[i].Maneuver == m {
			return &f.runs[i]
		}
	}
	*room = m.Run(f.Ship.Class.BaseSide, u.spin())
	return room
}

// Base is a ship's base at a pose.
func (u *Setup) Base(id ShipID, p physics.Pose) physics.Square {
	return physics.Base(p, u.ships[id].Ship.Class.BaseSide)
}

// spin is the order of a spin's two halves.
func (u *Setup) spin() physics.SpinOrder {
	if u.House.MoveThenSpin {
		return physics.MoveFirst
	}
	return physics.TurnFirst
}

// initiative returns the player who has initiative for the whole game: the lower total; with equal
// totals the better faction rank, and with equal ranks too a toss of the seed (rules 4.6).
func (u *Setup) initiative() PlayerID {
	if p := whoHasMore(u.Fleets[Two].Total, u.Fleets[One].Total); p != Nobody {
		return p
	}
	if p := whoHasMore(u.bestRank(Two), u.bestRank(One)); p != Nobody {
		return p
	}
	src := dice.New(u.Seed ^ 0x1217)
	return PlayerID(src.Intn(2))
}

func (u *Setup) bestRank(p PlayerID) int {
	best := 99
	for i := range u.ships {
		if u.ships[i].owner == p {
			best = min(best, shipRank(u.ships[i].Ship))
		}
	}
	return best
}

// shipRank is a ship's place in the order of factions; of two factions the better one counts (rules
// 4.6).
func shipRank(s *card.Ship) int {
	best := 50
	for _, f := range s.Factions {
		best = min(best, f.InitiativeRank())
	}
	return best
}

// rankFor is a ship's rank among equals of captain skill in the hands of a player (rules 4.6).
func (u *Setup) rankFor(i ShipID, p PlayerID) int8 {
	side := int8(1)
	if p == u.first {
		side = 0
	}
	if u.Fleets[0].Total != u.Fleets[1].Total {
		return side
	}
	return int8(2*shipRank(u.ships[i].Ship)) + side
}

// rankFor is the same, whoever has the initiative now.
func (s *State) rankFor(u *Setup, id ShipID, p PlayerID) int8 {
	n := u.rankFor(id, p)
	if s.First != u.first {
		n ^= 1
	}
	return n
}

// Table is the table before the first event of a battle: the ships beside it, those of the map on
// it. Who follows a battle by its events begins with it.
func (u *Setup) Table() *State {
	s := new(State)
	if u.Prepare() == nil {
		u.lay(s)
	}
	return s
}

// lay puts the ships beside the table, shields up, and the dice in their cup.
func (u *Setup) lay(s *State) {
	s.First = u.first
	s.Dice = dice.New(u.Seed)
	s.Result.Winner = Nobody
	s.Rerolls = u.Rerolls
	s.NShips = uint8(len(u.ships))
	for i := range u.ships {
		f := &u.ships[i]
		s.Ships[i] = Ship{ID: ShipID(i), Owner: f.owner, Dial: -1, Flown: -1, Lock: NoShip, Shields: f.Ship.Shields,
			Init: u.rankFor(ShipID(i), f.owner), TokensBeside: TokensBeside{Drones: f.Captain.Drones}}
		if m := f.onMap; m != nil {
			sh := &s.Ships[i]
			sh.Map, sh.Mounts, sh.Init = true, int8(len(m.Mounts)), m.init()
			sh.Placed, sh.Pose = true, m.At
		}
		for k := range f.Upgrades {
			if f.under[k] != 0 {
				s.Ships[i].Card(int8(k)).layBeneath()
			}
		}
		if f.others > 0 {
			s.Ships[i].Room = MaxUpgrades - f.own()
		}
		s.Ships[i].Skill = s.skill(u, ShipID(i))
	}
	for i := range u.lines {
		if !u.lines[i].guest {
			u.lines[i].layTokens(s, u)
		}
	}
}

// layTokens puts on a card what its text lays there before round 1: charges, and the options that
// are used up one by one.
func (l *line) layTokens(s *State, u *Setup) {
	if l.Uses > 0 {
		s.Options[l.owner][l.nth] = l.Uses
	}
	if !l.At.Has(card.AtSetUp) {
		return
	}
	for k := range l.Do {
		switch e := &l.Do[k]; {
		case e.Op == card.AddDrones:
			s.Ships[l.ship].Drones += e.N
		case e.Op == card.PlaceToken && e.OnCaptain:
			s.Ships[l.ship].Captain.Charges += e.N
		case e.Op == card.PlaceToken && e.Tokens == card.ChargeToken:
			n := e.N
			if e.Per != card.Once {
				o := l.at(s, u, card.AtSetUp, l.ship, nil)
				n *= int8(o.times(e))
			}
			l.lying(s).Charges += n
		}
		if l.Named == card.StockOfTokens {
			s.Options[l.owner] = [8]int8{2, 2, 2}
			l.lying(s).Charges = 6
		}
	}
}

// skill is the captain skill a ship would have now (rules 4.5, 8): printed, or the Drone tokens
// left; 1 when the captain is disabled or gone; 0 under Communications Failure from the round after
// it was dealt.
//
// Ruling: Communications Failure says what the captain's skill is, and an admiral's bonus is a line
// of his own card: it counts on top of the 0, as it does on top of the 1 of a captain who is
// disabled, since nothing has disabled the admiral. A captain who has left his ship leaves it no
// skill but the sheet's 1, admiral or not.
func (s *State) skill(u *Setup, id ShipID) int8 {
	sh, f := &s.Ships[id], &u.ships[id]
	cutOff := false
	for i := range sh.Damage[:sh.NDamage] {
		d := &sh.Damage[i]
		cutOff = cutOff || d.Up && damageRules()[d.ID]&(1<<card.SkillZero) != 0 && d.Round < s.Round
	}
	switch {
	case cutOff && (!s.hasAdmiral(u, id) || u.House.FirstRulings):
		return 0
	case cutOff:
		return f.Admiral.SkillBonus
	case sh.Captain.Away && !u.House.FirstRulings:
		return 1
	}
	_, captain := sh.captain()
	k := s.captainSkill(u, id)
	if f.onMap != nil && u.play.Skill != nil {
		k = u.play.Skill(s, u, id)
	}
	if captain.Disabled || captain.Discarded {
		k = 1
	} else if f.Captain.Drones > 0 && sh.Acting.Card == 0 || sh.Acting.Card > 0 && sh.Acting.Skill == 0 {
		k = sh.Drones
		if k == 0 {
			k = u.House.DroneZeroSkill
		}
	}
	switch {
	case !s.hasAdmiral(u, id):
	case captain.Discarded && f.Admiral.Side != nil:
		k = f.Admiral.Side.Skill // he takes the captain's place, captain side up (abilities, Admirals)
	default:
		k += f.Admiral.SkillBonus
	}
	if u.effects[card.SkillBy] {
		k = skillBonus(s, u, id, k)
	}
	return k
}
