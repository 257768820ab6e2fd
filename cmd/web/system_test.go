package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	tab "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// before has the page run a script before any of its own.
func (b *browser) before(script string) {
	b.T.Helper()
	b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := tab.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		return err
	}))
}

// chosen reports whether a part is the one of its group that is chosen.
func (b *browser) chosen(part string) (is bool) {
	b.T.Helper()
	b.Do(chromedp.Evaluate(`document.querySelector("#parts button[data-name='`+part+`']")?.getAttribute("aria-pressed") === "true"`, &is))
	return is
}

// A system that wants less motion and more contrast has both until somebody chooses otherwise; what
// it wants later is followed at once.
func TestTheSystemIsFollowed(t *testing.T) {
	b := visit(t)
	media := func(motion, contrast string) {
		b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
			return emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}, {Name: "prefers-contrast", Value: contrast}}).Do(ctx)
		}))
	}
	media("reduce", "more")
	b.Runs(b.host, chromedp.EmulateViewport(1280, 2000)) // all settings are seen
	b.Until("the title", func() bool { return b.where() == "title" })
	b.Until("the settings", func() bool { b.presses("settings"); return b.where() == "settings" })
	b.Until("less motion and more contrast", func() bool { return b.chosen("set:motion:3") && b.chosen("set:contrast:1") })
	b.presses("set:contrast:0")
	b.Until("the chosen contrast", func() bool { return b.chosen("set:contrast:0") && b.chosen("set:motion:3") })
	media("no-preference", "no-preference")
	b.Until("motion as usual", func() bool { return b.chosen("set:motion:0") && b.chosen("set:contrast:0") })
}

// A browser that keeps nothing plays, and says what that means.
func TestABrowserThatKeepsNothing(t *testing.T) {
	b := visit(t)
	b.before(`IDBFactory.prototype.open = () => { throw new DOMException("not here", "SecurityError"); };`)
	b.start()
	b.Until("the warning", func() bool { return b.says("This browser does not keep your battles.") })
	b.Until("a battle", func() bool { b.presses("main"); return b.where() == "deploy" || strings.HasPrefix(b.where(), "Round") })
}

// A file that is let fall on a page that takes none, or is opened with the installed program, is asked
// about and opened; what is none of ours is told.
func TestAFileIsOpenedFromAnyPage(t *testing.T) {
	b := visit(t)
	b.before(`Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer(take) { globalThis.launched = take; } } });`)
	b.start()
	b.Until("the program", func() bool { return b.where() == "title" }) // not its still alone
	record, err := filepath.Abs("../../game/link/testdata/battle.game.jsonl")
	must(t, err)
	picture := filepath.Join(t.TempDir(), "photo.png")
	must(t, os.WriteFile(picture, []byte("no picture"), 0o600))
	b.drops(picture)
	b.Until("that it is nothing of ours", func() bool { return b.says("The file photo.png is not a battle") })
	b.drops(record)
	b.Until("the question", func() bool { ask, _ := b.asked(); return ask == "Open the battle in battle.game.jsonl?" })
	b.Until("the replay", func() bool { b.presses("arrival:open"); return b.where() == "replay" })
	b.Do(chromedp.Evaluate(`launched({ files: [{ getFile: async () => new File(["scenario: standard\nships: []\n"], "a.table.yaml") }] }); 0`, nil))
	b.Until("the question over the replay", func() bool { ask, _ := b.asked(); return ask == "Open the position in a.table.yaml?" })
	b.Until("the free table", func() bool { b.presses("arrival:open"); return b.where() == "free table" })
}
