package table

import (
	"slices"

	"attackwing/game"
	"attackwing/game/record"
)

// mark remembers where undo leads.
func (t *Table) mark() {
	if n := len(t.marks); n == 0 || t.marks[n-1] < t.setStart {
		t.marks = append(t.marks, t.setStart)
	}
}

// opening knows what has happened before the window shows a battle: the laying of the table, or of one that goes on its
// log, and where undo leads.
func (t *Table) opening() {
	if len(t.g.Answers()) == 0 {
		for _, e := range t.g.Opening() {
			if _, laid := e.(game.TokenLaid); !laid {
				t.say(e)
			}
		}
		return
	}
	f := record.Shoot(t.g.Setup(), t.g.Answers())
	t.marks = f.Decisions([2]bool{t.brains[0] == nil, t.brains[1] == nil})
	first, err := game.NewQuiet(t.g.Setup())
	if err != nil {
		return
	}
	first.State().CopyTo(&t.shown)
	for i, m := range f.Moments {
		for _, e := range m.Events {
			if _, laid := e.(game.TokenLaid); !laid || i > 0 {
				t.say(e)
			}
			if i > 0 {
				t.tally(e)
				game.Follow(&t.shown, e)
			}
		}
	}
	t.g.State().CopyTo(&t.shown)
}

// undo takes the battle back to the last decision of a person.
func (t *Table) undo() {
	switch {
	case t.g == nil:
	case len(t.locked) > 0 && t.planner != game.NoShip:
		t.locked, t.dirty = map[game.ShipID]bool{}, true
	case len(t.marks) == 0:
		t.refuse("Nothing to take back.")
	default:
		t.wish(t.marks[len(t.marks)-1])
	}
}

// wish takes the battle back to the n-th answer: at once when nothing came to light since, else when all agree. Who has agreed
// once is not asked again before the next answer.
func (t *Table) wish(n int) {
	f := record.Shoot(t.g.Setup(), t.g.Answers())
	diced, dials := f.Crossed(n)
	if (diced || dials) && !t.uses("undo") {
		t.keepTold(diced)
		return
	}
	if !diced && !dials || t.agreed {
		t.takeBack(n, "")
		return
	}
	a := &asking{n: n, diced: diced, dials: dials, other: game.Nobody}
	if n+1 < len(f.Moments) {
		m := &f.Moments[n+1]
		a.before = whenWords(m)
		if t.hotSeat() && m.Player != game.Nobody {
			a.other = m.Player.Other()
		}
	}
	t.asking, t.dirty = a, true
}

// takeBack takes the battle back to the n-th answer.
func (t *Table) takeBack(n int, note string) {
	if err := t.mayReopen(); err != nil {
		t.Toast("Not taken back: " + err.Error())
		return
	}
	t.marks = slices.DeleteFunc(t.marks, func(m int) bool { return m >= n })
	t.thinking, t.now, t.pause, t.queue = nil, nil, nil, t.queue[:0]
	if err := t.undone.Back(t.g, n); err != nil {
		t.refuse(err.Error())
		return
	}
	t.turnedBack(n, "Taken back"+note+".")
}

// redo gives the answers that were taken back last once more. The dice fall the same.
func (t *Table) redo() {
	if t.g == nil || !t.undone.Can(t.g) {
		t.refuse("Nothing to give again.")
		return
	}
	t.thinking, t.now, t.pause, t.queue = nil, nil, nil, t.queue[:0]
	if err := t.g.Rewind(t.undone.At()); err != nil { // the computer may have gone on by itself
		t.refuse(err.Error())
		return
	}
	t.g.State().CopyTo(&t.shown)
	t.note("Given again.")
	n, err := t.undone.Again(t.g, func(events []game.Event) {
		for _, e := range events {
			t.say(e)
			t.follow(e)
		}
	})
	if err != nil {
		t.refuse(err.Error())
	}
	t.marks = append(t.marks, n)
	t.turnedBack(len(t.g.Answers()), "")
}

// turnedBack shows the table after its battle has jumped to the n-th answer.
func (t *Table) turnedBack(n int, words string) {
	t.openAt = 0
	t.retally()
	t.g.State().CopyTo(&t.shown)
	t.promptID, t.planner = -1, game.NoShip
	t.clock.of = 0
	t.setStart = n
	if words != "" {
		t.note(words)
	}
	t.Screen, t.dirty = Playing, true
	t.dial, t.locked = map[game.ShipID]int{}, map[game.ShipID]bool{}
	t.see()
	t.keep()
}
