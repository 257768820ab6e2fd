package kit

// The shares of a window that is higher than wide, and how wide its columns are, px.
const (
	uprightFrom  = 1.15 // so many times as high as wide
	uprightBoard = 0.54 // the most of its height that the board has
	uprightLeast = 0.28 // the least of it, where what is asked needs the height
	uprightLeft  = 0.42 // of the width below the board, for the left column
	uprightBoth  = 620.0
	uprightTabs  = 52.0 // the height of the tabs
)

// uprightCols are the tabs of an upright window.
var uprightCols = [...]Col{{Name: "Now"}, {Name: "Ships"}, {Name: "Log"}}

// upright reports whether a window has more room below a board than beside it.
func upright(r Room) bool { return r.H >= r.W*uprightFrom }

// upright is the board above both columns, as wide as the window. Where these have no room beside
// each other they stand under tabs at the foot: first what is asked, to which the board gives way.
func (k *Flank) upright(w *Wings, r Room) Laid {
	const m, between = edgeSmall, 8.0
	both := r.W >= uprightBoth
	bar := 44.0
	ps := make([]piece, 0, 5)
	ps = append(ps, pieceOf(k.Bar(false), Box{0, 0, r.W, bar}))
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
		return Laid{
			r.W,
			r.H,
			putPieces(sided(r.W, append(ps, pieceOf(wing(k.Rows(), after), left), pieceOf(k.Right(true), right)))),
		}
	}
	if w.over = false; w.Open { // it was asked for by its key
		w.Open, w.tabs.At = false, If(w.tabs.At == 1, 0, 1)
	}
	tabs := make([]Part, 0, len(uprightCols)+1)
	for i, c := range uprightCols {
		c.Dot = i == 0
		tabs = append(tabs, w.tabs.tabOf(i, c, uprightTabs-6).Grow(1))
	}
	ps = append(ps,
		pieceOf(Row(4, append(tabs, Cap("f6"))...), Box{m, r.H - m - uprightTabs + 6, below.W, uprightTabs - 6}))
	below.H -= uprightTabs
	now, foot := k.Now(k.Tray, true), k.Foot()
	need := now.Most(below.W).laid(Room{W: below.W}).H + If(foot.none(), 0, footHigh)
	give := max(0, min(need-below.H, board.H-(r.H-bar)*uprightLeast))
	board.H, below.Y, below.H = board.H-give, below.Y-give, below.H+give
	ps = append(ps, pieceOf(k.Board(k.Over), board))
	switch w.tabs.At {
	case 1:
		ps = append(ps, pieceOf(Scroll(&w.left, k.Rows()), below))
	case 2:
		ps = append(ps, pieceOf(k.After(false, false), below))
	default:
		ps = append(ps, w.told(now, foot, below)...)
	}
	return Laid{r.W, r.H, putPieces(ps)}
}
