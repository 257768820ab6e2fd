package physics

import "math"

// Arc is a firing arc, measured from the centre of the base (rules 1.6).
type Arc uint8

// The arcs. NotFront90 is every direction outside the 90 degree front arc,
// its edges included. Those with Or are two arcs at once.
const (
	NoArc Arc = iota
	Front90
	Front180
	Rear90
	AllRound
	Front45
	NotFront90
	FrontOrRear90
	Front180OrRear90
	Rear180
)

var arcNames = [...]string{
	"no arc", "front 90", "front 180", "rear 90", "360", "front 45",
	"outside front 90", "front 90 or rear 90", "front 180 or rear 90", "rear 180",
}

// String is the arc in words.
func (a Arc) String() string {
	if int(a) < len(arcNames) {
		return arcNames[a]
	}
	return "unknown arc"
}

// wedge is the area on the inner side of two lines through the center. Its fields are the inward
// normals of the right and the left edge, right and forward.
type wedge struct{ ar, af, br, bf float64 }

const (
	half2 = math.Sqrt2 / 2
	sin22 = 0.38268343236508977 // of 22.5 degrees
	cos22 = 0.92387953251128674
)

var (
	wedgeFront = wedge{-half2, half2, half2, half2}
	wedgeRear  = wedge{half2, -half2, -half2, -half2}
	wedgeLeft  = wedge{-half2, half2, -half2, -half2}
	wedgeRight = wedge{half2, -half2, half2, half2}
	wedgeHalf  = wedge{0, 1, 0, 1}
	wedgeBack  = wedge{0, -1, 0, -1}
	wedge45    = wedge{-cos22, sin22, cos22, sin22}
)

// wedges of each arc, at most three.
var wedges = [...]struct {
	n int
	w [3]*wedge
}{
	NoArc:            {},
	Front90:          {1, [3]*wedge{&wedgeFront}},
	Front180:         {1, [3]*wedge{&wedgeHalf}},
	Rear90:           {1, [3]*wedge{&wedgeRear}},
	AllRound:         {},
	Front45:          {1, [3]*wedge{&wedge45}},
	NotFront90:       {3, [3]*wedge{&wedgeLeft, &wedgeRight, &wedgeRear}},
	FrontOrRear90:    {2, [3]*wedge{&wedgeFront, &wedgeRear}},
	Front180OrRear90: {2, [3]*wedge{&wedgeHalf, &wedgeRear}},
	Rear180:          {1, [3]*wedge{&wedgeBack}},
}

// InArc is the gap from base a to the part of base t that lies in the arc of
// a, and whether there is such a part. The arc is closed and has no length;
// the caller judges the range (rules 1.6).
func InArc(a *Square, arc Arc, t *Square) (Gap, bool) {
	switch about(a, arc, t) {
	case wholly:
		return Between(a, t), true
	case not:
		return Gap{}, false
	}
	return partInArc(a, arc, t)
}

// Reach is the length of that gap alone: for whoever does not ask between
// which points.
func Reach(a *Square, arc Arc, t *Square) (float64, bool) {
	switch about(a, arc, t) {
	case wholly:
		return Distance(a, t), true
	case not:
		return 0, false
	}
	return partReach(a, arc, t)
}

// ReachBand is the range band of that length, 0 where there is none. A length
// is worked out only where the circles in and about the bases leave the band
// open.
func ReachBand(a *Square, arc Arc, t *Square, bands *Bands) int {
	const spare = 1.0 // far more than rounding
	dx, dy := t.Centre.X-a.Centre.X, t.Centre.Y-a.Centre.Y
	far := a.Radius + t.Radius + spare
	dd := dot(dx, dy, dx, dy)
	if r := far + bands[2]; dd > r*r {
		return 0
	}
	in := about(a, arc, t)
	if in == not {
		return 0
	}
	d := math.Sqrt(dd)
	least := bands.Of(d - far)
	switch {
	case in == wholly && least == bands.Of(d-(a.Half+t.Half)+spare):
		return least
	case in == wholly:
		return bands.Of(Distance(a, t))
	case in == some && d > 3*greater(a.Half, t.Half) && least == bands.Of(d-a.Half+spare):
		return least // what lies in the arc is as near as a point of the circle in t that is no farther than its middle
	}
	if dist, found := partReach(a, arc, t); found {
		return bands.Of(dist)
	}
	return 0
}

// OutOfArc reports whether a base of the given side (µm) surely lies outside an
// arc of another: most do, and then no more need be known of either.
func OutOfArc(a Pose, arc Arc, t Pose, side int32) bool {
	s := a.Stand()
	from, to := Square{Centre: a.Point(), Cos: s.cos, Sin: s.sin}, circles(t, side)
	return about(&from, arc, &to) == not
}

// inclusion tells whether a base lies in an arc wholly, in part or not at all.
type inclusion uint8

const (
	partly inclusion = iota // or hard to tell
	some                    // some of the circle in it, unless the bases lie close
	wholly
	not
)

// about tells, by the circles in and about the base t, what of it lies in an arc of a.
func about(a *Square, arc Arc, t *Square) inclusion {
	if arc == AllRound {
		return wholly
	}
	if int(arc) >= len(wedges) {
		return not
	}
	var c Point
	c.X, c.Y = a.local(t.Centre)
	r := t.Radius + Slack + 1
	if arc == NotFront90 {
		switch in := wedgeFront.inner(c); {
		case in < -r:
			return wholly
		case in > r:
			return not
		}
		return partly
	}
	ws := &wedges[arc]
	outside, much := 0, partly
	for _, w := range ws.w[:ws.n] {
		switch in := w.inner(c); {
		case in > r:
			return wholly
		case in < -r:
			outside++
		case in > -(t.Half - 1):
			much = some
		}
	}
	if outside == ws.n {
		return not
	}
	return much
}

// partReach is Reach corner by corner.
func partReach(a *Square, arc Arc, t *Square) (float64, bool) {
	var p polygon
	t.inFrame(a, &p)
	if arc == NotFront90 && !wedgeFront.deep(&p) && wedgeFront.margin(&p) <= 0 {
		return Distance(a, t), true
	}
	best, found := 0.0, false
	ws := &wedges[arc]
	for _, w := range ws.w[:ws.n] {
		whole, any := w.holds(&p)
		if whole {
			return Distance(a, t), true
		}
		if !any {
			continue
		}
		var room [2]polygon
		c := w.cut(&p, &room)
		if c == nil {
			continue
		}
		if d := boxGap(a.Half, c).Dist; !found || d < best {
			best, found = d, true
		}
	}
	if found && best > 0 && Separation(a, t) < -Slack && overlapsClip(a, arc, &p) {
		best = 0
	}
	return best, found
}

// partInArc is InArc corner by corner.
func partInArc(a *Square, arc Arc, t *Square) (Gap, bool) {
	var p polygon
	t.inFrame(a, &p)
	if arc == NotFront90 && !wedgeFront.deep(&p) && wedgeFront.margin(&p) <= 0 {
		return Between(a, t), true
	}
	var best Gap
	found := false
	ws := &wedges[arc]
	for _, w := range ws.w[:ws.n] {
		whole, some := w.holds(&p)
		if whole {
			return Between(a, t), true
		}
		if !some {
			continue
		}
		var room [2]polygon
		c := w.cut(&p, &room)
		if c == nil {
			continue
		}
		if g := boxGap(a.Half, c); !found || g.Dist < best.Dist {
			best, found = g, true
		}
	}
	if !found {
		return Gap{}, false
	}
	best.A, best.B = a.world(best.A.X, best.A.Y), a.world(best.B.X, best.B.Y)
	if best.Dist > 0 && Separation(a, t) < -Slack && overlapsClip(a, arc, &p) {
		best.Dist = 0
	}
	return best, true
}

// deep tells whether a corner lies inside, off the edges.
func (w *wedge) deep(p *polygon) bool {
	for _, q := range p.p[:p.n] {
		if w.inner(q) > 0 {
			return true
		}
	}
	return false
}

// cut is the part of p in the wedge: where it only touches, the nearest point.
// It is nil where p lies outside. What has to be laid out lies in the room.
func (w *wedge) cut(p *polygon, room *[2]polygon) *polygon {
	if c := w.part(p, room); c.n > 0 {
		return c
	}
	if w.margin(p) < -Slack {
		return nil
	}
	room[0].n, room[0].p[0] = 1, w.nearest(p)
	return &room[0]
}

// overlapsClip tells whether an overlapping target, given in the frame of a,
// overlaps a within the arc although no corner of either lies in the other.
func overlapsClip(a *Square, arc Arc, p *polygon) bool {
	box := polygon{n: 4}
	h := a.Half
	box.p = [maxCorners]Point{{-h, h}, {h, h}, {h, -h}, {-h, -h}}
	ws := &wedges[arc]
	for _, w := range ws.w[:ws.n] {
		var room [2]polygon
		if c := w.part(p, &room); c.n >= 3 && separatePolygons(&box, c) < 0 {
			return true
		}
	}
	return false
}

// ArcMargin is by how many micrometres the target lies in the arc: the depth
// of its deepest point when positive, minus its distance from the arc when
// negative. It is infinite for AllRound and minus infinite for NoArc.
func ArcMargin(a *Square, arc Arc, t *Square) float64 {
	switch {
	case arc == AllRound:
		return math.Inf(1)
	case int(arc) >= len(wedges):
		return math.Inf(-1)
	}
	var p polygon
	t.inFrame(a, &p)
	m := math.Inf(-1)
	ws := &wedges[arc]
	for _, w := range ws.w[:ws.n] {
		m = greater(m, w.margin(&p))
	}
	if arc == NotFront90 && m > 0 {
		// Across the seams of its three wedges the arc is one.
		for _, q := range p.p[:p.n] {
			m = greater(m, -wedgeFront.inner(q))
		}
	}
	return m
}

// inner returns the distance of p from the nearer edge, positive inside the wedge.
func (w *wedge) inner(p Point) float64 {
	return lesser(dot(w.ar, w.af, p.X, p.Y), dot(w.br, w.bf, p.X, p.Y))
}

// holds tells whether all corners, and whether perhaps any part, lie within.
func (w *wedge) holds(p *polygon) (whole, some bool) {
	whole = true
	someA, someB := false, false
	for _, q := range p.p[:p.n] {
		a, b := dot(w.ar, w.af, q.X, q.Y), dot(w.br, w.bf, q.X, q.Y)
		whole = whole && a >= 0 && b >= 0
		someA, someB = someA || a >= -Slack, someB || b >= -Slack
	}
	return whole, someA && someB
}

// part returns the part of p within the wedge.
func (w *wedge) part(p *polygon, room *[2]polygon) *polygon {
	p = p.clip(w.ar, w.af, &room[0])
	if w.ar == w.br && w.af == w.bf {
		return p
	}
	return p.clip(w.br, w.bf, &room[1])
}

// margin is the depth of the deepest point of p in the wedge, or minus the
// distance from p to it.
func (w *wedge) margin(p *polygon) float64 {
	m := math.Inf(-1)
	for i, q := range p.p[:p.n] {
		m = greater(m, w.inner(q))
		// The deepest point may lie where an edge of p crosses the middle.
		r := p.p[(i+1)%p.n]
		dq := dot(w.ar-w.br, w.af-w.bf, q.X, q.Y)
		dr := dot(w.ar-w.br, w.af-w.bf, r.X, r.Y)
		if (dq < 0) != (dr < 0) {
			s := dq / (dq - dr)
			m = greater(m, w.inner(Point{q.X + float64(s*(r.X-q.X)), q.Y + float64(s*(r.Y-q.Y))}))
		}
	}
	if m >= 0 {
		return m
	}
	d := math.Inf(1)
	for _, q := range p.p[:p.n] {
		f := w.foot(q)
		d = lesser(d, length(q.X-f.X, q.Y-f.Y))
	}
	n := p.nearest(Point{})
	return -lesser(d, length(n.X, n.Y))
}

// nearest is the point of p nearest to the wedge, when they are apart.
func (w *wedge) nearest(p *polygon) Point {
	best := p.nearest(Point{})
	d := length(best.X, best.Y)
	for _, q := range p.p[:p.n] {
		f := w.foot(q)
		if e := length(q.X-f.X, q.Y-f.Y); e < d {
			best, d = q, e
		}
	}
	return best
}

// foot is the point of the wedge nearest to q.
func (w *wedge) foot(q Point) Point {
	a, b := dot(w.ar, w.af, q.X, q.Y), dot(w.br, w.bf, q.X, q.Y)
	if a >= 0 && b >= 0 {
		return q
	}
	// Onto the edge of a, which runs along (af,-ar), and onto that of b.
	best, d := Point{}, length(q.X, q.Y)
	if along := dot(w.af, -w.ar, q.X, q.Y); a < 0 && (along > 0 || w.ar == w.br && w.af == w.bf) {
		f := Point{float64(along * w.af), -float64(along * w.ar)}
		if e := length(q.X-f.X, q.Y-f.Y); e < d {
			best, d = f, e
		}
	}
	if along := dot(-w.bf, w.br, q.X, q.Y); b < 0 && along > 0 {
		f := Point{-float64(along * w.bf), float64(along * w.br)}
		if e := length(q.X-f.X, q.Y-f.Y); e < d {
			best = f
		}
	}
	return best
}
