package battle

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"time"

	"attackwing/game"
	"attackwing/game/remote"
	"attackwing/ui/reading"
)

// Wire is the way to another computer. It never waits.
type Wire interface {
	Send(text []byte) error
	Poll() (text []byte, err error) // the next that has come, nil none, an error once it is lost
	Silent() bool                   // nothing was heard for some seconds
	Close() error
}

// Far is a player at another computer, with whom a battle is played by lines that nobody need
// trust. The zero value is none: whoever plays is here.
type Far struct {
	Peer *remote.Peer
	Wire Wire             // nil while it is lost
	Now  func() time.Time // nil: there is no clock
	Came *remote.Letter   // a move by letter that opens the battle, nil none
	// Watched is a battle of others that was watched to its end: there is no Peer, and nothing is taken back.
	Watched bool

	audience audience
	next     next
	plea     plea
	decided  []int // the answers before each that a person has decided on here

	silent  bool
	letters bool      // there is no line: moves go by letter
	met     bool      // what the other has taken is known: what it lacks was sent
	Wrong   string    // why the two programs cannot go on, "" they can
	Else    bool      // another window has gone on with the battle
	since   time.Time // the line is lost, or the other is asked
	rang    time.Time // the other was called last
	shown   int       // the seconds that are drawn
	locked  []game.ShipID
	round   int16 // in which those ships of the other have their dials locked
}

// elsewhere stands in a battle for a player at another computer: no person here, and never asked.
type elsewhere struct{}

// Choose returns nothing: the answer comes by the line.
func (elsewhere) Choose(*game.View, *game.Prompt) game.Answer { return game.Answer{} }

// Is reports whether somebody plays at another computer.
func (f *Far) Is() bool { return f.Peer != nil }

// Me is the player here.
func (f *Far) Me() game.PlayerID { return f.Peer.Me() }

// Other is the player there.
func (f *Far) Other() game.PlayerID { return f.Me().Other() }

// Lost reports whether the line is lost.
func (f *Far) Lost() bool { return f.Is() && !f.letters && (f.Wire == nil || f.silent) }

// Waited returns the seconds since the line was lost, or since the other is waited for.
func (f *Far) Waited() float64 {
	if f.since.IsZero() {
		return 0
	}
	return max(0, f.now().Sub(f.since).Seconds())
}

func (f *Far) now() time.Time {
	if f.Now == nil {
		return time.Time{}
	}
	return f.Now()
}

// own gives the answer of the player here.
func (f *Far) own(t *reading.Table, a game.Answer) ([]game.Event, error) {
	if a.Beside() { // it belongs to the question that both know to be asked
		p := t.Game.FirstOpen()
		if ps := t.Plans(f.Me()); a.Concede && len(ps) > 0 {
			p = &ps[0]
		}
		if p == nil || p.Player != f.Me() && !(a.Time && p.Ask == game.ChooseManeuver) {
			return nil, errors.New("you can do this when you choose next")
		}
		a.Prompt = p.ID
	}
	send, events, err := f.Peer.Own(a)
	f.elsewhere(err)
	f.send(send)
	return events, err
}

// elsewhere reports whether an error is that of another window that goes on with the battle: then this
// one stops.
func (f *Far) elsewhere(err error) bool {
	if errors.Is(err, remote.ErrElsewhere) {
		f.Else = true
		f.lose()
	}
	return f.Else
}

// send sends lines of the battle. Those that do not get through are sent by the next wire.
func (f *Far) send(lines [][]byte) {
	for _, l := range lines {
		if f.Wire != nil && f.met {
			f.Wire.Send(l) // whether it is lost is said by Came
		}
	}
}

// say sends an aside.
func (f *Far) say(a remote.Aside) {
	if f.Wire != nil {
		f.Wire.Send(a.Bytes())
	}
}

// take takes what has come in: a line of the battle, or an aside.
func (f *Far) take(t *reading.Table, m *Means, text []byte) Effect {
	if a, is := remote.ReadAside(text); is {
		return f.hear(t, &a)
	}
	if t.Game.Over() && (f.next.peer != nil || remote.IsRematch(text)) {
		return f.talks(m, text)
	}
	if remote.Greets(text) { // a program that was begun anew finds its battle by what is said here
		return nil
	}
	var l struct{ N int }
	if json.Unmarshal(text, &l) == nil && l.N > 0 && l.N <= f.Peer.Taken() { // it was sent twice
		return nil
	}
	send, events, err := f.Peer.Take(text)
	f.send(send)
	if f.elsewhere(err) {
		return lost{}
	}
	if err != nil && !t.Game.Over() { // who gave up at the same time says more than is heard
		f.Wrong = err.Error()
		return lost{}
	}
	return happened{events}
}

// hear takes an aside in.
func (f *Far) hear(t *reading.Table, a *remote.Aside) Effect {
	switch a.Aside {
	case remote.Have:
		if a.Battle != f.Peer.Battle() {
			return otherBattle{}
		}
		f.met = true
		f.send(f.Peer.Sent(a.Have))
	case remote.Ring:
		return heard{"your-turn", int(f.Me()) + 1}
	case remote.Locked:
		f.round, f.locked = a.Round, a.Ships
		return stale{}
	}
	return nil
}

// Locked reports whether the dial of a ship of the other is locked.
func (f *Far) Locked(s *game.State, id game.ShipID) bool {
	return f.Peer.Sealed(f.Other()) || s.Phase != game.Planning ||
		f.round == s.Round && slices.Contains(f.locked, id)
}

// Dials returns the dials of the ships here as they are sealed, none before all are.
func (f *Far) Dials() []remote.Dial {
	if !f.Is() || !f.Peer.Sealed(f.Me()) {
		return nil
	}
	return f.Peer.Dials()
}

// ringEvery is the time between two calls.
const ringEvery = time.Minute

// MayRing reports whether the other can be called.
func (f *Far) MayRing() bool {
	return f.Wire != nil && (f.rang.IsZero() || f.now().Sub(f.rang) >= ringEvery)
}

// Ring calls the other.
func (f *Far) Ring() {
	f.rang = f.now()
	f.say(remote.Aside{Aside: remote.Ring})
}

// tell tells the other which dials are locked here, not at what.
func (f *Far) tell(pl *Planning, round int16) {
	if f.Peer.Sealed(f.Me()) {
		return
	}
	f.say(remote.Aside{Aside: remote.Locked, Round: round, Ships: slices.Sorted(maps.Keys(pl.Locked))})
}

// lose takes note that the wire is lost, or that the programs cannot go on.
func (f *Far) lose() {
	f.Close()
	f.since = f.now()
}

// Leave hangs up, for who watches, too: the battle is left.
func (f *Far) Leave() {
	f.Close()
	f.audience.close("The battle was left.")
}

// Close hangs up.
func (f *Far) Close() {
	f.next.leave()
	if f.Wire != nil {
		f.Wire.Close()
		f.Wire = nil
	}
}

// Wake returns the seconds until a look for lines is due, 0 where nobody plays at another computer.
func (f *Far) Wake() float64 {
	switch {
	case !f.Is():
		return 0
	case f.Wire != nil || f.Watchers() > 0:
		return 0.05
	}
	return 1
}

// Ends returns where the ships here end by the dials that are sealed, on a view.
func (f *Far) Ends(v game.View) []reading.LockedEnd {
	pl := Planning{Dials: map[game.ShipID]int{}, Locked: map[game.ShipID]bool{}}
	for _, d := range f.Dials() {
		if d.Special < 0 {
			pl.Dials[d.Ship], pl.Locked[d.Ship] = int(d.Move), true
		}
	}
	if len(pl.Locked) == 0 {
		return nil
	}
	return pl.fly(&v, game.NoShip)
}

// beginFar goes on with a battle whose other player is at another computer.
func (b *Session) beginFar() {
	f := &b.Far
	if b.History.Sent = f.Is() || f.Watched; b.History.Sent {
		b.History.Marks = nil
	}
	if !f.Is() {
		return
	}
	f.Now, f.plea = b.Means.Now, plea{shown: f.Peer.Undone()}
	b.happened(nil)
	w := f.Wire
	f.Wire = nil
	if b.Reach(w); f.Came == nil {
		return
	}
	if err := b.ReadLetter(f.Came); err != nil {
		b.Refuse(err.Error())
	}
	f.Came = nil
}

// Reach goes on by a wire, nil: it is lost.
func (b *Session) Reach(w Wire) {
	f := &b.Far
	f.Close()
	f.Wire, f.since, f.met, f.letters, b.Changed = w, f.now(), false, false, true
	f.say(remote.Aside{Aside: remote.Have, Battle: f.Peer.Battle(), Have: f.Peer.Taken()})
	f.tell(&b.Planning, b.Shown.Round)
}

// happened shows what has come of a line.
func (b *Session) happened(events []game.Event) {
	f := &b.Far
	f.since = f.now()
	if b.undone() {
		return
	}
	b.Flow.Queue = append(b.Flow.Queue, events...)
	if is := f.Peer.Sealed(f.Me()); is != b.Sealed {
		b.Sealed, b.OpenAt = is, 0
	}
	if len(events) > 0 {
		b.keep()
	}
}

// Listen takes in what has come from another computer, and shows the battle to those who watch it.
func (b *Session) Listen() {
	f := &b.Far
	watched := f.Watchers()
	for _, told := range f.audience.follow(b.Game, f.plea.shown) {
		b.Host.Toast(told)
	}
	b.Changed = b.Changed || f.Watchers() != watched
	if f.Wire != nil {
		b.hear()
	}
	if n := int(f.Waited()); f.Is() && n != f.shown && (f.Lost() || b.Stage() == Thinks) {
		f.shown, b.Changed = n, true
	}
}

// hear takes in the lines that have come.
func (b *Session) hear() {
	f := &b.Far
	for f.Wire != nil {
		text, err := f.Wire.Poll()
		if err != nil {
			b.Do(lost{})
			return
		}
		if text == nil {
			break
		}
		b.Do(f.take(&b.Table, &b.Means, text))
	}
	if is := f.Wire != nil && f.Wire.Silent(); is != f.silent {
		if f.silent, f.since, b.Changed = is, f.now(), true; !is && f.Wire != nil {
			b.Host.Toast(b.Game.Setup().Player(f.Other()) + " is back.")
		}
	}
}

// DialLocked reports whether a ship's dial is locked, as far as it is seen here.
func (b *Session) DialLocked(id game.ShipID) bool {
	if b.Far.Is() && b.Shown.Ships[id].Owner == b.Far.Other() {
		return b.Far.Locked(&b.Shown, id)
	}
	return !b.IsOpen(id) || b.Planning.Locked[id]
}
