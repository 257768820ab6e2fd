package fleet

import (
	"strings"

	"attackwing/game"
	"attackwing/game/card"
)

// Rules holds the conditions under which a fleet is built.
type Rules struct {
	Cards    *card.Catalogue
	Scenario game.Scenario // whose sheet may speak, nil for the rulebook alone
	House    *game.House   // house rules in force, with a Scenario; nil: its defaults
	Side     string        // side of the scenario; "" the one that the list names
	Limit    int           // squadron points; 0 those of the house rules or, without a scenario, of the list
	Format   Format
	Whole    bool // Random draws from all cards of the catalogue, not only from those that are drawn by default
}

// pool are the cards that random fleets are made of.
func (r *Rules) pool() card.Pool {
	if r.Whole {
		return r.Cards.Pool
	}
	return r.Cards.Drawn()
}

// Format is a restriction that a tournament may put on every fleet.
type Format uint8

// The formats. Format2014 is the publisher's of December 2014 to 2016 (rules 2).
const (
	OpenFormat Format = iota
	Format2014
)

// Build prices the list by the rulebook alone and makes of it the fleet that is played, with
// everything that is wrong with it. Cards that do not exist are left out.
func Build(l List, cat *card.Catalogue) (game.Fleet, []Problem) { return Rules{Cards: cat}.Build(l) }

// Check prices the list line by line by the rulebook alone and says what is wrong with it (rules
// 2).
func Check(l List, cat *card.Catalogue) Sheet { return Rules{Cards: cat}.Check(l) }

// Build is Check for who wants the fleet that is played.
func (r Rules) Build(l List) (game.Fleet, []Problem) {
	s := r.Check(l)
	return s.Fleet, s.Problems
}

// Check prices the list line by line and says what is wrong with it (rules 2, and the sheet of the
// scenario).
func (r Rules) Check(l List) Sheet {
	house := r.house()
	b := builder{cat: house.Cards(r.Cards), house: house, list: l.Ships}
	b.Lines, b.Problems = []Line{}, []Problem{}
	b.Fleet.ID, b.Fleet.Name, b.Fleet.Side = l.ID, l.Name, l.Side
	b.Limit = l.Limit
	if r.Scenario != nil {
		b.sheet(r, &l)
	}
	if r.Limit > 0 && (b.building == nil || b.building.Limit == 0) {
		b.Limit = r.Limit
	}
	b.forAll = b.fleetRules(&l)
	b.chooseOfficers(&l)
	for i, ls := range l.Ships {
		b.at = i + 1
		b.ship(ls)
	}
	b.at = 0
	b.resource(l.Resource)
	if l.Other != 0 {
		b.line("other", "", "Other points", price{printed: l.Other})
	}
	for _, line := range b.Lines {
		b.Total += line.SP
	}
	b.Fleet.Total = b.Total
	b.unique()
	b.whole(l)
	if r.Format == Format2014 {
		b.format2014()
	}
	b.Legal = len(b.Problems) == 0
	return b.Sheet
}

// fleetRules are the building rules that are for every ship: those of the resource and those that say so.
func (b *builder) fleetRules(l *List) (rs []rule) {
	add := func(u *card.Upgrade, all bool) {
		for _, r := range u.Build {
			if r.Op != card.PriceHalf && r.Op != card.PriceHigher && (all || r.Fleet) {
				rs = append(rs, rule{r, u.ID, u.Name, r.Scope.First})
			}
		}
	}
	if u := b.cat.Resource(l.Resource.ID); u != nil {
		add(u, true)
	}
	for i := range l.Ships {
		for _, r := range l.Ships[i].Upgrades {
			if u := b.cat.Upgrade(r.ID); u != nil {
				add(u, false)
			}
		}
	}
	return rs
}

// house returns the house rules in force, nil without a scenario.
func (r *Rules) house() *game.House {
	if r.House != nil || r.Scenario == nil {
		return r.House
	}
	h, err := game.NewHouse(r.Scenario.Sheet().House, nil)
	if err != nil {
		return nil // a sheet whose own defaults are wrong; its tests say so
	}
	return &h
}

// sheet finds out what the scenario says about the side's fleets.
func (b *builder) sheet(r Rules, l *List) {
	if b.house == nil {
		return
	}
	b.Limit = b.house.SPLimit
	speaks := r.Scenario.Play(b.house).Building
	if speaks == nil {
		return
	}
	name := r.Side
	if name == "" {
		name = l.Side
	}
	side, _ := r.Scenario.Sheet().SideOf(name)
	b.Fleet.Side = side
	if b.building = speaks(side); b.building != nil && b.building.Limit > 0 {
		b.Limit = b.building.Limit
	}
	if b.building == nil {
		sides := r.Scenario.Sheet().Sides
		b.bad(Problem{Code: NoSide, Rule: r.Scenario.Sheet().Title + ": every fleet is of one side",
			Mend: "say which side it is: " + strings.Join(sides, " or "),
			Why:  "the sheet has other rules for each side, and the fleet names none of " + strings.Join(sides, ", ")})
	}
}
