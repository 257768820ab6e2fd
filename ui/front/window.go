package front

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
)

// Host is the interface of a page to the window that the title opens it in.
type Host interface {
	kit.Window
	// Sets are the sets that a person owns, by their ids; Own takes others.
	Sets() []string
	Own(sets []string)
	Invited(text string) kit.Page // the page on which an invitation is answered
	KeepSlide(*game.Game)         // keeps the table behind the other slides of the free table
	// Play leaves the pages for a battle. They wait behind it: its end leads back to them.
	Play(battle.Start)
	// PlayAfar has a friend invited to play on from a table.
	PlayAfar(table *game.Setup, own game.PlayerID)
}

// Entry is a page that the title offers.
type Entry struct {
	ID, Title, Key string
	Label          string // stands above the title of one that is offered
	Note           string // what it is for, in some words
	Open           func(Host) kit.Page
}

// Window is the interface of these pages to their window.
type Window interface {
	Host
	// Kinds are the kinds of table that a battle can be played at, and which is chosen; Clocks the
	// same of its clock.
	Kinds() (at int, words []string)
	ChooseKind(i int)
	Clocks() (at int, words []string)
	ChooseClock(i int)
	// People are the names of who plays here, the first alone, and those that were given before;
	// Name gives one.
	People() (names [2]string, known []string)
	Name(i int, name string)
	// Inks are the colors that a seat can have, and which it has.
	Inks(seat int) (at int, words []string)
	ChooseInk(seat, i int)
	// Muted reports whether nothing is heard; Mute changes that.
	Muted() bool
	Mute()
	// Tournament reports whether the table that is chosen lets nothing illegal be played.
	Tournament() bool
	// Left is the battle that was left today and can be continued: which, and who plays; "" none.
	// Continue goes on with it.
	Left() (what, how string)
	Continue()
	// What a person reads or sets beside.
	ShowHouse()
	ShowSettings()
	ShowKeys()
	ShowSheet(*game.Sheet)
}

// OwnFleet is a fleet that the player has made, or that a flag names.
type OwnFleet struct {
	Key  string // what it is called by, such as its file
	List fleet.List
}

// Options configures the program at its start, and the offers of the title page.
type Options struct {
	Scenario, Fleet1, Fleet2 string
	P1, P2                   string // human, or a level of the computer
	Seed                     uint64
	House                    []game.HouseValue
	Cards                    *card.Catalogue            // nil: the program's own
	Lists                    []fleet.List               // fleets offered beside the ready ones
	Own                      func() ([]OwnFleet, error) // the player's own fleets, nil none
	// Build opens the fleet builder with a fleet, under these house rules; use takes what was made
	// there. Nil: there is none.
	Build   func(h Host, l OwnFleet, house []game.HouseValue, use func(OwnFleet)) kit.Page
	Afar    *Afar                // battles with a friend at another computer, nil: there are none
	NewSeed func() uint64        // new dice, when Seed is 0
	Waiting func() *battle.Saved // the battle of an earlier day to continue, nil none
	Pages   []Entry              // what the title offers beside a battle
	Yours   Yours                // the sheets and cards of the player's own, nil: none can be made
	// Lesson returns what the title offers to somebody who has no battle to continue, nil nothing.
	Lesson func() *Entry
}
