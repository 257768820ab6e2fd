package glossary

import (
	"fmt"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/scenarios"
)

// more holds the terms of the glossary that explain what others take for known.
var more = []Entry{
	{"Moving", "Dial", "The maneuvers a ship class can fly. Each round you set one in secret."},
	{
		"Moving",
		"Seal",
		"Two players far apart exchange seals of their dials first. A seal hides a dial, and the dial cannot change afterward.",
	},
	{
		"Moving",
		"Template",
		"The shape of a maneuver, as wide as a small base. Everything it touches counts as flown over.",
	},
	{"Moving", "Straight", "Straight ahead, as many inches as the speed."},
	{"Moving", "Reverse", "The template goes behind the base. The ship moves backward and keeps its heading."},
	{"Moving", "Stop", "The ship does not move. It still reveals its dial and may perform an action."},
	{"Moving", "Spin", "Straight ahead and a turn in place by 90 degrees, as Borg cubes and spheres do."},
	{"Moving", "Slide back", "A ship that would end on another moves back along the template until their bases touch."},
	{
		"Moving",
		"Obstacle",
		"Something on the table that is not a ship. Crossing it rolls a die for damage and costs the action; a ship on it cannot attack.",
	},
	{"Measuring", "Base", "The square under a ship. Measure between the closest points of two bases."},
	{"Actions", "Action Bar", "The actions printed on a ship. Cards can add others."},
	{
		"Actions",
		"Free action",
		"An extra action from a card. A ship still cannot perform the same action twice in a round.",
	},
	{
		"Tokens",
		"Shields",
		"Active shields take damage before the hull. While a ship is cloaked its shields are down and take none.",
	},
	{"Tokens", "Hull", "A ship with this many damage cards is destroyed."},
	{"Tokens", "Discarded", "The card is out of the battle and its text no longer counts."},
	{"Tokens", "Captain ID", "Shows the Captain Skill next to the ship."},
	{"Tokens", "Drone Token", "Tokens of a Borg captain. Their number is the Captain Skill, and they pay for cards."},
	{
		"Combat",
		"Attack",
		"One per ship in the Combat Phase: declare target, roll and modify attack dice, roll and modify defense dice, compare results, deal damage.",
	},
	{"Combat", "Blank", "A die side with no result."},
	{"Combat", "Re-roll", "Roll dice again. Each player may re-roll a die only once per attack."},
	{"Combat", "Compare", "Each Evade cancels one Hit, then Critical Hits. What is left is damage."},
	{"Combat", "Damage card", "One per damage to the hull. A face-up card, from a Critical Hit, also has an effect."},
	{
		"Combat",
		"Destroyed",
		"Out of the battle: damage cards equal to its hull, a base outside the play area, or a scenario rule.",
	},
	{"Combat", "Agility", "How many defense dice a ship rolls before anything is added."},
	{"Fleet", "Fleet", "All ships of a player with their captains and upgrades, and at most one resource."},
	{"Fleet", "Captain", "Commands a ship. Captain Skill decides when the ship moves and attacks."},
	{"Fleet", "Admiral", "May join one captain of a fleet and raises the Captain Skill."},
	{
		"Fleet",
		"Upgrade",
		"A card assigned to a ship: Crew, Weapon, Tech, Elite Talent or Borg. The Upgrade Bar shows how many of each.",
	},
	{"Fleet", "Resource", "One card for the whole fleet."},
	{
		"Fleet",
		"Faction",
		"The side a card belongs to. On a ship of another faction, a captain or upgrade costs 1 SP more, an admiral 3.",
	},
	{
		"Program",
		"Invitation",
		"A text that connects two programs. Your friend pastes it and sends an answer back. It dies with the page that made it.",
	},
	{"Program", "Exact odds", "Chances computed over every possible roll, with best play by both."},
	{"Program", "Practice table", "Shows previews, dangers, odds and distances at any time, with unlimited undo."},
	{
		"Program",
		"Tournament table",
		"Shows only what a real table shows: no free measuring, no odds, no undo after a reveal.",
	},
	{
		"Tournament",
		"Bye",
		"A round without an opponent when the number of players is odd. Scores Battle Points and the round's average Fleet Points.",
	},
	{"Tournament", "Battle Points", "Scored for a win, draw or bye. They rank the players; Fleet Points break ties."},
}

// byHand returns the term for cards that the program does not play, with their number.
func byHand() []Entry {
	cards, err := assets.Cards()
	if err != nil {
		return nil // whoever needs a card says so
	}
	played, all := cards.Played()
	return []Entry{{"Program", "By hand",
		fmt.Sprintf("The program knows what the card costs and where it may be, not what it does: its "+
			"owner plays it with Ctrl+J. Of %d cards the program plays %d; %d are by hand.", all, played, all-played)}}
}

// sheetTerms returns the words of the sheets, as those tell them.
func sheetTerms() (es []Entry) {
	for _, sc := range scenarios.All() {
		for _, k := range sc.Sheet().Terms {
			es = append(es, Entry{sc.Sheet().Title, k.Name, k.Words})
		}
	}
	return es
}

// damageTerms returns the damage cards, as the program words them.
func damageTerms() (es []Entry) {
	for _, d := range game.DamageIDs() {
		es = append(es, Entry{"Damage cards", d.String(), d.Words()})
	}
	return es
}

// aliases are the forms in which terms stand in sentences, large or small letters alike.
var aliases = map[string][]string{
	"Maneuver":            {"maneuver"},
	"Green, white, red":   {"red maneuver", "green maneuver", "red ones", "green one"},
	"Bank and turn":       {"bank left", "bank right", "turn left", "turn right"},
	"Straight":            {"straight"},
	"Spin":                {"spin left", "spin right"},
	"Come About":          {"come about"},
	"Slide back":          {"slides back", "slide back"},
	"Overlap":             {"overlaps", "overlapped", "overlap"},
	"Obstacle":            {"obstacle"},
	"Play area":           {"play area"},
	"Firing arc":          {"firing arc", "front arc", "rear arc", "in arc"},
	"Obstructed":          {"obstructed"},
	"Action":              {"action"},
	"Free action":         {"free action"},
	"Shields":             {"active shield", "shields"},
	"Hull":                {"hull"},
	"Cloak":               {"cloaked", "decloak"},
	"Disabled":            {"disabled"},
	"Discarded":           {"discarded"},
	"Attack dice":         {"attack dice", "attack die"},
	"Defense dice":        {"defense dice", "defense die"},
	"Critical Hit":        {"critical hit"},
	"Re-roll":             {"re-roll"},
	"Damage card":         {"damage card"},
	"Destroyed":           {"destroyed"},
	"Agility":             {"agility"},
	"Primary weapon":      {"primary weapon"},
	"Secondary weapon":    {"secondary weapon"},
	"Initiative":          {"initiative"},
	"Captain Skill":       {"captain skill"},
	"Regenerate":          {"regenerated"},
	"Drone Token":         {"drone token"},
	"Elite Talent":        {"elite talent"},
	"Simultaneous attack": {"simultaneous"},
}
