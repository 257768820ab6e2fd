package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"attackwing/assets"
	"attackwing/cmd/internal/app/apptest"
	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// The commands of the documents do what they say, in a folder that has the files they name. Those
// that open a window are only parsed.
func TestDocumentedCommands(t *testing.T) {
	apptest.AtHome(t, t.TempDir()) // one of them writes a scenario of one's own
	program.Documented(t, attackwing, 25, func() {
		works(t, "simulate", "--scenario", "tholian-web", "--record", "made")
		made, _ := filepath.Glob("made/*" + cli.RecordEnding)
		expect.Must(t, len(made) == 1 && os.Rename(made[0], "battle"+cli.RecordEnding) == nil,
			"one battle was to be recorded: %v", made)
		decks, err := assets.Decks()
		must(t, err)
		must(t, os.WriteFile("talk.deck.yaml", decks["overlap.deck.yaml"], 0o644))
	}, func(args []string) bool { return args[0] == "play" || args[0] == "present" })
}

// The README says how many cards there are and how many of them the program plays.
func TestTheReadmeCountsTheCards(t *testing.T) {
	cards := gametest.Cards(t)
	readme := gametest.File(t, "../../README.md")
	played, all := cards.Played()
	for what, n := range map[string]int{
		"%s cards are in the fleet builder": all,
		"plays %s of them":                  played,
		"other %s say":                      all - played,
	} {
		number := strconv.Itoa(n)
		if n >= 1000 {
			number = number[:len(number)-3] + "," + number[len(number)-3:]
		}
		want := fmt.Sprintf(what, number)
		expect.True(t, strings.Contains(string(readme), want), "the README does not say %q", want)
	}
}
