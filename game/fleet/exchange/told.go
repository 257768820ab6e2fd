package exchange

import (
	"slices"
	"strings"

	"attackwing/game/card"
	"attackwing/game/fleet"
)

// told is a card as a text tells it: by name and price. Several cards may fit; best says which fits
// best.
type told struct {
	kind  string // ship, captain, admiral or resource; an upgrade's kind, or "" for an upgrade of any kind
	name  string
	class string // of a ship without a name of its own
	skill int    // of a captain or admiral, -1 not told
	cost  int

	faction card.Faction // of a ship, where it is told
}

// fold makes names comparable: Utopia writes some of them in capitals, or with other dashes.
func fold(name string) string {
	name = strings.NewReplacer("’", "'", "‘", "'", "“", `"`, "”", `"`, "-", " ").Replace(name)
	return strings.ToLower(strings.Join(strings.Fields(name), " "))
}

// is reports whether the card is called so. Some of our names end in a bracket that tells them
// apart.
func (t *told) is(name string) bool {
	plain, _, _ := strings.Cut(name, " (")
	return fold(t.name) == fold(name) || fold(t.name) == fold(plain)
}

// choice keeps the card that fits best, and the fits of all cards on offer. One that fits worse by
// less than near may have been meant as well.
type choice[T any] struct {
	near      int
	card      *T
	fit, hint int
	fits      []int
}

// offer offers a card: fit is how well the text fits it, hint what else speaks for it.
func (c *choice[T]) offer(card *T, fit, hint int) {
	c.fits = append(c.fits, fit)
	if c.card == nil || fit > c.fit || fit == c.fit && hint > c.hint {
		c.card, c.fit, c.hint = card, fit, hint
	}
}

// pick takes the card that fits best, and says that it was a guess where others fit too.
func (c *choice[T]) pick(f *Fleet, t *told, id func(*T) string) *T {
	n := 0
	for _, fit := range c.fits {
		if fit == c.fit || fit > c.fit-c.near {
			n++
		}
	}
	if n > 1 {
		f.guess("%s [%d]: taken for %s, one of %d cards that fit", t.name, t.cost, id(c.card), n)
	}
	return c.card
}

// costs says how well a told price fits a card: exactly, with a faction penalty, or not at all.
func costs(told, printed, penalty int, own bool) int {
	switch {
	case told == printed && (own || printed == 0):
		return 6
	case told == printed+penalty && !own:
		return 6
	case told == printed || told == printed+penalty:
		return 3
	case told < printed:
		return 1 // a discount
	}
	return 0
}

func (t *told) ship(f *Fleet, cat *card.Catalogue) (fleet.Ref, *card.Ship) {
	var c choice[card.Ship]
	for _, s := range cat.Ships {
		like := classLike(t.class, s.Class.Name)
		if !t.is(s.Name) && (like == 0 || s.Unique) { // a ship without a name of its own is known by its class
			continue
		}
		fit := costs(t.cost, s.SPUtopia, 0, true) + 6*like
		if t.is(s.Name) {
			fit += 8
		}
		if card.HasFaction(s.Factions, t.faction) {
			fit += 4
		}
		c.offer(s, fit, 0)
	}
	if s := c.pick(f, t, func(s *card.Ship) string { return s.ID }); s != nil {
		return fleet.Ref{ID: s.ID, Name: s.Name}, s
	}
	return t.stranger(), nil
}

// classLike is 3 for the class told, 2 where it is spelled otherwise or without its last words, 1
// where the name goes on.
func classLike(told, class string) int {
	trim := func(s string) string {
		s, _, _ = strings.Cut(fold(s), " (")
		return strings.TrimSuffix(s, " class")
	}
	switch {
	case told == "":
		return 0
	case strings.EqualFold(told, class):
		return 3
	case trim(told) == trim(class):
		return 2
	case strings.HasPrefix(fold(class), fold(told)):
		return 1
	}
	return 0
}

// stranger is a card of which the catalogue has none of that name.
func (t *told) stranger() fleet.Ref {
	name := t.name
	if name == "" {
		name = t.class
	}
	return fleet.Ref{ID: line("utopia:" + name), Name: line(name)}
}

func ownFaction(fs []card.Faction, s *card.Ship) bool {
	return s == nil || card.ShareFaction(fs, s.Factions)
}

func sameBox(sets []string, s *card.Ship) bool {
	return s != nil && slices.ContainsFunc(sets, func(set string) bool { return slices.Contains(s.Sets, set) })
}

func (t *told) captain(f *Fleet, cat *card.Catalogue, s *card.Ship) fleet.Ref {
	var c choice[card.Captain]
	for _, v := range cat.Captains {
		nameless := !v.Unique && v.SP == 0 && v.Skill == 1 && t.cost == 0
		faction := nameless && len(v.Factions) == 1 && t.is(v.Factions[0].String())
		if !t.is(v.Name) && !faction {
			continue
		}
		fit := costs(t.cost, v.SP, 1, ownFaction(v.Factions, s))
		if t.skill == int(v.Skill) {
			fit += 12
		}
		hint := 0
		if sameBox(v.Sets, s) { // cards of a ship's own box are often kept together
			hint++
		}
		if faction && s != nil && (strings.Contains(s.Class.Name, v.Name) || strings.Contains(s.Name, v.Name)) {
			hint += 2
		}
		c.offer(v, fit, hint)
	}
	if v := c.pick(f, t, func(v *card.Captain) string { return v.ID }); v != nil {
		return fleet.Ref{ID: v.ID, Name: v.Name}
	}
	return t.stranger()
}

func (t *told) admiral(f *Fleet, cat *card.Catalogue, s *card.Ship) fleet.Ref {
	var c choice[card.Admiral]
	for _, v := range cat.Admirals {
		if t.is(v.Name) {
			c.offer(v, costs(t.cost, v.SP, 3, ownFaction(v.Factions, s)), 0)
		}
	}
	if v := c.pick(f, t, func(v *card.Admiral) string { return v.ID }); v != nil {
		return fleet.Ref{ID: v.ID, Name: v.Name}
	}
	return t.stranger()
}

func (t *told) upgrade(f *Fleet, cat *card.Catalogue, s *card.Ship) fleet.Ref {
	c := choice[card.Upgrade]{near: 2*6 - 1} // cards of the fleet may change its price
	pool := cat.Upgrades
	if t.kind == card.Resource.String() {
		pool = cat.Resources
	}
	for _, v := range pool {
		if !t.is(v.Name) || t.kind != "" && t.kind != v.Kind.String() {
			continue
		}
		own := ownFaction(v.Factions, s)
		fit := 2 * costs(t.cost, v.SP, 1, own || v.Kind == card.Resource)
		if own {
			fit++
		}
		hint := 0
		if sameBox(v.Sets, s) {
			hint++
		}
		c.offer(v, fit, hint)
	}
	if v := c.pick(f, t, func(v *card.Upgrade) string { return v.ID }); v != nil {
		return fleet.Ref{ID: v.ID, Name: v.Name}
	}
	return t.stranger()
}
