package main

import (
	"io"
	"os"
	"strings"

	"attackwing/cmd/internal/cli"
	"attackwing/game/ai"

	"github.com/alecthomas/kong"
)

// commands are the subcommands.
type commands struct {
	cli.Folders

	Arena     arenaCmd     `cmd:"" help:"Measure the strength of computer players against each other."`
	Simulate  simulateCmd  `cmd:"" help:"Play computer games, all of them or a part."`
	Learn     learnCmd     `cmd:"" help:"Train the AI's evaluation weights from computer games."`
	Puzzles   puzzlesCmd   `cmd:"" help:"List the built-in puzzles, or make puzzles from saved games."`
	Matchups  matchupsCmd  `cmd:"" help:"List how evenly ready fleets play, or play all pairs of them."`
	Bench     benchCmd     `cmd:"" help:"Benchmark the program on this machine."`
	Questions questionsCmd `cmd:"" help:"Count the questions that a person is asked in battles."`
	Balance   balanceCmd   `cmd:"" help:"Measure how fair a scenario is: seats, sides, initiative, fleets."`
	Calibrate calibrateCmd `cmd:"" help:"Measure how often the chances to win that people see come true."`
	Regret    regretCmd    `cmd:"" help:"Measure what the dials of the coach and of the proposals lose against the best found."`
	Figures   figuresCmd   `cmd:"" help:"Print the shape of a source tree."`
	Gallery   galleryCmd   `cmd:"" help:"Draw the UI gallery: every component in every state."`
}

// lab returns the program, for one run.
func lab() *cli.Program {
	c := &commands{}
	return &cli.Program{
		Name:     "lab",
		About:    "Measure and train Attack Wing Playfield: strength, speed, puzzles, shape.",
		Commands: c,
		Folders:  &c.Folders,
		Plain:    []string{"bench", "figures", "gallery"},
		Vars: kong.Vars{
			"contenders": strings.Join(ai.Contenders(), ", "),
			"levels":     strings.Join(ai.Levels(), ", "),
		},
	}
}

func run(args []string, in io.Reader, stdout, stderr io.Writer) int {
	return lab().Run(args, in, stdout, stderr)
}

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
