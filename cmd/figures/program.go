package figures

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// inTree is the go command, run in a tree.
func inTree(tree string, args ...string) *exec.Cmd {
	c := exec.Command("go", args...)
	c.Dir, c.Stderr = tree, os.Stderr
	c.Env = append(os.Environ(), "CGO_ENABLED=0")
	return c
}

// modules prints how many others' modules the tree names, and how many those bring along.
func modules(w io.Writer, tree string) error {
	text, err := inTree(tree, "mod", "edit", "-json").Output()
	if err != nil {
		return fmt.Errorf("reading go.mod: %w", err)
	}
	var mod struct{ Require []struct{ Indirect bool } }
	if err := json.Unmarshal(text, &mod); err != nil {
		return fmt.Errorf("reading go.mod: %w", err)
	}
	direct := 0
	for _, r := range mod.Require {
		if !r.Indirect {
			direct++
		}
	}
	fmt.Fprintf(w, "modules: %d direct, %d indirect\n", direct, len(mod.Require)-direct)
	return nil
}

// size prints the bytes of the program as ./play builds it.
func size(w io.Writer, tree string) error {
	room, err := os.MkdirTemp("", "figures")
	if err != nil {
		return err
	}
	defer os.RemoveAll(room)
	program := filepath.Join(room, "attackwing")
	c := inTree(tree, "build", "-trimpath", "-ldflags", "-s -w", "-o", program, "./cmd/attackwing")
	c.Stdout = w
	if err := c.Run(); err != nil {
		return fmt.Errorf("building the program: %w", err)
	}
	f, err := os.Stat(program)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "program: %d bytes\n", f.Size())
	return nil
}

// benchmark is a line that a benchmark ends with: its name, and what was measured.
var benchmark = regexp.MustCompile(`(?m)^Benchmark(\S+)\s+\d+\s+(.*)$`)

// times prints the benchmarks of the screen. They depend on what else the machine does: compare two
// trees by turns.
func times(w io.Writer, tree string) error {
	bench := inTree(tree, "test", "-run", "^$", "-bench", ".", "-benchtime", "0.5s", "-benchmem", "./ui/...")
	text, err := bench.Output()
	if err != nil {
		return fmt.Errorf("timing the screen: %w", err)
	}
	fmt.Fprintln(w, "benchmarks of the screen")
	for _, m := range benchmark.FindAllStringSubmatch(string(text), -1) {
		fmt.Fprintf(w, "  %-32s %s\n", m[1], strings.Join(strings.Fields(m[2]), " "))
	}
	return nil
}

// coveredLine matches the go command's line for a package and the statements covered.
var coveredLine = regexp.MustCompile(`(?m)^(?:ok)?\s+\S*?/(ui\S*)\s.*coverage: ([0-9.]+)% of statements`)

// coverage prints the statements of each package of the screen that its own tests run.
func coverage(w io.Writer, tree string) error {
	text, err := inTree(tree, "test", "-cover", "-timeout", "60m", "./ui/...").Output()
	fmt.Fprintln(w, "statements covered, by the package's own tests")
	for _, m := range coveredLine.FindAllStringSubmatch(string(text), -1) {
		fmt.Fprintf(w, "  %6s %%  %s\n", m[2], m[1])
	}
	if err != nil {
		return fmt.Errorf("covering the screen: %w", err)
	}
	return nil
}
