package app

import (
	"os"
	"testing"

	"attackwing/cmd/internal/cli/clitest"
	"attackwing/game/gametest/expect"
)

// TestMain keeps the data of whoever runs the tests out of them. As a child it plays a game or works
// a desk instead.
func TestMain(m *testing.M) {
	if isChild() {
		return
	}
	os.Exit(clitest.Main(m))
}

// must ends a test if there is an error.
var must = expect.OK
