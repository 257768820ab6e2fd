package sheet

import (
	"attackwing/game"
	"attackwing/game/card"
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

// factionsOf are those of a side's ships, none: any.
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
			return &game.Building{Name: x.Name, Limit: x.Limit, Ships: x.Ships, Of: x.factions()}
		}
	}
	return nil
}

// factionNames are those that a side may name.
func factionNames() (out []string) {
	for f := card.Faction(1); f < card.NumFactions; f++ {
		out = append(out, f.String())
	}
	return out
}
