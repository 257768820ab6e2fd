package app

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/sheet"
	"attackwing/scenarios"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window/windowtest"
)

const convoy = `id: convoy
title: Convoy to Khitomer
tokens: [{id: mine-field, name: Minefield, does: [obstructs]}]
sections:
  - section: Set Up
    rules:
      - when: set-up
        lay:
          - {token: mine-field, rect: [[16, 10], [20, 12]]}
`

// ownHome is the home of a player with these files, and a window that knows them.
func ownHome(t *testing.T, files map[string]string) (home string, w *Window) {
	t.Helper()
	home = t.TempDir()
	apptest.AtHome(t, home)
	home = filepath.Join(home, "attackwing")
	for name, text := range files {
		written(t, filepath.Join(home, name), text)
	}
	w = &Window{Quick: true, keep: &keeper{err: io.Discard}}
	s := &cli.Streams{Err: io.Discard}
	in := make(chan struct{})
	out := make(chan struct{})
	go func() { // the sheets are offered until the test is over
		defer close(out)
		expect.OK(t, s.WithSheets(func() error { close(in); <-t.Context().Done(); return nil }))
	}()
	<-in
	t.Cleanup(func() { <-out })
	cat, err := s.Cards()
	must(t, err)
	w.Cards = cat
	w.yours = newYours(s, cat, w.recard)
	return home, w
}

// written writes a file at a time of its own.
func written(t *testing.T, file, text string) {
	t.Helper()
	must(t, os.MkdirAll(filepath.Dir(file), 0o755))
	must(t, os.WriteFile(file, []byte(text), 0o644))
	clock = clock.Add(time.Minute)
	must(t, os.Chtimes(file, clock, clock))
}

var clock = time.Unix(1_000_000, 0)

// yoursShown is the title that shows what is the player's own.
func yoursShown(t *testing.T, w *Window) *windowtest.Window {
	t.Helper()
	tb := windowtest.Open(t, w.options())
	tb.Press("show:2")
	tb.Tick(2)
	return tb
}

// dropped lets a file fall on a window.
func dropped(tb *windowtest.Window, f kit.File) {
	tb.Update(&kit.Input{X: -1, Y: -1, Any: true, Dropped: []kit.File{f}}, 1.0/60)
	tb.Tick(2)
}

func read(t *testing.T, file string) string {
	t.Helper()
	b := gametest.File(t, file)
	return string(b)
}

// A sheet with a misspelled word is shown with the line, repaired by a press, and played.
func TestAFaultySheetIsFixed(t *testing.T) {
	const name = "scenarios/convoy" + sheet.Ending
	home, w := ownHome(t, map[string]string{name: strings.Replace(convoy, "token: mine-field", "token: mine-feild", 1)})
	tb := yoursShown(t, w)
	if !tb.Reads("Convoy to Khitomer") || !tb.Reads(`Line 9: token: there is no token "mine-feild": is mine-field meant?`) {
		t.Fatalf("the title reads %q", tb.Words())
	}
	tb.Press("own-1")
	if !tb.Shows("own file") || !tb.Reads("without line 9") || !tb.Reads("9 lines read, 1 fault") {
		t.Fatalf("%s reads %q", tb.Report().Screen, tb.Words())
	}
	tb.Press("main")
	got := read(t, filepath.Join(home, name))
	expect.Must(t, got == convoy, "repaired it is\n%s", got)
	expect.True(t, tb.Reads("9 lines read, nothing wrong"), "repaired the page reads %q", tb.Words())
	tb.Press("main")
	if tb.Game == nil || tb.Game.Setup().Scenario.Sheet().ID != "convoy" {
		t.Fatalf("%s is shown: %s", tb.Report().Screen, tb.Words())
	}
	n := tb.Game.State().NTokens
	expect.True(t, n == 1, "%d tokens lie there", n)
}

// A file that another program writes is read again, and the battles, the set-up and the page follow.
// The last right version comes back by a press, also after the file was deleted.
func TestAWrittenSheetIsReadAgain(t *testing.T) {
	const name = "scenarios/convoy" + sheet.Ending
	home, w := ownHome(t, map[string]string{name: convoy})
	file := filepath.Join(home, name)
	tb := yoursShown(t, w)
	tb.Tick(100)
	expect.True(t, !tb.Reads("reloaded just now"), "a file that nobody has written was read again")
	longer := strings.Replace(convoy, "to Khitomer", "to Rura Penthe", 1)
	written(t, file, longer)
	tb.Tick(100)
	expect.True(t, tb.Reads("Convoy to Rura Penthe") && tb.Reads("reloaded just now"), "the title reads %q", tb.Words())
	s, err := scenarios.ByID("convoy")
	expect.True(t, err == nil && s.Sheet().Title == "Convoy to Rura Penthe", "the battle is %v, %v", s, err)
	tb.Tick(1200)
	expect.True(t, !tb.Reads("reloaded just now"), "after 20 s it was still just read again")
	tb.Key("ctrl+e")
	written(t, file, strings.Replace(longer, "title:", "titel:", 1))
	tb.Tick(100)
	expect.Must(t, tb.Reads(`Line 2: unknown field "titel": is title meant?`) && tb.Reads("reloaded just now"),
		"the page reads %q", tb.Words())
	tb.Press("good")
	if got := read(t, file); got != longer {
		t.Errorf("the last right version is\n%s", got)
	}
	must(t, os.Remove(file))
	tb.Tick(100)
	expect.Must(t, tb.Reads("Moved or deleted."), "the page reads %q", tb.Words())
	tb.Press("main")
	if got := read(t, file); got != longer {
		t.Errorf("put back it is\n%s", got)
	}
}

// A line is changed, added and removed on the page.
func TestALineIsTyped(t *testing.T) {
	const name = "scenarios/convoy" + sheet.Ending
	home, w := ownHome(t, map[string]string{name: convoy})
	tb := yoursShown(t, w)
	tb.Key("ctrl+e")
	tb.Press("line:1")
	tb.Press("add-line")
	tb.Type("event: Trade")
	tb.Key("enter")
	if want := strings.Replace(convoy, "tokens", "event: Trade\ntokens", 1); read(t, filepath.Join(home, name)) != want {
		t.Errorf("with a line more it is\n%s", read(t, filepath.Join(home, name)))
	}
	tb.Key("e")
	tb.Type("s")
	tb.Key("esc", "esc", "delete")
	if read(t, filepath.Join(home, name)) != convoy {
		t.Errorf("without the line it is\n%s", read(t, filepath.Join(home, name)))
	}
}

// What is new or copied is written into the folder, under a name of its own, and plays as it is.
func TestNewSheetsAndCards(t *testing.T) {
	home, w := ownHome(t, nil)
	tb := yoursShown(t, w)
	for range 2 {
		tb.Press("new-sheet")
		expect.Must(t, tb.Shows("own file") && tb.Reads("nothing wrong"), "%s reads %q", tb.Report().Screen, tb.Words())
		tb.Key("esc")
	}
	tb.Press("copy-sheet")
	tb.Key("2", "esc")
	for range 2 {
		tb.Press("new-cards")
		expect.Must(t, tb.Reads("Nothing is wrong."), "%s reads %q", tb.Report().Screen, tb.Words())
		tb.Key("esc")
	}
	tb.Press("copy-cards")
	tb.Press("copy:7") // a ship
	tb.Key("esc")
	if w.Cards.Captain("own-captain") == nil || w.Cards.Captain("own-captain-2") == nil || w.Cards.Ship("own-ship") == nil {
		t.Error("the cards are not among the others")
	}
	program := gametest.Cards(t)
	n := cli.CountCards(w.Cards) - cli.CountCards(program)
	expect.True(t, n == 3, "%d cards more", n)
	for _, id := range []string{"my-battle", "my-battle-2", "my-plain-battle"} {
		s, err := scenarios.ByID(id)
		expect.True(t, err == nil && s.Sheet().Stamp != "", "%s: %v", id, err)
		read(t, filepath.Join(home, "scenarios", id+sheet.Ending))
	}
}

// A file is taken in by its path or when it falls on the title; one that is nothing of the program's
// is refused.
func TestAFileIsTakenIn(t *testing.T) {
	home, w := ownHome(t, nil)
	from := filepath.Join(t.TempDir(), "convoy"+sheet.Ending)
	must(t, os.WriteFile(from, []byte(convoy), 0o644))
	tb := yoursShown(t, w)
	tb.Press("open-sheet")
	tb.Type(from)
	tb.Key("enter")
	if !tb.Reads("nothing wrong") || read(t, filepath.Join(home, "scenarios/convoy"+sheet.Ending)) != convoy {
		t.Errorf("%s reads %q", tb.Report().Screen, tb.Words())
	}
	tb.Key("esc")
	dropped(tb, kit.File{Name: "captains.yaml", Text: []byte("- {id: own, name: Own, factions: [Borg], skill: 3, spp: 2}\n")})
	if !tb.Shows("own file") || !tb.Reads(`unknown field "spp": is sp meant?`) {
		t.Errorf("%s reads %q", tb.Report().Screen, tb.Words())
	}
	tb.Press("main")
	expect.True(t, w.Cards.Captain("own") != nil, "repaired the page reads %q", tb.Words())
	tb.Key("esc")
	dropped(tb, kit.File{Name: "shopping.txt", Text: []byte("milk")})
	if !tb.Shows("title") || !tb.Reads("shopping.txt is not a battle") {
		t.Errorf("%s reads %q", tb.Report().Screen, tb.Words())
	}
}

// Of a folder of cards the file with the fault is shown, and the others are one press away.
func TestAFaultyCardFile(t *testing.T) {
	good := "- {id: own-a, name: A, factions: [Borg], skill: 3, sp: 2}\n"
	_, w := ownHome(t, map[string]string{"cards/fan/captains.yaml": good, "cards/fan/captains-more.yaml": "- {id: own-b, name: B, factions: [Borgs], skill: 3, sp: 2}\n"})
	all := w.yours.All()
	if len(all) != 1 || all[0].Kind != front.OwnCards || !slices.Equal(all[0].Files, []string{"cards/fan/captains-more.yaml", "cards/fan/captains.yaml"}) {
		t.Fatalf("%+v", all)
	}
	tb := yoursShown(t, w)
	tb.Press("own-1")
	if !tb.Reads("captains-more.yaml") || !tb.Reads("own-b") {
		t.Fatalf("%s reads %q", tb.Report().Screen, tb.Words())
	}
	tb.Press("main")
	expect.True(t, w.Cards.Captain("own-a") != nil && w.Cards.Captain("own-b") != nil && tb.Reads("2 cards"),
		"repaired the page reads %q", tb.Words())
	tb.Press("file:captains.yaml")
	expect.True(t, tb.Reads("own-a"), "the other file reads %q", tb.Words())
}

// What lies on the free table becomes a sheet by choosing from lists: ships' places are starting
// areas, tokens and points are there, and the battle plays.
func TestTheFreeTableBecomesABattle(t *testing.T) {
	home, w := ownHome(t, nil)
	tb := windowtest.Open(t, w.options())
	tb.Key("f")
	at := slices.IndexFunc(scenarios.All(), func(s game.Scenario) bool { return s.Sheet().ID == "tholian-web" })
	tb.Press(kit.Name{Kind: "item", N: at + 1}.String())
	tb.Key("ctrl+b")
	expect.True(t, tb.Reads("Ships start where they stand now"), "the question reads %q", tb.Words())
	tb.Type("The Rescue")
	tb.Key("esc")
	tb.Press("counts:0") // five rounds
	tb.Press("counts:1") // two ships in the enemy's area
	tb.Press("counts:2")
	tb.Press("counts:2") // 10 points an enemy ship
	tb.Key("enter")
	expect.Must(t, tb.Shows("own file") && tb.Reads("nothing wrong"), "%s reads %q", tb.Report().Screen, tb.Words())
	text := read(t, filepath.Join(home, "scenarios/the-rescue"+sheet.Ending))
	for _, says := range []string{"title: The Rescue", "rounds: 5", "enemy ship destroyed", "points: 10", "has: 2 ships in the enemy's area", "areas:", "lay:"} {
		expect.True(t, strings.Contains(text, says), "the sheet lacks %q:\n%s", says, text)
	}
	tb.Key("enter")
	if tb.Game == nil || tb.Game.Setup().Scenario.Sheet().Title != "The Rescue" {
		t.Fatalf("%s is shown: %s", tb.Report().Screen, tb.Words())
	}
	if s := tb.Game.State(); s.NTokens == 0 || s.Round != 1 {
		t.Errorf("%d tokens in round %d", s.NTokens, s.Round)
	}
}
