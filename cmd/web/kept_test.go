package main

import (
	"context"
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
	"time"

	tab "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"

	"attackwing/game/gametest/expect"
)

// records are the lines of each battle that the browser keeps.
func (b *browser) records() (lines []int) {
	b.T.Helper()
	const all = `new Promise((ok, no) => {
		const r = indexedDB.open("attackwing");
		r.onerror = no;
		r.onsuccess = () => {
			const files = r.result.transaction("files").objectStore("files"), names = files.getAllKeys(), bytes = files.getAll();
			bytes.onsuccess = () => { r.result.close(); ok(bytes.result.filter((_, i) => names.result[i].endsWith(".game.jsonl")).map((f) => f.data.filter((c) => c === 10).length)); };
		};
	})`
	b.Do(chromedp.Evaluate(all, &lines, func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	return lines
}

// A battle begins, is kept while it is played, and is there when the page was left without a word;
// it goes on where it was.
func TestABattleIsKept(t *testing.T) {
	b := open(t)
	b.start()
	b.press("\r", "a battle of ten lines", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 10 })
	was := b.records()[0]
	b.Do(chromedp.Navigate("about:blank"))
	b.start()
	if r := b.records(); len(r) != 1 || r[0] < was {
		t.Fatalf("%d lines were kept, %v are there", was, r)
	}
	b.Do(chromedp.KeyEvent("c"), chromedp.Sleep(time.Second))
	b.press("\r", "the battle to go on", func() bool { r := b.records(); return len(r) == 1 && r[0] > was })
}

// crash ends the page's process at once, whatever it is about to do, and waits until it is gone:
// the next page may be of the same process.
func (b *browser) crash() {
	b.T.Helper()
	gone, once := make(chan struct{}), sync.Once{}
	ctx, end := context.WithCancel(b.Ctx)
	defer end()
	mine := chromedp.FromContext(b.Ctx).Target.TargetID
	chromedp.ListenBrowser(ctx, func(ev any) {
		if e, ok := ev.(*target.EventTargetCrashed); ok && e.TargetID == mine {
			once.Do(func() { close(gone) })
		}
	})
	go func() {
		// nobody is left to answer
		_ = chromedp.Run(ctx, chromedp.ActionFunc(func(ctx context.Context) error { return tab.Crash().Do(ctx) }))
	}()
	select {
	case <-gone:
	case <-b.Ctx.Done():
		b.T.Fatal("the page's process does not end")
	}
}

// Whenever the page's process ends, what was kept is there when it is opened again, and the battle
// goes on from it: twice in short, ATTACKWING_E2E=all a hundred times.
func TestThePageIsKilled(t *testing.T) {
	first := open(t)
	first.Do(chromedp.Navigate("about:blank"))
	times, kept := 2, 0
	if whole() {
		times = 100
	}
	for i := range times {
		b := first.page()
		b.Do(tab.BringToFront()) // a page that nobody sees shows nothing
		b.start()
		lines := func() (n int) { // of the battle, and of the one after it
			for _, r := range b.records() {
				n += r
			}
			return n
		}
		if n := lines(); n < kept {
			t.Fatalf("after %d ends %d lines are there, %d were kept", i, n, kept)
		}
		b.Until("the battle", func() bool {
			key := "\r" // plays, or begins one where none is to be gone on with
			if _, parts := b.asked(); slices.Contains(parts, "resume") {
				key = "c"
			}
			b.Do(chromedp.KeyEvent(key), chromedp.Sleep(400*time.Millisecond))
			return lines() > max(10, kept)
		})
		b.Do(chromedp.KeyEvent("\r"), chromedp.Sleep(time.Duration(rand.IntN(600))*time.Millisecond))
		kept = lines()
		b.crash()
		if (i+1)%10 == 0 {
			t.Logf("killed %d times, %d lines are kept", i+1, kept)
		}
	}
}

// The browser is asked to keep what is kept here for good, as soon as there is something.
func TestTheBrowserIsAskedToKeepIt(t *testing.T) {
	b := open(t)
	b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := tab.AddScriptToEvaluateOnNewDocument(`StorageManager.prototype.persist = () => { globalThis.asked = (globalThis.asked || 0) + 1; return Promise.resolve(true); };`).Do(ctx)
		return err
	}))
	for visit := range 2 {
		b.start()
		var asked int
		b.Do(chromedp.Evaluate(`globalThis.asked || 0`, &asked))
		expect.True(t, asked == visit, "at visit %d it was asked %d times", visit+1, asked)
		b.Until("a battle is kept", func() bool {
			b.Do(chromedp.KeyEvent("\r"), chromedp.Sleep(400*time.Millisecond))
			return len(b.records()) > 0
		})
	}
}
