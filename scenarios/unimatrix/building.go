package unimatrix

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
)

// The sides of the sheet.
const (
	borgSide  = "Borg fleet"
	rebelSide = "Rebel fleet"
)

// building are the sheet's sentences for one of its fleets (Unimatrix Zero, Special Rules).
func building(side string, house *game.House) *game.Building {
	ships := house.Get(discountShips) != "false"
	switch side {
	case borgSide:
		return &game.Building{
			Name: side, Ship: borgShip, NoPenalty: assimilated, Exchange: exchange,
			Price: discount(ships, "Borg fleet, Borg card", isBorg),
		}
	case rebelSide:
		return &game.Building{
			Name: side, Ship: rebelShip, Captain: rebelCaptain,
			Price: discount(ships, "Rebel fleet, non-Borg card", func(fs []card.Faction) bool { return !isBorg(fs) }),
		}
	}
	return nil
}

// isBorg reports whether a card shows the Borg symbol, alone or beside another (Unimatrix Zero,
// Borg Cards; rules 9.3, 3).
func isBorg(fs []card.Faction) bool { return card.HasFaction(fs, card.Borg) }

// discount takes 1 SP off every card of the side (Borg Fleet and Rebel Fleet, first sentences).
//
// Ruling: a resource has no faction and is not reduced (rules 9.3, 1). Without ships means without
// ship cards: the publisher's later word was about what is assigned to them, and an admiral is.
func discount(
	ships bool,
	why string,
	mine func([]card.Faction) bool,
) func(game.CardPart, []card.Faction) (int, string) {
	return func(what game.CardPart, fs []card.Faction) (int, string) {
		if what == game.ResourceCard || what == game.ShipCard && !ships || !mine(fs) {
			return 0, ""
		}
		return -1, why
	}
}

// borgShip is a ship in the Borg fleet: a Borg ship has one Borg slot more, any other can
// regenerate (Borg Fleet).
func borgShip(s card.Ship) card.Ship {
	if isBorg(s.Factions) {
		s.Slots[card.BorgUpgrade]++
	} else {
		s.Actions = s.Actions.With(card.Regenerate)
	}
	return s
}

// assimilated: other ships of the Borg fleet pay no penalty for Borg captains and upgrades (Borg
// Fleet).
func assimilated(on *card.Ship, what game.CardPart, fs []card.Faction) bool {
	return !isBorg(on.Factions) && isBorg(fs) && (what == game.CaptainCard || what == game.UpgradeCard)
}

// exchange: other ships of the Borg fleet may give up one slot for a Borg slot (Borg Fleet).
func exchange(on *card.Ship) (card.UpgradeKind, bool) { return card.BorgUpgrade, !isBorg(on.Factions) }

// rebelShip is a ship in the Rebel fleet: a Borg ship counts as Independent and cannot regenerate
// (Rebel Fleet).
func rebelShip(s card.Ship) card.Ship {
	if !isBorg(s.Factions) {
		return s
	}
	s.Factions = slices.Clone(s.Factions)
	for i, f := range s.Factions {
		if f == card.Borg {
			s.Factions[i] = card.Independent
		}
	}
	s.Actions = s.Actions.Without(card.Regenerate)
	return s
}

// rebelCaptain is a captain in the Rebel fleet: a Borg captain has no Drone Tokens but a fixed
// skill of the number he would start with (Rebel Fleet).
func rebelCaptain(c card.Captain) card.Captain {
	if c.Drones > 0 {
		c.Skill, c.Drones = c.Drones, 0
	}
	return c
}
