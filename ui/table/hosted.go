package table

import (
	"slices"

	"attackwing/game/ai"
	"attackwing/game/record"
	"attackwing/ui/battle"
	"attackwing/ui/front"
	"attackwing/ui/kit"
)

// toastSeconds is how long a toast is shown.
const toastSeconds = 3

// noticeSeconds is how long it is told what was not found as it should be when the window was opened; a click on it takes it
// away before.
const noticeSeconds = 10

// page is the page of its own that is shown, nil when none is.
func (w *stack) page() *Adapter {
	if w.Screen != PageScreen || len(w.pages) == 0 {
		return nil
	}
	return w.pages[len(w.pages)-1]
}

// Typing is where the caret is of a field that is typed in, for the input method.
func (t *Table) Typing() (kit.Box, bool) {
	_, at, on := t.top().Typing()
	return at, on
}

// Presses reports whether what has to be held is pressed instead.
func (t *Table) Presses() bool { return t.ByPress() }

// Sticky reports whether what is dragged on a board hangs on the pointer until the next press.
func (t *Table) Sticky() bool { return t.Battle.Sticky() }

// Tips reports whether words come for a pointer that rests.
func (t *Table) Tips() bool { return t.prefs.Tooltip == "on" }

// Clipboard is the system's.
func (t *Table) Clipboard() kit.Clipboard {
	if t.opts.Data == nil {
		return nil
	}
	return t.opts.Data
}

// WakeIn is after how many seconds what is shown wants a tick though nothing happens, 0: never.
func (t *Table) WakeIn() float64 { return t.top().WakeIn() }

// Open shows a page over the one shown now.
func (t *Table) Open(p kit.Page) {
	t.pages, t.pagesOver = append(t.pages, of(before{t}, p)), append(t.pagesOver, t.Screen)
	t.Screen, t.dirty = PageScreen, true
}

// Back closes the page shown and leads back to what it was opened over; at last the title is seen.
func (t *Table) Back() {
	t.dirty = true
	n := len(t.pages) - 1
	if n < 1 { // nothing lies below the title
		return
	}
	under := t.pagesOver[n]
	t.pages, t.pagesOver = t.pages[:n], t.pagesOver[:n]
	switch {
	case under == Playing && t.Resumable():
		t.Screen = under
	default:
		t.Screen = PageScreen
		t.title.Again()
	}
}

// Play leaves the pages for a battle. They wait behind it: the end of the battle leads back to them.
func (t *Table) Play(b battle.Start) {
	t.Brains = [2]ai.Player{}
	t.Terms = b.Terms
	if b.Event.Is() && t.prefs.Desk == "tournament" {
		t.Terms.Table = record.Tournament
	}
	t.event = b.Event
	t.begin(b.Game, b.Players)
	t.ended, t.reopen, t.Planning.Kept = b.Ended, b.Reopen, b.Dials
}

// Toast says something nobody has to answer.
func (t *Table) Toast(words string) { t.toast, t.toastFor, t.dirty = words, toastSeconds, true }

// toastPasses takes the toast away after a while.
func (t *Table) toastPasses(dt float64) {
	if t.toastFor <= 0 {
		return
	}
	if t.toastFor -= dt; t.toastFor <= 0 {
		t.toast, t.dirty = "", true
	}
}

// toasting is what is said for a while.
func (t *Table) toasting() kit.Toasting {
	return kit.Toasting{Words: t.toast, Away: func() { t.toast, t.toastFor, t.dirty = "", 0, true }}
}

// battleEnded tells whoever began the battle that it is over, once for each end.
func (t *Table) battleEnded() {
	if t.ended == nil || t.told {
		return
	}
	t.told = true
	if say := t.ended(t.Game); say != "" {
		t.Toast(say)
	}
}

// mayReopen asks whoever has heard of the battle's end whether answers may be taken back.
func (t *Table) mayReopen() error {
	if !t.told {
		return nil
	}
	if t.reopen != nil {
		say, err := t.reopen()
		if err != nil {
			return err
		}
		if say != "" {
			t.Toast(say)
		}
	}
	t.told = false
	return nil
}

// leaveBattle goes from the battle to the page it was begun from, at last to the title.
func (t *Table) leaveBattle() {
	t.Screen, t.dirty = PageScreen, true
	t.title.Again()
}

// entries are the pages that the title opens, the lesson among them.
func (t *started) entries() []front.Entry {
	if t.opts.Lesson == nil {
		return t.opts.Pages
	}
	return append(slices.Clip(t.opts.Pages), *t.opts.Lesson)
}

// openEntry opens a page that the title offers.
func (t *Table) openEntry(id string) bool {
	for _, e := range t.entries() {
		if e.ID == id {
			t.Open(e.Open(t))
			return true
		}
	}
	return false
}

// reducedPace is how much faster parts glide for people who want fades only.
const reducedPace = 4

// Pace is how fast things move: 1 as usual, 0 not at all.
func (t *Table) Pace() float64 {
	switch {
	case t.Means.Quick:
		return 0
	case t.prefs.Reduced():
		return reducedPace * t.prefs.Speed()
	}
	return t.prefs.Speed()
}
