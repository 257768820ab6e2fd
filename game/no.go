package game

import (
	"fmt"
	"math"
	"regexp"
	"strings"

	"attackwing/physics"
)

// NoCode is why something may not be done. Yes means that it may.
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

// refused says of each reason which rule it rests on and how it is told. What stands in braces is filled in.
var refused = [numCodes]struct {
	rule, why string
	follows   string // what follows from it, where a row tells why by itself
}{
	OutsideStartingArea:  {rule: "Set-up", why: "{Outside} the starting area."},
	OverlapsShip:         {rule: "Overlapping ships", why: "Overlaps {ship}."},
	OverlapsToken:        {rule: "Set-up", why: "Lies on {a token}."},
	OutsideAllowedArea:   {rule: "Event sheet", why: "{Outside} of where it may lie."},
	TooFarFromShip:       {rule: "Event sheet", why: "{beyond} too far from {ship}."},
	TooNearToken:         {rule: "Event sheet", why: "Too near to {a token}."},
	FireBlocked:          {rule: "Event sheet", why: "{A token} lies between: no line of fire."},
	RedWithPower:         {rule: "Auxiliary Power tokens", why: "Not a red maneuver: an Auxiliary Power token lies beside the ship. A green one removes it."},
	FasterThanBreach:     {rule: "Damage cards", why: "Speed 1 at most since the Warp Core Breach was contained."},
	HasPower:             {rule: "Auxiliary Power tokens", why: "Auxiliary Power: no actions."},
	ActionLostByOverlap:  {rule: "Overlapping ships", why: "No action: the ship overlapped another ship this round."},
	ActionLostByObstacle: {rule: "Obstacles", why: "No action: the ship crossed an obstacle this round."},
	ActionLostByCard:     {rule: "Card text", why: "Its Perform Action step is skipped this round by card text."},
	SensorsDamaged:       {rule: "Damage cards", why: "Damaged Sensor Array: no actions of the Action Bar."},
	DoneThisRound:        {rule: "Performing actions", why: "Already performed this round."},
	NotOnBar:             {rule: "Performing actions", why: "Not on this ship's Action Bar."},
	OutOfRange:           {rule: "Range", why: "{away} away.", follows: "it reaches {reach}."},
	TooNear:              {rule: "Range", why: "{away} away.", follows: "it needs Range {band} or more."},
	CloakedAside:         {rule: "Cloak", why: "Cloaked since an earlier round.", follows: "it cannot be locked."},
	FriendlyShip:         {rule: "Choosing a target", why: "A ship of the same fleet."},
	AlreadyLocked:        {rule: "Target Lock", why: "This ship's Target Lock is on it already."},
	NoActiveShield:       {rule: "Cloak", why: "Needs at least 1 active shield."},
	AlreadyCloaked:       {rule: "Cloak", why: "Cloaked already."},
	NotWhileUncloaked:    {rule: "Sensor Echo", why: "Only while cloaked."},
	EchoBlocked:          {rule: "Sensor Echo", why: "No room: every place overlaps a ship or leaves the play area."},
	EchoAstray:           {rule: "Sensor Echo", why: fmt.Sprintf("It ends one template to the side, at most %d mm fore or aft.", physics.EchoSlack/physics.Millimetre)},
	LeavesPlayArea:       {rule: "Sensor Echo", why: "It would leave the play area."},
	NothingToRepair:      {rule: "Regenerate", why: "No hull damage to repair."},
	NotInArc:             {rule: "Firing arcs", why: "Outside the firing arc."},
	NoArcForWeapon:       {rule: "Firing arcs", why: "This ship has no such firing arc."},
	NeedsLock:            {rule: "Target Lock", why: "Needs this ship's Target Lock on the target."},
	IsDisabled:           {rule: "Disabled and discarded cards", why: "Disabled: remove the token with an action."},
	IsDiscarded:          {rule: "Disabled and discarded cards", why: "Discarded."},
	CardWaits:            {rule: "Time tokens", why: "{n} Time tokens left."},
	LiesOnObstacle:       {rule: "Obstacles", why: "Lies on an obstacle: no attacks from there."},
	RegeneratedNow:       {rule: "Regenerate", why: "Regenerated this round: no attack."},
	NoSuchFace:           {rule: "Modifying dice", why: "No such face among the dice."},
	NoneLeft:             {rule: "Modifying dice", why: "None beside the ship."},
	AttackedAlready:      {rule: "Combat Phase", why: "Attacked already this round."},
	CaptainInjured:       {rule: "Damage cards", why: "Injured Captain: the captain's text and Elite Talents cannot be used."},
	WrongShip:            {rule: "Card text", why: "{ship} is not a ship the card speaks of."},
	TargetCloaked:        {rule: "Card text", why: "{ship} is cloaked."},
	ShieldsAreUp:         {rule: "Card text", why: "{ship} has active shields."},
	OutOfReach:           {rule: "Card text", why: "{ship} is not in the range the card names."},
	CannotPay:            {rule: "Card text", why: "The cost cannot be paid in full."},
	UsedAlready:          {rule: "Card text", why: "Used already this round."},
	NotNow:               {rule: "Card text", why: "Its condition does not hold now."},
	TokenHasFed:          {rule: "Card text", why: "The token it needs has fed another card this round."},
	NoTargetThere:        {rule: "Card text", why: "No ship it could be used on."},
	AttackGivenUp:        {rule: "Card text", why: "No attack this round: a card forbids it."},
	NothingToDo:          {rule: "Card text", why: "It would change nothing."},
	NoLockOnIt:           {rule: "Target Lock", why: "It takes no Target Lock."},
	HoldsPlace:           {rule: "Event sheet", why: "It holds its place this round."},
	NotInPlay:            {rule: "Choosing a target", why: "{ship} is not in play."},
	NeedsTwoShips:        {rule: "Secondary weapon", why: "It attacks two ships, and there is no second one for it."},
	BySheet:              {rule: "Event sheet", why: "{sheet}"},
}

// blank is what the words of a reason leave to be filled in.
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

// brief is Why without what follows from it.
func (n No) brief(u *Setup) string { return n.fill(refused[n.Code].why, u) }

// follows is what follows from it, which is the same for all that lie too far or too near.
func (n No) follows(u *Setup) string { return n.fill(refused[n.Code].follows, u) }

// WhyAll is the reason of several refusals in one: what decides for each, in their order, and once what follows from it. It is "" where
// they have no reason in common.
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
