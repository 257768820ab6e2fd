package physics_test

import (
	"math"
	"testing"

	"github.com/peterstace/simplefeatures/geom"
	"github.com/solarlune/resolv"

	. "attackwing/physics"
)

const pairs = 1024

func benchPairs(spread int) (a, b [pairs]Square) {
	d := newDice(9)
	for i := range pairs {
		a[i] = Base(d.pose(450000, 450000, 1000), StandardBase)
		b[i] = Base(d.pose(450000, 450000, spread), StandardBase)
	}
	return a, b
}

var sinkBool bool
var sinkGap Gap

func BenchmarkBase(b *testing.B) {
	var s Square
	for i := range b.N {
		s = Base(Pose{450000, 450000, int32(i*7919) % 360000}, StandardBase)
	}
	sinkBool = s.Half > 0
}

func BenchmarkOverlap(b *testing.B) {
	for _, c := range []struct {
		name   string
		spread int
	}{{"near", 50000}, {"table", 400000}} {
		p, q := benchPairs(c.spread)
		b.Run("ours/"+c.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				sinkBool = Overlap(&p[i%pairs], &q[i%pairs])
			}
		})
		b.Run("naive/"+c.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				sinkBool = area(intersect(p[i%pairs].Corner[:], q[i%pairs].Corner[:])) > 0
			}
		})
		var rp, rq [pairs]*resolv.ConvexPolygon
		for i := range pairs {
			rp[i], rq[i] = resolvBase(&p[i]), resolvBase(&q[i])
		}
		b.Run("resolv/"+c.name, func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				sinkBool = rp[i%pairs].IsIntersecting(rq[i%pairs])
			}
		})
	}
}

// resolvBase is a base in the unit in which resolv answers right: 1/100 mm.
func resolvBase(s *Square) *resolv.ConvexPolygon {
	p := resolv.NewRectangle(s.Centre.X/10, s.Centre.Y/10, float64(s.Side)/10, float64(s.Side)/10)
	p.SetRotation(-math.Atan2(s.Sin, s.Cos))
	return p
}

func BenchmarkRange(b *testing.B) {
	p, q := benchPairs(300000)
	b.Run("ours", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			sinkGap = Between(&p[i%pairs], &q[i%pairs])
		}
	})
	b.Run("naive", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			sinkGap.Dist = distance(p[i%pairs].Corner[:], q[i%pairs].Corner[:])
		}
	})
	var fp, fq [pairs]geom.Geometry
	for i := range pairs {
		fp[i], fq[i] = feature(p[i].Corner[:]).AsGeometry(), feature(q[i].Corner[:]).AsGeometry()
	}
	b.Run("simplefeatures", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			sinkGap.Dist, _ = geom.Distance(fp[i%pairs], fq[i%pairs])
		}
	})
}

func BenchmarkRangeInArc(b *testing.B) {
	p, q := benchPairs(300000)
	var cut, cutT []Square // pairs with the target across an edge of the arc
	for i := range pairs {
		if m := ArcMargin(&p[i], Front90, &q[i]); m > 0 && m < 40000 {
			cut, cutT = append(cut, p[i]), append(cutT, q[i])
		}
	}
	for _, arc := range []Arc{Front90, Front180, AllRound, NotFront90} {
		b.Run("ours/"+arc.String(), func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				sinkGap, sinkBool = InArc(&p[i%pairs], arc, &q[i%pairs])
			}
		})
	}
	b.Run("ours/cut by the edge", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			sinkGap, sinkBool = InArc(&cut[i%len(cut)], Front90, &cutT[i%len(cut)])
		}
	})
	b.Run("naive", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			a, t := &p[i%pairs], &q[i%pairs]
			for _, w := range oracleArc(a.Pose, Front90) {
				if c := intersect(t.Corner[:], w); len(c) > 0 {
					sinkGap.Dist = distance(a.Corner[:], c)
				}
			}
		}
	})
}

// benchTables are tables of 11 bases round a mover; those on which the
// maneuver bumps and those on which it does not.
func benchTables(m Maneuver, bump bool) (from []Pose, blockers [][]Square) {
	d := newDice(7)
	for len(from) < 64 {
		p := d.pose(450000, 450000, 100000)
		start := Base(p, StandardBase)
		var bs []Square
		for len(bs) < 11 {
			b := Base(d.pose(450000, 450000, 350000), StandardBase)
			ok := !Overlap(&b, &start)
			for i := range bs {
				ok = ok && !Overlap(&b, &bs[i])
			}
			if ok {
				bs = append(bs, b)
			}
		}
		var f Flight
		Fly(&f, p, StandardBase, m, TurnFirst, bs)
		if f.Short == bump {
			from, blockers = append(from, p), append(blockers, bs)
		}
	}
	return from, blockers
}

func BenchmarkFly(b *testing.B) {
	for _, m := range []Maneuver{{Bearing: Straight, Speed: 3}, {Bearing: BankRight, Speed: 2}, {Bearing: TurnRight, Speed: 2}, {Bearing: BankRight, Speed: 4}} {
		for _, bump := range []bool{false, true} {
			name := m.String() + "/free"
			if bump {
				name = m.String() + "/bump"
			}
			from, blockers := benchTables(m, bump)
			b.Run("ours/"+name, func(b *testing.B) {
				b.ReportAllocs()
				var f Flight
				for i := range b.N {
					Fly(&f, from[i%64], StandardBase, m, TurnFirst, blockers[i%64])
				}
			})
		}
	}
	m := Maneuver{Bearing: TurnRight, Speed: 2}
	from, blockers := benchTables(m, true)
	b.Run("naive/turn right 2/bump", func(b *testing.B) {
		b.ReportAllocs()
		for i := range b.N {
			naiveSlide(from[i%64], m, blockers[i%64])
		}
	})
	b.Run("resolv/turn right 2/bump", func(b *testing.B) {
		// The same steps with resolv as the judge.
		b.ReportAllocs()
		shapes := make([]*resolv.ConvexPolygon, 11)
		for i := range b.N {
			k := i % 64
			for j := range shapes {
				shapes[j] = resolvBase(&blockers[k][j])
			}
			o := newOraclePath(m, StandardBase)
			h0 := float64(from[k].Heading) / 1000 * math.Pi / 180
			mover := resolv.NewRectangle(0, 0, 4000, 4000)
			for t := o.end; t > 0; t -= 254 {
				x, y, h := o.pose(t)
				mover.SetPosition((float64(from[k].X)+x*math.Cos(h0)-y*math.Sin(h0))/10,
					(float64(from[k].Y)+x*math.Sin(h0)+y*math.Cos(h0))/10)
				mover.SetRotation(-h0 - h)
				hit := false
				for _, s := range shapes {
					hit = hit || mover.IsIntersecting(s)
				}
				if !hit {
					break
				}
			}
		}
	})
}

// naiveSlide is the rules' own recipe: steps of 0.01 inch.
func naiveSlide(from Pose, m Maneuver, blockers []Square) float64 {
	o := newOraclePath(m, StandardBase)
	h0 := float64(from.Heading) / 1000 * math.Pi / 180
	for t := o.end; t > 0; t -= 254 {
		x, y, h := o.pose(t)
		sq := oracleSquare(float64(from.X)+x*math.Cos(h0)-y*math.Sin(h0),
			float64(from.Y)+x*math.Sin(h0)+y*math.Cos(h0), h0+h, float64(StandardBase))
		worst := math.Inf(-1)
		for i := range blockers {
			worst = max(worst, depth(sq, blockers[i].Corner[:]))
		}
		if worst <= Slack {
			return t
		}
	}
	return 0
}

// web is the full web of the last scenario: 30 lines.
func web() []Obstacle {
	var out []Obstacle
	for i := range 15 {
		p := Inches(4+float64(i)*2, 4, 0).Point()
		q := Inches(4+float64(i)*2, 12, 0).Point()
		out = append(out, Segment(p, q), Segment(Point{p.Y, p.X}, Point{q.Y, q.X}))
	}
	return out
}

func BenchmarkFlyAmongBasesAndWeb(b *testing.B) {
	lines := web()
	for _, m := range []Maneuver{{Bearing: Straight, Speed: 3}, {Bearing: TurnRight, Speed: 2}} {
		for _, bump := range []bool{false, true} {
			name := m.String() + "/free"
			if bump {
				name = m.String() + "/bump"
			}
			from, blockers := benchTables(m, bump)
			b.Run(name, func(b *testing.B) {
				b.ReportAllocs()
				var f Flight
				var st Strip
				for i := range b.N {
					Fly(&f, from[i%64], StandardBase, m, TurnFirst, blockers[i%64])
					f.Strip(&st)
					s := Base(f.To, StandardBase)
					for j := range lines {
						sinkBool = lines[j].OverlapsBase(&s) || lines[j].OverlapsStrip(&st)
					}
				}
			})
		}
	}
}
