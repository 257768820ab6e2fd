package boardview

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Shaded is a part at the foot of a picture that is shown to people. Dark has it stand on a dark
// that rises from nothing, so that its words can be read on whatever lies there.
func Shaded(dark bool, p kit.Part) kit.Part {
	return p.Around(func(f *kit.Frame, b kit.Box, put func(*kit.Frame, kit.Box)) {
		w := b
		if e := eyeOf(f); e != nil { // across all of the picture
			w = e.box()
		}
		for i := range shadeSteps {
			if u := (float64(i) + 0.5) / shadeSteps; dark {
				top := b.Y - shadeHigh + float64(i)*shadeHigh/shadeSteps
				f.Path().Rect(w.X, top, w.X+w.W, top+shadeHigh/shadeSteps)
				f.Fill(scene.Fade(scene.Void, shadeMost*u*u))
			}
		}
		if dark {
			f.Path().Rect(w.X, b.Y, w.X+w.W, w.Y+w.H)
			f.Fill(scene.Fade(scene.Void, shadeMost))
		}
		put(f, b)
	})
}

// A shade rises so many px, in steps, to so much of the dark.
const (
	shadeHigh  = 56.0
	shadeSteps = 14
	shadeMost  = 0.78
)
