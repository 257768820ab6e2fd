//go:build unix

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli/clitest"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// On a full disk no command of the workshop leaves half a file.
func TestAFullDiskLeavesNoHalfFile(t *testing.T) {
	if !clitest.WithALimit(t) {
		return
	}
	dir := t.TempDir()
	old := battle(t)
	for what, args := range map[string][]string{
		"puzzles":  {"puzzles", "--least", "1", "--most", "1", "-o", filepath.Join(dir, "p"), old},
		"an arena": {"arena", "random", "ensign", "--games", "2", "--scenario", "standard", "--out", filepath.Join(dir, "a.jsonl")},
		"a series": {"simulate", "--p1", "random", "--p2", "random", "--record", filepath.Join(dir, "s")},
	} {
		clitest.WithRoom(t, 20, func() {
			code, out, errs := command(args...)
			expect.True(t, code == 1 && strings.Count(errs, "\n") <= 3, "%s: exit %d, %s, %s", what, code, out, errs)
		})
	}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		expect.True(t, err != nil || d.IsDir(), "%s is left", path)
		return err
	})
	expect.OK(t, err)
}

// A file of pairs in which there is nothing, and one whose last line was cut short by a full disk,
// are continued.
func TestAnArenaIsContinuedAfterAFullDisk(t *testing.T) {
	if !clitest.WithALimit(t) {
		return
	}
	out := filepath.Join(t.TempDir(), "a.jsonl")
	must(t, os.WriteFile(out, nil, 0o644))
	args := []string{"arena", "random", "ensign", "--games", "4", "--scenario", "standard", "--fleets", "ready", "--no-times", "--out", out}
	code, want, errs := command(args...)
	expect.Must(t, code == 0, "%v", errs)
	whole := gametest.File(t, out)
	head, _, _ := bytes.Cut(whole, []byte("\n"))
	must(t, os.WriteFile(out, append(head, '\n'), 0o644))
	clitest.WithRoom(t, uint64(len(head)+100), func() {
		exits(t, 1, "was not written", args...)
	})
	if b, err := os.ReadFile(out); err != nil || len(b) != len(head)+1 {
		t.Errorf("%d bytes are left of a head of %d: %v", len(b), len(head)+1, err)
	}
	if code, got, errs := command(args...); code != 0 || got != want {
		t.Errorf("exit %d, %s", code, errs)
	}
	if b, err := os.ReadFile(out); err != nil || !bytes.Equal(b, whole) {
		t.Errorf("the file is another one: %v", err)
	}
}
