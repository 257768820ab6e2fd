package fleet

import (
	"fmt"
	"strconv"

	"attackwing/game/card"
)

// Problem is a reason why a fleet is not legal: the card, the rule, and the remedy.
type Problem struct {
	Code string `json:"code"`
	Ship int    `json:"ship"` // from 1; 0: the fleet as a whole
	Card string `json:"card"` // its name, empty for the fleet as a whole
	Why  string `json:"why"`
	Rule string `json:"rule"`
	Mend string `json:"mend"`
}

// Codes of problems.
const (
	UnknownCard  = "unknown-card" // no card has this id
	WrongName    = "wrong-name"   // the file calls the card by another name
	NoShips      = "no-ships"
	NoCaptain    = "no-captain"
	ExtraCaptain = "extra-captain" // the ship takes neither captain nor admiral
	NoSlot       = "no-slot"       // more upgrades of a kind than slots
	SlotLimit    = "slot-limit"    // the card is too dear for the slot
	NoExchange   = "no-exchange"   // a slot exchanged that may not be
	NotUnique    = "not-unique"    // two unique cards of the same name
	Restricted   = "restricted"    // the card may not be on this ship
	TooMany      = "too-many"      // more copies on one ship than the card allows
	Excluded     = "excluded"      // the card may not be in a fleet with another
	TwoAdmirals  = "two-admirals"
	NoCapital    = "no-capital" // an attack squadron or a shuttlecraft without a capital ship of its own
	OverLimit    = "over-limit"
	WrongTotal   = "wrong-total"   // the file states another total
	NoSide       = "no-side"       // the scenario's sheet asks for a side
	FewShips     = "few-ships"     // the format asks for more ships
	ManyShips    = "many-ships"    // the scenario's sheet allows fewer
	OtherFaction = "other-faction" // the sheet's side has no such ships
	NoSquadron   = "no-squadron"   // the ship that the resource brings is not in the fleet
	DearShip     = "dear-ship"     // the ship costs more than the format allows
)

// unique looks for two unique cards of the same name, ships, captains and upgrades alike; Mirror
// Universe uniques are counted apart (rules 2).
func (b *builder) unique() {
	for i, c := range b.cards {
		b.at = c.ship
		for _, d := range b.cards[:i] {
			if c.unique && d.unique && c.name == d.name && c.mirror == d.mirror {
				b.bad(Problem{
					Code: NotUnique,
					Card: c.name,
					Rule: "a fleet has one unique card of a name, whatever its kind; Mirror Universe cards are counted apart",
					Why: fmt.Sprintf("a fleet has room for one unique card of the name %s, and ship %d has one already",
						c.name, d.ship),
					Mend: "take one of the two out",
				})
				break
			}
		}
		for _, not := range c.not {
			for _, d := range b.cards {
				if d.name == not {
					b.bad(Problem{Code: Excluded, Card: c.name, Rule: "printed on the card: not in a fleet with " + not,
						Why:  fmt.Sprintf("%s may not be in a fleet with %s", c.name, not),
						Mend: "take one of the two out"})
					break
				}
			}
		}
	}
	b.at = 0
}

// whole judges the fleet as a whole: admirals and points.
func (b *builder) whole(l List) {
	if len(l.Ships) == 0 {
		b.bad(
			Problem{Code: NoShips, Rule: "a fleet is made of ships", Why: "the fleet has no ships", Mend: "assign one"},
		)
	}
	if b.building != nil && b.building.Ships > 0 && len(l.Ships) > b.building.Ships {
		b.bad(Problem{Code: ManyShips, Rule: b.building.Name + ": " + strconv.Itoa(b.building.Ships) + " ships at most",
			Why:  fmt.Sprintf("%d ships, where the side has %d at most", len(l.Ships), b.building.Ships),
			Mend: fmt.Sprintf("take %d out", len(l.Ships)-b.building.Ships)})
	}
	b.capital()
	b.brought()
	if admirals := b.admirals(); admirals > 1 {
		b.bad(Problem{Code: TwoAdmirals, Rule: "a fleet has one admiral",
			Why:  fmt.Sprintf("a fleet has one admiral at most, not %d", admirals),
			Mend: "leave one, or make another the captain of a ship"})
	}
	for kind := range card.Resource {
		if !kind.OneInFleet() {
			continue
		}
		if n := b.riding(kind); n > 1 {
			b.bad(Problem{Code: TooMany, Rule: "a fleet has one " + kind.String(),
				Why:  fmt.Sprintf("a fleet has one %s at most, not %d", kind, n),
				Mend: "leave one"})
		}
	}
	if over := b.Total - b.Limit; b.Limit > 0 && over > 0 {
		b.bad(Problem{Code: OverLimit, Rule: "the total may not exceed the Squadron Points agreed on",
			Why:  fmt.Sprintf("%d SP of %d", b.Total, b.Limit),
			Mend: fmt.Sprintf("take out cards of %d SP or more", over)})
	}
	if l.Total > 0 && l.Total != b.Total {
		b.bad(Problem{Code: WrongTotal, Rule: "the total stated is the sum of the lines",
			Why:  fmt.Sprintf("the list states %d SP, its cards cost %d", l.Total, b.Total),
			Mend: fmt.Sprintf("state %d, or leave total out", b.Total)})
	}
}

// brought checks that a ship which the resource brings is in the fleet, and no other attack squadron.
//
// Ruling: the resource is the price of the squadron, whose ship card says the same once more: it is paid
// once. A squadron may still be taken as any ship, where the resource is another one.
func (b *builder) brought() {
	for i := range b.forAll {
		r := &b.forAll[i]
		if r.Op != card.Brings {
			continue
		}
		here, others := false, 0
		for k := range b.Fleet.Ships {
			switch s := b.Fleet.Ships[k].Ship; {
			case s.Name == r.Scope.Part && !here:
				here = true
			case s.Class.Squadron():
				others++
			}
		}
		if !here {
			b.bad(Problem{Code: NoSquadron, Card: r.name, Rule: "printed on the card: it is a ship of the fleet",
				Why:  "the ship " + r.Scope.Part + " is not in the fleet",
				Mend: "add the ship, or take another resource"})
		}
		if others > 0 {
			b.bad(Problem{Code: TooMany, Card: r.name, Rule: "printed on the card: one attack squadron in the fleet",
				Why:  fmt.Sprintf("other attack squadrons: %d", others),
				Mend: "take them out, or take another resource"})
		}
	}
}

// admirals counts the admirals of the fleet without the one that another one lets it have.
func (b *builder) admirals() (n int) {
	for i := range b.Fleet.Ships {
		if b.Fleet.Ships[i].Admiral != nil {
			n++
		}
	}
	for i := range b.Fleet.Ships {
		s := &b.Fleet.Ships[i]
		if s.Admiral == nil {
			continue
		}
		for _, r := range s.Admiral.Build {
			if r.Op == card.AnotherAdmiral && r.Cond.Holds(s.Ship, s.Captain) && b.hasAdmiral(i, &r) {
				return n - 1
			}
		}
	}
	return n
}

// hasAdmiral reports whether a ship other than one has an admiral that a rule allows.
func (b *builder) hasAdmiral(but int, r *card.BuildRule) bool {
	for i := range b.Fleet.Ships {
		if a := b.Fleet.Ships[i].Admiral; i != but && a != nil && r.Scope.OfFaction(a.Factions) && a.SP <= r.MaxSP {
			return true
		}
	}
	return false
}

// riding counts the cards of a kind that lies under a ship or its captain.
func (b *builder) riding(kind card.UpgradeKind) (n int) {
	for i := range b.Fleet.Ships {
		for _, x := range b.Fleet.Ships[i].Upgrades {
			if x.Card.Kind == kind {
				n++
			}
		}
	}
	return n
}

// capitalHull is the printed hull from which on a ship is a capital ship.
const capitalHull = 4

// capital checks that each attack squadron and each shuttlecraft has a capital ship of its own
// (Additional Rules for Tournaments of 2016).
//
// Ruling: the printed hull counts, without what cards add to it. The rule is one of building: nothing
// happens when a capital ship is lost in play.
func (b *builder) capital() {
	small, capital := "", 0
	for i := range b.Fleet.Ships {
		switch s := b.Fleet.Ships[i].Ship; {
		case s.Class.Squadron() || s.Class.Shuttlecraft():
			small = s.Name
			capital--
		case s.Hull >= capitalHull:
			capital++
		}
	}
	if capital < 0 && small != "" {
		b.bad(Problem{Code: NoCapital, Card: small,
			Rule: "each attack squadron and each shuttlecraft needs a capital ship of its own, one of hull 4 or more",
			Why:  fmt.Sprintf("capital ships missing: %d", -capital),
			Mend: "add a ship of hull 4 or more, or take the small one out"})
	}
}

// Figures of the format of 2014 (rules 2).
const (
	formatShips    = 3  // ships at least
	formatShip     = 50 // squadron points of a ship with all that is assigned to it
	formatDear     = 43 // from this printed price on a ship has another limit:
	formatUpgrades = 8  // squadron points of its upgrades; captain and admiral are free of it
)

func (b *builder) format2014() {
	if n := len(b.Fleet.Ships); n < formatShips {
		b.bad(Problem{Code: FewShips, Rule: "2014 format: at least 3 ships",
			Why:  fmt.Sprintf("a fleet of this format has at least %d ships, not %d", formatShips, n),
			Mend: fmt.Sprintf("assign %d more", formatShips-n)})
	}
	for i := range b.Fleet.Ships {
		s := &b.Fleet.Ships[i]
		b.at = b.places[i]
		total, ups := b.ShipTotal(b.at), 0
		for _, u := range s.Upgrades {
			ups += u.SP
		}
		switch {
		case s.Ship.SP < formatDear && total > formatShip:
			b.bad(Problem{Code: DearShip, Card: s.Ship.Name, Rule: "2014 format: at most 50 SP on a ship",
				Why:  fmt.Sprintf("the ship and its cards cost %d SP, the format allows %d", total, formatShip),
				Mend: fmt.Sprintf("take off cards of %d SP or more", total-formatShip)})
		case s.Ship.SP >= formatDear && ups > formatUpgrades:
			b.bad(Problem{
				Code: DearShip,
				Card: s.Ship.Name,
				Rule: "2014 format: at most 8 SP of upgrades on a ship of 43 SP or more",
				Why:  fmt.Sprintf("its upgrades cost %d SP, the format allows %d", ups, formatUpgrades),
				Mend: fmt.Sprintf("take off upgrades of %d SP or more", ups-formatUpgrades),
			})
		}
	}
	b.at = 0
}
