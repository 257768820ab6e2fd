package card

import "slices"

// OfSheet reads a line that a sheet gives to every ship of the fleets, as if each carried a card
// with it. bad takes what is wrong with it, field by field.
func (y *Line) OfSheet(bad func(field, why string)) Ability {
	own := lineYAML{Line: *y}
	if own.Whose != "" && own.Whose != "any ship" {
		bad("whose", "a line of a sheet is any ship's: leave it out")
	}
	own.Whose = "own"
	whole := true
	a := own.ability(&place{told: func(field, why string) {
		whole = false
		bad(field, why)
	}})
	switch {
	case !whole:
	case a.At.Any(At(AtSetUp, OnMine, FleetAction, AttackInstead)):
		bad("when", "a line of a sheet does not speak at "+
			a.At.And(At(AtSetUp, OnMine, FleetAction, AttackInstead)).words())
	case a.Limit == OnceAGame:
		bad("limit", "a sheet is not a card: want this line once a game")
	case slices.ContainsFunc(a.Cost, func(c Cost) bool { return slices.Contains(cardCosts, c.Op) }):
		bad("cost", "a sheet is not a card: want a price that the ship pays")
	case !plain(a.If) || !plain(a.FreeIf):
		bad("if", "a sheet is not a card: want a condition of the ship")
	case slices.ContainsFunc(a.Do, ofCard):
		bad("do", "a sheet is not a card: want something that happens to ships")
	}
	return a
}

// What a card pays with itself, asks of itself and does to itself.
var (
	cardCosts      = []CostOp{DisableMe, DiscardMe, TimeOnMe, SpendCharges, RemoveMe}
	cardConditions = []ConditionOp{
		ChargesAre, TurnedOver, IsTheCaptain, HeldReady, ThisIsTheCard, OfThisCard, IsMarked, SeenByCard, ThisUsed,
		InFriendArc,
	}
	cardEffects = []EffectOp{TurnOver, BecomeCaptain, TimeHere, NamedEffect, HoldReady, Mark, AddDrones}
)

// plain reports whether conditions ask nothing of the card that they stand on.
func plain(list []Condition) bool {
	return !slices.ContainsFunc(list, func(c Condition) bool {
		return c.Of == Card || c.Than == Card || slices.Contains(cardConditions, c.Op)
	})
}

// ofCard reports whether an effect, or one inside it, is of the card that it stands on.
func ofCard(e Effect) bool {
	return slices.Contains(cardEffects, e.Op) || e.Tokens&ChargeToken != 0 ||
		e.This || e.That || e.Others || e.ThisWeapon ||
		e.Per == PerCharge || !plain(e.If) || slices.ContainsFunc(e.Sub, ofCard)
}
