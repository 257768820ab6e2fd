package boardview

import "attackwing/ui/kit"

// The sizes of a flank for a finger, px.
const (
	barThumb  = 54.0 // the bar of a window that is higher than wide
	barAside  = 48.0 // and of a telephone on its side
	tabsThumb = 56.0 // the tabs, and how wide they are as a rail
)

// barHigh returns the height of the bar, px: a finger presses its squares.
func barHigh(high float64) float64 { return kit.If(kit.ForThumb(), max(high, barThumb), high) }

// cols are the tabs of what does not stand beside what is asked.
var cols = [...]kit.Col{{Name: "Now", Icon: "now"}, {Name: "Ships", Icon: "ship"}, {Name: "Log", Icon: "log"}}

// columns returns the tabs, each so high; a dot is on what is asked while another is seen.
func (k *Flank) columns(w *Wings, high float64) []kit.Part {
	if w.over = false; w.Open { // the left column was asked for by its key
		w.Open, w.tabs.At = false, kit.If(w.tabs.At == 1, 0, 1)
	}
	var ps []kit.Part
	for i, c := range cols {
		c.Dot = i == 0
		ps = append(ps, w.tabs.Tab(i, c, high))
	}
	if k.Sheet != nil && kit.ForThumb() {
		ps = append(ps, w.tabs.Tab(len(cols), kit.Col{Name: "Sheet", Icon: "shields", Do: k.Sheet}, high))
	}
	return ps
}

// column returns the pieces under the tab that is shown.
func (k *Flank) column(w *Wings, now, foot kit.Part, b kit.Box) []kit.Piece {
	switch w.tabs.At {
	case 1:
		return []kit.Piece{pieceOf(kit.Scroll(&w.left, k.Rows()), b)}
	case 2:
		return []kit.Piece{pieceOf(k.After(false, false), b)}
	}
	return w.told(now, foot, b)
}

// aside is a telephone on its side: the board as large as the height, beside it what is asked, and
// the tabs as a rail.
func (k *Flank) aside(w *Wings, r kit.Room) kit.Laid {
	const m, between = 4.0, kit.EdgeSmall
	top := barAside + m
	h := r.H - top - m
	rail := kit.Box{X: r.W - tabsThumb, Y: barAside, W: tabsThumb, H: r.H - barAside}
	board := kit.Box{X: m, Y: top, W: min(h, rail.X-nowLeast-m-2*between), H: h}
	x := board.X + board.W + between
	right := kit.Box{X: x, Y: top, W: rail.X - between - x, H: h}
	tabs := k.columns(w, rail.H/float64(len(cols)+1))
	ps := []kit.Piece{
		pieceOf(k.Bar(false), kit.Box{X: 0, Y: 0, W: r.W, H: barAside}),
		pieceOf(kit.Column(0, tabs...), rail),
	}
	ps = append(append(ps, k.column(w, k.Now(k.Tray, true), k.Foot(), right)...), pieceOf(k.Board(k.Over), board))
	return kit.Laid{W: r.W, H: r.H, Put: kit.PutPieces(sided(r.W, ps))}
}
