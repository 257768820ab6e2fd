package main

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// The licences of what comes along are printed by the program itself.
func TestNotices(t *testing.T) {
	code, out, errs := command("notices")
	expect.Must(t, code == 0 && errs == "", "exit %d, %s", code, errs)
	for _, says := range []string{"github.com/hajimehoshi/ebiten/v2 v", "Barlow Condensed", "SIL OPEN FONT LICENSE", "Apache License", "Go and its standard library"} {
		expect.True(t, strings.Contains(out, says), "nothing is said of %s", says)
	}
}
