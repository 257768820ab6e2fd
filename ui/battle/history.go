package battle

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/reading"
)

// mark remembers where undo leads.
func (h *History) mark() {
	if h.Sent {
		return
	}
	if n := len(h.Marks); n == 0 || h.Marks[n-1] < h.setStart {
		h.Marks = append(h.Marks, h.setStart)
	}
}

// opening knows what has happened before the window shows a battle: the laying of the table, or of
// one that goes on its log, and where undo leads.
func (b *Session) opening() {
	if len(b.Game.Answers()) == 0 {
		for _, e := range b.Game.Opening() {
			b.Told.opens(&b.Table, e)
		}
		return
	}
	f := record.Shoot(b.Game.Setup(), b.Game.Answers())
	b.History.Marks = f.Decisions([2]bool{b.Brains[0] == nil, b.Brains[1] == nil})
	first, err := game.NewQuiet(b.Game.Setup())
	if err != nil {
		return
	}
	first.State().CopyTo(&b.Shown)
	for i, m := range f.Moments {
		for _, e := range m.Events {
			if i == 0 {
				b.Told.opens(&b.Table, e)
				continue
			}
			b.Told.say(&b.Table, e)
			b.Told.tally(b.Game.Setup(), &b.Shown, e)
			game.Follow(&b.Shown, e)
		}
	}
	b.Game.State().CopyTo(&b.Shown)
	b.Told.hearAgain(&b.Table, f)
}

// Undo takes the battle back to the last decision of a person: dials that are locked one at a time.
func (b *Session) Undo() {
	if b.Game == nil {
		return
	}
	last := b.Planning.last()
	switch {
	case last == game.NoShip && b.Far.Is():
		b.Do(b.Far.askUndo())
	case last == game.NoShip || b.Game.Over():
		b.Do(b.History.undo(&b.Table, b.dialsSeen()))
	case !b.Cover.Down: // else it would be taken back unseen
		b.Do(b.Planning.unlock(last))
		b.plan(last)
	}
}

// dialsSeen returns the player who sees their own dials now, Nobody while the screen is passed.
func (b *Session) dialsSeen() game.PlayerID {
	if b.Cover.Down {
		return game.Nobody
	}
	return b.Planning.Seat
}

// undo goes back to the last decision of a person; seen is whose dials may be seen.
func (h *History) undo(t *reading.Table, seen game.PlayerID) Effect {
	switch {
	case handedIn(t) != game.Nobody:
		return h.wish(t, len(t.Game.Answers())-1, seen)
	case len(h.Marks) == 0:
		return refuse{Why: "Nothing to undo."}
	default:
		return h.wish(t, h.Marks[len(h.Marks)-1], seen)
	}
}

// handedIn returns the person whose dial was handed in last, at one screen with another person and
// before any dial is revealed: Nobody when the last answer was something else.
func handedIn(t *reading.Table) game.PlayerID {
	ps := t.Prompts()
	if !t.HotSeat() || len(ps) == 0 || ps[0].Ask != game.ChooseManeuver {
		return game.Nobody
	}
	return dialsAfter(record.Shoot(t.Game.Setup(), t.Game.Answers()), len(t.Game.Answers())-1)
}

// dialsAfter returns the player whose dials were set after the n-th answer and are face down still,
// Nobody if there are none or both players'.
func dialsAfter(f *record.Film, n int) game.PlayerID {
	whose := game.Nobody
	for _, m := range f.Moments[max(1, min(n+1, len(f.Moments))):] {
		if m.Ask != game.ChooseManeuver || whose != game.Nobody && whose != m.Player {
			return game.Nobody
		}
		whose = m.Player
	}
	return whose
}

// wish takes the battle back to the n-th answer: at once when nothing came to light since, else
// when all agree; seen is whose dials may be seen. Who has agreed once is not asked again before
// the next answer.
//
// Ruling: a battle that was given up is over, and tells its dials that are face down and its dice
// to come. A concession is taken back as a revealed dial is: if the other player agrees, and at a
// table without undo not at all.
func (h *History) wish(t *reading.Table, n int, seen game.PlayerID) Effect {
	f := record.Shoot(t.Game.Setup(), t.Game.Answers())
	diced, dials := f.Crossed(n)
	hidden := game.Nobody // whose dials, face down still, are taken back by somebody else
	if whose := dialsAfter(f, n); t.HotSeat() && !diced && !dials && whose != seen {
		hidden = whose
	}
	given := t.Game.Over() && t.Game.State().Result.By == game.ByConcession
	dials = dials || given
	switch {
	case diced && !t.Uses("undo"):
		return refuse{Why: "You cannot undo past a dice roll.", Away: true}
	case dials && !t.Uses("undo"):
		return refuse{Why: "You cannot undo past a revealed dial.", Away: true}
	case hidden == game.Nobody && (!diced && !dials || h.Agreed):
		return Jump{Answers: n}
	}
	a := &asking{n: n, Diced: diced, dials: dials, Conceded: given, Other: game.Nobody}
	if n+1 < len(f.Moments) {
		m := &f.Moments[n+1]
		a.Before = whenWords(m)
		if t.HotSeat() && m.Player != game.Nobody {
			a.Other = m.Player.Other()
		}
	}
	if last := f.Moments[len(f.Moments)-1].Player; given && t.HotSeat() && last != game.Nobody {
		a.Other = last.Other()
	}
	if hidden != game.Nobody {
		a.Other, a.Hidden = hidden, true
	}
	h.Asking = a
	return stale{}
}

// takeBack takes the battle back to the n-th answer; a note tells who agreed.
func (b *Session) takeBack(n int, note string) {
	h := &b.History
	if err := b.Host.Reopen(); err != nil {
		b.Host.Toast("Not undone: " + err.Error())
		return
	}
	h.Marks = slices.DeleteFunc(h.Marks, func(m int) bool { return m >= n })
	b.Flow.empty()
	if err := h.Undone.Back(b.Game, n); err != nil {
		b.Refuse(err.Error())
		return
	}
	b.Question.Unput = Unput{again: n + 1} // who goes back to a question wants to be asked
	b.turnedBack(n, "Undone"+note+".")
}

// Redo gives the answers that were taken back last once more. The dice fall the same.
func (b *Session) Redo() {
	h := &b.History
	if b.Game == nil || !h.Undone.Can(b.Game) {
		b.Refuse("Nothing to redo.")
		return
	}
	b.Flow.empty()
	if err := b.Game.Rewind(h.Undone.At()); err != nil { // the computer may have gone on by itself
		b.Refuse(err.Error())
		return
	}
	b.Game.State().CopyTo(&b.Shown)
	b.Told.goneBack(&b.Table)
	b.Told.note(&b.Table, "Redone.")
	n, err := h.Undone.Again(b.Game, func(events []game.Event) {
		for _, e := range events {
			b.Told.say(&b.Table, e)
			b.follow(e)
		}
	})
	if err != nil {
		b.Refuse(err.Error())
	}
	h.Marks = append(h.Marks, n)
	b.turnedBack(len(b.Game.Answers()), "")
}

// turnedBack shows the table after its battle has jumped to the n-th answer.
func (b *Session) turnedBack(n int, words string) {
	b.Reset(n)
	b.Told.retally(b.Game)
	b.Told.goneBack(&b.Table)
	if words != "" {
		b.Told.note(&b.Table, words)
	}
	b.Host.Back()
	b.keepDials()
	b.See()
	b.keep()
}

// asking is a take-back that dice or dials stand against: it waits for everybody's yes.
type asking struct {
	n            int // answers that are left
	Diced, dials bool
	Hidden       bool // dials of somebody else that are face down
	Conceded     bool // the battle was given up
	Before       string
	Other        game.PlayerID // who has to agree, Nobody in a battle against the computer
}

// whenWords returns the moment of a decision in words.
func whenWords(m *record.Moment) string {
	where := "Set-up"
	if m.Round > 0 {
		where = fmt.Sprintf("Round %d, %s", m.Round, m.Phase)
	}
	if m.Ask == game.ChooseManeuver {
		return where + ": the dials"
	}
	return where + ": " + m.Asked
}

// back is a decision in the list of those that can be taken back.
type back struct {
	N     int
	Words string
}

// fresh takes note of a new answer: nothing can be given again, and a take-back asks anew.
func (h *History) fresh() { h.Agreed = false; h.Undone.Forget() }

// ListBacks opens the list of the last decisions.
func (h *History) ListBacks(t *reading.Table) Effect {
	if t.Game == nil || len(h.Marks) == 0 {
		return refuse{Why: "Nothing to undo."}
	}
	f := record.Shoot(t.Game.Setup(), t.Game.Answers())
	h.Backs, h.BackAt = nil, 0
	for _, n := range slices.Backward(h.Marks) {
		if n+1 >= len(f.Moments) {
			continue
		}
		m := &f.Moments[n+1]
		b := back{n, whenWords(m)}
		if m.Ask != game.ChooseManeuver { // what a dial says is not told here
			b.Words += " · " + m.Chosen
		}
		h.Backs = append(h.Backs, b)
	}
	return stale{}
}

// Agree takes back what was asked for.
func (h *History) Agree(u *game.Setup) Effect {
	a := h.Asking
	h.Asking, h.Agreed = nil, true
	note := ""
	if a.Other != game.Nobody {
		note = "; " + u.Player(a.Other) + " agreed"
	}
	return Jump{Answers: a.n, Note: note}
}

// BackTo takes back the i-th decision of the list and all after it.
func (b *Session) BackTo(i int) {
	n := b.History.Backs[i].N
	b.History.Backs = nil
	b.Do(b.History.wish(&b.Table, n, b.dialsSeen()))
}
