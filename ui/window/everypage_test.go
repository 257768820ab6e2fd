package window_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/lesson"
	"attackwing/game/puzzle"
	"attackwing/game/record"
	"attackwing/game/sheet"
	"attackwing/scenarios"
	"attackwing/ui/builder"
	"attackwing/ui/desk"
	"attackwing/ui/film"
	"attackwing/ui/freetable"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/learn"
	"attackwing/ui/library"
	"attackwing/ui/log"
	"attackwing/ui/replay"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// everyPage are the pages of the window, and the questions of a battle, each opened in a window of
// 1280 by 800.
var everyPage = []struct {
	name string
	open func(t *testing.T) *windowtest.Window
}{
	{"title", func(t *testing.T) *windowtest.Window { return windowtest.Open(t, titleOptions(t)) }},
	{"title, players and table", func(t *testing.T) *windowtest.Window {
		w := entitled(t)
		inHand(w, kittest.Handheld[0])
		w.Tap("choices")
		return w
	}},
	{"title, your own", yoursShown()},
	{"title, copy a sheet", yoursShown("copy-sheet")},
	{"title, open a sheet", yoursShown("open-sheet")},
	{"own file", func(t *testing.T) *windowtest.Window {
		w := yoursShown()(t)
		w.Key("ctrl+e")
		return w
	}},
	{"own file, a fault", yoursShown("own-3")},
	{"own file, a line", yoursShown("own-3", "edit-line")},
	{"own file, cards", yoursShown("own-2")},
	{"fleets of a battle", after(entitled, "shift+enter")},
	{"settings", after(entitled, "f10", "s")},
	{"all settings", after(entitled, "f10", "s", "a")},
	{"keys", after(entitled, "f1")},
	{"change keys", after(entitled, "f1", "k")},
	{"glossary", after(entitled, "f1", "/")},
	{"sheet", after(entitled, "i")},
	{"house rules", after(entitled, "h")},
	{"learn", after(entitled, "l")},
	{"replays", after(entitled, "r")},
	{"fleets", after(entitled, "e")},
	{"builder", over(func(t *testing.T, w *windowtest.Window) kit.Page {
		ready := gametest.Ready(t, "u0-rebel-1")
		return builder.New(w, builderOf(t), ready, "")
	}, "right", "right")},
	{"free table", over(freePage)},
	{"free table, a ship", over(freePage, "enter", "s", "enter")},
	{"desk", over(deskPage)},
	{"desk, a new event", over(deskPage, "n")},
	{"desk, players", func(t *testing.T) *windowtest.Window { return registered(t) }},
	{"desk, a round", func(t *testing.T) *windowtest.Window {
		w := registered(t)
		w.Key("k", "k", "k", "k", "g", "ctrl+enter")
		return w
	}},
	{"desk, a pairing slip", func(t *testing.T) *windowtest.Window {
		w := registered(t)
		w.Key("k", "k", "k", "k", "g", "ctrl+enter", "q")
		return w
	}},
	{"free table, make a battle", over(freePage, "enter", "s", "enter", "ctrl+b")},
	{"replay", over(func(t *testing.T, w *windowtest.Window) kit.Page {
		var b bytes.Buffer
		must(t, record.Write(&b, gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1), 1)))
		p, err := replay.New(w, &tape{file: b.Bytes()})
		must(t, err)
		return p
	}, "right", "right")},
	{"film", over(func(t *testing.T, w *windowtest.Window) kit.Page {
		g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1), 1)
		f, err := film.New(record.Shoot(g.Setup(), g.Answers()))
		must(t, err)
		return film.NewPage(w, f, film.Options{Export: func(string) (string, error) { return "", nil }})
	})},
	{"log", over(func(t *testing.T, w *windowtest.Window) kit.Page {
		g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1), 1)
		var lines []record.Said
		for _, said := range record.Shoot(g.Setup(), g.Answers()).Said() {
			lines = append(lines, said...)
		}
		return log.New(w, log.Tale{Setup: g.Setup(), Answers: g.Answers(), Lines: lines, At: -1, Go: func(int) {}})
	})},
	{"battle, menu", after(planning, "f10")},
	{"battle, save as", after(planning, "ctrl+s")},
	{"battle, place a ship", func(t *testing.T) *windowtest.Window { return windowtest.Begin(t, "human", "ensign") }},
	{"battle, dial", planning},
	{"battle, action", asked(game.ChooseAction)},
	{"battle, target", asked(game.ChooseTarget)},
	{"battle, attack dice", asked(game.ModifyAttackDice)},
	{"battle, defense dice", waiting(game.ModifyDefenseDice)},
	{"battle, dice again", waiting(game.ChooseDice)},
	{"battle, why", after(asked(game.ModifyAttackDice), "w")},
	{"battle, ship card", after(planning, "i")},
	{"battle, cover", func(t *testing.T) *windowtest.Window {
		w := windowtest.Begin(t, "human", "human")
		w.Place()
		return w
	}},
	{"battle, end", func(t *testing.T) *windowtest.Window {
		w := windowtest.Open(t, windowtest.Duel("ensign", "ensign"))
		for n := 0; !w.Ended() && n < 100_000; n++ {
			w.Tick(1)
		}
		w.Tick(5)
		return w
	}},
}

// titleOptions are those of a window whose title leads to pages.
func titleOptions(t *testing.T) window.Options {
	t.Helper()
	lessons, err := lesson.All(assets.Lessons())
	must(t, err)
	return window.Options{
		Title: front.Options{Scenario: "last-battle-of-ds9", Seed: 3, Pages: []front.Entry{
			{ID: "free-table", Title: "Free table", Note: "show set-ups and rules", Key: "f", Open: func(h front.Host) kit.Page {
				return freetable.New(h, freetable.Options{Cards: gametest.Cards(t), Still: func() bool { return true }})
			}},
			{ID: "fleets", Title: "Fleets", Note: "build, check, print", Key: "e", Open: func(h front.Host) kit.Page {
				return builder.NewLibrary(h, builderOf(t))
			}},
			{ID: "learn", Title: "Learn", Note: "flight school, a lesson each", Key: "l", Open: func(h front.Host) kit.Page {
				return learn.New(h, learn.Options{Lessons: lessons, Puzzles: puzzle.All(), Cards: assets.Cards, Find: scenarios.ByID,
					Learned: lesson.Learned{Name: "Cadet"}, Keep: func(lesson.Learned) error { return nil }})
			}},
			{ID: "replays", Title: "Replays", Note: "step through past battles", Key: "r", Open: func(h front.Host) kit.Page {
				return library.New(h, games{})
			}},
		}},
		Quick: true,
		Data:  &windowtest.Keeping{},
	}
}

func entitled(t *testing.T) *windowtest.Window { return windowtest.Open(t, titleOptions(t)) }

// yoursShown is a title that shows what a player has made, after these presses.
func yoursShown(presses ...string) func(t *testing.T) *windowtest.Window {
	return func(t *testing.T) *windowtest.Window {
		t.Helper()
		t.Cleanup(scenarios.Add(gametest.Beacon()))
		o := titleOptions(t)
		o.Title.Yours = &windowtest.Made{Faults: true}
		w := windowtest.Open(t, o)
		for _, name := range append([]string{"show:2"}, presses...) {
			w.Press(name)
		}
		return w
	}
}

func planning(t *testing.T) *windowtest.Window {
	o := windowtest.Duel("human", "ensign")
	o.Data = &windowtest.Keeping{}
	return windowtest.PlanningOf(t, o)
}

// after opens a page and strikes keys.
func after(open func(t *testing.T) *windowtest.Window, keys ...string) func(t *testing.T) *windowtest.Window {
	return func(t *testing.T) *windowtest.Window {
		w := open(t)
		w.Key(keys...)
		return w
	}
}

// over opens a page over the title and strikes keys.
func over(page func(t *testing.T, w *windowtest.Window) kit.Page, keys ...string) func(t *testing.T) *windowtest.Window {
	return func(t *testing.T) *windowtest.Window {
		w := windowtest.Open(t, window.Options{Data: &windowtest.Keeping{}})
		w.Open(page(t, w))
		w.Tick(3)
		w.Key(keys...)
		return w
	}
}

// asked goes to the first question of a kind.
func asked(ask game.Ask) func(t *testing.T) *windowtest.Window {
	return func(t *testing.T) *windowtest.Window {
		w := windowtest.Resumed(t, windowtest.Answered(t, ask, 1))
		w.Hide(false)
		w.Tick(3)
		return w
	}
}

// waiting plays both sides up to a question of a kind.
func waiting(ask game.Ask) func(t *testing.T) *windowtest.Window {
	return func(t *testing.T) *windowtest.Window {
		w := windowtest.Begin(t, "human", "human")
		w.PlayUntil(func(p *game.Prompt) bool { return p.Ask == ask })
		w.Hide(false)
		w.Tick(3)
		return w
	}
}

func freePage(t *testing.T, w *windowtest.Window) kit.Page {
	return freetable.New(w, freetable.Options{Cards: gametest.Cards(t), Still: func() bool { return true },
		Make: func(*sheet.Draft) (func(), error) { return func() {}, nil }})
}

func deskPage(t *testing.T, w *windowtest.Window) kit.Page {
	return desk.New(w, &event{folder: t.TempDir()}, gametest.Cards(t))
}

// registered is the desk with an event and three players.
func registered(t *testing.T) *windowtest.Window {
	w := over(deskPage, "n")(t)
	w.Press(kit.Name{Kind: "scenario", N: slices.IndexFunc(scenarios.All(), func(s game.Scenario) bool { return s.Sheet().ID == "tholian-web" })}.String())
	w.Key("ctrl+enter", "n")
	w.Type("Ana, Ben, Cleo")
	w.Key("enter", "esc")
	return w
}

// Every page that is listed is another one than the title.
func TestEveryPageIsThere(t *testing.T) {
	for _, p := range everyPage {
		if w := p.open(t); w.Shows("title") != strings.HasPrefix(p.name, "title") {
			t.Errorf("%s: %s is shown", p.name, w.Report().Screen)
		}
	}
}
