package boardview

import (
	"math"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// Corners remembers the places of the parts at the edges of a board. The page keeps it. The parts
// move only when another question is asked or the board is framed for it, and only if they would
// hide a ship.
type Corners struct {
	asked any
	in    kit.Box
	turns int       // of the eye
	at    []lain    // of each part
	ships []kit.Box // where they are not to lie
	taken []kit.Box
}

// lain is which of its places a part has, counted from one; 0: it was not there.
type lain int

// The parts at the edges of a board, in the order in which they take their places.
const (
	ofStack = iota
	ofMap
	ofLow
)

// alongStep is the distance from one place along an edge to the next, px.
const alongStep = 16.0

// berths are the places for a part of a size along the edges of a room.
type berths struct {
	in    kit.Box
	w, h  float64
	turn  bool    // the right corner is liked better than the left one
	liked kit.Box // better than a corner: it, then the middle of the upper edge; empty: corners are
}

// nth is a place of them: the lower corners, the upper ones, the left one first, then between them;
// false beyond the last.
func (k *berths) nth(i int) (b kit.Box, ok bool) {
	if !k.liked.Empty() {
		switch i {
		case 0:
			return k.liked, true
		case 1:
			return kit.Box{X: k.in.X + (k.in.W-k.w)/2, Y: k.in.Y, W: k.w, H: k.h}, true
		}
		i -= 2
	}
	wide, high := max(0, k.in.W-k.w), max(0, k.in.H-k.h)
	at := func(x, y float64) (kit.Box, bool) { return kit.Box{X: k.in.X + x, Y: k.in.Y + y, W: k.w, H: k.h}, true }
	if i < 4 {
		return at(kit.If(i&1 != 0 != k.turn, wide, 0), kit.If(i < 2, high, 0))
	}
	i -= 4
	across, down := int(wide/alongStep), int(high/alongStep)
	switch {
	case i < 2*across:
		return at(float64(1+i%across)*alongStep, kit.If(i < across, high, 0))
	case i < 2*across+2*down:
		i -= 2 * across
		return at(kit.If(i < down, 0, wide), high-float64(1+i%down)*alongStep)
	}
	return kit.Box{}, false
}

// high reports whether a part lies in the upper half of the room.
func (k *cornering) high(b kit.Box) bool { return b.Y+b.H/2 < k.in.Y+k.in.H/2 }

// right reports whether it lies in the right half.
func (k *cornering) right(b kit.Box) bool { return b.X+b.W/2 > k.in.X+k.in.W/2 }

// cornering is a layout of parts at the edges of a board.
type cornering struct {
	*Corners
	of   *Eye
	in   kit.Box
	anew bool // they may take other places
	seen bool // where the ships are is known
}

// begin begins to lay them out in a room.
func (k *Corners) begin(f *kit.Frame, asked any, in kit.Box) cornering {
	eye := eyeOf(f)
	c := cornering{Corners: k, of: eye, in: in}
	if k == nil || eye == nil || eye.put.board == nil {
		c.Corners = nil
		return c
	}
	turns := eye.turns
	if c.anew = k.in != in || asked != nil && (k.asked != asked || k.turns != turns); c.anew {
		if k.in, k.turns = in, turns; asked != nil {
			k.asked = asked
		}
	}
	k.taken = k.taken[:0]
	return c
}

// shipsIn adds the boxes about the ships on the board where a sight of it shows them, px; all, or
// only those that do not stand back.
func (e *Eye) shipsIn(out []kit.Box, to sight, all bool) []kit.Box {
	if e.put.board == nil {
		return out
	}
	cam := e.Cam
	cam.CenterX, cam.CenterY, cam.PxPerInch = to.at.X, to.at.Y, to.px
	whole, ships := e.box(), e.put.board.Ships
	for i := range ships {
		s := &ships[i]
		if s.Muted && !all {
			continue
		}
		at, h := cam.ToScreen(s.Pt), scene.Heading(s.Heading+cam.Rotation)
		far := max(baseLeast, s.Side)/2*cam.PxPerMM()*(math.Abs(h.X)+math.Abs(h.Y)) + cornerAir
		if b := (kit.Box{X: at.X - far, Y: at.Y - far, W: 2 * far, H: 2 * far}).In(whole); !b.Empty() {
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

// place returns the place of a part among several, the best first. A part keeps its place unless it
// would hide a ship there and may take another. first reports whether it lies at the first place.
func (k *cornering) place(part int, of berths) (b kit.Box, first bool) {
	if b, _ = of.nth(0); k.Corners == nil {
		return b, true
	}
	for len(k.at) <= part {
		k.at = append(k.at, 0)
	}
	best := 0
	if at, ok := of.nth(int(k.at[part]) - 1); ok && k.at[part] > 0 {
		b, best = at, int(k.at[part])-1
	}
	if k.anew || k.at[part] == 0 {
		if !k.seen {
			k.seen, k.ships = true, k.of.shipsIn(k.ships[:0], k.of.ended(), true)
		}
		least := k.hidden(b)
		for i := 0; least > 0; i++ {
			at, ok := of.nth(i)
			if !ok {
				break
			}
			if n := k.hidden(at); n < least {
				b, best, least = at, i, n
			}
		}
		k.at[part] = lain(best + 1)
	}
	k.taken = append(k.taken, b)
	return b, best == 0
}

// away tells that a part is not there.
func (k *cornering) away(part int) {
	if k.Corners != nil && part < len(k.at) {
		k.at[part] = 0
	}
}

// hidden returns the area of ships that a box hides, in px². Parts already placed there count for
// more.
func (k *cornering) hidden(b kit.Box) float64 {
	return hides(b, k.ships, nil) + 100*hides(b, k.taken, nil)
}
