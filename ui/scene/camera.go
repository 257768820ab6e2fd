package scene

// Inch and the play area, in millimetres.
const (
	Inch  = 25.4
	Table = 36 * Inch
)

// Camera says which part of the table is seen, how large and how turned.
type Camera struct {
	CenterX, CenterY float64 // table point in the middle of the viewport, mm
	PxPerInch        float64
	Rotation         float64 // degrees the table is turned clockwise on the screen
	X, Y, W, H       float64 // viewport on the screen, px
	Scale            float64 // UI scale: multiplies every width and text in pixels; 0 is 1
}

// Fit shows the whole table, player 1's edge up, in a viewport.
func Fit(x, y, w, h float64) Camera {
	return Camera{CenterX: Table / 2, CenterY: Table / 2, PxPerInch: min(w, h) / 36, X: x, Y: y, W: w, H: h}
}

// Unit is the UI scale.
func (c Camera) Unit() float64 {
	if c.Scale <= 0 {
		return 1
	}
	return c.Scale
}

// Times is the camera where each of its pixels is k of them.
func (c Camera) Times(k float64) Camera {
	c.X, c.Y, c.W, c.H, c.PxPerInch, c.Scale = c.X*k, c.Y*k, c.W*k, c.H*k, c.PxPerInch*k, k
	return c
}

// PxPerMM is the zoom in pixels a millimetre.
func (c Camera) PxPerMM() float64 { return c.PxPerInch / Inch }

// MM is a length on the table for a length in (unscaled) screen pixels.
func (c Camera) MM(px float64) float64 { return px * c.Unit() / c.PxPerMM() }

// ToScreen is the pixel of a table point.
func (c Camera) ToScreen(p Pt) Pt {
	d := Pt{p.X - c.CenterX, p.Y - c.CenterY}.Turn(c.Rotation).Mul(c.PxPerMM())
	return Pt{c.X + c.W/2 + d.X, c.Y + c.H/2 + d.Y}
}

// ToTable is the table point under a pixel.
func (c Camera) ToTable(p Pt) Pt {
	d := Pt{p.X - c.X - c.W/2, p.Y - c.Y - c.H/2}.Mul(1 / c.PxPerMM()).Turn(-c.Rotation)
	return Pt{c.CenterX + d.X, c.CenterY + d.Y}
}

// ZoomAt changes the scale and keeps the table point under a pixel where it is.
func (c Camera) ZoomAt(p Pt, pxPerInch float64) Camera {
	before := c.ToTable(p)
	c.PxPerInch = pxPerInch
	after := c.ToTable(p)
	c.CenterX += before.X - after.X
	c.CenterY += before.Y - after.Y
	return c
}

// sees reports whether a place of the table lies within the viewport.
func (c Camera) sees(at Pt) bool {
	p := c.ToScreen(at)
	return p.X >= c.X && p.Y >= c.Y && p.X <= c.X+c.W && p.Y <= c.Y+c.H
}
