package front

import (
	"testing"

	"attackwing/ui/kit"
)

// The title takes sheets and cards that are let fall on it; whatever else comes is the window's.
func TestTheTitleWantsSheetsAndCards(t *testing.T) {
	p := &Title{}
	p.made.yours = struct{ Yours }{}
	for name, want := range map[string]bool{
		"siege.scenario.yaml": true, "captains-mine.yaml": true, "battle.game.jsonl": false, "a.table.yaml": false,
		"photo.png": false,
	} {
		if p.Wants(kit.File{Name: name}) != want {
			t.Errorf("%s is taken: %v", name, !want)
		}
	}
}
