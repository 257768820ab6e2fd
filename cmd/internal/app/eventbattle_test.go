package app

import (
	"bytes"
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/game/ai"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/record"
	"attackwing/game/tournament"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// deskWindow is a window that keeps what it is asked to play and to say.
type deskWindow struct {
	noWindow
	battle *battle.Start
	toasts []string
}

func (w *deskWindow) Play(b battle.Start) { w.battle = &b }
func (w *deskWindow) Toast(words string)  { w.toasts = append(w.toasts, words) }

// A battle begun at the tournament desk that is gone on with after the program was started anew
// reports its result by itself; a branch of it does not, and what keeps a result off the sheet is
// told.
func TestABattleOfTheDeskReportsAfterARestart(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	cards := apptest.Catalogue(t)
	h := &deskWindow{}
	o := &organizer{v: kit.Show((&Window{Cards: cards}).tournamentDesk(h))}
	o.draw()
	o.keys("n")
	o.chooses("tholian-web", false)
	o.keys("^enter")
	o.types("names", "Ana, Ben")
	o.keys("enter", "esc", "g", "^enter", "p")
	expect.Must(t, h.battle != nil && h.battle.Event.Is() && h.battle.Event.Round == 1 && h.battle.Event.Table == 1,
		"the desk plays %+v", h.battle)
	k := &keeper{err: &bytes.Buffer{}}
	must(t, k.begin(*h.battle))
	ensigns := func() [2]ai.Player {
		one, _ := ai.New("ensign", 1)
		two, _ := ai.New("ensign", 2)
		return [2]ai.Player{one, two}
	}
	ps, g := ensigns(), h.battle.Game
	for range 12 {
		p := g.FirstOpen()
		gametest.Submit(t, g, ps[p.Player].Choose(g.View(p.Player), p))
		must(t, k.follow(g))
	}
	id := filepath.Base(k.rec.name)
	k.close()

	again := &Shelf{cards: cards, keep: &keeper{err: &bytes.Buffer{}}} // the program is started anew
	rec, err := again.salvage(id)
	if err != nil || strings.Contains(rec.Header.Event.File, "..") || filepath.IsAbs(rec.Header.Event.File) {
		t.Fatalf("%+v, %v", rec.Header.Event, err)
	}
	if _, err := (&tape{again, id}).Fork(0, 5, [2]string{}); !errors.Is(err, record.ErrSealed) {
		t.Errorf("a battle of two people that is not over is branched: %v", err)
	}
	b, err := again.Resume(id)
	expect.Must(t, err == nil && b.Ended != nil && b.Event == h.battle.Event, "%+v, %v", b, err)
	must(t, again.keep.begin(b))
	must(t, ai.Play(b.Game, ensigns()))
	must(t, again.keep.follow(b.Game))
	again.keep.close()
	branch, err := (&tape{again, id}).Fork(0, 5, [2]string{})
	expect.True(t, err == nil && branch.Ended == nil && !branch.Event.Is(),
		"a branch of it reports: %+v, %v", branch.Event, err)
	w := &deskWindow{}
	w.Toast(b.Ended(b.Game))
	e, err := onlyEvent()
	must(t, err)
	if r := e.Rounds[0].Tables[0].Result; r == nil || r.Game == nil || len(w.toasts) != 1 || !strings.Contains(w.toasts[0], "result entered") {
		t.Fatalf("result %+v; told: %q", r, w.toasts)
	}
	_, err = b.Reopen()
	must(t, err)
	e, _ = onlyEvent()
	expect.True(t, e.Rounds[0].Tables[0].Result == nil, "the end is taken back, the result is still there")
	_, err = (&eventFiles{}).Change(h.battle.Event.File, (*tournament.Desk).Unpair)
	must(t, err)
	w.Toast(b.Ended(b.Game))
	last := w.toasts[len(w.toasts)-1]
	expect.True(t, strings.HasPrefix(last, "Result not saved: "), "the table is no more: %q", last)
}
