package reading

import (
	"cmp"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// Listed is an option where it is listed: as it is printed on the ship, then the cards, then what
// the sheet offers; what may not be chosen in its place, and last what does nothing.
type Listed struct {
	At   int  // the option, as OptionRows count
	Key  int  // its digit: the same all battle; 0 does nothing, -1 it has none
	Told bool // it has no row: At tells it, too
}

// NoKey is the digit of an option that has none.
const NoKey = -1

// place is the sort key of an option in the list: first its sort, then the printed order.
type place struct {
	sort, a, b, at int
	told           bool // at tells it
}

// The sorts of options, in the order in which they are listed.
const (
	onBar = iota
	offBar
	ofCard
	ofDamage
	ofDisabled
	ofSheet
	ofNothing
)

// Listing returns the order in which the options of a question are listed, with their digits.
func (t *Table) Listing(p *game.Prompt) []Listed {
	places := make([]place, 0, len(p.Options)+4)
	for i := range p.Options {
		o := &p.Options[i]
		k := placeOf(t, p, i, o.Kind, o.Action, o.Ship, o.N, o.Line)
		k.told = First(&t.View, p, i) != i
		places = append(places, k)
	}
	rs := game.Refusals(&t.View, p)
	for _, g := range t.together(p, rs) {
		for _, i := range g {
			r := &rs[i]
			k := placeOf(t, p, len(p.Options)+g[0], r.Kind, r.Act, r.Ship, r.N, r.Line)
			k.told = i != g[0]
			places = append(places, k)
		}
	}
	slices.SortStableFunc(places, func(x, y place) int {
		return cmp.Or(cmp.Compare(x.sort, y.sort), cmp.Compare(x.a, y.a), cmp.Compare(x.b, y.b))
	})
	digits := digits(t, p, places)
	ls := make([]Listed, len(places))
	for i, k := range places {
		ls[i] = Listed{k.at, digits[i], k.told}
	}
	return ls
}

// placeOf returns the place in the list of an option or a refusal.
func placeOf(
	t *Table,
	p *game.Prompt,
	at int,
	kind game.OptionKind,
	act card.Action,
	on game.ShipID,
	n int8,
	line game.LineID,
) place {
	if kind == game.Pass {
		return place{ofNothing, 0, 0, at, false}
	}
	switch p.Ask {
	case game.ChooseAction, game.ChooseFreeAction:
		switch kind {
		case game.Perform:
			if t.Game.State().Bar(t.Game.Setup(), p.Ship).Has(act) {
				return place{onBar, int(act), int(on), at, false}
			}
			return place{offBar, int(act), int(on), at, false}
		case game.UseCard:
			return place{ofCard, int(line), 0, at, false}
		case game.RepairCard:
			return place{ofDamage, 0, 0, at, false}
		case game.Enable:
			return place{ofDisabled, 0, 0, at, false}
		}
		return place{ofSheet, int(n), int(on), at, false}
	case game.ChooseTarget:
		switch kind {
		case game.FirePrimary:
			return place{onBar, int(on), 0, at, false}
		case game.FireWeapon:
			return place{ofCard, int(n), int(on), at, false}
		}
		return place{ofSheet, int(line), 0, at, false}
	case game.ModifyAttackDice, game.ModifyDefenseDice:
		if k := slices.Index(spent, kind); k >= 0 {
			return place{onBar, k, 0, at, false}
		}
		return place{ofCard, int(line), 0, at, false}
	}
	return place{onBar, at, 0, at, false}
}

// spent are the tokens that change dice, in the order in which they are printed.
var spent = []game.OptionKind{game.SpendEvade, game.SpendLock, game.SpendStations}

// digits returns the digit keys of the listed options. A printed option keeps its digit even while
// it is not offered.
func digits(t *Table, p *game.Prompt, places []place) []int {
	type slot struct{ sort, a int }
	known := map[slot]int{}
	next := 1
	take := func(k slot) {
		if _, is := known[k]; !is {
			known[k], next = next, next+1
		}
	}
	u := t.Game.Setup()
	switch p.Ask {
	case game.ChooseAction, game.ChooseFreeAction:
		for a := card.Evade; a < card.NumActions; a++ {
			if t.Game.State().Bar(u, p.Ship).Has(a) {
				take(slot{onBar, int(a)})
			}
		}
		for _, x := range u.ActionLines(p.Ship) {
			take(slot{ofCard, int(x)})
		}
	case game.ChooseTarget:
		for i := range t.Shown.Ships[:u.FleetShips()] {
			if t.Shown.Ships[i].Owner != p.Player {
				take(slot{onBar, i})
			}
		}
	}
	ds := make([]int, len(places))
	seen := map[slot]bool{}
	for i, k := range places {
		of := slot{k.sort, k.a}
		if k.sort == ofNothing {
			ds[i] = 0
			continue
		}
		if p.Ask == game.ChooseTarget && k.sort != onBar || k.sort >= ofDamage {
			of = slot{k.sort, -1 - i}
		}
		take(of)
		if ds[i] = known[of]; ds[i] > 9 || seen[of] { // one of several: the digit goes to the first, arrows go on
			ds[i] = NoKey
		}
		seen[of] = true
	}
	return ds
}

// KeyOf returns the digit of an option, NoKey if there is none.
func (t *Table) KeyOf(p *game.Prompt, option int) int {
	for _, l := range t.Listing(p) {
		if l.At == option && !l.Told {
			return l.Key
		}
	}
	return NoKey
}

// ByKey returns the option that a digit means, -1 if there is none: of several by one digit what is
// picked or proposed, else the first that may be chosen.
func (t *Table) ByKey(p *game.Prompt, key, picked int) int {
	ls := t.Listing(p)
	i := slices.IndexFunc(ls, func(l Listed) bool { return l.Key == key })
	if i < 0 {
		return -1
	}
	best := ls[i].At
	for n := i; n < len(ls) && (n == i || ls[n].Key == NoKey && alike(t, p, ls[i].At, ls[n].At)); n++ {
		switch at := ls[n].At; {
		case at == picked:
			return at
		case best >= len(p.Options) && at < len(p.Options) && !ls[n].Told:
			best = at
		}
	}
	return best
}

// alike reports whether two options are one action on two targets.
func alike(t *Table, p *game.Prompt, x, y int) bool {
	act := func(i int) (game.OptionKind, card.Action, game.LineID) {
		if i < len(p.Options) {
			o := &p.Options[i]
			return o.Kind, o.Action, o.Line
		}
		r := game.Refusals(&t.View, p)[i-len(p.Options)]
		return r.Kind, r.Act, r.Line
	}
	k, a, l := act(x)
	m, c, n := act(y)
	return k == m && a == c && l == n && (k == game.Perform || k == game.UseCard)
}

// Next returns the option listed so many after another, of those that may be chosen.
func (t *Table) Next(p *game.Prompt, from, by int) int {
	var may []int
	for _, l := range t.Listing(p) {
		if l.At < len(p.Options) && !l.Told {
			may = append(may, l.At)
		}
	}
	n := len(may)
	at := slices.Index(may, from)
	if at < 0 && by < 0 {
		at = 0
	}
	return may[((at+by)%n+n)%n]
}
