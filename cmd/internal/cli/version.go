package cli

import (
	"fmt"
	"runtime"

	"attackwing/game/record"
)

// Version returns the program's version, and the system it runs on.
func Version() string {
	words := record.Version()
	if words == "" {
		words = "of an unknown version"
	}
	return fmt.Sprintf("%s, %s/%s, %s", words, runtime.GOOS, runtime.GOARCH, runtime.Version())
}
