package main

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest/expect"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// words are all that the page says.
func (b *browser) words() (all string) {
	b.T.Helper()
	b.Do(chromedp.Evaluate(`document.getElementById("aloud").textContent`, &all))
	return all
}

// asked is what the page tells those who do not see it: what is asked, and the names of what can be
// pressed.
func (b *browser) asked() (ask string, parts []string) {
	b.T.Helper()
	b.Do(chromedp.Evaluate(`document.getElementById("ask").textContent`, &ask),
		chromedp.Evaluate(`[...document.querySelectorAll("#parts button[aria-disabled=false]")].map((b) => b.dataset.name)`, &parts))
	return ask, parts
}

// presses presses one of the page's own buttons, as whoever hears the page does.
func (b *browser) presses(name string) {
	b.T.Helper()
	b.Do(chromedp.Evaluate(`document.querySelector("#parts button[data-name='`+name+`']")?.click()`, nil, func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithUserGesture(true) }), chromedp.Sleep(200*time.Millisecond))
}

// heard is what the browser tells a screen reader: each thing by its role and its name.
func (b *browser) heard() map[string]bool {
	b.T.Helper()
	out := map[string]bool{}
	b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		nodes, err := accessibility.GetFullAXTree().Do(ctx)
		for _, n := range nodes {
			var role, name string
			if n.Ignored || n.Role == nil || n.Name == nil || json.Unmarshal(n.Role.Value, &role) != nil || json.Unmarshal(n.Name.Value, &name) != nil {
				continue
			}
			out[role+" "+name] = true
		}
		return err
	}))
	return out
}

// A battle is played by the page's own text and buttons alone: in short until ships fire,
// ATTACKWING_E2E=all to its end.
func TestABattleByWords(t *testing.T) {
	b := visit(t)
	b.start()
	asked, turn, told := map[string]bool{}, 0, false
	b.plays("the battle by words", func() bool {
		where := b.where()
		if strings.Contains(where, "Combat") && !told {
			told = true
			b.tells("heading "+where, "button Log", "button Menu")
		}
		if where == "over" || !whole() && told {
			return true
		}
		ask, parts := b.asked()
		asked[ask] = true
		if slices.Contains(parts, "main") {
			b.presses("main")
			return false
		}
		others := slices.DeleteFunc(parts, func(p string) bool { return !strings.HasPrefix(p, "opt:") && p != "begin" && p != "skip" })
		if turn++; len(others) > 0 {
			b.presses(others[turn%len(others)])
		}
		return false
	})
	expect.True(t, len(asked) >= 4 && told, "no more than the questions %v", asked)
	if whole() {
		b.tells("heading End of the battle", "button Rematch", "button Replay and analysis")
	}
}

// tells checks that whoever does not see the page is told of so much, and in a battle of what has
// happened.
func (b *browser) tells(want ...string) {
	b.T.Helper()
	heard := b.heard()
	for _, p := range want {
		if !heard[p] {
			b.T.Errorf("whoever does not see the page is not told of the %s", p)
		}
	}
	var log int
	b.Do(chromedp.Evaluate(`document.querySelectorAll("#log p").length`, &log))
	if where := b.where(); log == 0 && where != "over" {
		b.T.Errorf("%s: no line of the log is told", where)
	}
}

// where is where the battle is, "over" at its end.
func (b *browser) where() (words string) {
	b.T.Helper()
	b.Do(chromedp.Evaluate(`document.getElementById("where").dataset.page || ""`, &words))
	return words
}
