package card

import (
	"strconv"
)

// price is the whole cost of the line as one infinitive: "disable this card and spend its Scan token".
func (w *wording) price() string {
	var out []string
	for _, c := range w.a.Cost {
		out = append(out, w.cost(c))
	}
	return list(out, "and")
}

func (w *wording) cost(c Cost) string {
	ship := "this ship"
	if w.a.Whose == WholeFleet {
		ship = "it"
	}
	if ship == "it" && w.at == Anytime {
		ship = "a ship of your fleet"
	}
	its := "this ship's"
	if ship == "it" {
		its = "its"
	}
	n := int(c.N)
	//exhaustive:enforce
	switch c.Op {
	case DisableMe:
		return "disable this card"
	case DiscardMe:
		return "discard this card"
	case TimeOnMe:
		return "put " + some(c.N, "Time token") + " on this card"
	case PayAux:
		if ship == "it" {
			ship = "that ship" // "it" could be the card, which is named just before
		}
		return "place " + span(c.N, c.M) + " " + AuxToken.words(max(c.N, c.M)) + " beside " + ship
	case TurnOffShields:
		return "turn off " + strconv.Itoa(n) + " of " + its + " active shields"
	case AllShields:
		return "turn off all active shields " + ship + " has left (even if there are none)"
	case SpendTheLock:
		return "spend " + its + " Target Lock"
	case SpendToken:
		of := ""
		if w.a.Whose == Friends || w.a.Whose == SelfOrFriends {
			of = " of this ship"
		}
		return "spend 1 " + c.Tokens.words(1) + of
	case SpendCloak:
		return "spend " + its + " Cloak token"
	case SpendDrones:
		return "spend " + spanned(c.N, c.M, "Drone token")
	case SpendCharges:
		return "take " + spanned(c.N, c.M, "charge") + " from this card"
	case DisableCards:
		return "disable " + span(c.N, c.M) + " of " + its + " " + c.Kinds.words(2)
	case DiscardCards:
		return "discard " + span(c.N, c.M) + " of " + its + " " + c.Kinds.words(2)
	case GiveUpAttack:
		return "give up " + its + " attack this round"
	case FewerAttack:
		return "roll " + more(-c.N, "attack die") + " this round"
	case NoDefenseDice:
		return "roll no defense dice this round"
	}
	return "pay the cost"
}

func spanned(n, m int8, thing string) string {
	if m > 1 {
		thing += "s"
	}
	return span(n, m) + " " + thing
}
