package wire

import (
	"context"
	"errors"
	"sync"
)

// Options are the conditions of a connection.
type Options struct {
	// STUN are addresses of servers that tell a program the address under which the internet sees
	// it, as "stun:host:port". They learn that address. Without one, players find each other only
	// within one network. A router keeps such an address open for some two minutes: an answer that
	// comes later may find nobody.
	STUN     []string
	Loopback bool // for tests: nothing but this machine is used
	Counter  bool // Join answers with an invitation of its own, as it does in Firefox
	Watch    bool // Invite invites somebody to watch
	Told          // what the invitation says
}

// Told is what an invitation says about the battle. Nobody has checked it.
type Told struct {
	Name   string // of the player who invites
	Sheet  string // title of the scenario
	Points int    // limit of a fleet, 0 unknown
}

// Bounds of what comes from the other side.
const (
	MaxLine  = 4096 // bytes of a line
	maxQueue = 256  // lines that nobody has read
)

// State is the state of a connection.
type State uint8

// The states of a connection.
const (
	Waiting State = iota // the other player has not connected yet
	Open
	Silent // was open, and nothing has been heard for some seconds; it may become Open again
	Closed
)

// Conn is a connection to the program of another player. Its methods but Accept may be called from
// several goroutines.
type Conn struct {
	opts  Options
	offer string // of the invitation, "" once it is answered
	in    chan []byte
	open  chan struct{}
	done  chan struct{}

	mu    sync.Mutex
	via   carrier
	state State
	why   error
}

// carrier is what carries the lines: pion's connection, a browser's, or memory. It tells its Conn
// what happens.
type carrier interface {
	offer(ctx context.Context) (sdp string, err error)
	answer(ctx context.Context, offer string) (sdp string, err error)
	accept(answer string) error
	send(line []byte) error
	close()
}

func newConn(o Options) *Conn {
	return &Conn{opts: o, in: make(chan []byte, maxQueue), open: make(chan struct{}), done: make(chan struct{})}
}

// Invite begins a connection and returns the invitation to send to the other player. It waits until
// the own addresses are known, or as many as are known by the deadline of ctx: milliseconds, with
// STUN some seconds. The invitation lives as long as the connection.
func Invite(ctx context.Context, o Options) (c *Conn, invitation string, err error) {
	c = newConn(o)
	v, err := connect(c, o)
	if err != nil {
		return nil, "", err
	}
	if c.offer, err = v.offer(ctx); err == nil {
		kind := Offer
		if o.Watch {
			kind = Watch
		}
		invitation, err = Pack(c.offer, kind, o.Told)
	}
	if err != nil {
		v.close()
		return nil, "", err
	}
	c.use(v)
	return c, invitation, nil
}

// Join begins a connection to the player who made an invitation, and returns the answer to send
// back. Until that is pasted there, the connection has to stay.
func Join(ctx context.Context, invitation string, o Options) (c *Conn, answer string, err error) {
	offer, kind, _, err := Unpack(invitation)
	switch {
	case err != nil:
		return nil, "", err
	case kind == Answer:
		return nil, "", errors.New("this is an answer, not an invitation. Paste it where you invited")
	case o.Counter || impatient():
		return Invite(ctx, o)
	}
	c = newConn(o)
	answer, err = c.answer(ctx, offer)
	return c, answer, err
}

// answer answers an offer by a carrier of its own.
func (c *Conn) answer(ctx context.Context, offer string) (answer string, err error) {
	v, err := connect(c, c.opts)
	if err != nil {
		return "", err
	}
	sdp, err := v.answer(ctx, offer)
	if err == nil {
		answer, err = Pack(sdp, Answer, Told{})
	}
	if err != nil {
		v.close()
		return "", err
	}
	c.use(v)
	return answer, nil
}

// use makes a carrier the one that counts. The one before is not needed any more.
func (c *Conn) use(v carrier) {
	c.mu.Lock()
	old := c.via
	c.via = v
	c.mu.Unlock()
	if old != nil {
		old.close()
	}
}

// Accept takes the other player's answer. A reply that is not "" has to be sent back: the guest is
// in Firefox and has answered with an invitation, or both players have invited each other.
func (c *Conn) Accept(ctx context.Context, answer string) (reply string, err error) {
	sdp, kind, _, err := Unpack(answer)
	switch {
	case err != nil:
		return "", err
	case c.offer == "":
		return "", errors.New("the invitation was answered already")
	case kind == Answer:
		err = c.carrier().accept(sdp)
	case kind == Watch && !Same(c.offer, sdp):
		return "", errors.New("this invites you to watch a battle. It is not the answer")
	case Same(c.offer, sdp):
		return "", errors.New("this is your own invitation. Send it to the other player, and paste the answer")
	default:
		reply, err = c.answer(ctx, sdp)
	}
	if err == nil {
		c.offer = ""
	}
	return reply, err
}

func (c *Conn) carrier() carrier {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.via
}

// Open returns a channel that is closed as soon as lines can be sent.
func (c *Conn) Open() <-chan struct{} { return c.open }

// Done returns a channel that is closed as soon as the connection is.
func (c *Conn) Done() <-chan struct{} { return c.done }

// State returns the state of the connection.
func (c *Conn) State() State {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.state
}

// Send sends a line. It does not wait for the other side.
func (c *Conn) Send(line []byte) error {
	c.mu.Lock()
	state, via, why := c.state, c.via, c.why
	c.mu.Unlock()
	switch {
	case state == Closed:
		return why
	case state == Waiting:
		return errors.New("the other player is not connected yet")
	case len(line) > MaxLine:
		return errors.New("the line is too long")
	}
	return via.send(line)
}

// Recv returns the next line of the other side. It waits for it; when the connection is closed, it
// returns why.
func (c *Conn) Recv() ([]byte, error) {
	select {
	case b := <-c.in:
		return b, nil
	default:
	}
	select {
	case b := <-c.in:
		return b, nil
	case <-c.done:
		return c.Poll()
	}
}

// Poll is Recv without waiting: the line is nil while there is none.
func (c *Conn) Poll() ([]byte, error) {
	select {
	case b := <-c.in:
		return b, nil
	default:
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	return nil, c.why
}

// ErrClosed is the reason of a connection that its own side has closed.
var ErrClosed = errors.New("the connection is closed")

// ErrLeft is the reason of a connection that the other side has closed.
var ErrLeft = errors.New("the other program has closed the connection")

var (
	errLost   = errors.New("the connection is lost")
	errNoText = errors.New("the other program sent something that is not text")
)

// Close ends the connection. Nothing listens then any more.
func (c *Conn) Close() error {
	c.end(c.carrier(), ErrClosed)
	return nil
}

// opened, got, hush and end are what carriers tell. One that was replaced tells nothing.

func (c *Conn) opened(by carrier) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.via == by && c.state == Waiting {
		c.state = Open
		close(c.open)
	}
}

func (c *Conn) got(by carrier, line []byte) {
	c.mu.Lock()
	mine := c.via == by && c.state != Closed
	c.mu.Unlock()
	switch {
	case !mine:
	case len(line) > MaxLine:
		c.end(by, errors.New("the other program sent a line that is too long"))
	default:
		select {
		case c.in <- line:
		default:
			c.end(by, errors.New("the other program sent more than can be read"))
		}
	}
}

// hush tells that nothing is heard from the other side, or that it is heard again.
func (c *Conn) hush(by carrier, silent bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.via != by:
	case silent && c.state == Open:
		c.state = Silent
	case !silent && c.state == Silent:
		c.state = Open
	}
}

func (c *Conn) end(by carrier, why error) {
	c.mu.Lock()
	if c.via != by || c.state == Closed {
		c.mu.Unlock()
		return
	}
	c.state, c.why = Closed, why
	close(c.done)
	c.mu.Unlock()
	by.close()
}
