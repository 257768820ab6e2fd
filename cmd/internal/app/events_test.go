package app

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest/expect"
	"attackwing/game/tournament"
)

func event(t *testing.T, name string) *tournament.Event {
	t.Helper()
	e, err := tournament.New(tournament.Config{Name: name, Scenario: "standard", Date: "2026-11-21", Seed: 1, PaperFleets: true})
	must(t, err)
	return e
}

// Events lie in the data folder, a folder each club; names never lead out of it and never write
// over another.
func TestEventFiles(t *testing.T) {
	data := t.TempDir()
	t.Setenv("XDG_DATA_HOME", data)
	f := &eventFiles{}
	for _, club := range []string{"", "Monday club", "../../../etc", "Monday club"} {
		file, err := f.Create(club, event(t, "Friday / Night: 1?"))
		must(t, err)
		in, err := filepath.Rel(filepath.Join(data, "attackwing", "events"), cli.WhereIs(file))
		expect.True(t, err == nil && !strings.HasPrefix(in, "..") && strings.Count(in, string(filepath.Separator)) <= 1,
			"club %q: the event lies at %s", club, in)
	}
	clubs, err := f.Clubs()
	if err != nil || len(clubs) != 3 || len(clubs[0].Events) != 1 || len(clubs[2].Events)+len(clubs[1].Events) != 3 {
		t.Fatalf("%v: %+v", err, clubs)
	}
	file := clubs[0].Events[0].File
	was := f.Stamp(file)
	if _, err := f.Change(file, func(d *tournament.Desk) error { _, err := d.Add(tournament.Player{Name: "Ana"}); return err }); err != nil {
		t.Fatal(err)
	}
	expect.True(t, f.Stamp(file) != was, "a change leaves the stamp as it was")
	one, err := f.KeepGame(file, 1, 2, []byte("first"))
	must(t, err)
	two, err := f.KeepGame(file, 1, 2, []byte("second"))
	expect.Must(t, err == nil && one != two, "%v: two games of one table are %s and %s", err, one, two)
	games, err := f.Games(file)
	expect.Must(t, err == nil && len(games) == 2, "%v: %v", err, games)
	page, err := f.Page(file, "pairings.html", []byte("page"))
	must(t, err)
	if b, err := os.ReadFile(page); err != nil || string(b) != "page" || filepath.Dir(page) != filepath.Dir(cli.WhereIs(games[0])) {
		t.Errorf("%v: the page at %s is %q", err, page, b)
	}
}
