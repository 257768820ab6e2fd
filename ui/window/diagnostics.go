package window

import (
	"fmt"
	"strings"
)

// diagnostics returns the facts for a report of a fault, without anything about persons.
//
// Ruling: the seed of a battle stands in them once the battle is over. Before, it would tell the
// dice to come.
func (w *Window) diagnostics() string {
	var out strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&out, format+"\n", args...) }
	line("Attack Wing Playfield %s", w.options.Data.Version())
	line("window %.0f x %.0f at %.0f%%", w.Pane.W, w.Pane.H, 100*max(w.sized, 0.01))
	if b := &w.Battle; b.Game != nil {
		u := b.Game.Setup()
		line("battle %s, %s, %s, %d answers", u.Scenario.Sheet().ID, b.When(), b.Shown.Phase, len(b.Game.Answers()))
		if b.Game.Over() {
			line("seed %d", u.Seed)
		}
		kind, _ := w.kind()
		line("table %s", kind)
		for _, v := range u.House.Values() {
			line("house rule %s = %s", v.Key, v.Value)
		}
	}
	for i := range Settings {
		if k := &Settings[i]; k.Changed(&w.now) {
			line("setting %s = %s", k.ID, *k.Of(&w.now))
		}
	}
	return out.String()
}
