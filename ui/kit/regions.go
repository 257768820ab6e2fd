package kit

// Region is a place of a drawing that does something: a part without a picture of its own, or with
// one that lies over it.
type Region struct {
	At   Box
	Part Part
}

// Regions lets places of a drawing be pressed, pointed at, and have words; within tells which, once
// it is known where the drawing is.
func Regions(p Part, within func(b Box) []Region) Part {
	var in Box
	var known []Region
	var laid []Once
	return p.Around(func(f *Frame, b Box, put func(*Frame, Box)) {
		put(f, b)
		if known == nil || in != b {
			in, known, laid = b, within(b), nil
			for _, k := range known {
				laid = append(laid, Once{Part: k.Part})
			}
		}
		for i, k := range known {
			laid[i].In(Room{k.At.W, k.At.H}).Put(f, k.At)
		}
	})
}
