package table

import (
	"slices"

	"attackwing/game"
	"attackwing/ui/battle/screen"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/prefs"
	"attackwing/ui/window"
)

// openSettings shows the settings over what is shown now.
func (t *Table) openSettings() { t.Open(window.NewSettings(prefers{t})) }

// prefers is the window as the pages of settings and keys see it.
type prefers struct{ *Table }

func (t prefers) Settings() prefs.Settings        { return t.prefs }
func (t prefers) Change(by func(*prefs.Settings)) { t.change(by) }
func (t prefers) Unchange()                       { t.unset() }
func (t prefers) Keys() map[string]string         { return t.prefs.Keys }
func (t prefers) Glossary()                       { t.openGlossary() }
func (t prefers) Changes() int                    { return len(t.before) }
func (t prefers) Sized() float64                  { return t.sized }
func (t prefers) Bound() bool                     { return t.Binds() && !t.Game.Over() }
func (t prefers) Data() window.Data               { return t.opts.Data }
func (t prefers) Diagnostics() string             { return t.diagnostics() }
func (t prefers) ChangeKeys()                     { t.openKeys() }

// Sample is the battle chosen at the title, as it is set up.
func (t prefers) Sample() *game.Setup {
	if g := t.title.Next.Laid(); g != nil {
		return g.Setup()
	}
	return nil
}

// openKeys shows the commands with their keys over what is shown now.
func (t *Table) openKeys() { t.Open(window.NewKeys(prefers{t})) }

// Given is the key that a person has given a command of a page.
func (t *Table) Given(page string, c *kit.Command) (string, bool) {
	return window.Given(t.prefs.Keys, page, c)
}

// Places are the pages that are open, from the top, then what holds everywhere and in a battle.
func (t prefers) Places() (at []window.Place) {
	for _, p := range slices.Backward(t.pages) {
		if !slices.Contains([]string{"settings", "keys", "help"}, p.Name()) {
			at = append(at, window.Place{Name: names.Title(p.Name()), Page: p.Name(), Commands: p.View.Page.Commands()})
		}
	}
	return append(at, holdsEverywhere(), window.Place{Name: inBattle, Commands: screen.Keys})
}
