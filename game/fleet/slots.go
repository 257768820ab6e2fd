package fleet

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"attackwing/game/card"
)

// room is the slots of a ship by kind, with where they come from.
type room struct {
	n    card.Slots
	from [card.Resource][]string
}

func (r *room) add(kind card.UpgradeKind, n int8, from string) {
	if n != 0 {
		r.n[kind] += n
		r.from[kind] = append(r.from[kind], fmt.Sprintf("%d %s", n, from))
	}
}

func (r *room) addAll(s card.Slots, from string) {
	for k, n := range s {
		r.add(card.UpgradeKind(k), n, from)
	}
}

// words are the slots of a kind with their sum: "3 crew slots (2 printed, 1 of Weyoun)".
func (r *room) words(kind card.UpgradeKind) string {
	s := fmt.Sprintf("%d %s slots", r.n[kind], kind)
	if r.n[kind] == 1 {
		s = fmt.Sprintf("1 %s slot", kind)
	}
	if len(r.from[kind]) > 1 {
		s += " (" + strings.Join(r.from[kind], ", ") + ")"
	}
	return s
}

// slots checks that every upgrade finds a slot: those of the Upgrade Bar, those that captain and
// upgrades add, and Elite Talents from captain and admiral (rules 2).
func (b *builder) slots(at *berth, a *card.Admiral, ups []*card.Upgrade, rs []rule, exchange string) {
	var r room
	printed := at.printed.Slots
	r.addAll(printed, "printed")
	for k, n := range at.counts.Slots {
		r.add(card.UpgradeKind(k), n-printed[k], "from the sheet")
	}
	if c := at.captain; c != nil {
		r.addAll(c.Slots, "of "+c.Name)
		r.add(card.Talent, c.Talents, "of "+c.Name)
	}
	if a != nil {
		r.add(card.Talent, a.Talents, "of "+a.Name)
	}
	r.add(card.Ambassador, 1, "of every ship")
	r.add(card.Construction, 1, "of every ship")
	for _, x := range rs {
		if x.Op == card.SlotForCard && x.Scope.Card == "" && len(x.Scope.Factions) == 0 {
			r.add(x.Scope.Kind, int8(x.N), "of "+x.name)
		}
	}
	for _, x := range rs {
		for _, u := range ups {
			if x.Op == card.Bears && x.Scope.Holds(u, x.id) && !(x.Scope.Me && u.Slots[card.Talent] > 0) {
				r.add(card.Talent, 1, "of "+u.Name)
			}
		}
	}
	var choices []card.SlotChoice
	if c := at.captain; c != nil {
		choices = c.Choices
	}
	for _, u := range ups {
		r.addAll(u.Slots, "of "+u.Name)
		if u.Kind == card.SecondCaptain && !at.hasTextOf(u) {
			r.add(card.Talent, u.Captain.Talents, "of "+u.Name)
		}
		choices = append(choices[:len(choices):len(choices)], u.Choices...)
	}
	holding := held(at, ups, &r)
	rs = append(rs[:len(rs):len(rs)], holding...)
	b.exchange(at, &r, exchange)
	for _, x := range rs {
		if x.Op == card.SlotExchange {
			choices = append(choices[:len(choices):len(choices)], x.exchanges(&r.n))
		}
	}
	over := b.seatAll(&r, ups, rs, choices)
	for i, over := range over {
		switch u := ups[i]; {
		case over && u.Kind.RidesAlong() && r.n[u.Kind] == 0:
			b.bad(Problem{Code: NoSlot, Card: u.Name, Rule: "a " + u.Kind.String() + " needs its resource",
				Why:  "the fleet does not have the resource of a " + u.Kind.String(),
				Mend: "take that resource, or take the card off"})
		case over:
			b.bad(Problem{Code: NoSlot, Card: u.Name, Rule: "every upgrade fills a slot of its kind",
				Why: fmt.Sprintf("%s has %s, the list fills more", at.printed.Name, r.words(u.Kind)),
				Mend: fmt.Sprintf("take the card off, or assign one that adds a %s slot", u.Kind) +
					b.wouldExchange(at, u.Kind, exchange)})
		}
	}
	b.maxCost(at, ups, rs, r.n)
}

// hasTextOf reports whether a captain lies under that of the ship.
func (s *berth) hasTextOf(u *card.Upgrade) bool {
	return s.captain != nil && s.captain.Under([]*card.Upgrade{u})[0] != nil
}

// held takes the slots that hold only some cards out of those of the ship and returns them as slots
// for such cards.
func held(at *berth, ups []*card.Upgrade, r *room) (out []rule) {
	take := func(c *card.Printed, brings card.Slots) {
		for _, x := range c.Build {
			if n := brings[x.Scope.Kind]; x.Op == card.HoldsOnly && n > 0 {
				r.add(x.Scope.Kind, -n, "of "+c.Name+" for some only")
				x.Op, x.N = card.SlotForCard, int(n)
				if x.Scope.OfShip {
					x.Scope.Factions = at.counts.Factions
				}
				out = append(out, rule{x, c.ID, c.Name, 0})
			}
		}
	}
	if c := at.captain; c != nil {
		brings := c.Slots
		brings[card.Talent] += c.Talents
		take(&c.Printed, brings)
	}
	for _, u := range ups {
		take(&u.Printed, u.Slots)
	}
	return out
}

// exchanges are the ways of a rule to make one slot of a ship one of another kind, none of them too.
func (r *rule) exchanges(has *card.Slots) card.SlotChoice {
	c := card.SlotChoice{Of: []card.Slots{{}}, N: 1}
	for _, gives := range r.Kinds {
		for _, gains := range r.Gains {
			if has[gives] > 0 && gains != gives {
				var s card.Slots
				s[gives], s[gains] = -1, 1
				c.Of = append(c.Of, s)
			}
		}
	}
	return c
}

// seatAll finds a slot for every upgrade, with slots of choice as the upgrades need them. The slots
// of the ship are then those of the first choice that has room for all of them, and free are those
// of any such choice.
func (b *builder) seatAll(r *room, ups []*card.Upgrade, rs []rule, choices []card.SlotChoice) (over []bool) {
	best := -1
	var out Berth
	chosen := *r
	for _, more := range chosenSlots(choices) {
		n := r.n
		for k := range n {
			n[k] += more[k]
		}
		now, taken := seat(ups, rs, n)
		without := 0
		for _, o := range now {
			if o {
				without++
			}
		}
		switch {
		case best >= 0 && without > best:
			continue
		case best < 0 || without < best:
			best, over, out, chosen = without, now, Berth{Ship: b.at}, *r
			chosen.from = [card.Resource][]string{}
			for k := range chosen.from {
				chosen.from[k] = append(chosen.from[k], r.from[k]...)
				chosen.add(card.UpgradeKind(k), more[k], "of choice")
			}
		}
		for k := range n {
			out.Room[k] = max(out.Room[k], n[k])
			out.Free[k] = max(out.Free[k], n[k]-taken[k])
		}
	}
	*r = chosen
	for k := range out.From {
		out.From[k] = r.words(card.UpgradeKind(k))
	}
	b.Berths = append(b.Berths, out)
	return over
}

// maxChoices bounds the ways of choosing slots that are tried.
const maxChoices = 256

// chosenSlots are the slots that cards add, for every way of choosing.
func chosenSlots(choices []card.SlotChoice) []card.Slots {
	out := []card.Slots{{}}
	for _, c := range choices {
		for range c.N {
			var next []card.Slots
			for _, s := range out {
				for _, of := range c.Of {
					t := s
					for k := range t {
						t[k] += of[k]
					}
					if !slices.Contains(next, t) && len(next) < maxChoices {
						next = append(next, t)
					}
				}
			}
			out = next
		}
	}
	return out
}

// wouldExchange names the exchange by which a ship would have a slot of a kind, "" where there is
// none.
func (b *builder) wouldExchange(at *berth, kind card.UpgradeKind, made string) string {
	if made != "" || b.building == nil || b.building.Exchange == nil {
		return ""
	}
	gains, may := b.building.Exchange(at.printed)
	if !may || gains != kind {
		return ""
	}
	for k, n := range at.printed.Slots {
		if gives := card.UpgradeKind(k); n > 0 && gives != gains && gives != card.Talent {
			return fmt.Sprintf(", or exchange a slot of the Upgrade Bar for it, as with exchange_slot: %s", gives)
		}
	}
	return ""
}

// exchange gives one slot of the Upgrade Bar up for another, where the scenario's sheet allows it.
func (b *builder) exchange(at *berth, r *room, text string) {
	if text == "" {
		return
	}
	p := Problem{
		Code: NoExchange,
		Card: at.printed.Name,
		Rule: "slots of the Upgrade Bar may be exchanged only where a scenario says so",
		Mend: "leave exchange_slot out",
	}
	gives, ok := card.ParseKind(text)
	switch {
	case !ok || gives == card.Resource || gives == card.Talent:
		p.Why = fmt.Sprintf("%q is not a kind of slot of an Upgrade Bar", text)
		b.bad(p)
		return
	case b.building == nil || b.building.Exchange == nil:
		p.Why = "no rule lets this ship exchange a slot"
		b.bad(p)
		return
	}
	gains, may := b.building.Exchange(at.printed)
	switch {
	case !may:
		p.Why = fmt.Sprintf("the sheet does not let this ship of the %s exchange a slot", b.building.Name)
		b.bad(p)
	case at.printed.Slots[gives] == 0:
		p.Why = fmt.Sprintf("its Upgrade Bar has no %s slot to give up", gives)
		p.Mend = "give up a slot that the ship has"
		b.bad(p)
	default:
		if i := slices.IndexFunc(b.Lines, func(l Line) bool { return l.Ship == b.at && l.Kind == "ship" }); i >= 0 {
			b.Lines[i].Exchanged = fmt.Sprintf("1 %s slot exchanged for 1 %s slot", gives, gains)
		}
		r.add(gives, -1, "exchanged")
		r.add(gains, 1, "exchanged for a "+gives.String()+" slot")
	}
}

// addedSlots are the slots that rules add: for certain cards, by their ids, and for cards of a kind
// and a faction, a part of the ship or a price.
func addedSlots(rs []rule) (own map[string]int, spare []rule) {
	own = map[string]int{}
	for _, r := range rs {
		switch {
		case r.Op != card.SlotForCard:
		case r.Scope.Card != "":
			own[r.Scope.Card] += r.N
		case len(r.Scope.Factions) > 0 || r.Scope.Part != "" || r.Scope.Hybrid || r.MaxSP > 0:
			r.left = r.N
			spare = append(spare, r)
		}
	}
	return own, spare
}

// seat finds a slot for every upgrade and tells which of them find none, the first too many of a
// kind only, and how many slots of a kind are taken. Cards with a slot of their own need no other;
// cards that may fill several kinds move over for each other.
func seat(ups []*card.Upgrade, rs []rule, room card.Slots) (over []bool, taken card.Slots) {
	own, spare := addedSlots(rs)
	over = make([]bool, len(ups))
	var used [card.Resource][]int // who sits in the slots of a kind
	var choosy []int
	half := false // a Lower Decks card sits in a slot that takes another
	for i, u := range ups {
		kinds := kindsOf(u, rs)
		switch {
		case noSlot(u, rs):
		case own[u.ID] > 0:
			own[u.ID]--
		case takeSpare(spare, u):
		case u.Keywords&card.LowerDecks != 0 && half:
			half = false // the other half of a slot
		case len(kinds) > 1:
			choosy = append(choosy, i)
		default:
			half = half || u.Keywords&card.LowerDecks != 0
			used[u.Kind] = append(used[u.Kind], -1)
			over[i] = len(used[u.Kind]) == int(max(room[u.Kind], 0))+1
		}
		for k := range besides(u, rs) {
			used[k] = append(used[k], -1)
			over[i] = over[i] || len(used[k]) == int(max(room[k], 0))+1
		}
	}
	var sit func(i int, tried *[card.Resource]bool) bool
	sit = func(i int, tried *[card.Resource]bool) bool {
		for _, k := range kindsOf(ups[i], rs) {
			if tried[k] {
				continue
			}
			tried[k] = true
			if len(used[k]) < int(room[k]) {
				used[k] = append(used[k], i)
				return true
			}
			for n, other := range used[k] {
				if other >= 0 && sit(other, tried) {
					used[k][n] = i
					return true
				}
			}
		}
		return false
	}
	for _, i := range choosy {
		if over[i] = !sit(i, new([card.Resource]bool)); over[i] {
			break // one complaint will do
		}
	}
	for k := range used {
		taken[k] = int8(len(used[k]))
	}
	return over, taken
}

// besides are the kinds of which an upgrade fills a slot more.
func besides(u *card.Upgrade, rs []rule) iter.Seq[card.UpgradeKind] {
	return func(yield func(card.UpgradeKind) bool) {
		for i := range rs {
			if r := &rs[i]; r.Op == card.TakesMore && r.Scope.Holds(u, r.id) {
				for _, k := range r.Kinds {
					if !yield(k) {
						return
					}
				}
			}
		}
	}
}

// takeSpare fills one of the slots for cards of a kind and a faction, if there is one for the card.
func takeSpare(spare []rule, u *card.Upgrade) bool {
	i := slices.IndexFunc(spare, func(r rule) bool {
		return r.left > 0 && r.Scope.Holds(u, r.id) && (r.MaxSP == 0 || u.SP <= r.MaxSP)
	})
	if i >= 0 {
		spare[i].left--
	}
	return i >= 0
}

// noSlot reports whether an upgrade fills no slot.
func noSlot(u *card.Upgrade, rs []rule) bool {
	return slices.ContainsFunc(rs, func(r rule) bool { return r.Op == card.NoSlotNeeded && r.Scope.Holds(u, r.id) })
}

// kindsOf are the kinds of slot an upgrade may fill: its own, and others where a card says so.
func kindsOf(u *card.Upgrade, rs []rule) []card.UpgradeKind {
	kinds := []card.UpgradeKind{u.Kind}
	for i := range rs {
		if rs[i].Op == card.SlotAlso && rs[i].Scope.Holds(u, rs[i].id) {
			for _, k := range rs[i].Kinds {
				if !slices.Contains(kinds, k) {
					kinds = append(kinds, k)
				}
			}
		}
	}
	return kinds
}

// maxCost checks slots that hold only cheap cards: what is dearer must fit into the slots that
// other cards, or the scenario, add.
func (b *builder) maxCost(at *berth, ups []*card.Upgrade, rs []rule, room card.Slots) {
	for _, r := range rs {
		if r.Op != card.SlotMaxCost {
			continue
		}
		free := room[r.Scope.Kind] - at.printed.Slots[r.Scope.Kind]
		for _, u := range ups {
			if u.Kind != r.Scope.Kind || u.SPOn(at.counts) <= r.N || noSlot(u, rs) {
				continue
			}
			if free--; free < 0 {
				b.bad(Problem{
					Code: SlotLimit,
					Card: u.Name,
					Rule: fmt.Sprintf("printed on %s: what its slot may hold", r.name),
					Why: fmt.Sprintf("the %s slot of %s holds nothing that costs more than %d", u.Kind,
						at.printed.Name, r.N),
					Mend: "assign a cheaper card to it",
				})
			}
		}
	}
}
