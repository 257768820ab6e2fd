package main

import (
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// A run is the same in parts: the tables of its shards print what the whole one does, and the same
// table prints the same once more.
func TestCalibrationInParts(t *testing.T) {
	dir := t.TempDir()
	calibrate := func(args ...string) string {
		t.Helper()
		code, out, errs := command(append([]string{"calibrate"}, args...)...)
		expect.Must(t, code == 0, "%v %v", code, errs)
		return out
	}
	play := func(more ...string) string {
		t.Helper()
		return calibrate(append([]string{"--scenario", "unimatrix-zero", "--games", "2"}, more...)...)
	}
	one, two := filepath.Join(dir, "1.csv"), filepath.Join(dir, "2.csv")
	whole := play("--workers", "2")
	play("--shard", "0/2", "--out", one)
	play("--shard", "1/2", "--out", two)
	parts := calibrate(one, two)
	expect.True(t, parts == whole, "in parts:\n%s\nat once:\n%s", parts, whole)
	for _, want := range []string{" of 2 battles", "the coach ", "the chart of a replay", "mean error of the bins", "100.0%"} {
		expect.True(t, strings.Contains(whole, want), "%q is not in\n%s", want, whole)
	}
}

func TestCalibrateRefusals(t *testing.T) {
	for args, want := range map[string]string{
		"calibrate --games 0":                        "want 1 to",
		"calibrate --workers 2000":                   "want 0 to 1024",
		"calibrate --scenario nowhere":               "nowhere",
		"calibrate ../../game/matchups/doc.go":       "doc.go",
		"calibrate ../../game/matchups/matchups.csv": "matchups.csv",
	} {
		code, _, errs := command(strings.Fields(args)...)
		expect.True(t, code != 0 && strings.Contains(errs, want), "%s: %d %s", args, code, errs)
	}
}
