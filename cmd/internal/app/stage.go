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

// talkFile is what the audience of the talk sees that is given now.
const talkFile = "now" + TalkEnding

// stage is a second window of this program that follows a talk by its file.
type stage struct {
	cards string // the folder of own cards, "" none
	open  atomic.Bool
}

func (w *Window) stage() freetable.Stage { return &stage{cards: w.cardFolder} }

// Open opens the window; one that was closed is opened again.
func (s *stage) Open() error {
	program, err := os.Executable()
	if err != nil {
		return err
	}
	args := []string{"present", "--follow", cli.WhereIs(talkFile)}
	if s.cards != "" {
		args = append(args, "--cards", s.cards)
	}
	c := exec.Command(program, args...)
	if err := c.Start(); err != nil {
		return err
	}
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
