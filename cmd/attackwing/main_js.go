package main

import (
	"os"
	"runtime/debug"
)

// mostMemory is about how many bytes the program is to need: a page never gives memory back, and a telephone has little of it.
const mostMemory = 40 << 20

// main opens the window in a page: nobody types a command there, so that its parser, which keeps every method of every type in the program,
// stays away. What the page gives is the link it was opened with, if any; or that another page plays, and this one watches.
func main() {
	debug.SetMemoryLimit(mostMemory)
	s := &streams{in: os.Stdin, out: os.Stdout, err: os.Stderr, stopped: interrupted}
	var c windowed = &playCmd{}
	switch {
	case len(os.Args) > 1 && os.Args[1] == "watch":
		c = &presentCmd{Follow: true}
	case len(os.Args) > 1:
		c = &playCmd{Link: os.Args[1]}
	}
	if err := s.alone(c); err != nil {
		os.Exit(fail(&faults{w: s.err, args: os.Args[1:]}, err, 1))
	}
}
