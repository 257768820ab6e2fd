package main

import (
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"

	"github.com/chromedp/cdproto/network"
	tab "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// One page has the files; another one says so, watches what is played there as it is played, keeps
// nothing, and goes on when the first is closed.
func TestOnePageHasTheFiles(t *testing.T) {
	b := open(t)
	b.start()
	second := b.page()
	var words string
	second.Do(chromedp.Navigate(b.host), chromedp.WaitVisible("body.stopped #say"), chromedp.Text("#say", &words))
	expect.True(t, strings.Contains(words, "another tab"), "the second page says %q", words)
	// a page that nobody sees shows nothing
	second.Do(tab.BringToFront(), chromedp.Click("#watch"), chromedp.WaitVisible("body.runs canvas"))
	second.Until("that there is nothing to watch yet", func() bool { return second.where() == "Nothing to see yet" })
	nothing := second.colors()
	b.Do(tab.BringToFront())
	b.press("\r", "a battle of ten lines", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 10 })
	second.Do(tab.BringToFront())
	second.Until("the battle to be watched", func() bool { return second.colors() > 2*nothing+100 })
	second.Until("its words", func() bool {
		var lines int
		second.Do(chromedp.Evaluate(`document.querySelectorAll("#log p").length`, &lines))
		return lines > 3 && strings.HasPrefix(second.where(), "Watching: ")
	})
	was := b.records()[0]
	second.Do(chromedp.KeyEvent("\x1b"))
	second.press("\r", "that this page keeps nothing", func() bool { return second.says("the game is open in another tab") })
	if r := second.records(); len(r) != 1 || r[0] != was {
		t.Errorf("who watches has kept %v lines, %d were there", r, was)
	}
	b.Do(chromedp.Navigate("about:blank"))
	second.Do(tab.BringToFront())
	second.Until("the second page's turn", func() bool {
		var plays bool // the page is loaded anew, and may have nothing yet
		second.Do(chromedp.Evaluate(`!!document.querySelector("body.runs") && document.getElementById("where").dataset.page === "title"`, &plays))
		return plays
	})
}

// After the first visit the page comes without a network, and without what a browser may have kept
// by itself.
func TestWithoutANetwork(t *testing.T) {
	b := open(t)
	b.start()
	kept := false
	b.Until("what is kept", func() bool {
		b.Do(chromedp.Evaluate(`navigator.serviceWorker.controller !== null`, &kept))
		return kept
	})
	b.off()
	b.Do(network.ClearBrowserCache())
	var failed bool
	b.Do(chromedp.Evaluate(`fetch("no-such-file", {cache: "no-store"}).then(() => false, () => true)`, &failed, func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	expect.Must(t, failed, "there is a network after all")
	b.start()
}

// A link leads to the battle in it, which is kept once; a damaged one is told.
func TestALinkToABattle(t *testing.T) {
	b := open(t)
	record := gametest.File(t, "../../game/link/testdata/battle.game.jsonl")
	text, err := link.Of(link.Battle, record)
	must(t, err)
	b.host += "/#" + text
	for range 2 {
		b.start()
		b.Until("the battle", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 193 })
		b.Do(chromedp.Navigate("about:blank"))
	}
	b.host = b.host[:len(b.host)-9]
	b.start()
	b.Until("that half a link is damaged", func() bool { return b.where() == "title" && b.says("damaged") })
}
