package sheet

import (
	"cmp"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/tournament/eventkit"
)

// differs tells whether the sheet says how fleets of its sides are built.
func (p *played) differs() bool {
	return slices.ContainsFunc(p.doc.Sides, func(x side) bool { return x.Limit+x.Ships+len(x.Factions) > 0 })
}

// building are the sheet's sentences for the fleets of a side.
func (p *played) building(name string) *game.Building {
	for i := range p.doc.Sides {
		x := &p.doc.Sides[i]
		if x.Name != name {
			continue
		}
		b := &game.Building{Name: name, Limit: p.sideLimit(x), Ships: x.Ships}
		for _, of := range x.Factions {
			f, _ := card.ParseFaction(of) // the sheet was checked for others
			b.Of = append(b.Of, f)
		}
		return b
	}
	return nil
}

// usualLimit returns the most Squadron Points of a fleet whose side does not set a limit.
func (p *played) usualLimit() int { return cmp.Or(p.doc.Limits.Points, eventkit.Plain.Limit) }

// sideLimit returns the most Squadron Points of a side's fleet where the sides differ in it, else
// 0: what the house rules say.
func (p *played) sideLimit(x *side) int {
	if slices.ContainsFunc(p.doc.Sides, func(x side) bool { return x.Limit > 0 }) {
		return cmp.Or(x.Limit, p.usualLimit())
	}
	return 0
}

// factionNames returns the factions that a side may name.
func factionNames() (out []string) {
	for f := card.Faction(1); f < card.NumFactions; f++ {
		out = append(out, f.String())
	}
	return out
}
