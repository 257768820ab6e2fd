package glossary

// rulebook holds the terms of the rulebook, of the sheets and of the program that texts speak of
// most.
var rulebook = []Entry{
	{
		"Round",
		"Round",
		"Planning, Activation, Combat and End Phase. The battle ends when one side is destroyed or after the last round.",
	},
	{"Round", "Planning Phase", "Each player sets one maneuver on the dial of every ship, in secret."},
	{
		"Round",
		"Activation Phase",
		"Ships move one by one, lowest Captain Skill first: reveal the dial, fly, gain or remove Auxiliary Power, perform one action.",
	},
	{
		"Round",
		"Combat Phase",
		"Ships attack one by one, the highest Captain Skill first. Each may attack one enemy in its arc and range.",
	},
	{
		"Round",
		"End Phase",
		"Remove Evade, Scan and Battle Stations Tokens, raise shields if possible, and apply the scenario's rules.",
	},
	{
		"Round",
		"Initiative",
		"The player whose fleet costs fewer Squadron Points has it. With equal Captain Skill their ships go first, in Activation and in Combat.",
	},
	{"Round", "Captain Skill", "The captain's number. Low moves first, high attacks first."},
	{
		"Round",
		"Simultaneous attack",
		"A ship destroyed by one with the same Captain Skill still makes its attack if it has not attacked yet.",
	},
	{
		"Moving",
		"Maneuver",
		"A direction, speed and difficulty on the dial. Place the template at the front of the base and move the ship to its other end.",
	},
	{
		"Moving",
		"Green, white, red",
		"Easy, normal, hard. Green removes an Auxiliary Power Token, red adds one. A ship that has one may not choose red.",
	},
	{"Moving", "Bank and turn", "A bank changes the heading by 45 degrees, a turn by 90."},
	{"Moving", "Come About", "Straight ahead, then turn 180°. A ship that overlaps does not turn."},
	{
		"Moving",
		"Overlap",
		"A ship that would end on another slides back along the template until the bases touch. It performs no action this round.",
	},
	{"Moving", "Play area", "36\" × 36\". A ship not completely inside after its move is destroyed."},
	{
		"Measuring",
		"Range",
		"The shortest distance between two bases. Range 1 ends at 4 inches, Range 2 at 8, Range 3 at 12.",
	},
	{
		"Measuring",
		"Firing arc",
		"The area a weapon can attack: usually 90° or 180° forward, for some ships also to the rear or all around.",
	},
	{
		"Measuring",
		"Obstructed",
		"The shortest line to the target crosses an obstacle. The target rolls 1 more defense die.",
	},
	{
		"Actions",
		"Action",
		"One after moving, from the Action Bar of the ship or from a card. Not with Auxiliary Power, and not after an overlap.",
	},
	{"Actions", "Evade", "A token that adds one Evade result when this ship is attacked."},
	{
		"Actions",
		"Target Lock",
		"A pair of tokens on an enemy within Range 3 and on your ship. Spend them in an attack on that enemy to re-roll any number of attack dice, once each.",
	},
	{"Actions", "Scan", "Ships attacked by this ship roll 1 fewer defense die."},
	{
		"Actions",
		"Battle Stations",
		"Spend it to turn all Battle Stations results into Hits when attacking, or into Evades when defending.",
	},
	{
		"Actions",
		"Cloak",
		"Needs an active shield; all shields go down. The ship rolls four more defense dice in Combat. When it attacks, the token is turned over and leaves in the End Phase.",
	},
	{"Actions", "Sensor Echo", "A cloaked ship moves sideways and keeps its heading."},
	{"Actions", "Regenerate", "Discard 1 damage card. The ship cannot attack this round."},
	{
		"Tokens",
		"Auxiliary Power",
		"Red maneuvers add one. With a token: no actions and no red maneuvers. A green maneuver removes one.",
	},
	{"Tokens", "Disabled", "The card does nothing until an action removes the token."},
	{"Tokens", "Time", "The card cannot be used while it has Time Tokens. Remove one each End Phase."},
	{"Combat", "Attack dice", "Weapon value, +1 at Range 1 for the primary weapon, plus or minus cards and damage."},
	{
		"Combat",
		"Defense dice",
		"Agility, +1 at Range 3 against a primary weapon, +1 if obstructed, +4 if cloaked, −1 per Scan Token of the attacker.",
	},
	{"Combat", "Hit", "Does one damage unless an Evade result cancels it."},
	{
		"Combat",
		"Critical Hit",
		"Like a Hit, but the damage card is dealt face up and takes effect. Hits are canceled first.",
	},
	{
		"Combat",
		"Damage",
		"Removes active shields first, then deals damage cards. Damage cards equal to its Hull destroy a ship.",
	},
	{
		"Combat",
		"Primary weapon",
		"The one printed on the ship. It gains a die at Range 1 and gives the target one at Range 3.",
	},
	{
		"Combat",
		"Secondary weapon",
		"A Weapon upgrade with its own dice and ranges; the dice for Range 1 and Range 3 do not count for it, those for obstruction and cloak do.",
	},
	{"Fleet", "Squadron Points", "What a card costs (SP). The scenario sets the limit for a fleet."},
	{"Fleet", "Elite Talent", "An upgrade of a captain, not of the ship."},
	{"Fleet", "Unique", "Only one card of this name in a fleet."},
	{"Program", "Ghost", "Preview of where a ship would be after a choice."},
	{
		"Program",
		"House rule",
		"A ruling players may disagree on. Each has a default. Changes are saved with the battle.",
	},
	{
		"Program",
		"Ability not played yet",
		"The program knows the card's price and slot, but does not carry out its text.",
	},
	{
		"Tournament",
		"Fleet Points",
		"Your score: the fleet limit minus what is left of the enemy fleet, plus scenario bonuses.",
	},
	{"Tournament", "Roll-off", "Both players roll dice until one rolls more. Breaks a tie."},
}
