package boardview

import (
	"math"

	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// RoundOf configures a round button of a fan.
type RoundOf struct {
	Icon, Words string
	Cap         string // the key of what it stands for, in its corner; "" none
	Edge        kit.Ink
	On          bool     // it is the one meant
	Small       bool     // it does nothing: the last of them
	Beside      kit.Side // where its words stand; below it, if nowhere else
}

// Round is a button of a fan: a circle with a drawing, its words beside it while it is the one meant
// or the pointer is on it.
func Round(k RoundOf) kit.Part {
	return kit.Mark(1, 1, func(c *kit.Canvas, b kit.Box, s kit.State) {
		x, y := b.Center()
		size := b.W
		fill, edge, ink := scene.Panel, k.Edge, scene.Text1
		switch {
		case k.On:
			fill, edge, ink = scene.Accent, scene.Accent, scene.OnAccent
		case s.Over:
			fill = scene.Control
		}
		c.Path().Circle(scene.Pt{X: x, Y: y}, size/2)
		c.Fill(fill)
		c.Path().Circle(scene.Pt{X: x, Y: y}, size/2-0.8)
		c.Stroke(edge, 1.6, 0, 0)
		c.Icon(x, y, size*0.48, k.Icon, ink)
		if k.Cap != "" {
			o := scene.Pt{X: x - size*0.36, Y: y - size*0.36}
			c.Path().Circle(o, 9.5)
			c.Fill(scene.Control)
			c.Text(o.X, o.Y, scene.StyleKeyCap, scene.Text1, k.Cap, scene.Middle)
		}
		if !k.On && !s.Over { // the list beside the board names all of them
			return
		}
		label := roundWords(k.Words)
		w := labelBox(kit.Width(kit.ToolStyle, label)+10, b, k.Beside)
		c.Box(w.X, w.Y, w.W, w.H, 5, scene.Fade(scene.Void, 0.72))
		c.Text(w.X+w.W/2, w.Y+w.H/2, kit.ToolStyle, kit.If(k.On, scene.Accent, scene.Text1), label, scene.Middle)
	})
}

func roundWords(words string) string { return kit.Shorten(kit.ToolStyle, words, ringNameWide-12) }

// labelWide returns the width of a round button's label.
func labelWide(words string) float64 { return kit.Width(kit.ToolStyle, roundWords(words)) + 10 }

// labelBox returns the box of a label of width w at a round button.
func labelBox(w float64, b kit.Box, at kit.Side) kit.Box {
	x, y := b.Center()
	switch at {
	case kit.Right:
		return kit.Box{X: b.X + b.W + 4, Y: y - 8, W: w, H: 16}
	case kit.Left:
		return kit.Box{X: b.X - 4 - w, Y: y - 8, W: w, H: 16}
	case kit.Above:
		return kit.Box{X: x - w/2, Y: b.Y - 18, W: w, H: 16}
	}
	return kit.Box{X: x - w/2, Y: b.Y + b.H + 2, W: w, H: 16}
}

// ringNameWide is the room for the words of a button of a fan, px.
const ringNameWide = 104.0

// Spoke is a button of a fan: how it looks, and what it does.
type Spoke struct {
	Of   RoundOf
	Does func(kit.Part) kit.Part
}

// FreeBase is a square of a board that a fan leaves free, mm.
type FreeBase struct {
	At   scene.Pt
	Side float64
}

// box returns the base in window pixels with a margin of air px.
func (k FreeBase) box(cam scene.Camera, air float64) kit.Box {
	half, at := k.Side*cam.PxPerMM()*0.62+air, cam.ToScreen(k.At)
	return kit.Box{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half}
}

// Sizes of a fan, px; of a sector, degrees.
const (
	spokeSize, spokeTouched = 50.0, 60.0
	spokeSmall              = 0.76 // of the size of the others
	spokeApart              = 66.0
	spokeNear, spokeFar     = 150.0, 220.0
	spokeSector             = 100.0
	fanLeast                = 400.0 // of a board that has room for one
	fanEdge, fanFoot        = 8.0, 60.0
)

// Fan lays buttons on a part of a circle about a base on a board, where neither they nor their
// words lie on it or on what else is to stay free; a line leads to the one that is meant. It is
// nothing where the base is not seen, or where there is no such part. For a finger its buttons are
// larger.
func Fan(own FreeBase, keep []FreeBase, spokes ...Spoke) kit.Part {
	if len(spokes) == 0 {
		return kit.Part{}
	}
	return kit.Made(leftover, func(r kit.Room) kit.Laid {
		return kit.Laid{W: r.W, H: r.H, Put: func(f *kit.Frame, b kit.Box) {
			eye := eyeOf(f)
			if eye == nil || eye.going.on || min(b.W, eye.Cam.H) < fanLeast { // it comes when the board stands still
				return
			}
			cam := eye.Cam
			mid := cam.ToScreen(own.At)
			if !b.Has(mid.X, mid.Y) {
				return
			}
			size := kit.If(f.Touched(), spokeTouched, spokeSize)
			free := make([]kit.Box, len(keep))
			for i, k := range keep {
				free[i] = k.box(cam, besideFan)
			}
			places := fanPlaces(b, own.box(cam, 0), size, spokes, free)
			for i, p := range places {
				if k := &spokes[i].Of; k.On {
					x, y := p.at.Center()
					way := scene.Pt{X: x, Y: y}.Sub(mid)
					f.Path().Segment(mid.Add(way.Unit().Mul(44)), mid.Add(way.Unit().Mul(way.Len()-p.at.W/2)))
					f.Stroke(scene.Accent, 1.6, 0, 0)
				}
			}
			for i, p := range places {
				k := spokes[i].Of
				k.Beside = p.words
				spokes[i].Does(Round(k)).Laid(kit.Room{W: p.at.W, H: p.at.H}).Put(f, p.at)
				f.Takes(p.at)
				f.Takes(labelBox(labelWide(k.Words), p.at, p.words))
			}
		}}
	})
}

// besideFan is the distance of a button from what must stay free, in px.
const besideFan = 8.0

// fanPlace is the place of a button of a fan, and the side of its label.
type fanPlace struct {
	at    kit.Box
	words kit.Side
}

// fanPlaces are the places of the buttons of a fan in the freest sector about a base, none where
// there is no room.
func fanPlaces(b, own kit.Box, size float64, spokes []Spoke, keep []kit.Box) (best []fanPlace) {
	x, y := own.Center()
	mid := scene.Pt{X: x, Y: y}
	room := kit.Box{X: b.X + fanEdge, Y: b.Y + fanEdge, W: b.W - 2*fanEdge, H: b.H - fanEdge - fanFoot}
	most := math.Inf(-1)
	wide := make([]float64, len(spokes))
	for i := range spokes {
		wide[i] = labelWide(spokes[i].Of.Words)
	}
	for r := spokeNear; r <= spokeFar && best == nil; r += 14 {
		step := (spokeApart + size - spokeSize) / r * 180 / math.Pi
		span := step * float64(len(spokes)-1)
		if span+step > 360 {
			continue
		}
		for from := 0.0; from < 360; from += 6 {
			places := fanAt(room, own, r, from, step, size, spokes, wide, keep)
			if places == nil {
				continue
			}
			if slack := (spokeSector - span) / 2; slack > 0 &&
				(sectorHit(mid, r, from-slack, from, size, keep) || sectorHit(mid, r, from+span,
					from+span+slack, size, keep)) {
				continue
			}
			if free := fanFree(places, keep, room); free > most {
				best, most = places, free
			}
		}
	}
	return best
}

// sectorHit reports whether a part of the circle lies on what is to stay free.
func sectorHit(mid scene.Pt, r, from, to, size float64, keep []kit.Box) bool {
	for d := from; d <= to; d += 10 {
		q := mid.Add(scene.Heading(d).Mul(r))
		if hitsAny(kit.Box{X: q.X - size/2, Y: q.Y - size/2, W: size, H: size}, keep) {
			return true
		}
	}
	return false
}

// fanFree returns the distance of the buttons from the boxes to keep free and from the edges, in
// px; more is better.
func fanFree(places []fanPlace, keep []kit.Box, room kit.Box) float64 {
	least := 400.0
	for _, p := range places {
		x, y := p.at.Center()
		for _, k := range keep {
			kx, ky := k.Center()
			least = min(least, math.Hypot(x-kx, y-ky))
		}
		least = min(least, x-room.X, room.X+room.W-x, y-room.Y, room.Y+room.H-y)
	}
	return least
}

// fanAt are the places of a fan whose first button lies in a direction, none where one would lie on
// something.
func fanAt(room, own kit.Box, r, from, step, size float64, spokes []Spoke, wide []float64, keep []kit.Box) []fanPlace {
	x, y := own.Center()
	mid := scene.Pt{X: x, Y: y}
	for _, i := range [...]int{0, len(spokes) - 1} { // most are found wrong by the first or the last
		q := mid.Add(scene.Heading(from + step*float64(i)).Mul(r))
		if !room.Has(q.X, q.Y) || hitsAny(kit.Box{X: q.X - 1, Y: q.Y - 1, W: 2, H: 2}, keep) {
			return nil
		}
	}
	places := make([]fanPlace, 0, len(spokes))
	taken := append(make([]kit.Box, 0, 2*len(spokes)+1), own)
	for i := range spokes {
		s := size
		if spokes[i].Of.Small {
			s *= spokeSmall
		}
		q := mid.Add(scene.Heading(from + step*float64(i)).Mul(r))
		at := kit.Box{X: q.X - s/2, Y: q.Y - s/2, W: s, H: s}
		if !inside(at, room) || hitsAny(at, keep) || hitsAny(at, taken) {
			return nil
		}
		places, taken = append(places, fanPlace{at: at}), append(taken, at)
	}
	for i := range places {
		found := false
		for _, side := range sidesOf(places[i].at, mid) {
			w := labelBox(wide[i], places[i].at, side)
			if found = inside(w, room) && !hitsAny(w, keep) && !hitsAny(w, taken); found {
				places[i].words, taken = side, append(taken, w)
				break
			}
		}
		if !found {
			return nil
		}
	}
	return places
}

// sidesOf are the sides of a button on which its words may stand, the first best: away from the
// middle.
func sidesOf(b kit.Box, mid scene.Pt) [4]kit.Side {
	x, y := b.Center()
	out, up := kit.If(x > mid.X, kit.Right, kit.Left), kit.If(y > mid.Y, kit.Below, kit.Above)
	in, down := kit.If(x > mid.X, kit.Left, kit.Right), kit.If(y > mid.Y, kit.Above, kit.Below)
	if math.Abs(x-mid.X) > math.Abs(y-mid.Y)*0.7 {
		return [4]kit.Side{out, in, up, down}
	}
	return [4]kit.Side{up, out, down, in}
}

func hitsAny(b kit.Box, keep []kit.Box) bool {
	for _, k := range keep {
		if !b.In(k).Empty() {
			return true
		}
	}
	return false
}

// inside reports whether a box lies in another, whole.
func inside(b, room kit.Box) bool {
	return b.X >= room.X && b.Y >= room.Y && b.X+b.W <= room.X+room.W && b.Y+b.H <= room.Y+room.H
}
