package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/cmd/web/chromium"
	"attackwing/cmd/web/firefox"
	"attackwing/game/gametest/expect"
	"attackwing/game/remote/wire"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

const wirePage = `<!DOCTYPE html><meta charset="utf-8"><script src="exec.js"></script><script>
const go = new Go();
WebAssembly.instantiateStreaming(fetch("program.wasm"), go.importObject).then((p) => go.run(p.instance));
</script>`

// end is an end of a connection: a page's, or the test's own.
type end interface {
	call(name, text string) string
}

// native is the end of the test itself.
type native struct {
	t    *testing.T
	conn *wire.Conn
}

func (n *native) call(name, text string) (got string) {
	n.t.Helper()
	ctx, done := context.WithTimeout(context.Background(), time.Minute)
	defer done()
	var err error
	var b []byte
	switch name {
	case "invite":
		n.conn, got, err = wire.Invite(ctx, wire.Options{Told: wire.Told{Name: "Anna"}})
	case "join":
		n.conn, got, err = wire.Join(ctx, text, wire.Options{})
	case "accept":
		got, err = n.conn.Accept(ctx, text)
	case "opens":
		select {
		case <-n.conn.Open():
		case <-n.conn.Done():
			_, err = n.conn.Poll()
		case <-ctx.Done():
			err = ctx.Err()
		}
	case "send":
		err = n.conn.Send([]byte(text))
	case "recv":
		b, err = n.conn.Recv()
		got = string(b)
	case "close":
		err = n.conn.Close()
	}
	if err != nil {
		n.t.Fatalf("%s: %v", name, err)
	}
	return got
}

// inChromium is the end of a page of Chromium.
type inChromium struct{ *chromium.Page }

func (c inChromium) call(name, text string) (got string) {
	c.T.Helper()
	arg, _ := json.Marshal(text)
	c.Do(chromedp.Evaluate(fmt.Sprintf("%s(%s)", name, arg), &got,
		func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	return got
}

// inFirefox is the end of a page of Firefox.
type inFirefox struct{ *firefox.Page }

func (f inFirefox) call(name, text string) (got string) {
	f.T.Helper()
	arg, _ := json.Marshal(text)
	f.Eval(fmt.Sprintf("return %s(%s)", name, arg), &got)
	return got
}

// wireHost serves the page, or skips the test where this machine has no network: browsers leave out
// the addresses of the machine alone.
func wireHost(t *testing.T) string {
	t.Helper()
	if all, err := net.InterfaceAddrs(); err != nil || !slices.ContainsFunc(all, func(a net.Addr) bool {
		at, is := a.(*net.IPNet)
		return is && at.IP.IsGlobalUnicast()
	}) {
		t.Skip("this machine has no network")
	}
	program := filepath.Join(t.TempDir(), "program.wasm")
	forBrowsers(t, program, "./testdata/wire", "build", "-trimpath", "-ldflags=-s -w")
	exec, err := ofGo("wasm_exec.js")
	must(t, err)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/exec.js":
			http.ServeFile(w, r, exec)
		case "/program.wasm":
			http.ServeFile(w, r, program)
		default:
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprint(w, wirePage)
		}
	}))
	t.Cleanup(host.Close)
	return host.URL
}

// connected connects two ends by the texts that players would send each other, and has lines go
// there and back. It returns how many texts it took.
func connected(t *testing.T, host, guest end, late time.Duration) (texts int) {
	t.Helper()
	answer := guest.call("join", host.call("invite", ""))
	time.Sleep(late)
	texts = 2
	if reply := host.call("accept", answer); reply != "" {
		texts++
		guest.call("accept", reply)
	}
	host.call("opens", "")
	guest.call("opens", "")
	for i := range 20 {
		line := fmt.Sprintf(`{"n":%d,"é":"%s"}`, i, strings.Repeat("x", 150*i))
		for _, way := range [2][2]end{{host, guest}, {guest, host}} {
			way[0].call("send", line)
			got := way[1].call("recv", "")
			expect.Must(t, got == line, "%q came as %q", line, got)
		}
	}
	return texts
}

// late returns the time between an invitation and its answer, from ATTACKWING_LATE=60s; without that 0.
func late() time.Duration {
	d, _ := time.ParseDuration(os.Getenv("ATTACKWING_LATE"))
	return d
}

// A page of Chromium and the program, and two pages, are connected by invitation and answer, each
// as host and as guest.
func TestConnectionsOfChromium(t *testing.T) {
	chromium.Needed(t)
	at := wireHost(t)
	first := chromium.Open(t, tempDir, patience())
	first.Do(chromedp.Navigate(at))
	page := func() inChromium {
		p := first.Page()
		p.Do(chromedp.Navigate(at))
		p.Until("the program", func() (is bool) {
			p.Do(chromedp.Evaluate("!!window.ready", &is))
			return is
		})
		return inChromium{p}
	}
	for name, ends := range map[string][2]end{
		"the program and a page": {&native{t: t}, page()},
		"a page and the program": {page(), &native{t: t}},
		"two pages":              {page(), page()},
	} {
		began := time.Now()
		n := connected(t, ends[0], ends[1], late())
		expect.True(t, n == 2, "%s: %d texts", name, n)
		t.Logf("%s: %v", name, time.Since(began).Round(time.Millisecond))
		ends[0].call("close", "")
	}
}

// A page of Firefox is host as any; as guest it answers with an invitation of its own.
func TestConnectionsOfFirefox(t *testing.T) {
	profile, err := os.MkdirTemp(tempDir, "firefox")
	must(t, err)
	f := firefox.Open(t, profile)
	at := wireHost(t)
	for name, want := range map[string]int{"host": 2, "guest": 3} {
		f.Go(at)
		f.Until("the program", func() bool { return f.Is("window.ready") })
		ends := [2]end{inFirefox{f}, &native{t: t}}
		if name == "guest" {
			ends[0], ends[1] = ends[1], ends[0]
		}
		began := time.Now()
		n := connected(t, ends[0], ends[1], late())
		expect.True(t, n == want, "Firefox as %s: %d texts", name, n)
		t.Logf("Firefox as %s: %v", name, time.Since(began).Round(time.Millisecond))
		ends[1].call("close", "")
	}
}

// What the connection costs the edition for browsers, packed: ATTACKWING_MEASURE=1 measures.
func TestTheConnectionIsSmall(t *testing.T) {
	if !measured() {
		t.Skip("ATTACKWING_MEASURE=1 measures")
	}
	size := func(tags string) int {
		file := filepath.Join(t.TempDir(), "program.wasm")
		forBrowsers(t, file, "./testdata/wire", "build", "-trimpath", "-ldflags=-s -w", "-tags="+tags)
		packed, err := exec.Command("brotli", "-c", "-q", "9", file).Output()
		must(t, err)
		return len(packed)
	}
	with, without := size(""), size("noremote")
	t.Logf("%d bytes, %d without", with, without)
	expect.True(t, with-without <= 150_000, "the connection costs %d bytes", with-without)
}
