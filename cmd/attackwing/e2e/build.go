package e2e

import (
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

const (
	program  = "attackwing/cmd/attackwing"
	guestTag = "ebitenginevmguest" // lets RunGame connect to the host named in the environment
)

// build makes a binary of a main package, once in a run of the tests.
func build(t testing.TB, pkg, tags string) string {
	t.Helper()
	builds.Lock()
	if builds.dir == "" {
		dir, err := os.MkdirTemp("", "attackwing")
		if err != nil {
			builds.Unlock()
			t.Fatal(err)
		}
		builds.dir, builds.done = dir, map[string]func() (string, error){}
	}
	key := pkg + " " + tags
	if builds.done[key] == nil {
		out := filepath.Join(builds.dir, fmt.Sprintf("program%d", len(builds.done)))
		builds.done[key] = sync.OnceValues(func() (string, error) {
			cmd := exec.Command("go", "build", "-buildvcs=false", "-tags", tags, "-o", out, pkg)
			cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
			if said, err := cmd.CombinedOutput(); err != nil {
				return "", fmt.Errorf("go build %s: %w\n%s", pkg, err, said)
			}
			return out, nil
		})
	}
	made := builds.done[key]
	builds.Unlock()

	readTree(t)
	binary, err := made()
	if err != nil {
		t.Fatal(err)
	}
	return binary
}

// readTree opens every folder of the module, so that "go test" does not take
// an old result for a new one when any file has changed: it notes what a test
// opens, but not what the go command opens for it.
func readTree(t testing.TB) {
	t.Helper()
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			break
		}
		above := filepath.Dir(root)
		if above == root {
			t.Fatal("no go.mod above the test")
		}
		root = above
	}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if d != nil && d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "bin") {
			return filepath.SkipDir
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
