package window

// invite opens the page on which the player at another computer is met once more.
func (w *Window) invite() {
	if w.options.Again == nil {
		w.Battle.Refuse("Invitations do not work here.")
		return
	}
	w.Open(w.options.Again(forTitle{w}, &w.Battle))
}
