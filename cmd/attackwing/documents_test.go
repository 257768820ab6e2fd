package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// documented is a command line of a document, with the document and its line.
type documented struct{ where, line string }

// documentedCommands returns the commands of the program in the blocks of shell of all documents,
// in order.
func documentedCommands(t *testing.T) (all []documented) {
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
			case shell && strings.HasPrefix(line, "attackwing "):
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

// TestDocumentedCommands runs the commands of the documents in a folder that has the files they
// name, the long ones with fewer games. Those that open a window or measure for minutes are only
// parsed.
func TestDocumentedCommands(t *testing.T) {
	all := documentedCommands(t)
	if len(all) < 30 {
		t.Fatalf("the documents have %d commands, want at least 30", len(all))
	}
	atHome(t, t.TempDir()) // one of them writes a scenario of one's own
	t.Chdir(t.TempDir())
	if code, _, errs := command("simulate", "--scenario", "tholian-web", "--record", "made"); code != 0 {
		t.Fatal(errs)
	}
	made, _ := filepath.Glob("made/*" + recordEnding)
	if len(made) != 1 || os.Rename(made[0], "battle"+recordEnding) != nil {
		t.Fatalf("one battle was to be recorded: %v", made)
	}
	if err := os.Mkdir("parts", 0o755); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := command("arena", "ensign", "random", "--games", "2", "--scenario", "standard", "--out", "parts/0.jsonl"); code != 0 {
		t.Fatal(errs)
	}
	fewer := regexp.MustCompile(`--games \d+`)
	for _, d := range all {
		args, into := typed(fewer.ReplaceAllString(d.line, "--games 2"))
		if onlyParsed(args) {
			var c commands
			parser, err := c.parser(args, io.Discard, io.Discard)
			if into != "" {
				_ = os.WriteFile(into, []byte("{}"), 0o644)
			}
			if err != nil {
				t.Fatal(err)
			}
			if _, err := parser.Parse(args); err != nil {
				t.Errorf("%s: %s: %v", d.where, d.line, err)
			}
			continue
		}
		var out, errs bytes.Buffer
		if code := run(args, strings.NewReader(""), &out, &errs); code != 0 {
			t.Errorf("%s: %s: exit %d: %s", d.where, d.line, code, errs.String())
		}
		if into != "" {
			if err := os.WriteFile(into, out.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// onlyParsed reports whether a command opens a window, or measures or trains for minutes.
func onlyParsed(args []string) bool {
	switch args[0] {
	case "play", "present", "bench", "learn":
		return true
	case "arena":
		return args[1] != "merge"
	case "puzzles":
		return len(args) > 1
	}
	return false
}
