package screen

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"attackwing/ui/window"
)

// title is what the window is called.
const title = "Attack Wing Playfield"

// Run opens the window and returns when it is closed. Report is a file that always says what is shown, for tests; "" none. Once
// closes the window when its first picture was shown.
func Run(o window.Options, report string, once bool) error {
	pw, ph, dense, err := opens()
	if err != nil {
		return fmt.Errorf("the window: %w", err)
	}
	w := &frame{report: report, once: once, ahead: make(chan struct{})}
	o.Title.NewSeed, o.Now, o.Sound, o.Full = rand.Uint64, time.Now, w.sound.Play, fullScreen
	w.window = window.New(o)
	go w.paintAhead(pw, ph, dense)
	if err := run(w); err != nil {
		return fmt.Errorf("the window: %w", err)
	}
	return nil
}

// tell writes the report when it has changed: to a new file first, so that nobody reads half of it.
func (w *frame) tell() {
	if w.report == "" {
		return
	}
	r := w.window.Report()
	if k := w.unit / w.dense; k > 0 {
		r.Enlarge(k)
	}
	b, err := json.Marshal(r)
	if err != nil || string(b) == w.told {
		return
	}
	tmp := w.report + ".new"
	if os.WriteFile(tmp, b, 0o644) == nil && os.Rename(tmp, w.report) == nil {
		w.told = string(b)
	}
}
