package physics

// Flight is a maneuver flown among other bases.
type Flight struct {
	Maneuver Maneuver
	Side     int32
	Spin     SpinOrder

	From     Pose
	Intended Pose // where it would end on an empty table
	To       Pose

	Short      bool   // slid back because of an overlap (rules 5.5)
	Stopped    int8   // index of the blocker that stopped it and that it touches after sliding back, or -1
	Overlapped uint64 // bit i: the intended final base overlapped blocker i
	T          float64
}

// Fly flies a maneuver from a pose among blockers and fills f (rules 5.2,
// 5.5). Only the final base counts: a ship passes over others freely. When it
// would overlap, it slides back along the composite curve to the first free
// position, however narrow; a come about then keeps its heading, a full about is not turned at its end, a spin that moves first
// still turns. If there is no free position it stays.
//
// Ruling: a rotation in place that would overlap is not made.
func Fly(f *Flight, from Pose, side int32, m Maneuver, spin SpinOrder, blockers []Square) {
	FlyAmong(f, from, side, m, spin, blockers, nil)
}

// FlyAmong is Fly where some blockers are not bases, such as the disc of a
// craft or a line of tokens (Appendix A). In Stopped and Overlapped they follow
// the bases.
func FlyAmong(f *Flight, from Pose, side int32, m Maneuver, spin SpinOrder, blockers []Square, others []Obstacle) {
	var r Run
	m.runInto(&r, side, spin)
	var final Square
	at := from.Stand()
	r.Fly(f, &final, &at, blockers, others)
}

// Fly is [FlyAmong] of a way that is worked out; final is the base where the flight ends.
func (r *Run) Fly(f *Flight, final *Square, from *Stand, blockers []Square, others []Obstacle) {
	end := r.End(from)
	*f = Flight{
		Maneuver: r.Maneuver, Side: r.side, Spin: r.spin, From: from.Pose, Intended: end, To: end,
		Stopped: -1, T: r.path.total,
	}
	*final = Base(end, r.side)
	after := r.after
	if r.path.total == 0 && after == 0 {
		return // a full stop, or a turn in place before it, is no overlap (rules 1.5)
	}
	first := -1
	for i := range blockers {
		if Overlap(final, &blockers[i]) {
			f.overlaps(i, &first)
		}
	}
	for i := range others {
		if others[i].separation(final) < -Slack {
			f.overlaps(len(blockers)+i, &first)
		}
	}
	if !f.Short {
		return
	}
	if b := r.Maneuver.Bearing; b == ComeAbout || b == FullAboutLeft || b == FullAboutRight || r.path.total == 0 {
		after = 0
	}
	start := from.Turned(r.before)
	s := slide{path: &r.path, start: start, side: r.side, blockers: blockers, others: others, stopped: -1}
	s.at, s.half = start.Point(), float64(r.side)*0.5
	s.sin, s.cos = sincos(start.Heading)
	if r.path.total > 0 {
		start = s.back()
	}
	f.To = start.Turned(after)
	f.T, f.Stopped = s.t, s.stopped
	if r.path.total == 0 {
		f.To = from.Pose
	}
	if f.Stopped < 0 {
		// Only the rounded base overlaps, or nothing moved.
		f.Stopped = index(first)
	}
	*final = Base(f.To, r.side)
}

// overlaps notes that the intended base overlaps blocker i.
func (f *Flight) overlaps(i int, first *int) {
	f.Short = true
	if *first < 0 {
		*first = i
	}
	if i < 64 {
		f.Overlapped |= 1 << i
	}
}
