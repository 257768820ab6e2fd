package game

import (
	"fmt"
	"math"
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

// refused says of each reason which rule it rests on and how it is told: in words that are always the same, or with the
// ship or the number that decides.
var refused = [numCodes]struct {
	rule  string
	why   string
	tell  func(n No, u *Setup) string
	brief func(n No) string // why, where a row tells what follows from it; nil: all of it
	reach func(n No) string // of what lies too far or too near: what is reached, which is the same for all that do
}{
	OutsideStartingArea: {rule: "Set-up", tell: func(n No, u *Setup) string {
		if n.N > 0 {
			return beyond(n.N) + " outside the starting area."
		}
		return "Outside the starting area."
	}},
	OverlapsShip:  {rule: "Overlapping ships", tell: func(n No, u *Setup) string { return "Overlaps " + u.Name(n.Ship) + "." }},
	OverlapsToken: {rule: "Set-up", tell: func(n No, u *Setup) string { return "Lies on " + u.aToken(TokenKind(n.N)) + "." }},
	OutsideAllowedArea: {rule: "Event sheet", tell: func(n No, u *Setup) string {
		if n.N > 0 {
			return beyond(n.N) + " outside of where it may lie."
		}
		return "Outside of where it may lie."
	}},
	TooFarFromShip: {rule: "Event sheet", tell: func(n No, u *Setup) string {
		return beyond(n.N) + " too far from " + u.Name(n.Ship) + "."
	}},
	TooNearToken: {rule: "Event sheet", tell: func(n No, u *Setup) string { return "Too near to " + u.aToken(TokenKind(n.N)) + "." }},
	FireBlocked: {rule: "Event sheet", tell: func(n No, u *Setup) string {
		w := u.aToken(TokenKind(n.N))
		return strings.ToUpper(w[:1]) + w[1:] + " lies between: no line of fire."
	}},
	RedWithPower:         {rule: "Auxiliary Power tokens", why: "Not a red maneuver: an Auxiliary Power token lies beside the ship. A green one removes it."},
	FasterThanBreach:     {rule: "Damage cards", why: "Speed 1 at most since the Warp Core Breach was contained."},
	HasPower:             {rule: "Auxiliary Power tokens", why: "Auxiliary Power: no actions."},
	ActionLostByOverlap:  {rule: "Overlapping ships", why: "No action: the ship overlapped another ship this round."},
	ActionLostByObstacle: {rule: "Obstacles", why: "No action: the ship crossed an obstacle this round."},
	ActionLostByCard:     {rule: "Card text", why: "Its Perform Action step is skipped this round by card text."},
	SensorsDamaged:       {rule: "Damage cards", why: "Damaged Sensor Array: no actions of the Action Bar."},
	DoneThisRound:        {rule: "Performing actions", why: "Already performed this round."},
	NotOnBar:             {rule: "Performing actions", why: "Not on this ship's Action Bar."},
	OutOfRange:           {rule: "Range", brief: farAway, reach: func(n No) string { return fmt.Sprintf("it reaches %s.", inches(int32(n.N&15)*4*physics.Inch)) }},
	TooNear:              {rule: "Range", brief: farAway, reach: func(n No) string { return fmt.Sprintf("it needs Range %d or more.", n.N&15) }},
	CloakedAside:         {rule: "Cloak", why: "Cloaked since an earlier round: it cannot be locked.", brief: func(No) string { return "Cloaked since an earlier round." }},
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
	CardWaits:            {rule: "Time tokens", tell: func(n No, u *Setup) string { return fmt.Sprintf("%d Time tokens left.", n.N) }},
	LiesOnObstacle:       {rule: "Obstacles", why: "Lies on an obstacle: no attacks from there."},
	RegeneratedNow:       {rule: "Regenerate", why: "Regenerated this round: no attack."},
	NoSuchFace:           {rule: "Modifying dice", why: "No such face among the dice."},
	NoneLeft:             {rule: "Modifying dice", why: "None beside the ship."},
	AttackedAlready:      {rule: "Combat Phase", why: "Attacked already this round."},
	CaptainInjured:       {rule: "Damage cards", why: "Injured Captain: the captain's text and Elite Talents cannot be used."},
	WrongShip:            {rule: "Card text", tell: func(n No, u *Setup) string { return u.Name(n.Ship) + " is not a ship the card speaks of." }},
	TargetCloaked:        {rule: "Card text", tell: func(n No, u *Setup) string { return u.Name(n.Ship) + " is cloaked." }},
	ShieldsAreUp:         {rule: "Card text", tell: func(n No, u *Setup) string { return u.Name(n.Ship) + " has active shields." }},
	OutOfReach:           {rule: "Card text", tell: func(n No, u *Setup) string { return u.Name(n.Ship) + " is not in the range the card names." }},
	CannotPay:            {rule: "Card text", why: "The cost cannot be paid in full."},
	UsedAlready:          {rule: "Card text", why: "Used already this round."},
	NotNow:               {rule: "Card text", why: "Its condition does not hold now."},
	TokenHasFed:          {rule: "Card text", why: "The token it needs has fed another card this round."},
	NoTargetThere:        {rule: "Card text", why: "No ship it could be used on."},
	AttackGivenUp:        {rule: "Card text", why: "No attack this round: a card forbids it."},
	NothingToDo:          {rule: "Card text", why: "It would change nothing."},
	NoLockOnIt:           {rule: "Target Lock", why: "It takes no Target Lock."},
	HoldsPlace:           {rule: "Event sheet", why: "It holds its place this round."},
	NotInPlay:            {rule: "Choosing a target", tell: func(n No, u *Setup) string { return u.Name(n.Ship) + " is not in play." }},
	NeedsTwoShips:        {rule: "Secondary weapon", why: "It attacks two ships, and there is no second one for it."},
	BySheet:              {rule: "Event sheet", tell: func(n No, u *Setup) string { return u.Scenario.Sheet().Refusals[n.N-1].Why }},
}

// Why is the reason in words, with the number that decides.
func (n No) Why(u *Setup) string {
	r := &refused[n.Code]
	switch {
	case r.reach != nil:
		return away(n.N>>4) + " away: " + r.reach(n)
	case r.tell != nil:
		return r.tell(n, u)
	}
	return r.why
}

// WhyAll is the reason of several refusals in one: what decides for each, in their order, and once what follows from it. It is "" where
// they have no reason in common.
func WhyAll(ns []No, u *Setup) string {
	first, far := ns[0].Why(u), make([]string, len(ns))
	alike, r := true, &refused[ns[0].Code]
	for i, n := range ns {
		alike = alike && n.Why(u) == first
		far[i] = away(n.N >> 4)
		if !alike && (r.reach == nil || n.Code != ns[0].Code || r.reach(n) != r.reach(ns[0])) {
			return ""
		}
	}
	if alike {
		return first
	}
	return strings.Join(far[:len(far)-1], ", ") + " and " + far[len(far)-1] + " away: " + r.reach(ns[0])
}

// brief is Why without what follows from it.
func (n No) brief(u *Setup) string {
	if b := refused[n.Code].brief; b != nil {
		return b(n)
	}
	return n.Why(u)
}

// farAway tells the distance of a refusal of tooFar.
func farAway(n No) string { return away(n.N>>4) + " away." }

// Rule names the rule a refusal rests on.
func (n No) Rule() string { return refused[n.Code].rule }

// inches are µm as inches with one decimal, the way distances are told.
func inches(um int32) string { return fmt.Sprintf("%.1f\"", float64(um)/physics.Inch) }

// tooFar packs a distance and a range band into a refusal.
func tooFar(code NoCode, dist float64, band int) No {
	return No{Code: code, N: int32(math.Ceil(dist))<<4 | int32(band)}
}
