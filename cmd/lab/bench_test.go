package main

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// A run kept by bench is one to compare with: every figure is there again, and is told how many
// times as good it is.
func TestBench(t *testing.T) {
	code, out, errs := command("bench", "--time", "10ms", "--json")
	var run benchJSON
	if err := json.Unmarshal([]byte(out), &run); code != 0 || err != nil || len(run.Figures) < 10 {
		t.Fatal(code, err, errs, out)
	}
	for _, f := range run.Figures {
		expect.True(t, f.Value > 0 && f.Unit != "" && f.Ratio == 0, "%+v", f)
	}
	file := filepath.Join(t.TempDir(), "run.json")
	must(t, os.WriteFile(file, []byte(out), 0o644))
	code, out, errs = command("bench", "--time", "10ms", "--only", "a hash of the state", "--against", file)
	expect.True(t, code == 0 && strings.Count(out, "times as good") == 1, "%v %v %v", code, errs, out)
	exits(t, 1, "bench --json", "bench", "--against", "bench.go")
	if code, out, errs := command("bench", "--time", "10ms", "--only", "a hash of the state"); code != 0 || strings.Count(out, "\n") != 2 {
		t.Error(code, errs, out)
	}
	exits(t, 2, "--only a hush", "bench", "--only", "a hush of the state")
	profile := filepath.Join(t.TempDir(), "default.pgo")
	works(t, "bench", "--time", "10ms", "--only", "a hash of the state", "--profile", profile)
	written, err := os.Open(profile)
	must(t, err)
	defer written.Close()
	unpacked, err := gzip.NewReader(written)
	must(t, err)
	program, err := os.Executable()
	must(t, err)
	if b, err := io.ReadAll(unpacked); err != nil || !bytes.Contains(b, []byte("nanoseconds")) || bytes.Contains(b, []byte(program)) {
		t.Errorf("a profile of %d bytes, which may tell where the program lay: %v", len(b), err)
	}
	exits(t, 1, "--profile: ", "bench", "--time", "10ms", "--profile", filepath.Join(file, "default.pgo"))
	slow := figure{Unit: micros, Value: 30}
	if r := (&figure{Unit: micros, Value: 10}).better(&slow); r != 3 {
		t.Errorf("a third of the time is %v times as good", r)
	}
	few := figure{Unit: perSecond, Value: 30}
	if r := (&figure{Unit: perSecond, Value: 90}).better(&few); r != 3 {
		t.Errorf("three times as many are %v times as good", r)
	}
}
