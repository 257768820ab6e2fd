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
	if err := t.g.Rewind(n); err != nil {
		t.refuse(err.Error())
		return
	}
	t.openAt = 0
	t.g.State().CopyTo(&t.shown)
	t.promptID, t.planner = -1, game.NoShip
	t.setStart = n
	t.log = append(t.log, line{t.shown.Round, t.shown.Phase, "Taken back.", false})
	t.Screen, t.dirty = Playing, true
	t.dial, t.locked = map[game.ShipID]int{}, map[game.ShipID]bool{}
	t.see()
	if t.opts.Record != nil {
		t.opts.Record(t.g)
	}
}
