package scene

import "math"

// Pen says how a line looks: width, dash (on, off; 0 0 is solid), and whether its ends are round.
type Pen struct {
	Width    float64
	On, Off  float64
	Phase    float64
	RoundCap bool
}

// Stroker turns lines into outlines to fill by the non-zero rule. Its buffers are reused.
type Stroker struct {
	flat Path
	run  []Pt
	dash []Pt
}

// Stroke appends to dst the outline of src drawn with that pen; joins are round.
func (k *Stroker) Stroke(dst *Path, src Path, pen Pen) {
	k.flat.Reset()
	k.flat.Flatten(src, 0.08)
	i := 0
	k.run = k.run[:0]
	for _, v := range k.flat.Verbs {
		switch v {
		case MoveTo:
			k.finish(dst, false, pen)
			k.run = append(k.run[:0], k.flat.Pts[i])
			i++
		case LineTo:
			k.push(k.flat.Pts[i])
			i++
		case Close:
			k.finish(dst, true, pen)
		}
	}
	k.finish(dst, false, pen)
}

func (k *Stroker) push(a Pt) {
	if n := len(k.run); n > 0 && k.run[n-1].Sub(a).Len() < 1e-6 {
		return
	}
	k.run = append(k.run, a)
}

func (k *Stroker) finish(dst *Path, closed bool, pen Pen) {
	run := k.run
	if closed && len(run) > 2 && run[0].Sub(run[len(run)-1]).Len() < 1e-6 {
		run = run[:len(run)-1]
	}
	if len(run) == 1 && pen.RoundCap {
		dst.Circle(run[0], pen.Width/2)
	}
	if len(run) > 1 {
		if pen.On > 0 && pen.Off > 0 {
			if closed {
				run = append(run, run[0])
				k.run = run
			}
			k.dashes(dst, run, pen)
		} else {
			line(dst, run, closed && len(run) > 2, pen)
		}
	}
	k.run = k.run[:0]
}

func (k *Stroker) dashes(dst *Path, run []Pt, pen Pen) {
	period := pen.On + pen.Off
	pos := math.Mod(pen.Phase, period)
	if pos < 0 {
		pos += period
	}
	k.dash = k.dash[:0]
	if pos < pen.On {
		k.dash = append(k.dash, run[0])
	}
	for i := 1; i < len(run); i++ {
		a, b := run[i-1], run[i]
		l := b.Sub(a).Len()
		done := 0.0
		for {
			on := pos < pen.On
			left := period - pos
			if on {
				left = pen.On - pos
			}
			if done+left > l {
				pos += l - done
				if on {
					k.dash = append(k.dash, b)
				}
				break
			}
			done += left
			at := a.Lerp(b, done/l)
			if on {
				k.dash = append(k.dash, at)
				line(dst, k.dash, false, pen)
				k.dash = k.dash[:0]
				pos = pen.On
			} else {
				k.dash = append(k.dash[:0], at)
				pos = 0
			}
		}
	}
	if len(k.dash) > 1 {
		line(dst, k.dash, false, pen)
	}
}

// line outlines one run: a box per edge and a wedge per joint, all the same way round.
func line(dst *Path, run []Pt, closed bool, pen Pen) {
	h := pen.Width / 2
	n := len(run)
	edges := n - 1
	if closed {
		edges = n
	}
	for i := range edges {
		a, b := run[i], run[(i+1)%n]
		d := b.Sub(a).Unit()
		if d == (Pt{}) {
			continue
		}
		nrm := Pt{-d.Y, d.X}.Mul(h)
		dst.Polygon(a.Sub(nrm), b.Sub(nrm), b.Add(nrm), a.Add(nrm))
		if i+1 < edges || closed {
			e := run[(i+2)%n].Sub(b).Unit()
			wedge(dst, b, d, e, h)
		}
	}
	if pen.RoundCap && !closed {
		dst.Circle(run[0], h)
		dst.Circle(run[n-1], h)
	}
}

func wedge(dst *Path, at, d, e Pt, h float64) {
	if e == (Pt{}) {
		return
	}
	turn := math.Atan2(d.Cross(e), d.Dot(e)) * 180 / math.Pi
	if math.Abs(turn) < 0.05 {
		return
	}
	from := Pt{d.Y, -d.X}.Mul(h) // left of the way
	if turn < 0 {
		from = from.Mul(-1)
	}
	n := 1
	if h > 0.5 {
		n = max(1, int(math.Ceil(math.Abs(turn)*math.Sqrt(h)/40)))
	}
	dst.Move(at)
	if turn > 0 {
		for i := 0; i <= n; i++ {
			dst.Line(at.Add(from.Turn(turn * float64(i) / float64(n))))
		}
	} else {
		for i := n; i >= 0; i-- {
			dst.Line(at.Add(from.Turn(turn * float64(i) / float64(n))))
		}
	}
	dst.Close()
}
