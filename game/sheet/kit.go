package sheet

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/tournament/eventkit"
)

// kit returns the tournament rules of the sheet: the plain ones, with its lines of Fleet Points as
// bonuses. If its sides differ, every player brings a fleet of each.
func (p *played) kit() *eventkit.Kit {
	k := eventkit.Plain
	k.Limit = p.usualLimit()
	for _, x := range p.score {
		b := eventkit.Bonus{
			Key:    fmt.Sprint("line-", len(k.Bonuses)+1),
			Words:  x.Words,
			Points: x.Points,
			Most:   1,
			Winner: x.Winner,
		}
		if x.Each != "" {
			if b.Most = game.MaxShips; p.said[&x.Each].op == countersHeld {
				b.Most = game.MaxOnCard
			}
		}
		k.Bonuses = append(k.Bonuses, b)
	}
	if !p.differs() {
		return &k
	}
	for i := range p.doc.Sides {
		k.Fleets = append(k.Fleets, strings.ToLower(p.doc.Sides[i].Name))
		if n := p.sideLimit(&p.doc.Sides[i]); n > 0 {
			k.Limits = append(k.Limits, n)
			k.Limit = max(k.Limit, n)
		}
	}
	k.Draws = eventkit.FleetsInTurn
	return &k
}
