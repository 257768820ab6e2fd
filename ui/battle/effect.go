package battle

import (
	"slices"

	"attackwing/game"
)

// Effect is a request of a piece of a battle for a deed that it cannot do itself, since it knows no
// other piece. A nil Effect does nothing.
type Effect interface{ effect() }

type (
	// Stale has the page laid out anew. Every other effect does, too.
	Stale struct{}

	// Refuse says why something cannot be done; Away as a toast, too, where the battle is not shown.
	Refuse struct {
		Why  string
		Away bool
	}

	// Answer gives the answer of a person, Submit one that nobody is asked for.
	Answer struct{ game.Answer }
	Submit struct{ game.Answer }

	// Widen gives an open question other options.
	Widen struct {
		Prompt  int32
		Options []game.Option
	}

	// Reason tells why the computer does something; why it set a dial when that is revealed.
	Reason struct {
		Ship   game.ShipID
		Why    string
		OfDial bool
	}

	// Watched has a ship looked at, NoShip for none.
	Watched struct{ Ship game.ShipID }

	// Reread has the view read anew, and what was judged on it forgotten.
	Reread struct{}

	// Jump takes the battle back to where so many answers were given; a note tells who agreed.
	Jump struct {
		Answers int
		Note    string
	}

	// Heard lets something of a seat be heard, 0 of nobody.
	Heard struct {
		Name string
		Seat int
	}

	// Hide covers the dials of two people at one screen until their owner is back.
	Hide struct{}

	// DialsUp says that the time for setting dials is over, and TimeUp that of the battle.
	DialsUp struct{}
	TimeUp  struct{}

	// KeepClock has so many seconds of the battle written, and KeepDials the dials that are locked.
	KeepClock struct{ Seconds int }
	KeepDials struct{}
)

func (Stale) effect()     {}
func (Refuse) effect()    {}
func (Answer) effect()    {}
func (Submit) effect()    {}
func (Widen) effect()     {}
func (Reason) effect()    {}
func (Watched) effect()   {}
func (Reread) effect()    {}
func (Jump) effect()      {}
func (Heard) effect()     {}
func (Hide) effect()      {}
func (DialsUp) effect()   {}
func (TimeUp) effect()    {}
func (KeepClock) effect() {}
func (KeepDials) effect() {}

// Do does what pieces want done, one after the other. It is the one place where what one piece wants
// changes another.
func (b *Session) Do(es ...Effect) {
	for _, e := range es {
		if e == nil {
			continue
		}
		b.Changed = true
		switch e := e.(type) {
		case Stale:
		case Refuse:
			b.Refuse(e.Why)
			if e.Away && !b.Host.Shows() {
				b.Host.Toast(e.Why)
			}
		case Answer:
			b.Answer(e.Answer)
		case Submit:
			b.submit(e.Answer)
		case Widen:
			b.OpenNow = slices.Clone(b.OpenNow) // they are the referee's
			for k := range b.OpenNow {
				if b.OpenNow[k].ID == e.Prompt {
					b.OpenNow[k].Options = e.Options
				}
			}
		case Reason:
			b.Told.reason(&b.Table, e)
		case Watched:
			b.Look.Ship = e.Ship
		case Reread:
			b.Host.Anew()
			b.See()
		case Jump:
			b.takeBack(e.Answers, e.Note)
		case Heard:
			b.sound(e.Name, e.Seat)
		case Hide:
			b.Hide(true)
		case DialsUp:
			b.dialsUp()
		case TimeUp:
			b.callTime()
		case KeepClock:
			b.Host.Kept(b.Means.Clocked(e.Seconds))
		case KeepDials:
			b.keepDials()
		}
	}
}
