package boardview

import (
	"math"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Framing tells which points of a board must be in view, and how large. It holds until a person
// moves the board.
type Framing struct {
	Want        []scene.Pt // all that is to be in sight, mm
	First       []scene.Pt // what of it is where not all has room
	Air         float64    // px free about it
	Least, Most float64    // px an inch; in a small window the least is less
	Foot        float64    // px at the foot of the board that a tray will cover soon
	Head        float64    // px at its upper edge that words cover; less in a small window
	Always      bool       // it is laid anew even where all of it is well in sight already
}

// Limits of the framing of a battle and of a film: px an inch, the margins and the attack tray's
// height in px, and the radius of a ship's actions in mm.
const (
	FramedLeast, AttackLeast, FramedMost = 23, 26, 34
	AirOfMover, AirOfAction, AirOfAttack = 72, 64, 80
	HeadOfFilm                           = 68
	FilmLeast, FilmMost, AirOfFilm       = 15, 40, 90
	TrayFoot                             = 190
	FanReach                             = 4.5 * scene.Inch
)

// framed is the current framing of a board.
type framed struct {
	on    bool
	cut   bool // it is there at once
	of    Framing
	at    sight // what is seen of it
	asked sight // what was seen of what was asked last
	home  sight // what somebody has moved the board to
	rests float64
	hands int // how often somebody has moved the board
}

// byHand ends it: somebody has moved the board, and sees it so from then on.
func (f *framed) byHand() { f.on, f.rests, f.asked = false, 0, sight{}; f.hands++ }

// Sizes and lengths of framing.
const (
	frameSmall  = 480.0 // px; what is smaller is a small board
	frameLowest = 440.0 // px; the width from which a tray lies on a board
	frameClose  = 0.15  // of the scale, and
	frameNear   = 2 * scene.Inch
	frameMiddle = 0.1  // of the free part, at each of its edges, that is not its middle
	frameLeast  = 12.0 // px about what is wanted, where it has hardly room
)

// Frame has places in sight. Passing is of what happens by itself: what is asked next is framed as
// if that had not been.
func (e *Eye) Frame(f Framing, still, passing bool) {
	if !e.framed.on {
		e.framed.on, e.framed.home = true, e.ended()
	}
	e.framed.of, e.framed.cut, e.tray.laid = f, still, false
	was := e.framed.asked
	to := e.chosen(&f, was)
	e.framed.at = to
	if !passing {
		e.framed.asked = to
	}
	if to != e.seen() || e.going.on {
		e.turns++
		e.glide(to, still)
	}
}

// Unframe goes back to how somebody has moved the board, or to all of it.
func (e *Eye) Unframe(still bool) {
	if !e.framed.on {
		return
	}
	e.framed.on = false
	e.turns++
	e.glide(e.own(), still)
}

// ended returns the view at the end of the camera's motion.
func (e *Eye) ended() sight {
	if e.going.on {
		return e.going.to
	}
	return e.seen()
}

// Framed reports whether the board is framed.
func (e *Eye) Framed() bool { return e.framed.on }

// Unframed is a part that is there while its board is not framed.
func Unframed(e *Eye, p kit.Part) kit.Part {
	inner := &kit.Once{Part: p}
	return p.Around(func(f *kit.Frame, b kit.Box, _ func(*kit.Frame, kit.Box)) {
		if !e.framed.on {
			inner.In(kit.Room{W: b.W}).Put(f, b)
		}
	})
}

// Resting is for how many seconds of Pass nobody has moved the board, and how often somebody has.
func (e *Eye) Resting() (seconds float64, times int) { return e.framed.rests, e.framed.hands }

// reframe sees the same in a box of another size.
func (e *Eye) reframe() {
	to := e.target(&e.framed.of)
	if e.framed.asked == e.framed.at {
		e.framed.asked = to
	}
	e.framed.at = to
	e.going.on = false
	e.turns++
	e.see(to)
}

// chosen returns the view for a framing: the view before, if it shows the framing as well.
func (e *Eye) chosen(f *Framing, was sight) sight {
	to := e.target(f)
	if was.px <= 0 || !e.holds(f, was, frameLeast) {
		return to
	}
	if r := was.px / to.px; r > 1-frameClose && r < 1+frameClose && was.at.Sub(to.at).Len() < frameNear {
		return was
	}
	if b := e.free(f); !f.Always && e.holds(f, was, frameMiddle*min(b.W, b.H)) {
		return was
	}
	return to
}

// free is the part of its box that is not covered, from the upper left corner of it, px.
func (e *Eye) free(f *Framing) kit.Box {
	low := e.low
	if e.Cam.W >= frameLowest {
		low = max(low, f.Foot)
	}
	head := max(f.Head*e.small(), e.head, e.high)
	if e.high > 0 {
		low = 0
	}
	return kit.Box{X: 0, Y: head, W: e.Cam.W, H: max(1, e.Cam.H-low-e.foot-head)}
}

// small returns the factor by which lengths shrink in a small window.
func (e *Eye) small() float64 { return min(1, min(e.Cam.W, e.Cam.H)/frameSmall) }

// least is the smallest scale of a framing: less in a small window.
func (e *Eye) least(f *Framing) float64 {
	return max(e.fitted(), f.Least*e.small())
}

// own returns the view as a person has moved it.
func (e *Eye) own() sight {
	if h := e.framed.home; e.moved && h.px > 0 {
		return sight{h.at, max(e.fitted(), h.px)}
	}
	was := e.Cam
	e.aim()
	to := e.seen()
	e.Cam = was
	return to
}

// turned is the upright box about places as the camera turns them, mm.
func (e *Eye) turned(ps []scene.Pt) (lo, hi scene.Pt) {
	lo, hi = scene.Pt{X: math.Inf(1), Y: math.Inf(1)}, scene.Pt{X: math.Inf(-1), Y: math.Inf(-1)}
	for _, p := range ps {
		q := p.Turn(e.Cam.Rotation)
		lo, hi = scene.Pt{X: min(lo.X, q.X), Y: min(lo.Y, q.Y)}, scene.Pt{X: max(hi.X, q.X), Y: max(hi.Y, q.Y)}
	}
	return lo, hi
}

// target is the sight of a framing in the free part of the board: as large as it has room, within
// its limits.
func (e *Eye) target(f *Framing) sight {
	free := e.free(f)
	lo, hi := e.turned(f.Want)
	air := f.Air * min(1, min(free.W, free.H)/frameSmall)
	mm := min((free.W-2*air)/max(1, hi.X-lo.X), (free.H-2*air)/max(1, hi.Y-lo.Y))
	px := max(e.least(f), min(max(f.Most, e.fitted()), mm*scene.Inch))
	mm = px / scene.Inch
	keep := func(lo, hi, first, last, from, room float64) float64 {
		at := (lo+hi)/2*mm - from - room/2 // where the view begins so that it lies in the middle
		if (hi-lo)*mm > room-2*frameLeast {
			at = max(last*mm+frameLeast-from-room, min(first*mm-frameLeast-from, at))
		}
		return at
	}
	a, b := e.turned(f.First)
	if len(f.First) == 0 {
		a, b = lo, hi
	}
	x := keep(lo.X, hi.X, a.X, b.X, free.X, free.W)
	y := keep(lo.Y, hi.Y, a.Y, b.Y, free.Y, free.H)
	t, u := e.turned([]scene.Pt{{}, {X: scene.Table, Y: scene.Table}, {X: scene.Table}, {Y: scene.Table}})
	x = onTable(x, e.Cam.W, t.X*mm, u.X*mm, hi.X*mm+air-free.X-free.W, lo.X*mm-air-free.X)
	y = onTable(y, e.Cam.H, t.Y*mm, u.Y*mm, hi.Y*mm+air-free.Y-free.H, lo.Y*mm-air-free.Y)
	mid := scene.Pt{X: (x + e.Cam.W/2) / mm, Y: (y + e.Cam.H/2) / mm}
	return sight{mid.Turn(-e.Cam.Rotation), px}
}

// onTable moves the beginning of a view so that as little as can be is seen beyond the table, which
// goes from one place to another; not before least and not after most, where what is wanted would
// have no room.
func onTable(at, room, from, to, least, most float64) float64 {
	if least > most {
		return at
	}
	switch {
	case to-from <= room:
		return at
	case at < from:
		return max(at, min(from, most))
	case at+room > to:
		return min(at, max(to-room, least))
	}
	return at
}

// holds reports whether all that is wanted lies in the free part, so far from its edges, and is
// large enough.
func (e *Eye) holds(f *Framing, s sight, air float64) bool {
	if s.px < e.least(f)-0.01 || s.px > max(f.Most, e.fitted())+0.01 {
		return false
	}
	free, mm := e.free(f), s.px/scene.Inch
	for _, p := range f.Want {
		q := p.Sub(s.at).Turn(e.Cam.Rotation).Mul(mm).Add(scene.Pt{X: e.Cam.W / 2, Y: e.Cam.H / 2})
		if q.X < free.X+air || q.X > free.X+free.W-air || q.Y < free.Y+air || q.Y > free.Y+free.H-air {
			return false
		}
	}
	return true
}
