package game

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/game/card"
)

// Building holds the changes a sheet makes to the fleets of one side: prices, slots, factions,
// Action Bars, captains. A nil function changes nothing. The functions are asked with printed
// cards, give the same answer every time, and keep nothing.
type Building struct {
	Name string // how reasons quote it, such as the side's name

	Limit int            // Squadron Points it may cost, 0 as the house rules say
	Ships int            // how many ships it may have, 0 any number
	Of    []card.Faction // its ships are of one of these, none: of any

	// Ship and Captain are the card as it counts in this fleet: factions, Action Bar, slots; skill,
	// Drone tokens.
	Ship    func(printed card.Ship) card.Ship
	Captain func(printed card.Captain) card.Captain
	// Price returns the Squadron Points that the sheet adds to the cost of a card after everything
	// else (less when negative), and the reason. No price falls below 0.
	Price func(what CardPart, factions []card.Faction) (sp int, why string)
	// NoPenalty reports whether a card of these factions pays no faction penalty on a ship.
	NoPenalty func(on *card.Ship, what CardPart, factions []card.Faction) bool
	// Exchange reports whether a ship may give up one slot of its Upgrade Bar, and for a slot of
	// which kind.
	Exchange func(on *card.Ship) (gains card.UpgradeKind, may bool)
}

// CardPart is the part a card plays in a fleet.
type CardPart uint8

// The parts of a fleet.
const (
	ShipCard CardPart = iota
	CaptainCard
	AdmiralCard
	UpgradeCard
	ResourceCard
)

// SideOf finds the side of a sheet that is meant by name: the same words, or words that only one
// side has in it.
func (s *Sheet) SideOf(name string) (string, bool) {
	if slices.Contains(s.Sides, name) {
		return name, true
	}
	found := ""
	for _, side := range s.Sides {
		if name != "" && strings.Contains(strings.ToLower(side), strings.ToLower(name)) {
			if found != "" {
				return "", false
			}
			found = side
		}
	}
	return found, found != ""
}

// building are the sentences of the scenario's sheet for a player's fleet.
func (u *Setup) building(p PlayerID) *Building {
	if u.play.Building == nil {
		return nil
	}
	return u.play.Building(u.Fleets[p].Side)
}

// Side is the side of the sheet that a player's fleet is of: the one it names, else the one that
// the other fleet leaves, else the player's in the order of the sheet.
func (u *Setup) Side(p PlayerID) string {
	sheet := u.Scenario.Sheet()
	if side, ok := sheet.SideOf(u.Fleets[p].Side); ok || len(sheet.Sides) != 2 {
		return side
	}
	if foe, ok := sheet.SideOf(u.Fleets[p.Other()].Side); ok && foe == sheet.Sides[p] {
		return sheet.Sides[p.Other()]
	}
	return sheet.Sides[p]
}

// Limit returns the most Squadron Points that a player's fleet may cost.
func (u *Setup) Limit(p PlayerID) int { return u.limits[p] }

// LimitFor returns the most Squadron Points that a fleet of a side may cost under a sheet.
func LimitFor(sc Scenario, h *House, side string) int {
	if speaks := sc.Play(h).Building; speaks != nil {
		return speaks(side).limit(h)
	}
	return h.SPLimit
}

func (b *Building) limit(h *House) int {
	if b != nil && b.Limit > 0 {
		return b.Limit
	}
	return h.SPLimit
}

// settleSides has every fleet name its side in the words of the sheet, where that says how the
// fleets of each side are built. Such a battle is one kind of fleet against the other: two of a
// side are an error.
func (u *Setup) settleSides() error {
	if u.play.Building == nil {
		return nil
	}
	one, two := u.Side(One), u.Side(Two)
	if one == two {
		sheet := u.Scenario.Sheet()
		return fmt.Errorf(
			"%s is fought by one %s and one %s: both fleets are of the side %s; choose another one for a player",
			sheet.Title,
			sheet.Sides[0],
			sheet.Sides[1],
			one,
		)
	}
	u.Fleets[One].Side, u.Fleets[Two].Side = one, two
	return nil
}

// On is a ship of a fleet as it counts on the table under a sheet; without one it is the ship as
// printed.
func (b *Building) On(fs *FleetShip) *FleetShip {
	if b == nil || b.Ship == nil && b.Captain == nil {
		return fs
	}
	out := *fs
	if b.Ship != nil {
		s := b.Ship(*fs.Ship)
		out.Ship = &s
	}
	if b.Captain != nil && fs.Captain != nil {
		c := b.Captain(*fs.Captain)
		out.Captain = &c
	}
	return &out
}
