package raster

import (
	"image"
	"math"

	"attackwing/ui/scene"
)

// Kept records the content of a painted picture, so that only changed parts are painted again.
type Kept struct {
	cam    scene.Camera
	bounds image.Rectangle
	keys   []uint64
	boxes  []image.Rectangle // the pixels each shape may touch
	next   []image.Rectangle
	nextOf []uint64
}

// Again makes a picture that was painted before show shapes: what stands where it stood is left
// alone. It tells the pixels that it has painted anew.
func (p *Painter) Again(img *image.RGBA, was *Kept, shapes []scene.Shape, cam scene.Camera) image.Rectangle {
	return p.Upon(img, nil, was, shapes, cam)
}

// Upon is Again over another picture of the same size, nil for none. If that picture has changed,
// was has to be a new Kept.
func (p *Painter) Upon(img, under *image.RGBA, was *Kept, shapes []scene.Shape, cam scene.Camera) image.Rectangle {
	was.nextOf, was.next = was.nextOf[:0], was.next[:0]
	for i := range shapes {
		was.nextOf = append(was.nextOf, scene.Key(&shapes[i]))
		was.next = append(was.next, p.reach(&shapes[i], cam))
	}
	part := img.Rect
	if was.cam == cam && was.bounds == img.Rect {
		part = was.changed().Intersect(img.Rect)
	}
	was.cam, was.bounds = cam, img.Rect
	was.keys, was.nextOf = was.nextOf, was.keys
	was.boxes, was.next = was.next, was.boxes
	for y := part.Min.Y; y < part.Max.Y; y++ {
		from := img.PixOffset(part.Min.X, y)
		row := img.Pix[from : from+4*part.Dx()]
		if under != nil {
			copy(row, under.Pix[from:])
			continue
		}
		clear(row)
	}
	for i := range shapes {
		if was.boxes[i].Overlaps(part) {
			p.Shape(img, shown(part, &shapes[i], cam), &shapes[i], cam)
		}
	}
	return part
}

// changed returns the part of the picture in which shapes differ from before. Shapes that both
// lists begin or end with are not in it.
func (k *Kept) changed() (part image.Rectangle) {
	a, b := k.keys, k.nextOf
	from := 0
	for from < min(len(a), len(b)) && a[from] == b[from] {
		from++
	}
	end := 0
	for end < min(len(a), len(b))-from && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}
	for _, r := range k.boxes[from : len(a)-end] {
		part = part.Union(r)
	}
	for _, r := range k.next[from : len(b)-end] {
		part = part.Union(r)
	}
	return part
}

// reach returns the pixels a shape may touch, rather too many than too few.
func (p *Painter) reach(sh *scene.Shape, cam scene.Camera) image.Rectangle {
	var lo, hi scene.Pt
	margin := 2.0
	switch sh.Kind {
	case scene.Text:
		size := sh.ScreenSize(cam)
		at := sh.Baseline(sh.Spot(cam).Add(sh.TextOffset(cam)), size)
		wide := scene.MeasureText(sh.Face, size, sh.Track, sh.Text)
		lo, hi = scene.Pt{X: at.X, Y: at.Y - size*1.2}, scene.Pt{X: at.X + wide, Y: at.Y + size*0.5}
		margin += size*0.3 + 2*sh.HaloSize*cam.Unit()
	case scene.Picture:
		if sh.Art == nil {
			return image.Rectangle{}
		}
		at := sh.Spot(cam).Add(sh.TextOffset(cam))
		unit := sh.ArtUnit(cam)
		far := math.Hypot(sh.Art.W, sh.Art.H)*unit + 4*unit
		lo, hi = scene.Pt{X: at.X - far, Y: at.Y - far}, scene.Pt{X: at.X + far, Y: at.Y + far}
	default:
		if sh.Path.Empty() {
			return image.Rectangle{}
		}
		p.place(sh, cam)
		lo, hi = p.a.Bounds()
		if sh.Kind == scene.Stroke {
			margin += 4 * sh.ScreenPen(cam).Width
		}
	}
	lim := func(v float64) int { return int(math.Max(-1e6, math.Min(1e6, v))) }
	return image.Rect(lim(math.Floor(lo.X-margin)), lim(math.Floor(lo.Y-margin)), lim(math.Ceil(hi.X+margin)),
		lim(math.Ceil(hi.Y+margin)))
}
