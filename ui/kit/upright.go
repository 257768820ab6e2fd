package kit

// The shares of a window that is higher than wide, and how wide its columns are, px.
const (
	uprightFrom  = 1.15 // so many times as high as wide
	uprightBoard = 0.54 // the most of its height that the board has
	uprightLeast = 0.28 // the least of it, where what is asked needs the height
	uprightLeft  = 0.42 // of the width below the board, for the left column
	uprightBoth  = 620.0
)

// upright reports whether a window has more room below a board than beside it.
func upright(r Room) bool { return r.H >= r.W*uprightFrom }

// upright is the board above both columns, as wide as the window. Where these have no room beside each other, the left one comes out when
// it is asked for, and the right one has all below the board, which is lower where that needs more.
func (k *Flank) upright(w *Wings, r Room) Laid {
	const m, between = edgeSmall, 8.0
	both := r.W >= uprightBoth
	bar := 44.0
	ps := make([]piece, 0, 5)
	ps = append(ps, pieceOf(k.Bar(!both), Box{0, 0, r.W, bar}))
	board := Box{m, bar + 6, r.W - 2*m, min(r.W-2*m, (r.H-bar)*uprightBoard)}
	below := Box{m, board.Y + board.H + between, board.W, r.H - board.Y - board.H - between - m}
	if both {
		over := k.Over
		if !k.Tray.none() {
			over = nook(k.Tray, k.Keep, over)
		}
		ps = append(ps, pieceOf(k.Board(over), board))
		w.over, w.Open = false, false
		left := Box{below.X, below.Y, min(wingMost, below.W*uprightLeft), below.H}
		right := Box{left.X + left.W + between, below.Y, below.W - left.W - between, below.H}
		after := k.After(true, false)
		return Laid{r.W, r.H, putPieces(sided(r.W, append(ps, pieceOf(wing(k.Rows(), after), left), pieceOf(k.Right(true), right))))}
	}
	now, foot := k.Now(k.Tray, true), k.Foot()
	need := now.Most(below.W).laid(Room{W: below.W}).H + If(foot.none(), 0, footHigh)
	give := max(0, min(need-below.H, board.H-(r.H-bar)*uprightLeast))
	board.H, below.Y, below.H = board.H-give, below.Y-give, below.H+give
	ps = append(append(ps, pieceOf(k.Board(k.Over), board)), w.told(now, foot, below)...)
	if w.over = false; w.Open {
		ps = append(ps, k.asked(w, Box{m, board.Y, min(asideWide, r.W-2*m), r.H - board.Y - m}))
	}
	return Laid{r.W, r.H, putPieces(ps)}
}
