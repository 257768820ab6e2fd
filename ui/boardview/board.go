package boardview

import (
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Board is a hole that the board shines through; it gives the eye its box. over is drawn on it: the
// dice, what is told.
func Board(b *scene.Board, eye *Eye, over kit.Part, grabs ...Grab) kit.Part {
	return Captioned(b, eye, Captions{}, over, grabs...)
}

// Live is a Board that is made anew each time that the page is put: what lies on it may move while
// nothing beside it changes.
func Live(make func() *scene.Board, eye *Eye, over kit.Part, grabs ...Grab) kit.Part {
	return board(make, eye, Captions{}, over, grabs)
}

// Captioned is a Board with words on it.
func Captioned(b *scene.Board, eye *Eye, c Captions, over kit.Part, grabs ...Grab) kit.Part {
	return board(func() *scene.Board { return b }, eye, c, over, grabs)
}

func board(make func() *scene.Board, eye *Eye, c Captions, over kit.Part, grabs []Grab) kit.Part {
	w := leftover
	w.Own, w.Least, w.Low = 400, 160, 160
	return kit.Made(w, func(r kit.Room) kit.Laid {
		h := r.H
		if h == 0 {
			h = r.W
		}
		words, over := &kit.Once{Part: c.Foot}, &kit.Once{Part: over}
		hole := shell(kit.Laid{Put: func(*kit.Frame, kit.Box) {}}).Key(eye).Name("board", -1).Skip().
			Ground(ground{eye}).Laid(r)
		return kit.Laid{W: r.W, H: h, Put: func(f *kit.Frame, at kit.Box) {
			low, foot := kit.Laid{}, 0.0
			if !words.Part.None() {
				low = words.In(kit.Room{W: at.W - 2*footAir, H: at.H})
				if low.H > 0 {
					foot = low.H + 2*footAir
				}
			}
			upper, head := c.over(at, eye.widest(at, foot))
			eye.in(at, head, foot)
			eye.put = put{board: make(), grabs: grabs, cards: eye.put.cards[:0]}
			hole.Put(f, at)
			from := len(f.Scene.Shapes)
			if low.Put != nil {
				w := min(at.W-2*footAir, max(words.Part.WidthIn(at.W-2*footAir), 1))
				low.Put(f, kit.Box{X: at.X + (at.W-w)/2, Y: at.Y + at.H - footAir - low.H, W: w, H: low.H})
			}
			free := kit.Box{X: at.X, Y: at.Y, W: at.W, H: max(1, at.H-foot)}
			over.In(kit.Room{W: free.W, H: free.H}).Put(f, free)
			if !eye.put.trayed {
				eye.uncovered()
			}
			upper.put(f, at)
			f.Cut(from, at)
		}}
	})
}

// put holds the parts of a board in the picture that is drawn.
type put struct {
	board  *scene.Board
	grabs  []Grab
	trayed bool      // a tray lies at its foot
	cards  []kit.Box // that lie on it
}

// leftover is the wish of a part that takes all that is left.
var leftover = kit.Wish{Tall: true, Broad: true, Fill: true}

// shell returns something laid out as a part, to be given a name or a deed.
func shell(l kit.Laid) kit.Part { return kit.Made(kit.Wish{}, func(kit.Room) kit.Laid { return l }) }

// eyeOf returns the eye of the board that is being put, nil where there is none.
func eyeOf(f *kit.Frame) *Eye {
	g, _ := f.Ground().(ground)
	return g.Eye
}

// footAir is the free space around the words at the foot of a board, in px.
const footAir = 12.0

// spotSize is the size in reports of a thing on a board, in px.
const spotSize = 16.0

// Spot names a place on the board that it is drawn over, mm, for reports and tests. It takes no
// room, and no press: grabs do.
func Spot(at scene.Pt, kind string, n int) kit.Part {
	return SpotOf(func() scene.Pt { return at }, kind, n)
}

// SpotOf is a Spot at a place that goes by how the board is seen.
func SpotOf(where func() scene.Pt, kind string, n int) kit.Part {
	return kit.Floating(func(f *kit.Frame) {
		eye := eyeOf(f)
		if eye == nil {
			return
		}
		px, in := eye.Cam.ToScreen(where()), eye.box()
		b := kit.Box{X: px.X - spotSize/2, Y: px.Y - spotSize/2, W: spotSize, H: spotSize}
		if b == b.In(in) {
			f.Named(kit.Name{Kind: kind, N: n}, b)
		}
	})
}

// Light is a light on a place of the board that it is drawn over, mm: who speaks points there.
func Light(at scene.Pt) kit.Part {
	return kit.Floating(func(f *kit.Frame) {
		if eye := eyeOf(f); eye != nil {
			px := eye.Cam.ToScreen(at)
			f.Shine(px.X, px.Y)
		}
	})
}
