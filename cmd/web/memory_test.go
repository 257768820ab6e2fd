package main

import (
	"fmt"
	"testing"

	"attackwing/game/gametest/expect"

	"github.com/chromedp/chromedp"
)

// megabytes is the memory of the program. It never becomes less: a page gives none back.
func (b *browser) megabytes() (n float64) {
	b.T.Helper()
	b.Do(chromedp.Evaluate(`attackwingMemory() / (1 << 20)`, &n))
	return n
}

// A battle that is played to its end needs no more than so much memory, in a window and on a
// telephone of twice as many pixels. ATTACKWING_MEASURE=1 plays.
func TestMemoryOfABattle(t *testing.T) {
	if !measured() {
		t.Skip("ATTACKWING_MEASURE=1 measures")
	}
	for _, k := range []struct {
		name string
		most float64
		view chromedp.Action
		hand hand
	}{
		{"window", 60, chromedp.EmulateViewport(1280, 800), mouse},
		{"telephone", 65, chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(2)), finger},
	} {
		t.Run(k.name, func(t *testing.T) {
			b := open(t)
			b.Runs(b.host, k.view)
			b.Until("the title", func() bool { return b.where() == "title" })
			title := b.megabytes()
			b.battleTo(true, k.hand)
			n := b.megabytes()
			fmt.Printf("%s: %.1f MB at the title, %.1f at the end of a battle\n", k.name, title, n)
			expect.True(t, n <= k.most, "%.1f MB at its end, at most %.0f", n, k.most)
		})
	}
}
