//go:build !js

package app

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"sync"
	"sync/atomic"

	"attackwing/cmd/internal/cli"
	"attackwing/game/store"
	"attackwing/ui/freetable"
)

// talkFile is the name, in the player's folder, of the file with the talk given now.
const talkFile = "now" + TalkEnding

// Program is the file of this program, which opens a second window; "", as in tests, there is none.
var Program string

// stage is a second window of this program that follows a talk by its file.
type stage struct {
	cards string // the folder of own cards, "" none
	open  atomic.Bool
	last  *os.Process

	mu    sync.Mutex
	asked []string // commands pressed in it
}

func (w *Window) stage() freetable.Stage {
	if Program == "" {
		return nil
	}
	s := &stage{cards: w.cardFolder}
	w.ends = append(w.ends, s.Close)
	return s
}

// Close closes the window.
func (s *stage) Close() {
	if s.Opened() {
		s.last.Kill() // it may be gone already
	}
}

// Open opens the window; one that was closed is opened again.
func (s *stage) Open() error {
	args := []string{"present", "--follow", cli.WhereIs(talkFile)}
	if s.cards != "" {
		args = append(args, "--cards", s.cards)
	}
	c := exec.Command(Program, args...)
	out, err := c.StdoutPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		return err
	}
	s.last = c.Process
	s.open.Store(true)
	go func() {
		s.hear(out)
		c.Wait() // how it ended is nothing to us
		s.open.Store(false)
	}()
	return nil
}

// mostAsked is more commands than anybody presses between two looks.
const mostAsked = 64

// hear takes what is pressed in the window, a line each, until it is closed.
func (s *stage) hear(out io.Reader) {
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		s.mu.Lock()
		if len(s.asked) < mostAsked {
			s.asked = append(s.asked, lines.Text())
		}
		s.mu.Unlock()
	}
}

// Asked returns what was pressed in the window since the last call.
func (s *stage) Asked() (ids []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	ids, s.asked = s.asked, nil
	return ids
}

// Opened reports whether the window is open.
func (s *stage) Opened() bool { return s.open.Load() }

// Show has the window show something.
func (s *stage) Show(t freetable.Talk) error {
	b, err := json.Marshal(t)
	if err != nil {
		return err
	}
	return store.Put(cli.UserFiles(), talkFile, b)
}
