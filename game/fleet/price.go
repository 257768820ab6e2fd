package fleet

import "attackwing/game/card"

// price is how a card's cost comes about (rules 2): printed, then surcharges, then the faction penalty, then
// discounts, never below 0.
type price struct {
	printed int
	why     []Adjustment
}

func (p *price) add(why string, sp int) { p.why = append(p.why, Adjustment{why, sp}) }

func (p *price) paid() int {
	n := p.printed
	for _, a := range p.why {
		n += a.SP
	}
	return max(n, 0)
}

// Faction penalties (rules 2): a captain or an upgrade, and an admiral.
const (
	penalty        = 1
	admiralPenalty = 3
)

// surcharges adds what the card costs more on a ship other than it is meant for; that is no faction penalty.
func (p *price) surcharges(rs []card.Restriction, s *card.Ship, c *card.Captain) {
	for _, r := range rs {
		if r.Kind == card.Surcharge && !r.Cond.Holds(s, c) {
			p.add("not on "+r.Cond.String(), r.N)
		}
	}
}

func (p *price) faction(of []card.Faction, s *card.Ship, n int) {
	if !card.ShareFaction(of, s.Factions) {
		p.add("faction", n)
	}
}

// rule is a building rule in force on a ship, with the card it is printed on.
type rule struct {
	card.BuildRule
	id, name string
	left     int // how many more cards it may serve, when the rule has such a number
}

// rules gathers the building rules of a ship and its cards whose conditions hold.
func rules(s *card.Ship, c *card.Captain, ups []*card.Upgrade) []rule {
	var out []rule
	add := func(id, name string, bs []card.BuildRule) {
		for _, r := range bs {
			if r.Cond.Holds(s, c) {
				out = append(out, rule{r, id, name, r.Scope.First})
			}
		}
	}
	add(s.ID, s.Name, s.Build)
	if c != nil {
		add(c.ID, c.Name, c.Build)
	}
	for _, u := range ups {
		add(u.ID, u.Name, u.Build)
	}
	return out
}

// upgradePrice is what an upgrade costs on its ship.
func upgradePrice(u *card.Upgrade, s *card.Ship, c *card.Captain, rs []rule) price {
	p := price{printed: u.SP}
	for i := range rs {
		if rs[i].Op == card.PriceSet && rs[i].Scope.Holds(u, rs[i].id) && rs[i].N != u.SP {
			p.add(rs[i].name, rs[i].N-u.SP)
			break
		}
	}
	p.surcharges(u.Restrictions, s, c)
	if !waived(u, rs) {
		p.faction(u.Factions, s, penalty)
	}
	for i := range rs {
		r := &rs[i]
		if r.Op != card.PriceAdd || !r.Scope.Holds(u, r.id) || p.paid() == 0 {
			continue
		}
		if r.Scope.First > 0 {
			if r.left == 0 {
				continue
			}
			r.left--
		}
		p.add(r.name, max(r.N, -p.paid()))
	}
	return p
}

// waived tells whether a card on the ship lifts the upgrade's faction penalty.
func waived(u *card.Upgrade, rs []rule) bool {
	for _, r := range rs {
		if r.Op == card.NoPenalty && r.Scope.Holds(u, r.id) {
			return true
		}
	}
	return false
}
