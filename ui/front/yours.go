package front

import (
	"time"

	"attackwing/game/card"
	"attackwing/game/textfile"
)

// Yours keeps the sheets and cards that the player has made.
type Yours interface {
	// Look reads again what was written since it was read last, and returns the files that are
	// another now.
	Look() []string
	All() []Own
	Cards() *card.Catalogue // the program's cards with those of the player that are right
	Text(file string) (string, error)
	Write(file, text string) error
	// Good is the last version of a file that was right.
	Good(file string) (text string, at time.Time, ok bool)
	New(k OwnKind) (file string, err error)
	Samples(k OwnKind) []Sample
	Copy(k OwnKind, sample string) (file string, err error)
	// Take takes in a file from elsewhere, TakeFile the one at a path.
	Take(name string, text []byte) (file string, err error)
	TakeFile(path string) (file string, err error)
	// Outside has a file shown by the system's editor, and Folder the one it lies in; no such thing
	// where Lies is "".
	Outside(file string) error
	Folder(file string) error
	Lies() string
	// OpenBy has files that are made on other pages shown so.
	OpenBy(show func(file string))
	// Choose lets the player choose a file to take in, which comes as one let fall on the window.
	Choose() error
}

// OwnKind is a kind of thing that a player can make.
type OwnKind int

// The kinds.
const (
	OwnSheet OwnKind = iota
	OwnCards
)

// Own is a sheet of the player's own, or a folder of cards.
type Own struct {
	Kind     OwnKind
	ID       string // of the battle, "" it cannot be played
	Title    string
	Note     string   // what it holds
	Files    []string // that it is written in
	Mistakes []textfile.Mistake
	Saved    time.Time
}

// Sample is something that can be copied.
type Sample struct{ ID, Title, Note string }

// has reports whether a file is one of them.
func (o *Own) has(file string) bool {
	for _, f := range o.Files {
		if f == file {
			return true
		}
	}
	return false
}

// faulty returns the file of the first mistake, else the first.
func (o *Own) faulty() string {
	if len(o.Mistakes) > 0 && o.has(o.Mistakes[0].File) {
		return o.Mistakes[0].File
	}
	return o.Files[0]
}

// ownOf returns what a file belongs to, nil where there is no such file.
func ownOf(y Yours, file string) *Own {
	all := y.All()
	for i := range all {
		if all[i].has(file) {
			return &all[i]
		}
	}
	return nil
}
