package physics

import "strconv"

// Bearing is the kind of a maneuver (rules 1.3, 1.5).
type Bearing uint8

// The bearings. Reverse has a positive speed.
//
// Ruling: flank n goes sideways like a straight n laid against the side of
// the base, heading unchanged; rotate 1 turns in place by 45 degrees and
// rotate 2 by 90. They are only on the dial of the station, which the digest
// leaves open.
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
)

var bearingNames = [...]string{
	"straight", "bank left", "bank right", "turn left", "turn right", "come about", "reverse",
	"full stop", "spin left", "spin right", "flank left", "flank right", "rotate left", "rotate right",
}

var mirrored = [...]Bearing{
	Straight, BankRight, BankLeft, TurnRight, TurnLeft, ComeAbout, Reverse,
	Stop, SpinRight, SpinLeft, FlankRight, FlankLeft, RotateRight, RotateLeft,
}

// String is the bearing in words.
func (b Bearing) String() string {
	if int(b) < len(bearingNames) {
		return bearingNames[b]
	}
	return "bearing " + strconv.Itoa(int(b))
}

// Maneuver is one entry of a dial.
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

// Run is a maneuver's whole way for one size of base, worked out once for many beginnings.
type Run struct {
	before, along, after int32   // millidegrees turned: in place, on the way, in place again
	forward, right       float64 // µm, from the heading after the first turn
}

// Run is the maneuver's way.
func (m Maneuver) Run(side int32, spin SpinOrder) Run {
	var buf path
	r := Run{}
	r.before, r.after = m.turns(spin)
	r.forward, r.right, r.along = pathOf(m, side, &buf).whole()
	return r
}

// End is where the way ends on an empty table.
func (r *Run) End(from Pose) Pose {
	from = from.Turned(r.before)
	return from.moved(r.forward, r.right, from.Heading+r.along).Turned(r.after)
}

// End is where the maneuver ends on an empty table (rules 1.4, 1.5).
func (m Maneuver) End(from Pose, side int32, spin SpinOrder) Pose {
	var buf path
	before, after := m.turns(spin)
	from = from.Turned(before)
	return pathOf(m, side, &buf).end(from).Turned(after)
}
