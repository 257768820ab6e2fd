//go:build unix

package apptest

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// Pipe makes a file that keeps whoever opens it waiting.
func Pipe(t *testing.T, parts ...string) {
	t.Helper()
	name := filepath.Join(parts...)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(name, 0o600); err != nil {
		t.Skip("no pipes here: ", err)
	}
}
