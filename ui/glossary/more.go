package glossary

import (
	"attackwing/game"
	"attackwing/scenarios"
)

// more holds the terms of the glossary that explain what others take for known.
var more = []Entry{
	{"Moving", "Dial", "Every class has one. It lists the maneuvers the class can fly; one is set in secret for each round."},
	{"Moving", "Template", "The shape of a maneuver, as wide as a small base. What it touches on its way counts as flown over."},
	{"Moving", "Straight", "Ahead without a change of heading, as many inches as its speed says."},
	{"Moving", "Reverse", "A template that is laid behind the base: the ship goes backwards and keeps its heading."},
	{"Moving", "Stop", "The ship stays where it is. It still reveals its dial and may perform an action."},
	{"Moving", "Spin", "Straight ahead and a turn in place by 90 degrees, as Borg cubes and spheres do."},
	{"Moving", "Slide back", "What a ship does that would end on another: back along the template until the bases only touch."},
	{"Moving", "Obstacle", "A thing on the table that is no ship. Flying over one rolls a die for damage and costs the action; lying on one forbids attacks."},
	{"Measuring", "Base", "The square below a ship. Distances go from base to base at their closest points; arcs begin at its corners."},
	{"Actions", "Action Bar", "The actions printed on a ship. Cards can add others."},
	{"Actions", "Free action", "An action that a card gives beside the one of the round. The same action is still performed only once a round."},
	{"Tokens", "Shields", "Active ones take damage before the hull. While a ship is cloaked they are down: there, but taking nothing."},
	{"Tokens", "Hull", "As many damage cards as this number destroy the ship."},
	{"Tokens", "Discarded", "The card is out of the battle and its text is gone."},
	{"Tokens", "Captain ID", "A token that shows the captain's skill beside the ship. It goes where the captain goes."},
	{"Tokens", "Drone token", "Beside a Borg captain: the skill is their number, and cards are paid with them."},
	{"Combat", "Attack", "One for each ship in the Combat Phase: target, attack dice, changes by both, defense dice, changes, compare, damage."},
	{"Combat", "Blank", "A side without a result. A re-roll can mend it."},
	{"Combat", "Re-roll", "Picking up dice and rolling them again. A player re-rolls each die at most once in an attack."},
	{"Combat", "Compare", "Each Evade result cancels one Hit, when those are gone one Critical Hit. What is left is damage."},
	{"Combat", "Damage card", "One for each damage to the hull. Face down it only counts; face up, from a Critical Hit, its text holds too."},
	{"Combat", "Destroyed", "Out of the battle: as many damage cards as hull, a base outside the play area, or what the sheet says."},
	{"Combat", "Agility", "How many defense dice a ship rolls before anything is added."},
	{"Fleet", "Fleet", "All ships of a player with their captains and upgrades, and at most one resource."},
	{"Fleet", "Captain", "Each ship has one. Its skill tells when the ship moves and shoots; its text is used with the ship."},
	{"Fleet", "Admiral", "May join one captain of a fleet and raises that captain's skill."},
	{"Fleet", "Upgrade", "A card beside a ship: crew, weapon, tech, talent or Borg. The Upgrade Bar says how many of each."},
	{"Fleet", "Resource", "One card for the whole fleet."},
	{"Fleet", "Faction", "Whose side a card is on. On a ship of another faction a captain or upgrade costs 1 point more, an admiral 3."},
	{"Program", "Exact odds", "Chances counted over every way the dice can fall, nothing is sampled. Both sides spend what they have."},
	{"Program", "Practice table", "Shows ghosts, dangers, odds and distances at any time, and takes anything back."},
	{"Program", "Tournament table", "Shows what a table without a computer shows: measuring only when the rules measure, no odds, no undo after a reveal."},
	{"Tournament", "Bye", "A round without an opponent, when players are odd in number. It brings Battle Points, and Fleet Points as the others had on average."},
	{"Tournament", "Battle Points", "What a round brings for a win, a draw or a bye. They rank the players; Fleet Points decide between equals."},
}

// sheetTerms are the words of the sheets, as those tell them.
func sheetTerms() (es []Entry) {
	for _, sc := range scenarios.All() {
		for _, k := range sc.Sheet().Terms {
			es = append(es, Entry{sc.Sheet().Title, k.Name, k.Words})
		}
	}
	return es
}

// damageTerms are the damage cards, as the program words them.
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
	"Drone token":         {"drone token"},
	"Elite Talent":        {"elite talent"},
	"Simultaneous attack": {"simultaneous"},
}
