package main

import (
	"strings"
	"testing"
)

// Of what player one is asked in a battle one press answers some together, and nothing is counted twice.
func TestQuestionsAreCounted(t *testing.T) {
	var out, wrong strings.Builder
	if code := run([]string{"questions", "--games", "1"}, strings.NewReader(""), &out, &wrong); code != 0 {
		t.Fatalf("exit %d: %s", code, wrong.String())
	}
	for _, want := range []string{"Set the dial", "Choose an action", "a ship and round", " left"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, out.String())
		}
	}
}
