package app

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os/user"
	"path"
	"slices"
	"strings"
	"time"

	"attackwing/cmd/internal/cli"
	"attackwing/game/fleet"
	"attackwing/game/link"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/game/tournament"
	"attackwing/ui/desk"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/platform"
)

// tournamentDesk is the desk over the events of the player's data folder.
func (w *Window) tournamentDesk(h front.Host) kit.Page {
	return desk.New(h, &eventFiles{lists: w.lists}, w.Cards)
}

// eventFiles are the events in the player's data folder: events/*.event.json, and a folder each
// club.
type eventFiles struct{ lists []fleet.List }

// in returns the store of the event files.
func (*eventFiles) in() tournament.Files { return tournament.Files{In: cli.UserFiles()} }

// Clubs are the folder's own events and those of each folder in it.
func (e *eventFiles) Clubs() ([]desk.Club, error) {
	in := e.in()
	own, err := in.Storyline(cli.EventsFolder)
	if err != nil {
		return nil, err
	}
	out := []desk.Club{{Events: own}}
	list, err := in.In.List(cli.EventsFolder)
	if err != nil {
		return out, err
	}
	for _, f := range list {
		if !f.Folder {
			continue
		}
		events, err := in.Storyline(cli.EventsFolder + "/" + f.Name)
		if err != nil {
			return out, err
		}
		if len(events) > 0 {
			out = append(out, desk.Club{Name: store.Title(f.Name), Events: events})
		}
	}
	return out, nil
}

// Create makes a new file, named by day and event; one that is there stays.
func (e *eventFiles) Create(club string, event *tournament.Event) (string, error) {
	folder := cli.EventsFolder
	if club = strings.TrimSpace(club); club != "" {
		folder += "/" + store.FileName(club)
	}
	base := store.FileName(strings.TrimSpace(event.Date + " " + event.Name))
	for n := 1; ; n++ {
		file := base
		if n > 1 {
			file = fmt.Sprintf("%s-%d", base, n)
		}
		file = folder + "/" + file + tournament.Suffix
		if err := e.in().Create(file, event); !errors.Is(err, fs.ErrExist) || n == mostOfAName {
			return file, named(file, err)
		}
	}
}

// mostOfAName is the most events of a day that may share a name.
const mostOfAName = 1000

// named is an error about an event that calls it as the desk does: by its name in the store.
func named(file string, err error) error {
	if in := (*tournament.FileError)(nil); errors.As(err, &in) && in.File == cli.WhereIs(file) {
		return &tournament.FileError{File: file, Err: in.Err}
	}
	return err
}

// Open reads an event.
func (e *eventFiles) Open(file string) (*tournament.Event, error) {
	event, err := e.in().Open(file)
	return event, named(file, err)
}

// Change does something to an event's file under its lock.
func (e *eventFiles) Change(file string, do func(*tournament.Desk) error) (*tournament.Event, error) {
	event, err := e.in().Change(file, UserName(), time.Now(), do)
	return event, named(file, err)
}

// Stamp returns a text that changes when the file is written, "" if the file is not found.
func (e *eventFiles) Stamp(file string) string {
	list, err := e.in().In.List(path.Dir(file))
	if i := slices.IndexFunc(list, func(f store.Entry) bool { return f.Name == path.Base(file) }); err == nil &&
		i >= 0 {
		return fmt.Sprint(list[i].At.UnixNano(), list[i].Size)
	}
	return ""
}

// beside is the folder of an event's pages and records.
func beside(file string) string { return strings.TrimSuffix(file, tournament.Suffix) }

// Page writes a page beside the event, whole, so that nobody prints half of it.
func (e *eventFiles) Page(file, name string, b []byte) (string, error) {
	in := e.in()
	full := beside(file) + "/" + name
	return in.In.Where(full), store.Put(in.In, full, b)
}

// Show opens a page in the system's viewer.
func (*eventFiles) Show(path string) error { return platform.Open(path) }

// KeepGame writes the record of a table's game beside the event; an older one of the same table
// stays.
func (e *eventFiles) KeepGame(file string, round, table int, b []byte) (string, error) {
	name, err := store.Add(e.in().In, beside(file), fmt.Sprintf("round-%d-table-%d", round, table), cli.RecordEnding, b)
	return path.Join(path.Base(beside(file)), name), err
}

// Games are the records beside the event and those saved, newest first.
func (e *eventFiles) Games(file string) ([]string, error) {
	own := battles
	own.Folder = beside(file)
	var all []store.Entry
	for _, shelf := range []store.Shelf[*record.Record]{own, battles} {
		list, err := shelf.List(e.in().In)
		if err != nil {
			return nil, err
		}
		for _, f := range list {
			f.Name = shelf.Folder + "/" + f.Name
			all = append(all, f)
		}
	}
	return store.NewestFirst(all), nil
}

// ReadGame reads a record.
func (e *eventFiles) ReadGame(name string) ([]byte, error) {
	return e.in().In.Read(name, MostGame)
}

// Fleets are the player's own, and those given on the command line.
func (e *eventFiles) Fleets() []fleet.List {
	out := slices.Clone(e.lists)
	own, _ := ownFleets() // what cannot be read is told by the page of the fleets
	for _, f := range own {
		out = append(out, f.List)
	}
	return out
}

// Pasted is the text of the clipboard.
func (*eventFiles) Pasted() (string, error) { return fleetShelf{}.Paste() }

// Now is the time.
func (*eventFiles) Now() time.Time { return time.Now() }

// Seed is chance from outside.
// Address returns the address by which a battle is opened.
func (*eventFiles) Address(battle []byte) (string, error) {
	text, err := link.Of(link.Battle, battle)
	if err != nil {
		return "", err
	}
	address, err := addressOf(text)
	if address == text {
		address = ""
	}
	return address, err
}

func (*eventFiles) Seed() uint64 { return rand.Uint64() & (1<<53 - 1) }

// filed is a table of an event as a record tells it: the event's file below the folder of the
// events; nothing where it lies elsewhere.
func filed(t record.EventTable) record.EventTable {
	in, ok := strings.CutPrefix(t.File, cli.EventsFolder+"/")
	if !ok || !t.Is() {
		return record.EventTable{}
	}
	t.File = in
	return t
}

// found returns the path of the file of a table's event.
func found(t record.EventTable) string { return cli.EventsFolder + "/" + t.File }

// UserName is the name of whoever uses the machine, as its system says it.
func UserName() string {
	if u, err := user.Current(); err == nil && u.Username != "" {
		return u.Username
	}
	return "desk"
}
