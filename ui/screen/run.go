package screen

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/table"
	uiwindow "attackwing/ui/window"
)

// Options are what the window begins with.
type Options struct {
	Scenario, Fleet1, Fleet2 string
	P1, P2                   string // human, or a level of the computer
	Seed                     uint64
	House                    []game.HouseValue
	Cards                    *card.Catalogue // nil: the program's own
	Lists                    []fleet.List    // fleets offered beside the ready ones
	Title                    string
	Report                   string                   // file that always says what is shown, for tests
	Record                   func(*game.Game) error   // called after every answer
	Begun                    func(battle.Start) error // called when a battle begins
	Waiting                  func() *battle.Saved     // the battle to go on with, nil none
	Game                     *game.Game               // a battle already begun
	Terms                    record.Terms             // what it is played under
	Quick                    bool                     // no motion
	Settings                 table.Settings
	Keep                     func(table.Settings) // called when they change
	Own                      func() ([]front.OwnFleet, error)
	Build                    func(front.Host, front.OwnFleet, []game.HouseValue, func(front.OwnFleet)) kit.Page
	Pages                    []front.Entry // what the title offers beside a battle
	Replay                   func(front.Host, []game.Answer, int) (kit.Page, error)
	Lesson                   *front.Entry             // what it offers to somebody who is new
	Clocked                  func(seconds int) error  // keeps how long a battle with a clock has been played
	Dials                    func(record.Dials) error // keeps the dials that are locked and not handed in
	Locked                   record.Dials             // those of the battle already begun
	Data                     uiwindow.Data            // what is kept
	Notices                  []string                 // what the window tells when it opens
}

// Run opens the window and returns when it is closed.
func Run(o Options) error {
	if o.Title == "" {
		o.Title = "Attack Wing Playfield"
	}
	w := &window{report: o.Report}
	w.table = table.New(table.Options{Scenario: o.Scenario, Fleet1: o.Fleet1, Fleet2: o.Fleet2, P1: o.P1, P2: o.P2,
		Seed: o.Seed, House: o.House, Cards: o.Cards, Lists: o.Lists, Title: o.Title, Game: o.Game, Terms: o.Terms, Record: o.Record, Begun: o.Begun, Waiting: o.Waiting, Quick: o.Quick,
		NewSeed: rand.Uint64, Settings: o.Settings, Keep: o.Keep, Own: o.Own, Build: o.Build, Pages: o.Pages, Replay: o.Replay, Lesson: o.Lesson, Clocked: o.Clocked, Dials: o.Dials, Locked: o.Locked, Data: o.Data, Notices: o.Notices, Now: time.Now, Sound: w.sound.Play, Full: func() { ebiten.SetFullscreen(!ebiten.IsFullscreen()) }})
	ebiten.SetWindowTitle(o.Title)
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowSizeLimits(800, 500, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(w); err != nil {
		return fmt.Errorf("the window: %w", err)
	}
	return nil
}

// tell writes the report when it has changed: to a new file first, so that nobody reads half of it.
func (w *window) tell() {
	if w.report == "" {
		return
	}
	r := w.table.Report()
	if k := w.unit / w.dense; k > 0 {
		r.Enlarge(k)
	}
	b, err := json.Marshal(r)
	if err != nil || string(b) == w.told {
		return
	}
	tmp := w.report + ".new"
	if os.WriteFile(tmp, b, 0o644) == nil && os.Rename(tmp, w.report) == nil {
		w.told = string(b)
	}
}
