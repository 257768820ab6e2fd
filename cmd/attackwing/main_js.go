package main

import (
	"os"
	"runtime/debug"
	"syscall/js"

	"attackwing/cmd/internal/cli"
	"attackwing/ui/input"
	"attackwing/ui/platform"
)

// mostMemory is about how many bytes the program is to need: a page never gives memory back, and a
// telephone has little of it.
const mostMemory = 36 << 20

// main opens the window in a page: nobody types a command there, so that its parser, which keeps
// every method of every type in the program, stays away. What the page gives is the link it was
// opened with, if any; or that another page plays, and this one watches.
func main() {
	debug.SetMemoryLimit(mostMemory)
	platform.TakeDrops(input.Chosen)
	os.Exit(cli.Do("attackwing", os.Args[1:], os.Stdin, os.Stdout, os.Stderr, func(s *cli.Streams) error {
		shared := js.Global().Get("attackwingLink")
		play := &playCmd{Page: true}
		open := play.Run
		switch {
		case len(os.Args) > 1 && os.Args[1] == "watch":
			open = (&presentCmd{Follow: true}).Run
		case shared.Truthy():
			play.Link = shared.String()
		}
		return s.WithSheets(func() error { return open(s) })
	}))
}
