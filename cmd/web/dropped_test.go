package main

import (
	"context"
	"os"
	"path/filepath"
	"testing"

	"attackwing/game/gametest"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// drops lets files of the system fall on the middle of the page.
func (b *browser) drops(files ...string) {
	b.T.Helper()
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: files, DragOperationsMask: 1}
	for _, kind := range []input.DispatchDragEventType{input.DragEnter, input.DragOver, input.Drop} {
		b.Do(chromedp.ActionFunc(func(ctx context.Context) error { return input.DispatchDragEvent(kind, 640, 400, data).Do(ctx) }))
	}
}

// A record let fall on the page of replays is taken, though nothing else happens there; one that is
// none changes nothing.
func TestFilesAreDroppedOnThePage(t *testing.T) {
	whole := gametest.File(t, "../../game/link/testdata/battle.game.jsonl")
	dir := t.TempDir()
	file, other := filepath.Join(dir, "battle.game.jsonl"), filepath.Join(dir, "other.game.jsonl")
	must(t, os.WriteFile(file, whole, 0o600))
	must(t, os.WriteFile(other, []byte("{}\n"), 0o600))
	b := visit(t)
	b.start()
	b.Until("the replays", func() bool { b.presses("page:replays"); return b.where() == "library" })
	b.drops(other, file)
	b.Until("the record", func() bool { r := b.records(); return len(r) == 1 && r[0] >= 193 })
	b.Until("it among the replays", func() bool { b.presses("watch"); return b.where() == "replay" })
}
