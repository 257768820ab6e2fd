package desk

import (
	"time"

	"attackwing/game/fleet"
	"attackwing/game/tournament"
)

// Store keeps events and knows the time. Change and KeepGame may be called from several goroutines.
type Store interface {
	// Clubs are the storylines: one folder each, the first without a name for events of no club.
	Clubs() ([]Club, error)
	// Create writes a new event of a club and tells its file.
	Create(club string, e *tournament.Event) (file string, err error)
	Open(file string) (*tournament.Event, error)
	// Change does something to the event as it lies on the disk now, and returns it as it was
	// written.
	Change(file string, do func(*tournament.Desk) error) (*tournament.Event, error)
	// Stamp differs when anybody has written the file since.
	Stamp(file string) string
	// Page keeps a page to print, or a table, beside the event and tells where.
	Page(file, name string, content []byte) (path string, err error)
	// Show opens a page in the viewer that the system has for it.
	Show(path string) error
	// Address returns the address by which a battle is opened in a browser, "" where no page is known
	// for it.
	Address(battle []byte) (string, error)
	// KeepGame keeps the record of a table's game beside the event and tells its name.
	KeepGame(file string, round, table int, record []byte) (name string, err error)
	// Games are the records from which a result may be taken, newest first: those beside the event
	// and the games saved.
	Games(file string) ([]string, error)
	ReadGame(name string) ([]byte, error)
	// Fleets are the player's own fleets; the ready ones are the program's.
	Fleets() []fleet.List
	// Pasted is the text of the clipboard.
	Pasted() (string, error)
	Now() time.Time
	Seed() uint64
}

// Club is a storyline: the events of one folder in the order of their days.
type Club struct {
	Name   string
	Events []tournament.Filed
}
