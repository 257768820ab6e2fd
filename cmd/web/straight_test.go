package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"attackwing/cmd/internal/lean"
	"attackwing/game/gametest"
	"attackwing/game/gametest/expect"
)

// forBrowsers has the go command build what it is told to build for browsers, as the program itself
// is. It returns what it was before its branches went straight.
func forBrowsers(t *testing.T, file, what string, args ...string) (was []byte) {
	t.Helper()
	dir := t.TempDir()
	runtime, err := lean.Runtime(dir)
	must(t, err)
	changed, err := overlay(dir, runtime)
	must(t, err)
	c := exec.Command("go", append(args, "-overlay", changed, "-o", file, what)...)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if words, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, words)
	}
	was = gametest.File(t, file)
	b, err := smaller(was)
	must(t, err)
	must(t, os.WriteFile(file, b, 0o644))
	return was
}

// nodeAndScript are what runs a program for browsers without one, or the test skips.
func nodeAndScript(t *testing.T) (node, script string) {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no node is installed")
	}
	script, err = ofGo("wasm_exec_node.js")
	expect.OK(t, err)
	return node, script
}

// A program whose branches go straight does what it does here: loops in loops, into whose middle
// one comes, panics, goroutines, a stack that grows.
func TestBranchesGoStraight(t *testing.T) {
	node, script := nodeAndScript(t)
	want, err := exec.Command("go", "run", "./testdata/branches").Output()
	must(t, err)
	file := filepath.Join(t.TempDir(), "branches.wasm")
	forBrowsers(t, file, "./testdata/branches", "build")
	got, err := exec.Command(node, script, file).CombinedOutput()
	expect.Must(t, err == nil, "%v\n%s", err, got)
	expect.True(t, bytes.Equal(got, want), "there %s\nhere  %s", got, want)
}
