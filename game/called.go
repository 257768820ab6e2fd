package game

// call ends the battle after the round that is played: its time is over. The questions that are
// open stay open.
//
// Ruling: there is no clock here. Whoever keeps one says so by an answer, so that set-up and
// answers still are everything.
func (g *Game) call() {
	e := TimeCalled{}
	e.apply(&g.state)
	if g.changed {
		e.apply(&g.saved)
	}
	if g.listening {
		g.out = append(g.out, e)
	}
}
