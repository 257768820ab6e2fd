//go:build unix

package clitest

import (
	"bytes"
	"os"
	"os/exec"
	"syscall"
	"testing"
)

// WithALimit runs a test that limits the length of files in a process of its own: the limit would
// hold for what the test's own process writes beside it, too. It reports whether this is that
// process.
func WithALimit(t *testing.T) bool {
	t.Helper()
	const mark = "ATTACKWING_TEST_LIMIT"
	if os.Getenv(mark) != "" {
		return true
	}
	c := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$", "-test.v")
	c.Env = append(os.Environ(), mark+"=1")
	if out, err := c.CombinedOutput(); err != nil || !bytes.Contains(out, []byte("--- PASS: "+t.Name())) {
		t.Errorf("%v\n%s", err, out)
	}
	return false
}

// WithRoom has no file become longer than so many bytes meanwhile, as on a disk that is nearly
// full.
func WithRoom(t *testing.T, bytes uint64, do func()) {
	t.Helper()
	var was syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &was); err != nil {
		t.Skip(err)
	}
	small := was
	small.Cur = bytes
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &small); err != nil {
		t.Skip(err)
	}
	defer func() {
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &was); err != nil {
			t.Fatal(err)
		}
	}()
	do()
}
