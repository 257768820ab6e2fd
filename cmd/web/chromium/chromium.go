// Package chromium opens Chromium for tests of the browser's edition, without a window, and waits
// for what its pages show.
package chromium

import (
	"bytes"
	"context"
	"image"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Page is a page of the browser.
type Page struct {
	T   *testing.T
	Ctx context.Context
}

// Needed skips a test where it is not installed, and says where it is.
func Needed(t *testing.T) string {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("no Chromium is installed")
	}
	return path
}

// Open opens it with nothing kept, or skips the test where none is installed. It has as long as
// patience, no more than a bound for what hangs.
func Open(t *testing.T, profiles string, patience time.Duration) *Page {
	t.Helper()
	Needed(t)
	ctx, end, err := Start(profiles)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(end)
	return Tab(t, ctx, patience)
}

// Tab opens a page of a browser that runs, for as long as a test and its patience.
func Tab(t *testing.T, browser context.Context, patience time.Duration) *Page {
	ctx, end := chromedp.NewContext(browser)
	t.Cleanup(end)
	ctx, end = context.WithTimeout(ctx, patience)
	t.Cleanup(end)
	p := &Page{t, ctx}
	p.Do(page.BringToFront()) // a page that nobody sees does not run
	return p
}

// Start starts a browser with nothing kept, until end is called. What it keeps lies in a folder of its
// own among the profiles, which go when all tests are over: it may write a moment longer than it runs.
func Start(profiles string) (browser context.Context, end func(), err error) {
	path, err := exec.LookPath("chromium")
	if err != nil {
		return nil, nil, err
	}
	profile, err := os.MkdirTemp(profiles, "profile")
	if err != nil {
		return nil, nil, err
	}
	opts := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.UserDataDir(profile),
		chromedp.WindowSize(1280, 800),
		chromedp.NoSandbox,
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		// Its own toolbar is a page, which takes more of the processor than ours.
		chromedp.Flag("disable-features", "site-per-process,Translate,BlinkGenPropertyTrees,"+
			"InitialWebUI,WebUIReloadButton,WebUIToolbar"),
		// A busy machine draws slowly; the browser takes that for a fault, and leaves after some of them.
		chromedp.Flag("disable-gpu-watchdog", true),
		chromedp.Flag("disable-gpu-process-crash-limit", true),
	)
	ctx, gone := chromedp.NewExecAllocator(context.Background(), opts...)
	browser, leave := chromedp.NewContext(ctx)
	if err := chromedp.Run(browser); err != nil {
		gone()
		return nil, nil, err
	}
	return browser, func() { leave(); gone() }, nil
}

// Page opens another page of the same browser. It ends with the test.
func (p *Page) Page() *Page {
	ctx, end := chromedp.NewContext(p.Ctx)
	p.T.Cleanup(end)
	return &Page{p.T, ctx}
}

// Do does things in the page, and fails the test when one cannot be done.
func (p *Page) Do(acts ...chromedp.Action) {
	p.T.Helper()
	if err := chromedp.Run(p.Ctx, acts...); err != nil {
		p.T.Fatal(err)
	}
}

// Runs goes to an address and waits until the program runs there.
func (p *Page) Runs(address string, view chromedp.Action) {
	p.T.Helper()
	p.Do(view, chromedp.Navigate(address), chromedp.WaitVisible("body.runs canvas"))
}

// Until waits for something.
func (p *Page) Until(what string, is func() bool) {
	p.T.Helper()
	for range 1800 { // three minutes: the machine may have more to do
		if is() {
			return
		}
		time.Sleep(100 * time.Millisecond)
	}
	p.T.Fatalf("%s does not come", what)
}

// Image returns a picture of the page.
func (p *Page) Image() *image.RGBA {
	p.T.Helper()
	var shot []byte
	p.Do(chromedp.CaptureScreenshot(&shot))
	img, err := png.Decode(bytes.NewReader(shot))
	if err != nil {
		p.T.Fatal(err)
	}
	out := image.NewRGBA(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out
}
