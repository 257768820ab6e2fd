package fleet

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/textfile"
)

// mostMeant is the most cards that are proposed for a name that no card has.
const mostMeant = 3

// Meant are the cards that a name may stand for which is none: of the same kind, the nearest first,
// among equals those of the faction of the ship that they are on, nil none. It is empty where no
// name is near.
func (r Rules) Meant(what game.CardPart, ref Ref, on *card.Ship) []Ref {
	want := ref.Name
	if want == "" {
		want = ref.ID
	}
	want = letters(want)
	if want == "" {
		return nil
	}
	type near struct {
		ref  Ref
		dist int
	}
	var found []near
	offer := func(id, name string, of []card.Faction) {
		d := textfile.Distance(want, letters(name))
		if d > max(1, len(want)/4) {
			return
		}
		d *= 2
		if on != nil && !card.ShareFaction(of, on.Factions) {
			d++
		}
		found = append(found, near{Ref{id, name}, d})
	}
	switch what {
	case game.ShipCard:
		for _, s := range r.Cards.Ships {
			offer(s.ID, s.Name, s.Factions)
		}
	case game.CaptainCard:
		for _, c := range r.Cards.Captains {
			offer(c.ID, c.Name, c.Factions)
		}
	case game.AdmiralCard:
		for _, a := range r.Cards.Admirals {
			offer(a.ID, a.Name, a.Factions)
		}
	case game.ResourceCard:
		for _, u := range r.Cards.Resources {
			offer(u.ID, u.Name, u.Factions)
		}
	default:
		for _, u := range r.Cards.Upgrades {
			offer(u.ID, u.Name, u.Factions)
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return cmp.Compare(a.dist, b.dist) })
	var out []Ref
	for _, n := range found[:min(len(found), mostMeant)] {
		out = append(out, n.ref)
	}
	return out
}

// letters are the letters and digits of a name in small, so that points and spaces do not count.
func letters(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}
