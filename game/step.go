package game

import (
	"attackwing/game/card"
	"attackwing/game/dice"
)

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
	stepForgetAttack
	stepFireMount
	stepByHand
	stepFreeAttack
	stepTellSpecial // in a battle of Setup.Agreed
	numSteps
)

// steps says of each step what it is called and which paragraph it runs, and of those a position
// may wait with the word of a position file and what is told beside it.
var steps [numSteps]stepRow

type stepRow struct {
	name   string
	run    func(*Turn)
	word   string
	detail Detail
}

// init fills the table: the paragraphs reach it themselves, so it cannot stand in its declaration.
func init() {
	steps = [numSteps]stepRow{
		stepSetUp:          {name: "Set-up", run: setUp},
		stepPlaceShips:     {name: "Place ships", run: placeShips},
		stepRound:          {name: "Round", run: round},
		stepWarpCore:       {name: "Warp Core Breach", run: warpCore},
		stepDials:          {name: "Dials", run: dials},
		stepActivation:     {name: "Activation", run: activation},
		stepReveal:         {name: "Reveal dial", run: reveal, word: "reveal-dial", detail: OfShip},
		stepManeuver:       {name: "Execute maneuver", run: maneuver, word: "maneuver", detail: OfShip},
		stepPower:          {name: "Power strain", run: power, word: "power-strain", detail: OfShip},
		stepAction:         {name: "Perform action", run: action, word: "action", detail: Continued},
		stepCombatStart:    {name: "Start of combat", run: combatStart},
		stepCombat:         {name: "Combat", run: combat},
		stepDeclare:        {name: "Declare target", run: declare, word: "attack", detail: OfShip},
		stepRollAttack:     {name: "Roll attack dice", run: rollAttack, word: "roll-attack-dice"},
		stepModifyAttack:   {name: "Modify attack dice", run: modifyAttack, word: "modify-attack-dice"},
		stepRollDefense:    {name: "Roll defense dice", run: rollDefense, word: "roll-defense-dice"},
		stepModifyDefense:  {name: "Modify defense dice", run: modifyDefense, word: "modify-defense-dice"},
		stepCompare:        {name: "Compare results and deal damage", run: compare, word: "deal-damage"},
		stepEndPhase:       {name: "End Phase", run: endPhase},
		stepEndShip:        {name: "End Phase of a ship", run: endShip, word: "end-phase-of-ship", detail: OfShip},
		stepEndOfRound:     {name: "End of round", run: endOfRound},
		stepRoundOver:      {name: "Round over", run: roundOver},
		stepFinish:         {name: "Finish", run: finish},
		stepUseCards:       {name: "Card text", run: useCards, word: "card-text", detail: AtMoment},
		stepFleetCards:     {name: "Cards of the fleet", run: fleetCards, word: "card-texts", detail: AtMoment},
		stepTurnCloak:      {name: "Cloak Token", run: turnCloak, word: "turn-cloak", detail: OfShip},
		stepCancel:         {name: "Compare results", run: cancel, word: "compare-results"},
		stepAttackOver:     {name: "Attack over", run: attackOver, word: "attack-over", detail: OnTarget},
		stepExtraAttack:    {name: "One more attack", run: extraAttack, word: "extra-attack", detail: OnShip},
		stepActionDone:     {name: "Action performed", run: actionDone, word: "action-performed", detail: OfAction},
		stepSetUpCards:     {name: "Cards at set-up", run: setUpCards},
		stepNobody:         {name: "Uncontrolled", run: nobody, word: "unmanned-attack", detail: OfShip},
		stepActivationOver: {name: "End of activation", run: activationOver},
		stepSetUpOver:      {name: "Ships placed", run: setUpOver},
		stepCombatEnd:      {name: "End of combat", run: combatEnd},
		stepCombatSkills:   {name: "Captain Skill in combat", run: fixSkills, word: "fix-skills"},
		stepConcede:        {name: "Concede", run: conceded},
		stepForgetAttack:   {name: "Attack answered", run: forgetAttack, word: "forget-attack"},
		stepFireMount:      {name: "Attack of a mount", run: fireMount, word: "mount-attack", detail: OfShot},
		stepByHand:         {name: "By hand", run: doByHand},
		stepFreeAttack:     {name: "Free attack", run: freeAttack, word: "free-attack", detail: OfShip},
		stepTellSpecial:    {name: "In place of a maneuver", run: tellSpecial, word: "tell-special", detail: OfShip},
	}
}

func (s StepID) String() string { return steps[s].name }

// waiting is the value with which Ask panics when there is no answer yet. Only steps recovers it.
type waiting struct{}

// Turn gives a step all that it may use: the state to read, Emit to change it, Ask to be answered.
// A step may look at nothing else: it is rolled back and run again, from its top, with one more
// answer. Where a question takes work it is put with pick, which lists the options once and costs
// no panic. Its methods are those that every step needs: to read, to ask, to roll, to say what
// follows, and the few deeds that any paragraph and any sheet may do, such as damage, a destroyed
// ship, a maneuver; a deed of one paragraph alone is a function of its file.
type Turn struct {
	g        *Game
	asked    int // answers used so far in this run
	ship     ShipID
	about    About
	threat   threat      // the card about to be lost, while cards that save it are asked
	saved    bool        // it was saved
	instead  home        // where it was saved: the card that is affected in its place
	switched bool        // there is one
	spared   bool        // the card that does nothing is disabled where its price is to discard it
	token    card.Tokens // the token just spent or placed, while cards answer that
	dealt    DamageID    // the damage card just dealt face up, while cards answer that
	draws    int8        // of so many damage cards one is kept, where card text says so
	critical bool        // the damage card about to be dealt is face up
	hull     bool        // the damage just suffered was to the hull
	passage  Passage     // the move that the sheet is told of
	coming   coming      // damage about to be dealt that does not come from the attack being made
	timed    int8        // Time tokens about to be placed on the card of the threat
	mine     met         // the minefield about to go off, while cards answer that
	lockTo   ShipID      // the ship that takes the Target Lock about to be acquired, plus 1; 0 none
	locking  bool        // cards answer a Target Lock; those that they give are not answered
	mover    ShipID      // the ship that has ended a move, while cards answer that
	sown     int         // answers used when a number of chance was given last, 0 for none
	inUse    int         // lines of card text that are being used, one in the middle of the other
}

// State is the table, to read.
func (t *Turn) State() *State { return &t.g.state }

// Setup is the battle's set-up: facts that never change.
func (t *Turn) Setup() *Setup { return t.g.setup }

// Emit makes something happen: the event is applied to the state and, if somebody listens, kept for
// the log.
func Emit[E Event](t *Turn, e E) {
	t.g.change()
	e.apply(&t.g.state)
	if t.g.listening {
		t.g.pending = append(t.g.pending, e)
	}
}

// Settle emits an event, like Emit, in a step that asks nothing more, whatever it still does.
func Settle[E Event](t *Turn, e E) {
	t.settle()
	Emit(t, e)
}

// Tell says a line of the scenario: words are worked out only where somebody listens.
func (t *Turn) Tell(section string, words func() string) { t.tell(section, words, false) }

// TellScore is Tell for a line about Fleet Points.
func (t *Turn) TellScore(section string, words func() string) { t.tell(section, words, true) }

func (t *Turn) tell(section string, words func() string, score bool) {
	if t.g.listening {
		Emit(t, ScenarioSaid{Words: words(), Section: section, Score: score})
	}
}

// then puts frames on the stack so that they run in the order given, after this step. It costs no
// copy of the state: to take it back the stack is cut to the depth at which the step found it.
func (t *Turn) then(frames ...Frame) {
	if t.g.waits {
		panic(waiting{})
	}
	s := &t.g.state
	for i := len(frames) - 1; i >= 0; i-- {
		s.stack[s.nStack] = frames[i]
		s.nStack++
	}
}

// frame is a step of the ship of this one and about the same: the same step run once more, or what
// follows it.
func (t *Turn) frame(step StepID) Frame { return Frame{Step: step, Ship: t.ship, About: t.about} }

// Ask puts a question and returns its answer; without an answer the step stops here.
func (t *Turn) Ask(p Prompt) Answer {
	if t.answered() {
		return t.g.answered[t.asked-1].Answer
	}
	t.put(p)
	panic(waiting{})
}

// answer is Ask for a question that takes work: it is worked out only to be put. Without an answer
// it is not ok, and the step returns at once.
func (t *Turn) answer(question func() Prompt) (a Answer, ok bool) {
	if t.answered() {
		return t.g.answered[t.asked-1].Answer, true
	}
	t.put(question())
	return a, false
}

// pick is the option picked at a question that takes work, as answer; one alone is taken without a
// question, and is then the step's last.
func (t *Turn) pick(question func() Prompt) (o Option, ok bool) {
	if t.answered() {
		return t.g.answered[t.asked-1].picked, true
	}
	p := question()
	if len(p.Options) == 1 {
		return p.Options[0], true
	}
	p.Min, p.Max = 1, 1
	t.put(p)
	return o, false
}

// one is the option that is picked of several; one alone is taken without a question.
func (t *Turn) one(p Prompt, o []Option) Option {
	pick, ok := t.oneOf(p, o)
	if !ok {
		panic(waiting{})
	}
	return pick
}

// oneOf returns the option picked, like one, but does not panic for want of an answer: ok is false
// then. It is for a step that has nothing more to do without the answer and returns at once.
func (t *Turn) oneOf(p Prompt, o []Option) (pick Option, ok bool) {
	if p.Options = t.keep(o); len(o) == 1 {
		return o[0], true
	}
	return t.pick(func() Prompt { return p })
}

// answered goes on to the next answer of the step, if there is one.
func (t *Turn) answered() bool {
	if t.asked >= len(t.g.answered) {
		return false
	}
	t.turnLuck()
	t.asked++
	return true
}

// settle says that the step asks nothing more, whatever it still does: it is not taken back from
// here on, and the table need not be kept for it. Where chance is a question it may be the next one.
func (t *Turn) settle() { t.g.settled = !t.g.agreed }

// put opens a question. A step that goes on after one stops at the next, or where it would change
// the state.
func (t *Turn) put(p Prompt) {
	if t.g.waits {
		panic(waiting{})
	}
	if t.g.settled {
		panic("game: " + t.g.frame.Step.String() + " asks after it was settled")
	}
	p.ID = t.g.state.nextID + int32(t.asked)
	t.g.prompts, t.g.waits = append(t.g.prompts[:0], p), true
}

// reply is an answer with what it was about and the option that it picks, where it picks one.
type reply struct {
	Answer
	about  ShipID
	picked Option
}

// take records the answer to a question.
func (r *reply) take(p *Prompt, a Answer) {
	r.Answer, r.about, r.picked = a, p.Ship, Option{}
	if p.Max == 1 && a.Picks != 0 {
		r.picked = p.Given(a)
	}
}

// pickAll puts several questions at once, answered in secret and in any order: the dials. It is the
// step's only question, and not ok as answer is not.
func (t *Turn) pickAll(questions func(ask []Prompt) []Prompt) (all []reply, ok bool) {
	g := t.g
	if len(g.answered) > 0 {
		t.turnLuck()
		t.asked = len(g.answered)
		return g.answered, true
	}
	g.prompts = questions(g.prompts[:0])
	for i := range g.prompts {
		g.prompts[i].ID = g.state.nextID + int32(i)
	}
	g.waits = len(g.prompts) > 0
	return nil, !g.waits
}

// forget takes everything that was to follow off the stack.
func (t *Turn) forget() {
	t.g.change()
	t.g.state.nStack = 0
}

// chance is the source of the dice; it lies in the state, so a step run again rolls the same.
func (t *Turn) chance() *dice.Source {
	t.sow()
	t.g.change()
	return &t.g.state.Dice
}

// roll rolls a die.
func (t *Turn) roll(k dice.Kind) dice.Face { return t.chance().Roll(k) }

// Options starts a fresh list of options in the buffer of the game, for the question that is put
// next: no other list is begun before.
func (t *Turn) Options() []Option {
	n := len(t.g.opts)
	return t.g.opts[n:n:cap(t.g.opts)]
}

// keep fixes a list made with Options, so that the next list lies behind it.
func (t *Turn) keep(o []Option) []Option {
	n := len(t.g.opts)
	if n+len(o) <= cap(t.g.opts) {
		t.g.opts = t.g.opts[:n+len(o)]
	}
	return o[:len(o):len(o)]
}
