package kit

// Captions are words on a board that is shown to people: in its upper corners, and over its foot. What is looked at is seen above those at
// its foot; all of the table lies between the upper ones where they have room beside it, and below them where they have not.
type Captions struct{ Left, Right, Foot Part }

// laidHeads are Heads as they are laid out.
type laidHeads struct{ left, right Laid }

// The air about heads, px: at the sides of the board, above it, and between them.
const (
	headSide, headTop = 16.0, 12.0
	headBetween       = 16.0
	headLeast         = 190.0 // px; the least of the left one's room
)

// in lays heads out over a board so wide.
func (c Captions) in(wide float64) laidHeads {
	free := max(1, wide-2*headSide)
	right := c.Right.laid(Room{W: max(1, min(c.Right.likes(), free-headLeast-headBetween))})
	return laidHeads{c.Left.laid(Room{W: max(1, free-right.W-headBetween)}), right}
}

// beside is how much of a board's height heads need above a table so wide in the middle of it, px: 0 where they have room beside it.
func (l laidHeads) beside(table, wide float64) (head float64) {
	for _, x := range []Laid{l.left, l.right} {
		if x.W > 0 && headSide+x.W+headTop > (wide-table)/2 {
			head = max(head, headTop+x.H)
		}
	}
	return head
}

func (l laidHeads) put(f *Frame, b Box) {
	if l.left.W > 0 {
		l.left.Put(f, Box{b.X + headSide, b.Y + headTop, l.left.W, l.left.H})
	}
	if l.right.W > 0 {
		l.right.Put(f, Box{b.X + b.W - headSide - l.right.W, b.Y + headTop, l.right.W, l.right.H})
	}
}
