package main

import (
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// Of what player one is asked in a battle one press answers some together, and nothing is counted twice.
func TestQuestionsAreCounted(t *testing.T) {
	var out, wrong strings.Builder
	code := run([]string{"questions", "--games", "1"}, strings.NewReader(""), &out, &wrong)
	expect.Must(t, code == 0, "exit %d: %s", code, wrong.String())
	for _, want := range []string{"Set the dial", "Choose an action", "a ship and round", " left"} {
		expect.True(t, strings.Contains(out.String(), want), "%q is not in\n%s", want, out.String())
	}
}
