package main

import (
	"os"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// A fleet, a position and a battle become links, which every command takes in place of the file.
func TestLinks(t *testing.T) {
	home(t)
	dir := t.TempDir()
	table := dir + "/a.table.yaml"
	if err := os.WriteFile(table, []byte("scenario: standard\nships:\n  - {id: a, player: 1, ship: 1001, at: [10, 10], facing: N}\n  - {id: b, player: 2, ship: 1001, at: [20, 20], facing: S}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, k := range []struct {
		file string
		read []string
		want string
	}{
		{"tw-a-1", []string{"fleet", "check"}, "120"},
		{table, []string{"try"}, ""},
		{"../../game/link/testdata/battle.game.jsonl", []string{"replay", "--verify"}, "ok: 193 answers"},
	} {
		code, out, errs := command("link", k.file)
		text := strings.TrimSpace(out)
		expect.Must(t, code == 0 && strings.HasPrefix(text, "aw1.") && !strings.Contains(text, "\n"),
			"%s: %d %q %s", k.file, code, out, errs)
		prints(t, k.want, append(k.read[:len(k.read):len(k.read)], text)...)
		if code, _, errs := command(append(k.read[:len(k.read):len(k.read)], text[:len(text)-9])...); code == 0 || !strings.Contains(errs, "damaged") {
			t.Errorf("%v of half of the link: %d %s", k.read, code, errs)
		}
	}
	_, out, _ := command("link", "tw-a-1")
	if code, _, errs := command("replay", strings.TrimSpace(out)); code == 0 || !strings.Contains(errs, "*.game.jsonl is wanted") {
		t.Errorf("a fleet is replayed: %d %s", code, errs)
	}
	exits(t, 2, "not a command or a link", "simulat")
}
