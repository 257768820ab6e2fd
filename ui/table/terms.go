package table

import (
	"slices"
	"strings"
)

// entry is a term of the glossary, in our own words.
type entry struct{ group, name, words string }

// glossary are all terms.
var glossary = slices.Concat(firstTerms, moreTerms, damageTerms())

// firstTerms are the terms of the rulebook, of the sheets and of the program that texts speak of most.
var firstTerms = []entry{
	{"Round", "Round", "Planning, Activation, Combat and End Phase, one after the other. The battle ends when one side is gone or after the last round."},
	{"Round", "Planning Phase", "Each player sets one maneuver on the dial of every ship, in secret."},
	{"Round", "Activation Phase", "Ships go one by one, the lowest Captain Skill first: reveal the dial, fly, gain or lose Auxiliary Power, perform one action."},
	{"Round", "Combat Phase", "Ships attack one by one, the highest Captain Skill first. Each may attack one enemy in its arc and range."},
	{"Round", "End Phase", "Evade, Scan and Battle Stations tokens leave the table, shields may be raised, and the scenario does what it does each round."},
	{"Round", "Initiative", "The player whose fleet costs fewer Squadron Points has it. With equal Captain Skill their ships go first, in Activation and in Combat."},
	{"Round", "Captain Skill", "The number of the captain. Low moves early, high shoots early."},
	{"Round", "Simultaneous attack", "A ship destroyed by one of the same Captain Skill that has not fired yet still makes its own attack before it leaves."},
	{"Moving", "Maneuver", "A direction, a speed and a difficulty on the dial of a class. The template lies against the front of the base; the ship goes to its other end."},
	{"Moving", "Green, white, red", "Easy, normal, hard. Green removes an Auxiliary Power token, red adds one. A ship that has one may not choose red."},
	{"Moving", "Bank and turn", "A bank changes the heading by 45 degrees, a turn by 90."},
	{"Moving", "Come About", "Straight ahead, then the ship faces back where it came from. It is not made when the ship overlaps: the heading stays."},
	{"Moving", "Overlap", "A ship whose base would end on another goes back along the template until both only touch, and performs no action this round."},
	{"Moving", "Play area", "36 by 36 inches. A ship whose base is not wholly inside after its move is destroyed."},
	{"Measuring", "Range", "The shortest distance between two bases. Range 1 ends at 4 inches, Range 2 at 8, Range 3 at 12."},
	{"Measuring", "Firing arc", "What a weapon reaches to the side: mostly 90 or 180 degrees ahead of the base, for some ships also behind or all around."},
	{"Measuring", "Obstructed", "The shortest line between attacker and target crosses something that hinders: the target rolls one more defense die."},
	{"Actions", "Action", "One after moving, from the Action Bar of the ship or from a card. Not with Auxiliary Power, and not after an overlap."},
	{"Actions", "Evade", "A token that adds one Evade result when this ship is attacked."},
	{"Actions", "Target Lock", "A pair of tokens on an enemy within Range 3 and on your ship. Spend them in an attack on that enemy to re-roll any number of attack dice, once each."},
	{"Actions", "Scan", "While the token lies there, whoever this ship attacks rolls one defense die less."},
	{"Actions", "Battle Stations", "A token to spend in one attack: as attacker each Battle Stations result becomes a hit, as defender each becomes an Evade."},
	{"Actions", "Cloak", "Needs an active shield; all shields go down. The ship rolls four more defense dice in Combat. When it attacks, the token is turned over and leaves in the End Phase."},
	{"Actions", "Sensor Echo", "A cloaked ship slides to its side, keeping its heading."},
	{"Actions", "Regenerate", "Removes one damage card of the ship, which may not attack this round."},
	{"Tokens", "Auxiliary Power", "Gained by red maneuvers. While one lies there: no actions, no red maneuvers. A green maneuver removes one."},
	{"Tokens", "Disabled", "The card beside it does nothing until the token is removed, which is an action."},
	{"Tokens", "Time", "A weapon or card waits: one token goes in each End Phase, and with none left it is ready."},
	{"Combat", "Attack dice", "Weapon value, one more at Range 1 for the primary weapon, then what cards and damage add or take."},
	{"Combat", "Defense dice", "Agility, one more at Range 3 against a primary weapon, one more when obstructed, four when cloaked, one less for each Scan of the attacker."},
	{"Combat", "Hit", "Does one damage unless an Evade result cancels it."},
	{"Combat", "Critical Hit", "Like a hit, but the damage card is turned face up and its text holds. Hits are canceled before it."},
	{"Combat", "Damage", "Takes active shields first. What is left turns into damage cards; with as many as its Hull the ship is destroyed."},
	{"Combat", "Primary weapon", "The one printed on the ship. It gains a die at Range 1 and gives the target one at Range 3."},
	{"Combat", "Secondary weapon", "A Weapon upgrade with its own dice and ranges; the dice for Range 1 and Range 3 do not count for it, those for obstruction and cloak do."},
	{"Fleet", "Squadron Points", "What a card costs. A fleet may cost as many as the scenario says; Fleet Points are counted from it."},
	{"Fleet", "Elite Talent", "An upgrade of a captain, not of the ship."},
	{"Fleet", "Unique", "Only one card of this name in a fleet."},
	{"The Tholian Web", "Energy line", "The row of tokens that a player's side of the web consists of. Each grows every round, at last to a square of 12 inches."},
	{"The Tholian Web", "Energy Web token", "Touch it with the base or the template and the ship is destroyed."},
	{"The Tholian Web", "Guide token", "Shows where the next Energy Web token goes. It stops and destroys like one."},
	{"The Tholian Web", "Dead ground", "What lies outside of the web. Ships there when it grows are destroyed."},
	{"Program", "Ghost", "A ship as it would stand after a choice that is not made yet."},
	{"Program", "House rule", "A ruling people may differ on. Each has a name and a default; what is changed is saved with the battle."},
	{"Program", "Ability not played yet", "The program knows the card's price and slot, but does not carry out its text."},
	{"Tournament", "Fleet Points", "What counts at the end: the limit, less what the enemy kept, and what the scenario gives."},
	{"Tournament", "Roll-off", "Both roll dice until one has more. It decides a tie."},
}

// explain finds a term.
func explain(name string) (entry, bool) {
	for _, e := range glossary {
		if strings.EqualFold(e.name, name) {
			return e, true
		}
	}
	return entry{}, false
}

// terms are the entries in which every word searched is found.
func terms(query string) (found []entry) {
	words := strings.Fields(strings.ToLower(query))
entries:
	for _, e := range glossary {
		all := strings.ToLower(e.group + " " + e.name + " " + e.words)
		for _, w := range words {
			if !strings.Contains(all, w) {
				continue entries
			}
		}
		found = append(found, e)
	}
	return found
}
