package page

import (
	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/kit"
)

// Input is what happened at mouse and keyboard since the last tick; File is a file let fall on the window.
type (
	Input = kit.Input
	File  = kit.File
)

// Page is a page of the kit in a window of pages.
type Page = *Adapter

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
