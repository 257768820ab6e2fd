package boardview

import (
	"slices"

	"attackwing/ui/kit"
)

// Corner are Knobs in a corner of a board, faint while the pointer is elsewhere so that the board
// is seen below them. On a small board they come out of one. For a finger they are as large as its
// tip.
func Corner(m *kit.More, finger bool, knobs ...kit.Part) kit.Part {
	in := slices.DeleteFunc(slices.Clone(knobs), kit.Part.None)
	if len(in) == 0 {
		return kit.Part{}
	}
	cornerSize := kit.If(finger, cornerTouched, cornerSize)
	cornerStep := cornerSize + cornerGap
	wide := func(n int) float64 { return float64(n)*cornerStep - (cornerStep - cornerSize) }
	return kit.Made(kit.Wish{}, func(r kit.Room) kit.Laid {
		show := in
		if wide(len(in)) > r.W*cornerMost {
			more := &kit.Command{
				ID:    "tools",
				Words: "Tools of the board",
				Tip:   "Zoom, turn, ruler, all maneuvers, reach.",
				Icon:  "more",
				Lit:   m.Open,
				Do:    func() { m.Open = !m.Open },
			}
			if show = []kit.Part{kit.Knob(more)}; m.Open {
				show = append(show, in...)
			}
		} else {
			m.Open = false
		}
		row := max(3, int((r.W-4)/cornerStep))
		rows := (len(show) + row - 1) / row
		w, h := wide(min(row, len(show))), float64(rows)*cornerStep-(cornerStep-cornerSize)
		at := onces(show)
		return kit.Laid{W: w, H: h, Put: func(f *kit.Frame, b kit.Box) {
			about := kit.Box{X: b.X, Y: b.Y, W: w, H: b.H}.Inset(-cornerNear, -cornerNear)
			was := f.Fade
			if !f.Near(about) && !f.Touched() {
				f.Fade = cornerFade
			}
			high, back := false, false
			if e := eyeOf(f); e != nil {
				high = b.Y+b.H/2 < e.Cam.Y+e.Cam.H/2
				back = len(show) > len(in) && b.X+b.W/2 > e.Cam.X+e.Cam.W/2
			}
			for i := range at { // from the corner, where the one stays that they come out of
				x, y := b.X+float64(i%row)*cornerStep, b.Y+b.H-cornerSize-float64(i/row)*cornerStep
				if back {
					x = b.X + b.W - cornerSize - float64(i%row)*cornerStep
				}
				if high {
					y = b.Y + float64(i/row)*cornerStep
				}
				at[i].In(kit.Room{W: cornerSize, H: cornerSize}).
					Put(f, kit.Box{X: x, Y: y, W: cornerSize, H: cornerSize})
			}
			f.Fade = was
		}}
	})
}

// The buttons of a corner: their size and the gap between two, how near the pointer is when they are seen in full,
// px; how much of them is seen else, and how much of the width they may take.
const (
	cornerSize    = 30.0
	cornerTouched = 44.0
	cornerGap     = 5.0
	cornerNear    = 56.0
	cornerFade    = 0.6
	cornerMost    = 0.7
)
