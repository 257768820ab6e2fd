//go:build !noremote && !js

package wire_test

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/fleet"
	"attackwing/game/remote"
	"attackwing/game/remote/wire"
	"attackwing/game/store"
	"attackwing/scenarios"
)

var (
	battles = flag.Int("battles", 3, "play this many battles of two programs")
	cuts    = flag.Int("cuts", 4, "cut this many connections, half of them by killing the guest's program")
)

// sheets have a ready fleet for each side of a sheet.
var sheets = []struct{ id, side, one, two string }{
	{"standard", "", "tw-a-1", "tw-a-3"},
	{"last-battle-of-ds9", "Federation", "ds9-fed-1", "ds9-dom-2"},
	{"future-tense", "", "ft-a-1", "ft-b-1"},
	{"unimatrix-zero", "Borg", "u0-borg-1", "u0-rebel-1"},
	{"tholian-web", "Federation", "tw-a-1", "tw-b-1"},
}

// program is one of two programs that play a battle.
type program struct {
	me      game.PlayerID
	n       uint64 // which battle
	disk    store.Disk
	meeting *remote.Meeting
	peer    *remote.Peer
	player  ai.Player
	conn    *wire.Conn
	met     bool     // the other's lines go on from what was sent
	took    [][]byte // of a battle, since the program began
	sent    int
	times   []time.Duration
	said    time.Time
}

const journal = "battle" + remote.Ending

func begin(me game.PlayerID, n uint64, dir string) (p *program, err error) {
	p = &program{me: me, n: n, disk: store.Disk{Root: dir}}
	level := "ensign"
	if n/uint64(len(sheets))%2 == 1 {
		level = "random"
	}
	if p.player, err = ai.New(level, 2*n+uint64(me)); err != nil {
		return nil, err
	}
	is, err := store.Has(p.disk, journal)
	if err != nil || !is {
		return p, err
	}
	cat, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	p.peer, err = remote.Open(p.disk, journal, scenarios.ByID, cat)
	return p, err
}

func (p *program) send(lines [][]byte) {
	for _, l := range lines {
		p.sent++
		p.said = time.Now()
		_ = p.conn.Send(l) // whether it is lost is said by Recv
	}
}

// have is what is said first on a connection for a battle that has begun.
type have struct {
	Aside string `json:"aside"`
	Have  int    `json:"have"`
}

// greet says what is said first.
func (p *program) greet(c *wire.Conn) error {
	p.conn, p.met = c, false
	if p.peer != nil {
		b, err := json.Marshal(have{"have", p.peer.Taken()})
		p.send([][]byte{b})
		return err
	}
	s := sheets[p.n%uint64(len(sheets))]
	cat, err := assets.Cards()
	if err != nil {
		return err
	}
	if p.me == game.Two {
		var lines [][]byte
		p.meeting, lines = remote.Guest("Bob", scenarios.ByID, cat)
		p.send(lines)
		return nil
	}
	sc, err := scenarios.ByID(s.id)
	if err != nil {
		return err
	}
	house, err := game.HouseOf(sc, nil)
	if err != nil {
		return err
	}
	var lines [][]byte
	if p.meeting, lines, err = remote.Invited("Anna", sc, house, s.side, cat); err == nil {
		p.send(lines)
	}
	return err
}

// take takes a line in and does what is to be done then.
func (p *program) take(b []byte) error {
	if p.peer == nil {
		return p.meet(b)
	}
	var h have
	if json.Unmarshal(b, &h) == nil && h.Aside != "" {
		p.met = true
		p.send(p.peer.Sent(h.Have))
		return p.play()
	}
	var l struct{ N int }
	if json.Unmarshal(b, &l) == nil && l.N > 0 && l.N <= p.peer.Taken() {
		return nil // sent twice
	}
	if !p.said.IsZero() {
		p.times = append(p.times, time.Since(p.said))
	}
	send, _, err := p.peer.Take(b)
	if err != nil {
		return err
	}
	p.took = append(p.took, b)
	p.send(send)
	return p.play()
}

func (p *program) meet(b []byte) error {
	send, err := p.meeting.Take(b)
	p.send(send)
	if err != nil {
		return err
	}
	if sc, _, _ := p.meeting.Terms(); sc != nil && !p.meeting.Chosen(p.me) {
		if _, known := p.meeting.Other(); !known {
			return nil
		}
		id := sheets[p.n%uint64(len(sheets))].one
		if p.me == game.Two {
			id = sheets[p.n%uint64(len(sheets))].two
		}
		l, err := fleet.ReadyByID(id)
		if err != nil {
			return err
		}
		send, err := p.meeting.Choose(l)
		if err != nil {
			return err
		}
		p.send(send)
	}
	if p.meeting.Setup() != nil {
		send, err := p.meeting.Accept()
		if err != nil {
			return err
		}
		p.send(send)
	}
	if p.meeting.Ready() {
		if p.peer, send, err = p.meeting.Begin(p.disk, journal); err != nil {
			return err
		}
		p.met = true
		p.send(send)
	}
	return nil
}

// play answers what the player is asked.
func (p *program) play() error {
	for p.met && p.peer.Game() != nil {
		moved := false
		for _, q := range p.peer.Game().Prompts() {
			if q.Player != p.me || p.peer.Sealed(p.me) {
				continue
			}
			moved = true
			send, _, err := p.peer.Own(p.player.Choose(p.peer.Game().View(p.me), &q))
			if err != nil {
				return err
			}
			p.send(send)
			if q.Ask != game.ChooseManeuver {
				break
			}
		}
		if !moved {
			return nil
		}
	}
	return nil
}

func (p *program) over() bool { return p.peer != nil && p.peer.Game() != nil && p.peer.Game().Over() }

var local = wire.Options{Loopback: true, Told: wire.Told{Name: "Anna"}}

// TestGuest is the guest's program of TestBattlesOfTwoPrograms: it is told invitations on its
// standard input, and tells its answers.
func TestGuest(t *testing.T) {
	var n uint64
	if _, err := fmt.Sscan(os.Getenv("ATTACKWING_GUEST"), &n); err != nil {
		t.Skip("the other tests begin it")
	}
	p, err := begin(game.Two, n, os.Getenv("ATTACKWING_FOLDER"))
	must(t, err)
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		c, answer, err := wire.Join(context.Background(), in.Text(), local)
		must(t, err)
		fmt.Println("answer", answer)
		<-c.Open()
		must(t, p.greet(c))
		told := false
		for {
			if p.over() && !told {
				told = true
				fmt.Printf("over %016x\n", p.peer.Game().Hash())
			}
			b, err := c.Recv()
			if err != nil {
				break
			}
			must(t, p.take(b))
		}
		c.Close()
	}
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// guest is the guest's program as the host sees it.
type guest struct {
	c    *exec.Cmd
	to   io.WriteCloser
	says *bufio.Reader
}

func newGuest(t *testing.T, n uint64, dir string) *guest {
	t.Helper()
	c := exec.Command(os.Args[0], "-test.run=^TestGuest$")
	c.Env = append(os.Environ(), fmt.Sprint("ATTACKWING_GUEST=", n), "ATTACKWING_FOLDER="+dir)
	c.Stderr = os.Stderr
	to, err := c.StdinPipe()
	must(t, err)
	from, err := c.StdoutPipe()
	must(t, err)
	must(t, c.Start())
	return &guest{c, to, bufio.NewReader(from)}
}

// told reads what the guest's program tells: "answer ...", "over ...".
func (g *guest) told(t *testing.T, what string) string {
	t.Helper()
	for {
		l, err := g.says.ReadString('\n')
		if rest, is := strings.CutPrefix(l, what+" "); is {
			return strings.TrimSpace(rest)
		}
		if err != nil {
			t.Fatalf("the guest tells no %s: %s", what, l)
		}
	}
}

func (g *guest) end() {
	g.to.Close()
	_ = g.c.Process.Kill()
	_ = g.c.Wait()
}

// connect connects the two programs.
func (g *guest) connect(t *testing.T) *wire.Conn {
	t.Helper()
	ctx, end := context.WithTimeout(context.Background(), 30*time.Second)
	defer end()
	c, invitation, err := wire.Invite(ctx, local)
	must(t, err)
	_, err = fmt.Fprintln(g.to, invitation)
	must(t, err)
	_, err = c.Accept(ctx, g.told(t, "answer"))
	must(t, err)
	select {
	case <-c.Open():
	case <-ctx.Done():
		t.Fatal("the connection does not open")
	}
	return c
}

// Two programs that share nothing but a connection play battles of all sheets to the same end;
// connections that are cut and programs that are killed lose nothing; the lines of both and the
// record prove it.
func TestBattlesOfTwoPrograms(t *testing.T) {
	lost, killed, lines := 0, 0, 0
	var took, trips []time.Duration
	for n := range uint64(*battles) {
		r := rand.New(rand.NewPCG(n, 7))
		dir := t.TempDir()
		g := newGuest(t, n, filepath.Join(dir, "guest"))
		p, err := begin(game.One, n, filepath.Join(dir, "host"))
		must(t, err)
		began := time.Now()
		must(t, p.greet(g.connect(t)))
		here := 0 // cuts of this battle
		next := func() int { return len(p.took) + 1 + r.IntN(60) }
		cut := next()
		for !p.over() {
			if p.peer != nil && len(p.took) >= cut && lost+killed < *cuts && here < 10 {
				here++
				cut = next()
				if here%2 == 0 {
					killed++
					g.end()
					p.conn.Close()
					g = newGuest(t, n, filepath.Join(dir, "guest"))
				} else {
					lost++
					p.conn.Close()
				}
				must(t, p.greet(g.connect(t)))
			}
			b, err := p.conn.Recv()
			if err != nil {
				t.Fatalf("battle %d: %v", n, err)
			}
			if err := p.take(b); err != nil {
				t.Fatalf("battle %d: %v", n, err)
			}
		}
		if here == 0 {
			took = append(took, time.Since(began))
			trips = append(trips, p.times...)
		}
		if there, is := g.told(t, "over"), fmt.Sprintf("%016x", p.peer.Game().Hash()); there != is {
			t.Errorf("battle %d ends with %s there, %s here", n, there, is)
		}
		p.conn.Close()
		g.end()
		lines += len(p.took) + len(p.peer.Sent(0))
		m := p.meeting
		again, err := remote.Verify(m.Setup(), m.Battle(), [2][][]byte{p.peer.Sent(0), p.took})
		must(t, err)
		if again.Hash() != p.peer.Game().Hash() {
			t.Errorf("battle %d is proved to end otherwise", n)
		}
		_, err = remote.Check(p.peer.Game())
		must(t, errors.Join(err, p.peer.Close()))
	}
	if lost+killed < min(*cuts, *battles) {
		t.Errorf("only %d connections were cut", lost+killed)
	}
	t.Logf("%d battles, %d connections cut, %d guests killed, %d lines; uncut battles took %v, an answer %v",
		*battles, lost, killed, lines, spread(took), spread(trips))
}

// spread is the least, the median and the most.
func spread(d []time.Duration) string {
	if len(d) == 0 {
		return "no time"
	}
	slices.Sort(d)
	return fmt.Sprint(d[0], " / ", d[len(d)/2], " / ", d[len(d)-1])
}
