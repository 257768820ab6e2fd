package window

import (
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/scenarios"
	"attackwing/ui/glossary"
	"attackwing/ui/kit/kittest"
)

// A sheet of the player's own is told section by section, and its words stand in the glossary while
// it is there.
func TestAnOwnSheetInWords(t *testing.T) {
	off := scenarios.Add(gametest.Beacon())
	sheet := gametest.Beacon().Sheet()
	p := NewSheet(newHost(t), sheet)
	w := kittest.OpenIn(t, p, 1280, 8000)
	for _, s := range sheet.Sections {
		expect.True(t, w.Reads(s.Title) && w.Reads(s.Words), "%q is not told", s.Title)
	}
	if w.Reads("See it on the board") || !kittest.Open(t, NewSheet(newHost(t), scenarios.All()[0].Sheet())).Reads("See it on the board") {
		t.Error("the free table is said to show a sheet that has no deck, or not said to show one that has")
	}
	kittest.Readable(t, sheet.ID, p)
	if _, ok := glossary.Find("Shard"); !ok || len(glossary.In("Six shards win.")) != 1 {
		t.Error("its words are not in the glossary")
	}
	off()
	if _, ok := glossary.Find("Shard"); ok {
		t.Error("its words stay when it is gone")
	}
}
