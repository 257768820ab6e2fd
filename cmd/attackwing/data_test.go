package main

import (
	"archive/zip"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/prefs"
)

// keptWindow is a window in which a battle is played, in a folder of its own.
func keptWindow(t *testing.T) (data, *game.Game) {
	t.Helper()
	atHome(t, t.TempDir())
	g := newBattle(t, 5)
	w := &window{keep: &keeper{err: io.Discard}}
	t.Cleanup(w.keep.close)
	if err := w.begun(battle.Start{Game: g, Players: [2]string{"human", "ensign"}, Terms: record.Terms{Table: record.Tournament}}); err != nil {
		t.Fatal(err)
	}
	return data{w}, g
}

// A copy is a battle of its own among the others, under the same terms; a position lies among the tables.
func TestSaveAs(t *testing.T) {
	d, g := keptWindow(t)
	if _, err := d.SaveAs("too soon.table.yaml"); err == nil {
		t.Error("a table is written on which ships are still being placed")
	}
	src := dice.New(5)
	for g.State().Phase == game.SettingUp {
		if _, err := g.Submit(gametest.Answer(g, g.FirstOpen(), &src)); err != nil {
			t.Fatal(err)
		}
	}
	name, err := d.SaveAs("Before the trap!")
	if err != nil || d.Battles() != 2 {
		t.Fatalf("%s, %d battles: %v", name, d.Battles(), err)
	}
	file, err := d.w.shelf().file(name)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := readRecord(whereIs(file))
	if err != nil || rec.Header.Terms.Table != record.Tournament || rec.Header.By[1] != "ensign" {
		t.Errorf("the copy is %+v: %v", rec.Header, err)
	}
	if again, err := d.SaveAs("Before the trap!"); err != nil || again == name {
		t.Errorf("a second copy is %s: %v", again, err)
	}
	name, err = d.SaveAs("The table.table.yaml")
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(filepath.Join(d.Folder(), "tables", name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := record.ReadTable(f, name); err != nil {
		t.Error(err)
	}
}

// The export holds everything that is kept, and nothing of earlier exports.
func TestExportAll(t *testing.T) {
	d, _ := keptWindow(t)
	if err := keepSettings(prefs.Settings{Motion: "off"}); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		path, err := d.Export()
		if err != nil {
			t.Fatal(err)
		}
		z, err := zip.OpenReader(path)
		if err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, f := range z.File {
			names = append(names, f.Name)
		}
		z.Close()
		if len(names) != 2 || !slices.Contains(names, "settings.json") || !strings.HasPrefix(names[0], "games/tholian-web-") {
			t.Errorf("exported are %v", names)
		}
	}
}

// Deleting leaves the battle that is played.
func TestDeleteTheBattles(t *testing.T) {
	d, g := keptWindow(t)
	for range 3 {
		if _, err := d.SaveAs("copy"); err != nil {
			t.Fatal(err)
		}
	}
	gone, err := d.Delete()
	if err != nil || gone != 3 || d.Battles() != 1 {
		t.Errorf("%d are gone, %d left: %v", gone, d.Battles(), err)
	}
	if err := d.w.keep.follow(g); err != nil {
		t.Errorf("the battle that is played is not kept any more: %v", err)
	}
	if v := d.Version(); !strings.Contains(v, "go1") {
		t.Errorf("the version is %q", v)
	}
}
