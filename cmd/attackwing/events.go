package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"

	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/game/tournament"
	"attackwing/ui/desk"
	"attackwing/ui/page"
)

// tournamentDesk is the desk over the events of the player's data folder.
func (w *window) tournamentDesk(h page.Host) page.Page {
	return desk.New(h, &eventFiles{lists: w.lists}, w.cards)
}

// eventFiles are the events in the player's data folder: events/*.event.json, and a folder each club.
type eventFiles struct{ lists []fleet.List }

// mostGame bounds a record that is read, bytes.
const mostGame = 32 << 20

func eventsDir() (string, error) {
	return dataDir("events")
}

// Clubs are the folder's own events and those of each folder in it.
func (*eventFiles) Clubs() ([]desk.Club, error) {
	dir, err := eventsDir()
	if err != nil {
		return nil, err
	}
	own, err := tournament.Storyline(dir)
	if err != nil {
		return nil, err
	}
	out := []desk.Club{{Events: own}}
	in, err := os.ReadDir(dir)
	if err != nil {
		return out, err
	}
	for _, f := range in {
		if !f.IsDir() || strings.HasPrefix(f.Name(), ".") {
			continue
		}
		events, err := tournament.Storyline(filepath.Join(dir, f.Name()))
		if err != nil {
			return out, err
		}
		if len(events) > 0 {
			out = append(out, desk.Club{Name: f.Name(), Events: events})
		}
	}
	return out, nil
}

// fileName makes of a name one that every system takes for a file.
func fileName(s string) string {
	s = strings.Join(strings.FieldsFunc(strings.ToLower(s), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }), "-")
	return string([]rune(s)[:min(40, len([]rune(s)))])
}

// Create makes a new file, named by day and event; one that is there stays.
func (*eventFiles) Create(club string, e *tournament.Event) (string, error) {
	dir, err := eventsDir()
	if err != nil {
		return "", err
	}
	if club = clubName(club); club != "" {
		dir = filepath.Join(dir, club)
		if err := os.MkdirAll(dir, 0o755); err != nil {
			return "", err
		}
	}
	base := strings.Trim(e.Date+"-"+fileName(e.Name), "-")
	for n := 1; ; n++ {
		name := base
		if n > 1 {
			name = fmt.Sprintf("%s-%d", base, n)
		}
		file := filepath.Join(dir, name+tournament.Suffix)
		if _, err := os.Lstat(file); err == nil && n < 100 {
			continue
		}
		return file, tournament.Create(file, e)
	}
}

// clubName is a club's folder: its name without what a path would take for more than a name.
func clubName(s string) string {
	s = strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, s)
	return strings.Trim(strings.TrimSpace(s), ".")
}

// Open reads an event.
func (*eventFiles) Open(file string) (*tournament.Event, error) { return tournament.Open(file) }

// Change does something to an event's file under its lock.
func (*eventFiles) Change(file string, do func(*tournament.Desk) error) (*tournament.Event, error) {
	who := eventFile{}
	return tournament.Change(file, who.who(), time.Now(), do)
}

// Stamp is when the file was written.
func (*eventFiles) Stamp(file string) string {
	info, err := os.Stat(file)
	if err != nil {
		return ""
	}
	return fmt.Sprint(info.ModTime().UnixNano(), info.Size())
}

// beside is the folder of an event's pages and records.
func beside(file string) (string, error) {
	dir := strings.TrimSuffix(file, tournament.Suffix)
	return dir, os.MkdirAll(dir, 0o755)
}

// Page writes a page beside the event: to a new file first, so that nobody prints half of it.
func (*eventFiles) Page(file, name string, b []byte) (string, error) {
	dir, err := beside(file)
	if err != nil {
		return "", err
	}
	path := filepath.Join(dir, name)
	return path, writeWhole(path, b)
}

// KeepGame writes the record of a table's game beside the event; an older one of the same table stays.
func (*eventFiles) KeepGame(file string, round, table int, b []byte) (string, error) {
	dir, err := beside(file)
	if err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		name := fmt.Sprintf("round-%d-table-%d.game.jsonl", round, table)
		if n > 1 {
			name = fmt.Sprintf("round-%d-table-%d-%d.game.jsonl", round, table, n)
		}
		f, err := os.OpenFile(filepath.Join(dir, name), os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o644)
		if errors.Is(err, fs.ErrExist) && n < 100 {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(b)
		return filepath.Join(filepath.Base(dir), name), errors.Join(err, f.Sync(), f.Close())
	}
}

// Games are the records beside the event and those saved, newest first.
func (*eventFiles) Games(file string) ([]string, error) {
	dir, err := beside(file)
	if err != nil {
		return nil, err
	}
	saves, err := savesDir()
	if err != nil {
		return nil, err
	}
	type game struct {
		name string
		at   time.Time
	}
	var all []game
	for _, d := range []string{dir, saves} {
		names, err := filepath.Glob(filepath.Join(d, "*.game.jsonl"))
		if err != nil {
			return nil, err
		}
		for _, n := range names {
			if info, err := os.Stat(n); err == nil {
				all = append(all, game{n, info.ModTime()})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b game) int { return b.at.Compare(a.at) })
	var out []string
	for _, g := range all {
		out = append(out, g.name)
	}
	return out, nil
}

// ReadGame reads a record.
func (*eventFiles) ReadGame(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, mostGame))
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
func (*eventFiles) Seed() uint64 { return rand.Uint64() & (1<<53 - 1) }

// filed is a table of an event as a record tells it: the event's file below the folder of the events; nothing where it lies
// elsewhere.
func filed(t record.EventTable) record.EventTable {
	dir, err := eventsDir()
	if err != nil || !t.Is() {
		return record.EventTable{}
	}
	in, err := filepath.Rel(dir, t.File)
	if err != nil || !filepath.IsLocal(in) {
		return record.EventTable{}
	}
	t.File = filepath.ToSlash(in)
	return t
}

// found is where the event of a record's table lies.
func found(t record.EventTable) (string, error) {
	dir, err := eventsDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, filepath.FromSlash(t.File)), nil
}
