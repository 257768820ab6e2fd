//go:build unix

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli/clitest"
	"attackwing/game/gametest/expect"
)

// On a full disk every command that writes a file exits 1 and leaves no file that was not there;
// what was there is whole.
func TestAFullDiskLeavesNoHalfFile(t *testing.T) {
	if !clitest.WithALimit(t) {
		return
	}
	dir := t.TempDir()
	old := filepath.Join(dir, "old.game.jsonl")
	must(t, os.WriteFile(old, apptest.Exhibit(t, "format8-standard"), 0o644))
	there := filepath.Join(dir, "there.md")
	must(t, os.WriteFile(there, []byte("old"), 0o644))
	for what, args := range map[string][]string{
		"a series":    {"simulate", "--p1", "random", "--p2", "random", "--record", filepath.Join(dir, "s")},
		"an event":    {"tournament", "simulate", "--scenario", "tholian-web", "--players", "2", "--level", "random", "-o", filepath.Join(dir, "e.event.json")},
		"its records": {"tournament", "simulate", "--scenario", "tholian-web", "--players", "2", "--level", "random", "--record", filepath.Join(dir, "r")},
		"a report":    {"replay", old, "--report", there},
		"a picture":   {"shot", old, "--width", "64", "-o", filepath.Join(dir, "x.png")},
		"a fleet":     {"fleet", "convert", "tw-a-1", filepath.Join(dir, "a.fleet.yaml")},
	} {
		clitest.WithRoom(t, 20, func() {
			code, out, errs := command(args...)
			expect.True(t, code == 1 && strings.Count(errs, "\n") <= 3, "%s: exit %d, %s, %s", what, code, out, errs)
		})
	}
	var left []string
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path != old && path != there {
			left = append(left, path)
		}
		return err
	})
	expect.True(t, err == nil && left == nil, "left are %v, %v", left, err)
	if b, err := os.ReadFile(there); err != nil || string(b) != "old" {
		t.Errorf("the older report is %q, %v", b, err)
	}
}
