package main

import (
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// telephone starts the page on one held upright.
func (b *browser) telephone() {
	b.T.Helper()
	b.Runs(b.host, chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulatePortrait))
}

// A battle is played by a finger alone, on a telephone held upright.
func TestABattleByTouch(t *testing.T) {
	b := open(t)
	b.telephone()
	b.battle(finger)
}

// A finger on a field of a telephone brings the keyboard of its screen, what that writes stands in the field at once, and stays when another
// place is touched; the page keeps what it says of such keyboards and of zooming.
func TestAFieldIsTypedInOnATelephone(t *testing.T) {
	b := open(t)
	b.telephone()
	b.Until("the settings", func() bool {
		b.presses("column:1")
		b.presses("settings")
		return b.where() == "settings"
	})
	touch := func(part string) {
		x, y, ok := b.part(0, part)
		if !ok {
			t.Fatalf("there is no %s", part)
		}
		b.Do(finger(x, y))
	}
	b.Until("the field", func() (ok bool) {
		if _, _, ok = b.part(0, "name:1"); !ok { // the last press may have been of the next page's second column
			b.presses("column:0")
		}
		return ok
	})
	b.Until("the keyboard", func() bool {
		touch("name:1")
		var typed bool
		b.Do(chromedp.Sleep(500*time.Millisecond), chromedp.Evaluate(`document.activeElement.tagName === "TEXTAREA"`, &typed))
		return typed
	})
	b.Do(input.InsertText("Jadzia"))
	b.Until("the name", func() bool { return b.says("Jadzia") })
	touch("set:ghosts:1")
	b.Until("the keyboard to go", func() bool {
		var typed bool
		b.Do(chromedp.Evaluate(`document.activeElement.tagName === "TEXTAREA"`, &typed))
		return !typed
	})
	if !b.says("Jadzia") {
		t.Error("the name is gone with the keyboard")
	}
	var viewport string
	b.Do(chromedp.Evaluate(`[...document.querySelectorAll("meta[name=viewport]")].map((m) => m.content).join(";")`, &viewport))
	if !strings.Contains(viewport, "interactive-widget=resizes-content") || strings.Contains(viewport, ";") {
		t.Errorf("the page's viewport is %q", viewport)
	}
}
