package table

import (
	"fmt"
	"strings"

	"attackwing/ui/window"
)

// diagnostics are what helps to see what went wrong, without anything about persons.
func (t *Table) diagnostics() string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("Attack Wing Playfield %s", t.opts.Data.Version())
	line("window %.0f x %.0f at %.0f %%", t.w, t.h, 100*max(t.sized, 0.01))
	if t.Game != nil {
		u := t.Game.Setup()
		line("battle %s, seed %d, %s, %s, %d answers", u.Scenario.Sheet().ID, u.Seed, t.When(), t.Shown.Phase, len(t.Game.Answers()))
		kind, _ := t.kindHere()
		line("table %s", kind)
		for _, v := range u.House.Values() {
			line("house rule %s = %s", v.Key, v.Value)
		}
	}
	for i := range window.Settings {
		if k := &window.Settings[i]; k.Changed(&t.prefs) {
			line("setting %s = %s", k.ID, *k.Of(&t.prefs))
		}
	}
	return b.String()
}
