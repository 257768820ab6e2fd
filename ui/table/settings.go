package table

import (
	"attackwing/ui/prefs"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// Settings are what a person prefers; they outlive a battle and the program.
type Settings = prefs.Settings

// setSetting gives a setting another value.
func (t *Table) setSetting(id, value string) {
	t.change(func(s *Settings) {
		*window.By(id).Of(s) = value
	})
}

// change changes the settings, lets them take effect and keeps them.
func (t *Table) change(by func(*Settings)) {
	t.before = append(t.before, t.prefs)
	by(&t.prefs)
	t.prefer()
	t.keepSettings()
}

func (t *Table) keepSettings() {
	if t.opts.Keep != nil {
		t.opts.Keep(t.prefs)
	}
}

// prefer lets the settings take effect.
func (t *Table) prefer() {
	t.prefs = window.Filled(t.prefs)
	t.prefs.Keys = window.Known(t.prefs.Keys)
	scene.HighContrast(t.prefs.Contrast == "high")
	t.dirty = true
}

// suits makes a board look as the person prefers.
func (p *preferred) suits(b *scene.Board) {
	b.Clear, b.Hatched = p.prefs.Colors == "clear", p.prefs.Bases == "hatched"
	b.Plain = p.prefs.Contrast == "high" || p.prefs.Nebulae == "off"
	b.Light = map[string]float64{"dim": 0.5, "bright": 1.8}[p.prefs.Light]
}

// unset takes the last change of the settings back.
func (t *Table) unset() {
	n := len(t.before)
	if n == 0 {
		t.Toast("Nothing to undo.")
		return
	}
	last := t.before[n-1]
	t.before = t.before[:n-1]
	t.prefs = last
	t.prefer()
	t.keepSettings()
}
