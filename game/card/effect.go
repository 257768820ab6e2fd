package card

import "attackwing/physics"

// EffectOp is one of the primitives every card is composed of. How each is written and said stands
// in kinds; what the referee does with it, in the table of effects of the package game.
type EffectOp uint8

const (
	AttackDice     EffectOp = iota // To's own attacks roll N more attack dice
	DefenseDice                    // To's own defense rolls N more
	FoeAttackDice                  // the ship that attacks the own ship rolls N more attack dice
	FoeDefenseDice                 // the ship that the own ship attacks rolls N more defense dice; None: rolls none
	ScanCounts                     // one Scan token of the attacker takes N defense dice
	Reroll                         // dice of Whose that show Faces, Count of them; the dice of the window
	Convert                        // dice of Whose that show Faces become Into, Count of them
	AddResult                      // Count results of Into
	SetDie                         // Count dice are set to a face of the owner's choice and not rolled
	SpecialDie                     // one die is swapped for the special die Special
	CancelResult                   // Count results of Faces
	CancelDamage                   // N points of the damage about to be dealt
	PlaceToken                     // N tokens of one kind of Tokens beside To
	RemoveToken                    // N tokens of Tokens from To
	FreeAction                     // To performs one of Actions as a free action
	FreeCardAction                 // To performs the Action of a card: of Kinds, or the card Text
	Maneuver                       // To makes a maneuver of Moves now
	Redial                         // the maneuver revealed is replaced by one of Moves
	Recolor                        // the maneuver revealed counts as Color
	Repair                         // N of hull or shields (What) of To
	Shields                        // N shields of To: ShieldOp
	DisableCard                    // N cards of Kinds of To
	DiscardCard                    // N cards of Kinds of To
	EnableCard                     // N cards of Kinds of To
	Damage                         // N damage to To: DamageKind, Where
	PromoteDamage                  // N normal damage becomes critical
	FlipDown                       // N face-up damage cards of To are turned face down
	DrawTwo                        // of two damage cards the attacker keeps one
	SearchDamage                   // the damage card Text is searched for
	Protect                        // the cards of Kinds are not disabled, not discarded or not affected
	Cloaking                       // CloakOp on To
	RollDice                       // N dice of Die outside of an attack; for each result of Faces Sub happens
	AddDrones                      // N Drone tokens on the captain, never above the start
	AcquireLock                    // the own ship locks To
	KeepLock                       // the lock spent stays
	Ignore                         // the rule Rule does not apply
	SkillBy                        // captain skill of To changed by N, or set to N
	AttacksFirst                   // To attacks before all others in the Combat Phase
	AuxAllows                      // an Auxiliary Power token does not forbid Actions
	ExtraAttack                    // one more attack
	CancelAttack                   // the attack being made is over before any dice
	Deny                           // To has no use of Tokens, or of its Target Lock (What), or re-rolls nothing
	SureResults                    // N uncancelled results of To's attack cannot be cancelled
	KeepShields                    // N shields that To is about to lose are turned off in their place
	MustAttack                     // To attacks only the own ship; Fixed: if it can
	AttacksLast                    // To attacks after all others in the Combat Phase
	Untargeted                     // enemy upgrades of Kinds cannot be used on the own ship
	FlipThat                       // the damage card just dealt is turned face down
	NoAttack                       // To makes no attack this round
	StatBy                         // the printed value Stat of the own ship is N more
	ForbidAction                   // To performs none of Actions any more this round
	LoseAction                     // To performs no action this round
	Later                          // Sub happens at the window When, this round
	NamedEffect                    // what Ability.Named says
	RemoveLock                     // the Target Lock of To is removed
	PlaceTime                      // N Time tokens are placed on Count cards of Kinds of To
	RemoveTime                     // N are removed from Count cards of Kinds of To; Both: Disabled tokens too
	KeepTokens                     // N tokens of Tokens stay beside the own ship in the End Phase
	StealToken                     // N tokens of Tokens, or with All the Target Lock, go from To to the own ship
	NoLock                         // nobody acquires a Target Lock on To
	AddToBar                       // Actions stand on the Action Bar
	RollMore                       // N more attack dice are rolled into the attack; those of Faces stay
	LessTime                       // N Time tokens fewer are placed; AllBut: all but N
	TimeHere                       // N of them, or all, are placed on this card instead
	ActWithAux                     // To performs one action with Auxiliary Power tokens beside it; Bar: of its bar
	SlowTo                         // To makes no maneuver faster than N
	// To makes an attack beside its own: on whom, OnWhom says; with the line's weapon, else the primary
	FreeAttack
	EquipCard     // N discarded cards of Kinds are put back on To
	TurnOver      // this card shows its other side
	BecomeCaptain // this card takes the captain's place, with Captain Skill N
	DestroyShip   // the own ship is destroyed
	HoldReady     // the ship may use what the card says of ships that hold it ready
	TurnShip      // To is turned about in its place, or by N quarters
	RegainAction  // the action lost to an overlap is not lost
	LookAtDial    // the owner sees the dial of To
	SetDial       // the own dial is set anew
	FixDial       // the dial of To stays as it is
	Mark          // To is marked, for other lines of the card; Fixed: each ship of a faction that the owner chooses
	FlipUp        // N face-down damage cards of To are turned face up
	DealThat      // the damage card Text is dealt to To face up
	NoAux         // the Auxiliary Power token about to be placed is not
	ActivatesLast // To moves after all others in the Activation Phase
	Silence       // the text of the captain of To says nothing; Bar: nor do his Elite Talents
	LoseTokens    // N tokens are taken off the stack of To, an attack squadron
	Group         // Sub happens, all of it
	Duel          // own ship and To roll N attack dice each; Sub happens for more of Faces, with None for fewer
	VoidCard      // the card that has the ship as its target does nothing and is disabled
	TakeAttack    // the own ship becomes the target of the attack; Fixed: at the range it has
	Survive       // the ship that is about to be destroyed is not
	TurnUp        // N of the cards beneath this one are turned up and equipped
	MoveCounters  // N counters of the sheet, of the kind Text: Hand says where from and where to
	MoveCard      // N cards of Kinds go to another ship, as Way says
	Unmark        // To is no longer marked by this card
	NoRaising     // the shields of To are not raised
	OnlyColors    // To makes maneuvers of Colors alone
	MoveOff       // a Disabled token goes from a card of Kinds of the own ship to another
	SpareDrone    // the card may be discarded in place of a Drone token that is a price
	LendDrones    // the card may be disabled, and Drone tokens of a price come from friends in Reach too
	ShareDrones   // the Drone tokens of the ships of the line go from one to another
	DearLatinum   // whatever costs To Latinum costs N more
	KeepOff       // the Disabled token about to be removed stays this round
	Harder        // the green maneuvers of To count as white, and the white ones as red
	LeaveTable    // the own ship leaves the table; AllBut: with its tokens, None: without Auxiliary Power too
	// the own ship comes back to the table, not within Range N of any ship; Enemy: of enemies; Fixed: within
	// Range N of where it was
	ReturnToTable
	CopyCard     // this card becomes a copy of one of Kinds of To; Fixed: it has the text of some captains besides
	LayMine      // a minefield is laid where Mine allows it; it rolls N dice
	StayHere     // To does not leave the table unless it is destroyed
	SeeNearer    // friends of Faction at Range 3 count as at Range 2 for the cards of the own ship
	StopCard     // a card of Kinds of To performs no Action this round
	ClearToken   // a minefield, or with Rocks an obstacle, within Range N is removed; Bursts: it rolls dice first
	RangesBy     // the ranges that upgrades of To reach are N bands longer this round, never below 1 or above 3
	PickTarget   // the owner of the line picks which ship To attacks this round
	PrimaryAlone // To attacks with its primary weapon alone this round
	EchoTemplate // To makes its Sensor Echoes along the straight template N alone this round
	Screen       // the own ship obstructs attacks on friends
	Demand       // To performs one of Actions as its action this round, if it can
	Crash        // damage to both ships for the speed flown, N at most, where the maneuver ran into a ship held ready
	Ram          // N attack dice against each enemy that the base ran into, which rolls Count defense dice fewer
	Haggle       // Latinum about to be spent is less by the Evades of as many defense dice
	NightToken   // N cards of Kinds of the own ship get a Night Shift token
	SpendAs      // the tokens Tokens of To may be spent as those that Actions place
	BorrowTokens // N tokens Tokens of another ship may be spent as the own; Fixed: of the own ship by the other
	TakeLock     // the Target Lock about to be acquired is acquired on the own ship
	Regrow       // the Action Regenerate repairs a shield besides, and costs no attack
	Divert       // the attack is made on another ship of its player's choice, or on none
	RollAnew     // all dice of the attack are rolled again
	Untouched    // no card of the enemy changes or cancels the results of To's attack
	TwoLocks     // To may hold two Target Locks; Fixed: one is acquired a round
	LendLocks    // friends may treat the Target Locks of the own ship as theirs in the Combat Phase
	Jam          // cards of To serve no friend, and those of friends do not serve it
	Unreached    // upgrades of Faction are out of the reach of enemy cards whose title contains Text
	Redirect     // what is about to happen to a card happens to one of Kinds of the own ship, or to this one, instead
	TakeDamage   // the damage about to be dealt is dealt to the own ship instead
	StoreToken   // N tokens of one of Tokens lie on this card; Fixed: they come from To
	TakeStored   // N tokens of Tokens go from this card beside To; Fixed: one, for its action as a free action
	MoveTime     // N Time tokens go from a card of Kinds of the own ship to one of the same kind of To
	MoveMark     // a mark that lies on the own ship goes to To, whatever card it is of
	MarkRock     // an obstacle within Range N is marked, in place of the one that was
	Outcast      // other ships of its fleet treat the ship as an enemy
	// attacks with this weapon, beside the declared one: in a Line, around a token (Near), or N from tokens
	Volley
	// the other player has the initiative from now on
	PassInitiative
	ActsFirst // To performs its action before its dial is revealed
	PickCard  // N cards of Kinds of To are those that the line then speaks of
	LendCards // friends in Reach may use the text of cards of Kinds and Faction as theirs; N more Time tokens each
	// the dial of To is set to one of Moves, and its owner does not know it until it is revealed
	SetTheirDial
	NumEffectOps
)

// Whom is the ship an effect is on.
type Whom uint8

const (
	OnSelf     Whom = iota
	OnTarget        // the ship or ships chosen
	OnFoe           // the other ship of the attack
	OnNear          // enemies within Range 1 of the own ship or of a ship chosen
	OnThatShip      // the ship whose window it is
)

// OnWhom is whom a free attack may be made on.
type OnWhom uint8

const (
	OnAny     OnWhom = iota
	OnTheFoe         // the other ship of the attack
	OnChosen         // the ship chosen
	OnAnother        // any but the other ship of the attack
	OnFresh          // any that the ship has not attacked this round
)

// Armed is the weapon of a free attack, where it is neither that of its line nor the primary one.
type Armed uint8

const (
	NotArmed     Armed = iota
	WithAny            // any weapon card of the ship, whose name contains Text, of Faction
	WithFired          // the weapon card that was fired, whatever lies on it
	WithTurnedUp       // the weapon card that the line has just turned up
)

// Lasting is the time for which a bonus holds, and the way it is used up.
type Lasting uint8

const (
	Now        Lasting = iota // in this attack, or at once
	Round                     // this round: N dice in all, used in one attack or divided (FAQ of 2014)
	EachRound                 // in every attack or defense of the round
	OnceRound                 // in one attack or defense of the round
	NextAttack                // in the next attack this round
)

// Per multiplies an effect's number.
type Per uint8

const (
	Once            Per = iota
	PerPaid             // for each card, drone, charge or token paid
	PerHit              // for each uncancelled Hit or Critical Hit
	PerDamage           // for each damage card under the own ship
	PerCrew             // for each crew that is not disabled
	PerCrit             // for each uncancelled Critical Hit
	PerCard             // for each upgrade of Kinds on the own ship that is not discarded
	PerFoeCard          // the same, on the other ship of the attack
	PerAttacker         // for each friendly ship that has attacked the other ship of the attack this round
	PerCharge           // for each charge on this card
	PerFriend           // for each friendly ship in Reach of the own ship
	PerEnemy            // for each enemy ship in Reach
	PerRolled           // for each attack die that shows a face of PerFaces
	PerDealt            // for each damage that the attack has dealt
	PerCalled           // for each upgrade of the own ship whose name contains Text, not discarded
	PerLostShield       // for each shield that the other ship of the attack has lost
	PerSkill            // as much as the Captain Skill of Than
	PerStat             // for each point of the printed value Stat of the own ship
	PerSpeed            // for each point of speed of the maneuver that its dial has shown this round
	PerTarget           // for each ship chosen
	PerFoeStat          // for each point of the printed value Stat of the other ship of the attack
	PerTargetStat       // for each point of the printed value Stat of the ship chosen
	PerFleet            // for each upgrade of the fleet whose name contains Text, not discarded
	PerDearest          // for each SP of the printed price of the dearest upgrade of the other ship of the attack
	PerPlainHit         // for each uncancelled Hit
	PerFoeTokens        // for each two squadron tokens that the other ship of the attack has left, beyond the first two
	PerToken            // for each token left in the stack of the attack squadron that carries the card
	PerFiredTime        // for each Time token on the card of the weapon fired
	PerTwoComing        // for each two damage about to be dealt
	PerObstacle         // for each obstacle within Range M
	PerUnique           // for each other unique card of the own ship
	PerExtraShield      // for each extra shield of the own ship
	PerLatinum          // for each charge on the captain of the own ship
	PerActiveShield     // for each active shield of the own ship
	PerHalfPrice        // for each two SP, or one, of the card that was paid
	PerTaken            // for each card that the line has disabled or discarded
	PerPicked           // for each SP of the card that the line speaks of
	PerCaptain          // for each point above M of the number printed on the captain of the own ship
	NumPers
)

// ShieldOp is a change of shields.
type ShieldOp uint8

const (
	TurnOff ShieldOp = iota
	Destroy
	Temporary // extra shields, lost first, gone at the end of the round
	Raise     // disabled shields become active
)

// Hand is the way that counters go, from the stock, a ship or a player to another.
type Hand uint8

const (
	Gain Hand = iota // from the stock to To
	Lose             // from To to the stock
	Give             // from the own ship to To
	Take             // from To to the own ship
	Bank             // from To to its player
)

// Way is the way that cards go.
type Way uint8

const (
	Taking    Way = iota // from To to the own ship
	Giving               // from the own ship to To
	Switching            // one each way
)

// Fit says whether a taken card is kept, discarded or makes room where the own ship has no slot for it.
type Fit uint8

const (
	AnySlot   Fit = iota // it needs none
	FitOrGone            // it is discarded instead
	FitFirst             // another own card that fills such a slot is discarded first
)

// DamageKind is the way in which damage is dealt.
type DamageKind uint8

const (
	NormalDamage DamageKind = iota
	CriticalDamage
	AsRolled // a Hit normal, a Critical Hit critical
)

// Where is the part of a ship that damage or repair goes to.
type Where uint8

const (
	ShieldsFirst Where = iota // for repair: hull or shields, the owner's choice
	HullOnly
	HullOrShields // damage: the choice of who owns the ship
	ShieldsOnly
)

// RuleName is a rule an effect may lift.
type RuleName uint8

const (
	NeedLock              RuleName = iota // a weapon's lock is neither needed nor spent
	ScanPenalty                           // Scan tokens of the attacker
	RangeDefense                          // the defender's bonus at Range 3
	OverlapPenalties                      // action lost and damage by planet, obstacle and overlap
	NoDefenseAgainstMines                 //
	FactionPenalty                        //
	OverlapAction                         // a ship overlapped costs no action
	CloakShields                          // a cloak needs an active shield
	ShieldsFirstHit                       // damage of an attack goes to the shields first
	RedWithAux                            // no red maneuvers with an Auxiliary Power token
	ObstacleAction                        // an obstacle overlapped costs the action
	AttackCancels                         // cards cancel its attacks
	CloakShieldsButOne                    // a cloak turns off all active shields
	AttackBans                            // cards keep it from attacking
	CloakAgainstLocks                     // a Cloak token beside a ship keeps it from being locked
	FiringArc                             // the firing arc of the weapon
	Planets                               // planets stop it, and shots from or at it where it lies over one
)

// Stat is a printed value of a ship.
type Stat uint8

const (
	AttackStat Stat = iota
	AgilityStat
	HullStat
	ShieldStat
)

// String is the value's name.
func (s Stat) String() string { return [...]string{"Attack", "Agility", "Hull", "Shields"}[s] }

// Named is an effect that only one card has.
type Named uint8

// Moves is a set of maneuvers to choose from.
type Moves struct {
	OnDial    bool               // of the ship's dial, with the dial's colors
	Colors    Colors             // only these colors, 0 any
	Shapes    Shapes             // only these, 0 any
	Min, Max  int8               // speeds, 0 and 0 any
	List      []physics.Maneuver // these, left and right both given, when not of the dial
	CountsAs  Color
	SetsColor bool // they count as CountsAs whatever the dial says
	SameSide  bool // as the maneuver revealed: same speed and side, another shape (Shapes)
	Faster    int8 // as the maneuver revealed, at a speed that many higher
	Stay      bool // the ship stays in place
	KeepColor bool // the color of the maneuver revealed
	SameSpeed bool // only those of the speed of the maneuver revealed
	Printed   bool // of one made of another: only if the dial has it
}

// Effect is one thing that happens. Only the fields its Op speaks of count.
type Effect struct {
	Op   EffectOp
	Form int8 // which phrase of its kind it was written with
	To   Whom
	Said
	None        bool
	Then        bool // only if what stands before was done
	Stacks      bool // even if a token of that kind is there
	Free        bool // placing the token is a free action of that kind
	OffBar      bool // allowed when not on the Action Bar
	Bar         bool // any action of the own Action Bar
	Normal      bool // in place of the normal action, not as a free one
	PrimaryOnly bool
	VsSelf      bool // only in attacks between that ship and the own ship
	VsTarget    bool // only in attacks between the own ship and the target
	OneWay      bool // of a ban of attacks between two ships: only those of the ship that it is on
	Again1      bool // of two attacks: both at N dice
	AnyDice     bool // of a re-roll that lasts: attack or defense dice
	Whole       bool // of a re-roll: all dice of the roll together, the second roll stands
	Again       bool // of a re-roll: dice that were re-rolled already too
	Others      bool // of cards: others than this one
	Enemy       bool // of a protection: only from enemy cards
	This        bool // of a discard: this card
	That        bool // of the Action of a card: the card just disabled
	Borrowed    bool // of the Action of a card: one of the ship chosen, as if it were the own
	OwnerPicks  bool // the owner of the target's cards chooses
	AllBut      bool // of a cancelling of damage: all but N points, which are normal damage
	PerFaces    Faces
	Mine        Mine
	Rocks       bool    // of tokens taken off the table: obstacles too, and 1 damage to all ships near it
	Bursts      bool    // and dice are rolled for all ships near it
	Else        bool    // only if what stands before was not done
	AtLeast     bool    // of a roll: once, if Count dice or more show Faces; of a Captain Skill: N, whatever lowers it
	Twice       bool    // of a re-roll: the same dice may be rolled once more
	NoLockUse   bool    // of what is denied: the Target Lock
	Except      Faction // of cards: none of this faction
	DroneLess   int8    // of the Action of a card: it costs so many Drone tokens fewer
	OfShip      bool    // of text that says nothing: the ship card's
	NoModify    bool    // of what is denied: that anybody modifies its dice
	NoReroll    bool    // of what is denied: to roll dice again
	Despite     bool    // of a free action: Auxiliary Power does not forbid it
	Overlapping bool    // of a free action: an overlap does not forbid it
	MostSP      int8    // of cards: they cost so much or less, 0 any
	Capped      bool    // of dice: no more than N are rolled
	Floor, Ceil int8    // of dice: never fewer than so many, or never more, by this
	Most        int8    // how many each counts at most, 0 any number
	OnWhom      OnWhom
	Armed       Armed
	Disabling   bool // of a free attack with a weapon card: that is disabled, in place of its price
	Off         bool // of cards that are taken: they come disabled
	UpTo        bool // of cards: N or fewer
	Fit         Fit  // of cards that are taken: whether they need a slot
	Excess      bool // of a discard: cards that have no slot
	UniqueOnly  bool // of cards: unique ones
	InLine      bool // of attacks: on ships in a straight line, each beyond the first with a die fewer
	FromToken   bool // of attacks: from a token that is placed for them
	Discarding  bool // of a free attack with a weapon card: that is discarded besides
	Rest        bool // it holds for the rest of the battle
	AtRandom    bool // of cards that are lost: chance picks them
	Apiece      bool // of a roll: for each ship chosen
	Dealt       bool // of damage cards: those that the attack has just dealt face up
	Brief       bool // it holds until the Combat Phase begins
	Friendly    bool // of ranges: only where the card targets friends; of the target picked: friends of the ship too
	Forced      bool // of whom a ship attacks: it attacks, if it can
	NextRound   bool // it holds until the end of the next round
	Ends        bool // of a mark: until something ends it
	Earlier     bool // of cards that are put back: those that were discarded in an earlier round
	LostOnly    bool // of cards that are put back: those that an enemy's card discarded
	ThisWeapon  bool // of a free attack: with the weapon on whose card it stands
	AfterDeath  bool // of Later: even if the own ship was destroyed
	Uncloaked   bool // a Sensor Echo although the ship is not cloaked
	Template    int8 // of a Sensor Echo: the number of its straight template, 0 as always
	Besides     bool // of a Sensor Echo: whether or not one was performed, and another may be
	Waiting     bool // of cards: with Time tokens
	Spread      bool // of Time tokens: one by one, from any of the cards
	Both        bool // of Time tokens: Disabled tokens are removed too
	Lock        bool // of what is stolen: the Target Lock
	LocksOn     bool // of what is stolen: the Target Locks of enemies on the ship
	OnCaptain   bool // of charges: Latinum, on the captain's card
	Uncaptained bool // of a Captain Skill: that of the ship while its captain is disabled or gone
	Abroad      bool // of a new captain: of To, in place of the one there
	ByDrones    bool // of a new captain: his Captain Skill is the N Drone tokens on his card
	ForLatinum  bool // of a card that is put back: it costs as much Latinum as its price
	OnCard      bool // of a Captain Skill: the number printed on the captain of To
	Swap        bool // of printed values: Attack and Agility are switched
	Highest     bool // of a Captain Skill: the highest number on a captain's card in play
	OfAdmiral   bool // of text that says nothing: the admiral's
	Titled      bool // of the Action of a card: Text is in its name
	FaceDown    bool // of a repair of the hull: damage cards that lie face down
	Unshielded  bool // a cloak although no shield is active
	EvenOff     bool // of the Action of a card: even of one that is disabled
	EvenCloaked bool // of a Target Lock: even on a ship that is cloaked
	Idle        bool // of cards: without Time tokens
	Shift       bool // of the Action of a card: of one with a Night Shift token, which it costs
	Fixed       bool // of dice that are set: to the face Into; of a Captain Skill: to N
	// judged when the effect is used: of a bonus in an attack, at Later's window, of FreeCardAction
	// at once
	If     []Condition
	Per    Per
	Lasts  Lasting
	Shield ShieldOp
	Hand   Hand
	Way    Way
	Cloak  CloakOp
	Kind   DamageKind
	Where  Where
	name   string // of the card whose id is Text, once the catalogue is whole
	Sub    []Effect
}

// Echoes reports whether the effect gives a Sensor Echo that is not as the rulebook has it.
func (e *Effect) Echoes() bool { return e.Uncloaked || e.Template != 0 || e.Besides }

// All stands for "all" where a count is asked.
const All int8 = 127
