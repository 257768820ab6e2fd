package kit

// Part is a piece of a page: it lays itself out in the room it is offered. Parts are made by the
// functions of this package and changed by the methods of Part, each of which returns the changed
// part. The zero Part is nothing and takes no room.
type Part struct {
	lay     func(Room) Laid
	own     float64 // the width it would like, px
	least   float64 // the width it needs
	low     float64 // the height it needs where it takes what is left
	grow    float64 // its share of what is left in a row or a column
	tall    bool    // takes height that is left
	broad   bool    // takes width that is left
	fill    bool    // is as high as the row that it stands in
	fixed   bool    // keeps its own width in a column
	square  bool    // is at most as high as wide
	snug    bool    // takes no more height than it needs
	entire  bool    // is given no less height than what is in it needs
	float   bool    // takes no room
	side    Side
	loud    func(high float64) float64 // the width it would like in a height
	must    func(wide float64) float64 // the height of what of a Shelf is not to be left out
	instead *Part                      // what stands in its place where its row has no room for it
	acts    *acts
}

// Side is the side of its room at which a part stands, or the side of another part beside which it
// floats.
type Side uint8

// The sides.
const (
	Left Side = iota
	Middle
	Right
	Above
	Below
)

func (p Part) None() bool { return p.lay == nil }

// laid lays a part out, with what it does.
func (p Part) Laid(r Room) Laid {
	if p.lay == nil {
		return Laid{Put: func(*Frame, Box) {}}
	}
	l := p.lay(r)
	if forThumb && p.acts.pressed() && r.H < Finger {
		l = p.thumbed(l)
	}
	return p.acts.in(l)
}

// in has what a part does done where it is put.
func (a *acts) in(l Laid) Laid {
	if a == nil {
		return l
	}
	put := l.Put
	l.Put = func(f *Frame, b Box) {
		b = f.enter(a, b)
		put(f, b)
		f.leave()
	}
	return l
}

// once is a part that is laid out when it is put, and then only for another room.
type Once struct {
	Part Part
	room Room
	laid Laid
}

func (o *Once) In(r Room) Laid {
	if o.laid.Put == nil || o.room != r {
		o.room, o.laid = r, o.Part.Laid(r)
	}
	return o.laid
}

// onces are parts that are each laid out once.
func onces(ps []Part) []Once {
	out := make([]Once, len(ps))
	for i, p := range ps {
		out[i].Part = p
	}
	return out
}

// around has a part put in another way: put draws what belongs around it, and has it put itself.
func (p Part) Around(put func(f *Frame, b Box, p func(*Frame, Box))) Part {
	if p.None() {
		return p
	}
	lay := p.lay
	p.lay = func(r Room) Laid {
		l := lay(r)
		own := l.Put
		l.Put = func(f *Frame, b Box) { put(f, b, own) }
		return l
	}
	return p
}

// Grow gives the part a share of the width left in a row, of the height left in a column. Below 0
// it takes none.
func (p Part) Grow(share float64) Part { p.grow = share; return p }

// Wide gives it a width, px.
func (p Part) Wide(px float64) Part {
	if p.acts.pressed() {
		px = thumb(px)
	}
	p.own, p.least, p.fixed, p.loud = px, px, true, nil
	if p.grow == 0 {
		p.grow = -1
	}
	return p
}

// Most lets it be no wider than so many px, and take no more than that in a row.
func (p Part) Most(px float64) Part {
	if p.None() {
		return p
	}
	lay := p.lay
	p.lay = func(r Room) Laid {
		l := lay(Room{min(px, r.W), r.H})
		put := l.Put
		l.Put = func(f *Frame, b Box) { b.W = min(b.W, px); put(f, b) }
		return l
	}
	p.own, p.least = min(p.own, px), min(p.least, px)
	return p
}

// High gives it a height, px.
func (p Part) High(px float64) Part {
	if p.None() {
		return p
	}
	lay, middle := p.lay, !p.tall && !p.fill
	p.tall, p.low = false, px
	p.lay = func(r Room) Laid {
		l := lay(Room{r.W, px})
		h := l.H
		l.H = px
		if put := l.Put; middle && h < px {
			l.Put = func(f *Frame, b Box) { b.Y += (b.H - h) / 2; b.H = h; put(f, b) }
		}
		return l
	}
	return p
}

// Wants is the height, px, that it would like where nobody says how much there is: of a list, which
// is not measured to its end for that.
func (p Part) Wants(px float64) Part {
	if p.None() {
		return p
	}
	lay := p.lay
	p.lay = func(r Room) Laid {
		if r.H <= 0 {
			r.H = px
		}
		return lay(r)
	}
	return p
}

// AtLeast gives it a height, px, or more where it needs that.
func (p Part) AtLeast(px float64) Part {
	if p.None() {
		return p
	}
	inner := p
	inner.acts = nil
	p.tall, p.low = false, px
	p.lay = func(r Room) Laid {
		l := inner.Laid(Room{r.W, px})
		l.H = max(l.H, px)
		return l
	}
	return p
}

// Like sizes p as other would be sized, even if p is empty, so that a part that changes with the
// pointer moves nothing below it.
func (p Part) Like(other Part) Part {
	if other.None() {
		return p
	}
	out := other
	out.acts = nil
	out.lay = func(r Room) Laid {
		l := other.lay(r)
		l.Put = p.Laid(Room{r.W, r.H}).Put
		return l
	}
	return out
}

// Whole has a row break before the part does not get the width it would like.
func (p Part) Whole() Part { p.least = p.own; return p }

// Square lets it be at most as high as it is wide, where it takes height that is left.
func (p Part) Square() Part { p.square = true; return p }

// Snug lets a list or what scrolls take no more of the height that is left than it needs.
func (p Part) Snug() Part { p.snug = true; return p }

// Entire has it be given no less height in a column than all that is in it needs: what scrolls
// beside it has less.
func (p Part) Entire() Part { p.entire = true; return p }

// Least is the width it needs at least before its row breaks, and the height it needs before what
// is around it scrolls.
func (p Part) Least(w, h float64) Part {
	p.least, p.low, p.own = w, h, max(p.own, w)
	return p
}

// At puts it at a side of room that it does not fill: in a column left, in the middle or right, in
// a row above, in the middle or below.
func (p Part) At(s Side) Part {
	p.side = s
	if s == Middle || s == Right {
		p.fixed = true
	}
	return p
}

// flow are the parts that take room.
func flow(ps []Part) []Part {
	n := 0
	for _, p := range ps {
		if !p.None() && !p.float {
			n++
		}
	}
	if n == len(ps) {
		return ps
	}
	out := make([]Part, 0, n)
	for _, p := range ps {
		if !p.None() && !p.float {
			out = append(out, p)
		}
	}
	return out
}

// floats returns the parts that float over the others.
func floats(ps []Part) (out []Once) {
	for _, p := range ps {
		if p.float && !p.None() {
			out = append(out, Once{Part: p})
		}
	}
	return out
}

func putFloats(f *Frame, ps []Once) {
	for i := range ps {
		ps[i].In(Room{}).Put(f, Box{})
	}
}

func (p Part) across() float64 { // its share of width
	switch {
	case p.grow > 0:
		return p.grow
	case p.grow == 0 && p.broad:
		return 1
	}
	return 0
}

func (p Part) down() float64 { // its share of height
	switch {
	case !p.None() && p.grow > 0:
		return p.grow
	case p.tall:
		return 1
	}
	return 0
}
