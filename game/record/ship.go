package record

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
)

// reader turns the words of a position into the referee's numbers.
type reader struct {
	u     *game.Setup
	sheet *game.Sheet
	where map[string]game.ShipID
	round int
	fresh *game.State // what the position begins from
}

// ship finds a ship by its id; nobody where none is named.
func (r *reader) ship(at, id string, nobody bool) (game.ShipID, error) {
	if id == "" && nobody {
		return game.NoShip, nil
	}
	if n, ok := r.where[id]; ok {
		return n, nil
	}
	return 0, wrong(at, "no ship has the id %q", id)
}

func within(at string, n, lo, hi int) error {
	if n < lo || n > hi {
		return wrong(at, "%d is not from %d to %d", n, lo, hi)
	}
	return nil
}

// laid reads a ship of a fleet.
func (r *reader) laid(at string, s *TableShip, id game.ShipID) (sh game.Ship, err error) {
	f := r.u.Facts(id)
	sh = r.fresh.Ships[id]
	sh.Placed = true
	if s.At != nil || !s.Destroyed {
		if sh.Pose.X, sh.Pose.Y, err = point(at+".at", s.At); err != nil {
			return sh, err
		}
	}
	if s.Facing != nil {
		if sh.Pose.Heading, err = heading(s.Facing); err != nil {
			return sh, wrong(at+".facing", "%v", err)
		}
	} else if s.Player == 1 {
		sh.Pose.Heading = 180000
	}
	if err := r.state(at, &s.ShipState, &sh, f); err != nil {
		return sh, err
	}
	if err := r.fill(at, s, &sh, f); err != nil {
		return sh, err
	}
	if s.Shields == nil {
		sh.Shields -= sh.Down
	}
	if sh.Shields < 0 || sh.Shields+sh.Down > f.Ship.Shields {
		return sh, wrong(at+".disabled-shields", "%d with %d active ones are not of %d", s.Down, max(sh.Shields, 0), f.Ship.Shields)
	}
	for c := captainCard; int(c) < len(f.Upgrades); c++ {
		if k := sh.Card(c); k.Away {
			k.Disabled = true
		}
	}
	return sh, r.moves(at, s, &sh, f.Ship.Class.Dial)
}

// moves reads the maneuvers that a ship has flown or is to fly.
func (r *reader) moves(at string, s *TableShip, sh *game.Ship, dial []card.Move) error {
	for _, m := range []struct {
		name, words string
		to          *int8
	}{{".dial", s.Dial, &sh.Dial}, {".flown", s.Flown, &sh.Flown}} {
		if m.words == "" {
			continue
		}
		if *m.to = int8(dialMove(dial, m.words)); *m.to < 0 {
			return wrong(at+m.name, "%q is not on its dial: %s", m.words, dialWords(dial))
		}
	}
	if sh.Flown >= 0 {
		sh.Moved, sh.Flew = true, dial[sh.Flown]
	}
	for _, m := range []struct {
		name, words string
		is          *bool
		to          *card.Move
	}{{".flew-last", s.Flew, &sh.Moved, &sh.Flew}, {".flies-instead", s.Order, &sh.Ordered, &sh.Order}} {
		if m.words == "" {
			continue
		}
		var ok bool
		if *m.to, ok = game.ParseMove(dial, m.words); !ok {
			return wrong(at+m.name, "%q is no maneuver with its color: want one as \"red bank left 2\"", m.words)
		}
		*m.is = true
	}
	return nil
}

// mapShip reads a ship of the map.
func (r *reader) mapShip(at string, s *TableMapShip, id game.ShipID) (sh game.Ship, err error) {
	m := r.u.OnMap(id)
	sh = r.fresh.Ships[id]
	if err := r.state(at, &s.ShipState, &sh, r.u.Facts(id)); err != nil {
		return sh, err
	}
	if s.At != nil {
		if sh.Pose.X, sh.Pose.Y, err = point(at+".at", s.At); err != nil {
			return sh, err
		}
	}
	if s.Facing != nil {
		if sh.Pose.Heading, err = heading(s.Facing); err != nil {
			return sh, wrong(at+".facing", "%v", err)
		}
	}
	if err := within(at+".player", s.Player, 0, 2); err != nil {
		return sh, err
	}
	if sh.Owner = game.Nobody; s.Player > 0 {
		sh.Owner = game.PlayerID(s.Player - 1)
	}
	for i, name := range s.Fired {
		k := slices.IndexFunc(m.Mounts, func(x game.Mount) bool { return x.Name == name })
		if k < 0 {
			return sh, wrong(fmt.Sprintf("%s.fired[%d]", at, i), "%q is no weapon mount of it: %s", name, mountNames(m))
		}
		sh.Fired |= 1 << k
	}
	if k := s.Tokens; k != nil && len(k.Disabled)+len(k.Time)+len(k.Charges)+len(k.Stored)+len(k.OnCards) > 0 {
		return sh, wrong(at+".tokens", "no cards are assigned to a ship of the map")
	}
	err = r.fill(at, s, &sh, r.u.Facts(id))
	sh.Placed = sh.CarriedBy == 0
	return sh, err
}

func mountNames(m *game.MapShip) string {
	var names []string
	for i := range m.Mounts {
		names = append(names, m.Mounts[i].Name)
	}
	if names == nil {
		return "it has none"
	}
	return strings.Join(names, ", ")
}

// state reads what any ship may have.
func (r *reader) state(at string, s *ShipState, sh *game.Ship, f *game.FleetShip) (err error) {
	sh.Skill = -1
	if err := r.fill(at, s, sh, f); err != nil {
		return err
	}
	if err := s.damage(at, sh, f.Ship.Hull, r.round); err != nil {
		return err
	}
	if s.Shields != nil {
		if err := within(at+".shields", *s.Shields, 0, int(f.Ship.Shields)); err != nil {
			return err
		}
		sh.Shields = int8(*s.Shields)
	}
	if sh.Doomed && !sh.Destroyed {
		return wrong(at+".doomed", "only a destroyed ship is doomed")
	}
	if sh.Acted, err = r.actions(at+".acted", s.Acted); err != nil {
		return err
	}
	if sh.Free, err = r.actions(at+".acted-free", s.Free); err != nil {
		return err
	}
	for i, n := range s.Served {
		if err := within(fmt.Sprintf("%s.served[%d]", at, i), n, 1, 8); err != nil {
			return err
		}
		sh.ByFleet |= 1 << (n - 1)
	}
	if s.Tokens == nil {
		return nil
	}
	if err := r.fill(at+".tokens", s.Tokens, sh, f); err != nil {
		return err
	}
	if err := r.counters(at+".tokens", s.Tokens.Counters, s.Tokens.First, &sh.Counters); err != nil {
		return err
	}
	return r.countersOnCards(at+".tokens.counters-on", s.Tokens.OnCards, sh, f)
}

// damage reads the damage cards under a ship: those that lie face up, and as many more as hull is lost.
func (s *ShipState) damage(at string, sh *game.Ship, hull int8, round int) error {
	for _, x := range []struct {
		name  string
		cards []string
		round int
	}{{".crits", s.Crits, round - 1}, {".new-crits", s.NewCrits, round}} {
		cards, err := damageCards(at+x.name, x.cards)
		if err != nil {
			return err
		}
		for _, c := range cards {
			if int(sh.NDamage) == len(sh.Damage) {
				return wrong(at+x.name, "%d are more than %d", len(s.Crits)+len(s.NewCrits), len(sh.Damage))
			}
			sh.Damage[sh.NDamage] = game.DamageCard{ID: c, Up: true, Round: int16(x.round)}
			sh.NDamage++
		}
	}
	up, lost := sh.NDamage, int8(0)
	if s.Hull != nil {
		least := 1
		if s.Destroyed {
			least = 0
		}
		if err := within(at+".hull", *s.Hull, least, int(hull)); err != nil {
			return err
		}
		lost = hull - int8(*s.Hull)
	}
	if s.Destroyed && !s.Doomed {
		lost = 0 // its damage cards went to the discards
	}
	if sh.NDamage = lost; up > lost {
		return wrong(at+".crits", "%d damage cards lie face up, but only %d hull are lost", up, lost)
	}
	return nil
}

// actions reads actions performed this round.
func (r *reader) actions(at string, names []string) (bits uint16, err error) {
	for i, a := range names {
		bit, ok := r.sheet.ParseActionDone(a)
		if !ok || bits&bit != 0 {
			return 0, wrong(fmt.Sprintf("%s[%d]", at, i), "%q is no action, or stands there twice: want %s", a, strings.Join(r.sheet.ActionsDone(1<<16-1), ", "))
		}
		bits |= bit
	}
	return bits, nil
}

func damageCards(at string, names []string) (cards []game.DamageID, err error) {
	if len(names) > game.MaxDamage {
		return nil, wrong(at, "%d are more than %d", len(names), game.MaxDamage)
	}
	for i, n := range names {
		c, ok := game.ParseDamage(n)
		if !ok {
			return nil, wrong(fmt.Sprintf("%s[%d]", at, i), "%q is no damage card", n)
		}
		cards = append(cards, c)
	}
	return cards, nil
}

// deck reads the cards on top of a damage deck.
func deck(at string, names []string) (cards []game.DamageID, err error) {
	if len(names) > maxDeck {
		return nil, wrong(at, "%d are more than a damage deck has", len(names))
	}
	for i, n := range names {
		c, ok := game.ParseDamage(n)
		if !ok && n != faceDown {
			return nil, wrong(fmt.Sprintf("%s[%d]", at, i), "%q is no damage card, nor %s", n, faceDown)
		}
		cards = append(cards, c)
	}
	return cards, nil
}

// maxDeck is how many cards a damage deck has.
const maxDeck = 33

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

// shipCards finds cards of a ship by their ids, -1 the captain: 3030#2 is the second copy of a card, and an id named
// again is its next copy.
func shipCards(at string, ids []string, f *game.FleetShip) (cards []int8, err error) {
	if len(ids) > 1+game.MaxUpgrades {
		return nil, wrong(at, "%d are more cards than a ship has", len(ids))
	}
	for i, id := range ids {
		found := false
		for c := int8(-1); int(c) < len(f.Upgrades); c++ {
			name := cardID(f, c)
			if plain, _, _ := strings.Cut(name, "#"); (name == id || plain == id) && !slices.Contains(cards, c) {
				cards, found = append(cards, c), true
				break
			}
		}
		if !found {
			return nil, wrong(fmt.Sprintf("%s[%d]", at, i), "the ship has no card %q", id)
		}
	}
	return cards, nil
}
