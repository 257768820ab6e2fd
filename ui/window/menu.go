package window

import (
	"attackwing/ui/battle/screen"
	"attackwing/ui/kit"
)

// openMenu shows the menu of a page that has none of its own.
func (w *Window) openMenu() {
	w.menu.Show()
	w.Top().Stale()
}

// closeMenu closes it.
func (w *Window) closeMenu() {
	w.menu.Hide()
	w.Top().Stale()
}

// overAny returns what any page may have over it: that menu, and the question of a link.
func (w *Window) overAny() []kit.Layer {
	if w.arrival.menu.Open {
		return []kit.Layer{w.arrivalLayer()}
	}
	if !w.menu.Open {
		return nil
	}
	ls := w.menuLines()
	l := w.menu.Layer(w.closeMenu, ls)
	l.Body = w.menu.Dialog("Menu", ls)
	return []kit.Layer{l}
}

// menuLines returns the lines of the menu: the way out of the page, then what there is everywhere.
func (w *Window) menuLines() []kit.MenuLine {
	ls := []kit.MenuLine{kit.Resume("close this menu")}
	for _, l := range screen.MenuAnywhere(forScreen{w}) {
		if l.C.ID != "menu:"+w.Top().Page.Name() {
			ls = append(ls, l)
		}
	}
	for _, id := range []string{"mute", "full"} {
		if c := w.everywhere().By(id); c.Do != nil {
			ls = append(ls, kit.MenuLine{C: c})
		}
	}
	if back := w.Top().Page.Commands().By("back"); back != nil && back.Do != nil {
		leave := *back
		leave.Key, leave.Icon = "l", ""
		ls = append(ls, kit.MenuLine{C: &leave, Note: "leave this page"})
	}
	return w.menu.Closing(w.closeMenu, ls)
}
