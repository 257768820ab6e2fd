package front

import (
	"context"
	"io/fs"
	"strings"
	"time"

	"attackwing/game/remote"
	"attackwing/game/remote/wire"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Afar is what a battle with a friend at another computer needs of the program.
type Afar struct {
	STUN  func() []string // addresses of servers that tell a program its own, none: within one network
	Copy  func(text string) error
	Paste func() (string, error)
	Link  func(text string) string // address at which a page opens what is behind its #; nil, "": there is none
	Cards func() []fs.FS           // the folders of the player's own cards
	// Begin begins the battle of a meeting and keeps it.
	Begin func(m *remote.Meeting) (p *remote.Peer, send [][]byte, err error)
	// Watch is the page on which a battle is watched that comes by a line, under a name.
	Watch func(h Host, l Line, name string) kit.Page
	// Running goes on with a battle of this computer, by its id.
	Running  func(battle string) (battle.Start, error)
	Loopback bool // for tests: nothing but this machine is used
}

// options are the conditions of a connection.
func (a *Afar) options(t wire.Told) wire.Options {
	o := wire.Options{Loopback: a.Loopback, Told: t}
	if a.STUN != nil {
		o.STUN = a.STUN()
	}
	return o
}

// call is a connection to a friend as it comes about. What takes its time runs beside the window.
type call struct {
	conn   *wire.Conn
	text   string // what is to be sent to the friend: the invitation, an answer
	guest  bool   // the friend has invited
	cancel func() // gives up what runs
	done   chan reached
}

// reached is what came of what ran beside.
type reached struct {
	conn *wire.Conn
	text string
	err  error
}

// runs reports whether something runs beside.
func (c *call) runs() bool { return c.done != nil }

// run runs something beside the window.
func (c *call) run(do func(ctx context.Context) reached) {
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan reached, 1)
	c.cancel, c.done = cancel, done
	go func() { done <- do(ctx) }()
}

// invite makes an invitation.
func (c *call) invite(o wire.Options) {
	c.guest = false
	c.run(func(ctx context.Context) reached {
		conn, text, err := wire.Invite(ctx, o)
		return reached{conn, text, err}
	})
}

// join answers an invitation.
func (c *call) join(invitation string, o wire.Options) {
	c.guest = true
	c.run(func(ctx context.Context) reached {
		conn, text, err := wire.Join(ctx, invitation, o)
		return reached{conn, text, err}
	})
}

// accept takes the answer to an invitation; what comes of it may be a text to send back.
func (c *call) accept(answer string) {
	conn := c.conn
	c.run(func(ctx context.Context) reached {
		text, err := conn.Accept(ctx, answer)
		return reached{conn, text, err}
	})
}

// look takes in what has run; a text is new where another one is to be sent now.
func (c *call) look() (came, isNew bool, err error) {
	if c.done == nil {
		return false, false, nil
	}
	select {
	case p := <-c.done:
		c.cancel()
		c.done = nil
		if p.err != nil {
			return true, false, p.err
		}
		if c.conn = p.conn; p.text != "" {
			c.text, isNew = p.text, true
		}
		return true, isNew, nil
	default:
		return false, false, nil
	}
}

// open reports whether lines can be sent.
func (c *call) open() bool {
	if c.conn == nil {
		return false
	}
	select {
	case <-c.conn.Open():
		return true
	default:
		return false
	}
}

// hangUp ends it.
func (c *call) hangUp() {
	if c.done != nil {
		c.cancel()
		done := c.done
		go func() { // what still comes about is closed
			if p := <-done; p.conn != nil {
				p.conn.Close()
			}
		}()
	}
	switch {
	case c.open():
		Line{c.conn}.Close()
	case c.conn != nil:
		c.conn.Close()
	}
	*c = call{}
}

// send sends lines.
func (c *call) send(lines [][]byte) {
	for _, l := range lines {
		c.conn.Send(l) // whether it is closed is told by Poll
	}
}

// Line is a connection as a battle uses it.
type Line struct{ *wire.Conn }

// Silent reports whether nothing was heard for some seconds.
func (l Line) Silent() bool { return l.State() == wire.Silent }

// heard is a line whose first text was read already; it is read once more.
type heard struct {
	Line
	first []byte
}

// Poll returns the next text that has come.
func (l *heard) Poll() (text []byte, err error) {
	if text, l.first = l.first, nil; text != nil {
		return text, nil
	}
	return l.Line.Poll()
}

// Close ends the connection, a moment later: what was said last is still on its way.
func (l Line) Close() error {
	time.AfterFunc(time.Second/2, func() { l.Conn.Close() })
	return nil
}

// IsInvitation reports whether a text is an invitation, or a link to one.
func IsInvitation(text string) bool {
	k, _, err := inviting(text)
	return err == nil && k != wire.Answer
}

// inviting returns what a text that was pasted is: of what kind, and what an invitation says.
func inviting(text string) (k wire.Kind, told wire.Told, err error) {
	_, k, told, err = wire.Unpack(invitationIn(text))
	return k, told, err
}

// joinMark stands before the invitation in a link.
const joinMark = "join="

// invitationIn returns the invitation in a text: it may be a link to the page of the program.
func invitationIn(text string) string {
	if _, after, is := strings.Cut(text, joinMark); is {
		text = after
	}
	return strings.TrimSpace(text)
}
