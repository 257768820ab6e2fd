package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli/clitest"
	"attackwing/game/gametest/expect"
)

func TestMain(m *testing.M) { os.Exit(clitest.Main(m)) }

// program is this one, as its tests run it.
var program = clitest.Run(run)

// command and document run a command of it.
var command, document = program.Command, program.Document

// works and exits run one, and expect what comes of it.
var works, exits = program.Works, program.Exits

// battle returns the file of a battle of two ensigns.
func battle(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	works(t, "simulate", "--scenario", "standard", "--record", dir)
	files, err := filepath.Glob(filepath.Join(dir, "*.game.jsonl"))
	expect.Must(t, err == nil && len(files) == 1, "%v %v", files, err)
	return files[0]
}

// The commands of the documents are right; those that measure or train for minutes are only parsed.
func TestDocumentedCommands(t *testing.T) {
	program.Documented(t, lab, 9, func() {
		must(t, os.Mkdir("parts", 0o755))
		works(t, "arena", "ensign", "random", "--games", "2", "--scenario", "standard", "--out", "parts/0.jsonl")
	}, func(args []string) bool {
		switch args[0] {
		case "bench", "learn", "figures", "gallery", "simulate":
			return true
		case "arena":
			return args[1] != "merge"
		}
		return len(args) > 1
	})
}

func TestFlagsRefuseInPlainWords(t *testing.T) { program.RefusesPlainly(t, lab(), 30) }

// Every command that reads a file refuses nonsense in plain words.
func TestReadersRefuseInPlainWords(t *testing.T) {
	dir := t.TempDir()
	bad := filepath.Join(dir, "bad.jsonl")
	for _, text := range []string{"", "r", "[1,"} {
		must(t, os.WriteFile(bad, []byte(text), 0o644))
		for _, args := range []string{"arena merge FILE", "balance merge FILE", "puzzles FILE -o " + dir, "bench --against FILE"} {
			for _, file := range []string{bad, dir, filepath.Join(dir, "none")} {
				program.Plainly(t, strings.Fields(strings.ReplaceAll(args, "FILE", file))...)
			}
		}
	}
}

// must ends a test if there is an error.
var must = expect.OK
