package scene

// Where notes stand that seek no place themselves: how far from what they are about, px.
var (
	UnderShip = Pt{Y: 84}
	OverSpot  = Pt{Y: -80}
)

// UnderBase is below a base of a side, mm, as it is seen.
func (c Camera) UnderBase(side float64) Pt { return Pt{Y: side*c.PxPerMM()*0.75 + 26} }

// BesideLine is beside the middle of a line, where there is room: towards the middle of the table
// as that is turned, degrees.
func BesideLine(from, to Pt, turned float64) Pt {
	v := to.Sub(from).Turn(turned).Unit()
	side := Pt{X: v.Y * 140, Y: -v.X * 58}
	if mid := from.Lerp(to, 0.5).Sub(Pt{Table / 2, Table / 2}).Turn(turned); side.Dot(mid) > 0 {
		return side.Mul(-1)
	}
	return side
}

// OverShip is above a ship, at the upper edge of the table below it, and away from the edges to its
// left and right.
func OverShip(at Pt) Pt {
	const edge = 6 * Inch
	off := Pt{Y: -64}
	if at.Y < edge {
		off.Y = 64
	}
	switch {
	case at.X < edge:
		off.X = 70
	case at.X > Table-edge:
		off.X = -70
	}
	return off
}
