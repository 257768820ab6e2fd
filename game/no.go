package game

import (
	"fmt"

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
	BySheet // N: Sheet.Refusals
)

// No is a refusal in few numbers; Why makes it words.
type No struct {
	Code NoCode
	Ship ShipID // what it speaks of
	N    int32  // µm, tokens, or the index that the code needs
}

// inches are µm as inches with one decimal, the way distances are told.
func inches(um int32) string { return fmt.Sprintf("%.1f\"", float64(um)/physics.Inch) }

// Why is the reason in words, with the number that decides.
func (n No) Why(u *Setup) string {
	switch n.Code {
	case Yes:
		return ""
	case OutsideStartingArea:
		if n.N > 0 {
			return fmt.Sprintf("%.2f\" outside the starting area.", float64(n.N)/physics.Inch)
		}
		return "Outside the starting area."
	case OverlapsShip:
		return "Overlaps " + u.Name(n.Ship) + "."
	case OverlapsToken:
		return "Lies on " + u.aToken(TokenKind(n.N)) + "."
	case RedWithPower:
		return "Not a red maneuver: an Auxiliary Power token lies beside the ship. A green one removes it."
	case FasterThanBreach:
		return "Speed 1 at most since the Warp Core Breach was contained."
	case HasPower:
		return "Auxiliary Power: no actions."
	case ActionLostByOverlap:
		return "No action: the ship overlapped another ship this round."
	case ActionLostByCard:
		return "Its Perform Action step is skipped this round by card text."
	case ActionLostByObstacle:
		return "No action: the ship crossed an obstacle this round."
	case SensorsDamaged:
		return "Damaged Sensor Array: no actions of the Action Bar."
	case DoneThisRound:
		return "Already performed this round."
	case NotOnBar:
		return "Not on this ship's Action Bar."
	case OutOfRange:
		return fmt.Sprintf("%s away: it reaches %s.", inches(n.N>>4), inches(int32(n.N&15)*4*physics.Inch))
	case TooNear:
		return fmt.Sprintf("%s away: it needs Range %d or more.", inches(n.N>>4), n.N&15)
	case CloakedAside:
		return "Cloaked since an earlier round: it cannot be locked."
	case FriendlyShip:
		return "A ship of the same fleet."
	case AlreadyLocked:
		return "This ship's Target Lock is on it already."
	case NoActiveShield:
		return "Needs at least 1 active shield."
	case AlreadyCloaked:
		return "Cloaked already."
	case NotWhileUncloaked:
		return "Only while cloaked."
	case EchoBlocked:
		return "No room: every place overlaps a ship or leaves the play area."
	case NothingToRepair:
		return "No hull damage to repair."
	case NotInArc:
		return "Outside the firing arc."
	case NoArcForWeapon:
		return "This ship has no such firing arc."
	case NeedsLock:
		return "Needs this ship's Target Lock on the target."
	case IsDisabled:
		return "Disabled: remove the token with an action."
	case IsDiscarded:
		return "Discarded."
	case CardWaits:
		return fmt.Sprintf("%d Time tokens left.", n.N)
	case LiesOnObstacle:
		return "Lies on an obstacle: no attacks from there."
	case RegeneratedNow:
		return "Regenerated this round: no attack."
	case NoSuchFace:
		return "No such face among the dice."
	case NoneLeft:
		return "None beside the ship."
	case AttackedAlready:
		return "Attacked already this round."
	case CaptainInjured:
		return "Injured Captain: the captain's text and Elite Talents cannot be used."
	case WrongShip:
		return u.Name(n.Ship) + " is not a ship the card speaks of."
	case TargetCloaked:
		return u.Name(n.Ship) + " is cloaked."
	case ShieldsAreUp:
		return u.Name(n.Ship) + " has active shields."
	case OutOfReach:
		return u.Name(n.Ship) + " is not in the range the card names."
	case CannotPay:
		return "The cost cannot be paid in full."
	case UsedAlready:
		return "Used already this round."
	case NotNow:
		return "Its condition does not hold now."
	case TokenHasFed:
		return "The token it needs has fed another card this round."
	case NoTargetThere:
		return "No ship it could be used on."
	case AttackGivenUp:
		return "No attack this round: a card forbids it."
	case HoldsPlace:
		return "It holds its place this round."
	case NoLockOnIt:
		return "It takes no Target Lock."
	case BySheet:
		return u.Scenario.Sheet().Refusals[n.N-1].Why
	case NothingToDo:
		return "It would change nothing."
	}
	return "Not allowed."
}

// Rule names the rule a refusal rests on.
func (n No) Rule() string {
	switch n.Code {
	case OutsideStartingArea, OverlapsToken:
		return "Set-up"
	case OverlapsShip, ActionLostByOverlap, EchoBlocked:
		return "Overlapping ships"
	case RedWithPower, HasPower:
		return "Auxiliary Power tokens"
	case FasterThanBreach, SensorsDamaged:
		return "Damage cards"
	case ActionLostByObstacle, LiesOnObstacle:
		return "Obstacles"
	case DoneThisRound, NotOnBar, ActionLostByCard:
		return "Performing actions"
	case OutOfRange, TooNear:
		return "Range"
	case CloakedAside, NoActiveShield, AlreadyCloaked:
		return "Cloak"
	case NotWhileUncloaked:
		return "Sensor Echo"
	case FriendlyShip, AlreadyLocked, NeedsLock:
		return "Target Lock"
	case NothingToRepair, RegeneratedNow:
		return "Regenerate"
	case NotInArc, NoArcForWeapon:
		return "Firing arcs"
	case IsDisabled, IsDiscarded, CardWaits:
		return "Disabled and discarded cards"
	case AttackedAlready, AttackGivenUp:
		return "Combat Phase"
	case CaptainInjured:
		return "Damage cards"
	case WrongShip, TargetCloaked, ShieldsAreUp, OutOfReach, CannotPay, UsedAlready, NotNow, TokenHasFed, NoTargetThere, NothingToDo:
		return "Card text"
	}
	return "Modifying dice"
}

// tooFar packs a distance and a range band into a refusal.
func tooFar(code NoCode, dist float64, band int) No {
	return No{Code: code, N: int32(dist)<<4 | int32(band)}
}
