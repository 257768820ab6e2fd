package window

import (
	"strings"

	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/names"
)

// arrival is a link or a file that came while the window was open, and the question whether to open
// it.
type arrival struct {
	menu kit.Menu
	what string // "battle you were sent"
	note string // how it can be had again
	page func(front.Host) (kit.Page, error)
}

func (a *arrival) question() string { return "Open the " + a.what + "?" }

// Arrive asks whether to open what a link leads to. What is wrong with a link is told.
func (w *Window) Arrive(text string) {
	w.dirty = true
	if w.moved(text) {
		return
	}
	if w.options.Arrive == nil {
		w.said.Say("Links are opened where the game is played.", noticeSeconds)
		return
	}
	what, page, err := w.options.Arrive(text)
	w.offer(arrival{what: what + " you were sent", note: "the link can be opened again", page: page}, err)
}

// receive asks whether to open a file that was let fall where the page takes none.
func (w *Window) receive(files []kit.File) {
	f := files[0]
	w.dirty = true
	switch {
	case w.options.Receive == nil:
		w.said.Say("Files are opened where the game is played.", noticeSeconds)
		return
	case len(files) > 1:
		w.said.Say("Drop the other files one at a time.", noticeSeconds)
	}
	a := arrival{note: "the file can be dropped again"}
	var err error
	if strings.HasSuffix(f.Name, ".zip") && w.options.Data != nil {
		a.what, a.page = "export", func(front.Host) (kit.Page, error) {
			p := NewSettings(forSettings{w})
			p.Dropped([]kit.File{f})
			return p, nil
		}
	} else {
		a.what, a.page, err = w.options.Receive(f)
	}
	a.what += " in " + f.Name
	w.offer(a, err)
}

// offer asks whether to open something, or says why it cannot be.
func (w *Window) offer(a arrival, err error) {
	if err != nil {
		w.said.Say(names.Sentence(err.Error()), noticeSeconds)
		return
	}
	w.arrival = a
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
	if p != nil {
		w.Open(p)
	}
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
		{C: &kit.Command{ID: "arrival:open", Words: "Open it", Key: "o", Do: w.follow},
			Note: "over what is shown now; Back leads here"},
		{C: &kit.Command{ID: "arrival:leave", Words: "Not now", Key: kit.Back(nil).Key, Do: func() {}}, Note: a.note},
	})
	l := a.menu.Layer(w.leaveArrival, ls)
	l.Name = "Link"
	l.Body = a.menu.Dialog(a.question(), ls)
	return l
}
