package table

import (
	"slices"

	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/page"
	"attackwing/ui/window"
)

// openHelp shows what keys do on the page that is shown now.
func (t *Table) openHelp() {
	here := window.Place{Name: inBattle}
	switch p := t.page().(type) {
	case *page.Adapter:
		here = window.Place{Name: names.Title(p.Name()), Page: p.Name(), Commands: p.View.Commands()}
	default:
		if name := t.place(); name != "" {
			here.Name = name
		}
		if t.Screen == Playing {
			here.Commands = slices.Clone(t.screen.Commands())
		}
		for _, k := range t.allCommands() {
			if k.where == here.Name {
				here.Commands = append(here.Commands, &kit.Command{ID: k.id, Words: k.words, Key: k.key})
			}
		}
		if t.Screen == Playing {
			here.Commands = append(here.Commands, pointing...)
		}
	}
	t.Open(page.Of(t, window.NewHelp(prefers{t}, here, t.holdsEverywhere())))
}

// holdsEverywhere are the commands of every page.
func (t *Table) holdsEverywhere() window.Place {
	return window.Place{Name: everywhere, Commands: slices.Concat(window.Everywhere(nil), kit.Own())}
}

// pointing is what can be done in a battle beside the commands: with numbers, the mouse, and keys with something held.
var pointing = kit.Commands{
	{Words: "An option of the list; 0 takes none", Key: "1-9", Also: "0"},
	{Words: "Zoom", Key: "wheel"}, {Words: "Move the table", Key: "drag"}, {Words: "Move the table by keys", Key: "shift+arrows"},
	{Words: "Place or turn by a larger step", Key: "shift"}, {Words: "The ruler with two decimals", Key: "alt"},
}
