package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/sheet"
	"attackwing/scenarios"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// ownFolder is the folder of a player who has these sheets.
func ownFolder(t *testing.T, files map[string]string) string {
	t.Helper()
	home := t.TempDir()
	t.Setenv("XDG_DATA_HOME", home)
	dir := filepath.Join(home, "attackwing", cli.SheetsFolder)
	must(t, os.MkdirAll(dir, 0o755))
	for name, text := range files {
		must(t, os.WriteFile(filepath.Join(dir, name+sheet.Ending), []byte(text), 0o644))
	}
	return dir
}

const crossing = `id: crossing
title: The Crossing
sections:
  - section: The Crossing
    words: Who has two ships in the area of the enemy wins.
    victory: [{has: 2 ships in the enemy's area, why: has crossed}]
`

// A sheet in the folder of the player's own is a battle like any other for every command, as long
// as the command runs.
func TestOwnSheets(t *testing.T) {
	before := len(scenarios.All())
	dir := ownFolder(t, map[string]string{"crossing": crossing, "broken": "id: broken\ntitel: Broken\n", "twice": strings.Replace(crossing, "id: crossing", "id: standard", 1)})
	code, out, errs := command("scenarios")
	if code != 0 || !strings.Contains(out, "The Crossing") || !strings.Contains(out, "a sheet of your own") || strings.Contains(out, "Broken") {
		t.Errorf("exit %d: %s", code, out)
	}
	for _, says := range []string{filepath.Join(dir, "broken"+sheet.Ending) + `:2: unknown field "titel": is title meant?`, `twice` + sheet.Ending + `:1: id: "standard" is another battle already`} {
		expect.True(t, strings.Contains(errs, says), "standard error lacks %q:\n%s", says, errs)
	}
	expect.Same(t, len(scenarios.All()), before, "own sheets stay when the command is over")
	m := document(t, 0, "simulate", "--scenario", "crossing", "--games", "2", "--p1", "random")
	expect.Same(t, m["games"], 2.0, "%v", m)
	fails(t, 2, "no scenario", "simulate", "--scenario", "crossing", "--sheets", "none")
	fails(t, 1, "titel", "simulate", "--scenario", "crossing", "--sheets", dir)
	fails(t, 1, "no such folder", "scenarios", "--sheets", filepath.Join(dir, "none-here"))
	fails(t, 1, "1 fault", "scenarios", "check", filepath.Join(dir, "broken"+sheet.Ending))
	prints(t, "Nothing is wrong with it", "scenarios", "check", filepath.Join(dir, "crossing"+sheet.Ending))
	if _, out, _ := command("scenarios", "--schema"); !strings.Contains(out, "scenario.schema.json") {
		t.Error("no schema")
	} else if _, err := jsonschema.UnmarshalJSON(strings.NewReader(out)); err != nil {
		t.Error(err)
	}
}

// A record of an own sheet is verified by that sheet alone; that it is gone or changed is said
// plainly.
func TestARecordNamesItsSheet(t *testing.T) {
	dir := ownFolder(t, map[string]string{"crossing": crossing})
	games := t.TempDir()
	document(t, 0, "simulate", "--scenario", "crossing", "--record", games)
	list, err := filepath.Glob(filepath.Join(games, "*"+cli.RecordEnding))
	expect.Must(t, err == nil && len(list) == 1, "%v %v", list, err)
	verify := []string{"replay", "--verify", list[0]}
	m := document(t, 0, verify...)
	expect.Same(t, m["ok"], true, "%v", m)
	file := filepath.Join(dir, "crossing"+sheet.Ending)
	write := func(text string) {
		must(t, os.WriteFile(file, []byte(text), 0o644))
	}
	write("# the same\n" + strings.Replace(crossing, "The Crossing\nsec", "Crossing Over\nsec", 1))
	document(t, 0, verify...)
	write(strings.Replace(crossing, "2 ships", "1 ship", 1))
	fails(t, 1, "the sheet crossing has been changed since", verify...)
	if _, _, errs := command(verify...); strings.Contains(errs, "whose rules were others") || !strings.Contains(errs, "--round N prints the tables") {
		t.Errorf("%s", errs)
	}
	must(t, os.Remove(file))
	fails(t, 1, "put its file into the folder of your sheets", verify...)
}

// House rules that a sheet allows one by one, and that do not go together, are told on the command
// line, and nothing is played.
func TestHouseRulesThatDoNotGoTogether(t *testing.T) {
	ownFolder(t, map[string]string{"crossing": strings.Replace(crossing, "\nsections:", "\nhouse:\n  - {key: a.west, choices: [4, 6], words: one end}\n  - {key: a.east, choices: [7, 5], words: the other}\ntokens: [{id: mine, name: Mine}]\nsections:\n"+
		"  - {section: Set Up, rules: [{when: set-up, lay: [{token: mine, rect: [[(a.west), 17], [(a.east), 18]]}]}]}", 1)})
	document(t, 0, "simulate", "--scenario", "crossing", "--house", "a.west=6")
	fails(t, 2, "cannot be played with these house rules together, a.west 6, a.east 5", "simulate", "--scenario", "crossing", "--house", "a.west=6", "--house", "a.east=5")
}

// The examples are written once, and are sheets.
func TestExamplesOfSheets(t *testing.T) {
	dir := ownFolder(t, nil)
	_, out, _ := command("scenarios", "example")
	names := strings.Fields(out)
	expect.Must(t, len(names) == 2, "%v", out)
	for _, name := range names {
		prints(t, dir, "scenarios", "example", name)
		fails(t, 1, "already exists", "scenarios", "example", name)
		document(t, 0, "simulate", "--scenario", name, "--p1", "random")
	}
	works(t, "scenarios", "example", names[0], "--as", "mine")
	document(t, 0, "simulate", "--scenario", "mine", "--p1", "random")
	fails(t, 1, "no example", "scenarios", "example", "nothing")
	fails(t, 1, "not a short word", "scenarios", "example", names[0], "--as", "My Sheet")
}

// The fleets of a sheet whose sides have their own limits are those that fit, and others are
// refused with the reason.
func TestOwnSheetWithUnlikeSides(t *testing.T) {
	ownFolder(t, map[string]string{"raid": `id: raid
title: The Raid
sides:
  - {name: Convoy, squadron-points: 140}
  - {name: Raiders, squadron-points: 125, ships: 3, factions: [Klingon]}
`})
	m := document(t, 0, "simulate", "--scenario", "raid", "--p1", "random", "--p2", "random")
	fleets := m["fleets"].([]any)
	expect.True(t, fleets[0] != fleets[1], "both sides have the fleet %v", fleets[0])
	fails(t, 1, "the ships of this side are Klingon", "simulate", "--scenario", "raid", "--fleet2", "ds9-dom-1")
}

// A tournament of an own sheet whose sides have their own limits is played by computers from its
// beginning to its final ranks: fleets are found or made for both sides, and the score sheets count
// from what each may cost.
func TestATournamentOfAnOwnSheet(t *testing.T) {
	small := strings.NewReplacer("id: the-beacon", "id: small-beacon", "squadron-points: 130", "squadron-points: 60").Replace(string(gametest.BeaconText))
	ownFolder(t, map[string]string{"the-beacon": string(gametest.BeaconText), "small-beacon": small})
	for _, id := range []string{gametest.BeaconID, "small-beacon"} {
		m := document(t, 0, "tournament", "simulate", "--scenario", id, "--players", "2", "--level", "random")
		ranks := m["standings"].([]any)
		expect.Same(t, len(ranks), 2, "%s: %v", id, ranks)
	}
}
