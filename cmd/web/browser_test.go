package main

import (
	"context"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"attackwing/cmd/web/chromium"

	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// dist is the edition that all tests look at, built once.
var dist = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(tempDir, "dist")
	_, err := build(dir, true, func(string) {})
	return dir, err
})

// whole tells whether battles are played to their ends: ATTACKWING_E2E=all. In short they are
// broken off early.
func whole() bool { return os.Getenv("ATTACKWING_E2E") != "" }

// measured tells whether figures are taken and printed: ATTACKWING_MEASURE=1, on a machine that does
// nothing else.
func measured() bool { return os.Getenv("ATTACKWING_MEASURE") != "" }

// patience is how long one test may have a browser: no more than a bound for what hangs.
func patience() time.Duration {
	if whole() || measured() {
		return time.Hour
	}
	return 8 * time.Minute
}

// browser is Chromium without a window, with an address at which it finds the edition.
type browser struct {
	*chromium.Page
	host string
	off  func() // the host goes
}

// open opens one of 1280 by 800, or skips where none is installed.
func open(t *testing.T) *browser {
	t.Helper()
	chromium.Needed(t)
	dir, err := dist()
	must(t, err)
	host := httptest.NewServer(served(dir))
	t.Cleanup(host.Close)
	return &browser{chromium.Open(t, tempDir, patience()), host.URL, host.Close}
}

// common is a browser with an address that tests have one after the other.
var common = sync.OnceValues(func() (c struct {
	ctx  context.Context
	host *httptest.Server
}, err error) {
	dir, err := dist()
	if err != nil {
		return c, err
	}
	if c.ctx, endCommon, err = chromium.Start(tempDir); err == nil {
		c.host = httptest.NewServer(served(dir))
	}
	return c, err
})

// endCommon ends the common browser.
var endCommon = func() {}

// visit opens a page of the common browser, which has compiled the program and has kept nothing else. A
// test that kills, fills or counts has a browser of its own by open.
func visit(t *testing.T) *browser {
	t.Helper()
	chromium.Needed(t)
	c, err := common()
	must(t, err)
	b := &browser{Page: chromium.Tab(t, c.ctx, patience()), host: c.host.URL}
	b.Do(storage.ClearDataForOrigin(b.host, "local_storage,indexeddb,service_workers,cache_storage"))
	return b
}

// page is another page of the same browser.
func (b *browser) page() *browser { return &browser{b.Page.Page(), b.host, b.off} }

// start goes to the page and waits until the program shows something.
func (b *browser) start() {
	b.T.Helper()
	b.Runs(b.host, chromedp.EmulateViewport(1280, 800))
	b.Until("the title", func() bool { return b.colors() > 50 })
}

// plays waits for something as long as the page's words change: a whole battle takes as long as it
// takes.
func (b *browser) plays(what string, is func() bool) {
	b.T.Helper()
	was := ""
	for still := 0; still < 600; still++ {
		if is() {
			return
		}
		b.Do(chromedp.Sleep(100 * time.Millisecond))
		if words := b.words(); words != was {
			was, still = words, 0
		}
	}
	b.T.Fatalf("%s does not come; the page says %s", what, was)
}

// colors are how many different ones are seen.
func (b *browser) colors() int {
	b.T.Helper()
	img := b.Image()
	seen := map[[3]uint32]bool{}
	for y := 0; y < img.Bounds().Dy(); y += 3 {
		for x := 0; x < img.Bounds().Dx(); x += 3 {
			r, g, b, _ := img.At(x, y).RGBA()
			seen[[3]uint32{r, g, b}] = true
		}
	}
	return len(seen)
}

// press presses a key until something is so.
func (b *browser) press(key, what string, is func() bool) {
	b.T.Helper()
	b.Until(what, func() bool {
		b.Do(chromedp.KeyEvent(key), chromedp.Sleep(400*time.Millisecond))
		return is()
	})
}
