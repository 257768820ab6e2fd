package card

// Action is an entry of an Action Bar.
type Action uint8

// The Action Bar's actions (rules 6.2).
const (
	NoAction Action = iota
	Evade
	TargetLock
	Scan
	BattleStations
	Cloak
	SensorEcho
	Regenerate
	NumActions
)

var actionNames = [NumActions]string{
	"no action", "evade", "target lock", "scan", "battle stations", "cloak", "sensor echo", "regenerate",
}

// String is the action's name in small letters.
func (a Action) String() string { return nameOf(actionNames[:], a) }

// ActionSet is a set of actions, bit 1<<Action.
type ActionSet uint16

// Has tells whether a is in the set.
func (s ActionSet) Has(a Action) bool { return s&(1<<a) != 0 }

// With is the set with a added.
func (s ActionSet) With(a Action) ActionSet { return s | 1<<a }

var actionTitles = [NumActions]string{
	"No action",
	"Evade",
	"Target Lock",
	"Scan",
	"Battle Stations",
	"Cloak",
	"Sensor Echo",
	"Regenerate",
}

// Words is the action's name as the glossary writes it: "Target Lock".
func (a Action) Words() string { return actionTitles[min(a, NumActions-1)] }

// Without is the set with a taken out.
func (s ActionSet) Without(a Action) ActionSet { return s &^ (1 << a) }
