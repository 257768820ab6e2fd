//go:build !noremote

package wire

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"strings"
	"testing"
	"time"
)

var local = Options{Loopback: true, Told: Told{"Anna", "Tholian Web", 120}}

// soon is a bound for what hangs.
func soon(t *testing.T) context.Context {
	ctx, end := context.WithTimeout(context.Background(), 30*time.Second)
	t.Cleanup(end)
	return ctx
}

// pair connects two programs on this machine.
func pair(t *testing.T) (host, guest *Conn) {
	t.Helper()
	host, invitation, err := Invite(soon(t), local)
	must(t, err)
	guest, answer, err := Join(soon(t), invitation, local)
	must(t, err)
	_, err = host.Accept(soon(t), answer)
	must(t, err)
	opens(t, host, guest)
	t.Cleanup(func() { host.Close(); guest.Close() })
	return host, guest
}

func opens(t *testing.T, all ...*Conn) {
	t.Helper()
	for _, c := range all {
		select {
		case <-c.Open():
		case <-c.Done():
			_, err := c.Poll()
			t.Fatalf("closed: %v", err)
		case <-soon(t).Done():
			t.Fatal("it does not open")
		}
	}
}

// talk sends lines there and back.
func talk(t *testing.T, a, b *Conn) {
	t.Helper()
	for i := range 50 {
		line := fmt.Appendf(nil, `{"n":%d,"text":"%s"}`, i, strings.Repeat("é", i*40))
		for _, c := range [][2]*Conn{{a, b}, {b, a}} {
			must(t, c[0].Send(line))
			got, err := c[1].Recv()
			must(t, err)
			if !bytes.Equal(got, line) {
				t.Fatalf("%s came as %s", line, got)
			}
		}
	}
}

// Lines go there and back, natively and in memory.
func TestLinesGoThereAndBack(t *testing.T) {
	a, b := Pipe()
	talk(t, a, b)
	host, guest := pair(t)
	talk(t, host, guest)
}

func sockets(t *testing.T) (n int) {
	t.Helper()
	open, err := os.ReadDir("/proc/self/fd")
	if err != nil {
		t.Skip("this system does not list what is open")
	}
	for _, f := range open {
		if to, _ := os.Readlink("/proc/self/fd/" + f.Name()); strings.HasPrefix(to, "socket:") {
			n++
		}
	}
	return n
}

// Nothing listens before an invitation, nor after the end.
func TestNothingListensBeforeOrAfter(t *testing.T) {
	if n := closing(t); n != 0 { // an earlier test's may still be
		t.Fatalf("%d sockets before anything", n)
	}
	host, guest := pair(t)
	if sockets(t) == 0 {
		t.Error("connected without a socket: this counts nothing")
	}
	guest.Close()
	host.Close()
	if n := closing(t); n != 0 {
		t.Errorf("%d sockets are open after the end", n)
	}
}

// closing returns how many sockets are open after those that are being closed.
func closing(t *testing.T) (n int) {
	for range 400 {
		if n = sockets(t); n == 0 {
			break
		}
		time.Sleep(50 * time.Millisecond)
	}
	return n
}

// Who closes a connection ends it for both, each with its sentence.
func TestClosingEndsBoth(t *testing.T) {
	host, guest := pair(t)
	guest.Close()
	if _, err := guest.Recv(); !errors.Is(err, ErrClosed) {
		t.Errorf("the guest is told %v", err)
	}
	if _, err := host.Recv(); !errors.Is(err, ErrLeft) {
		t.Errorf("the host is told %v", err)
	}
	if err := host.Send([]byte("x")); !errors.Is(err, ErrLeft) || host.State() != Closed {
		t.Errorf("sending to nobody: %v, state %d", err, host.State())
	}
}

// A flood and a line that is too long end the connection.
func TestFloodsEndTheConnection(t *testing.T) {
	for name, send := range map[string]func(c *Conn) error{
		"flood": func(c *Conn) (err error) {
			for range maxQueue + 1 {
				err = errors.Join(err, c.Send([]byte("line")))
			}
			return err
		},
		"long": func(c *Conn) error { return c.carrier().send(make([]byte, MaxLine+1)) },
	} {
		host, guest := pair(t)
		_ = send(host)
		select {
		case <-guest.Done():
		case <-soon(t).Done():
			t.Fatalf("%s: goes on", name)
		}
		_, err := guest.Poll()
		for err == nil {
			_, err = guest.Poll()
		}
		if !strings.Contains(err.Error(), "the other program sent") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A guest that cannot wait answers with an invitation; two players who have invited each other are
// connected in the same way.
func TestCounterInvitation(t *testing.T) {
	host, invitation, err := Invite(soon(t), local)
	must(t, err)
	o := local
	o.Counter = true
	guest, counter, err := Join(soon(t), invitation, o)
	must(t, err)
	reply, err := host.Accept(soon(t), counter)
	must(t, err)
	if reply == "" {
		t.Fatal("the host has nothing to send back")
	}
	none, err := guest.Accept(soon(t), reply)
	must(t, err)
	if none != "" {
		t.Error("a fourth text")
	}
	opens(t, host, guest)
	talk(t, host, guest)
	guest.Close()
	if _, err := host.Recv(); !errors.Is(err, ErrLeft) {
		t.Error(err)
	}
}

// A server that does not answer holds nobody up longer than wished: the invitation has the addresses
// that are known. Who gives up gets none.
func TestServersThatDoNotAnswer(t *testing.T) {
	silent, err := net.ListenPacket("udp4", "127.0.0.1:0")
	must(t, err)
	defer silent.Close()
	o := local
	o.STUN = []string{"stun:" + silent.LocalAddr().String()}
	ctx, end := context.WithTimeout(context.Background(), 200*time.Millisecond)
	defer end()
	c, invitation, err := Invite(ctx, o)
	must(t, err)
	defer c.Close()
	if sdp, _, _, err := Unpack(invitation); err != nil || !strings.Contains(sdp, "typ host") {
		t.Errorf("%v %s", err, sdp)
	}
	_ = silent.SetReadDeadline(time.Now().Add(10 * time.Second))
	if _, _, err := silent.ReadFrom(make([]byte, 100)); err != nil {
		t.Error("the server was not asked: this proves nothing")
	}
	gone, stop := context.WithCancel(context.Background())
	stop()
	if _, _, err := Invite(gone, o); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// What is pasted in the wrong place is told.
func TestTextsInTheWrongPlace(t *testing.T) {
	host, invitation, err := Invite(soon(t), local)
	must(t, err)
	defer host.Close()
	if _, err := host.Accept(soon(t), invitation); err == nil || !strings.Contains(err.Error(), "your own") {
		t.Errorf("its own invitation: %v", err)
	}
	guest, answer, err := Join(soon(t), invitation, local)
	must(t, err)
	defer guest.Close()
	if _, _, err := Join(soon(t), answer, local); err == nil || !strings.Contains(err.Error(), "answer") {
		t.Errorf("an answer for an invitation: %v", err)
	}
	if err := guest.Send([]byte("x")); err == nil {
		t.Error("something is sent before anybody is connected")
	}
	if _, err := guest.Accept(soon(t), answer); err == nil {
		t.Error("a guest takes an answer")
	}
	_, err = host.Accept(soon(t), answer)
	must(t, err)
	opens(t, host, guest)
	if _, err := host.Accept(soon(t), answer); err == nil {
		t.Error("a second answer is taken")
	}
}

// An answer may be pasted late: people take their time. The wait is ATTACKWING_LATE, such as 90s.
func TestAnswersComeLate(t *testing.T) {
	late, err := time.ParseDuration(os.Getenv("ATTACKWING_LATE"))
	if err != nil {
		t.Skip("ATTACKWING_LATE=90s pastes the answer after 90 seconds")
	}
	host, invitation, err := Invite(soon(t), local)
	must(t, err)
	defer host.Close()
	guest, answer, err := Join(soon(t), invitation, local)
	must(t, err)
	defer guest.Close()
	time.Sleep(late)
	_, err = host.Accept(context.Background(), answer)
	must(t, err)
	opens(t, host, guest)
	talk(t, host, guest)
}

// The description of this program, for the samples: ATTACKWING_SDP is the file to write.
func TestWriteTheSample(t *testing.T) {
	file := os.Getenv("ATTACKWING_SDP")
	if file == "" {
		t.Skip("ATTACKWING_SDP=testdata/pion.sdp writes it")
	}
	c := newConn(Options{Loopback: true})
	v, err := connect(c, c.opts)
	must(t, err)
	defer v.close()
	sdp, err := v.offer(soon(t))
	must(t, err)
	must(t, os.WriteFile(file, []byte(sdp), 0o644))
}
