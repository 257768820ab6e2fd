package main

import (
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest/expect"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// telephone starts the page on one held upright.
func (b *browser) telephone() {
	b.T.Helper()
	b.Runs(b.host, chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulatePortrait))
}

// touches puts a finger on a part once it is there and does not move any more, and once only: the
// next page may have a part of this name.
func (b *browser) touches(part string) {
	b.T.Helper()
	var x, y float64
	b.Until(part, func() (ok bool) {
		x, y, ok = b.part(0, part)
		return ok
	})
	b.Do(chromedp.Sleep(300*time.Millisecond), finger(x, y))
}

// types reports whether the keyboard of the screen is there.
func (b *browser) types() (on bool) {
	b.Do(chromedp.Sleep(500*time.Millisecond), chromedp.Evaluate(`document.activeElement.tagName === "TEXTAREA"`, &on))
	return on
}

// toTheField goes by finger from the title to the field of a name, until its keyboard is there.
func (b *browser) toTheField() {
	b.T.Helper()
	b.touches("column:4") // More
	b.touches("settings")
	b.Until("the settings", func() bool { return b.where() == "settings" })
	b.touches("all")
	b.Until("the keyboard", func() bool {
		b.touches("name:1")
		return b.types()
	})
}

// A battle is played by a finger alone, on a telephone held upright.
func TestABattleByTouch(t *testing.T) {
	b := visit(t)
	b.telephone()
	b.battle(finger)
}

// A finger on a field of a telephone brings the keyboard of its screen, what that writes stands in
// the field at once, and stays when another place is touched; the page keeps what it says of such
// keyboards, and forbids no zooming.
func TestAFieldIsTypedInOnATelephone(t *testing.T) {
	b := visit(t)
	b.telephone()
	b.toTheField()
	b.Do(input.InsertText("Jadzia"))
	b.Until("the name", func() bool { return b.says("Jadzia") })
	b.touches("set:ghosts:1")
	b.Until("the keyboard to go", func() bool { return !b.types() })
	expect.True(t, b.says("Jadzia"), "the name is gone with the keyboard")
	var viewport string
	b.Do(chromedp.Evaluate(`[...document.querySelectorAll("meta[name=viewport]")].map((m) => m.content).join(";")`, &viewport))
	if !strings.Contains(viewport, "interactive-widget=resizes-content") || strings.Contains(viewport, ";") || strings.Contains(viewport, "scalable") || strings.Contains(viewport, "maximum") {
		t.Errorf("the page's viewport is %q", viewport)
	}
}
