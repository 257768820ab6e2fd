//go:build !js

package app

import (
	"encoding/json"
	"os"
	"os/exec"
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
}

func (w *Window) stage() freetable.Stage {
	if Program == "" {
		return nil
	}
	s := &stage{cards: w.cardFolder}
	w.ends = append(w.ends, s.close)
	return s
}

// close closes the window with this one.
func (s *stage) close() {
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
	if err := c.Start(); err != nil {
		return err
	}
	s.last = c.Process
	s.open.Store(true)
	go func() {
		c.Wait() // how it ended is nothing to us
		s.open.Store(false)
	}()
	return nil
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
