package shakedown

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
)

// Line is a line of an own card, and what was seen of it.
type Line struct {
	ID, Name string // of the card
	Text     string // the line as the card file has it
	Battles  int    // in which the card was flown
	Seen     int    // in how many of these the line was offered, happened or counted
}

// own is a card that is tried out.
type own struct {
	*card.Printed
	cards *card.Catalogue // from which fleets with it are made
	flown int             // in how many battles
}

// least is in how many battles a card is flown whatever is seen of it.
const least = 4

// Cards plays battles with the cards that a catalogue has beside those of base, and tells what
// stops one of them. Each card is flown in up to each battles, until all its lines were seen, and
// no more than total are played. The lines are those whose use can be seen; the battles of a card
// that no random fleet may carry are 0.
func Cards(sc game.Scenario, cat, base *card.Catalogue, each, total int) (lines []Line, err error) {
	list := owned(cat, base)
	seen := map[*card.Ability]int{}
	played := 0
	for n := range each {
		for i, o := range list {
			if played == total || n >= least && (o.flown < n/tries || o.told(seen)) {
				continue
			}
			played++
			if err := safely(func() error { return o.fly(sc, cat, uint64(n*len(list)+i), seen) }); err != nil {
				return nil, fmt.Errorf("%s: it stops the battle it is tried out in: %w", o.ID, err)
			}
		}
	}
	for _, o := range list {
		for i := range o.Abilities {
			if a := &o.Abilities[i]; visible(a) {
				lines = append(lines, Line{ID: o.ID, Name: o.Name, Text: a.Line, Battles: o.flown, Seen: seen[a]})
			}
		}
	}
	return lines, nil
}

// visible reports whether it can be seen that a line speaks: it is not in force all the time.
func visible(a *card.Ability) bool {
	return a.At.Without(card.At(card.Static, card.AtSetUp)) != (card.Windows{})
}

// told reports whether all lines of the card were seen.
func (o *own) told(seen map[*card.Ability]int) bool {
	for i := range o.Abilities {
		if a := &o.Abilities[i]; visible(a) && seen[a] == 0 {
			return false
		}
	}
	return true
}

// tries is the number of fleets that are made at most until one carries a card.
const tries = 12

// fly plays a battle of a fleet with the card, and notes which lines of card text were seen in it.
func (o *own) fly(sc game.Scenario, cat *card.Catalogue, n uint64, seen map[*card.Ability]int) error {
	o.tell()
	for k := range uint64(tries) {
		seed := n*tries + k + 1
		u, err := fleet.RandomTable(sc, [2]*card.Catalogue{o.cards, cat}, seed)
		if err != nil || !carries(&u.Fleets[0], o.ID) {
			continue
		}
		o.flown++
		now := map[*card.Ability]bool{}
		note := func(id game.LineID) {
			if id != 0 {
				a, _, _ := u.Line(id)
				now[a] = true
			}
		}
		err = play(u, seed, func(g *game.Game, p *game.Prompt, events []game.Event) {
			for _, e := range events {
				if used, is := e.(game.CardUsed); is {
					note(used.Line)
				}
			}
			g.State().Counting(u, note)
			for i := 0; p != nil && i < len(p.Options); i++ {
				note(p.Options[i].Line)
			}
		})
		for a := range now {
			seen[a]++
		}
		return err
	}
	return nil
}

// tell has the card told as lists and pages tell it.
func (o *own) tell() {
	for i := range o.Abilities {
		o.Abilities[i].Words()
	}
	for i := range o.Build {
		o.Build[i].Words()
	}
	for i := range o.Restrictions {
		o.Restrictions[i].Words()
	}
}

// owned are the cards that a catalogue has beside those of another.
func owned(cat, base *card.Catalogue) (list []*own) {
	add := func(v *card.Printed, among func(p *card.Pool)) {
		narrow := cat.Drawn()
		among(&narrow)
		bear(&narrow, v.Restrictions)
		list = append(list, &own{Printed: v, cards: cat.Drawing(narrow)})
	}
	for _, v := range cat.Ships {
		if base.Ship(v.ID) == nil {
			add(&v.Printed, func(p *card.Pool) { p.Ships = weighted(p.Ships, v) })
		}
	}
	for _, v := range cat.Captains {
		if base.Captain(v.ID) == nil {
			add(&v.Printed, func(p *card.Pool) { p.Captains = weighted(p.Captains, v) })
		}
	}
	for _, v := range cat.Admirals {
		if base.Admiral(v.ID) == nil {
			add(&v.Printed, func(p *card.Pool) { p.Admirals = weighted(p.Admirals, v) })
		}
	}
	for _, v := range cat.Upgrades {
		if base.Upgrade(v.ID) == nil {
			add(&v.Printed, func(p *card.Pool) {
				p.Upgrades = weighted(p.Upgrades, v)
				p.Captains = some(p.Captains,
					func(c *card.Captain) bool { return v.Kind != card.Talent || c.Talents > 0 })
				p.Ships = some(p.Ships, func(s *card.Ship) bool { return v.Kind == card.Talent || s.Slots[v.Kind] > 0 })
			})
		}
	}
	for _, v := range cat.Resources {
		if base.Resource(v.ID) == nil {
			add(&v.Printed, func(p *card.Pool) { p.Resources = []*card.Upgrade{v} })
		}
	}
	return list
}

// weighted are cards of which every fifth is the one that is tried out.
func weighted[T any](list []*T, v *T) []*T {
	return append(list[:len(list):len(list)], slices.Repeat([]*T{v}, len(list)/4+1)...)
}

// some are the cards that are fit, all where none is.
func some[T any](list []*T, fit func(*T) bool) (out []*T) {
	for _, v := range list {
		if fit(v) {
			out = append(out, v)
		}
	}
	if len(out) == 0 {
		return list
	}
	return out
}

// bear leaves the ships and captains that may carry a card with these restrictions.
func bear(p *card.Pool, rs []card.Restriction) {
	for i := range rs {
		r := &rs[i]
		switch {
		case r.Kind != card.OnlyOn:
		case r.Cond.OfCaptain():
			p.Captains = some(p.Captains, func(c *card.Captain) bool { return r.Cond.Holds(nil, c) })
		default:
			p.Ships = some(p.Ships, func(s *card.Ship) bool { return r.Cond.Holds(s, nil) })
		}
	}
}

// carries reports whether a fleet has a card of that id.
func carries(f *game.Fleet, id string) bool {
	return f.Resource.Card != nil && f.Resource.Card.ID == id ||
		slices.ContainsFunc(f.Ships, func(s game.FleetShip) bool {
			return s.Ship.ID == id || s.Captain.ID == id || s.Admiral != nil && s.Admiral.ID == id ||
				slices.ContainsFunc(s.Upgrades, func(b game.Bought) bool { return b.Card.ID == id })
		})
}
