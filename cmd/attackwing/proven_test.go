package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/game/gametest"
	"attackwing/game/record"
)

// The record of a battle at two computers is verified with its proof; one that was altered, or has
// none, is not proven.
func TestBattlesAtTwoComputersAreProven(t *testing.T) {
	g := gametest.Apart(t, gametest.MustSetup("standard", "tw-a-1", "tw-a-3", 1), 5)
	var b bytes.Buffer
	must(t, record.Write(&b, g))
	text := b.String()
	file := filepath.Join(t.TempDir(), "x.game.jsonl")
	verify := func(text string, args ...string) (code int, out, errs string) {
		must(t, os.WriteFile(file, []byte(text), 0o600))
		return command(append([]string{"replay", file, "--verify"}, args...)...)
	}
	if code, out, errs := verify(text); code != 0 || !strings.Contains(out, "\nproven: ") {
		t.Errorf("exit %d: %s%s", code, out, errs)
	}
	if code, out, errs := verify(text, "--json"); code != 0 || !strings.Contains(out, `"proven": {`) {
		t.Errorf("exit %d: %s%s", code, out, errs)
	}
	_, after, _ := strings.Cut(text, `"salt":"`)
	altered := strings.Replace(text, after[:22], strings.Repeat("A", 22), 1)
	if code, _, errs := verify(altered); code != 1 || !strings.Contains(errs, "opens another dial than it sealed") {
		t.Errorf("exit %d: %s", code, errs)
	}
	head, rest, _ := strings.Cut(text, `"proof":{"battle"`)
	_, rest, _ = strings.Cut(rest, "}")
	if code, _, errs := verify(strings.TrimSuffix(head, ",") + rest); code != 1 || !strings.Contains(errs, "not proven") {
		t.Errorf("exit %d: %s", code, errs)
	}
}
