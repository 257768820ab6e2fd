package game

import (
	"attackwing/game/tournament/eventkit"
	"attackwing/physics"
)

// Scenario is a sheet laid beside the rulebook: what it prints, and how that is played. The
// standard game is one too. What a scenario must remember lies on the table, so it has no state of
// its own.
type Scenario interface {
	Sheet() *Sheet
	// Play returns the play of the scenario under house rules, which stay as they are from then on.
	Play(house *House) Play
}

// Sheet is the printed content of a scenario.
type Sheet struct {
	ID, Title, Event string
	Sides            []string // names of the fleets' sides, for choosing fleets
	Areas            [2]Area  // starting areas of its Player 1 and Player 2; who they are, Setup.Player1 says
	AreasOfSides     bool     // they are those of Sides, whoever has initiative: Player 1 plays the first
	House            []HouseRule
	Tokens           []KindOfToken // the kinds of token it lays: Token.Kind 1 is the first
	Counters         []KindOfCounter
	Terms            []SheetTerm    // its own words, as the glossary tells them
	Sections         []SheetSection // what it says, where no deck of scenes tells it
	// what a pair of lock tokens means that is laid as a marker, where it lays such ones
	Marker   Mark
	Away     Mark           // what cards are that are elsewhere, where it has cards go
	Kit      *eventkit.Kit  // what it says of its tournament, nil nothing
	Facts    []string       // three lines that say what is special
	Reasons  []string       // why it adds dice, as a sum tells it: Modifier.Why 1 is the first
	Refusals []SheetRefusal // why something on the sheet may not be done: Special.No 1 is the first
	// of a sheet of somebody's own: tells it from any other of its id, and from itself once it is
	// changed; "" the program's
	Stamp string
	// what is done once a round, in short words: in Ship.Acted 1<<10 is the first, 1<<11 the second
	Actions []string
}

// SheetSection is a heading of a sheet and what it says there.
type SheetSection struct{ Title, Words string }

// Mark is a sheet's name and drawing for something that the core only remembers.
type Mark struct{ Name, Icon string }

// SheetTerm is a word of a sheet, told in a sentence or two; Forms are how else it is written in
// sentences, large or small letters alike.
type SheetTerm struct {
	Name, Words string
	Forms       []string
}

// Strips are the rulebook's starting areas: 4 in deep along the north and south edges (rules 3.4).
func Strips() [2]Area {
	const a, d = int32(physics.AreaSide), int32(4 * physics.Inch)
	return [2]Area{{X0: 0, Y0: 0, X1: a, Y1: d}, {X0: 0, Y0: a - d, X1: a, Y1: a}}
}

// Moment is a window of the round in which rules may speak.
type Moment uint8

// The moments.
const (
	ShipHasMoved Moment = iota // after the final pose, before the power strain (rules 4.2)
	EndOfRound                 // last of all in the End Phase (rules 4.4)
	ShipsPlaced                // set-up is done, round 1 has not begun
	// a phase has begun (State.Phase); a skill that changes now counts in it; ship is NoShip
	PhaseBegins
	EndOfActivation // every ship has moved and acted (rules 4.2)
	NobodyCommands  // a map ship that nobody commands has its attack in the Combat Phase
	AfterHit        // an attack on ship is finished; State.Attack still tells of it
	ShipGone        // ship has left the table destroyed
	ShipHasLocked   // ship has acquired a Target Lock, by its action or by card text (rules 6.2)
	EndOfCombat     // every ship has had its attack (rules 4.3)
	numMoments
)

// Rule is a printed sentence that speaks at a moment.
type Rule struct {
	Name string // section of the sheet, as refusals and the log quote it
	At   Moment
	Do   func(t *Turn, ship ShipID)
}

// at lets the scenario's rules of a moment speak.
func (t *Turn) at(m Moment, ship ShipID) {
	if len(t.g.setup.rules[m]) == 0 {
		return
	}
	for i := range t.g.setup.rules[m] {
		t.g.setup.rules[m][i].Do(t, ship)
	}
}
