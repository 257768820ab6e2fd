package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// part finds the middle of a part that can be pressed, of the first of several kinds that is there:
// of many the one whose turn it is, for an option that cannot be taken now can be looked at.
func (b *browser) part(turn int, kinds ...string) (x, y float64, ok bool) {
	b.T.Helper()
	const found = `((turn, kinds) => {
		const parts = [...document.querySelectorAll("#parts button[aria-disabled=false]")];
		for (const k of kinds) {
			const of = parts.filter((b) => b.dataset.name === k || b.dataset.name.startsWith(k + ":"));
			if (of.length === 0) continue;
			const r = of[turn % of.length].getBoundingClientRect();
			return [r.left + r.width / 2, r.top + r.height / 2];
		}
		return [];
	})`
	list, err := json.Marshal(kinds)
	if err != nil {
		b.T.Fatal(err)
	}
	var at []float64
	b.Do(chromedp.Evaluate(fmt.Sprintf("%s(%d, %s)", found, turn, list), &at))
	if len(at) != 2 {
		return 0, 0, false
	}
	return at[0], at[1], true
}

// hand presses a place of the page.
type hand func(x, y float64) chromedp.Action

// mouse goes there, and clicks.
func mouse(x, y float64) chromedp.Action {
	return chromedp.Tasks{chromedp.MouseEvent(input.MouseMoved, x, y), chromedp.Sleep(60 * time.Millisecond), chromedp.MouseClickXY(x, y)}
}

// finger touches it, and leaves.
func finger(x, y float64) chromedp.Action {
	return chromedp.ActionFunc(func(ctx context.Context) error {
		err := input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: x, Y: y}}).Do(ctx)
		time.Sleep(60 * time.Millisecond)
		return errors.Join(err, input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}).Do(ctx))
	})
}

// battle plays one by a hand: in short until ships fly, ATTACKWING_E2E=all to its end.
func (b *browser) battle(press hand) {
	b.T.Helper()
	b.battleTo(whole(), press)
}

// battleTo plays one by a hand to its end, or until ships fly. An option of each question is pressed
// before what gives it, as far as there is one to be pressed.
func (b *browser) battleTo(end bool, press hand) {
	b.T.Helper()
	b.Until("the title", func() bool { return b.where() == "title" })
	turn := 0
	b.plays("the battle's end", func() bool {
		if where := b.where(); where == "over" || !end && strings.Contains(where, "Activation") {
			return true
		}
		kinds := []string{"main", "begin", "opt", "next", "done", "skip"}
		if turn++; turn%3 == 0 {
			kinds = []string{"opt", "main"}
		}
		if x, y, ok := b.part(turn/3, kinds...); ok {
			b.Do(press(x, y))
		}
		b.Do(chromedp.Sleep(150 * time.Millisecond))
		return false
	})
	b.Until("its record", func() bool { r := b.records(); return len(r) == 1 && r[0] > 10 })
}

// A battle is played by the mouse alone.
func TestABattleByMouse(t *testing.T) {
	b := visit(t)
	b.start()
	b.battle(mouse)
}
