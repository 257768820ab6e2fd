package scene

import "math"

// Flatten appends q to p with curves as lines that stay within tol of them.
func (p *Path) Flatten(q Path, tol float64) {
	var at, start Pt
	i := 0
	for _, v := range q.Verbs {
		switch v {
		case MoveTo:
			at = q.Pts[i]
			start = at
			p.Move(at)
			i++
		case LineTo:
			at = q.Pts[i]
			p.Line(at)
			i++
		case QuadTo:
			a, b := q.Pts[i], q.Pts[i+1]
			n := steps(at.Sub(a.Mul(2)).Add(b).Len()/4, tol)
			for k := 1; k <= n; k++ {
				u := float64(k) / float64(n)
				p.Line(at.Lerp(a, u).Lerp(a.Lerp(b, u), u))
			}
			at = b
			i += 2
		case CubeTo:
			a, b, c := q.Pts[i], q.Pts[i+1], q.Pts[i+2]
			d := math.Max(at.Sub(a.Mul(2)).Add(b).Len(), a.Sub(b.Mul(2)).Add(c).Len())
			n := steps(d*0.75, tol)
			for k := 1; k <= n; k++ {
				u := float64(k) / float64(n)
				x, y, z := at.Lerp(a, u), a.Lerp(b, u), b.Lerp(c, u)
				p.Line(x.Lerp(y, u).Lerp(y.Lerp(z, u), u))
			}
			at = c
			i += 3
		case Close:
			p.Close()
			at = start
		}
	}
}

func steps(sagitta, tol float64) int {
	n := int(math.Ceil(math.Sqrt(sagitta / tol)))
	return min(max(n, 1), 100)
}
