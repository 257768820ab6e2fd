package physics

import (
	"math"
	"strconv"
)

// Bearing is the kind of a maneuver (rules 1.3, 1.5).
type Bearing uint8

// The bearings. Reverse has a positive speed.
//
// Ruling: flank n goes sideways like a straight n laid against the side of
// the base, heading unchanged; rotate 1 turns in place by 45 degrees and
// rotate 2 by 90. They are only on the dial of the station, which the digest
// leaves open.
//
// Ruling: no source tells the template of the full about. It is flown along
// the turn of its speed, and the ship is turned by another quarter to the same
// side at the end, so that it faces back as after a come about.
const (
	Straight Bearing = iota
	BankLeft
	BankRight
	TurnLeft
	TurnRight
	ComeAbout
	Reverse
	Stop
	SpinLeft
	SpinRight
	FlankLeft
	FlankRight
	RotateLeft
	RotateRight
	FullAboutLeft
	FullAboutRight
	numBearings
)

var bearingNames = [...]string{
	"straight", "bank left", "bank right", "turn left", "turn right", "come about", "reverse",
	"full stop", "spin left", "spin right", "flank left", "flank right", "rotate left", "rotate right",
	"full about left", "full about right",
}

var mirrored = [...]Bearing{
	Straight, BankRight, BankLeft, TurnRight, TurnLeft, ComeAbout, Reverse,
	Stop, SpinRight, SpinLeft, FlankRight, FlankLeft, RotateRight, RotateLeft,
	FullAboutRight, FullAboutLeft,
}

// String is the bearing in words.
func (b Bearing) String() string {
	if int(b) < len(bearingNames) {
		return bearingNames[b]
	}
	return "bearing " + strconv.Itoa(int(b))
}

// Maneuver is an entry of a dial.
type Maneuver struct {
	Bearing Bearing
	Speed   int8
	Radius  int32 // µm of the centre line of a bank's or turn's template; 0 is that of the box
}

// String is the maneuver in words, such as "bank left 2" or "full stop".
func (m Maneuver) String() string {
	if m.Bearing == Stop {
		return m.Bearing.String()
	}
	return m.Bearing.String() + " " + strconv.Itoa(int(m.Speed))
}

// Last is the bearing that was added last.
const Last = numBearings - 1

// Mirror swaps left and right.
func (m Maneuver) Mirror() Maneuver {
	if int(m.Bearing) < len(mirrored) {
		m.Bearing = mirrored[m.Bearing]
	}
	return m
}

// SpinOrder is when a spin turns: before its straight (until 2015) or after
// it (rules 1.5).
type SpinOrder uint8

// The two orders.
const (
	TurnFirst SpinOrder = iota
	MoveFirst
)

// turns are the parts of a maneuver made in place, in millidegrees.
func (m Maneuver) turns(spin SpinOrder) (before, after int32) {
	t := int32(0)
	switch m.Bearing {
	case ComeAbout:
		return 0, halfTurn
	case SpinLeft:
		t = -quarter
	case SpinRight:
		t = quarter
	case FullAboutLeft:
		return 0, -quarter
	case FullAboutRight:
		return 0, quarter
	case RotateLeft:
		return 0, -quarter / 2 * int32(max(0, min(m.Speed, 8)))
	case RotateRight:
		return 0, quarter / 2 * int32(max(0, min(m.Speed, 8)))
	default: // nothing in place
	}
	if spin == TurnFirst {
		return t, 0
	}
	return 0, t
}

// Stand is a pose with the sine and cosine of its heading, for whoever goes many ways from it.
type Stand struct {
	Pose
	sin, cos float64
}

// Stand is the pose to go from.
func (p Pose) Stand() Stand {
	s, c := sincos(p.Heading)
	return Stand{p, s, c}
}

// Base is a base of the given side (µm) there.
func (s *Stand) Base(side int32) Square {
	q := square(s.Point(), s.sin, s.cos, float64(side)*0.5)
	q.Pose, q.Side = s.Pose, side
	return q
}

// Run is a maneuver's whole way for one size of base, worked out once for many beginnings.
type Run struct {
	Maneuver       Maneuver
	path           path
	side           int32
	spin           SpinOrder
	before, after  int32   // millidegrees turned in place: first and last
	turn           int32   // and turned in all
	forward, right float64 // µm, from the heading before the first turn
	// a triangle about the middle of the template, in the frame of that heading: right and forward
	hull [3]Point
}

// Run is the maneuver's way.
func (m Maneuver) Run(side int32, spin SpinOrder) (r Run) {
	m.runInto(&r, side, spin)
	if r.path.speed == 0 {
		r.path.speed = r.path.fastest()
	}
	r.hull = r.path.hull()
	for i := range r.hull {
		r.hull[i].Y, r.hull[i].X = r.ahead(r.hull[i].Y, r.hull[i].X)
	}
	return r
}

// runInto is Run without two things that few flights need: the box about the template, and the speed
// of a path that is not in the table.
func (m Maneuver) runInto(r *Run, side int32, spin SpinOrder) {
	r.Maneuver, r.side, r.spin = m, side, spin
	r.before, r.after = m.turns(spin)
	m.path(side, &r.path)
	forward, right, along := r.path.whole()
	r.turn = r.before + along + r.after
	r.forward, r.right = r.ahead(forward, right)
}

// ahead turns what is seen from the heading after the first turn to the heading before it.
func (r *Run) ahead(forward, right float64) (f, a float64) {
	switch r.before {
	case quarter:
		return -right, forward
	case -quarter:
		return right, -forward
	}
	return forward, right
}

// End returns the pose at the end of the way on an empty table (rules 1.4, 1.5).
func (r *Run) End(from *Stand) Pose {
	return Pose{
		micro(float64(from.X) + dot(r.forward, r.right, from.sin, from.cos)),
		micro(float64(from.Y) + dot(r.forward, r.right, -from.cos, from.sin)),
		norm(norm(from.Heading) + r.turn),
	}
}

// Far returns the greatest distance of the base's center from its start, in µm.
func (r *Run) Far() float64 { return r.path.total }

// Box is an upright box that the template of the whole way lies in: its least and its greatest x
// and y, µm.
func (r *Run) Box(from *Stand) (x0, y0, x1, y1 float64) {
	x0, y0, x1, y1 = math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, q := range &r.hull {
		x := dot(q.Y, q.X, from.sin, from.cos)
		y := dot(q.Y, q.X, -from.cos, from.sin)
		x0, y0, x1, y1 = lesser(x0, x), lesser(y0, y), greater(x1, x), greater(y1, y)
	}
	const wide = stripHalf + 1 // more than rounding
	x, y := float64(from.X), float64(from.Y)
	return x + x0 - wide, y + y0 - wide, x + x1 + wide, y + y1 + wide
}

// Strip lays the template of the whole way into dst, as [Flight.Strip] does.
func (r *Run) Strip(from Pose, dst *Strip) {
	dst.n = 0
	r.path.strip(from.Turned(r.before), r.path.total, dst)
}

// End returns where the maneuver ends on an empty table (rules 1.4, 1.5).
func (m Maneuver) End(from Pose, side int32, spin SpinOrder) Pose {
	var r Run
	m.runInto(&r, side, spin)
	at := from.Stand()
	return r.End(&at)
}
