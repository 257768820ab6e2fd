package window

import "attackwing/ui/prefs"

// Data is the storage of a person's battles and other work, with the deeds that the settings offer
// on it.
type Data interface {
	Folder() string          // where it lies
	Cards() string           // where card files are searched, "" nowhere
	Version() string         // of the program, and the system it runs on
	Copy(text string) error  // to the clipboard
	Paste() (string, error)  // from there
	Export() (string, error) // everything into one file, by its name
	Choose() error           // lets a person choose an export, which comes as a file let fall on the page
	Battles() int            // how many are kept
	LinksLeave() bool        // shared links lead to a page elsewhere, not to the one the program runs in
	// Import takes what an export holds, all or nothing, and says what came; its settings, nil
	// where it has none.
	Import(file []byte) (words string, settings *prefs.Settings, err error)
	Delete() (gone int, err error)      // all of them but the one that is played
	SaveAs(name string) (string, error) // a copy of the battle that is played
}
