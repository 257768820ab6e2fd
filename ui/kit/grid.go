package kit

// Grid has as many columns as have room, each at least so wide; parts of one row are equally high.
func Grid(least, gap float64, ps ...Part) Part {
	in := flow(ps)
	if len(in) == 0 {
		return Part{}
	}
	return Part{
		least: least,
		own:   least*float64(len(in)) + gap*float64(len(in)-1),
		broad: true,
		lay: func(r Room) Laid {
			n := max(1, min(len(in), int((r.W+gap)/(least+gap))))
			w := (r.W - gap*float64(n-1)) / float64(n)
			ls := make([]Laid, len(in))
			highs := make([]float64, (len(in)+n-1)/n)
			for i, p := range in {
				ls[i] = p.Laid(Room{W: w})
				highs[i/n] = max(highs[i/n], ls[i].H)
			}
			all := -gap
			for _, h := range highs {
				all += h + gap
			}
			return Laid{r.W, all, func(f *Frame, b Box) {
				y := b.Y
				for i := range ls {
					ls[i].Put(f, Box{b.X + float64(i%n)*(w+gap), y, w, highs[i/n]})
					if i%n == n-1 {
						y += highs[i/n] + gap
					}
				}
			}}
		},
	}
}

// Cells are the sizes of the cells of a Matrix: all are equal, between Least and Most, Gap px
// apart. A most of 0 is none. FreeH is their height where nothing bounds it, as in what scrolls; 0:
// MostH.
type Cells struct{ LeastW, LeastH, MostW, MostH, FreeH, Gap float64 }

// ForThumb returns cells that are as large as a fingertip where the page is for one.
func (m Cells) ForThumb() Cells {
	m.LeastW, m.LeastH = thumb(m.LeastW), thumb(m.LeastH)
	for _, px := range []*float64{&m.MostW, &m.MostH, &m.FreeH} {
		if *px > 0 {
			*px = thumb(*px)
		}
	}
	return m
}

// Matrix has rows and columns of cells of one size: a dial, seats, dice. Cells that are the zero
// Part stay empty.
func Matrix(rows, cols int, m Cells, cell func(r, c int) Part) Part {
	if rows <= 0 || cols <= 0 {
		return Part{}
	}
	for i := 0; forThumb && i < rows*cols; i++ {
		if c := cell(i/cols, i%cols); c.acts.pressed() {
			m = m.ForThumb()
			break
		}
	}
	size := func(room, least, most float64, n int) float64 {
		s := least
		if room > 0 {
			s = (room - m.Gap*float64(n-1)) / float64(n)
		}
		if most > 0 {
			s = min(s, most)
		}
		return max(s, least)
	}
	all := func(s float64, n int) float64 { return s*float64(n) + m.Gap*float64(n-1) }
	return Part{
		least: all(m.LeastW, cols),
		own:   all(max(m.LeastW, m.MostW), cols),
		low:   all(m.LeastH, rows),
		tall:  m.MostH > m.LeastH,
		lay: func(r Room) Laid {
			w, h := size(r.W, m.LeastW, m.MostW, cols), size(r.H, m.LeastH, m.MostH, rows)
			switch {
			case r.H > 0:
			case m.FreeH > 0:
				h = m.FreeH
			case m.MostH > 0:
				h = m.MostH
			}
			ls := make([]Laid, rows*cols)
			for i := range ls {
				ls[i] = cell(i/cols, i%cols).Laid(Room{w, h})
			}
			return Laid{all(w, cols), all(h, rows), func(f *Frame, b Box) {
				x := b.X + max(0, b.W-all(w, cols))/2
				for i := range ls {
					ls[i].Put(f, Box{x + float64(i%cols)*(w+m.Gap), b.Y + float64(i/cols)*(h+m.Gap), w, h})
				}
			}}
		},
	}
}
