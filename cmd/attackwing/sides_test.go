package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// Unimatrix Zero is one Borg fleet against one Rebel fleet, on the command line as at the desk:
// simulate, play and a record refuse two of a side in the same words; whoever names one fleet gets
// the other side's to go with it.
func TestUnimatrixZeroWantsOneFleetOfEachSide(t *testing.T) {
	const why = "Unimatrix Zero is fought by one Borg fleet and one Rebel fleet: both fleets are of the side Borg fleet"
	two := []string{"--scenario", "unimatrix-zero", "--fleet1", "u0-borg-1", "--fleet2", "u0-borg-2"}
	for _, args := range [][]string{append([]string{"simulate", "--games", "1"}, two...), append([]string{"play"}, two...)} {
		exits(t, 1, why, args...)
	}
	dir := t.TempDir()
	works(t, "simulate", "--games", "1", "--scenario", "unimatrix-zero", "--fleet1", "u0-rebel-1", "--record", dir)
	files, err := filepath.Glob(filepath.Join(dir, "*.game.jsonl"))
	expect.Must(t, err == nil && len(files) == 1, "records %v, %v", files, err)
	code, out, errs := command("replay", files[0], "--verify")
	expect.True(t, code == 0, "its record: exit %d, %s%s", code, out, errs)
	b := gametest.File(t, files[0])
	n := strings.Count(string(b), `"side":"Rebel fleet"`)
	expect.True(t, n >= 1, "%d Rebel fleets in the record", n)
	both := strings.Replace(string(b), `"side":"Rebel fleet"`, `"side":"Borg fleet"`, 1)
	must(t, os.WriteFile(files[0], []byte(both), 0o600))
	exits(t, 1, why, "replay", files[0], "--verify")
}
