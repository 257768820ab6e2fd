package clitest

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"attackwing/cmd/internal/cli"
)

// documented is a command line of a document, with the document and its line.
type documented struct{ where, line string }

// documentedCommands returns the commands of a program in the blocks of shell of all documents,
// in order.
func documentedCommands(t *testing.T, program string) (all []documented) {
	t.Helper()
	pages, err := filepath.Glob("../../doc/*.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range append(pages, "../../README.md", "../../CONTRIBUTING.md", "../../ARCHITECTURE.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		shell := false
		for line := range strings.Lines(string(text)) {
			line = strings.TrimSpace(line)
			switch {
			case strings.HasPrefix(line, "```"):
				shell = line == "```sh"
			case shell && strings.HasPrefix(line, program+" "):
				line, _, _ = strings.Cut(line, "  #")
				all = append(all, documented{filepath.Base(page), strings.TrimSpace(line)})
			}
		}
	}
	return all
}

var word = regexp.MustCompile(`"[^"]*"|\S+`)

// typed splits a command line as a shell does: words, words in quotes, and a file that takes what
// is printed.
func typed(line string) (args []string, into string) {
	words := word.FindAllString(line, -1)
	for i := 1; i < len(words); i++ {
		switch w := strings.Trim(words[i], `"`); {
		case w == ">":
			into = words[i+1]
			i++
		case strings.ContainsAny(w, "*?"):
			found, _ := filepath.Glob(w)
			args = append(args, found...)
		default:
			args = append(args, w)
		}
	}
	return args, into
}

// Documented runs the commands of the documents two folders up, at least so many, the long ones with
// fewer games, in a folder for which prepare has made the files they name. Those that onlyParsed
// reports are parsed and no more.
func (r Run) Documented(t *testing.T, p func() *cli.Program, least int, prepare func(),
	onlyParsed func(args []string) bool) {
	t.Helper()
	all := documentedCommands(t, p().Name)
	if len(all) < least {
		t.Fatalf("the documents have %d commands of %s, want at least %d", len(all), p().Name, least)
	}
	t.Chdir(t.TempDir())
	prepare()
	fewer := regexp.MustCompile(`--games \d+`)
	for _, d := range all {
		args, into := typed(fewer.ReplaceAllString(d.line, "--games 2"))
		var out, errs bytes.Buffer
		if onlyParsed(args) {
			parser, err := p().Parser(args, io.Discard, io.Discard)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := parser.Parse(args); err != nil {
				t.Errorf("%s: %s: %v", d.where, d.line, err)
			}
			out.WriteString("{}")
		} else if code := r(args, strings.NewReader(""), &out, &errs); code != 0 {
			t.Errorf("%s: %s: exit %d: %s", d.where, d.line, code, errs.String())
		}
		if into != "" {
			if err := os.WriteFile(into, out.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}
