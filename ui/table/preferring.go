package table

import (
	"attackwing/game"
	"attackwing/ui/page"
	"attackwing/ui/prefs"
	"attackwing/ui/window"
)

// openSettings shows the settings over what is shown now.
func (t *Table) openSettings() { t.Open(page.Of(t, window.NewSettings(prefers{t}))) }

// prefers is the window as the pages of settings and keys see it.
type prefers struct{ *Table }

func (t prefers) Settings() prefs.Settings        { return t.prefs }
func (t prefers) Change(by func(*prefs.Settings)) { t.change(by) }
func (t prefers) Unchange()                       { t.unset() }
func (t prefers) Changes() int                    { return len(t.before) }
func (t prefers) Sized() float64                  { return t.sized }
func (t prefers) Bound() bool                     { return t.Binds() && !t.Game.Over() }
func (t prefers) Data() window.Data               { return t.opts.Data }
func (t prefers) Diagnostics() string             { return t.diagnostics() }
func (t prefers) ChangeKeys()                     { t.openKeys() }

// Sample is the battle chosen at the title, as it is set up.
func (t prefers) Sample() *game.Setup {
	if g := t.setUp(max(0, t.scen)); g != nil {
		return g.Setup()
	}
	return nil
}
