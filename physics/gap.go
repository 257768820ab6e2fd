package physics

import "math"

// Gap is the shortest way between two shapes: its length in micrometres and
// its ends. It is 0 when they touch or overlap. When the shortest segment is
// not unique it is the middle one of the family (rules 5.6).
type Gap struct {
	Dist float64
	A, B Point
}

// nearly is the length in µm by which a segment may exceed the shortest one and still count as
// shortest, and skew the most it may lean against it: edges that are parallel up to rounding.
const (
	nearly = 1.0
	skew   = 2 * milli
)

// parallel tells whether segments ab and cd of about length l are the same
// but for their place and rounding.
func parallel(a, b, c, d Point, l float64) bool {
	dx, dy := (b.X-a.X)-(d.X-c.X), (b.Y-a.Y)-(d.Y-c.Y)
	tol := nearly + float64(skew*l)
	return dot(dx, dy, dx, dy) <= float64(tol*tol)
}

// Between is the gap from base a to base b (rules 1.1).
func Between(a, b *Square) Gap {
	dx, dy := b.Centre.X-a.Centre.X, b.Centre.Y-a.Centre.Y
	sep := separate(a, b, dx, dy)
	if sep < -Slack {
		m := mid(a.Centre, b.Centre)
		return Gap{0, m, m}
	}
	var c candidates
	// Corners of b against a, then corners of a against b, each in the frame
	// of the other, where a base is the square |x|,|y| <= half.
	for i := range b.Corner {
		x, y := a.local(b.Corner[i])
		qx, qy := hold(x, a.Half), hold(y, a.Half)
		c.d[i] = dot(x-qx, y-qy, x-qx, y-qy)
		c.q[i] = Point{qx, qy}
	}
	for i := range a.Corner {
		x, y := b.local(a.Corner[i])
		qx, qy := hold(x, b.Half), hold(y, b.Half)
		c.d[4+i] = dot(x-qx, y-qy, x-qx, y-qy)
		c.q[4+i] = Point{qx, qy}
	}
	g := c.pick(a, b)
	if sep <= 0 {
		g.Dist = 0
	}
	return g
}

// Distance is the length of the gap between two bases.
func Distance(a, b *Square) float64 {
	if separate(a, b, b.Centre.X-a.Centre.X, b.Centre.Y-a.Centre.Y) <= 0 {
		return 0
	}
	least := math.Inf(1)
	for i := range b.Corner {
		x, y := a.local(b.Corner[i])
		x, y = x-hold(x, a.Half), y-hold(y, a.Half)
		least = lesser(least, dot(x, y, x, y))
		x, y = b.local(a.Corner[i])
		x, y = x-hold(x, b.Half), y-hold(y, b.Half)
		least = lesser(least, dot(x, y, x, y))
	}
	return math.Sqrt(least)
}

// candidates are the eight corner-to-square segments of two bases, among
// which is the shortest: squared lengths and the foot in the other's frame.
type candidates struct {
	d [8]float64
	q [8]Point
}

func (c *candidates) segment(i int, a, b *Square) (Point, Point) {
	if i < 4 {
		return a.world(c.q[i].X, c.q[i].Y), b.Corner[i]
	}
	return a.Corner[i-4], b.world(c.q[i].X, c.q[i].Y)
}

func (c *candidates) pick(a, b *Square) Gap {
	best := 0
	for i := 1; i < 8; i++ {
		if c.d[i] < c.d[best] {
			best = i
		}
	}
	dist := math.Sqrt(c.d[best])
	g := Gap{Dist: dist}
	bestA, bestB := c.segment(best, a, b)
	g.A, g.B = bestA, bestB
	within := float64((dist + nearly) * (dist + nearly))
	var far float64
	var fa, fb Point
	for i := range c.d {
		if i == best || c.d[i] > within {
			continue
		}
		p, q := c.segment(i, a, b)
		if !parallel(bestA, bestB, p, q, dist) {
			continue
		}
		if d := dot(q.X-g.B.X, q.Y-g.B.Y, q.X-g.B.X, q.Y-g.B.Y); d > far {
			far, fa, fb = d, p, q
		}
	}
	if far > 0 {
		g.A, g.B = mid(g.A, fa), mid(g.B, fb)
	}
	return g
}

// Bands are up to which distances, in micrometres, the range bands 1, 2 and 3 reach (rules 1.1).
type Bands [3]float64

// A boundary belongs to the nearer band, or to the farther one.
var (
	NearerBands  = Bands{4*Inch + Slack, 8*Inch + Slack, 12*Inch + Slack}
	FartherBands = Bands{before(4*Inch - Slack), before(8*Inch - Slack), before(12*Inch - Slack)}
)

// Apart is the range band of two bases of the given sides (µm). They are laid
// out only where the circles in and about them leave the band open.
func (b *Bands) Apart(p Pose, side int32, q Pose, other int32) int {
	const spare = 1.0 // far more than rounding
	x, y := circles(p, side), circles(q, other)
	d := length(x.Centre.X-y.Centre.X, x.Centre.Y-y.Centre.Y)
	n := b.Of(d - (x.Radius + y.Radius) - spare)
	if n == b.Of(d-(x.Half+y.Half)+spare) {
		return n
	}
	x, y = Base(p, side), Base(q, other)
	return b.Of(Distance(&x, &y))
}

// Band is the range band of a distance in micrometres, 0 beyond Range 3. A
// boundary belongs to the nearer band.
func Band(dist float64) int { return NearerBands.Of(dist) }

// before is the last number below one.
func before(x float64) float64 { return math.Nextafter(x, 0) }

// Of is the range band of a distance in micrometres: 1, 2 or 3, and 0
// beyond Range 3.
func (b *Bands) Of(dist float64) int {
	switch {
	case dist <= b[0]:
		return 1
	case dist <= b[1]:
		return 2
	case dist <= b[2]:
		return 3
	}
	return 0
}
