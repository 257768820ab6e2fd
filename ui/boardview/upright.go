package boardview

import "attackwing/ui/kit"

// The layout of a window that is taller than wide: shares of its size, and lengths in px.
const (
	uprightFrom  = 1.15 // height by width
	uprightBoard = 0.54 // the most of its height that the board has
	uprightLeast = 0.28 // the least of it, where what is asked needs the height
	uprightLeft  = 0.42 // of the width below the board, for the left column
	uprightBoth  = 620.0
	uprightTabs  = 52.0  // the height of the tabs
	stripFrom    = 800.0 // the height of a window that has a strip, px
)

// upright reports whether a window has more room below a board than beside it.
func upright(r kit.Room) bool { return r.H >= r.W*uprightFrom }

// upright is the board above both columns, as wide as the window. Where these have no room beside
// each other they stand under tabs at the foot: first what is asked, to which the board gives way.
func (k *Flank) upright(w *Wings, r kit.Room) kit.Laid {
	const m, between = kit.EdgeSmall, 8.0
	both := r.W >= uprightBoth
	bar := barHigh(44)
	ps := make([]kit.Piece, 0, 5)
	ps = append(ps, pieceOf(k.Bar(false), kit.Box{X: 0, Y: 0, W: r.W, H: bar}))
	board := kit.Box{X: m, Y: bar + 6, W: r.W - 2*m, H: min(r.W-2*m, (r.H-bar)*uprightBoard)}
	below := kit.Box{X: m, Y: board.Y + board.H + between, W: board.W, H: r.H - board.Y - board.H - between - m}
	if both {
		over := k.Over
		if !k.Tray.None() {
			over = nook(k.Tray, k.Keep, over)
		}
		ps = append(ps, pieceOf(k.Board(over), board))
		w.over, w.Open = false, false
		left := kit.Box{X: below.X, Y: below.Y, W: min(wingMost, below.W*uprightLeft), H: below.H}
		right := kit.Box{X: left.X + left.W + between, Y: below.Y, W: below.W - left.W - between, H: below.H}
		after := k.After(true, false)
		return kit.Laid{
			W: r.W,
			H: r.H,
			Put: kit.PutPieces(sided(r.W,
				append(ps, pieceOf(wing(k.Rows(), after), left), pieceOf(k.Right(true), right)))),
		}
	}
	tabsHigh := kit.If(kit.ForThumb(), tabsThumb, uprightTabs)
	tabs := kit.Each(k.columns(w, tabsHigh-6), func(p kit.Part) kit.Part { return p.Grow(1) })
	ps = append(ps,
		pieceOf(kit.Row(4, append(tabs, kit.Cap("f6"))...),
			kit.Box{X: m, Y: r.H - m - tabsHigh + 6, W: below.W, H: tabsHigh - 6}))
	below.H -= tabsHigh
	var strip kit.Laid
	if k.Strip != nil && r.H >= stripFrom {
		strip = k.Strip().Laid(kit.Room{W: below.W})
	}
	if strip.H > 0 {
		below.Y, below.H = below.Y+strip.H+between, below.H-strip.H-between
	}
	now, foot := k.Now(k.Tray, true), k.Foot()
	need := now.Most(below.W).Laid(kit.Room{W: below.W}).H + kit.If(foot.None(), 0, footHigh)
	give := max(0, min(need-below.H, board.H-(r.H-bar)*uprightLeast))
	board.H, below.Y, below.H = board.H-give, below.Y-give, below.H+give
	ps = append(ps, pieceOf(k.Board(k.Over), board))
	if strip.H > 0 {
		at := kit.Box{X: m, Y: board.Y + board.H + between, W: below.W, H: strip.H}
		ps = append(ps, kit.Piece{Laid: strip, At: at})
	}
	ps = append(ps, k.column(w, now, foot, below)...)
	return kit.Laid{W: r.W, H: r.H, Put: kit.PutPieces(ps)}
}
