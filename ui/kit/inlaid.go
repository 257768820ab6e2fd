package kit

// Inlaid are parts that lie on one another in the same room, the last one on top.
func Inlaid(ps ...Part) Part {
	in, over := flow(ps), floats(ps)
	return Part{tall: true, broad: true, fill: true, lay: func(r Room) Laid {
		ls := make([]Laid, len(in))
		for i, p := range in {
			ls[i] = p.Laid(r)
		}
		return Laid{r.W, r.H, func(f *Frame, b Box) {
			for i := range ls {
				ls[i].Put(f, b)
			}
			putFloats(f, over)
		}}
	}}
}
