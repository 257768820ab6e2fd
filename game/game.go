package game

import (
	"errors"
	"fmt"
	"maps"
	"math/bits"
	"slices"

	"attackwing/physics"
)

// Game is the referee. The whole input language is Submit; the whole output is events.
type Game struct {
	setup     *Setup
	state     State
	saved     State // the state as the running step found it, once changed
	changed   bool  // the running step has changed the state
	frame     Frame // the running step
	answered  []reply
	depth     uint8 // frames on the stack when the running step began
	waits     bool  // the running step has put a question and returned
	settled   bool  // the running step asks nothing more
	prompts   []Prompt
	given     []reply // to each of the prompts, as far as they have an answer
	opts      []Option
	pending   []Event // what the running step has emitted
	told      int     // how many of those were handed out
	out       []Event
	answers   []Answer
	hashes    []RoundHash // 0 those that nobody has asked for
	ends      []State     // the states they are of
	listening bool
	keeping   bool
	agreed    bool           // chance is asked, dials are sealed
	known     [MaxShips]int8 // the moves on sealed dials that this side knows, from 1; 0 none
	proofs    map[int]Proof  // of answers, by their numbers
	luck      luck
	turn      Turn
	around    Around   // of the ship that is moved
	usages    []*usage // of the lines that are being used
	hand      Hand     // what is being done by hand
}

// RoundHash is the state's hash at the end of a round.
type RoundHash struct {
	Round  int16
	Answer int // answers given until then
	Hash   uint64
}

// New lays the table and runs to the first question.
func New(setup *Setup) (*Game, error) { return begin(setup, true) }

// NewQuiet is New for headless play: no events are kept, only the state and the answers' effects.
func NewQuiet(setup *Setup) (*Game, error) { return begin(setup, false) }

func begin(setup *Setup, listening bool) (*Game, error) {
	g := &Game{listening: listening, keeping: true, opts: make([]Option, 0, roomForOptions)}
	if err := g.Restart(setup); err != nil {
		return nil, err
	}
	return g, nil
}

// roomForOptions is for how many options of the open questions there is room from the first.
const roomForOptions = 1024

// Restart begins another game in the same buffers: as New or NewQuiet did, of this set-up.
func (g *Game) Restart(setup *Setup) error {
	if err := setup.Prepare(); err != nil {
		return err
	}
	g.setup, g.luck, g.proofs = setup, luck{}, nil
	g.start()
	return nil
}

func (g *Game) start() {
	g.state = State{}
	g.answers, g.hashes, g.ends, g.out = g.answers[:0], g.hashes[:0], g.ends[:0], g.out[:0]
	g.waits = false
	g.agreed, g.known = false, [MaxShips]int8{} // the table is laid by the seed, which comes from both
	g.state.nextID = 1
	g.setup.lay(&g.state)
	g.state.stack[0] = Frame{Step: stepSetUp, Ship: NoShip}
	g.state.nStack = 1
	if p := g.setup.Position; p != nil {
		p.apply(g)
	}
	g.agreed = g.setup.Agreed
	g.next()
	g.run()
}

// next takes the next step off the stack.
func (g *Game) next() bool {
	s := &g.state
	if s.nStack == 0 {
		return false
	}
	s.nStack--
	g.frame = s.stack[s.nStack]
	g.turnDecks()
	g.changed = false
	g.answered, g.pending, g.told = g.answered[:0], g.pending[:0], 0
	return true
}

// change comes before whatever a step does to the state: how the step found it is kept, for a step
// that waits for an answer is taken back and run again. Most steps that wait have changed nothing
// yet, and cost no copy.
func (g *Game) change() {
	if g.waits {
		panic(waiting{})
	}
	if g.settled || g.changed {
		return
	}
	g.state.CopyTo(&g.saved)
	g.saved.nStack = g.depth
	g.changed = true
}

// takeBack makes the state what the running step found.
func (g *Game) takeBack() {
	if g.changed {
		g.saved.CopyTo(&g.state)
		g.changed = false
	}
}

// found is the state as the running step found it.
func (g *Game) found() *State {
	if g.changed {
		return &g.saved
	}
	return &g.state
}

// run runs steps until one waits for an answer or the game is over.
func (g *Game) run() {
	if !g.steps() {
		return
	}
	if !g.changed {
		g.state.nStack = g.depth // what the step has put on the stack it puts there again when it runs anew
	}
	g.hear()
	g.given = append(g.given[:0], make([]reply, len(g.prompts))...)
}

// steps runs them; it reports whether one waits. This is the only place that recovers, and only
// from Ask.
func (g *Game) steps() (waits bool) {
	defer func() {
		r := recover()
		if r != nil && r != (waiting{}) {
			panic(r)
		}
		waits = waits || r != nil
	}()
	for {
		g.opts, g.waits, g.settled, g.depth = g.opts[:0], false, false, g.state.nStack
		g.turn = Turn{g: g, ship: g.frame.Ship, about: g.frame.About}
		steps[g.frame.Step].run(&g.turn)
		if g.waits {
			return true
		}
		g.hear()
		g.state.nextID += int32(len(g.answered))
		g.prompts = g.prompts[:0]
		g.decide()
		if !g.next() {
			return false
		}
	}
}

// hear keeps what the running step has emitted for who listens.
func (g *Game) hear() {
	if g.listening {
		g.out = append(g.out, g.pending[min(g.told, len(g.pending)):]...)
		g.told = len(g.pending)
	}
}

// Over reports whether the battle has ended.
func (g *Game) Over() bool { return g.state.Result.Over && len(g.prompts) == 0 }

// Prompts are the open questions; both players' while dials are set. Answered ones of a set asked
// together are left out.
func (g *Game) Prompts() []Prompt {
	var open []Prompt
	for i := range g.prompts {
		if g.open(i) {
			open = append(open, g.prompts[i])
		}
	}
	return open
}

// open reports whether a prompt has no answer yet.
func (g *Game) open(i int) bool { return g.given[i].Prompt == 0 }

// Prompt is the first open question of a player, if there is one.
func (g *Game) Prompt(p PlayerID) (*Prompt, bool) {
	for i := range g.prompts {
		if g.prompts[i].Player == p && g.open(i) {
			return &g.prompts[i], true
		}
	}
	return nil, false
}

// FirstOpen is the first open question of anybody, nil when there is none.
func (g *Game) FirstOpen() *Prompt {
	for i := range g.prompts {
		if g.open(i) {
			return &g.prompts[i]
		}
	}
	return nil
}

// Submit answers an open prompt. An answer that is not legal changes nothing and says why.
// The events since the last answer are returned; the slice holds until the next Submit.
func (g *Game) Submit(a Answer) ([]Event, error) {
	i, err := g.check(a)
	if err != nil {
		return nil, err
	}
	g.out = g.out[:0]
	if g.keeping {
		g.answers = append(g.answers, a)
	}
	switch {
	case a.Concede:
		g.concede(g.prompts[i].Player)
	case a.Time:
		g.call()
	case a.Hand.Deed != NoDeed:
		g.byHand(g.prompts[i].Player, a.Hand)
	default:
		g.given[i].take(&g.prompts[i], a)
		g.proceed()
	}
	return g.out, nil
}

// proceed runs the step anew once each of its questions has an answer.
func (g *Game) proceed() {
	if len(g.prompts) > 0 && g.FirstOpen() == nil {
		g.answered = append(g.answered, g.given...)
		g.takeBack()
		g.pending = g.pending[:0]
		g.run()
	}
}

// check finds the prompt an answer is for and tells whether the answer is one of its legal ones.
func (g *Game) check(a Answer) (int, error) {
	if len(g.prompts) == 0 {
		return 0, errors.New("the battle has ended")
	}
	i := int(a.Prompt) - int(g.prompts[0].ID)
	if i < 0 || i >= len(g.prompts) {
		return 0, fmt.Errorf("question %d is not open", a.Prompt)
	}
	if !g.open(i) {
		return 0, fmt.Errorf("question %d has been answered", a.Prompt)
	}
	return i, g.legal(&g.prompts[i], a)
}

// legal tells why an answer is none of a question's, nil when it is one.
func (g *Game) legal(p *Prompt, a Answer) error {
	n, beyond := int8(bits.OnesCount64(a.Picks)), a.Picks>>uint(len(p.Options))
	switch {
	case p.Ask == AskChance, a.Chance, a.Sealed:
		return g.legalAgreed(p, a)
	case a.Beside(), a.Hand != Hand{}:
		return g.legalBeside(p, a)
	case g.agreed && p.Ask == ChooseManeuver:
		return fmt.Errorf("question %d takes a sealed answer alone", a.Prompt)
	case p.Places():
		if no := MayPlace(&g.state, g.setup, p, a.Pose); no.Code != Yes {
			return errors.New(no.Why(g.setup))
		}
	case beyond != 0:
		return fmt.Errorf("question %d has no option %d", a.Prompt, len(p.Options)+bits.TrailingZeros64(beyond)+1)
	case n < p.Min || n > p.Max:
		return fmt.Errorf("question %d needs %d to %d options, got %d", a.Prompt, p.Min, p.Max, n)
	case a.Pose != physics.Pose{}:
		return g.mayEnd(p, a)
	}
	return nil
}

// legalBeside is legal for what is done in place of an answer.
func (g *Game) legalBeside(p *Prompt, a Answer) error {
	switch {
	case a.Time && a != Answer{Prompt: a.Prompt, Time: true}:
		return fmt.Errorf("question %d is answered and time called at once", a.Prompt)
	case a.Time && g.state.TimeUp:
		return errors.New("time was called before")
	case a.Concede && a != Answer{Prompt: a.Prompt, Concede: true}:
		return fmt.Errorf("question %d is answered and conceded at once", a.Prompt)
	case a.Hand.Deed != NoDeed && a != Answer{Prompt: a.Prompt, Hand: a.Hand}:
		return fmt.Errorf("question %d is answered and something done by hand at once", a.Prompt)
	case a.Hand.Deed != NoDeed:
		if why := g.MayByHand(p.Player, a.Hand); why != "" {
			return errors.New(why)
		}
	case a.Hand != Hand{}:
		return errors.New("by hand: nothing is done")
	}
	return nil
}

// Setup returns the set-up with which the game began.
func (g *Game) Setup() *Setup { return g.setup }

// Answers are all answers so far. Set-up and answers are the save file, the replay and the bug
// report.
func (g *Game) Answers() []Answer { return g.answers }

// Hashes are the states' hashes at the ends of the rounds so far.
func (g *Game) Hashes() []RoundHash {
	for i := range g.hashes {
		if h := &g.hashes[i]; h.Hash == 0 {
			h.Hash = g.ends[i].Hash()
		}
	}
	return g.hashes
}

// Hash is the hash of the state as it stands: that of the last Hashes, where the battle has ended
// with it.
func (g *Game) Hash() uint64 {
	if n := len(g.hashes); g.Over() && n > 0 && g.hashes[n-1].Answer == len(g.answers) {
		return g.Hashes()[n-1].Hash
	}
	return g.state.Hash()
}

// Rounds returns the number of rounds that have ended, or ended the battle: the length of Hashes,
// with no hash worked out.
func (g *Game) Rounds() int { return len(g.hashes) }

// RoundEnd is the state that Hashes()[i] is of.
func (g *Game) RoundEnd(i int) *State { return &g.ends[i] }

// State is the whole truth: for the referee's own packages, records and tests. Screens and players
// get a View.
func (g *Game) State() *State { return &g.state }

// Opening are the events from the laying of the table to the first question.
func (g *Game) Opening() []Event { return g.out }

// Rewind takes the game back to where it stood after n answers, by playing it anew: the dice fall
// the same.
func (g *Game) Rewind(n int) error {
	if n < 0 || n > len(g.answers) {
		return fmt.Errorf("cannot go back to answer %d: there are %d", n, len(g.answers))
	}
	old := slices.Clone(g.answers[:n])
	maps.DeleteFunc(g.proofs, func(i int, _ Proof) bool { return i >= n })
	listening := g.listening
	g.listening = false
	g.start()
	for i, a := range old {
		g.listening = listening && i == n-1
		if _, err := g.Submit(a); err != nil {
			return fmt.Errorf("answer %d does not fit any more: %w", i+1, err)
		}
	}
	g.listening = listening
	return nil
}

// Where is the stack of steps as words, outermost first: "Combat > Modify attack dice".
func (g *Game) Where() []string {
	var w []string
	for i := range g.state.stack[:g.state.nStack] {
		w = append(w, g.state.stack[i].Step.String())
	}
	return append(w, g.frame.Step.String())
}

// CopyTo copies the game into dst for looking ahead: dst is quiet and keeps no answers.
func (g *Game) CopyTo(dst *Game) {
	dst.setup = g.setup
	g.state.CopyTo(&dst.state)
	if dst.changed = g.changed; g.changed {
		g.saved.CopyTo(&dst.saved)
	}
	dst.frame, dst.luck, dst.hand = g.frame, g.luck, g.hand
	dst.answered = append(dst.answered[:0], g.answered...)
	dst.given = append(dst.given[:0], g.given...)
	dst.listening, dst.keeping, dst.agreed = false, false, false
	dst.opts = slices.Grow(dst.opts[:0], roomForOptions)
	dst.prompts = append(dst.prompts[:0], g.prompts...)
	for i := range dst.prompts {
		n := len(dst.opts)
		dst.opts = append(dst.opts, g.prompts[i].Options...)
		dst.prompts[i].Options = dst.opts[n:len(dst.opts):len(dst.opts)]
	}
}
