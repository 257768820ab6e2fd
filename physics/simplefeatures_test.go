package physics_test

import (
	"math"
	"testing"

	"github.com/peterstace/simplefeatures/geom"

	. "attackwing/physics"
)

func feature(p []Point) geom.Polygon {
	var xy []float64
	for i := range len(p) + 1 {
		xy = append(xy, p[i%len(p)].X, p[i%len(p)].Y)
	}
	return geom.NewPolygon([]geom.LineString{geom.NewLineString(geom.NewSequence(xy, geom.DimXY))})
}

// TestOracleSimplefeatures asks a library of simple features for the same
// distances: bases, obstacles and templates.
func TestOracleSimplefeatures(t *testing.T) {
	d := newDice(4)
	bad := 0
	for range situations(t) {
		p, sp := d.pose(450000, 450000, 1000), d.side()
		q, sq := d.pose(450000, 450000, 40000+d.IntN(120000)), d.side()
		a, b := Base(p, sp), Base(q, sq)
		fa, fb := feature(a.Corner[:]).AsGeometry(), feature(b.Corner[:]).AsGeometry()
		want, _ := geom.Distance(fa, fb)
		if g := Between(&a, &b); math.Abs(g.Dist-want) > 1 {
			t.Errorf("%v/%d and %v/%d: gap %.3f, want %.3f", p, sp, q, sq, g.Dist, want)
			bad++
		}
		if s := Separation(&a, &b); math.Abs(s) > Slack+1 && geom.Intersects(fa, fb) != Overlap(&a, &b) {
			t.Errorf("%v/%d and %v/%d: overlap %v at %.2f", p, sp, q, sq, Overlap(&a, &b), s)
			bad++
		}
		// A line as obstacle, under the base and in the way of a shot.
		l0, l1 := d.pose(450000, 450000, 150000).Point(), d.pose(450000, 450000, 150000).Point()
		o := Segment(l0, l1)
		line := geom.NewLineString(geom.NewSequence([]float64{l0.X, l0.Y, l1.X, l1.Y}, geom.DimXY)).AsGeometry()
		want, _ = geom.Distance(fa, line)
		g := o.Distance(&a)
		if math.Abs(g.Dist-want) > 1 {
			t.Errorf("%v/%d and %v: distance %.3f, want %.3f", p, sp, o, g.Dist, want)
			bad++
		}
		if o.OverlapsBase(&a) && want > 0 {
			t.Errorf("%v/%d and %v: over it at %.3f", p, sp, o, want)
			bad++
		}
		if o.Blocks(a.Centre, b.Centre) {
			c := geom.NewLineString(geom.NewSequence([]float64{a.Centre.X, a.Centre.Y, b.Centre.X, b.Centre.Y}, geom.DimXY)).AsGeometry()
			if !geom.Intersects(c, line) {
				t.Errorf("%v blocks %v to %v", o, a.Centre, b.Centre)
				bad++
			}
		}
		if bad > 10 {
			t.FailNow()
		}
	}
}
