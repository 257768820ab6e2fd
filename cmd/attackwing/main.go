package main

import (
	"io"
	"slices"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/ai"
	"attackwing/ui/shot"

	"github.com/alecthomas/kong"
)

// commands are the subcommands; the window is the one that needs no name.
type commands struct {
	cli.Folders

	Play       playCmd       `cmd:"" default:"withargs" help:"Open the window (the default command)."`
	Scenarios  scenariosCmd  `cmd:"" help:"List scenarios; check and create your own."`
	Cards      cardsCmd      `cmd:"" help:"Look up cards."`
	Fleet      fleetCmd      `cmd:"" help:"List, check and convert fleets."`
	Simulate   cli.Simulate  `cmd:"" help:"Play computer games without a window."`
	Replay     replayCmd     `cmd:"" help:"Print the log of a saved game, or verify it."`
	Film       filmCmd       `cmd:"" help:"Turn a saved game into an animated GIF or a deck, or print its captions."`
	Present    presentCmd    `cmd:"" help:"Show a battle or deck to an audience in a second window."`
	Try        tryCmd        `cmd:"" help:"Load a position, answer its questions and print what happens."`
	Odds       oddsCmd       `cmd:"" help:"Compute the exact odds of one attack."`
	Shot       shotCmd       `cmd:"" help:"Draw the table as a PNG. Needs no display."`
	Link       linkCmd       `cmd:"" help:"Print a link to a battle, position or fleet."`
	Notices    noticesCmd    `cmd:"" help:"Print third-party notices and licenses."`
	Tournament tournamentCmd `cmd:"" help:"Run a tournament: players, pairings, results, ranks, printed pages."`
}

// attackwing returns the program, for one run.
func attackwing() *cli.Program {
	c := &commands{}
	return &cli.Program{
		Name:     "attackwing",
		About:    "Play Star Trek: Attack Wing by the rules, in a window or on the command line. Unofficial, made by fans.",
		Commands: c,
		Folders:  &c.Folders,
		Plain:    []string{"cards", "odds", "notices", "scenarios check", "scenarios example"},
		Vars: kong.Vars{
			"layers": strings.Join(shot.Layers(), ", "),
			"fleet":  fleetArg,
			"levels": strings.Join(ai.Levels(), ", "),
		},
	}
}

func run(args []string, in io.Reader, stdout, stderr io.Writer) int {
	if len(args) == 0 { // as the parser would say, once it has made all commands ready
		return cli.Do("attackwing", args, in, stdout, stderr, func(s *cli.Streams) error {
			return s.WithSheets(func() error { return new(playCmd).Run(s) })
		})
	}
	if lab := movedTo(args); lab != "" {
		return cli.Do("attackwing", args, in, stdout, stderr, func(*cli.Streams) error {
			return cli.Usage("this is now done by %q of the workshop. Build it with: go build ./cmd/lab", lab)
		})
	}
	return attackwing().Run(args, in, stdout, stderr)
}

// movedTo returns the command of the workshop that does what an older version of this program did
// with these words, "" for none.
func movedTo(args []string) string {
	flag := func(name string) bool {
		return slices.ContainsFunc(args[1:], func(a string) bool { return a == name || strings.HasPrefix(a, name+"=") })
	}
	switch args[0] {
	case "arena", "bench", "learn", "puzzles":
		return "lab " + args[0]
	case "shot":
		if flag("--gallery") {
			return "lab gallery"
		}
	case "simulate":
		if flag("--shard") {
			return "lab simulate"
		}
	}
	return ""
}
