package screen

import (
	"fmt"
	"math/rand/v2"
	"time"

	"attackwing/ui/window"
)

// title is the title of the window.
const title = "Attack Wing Playfield"

// Run opens the window and returns when it is closed. Report is a file that always says what is
// shown, for tests; "" none. Once closes the window when its first picture was shown.
func Run(o window.Options, report string, once bool) error {
	w := &frame{report: report, once: once, ahead: make(chan struct{}), settle: hurry()}
	o.Title.NewSeed, o.Now, o.Sound, o.Full = rand.Uint64, time.Now, w.sound.Play, fullScreen
	w.window = window.New(o)
	go w.paintAhead()
	if err := run(w); err != nil {
		return fmt.Errorf("the window: %w", err)
	}
	return nil
}
