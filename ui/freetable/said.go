package freetable

import (
	"strconv"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// grown is a style in letters so many times as large.
func grown(st kit.Style, times float64) kit.Style {
	st.Size, st.Line = st.Size*times, st.Line*times
	return st
}

// said shows the words of the scene: its number, title, caption and task, and the button that leads
// on.
func said(d *draft, on *kit.Command) kit.Part {
	s := d.scene()
	if !s.speaks() {
		return kit.Part{}
	}
	number := kit.Line(scene.Style{Face: scene.NumeralBold, Size: 30, Line: 32}, scene.Accent,
		strconv.Itoa(d.at+1)).At(kit.Above)
	text := kit.Column(4, kit.Text(scene.StyleH3, scene.Text1, s.Title),
		kit.Text(scene.StyleBody, scene.Text2, s.Caption), taskOf(s, d.done(), 1))
	return kit.Panel(kit.Row(14, number, text.Grow(1).Least(160, 0), kit.Button(on)))
}

// taskOf shows the learner's goal, and whether it is reached.
func taskOf(s *Scene, done bool, times float64) kit.Part {
	t := s.Task
	if t == nil {
		return kit.Part{}
	}
	ink, icon := scene.Seats[2].Text, "dial"
	if done {
		ink, icon = scene.Accent, "ok"
	}
	st := grown(scene.StyleBody, times)
	return kit.Row(8*times, kit.Icon(icon, 16*times, ink), kit.Text(st, ink, "Task: "+t.Words).Grow(1))
}
