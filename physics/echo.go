package physics

// EchoSlack is how far a sensor echo may shift a ship fore or aft, in
// micrometres: the 20 mm by which the straight template, 20 mm wide, may lie
// off the middle of a 40 mm side, at both ends together (rules 6.7).
//
// Ruling: the same for larger bases.
const EchoSlack = 20 * Millimetre

// Echo is where a sensor echo to the left or right ends: sideways by the
// straight 2 template and the base, shifted forward by shift micrometres (aft
// when negative, held within ±EchoSlack), heading unchanged (rules 6.7).
func Echo(from Pose, side int32, left bool, shift int32) Pose {
	r := float64(80*Millimetre + side)
	if left {
		r = -r
	}
	return from.moved(float64(max(-EchoSlack, min(EchoSlack, shift))), r, from.Heading)
}
