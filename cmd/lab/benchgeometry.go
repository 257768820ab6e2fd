package main

import (
	"attackwing/game/dice"
	"attackwing/physics"
)

// benchPose draws a pose about the middle of the table.
func benchPose(src *dice.Source, spread int32) physics.Pose {
	at := func() int32 { return 450000 - spread + int32(src.Intn(int(2*spread))) }
	return physics.Pose{X: at(), Y: at(), Heading: int32(src.Intn(360000))}
}

// benchArc judges ranges in an arc of a base that stands in the middle to others all around, those
// alone that are wanted.
func benchArc(arc physics.Arc, wanted func(a, t *physics.Square) bool) func() (int, error) {
	var a, t []physics.Square
	src := dice.New(9)
	for len(a) < 256 {
		p, q := physics.Base(benchPose(&src, 1000), physics.StandardBase),
			physics.Base(benchPose(&src, 300000), physics.StandardBase)
		if wanted(&p, &q) {
			a, t = append(a, p), append(t, q)
		}
	}
	return func() (int, error) {
		for i := range a {
			physics.InArc(&a[i], arc, &t[i])
		}
		return len(a), nil
	}
}

// acrossTheEdge reports whether a base lies in the front arc and sticks out of it, or nearly.
func acrossTheEdge(a, t *physics.Square) bool {
	m := physics.ArcMargin(a, physics.Front90, t)
	return m > 0 && m < 40000
}

// benchTurn flies a turn between eleven bases, and asks over which of thirty lines of a web.
func benchTurn() func() (int, error) {
	m := physics.Maneuver{Bearing: physics.TurnRight, Speed: 2}
	src := dice.New(7)
	var from []physics.Pose
	var bases [][]physics.Square
	for len(from) < 64 {
		p := benchPose(&src, 100000)
		all := []physics.Square{physics.Base(p, physics.StandardBase)}
		for len(all) < 12 {
			b := physics.Base(benchPose(&src, 350000), physics.StandardBase)
			free := true
			for i := range all {
				free = free && !physics.Overlap(&b, &all[i])
			}
			if free {
				all = append(all, b)
			}
		}
		var f physics.Flight
		if physics.Fly(&f, p, physics.StandardBase, m, physics.TurnFirst, all[1:]); !f.Short {
			from, bases = append(from, p), append(bases, all[1:])
		}
	}
	var web []physics.Obstacle
	for i := range 15 {
		p, q := physics.Inches(4+float64(i)*2, 4, 0).Point(), physics.Inches(4+float64(i)*2, 12, 0).Point()
		web = append(web, physics.Segment(p, q),
			physics.Segment(physics.Point{X: p.Y, Y: p.X}, physics.Point{X: q.Y, Y: q.X}))
	}
	return func() (int, error) {
		var f physics.Flight
		var strip physics.Strip
		over := 0
		for i := range from {
			physics.Fly(&f, from[i], physics.StandardBase, m, physics.TurnFirst, bases[i])
			f.Strip(&strip)
			end := physics.Base(f.To, physics.StandardBase)
			for k := range web {
				if web[k].OverlapsBase(&end) || web[k].OverlapsStrip(&strip) {
					over++
				}
			}
		}
		return len(from), nil
	}
}
