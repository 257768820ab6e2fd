package record

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
	"attackwing/game/fleet"
	"attackwing/physics"
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
	sc, err := find(t.Scenario)
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
	for p := range ls {
		if sides := u.Scenario.Sheet().Sides; p < len(sides) {
			ls[p].Side = sides[p]
		}
		u.Fleets[p], _ = fleet.Rules{Cards: cat, Scenario: u.Scenario, House: &u.House}.Build(ls[p])
		if len(u.Fleets[p].Ships) != len(ls[p].Ships) {
			return errors.New("the fleets could not be built")
		}
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
	p := &game.Position{Round: t.Round}
	if t.Round == 0 {
		p.Round = 1
	}
	if p.Round < 1 || p.Round > 99 {
		return nil, wrong("round", "%d is not from 1 to 99", t.Round)
	}
	phase, ok := phases[strings.TrimSuffix(strings.ToLower(t.Phase), " phase")]
	if !ok {
		return nil, wrong("phase", "%q is not planning, activation, combat or end", t.Phase)
	}
	p.Phase = phase
	where, order := map[string]game.ShipID{}, make([]int, 0, len(t.Ships))
	for player := 1; player <= 2; player++ {
		for i := range t.Ships {
			if t.Ships[i].Player == player {
				where[t.Ships[i].ID] = game.ShipID(len(order))
				order = append(order, i)
			}
		}
	}
	n := len(u.Fleets[0].Ships)
	if len(order) != n+len(u.Fleets[1].Ships) {
		return nil, wrong("ships", "%d for fleets of %d", len(order), n+len(u.Fleets[1].Ships))
	}
	for k, i := range order {
		f := &u.Fleets[0]
		if k >= n {
			f, k = &u.Fleets[1], k-n
		}
		l, err := t.Ships[i].laid(fmt.Sprintf("ships[%d]", i), &f.Ships[k], where)
		if err != nil {
			return nil, err
		}
		p.Ships = append(p.Ships, l)
	}
	for i := range t.Tokens {
		k, err := t.Tokens[i].token(fmt.Sprintf("tokens[%d]", i), u.Scenario.Sheet())
		if err != nil {
			return nil, err
		}
		p.Tokens = append(p.Tokens, k)
	}
	if len(t.Dice) > dice.MaxForced {
		return nil, wrong("dice", "%d faces are more than %d", len(t.Dice), dice.MaxForced)
	}
	for i, d := range t.Dice {
		f, ok := dice.ParseFace(strings.ReplaceAll(strings.ToLower(strings.TrimSpace(d)), "-", " "))
		if !ok {
			return nil, wrong(fmt.Sprintf("dice[%d]", i), "%q is not hit, crit, battle-stations, evade or blank", d)
		}
		p.Dice = append(p.Dice, f)
	}
	return p, nil
}

func (s *TableShip) laid(at string, f *game.FleetShip, where map[string]game.ShipID) (l game.Laid, err error) {
	l = game.Laid{Hull: -1, Shields: -1, Drones: -1, Lock: game.NoShip, Dial: -1, Off: s.Destroyed, Activated: s.Activated, Attacked: s.Attacked}
	if s.At != nil || !s.Destroyed {
		if l.Pose.X, l.Pose.Y, err = point(at+".at", s.At); err != nil {
			return l, err
		}
	}
	if s.Facing != nil {
		if l.Pose.Heading, err = heading(s.Facing); err != nil {
			return l, wrong(at+".facing", "%v", err)
		}
	} else if s.Player == 1 {
		l.Pose.Heading = 180000
	}
	if s.Hull != nil {
		if l.Hull = *s.Hull; l.Hull < 1 && !(s.Destroyed && l.Hull == 0) || l.Hull > int(f.Ship.Hull) {
			return l, wrong(at+".hull", "%d is not from 1 to %d", l.Hull, f.Ship.Hull)
		}
		if l.Hull == 0 {
			l.Hull = -1
		}
	}
	if s.Shields != nil {
		if l.Shields = *s.Shields; l.Shields < 0 || l.Shields > int(f.Ship.Shields) {
			return l, wrong(at+".shields", "%d is not from 0 to %d", l.Shields, f.Ship.Shields)
		}
	}
	if l.Down = s.Down; l.Down < 0 || max(l.Shields, 0)+l.Down > int(f.Ship.Shields) {
		return l, wrong(at+".disabled-shields", "%d with %d active ones are not of %d", s.Down, max(l.Shields, 0), f.Ship.Shields)
	}
	if l.NoAction, err = loss(s.NoAction); err != nil {
		return l, wrong(at+".no-action", "%v", err)
	}
	if len(s.Crits) > game.MaxDamage {
		return l, wrong(at+".crits", "%d are more than %d", len(s.Crits), game.MaxDamage)
	}
	for i, c := range s.Crits {
		id, ok := game.ParseDamage(c)
		if !ok {
			return l, wrong(fmt.Sprintf("%s.crits[%d]", at, i), "%q is no damage card", c)
		}
		l.Crits = append(l.Crits, id)
	}
	if s.Dial != "" {
		if l.Dial = dialMove(f.Ship.Class.Dial, s.Dial); l.Dial < 0 {
			return l, wrong(at+".dial", "%q is not on its dial: %s", s.Dial, dialWords(f.Ship.Class.Dial))
		}
	}
	if s.Tokens != nil {
		err = s.Tokens.lay(at+".tokens", &l, f, where)
	}
	return l, err
}

func loss(s string) (game.Loss, error) {
	switch s {
	case "":
		return game.NoLoss, nil
	case "overlap":
		return game.LostByOverlap, nil
	case "obstacle":
		return game.LostByObstacle, nil
	}
	return 0, fmt.Errorf("%q is not overlap or obstacle", s)
}

func dialMove(d []card.Move, words string) int {
	words = strings.Join(strings.Fields(strings.ToLower(strings.ReplaceAll(words, "-", " "))), " ")
	return slices.IndexFunc(d, func(m card.Move) bool { return m.String() == words })
}

func dialWords(d []card.Move) string {
	var w []string
	for _, m := range d {
		w = append(w, m.String())
	}
	return strings.Join(w, ", ")
}

var cloaks = map[string]game.Cloak{"": game.NotCloaked, "green": game.CloakOnBase, "beside": game.CloakBeside, "red": game.CloakRed}

func (k *ShipTokens) lay(at string, l *game.Laid, f *game.FleetShip, where map[string]game.ShipID) error {
	for _, n := range []struct {
		name string
		n    int
		to   *int
	}{{"evade", k.Evade, &l.Evade}, {"scan", k.Scan, &l.Scan}, {"battle-stations", k.Stations, &l.Stations}, {"aux-power", k.Power, &l.Power}} {
		if n.n < 0 || n.n > 9 {
			return wrong(at+"."+n.name, "%d is not from 0 to 9", n.n)
		}
		*n.to = n.n
	}
	if k.Drones != nil {
		if l.Drones = *k.Drones; l.Drones < 0 || l.Drones > 20 {
			return wrong(at+".drones", "%d is not from 0 to 20", l.Drones)
		}
	}
	if k.Lock != "" {
		id, ok := where[k.Lock]
		if !ok {
			return wrong(at+".lock", "no ship has the id %q", k.Lock)
		}
		l.Lock = id
	}
	var ok bool
	if l.Cloak, ok = cloaks[k.Cloak]; !ok {
		return wrong(at+".cloak", "%q is not green, beside or red", k.Cloak)
	}
	if len(k.Disabled) > 1+game.MaxUpgrades {
		return wrong(at+".disabled", "%d are more cards than a ship has", len(k.Disabled))
	}
	used := map[int]bool{}
	for i, id := range k.Disabled {
		if id == f.Captain.ID {
			l.Disabled = append(l.Disabled, -1)
			continue
		}
		up := upgradeOf(f, id, used)
		if up < 0 {
			return wrong(fmt.Sprintf("%s.disabled[%d]", at, i), "the ship has no card %q", id)
		}
		l.Disabled = append(l.Disabled, int8(up))
	}
	for _, id := range slices.Sorted(maps.Keys(k.Time)) {
		n, up := k.Time[id], upgradeOf(f, id, map[int]bool{})
		if up < 0 {
			return wrong(at+".time", "the ship has no upgrade %q", id)
		}
		if n < 0 || n > 9 {
			return wrong(at+".time", "%d Time tokens are not from 0 to 9", n)
		}
		l.Time = append(l.Time, game.TimeOn{Upgrade: int8(up), N: int8(n)})
	}
	return nil
}

// upgradeOf finds a ship's upgrade by its card, each copy once.
func upgradeOf(f *game.FleetShip, id string, used map[int]bool) int {
	for i := range f.Upgrades {
		if f.Upgrades[i].Card.ID == id && !used[i] {
			used[i] = true
			return i
		}
	}
	return -1
}

var (
	tokenFlags = map[string]game.TokenFlags{"obstructs": game.Obstructs, "destroys": game.Destroys, "rolls-die": game.RollsDie}
)

func (k *TableToken) token(at string, sheet *game.Sheet) (game.Token, error) {
	kinds := sheet.Kinds()
	kind := slices.IndexFunc(kinds, func(x game.KindOfToken) bool { return x.ID == k.Kind })
	if k.Kind == "" {
		kind = int(game.ObstacleToken)
	}
	if kind < 0 {
		var known []string
		for _, x := range kinds {
			known = append(known, x.ID)
		}
		return game.Token{}, wrong(at+".kind", "%q is no token of %s: want %s", k.Kind, sheet.Title, strings.Join(known, ", "))
	}
	out := game.Token{Kind: game.TokenKind(kind), Flags: kinds[kind].Flags, Group: -1}
	if k.Does != nil {
		out.Flags = 0
		for i, d := range k.Does {
			f, ok := tokenFlags[d]
			if !ok {
				return out, wrong(fmt.Sprintf("%s.does[%d]", at, i), "%q is not obstructs, destroys or rolls-die", d)
			}
			out.Flags |= f
		}
	}
	forms := 0
	var err error
	if k.Disc != nil {
		forms++
		out.Form = game.DiscForm
		if out.X0, out.Y0, err = point(at+".disc.at", k.Disc.At); err != nil {
			return out, err
		}
		if out.X1, err = length(k.Disc.Radius); err != nil {
			return out, wrong(at+".disc.radius", "%v", err)
		}
		if out.X1 < 100 || out.X1 > physics.AreaSide {
			return out, wrong(at+".disc.radius", "%v is not from 0.1mm to the table's side", k.Disc.Radius)
		}
	}
	for _, f := range []struct {
		name string
		form game.Form
		at   [][]any
	}{{".line", game.LineForm, k.Line}, {".rect", game.RectForm, k.Rect}} {
		if f.at == nil {
			continue
		}
		forms++
		out.Form = f.form
		if len(f.at) != 2 {
			return out, wrong(at+f.name, "want two points")
		}
		if out.X0, out.Y0, err = point(at+f.name+"[0]", f.at[0]); err != nil {
			return out, err
		}
		if out.X1, out.Y1, err = point(at+f.name+"[1]", f.at[1]); err != nil {
			return out, err
		}
		if f.form == game.RectForm && (out.X1-out.X0 < 100 || out.Y1-out.Y0 < 100) {
			return out, wrong(at+f.name, "want the north-west corner, then the south-east one")
		}
		if f.form == game.LineForm && out.X0 == out.X1 && out.Y0 == out.Y1 {
			return out, wrong(at+f.name, "the line has no length")
		}
	}
	if forms != 1 {
		return out, wrong(at, "want one of disc, line and rect")
	}
	return out, nil
}
