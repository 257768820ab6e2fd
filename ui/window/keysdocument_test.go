package window_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"attackwing/game"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// keyTable is a table of keys and what they do, two on a line, as the page of keys has it, with
// their tips where those are wanted. Keys that do the same stand together.
func keyTable(keys kit.Commands, tips bool) string {
	type line struct{ caps, words, tip string }
	var lines []line
	for _, c := range keys {
		key := "`" + kit.CapOf(c.Key) + "`"
		switch i := slices.IndexFunc(lines, func(l line) bool { return l.words == c.Words }); {
		case i >= 0:
			lines[i].caps += " " + key
		case c.Look == kit.Hidden:
		case tips && c.Tip != "":
			lines = append(lines, line{key, c.Words, ". " + strings.TrimSuffix(c.Tip, ".")})
		default:
			lines = append(lines, line{caps: key, words: c.Words})
		}
	}
	if len(lines)%2 == 1 {
		lines = append(lines, line{})
	}
	b := "| key | does | key | does |\n|---|---|---|---|\n"
	for i, l := range lines[:len(lines)/2] {
		r := lines[len(lines)/2+i]
		b += fmt.Sprintf("| %s | %s%s | %s | %s%s |\n", l.caps, l.words, l.tip, r.caps, r.words, r.tip)
	}
	return strings.ReplaceAll(b, "  |", " |")
}

// eachOnce are the commands of every page and those of a battle: one of these takes the place of
// what its key does elsewhere, two that have a key in common, at different times, stand together.
func eachOnce(everywhere, battle kit.Commands) (keys kit.Commands) {
	for _, c := range everywhere {
		if !slices.ContainsFunc(battle, func(o *kit.Command) bool { return o.Key == c.Key }) {
			keys = append(keys, c)
		}
	}
	for i, c := range battle {
		at := slices.IndexFunc(battle, func(o *kit.Command) bool { return o.Key == c.Key })
		if at == i {
			once := *c
			keys = append(keys, &once)
			continue
		}
		k := slices.IndexFunc(keys, func(o *kit.Command) bool { return o.Key == c.Key })
		keys[k].Words += "; " + strings.ToLower(c.Words[:1]) + c.Words[1:]
	}
	return keys
}

// handKeys are what is done in a battle by mouse, or by keys that are held, at questions of every
// kind.
func handKeys(t *testing.T) (keys kit.Commands) {
	for _, ask := range []game.Ask{game.PlaceShip, game.ChooseManeuver, game.ChooseAction} {
		tb := windowtest.Resumed(t, windowtest.Answered(t, ask, 1))
		tb.Hide(false)
		tb.Tick(1)
		for _, c := range tb.Top().Page.Commands() {
			if c != nil && c.ID == "" && !slices.ContainsFunc(keys, func(o *kit.Command) bool { return o.Words == c.Words }) {
				keys = append(keys, c)
			}
		}
	}
	return keys
}

// atTheTitle are the commands of the title and of the fleets but for the numbers of what is chosen
// there.
func atTheTitle(t *testing.T) (keys kit.Commands) {
	tb := windowtest.Open(t, window.Options{Title: front.Options{Waiting: func() *battle.Saved { return &battle.Saved{Title: "A battle"} }}})
	for _, fleets := range []bool{false, true} {
		if fleets {
			tb.Key("shift+enter")
		}
		for _, c := range tb.Top().Page.Commands() {
			if c.Key != "" && c.Look != kit.Hidden && !window.Fixed(c.Key) && c.ID != "help" {
				keys = append(keys, c)
			}
		}
	}
	return keys
}

// TestTheKeysPage compares the tables of doc/keys.md with the commands. -update writes them. The
// short table of the README is written by hand: each of its keys has to be one of a command.
func TestTheKeysPage(t *testing.T) {
	const file, begin, end = "../../doc/keys.md", "<!-- keys: %s -->\n", "<!-- end of keys -->"
	b := gametest.File(t, file)
	text, byHand, caps := string(b), string(b), map[string]bool{}
	for name, keys := range map[string]func(*testing.T) kit.Commands{
		"battle": func(t *testing.T) kit.Commands {
			return eachOnce(slices.Concat(kit.Own(), window.Everywhere(nil)), ofBattles(windowtest.Open(t, window.Options{})))
		},
		"battle, by hand": handKeys,
		"over a battle": func(t *testing.T) kit.Commands {
			return eachOnce(nil, overBattles(windowtest.Open(t, window.Options{})))
		},
		"title": atTheTitle, "fleets": fleetKeys, "builder": builderKeys, "free table": freeTableKeys, "desk": deskKeys, "library": libraryKeys, "replay": replayKeys, "log": logKeys, "film": filmKeys,
	} {
		commands := keys(t)
		for _, c := range commands {
			caps[kit.CapOf(c.Key)] = true
		}
		want, begin := keyTable(commands, name != "battle"), fmt.Sprintf(begin, name)
		head, rest, ok := strings.Cut(text, begin)
		got, tail, ends := strings.Cut(rest, end)
		expect.Must(t, ok && ends, "there is no table %q", name)
		text, byHand = head+begin+want+end+tail, strings.Replace(byHand, begin+got+end, "", 1)
		expect.True(t, got == want || expect.Updating(),
			"the table %q of doc/keys.md is not that of the commands (-update writes it anew):\n%s", name, want)
	}
	for l := range strings.Lines(byHand) {
		if cells := strings.Split(l, "|"); len(cells) > 2 && slices.ContainsFunc(strings.Split(cells[1], "`"), func(cap string) bool { return caps[cap] }) {
			t.Errorf("a table of keys is written by hand: %s", l)
		}
	}
	readme := gametest.File(t, "../../README.md")
	_, keys, found := strings.Cut(string(readme), "| key | does | key | does |\n|---|---|---|---|\n")
	keys, _, _ = strings.Cut(keys, "\n\n")
	for l := range strings.Lines(keys) {
		cells := strings.Split(l, "|")
		for _, cap := range strings.Split(cells[1]+","+cells[3], ",") {
			if cap = strings.TrimSpace(cap); cap != "1 to 9" && cap != "0" && !caps[cap] {
				t.Errorf("the README has the key %q, which no command has", cap)
			}
		}
	}
	expect.True(t, found, "the README has no table of keys")
	if text != string(b) && expect.Updating() {
		must(t, os.WriteFile(file, []byte(text), 0o644))
	}
}
