package main

import (
	"os"
	"runtime/debug"
	"syscall/js"

	"attackwing/game/link"
	"attackwing/ui/input"
	"attackwing/ui/platform"
)

// mostMemory is about how many bytes the program is to need: a page never gives memory back, and a
// telephone has little of it.
const mostMemory = 40 << 20

// main opens the window in a page: nobody types a command there, so that its parser, which keeps
// every method of every type in the program, stays away. What the page gives is the link it was
// opened with, if any; or that another page plays, and this one watches.
func main() {
	debug.SetMemoryLimit(mostMemory)
	platform.TakeDrops(input.Chosen)
	s := &streams{in: os.Stdin, out: os.Stdout, err: os.Stderr, stopped: interrupted}
	told := &faults{w: s.err, args: os.Args[1:]}
	var c windowed = &playCmd{}
	shared := js.Global().Get("attackwingLink")
	switch {
	case len(os.Args) > 1 && os.Args[1] == "watch":
		c = &presentCmd{Follow: true}
	case shared.Truthy() && !link.Is(shared.String()): // it is not taken for a command here, which nobody can give
		os.Exit(fail(told, link.ErrNone, 1))
	case shared.Truthy():
		c = &playCmd{Link: shared.String()}
	}
	if err := s.alone(c); err != nil {
		os.Exit(fail(told, err, 1))
	}
}
