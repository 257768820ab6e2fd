package front

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/kit"
)

// GroupOf names the group of a part for those who do not see it: "AI level" of "Lieutenant", of the
// rules the battle; "" none.
func (p *Title) GroupOf(of kit.Name) string {
	for _, k := range p.picks() {
		if k.kind == of.Kind {
			return k.do.Words
		}
	}
	if of.Kind == "rules" && of.N < len(p.Next.scenarios) {
		return p.Next.scenarios[of.N].Sheet().Title
	}
	return ""
}

// Told lists the fleets of the chosen battle for those who do not see them.
func (p *Title) Told() (lines []string) {
	if g := p.Next.Laid(); g != nil {
		for seat := range g.Setup().Fleets {
			lines = append(lines, toldFleet(seat, &g.Setup().Fleets[seat]))
		}
	}
	return lines
}

// GroupOf names the player whose fleet a part is about.
func (f *Fleets) GroupOf(of kit.Name) string {
	switch kind, seat, _ := strings.Cut(of.Kind, ":"); kind {
	case "fleet":
		return "Player " + map[string]string{"0": "1", "1": "2"}[seat]
	case "random", "randomall", "newfleet", "edit", "import":
		return fmt.Sprint("Player ", of.N+1)
	}
	return ""
}

// Told lists the fleets that are picked.
func (f *Fleets) Told() (lines []string) {
	for seat := range 2 {
		if o := f.picked(seat); o != nil {
			lines = append(lines, toldFleet(seat, &o.fleet))
		}
	}
	return lines
}

// toldFleet tells a fleet in words: "Player 1: Old friends (98 SP): U.S.S. Reliant with Clark Terrell.".
func toldFleet(seat int, of *game.Fleet) string {
	ships := kit.Each(of.Ships, func(s game.FleetShip) string {
		if s.Captain == nil {
			return s.Ship.Name
		}
		return s.Ship.Name + " with " + s.Captain.Name
	})
	return fmt.Sprintf("Player %d: %s (%d SP): %s.", seat+1, of.Name, of.Total, strings.Join(ships, ", "))
}
