package page

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/canvas"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Input is what happened at mouse and keyboard since the last tick; File is a file let fall on the window.
type (
	Input = kit.Input
	File  = kit.File
)

// Page is a screen of its own. All calls come from one goroutine, the game's, and so do those of its Host: a page that does
// something beside the window does not rest, and takes what has come of it at the next Tick.
type Page interface {
	// Name is what the report for tests calls it.
	Name() string
	// Draw lays it out in a window of w by h pixels; c is empty, c.Hover is the name under the pointer.
	Draw(c *canvas.Canvas, w, h float64)
	// Key is one stroke, Esc included: a page with nothing to close calls Back of its host.
	Key(k string, in *Input)
	// Click is a name of Draw that was pressed and released.
	Click(id string)
	// Pointer is every tick's mouse: dragging, the wheel, presses beside all names.
	Pointer(in *Input)
	// Tick lets dt seconds pass.
	Tick(dt float64)
	// Dirty tells whether the picture has changed since the last call.
	Dirty() bool
	// Resting tells whether nothing changes until somebody does something.
	Resting() bool
	// Board is the table shown and how it is seen; nil: the page has none.
	Board() (*scene.Board, scene.Camera)
}

// Waker is a page with a clock: though nothing happens it wants a tick after so many seconds, 0: never.
type Waker interface{ WakeIn() float64 }

// Small is a page that has room for its words in smaller windows than others.
type Small interface{ Least() (w, h float64) }

// Least is the smallest window, in its own pixels, that a page has room for its words in.
func Least(p Page) (w, h float64) {
	if s, ok := p.(Small); ok {
		return s.Least()
	}
	return 960, 540
}

// Battle is a battle to be played at the table.
type Battle struct {
	Game    *game.Game
	Players [2]string         // levels of the computer, "" a person
	Terms   record.Terms      // what the window is bound by; without a kind of table: as the person prefers
	Event   record.EventTable // whose table it is in a tournament; its file as the desk names it
	Dials   record.Dials      // that were locked and not handed in when it was left
	Ended   func(Host, *game.Game)
	// Reopen is asked before answers of a battle that has ended are taken back, an error says why they stay; the battle may
	// then end again. Nil allows it.
	Reopen func(Host) error
}

// Saved is a battle that waits on the disk to be gone on with.
type Saved struct {
	Title, Note string
	Open        func() (Battle, error)
}

// Host is the window a page is shown in.
type Host interface {
	// Open shows a page over the one shown now.
	Open(Page)
	// Back closes the page shown; at last the title is seen.
	Back()
	// Play leaves the pages for a battle.
	Play(Battle)
	// Toast says something nobody has to answer, for three seconds.
	Toast(words string)
}

// Paced is a host that knows how fast things move: 1 as usual, 0 not at all.
type Paced interface{ Pace() float64 }

// Entry is a page that the title offers.
type Entry struct {
	ID, Title, Key string
	Note           string // what it is for, in some words
	Open           func(Host) Page
}

// Plain is a page that does nothing, to be embedded: a page writes what it needs.
type Plain struct{ changed bool }

// Changed marks the picture as changed.
func (p *Plain) Changed() { p.changed = true }

// Dirty tells whether Changed was called since.
func (p *Plain) Dirty() bool { d := p.changed; p.changed = false; return d }

// Key does nothing.
func (p *Plain) Key(string, *Input) {}

// Click does nothing.
func (p *Plain) Click(string) {}

// Pointer does nothing.
func (p *Plain) Pointer(*Input) {}

// Tick does nothing.
func (p *Plain) Tick(float64) {}

// Resting is true.
func (p *Plain) Resting() bool { return true }

// Board is nil.
func (p *Plain) Board() (*scene.Board, scene.Camera) { return nil, scene.Camera{} }
