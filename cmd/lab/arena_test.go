package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Shards of a run, joined, print what one run prints, and their file is its file.
func TestArenaShards(t *testing.T) {
	dir := t.TempDir()
	play := func(args ...string) string {
		t.Helper()
		code, out, errs := command(append([]string{"arena", "random", "ensign", "--games", "8", "--scenario", "standard", "--no-times", "--json"}, args...)...)
		expect.Must(t, code == 0, "%v %v", code, errs)
		return out
	}
	whole := filepath.Join(dir, "whole.jsonl")
	want := play("--out", whole)
	merge := []string{"arena", "merge", "--json", "--out", filepath.Join(dir, "joined.jsonl")}
	for i := range 3 {
		t.Setenv("JOB_COMPLETION_INDEX", fmt.Sprint(i))
		name := filepath.Join(dir, fmt.Sprint(i, ".jsonl"))
		play("--shard", "3", "--out", name)
		merge = append(merge, name)
	}
	code, got, errs := command(merge...)
	expect.True(t, code == 0 && got == want, "%d %s\n%s\nwant\n%s", code, errs, got, want)
	a := gametest.File(t, whole)
	if b, err := os.ReadFile(filepath.Join(dir, "joined.jsonl")); err != nil || string(a) != string(b) {
		t.Errorf("the joined file is another one: %v", err)
	}
	// a torn file is gone on with
	must(t, os.WriteFile(whole, a[:len(a)-30], 0o644))
	expect.Same(t, play("--out", whole), want, "what was gone on with is another run")
	if b, err := os.ReadFile(whole); err != nil || string(a) != string(b) {
		t.Errorf("the file gone on with is another one: %v", err)
	}
}

func TestArenaRefusals(t *testing.T) {
	for _, c := range []struct {
		args string
		want string
	}{
		{"arena ensign", "two players or more"},
		{"arena ensign commodore", `no computer level "commodore"`},
		{"arena ensign random --games 7", "even number"},
		{"arena ensign random --shard 9/3", "--shard: shard 9/3: want i/n"},
		{"arena ensign random --scenario nowhere", "nowhere"},
		{"simulate --shard x", "--shard: "},
		{"arena unused commodore", `no computer level "commodore"`},
		{"arena unused ensign --games 0", "--games 0"},
		{"arena unused ensign --tries -1", "--tries -1"},
	} {
		code, _, errs := command(strings.Fields(c.args)...)
		expect.True(t, code == 2 && strings.Contains(errs, c.want), "%s: %d %s", c.args, code, errs)
	}
}

// The shards of simulate are the games of the whole.
func TestSimulateShards(t *testing.T) {
	games := func(args ...string) (hashes []string) {
		t.Helper()
		m := document(t, 0, append([]string{"simulate", "--p1", "random", "--p2", "random", "--games", "7", "--swap"}, args...)...)
		for _, r := range m["results"].([]any) {
			hashes = append(hashes, fmt.Sprint(r))
		}
		return hashes
	}
	whole := games()
	joined := make([]string, len(whole))
	for i := range 3 {
		for k, h := range games("--shard", fmt.Sprintf("%d/3", i)) {
			joined[i+3*k] = h
		}
	}
	expect.True(t, len(whole) == 7 && strings.Join(whole, "\n") == strings.Join(joined, "\n"),
		"%v\nwant %v", joined, whole)
}

// A twin foretells most of what an ensign sets, and of who draws by chance nobody asks.
func TestArenaTwins(t *testing.T) {
	code, out, errs := command("arena", "ensign", "random", "--games", "4", "--scenario", "standard", "--no-times", "--twins", "--json")
	expect.Must(t, code == 0, "%v %v", code, errs)
	var r struct {
		Levels []struct {
			Name string
			Read float64
		}
	}
	must(t, json.Unmarshal([]byte(out), &r))
	expect.True(t, r.Levels[0].Read >= 0.8 && r.Levels[1].Read == 0, "%+v", r.Levels)
	_, plain, _ := command("arena", "ensign", "random", "--games", "4", "--scenario", "standard", "--no-times", "--json")
	expect.True(t, !strings.Contains(plain, `"read"`), "nobody was asked to foretell")
}
