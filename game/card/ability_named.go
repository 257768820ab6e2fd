package card

// The named effects: what only one card does. The referee has a few lines for each.
const (
	// FaceDownTalents: the Federation talents of this captain lie face down from set-up until each
	// is first used; while one does no card can disable, discard or otherwise touch it. (James T.
	// Kirk, 2011.)
	FaceDownTalents Named = iota + 1
	// FaceDownRivals: so do the Klingon and the Romulan talents of this captain. (Duras.)
	FaceDownRivals
	// AdvanceAfterDeclaring: the attacker makes a straight 1 after the target was declared. The
	// target stays the same; when it is then out of the weapon's arc or range, there is no attack,
	// and the ship's attack is used up. (I.R.W. Algeron.)
	AdvanceAfterDeclaring
	// TakeDamageForFriend: a friend within Range 1 is about to be damaged: up to as much of it as
	// the own ship has active shields is cancelled, and the own shields take as much normal damage
	// instead. (Kraxon.)
	TakeDamageForFriend
	// ShieldsOutOfReach: upgrades of the enemy do nothing to the own ship's shields: none is turned
	// off or destroyed by them, and a weapon that ignores shields does not ignore these. The damage
	// of an upgrade's attack is dealt as always. (Cube 384.)
	ShieldsOutOfReach
	// StationsAsCriticals: when the ship spends a Battle Stations token while attacking, all Battle
	// Stations results become Critical Hits, not Hits. The owner cannot choose. (Khan Singh.)
	StationsAsCriticals
	// StrikeSkill: this round an attack with this weapon is made as if the captain skill were 10.
	// (Phaser Strike.)
	StrikeSkill
	// SolidShields: no weapon card ignores this ship's shields. (Temporal Shielding.)
	SolidShields
	// CoveringFire: this round the own ship and every friend that attacks the target with its
	// primary weapon rolls 1 more attack die, each of them the whole bonus. (Concentrated
	// Firepower.)
	CoveringFire
	// DamageUnderCard: a damage card about to be dealt to the hull goes face down under this card
	// instead; with the fourth the card is discarded. (Borg Ablative Hull Armor.)
	DamageUnderCard
	// ThreeUnderCard: the same with the third. (Reinforced Structural Integrity.)
	ThreeUnderCard
	// PickFiveOptions: of the card's ten options (the Uses of its lines) the owner picks five at
	// set-up; each is used up by one use. One charge stands for each. (Command Tokens.)
	PickFiveOptions
	// StockOfTokens: 2 Evade, 2 Scan and 2 Battle Stations tokens lie on the card at set-up.
	// (Tactics.)
	StockOfTokens
	// TokenFromStock: a ship takes one of the tokens on the card as a free action of that kind;
	// when that action is not on its Action Bar it is its normal action instead and an Auxiliary
	// Power token is placed beside it. (Tactics.)
	TokenFromStock
	// LongRange: the primary weapon of the attack squadron reaches Range 3, and its attack is 1 higher,
	// but never above 6. (Galor Class Phaser Banks.)
	LongRange
	numNamed
)

// namedList has the names of the named effects in card files and their words, in the order of
// the constants.
var namedList = [numNamed]struct{ name, words string }{
	FaceDownTalents: {
		"face-down talents",
		"this captain's Federation talents lie face down and no card can touch them until each is first used",
	},
	FaceDownRivals: {
		"face-down talents of two empires",
		"this captain's Klingon and Romulan talents are face down, out of the reach of cards, until each is first used",
	},
	AdvanceAfterDeclaring: {
		"advance after declaring",
		"this ship may make a straight maneuver of speed 1; the target stays the same, and if it is then out of arc or range there is no attack",
	},
	TakeDamageForFriend: {
		"take damage for a friend",
		"this ship may cancel as much of that damage as it has active shields; its shields take as much normal damage instead",
	},
	ShieldsOutOfReach: {
		"shields out of reach",
		"upgrades of the enemy cannot turn off, destroy or ignore this ship's shields; the damage of their attacks is dealt as usual",
	},
	StationsAsCriticals: {
		"battle stations as criticals",
		"a Battle Stations Token it spends makes all its Battle Stations results Critical Hits, never Hits",
	},
	StrikeSkill: {
		"skill 10 for this weapon",
		"if this ship attacks with this weapon this round, it does so at Captain Skill 10",
	},
	SolidShields: {
		"solid shields",
		"weapon upgrades of the enemy cannot ignore this ship's shields",
	},
	CoveringFire: {
		"covering fire",
		"this round this ship and every friendly ship roll 1 more attack die when they attack that ship with their primary weapons",
	},
	ThreeUnderCard: {
		"up to three damage under this card",
		"put the damage card face down under this card instead, and discard this card when there are three",
	},
	DamageUnderCard: {
		"damage under this card",
		"put the damage card face down under this card instead; when there are four, discard this card",
	},
	PickFiveOptions: {"pick five options", "pick five of the ten options below; each can be used once"},
	StockOfTokens: {
		"stock of tokens",
		"put 2 Evade, 2 Scan and 2 Battle Stations Tokens on this card as its charges",
	},
	LongRange: {
		"long range",
		"its primary weapon reaches Range 3 and has an attack of 1 more, of 6 at most",
	},
	TokenFromStock: {
		"token from the stock",
		"place it beside that ship as a free action of its kind; if that action is not on the ship's Action Bar, it is the ship's normal action instead and costs it an Auxiliary Power Token",
	},
}

// String is the effect's name in card files.
func (n Named) String() string {
	if n == 0 || n >= numNamed {
		return ""
	}
	return namedList[n].name
}
