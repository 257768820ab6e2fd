package record

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// beside reads what a player has beside the ships.
func (r *reader) beside(at string, f *TableFleet, player int, p *game.Position) error {
	b := &p.Sides[player]
	if err := within(at+".rerolls", f.Rerolls, 0, game.MaxRerolls); err != nil {
		return err
	}
	b.Rerolls = int8(f.Rerolls)
	var err error
	if err = r.counters(at, f.Counters, f.First, &b.Counters); err != nil {
		return err
	}
	if p.Top[player], err = deck(at+".deck", f.Deck); err != nil {
		return err
	}
	if f.Resource == "" && (len(f.Left) > 0 || len(f.Used) > 0 || len(f.UsedNow) > 0 || len(f.On) > 0) {
		return wrong(at, "it speaks of a resource and names none")
	}
	if len(f.Left) > 8 {
		return wrong(at+".left", "%d lines are more than 8", len(f.Left))
	}
	if len(f.Left) > 0 {
		b.Options = [8]int8{}
	}
	for i, n := range f.Left {
		if err := within(fmt.Sprintf("%s.left[%d]", at, i), n, 0, game.MaxOnCard); err != nil {
			return err
		}
		b.Options[i] = int8(n)
	}
	if len(f.On) > 0 {
		b.Resource = game.CardState{}
		list := onResource(&b.Resource)
		for _, name := range slices.Sorted(maps.Keys(f.On)) {
			i := slices.IndexFunc(list, func(k tally) bool { return k.name == name })
			if i < 0 {
				return wrong(at+".on-resource", "%q does not lie on a resource", name)
			}
			if err := within(at+".on-resource."+name, f.On[name], 0, game.MaxOnCard); err != nil {
				return err
			}
			list[i].set(f.On[name])
		}
	}
	for _, x := range []struct {
		name string
		n    []int
		to   *[]game.LineID
	}{{".used", f.Used, &p.Used}, {".used-now", f.UsedNow, &p.UsedNow}} {
		for i, n := range x.n {
			id, err := r.line(fmt.Sprintf("%s%s[%d]", at, x.name, i), game.Text{Ship: game.NoShip, Player: game.PlayerID(player), Card: resourceCard}, n)
			if err != nil {
				return err
			}
			*x.to = append(*x.to, id)
		}
	}
	return nil
}

const resourceCard int8 = -4

// line finds a line of card text by its place on the card, from 1.
func (r *reader) line(at string, x game.Text, n int) (game.LineID, error) {
	if n >= 1 && n <= 100 {
		x.Nth = int8(n - 1)
		if id, ok := r.u.FindText(x); ok {
			return id, nil
		}
	}
	return 0, wrong(at, "the card has no line %d of text", n)
}

// used reads the lines of a ship's cards that were used.
func (r *reader) used(at string, m map[string][]int, id game.ShipID, to *[]game.LineID) error {
	for _, name := range slices.Sorted(maps.Keys(m)) {
		slot, ok := slotOf(r.u.Facts(id), name)
		if !ok {
			return wrong(at, "the ship has no card %q", name)
		}
		for _, n := range m[name] {
			l, err := r.line(at, game.Text{Ship: id, Card: slot}, n)
			if err != nil {
				return wrong(at, "%q has no line %d of text", name, n)
			}
			*to = append(*to, l)
		}
	}
	return nil
}

// slotOf finds a card of a ship as cardID names it.
func slotOf(f *game.FleetShip, name string) (int8, bool) {
	for c := admiralCard; int(c) < len(f.Upgrades); c++ {
		if cardID(f, c) == name && (c != admiralCard || f.Admiral != nil) {
			return c, true
		}
	}
	return 0, false
}

// text finds a line of card text anywhere in the battle.
func (r *reader) text(at string, t *TableText) (game.LineID, error) {
	if t.Ship == "" {
		if err := within(at+".player", t.Player, 1, 2); err != nil {
			return 0, err
		}
		return r.line(at+".sentence", game.Text{Ship: game.NoShip, Player: game.PlayerID(t.Player - 1), Card: resourceCard}, t.Line)
	}
	id, err := r.ship(at+".ship", t.Ship, false)
	if err != nil {
		return 0, err
	}
	slot, ok := slotOf(r.u.Facts(id), t.Card)
	if !ok {
		return 0, wrong(at+".card", "the ship has no card %q", t.Card)
	}
	return r.line(at+".sentence", game.Text{Ship: id, Card: slot}, t.Line)
}

func (r *reader) bonus(at string, t *TableBonus) (b game.Bonus, err error) {
	if err := r.fill(at, t, &b, nil); err != nil {
		return b, err
	}
	if b.Line, err = r.text(at+".text", &t.Text); err != nil {
		return b, err
	}
	if i := slices.Index(prices[:], t.Does); i >= 0 {
		b.Do = int8(-1 - i)
		return b, nil
	}
	first, second, two := strings.Cut(t.Does, ".")
	i, err := strconv.Atoi(first)
	j := 0
	if err == nil && two {
		if j, err = strconv.Atoi(second); j < 1 {
			j = 99
		}
	}
	if err != nil || i < 1 || i > 8 || j > 15 {
		return b, wrong(at+".does", "%q is no effect of a line: want 1, or 1.2, or %s", t.Does, strings.Join(prices[:], ", "))
	}
	b.Do = int8(i-1) | int8(j)<<3
	return b, nil
}

func (r *reader) fed(at string, t *TableFed) (f game.Fed, err error) {
	if err := r.fill(at, t, &f, nil); err != nil {
		return f, err
	}
	var ok bool
	if f.Token, ok = food[t.Token]; !ok {
		return f, wrong(at+".token", "%q is not evade, scan, battle-stations or aux-power", t.Token)
	}
	f.Line, err = r.text(at+".text", &t.Text)
	return f, err
}

func (r *reader) step(at string, s *TableStep) (w game.Waiting, err error) {
	step, detail, ok := game.ParseStep(s.Step)
	if !ok {
		return w, wrong(at+".step", "%q is no step that waits: want %s", s.Step, strings.Join(game.Waits(), ", "))
	}
	w.Step = step
	if detail == game.NoDetail {
		if s.Ship != "" {
			return w, wrong(at+".ship", "the step %q is of no ship", s.Step)
		}
	} else if w.Ship, err = r.ship(at+".ship", s.Ship, false); err != nil {
		return w, err
	}
	for _, x := range []struct {
		name string
		is   bool
		of   []game.Detail
	}{{"begun", s.Begun, []game.Detail{game.Continued}}, {"at", s.At != "", []game.Detail{game.AtMoment}},
		{"action", s.Action != "", []game.Detail{game.OfAction}}, {"on", s.On != "", []game.Detail{game.OnShip, game.OnTarget}}} {
		if x.is && !slices.Contains(x.of, detail) {
			return w, wrong(at+"."+x.name, "this is not told of the step %q", s.Step)
		}
	}
	switch detail {
	case game.Continued:
		if s.Begun {
			w.About = game.Begun
		}
	case game.AtMoment:
		x, ok := card.ParseWindow(s.At)
		if !ok {
			return w, wrong(at+".at", "%q is no moment at which card text speaks", s.At)
		}
		w.About = game.AboutWindow(x)
	case game.OfAction:
		a, ok := card.ParseAction(strings.ReplaceAll(s.Action, "-", " "))
		if !ok {
			return w, wrong(at+".action", "%q is no action", s.Action)
		}
		w.About = game.AboutAction(a)
	case game.OnShip, game.OnTarget:
		id, err := r.ship(at+".on", s.On, detail == game.OnShip)
		if err != nil {
			return w, err
		}
		w.About = game.AboutShip(id)
	}
	return w, nil
}

func (r *reader) attack(at string, t *TableAttack) (a game.Attack, err error) {
	a = game.Attack{On: true, Weapon: game.NoWeapon}
	if err := r.fill(at, t, &a, nil); err != nil {
		return a, err
	}
	if a.Dist, err = length(t.Distance); err != nil || a.Dist < 0 {
		return a, wrong(at+".distance", "%v is no distance", t.Distance)
	}
	if t.Mount != "" {
		k := -1
		if m := r.u.OnMap(a.Attacker); m != nil {
			k = slices.IndexFunc(m.Mounts, func(x game.Mount) bool { return x.Name == t.Mount })
		}
		if k < 0 {
			return a, wrong(at+".mount", "%q is no weapon mount of the attacker", t.Mount)
		}
		a.Mount = int8(k)
	}
	if t.Weapon != "" {
		c, ok := slotOf(r.u.Facts(a.Attacker), t.Weapon)
		if !ok || c < 0 {
			return a, wrong(at+".weapon", "the attacker has no card %q", t.Weapon)
		}
		a.Weapon = c
	}
	if t.Text != nil {
		if a.Line, err = r.text(at+".text", t.Text); err != nil {
			return a, err
		}
	}
	for i, w := range t.Is {
		if !raise(attackFlags(&a), w) {
			return a, wrong(fmt.Sprintf("%s.is[%d]", at, i), "%q is nothing that an attack can be", w)
		}
	}
	if len(t.Fixed) > len(a.FixedFaces) {
		return a, wrong(at+".set-dice", "%d are more than %d", len(t.Fixed), len(a.FixedFaces))
	}
	for i, w := range t.Fixed {
		if a.FixedFaces[i], err = face(fmt.Sprintf("%s.set-dice[%d]", at, i), w); err != nil {
			return a, err
		}
	}
	a.Fixed = int8(len(t.Fixed))
	if a.NAttack, err = rolled(at+".attack-dice", t.Attack, &a.AttackDice); err != nil {
		return a, err
	}
	if a.NDefense, err = rolled(at+".defense-dice", t.Defense, &a.Defense); err != nil {
		return a, err
	}
	if t.Search != "" {
		var ok bool
		if a.Search, ok = game.ParseDamage(t.Search); !ok {
			return a, wrong(at+".search", "%q is no damage card", t.Search)
		}
	}
	return a, nil
}

func raise(flags []flag, word string) bool {
	for _, f := range flags {
		if f.word == word {
			*f.is = true
			return true
		}
	}
	return false
}

func face(at, word string) (dice.Face, error) {
	f, ok := dice.ParseFace(strings.ReplaceAll(strings.ToLower(strings.TrimSpace(word)), "-", " "))
	if !ok {
		return f, wrong(at, "%q is not hit, crit, battle-stations, evade, double-hit or blank", word)
	}
	return f, nil
}

// rolled reads dice that lie on the table: a face, and what happened to the die.
func rolled(at string, words []string, to *[game.MaxDice]game.Die) (n int8, err error) {
	if len(words) > len(to) {
		return 0, wrong(at, "%d dice are more than %d", len(words), len(to))
	}
	for i, w := range words {
		at := fmt.Sprintf("%s[%d]", at, i)
		parts := strings.Fields(w)
		if len(parts) == 0 {
			return 0, wrong(at, "the die shows no face")
		}
		if to[i].Face, err = face(at, parts[0]); err != nil {
			return 0, err
		}
		for _, x := range parts[1:] {
			if !raise(dieFlags(&to[i]), x) {
				return 0, wrong(at, "%q did not happen to a die: want rerolled, converted, added, set", x)
			}
		}
	}
	return int8(len(words)), nil
}
