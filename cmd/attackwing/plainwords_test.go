package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"attackwing/cmd/internal/app/apptest"
)

// Every flag of every command that wants a number or a time refuses another word in plain words.
func TestFlagsRefuseInPlainWords(t *testing.T) {
	program.RefusesPlainly(t, attackwing(), 60)
}

// Every command that reads a file refuses one that is not there, a folder, and files of all kinds
// of nonsense in plain words.
func TestReadersRefuseInPlainWords(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_DATA_HOME", filepath.Join(dir, "home"))
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		must(t, os.WriteFile(file, []byte(text), 0o644))
		return file
	}
	nonsense := map[string]string{"empty": "", "a letter": "r", "a brace": "{", "a bracket": "[1,", "tabs": "a:\n\t- x", "colons": "a: b: c", "zeros": "\x00\xff\xfe", "quotes": "name: \"x", "a list": "- a\n- b\nc: d",
		"a comma": `{"a":,}`, "a number": `{"game":3,"arena":"x","ships":3,"scenario":[1]}`, "an anchor": "a: &b c\nd: *e", "a tag": "a: !!int x", "text": "Dear all,\nsee you on Saturday", "a mark": "<a><b></a>", "percent": "%x\n---\n---", "a bar": "a: |x\n b", "indents": "a: b\n  c: d\n e: f"}
	out := filepath.Join(dir, "out")
	for _, c := range []struct {
		ending string
		args   []string
	}{
		{".game.jsonl", []string{"replay", "%s"}}, {".game.jsonl", []string{"film", "%s", "-o", out + ".gif"}}, {".game.jsonl", []string{"link", "%s"}}, {".game.jsonl", []string{"shot", "%s", "-o", out + ".png"}},
		{".game.jsonl", []string{"play", "--load", "%s"}},
		{".table.yaml", []string{"try", "%s"}}, {".table.yaml", []string{"link", "%s"}}, {".table.yaml", []string{"play", "--load", "%s"}},
		{".fleet.yaml", []string{"fleet", "check", "%s"}}, {".fleet.yaml", []string{"fleet", "convert", "%s", "-"}}, {".json", []string{"fleet", "check", "%s"}}, {".spacedocksquads", []string{"fleet", "list", "%s"}},
		{".event.json", []string{"tournament", "standings", "%s"}}, {".event.json", []string{"tournament", "pair", "%s"}},
		{".scenario.yaml", []string{"scenarios", "check", "%s"}}, {".xml", []string{"cards", "import", "%s"}},
	} {
		with := func(file string) []string {
			args := append([]string(nil), c.args...)
			for i := range args {
				if args[i] == "%s" {
					args[i] = file
				}
			}
			return args
		}
		folder := filepath.Join(dir, "folder"+c.ending)
		must(t, os.MkdirAll(folder, 0o755))
		below := filepath.Join(write("file", "x"), "below"+c.ending)
		for _, file := range []string{filepath.Join(dir, "none"+c.ending), folder, below} {
			if c.args[0] != "scenarios" || file != folder { // a folder of sheets may be empty
				program.Plainly(t, with(file)...)
			}
		}
		for _, text := range nonsense {
			program.Plainly(t, with(write("bad"+c.ending, text))...)
		}
	}
	for _, args := range [][]string{{"cards", "worf", "--cards", "/nope"}, {"scenarios", "--sheets", "/nope"}} {
		if code, _, errs := command(args...); code == 0 || !strings.Contains(errs, args[len(args)-2]+" /nope: no such folder") {
			t.Errorf("%v: exit %d, %s", args, code, errs)
		}
	}
}

// What is wanted of a record before its beginning is refused alike, and a fleet is called legal or
// not in the last line.
func TestNumbersBelowTheFirstAndVerdicts(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.game.jsonl")
	must(t, os.WriteFile(file, apptest.Exhibit(t, "format8-standard"), 0o644))
	for _, args := range [][]string{{"--round", "-2"}, {"--to", "-9"}} {
		code, _, errs := command(append([]string{"replay", file}, args...)...)
		if code != 2 || !strings.Contains(errs, args[0]+" "+args[1]) || !strings.Contains(errs, " are counted from ") {
			t.Errorf("%v: exit %d, %s", args, code, errs)
		}
	}
	for _, c := range []struct {
		code int
		last string
		args []string
	}{{0, "legal", []string{"fleet", "check", "tw-a-1"}}, {1, "not legal", []string{"fleet", "check", "tw-a-1", "--sp", "20"}}} {
		code, out, _ := command(c.args...)
		if lines := strings.Split(strings.TrimSpace(out), "\n"); code != c.code || lines[len(lines)-1] != c.last {
			t.Errorf("%v: exit %d, %q", c.args, code, lines[len(lines)-1])
		}
	}
}
