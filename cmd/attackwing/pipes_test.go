//go:build unix

package main

import (
	"attackwing/cmd/internal/cli"
	"attackwing/ui/prefs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// pipe makes a file that keeps whoever opens it waiting.
func pipe(t *testing.T, parts ...string) {
	t.Helper()
	name := filepath.Join(parts...)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(name, 0o600); err != nil {
		t.Skip("no pipes here: ", err)
	}
}

// A pipe among the card files is named, and waited for by nobody.
func TestAPipeAmongTheCardFiles(t *testing.T) {
	cards := home(t)
	pipe(t, cards, "odd", "ships.yaml")
	code, _, errs := command("cards", "defiant")
	if want := filepath.Join(cards, "odd", "ships.yaml") + ": not a regular file"; code != 0 || !strings.Contains(errs, want) {
		t.Errorf("exit %d, %s, want %s", code, errs, want)
	}
}

// Pipes among the files of a player's data are passed over: nobody waits, and the window's pages
// list the rest.
func TestPipesAmongAPlayersFiles(t *testing.T) {
	atHome(t, t.TempDir())
	for _, name := range []string{"games/a.game.jsonl", "fleets/a.fleet.yaml", "tables/a.table.yaml", "events/a.event.json", "events/club/a.event.json", "settings.json"} {
		pipe(t, cli.WhereIs(name))
	}
	if _, notice := settings.Open(cli.UserFiles()); !strings.Contains(notice, "not a regular file") {
		t.Errorf("told is %q", notice)
	}
	if err := settings.Keep(cli.UserFiles(), prefs.Settings{}, settings.Now(cli.UserFiles())); err != nil {
		t.Error(err)
	}
	in := cli.UserFiles()
	games, err := (&shelf{}).Names()
	if err != nil || len(games) != 0 {
		t.Errorf("%v, %v", games, err)
	}
	fleets, err := fleetShelf{}.Fleets()
	if err != nil || len(fleets) != 0 {
		t.Errorf("%v, %v", fleets, err)
	}
	tables, err := tableShelf{in}.List()
	if err != nil || len(tables) != 0 {
		t.Errorf("%v, %v", tables, err)
	}
	clubs, err := (&eventFiles{}).Clubs()
	if err != nil || len(clubs) != 1 || len(clubs[0].Events) != 0 {
		t.Errorf("%v, %v", clubs, err)
	}
	if _, err := (&shelf{}).ImportFile(cli.WhereIs("games/a.game.jsonl")); err == nil {
		t.Error("a pipe is taken in")
	}
	if path, err := (data{&window{}}).Export(); err != nil {
		t.Errorf("%s, %v", path, err)
	}
}
