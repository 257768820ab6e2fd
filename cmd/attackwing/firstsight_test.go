package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest/expect"
	"attackwing/game/sheet"
)

// What is seen for the first time is tried out once: what came of it is kept by what stands in the
// file.
func TestOwnFilesAreTriedOutOnce(t *testing.T) {
	home(t)
	n := 0
	try := func() error { n++; return errors.New("round 1: it breaks") }
	for range 3 {
		err := cli.TriedOut([]byte("a sheet"), try)
		expect.True(t, err != nil && err.Error() == "round 1: it breaks", "%v", err)
	}
	expect.True(t, n == 1, "it was tried out %d times", n)
	expect.OK(t, cli.TriedOut([]byte("another sheet"), func() error { return nil }))
	file := filepath.Join(os.Getenv("XDG_DATA_HOME"), "attackwing", cli.TriedFile)
	must(t, os.WriteFile(file, []byte("{nothing"), 0o644))
	if err := cli.TriedOut([]byte("a sheet"), try); err == nil || n != 2 {
		t.Errorf("with a damaged file of results: %v, tried out %d times", err, n)
	}
}

// An own sheet, or a folder of own cards, that stops the battle it is tried out in is left aside
// with its words, and all else is there.
func TestWhatStopsTheProgramIsLeftAside(t *testing.T) {
	ownFolder(t, map[string]string{"crossing": crossing})
	cards := filepath.Join(os.Getenv("XDG_DATA_HOME"), "attackwing", cli.CardsFolder)
	put(t, cards, map[string]string{"mine/upgrades.yaml": "- {id: own-crew, name: Own Crew, kind: crew, factions: [Federation], sp: 1}\n"})
	if _, out, errs := command("cards", "own", "crew"); !strings.Contains(out, "Own Crew") || errs != "" {
		t.Fatal(out, errs)
	}
	if _, out, errs := command("scenarios"); !strings.Contains(out, "The Crossing") || errs != "" {
		t.Fatal(out, errs)
	}
	file := filepath.Join(os.Getenv("XDG_DATA_HOME"), "attackwing", cli.TriedFile)
	kept, err := os.ReadFile(file)
	expect.Must(t, err == nil && strings.Count(string(kept), `:""`) == 2, "%s, %v", kept, err)
	if err := os.WriteFile(file, []byte(strings.ReplaceAll(string(kept), `:""`, `:"it stops the battle it is tried out in: round 2, End Phase: no such token"`)), 0o644); err != nil {
		t.Fatal(err)
	}
	code, out, errs := command("scenarios")
	if code != 0 || strings.Contains(out, "The Crossing") || !strings.Contains(errs, "crossing"+sheet.Ending+": it stops the battle it is tried out in: round 2, End Phase") {
		t.Errorf("exit %d: %s%s", code, out, errs)
	}
	if code, out, errs := command("cards", "crew"); code != 0 || strings.Contains(out, "Own Crew") || !strings.Contains(errs, "mine: it stops the battle") {
		t.Errorf("exit %d: %s%s", code, out, errs)
	}
}

// A folder of sheets that cannot be listed stops nothing: it is named with what to do, as that of
// cards is.
func TestAFolderThatCannotBeListedIsLeftAside(t *testing.T) {
	dir := ownFolder(t, nil)
	must(t, os.Remove(dir))
	for _, name := range []string{dir, filepath.Join(filepath.Dir(dir), cli.CardsFolder)} {
		must(t, os.WriteFile(name, nil, 0o644))
	}
	for _, args := range [][]string{{"scenarios"}, {"simulate", "--scenario", "standard", "--p1", "random", "--p2", "random"}} {
		exits(t, 0, "a file, not a folder (make it a folder that you may read, or use --sheets none)", args...)
	}
	exits(t, 0, "use --cards none", "cards", "defiant")
	must(t, os.Remove(dir))
	must(t, os.Mkdir(dir, 0))
	if _, err := os.ReadDir(dir); err == nil {
		return // who may read everything
	}
	exits(t, 0, "you may not read it", "scenarios")
}

// A sheet is read whatever bytes its file's name has.
func TestAFileNameNeedsNoLetters(t *testing.T) {
	dir := ownFolder(t, nil)
	name := filepath.Join(dir, "cr\xffossing"+sheet.Ending)
	if err := os.WriteFile(name, []byte(crossing), 0o644); err != nil {
		t.Skip("this system has no such names")
	}
	code, out, errs := command("scenarios")
	expect.True(t, code == 0 && strings.Contains(out, "The Crossing") && errs == "", "exit %d: %s%s", code, out, errs)
	for _, args := range [][]string{{"scenarios", "check", name}, {"scenarios", "list", "--sheets", dir}, {"scenarios", "list", "--sheets=" + dir}} {
		works(t, args...)
	}
	must(t, os.WriteFile(name, []byte("id: crossing\n"), 0o644))
	exits(t, 0, `cr\xffossing`, "scenarios")
}

// The examples of cards are written once, are cards, and all that they say is offered in battles.
func TestExamplesOfCards(t *testing.T) {
	dir := home(t)
	_, out, _ := command("cards", "example")
	kinds := strings.Fields(out)
	expect.Must(t, len(kinds) == 10, "%v", out)
	for _, kind := range kinds {
		if code, out, errs := command("cards", "example", kind); code != 0 || !strings.Contains(out, filepath.Join(dir, "own-"+kind)) {
			t.Errorf("exit %d: %s %s", code, out, errs)
		}
		fails(t, 1, "already exists", "cards", "example", kind)
	}
	prints(t, "10 cards. Nothing is wrong.", "cards", "check", dir)
	if code, out, errs := command("cards", "own"); code != 0 || strings.Count(out, "own-") != 9 || errs != "" { // a class is no card
		t.Errorf("exit %d: %s%s", code, out, errs)
	}
	works(t, "cards", "example", "crew", "--as", "my-crew")
	document(t, 0, "cards", "show", "my-crew")
	fails(t, 1, `no example of a "crw": is crew meant?`, "cards", "example", "crw")
}

// A check of cards tells every error, and the lines that are never offered in the battles it plays.
func TestCardsCheck(t *testing.T) {
	home(t)
	dir := t.TempDir()
	put(t, dir, map[string]string{"upgrades.yaml": "- {id: own-crew, name: Own Crew, kind: crew, factions: [Federation], sp: 1, abilities: [\n" +
		"    {when: action, do: [attack dice +1 this round]},\n    {when: after moving, if: [hull <= 0], may: [place 1 evade]}]}\n"})
	code, out, errs := command("cards", "check", dir, "--battles", "20")
	want := "own-crew: never offered in 20 battles: {when: after moving, if: [hull <= 0], may: [place 1 evade]}\n"
	expect.True(t, code == 0 && out == want, "exit %d: %s%s", code, out, errs)
	m := document(t, 0, "cards", "check", dir, "--battles", "20")
	expect.True(t, m["legal"] == true && len(m["never_offered"].([]any)) == 1, "%v", m)
	put(t, dir, map[string]string{"more/captains.yaml": "- {id: own, name: Own, factions: [Vulcans], skill: 3}\n"})
	if code, out, _ := command("cards", "check", dir, "--battles", "5"); code != 1 || !strings.Contains(out, `captains.yaml:1: factions: unknown faction "Vulcans": is Vulcan meant?`) {
		t.Errorf("exit %d: %s", code, out)
	}
	fails(t, 1, "does not exist", "cards", "check", filepath.Join(dir, "nowhere"))
	fails(t, 1, "no card found", "cards", "check", t.TempDir())
}
