//go:build unix

package main

import (
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
	"attackwing/game/gametest/expect"
)

// A pipe among the card files is named, and waited for by nobody.
func TestAPipeAmongTheCardFiles(t *testing.T) {
	cards := home(t)
	apptest.Pipe(t, cards, "odd", "ships.yaml")
	code, _, errs := command("cards", "defiant")
	want := filepath.Join(cards, "odd", "ships.yaml") + ": not a regular file"
	expect.True(t, code == 0 && strings.Contains(errs, want), "exit %d, %s, want %s", code, errs, want)
}
