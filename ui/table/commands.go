package table

import (
	"slices"

	"attackwing/ui/battle/screen"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/window"
)

// What the commands of a battle, and those of every page, are listed under.
const (
	everywhere = "Everywhere"
	inBattle   = "Battle"
)

// openHelp shows what keys do on the page that is shown now.
func (t *Table) openHelp() {
	p := t.top()
	here := window.Place{Name: names.Title(p.Name()), Page: p.Name(), Commands: p.View.Commands()}
	if p == t.view {
		here.Name, here.Commands = inBattle, slices.Concat(here.Commands, screen.Beside)
	}
	t.Open(window.NewHelp(prefers{t}, here, holdsEverywhere()))
}

// holdsEverywhere are the commands of every page.
func holdsEverywhere() window.Place {
	return window.Place{Name: everywhere, Commands: slices.Concat(kit.Own(), window.Everywhere(nil))}
}

// keyName is what a key cap says where a command of what is shown has this key unless changed.
func (t *Table) keyName(cap string) string {
	if len(t.prefs.Keys) == 0 {
		return cap
	}
	p := t.top()
	for _, c := range slices.Concat(p.View.Commands(), holdsEverywhere().Commands) {
		if c == nil || kit.CapOf(c.Key) != cap {
			continue
		}
		if own, ok := window.Given(t.prefs.Keys, p.Name(), c); ok {
			return kit.CapOf(own)
		}
	}
	return cap
}
