package table

import "attackwing/game"

// mark remembers where undo leads.
func (t *Table) mark() {
	if n := len(t.marks); n == 0 || t.marks[n-1] < t.setStart {
		t.marks = append(t.marks, t.setStart)
	}
}

// Undo takes the battle back to the last decision of a person.
func (t *Table) undo() {
	if t.g == nil {
		return
	}
	if len(t.locked) > 0 && t.planner != game.NoShip {
		t.locked, t.dirty = map[game.ShipID]bool{}, true
		return
	}
	if len(t.marks) == 0 {
		t.refuse("Nothing to take back.")
		return
	}
	n := t.marks[len(t.marks)-1]
	t.marks = t.marks[:len(t.marks)-1]
	t.thinking, t.now, t.queue = nil, nil, t.queue[:0]
	gone := append([]game.Answer(nil), t.g.Answers()[n:]...)
	if err := t.g.Rewind(n); err != nil {
		t.refuse(err.Error())
		return
	}
	t.undone = append(t.undone, taken{n, gone})
	t.turnedBack(n, "Taken back.")
}

// taken is a part of a battle that was taken back: the answers after the n-th.
type taken struct {
	n       int
	answers []game.Answer
}

// redo gives the answers that were taken back last once more. The dice fall the same.
func (t *Table) redo() {
	if t.g == nil || len(t.undone) == 0 || t.undone[len(t.undone)-1].n > len(t.g.Answers()) {
		t.refuse("Nothing to give again.")
		return
	}
	last := t.undone[len(t.undone)-1]
	t.undone = t.undone[:len(t.undone)-1]
	t.thinking, t.now, t.queue = nil, nil, t.queue[:0]
	if err := t.g.Rewind(last.n); err != nil { // the computer may have gone on by itself
		t.refuse(err.Error())
		return
	}
	t.log = append(t.log, line{t.shown.Round, t.shown.Phase, "Given again.", false})
	t.g.State().CopyTo(&t.shown)
	for _, a := range last.answers {
		events, err := t.g.Submit(a)
		if err != nil {
			t.refuse(err.Error())
			break
		}
		for _, e := range events {
			t.say(e)
			t.follow(e)
		}
	}
	t.marks = append(t.marks, last.n)
	t.turnedBack(len(t.g.Answers()), "")
}

// turnedBack shows the table after its battle has jumped to the n-th answer.
func (t *Table) turnedBack(n int, words string) {
	t.openAt = 0
	t.g.State().CopyTo(&t.shown)
	t.promptID, t.planner = -1, game.NoShip
	t.setStart = n
	if words != "" {
		t.log = append(t.log, line{t.shown.Round, t.shown.Phase, words, false})
	}
	t.Screen, t.dirty = Playing, true
	t.dial, t.locked = map[game.ShipID]int{}, map[game.ShipID]bool{}
	t.see()
	t.keep()
}
