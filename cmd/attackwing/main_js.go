package main

import (
	"os"
	"runtime/debug"
	"syscall/js"

	"attackwing/cmd/internal/app"
	"attackwing/cmd/internal/cli"
	"attackwing/ui/freetable"
	"attackwing/ui/front"
	"attackwing/ui/input"
	"attackwing/ui/kit"
	"attackwing/ui/platform"
)

// mostMemory is about how many bytes the program is to need: a page never gives memory back, and a
// telephone has little of it.
const mostMemory = 36 << 20

// main opens the window in a page: nobody types a command there, so that its parser, which keeps
// every method of every type in the program, stays away. What the page gives is the link it was
// opened with, if any; or that another page plays or gives a talk, and this one watches.
func main() {
	debug.SetMemoryLimit(mostMemory)
	platform.TakeDrops(input.Chosen)
	os.Exit(cli.Do("attackwing", os.Args[1:], os.Stdin, os.Stdout, os.Stderr, func(s *cli.Streams) error {
		if !platform.Keeps() {
			s.Notices = append(s.Notices,
				"This browser does not keep your battles. They are gone when you leave this page.")
		}
		shared := js.Global().Get("attackwingLink")
		play := &playCmd{Page: true}
		open := play.Run
		switch {
		case len(os.Args) > 1 && os.Args[1] == "watch":
			open = (&presentCmd{Follow: true}).Run
		case len(os.Args) > 1 && os.Args[1] == "talk":
			open = followTab
		case shared.Truthy():
			play.Link = shared.String()
		}
		return s.WithSheets(func() error { return open(s) })
	}))
}

// followTab shows the talk that another tab gives.
func followTab(s *cli.Streams) error {
	cat, err := s.Cards()
	if err != nil {
		return err
	}
	w := &app.Window{Cards: cat}
	w.First = func(h front.Host) (kit.Page, error) {
		p := w.FreeTable(h)
		freetable.Follow(w.Free, app.AudienceTab())
		return p, nil
	}
	return w.Open(s)
}
