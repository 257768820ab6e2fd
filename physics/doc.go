// Package physics is the plane geometry of the table: where a maneuver ends,
// what overlaps what, how far apart two bases are, and what lies in an arc.
//
// # Frame and units
//
// The origin is the north-west corner of the play area, x runs east, y south.
// Lengths in a [Pose] are whole micrometres and headings whole millidegrees,
// 0 north, clockwise, in [0,360000). Everything between is float64 micrometres
// and is rounded once, at the end of a move. Products are written so that no
// processor fuses them with a sum: the same pose gives the same verdict on
// every machine and in a browser.
//
// # Touching
//
// Overlap is open and range and arc are closed: bases that touch do not
// overlap, exactly 4 inches is Range 1, a corner on the edge of an arc is in
// it (rules 1.1, 1.6, 5.5). A pose is rounded, so exact contact survives only
// within a tolerance, [Slack]. Rounding moves a corner by at most 0.71 µm (half
// a micrometre in each of x and y) plus half a millidegree at the corner's
// radius, 0.25 µm for a 40 mm base and 0.80 µm for a 130 mm one; two bases
// together 3.02 µm. Slack is that: 3 µm, a tenth of a hair's breadth.
//
// # The questions
//
//   - [Base] stands a pose on the table and carries its sine, cosine and
//     corners; build it once per pose and ask many times.
//   - [Overlap], [Separation]: do two bases overlap, and by how much.
//   - [Between], [Band]: the ruler.
//   - [InArc], [ArcMargin]: the ruler within a firing arc.
//   - [Maneuver.End]: where a maneuver ends on an empty table.
//   - [Fly]: the same among other bases, with the slide back of rules 5.5 to
//     the largest free place, however narrow.
//   - [Obstacle]: discs, lines and polygons under bases, templates and shots.
//     A [Strip] is the travelled template between its true arcs; no chords.
//   - [Joined]: a shot through the joint of two obstacles.
//   - [InArea], [Outside]: the edge of the table.
//   - [Echo]: the sensor echo.
//
// Nothing here allocates except [TemplateOutline].
package physics
