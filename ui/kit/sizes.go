package kit

import "math"

// The sizes that every page shares, px. They stand here and nowhere else: no page asks how large
// the window is.
const (
	// LeastW and LeastH are the smallest window that a page has room in.
	LeastW, LeastH = 512.0, 320.0
	// NarrowW and NarrowH are the smallest one that is narrower than that: a telephone held upright.
	NarrowW, NarrowH = 360.0, 480.0

	// Least heights of parts that give way to others: some bars of a chart, a heading with three
	// lines, some rows, one of many words with what is about it, and what all else gives way to.
	SomeBars, SomeLines, SomeWords, SomeRows, LongRow, NearlyAll = 156.0, 132.0, 124.0, 150.0, 240.0, 640.0

	// FewWords is the least height of a name and a line, where cells for a finger need the rest.
	FewWords = 70.0

	// NameHigh is the height of a name with what stands at its right: the same whatever that is, so
	// that a list of them does not jump.
	NameHigh = 20.0

	// TileLeast is the least width of a tile in a grid of them: a picture with some lines below.
	TileLeast = 228.0

	pageWide  = 1208.0 // of a page; a wider window leaves air at both sides
	edge      = 24.0   // between a page and the window
	EdgeSmall = 8.0    // the same where the window is small
	EdgeBoard = 16.0   // and where a board needs the room
	smallW    = 800.0  // below this width or height a window is small
	smallH    = 500.0

	Between   = 8.0  // between things that belong together
	pad       = 14.0 // between a panel and what is in it
	padSmall  = 8.0
	corner    = 10.0 // radius of a panel
	control   = 40.0 // height of a button
	controlLo = 36.0 // height of a small one
	MainHigh  = 48.0 // height of the main one
	Finger    = 44.0 // least height and width of what a finger meets
	tabHigh   = 40.0
	RowLow    = 72.0 // least height of what scrolls beside things that do not

	barWide   = 4.0 // thumb of a scroll bar
	barRoom   = 8.0 // what a scrolled part leaves free for it
	wheelStep = 48.0
	pageStep  = 0.8 // parts of a view that a page key moves
	dragStart = 8.0 // px a press wanders before it drags

	roomyW = 2400.0 // from this width and height on a window shows everything larger rather than more air
	roomyH = 1350.0

	tipWide    = 380.0
	dialogWide = 560.0
)

// Fitting returns the interface scale for a window of w by h system pixels. It grows in very large
// windows, in steps of 0.05 up to 2.
func Fitting(w, h float64) float64 {
	return math.Floor(20*max(1, min(2, w/roomyW, h/roomyH))) / 20
}

// Fits returns how large a pixel of a page may be in a window of w by h for the page to have the room
// it needs.
func Fits(w, h float64) float64 { return max(min(w/LeastW, h/LeastH), min(w/NarrowW, h/NarrowH)) }

// stopWide is the width of a step of a line of steps, in px.
const stopWide = 22.0

// Times, in seconds.
const (
	tipSeconds   = 0.45 // the pointer rests so long before words come
	glideSeconds = 0.18
	fadeSeconds  = 0.15
	rise         = 24.0 // px that a new part comes from below
	caretSeconds = 0.5
	torchSeconds = 1.0 // the pointer rests so long before it becomes a light
	torchGone    = 5.0 // and when it has rested so long, the light goes
)

// small reports whether a window has the narrow edges.
func Cramped(w, h float64) bool { return w < smallW || h < smallH }

// edges returns the margins of a window: at the sides, and above and below.
func edges(w, h float64) (x, y float64) {
	if Cramped(w, h) && (h > 0 || w < smallW) {
		return EdgeSmall, 6
	}
	return max(edge, (w-pageWide)/2*0.6), edge
}
