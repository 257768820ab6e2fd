package record

import (
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/dice"
)

// fleetsOf is what lies beside the players' ships.
func (t *Table) fleetsOf(w *writer) {
	u, p := w.u, w.p
	for i := range p.Sides {
		b, f := &p.Sides[i], &u.Fleets[i]
		if side, ok := u.Scenario.Sheet().SideOf(f.Side); ok && side != usualSide(u.Scenario.Sheet(), i) {
			t.fleet(i + 1).Side = side
		}
		if n := f.Total - paid(f); n != 0 {
			t.fleet(i + 1).Other = n
		}
		if f.Resource.Card != nil {
			t.fleet(i + 1).Resource = f.Resource.Card.ID
		}
		if on := countersOn(u.Scenario.Sheet(), &b.Counters, &w.fresh.Beside[i]); on != nil {
			t.fleet(i + 1).Counters = on
		}
		if b.Rerolls > 0 {
			t.fleet(i + 1).Rerolls = int(b.Rerolls)
		}
		if b.Options != w.fresh.Options[i] {
			left := t.fleet(i + 1)
			for _, n := range b.Options {
				left.Left = append(left.Left, int(n))
			}
			for n := len(left.Left); n > 1 && left.Left[n-1] == 0; n-- {
				left.Left = left.Left[:n-1]
			}
		}
		if b.Resource != w.fresh.Resources[i] {
			on := map[string]int{}
			for _, k := range onResource(&b.Resource) {
				if n := k.get(); n != 0 {
					on[k.name] = n
				}
			}
			on["time"] = int(b.Resource.Time) // a resource as at set-up has no list of its own
			t.fleet(i + 1).On = on
		}
	}
	t.lines(u, p.Used, w.ids, func(s *TableShip) *map[string][]int { return &s.Used }, func(f *TableFleet) *[]int { return &f.Used })
	t.lines(u, p.UsedNow, w.ids, func(s *TableShip) *map[string][]int { return &s.UsedNow }, func(f *TableFleet) *[]int { return &f.UsedNow })
}

// paid is what the cards of a fleet cost.
func paid(f *game.Fleet) int {
	n := f.Resource.SP
	for i := range f.Ships {
		s := &f.Ships[i]
		n += s.SP + s.CapSP + s.AdmSP
		for _, c := range s.Upgrades {
			n += c.SP
		}
	}
	return n
}

func usualSide(sheet *game.Sheet, player int) string {
	if player < len(sheet.Sides) {
		return sheet.Sides[player]
	}
	return ""
}

// tally is something that lies on a resource, as a number.
type tally struct {
	name string
	flag *bool
	n    *int8
}

func (k tally) get() int {
	if k.n != nil {
		return int(*k.n)
	}
	if *k.flag {
		return 1
	}
	return 0
}

func (k tally) set(n int) {
	if k.n != nil {
		*k.n = int8(n)
		return
	}
	*k.flag = n > 0
}

func onResource(c *game.CardState) []tally {
	return []tally{{"disabled", &c.Disabled, nil}, {"discarded", &c.Discarded, nil}, {"lost", &c.Lost, nil}, {"shown", &c.Shown, nil},
		{"safe", &c.Safe, nil}, {"time", nil, &c.Time}, {"charges", nil, &c.Charges}, {"damage-under", nil, &c.Stored}}
}

func stepOf(w game.Waiting, ids []string) TableStep {
	word, detail := w.Step.Word()
	s := TableStep{Step: word}
	if detail == game.NoDetail {
		return s
	}
	s.Ship = ids[w.Ship]
	switch detail {
	case game.Continued:
		s.Begun = w.About.Begun()
	case game.AtMoment:
		s.At = w.About.Window().String()
	case game.OfAction:
		s.Action = actionWord(w.About.Action())
	case game.OnShip, game.OnTarget:
		if on := w.About.Ship(); on != game.NoShip {
			s.On = ids[on]
		}
	}
	return s
}

func actionWord(a card.Action) string { return strings.ReplaceAll(a.String(), " ", "-") }

// prices are the effects of prices that last, by their numbers from -1 down.
var prices = [...]string{"fewer-attack-dice", "no-defense-dice"}

func bonusOf(u *game.Setup, b *game.Bonus, ids []string) TableBonus {
	t := TableBonus{Text: textOf(u, b.Line, ids)}
	say(&t, b, b, nil, ids)
	if b.Do < 0 {
		t.Does = prices[-b.Do-1]
		return t
	}
	t.Does = strconv.Itoa(int(b.Do&7) + 1)
	if sub := b.Do >> 3; sub > 0 {
		t.Does += "." + strconv.Itoa(int(sub))
	}
	return t
}

// food are the kinds of token that feed cards, by the words of position files.
var food = map[string]card.Tokens{"evade": card.EvadeToken, "scan": card.ScanToken, "battle-stations": card.StationsToken, "aux-power": card.AuxToken}

func fedOf(u *game.Setup, f game.Fed, ids []string) TableFed {
	return TableFed{Ship: ids[f.Ship], Token: named(food, f.Token), Text: textOf(u, f.Line, ids)}
}

// flag is something that is true or not, by its word.
type flag struct {
	word string
	is   *bool
}

// attackFlags are what may be true of an attack, as its file writes it.
func attackFlags(a *game.Attack) []flag {
	return []flag{{"obstructed", &a.Obstructed}, {"from-cloak", &a.WasCloaked}, {"with-lock", &a.HadLock}, {"lock-spent", &a.LockSpent},
		{"cloak-stays-green", &a.KeepGreen}, {"lock-stays", &a.KeepLock}, {"extra", &a.Extra}, {"draws-two", &a.DrawTwo},
		{"set-dice-are-defense", &a.FixedDefense}, {"rolled", &a.RolledAttack}, {"defended", &a.Defended}}
}

func attackOf(u *game.Setup, a *game.Attack, ids []string) *TableAttack {
	t := &TableAttack{Distance: lengthOf(a.Dist)}
	say(t, a, a, nil, ids)
	if m := u.OnMap(a.Attacker); m != nil && len(m.Mounts) > 0 {
		t.Mount = m.Mounts[a.Mount].Name
	}
	if a.Weapon != game.NoWeapon {
		t.Weapon = cardID(u.Facts(a.Attacker), a.Weapon)
	}
	if a.Line != 0 {
		x := textOf(u, a.Line, ids)
		t.Text = &x
	}
	for _, f := range attackFlags(a) {
		if *f.is {
			t.Is = append(t.Is, f.word)
		}
	}
	for _, f := range a.FixedFaces[:a.Fixed] {
		t.Fixed = append(t.Fixed, faceWord(f))
	}
	t.Attack, t.Defense = diceOf(a.AttackDice[:a.NAttack]), diceOf(a.Defense[:a.NDefense])
	if a.Search != game.FaceDown {
		t.Search = a.Search.String()
	}
	return t
}

func faceWord(f dice.Face) string { return strings.ReplaceAll(f.String(), " ", "-") }

// dieFlags are what may have happened to a die of an attack.
func dieFlags(d *game.Die) []flag {
	return []flag{{"rerolled", &d.Rerolled}, {"converted", &d.Converted}, {"added", &d.Added}, {"set", &d.Set}}
}

func diceOf(list []game.Die) (words []string) {
	for _, d := range slices.Clone(list) {
		w := faceWord(d.Face)
		for _, f := range dieFlags(&d) {
			if *f.is {
				w += " " + f.word
			}
		}
		words = append(words, w)
	}
	return words
}
