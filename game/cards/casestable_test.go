package cards_test

import (
	"cmp"
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/physics"
)

// base is the side of a standard base, inches, and the length of the template of speed 1.
const base = 1.5748

// plainHull is the hull of a ship whose case says none: an attack does not end the battle.
const plainHull = 9

// letters name the ships of a case.
var letters = []string{"a", "b", "c", "d", "e"}

// ships are those of the case that are on the table, by letter.
func (c *caseYAML) ships() map[string]*craftYAML {
	m := map[string]*craftYAML{"a": &c.A, "b": &c.B}
	if c.C.Side != "" {
		m["c"] = &c.C
	}
	if c.D.Side != "" {
		m["d"] = &c.D
	}
	if c.E.Side != "" {
		m["e"] = &c.E
	}
	return m
}

// lay lays the table of the case and goes to its start.
func (r *caseRun) lay() {
	r.Helper()
	kind, band, _ := strings.Cut(r.Start, " ")
	n, err := strconv.Atoi(band)
	if err != nil || n < 1 || n > 4 || !slices.Contains([]string{"attack", "defense", "turn", "action", "dials"}, kind) {
		r.Fatalf("start: %q: want attack, defense, turn, action or dials, and a range band from 1 to 4 (beyond)", r.Start)
	}
	s := spec{Cards: r.cat, Phase: game.Activation, Dice: r.faces("dice", r.Dice), Round: r.Round}
	switch kind {
	case "attack", "defense":
		s.Phase = game.Combat
	case "dials":
		s.Phase = game.Planning
	}
	r.carry(&s)
	r.B.Range = cmp.Or(r.B.Range, n)
	r.order(kind)
	for _, name := range letters {
		if y := r.ships()[name]; y != nil {
			s.Crafts = append(s.Crafts, r.craft(name, y, s.Phase))
		}
	}
	for at := range slices.Chunk(r.Rock, 2) {
		s.Tokens = append(s.Tokens, game.Token{Form: game.DiscForm, Flags: game.Obstructs | game.RollsDie,
			X0: int32(at[0] * 25400), Y0: int32(at[1] * 25400), X1: 5000})
	}
	s.House = r.House
	r.tb = lay(r.T, s)
	r.tokens(&s)
	for r.Top != "" && r.top() != r.Top {
		if s.Seed++; s.Seed > 400 {
			r.Fatalf("top: no seed puts %q on top of b's deck", r.Top)
		}
		r.tb = lay(r.T, s)
	}
	r.tb.See, r.tb.Gives = r.note, func(p *game.Prompt, a game.Answer) {
		if p.Ask == game.ChooseTarget && a.Picks != 0 {
			r.tb.Game.State().CountingIn(r.tb.Set, p.Ship, &p.Options[bits.TrailingZeros64(a.Picks)], r.see)
		}
	}
	r.note(r.tb.Told)
	if kind == "action" {
		r.tb.Pass(game.ChooseAction, "A")
	}
}

// tokens lays the minefield and the planet of the case.
func (r *caseRun) tokens(s *spec) {
	r.Helper()
	kind := func(id string) game.TokenKind {
		return game.TokenKind(slices.IndexFunc(r.tb.Set.Scenario.Sheet().Kinds(),
			func(k game.KindOfToken) bool { return k.ID == id }))
	}
	if len(r.Planet) == 2 {
		k := kind("planet")
		s.Tokens = append(s.Tokens, game.Token{Kind: k, Form: game.DiscForm, Flags: r.tb.Set.Token(k).Flags,
			X0: int32(r.Planet[0] * physics.Inch), Y0: int32(r.Planet[1] * physics.Inch), X1: physics.Inch})
	}
	if len(r.Mine) == 2 {
		line := game.LineID(1)
		for ; ; line++ {
			lays := func(e card.Effect) bool { return e.Op == card.LayMine }
			if a, _, _ := r.tb.Set.Line(line); slices.ContainsFunc(a.Do, lays) {
				break
			}
		}
		s.Tokens = append(s.Tokens, game.Token{Kind: kind("minefield"), Form: game.DiscForm, Flags: game.Obstructs, ID: 1,
			Line: line, X0: int32(r.Mine[0] * physics.Inch), Y0: int32(r.Mine[1] * physics.Inch),
			X1: physics.Inch * 3 / 4})
	}
	for _, name := range r.Stored {
		stores := func(e card.Effect) bool { return e.Op == card.StoreToken }
		b := game.Bonus{Line: 1, Vs: game.NoShip, Rounds: 100,
			N: int8(slices.Index([]string{"evade", "scan", "battle stations", "aux"}, name))}
		for do := -1; ; b.Line++ {
			a, _, ship := r.tb.Set.Line(b.Line)
			if do = slices.IndexFunc(a.Do, stores); do >= 0 {
				b.Do, b.Ship = int8(do), ship
				break
			}
		}
		s.Bonuses = append(s.Bonuses, b)
	}
	if len(r.Planet)+len(r.Mine)+len(r.Stored) > 0 {
		r.tb = lay(r.T, *s)
	}
}

// top returns the name of the damage card on top of b's deck.
func (r *caseRun) top() string {
	d := &r.tb.Game.State().Decks[game.Two]
	return d.Cards[d.N-1].String()
}

// carry puts the card on the ship that carries it, and makes that one which may.
func (r *caseRun) carry(s *spec) {
	r.Helper()
	on := r.ships()[cmp.Or(r.On, "a")]
	if on == nil {
		r.Fatalf("on: there is no ship %q", r.On)
	}
	var factions []card.Faction
	var rules []card.Restriction
	take := func(p *card.Printed) {
		r.title, factions, rules = p.Name, p.Factions, p.Restrictions
		if p.Restrictions == nil {
			rules = []card.Restriction{}
		}
	}
	switch id := r.Card; {
	case id == "":
		return
	case r.cat.Ship(id) != nil:
		on.Ship, r.title = id, "Text of "+strings.ToUpper(cmp.Or(r.On, "a"))
		return
	case r.cat.Resource(id) != nil:
		s.Resource[owner(cmp.Or(r.On, "a"), on)] = id
		r.title = r.cat.Resource(id).Name
		return
	case r.cat.Admiral(id) != nil:
		take(&r.cat.Admiral(id).Printed)
	case r.cat.Captain(id) != nil:
		take(&r.cat.Captain(id).Printed)
	case r.cat.Upgrade(id) != nil:
		take(&r.cat.Upgrade(id).Printed)
	default:
		r.Fatalf("there is no card %q", r.Card)
	}
	on.Cards = append([]string{r.Card}, on.Cards...)
	if on.Ship != "" {
		return
	}
	if on.Faction == "" && len(factions) > 0 {
		on.Faction = factions[0].String()
	}
	for i := range rules {
		r.fit(on, &rules[i])
	}
}

// fit makes a plain ship one that may carry a card with a restriction.
func (r *caseRun) fit(on *craftYAML, rule *card.Restriction) {
	if rule.Kind != card.OnlyOn && rule.Kind != card.Surcharge {
		return
	}
	cond := &rule.Cond
	switch cond.Field {
	case card.CaptainFaction, card.CaptainID:
		for _, x := range r.cat.Captains {
			if !slices.ContainsFunc(on.Cards, func(id string) bool { return r.cat.Captain(id) != nil }) && cond.Holds(nil, x) {
				on.Cards = append(on.Cards, x.ID)
			}
		}
	case card.ShipClass:
		on.Class = cmp.Or(on.Class, cond.Values[0])
	case card.ShipFaction:
		on.Faction = cmp.Or(map[bool]string{true: cond.Values[0]}[rule.Kind == card.OnlyOn], on.Faction)
	case card.ShipHull:
		on.Hull = cmp.Or(on.Hull, min(max(plainHull, int(cond.AtLeast)), int(cond.AtMost)))
	case card.ShipTitle:
		for _, x := range r.cat.Ships {
			if on.Ship == "" && cond.Holds(x, nil) {
				on.Ship = x.ID
			}
		}
	}
}

// skill is the Captain Skill of a ship whose case does not say it, where a card does: 0 none does.
func (r *caseRun) skill(y *craftYAML) int {
	n := y.Skill
	for _, id := range y.Cards {
		if a := r.cat.Admiral(id); a != nil {
			n = cmp.Or(n, 5) + int(a.SkillBonus)
		} else if x := r.cat.Captain(id); x != nil {
			return int(x.Skill)
		}
	}
	return n
}

// order gives the ships skills by which A goes first, or in defense last.
func (r *caseRun) order(kind string) {
	a := r.skill(&r.A)
	if a == 0 {
		a = map[string]int{"attack": 6, "defense": 5, "turn": 3, "action": 3, "dials": 3}[kind]
		r.A.Skill = a
	}
	if r.skill(&r.B) == 0 {
		switch kind {
		case "attack":
			r.B.Skill = min(5, max(1, a-1))
		default:
			r.B.Skill = max(6, a+1)
		}
	}
	for _, y := range []*craftYAML{&r.C, &r.D, &r.E} {
		if r.skill(y) == 0 {
			y.Skill = 4
			if kind != "attack" && kind != "defense" {
				y.Skill = a + 1
			}
		}
	}
}

// owner is the player of a ship of a case.
func owner(name string, y *craftYAML) game.PlayerID {
	if name == "b" || y.Side == "b" {
		return game.Two
	}
	return game.One
}

// craft is a ship as the table takes it.
func (r *caseRun) craft(name string, y *craftYAML, phase game.Phase) craft {
	r.Helper()
	c := craft{Name: strings.ToUpper(name), Two: owner(name, y) == game.Two, Of: y.Ship, Called: !y.Titled, Class: y.Class,
		Cards: y.Cards, Skill: y.Skill, Attack: y.Attack, Hull: cmp.Or(y.Hull, plainHull), Shields: y.Shields, SP: y.SP, Crew: y.Crew, Bare: y.Bare,
		Dial: y.Dial, Green: y.Green, Red: y.Red}
	if y.Faction != "" {
		c.Faction = r.faction(y.Faction)
	}
	if y.Agility != nil {
		if c.Agility = *y.Agility; c.Agility == 0 {
			c.Agility = -1
		}
	}
	if phase == game.Activation && c.Dial == "" {
		switch {
		case name == "a":
			c.Dial = "straight 1"
		case y.Ship == "":
			c.Dial = "full stop"
		}
	}
	if phase == game.Planning {
		c.Dial = ""
	}
	if y.Rear {
		c.Rear = physics.Rear90
	}
	if y.Base == "large" {
		c.Base = physics.LargeBase
	}
	r.beside(name, y, &c)
	if len(y.At) == 3 {
		c.X, c.Y, c.H = y.At[0], y.At[1], y.At[2]
		return c
	}
	c.X, c.Y = 18, 25
	if phase != game.Combat {
		c.Y = 20 // after its maneuver
	}
	if name != "a" {
		r.place(name, y, &c)
	} else if phase == game.Activation && c.Dial != "full stop" {
		speed := 1
		fmt.Sscanf(c.Dial, "straight %d", &speed)
		c.Y += base * float64(speed+1)
	}
	return c
}

// place lays a ship at its range and bearing from another.
func (r *caseRun) place(name string, y *craftYAML, c *craft) {
	heading := y.Heading
	if c.Two && heading == 0 {
		heading = 180
	}
	if name != "b" {
		y.Range = cmp.Or(y.Range, 1)
		if y.Bearing == 0 {
			y.Bearing = map[bool]float64{false: 90, true: 45}[c.Two]
		}
	}
	sin, cos := math.Sincos(y.Bearing * math.Pi / 180)
	want, lo, hi := gaps[min(max(y.Range, 1), 4)], 0.0, 40.0
	for range 60 { // the distance of the centers at which the bases are so far apart
		mid := (lo + hi) / 2
		if math.Hypot(max(0, math.Abs(mid*sin)-base), max(0, math.Abs(mid*cos)-base)) < want {
			lo = mid
		} else {
			hi = mid
		}
	}
	if y.Away > 0 {
		lo = y.Away
	}
	if y.From == "b" {
		r.place("b", &r.B, c)
	} else if y.From == "c" {
		r.place("c", &r.C, c)
	}
	c.X, c.Y, c.H = c.X+lo*sin, c.Y-lo*cos, math.Mod(heading+360, 360)
}

// beside lays what lies beside and on a ship.
func (r *caseRun) beside(name string, y *craftYAML, c *craft) {
	r.Helper()
	c.Laid = laid{Hull: y.Left, Shields: -1, Down: y.Down, Evade: y.Evade, Scan: y.Scan, Stations: y.Stations, Power: y.Aux,
		Drones: y.Drones, Temp: y.Temp, Cloak: map[string]game.Cloak{"": game.NotCloaked, "green": game.CloakBeside, "red": game.CloakRed}[y.Cloaked]}
	if c.Laid.Shields = y.Shields - y.Down; y.Ship != "" {
		c.Laid.Shields = -1
	}
	if y.Active != nil {
		c.Laid.Shields = *y.Active
	}
	if y.Cloaked != "" && y.Active == nil {
		c.Laid.Shields, c.Laid.Down = 0, y.Down+y.Shields
		if y.Down == 0 && y.Ship != "" {
			c.Laid.Down = int(r.cat.Ship(y.Ship).Shields)
		}
	}
	if y.Lock != "" {
		if c.Laid.Lock = r.id(y.Lock); c.Laid.Lock == 0 {
			c.Laid.Lock = 99
		}
	}
	if y.Lost {
		c.Laid.NoAction = game.LostByCard
	}
	for _, w := range y.Crits {
		i := slices.IndexFunc(game.DamageIDs(), func(d game.DamageID) bool { return strings.EqualFold(d.String(), w) })
		if i < 0 {
			r.Fatalf("%s: crits: there is no damage card %q", name, w)
		}
		c.Laid.Crits = append(c.Laid.Crits, game.DamageIDs()[i])
	}
	for _, id := range y.Disabled {
		c.Laid.Disabled = append(c.Laid.Disabled, r.slot(y, id))
	}
	for _, id := range y.LostCards {
		c.Laid.Lost = append(c.Laid.Lost, r.slot(y, id))
	}
	for _, id := range y.Turned {
		at := int8(game.ShipSlot)
		if id != y.Ship {
			at = r.slot(y, id)
		}
		c.Laid.Turned = append(c.Laid.Turned, at)
	}
	for id, skill := range y.Acting {
		c.Laid.Acting = game.ActingCaptain{Card: r.slot(y, id) + 1, Skill: skill}
	}
	for _, id := range y.Discarded {
		c.Laid.Discarded = append(c.Laid.Discarded, r.slot(y, id))
	}
	for id, n := range y.Time {
		c.Laid.Time = append(c.Laid.Time, onCard{Upgrade: r.slot(y, id), N: int8(n)})
	}
}

// id is the number of a ship by its letter: those of A's player first.
func (r *caseRun) id(name string) game.ShipID {
	r.Helper()
	id := game.ShipID(0)
	for p := range game.PlayerID(2) {
		for _, n := range letters {
			y := r.ships()[n]
			if y == nil || owner(n, y) != p {
				continue
			}
			if n == name {
				return id
			}
			id++
		}
	}
	r.Fatalf("there is no ship %q", name)
	return 0
}

// slot is where a card of a ship lies: -1 the captain, else an upgrade.
func (r *caseRun) slot(y *craftYAML, id string) int8 {
	r.Helper()
	n := int8(y.Crew + len(y.Bare))
	for _, other := range y.Cards {
		up := r.cat.Admiral(other) == nil && r.cat.Captain(other) == nil
		switch {
		case id == other && up:
			return n
		case id == other && r.cat.Admiral(other) != nil:
			return game.AdmiralSlot
		case id == other:
			return -1
		case up:
			n++
		}
	}
	switch id {
	case "captain":
		return game.CaptainSlot
	case "ship":
		return game.ShipSlot
	}
	r.Fatalf("there is no card %q on the ship", id)
	return 0
}

func (r *caseRun) faction(name string) card.Faction {
	r.Helper()
	for f := card.Faction(1); f < 40; f++ {
		if f.String() == name {
			return f
		}
	}
	r.Fatalf("there is no faction %q", name)
	return 0
}

// faces are dice by their names; a number before one says how many.
func (r *caseRun) faces(field string, names []string) (list []dice.Face) {
	r.Helper()
	for _, name := range names {
		n := 1
		if count, rest, found := strings.Cut(name, " "); found {
			if k, err := strconv.Atoi(count); err == nil {
				n, name = k, rest
			}
		}
		f, ok := dice.ParseFace(map[bool]string{true: "crit", false: name}[name == "critical"])
		if !ok {
			r.Fatalf("%s: there is no face %q", field, name)
		}
		list = append(list, slices.Repeat([]dice.Face{f}, n)...)
	}
	return list
}
