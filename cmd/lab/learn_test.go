package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// What is learned hangs on the games and the seed, not on how many are played at once; a file is
// not written over.
func TestLearnIsTheSameForAnyNumberOfWorkers(t *testing.T) {
	name := filepath.Join(t.TempDir(), "weights.json")
	learn := func(args ...string) string {
		t.Helper()
		code, out, errs := command(append([]string{"learn", "ensign", "--games", "30", "--seed", "5"}, args...)...)
		expect.Must(t, code == 0, "%v %v", code, errs)
		return out
	}
	one := learn("--workers", "1")
	three := learn("--workers", "3")
	expect.True(t, one == three, "with three workers other weights are learned:\n%s\n%s", one, three)
	said := learn("--out", name)
	expect.True(t, strings.Contains(said, "learned"), "it says %q", said)
	b, err := os.ReadFile(name)
	expect.True(t, err == nil && string(b) == one, "the file is not what is printed: %v", err)
	exits(t, 1, "already exists", "learn", "ensign", "--games", "30", "--out", name)
}

// The weights that the computer players judge by are what the command that the file names makes.
func TestWeightsAreWhatTheCommandMakes(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays some thousand battles")
	}
	b := gametest.File(t, filepath.Join("..", "..", "game", "ai", "weights.json"))
	var w struct{ Learned struct{ Command string } }
	must(t, json.Unmarshal(b, &w))
	code, out, errs := command(strings.Fields(w.Learned.Command)[1:]...)
	expect.True(t, code == 0 && out == string(b),
		"%q makes other weights than lie in game/ai/weights.json: %d %s", w.Learned.Command, code, errs)
}

func TestLearnRefusals(t *testing.T) {
	for args, want := range map[string]string{
		"learn ensign --games 1":     "too few to learn from",
		"learn commodore --games 10": `no computer level "commodore"`,
		"learn --games 0":            "want 1 to",
		"learn --workers 2000":       "want 0 to 1024",
	} {
		code, _, errs := command(strings.Fields(args)...)
		expect.True(t, code != 0 && strings.Contains(errs, want), "%s: %d %s", args, code, errs)
	}
}
