package freetable

import (
	"strconv"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// said shows the words of the scene: its number, title, caption and task, in letters times as large
// as usual, and the button that leads on.
func said(d *draft, times float64, on *kit.Command) kit.Part {
	s := d.scene()
	if !s.speaks() {
		return kit.Part{}
	}
	large := func(st kit.Style) kit.Style { st.Size, st.Line = st.Size*times, st.Line*times; return st }
	number := kit.Line(large(scene.Style{Face: scene.NumeralBold, Size: 30, Line: 32}), scene.Accent,
		strconv.Itoa(d.at+1)).At(kit.Above)
	text := kit.Column(4*times, kit.Text(large(scene.StyleH3), scene.Text1, s.Title),
		kit.Text(large(scene.StyleBody), scene.Text2, s.Caption), taskOf(d, times))
	return kit.Panel(kit.Row(14*times, number, text.Grow(1).Least(160, 0), kit.Button(on)))
}

// taskOf shows the learner's goal, and whether it is reached.
func taskOf(d *draft, times float64) kit.Part {
	t := d.scene().Task
	if t == nil {
		return kit.Part{}
	}
	ink, icon := scene.Seats[2].Text, "dial"
	if d.done() {
		ink, icon = scene.Accent, "ok"
	}
	st := scene.StyleBody
	st.Size, st.Line = st.Size*times, st.Line*times
	return kit.Row(8*times, kit.Icon(icon, 16*times, ink), kit.Text(st, ink, "Task: "+t.Words).Grow(1))
}
