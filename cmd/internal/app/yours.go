package app

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"attackwing/cmd/internal/cli"
	"attackwing/game/card"
	"attackwing/game/sheet"
	"attackwing/game/store"
	"attackwing/game/textfile"
	"attackwing/ui/front"
	"attackwing/ui/input"
	"attackwing/ui/names"
	"attackwing/ui/platform"
)

// yours are the sheets and cards of the player's own, read when the window opens and whenever one
// of their files has changed.
type yours struct {
	streams *cli.Streams
	taken   func(*card.Catalogue) // told of the cards that are read again

	sheets store.Store // nil: none are read
	folder string      // of the sheets in it
	cards  store.Store // of the cards, nil: none are read

	show   func(file string)
	stamps map[string]string
	all    []front.Own
	cat    *card.Catalogue
}

// The first letters of the names of files, by the store they lie in.
const (
	ofSheets = "sheet/"
	ofCards  = "cards/"
)

// mostOwn is the most bytes of an own file.
const mostOwn = 1 << 20

// newYours returns the own sheets and cards of the folders that the command line names; taken hears of
// each new catalogue.
func newYours(s *cli.Streams, cat *card.Catalogue, taken func(*card.Catalogue)) *yours {
	y := &yours{streams: s, taken: taken, cat: cat}
	if in, folder, ok := cli.OwnSheetFolder(s.SheetFolder); ok {
		y.sheets, y.folder = in, folder
	}
	if dir := s.CardsDir(); dir != "none" {
		y.cards = store.Disk{Root: dir}
	}
	return y
}

// in returns the store of a file and its name there.
func (y *yours) in(file string) (store.Store, string, error) {
	switch {
	case strings.HasPrefix(file, ofSheets) && y.sheets != nil:
		return y.sheets, path.Join(y.folder, strings.TrimPrefix(file, ofSheets)), nil
	case strings.HasPrefix(file, ofCards) && y.cards != nil:
		return y.cards, strings.TrimPrefix(file, ofCards), nil
	}
	return nil, "", fmt.Errorf("%s has no folder", file)
}

// Look reads all again where a file is another than it was, or is gone.
func (y *yours) Look() (changed []string) {
	was, now := y.stamps, y.stamped()
	if y.stamps = now; was == nil {
		y.list()
		return nil
	}
	for file, stamp := range now {
		if was[file] != stamp {
			changed = append(changed, file)
		}
	}
	for file := range was {
		if now[file] == "" {
			changed = append(changed, file)
		}
	}
	if changed != nil {
		y.read()
	}
	return changed
}

// stamped returns all files, each with what tells it from what it was.
func (y *yours) stamped() map[string]string {
	out := map[string]string{}
	note := func(file string, f store.Entry) { out[file] = fmt.Sprint(f.Size, f.At.UnixNano()) }
	if y.sheets != nil {
		list, _ := y.sheets.List(y.folder) // told when the program began
		for _, f := range list {
			if !f.Folder && strings.HasSuffix(f.Name, sheet.Ending) {
				note(ofSheets+f.Name, f)
			}
		}
	}
	if y.cards == nil {
		return out
	}
	list, _ := y.cards.List(".")
	for _, f := range list {
		if !f.Folder {
			if card.FileKind(f.Name) != "" {
				note(ofCards+f.Name, f)
			}
			continue
		}
		within, _ := y.cards.List(f.Name)
		for _, g := range within {
			if !g.Folder && card.FileKind(g.Name) != "" {
				note(ofCards+f.Name+"/"+g.Name, g)
			}
		}
	}
	return out
}

// read reads all.
func (y *yours) read() {
	if y.sheets != nil {
		_ = y.streams.OfferSheets(y.sheets, y.folder) // none where the folder cannot be read
	}
	if y.cards != nil {
		if cat, err := y.streams.OwnCards(); err == nil {
			y.cat = cat
			y.taken(cat)
		}
	}
	y.list()
}

// list lists what was read.
func (y *yours) list() {
	y.all = nil
	for i := range y.streams.Sheets {
		y.all = append(y.all, y.sheet(&y.streams.Sheets[i]))
	}
	for i := range y.streams.Own {
		if f := &y.streams.Own[i]; len(f.Names()) > 0 {
			y.all = append(y.all, y.cardsOf(f, f.Names()))
		}
	}
}

func (y *yours) sheet(f *cli.OwnSheet) front.Own {
	o := front.Own{Kind: front.OwnSheet, Title: titled(strings.TrimSuffix(f.Name, sheet.Ending)), Note: f.Name,
		Files: []string{ofSheets + f.Name}, Saved: f.At}
	for _, m := range textfile.Mistakes(f.Err) {
		m.File = o.Files[0]
		o.Mistakes = append(o.Mistakes, m)
	}
	if f.Is != nil {
		o.Title = f.Is.Sheet().Title
	} else if text, err := y.Text(o.Files[0]); err == nil {
		for line := range strings.Lines(text) {
			if title, ok := strings.CutPrefix(line, "title:"); ok && textfile.Shown(strings.TrimSpace(title)) {
				o.Title = strings.Trim(strings.TrimSpace(title), `"'`)
			}
		}
	}
	if f.Err == nil {
		o.ID = f.Is.Sheet().ID
		y.keepGood(o.Files[0])
	}
	return o
}

func (y *yours) cardsOf(f *cli.OwnCards, files []string) front.Own {
	folder := "" // the files may lie beside the folders
	if f.Path != y.streams.CardsDir() {
		folder = filepath.Base(f.Path) + "/"
	}
	o := front.Own{Kind: front.OwnCards, Title: titled(strings.TrimSuffix(folder, "/")),
		Note: names.Count(f.Cards, "card")}
	for _, name := range files {
		o.Files = append(o.Files, ofCards+folder+name)
	}
	for _, m := range textfile.Mistakes(f.Err) {
		name := path.Base(filepath.ToSlash(m.File))
		if m.File = o.Files[0]; slices.Contains(files, name) {
			m.File = ofCards + folder + name
		}
		o.Mistakes = append(o.Mistakes, m)
	}
	for _, file := range o.Files {
		if f.Err == nil {
			y.keepGood(file)
		}
		if in, name, err := y.in(file); err == nil {
			if at := savedAt(in, name); at.After(o.Saved) {
				o.Saved = at
			}
		}
	}
	return o
}

// savedAt returns when a file was written last.
func savedAt(in store.Store, name string) (at time.Time) {
	list, _ := in.List(path.Dir(name))
	for _, f := range list {
		if f.Name == path.Base(name) {
			at = f.At
		}
	}
	return at
}

// titled returns a title made of a file's name, for a file that has none.
func titled(name string) string {
	words := strings.ReplaceAll(store.Title(name), "-", " ")
	if words == "" {
		return "Cards"
	}
	return strings.ToUpper(words[:1]) + words[1:]
}

// All returns the player's own sheets and folders of cards.
func (y *yours) All() []front.Own {
	if y.stamps == nil {
		y.Look()
	}
	return y.all
}

// Cards is the catalogue with the player's own cards.
func (y *yours) Cards() *card.Catalogue { return y.cat }

// Text reads a file.
func (y *yours) Text(file string) (string, error) {
	in, name, err := y.in(file)
	if err != nil {
		return "", err
	}
	b, err := in.Read(name, mostOwn)
	return string(textfile.Unmarked(b)), err
}

// Write writes a file, over the older one.
func (y *yours) Write(file, text string) error {
	in, name, err := y.in(file)
	if err != nil {
		return err
	}
	return store.Put(in, name, []byte(text))
}

// GoodFolder is the folder of the last versions of own sheets and cards that were right.
const GoodFolder = "last-good"

func goodName(file string) string { return GoodFolder + "/" + strings.ReplaceAll(file, "/", "-") }

// keepGood keeps a version of a file that is right.
func (y *yours) keepGood(file string) {
	text, err := y.Text(file)
	if err != nil {
		return
	}
	in, name := cli.UserFiles(), goodName(file)
	if was, err := in.Read(name, mostOwn); err == nil && string(was) == text {
		return
	}
	_ = store.Put(in, name, []byte(text)) // what cannot be kept is only not offered
}

// Good is the last version of a file that was right.
func (y *yours) Good(file string) (text string, at time.Time, ok bool) {
	in, name := cli.UserFiles(), goodName(file)
	b, err := in.Read(name, mostOwn)
	return string(b), savedAt(in, name), err == nil
}

// starter is a new sheet, of the id and title given.
const starter = `id: %s
title: %s
facts: [What is special about it]
tokens:
  - {id: beacon, name: Beacon, icon: mission}
sections:
  - section: Set Up
    words: The beacon is in the middle.
    rules:
      - {when: set-up, lay: [{token: beacon, disc: {at: [18, 18], radius: 1}}]}
  - section: The Beacon
    words: A ship within 6 inches of the beacon is worth Fleet Points.
    score:
      - {words: At the beacon, each: ship within 6 of beacon, points: 10}
`

// New writes a new sheet, or a new folder with a card.
func (y *yours) New(k front.OwnKind) (file string, err error) {
	if k == front.OwnCards {
		return y.Copy(k, "captain")
	}
	id := y.free("my-battle")
	return y.add(id, fmt.Sprintf(starter, id, titled(id)))
}

// free returns an id that no own sheet has: base, or with a number behind it.
func (y *yours) free(base string) string {
	for n := 1; ; n++ {
		id := numbered(base, n)
		if has, err := store.Has(y.sheets, path.Join(y.folder, id+sheet.Ending)); err != nil || !has {
			return id
		}
	}
}

// add writes a new sheet.
func (y *yours) add(id, text string) (file string, err error) {
	if y.sheets == nil {
		return "", errNoSheets
	}
	name := store.FileName(id) + sheet.Ending
	return ofSheets + name, store.Create(y.sheets, path.Join(y.folder, name), []byte(text))
}

// OpenBy has files that are made on other pages shown so.
func (y *yours) OpenBy(show func(file string)) { y.show = show }

// make keeps a sheet that is made on the free table.
func (y *yours) make(d *sheet.Draft) (show func(), err error) {
	if y.sheets == nil {
		return nil, errNoSheets
	}
	d.ID = y.free(sheet.IDOf(d.Title))
	text, err := d.Write()
	if err != nil {
		return nil, err
	}
	file, err := y.add(d.ID, string(text))
	return func() { y.show(file) }, err
}

// errNoSheets is the error of writing a sheet where --sheets none was given.
var errNoSheets = errors.New("no own sheets are read: leave out --sheets none")

// Samples returns the files that come along and can be copied.
func (y *yours) Samples(k front.OwnKind) (out []front.Sample) {
	if k == front.OwnCards {
		kinds, _ := cli.ExampleKinds() // the program's own files are whole, as their tests say
		for _, kind := range kinds {
			out = append(out, front.Sample{ID: kind, Title: titled(kind)})
		}
		return out
	}
	all, _ := cli.ExampleSheets()
	for _, id := range all {
		text, err := cli.ExampleSheet(id, id)
		if err != nil {
			continue
		}
		if s, err := sheet.Read(bytes.NewReader(text), id); err == nil {
			out = append(out, front.Sample{ID: id, Title: s.Sheet().Title, Note: strings.Join(s.Sheet().Facts, ". ")})
		}
	}
	return out
}

// Copy writes something that comes along as the player's own.
func (y *yours) Copy(k front.OwnKind, sample string) (file string, err error) {
	if k == front.OwnSheet {
		id := y.free("my-" + sample)
		text, err := cli.ExampleSheet(sample, id)
		if err != nil {
			return "", err
		}
		return y.add(id, string(text))
	}
	return y.addCards(func(n int) ([]byte, string, error) {
		return cli.ExampleCard(sample, numbered("own-"+sample, n))
	})
}

// addCards writes a card file; that of a number is tried after the one before was there already.
func (y *yours) addCards(nth func(n int) (text []byte, name string, err error)) (file string, err error) {
	if y.cards == nil {
		return "", errors.New("no own cards are read: leave out --cards none")
	}
	for n := 1; ; n++ {
		text, name, err := nth(n)
		if err == nil {
			err = store.Create(y.cards, name, text)
		}
		if !errors.Is(err, fs.ErrExist) {
			return ofCards + name, err
		}
	}
}

// numbered is a name with a number behind it, but for the first.
func numbered(name string, n int) string {
	if n == 1 {
		return name
	}
	return fmt.Sprint(name, "-", n)
}

// Take takes in a sheet or a card file from elsewhere.
func (y *yours) Take(name string, text []byte) (file string, err error) {
	name = path.Base(filepath.ToSlash(name))
	switch {
	case strings.HasSuffix(name, sheet.Ending):
		return y.add(y.free(store.FileName(strings.TrimSuffix(name, sheet.Ending))), string(text))
	case card.FileKind(name) != "":
		return y.addCards(func(n int) ([]byte, string, error) { return text, numbered("taken", n) + "/" + name, nil })
	}
	return "", fmt.Errorf("%s is not a sheet (*%s) or a card file (%s.yaml)", name, sheet.Ending,
		strings.Join(cli.CardFiles, ".yaml, "))
}

// TakeFile takes in the file at a path.
func (y *yours) TakeFile(at string) (file string, err error) {
	at = strings.Trim(strings.TrimSpace(at), `"'`)
	b, err := cli.ReadNamed(at, mostOwn)
	if err != nil {
		return "", err
	}
	return y.Take(at, b)
}

// Outside opens a file in the system's editor.
func (y *yours) Outside(file string) error {
	in, name, err := y.in(file)
	if err != nil {
		return err
	}
	return platform.Open(in.Where(name))
}

// Folder shows the folder of a file.
func (y *yours) Folder(file string) error {
	in, name, err := y.in(file)
	if err != nil {
		return err
	}
	return platform.Open(filepath.Dir(in.Where(name)))
}

// Lies returns the folder of the files, "" where no other program reaches them.
func (y *yours) Lies() string {
	if platform.Copies || y.sheets == nil {
		return ""
	}
	return y.sheets.Where(y.folder)
}

// Choose lets the player choose a file.
func (y *yours) Choose() error { return platform.Choose(".yaml", input.Chosen) }
