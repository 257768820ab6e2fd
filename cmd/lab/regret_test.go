package main

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// Every adviser has a line, and the same run prints the same.
func TestRegret(t *testing.T) {
	run := func() string {
		t.Helper()
		code, out, errs := command("regret", "--games", "2", "--seed", "3")
		expect.Must(t, code == 0, "%d %s", code, errs)
		return out
	}
	out := run()
	for _, want := range []string{"questions for dials", "the coach ", "the proposal ", "a captain ", "an admiral ", "too high"} {
		expect.True(t, strings.Contains(out, want), "%q is not in\n%s", want, out)
	}
	expect.True(t, !strings.HasPrefix(out, "0 "), "no position was found:\n%s", out)
	expect.Same(t, run(), out, "the same run once more")
	code, _, errs := command("regret", "--games", "0")
	expect.True(t, code != 0 && strings.Contains(errs, "want 1 to"), "%d %s", code, errs)
}
