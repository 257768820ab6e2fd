package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
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
	c := exec.Command("go", "test", "-c", "-o", program, "attackwing/game/store")
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	if words, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, words)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	node(t, "testdata/run.mjs", filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"), program)
}
