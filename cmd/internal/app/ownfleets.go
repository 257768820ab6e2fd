package app

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"attackwing/cmd/internal/cli"
	"attackwing/game/fleet"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/ui/builder"
	"attackwing/ui/platform"
)

// fleetEnding is the ending of the names of our files with fleets.
const fleetEnding = ".fleet.yaml"

// fleetShelf is the folder of the player's own fleets, beside that of the saved games.
type fleetShelf struct{}

// fleets keeps them. Their reader bounds a file more strictly.
var fleets = store.Shelf[fleet.List]{
	Folder: cli.FleetsFolder, Endings: []string{fleetEnding}, Most: 1 << 20,
	Read:  func(b []byte, name string) (fleet.List, error) { return fleet.Read(bytes.NewReader(b), name) },
	Write: func(l fleet.List, w io.Writer) error { return l.Write(w) },
}

// Fleets are the fleets kept, by name.
func (fleetShelf) Fleets() ([]builder.Kept, error) {
	in := cli.UserFiles()
	list, err := fleets.List(in)
	if err != nil {
		return nil, err
	}
	var out []builder.Kept
	was, now, began := readFleetIndex(in), fleetIndex{record.Version(), map[string]indexedFleet{}}, time.Now()
	read := 0
	for _, f := range list {
		k, known := was.Fleets[f.Name]
		if !known || k.Size != f.Size || !k.At.Equal(f.At) {
			read++
			k = readFleet(in, f)
		}
		if began.Sub(f.At) > settled {
			now.Fleets[f.Name] = k
		}
		out = append(out, builder.Kept{File: f.Name, List: k.List, Err: k.Err})
	}
	if read > fewFleets {
		now.write(in)
	}
	slices.SortStableFunc(out, func(a, b builder.Kept) int {
		return cmp.Or(strings.Compare(strings.ToLower(a.List.Name), strings.ToLower(b.List.Name)),
			strings.Compare(a.File, b.File))
	})
	return out, nil
}

// fleetIndexFile keeps the fleets of files as they were read last, so that only files that have
// changed are read.
const fleetIndexFile = cli.FleetsFolder + "/.index.json"

// Bounds of the index.
const (
	mostIndexed = 16 << 20 // bytes
	fewFleets   = 8        // that many are read again each time, which nobody notices
	// a file written since may be written again in the same moment of the file system's clock
	settled = 3 * time.Second
)

// fleetIndex is the content of fleetIndexFile.
type fleetIndex struct {
	Program string // its version: another may read other fields
	Fleets  map[string]indexedFleet
}

// indexedFleet is a fleet read from a file, with the size and time that the file had then.
type indexedFleet struct {
	Size int64
	At   time.Time
	List fleet.List
	Err  string
}

// readFleetIndex returns the index; an empty one where there is none of this program.
func readFleetIndex(in store.Store) (x fleetIndex) {
	b, err := in.Read(fleetIndexFile, mostIndexed)
	if err != nil || json.Unmarshal(b, &x) != nil || x.Program != record.Version() {
		return fleetIndex{}
	}
	return x
}

// write keeps the index where it can: it saves time and nothing else.
func (x *fleetIndex) write(in store.Store) {
	if b, err := json.Marshal(x); err == nil {
		_ = in.Write(fleetIndexFile, b)
	}
}

// readFleet reads a file of the folder.
func readFleet(in store.Store, f store.Entry) indexedFleet {
	k := indexedFleet{Size: f.Size, At: f.At}
	var err error
	if k.List, err = fleets.Get(in, f.Name); err != nil {
		k.Err = err.Error()
	}
	return k
}

// Keep writes a fleet whole: to its file, or to a new one that is called as the fleet is.
func (fleetShelf) Keep(file string, l fleet.List) (string, error) {
	if file == "" {
		return fleets.Add(cli.UserFiles(), store.FileName(l.Name), l)
	}
	return file, fleets.Put(cli.UserFiles(), file, l)
}

// Remove deletes a fleet's file.
func (fleetShelf) Remove(file string) error { return fleets.Remove(cli.UserFiles(), file) }

// Show opens a page in the system's viewer.
func (fleetShelf) Show(path string) error { return platform.Open(path) }

// Export writes a file for others into the folder of the exports; one that is there stays. A page
// is shown after that, which hands it out.
func (fleetShelf) Export(name, ending string, text []byte) (string, error) {
	in := cli.UserFiles()
	file, err := store.Add(in, cli.ExportsFolder, store.FileName(name), "."+ending, text)
	if err != nil || ending == "html" {
		return in.Where(cli.ExportsFolder + "/" + file), err
	}
	return handedOut(in, file)
}

// Read reads a file by the path somebody typed; ~ is the home folder.
func (fleetShelf) Read(path string) ([]byte, error) { return cli.ReadNamed(path, cli.MostRead) }

// Paste is the text of the clipboard.
func (fleetShelf) Paste() (string, error) {
	text, err := platform.Pasted()
	if err != nil {
		return "", fmt.Errorf("the clipboard cannot be read (%w); drop the file on the window, or type its path", err)
	}
	if strings.TrimSpace(text) == "" {
		return "", errors.New("there is no text on the clipboard")
	}
	return text, nil
}

// Copy puts a text on the clipboard.
func (fleetShelf) Copy(text string) error { return copyText(text) }
