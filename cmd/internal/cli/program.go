package cli

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"reflect"
	"strconv"
	"strings"

	"github.com/alecthomas/kong"
)

// Program is a command line with subcommands. It exits 0 on success, 1 when what was asked for
// failed, with one line on standard error, and 2 when it was used wrongly.
type Program struct {
	Name, About string
	Commands    any      // a struct with a field for each command
	Folders     *Folders // its flags of all commands, which lie in commands
	Plain       []string // the commands that need no sheets of the player's own
	Vars        kong.Vars
}

// Folders holds the flags of all commands.
type Folders struct {
	Version    versionFlag `help:"Print the version and platform."`
	CardFolder string      `name:"cards" help:"Folder of your own card files; \"none\" for built-in cards only (default: where \"cards import\" writes)." placeholder:"DIR"`

	SheetFolder string `name:"sheets" help:"Folder of your own scenarios (*.scenario.yaml); \"none\" for built-in scenarios only (default: where \"scenarios example\" writes)." placeholder:"DIR"`
}

// versionFlag prints the version in place of a command.
type versionFlag bool

// BeforeReset is called by kong as soon as the flag is seen, whatever else is asked for.
func (versionFlag) BeforeReset(app *kong.Kong) error {
	fmt.Fprintln(app.Stdout, app.Model.Name+" "+Version())
	app.Exit(0)
	return nil
}

// errUsage is something asked for that can never be right: exit 2.
type errUsage struct{ error }

func (e errUsage) Unwrap() error { return e.error }

func Usage(format string, args ...any) error { return errUsage{fmt.Errorf(format, args...)} }

// Misused returns err as one of wrong use; nil where it is nil.
func Misused(err error) error {
	if err == nil {
		return nil
	}
	return errUsage{err}
}

// exited is the panic value in place of kong's exit, so that tests can go on.
type exited int

// Run reads a command line, carries it out and returns the exit code.
func (p *Program) Run(args []string, in io.Reader, stdout, stderr io.Writer) int {
	return Do(p.Name, args, in, stdout, stderr, func(s *Streams) error {
		parser, err := p.Parser(args, s.Out, stderr)
		if err != nil {
			return err
		}
		ctx, err := parser.Parse(numbers(parser, args))
		if err != nil {
			return errUsage{err}
		}
		s.CardFolder, s.SheetFolder = p.Folders.CardFolder, p.Folders.SheetFolder
		for _, name := range p.Plain {
			if strings.HasPrefix(ctx.Command()+" ", name+" ") {
				return ctx.Run(s)
			}
		}
		return s.WithSheets(func() error { return ctx.Run(s) })
	})
}

// Do does what a command line of the program asks for, and returns the exit code.
func Do(name string, args []string, in io.Reader, stdout, stderr io.Writer, what func(*Streams) error) (code int) {
	out, errs := &printed{w: stdout}, &faults{w: stderr, program: name, args: args}
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(exited)
			if !ok {
				panic(r)
			}
			code = int(e)
		}
		if out.err != nil && code == 0 {
			code = errs.fail(out.err, 1)
		}
	}()
	err := what(&Streams{Program: name, In: in, Out: out, Err: stderr, Stopped: interrupted})
	var u errUsage
	switch {
	case err == nil:
		return 0
	case out.err != nil:
		return errs.fail(out.err, 1)
	case errors.As(err, &u):
		return errs.fail(err, 2)
	}
	return errs.fail(err, 1)
}

// Parser reads a command line into the commands.
func (p *Program) Parser(args []string, out, errs io.Writer) (*kong.Kong, error) {
	return kong.New(
		p.Commands,
		kong.Name(p.Name),
		kong.Writers(out, errs),
		kong.Exit(func(n int) { panic(exited(n)) }),
		kong.Description(p.About),
		p.Vars,
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

// faults writes errors to w.
type faults struct {
	w       io.Writer
	program string
	args    []string
}

// fail says an error in one line.
func (w *faults) fail(err error, code int) int {
	if msg := w.line(plainWords(err)); msg != "" {
		fmt.Fprintln(w.w, w.program+": "+msg)
	}
	return code
}

// line makes one line of an error, with all that does not print shown escaped. What the person
// typed is looked for first: a line break in a name of a file is part of the name, one between two
// errors is not.
func (w *faults) line(msg string) string {
	for _, a := range w.args {
		for _, part := range []string{a, strings.TrimSpace(a), filepath.Base(a)} {
			if shown := Visible(part); shown != part && part != "" {
				msg = strings.ReplaceAll(msg, part, shown)
			}
		}
	}
	return oneLine(msg)
}

// oneLine is a text without line breaks, with all that does not print shown escaped.
func oneLine(s string) string { return Visible(strings.Join(strings.Fields(s), " ")) }

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
