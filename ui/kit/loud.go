package kit

import (
	"attackwing/ui/scene"
)

// Letters of a Loud are between these, px.
const (
	loudLeast = 13.0
	loudMost  = 220.0
	loudGives = 0.55 // of their size
)

// Loud is words in one line, its letters that part of the height it is given: to be read from afar.
// Where the width does not do the letters are smaller, down to some part of that, and then cut with
// dots.
func Loud(face scene.Face, part float64, ink Ink, words string) Part {
	if words == "" {
		return Part{}
	}
	style := func(high float64) Style {
		size := max(loudLeast, min(loudMost, high*part))
		return Style{Face: face, Size: size, Line: size * 1.2}
	}
	least := style(0)
	return Part{
		own:   Width(least, words),
		least: min(Width(least, words), 48),
		low:   least.Line,
		fill:  true,
		fixed: true,
		loud:  func(high float64) float64 { return Width(style(high), words) + 1 },
		lay: func(r Room) Laid {
			st := style(r.H)
			if w := Width(st, words) + 1; w > r.W {
				st.Size *= max(loudGives, r.W/w)
				st.Size = max(loudLeast, st.Size)
				st.Line = st.Size * 1.2
			}
			return Laid{min(Width(st, words)+1, r.W), max(r.H, st.Line), func(f *Frame, b Box) {
				f.Canvas.Fit(b.X, b.Y+b.H/2, b.W+0.5, st, ink, words, scene.Left)
			}}
		},
	}
}
