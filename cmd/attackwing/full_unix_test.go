//go:build unix

package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// withALimit runs a test that limits the length of files in a process of its own: the limit would
// hold for what the test's own process writes beside it, too. It reports whether this is that
// process.
func withALimit(t *testing.T) bool {
	t.Helper()
	const mark = "ATTACKWING_TEST_LIMIT"
	if os.Getenv(mark) != "" {
		return true
	}
	c := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
	c.Env = append(os.Environ(), mark+"=1")
	if out, err := c.CombinedOutput(); err != nil || !bytes.Contains(out, []byte("--- PASS: "+t.Name())) {
		t.Errorf("%v\n%s", err, out)
	}
	return false
}

// withRoom has no file become longer than so many bytes meanwhile, as on a disk that is nearly
// full.
func withRoom(t *testing.T, bytes uint64, do func()) {
	t.Helper()
	var was syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &was); err != nil {
		t.Skip(err)
	}
	small := was
	small.Cur = bytes
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &small); err != nil {
		t.Skip(err)
	}
	defer func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &was); err != nil {
			t.Fatal(err)
		}
	}()
	do()
}

// On a full disk every command that writes a file exits 1 and leaves no file that was not there;
// what was there is whole.
func TestAFullDiskLeavesNoHalfFile(t *testing.T) {
	if !withALimit(t) {
		return
	}
	dir := t.TempDir()
	old := filepath.Join(dir, "old.game.jsonl")
	if err := os.WriteFile(old, exhibit(t, "format8-standard"), 0o644); err != nil {
		t.Fatal(err)
	}
	there := filepath.Join(dir, "there.md")
	if err := os.WriteFile(there, []byte("old"), 0o644); err != nil {
		t.Fatal(err)
	}
	for what, args := range map[string][]string{
		"puzzles":     {"puzzles", "--least", "1", "--most", "1", "-o", filepath.Join(dir, "p"), old},
		"an arena":    {"arena", "random", "ensign", "--games", "2", "--scenario", "standard", "--out", filepath.Join(dir, "a.jsonl")},
		"a series":    {"simulate", "--p1", "random", "--p2", "random", "--record", filepath.Join(dir, "s")},
		"an event":    {"tournament", "simulate", "--scenario", "tholian-web", "--players", "2", "--level", "random", "-o", filepath.Join(dir, "e.event.json")},
		"its records": {"tournament", "simulate", "--scenario", "tholian-web", "--players", "2", "--level", "random", "--record", filepath.Join(dir, "r")},
		"a report":    {"replay", old, "--report", there},
		"a picture":   {"shot", old, "--width", "64", "-o", filepath.Join(dir, "x.png")},
		"a fleet":     {"fleet", "convert", "tw-a-1", filepath.Join(dir, "a.fleet.yaml")},
	} {
		withRoom(t, 20, func() {
			if code, out, errs := command(args...); code != 1 || strings.Count(errs, "\n") > 3 {
				t.Errorf("%s: exit %d, %s, %s", what, code, out, errs)
			}
		})
	}
	var left []string
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && path != old && path != there && filepath.Ext(path) != ".lock" {
			left = append(left, path)
		}
		return err
	})
	if err != nil || left != nil {
		t.Errorf("left are %v, %v", left, err)
	}
	if b, err := os.ReadFile(there); err != nil || string(b) != "old" {
		t.Errorf("the older report is %q, %v", b, err)
	}
}

// A file of pairs in which there is nothing, and one whose last line was cut short by a full disk,
// are continued.
func TestAnArenaIsContinuedAfterAFullDisk(t *testing.T) {
	if !withALimit(t) {
		return
	}
	out := filepath.Join(t.TempDir(), "a.jsonl")
	if err := os.WriteFile(out, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	args := []string{"arena", "random", "ensign", "--games", "4", "--scenario", "standard", "--fleets", "ready", "--no-times", "--out", out}
	code, want, errs := command(args...)
	if code != 0 {
		t.Fatal(errs)
	}
	whole, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	head, _, _ := bytes.Cut(whole, []byte("\n"))
	if err := os.WriteFile(out, append(head, '\n'), 0o644); err != nil {
		t.Fatal(err)
	}
	withRoom(t, uint64(len(head)+100), func() {
		if code, _, errs := command(args...); code != 1 || !strings.Contains(errs, "was not written") {
			t.Errorf("exit %d, %s", code, errs)
		}
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
