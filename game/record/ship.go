package record

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
)

func (s *TableShip) laid(at string, f *game.FleetShip, where map[string]game.ShipID) (l game.Laid, err error) {
	l = game.Bare(l.Pose)
	l.Off, l.Doomed, l.Activated, l.Acting, l.Attacked, l.Ended = s.Destroyed, s.Doomed, s.Activated, s.Acting, s.Attacked, s.Ended
	l.Shown, l.OnObstacle, l.NoAttack, l.BreachFix, l.DidAct = s.Revealed, s.Over, s.NoAttack, s.Contained, s.DidAct
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
	gone := s.Destroyed && !s.Doomed
	if s.Hull != nil {
		if l.Hull = *s.Hull; l.Hull < 1 && (!s.Destroyed || l.Hull < 0) || l.Hull > int(f.Ship.Hull) {
			return l, wrong(at+".hull", "%d is not from 1 to %d", l.Hull, f.Ship.Hull)
		}
		if gone {
			l.Hull = -1 // its damage cards went to the discards
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
	if l.Crits, err = damageCards(at+".crits", s.Crits); err != nil {
		return l, err
	}
	if l.NewCrits, err = damageCards(at+".new-crits", s.NewCrits); err != nil {
		return l, err
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
	if s.Skill != nil {
		if l.Skill = *s.Skill; l.Skill < 0 || l.Skill > 20 {
			return l, wrong(at+".skill", "%d is not from 0 to 20", l.Skill)
		}
	}
	if l.DeadIn = s.DeadIn; l.DeadIn < 0 || l.DeadIn > game.MaxRound {
		return l, wrong(at+".destroyed-in", "%d is not from 1 to %d", l.DeadIn, game.MaxRound)
	}
	var ok bool
	if l.DeadBy, ok = game.ParseCause(s.DeadBy); !ok {
		return l, wrong(at+".destroyed-by", "%q is no cause of destruction", s.DeadBy)
	}
	if l.Doomed && !l.Off {
		return l, wrong(at+".doomed", "only a destroyed ship is doomed")
	}
	for i, a := range s.Acted {
		bit, ok := game.ParseActionDone(a)
		if !ok || l.Acted&bit != 0 {
			return l, wrong(fmt.Sprintf("%s.acted[%d]", at, i), "%q is no action, or stands there twice: want %s", a, strings.Join(game.ActionsDone(1<<16-1), ", "))
		}
		l.Acted |= bit
	}
	if l.Discarded, err = shipCards(at+".discarded", s.Discarded, f); err != nil {
		return l, err
	}
	if l.Lost, err = shipCards(at+".lost", s.Lost, f); err != nil {
		return l, err
	}
	if s.Tokens != nil {
		err = s.Tokens.lay(at+".tokens", &l, f, where)
	}
	return l, err
}

var lossNames = [...]string{"", "overlap", "obstacle", "card"}

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
	var err error
	if l.Disabled, err = shipCards(at+".disabled", k.Disabled, f); err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(k.Time)) {
		n := k.Time[id]
		if n < 0 || n > 9 {
			return wrong(at+".time", "%d Time tokens are not from 0 to 9", n)
		}
		cards, err := shipCards(at+".time", []string{id}, f)
		if err != nil {
			return wrong(at+".time", "the ship has no card %q", id)
		}
		l.Time = append(l.Time, game.TimeOn{Upgrade: cards[0], N: int8(n)})
	}
	slices.SortFunc(l.Time, func(a, b game.TimeOn) int { return int(a.Upgrade) - int(b.Upgrade) })
	return nil
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
