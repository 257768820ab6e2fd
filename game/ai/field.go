package ai

import (
	"math"
	"math/bits"

	"attackwing/game"
	"attackwing/physics"
)

// field holds the hazards that destroy, on the table or laid at the end of a coming round, and an
// index to find them.
type field struct {
	things [hazards]hazard
	n      int

	// µm: half a side and half a diagonal, of the smallest and of the largest base that is asked
	// about
	least, most float64
	wide        [wide * wide]hazardSet // what lies in each wide square of the table, with those beyond its edge
	narrow      [narrow * narrow]patch // and in each narrow one
}

// hazard is something that destroys.
type hazard struct {
	shape          physics.Obstacle
	x0, y0, x1, y1 float64 // its box
	full           bool    // the shape is its box
}

// hazards are at most what lies on the table and what a scenario lays in the rounds looked at.
const hazards = game.MaxTokens + 16*(depth+1)

// hazardSet has a bit for each hazard of a field.
type hazardSet [(hazards + 63) / 64]uint64

// season holds the hazards on the table by the end of a round: the first n.
type season struct {
	n   int
	set hazardSet
}

func newSeason(n int) season {
	s := season{n: n}
	for i := range s.set {
		switch k := n - 64*i; {
		case k >= 64:
			s.set[i] = ^uint64(0)
		case k > 0:
			s.set[i] = 1<<uint(k) - 1
		}
	}
	return s
}

// patch is a square of the table.
type patch struct {
	near  hazardSet // what a base with its middle there could touch
	death uint8     // the first that destroys every base with its middle there, hazards when none does
}

// How many wide squares, of three inches, and narrow ones, of one, lie beside each other.
const (
	wide   = 12
	narrow = 36
)

// row is which of so many rows or columns of squares a coordinate lies in.
func row(x float64, of int) int { return max(0, min(of-1, int(x*(float64(of)/physics.AreaSide)))) }

// clear takes everything away, to ask about bases of some sides.
func (f *field) clear(least, most int32) {
	f.n, f.least, f.most = 0, float64(least)*0.5, float64(most)*(math.Sqrt2/2)
	f.wide = [wide * wide]hazardSet{}
	f.narrow = [narrow * narrow]patch{}
	for i := range f.narrow {
		f.narrow[i].death = hazards
	}
}

// spare is more than a base may lie over an edge, µm.
const spare = 10

// add lays a token that destroys; others are nothing to fear.
func (f *field) add(t *game.Token) {
	if t.Flags&game.Destroys == 0 || f.n == hazards {
		return
	}
	h := &f.things[f.n]
	h.shape, h.full = t.Obstacle(), t.Form != game.DiscForm && t.Heading == 0
	h.x0, h.y0, h.x1, h.y1 = h.shape.Box()
	word, bit := f.n>>6, uint64(1)<<uint(f.n&63)
	for r := row(h.y0, wide); r <= row(h.y1, wide); r++ {
		for c := row(h.x0, wide); c <= row(h.x1, wide); c++ {
			f.wide[r*wide+c][word] |= bit
		}
	}
	const side = float64(physics.AreaSide) / narrow
	far, deep := f.most+spare, (f.least-spare)*(f.least-spare)
	for r := row(h.y0-far, narrow); r <= row(h.y1+far, narrow); r++ {
		y := float64(r) * side
		dy := max(h.y0-y, y+side-h.y1, 0)
		for c := row(h.x0-far, narrow); c <= row(h.x1+far, narrow); c++ {
			p := &f.narrow[r*narrow+c]
			p.near[word] |= bit
			x := float64(c) * side
			if dx := max(h.x0-x, x+side-h.x1, 0); h.full && float64(dx*dx)+float64(dy*dy) < deep {
				p.death = min(p.death, uint8(f.n))
			}
		}
	}
	f.n++
}

// strikes reports whether what lies there by a season destroys a base that stands on the table.
// Most is told by the circles in and about the base.
func (f *field) strikes(at physics.Pose, side int32, by *season) bool {
	x, y := float64(at.X), float64(at.Y)
	p := &f.narrow[row(y, narrow)*narrow+row(x, narrow)]
	if int(p.death) < by.n {
		return true
	}
	half := float64(side) * 0.5
	in, far := half-spare, half*math.Sqrt2+spare
	var base physics.Square
	for w, set := range p.near {
		for set &= by.set[w]; set != 0; set &= set - 1 {
			h := &f.things[w<<6+bits.TrailingZeros64(set)]
			dx, dy := max(h.x0-x, 0, x-h.x1), max(h.y0-y, 0, y-h.y1)
			d := float64(dx*dx) + float64(dy*dy)
			if d > float64(far*far) {
				continue
			}
			if h.full && d < float64(in*in) {
				return true
			}
			if base.Side == 0 {
				base = physics.Base(at, side)
			}
			if h.shape.OverlapsBase(&base) {
				return true
			}
		}
	}
	return false
}

// crosses reports whether the template of a way lies over something that lies there by a season.
func (f *field) crosses(from *physics.Stand, way *physics.Run, by *season) bool {
	x0, y0, x1, y1 := way.Box(from)
	var near hazardSet
	c0, c1 := row(x0, wide), row(x1, wide)
	for r := row(y0, wide); r <= row(y1, wide); r++ {
		for c := c0; c <= c1; c++ {
			for w, set := range &f.wide[r*wide+c] {
				near[w] |= set
			}
		}
	}
	var strip physics.Strip
	for w, set := range near {
		for set &= by.set[w]; set != 0; set &= set - 1 {
			h := &f.things[w<<6+bits.TrailingZeros64(set)]
			if h.x0 > x1 || h.x1 < x0 || h.y0 > y1 || h.y1 < y0 {
				continue
			}
			if strip.Empty() {
				way.Strip(from.Pose, &strip)
			}
			if h.shape.OverlapsStrip(&strip) {
				return true
			}
		}
	}
	return false
}
