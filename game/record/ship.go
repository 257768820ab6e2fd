package record

import (
	"fmt"
	"maps"
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

func (r *reader) laid(at string, s *TableShip, f *game.FleetShip) (l game.Laid, err error) {
	l = game.Bare(l.Pose)
	l.Shown, l.Still = s.Revealed, s.Still
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
	if err := r.state(at, &s.ShipState, &l, f); err != nil {
		return l, err
	}
	if l.Down = s.Down; l.Down < 0 || max(l.Shields, 0)+l.Down > int(f.Ship.Shields) {
		return l, wrong(at+".disabled-shields", "%d with %d active ones are not of %d", s.Down, max(l.Shields, 0), f.Ship.Shields)
	}
	for _, m := range []struct {
		name, words string
		to          *int
	}{{".dial", s.Dial, &l.Dial}, {".flown", s.Flown, &l.Flown}} {
		if m.words == "" {
			continue
		}
		if *m.to = dialMove(f.Ship.Class.Dial, m.words); *m.to < 0 {
			return l, wrong(at+m.name, "%q is not on its dial: %s", m.words, dialWords(f.Ship.Class.Dial))
		}
	}
	for _, m := range []struct {
		name, words string
		to          **card.Move
	}{{".flew-last", s.Flew, &l.Flew}, {".flies-instead", s.Order, &l.Order}} {
		if m.words == "" {
			continue
		}
		move, ok := game.ParseMove(f.Ship.Class.Dial, m.words)
		if !ok {
			return l, wrong(at+m.name, "%q is no maneuver with its color: want one as \"red bank left 2\"", m.words)
		}
		*m.to = &move
	}
	for _, c := range []struct {
		name  string
		words []string
		to    *[]int8
	}{{".discarded", s.Discarded, &l.Discarded}, {".lost", s.Lost, &l.Lost}, {".away", s.Away, &l.Away}, {".shown", s.Played, &l.Played}, {".safe", s.Safe, &l.Safe}} {
		if *c.to, err = shipCards(at+c.name, c.words, f); err != nil {
			return l, err
		}
	}
	if s.Tokens == nil {
		return l, nil
	}
	return l, r.onCards(at+".tokens", s.Tokens, &l, f)
}

// mapShip reads a ship of the map.
func (r *reader) mapShip(at string, s *TableMapShip, id game.ShipID) (l game.Laid, err error) {
	m := r.u.OnMap(id)
	l = game.Bare(m.At)
	if err := r.state(at, &s.ShipState, &l, r.u.Facts(id)); err != nil {
		return l, err
	}
	if s.At != nil {
		if l.Pose.X, l.Pose.Y, err = point(at+".at", s.At); err != nil {
			return l, err
		}
	}
	if s.Facing != nil {
		if l.Pose.Heading, err = heading(s.Facing); err != nil {
			return l, wrong(at+".facing", "%v", err)
		}
	}
	if err := within(at+".player", s.Player, 0, 2); err != nil {
		return l, err
	}
	if err := within(at+".destroyed-of", s.Blame, 0, 2); err != nil {
		return l, err
	}
	l.Commander, l.Blame = int8(s.Player), int8(s.Blame)
	for i, name := range s.Fired {
		k := slices.IndexFunc(m.Mounts, func(x game.Mount) bool { return x.Name == name })
		if k < 0 {
			return l, wrong(fmt.Sprintf("%s.fired[%d]", at, i), "%q is no weapon mount of it: %s", name, mountNames(m))
		}
		l.Fired |= 1 << k
	}
	if s.CarriedBy != "" {
		by, err := r.ship(at+".carried-by", s.CarriedBy, false)
		if err != nil {
			return l, err
		}
		l.CarriedBy = by + 1
	}
	if k := s.Tokens; k != nil && len(k.Disabled)+len(k.Time)+len(k.Charges)+len(k.Stored)+len(k.OnCards) > 0 {
		return l, wrong(at+".tokens", "no cards are assigned to a ship of the map")
	}
	return l, nil
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
func (r *reader) state(at string, s *ShipState, l *game.Laid, f *game.FleetShip) (err error) {
	l.Off, l.Doomed, l.Activated, l.Attacked, l.Ended = s.Destroyed, s.Doomed, s.Activated, s.Attacked, s.Ended
	l.OnObstacle, l.NoAttack, l.BreachFix, l.DidAct = s.Over, s.NoAttack, s.Contained, s.DidAct
	gone := s.Destroyed && !s.Doomed
	if s.Hull != nil {
		if l.Hull = *s.Hull; l.Hull < 1 && (!s.Destroyed || l.Hull < 0) || l.Hull > int(f.Ship.Hull) {
			return wrong(at+".hull", "%d is not from 1 to %d", l.Hull, f.Ship.Hull)
		}
		if gone {
			l.Hull = -1 // its damage cards went to the discards
		}
	}
	if s.Shields != nil {
		if l.Shields = *s.Shields; l.Shields < 0 || l.Shields > int(f.Ship.Shields) {
			return wrong(at+".shields", "%d is not from 0 to %d", l.Shields, f.Ship.Shields)
		}
	}
	l.Temp = s.Temp
	if err := within(at+".temporary-shields", l.Temp, 0, 9); err != nil {
		return err
	}
	if l.NoAction, err = loss(s.NoAction); err != nil {
		return wrong(at+".no-action", "%v", err)
	}
	if l.Crits, err = damageCards(at+".crits", s.Crits); err != nil {
		return err
	}
	if l.NewCrits, err = damageCards(at+".new-crits", s.NewCrits); err != nil {
		return err
	}
	if s.Skill != nil {
		if l.Skill = *s.Skill; l.Skill < 0 || l.Skill > 20 {
			return wrong(at+".skill", "%d is not from 0 to 20", l.Skill)
		}
	}
	if l.DeadIn = s.DeadIn; l.DeadIn < 0 || l.DeadIn > game.MaxRound {
		return wrong(at+".destroyed-in", "%d is not from 1 to %d", l.DeadIn, game.MaxRound)
	}
	var ok bool
	if l.DeadBy, ok = game.ParseCause(s.DeadBy); !ok {
		return wrong(at+".destroyed-by", "%q is no cause of destruction", s.DeadBy)
	}
	if l.Doomed && !l.Off {
		return wrong(at+".doomed", "only a destroyed ship is doomed")
	}
	if l.Acted, err = r.actions(at+".acted", s.Acted); err != nil {
		return err
	}
	if l.Free, err = r.actions(at+".acted-free", s.Free); err != nil {
		return err
	}
	for i, n := range s.Served {
		if err := within(fmt.Sprintf("%s.served[%d]", at, i), n, 1, 8); err != nil {
			return err
		}
		l.Served |= 1 << (n - 1)
	}
	if s.Tokens != nil {
		return r.tokens(at+".tokens", s.Tokens, l)
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

var lossNames = [...]string{game.NoLoss: "", game.LostByOverlap: "overlap", game.LostByObstacle: "obstacle", game.LostByCard: "card"}

func loss(s string) (game.Loss, error) {
	if i := slices.Index(lossNames[:], s); i >= 0 {
		return game.Loss(i), nil
	}
	return 0, fmt.Errorf("%q is not overlap, obstacle or card", s)
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

var cloaks = map[string]game.Cloak{"": game.NotCloaked, "green": game.CloakOnBase, "beside": game.CloakBeside, "red": game.CloakRed}

// tokens reads what lies beside a ship.
func (r *reader) tokens(at string, k *ShipTokens, l *game.Laid) (err error) {
	for _, n := range []struct {
		name string
		n    int
		to   *int
	}{{"evade", k.Evade, &l.Evade}, {"scan", k.Scan, &l.Scan}, {"battle-stations", k.Stations, &l.Stations}, {"aux-power", k.Power, &l.Power}} {
		if err := within(at+"."+n.name, n.n, 0, game.MaxBeside); err != nil {
			return err
		}
		*n.to = n.n
	}
	if k.Drones != nil {
		if l.Drones = *k.Drones; l.Drones < 0 || l.Drones > 20 {
			return wrong(at+".drones", "%d is not from 0 to 20", l.Drones)
		}
	}
	if l.Counters, err = r.counters(at, game.OnShipCard, k.Counters, k.First, nil); err != nil {
		return err
	}
	if l.Lock, err = r.ship(at+".lock", k.Lock, true); err != nil {
		return err
	}
	marker, err := r.ship(at+".marker", k.Marker, true)
	if err != nil {
		return err
	}
	l.Marker = marker + 1
	var ok bool
	if l.Cloak, ok = cloaks[k.Cloak]; !ok {
		return wrong(at+".cloak", "%q is not green, beside or red", k.Cloak)
	}
	return nil
}

// onCards reads what lies on the cards of a ship.
func (r *reader) onCards(at string, k *ShipTokens, l *game.Laid, f *game.FleetShip) (err error) {
	if l.Disabled, err = shipCards(at+".disabled", k.Disabled, f); err != nil {
		return err
	}
	for _, n := range []struct {
		name, what string
		n          map[string]int
		to         *[]game.OnCard
	}{{".time", "Time tokens", k.Time, &l.Time}, {".charges", "charge tokens", k.Charges, &l.Charges}, {".damage-under", "damage cards", k.Stored, &l.Stored}} {
		for _, id := range slices.Sorted(maps.Keys(n.n)) {
			if n.n[id] < 0 || n.n[id] > game.MaxOnCard {
				return wrong(at+n.name, "%d %s are not from 0 to %d", n.n[id], n.what, game.MaxOnCard)
			}
			cards, err := shipCards(at+n.name, []string{id}, f)
			if err != nil {
				return wrong(at+n.name, "the ship has no card %q", id)
			}
			*n.to = append(*n.to, game.OnCard{Upgrade: cards[0], N: int8(n.n[id])})
		}
		slices.SortFunc(*n.to, func(a, b game.OnCard) int { return int(a.Upgrade) - int(b.Upgrade) })
	}
	return r.countersOnCards(at+".counters-on", k.OnCards, l, f)
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
