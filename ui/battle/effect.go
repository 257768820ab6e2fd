package battle

import (
	"slices"

	"attackwing/game"
)

// Effect is a request of a piece of a battle for a deed that it cannot do itself, since it knows no
// other piece. A nil Effect does nothing. Here is the one place where what one piece wants changes
// another.
type Effect interface{ do(b *Session) }

// Do does what pieces want done, one after the other.
func (b *Session) Do(es ...Effect) {
	for _, e := range es {
		if e != nil {
			b.Changed = true
			e.do(b)
		}
	}
}

// several are effects one after the other.
type several []Effect

func (e several) do(b *Session) { b.Do(e...) }

// stale has the page laid out anew. Every other effect does, too.
type stale struct{}

func (stale) do(*Session) {}

// refuse says why something cannot be done; Away as a toast, too, where the battle is not shown.
type refuse struct {
	Why  string
	Away bool
}

func (e refuse) do(b *Session) {
	b.Refuse(e.Why)
	if e.Away && !b.Host.Shows() {
		b.Host.Toast(e.Why)
	}
}

// toast says something in passing.
type toast struct{ Words string }

func (e toast) do(b *Session) { b.Host.Toast(e.Words) }

// answer gives the answer of a person, submit one that nobody is asked for.
type (
	answer struct{ game.Answer }
	submit struct{ game.Answer }
)

func (e answer) do(b *Session) { b.Answer(e.Answer) }
func (e submit) do(b *Session) { b.submit(e.Answer) }

// widen gives an open question other options.
type widen struct {
	Prompt  int32
	Options []game.Option
}

func (e widen) do(b *Session) {
	b.OpenNow = slices.Clone(b.OpenNow) // they are the referee's
	for k := range b.OpenNow {
		if b.OpenNow[k].ID == e.Prompt {
			b.OpenNow[k].Options = e.Options
		}
	}
}

// reason tells why the computer does something; why it set a dial when that is revealed.
type reason struct {
	Ship   game.ShipID
	Why    string
	OfDial bool
}

func (e reason) do(b *Session) { b.Told.reason(&b.Table, e) }

// watched has a ship looked at, NoShip for none.
type watched struct{ Ship game.ShipID }

func (e watched) do(b *Session) { b.Look.Ship = e.Ship }

// reread has the view read anew, and what was judged on it forgotten.
type reread struct{}

func (reread) do(b *Session) {
	b.Host.Anew()
	b.See()
}

// Jump takes the battle back to where so many answers were given; a note tells who agreed.
type Jump struct {
	Answers int
	Note    string
}

func (e Jump) do(b *Session) { b.takeBack(e.Answers, e.Note) }

// heard lets something of a seat be heard, 0 of nobody.
type heard struct {
	Name string
	Seat int
}

func (e heard) do(b *Session) { b.sound(e.Name, e.Seat) }

// hide covers the dials of two people at one screen until their owner is back.
type hide struct{}

func (hide) do(b *Session) { b.Hide(true) }

// dialsUp says that the time for setting dials is over, and timeUp that of the battle.
type (
	dialsUp struct{}
	timeUp  struct{}
)

func (dialsUp) do(b *Session) { b.dialsUp() }
func (timeUp) do(b *Session)  { b.callTime() }

// happened shows what a line of another computer led to; lost says that the line there is lost, and
// otherBattle that it is one to another battle.
type (
	happened    struct{ Events []game.Event }
	lost        struct{}
	otherBattle struct{}
)

func (e happened) do(b *Session) { b.happened(e.Events) }
func (lost) do(b *Session)       { b.Far.lose() }
func (otherBattle) do(b *Session) {
	b.Far.lose()
	b.Refuse("This is the line to another battle. Invite once more.")
}

// begins plays another battle.
type begins struct{ Start }

func (e begins) do(b *Session) { b.Host.Play(e.Start) }

// keepClock has so many seconds of the battle written, and keepDials the dials that are locked.
type (
	keepClock struct{ Seconds int }
	keepDials struct{}
)

func (e keepClock) do(b *Session) { b.Host.Kept(b.Means.Clocked(e.Seconds)) }
func (keepDials) do(b *Session)   { b.keepDials() }
