package game

import (
	"fmt"
	"math"
	"regexp"
	"strings"

	"attackwing/physics"
)

// NoCode is the reason why something may not be done. Yes means that it may.
type NoCode uint8

// The reasons, in the order of the rulebook.
const (
	Yes NoCode = iota
	OutsideStartingArea
	OverlapsShip
	OverlapsToken
	OutsideAllowedArea
	TooFarFromShip
	TooNearToken
	FireBlocked
	RedWithPower
	FasterThanBreach
	SlowedByCard
	BarredByCard
	HasPower
	ActionLostByOverlap
	ActionLostByObstacle
	ActionLostByCard
	SensorsDamaged
	DoneThisRound
	NotOnBar
	OutOfRange
	TooNear
	CloakedAside
	FriendlyShip
	AlreadyLocked
	NoActiveShield
	AlreadyCloaked
	NotWhileUncloaked
	EchoBlocked
	EchoSideBlocked
	EchoAstray
	LeavesPlayArea
	NothingToRepair
	NotInArc
	NoArcForWeapon
	NeedsLock
	IsDisabled
	IsDiscarded
	CardWaits
	LiesOnObstacle
	RegeneratedNow
	NoSuchFace
	NoneLeft
	AttackedAlready
	CaptainInjured
	WrongShip
	TargetCloaked
	ShieldsAreUp
	IsASquadron
	OutOfReach
	CannotPay
	UsedAlready
	NotNow
	TokenHasFed
	NoTargetThere
	AttackGivenUp
	NothingToDo
	NoLockOnIt
	HoldsPlace
	NotInPlay
	NeedsTwoShips
	BySheet // N: Sheet.Refusals
	numCodes
)

// No is a refusal in few numbers; Why makes it words.
type No struct {
	Code NoCode
	Ship ShipID // what it speaks of
	N    int32  // µm, tokens, or the index that the code needs
}

// refused says of each reason which rule it rests on and how it is told. What stands in braces is
// filled in.
var refused = [numCodes]struct {
	rule, why string
	follows   string // what follows from it, where a row tells why by itself
}{
	OutsideStartingArea: {rule: "Set-up", why: "{Outside} the starting area."},
	OverlapsShip:        {rule: "Overlapping ships", why: "Overlaps {ship}."},
	OverlapsToken:       {rule: "Set-up", why: "Overlaps {a token}."},
	OutsideAllowedArea:  {rule: "Event sheet", why: "{Outside} the allowed area."},
	TooFarFromShip:      {rule: "Event sheet", why: "{beyond} too far from {ship}."},
	TooNearToken:        {rule: "Event sheet", why: "Too close to {a token}."},
	FireBlocked:         {rule: "Event sheet", why: "{A token} blocks the line of fire."},
	RedWithPower: {
		rule: "Auxiliary Power Tokens",
		why:  "No red maneuvers with an Auxiliary Power Token. Fly a green one to remove it.",
	},
	SlowedByCard:         {rule: "Card text", why: "A card allows no maneuver of this speed."},
	BarredByCard:         {rule: "Card text", why: "A card forbids this."},
	FasterThanBreach:     {rule: "Damage cards", why: "Maximum speed 1: its Warp Core Breach was contained."},
	HasPower:             {rule: "Auxiliary Power Tokens", why: "Auxiliary Power: no actions."},
	ActionLostByOverlap:  {rule: "Overlapping ships", why: "No action: the ship overlapped another ship this round."},
	ActionLostByObstacle: {rule: "Obstacles", why: "No action: the ship crossed an obstacle this round."},
	ActionLostByCard:     {rule: "Card text", why: "A card skips its Perform Action step this round."},
	SensorsDamaged:       {rule: "Damage cards", why: "Damaged Sensor Array: no Action Bar actions."},
	DoneThisRound:        {rule: "Performing actions", why: "Already performed this round."},
	NotOnBar:             {rule: "Performing actions", why: "Not on this ship's Action Bar."},
	OutOfRange:           {rule: "Range", why: "{away} away.", follows: "it reaches {reach}."},
	TooNear:              {rule: "Range", why: "{away} away.", follows: "it needs Range {band} or more."},
	CloakedAside:         {rule: "Cloak", why: "Cloaked since an earlier round.", follows: "it cannot be locked."},
	FriendlyShip:         {rule: "Choosing a target", why: "You cannot target your own ships."},
	AlreadyLocked:        {rule: "Target Lock", why: "Already locked by this ship."},
	NoActiveShield:       {rule: "Cloak", why: "Needs at least 1 active shield."},
	AlreadyCloaked:       {rule: "Cloak", why: "Already cloaked."},
	NotWhileUncloaked:    {rule: "Sensor Echo", why: "Only while cloaked."},
	EchoBlocked:          {rule: "Sensor Echo", why: "No room: every spot overlaps a ship or leaves the play area."},
	EchoSideBlocked: {
		rule: "Sensor Echo",
		why:  "No room on this side: every spot overlaps a ship or leaves the play area.",
	},
	EchoAstray: {
		rule: "Sensor Echo",
		why: fmt.Sprintf("A Sensor Echo ends one template to the side, up to %d mm forward or back.",
			physics.EchoSlack/physics.Millimetre),
	},
	LeavesPlayArea:  {rule: "Sensor Echo", why: "It would leave the play area."},
	NothingToRepair: {rule: "Regenerate", why: "No hull damage to repair."},
	NotInArc:        {rule: "Firing arcs", why: "Outside the firing arc."},
	NoArcForWeapon:  {rule: "Firing arcs", why: "This ship lacks that firing arc."},
	NeedsLock:       {rule: "Target Lock", why: "Needs a Target Lock on the target."},
	IsDisabled:      {rule: "Disabled and discarded cards", why: "Disabled. Use an action to remove the token."},
	IsDiscarded:     {rule: "Disabled and discarded cards", why: "Discarded."},
	CardWaits:       {rule: "Time Tokens", why: "{n} Time Tokens left."},
	LiesOnObstacle:  {rule: "Obstacles", why: "Cannot attack while on an obstacle."},
	RegeneratedNow:  {rule: "Regenerate", why: "It regenerated this round, so it cannot attack."},
	NoSuchFace:      {rule: "Modifying dice", why: "None of the dice show that result."},
	NoneLeft:        {rule: "Modifying dice", why: "The ship has none."},
	AttackedAlready: {rule: "Combat Phase", why: "Already attacked this round."},
	CaptainInjured: {
		rule: "Damage cards",
		why:  "Injured Captain: the captain's text and Elite Talents cannot be used.",
	},
	WrongShip:     {rule: "Card text", why: "The card does not affect {ship}."},
	TargetCloaked: {rule: "Card text", why: "{ship} is cloaked."},
	ShieldsAreUp:  {rule: "Card text", why: "{ship} has active shields."},
	IsASquadron:   {rule: "Card text", why: "{ship} is an attack squadron: only cards of squadrons affect it."},
	OutOfReach:    {rule: "Card text", why: "{ship} is outside the card's range."},
	CannotPay:     {rule: "Card text", why: "You cannot pay the full cost."},
	UsedAlready:   {rule: "Card text", why: "Already used this round."},
	NotNow:        {rule: "Card text", why: "Its condition is not met."},
	TokenHasFed:   {rule: "Card text", why: "Its token was already used for another card this round."},
	NoTargetThere: {rule: "Card text", why: "No ship to use it on."},
	AttackGivenUp: {rule: "Card text", why: "A card prevents it from attacking this round."},
	NothingToDo:   {rule: "Card text", why: "It would have no effect."},
	NoLockOnIt:    {rule: "Target Lock", why: "It cannot be locked."},
	HoldsPlace:    {rule: "Event sheet", why: "It does not move this round."},
	NotInPlay:     {rule: "Choosing a target", why: "{ship} is not in play."},
	NeedsTwoShips: {rule: "Secondary weapon", why: "It must attack two ships, and there is no second target."},
	BySheet:       {rule: "Event sheet", why: "{sheet}"},
}

// blank matches the places in the words of a reason that are left to be filled in.
var blank = regexp.MustCompile(`\{[^}]+\}`)

// fill fills in the ship or the number that decides.
func (n No) fill(words string, u *Setup) string {
	return blank.ReplaceAllStringFunc(words, func(what string) string {
		switch what {
		case "{ship}":
			return u.Name(n.Ship)
		case "{a token}":
			return u.aToken(TokenKind(n.N))
		case "{A token}":
			return capital(u.aToken(TokenKind(n.N)))
		case "{beyond}":
			return beyond(n.N)
		case "{Outside}":
			if n.N > 0 {
				return beyond(n.N) + " outside"
			}
			return "Outside"
		case "{away}":
			return away(n.N >> 4)
		case "{reach}":
			return inches(int32(n.N&15) * 4 * physics.Inch)
		case "{band}":
			return fmt.Sprint(n.N & 15)
		case "{sheet}":
			return u.Scenario.Sheet().Refusals[n.N-1].Why
		}
		return fmt.Sprint(n.N)
	})
}

// Why is the reason in words, with the number that decides.
func (n No) Why(u *Setup) string {
	if then := n.follows(u); then != "" {
		return strings.TrimSuffix(n.brief(u), ".") + ": " + then
	}
	return n.brief(u)
}

// brief returns Why without the consequence.
func (n No) brief(u *Setup) string { return n.fill(refused[n.Code].why, u) }

// follows returns the consequence of the reason in words. It is the same for all that lie too far
// or too near.
func (n No) follows(u *Setup) string { return n.fill(refused[n.Code].follows, u) }

// WhyAll is the reason of several refusals in one: what decides for each, in their order, and once
// what follows from it. It is "" where they have no reason in common.
func WhyAll(ns []No, u *Setup) string {
	first, then, far := ns[0].Why(u), ns[0].follows(u), make([]string, len(ns))
	alike := true
	for i, n := range ns {
		alike = alike && n.Why(u) == first
		far[i] = away(n.N >> 4)
		if !alike && (then == "" || n.Code != ns[0].Code || n.follows(u) != then) {
			return ""
		}
	}
	if alike {
		return first
	}
	return strings.Join(far[:len(far)-1], ", ") + " and " + far[len(far)-1] + " away: " + then
}

// Rule names the rule a refusal rests on.
func (n No) Rule() string { return refused[n.Code].rule }

// inches are µm as inches with one decimal, the way distances are told.
func inches(um int32) string { return fmt.Sprintf("%.1f\"", float64(um)/physics.Inch) }

// tooFar packs a distance and a range band into a refusal.
func tooFar(code NoCode, dist float64, band int) No {
	return No{Code: code, N: int32(math.Ceil(dist))<<4 | int32(band)}
}
