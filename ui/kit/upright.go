package kit

// The shares of a window that is higher than wide, and how wide its columns are, px.
const (
	uprightFrom  = 1.15 // so many times as high as wide
	uprightBoard = 0.54 // the most of its height that the board has
	uprightLeft  = 0.42 // of the width below the board, for the left column
	uprightBoth  = 620.0
)

// upright reports whether a window has more room below a board than beside it.
func upright(r Room) bool { return r.H >= r.W*uprightFrom }

// upright is the board above both columns, as wide as the window. Where these have no room beside each other, the left one comes out when
// it is asked for, and the right one has all below the board.
func (k *Flank) upright(w *Wings, r Room) Laid {
	const m, between = edgeSmall, 8.0
	both := r.W >= uprightBoth
	bar := 44.0
	ps := make([]piece, 0, 5)
	ps = append(ps, pieceOf(k.Bar(!both), Box{0, 0, r.W, bar}))
	board := Box{m, bar + 6, r.W - 2*m, min(r.W-2*m, (r.H-bar)*uprightBoard)}
	below := Box{m, board.Y + board.H + between, board.W, r.H - board.Y - board.H - between - m}
	over, tray := k.Over, k.Tray
	if both && !tray.none() {
		over, tray = nook(tray, k.Keep, over), Part{}
	}
	ps = append(ps, pieceOf(k.Board(over), board))
	if both {
		w.over, w.Open = false, false
		left := Box{below.X, below.Y, min(wingMost, below.W*uprightLeft), below.H}
		right := Box{left.X + left.W + between, below.Y, below.W - left.W - between, below.H}
		after := k.After(true, false)
		return Laid{r.W, r.H, putPieces(sided(r.W, append(ps, pieceOf(wing(k.Rows(), after), left), pieceOf(k.Right(true), right))))}
	}
	ps = append(ps, k.told(w, tray, below)...)
	if w.over = false; w.Open {
		ps = append(ps, k.asked(w, Box{m, board.Y, min(asideWide, r.W-2*m), r.H - board.Y - m}))
	}
	return Laid{r.W, r.H, putPieces(ps)}
}
