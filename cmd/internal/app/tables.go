package app

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"

	"attackwing/assets"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/store"
	"attackwing/ui/freetable"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/platform"
	"attackwing/ui/replay"
)

// FreeTable opens the free table, as it was left.
func (w *Window) FreeTable(h front.Host) kit.Page {
	if w.Free != nil {
		return w.Free
	}
	o := freetable.Options{
		Cards:   w.Cards,
		Fleets:  w.lists,
		Current: func() *game.Game { return w.current },
		Seed:    w.newSeed,
		Shelf:   tableShelf{cli.UserFiles()},
		Stage:   w.stage(),
		Still:   func() bool { return w.Quick || settings.Now(cli.UserFiles()).Motion == "off" },
	}
	o.Battle = func(m freetable.Moment) error {
		p, err := replay.New(h, &tape{w.shelf(), m.Save})
		if err == nil {
			p.Seek(m.At)
			h.Open(p)
		}
		return err
	}
	if w.yours != nil {
		o.Make = w.yours.make
	}
	var err error
	if o.Decks, err = assets.Decks(); err != nil {
		h.Toast(err.Error())
	}
	if o.Lessons, err = lessons(); err != nil {
		h.Toast(err.Error())
	}
	w.Free = freetable.New(h, o)
	return w.Free
}

// TalkEnding is the ending of the name of a talk's file, JSON of a freetable.Talk.
const TalkEnding = ".talk.json"

// slide keeps the table of a battle as it stands behind the other slides of the free table.
func (w *Window) slide(h front.Host, g *game.Game) (said kit.Toasting, err error) {
	s, err := freetable.SlideOf(g)
	if err != nil {
		return said, err
	}
	if w.keep.rec != nil && g == w.current {
		s.From = &freetable.Moment{Save: path.Base(w.keep.rec.name), At: len(g.Answers())}
	}
	w.FreeTable(h)
	return w.Free.Keep(g.Setup().Scenario.Sheet().Title, s)
}

// nextSlide returns the number of the slide that is kept next.
func (w *Window) nextSlide() int {
	if w.Free == nil {
		return 1
	}
	return w.Free.NextSlide()
}

// tableShelf are the positions and decks that a player keeps.
type tableShelf struct{ in store.Store }

// MostTable is more than any position or deck may have, bytes.
const MostTable = 256<<10 + 1

// tables keeps the positions and decks.
var tables = store.Shelf[[]byte]{
	Folder: cli.TablesFolder, Endings: []string{".table.yaml", ".deck.yaml"}, Most: MostTable,
	Read: func(b []byte, _ string) ([]byte, error) { return b, nil },
}

// List are the positions and decks, the one written last first.
func (t tableShelf) List() ([]string, error) {
	list, err := tables.List(t.in)
	return store.NewestFirst(list), err
}

// Read reads one of them.
func (t tableShelf) Read(name string) ([]byte, error) { return tables.Get(t.in, name) }

// Write writes a file whole, over an older one only where that is said.
func (t tableShelf) Write(name string, data []byte, over bool) (string, error) {
	write := store.Create
	if over {
		write = store.Put
	}
	full := cli.TablesFolder + "/" + name
	return t.in.Where(full), write(t.in, full, data)
}

// Give hands a file out to the player.
func (tableShelf) Give(name string, write func(io.Writer) error) (string, error) {
	return export(name, write)
}

// GiveFolder hands several files out in a folder among the exports; in a browser as one file.
func (t tableShelf) GiveFolder(name string, files []kit.File, zip func(io.Writer) error) (string, error) {
	if platform.Copies {
		return export(name+".zip", zip)
	}
	for n := 1; ; n++ {
		folder := name
		if n > 1 {
			folder = fmt.Sprintf("%s-%d", name, n)
		}
		full := cli.ExportsFolder + "/" + folder
		err := store.Create(t.in, full+"/"+files[0].Name, files[0].Text)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		for _, f := range files[1:] {
			if err == nil {
				err = store.Create(t.in, full+"/"+f.Name, f.Text)
			}
		}
		return t.in.Where(full), err
	}
}
