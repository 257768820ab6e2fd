// Package boardview shows a board in a page: its camera, what frames it, what lies at its edges, and
// the pictures of small tables. It knows ui/kit, and neither the game nor a page.
//
//	board.go      a board as a part: Board, Live, Captioned, Spot
//	eye.go        the camera, which the page keeps; framing.go what is to be in sight
//	grab.go       what on a board takes the pointer
//	edged.go      parts at the edges, each where it hides no ship (corners.go); corner.go buttons
//	flank.go      a board between two columns; upright.go in a window that is higher than wide
//	tray.go       the tray at the foot of a board
//	leaf.go       cards over a board; callout.go one that hides nothing
//	ring.go       a fan of buttons about a base
//	smallmap.go   the whole table in a corner
//	plan.go       small tables; vista.go and thumb.go others
//	captions.go   words on a board that is shown to people; shaded.go a shade under them
package boardview
