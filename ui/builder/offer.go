package builder

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// printed is a card as its face has it, before it is tried.
type printed struct {
	ref      fleet.Ref
	kind     string // icon and kind in words
	factions []card.Faction
	unique   bool
	facts    string // its numbers
	words    string // what it does
	byHand   string // what of it the program does not play
	ship     *card.Ship
	sets     []string // it is sold in
}

// offer is a card that might be put in the place selected.
type offer struct {
	printed
	search    string
	here      bool // it lies in the place
	line      fleet.Line
	total     int // of the fleet with it
	reason    string
	overOnly  bool // nothing but the points is wrong with it
	foreign   bool // of another faction than its ship
	adds      place
	upgrade   card.UpgradeKind
	fills     bool // the place selected is of its kind, or it may lie there as well
	owned     bool // it is sold in a set that is owned; true where no set is ticked
	shipClass string
}

func (o *offer) fits() bool { return o.reason == "" }

// choices are the cards that may lie in the place selected: tried, searched and sorted.
type choices struct {
	*draft
	offers  []offer
	shown   []int // of offers, those that fit the search and the filters
	focus   int   // in shown
	mayGive bool  // the ship may exchange a slot and has not
	query   kit.Typed
	filter  filter
	counts  counts
	step    int       // SP that each bar of prices stands for
	faceted bool      // the filters stand beside the cards, with their counts
	pinned  fleet.Ref // the card that others are compared with
	list    kit.Listed
	more    kit.More // the filters that have no room
	facets  kit.Scrolled
}

// candidates returns the cards that may lie in a place at all, with the place each would lie in.
func (k *choices) candidates(at place) (out []printed, adds []place) {
	add := func(c printed, at place) { out, adds = append(out, c), append(adds, at) }
	cat := k.rules.Cards
	switch at.what {
	case game.ShipCard:
		for _, s := range cat.Ships {
			ref := fleet.Ref{ID: s.ID, Name: s.Name}
			add(printed{ref, "ship", s.Factions, s.Unique, shipFacts(s), s.Text(), s.Unplayed(), s, s.Sets}, at)
		}
	case game.CaptainCard:
		for _, c := range cat.Captains {
			facts := fmt.Sprintf("skill %d", c.Skill)
			if c.Talents > 0 {
				facts += fmt.Sprintf(" · adds %d Elite Talent", c.Talents)
			}
			ref := fleet.Ref{ID: c.ID, Name: c.Name}
			add(printed{ref, "captain", c.Factions, c.Unique, facts, c.Text(), c.Unplayed(), nil, c.Sets}, at)
		}
		k.crew(at, add)
	case game.AdmiralCard:
		for _, a := range cat.Admirals {
			ref := fleet.Ref{ID: a.ID, Name: a.Name}
			add(printed{ref, "admiral", a.Factions, a.Unique, fmt.Sprintf("skill %+d", a.SkillBonus), a.Text(),
				a.Unplayed(), nil, a.Sets}, at)
		}
	case game.ResourceCard:
		for _, u := range cat.Resources {
			ref := fleet.Ref{ID: u.ID, Name: u.Name}
			add(printed{ref, "resource", u.Factions, u.Unique, "", u.Text(), u.Unplayed(), nil, u.Sets}, at)
		}
	default:
		if at.kind == card.SecondCaptain {
			for _, c := range cat.Captains {
				ref := fleet.Ref{ID: c.ID, Name: c.Name}
				add(printed{ref, at.kind.String(), c.Factions, c.Unique, fmt.Sprintf("skill %d", c.Skill), c.Text(),
					c.Unplayed(), nil, c.Sets}, at)
			}
		}
		for _, u := range cat.Upgrades {
			to := at
			switch {
			case u.Kind == at.kind:
			case k.filter.kinds != 0 || k.faceted:
				to.up = -1 // it lies beside what is there, not in its stead
			case !fillsToo(u, at.kind):
				continue
			}
			ref := fleet.Ref{ID: u.ID, Name: u.Name}
			add(printed{ref, u.Kind.String(), u.Factions, u.Unique, "", u.Text(), u.Unplayed(), nil, u.Sets}, to)
		}
	}
	return out, adds
}

// crew hands on the crew upgrades that may be the captain of the ship of a place.
func (k *choices) crew(at place, add func(c printed, at place)) {
	if at.ship < 0 || at.ship >= len(k.draft.list.Ships) {
		return
	}
	s := k.rules.Cards.Ship(k.draft.list.Ships[at.ship].Ship.ID)
	if s == nil || !s.TakesCrew() {
		return
	}
	for _, u := range k.rules.Cards.Upgrades {
		if c := k.rules.Cards.Commander(s, u.ID); u.Kind == card.Crew && c != nil {
			ref := fleet.Ref{ID: u.ID, Name: u.Name}
			add(printed{ref, "captain", c.Factions, c.Unique, fmt.Sprintf("skill %d", c.Skill), c.Text(), c.Unplayed(),
				nil, c.Sets}, at)
		}
	}
}

// fillsToo tells whether a card says of itself that it may fill slots of a kind.
func fillsToo(u *card.Upgrade, kind card.UpgradeKind) bool {
	return slices.ContainsFunc(u.Build,
		func(r card.BuildRule) bool { return r.Op == card.SlotAlso && slices.Contains(r.Kinds, kind) })
}

func shipFacts(s *card.Ship) string {
	out := fmt.Sprintf("attack %d · agility %d · hull %d · shields %d", s.Attack, s.Agility, s.Hull, s.Shields)
	for k, n := range s.Slots {
		if n > 0 {
			out += fmt.Sprintf(" · %d %s", n, card.UpgradeKind(k))
		}
	}
	return out
}

// refresh tries every card that may lie in the place selected, when the fleet or the place is
// another.
func (k *choices) refresh() {
	if !k.stale {
		return
	}
	k.stale = false
	at := k.place()
	k.mayGive = at.what == game.UpgradeCard && at.ship < len(k.draft.list.Ships) &&
		k.draft.list.Ships[at.ship].ExchangeSlot == "" &&
		k.exchanges() != nil
	step := kit.If(at.what == game.ShipCard, 5, 1) // ships cost five times what other cards do
	if step != k.step {
		k.step, k.filter.most = step, 0
	}
	cards, adds := k.candidates(at)
	k.offers, k.shown = k.offers[:0], k.shown[:0] // other cards: the best of them is in focus
	for i, c := range cards {
		k.offers = append(k.offers, k.try(&c, adds[i], at))
	}
	k.sieve()
}

// try prices and judges the fleet with a card in a place.
func (k *choices) try(c *printed, adds, at place) offer {
	o := offer{printed: *c, adds: adds, here: adds.up == at.up && at.ref.ID == c.ref.ID}
	mine := k.Owned.now()
	o.owned = len(mine) == 0 || card.SoldIn(c.sets, mine)
	if u := k.rules.Cards.Assigned(c.ref.ID); u != nil {
		o.upgrade, o.fills = u.Kind, u.Kind == at.kind || fillsToo(u, at.kind)
	}
	name := c.kind
	if c.ship != nil {
		name += " " + c.ship.Class.Name
		o.shipClass = c.ship.Class.Name
	}
	for _, f := range c.factions {
		name += " " + f.String()
	}
	o.search = strings.ToLower(c.ref.Name + " " + name + " " + c.words + " " + c.facts)
	if at.ship >= 0 && at.ship < len(k.draft.list.Ships) {
		if s := k.rules.Cards.Ship(k.draft.list.Ships[at.ship].Ship.ID); s != nil {
			o.foreign = !card.ShareFaction(s.Factions, c.factions)
		}
	}
	var ch fleet.Change
	if o.here {
		ch.Sheet = k.sheet
	} else {
		ch = k.rules.Try(with(k.draft.list, adds, c.ref), &k.sheet)
	}
	o.total = ch.Sheet.Total
	for _, l := range ch.Sheet.Lines {
		if l.ID == c.ref.ID && l.Ship == max(0, at.ship+1) {
			o.line = l
		}
	}
	if len(ch.Problems) > 0 {
		o.reason, o.overOnly = k.sayRefusal(&ch.Problems[0], &o)
	}
	return o
}

// sayRefusal returns the most useful reason against a card.
func (k *choices) sayRefusal(q *fleet.Problem, o *offer) (words string, overOnly bool) {
	if q.Code == fleet.NoSlot && k.mayGive {
		if give := k.exchangeFor(with(k.draft.list, o.adds, o.ref), o.adds.ship); give != "" {
			return fmt.Sprintf("%s Use Exchange slot first: the ship gives up a %s slot for a %s slot.",
				names.Sentence(q.Why), give, o.kind), false
		}
	}
	if q.Code != fleet.OverLimit {
		return names.Sentence(q.Why), false
	}
	left := k.sheet.Limit - k.sheet.Total
	words = fmt.Sprintf("Costs %d", o.line.SP)
	if o.line.SP != o.line.Printed {
		words += " (" + sum(&o.line) + ")"
	}
	if more := o.total - k.sheet.Total; more != o.line.SP && k.place().ref.IsZero() {
		words = fmt.Sprintf("The fleet costs %d more", more)
	} else if more != o.line.SP {
		return fmt.Sprintf("%d SP more than the card it replaces; %s.", more, leftWords(left)), true
	}
	return fmt.Sprintf("%s; %s.", words, leftWords(left)), true
}

func leftWords(left int) string {
	switch {
	case left < 0:
		return fmt.Sprintf("the fleet is already %d SP over", -left)
	case left == 1:
		return "1 SP is left"
	}
	return fmt.Sprintf("%d SP left", left)
}

// sum returns the terms of a price in words: "5 printed, −1 the sheet, +1 faction".
func sum(l *fleet.Line) string {
	out := fmt.Sprintf("%d printed", l.Printed)
	for _, a := range l.Adjustments {
		out += fmt.Sprintf(", %s %s", names.Signed(a.SP), a.Why)
	}
	return out
}

// filter is the state of the chips above the cards.
type filter struct {
	fits     bool   // only cards that fit
	mine     bool   // those of the sets that are owned first, no others among those that fit
	factions uint32 // a bit for each; none: of any
	kinds    uint16 // a bit for each kind of upgrade; none: of the slot's
	most     int    // the highest price plus 1; 0 any
	sort     order
}

type order uint8

const (
	dearFirst order = iota
	cheapFirst
	byName
)

func (o order) words() string {
	return [...]string{"Costliest", "Cheapest", "By name"}[o]
}

// sieve finds the cards to show: what is searched, as the chips say; what fits comes first, what is
// refused last.
func (k *choices) sieve() {
	was := fleet.Ref{}
	if k.focus >= 0 && k.focus < len(k.shown) && k.shown[k.focus] < len(k.offers) {
		was = k.offers[k.shown[k.focus]].ref
	}
	k.shown = k.shown[:0]
	k.counts = counts{}
	for i := range k.offers {
		if k.counts.take(k, &k.offers[i]) {
			k.shown = append(k.shown, i)
		}
	}
	slices.SortStableFunc(k.shown, func(a, b int) int { return k.ordered(&k.offers[a], &k.offers[b]) })
	k.focus, k.list = 0, kit.Listed{}
	for n, i := range k.shown {
		if k.offers[i].ref == was {
			k.focus = n
		}
	}
}

func (k *choices) ordered(a, b *offer) int {
	rank := func(o *offer) int {
		switch {
		case o.here:
			return 0
		case k.fitting(o) && !o.foreign:
			return 1
		case k.fitting(o):
			return 2
		case o.overOnly:
			return 3
		case o.fits():
			return 4
		}
		return 5
	}
	if c := rank(a) - rank(b); c != 0 {
		return c
	}
	switch k.filter.sort {
	case dearFirst:
		if c := b.line.SP - a.line.SP; c != 0 {
			return c
		}
	case cheapFirst:
		if c := a.line.SP - b.line.SP; c != 0 {
			return c
		}
	}
	return cmp.Or(cmp.Compare(a.ref.Name, b.ref.Name), cmp.Compare(a.ref.ID, b.ref.ID))
}

// offered returns the card in focus, nil when none is shown.
func (k *choices) offered() *offer {
	k.refresh()
	if len(k.shown) == 0 {
		return nil
	}
	k.focus = max(0, min(k.focus, len(k.shown)-1))
	return &k.offers[k.shown[k.focus]]
}

// nextFaction goes through any, those of the ship, and all others that the cards have.
func (k *choices) nextFaction(now card.Faction) card.Faction {
	list := []card.Faction{card.NoFaction}
	if k.row < len(k.draft.list.Ships) {
		if s := k.rules.Cards.Ship(k.draft.list.Ships[k.row].Ship.ID); s != nil {
			list = append(list, s.Factions...)
		}
	}
	for f := card.QContinuum; f < card.NumFactions; f++ {
		has := slices.ContainsFunc(k.offers, func(o offer) bool { return card.HasFaction(o.factions, f) })
		if has && !card.HasFaction(list, f) {
			list = append(list, f)
		}
	}
	return list[(slices.Index(list, now)+1)%len(list)]
}

// found returns the number of cards that other words and filters would find.
func (k *choices) found(query string, f filter) (n int) {
	was, words := k.filter, k.query
	k.filter, k.query = f, kit.TypedOf(query)
	for i := range k.offers {
		if k.fails(&k.offers[i]) == 0 {
			n++
		}
	}
	k.filter, k.query = was, words
	return n
}

// bare returns the filter with everything that hides cards taken away.
func (f filter) bare() filter { return filter{kinds: f.kinds, sort: f.sort} }
