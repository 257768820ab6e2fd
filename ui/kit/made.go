package kit

// Wish is the room that a part would like, px: its width, the width and the height that it needs,
// and whether it takes what is left.
type Wish struct {
	Own, Least, Low           float64
	Tall, Broad, Fill, Square bool
	Loud                      func(high float64) float64 // its width in a height
}

// Made returns a part that another package lays out.
func Made(w Wish, lay func(Room) Laid) Part {
	return Part{
		own: w.Own, least: w.Least, low: w.Low, tall: w.Tall, broad: w.Broad, fill: w.Fill,
		square: w.Square, loud: w.Loud,
		lay: lay,
	}
}

// Floating returns a part that takes no room and draws when its place in the page is drawn.
func Floating(put func(*Frame)) Part {
	return Part{float: true, lay: func(Room) Laid {
		return Laid{Put: func(f *Frame, _ Box) { put(f) }}
	}}
}

// Own returns the width that a part would like, px; 0 it has no wish.
func (p Part) Own() float64 { return p.own }

// Must returns the height that a Shelf needs at least in a width, px, 0 for any other part.
func (p Part) Must(wide float64) float64 {
	if p.must == nil {
		return 0
	}
	return p.must(wide)
}
