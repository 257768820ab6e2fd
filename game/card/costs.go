package card

import (
	"fmt"
	"slices"
	"strings"
)

// CostOp is the way in which a cost is paid.
type CostOp uint8

// The costs of the pool; N to M where the owner chooses how much, which effects may count as
// "each".
const (
	DisableMe CostOp = iota
	DiscardMe
	TimeOnMe       // N Time tokens on this card
	PayAux         // N to M Auxiliary Power tokens are placed beside the own ship
	TurnOffShields // N to M active shields
	AllShields     // all that are active
	SpendTheLock
	SpendToken    // one of Tokens
	SpendCloak    // the Cloak token
	SpendDrones   // N to M Drone tokens
	SpendCharges  // N to M charges of this card
	DisableCards  // N to M other own cards of Kinds
	DiscardCards  // N to M other own cards of Kinds
	GiveUpAttack  // the own ship makes no attack this round
	FewerAttack   // N attack dice fewer this round
	NoDefenseDice // rolls no defense dice this round
	RestMe        // this card is not used again in the next round
	RemoveMe      // this card goes out of the game
	TurnCloakRed  // the green Cloak token
	DiscardAll    // all other own cards of Kinds, one at least
	LoseShields   // N active shields are destroyed
	RemoveCaptain // the captain goes out of the game
	DiscardFired  // the secondary weapon of the attack
	LoseCounters  // N counters of the sheet, of the kind Text, on the ship card
	NumCosts
)

// Cost is one part of a price. Costs are paid in full or not at all (rules 6.1).
type Cost struct {
	Op      CostOp
	Enabled bool // cards that are not disabled
	Off     bool // cards that are
	After   bool // it comes when what the line does is done: no price, and cards may prevent it
	Said
}

// costs declares each kind of price: how card files write it, each slot filling the field of its
// name, and how it is said, with the slots of [Said.fillIn] and [wording.paid].
var costs = [NumCosts]written{
	DisableMe:      {"disable this", "disable this card"},
	DiscardMe:      {"discard this", "discard this card"},
	TimeOnMe:       {"time <n>", "put {Time Token} on this card"},
	PayAux:         {"aux <n-m> | aux <n-m> afterwards", "place {span} {aux} beside {it}{afterwards}"},
	TurnOffShields: {"turn off shields <n-m>", "turn off {span} of {its} active shields"},
	AllShields:     {"turn off all shields", "turn off all active shields {ship} has left (even if there are none)"},
	SpendTheLock:   {"spend lock", "spend {its} Target Lock"},
	SpendToken:     {"spend <tokens>", "spend 1 {token}"},
	SpendCloak:     {"spend cloak", "spend {its} Cloak Token"},
	SpendDrones:    {"drones <n-m>", "spend {Drone Token}"},
	SpendCharges:   {"charges <n-m>", "take {charge} from this card"},
	DisableCards: {"disable <n-m> <kinds> | disable <n-m> <kinds> of faction <faction> | disable <n-m> <kinds> called <text>",
		"disable {span} of {its} {faction kinds}{called}"},
	DiscardCards: {
		"discard <n-m> <kinds> | discard <n-m> <kinds> of faction <faction> | discard <n-m> enabled <kinds> | " +
			"discard <n-m> disabled <kinds> | " +
			"discard <n-m> <kinds> of <count> SP or more | discard <n-m> <kinds> called <text>",
		"discard {span} of {its} {faction kinds}{called}",
	},
	GiveUpAttack:  {"no attack this round", "give up {its} attack this round"},
	FewerAttack:   {"fewer attack dice <n>", "roll {fewer} this round"},
	TurnCloakRed:  {"turn the cloak red", "turn {its} green Cloak Token to its red side"},
	DiscardAll:    {"discard all <kinds>", "discard all of {its} {faction kinds} (at least 1)"},
	LoseShields:   {"destroy shields <n>", "lose {n} of {its} active shields"},
	LoseCounters:  {"lose <n> <text>", "lose {n} {text}"},
	RemoveCaptain: {"remove the captain", "remove {its} captain from the game"},
	DiscardFired:  {"discard the weapon fired", "discard the weapon that is fired"},
	NoDefenseDice: {"no defense dice this round", "roll no defense dice this round"},
	RestMe:        {"rest for a round | rest for <n> rounds", "let this card rest until the end of {rounds}"},
	RemoveMe:      {"remove this", "remove this card from the game"},
}

var costPhrases = phrasesOf(costs[:], func(c *Cost, op int, pattern string, f *Said) {
	*c = Cost{CostOp(op), strings.Contains(pattern, " enabled "), strings.Contains(pattern, " disabled "),
		strings.HasSuffix(pattern, " afterwards"), *f}
})

func parseCost(text string) (c Cost, err error) {
	err = parsePhrase(&c, "a cost", text, costPhrases)
	return c, err
}

// price is the whole cost of the line as one infinitive: "disable this card and spend its Scan
// token".
func (w *wording) price() string { return w.costs(w.a.Cost) }

// pays is the price of a line whose sentences stand in the order of what happens, and the Auxiliary
// Power that comes afterwards.
func (w *wording) pays() (price, after string) {
	k := slices.IndexFunc(w.a.Cost, func(c Cost) bool { return c.After })
	if k < 0 {
		k = len(w.a.Cost)
	}
	return w.costs(w.a.Cost[:k]), w.costs(w.a.Cost[k:])
}

// costs is a part of the price in words.
func (w *wording) costs(cs []Cost) string {
	var out []string
	for i := range cs {
		c := &cs[i]
		words := c.fillIn(costs[c.Op].words, func(slot string) string { return w.paid(c, slot) })
		if c.Kinds == CaptainCard {
			words = strings.Replace(strings.Replace(words, "1 of ", "", 1), "captains", "captain", 1)
		}
		words = strings.Replace(words, " 0 or more of ", " any number of ", 1)
		if last := len(out) - 1; last >= 0 {
			verb, this := strings.CutSuffix(out[last], "this card")
			if rest, same := strings.CutPrefix(words, verb); this && same {
				other := ifSo(c.Kinds&AnyUpgrade == AnyUpgrade, "other ")
				out[last] += " and " + strings.Replace(rest, "'s ", "'s "+other, 1)
				continue
			}
		}
		out = append(out, words)
	}
	return list(out, "and")
}

// paid is one slot in the words of a price.
func (w *wording) paid(c *Cost, slot string) string {
	ship, its, it := "this ship", "this ship's", "this ship"
	switch {
	case w.a.At.Has(FleetAction):
		ship, its, it = w.me, whose(w.me), w.me
	case w.a.Whose == Bearers:
		ship, its, it = "that ship", "its", "that ship"
	case w.a.Whose == WholeFleet && w.at == Anytime:
		ship, it = "a ship of your fleet", "a ship of your fleet"
	case w.a.Whose == WholeFleet:
		ship, its, it = "it", "its", "that ship" // "it" could be the card, which is named just before
	}
	switch slot {
	case "ship":
		return ship
	case "its":
		return its
	case "it":
		return it
	case "called":
		return ifSo(c.Text != "", " with "+c.Text+" in the name")
	case "faction kinds":
		return spaced(c.Faction.String(), itsCaptain(c.Kinds.words(2))) +
			ifSo(c.Enabled, " that are not disabled") + ifSo(c.Off, " that are disabled") +
			ifSo(c.Count != 0, fmt.Sprintf(" that cost %d SP or more", c.Count))
	case "aux":
		return AuxToken.words(max(c.N, c.M))
	case "afterwards":
		return ifSo(c.After && !w.a.At.Any(At(DoAction, FleetAction, AttackInstead)), " afterwards")
	case "rounds":
		return whether(c.N > 1, "the next "+Counted(c.N, "round"), "the next round")
	case "fewer":
		return More(-c.N, "attack die")
	case "token":
		if w.a.Whose == Friends || w.a.Whose == SelfOrFriends {
			return c.Tokens.words(1) + " of this ship"
		}
		return c.Tokens.words(1)
	}
	if max(c.N, c.M) > 1 {
		slot += "s"
	}
	return span(c.N, c.M) + " " + slot
}
