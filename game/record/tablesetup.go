package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// Setup makes of the position the set-up of a game that begins there.
func (t *Table) Setup(find Scenarios, cat *card.Catalogue) (*game.Setup, error) {
	u, err := t.setup(find, cat)
	return u, t.place(err)
}

func (t *Table) setup(find Scenarios, cat *card.Catalogue) (*game.Setup, error) {
	if t.Scenario == "" {
		return nil, wrong("scenario", "none is named")
	}
	sc, err := SheetOf(find, t.Scenario, t.Sheet)
	if err != nil {
		return nil, wrong("scenario", "%v", err)
	}
	set := map[string]string{}
	for k, v := range t.House {
		switch v.(type) {
		case string, bool, float64, uint64, int64, int:
			set[k] = fmt.Sprint(v)
		default:
			return nil, wrong("house", "%s: want one value", k)
		}
	}
	house, err := House(sc, values(set))
	if err != nil {
		return nil, wrong("house", "%v", err)
	}
	u := &game.Setup{Scenario: sc, Seed: t.Seed, House: house}
	if len(t.Players) > 2 {
		return nil, wrong("players", "%d names for two players", len(t.Players))
	}
	for i, n := range t.Players {
		if err := text(n); err != nil {
			return nil, wrong("players", "%v", err)
		}
		u.Players[i] = n
	}
	if err := t.ids(); err != nil {
		return nil, err
	}
	if err := t.fleets(u, cat); err != nil {
		return nil, err
	}
	if u.Position, err = t.position(u); err != nil {
		return nil, err
	}
	return u, u.Position.Check(u)
}

// ids looks at what names the ships by.
func (t *Table) ids() error {
	if len(t.Ships) == 0 {
		return wrong("ships", "the position has none")
	}
	if len(t.Ships) > game.MaxShips {
		return wrong("ships", "%d are more than %d", len(t.Ships), game.MaxShips)
	}
	if len(t.Fleets) > 2 {
		return wrong("fleets", "%d for two players", len(t.Fleets))
	}
	seen := map[string]bool{}
	for i := range t.Ships {
		s := &t.Ships[i]
		at := fmt.Sprintf("ships[%d]", i)
		switch {
		case s.ID == "" || len(s.ID) > 40 || strings.ContainsFunc(s.ID, notWord):
			return wrong(at+".id", "%q is not a short word of letters, digits and dashes", s.ID)
		case seen[s.ID]:
			return wrong(at+".id", "%q names two ships", s.ID)
		case s.Player != 1 && s.Player != 2:
			return wrong(at+".player", "%d is not 1 or 2", s.Player)
		}
		seen[s.ID] = true
	}
	return nil
}

func notWord(r rune) bool {
	return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '_' || r == '\'')
}

// fleets builds both fleets from the ships' cards at the prices of the cards.
func (t *Table) fleets(u *game.Setup, cat *card.Catalogue) error {
	var ls [2]fleet.List
	for i := range t.Ships {
		s := &t.Ships[i]
		at := fmt.Sprintf("ships[%d]", i)
		captain, sh := s.Captain, cat.Ship(s.Ship)
		if captain == "" && sh != nil && sh.CaptainLimit > 0 {
			captain = plainCaptain(cat, sh)
		}
		switch {
		case sh == nil:
			return wrong(at+".ship", "there is no ship %q", s.Ship)
		case cat.Commander(sh, captain) == nil && (captain != "" || sh.CaptainLimit > 0):
			return wrong(at+".captain", "there is no captain %q", captain)
		case s.Admiral != "" && cat.Admiral(s.Admiral) == nil:
			return wrong(at+".admiral", "there is no admiral %q", s.Admiral)
		case len(s.Upgrades) > game.MaxUpgrades:
			return wrong(at+".upgrades", "%d are more than %d", len(s.Upgrades), game.MaxUpgrades)
		}
		l := fleet.ListShip{
			Ship:    fleet.Ref{ID: s.Ship},
			Captain: fleet.Ref{ID: captain},
			Admiral: fleet.Ref{ID: s.Admiral},
		}
		for k, id := range s.Upgrades {
			if up := cat.Assigned(id); up == nil || up.Kind == card.Resource {
				return wrong(fmt.Sprintf("%s.upgrades[%d]", at, k), "there is no upgrade %q", id)
			}
			l.Upgrades = append(l.Upgrades, fleet.Ref{ID: id})
		}
		ls[s.Player-1].Ships = append(ls[s.Player-1].Ships, l)
	}
	sheet := u.Scenario.Sheet()
	for p := range ls {
		ls[p].Side = usualSide(sheet, p)
		if p < len(t.Fleets) {
			if err := t.Fleets[p].build(fmt.Sprintf("fleets[%d]", p), sheet, cat, &ls[p]); err != nil {
				return err
			}
		}
		u.Fleets[p], _ = fleet.Rules{Cards: cat, Scenario: u.Scenario, House: &u.House}.Build(ls[p])
		if len(u.Fleets[p].Ships) != len(ls[p].Ships) {
			return errors.New("the fleets could not be built")
		}
	}
	return nil
}

// build puts the side and the resource of a fleet into its list.
func (f *TableFleet) build(at string, sheet *game.Sheet, cat *card.Catalogue, l *fleet.List) error {
	if f.Side != "" {
		side, ok := sheet.SideOf(f.Side)
		if !ok {
			return wrong(at+".side", "%q is not a side of %s", f.Side, sheet.Title)
		}
		l.Side = side
	}
	if err := within(at+".other-sp", f.Other, -maxPoints, maxPoints); err != nil {
		return err
	}
	l.Other = f.Other
	if f.Resource != "" {
		c := cat.Resource(f.Resource)
		if c == nil {
			return wrong(at+".resource", "there is no resource %q", f.Resource)
		}
		l.Resource = fleet.Ref{ID: c.ID, Name: c.Name}
	}
	return nil
}

// plainCaptain is the captain of a ship for which none is named: the cheapest one without a name of
// its faction.
func plainCaptain(cat *card.Catalogue, s *card.Ship) string {
	best := cat.Captain("2003")
	for _, c := range cat.Drawn().Captains {
		if c.Unique || c.SP > 0 || c.Drones > 0 || len(s.Factions) == 0 || !card.HasFaction(c.Factions, s.Factions[0]) {
			continue
		}
		if !card.HasFaction(best.Factions, s.Factions[0]) || c.Skill < best.Skill {
			best = c
		}
	}
	return best.ID
}

// position turns the words into the referee's position. The ships are matched with the fleets by
// player and order.
func (t *Table) position(u *game.Setup) (*game.Position, error) {
	if err := t.ids(); err != nil { // a record's first line comes here without having been looked at
		return nil, err
	}
	p := &game.Position{Round: max(t.Round, 1), Phase: game.Planning}
	if t.Round < 0 || t.Round > game.MaxRound {
		return nil, wrong("round", "%d is not from 1 to %d", t.Round, game.MaxRound)
	}
	u.Position = p // with it a side may be empty
	formerly(u)
	if err := u.Prepare(); err != nil {
		return nil, err
	}
	ids := t.IDs()
	if n := u.FleetShips(); len(ids) != n {
		return nil, wrong("ships", "%d for fleets of %d", len(ids), n)
	}
	s := newScribe(u, p, ids)
	p.Ships = slices.Clone(s.fresh.Ships[:u.NumShips()])
	for i := range u.Fleets[0].Ships {
		p.Ships[i].Pose.Heading = 180000
	}
	for i := range p.Sides {
		p.Sides[i] = s.beside(i)
	}
	if err := s.part(t).read(); err != nil {
		return nil, err
	}
	numberMines(p)
	slices.Sort(p.Used)
	slices.Sort(p.UsedNow)
	slices.Sort(p.Ever)
	return p, nil
}

// numberMines gives the minefields ids that have none in the file: by it they go off.
func numberMines(p *game.Position) {
	next := game.NoToken + 1
	for _, k := range p.Tokens {
		next = max(next, k.ID+1)
	}
	for i := range p.Tokens {
		if k := &p.Tokens[i]; k.Line != 0 && k.ID == game.NoToken {
			k.ID, next = next, next+1
		}
	}
}

func within(at string, n, lo, hi int) error {
	if n < lo || n > hi {
		return wrong(at, "%d is not from %d to %d", n, lo, hi)
	}
	return nil
}

// IDs are the words that name the ships, in the order of the referee: player 1's first.
func (t *Table) IDs() []string {
	ships := slices.SortedStableFunc(slices.Values(t.Ships), func(a, b TableShip) int { return a.Player - b.Player })
	return names(ships, func(s TableShip) string { return s.ID })
}
