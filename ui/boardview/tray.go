package boardview

import (
	"math"
	"slices"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// trayed remembers the place of the tray on a board. The tray stays there while the framing or the
// ships to keep in view stay the same.
type trayed struct {
	laid  bool
	up    float64 // from the foot of the board, px
	px    float64 // how much of that it covers with its air
	board kit.Box // that it was laid on
	keep  []scene.Pt
	ships []kit.Box
}

// The air about a tray, and where else a sight is looked for that has no ship below it: so many
// steps to each side, px, at smaller and smaller scales.
const (
	trayAir   = 12.0
	trayStep  = 16.0
	trayFine  = 3.0 // px, between the foot and the top
	traySteps = 10
	trayLess  = 0.93
	traySizes = 6
)

// nook has a tray at the foot of a board, or at its top where it hides less of the ships there:
// first of those that are kept, mm; between them only where somebody has moved the board so that it
// has no other place. The other part has the larger room that is left.
func nook(tray kit.Part, keep []scene.Pt, rest kit.Part) kit.Part {
	return kit.Made(leftover, func(r kit.Room) kit.Laid {
		l := tray.Laid(kit.Room{W: r.W - 2*trayAir})
		high := l.H + 2*trayAir - 4
		return kit.Laid{W: r.W, H: r.H, Put: func(f *kit.Frame, b kit.Box) {
			at := kit.Box{X: b.X + trayAir, Y: b.Y + b.H - l.H - trayAir, W: b.W - 2*trayAir, H: l.H}
			if e := eyeOf(f); e != nil {
				if e.put.trayed = true; e.put.board != nil {
					e.layTray(b, at, high, keep)
					at.Y -= min(e.tray.up, b.H-high)
				}
			}
			free := kit.Box{X: b.X, Y: b.Y, W: b.W, H: at.Y - b.Y - trayAir + 4}
			if low := b.Y + b.H - at.Y - at.H; low > at.Y-b.Y {
				free.Y, free.H = at.Y+at.H+trayAir-4, low-trayAir+4
			}
			free.H = max(free.H, 1)
			l.Put(f, at)
			rest.Laid(kit.Room{W: free.W, H: free.H}).Put(f, free)
		}}
	})
}

// layTray chooses where a tray lies on a board, and how that is seen beside it. low is its place at
// the foot, px what it covers of that with its air.
func (e *Eye) layTray(b, low kit.Box, px float64, keep []scene.Pt) {
	t := &e.tray
	same := t.laid && t.board == b && slices.Equal(t.keep, keep)
	if same && t.px == px && (!e.framed.on || e.low+e.high > 0) {
		return
	}
	t.keep = append(t.keep[:0], keep...)
	t.laid, t.px, t.board = true, px, b
	top, least := max(0, b.H-low.H-2*trayAir), math.Inf(1)
	if !e.framed.on {
		if e.low, e.high = 0, 0; same {
			return
		}
		try := func(up float64) {
			at := low
			at.Y -= up
			if n := e.below(at, e.ended(), keep); n < least {
				t.up, least = up, n
			}
		}
		try(0)
		try(top)
		for up := trayFine; up < top && least > 0; up += trayFine {
			try(up)
		}
		return
	}
	best, was, on := sight{}, e.framed.at, t.up > 0
	for _, high := range [...]bool{false, true} {
		if same && high != on {
			continue
		}
		at := low
		if e.low, e.high = px, 0; high {
			e.low, e.high = 0, px
			at.Y -= top
		}
		if s, n := e.clearOf(at, e.chosen(&e.framed.of, was), keep); n < least {
			best, least, t.up = s, n, kit.If(high, top, 0)
		}
	}
	if e.low, e.high = px, 0; t.up > 0 {
		e.low, e.high = 0, px
	}
	e.settle(best)
}

// below returns the area of ships that b would cover in a view, in px². Ships in keep count more.
func (e *Eye) below(b kit.Box, to sight, keep []scene.Pt) float64 {
	t := &e.tray
	t.ships = e.shipsIn(t.ships[:0], to, true)
	n := hides(b, t.ships, nil)
	cam := e.Cam
	cam.CenterX, cam.CenterY, cam.PxPerInch = to.at.X, to.at.Y, to.px
	for _, p := range keep {
		at := cam.ToScreen(p)
		half := baseLeast / 2 * cam.PxPerMM()
		n += 100 * hides(b, []kit.Box{{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half}}, nil)
	}
	return n
}

// clearOf is a sight in which a box on the board hides least of the ships: the one given, or the
// one nearest to it in which all that is wanted is seen as well.
func (e *Eye) clearOf(b kit.Box, to sight, keep []scene.Pt) (best sight, least float64) {
	best, least = to, e.below(b, to, keep)
	if least == 0 {
		return best, least
	}
	of := e.framed.of
	if !e.holds(&of, to, frameLeast) { // not all has room
		of.Want = of.First
	}
	for size, px := 0, to.px; size < traySizes && px >= e.least(&of); size, px = size+1, px*trayLess {
		near := math.Inf(1)
		for dy := -traySteps; dy <= traySteps; dy++ {
			for dx := -traySteps; dx <= traySteps; dx++ {
				by := scene.Pt{X: float64(dx) * trayStep, Y: float64(dy) * trayStep}
				s := sight{to.at.Add(by.Mul(scene.Inch / px).Turn(-e.Cam.Rotation)), px}
				far := by.Len()
				if least == 0 && far >= near || !e.holds(&of, s, frameLeast) {
					continue
				}
				if n := e.below(b, s, keep); n < least || n == 0 && far < near {
					best, least, near = s, n, far
				}
			}
		}
		if least == 0 {
			break
		}
	}
	return best, least
}

// settle has a framed board seen so.
func (e *Eye) settle(to sight) {
	if e.framed.asked == e.framed.at {
		e.framed.asked = to
	}
	e.framed.at = to
	if to != e.ended() {
		e.turns++
		e.glide(to, e.framed.cut)
	}
}

// uncovered tells that no tray lies on the board.
func (e *Eye) uncovered() { e.low, e.high, e.tray.laid, e.tray.up = 0, 0, false, 0 }
