package window

import (
	"attackwing/game"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

// invite opens the page on which the player at another computer is met once more.
func (w *Window) invite() {
	if w.options.Again == nil {
		w.Battle.Refuse("Invitations do not work here.")
		return
	}
	w.Open(w.options.Again(forTitle{w}, &w.Battle))
}

// showTo opens the page on which somebody is invited to watch the battle.
func (w *Window) showTo() {
	if w.options.Show == nil {
		w.Battle.Refuse("Invitations do not work here.")
		return
	}
	w.Open(w.options.Show(forTitle{w}, &w.Battle))
}

// PlayAfar opens the page on which a friend is invited to play on from a table.
func (w *Window) PlayAfar(table *game.Setup, own game.PlayerID) {
	if w.options.Title.Afar == nil {
		w.Toast("Invitations do not work here.")
		return
	}
	w.Open(front.NewPlaced(forTitle{w}, w.options.Title, table, own))
}

// Invited is the page on which an invitation is answered that came as a link.
func (w *Window) Invited(text string) kit.Page {
	return front.NewInvited(forTitle{w}, w.options.Title, text)
}
