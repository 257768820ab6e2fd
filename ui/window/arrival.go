package window

import (
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// arrival is a link that came while the window was open, and the question whether to follow it.
type arrival struct {
	menu kit.Menu
	what string // "battle"
	page func(front.Host) (kit.Page, error)
}

func (a *arrival) question() string { return "Open the " + a.what + " you were sent?" }

// Arrive asks whether to open what a link leads to. What is wrong with a link is told.
func (w *Window) Arrive(text string) {
	w.dirty = true
	if w.options.Arrive == nil {
		w.said.Say("Links are opened where the game is played.", noticeSeconds)
		return
	}
	what, page, err := w.options.Arrive(text)
	if err != nil {
		w.said.Say(names.Sentence(err.Error()), noticeSeconds)
		return
	}
	w.arrival = arrival{what: what, page: page}
	w.arrival.menu.Show()
	w.Top().Stale()
}

// follow opens what a link leads to.
func (w *Window) follow() {
	p, err := w.arrival.page(w)
	if err != nil {
		w.said.Say(names.Sentence(err.Error()), noticeSeconds)
		return
	}
	w.Open(p)
}

// leaveArrival closes the question.
func (w *Window) leaveArrival() {
	w.arrival.menu.Hide()
	w.Top().Stale()
}

// arrivalLayer returns the question, while it is open.
func (w *Window) arrivalLayer() kit.Layer {
	a := &w.arrival
	ls := a.menu.Closing(w.leaveArrival, []kit.MenuLine{
		{C: &kit.Command{ID: "arrival:open", Words: "Open it", Key: "o", Do: w.follow}, Note: "over what is shown now; Back leads here"},
		{C: &kit.Command{ID: "arrival:leave", Words: "Not now", Key: kit.Back(nil).Key, Do: func() {}}, Note: "the link can be opened again"},
	})
	l := a.menu.Layer(w.leaveArrival, ls)
	l.Name = "Link"
	l.Body = a.menu.Dialog(a.question(), ls)
	return l
}
