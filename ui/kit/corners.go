package kit

import (
	"math"

	"attackwing/ui/scene"
)

// Corners is where the parts at the edges of a board lie. The page keeps it: they change their places only when something else is asked,
// or the board is framed for it, and only where they would hide a ship.
type Corners struct {
	asked any
	in    Box
	turns int    // of the eye
	at    []lain // of each part
}

// lain is which of its places a part has, counted from one; 0: it was not there.
type lain int

// The parts at the edges of a board, in the order in which they take their places.
const (
	ofStack = iota
	ofMap
	ofLow
)

// alongStep is from one place along an edge to the next, px.
const alongStep = 16.0

// along are the places along the edges of a room for a part of a size: the lower corners, the upper ones, the left one first, then between
// them.
func along(in Box, w, h float64) []Box {
	right, low := in.X+in.W-w, in.Y+in.H-h
	out := []Box{{in.X, low, w, h}, {right, low, w, h}, {in.X, in.Y, w, h}, {right, in.Y, w, h}}
	for _, y := range [...]float64{low, in.Y} {
		for x := in.X + alongStep; x < right; x += alongStep {
			out = append(out, Box{x, y, w, h})
		}
	}
	for _, x := range [...]float64{in.X, right} {
		for y := low - alongStep; y > in.Y; y -= alongStep {
			out = append(out, Box{x, y, w, h})
		}
	}
	return out
}

// high reports whether a part lies in the upper half of the room.
func (k *cornering) high(b Box) bool { return b.Y+b.H/2 < k.in.Y+k.in.H/2 }

// right reports whether it lies in the right half.
func (k *cornering) right(b Box) bool { return b.X+b.W/2 > k.in.X+k.in.W/2 }

// cornering is a layout of parts at the edges of a board.
type cornering struct {
	*Corners
	in    Box
	anew  bool // they may take other places
	ships []Box
	taken []Box
}

// begin begins to lay them out in a room.
func (k *Corners) begin(f *Frame, asked any, in Box) *cornering {
	c := &cornering{Corners: k, in: in}
	if k == nil || f.eye == nil || f.board == nil {
		return c
	}
	turns := f.eye.turns
	if c.anew = k.in != in || asked != nil && (k.asked != asked || k.turns != turns); c.anew {
		if k.in, k.turns = in, turns; asked != nil {
			k.asked = asked
		}
	}
	c.ships = f.shipBoxes()
	return c
}

// shipBoxes are the boxes about the ships on the board where it will be seen, px.
func (f *Frame) shipBoxes() (out []Box) {
	if f.board == nil {
		return nil
	}
	cam := f.eye.Cam
	to := f.eye.ended()
	cam.CenterX, cam.CenterY, cam.PxPerInch = to.at.X, to.at.Y, to.px
	whole := Box{cam.X, cam.Y, cam.W, cam.H}
	for i := range f.board.Ships {
		s := &f.board.Ships[i]
		at, h := cam.ToScreen(s.Pt), scene.Heading(s.Heading+cam.Rotation)
		far := max(baseLeast, s.Side)/2*cam.PxPerMM()*(math.Abs(h.X)+math.Abs(h.Y)) + cornerAir
		if b := (Box{at.X - far, at.Y - far, 2 * far, 2 * far}).In(whole); !b.empty() {
			out = append(out, b)
		}
	}
	return out
}

// The side of the base of a ship that tells none, mm, and the air about one, px.
const (
	baseLeast = 40.0
	cornerAir = 2.0
)

// place is where a part lies, of some places of which it likes the first best: where it lay, unless it may take another one and would
// hide a ship there.
func (k *cornering) place(part int, places []Box) (b Box, first bool) {
	if k.Corners == nil {
		return places[0], true
	}
	for len(k.at) <= part {
		k.at = append(k.at, 0)
	}
	was := min(int(k.at[part]), len(places)) - 1
	best := max(0, was)
	if k.anew || was < 0 {
		least := k.hidden(places[best])
		for i := range places {
			if least == 0 {
				break
			}
			if n := k.hidden(places[i]); n < least {
				best, least = i, n
			}
		}
		k.at[part] = lain(best + 1)
	}
	k.taken = append(k.taken, places[best])
	return places[best], best == 0
}

// away tells that a part is not there.
func (k *cornering) away(part int) {
	if k.Corners != nil && part < len(k.at) {
		k.at[part] = 0
	}
}

// hidden is how much of the ships a box hides, px², and of what lies there already, which counts for more.
func (k *cornering) hidden(b Box) float64 { return hides(b, k.ships, nil) + 100*hides(b, k.taken, nil) }
