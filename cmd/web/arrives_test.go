package main

import (
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"attackwing/assets"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"

	"github.com/chromedp/cdproto/network"
	tab "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// readyFleet is a ready fleet as a link.
func readyFleet(t *testing.T) string {
	t.Helper()
	fleet, err := fs.ReadFile(assets.FS(), "fleets/tw-a-1.fleet.yaml")
	must(t, err)
	return linkTo(t, link.Fleet, fleet)
}

// offers reports whether something can be pressed now.
func (b *browser) offers(part string) bool {
	_, parts := b.asked()
	return slices.Contains(parts, part)
}

// A link that is put into the address of the page that runs is asked about and opened, broken into
// lines as it is; a damaged one is told. The browser's way back leads to the title, and what the tab
// is called follows.
func TestALinkArrives(t *testing.T) {
	b := visit(t)
	b.start()
	text := readyFleet(t)
	half := len(text) / 2
	title := func(want string) {
		t.Helper()
		b.Until("the tab to be called "+want, func() (is bool) {
			b.Do(chromedp.Evaluate(`document.title === "`+want+`"`, &is))
			return is
		})
	}
	title("Attack Wing Playfield")
	b.Do(chromedp.Evaluate(`location.hash = "#`+text[:half]+`"; 0`, nil))
	b.Until("that half of one is damaged", func() bool { return b.says("damaged") })
	b.Do(chromedp.Evaluate(`location.hash = "#`+text[:half]+`\n `+text[half:]+`"; 0`, nil))
	b.Until("the question", func() bool {
		ask, parts := b.asked()
		return slices.Contains(parts, "arrival:open") && ask == "Open the fleet you were sent?"
	})
	b.presses("arrival:leave")
	b.Until("the title again", func() bool { return b.where() == "title" && !b.offers("arrival:open") })
	b.Do(chromedp.Evaluate(`location.hash = "#`+text+`"; 0`, nil))
	b.Until("the question again", func() bool { return b.offers("arrival:open") })
	b.Do(chromedp.KeyEvent("o"))
	b.Until("the builder", func() bool { return b.where() == "builder" && b.says("Corbomite Maneuver") })
	title("Fleet builder – Attack Wing Playfield")
	var hash string
	b.Do(chromedp.Evaluate(`location.hash`, &hash))
	expect.Same(t, hash, "", "the address is left at")
	for range 2 { // there is a way back as long as there is something to leave
		b.Do(chromedp.Evaluate(`history.back()`, nil))
		b.Until("the title", func() bool { return b.where() == "title" })
		b.Until("the settings", func() bool { b.Do(chromedp.KeyEvent("s")); return b.where() == "settings" })
	}
}

// A link that is opened in a second tab goes to the first.
func TestALinkGoesToTheFirstTab(t *testing.T) {
	b := visit(t)
	b.start()
	second := b.page()
	var words string
	second.Do(chromedp.Navigate(b.host+"/#"+readyFleet(t)), chromedp.WaitVisible("body.stopped #say"), chromedp.Text("#say", &words))
	expect.True(t, strings.Contains(words, "other tab"), "the second tab says %q", words)
	b.Do(tab.BringToFront())
	b.Until("the question", func() bool { return b.offers("arrival:open") })
}

// From a host that does not compress the page takes the compressed program, once, and what it has
// kept comes without the network. The worker, which may come before a slow title, asks for itself.
func TestAHostThatDoesNotCompress(t *testing.T) {
	dir, err := dist()
	must(t, err)
	var whole, small atomic.Int32
	var worker atomic.Bool
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Clean("/" + r.URL.Path)
		if name == "/" {
			name = "/index.html"
		}
		switch {
		case name == "/worker.js":
			worker.Store(true)
		case worker.Load():
		case strings.HasSuffix(name, ".wasm.gz"):
			small.Add(1)
		case strings.HasSuffix(name, ".wasm"):
			whole.Add(1)
		}
		b, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", types[path.Ext(name)])
		w.Write(b)
	}))
	defer host.Close()
	b := open(t)
	b.host = host.URL
	b.start()
	if small.Load() != 1 || whole.Load() != 1 {
		t.Errorf("the program was asked for %d times whole and %d times packed", whole.Load(), small.Load())
	}
	b.Until("what is kept", func() (kept bool) {
		b.Do(chromedp.Evaluate(`navigator.serviceWorker.controller !== null`, &kept))
		return kept
	})
	host.CloseClientConnections()
	host.Close()
	b.Do(network.ClearBrowserCache())
	b.start()
}

// A network that is there and answers nothing does not hold up what is kept.
func TestADeadNetwork(t *testing.T) {
	dir, err := dist()
	must(t, err)
	var dead atomic.Bool
	over := make(chan struct{})
	good := served(dir)
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if dead.Load() {
			select {
			case <-over:
			case <-r.Context().Done():
			case <-time.After(time.Minute):
			}
			return
		}
		good.ServeHTTP(w, r)
	}))
	defer host.Close()
	defer close(over)
	b := open(t)
	b.host = host.URL
	b.start()
	b.Until("what is kept", func() (kept bool) {
		b.Do(chromedp.Evaluate(`navigator.serviceWorker.controller !== null`, &kept))
		return kept
	})
	dead.Store(true)
	b.Do(network.ClearBrowserCache())
	b.start()
}
