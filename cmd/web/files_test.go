package main

import (
	"os/exec"
	"path/filepath"
	"testing"
)

// node runs a script of testdata, or skips where there is none to run it.
func node(t *testing.T, args ...string) {
	t.Helper()
	path, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no node is installed")
	}
	if words, err := exec.Command(path, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, words)
	}
}

// The files of a browser keep what they promise.
func TestFiles(t *testing.T) { node(t, "testdata/files.mjs") }

// What the program's store is asked on a disk holds on a browser's files.
func TestTheStoreOnFilesOfABrowser(t *testing.T) {
	program := filepath.Join(t.TempDir(), "store.wasm")
	forBrowsers(t, program, "attackwing/game/store", "test", "-c")
	script, err := ofGo("wasm_exec.js")
	must(t, err)
	node(t, "testdata/run.mjs", script, program)
}
