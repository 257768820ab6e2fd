package freetable

import (
	"fmt"
	"maps"
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/ui/kit"
)

// shipEdit changes what the position says of one ship of a fleet.
type shipEdit struct {
	*draft
	at     int // its place in the list
	id     game.ShipID
	facts  *game.FleetShip
	said   record.TableShip // as the position has it
	tokens record.ShipTokens
}

type (
	setNumber func(x *record.TableShip, t *record.ShipTokens, n int)
	setWord   func(x *record.TableShip, t *record.ShipTokens, w string)
)

// shipRows returns what can be set of a ship of a fleet.
func (d *draft) shipRows(at int) []row {
	s := d.scene().Table.Ships[at]
	id, ok := d.l.of[s.ID]
	if !ok {
		return nil
	}
	e := shipEdit{draft: d, at: at, id: id, facts: d.l.setup.Facts(id), said: s}
	if s.Tokens != nil {
		e.tokens = *s.Tokens
	}
	return slices.Concat(e.strength(), e.laidTokens(), e.damage(), e.sheetRows(), e.stance())
}

// number is a row for a number of the ship.
func (e *shipEdit) number(label string, now, lo, hi int, set setNumber) row {
	return e.count(label, now, lo, hi,
		func(s *Scene, n int) { e.set(s, func(x *record.TableShip, t *record.ShipTokens) { set(x, t, n) }) })
}

// word is a row for one of several words.
func (e *shipEdit) word(label, now string, words, names []string, set setWord) row {
	return e.cycle(label, now, words, names,
		func(s *Scene, w string) { e.set(s, func(x *record.TableShip, t *record.ShipTokens) { set(x, t, w) }) })
}

// set changes the ship; tokens are written only where there are some.
func (e *shipEdit) set(s *Scene, change func(x *record.TableShip, t *record.ShipTokens)) {
	x := &s.Table.Ships[e.at]
	t := &record.ShipTokens{}
	if x.Tokens != nil {
		t = x.Tokens
	}
	if change(x, t); x.Tokens == nil && fmt.Sprint(*t) != fmt.Sprint(record.ShipTokens{}) {
		x.Tokens = t
	}
}

// hull and shields are those that are left.
func (e *shipEdit) hull() int { return orPrinted(e.said.Hull, e.facts.Ship.Hull) }
func (e *shipEdit) shields() int {
	return orPrinted(e.said.Shields, e.facts.Ship.Shields-int8(e.said.Down))
}

// strength is whose it is, and what is left of it.
func (e *shipEdit) strength() []row {
	most, up := int(e.facts.Ship.Shields), e.shields()
	return []row{
		e.cycle("Player", fmt.Sprint(e.said.Player), []string{"1", "2"}, nil, e.defect),
		e.number("Hull", e.hull(), max(1, len(e.said.Crits)), int(e.facts.Ship.Hull),
			func(x *record.TableShip, _ *record.ShipTokens, n int) { x.Hull = &n }),
		e.number("Shields", up, 0, most-e.said.Down,
			func(x *record.TableShip, _ *record.ShipTokens, n int) { x.Shields = &n }),
		e.number("Disabled shields", e.said.Down, 0, most, func(x *record.TableShip, _ *record.ShipTokens, n int) {
			x.Down = n
			m := min(up, most-n)
			x.Shields = &m
		}),
	}
}

// defect gives the ship to the other player; locks between it and others are gone.
func (e *shipEdit) defect(s *Scene, player string) {
	x := &s.Table.Ships[e.at]
	x.Player = int(player[0] - '0')
	if x.Tokens != nil {
		x.Tokens.Lock = ""
	}
	for i := range s.Table.Ships {
		if t := s.Table.Ships[i].Tokens; t != nil && t.Lock == x.ID {
			t.Lock = ""
		}
	}
}

// laidTokens are the tokens beside it, its lock and its dial.
func (e *shipEdit) laidTokens() []row {
	t := &e.tokens
	locks, names := []string{""}, []string{"none"}
	for i, o := range e.l.ids {
		if x := game.ShipID(i); e.l.has(o) && e.l.view.Ships[i].Owner != e.l.view.Ships[e.id].Owner {
			locks, names = append(locks, o), append(names, e.l.setup.Name(x))
		}
	}
	dial, moves := []string{""}, []string{"not set"}
	for _, m := range e.facts.Ship.Class.Dial {
		dial, moves = append(dial, m.String()), append(moves, m.String())
	}
	return []row{
		e.number("Evade", t.Evade, 0, 9, func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Evade = n }),
		e.number("Scan", t.Scan, 0, 9, func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Scan = n }),
		e.number("Battle Stations", t.Stations, 0, 9,
			func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Stations = n }),
		e.number("Auxiliary Power", t.Power, 0, 9,
			func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Power = n }),
		e.word("Target Lock", t.Lock, locks, names,
			func(_ *record.TableShip, t *record.ShipTokens, w string) { t.Lock = w }),
		e.word("Cloak", t.Cloak, []string{"", "green", "beside", "red"}, []string{"none", "green, on the base",
			"green, next to the base", "red"},
			func(_ *record.TableShip, t *record.ShipTokens, w string) { t.Cloak = w }),
		e.word("Dial", e.said.Dial, dial, moves,
			func(x *record.TableShip, _ *record.ShipTokens, w string) { x.Dial = w }),
	}
}

// damage are the cards that lie face up at it.
func (e *shipEdit) damage() []row {
	crits, hull := len(e.said.Crits), e.hull()
	rows := []row{
		e.number(
			"Critical cards",
			crits,
			0,
			int(e.facts.Ship.Hull)-1,
			func(x *record.TableShip, _ *record.ShipTokens, n int) {
				x.Crits = slices.Clone(x.Crits)
				if n < len(x.Crits) {
					x.Crits = x.Crits[:n]
				}
				for len(x.Crits) < n {
					x.Crits = append(x.Crits, damageNames()[len(x.Crits)%len(damageNames())])
				}
				if len(x.Crits) == 0 {
					x.Crits = nil
				}
				h := min(hull, int(e.facts.Ship.Hull)-n)
				x.Hull = &h
			},
		),
	}
	if crits > 0 {
		rows = append(
			rows,
			e.word(
				"Last one",
				e.said.Crits[crits-1],
				damageNames(),
				nil,
				func(x *record.TableShip, _ *record.ShipTokens, w string) {
					x.Crits = slices.Clone(x.Crits)
					x.Crits[len(x.Crits)-1] = w
				},
			),
		)
	}
	return rows
}

// sheetRows returns what only some ships and sheets have: Drone Tokens, lock tokens as markers on a
// ship of the map, counters, a captain aboard a station.
func (e *shipEdit) sheetRows() (rows []row) {
	t := &e.tokens
	if n := int(e.facts.Captain.Drones); n > 0 {
		if t.Drones != nil {
			n = *t.Drones
		}
		rows = append(
			rows,
			e.number("Drone Tokens", n, 0, 20,
				func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Drones = &n }),
		)
	}
	marks, names := []string{""}, []string{"none"}
	for i := e.l.setup.FleetShips(); i < e.l.setup.NumShips(); i++ {
		m := e.l.setup.OnMap(game.ShipID(i))
		marks, names = append(marks, m.ID), append(names, m.Ship.Name)
	}
	if len(marks) > 1 && e.l.setup.Scenario.Sheet().Marker.Name != "" {
		rows = append(
			rows,
			e.word(e.l.setup.Scenario.Sheet().Marker.Name, t.Marker, marks, names,
				func(_ *record.TableShip, t *record.ShipTokens, w string) { t.Marker = w }),
		)
	}
	for i, k := range e.l.setup.Scenario.Sheet().Counters {
		n := e.l.view.Ships[e.id].Counters.Of(game.Counter(i))
		if _, told := t.Counters[k.ID]; n == 0 && !told {
			continue
		}
		rows = append(rows, e.number(k.Plural, n, 0, 12, func(_ *record.TableShip, t *record.ShipTokens, n int) {
			t.Counters = maps.Clone(t.Counters)
			if t.Counters == nil {
				t.Counters = map[string]int{}
			}
			t.Counters[k.ID] = n
		}))
	}
	if e.l.setup.Scenario.Sheet().Away.Name != "" {
		now := kit.If(slices.Contains(e.said.Away, e.facts.Captain.ID), "yes", "no")
		rows = append(rows, e.word("Captain aboard", now, []string{"no", "yes"}, nil, e.beam))
	}
	return rows
}

// beam brings the captain aboard a station, or back.
func (e *shipEdit) beam(x *record.TableShip, t *record.ShipTokens, w string) {
	captain := e.facts.Captain.ID
	drop := func(c string) bool { return c == captain }
	x.Away, t.Disabled = slices.DeleteFunc(slices.Clone(x.Away), drop),
		slices.DeleteFunc(slices.Clone(t.Disabled), drop)
	if w == "yes" {
		x.Away, t.Disabled = append(x.Away, captain), append(t.Disabled, captain)
	}
	if len(x.Away) == 0 {
		x.Away = nil
	}
	if len(t.Disabled) == 0 {
		t.Disabled = nil
	}
}

// stance returns who leads it, and where it stands.
func (e *shipEdit) stance() []row {
	at := e.l.view.Ships[e.id].Pose
	pose := func(label, value string, turn func(q physics.Pose, by int) physics.Pose) row {
		return row{label, value, func(by int) { e.edit(func(s *Scene) { stand(&s.Table.Ships[e.at], turn(at, by)) }) }}
	}
	captains, who := e.captains(e.facts)
	return []row{
		e.word("Captain", e.facts.Captain.ID, captains, who,
			func(x *record.TableShip, _ *record.ShipTokens, w string) { x.Captain = w }),
		pose(
			"From the west edge",
			fmt.Sprintf("%.2f\"", float64(at.X)/physics.Inch),
			func(q physics.Pose, by int) physics.Pose {
				q.X += int32(by * physics.Inch / 100)
				return q
			},
		),
		pose(
			"From the north edge",
			fmt.Sprintf("%.2f\"", float64(at.Y)/physics.Inch),
			func(q physics.Pose, by int) physics.Pose {
				q.Y += int32(by * physics.Inch / 100)
				return q
			},
		),
		pose("Heading", fmt.Sprintf("%.1f°", float64(at.Heading)/1000),
			func(q physics.Pose, by int) physics.Pose { return turned(q, int32(by)*1000) }),
	}
}

// mapRows returns what can be set of a ship of the map.
func (d *draft) mapRows(id string) []row {
	n, ok := d.l.of[id]
	if !ok || d.l.setup.OnMap(n) == nil {
		return nil
	}
	m, f := d.scene().mapShip(id), d.l.setup.Facts(n)
	set := func(change func(m *record.TableMapShip, n int)) func(*Scene, int) {
		return func(s *Scene, n int) {
			m := s.mapShip(id)
			change(&m, n)
			s.setMapShip(m)
		}
	}
	rows := []row{
		d.count("Hull", orPrinted(m.Hull, f.Ship.Hull), 1, int(f.Ship.Hull),
			set(func(m *record.TableMapShip, n int) { m.Hull = &n })),
	}
	if len(d.l.setup.OnMap(n).Mounts) > 0 {
		rows = append(rows,
			d.count("Commanded by player", m.Player, 0, 2, set(func(m *record.TableMapShip, n int) { m.Player = n })))
	}
	return rows
}

// captains returns the captains of the ship's factions with their skill, the lowest first.
func (d *draft) captains(f *game.FleetShip) (ids, names []string) {
	for skill := int8(0); skill <= 12; skill++ {
		for _, c := range d.cards.Captains {
			mine := c.ID == f.Captain.ID
			for _, x := range f.Ship.Factions {
				mine = mine || slices.Contains(c.Factions, x)
			}
			if mine && c.Skill == skill {
				ids, names = append(ids, c.ID), append(names, fmt.Sprintf("%s, %d", c.Name, c.Skill))
			}
		}
	}
	if len(ids) == 0 {
		return []string{f.Captain.ID}, []string{f.Captain.Name}
	}
	return ids, names
}

// damageNames are the damage cards that can lie face up.
func damageNames() (out []string) {
	for d := game.WarpCoreBreach; d <= game.WeaponsMalfunction; d++ {
		out = append(out, d.String())
	}
	return out
}
