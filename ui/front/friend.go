package front

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/remote"
	"attackwing/game/remote/wire"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Friend is the page on which two people at two computers meet: one invites, the other answers, both
// choose a fleet and accept what the other brings. On it somebody is also invited to watch a battle.
type Friend struct {
	window Window
	afar   *Afar
	own    *Next // what is played where nobody else has invited
	key    string
	next   *Next // what is played
	fleets *Fleets
	goesOn *battle.Session // a battle that goes on by a new line, nil: one begins
	shows  *battle.Session // a battle that somebody is invited to watch, nil none
	table  *game.Setup     // a battle that plays on from a table, nil: fleets are chosen
	seat   game.PlayerID   // that is this player's there
	laid   *scene.Board    // what lies there, once it was shown

	name       kit.Typed
	pasted     kit.Typed
	invitation string // of the friend, "" none
	watches    bool   // it is one to watch a battle
	told       wire.Told
	call       call
	meet       *remote.Meeting // once there is a line
	peer       *remote.Peer    // once both have accepted
	wrong      string
	tabs       kit.Tabs
	read       kit.Scrolled
	away       bool
}

// stage is how far a meeting has come.
type stage int

const (
	atChoosing  stage = iota // what is played, and an own fleet
	atPreparing              // a text to send is made
	atInvited                // an invitation was pasted
	atOffering               // the invitation is out
	atAnswered               // the answer is out
	atGreeting               // the line is there
	atPicking                // who was invited chooses a fleet
	atAwaiting               // the other does
	atJudging                // both fleets are shown
	atBeginning
)

// NewFriend is the page for a battle that is begun, with the fleet of a title's first seat.
func newFriend(w Window, n *Next, key string) *Friend {
	p := &Friend{window: w, afar: n.o.Afar, own: n, key: key, away: true}
	given, _ := w.People()
	p.name = kit.TypedOf(given[0])
	p.anew()
	return p
}

// NewInvited is the page on which an invitation is answered that came as a link.
func NewInvited(w Window, o Options, text string) *Friend {
	p := newFriend(w, newNext(o), "")
	p.takes(text)
	return p
}

// NewAgain is the page on which a battle goes on by a new line.
func NewAgain(w Window, o Options, b *battle.Session) *Friend {
	return &Friend{window: w, afar: o.Afar, next: newNext(o), goesOn: b}
}

// NewShowing is the page on which somebody is invited to watch a battle.
func NewShowing(w Window, o Options, b *battle.Session) *Friend {
	return &Friend{window: w, afar: o.Afar, next: newNext(o), shows: b}
}

// NewPlaced is the page on which a friend is invited to play on from a table, with one's own player.
func NewPlaced(w Window, o Options, table *game.Setup, own game.PlayerID) *Friend {
	given, _ := w.People()
	return &Friend{window: w, afar: o.Afar, next: newNext(o), table: table, seat: own, name: kit.TypedOf(given[0])}
}

// anew begins with the own battle and fleet.
func (p *Friend) anew() {
	if p.own != nil {
		p.lay(p.own, false)
		p.fleets.pickKey(0, p.key)
	}
}

// lay lists the fleets of who is here: the first seat invites, the second is invited.
func (p *Friend) lay(n *Next, swapped bool) {
	p.next, p.fleets = n, newFleets(p.window, n)
	p.fleets.swapped, p.fleets.kept, p.fleets.guest = swapped, true, true
	if p.call.guest {
		p.fleets.tabs.At = 1
	}
	p.fleets.list(true)
}

// side returns whose fleets are listed for who is here: the first seat's, or the guest's.
func (p *Friend) side() int { return kit.If(p.call.guest, 1, 0) }

// Name of the page.
func (p *Friend) Name() string { return "friend" }

// stage returns how far the meeting has come.
func (p *Friend) stage() stage {
	m := p.meet
	switch {
	case p.peer != nil:
		return atBeginning
	case p.call.runs() && (p.call.conn == nil || p.call.text == ""):
		return atPreparing
	case p.call.conn == nil && p.invitation != "":
		return atInvited
	case p.call.conn == nil:
		return atChoosing
	case m == nil && p.call.guest:
		return atAnswered
	case m == nil:
		return atOffering
	case m.Setup() != nil:
		return atJudging
	case m.Chosen(m.Me()):
		return atAwaiting
	}
	if sc, _, _ := m.Terms(); sc == nil {
		return atGreeting
	}
	return atPicking
}

// lookOften is after how many seconds a line is looked at.
const lookOften = 0.05

// Tick goes on with what runs beside, and takes in what the friend's program says.
func (p *Friend) Tick(float64) kit.Wake {
	w := kit.Anew(&p.away, func() {
		if p.fleets != nil {
			p.fleets.relist()
		}
	})
	if !p.call.runs() && p.call.conn == nil {
		return w
	}
	was, wrong := p.stage(), p.wrong
	came, isNew, err := p.call.look()
	if err != nil {
		p.fail(err)
	} else if isNew {
		p.copy()
	}
	heard := p.call.open() && p.listen()
	w.In = min(w.In, lookOften)
	w.Changed = w.Changed || came || heard || p.stage() != was || p.wrong != wrong
	return w
}

// copy puts the text for the friend on the clipboard.
func (p *Friend) copy() {
	if err := p.afar.Copy(p.sent()); err != nil {
		p.wrong = names.Sentence(err.Error()) + " Select the text and copy it."
		return
	}
	p.window.Toast("Copied. Send it to your friend.")
}

// sent returns what the friend is sent: an answer as it is, for it has to be pasted, an invitation as a
// link where there is a page that opens it.
func (p *Friend) sent() string {
	if p.call.guest || p.goesOn != nil || p.afar.Link == nil || !IsInvitation(p.call.text) {
		return p.call.text
	}
	return cmp.Or(p.afar.Link(joinMark+p.call.text), p.call.text)
}

// fail says what went wrong. The way to the friend is given up.
func (p *Friend) fail(err error) {
	p.wrong = names.Sentence(err.Error())
	if p.call.conn != nil && !p.call.open() && !errors.Is(err, wire.ErrClosed) && p.meet == nil && !p.call.guest {
		return // the answer was not one: the invitation is as good as before
	}
	p.drop()
}

// drop ends the meeting.
func (p *Friend) drop() {
	p.call.hangUp()
	if p.peer != nil {
		p.peer.Close()
	}
	p.meet, p.peer, p.invitation, p.watches, p.laid = nil, nil, "", false, nil
	p.pasted = kit.Typed{}
	p.anew()
}

// called returns the own name.
func (p *Friend) called() string { return strings.TrimSpace(p.name.String()) }

// other returns the name of the friend.
func (p *Friend) other() string {
	name := p.told.Name
	switch {
	case p.goesOn != nil:
		name = p.goesOn.Game.Setup().Player(p.goesOn.Far.Other())
	case p.meet != nil:
		if n, ok := p.meet.Other(); ok {
			name = n
		}
	}
	return cmp.Or(name, kit.If(p.shows != nil, "your guest", "your friend"))
}

// reached goes on with what the line was wanted for, and reports whether that was no new battle.
func (p *Friend) reached() bool {
	line := Line{p.call.conn}
	switch {
	case p.goesOn != nil:
		p.goesOn.Reach(line)
		p.window.Toast(p.other() + " is back.")
		p.window.Back()
	case p.shows != nil:
		if err := p.shows.Far.Show(p.shows.Game, line); err != nil {
			line.Close()
			p.window.Toast(names.Sentence(err.Error()))
		}
		p.window.Back()
	case p.watches:
		p.window.Back()
		p.window.Open(p.afar.Watch(p.window, line, p.called()))
	default:
		return false
	}
	p.call = call{}
	return true
}

// listen goes on with the meeting once there is a line, and reports whether anything came.
func (p *Friend) listen() (heard bool) {
	if p.reached() {
		return true
	}
	err := error(nil)
	if p.meet == nil {
		err, heard = p.greet(), true
	}
	for err == nil && p.call.conn != nil && (p.peer == nil || p.peer.Game() == nil) {
		var text []byte
		if text, err = p.call.conn.Poll(); text != nil {
			err, heard = p.take(text), true
		} else if err == nil {
			return heard
		}
	}
	if err != nil {
		p.fail(err)
	}
	return true
}

// greet begins the meeting.
func (p *Friend) greet() (err error) {
	var send [][]byte
	if p.call.guest {
		p.meet, send = remote.Guest(p.called(), scenarios.ByID, p.next.catalogue())
		p.call.send(send)
		return nil
	}
	if p.table != nil {
		p.meet, send, err = remote.Placed(p.called(), p.table, p.seat, p.next.catalogue(), p.afar.Cards()...)
		if err == nil {
			p.call.send(send)
		}
		return err
	}
	h, err := p.next.rules()
	if err != nil {
		return err
	}
	side := ""
	if sides := p.fleets.sides(); len(sides) == 2 {
		side = sides[0]
	}
	p.meet, send, err = remote.Invited(p.called(), p.next.scenarios[p.next.at], h, side, p.next.catalogue())
	if err != nil {
		return err
	}
	p.call.send(send)
	return p.choose()
}

// choose tells the fleet that is picked.
func (p *Friend) choose() error {
	o := p.fleets.picked(p.side())
	if o == nil {
		return errors.New("choose a fleet first")
	}
	l := o.list
	if _, _, side := p.meet.Terms(); side != "" {
		l.Side = side
	}
	send, err := p.meet.Choose(l, p.afar.Cards()...)
	p.call.send(send)
	return err
}

// take takes a line of the friend in.
func (p *Friend) take(text []byte) error {
	if p.peer != nil {
		send, _, err := p.peer.Take(text)
		p.call.send(send)
		if err == nil {
			p.play()
		}
		return err
	}
	if a, is := remote.ReadAside(text); is && a.Aside == remote.Have && p.call.guest {
		return p.resume(a.Battle, text)
	}
	send, err := p.meet.Take(text)
	p.call.send(send)
	if err != nil {
		return err
	}
	if sc, house, _ := p.meet.Terms(); p.call.guest && sc != nil && p.fleets == nil {
		p.known(sc, house)
	}
	return p.begin()
}

// resume goes on with a battle that is running, as the other program has said first.
func (p *Friend) resume(id string, said []byte) error {
	b, err := p.afar.Running(id)
	if err != nil {
		p.call.send(p.meet.Leave("not a player of this battle"))
		return fmt.Errorf("this battle is running, and you cannot play it here: %w. Ask for an invitation to watch", err)
	}
	b.Far.Wire = &heard{Line{p.call.conn}, said}
	p.call, p.meet, p.invitation = call{}, nil, ""
	p.window.Back()
	p.window.Toast("This battle was running. It continues.")
	p.window.Play(b)
	return nil
}

// known lists the fleets for what the friend plays.
func (p *Friend) known(sc game.Scenario, house *game.House) {
	o := p.next.o
	o.Scenario = sc.Sheet().ID
	n := newNext(o)
	n.House = house.Values()
	_, _, side := p.meet.Terms()
	sides := sc.Sheet().Sides
	p.lay(n, len(sides) == 2 && sides[0] == side)
}

// begin begins the battle once both have accepted.
func (p *Friend) begin() error {
	if !p.meet.Ready() {
		return nil
	}
	peer, send, err := p.afar.Begin(p.meet)
	if err != nil {
		return err
	}
	p.peer = peer
	p.call.send(send)
	return nil
}

// play plays the battle as soon as its first number of chance is known.
func (p *Friend) play() {
	g := p.peer.Game()
	if g == nil {
		return
	}
	start := battle.Start{Game: g, Players: [2]string{"human", "human"},
		Far: battle.Far{Peer: p.peer, Wire: Line{p.call.conn}}}
	p.call, p.peer, p.meet, p.invitation = call{}, nil, nil, ""
	p.window.Back()
	p.window.Play(start)
}

// takes takes a text in that was pasted: an invitation, or the answer to one.
func (p *Friend) takes(text string) {
	p.wrong = ""
	k, told, err := inviting(text)
	switch {
	case err != nil:
		p.wrong = names.Sentence(err.Error())
	case p.call.conn != nil:
		p.call.accept(invitationIn(text))
	case k == wire.Answer:
		p.wrong = "This is an answer. Make an invitation first."
	case p.shows != nil || p.goesOn != nil && k == wire.Watch:
		p.wrong = "This is an invitation to another battle. Open it from the title page."
	default:
		p.invitation, p.told, p.call.guest, p.fleets = invitationIn(text), told, true, nil
		p.watches = k == wire.Watch
		if p.goesOn != nil {
			p.join()
		}
	}
	p.pasted = kit.Typed{}
}

// join answers the invitation.
func (p *Friend) join() {
	p.keepName()
	p.call.join(p.invitation, p.afar.options(wire.Told{}))
}

// invite makes an invitation.
func (p *Friend) invite() {
	p.wrong = ""
	p.keepName()
	o := p.afar.options(p.tells())
	o.Watch = p.shows != nil
	p.call.invite(o)
}

// tells returns what the invitation says.
func (p *Friend) tells() wire.Told {
	if b := p.played(); b != nil {
		return wire.Told{Name: b.Game.Setup().Player(b.Far.Me()), Sheet: b.Where()}
	}
	if p.table != nil {
		return wire.Told{Name: p.called(), Sheet: tableWords(p.table)}
	}
	return wire.Told{Name: p.called(), Sheet: p.next.Sheet().Title, Points: p.next.limit()}
}

// played is the battle that the page belongs to, nil: one begins.
func (p *Friend) played() *battle.Session {
	if p.shows != nil {
		return p.shows
	}
	return p.goesOn
}

// keepName keeps the own name for the next time.
func (p *Friend) keepName() {
	if given, _ := p.window.People(); p.played() == nil && given[0] != p.called() {
		p.window.Name(0, p.called())
	}
}

// leave leaves the meeting and the page.
func (p *Friend) leave() {
	if p.meet != nil {
		p.call.send(p.meet.Leave(cmp.Or(p.called(), "The other player") + " has left."))
	}
	p.drop()
	p.window.Back()
}
