//go:build unix

package app

import (
	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest/expect"
	"attackwing/ui/prefs"
	"strings"
	"testing"
)

// Pipes among the files of a player's data are passed over: nobody waits, and the window's pages
// list the rest.
func TestPipesAmongAPlayersFiles(t *testing.T) {
	apptest.AtHome(t, t.TempDir())
	for _, name := range []string{"games/a.game.jsonl", "fleets/a.fleet.yaml", "tables/a.table.yaml", "events/a.event.json", "events/club/a.event.json", "settings.json"} {
		apptest.Pipe(t, cli.WhereIs(name))
	}
	_, notice := settings.Open(cli.UserFiles())
	expect.True(t, strings.Contains(notice, "not a regular file"), "told is %q", notice)
	expect.OK(t, settings.Keep(cli.UserFiles(), prefs.Settings{}, settings.Now(cli.UserFiles())))
	in := cli.UserFiles()
	games, err := (&Shelf{}).Names()
	expect.True(t, err == nil && len(games) == 0, "%v, %v", games, err)
	fleets, err := fleetShelf{}.Fleets()
	expect.True(t, err == nil && len(fleets) == 0, "%v, %v", fleets, err)
	tables, err := tableShelf{in}.List()
	expect.True(t, err == nil && len(tables) == 0, "%v, %v", tables, err)
	clubs, err := (&eventFiles{}).Clubs()
	expect.True(t, err == nil && len(clubs) == 1 && len(clubs[0].Events) == 0, "%v, %v", clubs, err)
	if _, err := (&Shelf{}).ImportFile(cli.WhereIs("games/a.game.jsonl")); err == nil {
		t.Error("a pipe is taken in")
	}
	if path, err := (data{&Window{}}).Export(); err != nil {
		t.Errorf("%s, %v", path, err)
	}
}
