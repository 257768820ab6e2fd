package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"attackwing/game/card"
	"attackwing/ui/shot"

	"github.com/alecthomas/kong"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// commands are the subcommands; the window is the one that needs no name.
type commands struct {
	CardFolder string `name:"cards" help:"Folder of your own card files, loaded beside the program's; none for the program's alone (default: the folder that cards import writes)." placeholder:"DIR"`

	Play       playCmd       `cmd:"" default:"withargs" help:"Open the window (what happens without a subcommand too)."`
	Scenarios  scenariosCmd  `cmd:"" help:"List the scenarios."`
	Cards      cardsCmd      `cmd:"" help:"Look up cards."`
	Fleet      fleetCmd      `cmd:"" help:"List, check and convert fleets."`
	Simulate   simulateCmd   `cmd:"" help:"Play games between computer players without a window."`
	Replay     replayCmd     `cmd:"" help:"Tell a recorded game, or play it anew and compare."`
	Try        tryCmd        `cmd:"" help:"Lay a position, answer its questions in words, say what happened."`
	Odds       oddsCmd       `cmd:"" help:"Count the odds of one attack, exactly."`
	Shot       shotCmd       `cmd:"" help:"Draw the table into a PNG; no display needed."`
	Tournament tournamentCmd `cmd:"" help:"The tournament desk: players, pairings, results, ranks, pages to print."`
}

// streams are what a subcommand talks to.
type streams struct {
	in       io.Reader
	out, err io.Writer

	cardFolder string          // of --cards, "" not given
	catalogue  *card.Catalogue // once a command has asked for it
}

// errUsage is something asked for that can never be right: exit 2.
type errUsage struct{ error }

func usage(format string, args ...any) error { return errUsage{fmt.Errorf(format, args...)} }

// exited is what kong's exit becomes, so that tests can go on.
type exited int

func run(args []string, in io.Reader, out, errs io.Writer) (code int) {
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(exited)
			if !ok {
				panic(r)
			}
			code = int(e)
		}
	}()
	var c commands
	parser, err := kong.New(&c, kong.Name("attackwing"), kong.Writers(out, errs), kong.Exit(func(n int) { panic(exited(n)) }),
		kong.Description("A table for Star Trek: Attack Wing on a screen. Unofficial, made by fans."),
		kong.Vars{"layers": strings.Join(shot.Layers(), ", "), "fleet": fleetArg},
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 110}))
	if err != nil {
		return fail(errs, err, 1)
	}
	ctx, err := parser.Parse(args)
	if err != nil {
		return fail(errs, err, 2)
	}
	if err := ctx.Run(&streams{in: in, out: out, err: errs, cardFolder: c.CardFolder}); err != nil {
		var u errUsage
		if errors.As(err, &u) {
			return fail(errs, err, 2)
		}
		return fail(errs, err, 1)
	}
	return 0
}

// fail says an error in one line.
func fail(w io.Writer, err error, code int) int {
	msg := strings.Join(strings.Fields(strings.ReplaceAll(err.Error(), "\n", " ")), " ")
	if msg != "" {
		fmt.Fprintln(w, "attackwing: "+msg)
	}
	return code
}

// printJSON prints the one document of --json.
func (s *streams) printJSON(v any) error {
	e := json.NewEncoder(s.out)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// terminal tells whether progress may be shown on standard error.
func (s *streams) terminal() bool {
	f, ok := s.err.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
