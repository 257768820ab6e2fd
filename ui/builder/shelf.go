package builder

import "attackwing/game/fleet"

// Shelf holds a player's own fleets, and gives the page access to files and the clipboard. All
// errors are for people and say what to do.
type Shelf interface {
	// Fleets are the fleets kept, by name. A file that cannot be read is among them with its Err
	// and without a list.
	Fleets() ([]Kept, error)
	// Keep writes a fleet whole to a file of the shelf, "" a new one, and says which.
	Keep(file string, l fleet.List) (string, error)
	// Remove takes a fleet off the shelf.
	Remove(file string) error
	// Export writes a file of that ending for others to take and says where it is.
	Export(name, ending string, text []byte) (path string, err error)
	// Show opens a page in the viewer that the system has for it.
	Show(path string) error
	// Read reads a file that somebody typed the path of.
	Read(path string) ([]byte, error)
	// Paste is the text of the clipboard, Copy puts a text there.
	Paste() (string, error)
	Copy(text string) error
	// Share gives a fleet away as a link of ours, and says how.
	Share(l fleet.List) (said string, err error)
}

// Kept is a fleet of the shelf.
type Kept struct {
	File string // as the shelf calls it
	List fleet.List
	Err  string // why the file cannot be read
}
