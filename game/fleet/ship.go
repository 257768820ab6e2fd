package fleet

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
)

// ship prices one ship with what is assigned to it, and checks it. The fleet that is built holds
// the printed cards; prices and slots go by what they count as under the scenario's sheet.
func (b *builder) ship(ls ListShip) {
	s := b.cat.Ship(ls.Ship.ID)
	if !b.known("ship", ls.Ship, s != nil, shipName(s)) {
		return
	}
	ups := b.upgrades(ls.Upgrades)
	out := game.FleetShip{Ship: s, Captain: b.captain(ls.Captain, s, ups)}
	cards := ups
	ups = out.Captain.Bare(cards)
	out.SP = b.line("ship", s.ID, s.Name, b.shipPrice(s, out.Captain))
	b.has(s.Name, s.Unique, s.Mirror, s.Restrictions)
	b.ofSide(s)

	on := b.building.On(&out)
	counts, captain := card.Joined(on.Ship, on.Captain, ups)
	a := b.admiral(ls.Admiral, s)
	at := &berth{printed: s, counts: counts, captain: captain, admiral: a, others: b.others()}
	under := card.LaidBeneath(at.counts, out.Captain, ups)
	rs := rules(at, inSight(ups, under, -1), b.forAll)
	if out.Captain != nil {
		due := penalty
		if out.Captain.SP == 0 || waivedFor(out.Captain, at) { // none for a captain that costs nothing
			due = 0
		}
		c := out.Captain.Printed
		if captain != on.Captain { // a card gives him a faction more
			c.Factions = captain.Factions
		}
		c.SP = ledSP(out.Captain, ups)
		out.CapSP = b.officer(game.CaptainCard, &c, due, at, rs)
	}
	if a != nil {
		b.allowed(a, rs)
		due := admiralPenalty
		if waivedForAll(at) {
			due = 0
		}
		out.Admiral, out.AdmSP = a, b.officer(game.AdmiralCard, &a.Printed, due, at, rs)
	}
	for i := range s.Build {
		if x := &s.Build[i]; x.Op == card.OnlyIf && !at.holds(&x.Cond) {
			b.bad(Problem{Code: Restricted, Card: s.Name, Rule: "printed on the ship: only with " + x.Cond.String(),
				Why: "it may only have " + x.Cond.String(), Mend: "assign another captain"})
		}
	}
	free, by := freeCard(ups, at, rs)
	set := pricesSet(ups, at, rs)
	lying := out.Captain.Under(ups)
	borne := card.Borne(at.counts, captain, a, ups, b.ofFleet())
	for i, u := range ups {
		p := price{printed: u.SPOn(at.counts)}
		switch {
		case i == free:
			p.change(by, -p.printed)
		case lying[i] != nil:
			p.change("beneath "+out.Captain.Name, -p.printed)
		default:
			p = b.upgrade(u, at, rs, set[i], bearing(ups, borne[i], b.ofFleet()))
		}
		sp := b.line(u.Kind.String(), u.ID, u.Name, p)
		out.Upgrades = append(out.Upgrades, game.Bought{Card: cards[i], SP: sp})
		b.has(u.Name, u.Unique, u.Mirror, u.Restrictions)
		if i != free && under[i] == 0 {
			b.only(u.Name, asked(u, rs), at)
		}
	}
	if out.Captain == nil && (s.CaptainLimit == 0 || uncaptained(ups)) {
		out.Captain = card.NoCaptain(s)
	}
	b.copies(ups)
	b.beneath(out.Captain, ups, lying, at)
	b.underCrew(ups, borne)
	b.shuttle(&out)
	b.together(at, ups, rs)
	b.slots(at, out.Admiral, inSight(ups, under, free), rs, ls.ExchangeSlot)
	b.Fleet.Ships = append(b.Fleet.Ships, out)
	b.places = append(b.places, b.at)
}

// allowed says whether a card of the ship allows no admiral there.
func (b *builder) allowed(a *card.Admiral, rs []rule) {
	for i := range rs {
		if r := &rs[i]; r.Op == card.NoAdmiral {
			b.bad(Problem{Code: Restricted, Card: a.Name, Rule: "printed on " + r.name + ": " + r.Words(),
				Why: r.name + " allows no admiral on its ship", Mend: "take one of the two off"})
		}
	}
}

// ledSP is the printed price of a captain: that of another one under his card, changed, where he has his skill.
func ledSP(c *card.Captain, ups []*card.Upgrade) int {
	for k, r := range c.Under(ups) {
		if r != nil && r.Op == card.CaptainsSkill {
			return max(ups[k].SP+r.N, 0)
		}
	}
	return c.SP
}

// beneath checks what the captains under another one cost in all, and which ships he takes.
func (b *builder) beneath(c *card.Captain, ups []*card.Upgrade, lying []*card.BuildRule, at *berth) {
	if c == nil {
		return
	}
	n, sum := 0, 0
	for k := range ups {
		if lying[k] != nil {
			n, sum = n+1, sum+ups[k].SP
		}
	}
	for i := range c.Build {
		r := &c.Build[i]
		switch {
		case r.Op == card.OnlyIf:
			b.onlyOn(c.Name, &r.Cond, at)
		case r.SumSP > 0 && n > 0 && (n != r.Scope.First || sum != r.SumSP):
			b.bad(Problem{Code: Restricted, Card: c.Name, Rule: "printed on the card: " + r.Words(),
				Mend: "assign other captains with it",
				Why: fmt.Sprintf("the captains beneath it are %d and cost %d SP in all, not %d and %d SP", n, sum,
					r.Scope.First, r.SumSP)})
		}
	}
}

// underCrew checks that each officer card lies under a crew upgrade.
func (b *builder) underCrew(ups []*card.Upgrade, borne []int8) {
	for i, u := range ups {
		if u.Kind == card.Officer && borne[i] == 0 {
			b.bad(Problem{Code: Restricted, Card: u.Name, Rule: "a crew upgrade has two officer cards at most",
				Why: "no crew upgrade of the ship has room for it", Mend: "assign a crew upgrade, or take it off"})
		}
	}
}

// bearing is the rule by which an upgrade lies in the slot of another one, nil for none, with that one.
func bearing(ups []*card.Upgrade, by int8, all []card.BuildRule) *rule {
	if by == 0 {
		return nil
	}
	u := ups[by-1]
	for _, r := range slices.Concat(u.Build, all) {
		if r.Op == card.Bears && r.Scope.Holds(u, u.ID) {
			return &rule{r, u.ID, u.Name, 0}
		}
	}
	return nil
}

// ofFleet are the building rules of the fleet's resource.
func (b *builder) ofFleet() (list []card.BuildRule) {
	for i := range b.forAll {
		list = append(list, b.forAll[i].BuildRule)
	}
	return list
}

// inSight are the upgrades that lie under no other card, without the one at a place.
func inSight(ups []*card.Upgrade, under []int8, but int) (list []*card.Upgrade) {
	for i, u := range ups {
		if i != but && under[i] == 0 {
			list = append(list, u)
		}
	}
	return list
}

// shipPrice prices a ship card. A captain may change what its ship costs.
func (b *builder) shipPrice(s *card.Ship, c *card.Captain) price {
	p := price{printed: s.SP}
	if b.house != nil && b.house.LoweredPrices && !s.Unique && s.SPUtopia >= 0 {
		p.change("2017 price", min(0, s.SPUtopia-s.SP))
	}
	for i := range b.forAll {
		if r := &b.forAll[i]; r.Op == card.Brings && r.Scope.Part == s.Name {
			p.change(r.name, -p.paid())
		}
	}
	b.event(&p, game.ShipCard, s.Factions)
	if c == nil {
		return p
	}
	for i := range c.Build {
		if x := &c.Build[i]; x.Op == card.PriceAdd && x.Scope.Ship {
			p.change(c.Name, x.N)
		}
	}
	return p
}

// officer prices the captain or the admiral of a ship, and checks that the card may be aboard. The
// penalty due is that for another faction, 0 for none.
func (b *builder) officer(what game.CardPart, c *card.Printed, due int, at *berth, rs []rule) int {
	kind, meant := "captain", func(s *card.Scope) bool { return s.Captain }
	if what == game.AdmiralCard {
		kind, meant = "admiral", func(s *card.Scope) bool { return s.Admiral }
	}
	p := price{printed: c.SP}
	p.surcharges(c.Restrictions, at)
	exchanged := b.exchanged(c.Factions, at)
	if due > 0 && !exchanged {
		b.faction(&p, what, c.Factions, at, due)
	}
	p.ofOfficer(c.Factions, rs, meant)
	if exchanged {
		p.change("exchange of officers", -1)
	}
	b.event(&p, what, c.Factions)
	sp := b.line(kind, c.ID, c.Name, p)
	b.has(c.Name, c.Unique, c.Mirror, c.Restrictions)
	b.only(c.Name, c.Restrictions, at)
	return sp
}

// shuttle checks how dear the cards on a shuttlecraft are (the rulebook of 2017).
//
// Ruling: the printed price counts, as it does where a slot has a limit.
func (b *builder) shuttle(s *game.FleetShip) {
	if b.house == nil || b.house.ShuttleLimit == 0 || !s.Ship.Class.Shuttlecraft() {
		return
	}
	limit := b.house.ShuttleLimit
	look := func(name string, sp int) {
		if sp > limit {
			b.bad(Problem{Code: Restricted, Card: name,
				Rule: fmt.Sprintf("2017 edition: no card of more than %d SP on a shuttlecraft", limit),
				Why:  fmt.Sprintf("it costs %d SP, a shuttlecraft takes cards of %d at most", sp, limit),
				Mend: "assign it to another ship"})
		}
	}
	if c := s.Captain; c != nil {
		look(c.Name, c.SP)
	}
	if a := s.Admiral; a != nil {
		look(a.Name, a.SP)
	}
	for _, u := range s.Upgrades {
		look(u.Card.Name, u.Card.SPOn(s.Ship))
	}
}

// uncaptained reports whether a card of the ship lets it be without a captain.
func uncaptained(ups []*card.Upgrade) bool {
	return slices.ContainsFunc(ups, func(u *card.Upgrade) bool {
		return slices.ContainsFunc(u.Build, func(r card.BuildRule) bool { return r.Op == card.Uncaptained })
	})
}

// asked are the printed limits of an upgrade that count on its ship: a card may lift those that ask
// for a faction.
func asked(u *card.Upgrade, rs []rule) []card.Restriction {
	if !slices.ContainsFunc(rs, func(r rule) bool { return r.Op == card.AnyFaction && r.Scope.Holds(u, r.id) }) {
		return u.Restrictions
	}
	return slices.DeleteFunc(slices.Clone(u.Restrictions), func(r card.Restriction) bool {
		return r.Kind == card.OnlyOn && (r.Cond.Field == card.ShipFaction || r.Cond.Field == card.CaptainFaction)
	})
}

// together checks which upgrades may be on a ship with which, and what their building rules ask of it.
func (b *builder) together(at *berth, ups []*card.Upgrade, rs []rule) {
	for i := range rs {
		r := &rs[i]
		for _, u := range ups {
			if r.Op == card.AllOf && u.Kind == r.Scope.Kind && !r.Scope.Holds(u, r.id) {
				b.bad(Problem{
					Code: Restricted, Card: u.Name, Rule: "printed on " + r.name + ": " + r.Words(),
					Why:  r.name + " allows no such " + u.Kind.String() + " on its ship",
					Mend: "take one of the two off",
				})
			}
		}
	}
	for _, u := range ups {
		for i := range u.Build {
			r := &u.Build[i]
			switch {
			case r.Op == card.OnlyIf:
				b.onlyOn(u.Name, &r.Cond, at)
			case r.Op == card.With &&
				!slices.ContainsFunc(ups, func(v *card.Upgrade) bool { return v.Name == r.Scope.Part }):
				b.bad(Problem{
					Code: Restricted, Card: u.Name, Rule: "printed on the card: only on a ship with " + r.Scope.Part,
					Why:  "the ship does not have " + r.Scope.Part,
					Mend: "assign that as well, or take this off",
				})
			case r.Op == card.Without &&
				slices.ContainsFunc(ups, func(v *card.Upgrade) bool { return v.Name == r.Scope.Part }):
				b.bad(Problem{
					Code: Restricted, Card: u.Name, Rule: "printed on the card: not on a ship with " + r.Scope.Part,
					Why:  "the ship has " + r.Scope.Part,
					Mend: "take one of the two off",
				})
			}
		}
	}
}

// others are the other ships of the fleet.
func (b *builder) others() (list []*card.Ship) {
	for i := range b.list {
		if s := b.cat.Ship(b.list[i].Ship.ID); s != nil && i+1 != b.at {
			list = append(list, s)
		}
	}
	return list
}

// freeCard returns the place of the upgrade that a card lets its ship have for nothing, the dearest
// that it may be, -1 where there is none; and which card lets it.
func freeCard(ups []*card.Upgrade, at *berth, rs []rule) (free int, by string) {
	free = -1
	for _, r := range rs {
		if r.Op != card.FreeCard {
			continue
		}
		for i, u := range ups {
			if sp := u.SPOn(at.counts); r.Scope.Holds(u, r.id) && sp <= r.N &&
				(free < 0 || sp > ups[free].SPOn(at.counts)) {
				free, by = i, r.name
			}
		}
	}
	return free, by
}

// ofSide looks whether the side of the scenario's sheet has such ships.
func (b *builder) ofSide(s *card.Ship) {
	if b.building == nil || len(b.building.Of) == 0 || card.ShareFaction(s.Factions, b.building.Of) {
		return
	}
	var of []string
	for _, f := range b.building.Of {
		of = append(of, f.String())
	}
	b.bad(Problem{Code: OtherFaction, Card: s.Name, Rule: b.building.Name + ": ships of " + strings.Join(of, ", "),
		Why: "the ships of this side are " + strings.Join(of, " or "), Mend: "take another ship"})
}

func shipName(s *card.Ship) string {
	if s == nil {
		return ""
	}
	return s.Name
}

func (b *builder) captain(r Ref, s *card.Ship, ups []*card.Upgrade) *card.Captain {
	if r.IsZero() {
		if s.CaptainLimit > 0 && !uncaptained(ups) {
			b.bad(Problem{Code: NoCaptain, Card: s.Name, Rule: "every ship has exactly one captain",
				Why:  "every ship has exactly one captain, this one has none",
				Mend: "assign a captain; the one without a name costs nothing"})
		}
		return nil
	}
	c := b.cat.Commander(s, r.ID)
	if c == nil {
		b.known("captain", r, false, "")
		return nil
	}
	if b.known("captain", r, true, c.Name); s.CaptainLimit == 0 {
		b.bad(Problem{
			Code: ExtraCaptain,
			Card: c.Name,
			Rule: "attack squadrons and drone ships take no captain",
			Why:  s.Name + " takes no captain",
			Mend: "take the captain off",
		})
	}
	return c
}

func (b *builder) admiral(r Ref, s *card.Ship) *card.Admiral {
	if r.IsZero() {
		return nil
	}
	a := b.cat.Admiral(r.ID)
	if a == nil {
		b.known("admiral", r, false, "")
		return nil
	}
	if b.known("admiral", r, true, a.Name); s.CaptainLimit == 0 {
		b.bad(Problem{
			Code: ExtraCaptain,
			Card: a.Name,
			Rule: "attack squadrons and drone ships take no captain",
			Why:  s.Name + " takes no admiral",
			Mend: "assign the admiral to another ship",
		})
	}
	return a
}

func (b *builder) upgrades(refs []Ref) []*card.Upgrade {
	var ups []*card.Upgrade
	for _, r := range refs {
		u := b.cat.Assigned(r.ID)
		if u != nil && u.Kind == card.Resource {
			b.bad(Problem{Code: Restricted, Card: u.Name, Rule: "a fleet has one resource",
				Why: "a resource belongs to the fleet, not to a ship", Mend: "name it as the fleet's resource"})
			continue
		}
		if b.known("upgrade", r, u != nil, nameOf(u)) {
			ups = append(ups, u)
		}
	}
	return ups
}

// only checks the printed limits on where a card may go.
func (b *builder) only(name string, rs []card.Restriction, at *berth) {
	for i := range rs {
		if rs[i].Kind == card.OnlyOn {
			b.onlyOn(name, &rs[i].Cond, at)
		}
	}
}

// onlyOn checks one of them.
func (b *builder) onlyOn(name string, c *card.Cond, at *berth) {
	if !at.holds(c) {
		b.bad(Problem{Code: Restricted, Card: name, Rule: "printed on the card: only on " + c.String(),
			Why:  fmt.Sprintf("only on %s, and %s is not one", c.String(), at.printed.Name),
			Mend: "assign it elsewhere, or remove it"})
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
				if v.Name == u.Name && v.Kind == u.Kind {
					n++
				}
			}
			if n == r.N+1 {
				b.bad(Problem{
					Code: TooMany,
					Card: u.Name,
					Rule: fmt.Sprintf("printed on the card: at most %d on a ship", r.N),
					Why:  fmt.Sprintf("at most %d on one ship", r.N),
					Mend: "take the others off",
				})
			}
		}
	}
}
