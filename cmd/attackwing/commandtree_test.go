package main

import (
	"io"
	"reflect"
	"strings"
	"testing"

	"attackwing/game/gametest/expect"
)

// Who types nothing gets the window without the parser being asked: it would say the same.
func TestNothingTypedIsTheWindowWithNothingAskedFor(t *testing.T) {
	p := attackwing()
	c := p.Commands.(*commands)
	parser, err := p.Parser(nil, io.Discard, io.Discard)
	must(t, err)
	said, err := parser.Parse(nil)
	must(t, err)
	if said.Command() != "play" || !reflect.DeepEqual(c.Play, playCmd{}) || c.CardFolder+c.SheetFolder != "" {
		t.Errorf("the parser makes %q of nothing, with %+v", said.Command(), c.Play)
	}
}

// The commands that are left out because others are asked for change nothing that is said: each
// command's help is what it is where all of them are kept, which a flag before the command's name
// brings about.
func TestTheCommandAskedForHasItsWholeHelp(t *testing.T) {
	help := func(args ...string) string {
		var out, errs strings.Builder
		code := run(append(args, "--help"), strings.NewReader(""), &out, &errs)
		expect.Must(t, code == 0 && errs.Len() <= 0, "%q: %d %s", args, code, errs.String())
		return out.String()
	}
	for _, words := range []string{"play", "cards", "cards show", "fleet", "fleet check", "tournament", "tournament pair", "shot"} {
		one, all := help(strings.Fields(words)...), help(append([]string{"--cards=none"}, strings.Fields(words)...)...)
		expect.True(t, one == all, "%s: its help is\n%s\nand where all commands are kept\n%s", words, one, all)
	}
	if all := help(); !strings.Contains(all, "fleet") || !strings.Contains(all, "tournament") {
		t.Errorf("the help of the program does not tell of all commands:\n%s", all)
	}
}
