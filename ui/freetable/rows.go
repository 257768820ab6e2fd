package freetable

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/physics"
	"attackwing/scenarios"
)

// row is one thing of a ship or of the table that is set by hand.
type row struct {
	label, value string
	step         func(by int)
}

// rows are what can be set of what is selected; of the table itself when nothing is.
func (p *Page) rows() []row {
	switch p.sel.kind {
	case aShip:
		if k := p.scene().ship(p.sel.ship); k >= 0 {
			return p.shipRows(k)
		}
		return p.mapRows(p.sel.ship)
	case aToken:
		return p.tokenRows(p.sel.n)
	case nothing:
		return p.tableRows()
	}
	return nil
}

// count is a row for a number with a range.
func (p *Page) count(label string, now, lo, hi int, set func(s *Scene, n int)) row {
	return row{label, fmt.Sprint(now), func(by int) {
		if n := min(max(now+by, lo), hi); n != now {
			p.edit(func(s *Scene) { set(s, n) })
		}
	}}
}

// cycle is a row for one of several words; names are what they are called, nil as they are.
func (p *Page) cycle(label, now string, words, names []string, set func(s *Scene, w string)) row {
	at := max(slices.Index(words, now), 0)
	value := now
	if names != nil && at < len(names) {
		value = names[at]
	}
	return row{label, value, func(by int) {
		n := ((at+by)%len(words) + len(words)) % len(words)
		if words[n] != now {
			p.edit(func(s *Scene) { set(s, words[n]) })
		}
	}}
}

func orPrinted(n *int, printed int8) int {
	if n == nil {
		return int(printed)
	}
	return *n
}

func (p *Page) shipRows(k int) []row {
	s := &p.table().Ships[k]
	id, ok := p.l.of[s.ID]
	if !ok {
		return nil
	}
	f := p.l.setup.Facts(id)
	tokens := record.ShipTokens{}
	if s.Tokens != nil {
		tokens = *s.Tokens
	}
	on := func(set func(x *record.TableShip, k *record.ShipTokens, n int)) func(*Scene, int) {
		return func(s *Scene, n int) {
			x := &s.Table.Ships[k]
			t := &record.ShipTokens{}
			if x.Tokens != nil {
				t = x.Tokens
			}
			if set(x, t, n); x.Tokens == nil && fmt.Sprint(*t) != fmt.Sprint(record.ShipTokens{}) {
				x.Tokens = t
			}
		}
	}
	word := func(set func(x *record.TableShip, k *record.ShipTokens, w string)) func(*Scene, string) {
		return func(s *Scene, w string) {
			on(func(x *record.TableShip, t *record.ShipTokens, _ int) { set(x, t, w) })(s, 0)
		}
	}
	hull, up := orPrinted(s.Hull, f.Ship.Hull), orPrinted(s.Shields, f.Ship.Shields-int8(s.Down))
	crits := len(s.Crits)
	rows := []row{
		p.cycle("Player", fmt.Sprint(s.Player), []string{"1", "2"}, nil, func(s *Scene, w string) {
			x := &s.Table.Ships[k]
			x.Player = int(w[0] - '0')
			if x.Tokens != nil {
				x.Tokens.Lock = ""
			}
			for i := range s.Table.Ships {
				if t := s.Table.Ships[i].Tokens; t != nil && t.Lock == x.ID {
					t.Lock = ""
				}
			}
		}),
		p.count("Hull", hull, max(1, crits), int(f.Ship.Hull), on(func(x *record.TableShip, _ *record.ShipTokens, n int) { x.Hull = &n })),
		p.count("Shields", up, 0, int(f.Ship.Shields)-s.Down, on(func(x *record.TableShip, _ *record.ShipTokens, n int) { x.Shields = &n })),
		p.count("Disabled shields", s.Down, 0, int(f.Ship.Shields), on(func(x *record.TableShip, _ *record.ShipTokens, n int) {
			x.Down = n
			m := min(up, int(f.Ship.Shields)-n)
			x.Shields = &m
		})),
		p.count("Evade", tokens.Evade, 0, 9, on(func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Evade = n })),
		p.count("Scan", tokens.Scan, 0, 9, on(func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Scan = n })),
		p.count("Battle Stations", tokens.Stations, 0, 9, on(func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Stations = n })),
		p.count("Auxiliary Power", tokens.Power, 0, 9, on(func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Power = n })),
	}
	locks, names := []string{""}, []string{"none"}
	for i, o := range p.l.ids {
		if x := game.ShipID(i); p.l.has(o) && p.l.view.Ships[i].Owner != p.l.view.Ships[id].Owner {
			locks, names = append(locks, o), append(names, p.l.setup.Name(x))
		}
	}
	dial, moves := []string{""}, []string{"not set"}
	for _, m := range f.Ship.Class.Dial {
		dial, moves = append(dial, m.String()), append(moves, m.String())
	}
	rows = append(rows,
		p.cycle("Target Lock", tokens.Lock, locks, names, word(func(_ *record.TableShip, t *record.ShipTokens, w string) { t.Lock = w })),
		p.cycle("Cloak", tokens.Cloak, []string{"", "green", "beside", "red"}, []string{"none", "green, on the base", "green, beside", "red"}, word(func(_ *record.TableShip, t *record.ShipTokens, w string) { t.Cloak = w })),
		p.cycle("Dial", s.Dial, dial, moves, word(func(x *record.TableShip, _ *record.ShipTokens, w string) { x.Dial = w })),
		p.count("Critical cards", crits, 0, int(f.Ship.Hull)-1, on(func(x *record.TableShip, _ *record.ShipTokens, n int) {
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
			h := min(hull, int(f.Ship.Hull)-n)
			x.Hull = &h
		})))
	if crits > 0 {
		rows = append(rows, p.cycle("The last of them", s.Crits[crits-1], damageNames(), nil, word(func(x *record.TableShip, _ *record.ShipTokens, w string) {
			x.Crits = slices.Clone(x.Crits)
			x.Crits[len(x.Crits)-1] = w
		})))
	}
	if f.Captain.Drones > 0 {
		n := int(f.Captain.Drones)
		if tokens.Drones != nil {
			n = *tokens.Drones
		}
		rows = append(rows, p.count("Drone tokens", n, 0, 20, on(func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Drones = &n })))
	}
	rows = append(rows, p.sheetRows(k, &tokens, word, on)...)
	at := p.l.view.Ships[id].Pose
	pose := func(label, value string, turn func(q physics.Pose, by int) physics.Pose) row {
		return row{label, value, func(by int) { p.edit(func(s *Scene) { stand(&s.Table.Ships[k], turn(at, by)) }) }}
	}
	captains, who := p.captains(f)
	return append(rows,
		p.cycle("Captain", f.Captain.ID, captains, who, word(func(x *record.TableShip, _ *record.ShipTokens, w string) { x.Captain = w })),
		pose("From the west edge", fmt.Sprintf("%.2f\"", float64(at.X)/physics.Inch), func(q physics.Pose, by int) physics.Pose {
			q.X += int32(by * physics.Inch / 100)
			return q
		}),
		pose("From the north edge", fmt.Sprintf("%.2f\"", float64(at.Y)/physics.Inch), func(q physics.Pose, by int) physics.Pose {
			q.Y += int32(by * physics.Inch / 100)
			return q
		}),
		pose("Heading", fmt.Sprintf("%.1f°", float64(at.Heading)/1000), func(q physics.Pose, by int) physics.Pose { return turned(q, int32(by)*1000) }))
}

// sheetRows are what only some sheets lay: lock tokens as markers on a ship of the map, Mission Tokens, a captain aboard
// a station.
func (p *Page) sheetRows(k int, tokens *record.ShipTokens, word func(func(*record.TableShip, *record.ShipTokens, string)) func(*Scene, string),
	on func(func(*record.TableShip, *record.ShipTokens, int)) func(*Scene, int)) (rows []row) {
	s := &p.table().Ships[k]
	id := p.l.of[s.ID]
	marks, names, station := []string{""}, []string{"none"}, false
	for i := p.l.setup.FleetShips(); i < p.l.setup.NumShips(); i++ {
		m := p.l.setup.OnMap(game.ShipID(i))
		marks, names = append(marks, m.ID), append(names, m.Ship.Name)
		station = station || len(m.Mounts) > 0
	}
	if len(marks) > 1 && !station {
		rows = append(rows, p.cycle("Tractor beam", tokens.Marker, marks, names, word(func(_ *record.TableShip, t *record.ShipTokens, w string) { t.Marker = w })))
	}
	if n := int(p.l.view.Ships[id].Mission); n > 0 || tokens.Mission != nil {
		rows = append(rows, p.count("Mission Tokens", n, 0, 12, on(func(_ *record.TableShip, t *record.ShipTokens, n int) { t.Mission = &n })))
	}
	if captain := p.l.setup.Facts(id).Captain.ID; station {
		now := map[bool]string{true: "yes", false: "no"}[slices.Contains(s.Away, captain)]
		rows = append(rows, p.cycle("Captain aboard", now, []string{"no", "yes"}, nil, word(func(x *record.TableShip, t *record.ShipTokens, w string) {
			drop := func(c string) bool { return c == captain }
			x.Away, t.Disabled = slices.DeleteFunc(slices.Clone(x.Away), drop), slices.DeleteFunc(slices.Clone(t.Disabled), drop)
			if w == "yes" {
				x.Away, t.Disabled = append(x.Away, captain), append(t.Disabled, captain)
			}
			if len(x.Away) == 0 {
				x.Away = nil
			}
			if len(t.Disabled) == 0 {
				t.Disabled = nil
			}
		})))
	}
	return rows
}

// mapRows are what can be set of a ship of the map.
func (p *Page) mapRows(id string) []row {
	n, ok := p.l.of[id]
	if !ok || p.l.setup.OnMap(n) == nil {
		return nil
	}
	m, f := p.scene().mapShip(id), p.l.setup.Facts(n)
	set := func(change func(m *record.TableMapShip, n int)) func(*Scene, int) {
		return func(s *Scene, n int) {
			m := s.mapShip(id)
			change(&m, n)
			s.setMapShip(m)
		}
	}
	rows := []row{p.count("Hull", orPrinted(m.Hull, f.Ship.Hull), 1, int(f.Ship.Hull), set(func(m *record.TableMapShip, n int) { m.Hull = &n }))}
	if len(p.l.setup.OnMap(n).Mounts) > 0 {
		rows = append(rows, p.count("Commanded by player", m.Player, 0, 2, set(func(m *record.TableMapShip, n int) { m.Player = n })))
	}
	return rows
}

// turned is Pose.Turned with a heading from 0 to 360.
func turned(q physics.Pose, by int32) physics.Pose {
	q = q.Turned(by)
	q.Heading = (q.Heading%360000 + 360000) % 360000
	return q
}

// captains are those of the ship's factions, with their skill, by it.
func (p *Page) captains(f *game.FleetShip) (ids, names []string) {
	for skill := int8(0); skill <= 12; skill++ {
		for _, c := range p.opts.Cards.Captains() {
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

var phaseWords = []string{"planning", "activation", "combat", "end"}

var faces = []string{"hit", "crit", "battle-stations", "evade", "blank"}

func (p *Page) tableRows() []row {
	t := p.table()
	var ids, titles []string
	for _, sc := range scenarios.All() {
		ids, titles = append(ids, sc.Sheet().ID), append(titles, sc.Sheet().Title)
	}
	phase := t.Phase
	if phase == "" {
		phase = "planning"
	}
	rows := []row{
		p.cycle("Battle", t.Scenario, ids, titles, func(s *Scene, w string) {
			s.Table.Scenario, s.Table.House = w, nil
			s.Table.Tokens = slices.DeleteFunc(s.Table.Tokens, func(k record.TableToken) bool { return k.Kind != "" && k.Kind != "obstacle" })
			for i := range s.Table.Ships {
				if k := s.Table.Ships[i].Tokens; k != nil {
					k.Lock = ""
				}
			}
		}),
		p.count("Round", max(t.Round, 1), 1, game.MaxRound, func(s *Scene, n int) { s.Table.Round = n }),
		p.cycle("Phase", phase, phaseWords, nil, func(s *Scene, w string) { s.Table.Phase, s.Table.Begun = w, false }),
		p.count("Dice to come", len(t.Dice), 0, 20, func(s *Scene, n int) {
			for len(s.Table.Dice) < n {
				s.Table.Dice = append(s.Table.Dice, "hit")
			}
			if s.Table.Dice = s.Table.Dice[:n]; n == 0 {
				s.Table.Dice = nil
			}
		}),
	}
	if n := len(t.Dice); n > 0 {
		rows = append(rows, p.cycle("The last of them", strings.ToLower(t.Dice[n-1]), faces, nil, func(s *Scene, w string) { s.Table.Dice[len(s.Table.Dice)-1] = w }))
	}
	return rows
}

func (p *Page) tokenRows(n int) []row {
	k, ok := p.token(n)
	if !ok {
		return nil
	}
	size, step := k.X1, int32(physics.Inch/4)
	set := func(by int32) func(*Scene) { return func(s *Scene) { resize(&s.Table.Tokens[n], k, by) } }
	label := "Radius"
	if k.Form != game.DiscForm {
		label, size = "Length", max(abs(k.X1-k.X0), abs(k.Y1-k.Y0))
	}
	return []row{{label, fmt.Sprintf("%.2f\"", float64(size)/physics.Inch), func(by int) { p.edit(set(int32(by) * step)) }}}
}

func abs(n int32) int32 { return max(n, -n) }

// resize makes a token larger or smaller.
func resize(t *record.TableToken, k game.Token, by int32) {
	const least = int32(physics.Inch / 4)
	switch k.Form {
	case game.DiscForm:
		k.X1 = min(max(k.X1+by, least), 12*physics.Inch)
	case game.RectForm:
		k.X1, k.Y1 = max(k.X1+by, k.X0+least), max(k.Y1+by, k.Y0+least)
	default:
		if abs(k.X1-k.X0) >= abs(k.Y1-k.Y0) {
			k.X1 = k.X0 + longer(k.X1-k.X0, by, least)
		} else {
			k.Y1 = k.Y0 + longer(k.Y1-k.Y0, by, least)
		}
	}
	lie(t, k)
}

func longer(v, by, least int32) int32 {
	if v < 0 {
		return -max(-v+by, least)
	}
	return max(v+by, least)
}

// lie puts a token of a file where and how large the referee's is.
func lie(t *record.TableToken, k game.Token) {
	a, b := []any{inches(float64(k.X0)), inches(float64(k.Y0))}, []any{inches(float64(k.X1)), inches(float64(k.Y1))}
	t.Disc, t.Line, t.Rect = nil, nil, nil
	switch k.Form {
	case game.DiscForm:
		t.Disc = &record.Disc{At: a, Radius: inches(float64(k.X1))}
	case game.RectForm:
		t.Rect = [][]any{a, b}
	default:
		t.Line = [][]any{a, b}
	}
}

// token is a token laid by hand as the referee has it.
func (p *Page) token(n int) (game.Token, bool) {
	own := len(p.table().Tokens)
	s := &p.l.view.State
	if n < 0 || n >= own || int(s.NTokens) < own {
		return game.Token{}, false
	}
	return s.Tokens[int(s.NTokens)-own+n], true
}
