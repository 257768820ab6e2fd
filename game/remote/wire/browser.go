//go:build js && !noremote

package wire

import (
	"context"
	"errors"
	"strings"
	"syscall/js"
)

// rtc is the connection of the browser.
type rtc struct {
	pc, dc   js.Value
	gathered chan struct{}
	free     []func() // takes the listeners away
}

// impatient reports whether a guest here cannot wait until its answer is pasted.
func impatient() bool {
	return strings.Contains(js.Global().Get("navigator").Get("userAgent").String(), "Firefox")
}

// connect makes a connection for c. It opens nothing yet.
func connect(c *Conn, o Options) (carrier, error) {
	make := js.Global().Get("RTCPeerConnection")
	if !make.Truthy() {
		return nil, errors.New("this browser has no connections between programs (WebRTC)")
	}
	servers := []any{}
	for _, at := range o.STUN {
		servers = append(servers, map[string]any{"urls": at})
	}
	r := &rtc{gathered: newSignal()}
	var err error
	if r.pc, err = tried(func() js.Value { return make.New(map[string]any{"iceServers": servers}) }); err != nil {
		return nil, err
	}
	r.dc = r.pc.Call("createDataChannel", "attackwing", map[string]any{"negotiated": true, "id": 0})
	r.on(r.dc, "open", func(js.Value) { c.opened(r) })
	r.on(r.dc, "close", func(js.Value) { c.end(r, ErrLeft) })
	r.on(r.dc, "message", func(e js.Value) {
		if data := e.Get("data"); data.Type() == js.TypeString {
			c.got(r, []byte(data.String()))
		} else {
			c.end(r, errNoText)
		}
	})
	gathered := false
	r.on(r.pc, "icegatheringstatechange", func(js.Value) {
		if !gathered && r.pc.Get("iceGatheringState").String() == "complete" {
			gathered = true
			close(r.gathered)
		}
	})
	r.on(r.pc, "connectionstatechange", func(js.Value) {
		switch r.pc.Get("connectionState").String() {
		case "connected":
			c.hush(r, false)
		case "disconnected":
			c.hush(r, true)
		case "failed": // before the first opening that is no error: Chromium comes back
			if c.State() != Waiting {
				c.end(r, errLost)
			}
		}
	})
	return r, nil
}

func newSignal() chan struct{} { return make(chan struct{}) }

// on listens to an event.
func (r *rtc) on(of js.Value, event string, do func(e js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	})
	of.Call("addEventListener", event, f)
	r.free = append(r.free, func() {
		of.Call("removeEventListener", event, f)
		f.Release()
	})
}

// tried returns what a call returns, or the error that it throws.
func tried(call func() js.Value) (v js.Value, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case js.Error:
			err = e
		default:
			panic(e)
		}
	}()
	return call(), nil
}

// await waits for a promise of the connection.
func (r *rtc) await(method string, args ...any) (v js.Value, err error) {
	done := newSignal()
	ok := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) > 0 {
			v = args[0]
		}
		close(done)
		return nil
	})
	no := js.FuncOf(func(_ js.Value, args []js.Value) any {
		err = js.Error{Value: args[0]}
		close(done)
		return nil
	})
	defer ok.Release()
	defer no.Release()
	promise, bad := tried(func() js.Value { return r.pc.Call(method, args...) })
	if bad != nil {
		return v, bad
	}
	promise.Call("then", ok, no)
	<-done
	return v, err
}

func (r *rtc) offer(ctx context.Context) (string, error) {
	d, err := r.await("createOffer")
	if err != nil {
		return "", err
	}
	return r.gather(ctx, d)
}

func (r *rtc) answer(ctx context.Context, offer string) (string, error) {
	if _, err := r.await("setRemoteDescription", map[string]any{"type": "offer", "sdp": offer}); err != nil {
		return "", err
	}
	d, err := r.await("createAnswer")
	if err != nil {
		return "", err
	}
	return r.gather(ctx, d)
}

// gather waits until the own addresses are known, or as many as are known in time.
func (r *rtc) gather(ctx context.Context, d js.Value) (string, error) {
	if _, err := r.await("setLocalDescription", d); err != nil {
		return "", err
	}
	select {
	case <-r.gathered:
	case <-ctx.Done():
		if errors.Is(ctx.Err(), context.Canceled) {
			return "", ctx.Err()
		}
	}
	return r.pc.Get("localDescription").Get("sdp").String(), nil
}

func (r *rtc) accept(answer string) error {
	_, err := r.await("setRemoteDescription", map[string]any{"type": "answer", "sdp": answer})
	return err
}

func (r *rtc) send(line []byte) error {
	_, err := tried(func() js.Value { return r.dc.Call("send", string(line)) })
	return err
}

func (r *rtc) close() {
	for _, free := range r.free {
		free()
	}
	r.free = nil
	r.pc.Call("close")
}
