package window

// Data is where the program keeps what a person has made, and what can be done with it.
type Data interface {
	Folder() string                     // where it lies
	Cards() string                      // where card files are searched
	Version() string                    // of the program, and the system it runs on
	Copy(text string) error             // to the clipboard
	Paste() (string, error)             // from there
	Export() (string, error)            // everything into one file, by its name
	Battles() int                       // how many are kept
	Delete() (gone int, err error)      // all of them but the one that is played
	SaveAs(name string) (string, error) // a copy of the battle that is played
}
