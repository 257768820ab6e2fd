package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// A record that goes another way today says which version made it, and how to see the tables it
// keeps; one of a newer program says so before anything else, wherever it is opened.
func TestRecordsOfOtherVersions(t *testing.T) {
	dir := t.TempDir()
	works(t, "simulate", "--scenario", "tholian-web", "--fleet1", "tw-a-1", "--fleet2", "tw-b-1", "--p1", "ensign", "--p2", "ensign", "--seed", "3", "--record", dir)
	files, err := filepath.Glob(filepath.Join(dir, "*.game.jsonl"))
	expect.Must(t, err == nil && len(files) == 1, "%v %v", files, err)
	b := gametest.File(t, files[0])
	b = regexp.MustCompile(`"version":"[^"]*",`).ReplaceAll(b, nil)
	write := func(name string, b []byte) string {
		file := filepath.Join(dir, name)
		must(t, os.WriteFile(file, b, 0o600))
		return file
	}
	_, hash, _ := bytes.Cut(b, []byte(`"hash":"`))
	changed := bytes.Replace(b, hash[:16], []byte("0123456789abcdef"), 1)
	nobody := write("nobody.game.jsonl", changed)
	old := write("old.game.jsonl", bytes.Replace(changed, []byte(`"seed"`), []byte(`"version":"v0.3.1","seed"`), 1))
	lost := write("lost.game.jsonl", bytes.Replace(bytes.Replace(b, []byte(`"scenario"`), []byte(`"version":"v0.3.1","scenario"`), 1), []byte(`"id":"`), []byte(`"id":"gone-`), 2))
	for file, says := range map[string]string{old: "it was made by version v0.3.1", nobody: "it was made by another version", lost: "it was made by version v0.3.1"} {
		_, _, errs := command("replay", file, "--verify")
		if !strings.Contains(errs, says+"") || !strings.Contains(errs, "--round N prints the tables it keeps, of 2") {
			t.Errorf("%s: %s", filepath.Base(file), errs)
		}
		prints(t, "round: 2", "replay", file, "--round", "2")
	}
	newer := write("newer.game.jsonl", bytes.Replace(b, []byte(`"format":11`), []byte(`"weather":"fine","format":12`), 1))
	for _, args := range [][]string{{"replay", newer}, {"replay", newer, "--verify"}, {"play", "--load", newer}, {"shot", newer, "-o", filepath.Join(dir, "x.png")}} {
		exits(t, 1, "line 1: made by a newer program, format 12", args...)
	}
}
