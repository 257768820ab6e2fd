package window_test

import (
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// F10 opens a menu on every page and closes it; the menu leads to the settings and out of the page.
func TestF10OpensAMenuOnEveryPage(t *testing.T) {
	o := window.Options{Quick: true, Title: front.Options{Seed: 3, Pages: []front.Entry{
		{ID: "free", Title: "Free table", Key: "f", Open: func(front.Host) kit.Page { return &kittest.Page{} }},
	}}}
	for _, way := range [][]string{nil, {"s"}, {"f1"}, {"f1", "k"}, {"/"}, {"i"}, {"h"}, {"f"}, {"shift+enter"}, {"enter"}} {
		tb := windowtest.Open(t, o)
		tb.Key(way...)
		at := tb.Top().Page.Name()
		tb.Key("f10")
		if tb.Top().Page.Name() != at || tb.Top().Commands().By("menu:resume") == nil {
			t.Fatalf("%s: F10 opens no menu, but %s", at, tb.Top().Page.Name())
		}
		tb.Key("esc")
		expect.Must(t, tb.Top().Page.Name() == at && tb.Top().Commands().By("menu:resume") == nil,
			"%s: Esc does not close the menu", at)
		if tb.Key("f10"); at != "settings" {
			tb.Key("s")
			expect.True(t, tb.Shows("settings"), "%s: the menu does not lead to the settings", at)
			continue
		}
		tb.Key("l")
		expect.True(t, tb.Shows("title"), "%s: the menu does not lead out of the page", at)
	}
}
