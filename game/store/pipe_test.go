//go:build unix

package store_test

import (
	"errors"
	"path/filepath"
	"syscall"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/game/store"
)

// A pipe is no file: it is not listed, and nobody waits for it.
func TestNobodyWaitsForAPipe(t *testing.T) {
	d := store.Disk{Root: t.TempDir()}
	must(t, syscall.Mkfifo(filepath.Join(d.Root, "a"), 0o600))
	if _, err := d.Read("a", 10); !errors.Is(err, store.ErrNoFile) {
		t.Errorf("%v", err)
	}
	if _, err := d.Open("a"); !errors.Is(err, store.ErrNoFile) {
		t.Errorf("%v", err)
	}
	got := names(t, d, ".")
	expect.True(t, got == nil, "listed: %v", got)
}
