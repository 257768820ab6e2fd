package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// samples is the folder of real files of other fleet builders, or skips the test where it does not
// lie beside the project.
func samples(t *testing.T) string {
	t.Helper()
	dir := filepath.Join("..", "..", "..", "shared", "reference", "samples")
	if _, err := os.Stat(dir); err != nil {
		t.Skipf("the samples are not here: %v", err)
	}
	return dir
}

// home gives the program a data folder of its own for a test.
func home(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", dir)
	return filepath.Join(dir, "attackwing", "cards")
}

func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	must(t, os.WriteFile(path, []byte(text), 0o600))
	return path
}

func fails(t *testing.T, code int, says string, args ...string) {
	t.Helper()
	got, _, errs := command(args...)
	if got != code || !strings.Contains(errs, says) || strings.Count(errs, "\n") != 1 || !strings.HasPrefix(errs, "attackwing: ") {
		t.Errorf("%v: exit %d, %q, want %d and one line with %q", args, got, errs, code, says)
	}
}

// A scenario's sheet speaks when a fleet is checked; the house rule changes it.
func TestFleetCheckSpeaksForTheScenario(t *testing.T) {
	m := document(t, 0, "fleet", "check", "u0-borg-3")
	expect.True(t, m["total"] == 120.0 && m["limit"] == 120.0, "%v of %v", m["total"], m["limit"])
	document(t, 0, "fleet", "check", "u0-rebel-1", "--scenario", "unimatrix-zero", "--side", "rebel")
	document(t, 0, "fleet", "check", "u0-rebel-2", "--format", "2014")
	fails(t, 1, "122 SP of 120", "fleet", "check", "u0-borg-3", "--house", "unimatrix.discount-ships=false")
	fails(t, 1, "made for the side", "fleet", "check", "u0-borg-3", "--side", "rebel", "--sp", "500")
	fails(t, 1, "made for unimatrix-zero", "fleet", "check", "u0-borg-1", "--scenario", "standard", "--sp", "500")
	fails(t, 2, "no scenario", "fleet", "check", "u0-borg-1", "--scenario", "moon")
	p := first(t, document(t, 1, "fleet", "check", "tw-a-1", "--sp", "50"), "problems")
	has(t, "a problem", p, "code", "card", "why", "rule", "mend")
}

// A fleet goes to the other builders and back.
func TestFleetConvert(t *testing.T) {
	dir := t.TempDir()
	at := "tw-b-1"
	for _, name := range []string{"a.spacedock", "a.txt", "a.spacedocksquads", "b.fleet.yaml"} {
		next := filepath.Join(dir, name)
		m := document(t, 0, "fleet", "convert", at, next)
		has(t, "the report", m, "out", "form", "fleets", "lost", "guessed")
		at = next
	}
	if m := document(t, 0, "fleet", "check", at, "--sp", "120"); m["total"] != 120.0 {
		t.Errorf("%v SP came back", m["total"])
	}
	_, address, _ := command("fleet", "convert", "ds9-dom-3", "-", "--to", "utopia")
	if m := document(t, 0, "fleet", "check", strings.TrimSpace(address)); m["total"] != 120.0 {
		t.Errorf("by its address it costs %v", m["total"])
	}
	code, out, errs := command("fleet", "convert", "tw-a-1", "-", "--to", "spacedock")
	if code != 0 || !strings.HasPrefix(out, "{") || !strings.Contains(errs, "not saved: its scenario, tholian-web") {
		t.Errorf("exit %d, %q", code, errs)
	}
	fails(t, 2, "does not say what to write", "fleet", "convert", "tw-a-1", filepath.Join(dir, "a.doc"))
	fails(t, 1, "no such file", "fleet", "convert", "nobody", filepath.Join(dir, "a.spacedock"))
	fails(t, 1, "was not written: there is no folder", "fleet", "convert", "tw-a-1", filepath.Join(dir, "no", "a.spacedock"))
}

// A file with many fleets is listed, and one of them named by number or name.
func TestManyFleets(t *testing.T) {
	squads := filepath.Join(samples(t), "ours", "fleets.spacedocksquads")
	m := document(t, 0, "fleet", "list", squads)
	n := len(m["fleets"].([]any))
	expect.True(t, n == 20, "%d fleets", n)
	has(t, "a fleet", first(t, m, "fleets"), "name", "total", "ships")
	document(t, 0, "fleet", "check", squads+"#2")
	document(t, 0, "fleet", "check", squads+"#ds9-fed-1 Defiant task group")
	fails(t, 1, "contains 20 fleets", "fleet", "check", squads)
	fails(t, 1, "none of its 20 fleets", "fleet", "check", squads+"#21")
	fails(t, 1, "contains 20 fleets", "fleet", "convert", squads, filepath.Join(t.TempDir(), "a.fleet.yaml"))
	document(t, 0, "fleet", "convert", squads, filepath.Join(t.TempDir(), "all.spacedocksquads"))
	// A simulation takes any form.
	document(t, 0, "simulate", "--scenario", "standard", "--p1", "random", "--p2", "random", "--fleet1", squads+"#1", "--fleet2", filepath.Join(samples(t), "ours", "ds9-fed-1.spacedock"))
}

func TestFleetSheet(t *testing.T) {
	out := filepath.Join(t.TempDir(), "sheet.html")
	works(t, "fleet", "sheet", "u0-borg-1", "-o", out, "--player", "A. Player")
	b, err := os.ReadFile(out)
	if err != nil || !strings.Contains(string(b), "A. Player") || !strings.Contains(string(b), `<td class="total">118</td>`) {
		t.Errorf("%v\n%s", err, b)
	}
	if code, page, _ := command("fleet", "sheet", "tw-a-1", "-o", "-"); code != 0 || !strings.HasPrefix(page, "<!doctype html>") {
		t.Errorf("exit %d", code)
	}
	squads := filepath.Join(samples(t), "ours", "fleets.spacedocksquads")
	_, page, _ := command("fleet", "sheet", squads, "-o", "-")
	n := strings.Count(page, `class="people"`)
	expect.True(t, n == 20 && strings.Count(page, "<html") == 1, "of a file with 20 fleets %d are in one document", n)
	fails(t, 1, "not legal: 114 SP of 50", "fleet", "sheet", "tw-a-1", "-o", out, "--sp", "50")
	fails(t, 2, "missing flags", "fleet", "sheet", "tw-a-1")
}

// Hostile and truncated files: one clear line and exit 1.
func TestHostileFleetFiles(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"a.spacedock":       {`{"name": "A", "ships": [{"shipId": "1001"`, "a.spacedock: "},
		"b.spacedock":       {`{"ships": [{"shipId": "1001"}], "additionalPoints": 1e99}`, "b.spacedock: line 1: additionalPoints"},
		"c.spacedocksquads": {`[{"ships": [`, "not JSON"},
		"d.txt":             {"https://example.org/#eyJzaGlwcyI6", "is cut off; copy the whole address"},
		"e.txt":             {"S001\n\x1b[31m\n", "line 2"},
		"f.fleet.yaml":      {"ships: &a [*a]", "f.fleet.yaml: "},
		"g.fleet.yaml":      {"\xff\xfe\x00", "not a text file"},
		"h.fleet.yaml":      {"", "line 1: want one fleet in the file"},
		"i.spacedock":       {`{"ships": ` + strings.Repeat("[", 20000), "i.spacedock: "},
	} {
		fails(t, 1, c.says, "fleet", "check", file(t, name, c.text))
	}
}

const ownCards = `- {id: my_ship, name: U.S.S. Mine, class: "5000", factions: [Federation], unique: true, stats: [3, 2, 4, 2], sp: 21, actions: [evade, scan], crew: 2, ability: true}
`

// A player's own cards beside the program's: in cards, fleets and games.
func TestOwnCards(t *testing.T) {
	home(t)
	dir := filepath.Dir(file(t, "ships.yaml", ownCards))
	card := first(t, document(t, 0, "cards", "show", "my_ship", "--cards", dir), "cards").(map[string]any)
	expect.True(t, card["automated"] == false && strings.Contains(card["text"].(string), "apply it by hand"),
		"%v", card)
	list := file(t, "mine.fleet.yaml", "name: Mine\nships:\n  - ship: {id: my_ship, name: U.S.S. Mine}\n    captain: {id: \"2001\"}\n")
	m := document(t, 0, "fleet", "check", list, "--cards", dir)
	expect.Same(t, m["total"], 27.0, "%v", m)
	document(t, 0, "simulate", "--scenario", "standard", "--p1", "random", "--p2", "random", "--fleet1", list, "--fleet2", "tw-b-1", "--cards", dir)
	fails(t, 1, `there is no ship with the id "my_ship"`, "fleet", "check", list)
	fails(t, 1, "no such folder", "cards", "--cards", filepath.Join(dir, "none-here"))
	fails(t, 1, "there is no card file in it", "cards", "--cards", t.TempDir())
	bad := filepath.Dir(file(t, "ships.yaml", "# mine\n"+strings.Replace(ownCards, "crew: 2", "crew: many", 1)))
	fails(t, 1, "ships.yaml:2: ", "cards", "--cards", bad)
	twice := filepath.Dir(file(t, "ships.yaml", strings.Replace(ownCards, "my_ship", `"1001"`, 1)))
	fails(t, 1, `ships.yaml:1: id: "1001" is a card of the program already`, "fleet", "list", "--cards", twice)
}

// Space Dock's cards are imported once and are there from then on.
func TestCardsImport(t *testing.T) {
	cards := home(t)
	data := filepath.Join(samples(t), "spacedock", "Data.xml")
	before := len(document(t, 0, "cards")["cards"].([]any))
	m := document(t, 0, "cards", "import", data)
	has(t, "the report", m, "folder", "counts", "known", "by_hand", "left_out")
	expect.Same(t, m["folder"], any(filepath.Join(cards, "spacedock")), "written to")
	code, out, errs := command("cards", "import", data) // again: the same files
	if code != 0 || !strings.Contains(out, "5 upgrades") || !strings.Contains(out, "Cards are searched among the program's own and in all folders of "+cards+";") || errs != "" {
		t.Errorf("exit %d, %q, %q", code, out, errs)
	}
	all := document(t, 0, "cards")["cards"].([]any)
	if len(all) != before+5 { // all others are the program's own
		t.Errorf("%d cards before, %d after", before, len(all))
	}
	n := len(document(t, 0, "cards", "--cards", "none")["cards"].([]any))
	expect.True(t, n == before, "%d of the program's own", n)
	if m := document(t, 0, "fleet", "check", filepath.Join(samples(t), "spacedock", "squads_for_test.spacedocksquads")+"#PG"); m["total"] == 0.0 {
		t.Errorf("%v", m)
	}
	must(t, os.WriteFile(filepath.Join(cards, "captains.yaml"), []byte("- {id: x}\n"), 0o600))
	if code, _, errs := command("cards"); code != 0 || !strings.Contains(errs, "own cards are skipped: "+filepath.Join(cards, "captains.yaml")+":1: ") {
		t.Errorf("exit %d, %s", code, errs)
	}
	fails(t, 1, "captains.yaml:1: ", "cards", "--cards", cards)
	for name, text := range map[string]string{"a.xml": "", "b.xml": "<Data><Ships><Ship>", "c.xml": "<html/>"} {
		fails(t, 1, name+": ", "cards", "import", file(t, name, text))
	}
	fails(t, 1, "no such file", "cards", "import", "nobody.xml")
}

func TestCardsSchema(t *testing.T) {
	code, out, _ := command("cards", "--schema")
	expect.True(t, code == 0 && strings.Contains(out, `"$defs"`), "exit %d, %q", code, out)
}

// A fleet without ships, or an address that was cut, is one line and no sheet.
func TestFleetCheckOfAnEmptyOrCutAddress(t *testing.T) {
	for address, says := range map[string]string{"#eyJzaGlwcyI6W119": "fleet #eyJzaGlwcyI6W119 has no ships", "#eyJzaGlwcyI6W3": "is cut off; copy the whole address", "https://example.org/x#e30=": "is not a fleet"} {
		fails(t, 1, says, "fleet", "check", address)
		_, out, _ := command("fleet", "check", address)
		expect.Same(t, out, "", "%s: it also says", address)
	}
	m := document(t, 1, "fleet", "check", "#eyJzaGlwcyI6W119")
	p, ok := first(t, m, "problems").(map[string]any)
	expect.True(t, ok && p["code"] == "no-ships", "its problem: %v", m)
}
