package app

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"attackwing/cmd/internal/cli"
	"attackwing/game/fleet"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/store"
	"attackwing/ui/builder"
)

// A fleet kept is read as it was, keeps its file when it changes, and goes when it is removed; a
// damaged file is told.
func TestFleetShelf(t *testing.T) {
	data := t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	var s fleetShelf
	if ks, err := s.Fleets(); err != nil || len(ks) != 0 {
		t.Fatalf("an empty shelf has %v, %v", ks, err)
	}
	l := gametest.Ready(t, "ds9-dom-1")
	l.Name = "Wing of Dukat's, 2"
	one, err := s.Keep("", l)
	expect.Must(t, err == nil && one == "Wing of Dukat's, 2.fleet.yaml", "kept as %q, %v", one, err)
	two, err := s.Keep("", l)
	expect.Must(t, err == nil && two != one, "the second of a name is %q, %v", two, err)
	l.Ships = l.Ships[:1]
	l.Name = "Another name"
	if again, err := s.Keep(one, l); err != nil || again != one {
		t.Fatalf("kept again as %q, %v", again, err)
	}
	bad := filepath.Join(data, "attackwing", "fleets", "bad.fleet.yaml")
	must(t, os.WriteFile(bad, []byte("ships: 3"), 0o644))
	ks, err := s.Fleets()
	expect.Must(t, err == nil && len(ks) == 3, "%d fleets, %v", len(ks), err)
	for _, k := range ks {
		switch k.File {
		case one:
			expect.True(t, len(k.List.Ships) == 1 && k.List.Name == l.Name && k.Err == "", "changed and read as %+v", k)
		case two:
			expect.Same(t, len(k.List.Ships), 3, "the other changed too: %+v", k)
		default:
			expect.True(t, k.Err != "" && strings.Contains(k.Err, "bad.fleet.yaml"),
				"a damaged file is told as %q", k.Err)
		}
	}
	for _, wrong := range []string{"../x.fleet.yaml", "x.txt", "/etc/passwd"} {
		_, err := s.Keep(wrong, l)
		expect.True(t, err != nil, "%s is written", wrong)
		expect.True(t, s.Remove(wrong) != nil, "%s is removed", wrong)
	}
	must(t, s.Remove(two))
	path, err := s.Export("A b", "spacedock", []byte("x"))
	expect.Must(t, err == nil && filepath.Base(path) == "A b.spacedock", "exported to %s, %v", path, err)
	if b, err := s.Read(path); err != nil || string(b) != "x" {
		t.Fatalf("read back as %q, %v", b, err)
	}
	if _, err := s.Read(filepath.Join(data, "none")); err == nil || !strings.Contains(err.Error(), "no file") {
		t.Fatalf("a missing file is told as %v", err)
	}
	left, err := filepath.Glob(filepath.Join(data, "attackwing", "*", ".*.new-*"))
	expect.Must(t, err == nil && len(left) == 0, "left over: %v, %v", left, err)
}

// counted is a store that counts how many files are read.
type counted struct {
	store.Store
	reads int
}

func (c *counted) Read(name string, most int) ([]byte, error) {
	c.reads++
	return c.Store.Read(name, most)
}

// Fleets are listed without reading each file again: only those that have changed.
func TestFleetsAreListedWithoutReadingAll(t *testing.T) {
	dir := t.TempDir()
	disk := &counted{Store: store.Disk{Root: dir}}
	was := cli.UserFiles
	cli.UserFiles = func() store.Store { return disk }
	t.Cleanup(func() { cli.UserFiles = was })
	l, err := fleet.ReadyByID("tw-a-1")
	must(t, err)
	old := time.Now().Add(-time.Hour)
	const many = 30
	for i := range many {
		l.Name = fmt.Sprint("Fleet ", i)
		file, err := fleetShelf{}.Keep("", l)
		if err == nil {
			err = os.Chtimes(disk.Where(cli.FleetsFolder+"/"+file), old, old)
		}
		must(t, err)
	}
	list := func(reads int) []builder.Kept {
		t.Helper()
		disk.reads = 0
		fs, err := fleetShelf{}.Fleets()
		expect.True(t, err == nil && len(fs) == many && disk.reads == reads,
			"%d fleets, %d files read, want %d: %v", len(fs), disk.reads, reads, err)
		return fs
	}
	first := list(many + 1)
	expect.True(t, reflect.DeepEqual(first, list(1)), "the fleets are others the second time")
	l.Name = "Fleet 7 and more"
	_, err = (fleetShelf{}).Keep("Fleet 7.fleet.yaml", l)
	must(t, err)
	must(t, os.WriteFile(disk.Where("fleets/Fleet 8.fleet.yaml"), []byte("ships: 3"), 0o600))
	changed := list(3)
	for _, k := range changed {
		if k.File == "Fleet 7.fleet.yaml" && k.List.Name != l.Name || k.File == "Fleet 8.fleet.yaml" && k.Err == "" {
			t.Errorf("an old fleet is told: %+v", k)
		}
	}
	must(t, os.WriteFile(disk.Where(fleetIndexFile), []byte("{"), 0o600))
	expect.True(t, reflect.DeepEqual(changed, list(many+1)), "the fleets are others behind a damaged index")
}
