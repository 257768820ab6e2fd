package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

const raft = "- {id: raft, name: Raft, front: 90, base: standard, green: [s1], art: {file: ship-cruiser, tones: civ}}\n"

// put writes files into a folder.
func put(t *testing.T, dir string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		file := filepath.Join(dir, name)
		must(t, os.MkdirAll(filepath.Dir(file), 0o755))
		must(t, os.WriteFile(file, []byte(text), 0o600))
	}
}

// A folder of own cards that cannot be loaded is named and left aside; the others are there, and
// the program runs.
func TestABrokenCardFolderIsLeftAside(t *testing.T) {
	cards := home(t)
	put(t, cards, map[string]string{
		"good/classes.yaml": raft,
		"bad/classes.yaml":  "- {id: \"\", name: x}\n- {id: y}\n",
		"ugly/ships.yaml":   "- {id: a, name: A, class: nowhere, factions: [Borg], stats: [1, 1, 1, 1], sp: 9}\n",
		"well/ships.yaml":   "- {id: a, name: Aardvark, class: raft, factions: [Borg], stats: [1, 1, 1, 1], sp: 9}\n",
	})
	for _, args := range [][]string{{"cards", "aardvark"}, {"scenarios"}, {"simulate", "--scenario", "standard", "--games", "1"}} {
		works(t, args...)
	}
	_, _, errs := command("cards", "aardvark")
	for _, says := range []string{filepath.Join(cards, "bad", "classes.yaml") + ":1: ", "errors (--cards none", filepath.Join(cards, "ugly", "ships.yaml") + `:1: class: there is no class "nowhere"`} {
		expect.True(t, strings.Contains(errs, says), "it is not told that %s: %s", says, errs)
	}
	expect.True(t, !strings.Contains(errs, filepath.Join(cards, "good")) && strings.Count(errs, "\n") == 2,
		"more is told: %s", errs)
	if code, _, errs := command("cards", "aardvark", "--cards", "none"); code != 1 || strings.Contains(errs, "aside") {
		t.Errorf("exit %d, %s", code, errs)
	}
	fails(t, 1, "bad", "cards", "--cards", cards) // what is asked for has to be right
}

// importable is a file of Space Dock's with one class and one ship.
func importable(id, name string) string {
	return `<Data><ShipClassDetails><ShipClassDetail><Name>` + name + `</Name><Id>` + id + `</Id><Maneuvers><Maneuver speed="1" kind="straight" color="green"/></Maneuvers>` +
		`<FrontArc>90</FrontArc></ShipClassDetail></ShipClassDetails><Ships><Ship><Title>Aardvark</Title><Id>aardvark</Id><ShipClass>` + name + `</ShipClass><Faction>Borg</Faction><Cost>9</Cost></Ship></Ships></Data>`
}

// An import that has no card to use leaves the one before alone.
func TestAnImportOfNothingLeavesTheLastOne(t *testing.T) {
	folder := home(t)
	works(t, "cards", "import", file(t, "Data.xml", importable("raft", "Raft")))
	ships := filepath.Join(folder, cli.ImportedFolder, "ships.yaml")
	before := gametest.File(t, ships)
	nameless := strings.Replace(importable("raft", "Raft"), "<Title>Aardvark</Title>", "<Title>&#160;</Title>", 1)
	exits(t, 1, "The last import is unchanged", "cards", "import", file(t, "Data.xml", nameless))
	after, err := os.ReadFile(ships)
	expect.True(t, err == nil && string(before) == string(after), "the last import is another one: %v", err)
}

// What is imported is read back before it is kept: a file of letters that cannot be shown leaves
// them out and says so, one that clashes with cards beside it changes nothing.
func TestAnImportThatCannotBeReadBackIsNotKept(t *testing.T) {
	cards := home(t)
	runs := func(what string) {
		t.Helper()
		code, _, errs := command("cards", "defiant")
		expect.Must(t, code == 0 && errs == "", "%s: exit %d, %s", what, code, errs)
	}
	for what, x := range map[string]string{
		"a class named U+007F": importable("raft", "\x7f"), "an id of it": importable("\x7f", "Raft"), "spaces": importable("&#160;", "&#160;"),
		"no characters of XML": importable("raft", "\x01"), "70 letters of two bytes": importable("raft", strings.Repeat("Ж", 70)),
		"110 letters": importable("raft", strings.Repeat("x", 110)), "emoji": importable("🏴‍☠️", "👩‍🚀"), "a mark": "\ufeff" + importable("raft", "Raft"),
	} {
		must(t, os.RemoveAll(cards))
		_, _, errs := command("cards", "import", file(t, "Data.xml", x))
		expect.True(t, !strings.Contains(errs, "panic") && strings.Count(errs, "\n") <= 1, "%s: %s", what, errs)
		runs(what)
	}
	if code, _, errs := command("cards", "aardvark"); code != 0 && code != 1 {
		t.Error(errs)
	}
	must(t, os.RemoveAll(cards))
	works(t, "cards", "import", file(t, "Data.xml", importable("raft", "Raft")))
	was := gametest.File(t, filepath.Join(cards, "spacedock", "classes.yaml"))
	put(t, cards, map[string]string{"mine/classes.yaml": strings.ReplaceAll(raft, "raft", "mine")})
	fails(t, 1, `"mine" is a card of the program already`, "cards", "import", file(t, "Data.xml", importable("mine", "Mine")))
	is, err := os.ReadFile(filepath.Join(cards, "spacedock", "classes.yaml"))
	expect.True(t, err == nil && string(is) == string(was), "the cards imported before are others now: %v", err)
	left, err := os.ReadDir(cards)
	expect.True(t, err == nil && len(left) == 2, "left over: %v, %v", left, err)
	runs("refused")
}
