package app

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/dice"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/lesson"
	"attackwing/game/record"
	"attackwing/game/store"
	"attackwing/ui/battle"
	"attackwing/ui/prefs"
)

// keptWindow is a window in which a battle is played, in a folder of its own.
func keptWindow(t *testing.T) (data, *game.Game) {
	t.Helper()
	apptest.AtHome(t, t.TempDir())
	g := apptest.NewBattle(t, 5)
	w := &Window{keep: &keeper{err: io.Discard}}
	t.Cleanup(w.keep.close)
	if err := w.begun(battle.Start{Game: g, Players: [2]string{"human", "ensign"}, Terms: record.Terms{Table: record.Tournament}}); err != nil {
		t.Fatal(err)
	}
	return data{w}, g
}

// A copy is a battle of its own among the others, under the same terms; a position lies among the
// tables.
func TestSaveAs(t *testing.T) {
	d, g := keptWindow(t)
	if _, err := d.SaveAs("too soon.table.yaml"); err == nil {
		t.Error("a table is written on which ships are still being placed")
	}
	src := dice.New(5)
	for g.State().Phase == game.SettingUp {
		gametest.Submit(t, g, gametest.Answer(g, g.FirstOpen(), &src))
	}
	name, err := d.SaveAs("Before the trap!")
	if err != nil || d.Battles() != 2 {
		t.Fatalf("%s, %d battles: %v", name, d.Battles(), err)
	}
	file, err := battles.File(name)
	must(t, err)
	rec, err := cli.ReadRecord(cli.WhereIs(file))
	expect.True(t, err == nil && rec.Header.Terms.Table == record.Tournament && rec.Header.By[1] == "ensign",
		"the copy is %+v: %v", rec.Header, err)
	if again, err := d.SaveAs("Before the trap!"); err != nil || again == name {
		t.Errorf("a second copy is %s: %v", again, err)
	}
	name, err = d.SaveAs("The table.table.yaml")
	must(t, err)
	f, err := os.Open(filepath.Join(d.Folder(), "tables", name))
	must(t, err)
	defer f.Close()
	if _, err := record.ReadTable(f, name); err != nil {
		t.Error(err)
	}
}

// The export holds everything that is kept, and nothing of earlier exports.
func TestExportAll(t *testing.T) {
	d, _ := keptWindow(t)
	must(t, settings.Keep(cli.UserFiles(), prefs.Settings{}, prefs.Settings{Motion: "off"}))
	for range 2 {
		path, err := d.Export()
		must(t, err)
		z, err := zip.OpenReader(path)
		must(t, err)
		var names []string
		for _, f := range z.File {
			names = append(names, f.Name)
		}
		z.Close()
		if len(names) != 3 || names[0] != "export.json" || !slices.Contains(names, "settings.json") || !strings.HasPrefix(names[1], "games/tholian-web-") {
			t.Errorf("exported are %v", names)
		}
	}
}

// An export is taken back whole where nothing is: its battles, and its settings. Taken again it
// brings nothing; what is here under a name stays, and the other one lies beside it.
func TestImportWhatWasExported(t *testing.T) {
	d, _ := keptWindow(t)
	must(t, settings.Keep(cli.UserFiles(), prefs.Settings{}, prefs.Settings{Motion: "off"}))
	path, err := d.Export()
	must(t, err)
	file := gametest.File(t, path)
	apptest.AtHome(t, t.TempDir())
	words, settings, err := d.Import(file)
	if err != nil || settings == nil || settings.Motion != "off" || words != "1 file taken." || d.Battles() != 1 {
		t.Fatalf("%q, %+v, %d battles: %v", words, settings, d.Battles(), err)
	}
	words, _, err = d.Import(file)
	expect.True(t, err == nil && words == "0 files taken, 1 here already.", "the second time %q, %v", words, err)
	names, err := d.w.shelf().Names()
	must(t, err)
	mine := cli.WhereIs(cli.GamesFolder + "/" + names[0])
	must(t, os.WriteFile(mine, []byte("mine"), 0o600))
	for range 2 {
		if _, _, err = d.Import(file); err != nil || d.Battles() != 2 {
			t.Errorf("%d battles beside each other, %v", d.Battles(), err)
		}
	}
	b, _ := os.ReadFile(mine)
	expect.Same(t, string(b), "mine", "what was here is %q", b)
}

// What was learned and the player's own cards are exported and taken back; what somebody has
// learned here stays.
func TestLearnedAndCardsAreExported(t *testing.T) {
	d, _ := keptWindow(t)
	l := lesson.Learned{}
	for _, name := range []string{"Ann", "Bob"} {
		l.Add(name)
		l.Now().Note("first", lesson.Progress{Done: true, Step: 3})
	}
	must(t, errors.Join(keepLearned(l), store.Put(cli.UserFiles(), "cards/mine/ships.yaml", []byte("[]\n"))))
	path, err := d.Export()
	must(t, err)
	file := gametest.File(t, path)
	apptest.AtHome(t, t.TempDir())
	here := lesson.Learned{}
	here.Add("Bob")
	here.Now().Note("second", lesson.Progress{Done: true})
	must(t, keepLearned(here))
	if words, _, err := d.Import(file); err != nil || !strings.Contains(words, "Cards are loaded when the program starts again.") {
		t.Fatal(words, err)
	}
	if b, err := cli.UserFiles().Read("cards/mine/ships.yaml", 10); err != nil || string(b) != "[]\n" {
		t.Errorf("%q, %v", b, err)
	}
	got := readLearned()
	if got.Name != "Bob" || !slices.Equal(got.Names(), []string{"Bob", "Ann"}) || !got.People[0].Of("first").Done || !got.People[0].Of("second").Done || !got.People[1].Of("first").Done {
		t.Errorf("%+v", got)
	}
	if words, _, err := d.Import(file); err != nil || !strings.HasPrefix(words, "0 files taken, 3 here already") {
		t.Errorf("the second time %q, %v", words, err)
	}
}

// An export is bounded by what its list says before any of it is unpacked.
func TestAnExportIsBoundedBeforeItIsUnpacked(t *testing.T) {
	large := func(name string, size uint64) *zip.File {
		return &zip.File{FileHeader: zip.FileHeader{Name: name, UncompressedSize64: size}}
	}
	for name, files := range map[string][]*zip.File{
		"games/a.game.jsonl": {large("games/a.game.jsonl", MostGame+1)},
		"games/k.game.jsonl": {large("games/c.game.jsonl", MostGame), large("games/d.game.jsonl", MostGame), large("games/e.game.jsonl", MostGame), large("games/f.game.jsonl", MostGame),
			large("games/g.game.jsonl", MostGame), large("games/h.game.jsonl", MostGame), large("games/i.game.jsonl", MostGame), large("games/j.game.jsonl", MostGame), large("games/k.game.jsonl", 1)},
		"games/\\a": {large("games/\\a", 1)},
	} {
		expect.Refused(t, bounded(files), fmt.Sprintf("%q", name), "%s", name)
	}
}

// An export that is damaged, of something else, or of a newer program brings nothing, and a
// sentence says why.
func TestImportRefuses(t *testing.T) {
	d, _ := keptWindow(t)
	path, err := d.Export()
	must(t, err)
	whole := gametest.File(t, path)
	archive := func(files ...string) []byte {
		var b bytes.Buffer
		z := zip.NewWriter(&b)
		for i := 0; i < len(files); i += 2 {
			must(t, packed(z, files[i], []byte(files[i+1])))
		}
		must(t, z.Close())
		return b.Bytes()
	}
	flipped := bytes.Clone(whole)
	flipped[len(flipped)/2] ^= 0xff
	for _, k := range []struct {
		what, why string
		file      []byte
	}{
		{"half of it", "damaged", whole[:len(whole)/2]},
		{"one byte", "damaged", flipped},
		{"no archive", "not an export of this program", []byte("fleet:")},
		{"nothing", "nothing in it", archive()},
		{"something else", "no export of this program does", archive("photo.png", "x")},
		{"a way out", "no export of this program does", archive("games/../../x", "x")},
		{"a hidden file", "no export of this program does", archive("games/.x.lock", "x")},
		{"a newer one", "newer version", archive("export.json", `{"format":2,"program":"v9"}`, "games/x.game.jsonl", "x")},
		{"a broken head", "export.json in it is damaged", archive("export.json", `{`, "games/x.game.jsonl", "x")},
		{"settings nobody can read", "settings.json in it is damaged", archive("games/x.game.jsonl", "x", "settings.json", "{")},
		{"a folder in place of a file", `"settings.json/x", which no export`, archive("settings.json/x", "x")},
		{"a file in place of a folder", `"games", which no export`, archive("games", "x")},
		{"a file that is a folder as well", `"cards/a" as a file and as a folder`, archive("cards/a", "x", "cards/a/b.yaml", "x")},
		{"a name twice", `"games/x.game.jsonl" twice`, archive("games/x.game.jsonl", "x", "games/x.game.jsonl", "y")},
		{"what flight school cannot read", "learned.json in it is damaged", archive("learned.json", "{")},
		{"a good file and a bad one", "no export of this program does", archive("games/x.game.jsonl", "x", "y/z", "x")},
	} {
		apptest.AtHome(t, t.TempDir())
		_, settings, err := d.Import(k.file)
		if err == nil || settings != nil || !strings.Contains(err.Error(), k.why) || !strings.HasPrefix(err.Error(), "nothing was imported: ") {
			t.Errorf("%s: %v", k.what, err)
		}
		if d.Battles() != 0 {
			t.Errorf("%s: %d battles were taken", k.what, d.Battles())
		}
	}
}

// full is a save on a disk that is full.
type full struct{ store.Tail }

func (full) Sync() error { return syscall.ENOSPC }

// A battle that is not saved is not said to be saved because its dials are, or its clock; it is
// when it is written.
func TestDialsDoNotSaveABattle(t *testing.T) {
	d, g := keptWindow(t)
	k := d.w.keep
	room := k.rec.tail.f
	k.rec.tail.f = full{room}
	src := dice.New(5)
	_, err := g.Submit(gametest.Answer(g, g.FirstOpen(), &src))
	must(t, err)
	for what, err := range map[string]error{"an answer": k.follow(g), "no dials": k.dials(record.Dials{}), "the clock": k.clock(0)} {
		expect.Refused(t, err, "the disk is full", "%s", what)
	}
	k.rec.tail.f = room // there is room again, and the answer is still to be written
	rec := k.rec
	for _, k.rec = range []*savedGame{rec, nil} {
		for what, err := range map[string]error{"no dials": k.dials(record.Dials{}), "the clock": k.clock(0), "the coach": k.coached(game.One)} {
			expect.Refused(t, err, "the disk is full", "%s, before the answer is written", what)
		}
	}
	k.rec = rec
	expect.OK(t, errors.Join(k.follow(g), k.dials(record.Dials{}), k.clock(0), k.coached(game.One)))
}

// Deleting leaves the battle that is played.
func TestDeleteTheBattles(t *testing.T) {
	d, g := keptWindow(t)
	for range 3 {
		_, err := d.SaveAs("copy")
		must(t, err)
	}
	gone, err := d.Delete()
	if err != nil || gone != 3 || d.Battles() != 1 {
		t.Errorf("%d are gone, %d left: %v", gone, d.Battles(), err)
	}
	if err := d.w.keep.follow(g); err != nil {
		t.Errorf("the battle that is played is not kept any more: %v", err)
	}
	v := d.Version()
	expect.True(t, strings.Contains(v, "go1"), "the version is %q", v)
}
