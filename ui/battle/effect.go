package battle

import (
	"slices"

	"attackwing/game"
)

// Effect is a request of a piece of a battle for a deed that it cannot do itself, since it knows no
// other piece. A nil Effect does nothing.
type Effect interface{ effect() }

type (
	// stale has the page laid out anew. Every other effect does, too.
	stale struct{}

	// refuse says why something cannot be done; Away as a toast, too, where the battle is not shown.
	refuse struct {
		Why  string
		Away bool
	}

	// answer gives the answer of a person, Submit one that nobody is asked for.
	answer struct{ game.Answer }
	submit struct{ game.Answer }

	// widen gives an open question other options.
	widen struct {
		Prompt  int32
		Options []game.Option
	}

	// reason tells why the computer does something; why it set a dial when that is revealed.
	reason struct {
		Ship   game.ShipID
		Why    string
		OfDial bool
	}

	// watched has a ship looked at, NoShip for none.
	watched struct{ Ship game.ShipID }

	// reread has the view read anew, and what was judged on it forgotten.
	reread struct{}

	// Jump takes the battle back to where so many answers were given; a note tells who agreed.
	Jump struct {
		Answers int
		Note    string
	}

	// heard lets something of a seat be heard, 0 of nobody.
	heard struct {
		Name string
		Seat int
	}

	// hide covers the dials of two people at one screen until their owner is back.
	hide struct{}

	// dialsUp says that the time for setting dials is over, and TimeUp that of the battle.
	dialsUp struct{}
	timeUp  struct{}

	// happened shows what a line of another computer led to; lost says that the line there is lost,
	// and otherBattle that it is one to another battle.
	happened    struct{ Events []game.Event }
	lost        struct{}
	otherBattle struct{}

	// talks is what another computer says about the next battle.
	talks struct{ text []byte }

	// keepClock has so many seconds of the battle written, and KeepDials the dials that are locked.
	keepClock struct{ Seconds int }
	keepDials struct{}
)

func (stale) effect()       {}
func (refuse) effect()      {}
func (answer) effect()      {}
func (submit) effect()      {}
func (widen) effect()       {}
func (reason) effect()      {}
func (watched) effect()     {}
func (reread) effect()      {}
func (Jump) effect()        {}
func (heard) effect()       {}
func (hide) effect()        {}
func (dialsUp) effect()     {}
func (timeUp) effect()      {}
func (happened) effect()    {}
func (lost) effect()        {}
func (otherBattle) effect() {}
func (talks) effect()       {}
func (keepClock) effect()   {}
func (keepDials) effect()   {}

// Do does what pieces want done, one after the other. It is the one place where what one piece wants
// changes another.
func (b *Session) Do(es ...Effect) {
	for _, e := range es {
		if e == nil {
			continue
		}
		b.Changed = true
		switch e := e.(type) {
		case stale:
		case refuse:
			b.Refuse(e.Why)
			if e.Away && !b.Host.Shows() {
				b.Host.Toast(e.Why)
			}
		case answer:
			b.Answer(e.Answer)
		case submit:
			b.submit(e.Answer)
		case widen:
			b.OpenNow = slices.Clone(b.OpenNow) // they are the referee's
			for k := range b.OpenNow {
				if b.OpenNow[k].ID == e.Prompt {
					b.OpenNow[k].Options = e.Options
				}
			}
		case reason:
			b.Told.reason(&b.Table, e)
		case watched:
			b.Look.Ship = e.Ship
		case reread:
			b.Host.Anew()
			b.See()
		case Jump:
			b.takeBack(e.Answers, e.Note)
		case heard:
			b.sound(e.Name, e.Seat)
		case hide:
			b.Hide(true)
		case dialsUp:
			b.dialsUp()
		case timeUp:
			b.callTime()
		case happened:
			b.happened(e.Events)
		case lost:
			b.Far.lose()
		case otherBattle:
			b.Far.lose()
			b.Refuse("This is the line to another battle. Invite once more.")
		case talks:
			b.talks(e.text)
		case keepClock:
			b.Host.Kept(b.Means.Clocked(e.Seconds))
		case keepDials:
			b.keepDials()
		}
	}
}
