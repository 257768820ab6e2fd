package boardview

import "attackwing/ui/kit"

// Captions are words on a board that is shown to people: in its upper corners, and over its foot.
// What is looked at is seen above those at its foot; all of the table lies between the upper ones
// where they have room beside it, and below them where they have not.
type Captions struct{ Left, Right, Foot kit.Part }

// laidHeads are Heads as they are laid out.
type laidHeads struct{ left, right kit.Laid }

// The air about heads, px: at the sides of the board, above it, and between them.
const (
	headSide, headTop = 16.0, 12.0
	headBetween       = 16.0
	headLeast         = 190.0 // px; the least of the left one's room
	headMost          = 0.14  // of the height of a board
)

// over lays them out above the table that is seen so wide in the middle of a board, where nothing
// above it is covered, and says how much of its height they need. Where that is too much the left
// ones are as narrow as the room beside the table.
func (c Captions) over(b kit.Box, table float64) (l laidHeads, head float64) {
	free := max(1, b.W-2*headSide)
	l.right = c.Right.Laid(kit.Room{W: max(1, min(c.Right.Likes(), free-headLeast-headBetween)), H: b.H})
	room := (b.W-table)/2 - headTop - headSide
	need := func(l kit.Laid) float64 {
		if l.W <= max(0, room) {
			return 0
		}
		return headTop + l.H
	}
	l.left = c.Left.Laid(kit.Room{W: max(1, free-l.right.W-headBetween), H: b.H})
	if need(l.left) > b.H*headMost && room > 0 {
		if beside := c.Left.Laid(kit.Room{W: room, H: b.H}); need(beside) == 0 {
			l.left = beside
		}
	}
	return l, max(need(l.left), need(l.right))
}

func (l laidHeads) put(f *kit.Frame, b kit.Box) {
	if l.left.W > 0 {
		l.left.Put(f, kit.Box{X: b.X + headSide, Y: b.Y + headTop, W: l.left.W, H: l.left.H})
	}
	if l.right.W > 0 {
		l.right.Put(f, kit.Box{X: b.X + b.W - headSide - l.right.W, Y: b.Y + headTop, W: l.right.W, H: l.right.H})
	}
}
