package kit

// Piece is something laid out, with its place.
type Piece struct {
	Laid Laid
	At   Box
}

// PutPieces puts pieces at their places in a box.
func PutPieces(ps []Piece) func(*Frame, Box) {
	return func(f *Frame, b Box) {
		for _, p := range ps {
			if p.Laid.Put != nil {
				p.Laid.Put(f, Box{b.X + p.At.X, b.Y + p.At.Y, p.At.W, p.At.H})
			}
		}
	}
}

// LeftHanded has the columns of a page change sides: the one in which most is pressed stands at the
// left.
var LeftHanded bool
