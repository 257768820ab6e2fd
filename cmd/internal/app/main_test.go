package app

import (
	"os"
	"testing"

	"attackwing/cmd/internal/cli/clitest"
)

// TestMain keeps the data of whoever runs the tests out of them. As a child it plays a game or works
// a desk instead.
func TestMain(m *testing.M) {
	if isChild() {
		return
	}
	os.Exit(clitest.Main(m))
}

// must fails the test at once if there is an error.
func must(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
