package freetable

import "attackwing/ui/kit"

// arrow is one of the arrow keys.
type arrow struct {
	key  string
	x, y float64
}

var arrows = [...]arrow{{"left", -1, 0}, {"right", 1, 0}, {"up", 0, -1}, {"down", 0, 1}}

// arrowed are commands of the arrow keys, some of them with another key held. The help has one line
// for all.
func arrowed(id, words, held string, of []arrow, do func(x, y float64)) (cs kit.Commands) {
	for i, a := range of {
		c := &kit.Command{ID: id + "-" + a.key, Words: words, Key: held + a.key, Do: func() { do(a.x, a.y) }}
		if i > 0 {
			c.Look = kit.Hidden
		}
		cs = append(cs, c)
	}
	return cs
}

// picks reports whether the keys up and down choose in a list.
func (h *hand) picks() bool {
	return h.setting() || h.tool == ShipTool || h.tool == TokenTool && h.sel.kind != aToken
}

// moves reports whether what is selected can be moved.
func (h *hand) moves() bool {
	return h.sel.kind == aToken || h.sel.kind == aCaption || h.selected() >= 0
}

// arrows returns the commands of the arrow keys: they step through numbers and maneuvers, move the
// selection, or turn the scenes if nothing is selected.
func (d *detail) arrows() (cs kit.Commands) {
	h := d.hand
	of := arrows[:]
	if h.picks() {
		of = arrows[:2]
	}
	_, flies := h.ship()
	switch {
	case h.setting():
		cs = arrowed("step", "Less or more", "", of, func(x, _ float64) { d.step(int(x)) })
	case h.tool == MoveTool && flies:
		cs = arrowed("maneuver", "Another maneuver with the arrow keys", "", of,
			func(x, y float64) { h.nextMove(int(x + y)) })
	case h.moves():
		cs = arrowed("move", "Move it by 1/4\" with the arrow keys", "", of,
			func(x, y float64) { h.nudgeKey(x, y, 0.25) })
	}
	if h.moves() {
		cs = append(
			cs,
			arrowed("move-fine", "Move it by 1/100\"", "ctrl+", arrows[:],
				func(x, y float64) { h.nudgeKey(x, y, 0.01) })...)
	}
	return cs
}

// step changes the number that the arrow keys are given to.
func (d *detail) step(by int) {
	if rs, n := d.hand.rows(), d.hand.numbers.At; n >= 0 && n < len(rs) {
		rs[n].step(by)
	}
}

// turns are the arrow keys that have nothing else to do: they turn the scenes.
func (d *detail) turns(across, along string) string {
	_, flies := d.hand.ship()
	switch {
	case d.hand.setting() || d.hand.moves() || d.hand.tool == MoveTool && flies:
		return ""
	case d.hand.picks():
		return across
	}
	return across + " " + along
}
