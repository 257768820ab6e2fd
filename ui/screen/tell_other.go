//go:build !js

package screen

import (
	"encoding/json"
	"os"
)

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

// heard takes what somebody who does not see the window has pressed: a browser's page alone has a
// way to.
func (w *frame) heard() {}
