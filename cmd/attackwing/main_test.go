package main

import (
	"bytes"
	"encoding/json"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli/clitest"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"

	"github.com/santhosh-tekuri/jsonschema/v6"
)

// TestMain keeps the cards and games of whoever runs the tests out of them.
func TestMain(m *testing.M) {
	os.Exit(clitest.Main(m))
}

// program is this one, as its tests run it.
var program = clitest.Run(run)

// command and document run a command of it.
var command, document = program.Command, program.Document

// works, prints and exits run one, and expect what comes of it.
var works, prints, exits = program.Works, program.Prints, program.Exits

func has(t *testing.T, what string, v any, fields ...string) {
	t.Helper()
	m, ok := v.(map[string]any)
	expect.Must(t, ok, "%s is not an object: %v", what, v)
	for _, f := range fields {
		_, ok := m[f]
		expect.True(t, ok, "%s has no field %s: %v", what, f, m)
	}
}

func first(t *testing.T, m map[string]any, field string) any {
	t.Helper()
	l, ok := m[field].([]any)
	expect.Must(t, ok && len(l) != 0, "%s is empty: %v", field, m[field])
	return l[0]
}

const duel = "../../game/record/testdata/duel.table.yaml"

func TestExitCodes(t *testing.T) {
	dir := t.TempDir()
	for _, c := range []struct {
		code int
		says string
		args string
	}{
		{0, "", "--help"}, {0, "", "play --help"}, {0, "", "scenarios --help"}, {0, "", "cards --help"}, {0, "", "cards show --help"},
		{0, "", "fleet --help"}, {0, "", "fleet list --help"}, {0, "", "fleet check --help"}, {0, "", "fleet convert --help"},
		{0, "", "simulate --help"}, {0, "", "replay --help"}, {0, "", "try --help"}, {0, "", "shot --help"},
		{2, "unknown flag --nothing", "scenarios --nothing"},
		{2, "nothing", "nothing"},
		{2, `no scenario "chess"; there are`, "simulate --scenario chess"},
		{2, `no computer level "god"`, "simulate --p1 god"},
		{2, "--games 0", "simulate --games 0"},
		{2, `unknown house rule "rain"`, "simulate --house rain=yes"},
		{2, `unknown house rule "spin.oder": is spin.order meant?`, "simulate --house spin.oder=turn-first"},
		{2, `unknown house rule "web.ewt-lenght": is web.ewt-length meant?`, "fleet check tw-a-1 --scenario tholian-web --house web.ewt-lenght=8"},
		{2, "want KEY=VALUE", "simulate --house rain"},
		{2, "want a file", "shot -o " + dir + "/x.png"},
		{2, "want a position file", "try"},
		{2, "--p1 god", "play --p1 god"},
		{1, "fleet nobody: no such file", "simulate --fleet1 nobody"},
		{1, "no such file", "replay " + dir + "/none.game.jsonl"},
		{1, "no such file", "try " + dir + "/none.table.yaml"},
		{1, "no card", "cards show nobody"},
		{1, "not legal: 114 SP of 100", "fleet check tw-a-1 --sp 100"},
	} {
		code, out, errs := command(strings.Fields(c.args)...)
		expect.True(t, code == c.code, "%s: exit %d, want %d; %s", c.args, code, c.code, errs)
		expect.True(t, code != 0 || (out != "" && errs == ""), "%s: out %q, errors %q", c.args, out, errs)
		expect.True(t, code == 0 || (strings.Count(errs, "\n") == 1 && strings.HasPrefix(errs, "attackwing: ")),
			"%s: not one line: %q", c.args, errs)
		expect.True(t, strings.Contains(errs, c.says) || c.args == "cards show nobody",
			"%s: %q, want %q", c.args, errs, c.says)
	}
}

// What older versions did with these words is told to be in the workshop, in one sentence.
func TestOldCommandsTellWhereTheyAre(t *testing.T) {
	for args, lab := range map[string]string{
		"arena ensign random": "lab arena", "bench --json": "lab bench", "learn": "lab learn", "puzzles": "lab puzzles",
		"shot --gallery -o x.png": "lab gallery", "simulate --shard=1/2": "lab simulate",
	} {
		code, out, errs := command(strings.Fields(args)...)
		expect.True(t, code == 2 && out == "" && strings.Count(errs, "\n") == 1 && strings.Contains(errs, `"`+lab+`"`),
			"%s: exit %d, %q, %q", args, code, out, errs)
	}
}

func TestScenarios(t *testing.T) {
	has(t, "a scenario", first(t, document(t, 0, "scenarios"), "scenarios"), "id", "title", "sides", "sp_limit")
}

func TestCards(t *testing.T) {
	m := document(t, 0, "cards", "worf")
	has(t, "a card", first(t, m, "cards"), "id", "kind", "name", "faction", "sp", "text", "automated")
	if n := len(m["cards"].([]any)); n != 14 {
		t.Errorf("%d cards of Worf", n)
	}
	has(t, "the card", first(t, document(t, 0, "cards", "show", "1009"), "cards"), "id", "dial")
	crits := document(t, 0, "cards", "damage")["cards"].([]any)
	n := 0
	for _, c := range crits {
		if c := c.(map[string]any); c["kind"] == "damage" && c["automated"] == true && c["text"] != "" {
			n++
		}
	}
	expect.True(t, n == 15, "%d damage cards", n)
}

func TestFleets(t *testing.T) {
	has(t, "a fleet", first(t, document(t, 0, "fleet", "list", "--scenario", "tholian-web"), "fleets"), "id", "total", "side")
	m := document(t, 0, "fleet", "check", "tw-a-1")
	has(t, "the sheet", m, "legal", "total", "limit", "lines", "problems")
	has(t, "a line", first(t, m, "lines"), "card", "kind", "sp", "adjustments")
	has(t, "a problem", first(t, document(t, 1, "fleet", "check", "tw-a-1", "--sp", "50"), "problems"), "code", "card", "why")
	out := filepath.Join(t.TempDir(), "a.fleet.yaml")
	works(t, "fleet", "convert", "tw-a-1", out)
	expect.Same(t, document(t, 0, "fleet", "check", out)["total"], 114.0, "converted it costs")
}

// The same games whatever the number of workers, recorded, and played anew with the same hashes.
func TestSimulate(t *testing.T) {
	dir := t.TempDir()
	args := []string{"simulate", "--scenario", "tholian-web", "--games", "12", "--seed", "40", "--p1", "ensign", "--p2", "random", "--swap"}
	var results []string
	for _, workers := range []string{"1", "2", "5"} {
		more := []string{"--workers", workers}
		if workers == "2" {
			more = append(more, "--record", dir)
		}
		m := document(t, 0, slices.Concat(args, more)...)
		has(t, "the document", m, "scenario", "games", "seconds", "games_per_second", "wins", "mean_rounds", "results")
		has(t, "wins", m["wins"], "p1", "p2", "draw")
		has(t, "a result", first(t, m, "results"), "seed", "winner", "rounds", "fleet_points", "answers", "hash")
		b, err := json.Marshal([]any{m["results"], m["wins"]})
		must(t, err)
		results = append(results, string(b))
	}
	expect.True(t, results[0] == results[1] && results[0] == results[2], "results depend on the number of workers")
	files, err := filepath.Glob(filepath.Join(dir, "*.game.jsonl"))
	expect.Must(t, err == nil && len(files) == 12, "%d records, %v", len(files), err)
	for _, f := range files {
		m := document(t, 0, "replay", f, "--verify")
		has(t, "the report", m, "ok", "answers", "rounds", "hash", "first_difference")
		expect.True(t, m["ok"] == true && strings.Contains(results[0], m["hash"].(string)), "%s: %v", f, m)
	}
	whole, out, _ := command("replay", files[0])
	part, some, _ := command("replay", files[0], "--to", "9")
	if whole != 0 || part != 0 || !strings.Contains(out, "Fleet Points") || !strings.HasPrefix(out, strings.TrimSpace(some)) || len(some) >= len(out) {
		t.Errorf("replay: %d, %d", whole, part)
	}
	b := gametest.File(t, files[0])
	torn := filepath.Join(dir, "torn.game.jsonl")
	must(t, os.WriteFile(torn, b[:len(b)-5], 0o600))
	exits(t, 0, "is torn and was dropped", "replay", torn, "--verify")
	i := bytes.Index(b, []byte(`"hash":"`)) + 8
	b[i] ^= 1
	must(t, os.WriteFile(torn, b, 0o600))
	exits(t, 1, "differs after answer", "replay", torn, "--verify")
}

func TestTry(t *testing.T) {
	m := document(t, 0, "try", duel)
	has(t, "the document", m, "events", "state", "prompts", "refusals")
	has(t, "an event", first(t, m, "events"), "kind", "text")
	has(t, "the state", m["state"], "round", "phase", "ships", "tokens", "fleet_points", "result")
	has(t, "a ship", first(t, m["state"].(map[string]any), "ships"), "id", "player", "x_mm", "y_mm", "heading_deg", "hull", "shields", "tokens", "destroyed")
	p := first(t, m, "prompts").(map[string]any)
	has(t, "a prompt", p, "player", "ask", "about", "options")
	has(t, "an option", first(t, p, "options"), "label")
	has(t, "a refusal", first(t, m, "refusals"), "option", "rule", "why")
	expect.Same(t, p["about"], "grothe", "it asks about")

	m = document(t, 0, "try", duel, "--answer", "EVADE", "--answer", "1", "--answer", "primary")
	var kinds []string
	for _, e := range m["events"].([]any) {
		kinds = append(kinds, e.(map[string]any)["kind"].(string))
	}
	for _, k := range []string{"ship-moved", "attack-declared", "attack-rolled"} {
		expect.True(t, slices.Contains(kinds, k), "no event %s in %v", k, kinds)
	}
	for text, says := range map[string]string{"dance": "no such option", "sensor": "this may be any of", "99": "there are", "cloak": "Already cloaked", "enterprise: evade": "no open question"} {
		exits(t, 1, says, "try", duel, "--answer", text)
	}
}

func TestTrySchema(t *testing.T) {
	code, out, _ := command("try", "--schema")
	expect.Must(t, code == 0, "%v", code)
	doc, err := jsonschema.UnmarshalJSON(strings.NewReader(out))
	must(t, err)
	c := jsonschema.NewCompiler()
	must(t, c.AddResource("s.json", doc))
	if _, err := c.Compile("s.json"); err != nil {
		t.Error(err)
	}
}

func TestShot(t *testing.T) {
	out := filepath.Join(t.TempDir(), "a.png")
	for _, args := range [][]string{{duel}, {"--scenario", "tholian-web"}, {"--scenario", "standard", "--layers", "bases,ships"}} {
		works(t, slices.Concat([]string{"shot"}, args, []string{"-o", out, "--width", "200"})...)
		f, err := os.Open(out)
		must(t, err)
		img, err := png.DecodeConfig(f)
		f.Close()
		expect.True(t, err == nil && img.Width == 200, "%v: %v, %v", args, img, err)
	}
	exits(t, 2, `no layer "moon"`, "shot", duel, "-o", out, "--layers", "moon")
}

// A record gives a battle report and a picture.
func TestReplayReportAndPicture(t *testing.T) {
	dir := t.TempDir()
	works(t, "simulate", "--scenario", "tholian-web", "--games", "1", "--seed", "4", "--p1", "ensign", "--p2", "ensign", "--record", dir)
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	expect.Must(t, err == nil && len(files) == 1, "%v %v", files, err)
	md, pic := filepath.Join(dir, "r.md"), filepath.Join(dir, "r.png")
	code, out, errs := command("replay", files[0], "--report", md, "--picture", pic)
	expect.Must(t, code == 0 && out == "", "exit %d, %q, %s", code, out, errs)
	text, err := os.ReadFile(md)
	expect.True(t, err == nil && strings.HasPrefix(string(text), "# The Tholian Web: "), "%.80s, %v", text, err)
	f, err := os.Open(pic)
	must(t, err)
	defer f.Close()
	if img, err := png.Decode(f); err != nil || img.Bounds().Dx() != 1200 {
		t.Error(err)
	}
	exits(t, 2, "the record has 0 branches", "replay", files[0], "--branch", "1")
}

// must ends a test if there is an error.
var must = expect.OK
