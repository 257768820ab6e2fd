package table

import "fmt"

// watch opens the replay of the battle that is over, at the moment after so many answers; negative: at its end.
func (t *Table) watch(answers int) {
	if t.opts.Replay == nil || t.Screen != Over || t.hosted() {
		return
	}
	p, err := t.opts.Replay(t, t.Game.Answers(), answers)
	if err != nil {
		t.Toast(err.Error())
		return
	}
	t.Open(p)
}

// watchTurn opens it where a turning point was.
func (t *Table) watchTurn(n int) {
	if l := t.lookedBack(); n < len(l.turns) {
		t.watch(l.turns[n].answers)
	}
}

// turnID is the name of a turning point, "" where it leads nowhere.
func (t *Table) turnID(n int) string {
	if t.opts.Replay == nil || t.hosted() {
		return ""
	}
	return fmt.Sprintf("moment:%d", n)
}
