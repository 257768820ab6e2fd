package boardview

import (
	"math"

	"attackwing/ui/anim"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Eye is the view of a board: its camera and its framing. The page keeps it.
type Eye struct {
	Cam scene.Camera
	Far float64 // parts of the whole table that are seen at least: 1 the table fits; 0 is 0.985

	at     scene.Pt // what it was told to look at, mm
	across float64  // how much of the table, mm; 0 all of it
	moved  bool     // somebody has zoomed or moved it since
	head   float64  // px of its box that words cover above, where all of the table is seen
	foot   float64  // px of its box that words cover below
	low    float64  // px at its foot that a tray covers, or
	high   float64  // at its upper edge
	tray   trayed
	under  onBoard // the pointer
	put    put
	going  going
	framed framed
	turns  int // how often it has looked elsewhere by itself
}

// sight is a place in the middle, mm, and how large it is seen.
type sight struct {
	at scene.Pt
	px float64 // per inch
}

// going is its way to another sight.
type going struct {
	on       bool
	age      float64
	from, to sight
}

// goSeconds is the duration of a camera move.
const goSeconds = 0.28

func (e *Eye) far() float64 {
	if e.Far == 0 {
		return 0.985
	}
	return e.Far
}

// Fit shows the whole table.
func (e *Eye) Fit() { e.Look(scene.Pt{}, 0) }

// Look shows so much of the table about a point, mm, wherever the board lies and until somebody
// moves it; across 0 is all of it.
func (e *Eye) Look(at scene.Pt, across float64) {
	e.at, e.across, e.moved, e.going.on = at, across, false, false
	e.framed.byHand()
	e.aim()
}

// Seen returns the point in the middle of the view and the width of the table in view, in mm.
func (e *Eye) Seen() (at scene.Pt, across float64) {
	if e.Cam.PxPerInch <= 0 {
		return scene.Pt{X: scene.Table / 2, Y: scene.Table / 2}, scene.Table
	}
	return scene.Pt{X: e.Cam.CenterX, Y: e.Cam.CenterY - e.lift()}, e.size() / e.Cam.PxPerMM()
}

// size is the room for the table, px.
func (e *Eye) size() float64 { return max(1, min(e.Cam.W, e.Cam.H-e.head-e.foot)) }

// widest returns the width of the whole table in a box of which foot px are covered at the bottom,
// in px.
func (e *Eye) widest(b kit.Box, foot float64) float64 { return max(1, min(b.W, b.H-foot)) * e.far() }

// lift returns the distance of the box's middle below the point looked at, in mm: half of what
// words cover at the foot beyond those at the head.
func (e *Eye) lift() float64 { return (e.foot - e.head) / 2 / e.Cam.PxPerMM() }

func (e *Eye) fitted() float64 { return e.size() / 36 * e.far() }

func (e *Eye) aim() {
	c := &e.Cam
	at := e.at
	if c.PxPerInch = e.fitted(); e.across > 0 {
		c.PxPerInch = e.size() / e.across * scene.Inch
	} else {
		at = scene.Pt{X: scene.Table / 2, Y: scene.Table / 2}
	}
	c.CenterX, c.CenterY = at.X, at.Y+e.lift()
}

// in gives the eye the box of its board, and how much of it words cover.
func (e *Eye) in(b kit.Box, head, foot float64) {
	c := &e.Cam
	if c.X == b.X && c.Y == b.Y && c.W == b.W && c.H == b.H && e.head == head && e.foot == foot {
		return
	}
	c.X, c.Y, c.W, c.H, e.head, e.foot = b.X, b.Y, b.W, b.H, head, foot
	if e.framed.on {
		e.reframe()
		return
	}
	if !e.moved {
		e.aim()
		return
	}
	c.PxPerInch = max(e.fitted(), min(nearest, c.PxPerInch))
}

// nearest is as near as a board is looked at, px per inch.
const nearest = 90

// zoom changes how large the board is seen, about a pixel; true when it did.
func (e *Eye) zoom(x, y, times float64) bool {
	fit := e.fitted()
	z := max(min(fit, e.Cam.PxPerInch), min(nearest, e.Cam.PxPerInch*times))
	if z == e.Cam.PxPerInch {
		return false
	}
	e.moved = true
	e.framed.byHand()
	e.Cam = e.Cam.ZoomAt(scene.Pt{X: x, Y: y}, z)
	if z == fit {
		e.Fit()
	}
	return true
}

// Nearer changes how large the board is seen, about what is looked at.
func (e *Eye) Nearer(times float64) {
	e.zoom(e.Cam.X+e.Cam.W/2, e.Cam.Y+(e.Cam.H+e.head-e.foot)/2, times)
}

// pan moves the board by pixels.
func (e *Eye) pan(dx, dy float64) {
	a, b := e.Cam.ToTable(scene.Pt{}), e.Cam.ToTable(scene.Pt{X: dx, Y: dy})
	e.Move(scene.Pt{X: a.X - b.X, Y: a.Y - b.Y})
}

// Step looks further to a side of the window, as the arrow keys do: -1, 0 or 1 to the right and
// down.
func (e *Eye) Step(right, down float64) {
	const inches = 4
	e.pan(-right*inches*e.Cam.PxPerInch, -down*inches*e.Cam.PxPerInch)
}

// How far the pointer may be from what is meant on the board, px: from a thing, and from a line;
// and how far it goes before something is dragged.
const (
	ofThing = 6
	ofLine  = 8
	slack   = 3
)

// Grace returns how far the pointer may be from a thing on the board to hit it, in mm.
func (e *Eye) Grace() float64 { return e.Cam.MM(ofThing) }

// GraceOfLine returns how far the pointer may be from a line to hit it, in mm.
func (e *Eye) GraceOfLine() float64 { return e.Cam.MM(ofLine) }

// Slack returns how far the pointer moves before a press becomes a drag, in mm.
func (e *Eye) Slack() float64 { return e.Cam.MM(slack) }

// Px turns a distance on the table, mm, into one on the screen, px.
func (e *Eye) Px(by scene.Pt) scene.Pt { return by.Mul(e.Cam.PxPerMM()) }

// Move looks at another part of the table, so many mm away.
func (e *Eye) Move(by scene.Pt) {
	c := &e.Cam
	low := e.lift()
	e.moved, e.going.on = true, false
	e.framed.byHand()
	c.CenterX = max(0, min(scene.Table, c.CenterX+by.X))
	c.CenterY = max(min(0, low), min(scene.Table+max(0, low), c.CenterY+by.Y))
}

// Center looks at another part of the table, at once.
func (e *Eye) Center(at scene.Pt) {
	c := &e.Cam
	e.going.on = false
	e.Move(scene.Pt{X: at.X - c.CenterX, Y: at.Y + e.lift() - c.CenterY})
}

// Lower reports whether a place is seen lower in the picture than another.
func (e *Eye) Lower(a, b scene.Pt) bool { return e.Cam.ToScreen(a).Y > e.Cam.ToScreen(b).Y }

// Turn turns the board clockwise by so many degrees.
func (e *Eye) Turn(by float64) { e.Cam.Rotation = math.Mod(e.Cam.Rotation+by+360, 360) }

// Pass lets dt seconds pass; true when the eye has moved.
func (e *Eye) Pass(dt float64) (moved bool) {
	e.framed.rests += dt
	g := &e.going
	if !g.on {
		return false
	}
	g.age += dt
	u := anim.InOut(min(1, g.age/goSeconds))
	e.see(sight{g.from.at.Lerp(g.to.at, u), g.from.px * math.Pow(g.to.px/g.from.px, u)})
	g.on = g.age < goSeconds
	return true
}

// see looks at a sight.
func (e *Eye) see(s sight) { e.Cam.CenterX, e.Cam.CenterY, e.Cam.PxPerInch = s.at.X, s.at.Y, s.px }

// seen returns the current view.
func (e *Eye) seen() sight {
	return sight{scene.Pt{X: e.Cam.CenterX, Y: e.Cam.CenterY}, e.Cam.PxPerInch}
}

// glide goes to another sight, or is there at once.
func (e *Eye) glide(to sight, still bool) {
	e.going = going{on: true, from: e.seen(), to: to}
	if still || e.Cam.PxPerInch <= 0 {
		e.going.on = false
		e.see(to)
	}
}

// Goes reports whether it is on its way.
func (e *Eye) Goes() bool { return e.going.on }

// Shows reports whether a place is seen at all.
func (e *Eye) Shows(at scene.Pt) bool {
	s := e.Cam.ToScreen(at)
	return e.box().Has(s.X, s.Y)
}

// box returns the place of its board in the window.
func (e *Eye) box() kit.Box { return kit.Box{X: e.Cam.X, Y: e.Cam.Y, W: e.Cam.W, H: e.Cam.H} }

// Laid reports whether its board has been shown.
func (e *Eye) Laid() bool { return e.Cam.W > 0 }

// Meets reports whether a pointer at mm means something small that is drawn at a place.
func (e *Eye) Meets(at, mm scene.Pt) bool {
	const reach = 14.0
	d := e.Cam.ToScreen(at).Sub(e.Cam.ToScreen(mm))
	return math.Abs(d.X) <= reach && math.Abs(d.Y) <= reach
}
