package kit

import "attackwing/ui/scene"

// Glows is a page that shows somebody who learns what is to be pressed: the parts of these names
// glow. They do not move.
type Glows interface{ Glows() []Name }

// The ring about what glows and the halo about that, px.
const (
	glowOff    = 3.0
	glowWide   = 2.0
	glowReach  = 26.0
	glowRings  = 8
	glowBright = 0.13
)

// putGlow lets the parts of some names glow, of those that were put after so many, over all that
// they stand among; it tells how many were put by now.
func (f *Frame) putGlow(of []Name, from int) int {
	for i := from; i < len(f.nodes) && len(of) > 0; i++ {
		n := &f.nodes[i]
		if n.seen.W < 8 || n.seen.H < 8 || !n.meets() {
			continue
		}
		for _, name := range of {
			if n.called() == name {
				f.glow(n.seen)
				break
			}
		}
	}
	return len(f.nodes)
}

func (f *Frame) glow(b Box) {
	b = b.Inset(-glowOff, -glowOff)
	for k := range glowRings { // each ring fainter than the one inside it
		far := glowReach * (float64(k) + 0.5) / glowRings
		o := b.Inset(-far, -far)
		f.Path().RoundRect(o.X, o.Y, o.X+o.W, o.Y+o.H, corner+glowOff+far)
		f.Stroke(scene.Fade(scene.Accent, glowBright*(1-float64(k)/glowRings)), glowReach/glowRings+0.5, 0, 0)
	}
	f.Frame(b.X-glowWide, b.Y-glowWide, b.W+2*glowWide, b.H+2*glowWide, corner+glowOff, glowWide, scene.Accent)
}
