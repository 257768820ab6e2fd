package app

import (
	"bytes"
	"io"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/ui/window/windowtest"
)

// A link to a battle that waits to be played, as a pairing slip has it, leads to it among the saved
// games, from where it is played.
func TestALinkedBattleThatWaitsIsPlayed(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	var b bytes.Buffer
	must(t, record.Write(&b, apptest.NewBattle(t, 1)))
	text, err := link.Of(link.Battle, b.Bytes())
	must(t, err)
	w := &Window{Quick: true, Cards: apptest.Catalogue(t), keep: &keeper{err: io.Discard}}
	_, page, err := w.Arrive(text)
	must(t, err)
	tb := windowtest.Open(t, w.options())
	p, err := page(tb)
	must(t, err)
	tb.Open(p)
	tb.Tick(5)
	tb.Key("c")
	expect.Must(t, tb.Game != nil && len(tb.Game.Answers()) == 0, "%s reads %q", tb.Report().Screen, tb.Words())
}
