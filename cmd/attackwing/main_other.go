//go:build !js

package main

import (
	"os"

	"attackwing/cmd/internal/app"
)

func main() {
	app.Program, _ = os.Executable() // without it there is one window
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
