package table

import (
	"strings"
	"time"

	"attackwing/game"
	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// Input is what happened at mouse and keyboard since the last tick.
type Input = kit.Input

// Screen is which page is shown.
type Screen uint8

// The screens.
const (
	Playing    Screen = iota
	PageScreen        // a page of its own
)

// Options are what a program was started with.
type Options struct {
	Scenario, Fleet1, Fleet2 string
	P1, P2                   string // human, or a level of the computer
	Seed                     uint64
	House                    []game.HouseValue
	Cards                    *card.Catalogue                  // nil: the program's own
	Lists                    []fleet.List                     // fleets offered beside the ready ones
	Own                      func() ([]front.OwnFleet, error) // the player's own fleets
	// Build opens the fleet builder with a fleet, under these house rules; use takes what was made there.
	Build    func(h front.Host, l front.OwnFleet, house []game.HouseValue, use func(front.OwnFleet)) kit.Page
	Title    string
	Game     *game.Game                                  // a battle already begun
	Terms    record.Terms                                // what it is played under
	Record   func(*game.Game) error                      // after every answer, to keep it; an error is shown and the battle goes on
	Begun    func(battle.Start) error                    // when a battle begins
	Waiting  func() *battle.Saved                        // the battle of an earlier day to go on with, nil none
	Quick    bool                                        // no motion
	NewSeed  func() uint64                               // new dice, when Seed is 0
	Sound    func(name string, seat int, volume float64) // lets a sound of package synth be heard
	Settings Settings
	Keep     func(Settings) // called when they change
	Pages    []front.Entry  // what the title offers beside a battle
	// Replay is the page on which the battle that is over is watched, after so many of its answers, negative: after all.
	Replay  func(h front.Host, of []game.Answer, answers int) (kit.Page, error)
	Lesson  *front.Entry             // what it offers to somebody who has no battle to go on with, nil nothing
	Clocked func(seconds int) error  // keeps how long a battle with a clock has been played
	Dials   func(record.Dials) error // keeps the dials that are locked and not handed in
	Locked  record.Dials             // those of Game
	Data    window.Data              // what is kept, nil where nothing is
	Notices []string                 // told when the window opens
	Full    func()                   // changes between a window and the full screen, nil it cannot
	Now     func() time.Time         // the clock of what lets time pass without input, nil none
}

// Table is everything the window shows.
type Table struct {
	Canvas kit.Canvas

	played
	preferred
	stack
	started
}

// New makes the table of a program that was just started.
func New(o Options) *Table {
	t := &Table{}
	t.opens(battle.Means{Quick: o.Quick, Record: o.Record, Dials: o.Dials, Clocked: o.Clocked, Now: o.Now})
	t.dirty = true
	t.opts = o
	if t.opts.Title == "" {
		t.opts.Title = "Attack Wing Playfield"
	}
	t.title = front.New(before{t}, front.Options{Scenario: o.Scenario, Fleet1: o.Fleet1, Fleet2: o.Fleet2, P1: o.P1, P2: o.P2, Seed: o.Seed, House: o.House, Cards: o.Cards,
		Lists: o.Lists, Own: o.Own, Build: o.Build, NewSeed: o.NewSeed, Waiting: o.Waiting, Pages: o.Pages, Lesson: o.Lesson})
	t.Open(t.title)
	t.prefs = o.Settings
	t.Canvas.KeyName = t.keyName
	t.prefer()
	if len(o.Notices) > 0 {
		t.Toast(strings.Join(o.Notices, "\n"))
		t.toastFor = noticeSeconds
	}
	if o.Game != nil {
		t.Terms = o.Terms
		levels := [2]string{o.P1, o.P2}
		if levels == [2]string{} {
			levels = t.title.Next.Players.Seats()
		}
		t.begin(o.Game, levels)
		t.Planning.Kept = o.Locked
		return t
	}
	if o.Fleet1 != "" && o.Fleet2 != "" && o.Scenario != "" {
		t.err = t.title.Begin()
	}
	return t
}

// begin shows a battle; levels are who plays, human or a level of the computer.
func (t *Table) begin(g *game.Game, levels [2]string) {
	t.Screen, t.err = Playing, ""
	if t.Terms.Table == "" {
		t.Terms = t.newTerms(t.Terms)
	}
	t.closeOver()
	for i, s := range t.pagesOver { // that battle is left
		if s == Playing {
			t.pagesOver[i] = PageScreen
		}
	}
	t.ended, t.reopen, t.told = nil, nil, false
	t.levels = levels
	var brains [2]ai.Player
	var names [2]string
	for p, l := range levels {
		if l == "" || l == "human" {
			continue
		}
		b, err := ai.New(l, g.Setup().Seed^uint64(p+1)*0x9E37)
		if err != nil {
			t.err = err.Error()
			continue
		}
		brains[p], names[p] = b, l
	}
	t.screen.Begin()
	t.Battle.Begin(g, brains, names)
	if t.opts.Begun != nil {
		t.kept(t.opts.Begun(battle.Start{Game: g, Players: levels, Terms: t.Terms, Event: t.event}))
	}
	t.event = record.EventTable{}
	t.See()
	t.dirty = true
}

// Dirty tells whether the picture has changed since the last call.
func (t *Table) Dirty() bool {
	d := t.dirty
	t.dirty = false
	return d
}

// Resize gives the table another window.
func (t *Table) Resize(w, h float64) {
	if t.w != w || t.h != h {
		t.w, t.h, t.dirty = w, h, true
	}
}

// Resting tells whether nothing changes until somebody does something, or WakeIn has passed.
func (t *Table) Resting() bool { return !t.dirty && t.top().Resting() && t.toastFor <= 0 }

// LoseFocus covers the dials of two people at one screen: whoever looks at another window may have left this one open.
func (t *Table) LoseFocus() {
	if t.prefs.Cover == "on" && t.Cover.Secret() {
		t.Cover.Fall()
	}
}

// ShowsBoard tells whether the screen has the board, and where.
func (t *Table) ShowsBoard() bool { return t.Board() != nil }

// Board is all that lies on the table now, as the one who looks may see it; nil where none is shown.
func (t *Table) Board() *scene.Board {
	b, _ := t.top().Board()
	if b != nil && t.page() != nil {
		t.suits(b)
	}
	return b
}

// Camera is how the board is seen.
func (t *Table) Camera() scene.Camera {
	_, cam := t.top().Board()
	return cam
}

// WantsHold tells whether what lies at a place is to be held by a finger rather than tapped.
func (t *Table) WantsHold(x, y float64) bool { return t.top().WantsHold(x, y) }

// WantsScroll tells whether a finger that moves up or down from a place turns what is listed there. On a board it drags.
func (t *Table) WantsScroll(x, y float64) bool { return t.top().WantsScroll(x, y) }
