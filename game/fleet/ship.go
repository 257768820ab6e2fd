package fleet

import (
	"attackwing/game"
	"attackwing/game/card"
)

// ship prices one ship with what is assigned to it, and checks it.
func (b *builder) ship(ls ListShip) {
	s := b.cat.Ship(ls.Ship.ID)
	if !b.known("ship", ls.Ship, s != nil, shipName(s)) {
		return
	}
	out := game.FleetShip{Ship: s, SP: b.line("ship", s.ID, s.Name, price{printed: s.SP})}
	b.has(s.Name, s.Unique, s.Mirror, nil)

	out.Captain = b.captain(ls.Captain, s)
	if c := out.Captain; c != nil {
		p := price{printed: c.SP}
		p.surcharges(c.Restrictions, s, c)
		if c.SP > 0 { // no penalty for a captain that costs nothing
			p.faction(c.Factions, s, penalty)
		}
		out.CapSP = b.line("captain", c.ID, c.Name, p)
		b.has(c.Name, c.Unique, c.Mirror, c.Restrictions)
		b.only(c.Name, c.Restrictions, s, c)
	}
	if a := b.admiral(ls.Admiral); a != nil {
		p := price{printed: a.SP}
		p.faction(a.Factions, s, admiralPenalty)
		out.Admiral, out.AdmSP = a, b.line("admiral", a.ID, a.Name, p)
		b.has(a.Name, a.Unique, false, a.Restrictions)
		b.only(a.Name, a.Restrictions, s, out.Captain)
	}
	ups := b.upgrades(ls.Upgrades)
	rs := rules(s, out.Captain, ups)
	for _, u := range ups {
		sp := b.line(u.Kind.String(), u.ID, u.Name, upgradePrice(u, s, out.Captain, rs))
		out.Upgrades = append(out.Upgrades, game.Bought{Card: u, SP: sp})
		b.has(u.Name, u.Unique, u.Mirror, u.Restrictions)
		b.only(u.Name, u.Restrictions, s, out.Captain)
	}
	b.copies(ups)
	if !b.event {
		b.slots(s, out.Captain, out.Admiral, ups, rs)
	}
	b.Fleet.Ships = append(b.Fleet.Ships, out)
}

func shipName(s *card.Ship) string {
	if s == nil {
		return ""
	}
	return s.Name
}

func (b *builder) captain(r Ref, s *card.Ship) *card.Captain {
	if r.IsZero() {
		if s.CaptainLimit > 0 {
			b.problem(NoCaptain, s.Name, "every ship has exactly one captain")
		}
		return nil
	}
	c := b.cat.Captain(r.ID)
	if c == nil {
		b.known("captain", r, false, "")
		return nil
	}
	b.known("captain", r, true, c.Name)
	return c
}

func (b *builder) admiral(r Ref) *card.Admiral {
	if r.IsZero() {
		return nil
	}
	a := b.cat.Admiral(r.ID)
	if a == nil {
		b.known("admiral", r, false, "")
		return nil
	}
	b.known("admiral", r, true, a.Name)
	return a
}

func (b *builder) upgrades(refs []Ref) []*card.Upgrade {
	var ups []*card.Upgrade
	for _, r := range refs {
		u := b.cat.Upgrade(r.ID)
		if u != nil && u.Kind == card.Resource {
			b.problem(Restricted, u.Name, "a resource belongs to the fleet, not to a ship")
			continue
		}
		if b.known("upgrade", r, u != nil, nameOf(u)) {
			ups = append(ups, u)
		}
	}
	return ups
}

// only checks the printed limits on where a card may go.
func (b *builder) only(name string, rs []card.Restriction, s *card.Ship, c *card.Captain) {
	for _, r := range rs {
		if r.Kind == card.OnlyOn && !r.Cond.Holds(s, c) {
			b.problem(Restricted, name, "only on %s", r.Cond.String())
		}
	}
}

// copies checks how many of one card the ship carries, where the card has a limit.
func (b *builder) copies(ups []*card.Upgrade) {
	for i, u := range ups {
		for _, r := range u.Restrictions {
			if r.Kind != card.OnePer {
				continue
			}
			n := 0
			for _, v := range ups[:i+1] {
				if v.ID == u.ID {
					n++
				}
			}
			if n == r.N+1 {
				b.problem(TooMany, u.Name, "at most %d on one ship", r.N)
			}
		}
	}
}
