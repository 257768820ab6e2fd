package e2e

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// Main is the body of a TestMain whose tests call [Start].
//
// Ebitengine wants the main thread and pictures only exist inside its frames,
// so Main runs a game in a hidden window, which does the tests' errands, and the
// tests beside it.
func Main(m *testing.M) {
	os.Exit(run(m))
}

func run(m *testing.M) int {
	flag.Parse()
	defer func() { _ = os.RemoveAll(builds.dir) }()
	if os.Getenv("DISPLAY") == "" {
		display, stop, err := startXvfb()
		if err != nil {
			theHost.err = err
			return m.Run()
		}
		defer stop()
		if err := os.Setenv("DISPLAY", display); err != nil {
			theHost.err = err
			return m.Run()
		}
	}

	code := make(chan int, 1)
	theHost.tests = func() { code <- m.Run() }
	theHost.code = code
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(64, 64)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	err := ebiten.RunGame(theHost)
	if err == nil {
		err = errors.New("the host's window was closed")
	}
	if !theHost.finished {
		theHost.err = fmt.Errorf("no window for the tests: %w", err)
		close(theHost.lost)
		if theHost.started {
			return <-code
		}
		return m.Run()
	}
	return theHost.exit
}

// patience is the longest wait, by the clock on the wall, for what takes as long as the machine
// lets it: that a program starts or ends, that a computer player has thought. On a machine that
// does nothing else none of it takes a second.
const patience = 3 * time.Minute

// host is the hidden game in whose frames the guests are served.
type host struct {
	tests func()
	code  <-chan int
	exit  int
	jobs  chan func()
	lost  chan struct{} // closed when there will be no more frames
	err   error         // why there are none

	started, finished bool
}

var theHost = &host{jobs: make(chan func()), lost: make(chan struct{})}

func (h *host) Update() error {
	if !h.started {
		h.started = true
		go h.tests()
	}
	select {
	case job := <-h.jobs:
		job()
	case h.exit = <-h.code:
		h.finished = true
		return ebiten.Termination
	case <-time.After(50 * time.Millisecond): // let the window breathe
	}
	return nil
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(width, height int) (int, int) { return width, height }

// do runs f inside a frame of the host and returns what f returns.
func (h *host) do(f func() error) error {
	done := make(chan error, 1)
	select {
	case h.jobs <- func() { done <- f() }:
		return <-done
	case <-h.lost:
		return h.err
	}
}

// needDisplay skips the test where it cannot run, except in CI: there a test
// that did not run must not look like one that passed.
func needDisplay(t testing.TB, err error) {
	t.Helper()
	switch {
	case err == nil:
	case errors.Is(err, errNoDisplay) && os.Getenv("CI") == "":
		t.Skip(err)
	default:
		t.Fatal(err)
	}
}

var builds struct {
	sync.Mutex
	dir  string
	done map[string]func() (string, error)
}
