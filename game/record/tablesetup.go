package record

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
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
	sc, err := sheetOf(find, t.Scenario, t.Sheet)
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
	house, err := game.NewHouse(sc.Sheet().House, values(set))
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
	if err := u.Position.Check(u); err != nil {
		return nil, err
	}
	return u, nil
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
			return wrong(at+".id", "%q is no short word of letters, digits and dashes", s.ID)
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
		sh := cat.Ship(s.Ship)
		if sh == nil {
			return wrong(at+".ship", "there is no ship %q", s.Ship)
		}
		captain := s.Captain
		if captain == "" {
			captain = plainCaptain(cat, sh)
		}
		if cat.Captain(captain) == nil {
			return wrong(at+".captain", "there is no captain %q", captain)
		}
		if s.Admiral != "" && cat.Admiral(s.Admiral) == nil {
			return wrong(at+".admiral", "there is no admiral %q", s.Admiral)
		}
		if len(s.Upgrades) > game.MaxUpgrades {
			return wrong(at+".upgrades", "%d are more than %d", len(s.Upgrades), game.MaxUpgrades)
		}
		l := fleet.ListShip{Ship: fleet.Ref{ID: s.Ship}, Captain: fleet.Ref{ID: captain}, Admiral: fleet.Ref{ID: s.Admiral}}
		for k, id := range s.Upgrades {
			if up := cat.Upgrade(id); up == nil || up.Kind == card.Resource {
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
			return wrong(at+".side", "%q is no side of %s", f.Side, sheet.Title)
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

// plainCaptain is the captain of a ship for which none is named: the cheapest one without a name of its faction.
func plainCaptain(cat *card.Catalogue, s *card.Ship) string {
	best := cat.Captain("2003")
	for _, c := range cat.Captains() {
		if c.Unique || c.SP > 0 || c.Drones > 0 || len(s.Factions) == 0 || !card.HasFaction(c.Factions, s.Factions[0]) {
			continue
		}
		if !card.HasFaction(best.Factions, s.Factions[0]) || c.Skill < best.Skill {
			best = c
		}
	}
	return best.ID
}

var phases = map[string]game.Phase{"": game.Planning, "planning": game.Planning, "activation": game.Activation, "combat": game.Combat, "end": game.End}

// position turns the words into the referee's position. The ships are matched with the fleets by player and order.
func (t *Table) position(u *game.Setup) (*game.Position, error) {
	if err := t.ids(); err != nil { // a record's first line comes here without having been looked at
		return nil, err
	}
	p := &game.Position{Round: t.Round, Begun: t.Begun}
	if t.Round == 0 {
		p.Round = 1
	}
	if p.Round < 1 || p.Round > game.MaxRound {
		return nil, wrong("round", "%d is not from 1 to %d", t.Round, game.MaxRound)
	}
	phase, ok := phases[strings.TrimSuffix(strings.ToLower(t.Phase), " phase")]
	if !ok {
		return nil, wrong("phase", "%q is not planning, activation, combat or end", t.Phase)
	}
	p.Phase = phase
	u.Position = p // with it a side may be empty
	if err := u.Prepare(); err != nil {
		return nil, err
	}
	where, order := map[string]game.ShipID{}, make([]int, 0, len(t.Ships))
	for player := 1; player <= 2; player++ {
		for i := range t.Ships {
			if t.Ships[i].Player == player {
				where[t.Ships[i].ID] = game.ShipID(len(order))
				order = append(order, i)
			}
		}
	}
	for i := u.FleetShips(); i < u.NumShips(); i++ {
		where[u.OnMap(game.ShipID(i)).ID] = game.ShipID(i)
	}
	n := len(u.Fleets[0].Ships)
	if len(order) != n+len(u.Fleets[1].Ships) {
		return nil, wrong("ships", "%d for fleets of %d", len(order), n+len(u.Fleets[1].Ships))
	}
	r := &reader{u: u, sheet: u.Scenario.Sheet(), where: where, round: p.Round, fresh: u.Fresh(p.Round)}
	if err := t.laid(r, order, p); err != nil {
		return nil, err
	}
	for i := range t.Tokens {
		k, err := r.token(fmt.Sprintf("tokens[%d]", i), &t.Tokens[i])
		if err != nil {
			return nil, err
		}
		p.Tokens = append(p.Tokens, k)
	}
	p.Whole = t.Whole
	var err error
	if p.Top[2], err = deck("map-deck", t.MapDeck); err != nil {
		return nil, err
	}
	if len(t.Dice) > dice.MaxForced {
		return nil, wrong("dice", "%d faces are more than %d", len(t.Dice), dice.MaxForced)
	}
	for i, d := range t.Dice {
		f, err := face(fmt.Sprintf("dice[%d]", i), d)
		if err != nil {
			return nil, err
		}
		p.Dice = append(p.Dice, f)
	}
	return p, nil
}

// laid reads the ships, what lies beside them, and what is going on. The ships of the fleets come in the referee's order.
func (t *Table) laid(r *reader, order []int, p *game.Position) error {
	for i := range p.Sides {
		p.Sides[i] = game.Beside{Counters: r.fresh.Beside[i], Resource: r.fresh.Resources[i], Options: r.fresh.Options[i]}
	}
	for k, i := range order {
		s, at := &t.Ships[i], fmt.Sprintf("ships[%d]", i)
		l, err := r.laid(at, s, game.ShipID(k))
		if err != nil {
			return err
		}
		p.Ships = append(p.Ships, l)
		p.Ended[k] = s.Ended
		if err := r.used(at+".used", s.Used, game.ShipID(k), &p.Used); err != nil {
			return err
		}
		if err := r.used(at+".used-now", s.UsedNow, game.ShipID(k), &p.UsedNow); err != nil {
			return err
		}
		if s.Acting {
			p.Next = append(p.Next, game.Acting(game.ShipID(k)))
			p.Begun = true
		}
	}
	if err := t.onMap(r, p); err != nil {
		return err
	}
	for i := range t.Fleets {
		if err := r.beside(fmt.Sprintf("fleets[%d]", i), &t.Fleets[i], i, p); err != nil {
			return err
		}
	}
	slices.Sort(p.Used)
	slices.Sort(p.UsedNow)
	for i := range t.Bonuses {
		b, err := r.bonus(fmt.Sprintf("lasting[%d]", i), &t.Bonuses[i])
		if err != nil {
			return err
		}
		p.Bonuses = append(p.Bonuses, b)
	}
	for i := range t.Fed {
		f, err := r.fed(fmt.Sprintf("fed[%d]", i), &t.Fed[i])
		if err != nil {
			return err
		}
		p.Fed = append(p.Fed, f)
	}
	var err error
	if t.Attack != nil {
		if p.Attack, err = r.attack("attack-made", t.Attack); err != nil {
			return err
		}
	}
	for i := range t.Next {
		w, err := r.step(fmt.Sprintf("next[%d]", i), &t.Next[i])
		if err != nil {
			return err
		}
		p.Next = append(p.Next, w)
	}
	return nil
}

// onMap reads the ships of the map. All of them are laid, those left out as the scenario lays them.
func (t *Table) onMap(r *reader, p *game.Position) error {
	for id := game.ShipID(r.u.FleetShips()); int(id) < r.u.NumShips(); id++ {
		sh := r.fresh.Ships[id]
		sh.Skill = -1
		p.Ships = append(p.Ships, sh)
	}
	seen := map[string]bool{}
	for i := range t.MapShips {
		s, at := &t.MapShips[i], fmt.Sprintf("map-ships[%d]", i)
		id := r.u.MapShip(s.ID)
		if id == game.NoShip || seen[s.ID] {
			return wrong(at+".id", "%q is no ship of the map of %s, or stands there twice", s.ID, r.sheet.Title)
		}
		seen[s.ID] = true
		l, err := r.mapShip(at, s, id)
		if err != nil {
			return err
		}
		p.Ships[id], p.Ended[id] = l, s.Ended
		if s.Acting {
			p.Next = append(p.Next, game.Acting(id))
			p.Begun = true
		}
	}
	return nil
}
