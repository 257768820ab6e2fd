package fleet

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// price is a card's cost with its parts (rules 2): printed, then surcharges, then the faction
// penalty, then discounts, never below 0; the change by the scenario's sheet comes last.
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

// change adds sp; it takes off as far as there is something to take (rules 2: never below 0).
func (p *price) change(why string, sp int) {
	if sp = max(sp, -p.paid()); sp != 0 {
		p.add(why, sp)
	}
}

// Faction penalties (rules 2): a captain or an upgrade, and an admiral.
const (
	penalty        = 1
	admiralPenalty = 3
)

// berth is the ship that cards are assigned to: as printed, and as it counts under the scenario's
// sheet.
type berth struct {
	printed, counts *card.Ship
	captain         *card.Captain
	admiral         *card.Admiral
	others          []*card.Ship // of the fleet
}

// holds reports whether a condition printed on a card is met.
//
// Ruling: where a sheet lets a ship count as of another faction it is still called what it was, so
// that a condition is met by either (rules 9.3, 6); only the faction penalty looks at what the ship
// counts as.
func (s *berth) holds(c *card.Cond) bool {
	if c.Field == card.OtherShip {
		other := func(x *card.Ship) bool { return card.ShareFaction(x.Factions, c.Factions) }
		return slices.ContainsFunc(s.others, other) != c.Not
	}
	return c.Holds(s.printed, s.captain) || s.counts != s.printed && c.Holds(s.counts, s.captain)
}

// surcharges adds what the card costs more on a ship other than it is meant for; that is no faction
// penalty.
func (p *price) surcharges(rs []card.Restriction, s *berth) {
	for _, r := range rs {
		if r.Kind == card.Surcharge && !s.holds(&r.Cond) {
			p.add("not on "+r.Cond.String(), r.N)
		}
	}
}

// faction adds the penalty for a card that shares no faction with its ship, unless the sheet waives
// it.
func (b *builder) faction(p *price, what game.CardPart, of []card.Faction, s *berth, n int) {
	if len(of) == 0 || card.ShareFaction(of, s.counts.Factions) || card.HasFaction(of, card.QContinuum) {
		return // Ruling: Q goes where he likes; fleet builders charge him no penalty
	}
	if b.building != nil && b.building.NoPenalty != nil && b.building.NoPenalty(s.counts, what, of) {
		return
	}
	p.add("faction", n)
}

// event applies the change of the scenario's sheet to a price, last of all.
func (b *builder) event(p *price, what game.CardPart, of []card.Faction) {
	if b.building != nil && b.building.Price != nil {
		if sp, why := b.building.Price(what, of); sp != 0 {
			p.change(why, sp)
		}
	}
}

// rule is a building rule in force on a ship, with the card it is printed on.
type rule struct {
	card.BuildRule
	id, name string
	left     int // how many more cards it may serve, when the rule has such a number
}

// rules gathers the building rules of a ship and its cards whose conditions hold, with those that are
// for all ships of the fleet.
func rules(s *berth, ups []*card.Upgrade, forAll []rule) (out []rule) {
	add := func(id, name string, bs ...card.BuildRule) {
		for _, r := range bs {
			if s.holds(&r.Cond) {
				if r.Scope.OfShip {
					r.Scope.Factions = s.counts.Factions
				}
				r = counted(r, id, s, ups)
				out = append(out, rule{r, id, name, r.Scope.First})
			}
		}
	}
	add(s.printed.ID, s.printed.Name, s.printed.Build...)
	if s.captain != nil {
		add(s.captain.ID, s.captain.Name, s.captain.Build...)
	}
	if s.admiral != nil {
		add(s.admiral.ID, s.admiral.Name, s.admiral.Build...)
	}
	for _, u := range ups {
		for _, r := range u.Build {
			if !r.Fleet {
				add(u.ID, u.Name, r)
			}
		}
	}
	for _, r := range forAll {
		add(r.id, r.name, r.BuildRule)
	}
	return out
}

// counted is a rule whose price goes by what is on the ship, with that price.
//
// Ruling: cards fill the slots printed on their ship before those that other cards add.
func counted(r card.BuildRule, own string, s *berth, ups []*card.Upgrade) card.BuildRule {
	n := 0
	switch r.Op {
	case card.PriceEach:
		for _, u := range ups {
			if r.Scope.Holds(u, own) {
				n++
			}
		}
		r.Scope = card.Scope{Captain: true}
	case card.PriceEmpty:
		empty := s.printed.Slots
		for _, u := range ups {
			if !slices.ContainsFunc(u.Build, card.NeedsNoSlot) {
				empty[u.Kind]--
			}
		}
		for _, k := range empty {
			n += int(max(k, 0))
		}
	default:
		return r
	}
	r.Op, r.N = card.PriceAdd, r.N*n
	return r
}

// exchanged reports whether the officers of the fleet may serve on a ship of another faction for nothing.
func (b *builder) exchanged(of []card.Faction, s *berth) bool {
	x := b.officers
	return x[0] != card.NoFaction && !card.ShareFaction(of, s.counts.Factions) &&
		(card.HasFaction(of, x[0]) && card.HasFaction(s.counts.Factions, x[1]) ||
			card.HasFaction(of, x[1]) && card.HasFaction(s.counts.Factions, x[0]))
}

// chooseOfficers finds the two factions whose exchange of officers saves most.
func (b *builder) chooseOfficers(l *List) {
	r := b.cat.Resource(l.Resource.ID)
	if r == nil || !slices.ContainsFunc(r.Build, func(x card.BuildRule) bool { return x.Op == card.OfficersSwap }) {
		return
	}
	most := 0
	for one := card.NoFaction + 1; one < card.NumFactions; one++ {
		for other := one + 1; other < card.NumFactions; other++ {
			try := *b
			try.officers = [2]card.Faction{one, other}
			n := 0
			for _, ls := range l.Ships {
				n += try.saved(&ls)
			}
			if n > most {
				most, b.officers = n, try.officers
			}
		}
	}
}

// saved returns the Squadron Points that the exchange of officers saves on a ship.
func (b *builder) saved(ls *ListShip) (n int) {
	s := b.cat.Ship(ls.Ship.ID)
	if s == nil {
		return 0
	}
	at := &berth{printed: s, counts: s}
	if c := b.cat.Commander(s, ls.Captain.ID); c != nil && b.exchanged(c.Factions, at) {
		n += min(c.SP, 1) * (penalty + 1)
	}
	if a := b.cat.Admiral(ls.Admiral.ID); a != nil && b.exchanged(a.Factions, at) {
		n += admiralPenalty + min(a.SP, 1)
	}
	for _, x := range ls.Upgrades {
		if u := b.cat.Upgrade(x.ID); u != nil && u.Kind == card.Crew && b.exchanged(u.Factions, at) {
			n += penalty
		}
	}
	return n
}

// pricesSet returns the rule that sets the printed price of each upgrade, nil where none does. One that sets
// that of so many takes those that it saves most on.
func pricesSet(ups []*card.Upgrade, s *berth, rs []rule) []*rule {
	set := make([]*rule, len(ups))
	for k := range rs {
		r := &rs[k]
		if r.Op != card.PriceSet && (r.Op != card.InsteadOfSlot || s.takesMore(ups, r.Scope.Kind)) {
			continue
		}
		var may []int
		for i, u := range ups {
			sp := u.SPOn(s.counts)
			if set[i] == nil && r.Scope.Holds(u, r.id) && sp != r.N && (r.MaxSP == 0 || sp <= r.MaxSP) &&
				(r.Scope.First == 0 || sp > r.N) {
				may = append(may, i)
			}
		}
		if n := r.Scope.First; n > 0 {
			slices.SortStableFunc(may, func(i, j int) int { return ups[j].SPOn(s.counts) - ups[i].SPOn(s.counts) })
			may = may[:min(n, len(may))]
		}
		for _, i := range may {
			set[i] = r
		}
	}
	return set
}

// takesMore reports whether the ship carries more upgrades of a kind than its Upgrade Bar and its
// captain have slots for.
func (s *berth) takesMore(ups []*card.Upgrade, kind card.UpgradeKind) bool {
	n := s.counts.Slots[kind]
	if s.captain != nil {
		n += s.captain.Slots[kind]
		if kind == card.Talent {
			n += s.captain.Talents
		}
	}
	for _, u := range ups {
		if u.Kind == kind {
			n--
		}
	}
	return n < 0
}

// upgrade returns the price of an upgrade on its ship, set by a rule or nil, in the slot of another
// upgrade by a rule or nil.
func (b *builder) upgrade(u *card.Upgrade, s *berth, rs []rule, set, in *rule) price {
	p := price{printed: u.SPOn(s.counts)}
	if set != nil {
		p.add(set.name, set.N-p.printed)
	}
	p.surcharges(u.Restrictions, s)
	inIts := in != nil && in.Scope.Me && waivedOf(in.id, rs)   // Ruling: what lies with a card is as it is
	inIts = inIts || u.Kind == card.SecondCaptain && u.SP == 0 // as of a captain that costs nothing
	if !waived(u, rs) && !inIts && !u.Kind.RidesAlong() && !(u.Kind == card.Crew && b.exchanged(u.Factions, s)) {
		b.faction(&p, game.UpgradeCard, u.Factions, s, penalty*timesAsHigh(u, rs))
	}
	for i := range rs {
		r := &rs[i]
		if r.Op != card.PriceAdd || !r.Scope.Holds(u, r.id) || p.paid() == 0 || r.MaxSP > 0 && p.printed > r.MaxSP {
			continue
		}
		if r.Scope.First > 0 {
			if r.left == 0 {
				continue
			}
			r.left--
		}
		n := r.N
		if r.MinSP > 0 {
			n = min(0, max(n, r.MinSP-p.paid()))
		}
		p.change(r.name, n)
	}
	if in != nil {
		p.change(in.name, in.N)
	}
	b.event(&p, game.UpgradeCard, u.Factions)
	return p
}

// waivedOf reports whether a card says of itself that it pays no faction penalty.
func waivedOf(id string, rs []rule) bool {
	return slices.ContainsFunc(rs, func(r rule) bool { return r.Op == card.NoPenalty && r.Scope.Me && r.id == id })
}

// timesAsHigh returns by how much the cards on the ship multiply the upgrade's faction penalty.
func timesAsHigh(u *card.Upgrade, rs []rule) int {
	n := 1
	for i := range rs {
		if r := &rs[i]; r.Op == card.PenaltyTimes && r.Scope.Holds(u, r.id) {
			n *= r.N
		}
	}
	return n
}

// ofOfficer changes the price of the captain or the admiral as the cards of the ship say.
func (p *price) ofOfficer(of []card.Faction, rs []rule, in func(*card.Scope) bool) {
	for i := range rs {
		if r := &rs[i]; r.Op == card.PriceAdd && in(&r.Scope) && r.Scope.OfFaction(of) {
			p.change(r.name, r.N)
		}
	}
}

// waived reports whether a card on the ship lifts the upgrade's faction penalty.
func waived(u *card.Upgrade, rs []rule) bool {
	for _, r := range rs {
		if r.Op == card.NoPenalty && r.Scope.Holds(u, r.id) {
			return true
		}
	}
	return false
}

// waivedForAll reports whether the ship lifts the faction penalty of all its cards.
func waivedForAll(at *berth) bool {
	return slices.ContainsFunc(at.printed.Build,
		func(r card.BuildRule) bool { return r.Op == card.NoPenalty && r.Scope.Others })
}

// waivedFor reports whether a captain's own words, or the ship's, lift his faction penalty.
func waivedFor(c *card.Captain, at *berth) bool {
	if waivedForAll(at) {
		return true
	}
	for i := range c.Build {
		if r := &c.Build[i]; r.Op == card.NoPenalty && r.Scope.Me && at.holds(&r.Cond) {
			return true
		}
	}
	return false
}
