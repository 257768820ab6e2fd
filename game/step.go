package game

import "attackwing/game/dice"

// StepID names a step of the rulebook.
type StepID uint8

// The steps. Each is a paragraph of the rulebook, a function in the file of its phase.
const (
	stepSetUp StepID = iota
	stepPlaceShips
	stepRound
	stepWarpCore
	stepDials
	stepActivation
	stepReveal
	stepManeuver
	stepPower
	stepAction
	stepCombatStart
	stepCombat
	stepDeclare
	stepRollAttack
	stepModifyAttack
	stepRollDefense
	stepModifyDefense
	stepCompare
	stepEndPhase
	stepEndShip
	stepEndOfRound
	stepRoundOver
	stepFinish
	stepUseCards
	stepFleetCards
	stepTurnCloak
	stepCancel
	stepAttackOver
	stepExtraAttack
	stepActionDone
	stepSetUpCards
	stepNobody
	stepActivationOver
	stepSetUpOver
	stepCombatEnd
	stepCombatSkills
	stepConcede
	numSteps
)

var stepNames = [numSteps]string{"Set-up", "Place ships", "Round", "Warp Core Breach", "Dials", "Activation", "Reveal dial",
	"Execute maneuver", "Power strain", "Perform action", "Start of combat", "Combat", "Declare target", "Roll attack dice",
	"Modify attack dice", "Roll defense dice", "Modify defense dice", "Compare and damage", "End Phase", "End Phase of a ship",
	"End of round", "Round over", "Finish", "Card text", "Cards of the fleet", "Cloak token", "Compare results", "Attack over", "One more attack",
	"Action performed", "Cards at set-up", "Nobody commands", "End of activation", "Ships placed", "End of combat", "Skills of the combat", "Give up"}

func (s StepID) String() string { return stepNames[s] }

var steps [numSteps]func(*Turn)

func init() {
	steps = [numSteps]func(*Turn){setUp, placeShips, round, warpCore, dials, activation, reveal, maneuver, power, action,
		combatStart, combat, declare, rollAttack, modifyAttack, rollDefense, modifyDefense, compare, endPhase, endShip, endOfRound,
		roundOver, finish, useCards, fleetCards, turnCloak, cancel, attackOver, extraAttack, actionDone, setUpCards, nobody, activationOver, setUpOver, combatEnd, combatSkills, conceded}
}

// suspended is what Ask panics with when there is no answer yet. Only run recovers it.
type suspended struct{}

var waiting = suspended{}

// Turn is what a step sees: the state to read, Emit to change it, Ask to be answered.
// A step may look at nothing else: it is rolled back and run again, from its top, with one more answer.
type Turn struct {
	g        *Game
	asked    int // answers used so far in this run
	ship     ShipID
	n        int16
	threat   threat // the card about to be lost, while cards that save it are asked
	saved    bool   // it was saved
	critical bool   // the damage card about to be dealt is face up
	coming   coming // damage about to be dealt that does not come from the attack being made
}

// State is the table, to read.
func (t *Turn) State() *State { return &t.g.state }

// Setup is the battle's set-up: facts that never change.
func (t *Turn) Setup() *Setup { return t.g.setup }

// Emit makes something happen: the event is applied to the state and, if somebody listens, kept for the log.
func Emit[E Event](t *Turn, e E) {
	e.apply(&t.g.state)
	if t.g.listening {
		t.g.pending = append(t.g.pending, e)
	}
}

// Then puts frames on the stack so that they run in the order given, after this step.
func (t *Turn) then(frames ...Frame) {
	s := &t.g.state
	for i := len(frames) - 1; i >= 0; i-- {
		s.stack[s.nStack] = frames[i]
		s.nStack++
	}
}

// again runs this step once more after what it put on the stack.
func (t *Turn) frame(step StepID) Frame { return Frame{step: step, ship: t.ship, n: t.n} }

// Ask puts a question and returns its answer; without an answer the step stops here.
func (t *Turn) Ask(p Prompt) Answer {
	g := t.g
	if t.asked < len(g.answered) {
		t.turnLuck()
		t.asked++
		return g.answered[t.asked-1]
	}
	p.ID = g.state.nextID + int32(t.asked)
	g.prompts = append(g.prompts[:0], p)
	panic(waiting)
}

// AskAll puts several questions at once, answered in secret and in any order: the dials.
func (t *Turn) AskAll(ps []Prompt) []Answer {
	g := t.g
	if t.asked+len(ps) <= len(g.answered) {
		t.turnLuck()
		t.asked += len(ps)
		return g.answered[t.asked-len(ps) : t.asked]
	}
	g.prompts = g.prompts[:0]
	for i := range ps {
		ps[i].ID = g.state.nextID + int32(t.asked+i)
		g.prompts = append(g.prompts, ps[i])
	}
	panic(waiting)
}

// Roll rolls dice; the source lies in the state, so a step run again rolls the same.
func (t *Turn) roll(k dice.Kind) dice.Face { return t.g.state.Dice.Roll(k) }

// options starts a fresh list of options in the referee's buffer.
func (t *Turn) options() []Option {
	n := len(t.g.opts)
	return t.g.opts[n:n:cap(t.g.opts)]
}

// keep fixes a list made with options, so that the next list lies behind it.
func (t *Turn) keep(o []Option) []Option {
	n := len(t.g.opts)
	if n+len(o) <= cap(t.g.opts) {
		t.g.opts = t.g.opts[:n+len(o)]
	}
	return o[:len(o):len(o)]
}
