package sheet

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/tournament/eventkit"
)

// differs tells whether the sheet says how fleets of its sides are built.
func (p *played) differs() bool {
	for _, x := range p.doc.Sides {
		if x.Limit != 0 || x.Ships != 0 || len(x.Factions) > 0 {
			return true
		}
	}
	return false
}

// factions returns the factions of a side's ships, or nil for any.
func (x *side) factions() (out []card.Faction) {
	for _, name := range x.Factions {
		if f, ok := card.ParseFaction(name); ok {
			out = append(out, f)
		}
	}
	return out
}

// building are the sheet's sentences for the fleets of a side.
func (p *played) building(name string) *game.Building {
	for i := range p.doc.Sides {
		if x := &p.doc.Sides[i]; x.Name == name {
			return &game.Building{Name: x.Name, Limit: p.sideLimit(x), Ships: x.Ships, Of: x.factions()}
		}
	}
	return nil
}

// usualLimit returns the most Squadron Points of a fleet whose side does not set a limit.
func (p *played) usualLimit() int {
	if n := p.doc.Limits.Points; n > 0 {
		return n
	}
	return eventkit.Plain.Limit
}

// limitOf returns the most Squadron Points of a side's fleet.
func (p *played) limitOf(x *side) int {
	if x.Limit > 0 {
		return x.Limit
	}
	return p.usualLimit()
}

// sideLimit is the same where the sides differ in it, else 0: what the house rules say.
func (p *played) sideLimit(x *side) int {
	for i := range p.doc.Sides {
		if p.doc.Sides[i].Limit > 0 {
			return p.limitOf(x)
		}
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
