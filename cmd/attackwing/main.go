package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"

	"attackwing/game/ai"
	"attackwing/game/card"
	"attackwing/ui/shot"

	"github.com/alecthomas/kong"
)

// interrupted is closed by the first Ctrl-C from now on; a second one ends the program as always.
func interrupted() <-chan struct{} {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	context.AfterFunc(ctx, stop)
	return ctx.Done()
}

// commands are the subcommands; the window is the one that needs no name.
type commands struct {
	Version    versionFlag `help:"Print the version and platform."`
	CardFolder string      `name:"cards" help:"Folder of your own card files; \"none\" for built-in cards only (default: where \"cards import\" writes)." placeholder:"DIR"`

	SheetFolder string `name:"sheets" help:"Folder of your own scenarios (*.scenario.yaml); \"none\" for built-in scenarios only (default: where \"scenarios example\" writes)." placeholder:"DIR"`

	Play       playCmd       `cmd:"" default:"withargs" help:"Open the window (the default command)."`
	Scenarios  scenariosCmd  `cmd:"" help:"List scenarios; check and create your own."`
	Cards      cardsCmd      `cmd:"" help:"Look up cards."`
	Fleet      fleetCmd      `cmd:"" help:"List, check and convert fleets."`
	Simulate   simulateCmd   `cmd:"" help:"Play computer games without a window."`
	Arena      arenaCmd      `cmd:"" help:"Measure the strength of computer players against each other."`
	Puzzles    puzzlesCmd    `cmd:"" help:"List the built-in puzzles, or make puzzles from saved games."`
	Learn      learnCmd      `cmd:"" help:"Train the AI's evaluation weights from computer games."`
	Replay     replayCmd     `cmd:"" help:"Print the log of a saved game, or verify it."`
	Film       filmCmd       `cmd:"" help:"Turn a saved game into an animated GIF or a deck, or print its captions."`
	Present    presentCmd    `cmd:"" help:"Show a battle or deck to an audience in a second window."`
	Try        tryCmd        `cmd:"" help:"Load a position, answer its questions and print what happens."`
	Odds       oddsCmd       `cmd:"" help:"Compute the exact odds of one attack."`
	Shot       shotCmd       `cmd:"" help:"Draw the table as a PNG. Needs no display."`
	Link       linkCmd       `cmd:"" help:"Print a link to a battle, position or fleet."`
	Notices    noticesCmd    `cmd:"" help:"Print third-party notices and licenses."`
	Bench      benchCmd      `cmd:"" help:"Benchmark the program on this machine."`
	Tournament tournamentCmd `cmd:"" help:"Run a tournament: players, pairings, results, ranks, printed pages."`
}

// versionFlag prints the version in place of a command.
type versionFlag bool

// BeforeReset is called by kong as soon as the flag is seen, whatever else is asked for.
func (versionFlag) BeforeReset(app *kong.Kong) error {
	fmt.Fprintln(app.Stdout, "attackwing "+data{}.Version())
	app.Exit(0)
	return nil
}

// streams holds the ends that a subcommand talks to.
type streams struct {
	in       io.Reader
	out, err io.Writer

	stopped    func() <-chan struct{} // closed once the person wants no more (Ctrl-C); nil: never
	cardFolder string                 // of --cards, "" not given
	sheets     string                 // of --sheets, "" not given
	catalogue  *card.Catalogue        // once a command has asked for it
	notices    []string               // what the window has to tell too
}

// errUsage is something asked for that can never be right: exit 2.
type errUsage struct{ error }

func usage(format string, args ...any) error { return errUsage{fmt.Errorf(format, args...)} }

// exited is the panic value in place of kong's exit, so that tests can go on.
type exited int

func run(args []string, in io.Reader, stdout, stderr io.Writer) (code int) {
	out, errs := &printed{w: stdout}, &faults{w: stderr, args: args}
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(exited)
			if !ok {
				panic(r)
			}
			code = int(e)
		}
		if out.err != nil && code == 0 {
			code = fail(errs, out.err, 1)
		}
	}()
	s := &streams{in: in, out: out, err: stderr, stopped: interrupted}
	if len(args) == 0 { // what the parser would say too, once it has made all commands ready, for which nobody who wants to see the window waits
		return ended(errs, out, s.alone(new(playCmd)))
	}
	var c commands
	parser, err := c.parser(args, out, stderr)
	if err != nil {
		return fail(errs, err, 1)
	}
	ctx, err := parser.Parse(numbers(parser, args))
	if out.err != nil {
		return fail(errs, out.err, 1) // of --help
	}
	if err != nil {
		return fail(errs, err, 2)
	}
	s.cardFolder, s.sheets = c.CardFolder, c.SheetFolder
	return ended(errs, out, s.run(ctx))
}

// parser reads a command line into the commands.
func (c *commands) parser(args []string, out, errs io.Writer) (*kong.Kong, error) {
	return kong.New(
		c,
		kong.Name("attackwing"),
		kong.Writers(out, errs),
		kong.Exit(func(n int) { panic(exited(n)) }),
		kong.Description(
			"Play Star Trek: Attack Wing by the rules, in a window or on the command line. Unofficial, made by fans.",
		),
		kong.Vars{
			"layers":     strings.Join(shot.Layers(), ", "),
			"fleet":      fleetArg,
			"contenders": strings.Join(ai.Contenders(), ", "),
			"levels":     strings.Join(ai.Levels(), ", "),
		},
		askedFor(args),
		kong.KindMapper(reflect.String, kong.MapperFunc(asGiven)),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 110}),
	)
}

// asGiven takes a word of the command line byte for byte: the parser's own way makes another of the
// name of a file that is not UTF-8.
func asGiven(ctx *kong.DecodeContext, to reflect.Value) error {
	t, err := ctx.Scan.PopValue("string")
	if err != nil {
		return err
	}
	s, is := t.Value.(string)
	if !is {
		return fmt.Errorf("expected a word but got %v", t.Value)
	}
	to.SetString(s)
	return nil
}

// ended says what became of a command, in an exit code and a line.
func ended(errs *faults, out *printed, err error) int {
	var u errUsage
	switch {
	case err == nil:
		return 0
	case out.err != nil:
		return fail(errs, out.err, 1)
	case errors.As(err, &u):
		return fail(errs, err, 2)
	}
	return fail(errs, err, 1)
}

// run runs the command, with the player's own sheets where it may speak of battles.
func (s *streams) run(ctx *kong.Context) error {
	switch name, _, _ := strings.Cut(ctx.Command(), " "); name {
	case "cards", "odds", "notices", "bench":
		return ctx.Run(s)
	}
	if strings.HasPrefix(ctx.Command(), "scenarios check") || strings.HasPrefix(ctx.Command(), "scenarios example") {
		return ctx.Run(s)
	}
	off, err := s.ownSheets(s.sheets)
	defer off()
	if err != nil {
		return err
	}
	return ctx.Run(s)
}

// fail says an error in one line.
func fail(w *faults, err error, code int) int {
	if msg := w.line(plainWords(err)); msg != "" {
		fmt.Fprintln(w.w, "attackwing: "+msg)
	}
	return code
}

// faults writes errors to w.
type faults struct {
	w    io.Writer
	args []string
}

// line makes one line of an error, with all that does not print shown escaped. What the person
// typed is looked for first: a line break in a name of a file is part of the name, one between two
// errors is not.
func (w *faults) line(msg string) string {
	for _, a := range w.args {
		for _, part := range []string{a, strings.TrimSpace(a), filepath.Base(a)} {
			if shown := visible(part); shown != part && part != "" {
				msg = strings.ReplaceAll(msg, part, shown)
			}
		}
	}
	return oneLine(msg)
}

// oneLine is a text without line breaks, with all that does not print shown escaped.
func oneLine(s string) string { return visible(strings.Join(strings.Fields(s), " ")) }

// numbers joins a number below 0 with the flag it is for, as in --games -5: a command says then
// what is wrong with it, where kong takes it for a flag. Only flags that want a number are looked
// at.
func numbers(k *kong.Kong, args []string) []string {
	want := map[string]bool{}
	_ = kong.Visit(k.Model, func(node kong.Visitable, next kong.Next) error {
		if f, ok := node.(*kong.Flag); ok && f.Target.CanInt() || ok && f.Target.CanUint() {
			want["--"+f.Name] = true
		}
		return next(nil)
	})
	var out []string
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			return append(out, args[i:]...)
		}
		if want[a] && i+1 < len(args) {
			if _, err := strconv.ParseInt(args[i+1], 10, 64); err == nil {
				i++
				a += "=" + args[i]
			}
		}
		out = append(out, a)
	}
	return out
}

// printJSON prints the one document of --json.
func (s *streams) printJSON(v any) error {
	e := json.NewEncoder(s.out)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// terminal reports whether progress may be shown on standard error.
func (s *streams) terminal() bool {
	f, ok := s.err.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}
