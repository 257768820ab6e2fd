package app

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest"
	"attackwing/game/remote"
	"attackwing/game/remote/wire"
	"attackwing/scenarios"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// threesome are the windows of Anna and Bob, who play, and of Carl, who watches.
type threesome struct {
	t     *testing.T
	plays [2]*windowtest.Window
	carl  *windowtest.Window
	clip  string // that all three share
}

func newThreesome(t *testing.T) *threesome {
	t.Helper()
	apptest.AtHome(t, t.TempDir())
	h := &threesome{t: t}
	shared := func(a *front.Afar) *front.Afar {
		a.Loopback, a.STUN = true, nil
		a.Copy = func(text string) error { h.clip = text; return nil }
		a.Paste = func() (string, error) { return h.clip, nil }
		return a
	}
	u, err := gametest.Setup("standard", "tw-a-1", "tw-a-3", 1)
	must(t, err)
	u.Players = [2]string{"Anna", "Bob"}
	h.plays, _ = windowtest.Apart(t, u, 3, window.Options{Show: func(w front.Window, b *battle.Session) kit.Page {
		return front.NewShowing(w, front.Options{Afar: shared(&front.Afar{})}, b)
	}})
	w := &Window{Quick: true, Cards: apptest.Catalogue(t), keep: &keeper{err: io.Discard}}
	o := w.options()
	shared(o.Title.Afar)
	h.carl = windowtest.Open(t, o)
	return h
}

// until lets time pass in all windows until something is so.
func (h *threesome) until(what string, so func() bool) {
	h.t.Helper()
	for end := time.Now().Add(60 * time.Second); !so(); {
		if time.Now().After(end) {
			h.t.Fatalf("never: %s; Anna reads %q, Carl %q", what, h.plays[0].Words(), h.carl.Words())
		}
		for _, w := range h.plays {
			w.Tick(1)
		}
		h.carl.Tick(10)
	}
}

// play answers in both windows until something is so.
func (h *threesome) play(what string, so func() bool) {
	h.t.Helper()
	h.until(what, func() bool {
		for _, w := range h.plays {
			if w.Playing() && (w.Asked() != nil || w.Flow.Waits()) {
				w.Confirm()
			}
		}
		return so()
	})
}

// Anna invites Carl by the menu of the battle; he opens the text on the title page, sees the battle
// from then on to its end, and has its record, which proves it.
func TestSomebodyWatchesToTheEnd(t *testing.T) {
	h := newThreesome(t)
	anna, carl := h.plays[0], h.carl
	n := len(anna.Game.Answers())
	h.play("the battle goes on", func() bool { return len(anna.Game.Answers()) > n+6 })
	anna.Key("esc")
	anna.Press("menu:watch")
	if !anna.Reads("Watchers see the table as both players do") {
		t.Errorf("Anna reads %q", anna.Words())
	}
	anna.Press("main")
	h.until("an invitation is out", func() bool { return h.clip != "" && anna.Seen("copy-call") })
	carl.Press("friend")
	carl.Press("paste-call")
	if !carl.Reads("Anna lets you watch a battle") {
		t.Fatalf("Carl reads %q", carl.Words())
	}
	invitation := h.clip
	carl.Press("main")
	h.until("it is answered", func() bool { return h.clip != invitation && carl.Seen("copy-call") })
	anna.Press("main")
	h.until("Carl sees the battle", func() bool { return carl.Top().Page.Name() == "audience" && carl.Reads("ANNA AGAINST BOB") })
	if anna.Far.Watchers() != 1 || !anna.Playing() {
		t.Errorf("%d watch", anna.Far.Watchers())
	}
	for _, c := range carl.Top().Page.Commands() {
		if c.ID != "back" {
			t.Errorf("who watches is offered %s", c.ID)
		}
	}
	h.play("the battle ends", func() bool { return anna.Game.Over() && h.plays[1].Game.Over() })
	h.until("Carl sees its end", func() bool { return carl.Top().Page.Name() == "over" })
	if carl.Game.Hash() != anna.Game.Hash() || !carl.Reads("To the title") || carl.Reads("Rematch") {
		t.Errorf("Carl's battle ends otherwise, or he can play it again: %q", carl.Words())
	}
	files, err := filepath.Glob(filepath.Join(cli.WhereIs(cli.GamesFolder), "*"+cli.RecordEnding))
	must(t, err)
	if len(files) != 1 {
		t.Fatalf("Carl has %q", files)
	}
	rec, err := wholeSave(cli.GamesFolder + "/" + filepath.Base(files[0]))
	must(t, err)
	g, _, err := rec.Verify(scenarios.ByID, apptest.Catalogue(t), -1, nil)
	must(t, err)
	if _, err := remote.Check(g); err != nil || g.Hash() != anna.Game.Hash() {
		t.Errorf("Carl's record proves nothing: %v", err)
	}
	text, err := os.ReadFile(files[0])
	must(t, err)
	if strings.Contains(string(text), `"chain"`) {
		t.Error("the record holds a secret")
	}
	for _, w := range h.plays {
		w.Far.Leave()
	}
}

// Where the line is lost, who watches reads it and still sees the battle; nothing is kept of it. A new
// invitation leads there again.
func TestAWatcherIsCutOff(t *testing.T) {
	h := newThreesome(t)
	anna, carl := h.plays[0], h.carl
	seat := func() *wire.Conn {
		a, b := wire.Pipe()
		must(t, anna.Far.Show(anna.Game, front.Line{Conn: a}))
		carl.Open(newWatched(carl, front.Line{Conn: b}, "Carl", apptest.Catalogue(t)))
		return b
	}
	line := seat()
	h.until("Carl sees the battle", func() bool { return carl.Reads("ANNA AGAINST BOB") })
	line.Close()
	h.until("Carl is told", func() bool { return strings.Contains(carl.Words(), "Ask for a new invitation") })
	h.until("Anna is told", func() bool { return anna.Far.Watchers() == 0 })
	if carl.Top().Page.Name() != "audience" || !carl.Reads("Set-up") {
		t.Error("the battle is gone")
	}
	n := len(anna.Game.Answers())
	h.play("the battle goes on without Carl", func() bool { return len(anna.Game.Answers()) > n+6 })
	carl.Press("back")
	seat()
	h.until("Carl sees it again", func() bool { return carl.Reads("ANNA AGAINST BOB") && !strings.Contains(carl.Words(), "Ask for") })
	anna.Far.Leave()
	h.until("Carl is told that it was left", func() bool { return strings.Contains(carl.Words(), "The battle was left. Ask for") })
	if names, err := (&Shelf{}).Names(); err != nil || len(names) != 0 {
		t.Errorf("half a battle is kept: %q, %v", names, err)
	}
	h.plays[1].Far.Leave()
}
