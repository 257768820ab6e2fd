package window_test

import (
	"bytes"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"attackwing/assets"
	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/builder"
	"attackwing/ui/desk"
	"attackwing/ui/film"
	"attackwing/ui/freetable"
	"attackwing/ui/kit"
	"attackwing/ui/library"
	"attackwing/ui/log"
	"attackwing/ui/replay"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// walked are the commands with keys that come up on a page while somebody goes through it, and what
// they are everywhere is left out. A command has the words that it has where it comes up first:
// later ones speak of what is chosen.
type walked struct {
	*windowtest.Window
	keys kit.Commands
}

func walk(t *testing.T, open func(w *windowtest.Window) kit.Page) *walked {
	w := &walked{Window: windowtest.Open(t, window.Options{})}
	w.Open(open(w.Window))
	return w.look()
}

// look takes up the commands of now.
func (w *walked) look() *walked {
	w.Tick(3)
	everywhere := window.Everywhere(nil)
	for _, c := range w.Top().Page.Commands().Now() {
		same := func(o *kit.Command) bool { return o.Key == c.Key && o.ID == c.ID }
		if c.Key != "" && !slices.ContainsFunc(everywhere, same) && !slices.ContainsFunc(w.keys, same) {
			w.keys = append(w.keys, c)
		}
	}
	return w
}

// strikes strikes keys and takes up the commands after each.
func (w *walked) strikes(keys ...string) *walked {
	for _, k := range keys {
		w.Key(k)
		w.look()
	}
	return w
}

// noFleets is a shelf with nothing on it.
type noFleets struct{ builder.Shelf }

func (noFleets) Fleets() ([]builder.Kept, error)         { return nil, nil }
func (noFleets) Keep(string, fleet.List) (string, error) { return "1.fleet.yaml", nil }

func builderOf(t *testing.T) builder.Options {
	owned := []string{"71120", "71121", "71122", "71123"}
	return builder.Options{
		Cards:     gametest.Cards(t),
		Scenarios: scenarios.All(),
		Owned:     builder.Owned{Sets: func() []string { return owned }, Keep: func(sets []string) { owned = sets }},
		Shelf:     noFleets{},
		Seed:      func() uint64 { return 1 },
	}
}

func fleetKeys(t *testing.T) kit.Commands {
	return walk(t, func(w *windowtest.Window) kit.Page { return builder.NewLibrary(w, builderOf(t)) }).keys
}

func builderKeys(t *testing.T) kit.Commands {
	w := walk(t, func(w *windowtest.Window) kit.Page { return builder.New(w, builderOf(t), fleet.List{Limit: 120}, "") })
	return w.strikes("right", "right", "enter", "left").keys
}

func freeTableKeys(t *testing.T) kit.Commands {
	w := walk(t, func(w *windowtest.Window) kit.Page {
		return freetable.New(w, freetable.Options{Cards: gametest.Cards(t), Still: func() bool { return true }})
	})
	return w.strikes("enter", "s", "enter", "v", "tab", "enter", "esc", "m", "v", "f", "esc").keys
}

// event is a folder with one event.
type event struct {
	desk.Store
	folder string
}

func (e *event) file() string { return filepath.Join(e.folder, "one"+tournament.Suffix) }
func (e *event) Clubs() ([]desk.Club, error) {
	all, err := tournament.Storyline(e.folder)
	return []desk.Club{{Events: all}}, err
}
func (e *event) Create(_ string, ev *tournament.Event) (string, error) {
	return e.file(), tournament.Create(e.file(), ev)
}
func (e *event) Open(file string) (*tournament.Event, error) { return tournament.Open(file) }
func (e *event) Change(file string, do func(*tournament.Desk) error) (*tournament.Event, error) {
	return tournament.Change(file, "organizer", e.Now(), do)
}
func (e *event) Stamp(string) string  { return "" }
func (e *event) Fleets() []fleet.List { return nil }
func (e *event) Now() time.Time       { return time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC) }
func (e *event) Seed() uint64         { return 1 }
func (e *event) Address(battle []byte) (string, error) {
	text, err := link.Of(link.Battle, battle)
	return "https://example.org/attackwing/#" + text, err
}

func deskKeys(t *testing.T) kit.Commands {
	w := walk(t, func(w *windowtest.Window) kit.Page {
		return desk.New(w, &event{folder: t.TempDir()}, gametest.Cards(t))
	})
	w.strikes("n")
	w.Press("scenario:" + strconv.Itoa(slices.IndexFunc(scenarios.All(), func(s game.Scenario) bool { return s.Sheet().ID == "tholian-web" })))
	w.strikes("ctrl+enter", "n")
	w.Type("Ana, Ben, Cleo")
	return w.strikes("enter", "esc", "k", "k", "k", "k", "g", "ctrl+enter", "1", "enter", "2", "enter", "v", "v").keys
}

// tape is a battle of two ensigns.
type tape struct {
	replay.Tape
	file []byte
}

func (p *tape) Record() (*record.Record, error) { return record.Salvage(bytes.NewReader(p.file)) }
func (p *tape) Setup(r *record.Record) (*game.Setup, error) {
	cards, err := assets.Cards()
	if err != nil {
		return nil, err
	}
	return r.Header.Setup(scenarios.ByID, cards)
}

func replayKeys(t *testing.T) kit.Commands {
	var b bytes.Buffer
	must(t, record.Write(&b, gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1), 1)))
	return walk(t, func(w *windowtest.Window) kit.Page {
		p, err := replay.New(w, &tape{file: b.Bytes()})
		must(t, err)
		return p
	}).keys
}

func logKeys(t *testing.T) kit.Commands {
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1), 1)
	var lines []record.Said
	for _, said := range record.Shoot(g.Setup(), g.Answers()).Said() {
		lines = append(lines, said...)
	}
	return walk(t, func(w *windowtest.Window) kit.Page {
		return log.New(w, log.Tale{Setup: g.Setup(), Answers: g.Answers(), Lines: lines, At: -1, Go: func(int) {}})
	}).keys
}

// games is a shelf with one game.
type games struct{ library.Shelf }

func (games) Names() ([]string, error)    { return []string{"a"}, nil }
func (games) Look(id string) library.Game { return library.Game{ID: id, Scenario: "Plain battle"} }

func libraryKeys(t *testing.T) kit.Commands {
	return walk(t, func(w *windowtest.Window) kit.Page { return library.New(w, games{}) }).keys
}

func filmKeys(t *testing.T) kit.Commands {
	g := gametest.Ensigns(t, gametest.MustSetup("tholian-web", "tw-a-1", "tw-b-1", 1), 1)
	return walk(t, func(w *windowtest.Window) kit.Page {
		f, err := film.New(record.Shoot(g.Setup(), g.Answers()))
		must(t, err)
		return film.NewPage(w, f, film.Options{Export: func(string) (string, error) { return "", nil }})
	}).keys
}
