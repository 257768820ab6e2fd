package front

import (
	"testing"

	"attackwing/game/gametest/expect"
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
		expect.True(t, p.Wants(kit.File{Name: name}) == want, "%s is taken: %v", name, !want)
	}
}
