package main

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/game/gametest"

	cdp "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	tab "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
)

// says tells whether the page says words anywhere: in the log, or among what can be pressed, as
// what is told for a while is pressed away.
func (b *browser) says(words string) bool {
	b.T.Helper()
	return strings.Contains(b.words(), words)
}

// setting goes to the settings from the title, and finds one row there.
func (b *browser) setting(row string) {
	b.T.Helper()
	b.Until("the settings", func() bool {
		b.presses("settings")
		_, parts := b.asked()
		return slices.Contains(parts, "find")
	})
	b.Do(chromedp.KeyEvent("/"), chromedp.Sleep(300*time.Millisecond))
	b.press(row[:1], "the field to be typed in", func() bool { return true })
	b.Do(chromedp.KeyEvent(row[1:]))
	b.Until("the row "+row, func() bool { _, parts := b.asked(); return slices.Contains(parts, row) })
}

// gives lets the person choose a file in the window that opens when the page's part is pressed.
func (b *browser) gives(part, file string) {
	b.T.Helper()
	asked := make(chan *tab.EventFileChooserOpened, 1)
	ctx, end := context.WithCancel(b.Ctx)
	defer end()
	chromedp.ListenTarget(ctx, func(ev any) {
		if e, ok := ev.(*tab.EventFileChooserOpened); ok {
			asked <- e
		}
	})
	b.Do(chromedp.ActionFunc(func(ctx context.Context) error { return tab.SetInterceptFileChooserDialog(true).Do(ctx) }))
	b.presses(part)
	select {
	case e := <-asked:
		b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
			return dom.SetFileInputFiles([]string{file}).WithBackendNodeID(e.BackendNodeID).Do(ctx)
		}))
	case <-time.After(time.Minute):
		b.T.Fatal("no file is asked for")
	}
}

// All that is kept is given as one file and taken back by a browser that has nothing; a damaged
// file is told and brings nothing.
func TestFilesOutAndIn(t *testing.T) {
	b := open(t)
	b.start()
	b.press("\r", "a battle of ten lines", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 10 })
	b.Do(chromedp.Navigate("about:blank"))
	dir := t.TempDir()
	b.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		return cdp.SetDownloadBehavior(cdp.SetDownloadBehaviorBehaviorAllow).WithDownloadPath(dir).Do(ctx)
	}))
	b.start()
	was := b.records()[0]
	b.setting("export")
	b.presses("export")
	b.Until("words about where it is", func() bool { return b.says("among the browser's downloads") })
	var file string
	b.Until("the download", func() bool {
		got, _ := filepath.Glob(filepath.Join(dir, "attackwing-*.zip"))
		if len(got) > 0 {
			file = got[0]
		}
		return file != ""
	})
	b.Do(chromedp.Navigate("about:blank"), chromedp.ActionFunc(func(ctx context.Context) error {
		return storage.ClearDataForOrigin(b.host, "indexeddb").Do(ctx)
	}))
	b.start()
	if r := b.records(); len(r) != 0 {
		t.Fatalf("%v is left", r)
	}
	whole := gametest.File(t, file)
	half := filepath.Join(dir, "half.zip")
	must(t, os.WriteFile(half, whole[:len(whole)/2], 0o600))
	b.setting("import")
	b.gives("import", half)
	b.Until("that half a file is damaged", func() bool { return b.says("Nothing was imported: ") && b.says("damaged") })
	if r := b.records(); len(r) != 0 {
		t.Fatalf("half a file brings %v", r)
	}
	b.gives("import", file)
	b.Until("the battle", func() bool { r := b.records(); return len(r) == 1 && r[0] == was })
}

// A browser that has no more room is told of, the battle goes on, and when there is room again all
// of it is kept.
func TestNoMoreRoom(t *testing.T) {
	b := open(t)
	b.start()
	b.press("\r", "a battle of ten lines", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 10 })
	was := b.records()[0]
	b.Do(chromedp.Evaluate(`IDBObjectStore.prototype.first = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError") }; 0`, nil))
	b.press("\r", "that it is not saved", func() bool { return b.says("This battle is not being saved: the browser's storage is full.") })
	if r := b.records(); r[0] != was {
		t.Fatalf("there is room: %v lines, %d before", r, was)
	}
	b.Do(chromedp.Evaluate(`IDBObjectStore.prototype.put = IDBObjectStore.prototype.first; 0`, nil))
	b.press("\r", "the battle to be kept again", func() bool { return b.records()[0] > was && !b.says("This battle is not being saved") })
}
