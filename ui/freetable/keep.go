package freetable

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"

	"attackwing/game/store"
	"attackwing/game/textfile"
	"attackwing/ui/kit"

	"attackwing/game/record"
)

// Shelf stores positions and decks.
type Shelf interface {
	// List are the names of the positions and decks there, the newest first.
	List() ([]string, error)
	Read(name string) ([]byte, error)
	// Write writes a whole file and tells where it lies. One of that name that is there is written
	// over only where that is said; else the error is fs.ErrExist.
	Write(name string, data []byte, over bool) (where string, err error)
	// Give hands a file out of the program to the player, beside those of its name, and says where it
	// is.
	Give(name string, write func(io.Writer) error) (where string, err error)
	// GiveFolder hands several files out in a folder of that name; where a player has no folders in one
	// file that zip writes.
	GiveFolder(name string, files []kit.File, zip func(io.Writer) error) (where string, err error)
	// Share gives a position or a deck away as a link, and says how.
	Share(deck bool, file []byte) (said string, err error)
}

// kept remembers where the deck is stored.
type kept struct {
	in   Shelf
	name string // as the player called it, "" not yet
	file string // in which it is, "" in none
	own  bool   // it was begun by keeping a moment, and is written as it grows
	late int    // the number of the slide kept last, until another one is looked at; 0 none
}

// How files are called that are kept.
const (
	deckEnding  = ".deck.yaml"
	tableEnding = ".table.yaml"
)

// lastDeck is the file of the deck that was left with unsaved changes.
const lastDeck = "last-table.deck.yaml"

// errNotLaid is the error of a table that cannot be a scene.
var errNotLaid = errors.New("this table cannot be a slide: the ships are not placed yet")

// errNoShelf is the error of a program without a folder for files.
var errNoShelf = errors.New("there is no folder to save it in")

// what is kept of a deck.
type what uint8

const (
	onePosition what = iota
	allScenes
)

func (w what) String() string { return [...]string{"position", "deck"}[w] }

// list are the names of what is kept.
func (k *kept) list() ([]string, error) {
	if k.in == nil {
		return nil, nil
	}
	return k.in.List()
}

// write keeps the position in hand or all scenes under a name, and tells where. The file in which
// the deck is already is written over; any other that is there is only where that is said, else the
// error is fs.ErrExist.
func (k *kept) write(d *draft, name string, w what, over bool) (where string, err error) {
	if k.in == nil {
		return "", errNoShelf
	}
	file := store.FileName(name) + kit.If(w == onePosition, tableEnding, deckEnding)
	b, err := d.file(w)
	switch {
	case err != nil:
		return "", err
	case file == lastDeck:
		return "", fmt.Errorf("%s is reserved for the last table; choose another name", name)
	}
	where, err = k.in.Write(file, b, over || file == k.file)
	if err == nil {
		k.name, k.file = name, file
	}
	return where, err
}

// file is the position in hand, or the whole deck, as a file.
func (d *draft) file(w what) ([]byte, error) {
	var b bytes.Buffer
	if w == allScenes {
		err := d.deck.Write(&b)
		return b.Bytes(), err
	}
	t := cloneTable(&d.scene().Table)
	err := t.Write(&b)
	return b.Bytes(), err
}

// last keeps the deck that is left, so that nothing laid by hand is lost.
func (k *kept) last(d *draft) error {
	if len(d.past) == 0 || k.in == nil {
		return nil
	}
	b, err := d.file(allScenes)
	if err == nil {
		_, err = k.in.Write(lastDeck, b, true)
	}
	if err == nil && k.own {
		_, err = k.in.Write(k.file, b, true)
	}
	return err
}

// begin keeps a new deck in a file of its own, under its title and a number where that is taken.
func (k *kept) begin(d *draft) error {
	for n := 1; ; n++ {
		name := d.deck.Title
		if n > 1 {
			name = fmt.Sprintf("%s %d", name, n)
		}
		_, err := k.write(d, name, allScenes, false)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		k.own = err == nil
		return err
	}
}

// keepLast keeps the deck before it is left.
func (p *Page) keepLast() {
	if err := p.kept.last(&p.draft); err != nil {
		p.notKept(err)
	}
}

func (p *Page) notKept(err error) { p.host.Toast(firstWords("Not saved: " + err.Error() + ".")) }

// save keeps the position in hand or the whole deck. A file that is another one's is asked about
// before it is written over.
func (p *Page) save(name string, w what, over bool) {
	if name = strings.TrimSpace(name); name == "" {
		name = "Table"
	}
	where, err := p.kept.write(&p.draft, name, w, over)
	switch {
	case errors.Is(err, fs.ErrExist):
		p.dialog = overKept(p, name, w)
	case err != nil:
		p.notKept(err)
	default:
		p.host.Toast("Saved as " + where)
	}
}

// title returns the name of the deck: that of its file, or its own until it is saved.
func (p *Page) title() string {
	if p.kept.name != "" {
		return p.kept.name
	}
	return p.draft.deck.Title
}

// openKept takes up a file that is kept; it is gone on with.
func (p *Page) openKept(name string) {
	b, err := p.kept.in.Read(name)
	if err != nil {
		p.host.Toast(firstWords(err.Error()))
		return
	}
	if p.open(name, b, false) && name != lastDeck {
		p.kept.name, p.kept.file = store.Title(stemOf(name)), name
	}
}

// stemOf is a file's name without the ending that says what it is.
func stemOf(file string) string {
	for _, ending := range []string{deckEnding, tableEnding, ".table.json", ".json"} {
		if s, ok := strings.CutSuffix(file, ending); ok {
			return s
		}
	}
	return file
}

// open takes up a position or a deck; one that comes along is kept under a name of its own.
func (p *Page) open(name string, b []byte, ours bool) bool {
	var d *Deck
	var err error
	stem := textfile.OnlyShown(stemOf(name))
	if strings.HasSuffix(name, deckEnding) {
		d, err = ReadDeck(bytes.NewReader(b), name)
	} else {
		var t *record.Table
		if t, err = record.ReadTable(bytes.NewReader(b), name); err == nil {
			d = &Deck{Title: stem, Scenes: []Scene{{Title: "Slide 1", Table: *t}}}
		}
	}
	if err != nil {
		p.host.Toast(firstWords(err.Error()))
		return false
	}
	if ours || store.FileName(stem)+deckEnding == lastDeck { // the program's own name is no player's
		stem = ""
	}
	return p.load(d, stem)
}

// firstWords is an error short enough for a toast.
func firstWords(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if r := []rune(s); len(r) > 120 {
		return string(r[:119]) + "…"
	}
	return s
}
