package card

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Subject is the ship a condition speaks of.
type Subject uint8

const (
	Self   Subject = iota
	Foe            // the other ship of the attack
	Target         // the ship chosen
	Card           // the ship that carries the card, when another one uses it (an admiral's)
)

// ConditionOp is the question of a condition.
type ConditionOp uint8

// The conditions of the pool. N and M are numbers, Text a name, Not turns it round.
const (
	RangeIs            ConditionOp = iota // the attack's band is N to M
	IsPrimary                             // the primary weapon is fired, or what counts as it
	IsSecondary                           //
	WeaponTitle                           // the title of the weapon fired contains Text
	WeaponFaction                         // the weapon fired is of Faction
	HasToken                              // Subject has a token of Tokens
	IsCloaked                             // Subject is cloaked
	CloakedAtDeclare                      // the own ship was cloaked when the attack was declared
	LockOnFoe                             // the own ship holds a lock on the other ship of the attack
	LockAtDeclare                         // it held one when the attack was declared
	EnemyLockOnSelf                       // an enemy holds a lock on the own ship
	EnemyWithin                           // an enemy is within bands 1 to N
	FriendWithin                          // a friend of Reach is
	ObstacleWithin                        // an obstacle or a planet is within band N
	FlewColor                             // the maneuver performed this round has a color of Colors
	FlewShape                             // its bearing is of Shapes; speed N to M when they are not 0
	DialColor                             // the maneuver revealed, or to be made now
	DialShape                             //
	OfClass                               // Subject is of class Text
	OfFaction                             // Subject's ship is of Faction
	HullAbove                             // hull left of Subject > hull left of Than (or >= with OrEqual)
	HullAtMost                            // hull left of Subject <= N
	SkillBelow                            // captain skill of Subject < that of Than
	ShieldsAtLeast                        // Subject has N active shields or more
	InFrontArcOfFoe                       // the own ship is in the other ship's front arc
	InFrontOrRearOfFoe                    // in its front or rear arc
	InEnemyFrontArc                       // in any enemy's front arc
	AttackHits                            // at least one Hit or Critical Hit is left
	CritReachedHull                       // at least one Critical Hit reached the hull
	ReachedHull                           // any damage did
	WasDamaged                            // any damage was dealt
	DamageAtLeast                         // N damage or more was dealt
	SpentLock                             // the lock was spent to re-roll
	// the ship has not performed any action of Actions this round; FreeOnly: no free one
	DidNotAct
	InActivation   // the Activation Phase is running
	OfAttack       // the damage comes from an attack
	ByEnemyCard    // the cause is a card of the enemy
	ActionIs       // the action just performed is of Actions
	FromBar        // it was an action of the Action Bar
	PrintedOnBar   // one of Actions is on the ship card's Action Bar
	FoeInFrontArc  // the other ship of the attack is in the own ship's front arc
	ByEnemyUpgrade // the cause is an upgrade of the enemy
	CardIs         // the card about to be disabled or discarded is of Kinds
	HasAttacked    // Subject has attacked this round
	WasAttacked    // Subject was attacked this round
	FriendAttacked // a friend of the own ship has attacked Than this round
	MadeExtra      // Subject has made a maneuver this round that was not from its dial
	Rolled         // N or more of the dice of Subject in the attack show a face of Faces
	NoShieldsLeft  // Subject has no shields left, neither active nor disabled
	CaptainIsOf    // the captain of Subject is of Faction
	CaptainCalled  // the captain's name contains Text
	CaptainIsOff   // the captain is disabled
	CarriesCalled  // Subject carries an upgrade whose name contains Text
	CarriesKind    // Subject carries an upgrade of Kinds, and of Faction where that is given
	ShipCalled     // the title of Subject contains Text
	SkillIs        // captain skill of Subject >= N, or with AtMost <= N
	PrintedIs      // the printed Stat of Subject >= N, or with AtMost <= N
	DamageCardsAre // N damage cards or more lie under Subject
	RolledOnly     // every die of Subject in the attack shows a face of Faces
	HitsAre        // N Hits or Critical Hits or more are left
	FriendsAre     // N ships of the side of Subject or more, itself left out, are in Reach of it
	EnemiesAre     // N ships of the other side or more are
	InFriendArc    // Subject is in the front arc of a friend of the own ship
	TokenIs        // the token spent or placed is of Tokens
	Attacking      // Subject is the attacker of the attack being made
	DamageCardIs   // the damage card just dealt is Text
	CardCalled     // the name of the card about to be disabled contains Text
	SharesFaction  // the ship of Subject is of a faction of the own ship
	ShieldsLost    // the attack has cost N shields or more
	HoldsLock      // Subject holds a Target Lock
	FewerUpgrades  // Subject carries fewer upgrades than Than
	TimeAtLeast    // N Time tokens or more are about to be placed
	ThisUsed       // another line of the card was used in this attack
	OnlyOf         // all cards of Subject are of one of AnyOf
	IsSquadron     // Subject is an attack squadron
	ChargesAre     // N charges or more lie on this card
	PrintedAbove   // the printed Stat of Subject > that of Than
	TurnedOver     // this card shows its other side
	IsTheCaptain   // this card has become the captain
	AimingFriends  // N friends in Reach of the ship or more have the other ship of the attack in their front arcs
	HeldReady      // an effect of this card holds the ship of the window ready this round
	OfObstacle     // the damage comes from an obstacle, or the die is rolled for one
	Overlapped     // the maneuver of Subject this round overlapped what Over says
	SeenByCard     // Subject is in Reach of the ship that carries the card
	FirstRound     // it is the first round
	ThisIsTheCard  // the card about to be disabled or discarded is this one
	IsDestroyed    // Subject was destroyed
	OfThisCard     // the attack is one of this card: its weapon, or that of one of its lines
	HasDamageCard  // the damage card Text lies face up under Subject
	IsMarked       // an effect of this card has marked Subject for the rest of the battle
	HullDamageIs   // N damage or more of the attack reached the hull
	AimsAtFoe      // the other ship of the attack is in the front arc of Subject
	ByEnemyKind    // the cause is a card of Kinds of the enemy
	IsHostile      // Subject is a ship of the enemy
	ThisIsOff      // this card is disabled
	HasOneToken    // exactly one token of Tokens lies beside Subject
	InEnemyArc     // in a firing arc of any enemy
	TokenOnCards   // any token lies on a card of Kinds of Subject
	ToTheHull      // the damage just suffered was to the hull
	HasBeneath     // a card lies face down beneath this one
	There          // Subject is where the sheet says Text, which it reads itself
	HasActivated   // Subject has had its turn in the Activation Phase, or has it
	AmongFirst     // fewer than N cards of the same name that can be used stand before this one on its ship
	MarkedInArc    // a ship marked by this card is in the front arc of Subject
	FirstAttack    // the attack is the first of the round
	ByEnemyFaction // the cause is a card of the enemy of Faction
	ByItsAction    // the cause is the Action of that card
	CaptainPrinted // the skill printed on the captain of Subject is N or more
	OnNightShift   // another card of the own ship has the keyword Night Shift
	ForAction      // the Time tokens about to be placed are the price of the Action of that card
	MarkedBy       // a card of the own ship whose name contains Text has marked Subject
	MarkedByAny    // a card of whatever ship whose name contains Text has marked Subject
	ThisWaits      // Time tokens lie on this card
	HasOff         // a card of Kinds of Subject is disabled
	PlanetWithin   // a planet is within band N
	OverPlanet     // its base lies over a planet
	RockMarked     // the obstacle that the card has marked is within band N
	MineWithin     // a minefield is
	RockWithin     // an obstacle or a planet is, no minefield
	OfMine         // the damage comes from a minefield
	ByThisShip     // the cause is this ship, or a card of its
	OnItsDial      // the dial of Subject has a maneuver of Shapes
	StoneWithin    // an obstacle is within band N, no planet; minefields are obstacles here
	DearerThanPaid // the card just lost costs more than those that the price was paid with
	TimeHereAre    // N Time tokens or more lie on this card
	HullCritsAre   // N Critical Hits of the attack or more reached the hull
	LeadsAstray    // the maneuver of Subject would take it off the table or into another ship
	HasInitiative  // the player of Subject has the initiative
	NumConditions
)

// Condition is one condition of a line.
type Condition struct {
	Op       ConditionOp
	Not      bool
	Of       Subject
	OrEqual  bool
	AtMost   bool
	FreeOnly bool
	Over     Overlap
	Said
}

// Overlap is a set of what a maneuver may overlap.
type Overlap uint8

// What a maneuver may overlap.
const (
	OverShip     Overlap = 1 << iota // the base another base
	OverObstacle                     // the base or the template an obstacle
)

// conditions declares each kind of condition: how card files write it, each slot filling the field
// of its name, and what it asks, with the slots of [Said.fillIn] and [wording.ask]; some the moment
// tells in words of its own ([wording.besides]).
var conditions = [NumConditions]written{
	RangeIs:          {"range <n-m>", "the attack {is|is not} at Range {span}"},
	IsPrimary:        {"primary weapon", "the attack {is|is not} with the primary weapon"},
	IsSecondary:      {"secondary weapon", "the attack {is|is not} with a secondary weapon"},
	WeaponTitle:      {"weapon called <text>", "the weapon's title {contains|does not contain} {text}"},
	WeaponFaction:    {"weapon of faction <faction>", "the weapon {is|is not} {faction} one"},
	HasToken:         {"has <tokens>", "{who} has {token}"},
	IsCloaked:        {"cloaked", "{who} {is|is not} cloaked"},
	CloakedAtDeclare: {"cloaked when declared", "{who} {was|was not} cloaked when the target was declared"},
	LockOnFoe:        {"lock on defender", "{who} holds {a|no} Target Lock on {foe}"},
	LockAtDeclare: {
		"lock on defender when declared",
		"{who} held {a|no} Target Lock on {foe} when the target was declared",
	},
	EnemyLockOnSelf: {"locked by an enemy", "{an|no} enemy ship holds a Target Lock on {who}"},
	EnemyWithin:     {"enemy within <n>", "{an|no} enemy ship is within Range {n}"},
	FriendWithin:    {"friend within <reach>", "{a|no} friendly {of that faction}ship is {reach}"},
	ObstacleWithin: {
		"planet or obstacle within <n>",
		"{who} {is|is not} within Range {n} of a planet or an obstacle",
	},
	FlewColor: {"flew <colors>", "{who} {performed|did not perform} a {colors} maneuver this round"},
	FlewShape: {
		"flew <shapes> | flew <shapes> speed <n-m> | flew speed <n-m>",
		"{who} {performed|did not perform} a {shaped}maneuver{speed} this round",
	},
	DialColor: {"dial <colors>", "that maneuver {is|is not} {colors}"},
	DialShape: {"dial <shapes> | dial <shapes> speed <n-m> | dial speed <n-m>",
		"that maneuver {is|is not}{a shape}{speed}"},
	OfClass:    {"class <text> | class like <text>", "{who} {is|is not} {of the class}"},
	IsSquadron: {"attack squadron", "{who} {is|is not} an attack squadron"},
	OfFaction:  {"faction <faction>", "{who} {is|is not} {faction} ship"},
	HullAbove: {
		"hull > <whose> hull | hull >= <whose> hull",
		"{who} {has|does not have} {as much hull} {than}",
	},
	HullAtMost:      {"hull <= <n>", "{who} has {|more than }{n} hull{ or less|} left"},
	SkillBelow:      {"skill < <whose> skill", "{who} {has|does not have} a lower Captain Skill than {than}"},
	ShieldsAtLeast:  {"active shields >= <n>", "{who} has {shields up}"},
	InFrontArcOfFoe: {"in front arc of foe", "{who} {is|is not} in the front arc of {foe}"},
	InFrontOrRearOfFoe: {
		"in front or rear arc of foe",
		"{who} is in {the front or|neither the front nor the} rear arc of {foe}",
	},
	InEnemyFrontArc: {
		"in front arc of an enemy",
		"{who} is in {the front arc of an enemy ship|no enemy ship's front arc}",
	},
	ToTheHull: {"damage to the hull", "the damage {is|is not} to the hull"},
	InEnemyArc: {
		"in an arc of an enemy",
		"{who} is in {a firing arc of an enemy ship|no firing arc of an enemy ship}",
	},
	TokenOnCards:    {"tokens on <kinds>", "there is {a|no} token on one of {whose} {kinds}"},
	AttackHits:      {"attack hits", "the attack {hits|does not hit}"},
	CritReachedHull: {"critical reached hull", "{a|no} Critical Hit reached the hull"},
	ReachedHull:     {"damage reached hull", "{|no }damage reached the hull"},
	WasDamaged:      {"damaged", "{who} {was|was not} damaged"},
	DamageAtLeast:   {"damage >= <n>", "{|less than }{n}{ or more|} damage was dealt"},
	SpentLock:       {"lock spent to re-roll", "{who} spent {a|no} Target Lock to re-roll"},
	DidNotAct: {
		"has not performed <actions> | has not performed <actions> as a free action | " +
			"has performed <actions> | has performed <actions> as a free action",
		"{who} has performed {no|any} {actions} this round",
	},
	InActivation: {"in the activation phase", "it {is|is not} the Activation Phase"},
	OfAttack:     {"damage of an attack", "the damage {is|is not} of an attack"},
	ByEnemyCard:  {"by an enemy card", "the cause is {an|no} enemy card"},
	ActionIs:     {"action <actions>", "the action {is|is not} {an action}"},
	CaptainPrinted: {
		"captain of printed skill >= <n>",
		"{whose} captain {has|does not have} a printed Captain Skill of {n} or more",
	},
	OnNightShift:   {"night shift", "another card of this ship {is|is not} a Night Shift card"},
	FromBar:        {"action of the bar", "the action {is|is not} of the Action Bar"},
	PrintedOnBar:   {"bar prints <actions>", "the Action Bar {has|does not have} {an action} printed on it"},
	FoeInFrontArc:  {"in own front arc", "{who} {is|is not} in {its} front arc"},
	ByEnemyUpgrade: {"by an enemy upgrade", "the cause is {an|no} enemy upgrade"},
	ByEnemyFaction: {"by an enemy card of faction <faction>", "the cause is {an|no} enemy {faction name} card"},
	ByItsAction:    {"by an action", "the cause {is|is not} the Action of that card"},
	HasActivated:   {"has activated", "{who} {has|has not} had its turn in the Activation Phase"},
	AmongFirst: {"among the first <n> of its name",
		"this card {is|is not} one of the first {n} of its name on this ship that can be used"},
	MarkedInArc:    {"a marked ship in front arc", "{who} has {a|no} ship marked by this card in its front arc"},
	FirstAttack:    {"first attack of the round", "the attack {is|is not} the first of the round"},
	ByEnemyKind:    {"by an enemy <kinds>", "the cause is {an|no} enemy {kind}"},
	IsHostile:      {"hostile", "{who} {is|is not} an enemy ship"},
	HasOneToken:    {"has only one <tokens>", "{who} has {one token}"},
	HasBeneath:     {"cards beneath", "{a|no} card is beneath this one"},
	ThisIsOff:      {"this is disabled", "this card {is|is not} disabled"},
	CardIs:         {"card <kinds> | card <kinds> of faction <faction>", "the card is {a|no} {of faction}{kind}"},
	HasAttacked:    {"has attacked", "{who} {has|has not} attacked this round"},
	WasAttacked:    {"was attacked", "{who} {was|was not} attacked this round"},
	FriendAttacked: {"friend attacked <whose>", "{a|no} friendly ship has attacked {than} this round"},
	MadeExtra: {
		"made an extra maneuver",
		"{who} {has|has not} made another maneuver than its dial's this round",
	},
	Rolled:        {"rolled <n> <faces>", "{who} rolled {enough} {shown}"},
	CaptainIsOf:   {"captain of faction <faction>", "{whose} captain {is|is not} {faction} captain"},
	CaptainCalled: {"captain called <text>", "{whose} captain {is|is not} {text}"},
	CaptainIsOff:  {"captain disabled", "{whose} captain {is|is not} disabled"},
	CarriesCalled: {"carries <text>", "{who} {carries|does not carry} {text}"},
	CarriesKind: {
		"carries <kinds> | carries <kinds> of faction <faction>",
		"{who} {carries a|carries no} {of faction}{kind}",
	},
	ShipCalled: {"called <text>", "{who} {is|is not} called {text}"},
	SkillIs:    {"skill >= <n> | skill <= <n>", "{whose} Captain Skill {is|is not} {n or more}"},
	PrintedIs: {"printed <stat> >= <n> | printed <stat> <= <n>",
		"{whose} printed {stat} {is|is not} {n or more}"},
	DamageCardsAre: {"damage cards >= <n>", "{who} has {damage cards}"},
	RolledOnly:     {"rolled only <faces>", "{who} {rolled nothing but|did not roll only} {all}"},
	HitsAre:        {"hits left >= <n>", "{|less than }{n}{ or more|} Hits or Critical Hits are left"},
	FriendsAre: {
		"friends >= <n> | friends >= <n> <reach>",
		"{so many} friendly to {who} {are there}",
	},
	EnemiesAre: {
		"enemies >= <n> | enemies >= <n> <reach>",
		"{so many enemies} {are there}",
	},
	InFriendArc: {"in front arc of a friend | in front arc of a friend <reach>",
		"{who} is in {the front arc of another friendly ship|no other friendly ship's front arc}{friend near}"},
	TokenIs:      {"token <tokens>", "the token {is|is not} {token kind}"},
	Attacking:    {"attacking", "{who} {is|is not} the attacker"},
	DamageCardIs: {"damage card <text>", "the damage card {is|is not} {text}"},
	CardCalled:   {"card called <text>", "the card's name {contains|does not contain} {text}"},
	SharesFaction: {"shares a faction | shares a faction other than <faction>",
		"{who} {is|is not} of a faction of this ship{other than}"},
	ShieldsLost:   {"shields lost >= <n>", "the attack cost {|less than }{n}{ or more|} shields"},
	HoldsLock:     {"holds a lock", "{who} holds {a|no} Target Lock"},
	FewerUpgrades: {"upgrades < <whose> upgrades", "{who} {carries|does not carry} fewer upgrades than {than}"},
	TimeAtLeast:   {"time >= <n>", "they are {|fewer than }{n}{ or more|}"},
	ForAction:     {"for its action", "they {are|are not} the price of its Action"},
	ThisUsed:      {"this card used", "you {used|did not use} this card in this attack"},
	OnlyOf:        {"only cards of faction <factions>", "{who} {carries|does not carry} {faction names} cards alone"},
	ChargesAre:    {"charges >= <n>", "this card has {charges}"},
	HeldReady:     {"held ready", "{who} {holds|does not hold} this card ready"},
	PrintedAbove:  {"printed <stat> > <whose>", "{whose} printed {stat} {is|is not} higher than that of {than}"},
	OfObstacle:    {"damage of an obstacle", "it {is|is not} for an obstacle"},
	OfMine:        {"damage of a minefield", "it {is|is not} from a minefield"},
	PlanetWithin:  {"planet within <n>", "{a|no} planet is within Range {n} of {who}"},
	OverPlanet:    {"over a planet", "{who} {overlaps|does not overlap} a planet"},
	RockMarked: {"marked obstacle within <n>",
		"the obstacle that this card has marked {is|is not} within Range {n} of {who}"},
	MineWithin: {"minefield within <n>", "{a|no} minefield is within Range {n} of {who}"},
	RockWithin: {"obstacle or planet but no minefield within <n>",
		"{an|no} obstacle other than a minefield is within Range {n} of {who}"},
	Overlapped: {
		"ran into a ship | ran into an obstacle | ran into a ship or an obstacle",
		"{over} {was|was not} in the way of its maneuver",
	},
	HullDamageIs:  {"hull damage >= <n>", "{|less than }{n}{ or more|} damage reached the hull"},
	HullCritsAre:  {"critical hull damage >= <n>", "{|less than }{n}{ or more|} critical damage reached the hull"},
	SeenByCard:    {"in reach of carrier <reach>", "{who} {is|is not} {seen by carrier}"},
	TurnedOver:    {"turned over", "this card {shows|does not show} its other side"},
	IsTheCaptain:  {"this is the captain", "this card {has|has not} become the captain"},
	AimingFriends: {"friends aiming >= <n> <reach>", "{so many} friendly to {who} {there} {are} aiming at {foe}"},
	FirstRound:    {"first round", "it {is|is not} the first round"},
	ThisIsTheCard: {"this is the card", "it {is|is not} this card"},
	IsDestroyed:   {"destroyed", "{who} {is|is not} destroyed"},
	OfThisCard:    {"attack of this card", "the attack {is|is not} one of this card"},
	HasDamageCard: {"has the damage card <text>", "{who} {has|does not have} the damage card {text} face up"},
	OnItsDial:     {"dial has <shapes>", "the dial of {who} {has a|has no} {shaped}maneuver"},
	StoneWithin: {"obstacle but no planet within <n>",
		"{an|no} obstacle other than a planet is within Range {n} of {who}"},
	DearerThanPaid: {"card dearer than the price",
		"that card {costs|does not cost} more SP than those it was paid with"},
	TimeHereAre: {"time on this >= <n>", "this card has {|fewer than }{n}{ or more|} Time Tokens"},
	ByThisShip:  {"by this ship", "the cause {is|is not} this ship or a card of it"},
	MarkedByAny: {"marked by any <text>", "{who} {is|is not} marked by {text}"},
	MarkedBy:    {"marked by <text>", "{who} {is|is not} marked by {text} of this ship"},
	ThisWaits:   {"this waits", "this card {has Time Tokens|has no Time Token} on it"},
	HasOff:      {"has disabled <kinds>", "{who} has {a|no} disabled {kind}"},
	IsMarked:    {"marked", "{who} {is|is not} marked by this card"},
	AimsAtFoe:   {"aiming at foe", "{who} {has|does not have} {foe} in its front arc"},
	There:       {"there <text>", "{who} {is|is not} {text}"},
	LeadsAstray: {"dial leads astray",
		"that maneuver {takes|does not take} {who} off the table or into another ship"},
	HasInitiative: {"has the initiative", "{whose} player {has|does not have} the initiative"},
	NoShieldsLeft: {"no shields left", "{who} has {no shields left, active or disabled|any shields left}"},
}

// ask fills in the words of a condition: {who} and {foe} are ships, {yes|no} is the one or the
// other, as the condition is asked for or its contrary.
func (w *wording) ask(c *Condition, who string) string {
	return strings.TrimSpace(c.fillIn(conditions[c.Op].words, func(slot string) string {
		if yes, no, either := strings.Cut(slot, "|"); either {
			return c.not(yes, no)
		}
		if say := conditionSlots[slot]; say != nil {
			return say(w, c, who)
		}
		return c.performed()
	}))
}

// performed returns the actions that a ship has not performed.
func (c *Condition) performed() string {
	switch {
	case c.Actions == AnyAction:
		return ifSo(c.FreeOnly, "free ") + "action"
	case c.FreeOnly:
		return c.Actions.words() + " action as a free action"
	}
	return c.Actions.words() + " action"
}

// counted is a number that is reached, or is not: "at least 2 ships", "no ship".
func (c *Condition) counted(one, none, thing string) string {
	if c.N == 1 {
		return c.not(one, none) + thing
	}
	return c.not("at least ", "fewer than ") + Counted(c.N, thing)
}

// conditionPhrases lists the phrases after an optional "not" and an optional "foe", "target" or
// "carrier".
var conditionPhrases = phrasesOf(conditions[:], func(c *Condition, op int, pattern string, f *Said) {
	c.Op, c.OrEqual, c.FreeOnly = ConditionOp(op), strings.Contains(pattern, ">="),
		strings.HasSuffix(pattern, "as a free action")
	c.AtMost = strings.Contains(pattern, "<=")
	if c.Op == Overlapped {
		c.Over = Overlap(min(strings.Count(pattern, "ship"), 1)) | Overlap(strings.Count(pattern, "obstacle"))<<1
	}
	c.Not = c.Not != strings.HasPrefix(pattern, "has performed") // the contrary of has not performed
	c.Said = *f
	c.Reach.ClassLike = strings.HasPrefix(pattern, "class like")
})

func parseCondition(text string) (Condition, error) {
	var c Condition
	words := Split(text)
	if first(words) == "not" {
		c.Not, words = true, words[1:]
	}
	if i := slices.Index(subjectWord, first(words)); i > 0 {
		c.Of, words = Subject(i), words[1:]
	}
	if err := parseWords(&c, "a condition", text, words, conditionPhrases); err != nil {
		return c, err
	}
	if c.Op == HasToken && c.Tokens&(ChargeToken|SameToken) != 0 {
		return c, fmt.Errorf("%q asks for tokens that lie beside no ship. Use charges >= <n> for those on the card",
			text)
	}
	return c, nil
}

// there tells where the ships that a condition counts are, seen from the ship it is asked of.
func (c *Condition) there(w *wording, who string) string {
	from := whether(c.Of == Self, w.thisShip(), who)
	near := bands(c.Reach.Near, c.Reach.Far)
	there := strings.Replace(c.Reach.words(from), near, near+ifSo(c.Of != Self, " of "+from), 1)
	there = strings.Replace(there, " that ", " and ", 1)
	if c.N > 1 {
		there = severally.Replace(there)
	}
	return cmp.Or(there, "in play")
}

// severally makes the words of where one ship is those of several.
var severally = strings.NewReplacer(" and has ", " and have ", " and is ", " and are ", " in its ", " in their ")
