// Package clitest runs programs of package cli in tests.
package clitest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli"
	"attackwing/game/gametest/expect"

	"github.com/alecthomas/kong"
)

// Run is the function that runs a program by its command line and returns the exit code.
type Run func(args []string, in io.Reader, stdout, stderr io.Writer) int

// Main runs the tests of a package with no data of whoever runs them.
func Main(m *testing.M) (code int) {
	dir, err := os.MkdirTemp("", "attackwing-test-*")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	os.Setenv("XDG_DATA_HOME", dir)
	return m.Run()
}

// Command runs the program with its standard streams in buffers.
func (r Run) Command(args ...string) (code int, out, errs string) {
	var o, e bytes.Buffer
	code = r(args, strings.NewReader(""), &o, &e)
	return code, o.String(), e.String()
}

// Works runs a command that must succeed.
func (r Run) Works(t *testing.T, args ...string) {
	t.Helper()
	code, _, errs := r.Command(args...)
	expect.Must(t, code == 0, "%q: exit %d, %s", args, code, errs)
}

// Prints runs a command that must succeed and print a text, among others.
func (r Run) Prints(t *testing.T, text string, args ...string) {
	t.Helper()
	code, out, errs := r.Command(args...)
	expect.True(t, code == 0 && strings.Contains(out, text), "%q: exit %d, want %q: %s%s", args, code, text, out, errs)
}

// Exits runs a command that must end with an exit code and say a text on standard error, among
// others.
func (r Run) Exits(t *testing.T, code int, text string, args ...string) {
	t.Helper()
	got, _, errs := r.Command(args...)
	expect.True(t, got == code && strings.Contains(errs, text),
		"%q: exit %d, want %d with %q: %s", args, got, code, text, errs)
}

// Document runs a command with --json and reads its one document.
func (r Run) Document(t *testing.T, code int, args ...string) map[string]any {
	t.Helper()
	got, out, errs := r.Command(append(args, "--json")...)
	if got != code {
		t.Fatalf("%v: exit %d, want %d; %s", args, got, code, errs)
	}
	d := json.NewDecoder(strings.NewReader(out))
	var m map[string]any
	if err := d.Decode(&m); err != nil {
		t.Fatalf("%v: %v\n%s", args, err, out)
	}
	if d.More() {
		t.Fatalf("%v: more than one document", args)
	}
	return m
}

// goWords are words of Go, of its notations and of its calls, which say nothing to whoever plays.
var goWords = regexp.MustCompile(`\b(invalid character|looking for|beginning of|JSON input|\d+ bit|u?int(8|16|32|64)?|float(32|64)?|bool|string|struct|slice|map\[|strconv|json:|yaml:|xml:|` +
	`unmarshal|marshal|stat /|lstat|open /|read /|write /|mkdir|no such file or directory|is a directory|not a directory|EOF|nil|panic|goroutine|runtime|` +
	`in this context|pre-defined|invalid syntax|parsing|invalid duration|cannot parse|mapping|sequence|scalar|token|node|interface|errno)\b`)

// Plainly runs a command that must fail, in one line without words of Go.
func (r Run) Plainly(t *testing.T, args ...string) {
	t.Helper()
	code, out, errs := r.Command(args...)
	said := errs
	for _, a := range args { // what somebody typed is theirs
		for _, part := range []string{a, filepath.Base(a), filepath.Dir(a)} {
			if len(part) > 3 {
				said = strings.ReplaceAll(said, part, "")
			}
		}
	}
	if w := goWords.FindString(said); w != "" {
		t.Errorf("%q: who knows what %q is? %s", args, w, errs)
	}
	if code == 0 || errs == "" && out == "" {
		t.Errorf("%q: exit %d, %s", args, code, errs)
	}
}

// RefusesPlainly gives every flag that wants a number or a time another word. At least so many are
// tried.
func (r Run) RefusesPlainly(t *testing.T, p *cli.Program, least int) {
	t.Helper()
	parser, err := p.Parser(nil, io.Discard, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	tried := 0
	err = kong.Visit(parser.Model, func(node kong.Visitable, next kong.Next) error {
		n, is := node.(*kong.Node)
		if !is || n.Type != kong.CommandNode {
			return next(nil)
		}
		for _, f := range n.Flags {
			if f.Hidden || !f.Target.CanInt() && !f.Target.CanUint() && !f.Target.CanFloat() {
				continue
			}
			for _, value := range []string{"x", "1.5.2", "99999999999999999999999"} {
				tried++
				r.Plainly(t, append(strings.Fields(n.Path())[1:], fmt.Sprintf("--%s=%s", f.Name, value))...)
			}
		}
		return next(nil)
	})
	if err != nil || tried < least {
		t.Errorf("%d flags were tried: %v", tried, err)
	}
}
