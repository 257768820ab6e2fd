package window_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/window"
	"attackwing/ui/window/windowtest"
)

// keyTable is a table of keys and what they do, two on a line, as the README has it.
func keyTable(keys kit.Commands) string {
	var cells []string
	for _, k := range keys {
		cells = append(cells, fmt.Sprintf("| `%s` | %s ", kit.CapOf(k.Key), k.Words))
	}
	half := (len(cells) + 1) / 2
	var b strings.Builder
	b.WriteString("| key | does | key | does |\n|---|---|---|---|\n")
	for i := range half {
		right := "| | "
		if half+i < len(cells) {
			right = cells[half+i]
		}
		b.WriteString(cells[i] + right + "|\n")
	}
	return b.String()
}

// eachOnce are the commands of every page and those of a battle: one of these takes the place of what its key does elsewhere, two that
// have a key in common, at different times, stand together.
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

// atTheTitle are the commands of the title and of the fleets but for the numbers of what is chosen there.
func atTheTitle(t *testing.T) (keys kit.Commands) {
	tb := windowtest.New(t, window.Options{Title: front.Options{Waiting: func() *battle.Saved { return &battle.Saved{Title: "A battle"} }}})
	tb.Resize(1280, 800)
	tb.Tick(2)
	for _, enter := range []bool{false, true} {
		if enter {
			tb.Key("enter")
		}
		for _, c := range tb.Top().Page.Commands() {
			if c.Key != "" && c.Look != kit.Hidden && !window.Fixed(c.Key) && c.ID != "help" {
				keys = append(keys, c)
			}
		}
	}
	return keys
}

// The README's tables of keys are those of the commands. -update writes them anew.
func TestTheReadmeHasTheKeys(t *testing.T) {
	const file = "../../README.md"
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	was := string(b)
	text := was
	for name, want := range map[string]string{"battle": keyTable(eachOnce(slices.Concat(kit.Own(), window.Everywhere(nil)), ofBattles(windowtest.Open(t, window.Options{})))), "title": keyTable(atTheTitle(t))} {
		head, rest, ok := strings.Cut(text, "<!-- keys: "+name+" -->\n")
		got, tail, end := strings.Cut(rest, "<!-- end of keys -->")
		if !ok || !end {
			t.Fatalf("there is no table %q", name)
		}
		text = head + "<!-- keys: " + name + " -->\n" + want + "<!-- end of keys -->" + tail
		if got != want && !windowtest.Updating() {
			t.Errorf("the table %q of the README is not that of the commands (-update writes it anew):\n%s", name, want)
		}
	}
	if text != was && windowtest.Updating() {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
