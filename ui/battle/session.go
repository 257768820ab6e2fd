package battle

import (
	"time"

	"attackwing/game"
	"attackwing/game/account"
	"attackwing/game/card"
	"attackwing/game/record"
	"attackwing/game/remote"
	"attackwing/physics"
	"attackwing/ui/prefs"
	"attackwing/ui/reading"
)

// Host is the part of the window that a battle depends on.
type Host interface {
	Shows() bool                 // the battle is what is seen, whatever lies over it
	Stands() bool                // a menu or the help lies over it
	Sound(name string, seat int) // lets something be heard
	Toast(words string)          // says something nobody has to answer
	// how an event is shown, nil when it is not; silent as a part of one that was
	Begin(e game.Event) (s Showing, silent bool)
	Settle()                // ends what glides
	Anew()                  // the view is another: what was judged on the old one is forgotten
	Seated(p game.PlayerID) // a player is asked
	Over()                  // the battle is over and all of it has been shown
	Back()                  // it goes on after all
	Reopen() error          // asks whoever has heard of its end whether it may
	Kept(err error)         // all was written, or why not
	Play(s Start)           // leaves this battle for another
}

// Showing is an event on its way to the eye.
type Showing interface {
	Shows() game.Event
	Step(dt float64) (done bool)
}

// Means holds the functions by which a battle saves itself and reads the time. A nil function is
// not available.
type Means struct {
	Quick   bool // no motion
	Record  func(*game.Game) error
	Dials   func(record.Dials) error
	Clocked func(seconds int) error
	Coached func(game.PlayerID) error
	Now     func() time.Time
	// Next begins the next battle of two programs and keeps it; Cards is what it is made of.
	Next  func(*remote.Rematch) (p *remote.Peer, send [][]byte, err error)
	Cards *card.Catalogue
}

// Session is a battle as a person plays it: the table, the open question, the log, the clocks and
// the players' help.
type Session struct {
	Host    Host
	Means   Means
	Changed bool // something else is to be seen
	Stirred bool // what is seen has moved

	reading.Table
	Flow     Flow
	History  History
	Question Question
	Planning Planning
	Cover    Cover
	Look     Look
	Told     Told
	Far      Far

	Clock    Clock
	Advice   Advice
	Coach    Coach
	teaching Teaching

	Halted bool // the battle stands
}

// ShownBy gives a battle the window that shows it, what a person prefers, and where it is kept. It
// comes before anything else.
func (b *Session) ShownBy(host Host, person *prefs.Settings, means Means) {
	b.Host, b.Person, b.Means, b.Changed = host, person, means, true
}

// Flow is the way of events to the eye: the waiting ones, the one being shown, a maneuver that is
// revealed and not flown yet, and the computer's thought.
type Flow struct {
	Queue    []game.Event
	Now      Showing
	Wait     float64
	unsaid   bool        // Now is written into the log when it has been shown
	unheard  bool        // Now is heard then: a card that is turned over
	Grown    bool        // what the sheet lays now has been shown growing
	Pause    *Pause      // a maneuver that is revealed and not flown yet
	Then     ThenAct     // the action after it
	Hold     Hold        // what was shown last stays until it is read
	Thinking *Thought    // of a computer player, nil none
	thought  game.Answer // what came of it
	Because  string
	weighed  [2][]weighed // the plans that it weighed for them, round by round
}

// History holds the decisions that can be taken back, and a take-back that waits for a yes.
type History struct {
	Marks    []int // numbers of answers before each decision of a person
	setStart int
	Sent     bool // answers go to another computer: it is asked before one is taken back
	Undone   record.Undone
	Agreed   bool    // to know what dice and dials say, since the last answer
	Asking   *asking // a take-back that waits for a yes
	Backs    []back  // the list of decisions, when it is open
	BackAt   int
}

// Question is the open question, and what a person has in mind for it. What the pointer shows and
// what was picked are two things: on its way to the main button a pointer crosses other options,
// and these must not be answered.
//
// Options are counted as in the prompt, refused ones after them; those of a dial as moveOf counts
// them.
type Question struct {
	PromptID int32
	Proposed int // what the table would do
	chosen   int // what was picked by a click, a digit or an arrow
	hovered  int // what lies under the pointer
	Picks    uint64
	checked  uint64 // the boxes that the table has checked
	Draft    physics.Pose
	offered  physics.Pose // where the table would place it
	Placing  placing
	Refusal  string
	RefTime  float64
	Shake    float64
	Always   []alwaysAnswer
	Unput    Unput
	seat     int // of the person who was asked last
	order    []goesFirst
	spree    spree
	again    again
}

// Planning is the dials of the seat that plans.
type Planning struct {
	Ship       game.ShipID
	Dials      map[game.ShipID]int
	Locked     map[game.ShipID]bool
	lockedLast []game.ShipID // in the order in which they were locked
	Kept       record.Dials  // those of an earlier day, until they lie on the table again
	Seat       game.PlayerID // who sees their dials
}

// Cover is the cover between two people at one screen.
type Cover struct {
	Down      bool
	lastInput time.Time // when somebody did something last
}

// Look is the ship that is looked at, and the one under the pointer.
type Look struct {
	Ship  game.ShipID // the ship looked at
	Hover game.ShipID
}

// Told holds the log, and the effects of each End Phase.
type Told struct {
	Log      []Line
	EndRead  int                   // the End Phase that is read again, plus one
	Endings  []*reading.Ending     // what each End Phase did
	dialWhy  [game.MaxShips]string // why the computer set a dial, said when it is revealed
	happened int                   // events that the log has told, or had nothing to tell of
	heard    [2]account.Heard      // since each of the two was asked last
}

// sound lets something be heard.
func (b *Session) sound(name string, seat int) { b.Host.Sound(name, seat) }
