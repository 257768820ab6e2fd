package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

const station = "../../game/record/testdata/station.table.yaml"

// try tells what sheets lay on the table: who commands the station, who is aboard, what it has
// fired, and the attack that is being made; a question about a ship of the map names it.
func TestTryTellsOfSheets(t *testing.T) {
	m := document(t, 0, "try", station)
	state := m["state"].(map[string]any)
	has(t, "the state", state, "counters", "attack")
	ships := state["ships"].([]any)
	one, ds9 := ships[0].(map[string]any), ships[2].(map[string]any)
	away := one["away"].([]any)
	expect.True(t, len(away) == 2 && away[0] == "2011" && away[1] == "3057", "away: %v", away)
	expect.True(t, ds9["id"] == "ds9" && ds9["map"] == true && ds9["player"] == 1.0 && len(ds9["fired"].([]any)) == 2,
		"the station: %v", ds9)
	has(t, "the tokens", ds9["tokens"], "lock", "counters", "charges", "discarded")
	a := state["attack"].(map[string]any)
	expect.True(t, a["from"] == "ds9" && a["on"] == "grothe" && len(a["attack_dice"].([]any)) == 3, "the attack: %v", a)
	p := first(t, m, "prompts").(map[string]any)
	expect.Same(t, p["about"], "ds9", "it asks about")
	code, out, _ := command("try", station)
	expect.True(t, code == 0 && strings.Contains(out, "2 cards away") && strings.Contains(out, "commanded by Player 1"),
		"exit %d: %s", code, out)
}

// 'time' in place of an answer ends the battle after its round.
func TestTryCallsTime(t *testing.T) {
	x := &trial{g: apptest.NewBattle(t, 3)}
	p := x.g.FirstOpen()
	a, err := x.read("Time")
	expect.True(t, err == nil && a.Time && a.Prompt == p.ID, "it is %+v, %v", a, err)
}

// duelWith is the position of the duel with some of its words changed, as a file.
func duelWith(t *testing.T, changes ...string) string {
	t.Helper()
	b := gametest.File(t, duel)
	s := string(b)
	for i := 0; i < len(changes); i += 2 {
		expect.Must(t, strings.Contains(s, changes[i]), "the duel has no %q", changes[i])
		s = strings.Replace(s, changes[i], changes[i+1], 1)
	}
	name := filepath.Join(t.TempDir(), "duel.table.yaml")
	must(t, os.WriteFile(name, []byte(s), 0o600))
	return name
}

// A position is read from standard input too.
func TestTryReadsStandardInput(t *testing.T) {
	b := gametest.File(t, duel)
	var o, e bytes.Buffer
	if code := run([]string{"try", "-", "--answer", "evade"}, bytes.NewReader(b), &o, &e); code != 0 || !strings.Contains(o.String(), "round 2") {
		t.Errorf("exit %d: %s%s", code, o.String(), e.String())
	}
	e.Reset()
	if code := run([]string{"try", "-"}, strings.NewReader("ships: 7"), &o, &e); code != 1 || !strings.Contains(e.String(), "standard input") {
		t.Errorf("exit %d: %s", code, e.String())
	}
}

// After an answer that is not taken stands how the table lies, with what happened until then, and
// exit 1.
func TestTryTellsTheTableAfterAWrongAnswer(t *testing.T) {
	m := document(t, 1, "try", duel, "--answer", "evade", "--answer", "dance", "--answer", "1")
	has(t, "the document", m, "events", "state", "prompts", "error")
	if e := m["error"].(map[string]any); e["answer"] != 2.0 || e["text"] != "dance" || !strings.Contains(e["why"].(string), "no such option") {
		t.Errorf("it says %v", e)
	}
	expect.True(t, len(m["events"].([]any)) >= 3 && len(m["prompts"].([]any)) != 0,
		"nothing is told of what happened before")
	text, err := json.Marshal(m)
	must(t, err)
	fitsSchema(t, answers(t), "a wrong answer", text)
	code, out, errs := command("try", duel, "--answer", "dance")
	expect.True(t, code == 1 && strings.Contains(out, "?? Bob") && strings.Contains(errs, `answer 1, "dance"`),
		"exit %d: %s%s", code, out, errs)
}

// An option worded as a number is chosen by what it says; its place is told by #.
func TestOptionsWordedAsNumbers(t *testing.T) {
	_, g := duelLaid(t)
	v := g.View(game.Two)
	numbers := &game.Prompt{Ask: game.ChooseNumber, Max: 1}
	for _, n := range []int8{0, 1, 2, 3} {
		numbers.Options = append(numbers.Options, game.Option{Kind: game.PickNumber, N: n})
	}
	words := g.FirstOpen()
	for _, c := range []struct {
		p     *game.Prompt
		words string
		want  int // -1: refused
	}{{numbers, "0", 0}, {numbers, "2", 2}, {numbers, "3", 3}, {numbers, "#1", 0}, {numbers, "#4", 3}, {numbers, "4", -1}, {numbers, "#5", -1}, {numbers, "#0", -1},
		{words, "2", 1}, {words, "#2", 1}, {words, "99", -1}} {
		got, err := option(v, c.p, c.words)
		expect.True(t, (err != nil) == (c.want < 0) && (err != nil || got == c.want),
			"%q is option %d, %v; want %d", c.words, got, err, c.want)
	}
}

// Refusals are told of every open question, each with the ship it is about.
func TestTryTellsRefusalsOfEveryQuestion(t *testing.T) {
	name := duelWith(t, "phase: activation", "phase: planning", "    dial: straight 1\n", "", "    dial: straight 1\n", "    tokens: {aux-power: 1}\n",
		"    tokens: {cloak: green}\n", "", "    hull: 3\n", "    hull: 3\n", "disabled: [\"3030\"]", "aux-power: 1, disabled: [\"3030\"]")
	m := document(t, 0, "try", name)
	about := map[string]bool{}
	for _, r := range m["refusals"].([]any) {
		r := r.(map[string]any)
		about[r["about"].(string)] = true
		has(t, "a refusal", r, "player", "option", "rule", "why")
	}
	expect.True(t, len(m["prompts"].([]any)) == 2 && about["enterprise"] && about["grothe"],
		"refusals are about %v", about)
}

// --measure says from base to base what the referee judges by: distance, band, arcs with margins,
// what obstructs.
func TestTryMeasures(t *testing.T) {
	// Bases of 40 mm at (18, 12) and (18, 500 mm) which has flown 1 inch: 18 x 25.4 mm apart east,
	// centers 115.2 mm apart.
	m := document(t, 0, "try", duel, "--measure", "enterprise", "grothe", "--measure", "grothe", "enterprise")
	ms := m["measures"].([]any)
	one := ms[0].(map[string]any)
	if len(ms) != 2 || one["from"] != "enterprise" || one["to"] != "grothe" || one["dist_mm"] != 75.2 || one["range"] != 1.0 {
		t.Errorf("measured: %v", ms)
	}
	if a := one["arcs"].([]any)[0].(map[string]any); a["arc"] != "front" || a["in"] != true || a["margin_mm"].(float64) <= 0 {
		t.Errorf("arcs: %v", one["arcs"])
	}
	if a := one["attack"].(map[string]any); a["may"] != true || a["dist_mm"] != 75.2 {
		t.Errorf("attack: %v", a)
	}
	text, err := json.Marshal(m)
	must(t, err)
	fitsSchema(t, answers(t), "measures", text)
	name := duelWith(t, "line: [[30, 10], [32, 12]]", "line: [[10, 14.5], [26, 14.5]]")
	m = document(t, 0, "try", name, "--measure", "enterprise", "grothe")
	if by, ok := m["measures"].([]any)[0].(map[string]any)["attack"].(map[string]any)["obstructed_by"].(map[string]any); !ok || by["token"] != 2.0 || by["form"] != "line" || by["y0_mm"] != 368.3 {
		t.Errorf("obstructed: %v", m["measures"])
	}
	if code, out, _ := command("try", name, "--measure", "enterprise", "grothe"); code != 0 || !strings.Contains(out, "obstructed by ") || !strings.Contains(out, "in the front arc, by ") {
		t.Errorf("exit %d: %s", code, out)
	}
	for _, c := range []struct{ says, a, b string }{{"no ship is called worf", "worf", "grothe"}, {"is one ship", "grothe", "grothe"}} {
		exits(t, 2, c.says, "try", duel, "--measure", c.a, c.b)
	}
}

// --preview says what a maneuver of the dial would do, as the referee would do it.
func TestTryPreviews(t *testing.T) {
	m := document(t, 0, "try", duel, "--preview", "grothe", "turn left 2", "--preview", "grothe", "Straight 3")
	ps := m["previews"].([]any)
	left, ahead := ps[0].(map[string]any), ps[1].(map[string]any)
	if len(ps) != 2 || left["to"].(map[string]any)["heading_deg"] != 270.0 || left["destroyed"] != false || ahead["maneuver"] != "straight 3" {
		t.Errorf("foreseen: %v", ps)
	}
	text, err := json.Marshal(m)
	must(t, err)
	fitsSchema(t, answers(t), "previews", text)
	name := duelWith(t, "at: [18, 12]", "at: [18, 270mm]")
	m = document(t, 0, "try", name, "--preview", "grothe", "straight 3")
	if p := m["previews"].([]any)[0].(map[string]any); p["short"] != true || p["against"] != "enterprise" || p["keeps_action"] != false {
		t.Errorf("into a ship: %v", p)
	}
	name = duelWith(t, "at: [18, 12]\n    facing: S", "at: [34.5, 12]\n    facing: E")
	m = document(t, 0, "try", name, "--preview", "enterprise", "straight 3")
	if p := m["previews"].([]any)[0].(map[string]any); p["leaves_area"] != true || p["destroyed"] != true || p["outside_mm"].(float64) <= 0 {
		t.Errorf("over the edge: %v", p)
	}
	exits(t, 2, "is not on the dial of grothe; there are: ", "try", duel, "--preview", "grothe", "dance 3")
}

// Of a table that no battle leads to it says why, and answers for it all the same.
func TestTryComplainsAboutImpossiblePositions(t *testing.T) {
	whole := duelWith(t, "    tokens: {cloak: green}\n", "")
	m := document(t, 0, "try", whole)
	expect.True(t, len(m["complaints"].([]any)) == 0, "of a sound table: %v", m["complaints"])
	for _, c := range []struct {
		says    string
		changes []string
	}{
		{"does not stand on the table", []string{"at: [18, 12]", "at: [36, 12]"}},
		{"cloaked with 2 active shields", nil},
		{"Photon Torpedoes", []string{`upgrades: ["3030", "3024"]`, `upgrades: ["3030", "3024", "3006", "3006", "3006", "3006"]`}},
		{"is lost to an enemy but not discarded", []string{"    crits:", "    lost: [\"3024\"]\n    crits:"}},
		{"no dial is set", []string{"    dial: straight 1\n", ""}},
		{"attack die 1 shows Evade", []string{"phase: activation", "phase: combat\nphase-begun: true\nnext: [{step: modify-attack-dice}, {step: roll-defense-dice}, {step: modify-defense-dice}, {step: compare-results}, {step: deal-damage}, {step: attack-over, ship: enterprise, on: grothe}]\nattack-made: {is: [rolled], from: enterprise, on: grothe, range: 1, distance: 3, attack-dice: [evade, hit]}"}},
	} {
		name := duelWith(t, c.changes...)
		code, out, errs := command("try", name)
		expect.True(t, code == 0 && strings.Contains(out, c.says) && strings.Contains(out, "!! "),
			"%s: exit %d: %.300s%s", c.says, code, out, errs)
	}
}
