package main

import (
	"strings"
	"testing"
)

// The commands that are left out because others are asked for change nothing that is said: each command's help is what it is
// where all of them are kept, which a flag before the command's name brings about.
func TestTheCommandAskedForHasItsWholeHelp(t *testing.T) {
	help := func(args ...string) string {
		var out, errs strings.Builder
		if code := run(append(args, "--help"), strings.NewReader(""), &out, &errs); code != 0 || errs.Len() > 0 {
			t.Fatalf("%q: %d %s", args, code, errs.String())
		}
		return out.String()
	}
	for _, words := range []string{"play", "cards", "cards show", "fleet", "fleet check", "tournament", "tournament pair", "shot", "bench"} {
		one, all := help(strings.Fields(words)...), help(append([]string{"--cards=none"}, strings.Fields(words)...)...)
		if one != all {
			t.Errorf("%s: its help is\n%s\nand where all commands are kept\n%s", words, one, all)
		}
	}
	if all := help(); !strings.Contains(all, "fleet") || !strings.Contains(all, "tournament") {
		t.Errorf("the help of the program does not tell of all commands:\n%s", all)
	}
}
