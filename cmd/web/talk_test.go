package main

import (
	"testing"
	"time"

	"attackwing/cmd/web/chromium"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	tab "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A deck is presented in two tabs: the presenter opens the audience's, which shows the slides alone;
// keys turn them in either tab, and Esc in the audience's ends the talk.
func TestATalkInTwoTabs(t *testing.T) {
	const deck = `title: Beams
scenes:
  - title: One beam controls
    note: Ask them first.
    position: {scenario: standard, ships: [{id: hood, player: 1, ship: "1009", at: [18, 10], facing: S}]}
  - title: Two beams hold
  - title: Three beams destroy
`
	b := open(t)
	b.follows(linkTo(t, link.Deck, []byte(deck)))
	b.Until("the deck", func() bool { return b.where() == "free table" && b.says("One beam controls") })
	b.Do(emulation.SetFocusEmulationEnabled(true))
	opened := chromedp.WaitNewTarget(b.Ctx, func(i *target.Info) bool { return i.URL != "" })
	shift := func(kind input.KeyType) chromedp.Action {
		return input.DispatchKeyEvent(kind).WithKey("Shift").WithCode("ShiftLeft").WithWindowsVirtualKeyCode(16)
	}
	b.Do(shift(input.KeyDown), chromedp.Sleep(time.Second), chromedp.KeyEvent("F"), chromedp.Sleep(time.Second), shift(input.KeyUp))
	var id target.ID
	select {
	case id = <-opened:
	case <-time.After(time.Minute):
		t.Fatalf("no window is opened for the audience; the page says %s", b.words())
	}
	ctx, end := chromedp.NewContext(b.Ctx, chromedp.WithTargetID(id))
	t.Cleanup(end)
	audience := &browser{&chromium.Page{T: t, Ctx: ctx}, b.host, b.off}
	audience.Do(emulation.SetFocusEmulationEnabled(true), chromedp.WaitVisible("body.runs canvas"))
	both := func(title string) {
		t.Helper()
		// a page that nobody sees shows nothing, so that one after the other is in front
		b.Until(title+" at the presenter", func() bool { b.Do(tab.BringToFront()); return b.says(title) })
		audience.Until(title+" before the audience", func() bool { audience.Do(tab.BringToFront()); return audience.says(title) })
		expect.True(t, !audience.says("Ask them first"), "the audience reads the notes")
	}
	both("One beam controls")
	b.Do(tab.BringToFront(), chromedp.KeyEvent(kb.ArrowRight))
	both("Two beams hold")
	audience.Do(chromedp.KeyEvent(kb.PageDown))
	both("Three beams destroy")
	audience.Do(chromedp.KeyEvent("1"))
	both("One beam controls")
	audience.Do(chromedp.KeyEvent(kb.Escape))
	b.Until("the end of the talk", func() bool { b.Do(tab.BringToFront()); return b.offers("tool:0") })
}
