package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/game/link"
)

// The commands tell of a battle that is not over what everybody may see, and all of it where
// --reveal asks for that.
func TestCommandsKeepTheSecretsOfABattle(t *testing.T) {
	file := apptest.PlayedFile(t)
	md := filepath.Join(t.TempDir(), "report.md")
	ran := func(args ...string) string {
		t.Helper()
		code, out, errs := command(args...)
		expect.Need(t, code, 0, "%v: %s", args, errs)
		return out
	}
	own := regexp.MustCompile(`(?m)^seed: 3$`)
	for _, round := range []string{"1", "2"} {
		open, all := ran("replay", file, "--round", round), ran("replay", file, "--round", round, "--reveal")
		if own.MatchString(open) || !own.MatchString(all) || !regexp.MustCompile(`(?m)^seed: \d+$`).MatchString(open) {
			t.Errorf("round %s: the seed is told %v, with --reveal %v", round, own.MatchString(open), own.MatchString(all))
		}
	}
	for _, reveal := range []bool{false, true} {
		args := []string{"replay", file, "--report", md}
		if reveal {
			args = append(args, "--reveal")
		}
		ran(args...)
		text, err := os.ReadFile(md)
		expect.True(t, err == nil && strings.Contains(string(text), "seed 3") == reveal,
			"--reveal %v, the report tells the seed %v: %v", reveal, !reveal, err)
		must(t, os.Remove(md))
	}
	kind, table, err := link.Read(strings.TrimSpace(ran("link", file)))
	expect.True(t, err == nil && kind == link.Table && !own.Match(table) && !strings.Contains(string(table), "dial:"),
		"the link holds a %c: %v\n%s", kind, err, table)
	if kind, _, err := link.Read(strings.TrimSpace(ran("link", file, "--reveal"))); err != nil || kind != link.Battle {
		t.Errorf("revealed, the link holds a %c: %v", kind, err)
	}
	deck := filepath.Join(t.TempDir(), "film.deck.yaml")
	ran("film", file, "-o", deck)
	if text, err := os.ReadFile(deck); err != nil || regexp.MustCompile(`(?m)^\s*seed: 3$`).Match(text) {
		t.Errorf("the deck tells the seed: %v", err)
	}
}

// The table of the first round is printed like those of the others.
func TestReplayPrintsTheFirstRound(t *testing.T) {
	file := apptest.PlayedFile(t)
	code, out, errs := command("replay", file, "--round", "1")
	expect.Must(t, code == 0 && strings.Contains(out, "ships:") && !strings.Contains(out, "phase-begun"),
		"exit %d: %s%s", code, out, errs)
	table := filepath.Join(t.TempDir(), "one.table.yaml")
	must(t, os.WriteFile(table, []byte(out), 0o600))
	works(t, "try", table)
	exits(t, 1, "no table of round 9", "replay", file, "--round", "9")
}

// A record that takes another course today is told so by link and film in the words of replay, and
// nothing is made of it.
func TestLinkAndFilmTellThatARecordTakesAnotherCourse(t *testing.T) {
	dir := t.TempDir()
	works(t, "simulate", "--scenario", "tholian-web", "--fleet1", "tw-a-1", "--fleet2", "tw-b-1", "--p1", "ensign", "--p2", "ensign", "--seed", "3", "--record", dir)
	files, err := filepath.Glob(filepath.Join(dir, "*.game.jsonl"))
	expect.Must(t, err == nil && len(files) == 1, "%v %v", files, err)
	b := gametest.File(t, files[0])
	_, hash, _ := bytes.Cut(b, []byte(`"hash":"`))
	prompt := regexp.MustCompile(`"answer":60,"prompt":\d+`)
	for name, text := range map[string][]byte{
		"hash":   bytes.Replace(b, hash[:16], []byte("0123456789abcdef"), 1),
		"answer": prompt.ReplaceAll(b, []byte(`"answer":60,"prompt":9999`)),
	} {
		file := filepath.Join(dir, name+".game.jsonl")
		must(t, os.WriteFile(file, regexp.MustCompile(`"version":"[^"]*",`).ReplaceAll(text, nil), 0o600))
		_, _, want := command("replay", file, "--verify")
		gif := filepath.Join(dir, name+".deck.yaml")
		for _, args := range [][]string{{"link", file}, {"film", file}, {"film", file, "-o", gif}} {
			code, out, errs := command(args...)
			expect.True(t, code == 1 && errs == want && out == "", "%v: exit %d, %s, want %s", args, code, errs, want)
		}
		_, err := os.Stat(gif)
		expect.True(t, err != nil, "a film of another battle is written")
	}
}
