package main

import (
	"bytes"
	"context"
	"image/png"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// dist is the edition that all tests look at, built once.
var dist = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(tempDir, "dist")
	_, err := build(dir, true)
	return dir, err
})

// whole tells whether battles are played to their ends: ATTACKWING_E2E=all. In short they are broken off early.
func whole() bool { return os.Getenv("ATTACKWING_E2E") != "" }

// patience is how long one test may have a browser: no more than a bound for what hangs.
func patience() time.Duration {
	if whole() {
		return time.Hour
	}
	return 8 * time.Minute
}

// browser is Chromium without a window, with an address at which it finds the edition.
type browser struct {
	t    *testing.T
	ctx  context.Context
	host string
	off  func() // the host goes
}

// open opens one of 1280 by 800, or skips where none is installed.
func open(t *testing.T) *browser {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("no Chromium is installed")
	}
	dir, err := dist()
	if err != nil {
		t.Fatal(err)
	}
	profile, err := os.MkdirTemp(tempDir, "profile") // gone with all of it: a browser may write a moment longer than it runs
	if err != nil {
		t.Fatal(err)
	}
	host := httptest.NewServer(served(dir))
	t.Cleanup(host.Close)
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.UserDataDir(profile), chromedp.WindowSize(1280, 800), chromedp.NoSandbox,
		chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true))
	ctx, end := chromedp.NewExecAllocator(context.Background(), opts...)
	t.Cleanup(end)
	ctx, end = chromedp.NewContext(ctx)
	t.Cleanup(end)
	ctx, end = context.WithTimeout(ctx, patience())
	t.Cleanup(end)
	return &browser{t, ctx, host.URL, host.Close}
}

// page is another page of the same browser.
func (b *browser) page() *browser {
	ctx, end := chromedp.NewContext(b.ctx)
	b.t.Cleanup(end)
	return &browser{b.t, ctx, b.host, b.off}
}

func (b *browser) do(acts ...chromedp.Action) {
	b.t.Helper()
	if err := chromedp.Run(b.ctx, acts...); err != nil {
		b.t.Fatal(err)
	}
}

// start goes to the page and waits until the program shows something.
func (b *browser) start() {
	b.t.Helper()
	b.do(chromedp.EmulateViewport(1280, 800), chromedp.Navigate(b.host), chromedp.WaitVisible("body.runs canvas"))
	b.until("the title", func() bool { return b.colors() > 50 })
}

// until waits for something.
func (b *browser) until(what string, is func() bool) {
	b.t.Helper()
	for range 1800 { // three minutes: the machine may have more to do
		if is() {
			return
		}
		time.Sleep(100 * time.Millisecond)
	}
	b.t.Fatalf("%s does not come", what)
}

// plays waits for something as long as the page's words change: a whole battle takes as long as it takes.
func (b *browser) plays(what string, is func() bool) {
	b.t.Helper()
	was := ""
	for still := 0; still < 600; still++ {
		if is() {
			return
		}
		b.do(chromedp.Sleep(100 * time.Millisecond))
		if words := b.words(); words != was {
			was, still = words, 0
		}
	}
	b.t.Fatalf("%s does not come; the page says %s", what, was)
}

// colors are how many different ones are seen.
func (b *browser) colors() int {
	b.t.Helper()
	var shot []byte
	b.do(chromedp.CaptureScreenshot(&shot))
	img, err := png.Decode(bytes.NewReader(shot))
	if err != nil {
		b.t.Fatal(err)
	}
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
	b.t.Helper()
	b.until(what, func() bool {
		b.do(chromedp.KeyEvent(key), chromedp.Sleep(400*time.Millisecond))
		return is()
	})
}
