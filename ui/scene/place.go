package scene

import "math"

// Placer turns the points of the shape's path into screen pixels.
func (sh *Shape) Placer(cam Camera) func(Pt) Pt {
	switch sh.Space {
	case Anchored:
		o, k := cam.ToScreen(sh.At), cam.Unit()
		return func(p Pt) Pt { return Pt{o.X + p.X*k, o.Y + p.Y*k} }
	case OnScreen:
		k := cam.Unit()
		return func(p Pt) Pt { return Pt{cam.X + p.X*k, cam.Y + p.Y*k} }
	}
	s, c := sincos(cam.Rotation)
	k := cam.PxPerMM()
	ox, oy := cam.X+cam.W/2, cam.Y+cam.H/2
	return func(p Pt) Pt {
		x, y := (p.X-cam.CenterX)*k, (p.Y-cam.CenterY)*k
		return Pt{ox + x*c - y*s, oy + x*s + y*c}
	}
}

// Unplace is the point of the shape's own space under a pixel.
func (sh *Shape) Unplace(cam Camera, px Pt) Pt {
	k := 1 / cam.Unit()
	switch sh.Space {
	case Anchored:
		return px.Sub(cam.ToScreen(sh.At)).Mul(k)
	case OnScreen:
		return Pt{(px.X - cam.X) * k, (px.Y - cam.Y) * k}
	}
	return cam.ToTable(px)
}

// Spot is the screen pixel of At.
func (sh *Shape) Spot(cam Camera) Pt {
	if sh.Space == OnScreen {
		return Pt{cam.X + sh.At.X*cam.Unit(), cam.Y + sh.At.Y*cam.Unit()}
	}
	return cam.ToScreen(sh.At)
}

// ScreenPen is the shape's pen in pixels.
func (sh *Shape) ScreenPen(cam Camera) Pen {
	k := cam.Unit()
	if sh.PenMM {
		k = cam.PxPerMM()
	}
	p := sh.Pen
	p.Width, p.On, p.Off, p.Phase = p.Width*k, p.On*k, p.Off*k, p.Phase*k
	return p
}

// ScreenSize is the size of a Text or Picture in pixels.
func (sh *Shape) ScreenSize(cam Camera) float64 {
	if sh.Kind == Picture && sh.Space == OnTable {
		return sh.Size * cam.PxPerMM()
	}
	return sh.Size * cam.Unit()
}

// ScreenAngle returns the rotation of a Picture or hatch on the screen, in degrees clockwise.
func (sh *Shape) ScreenAngle(cam Camera) float64 {
	if sh.Space == OnTable && !sh.Upright {
		return math.Mod(sh.Heading+cam.Rotation, 360)
	}
	return sh.Heading
}

// ArtUnit is the pixels of one unit of the drawing: Size is the longer side of its sheet.
func (sh *Shape) ArtUnit(cam Camera) float64 {
	return sh.ScreenSize(cam) / math.Max(sh.Art.W, sh.Art.H)
}

// TextOffset carries a text of space Anchored or OnTable away from At, in pixels: it is the first
// point of the path, when there is one.
func (sh *Shape) TextOffset(cam Camera) Pt {
	if len(sh.Path.Pts) == 0 {
		return Pt{}
	}
	return sh.Path.Pts[0].Mul(cam.Unit())
}
