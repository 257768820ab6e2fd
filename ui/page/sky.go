package page

import "attackwing/ui/kit"

// Sky is what lies behind a page without a board.
var Sky = kit.Sky

// Margin is how far the parts of a page keep from the sides of a window.
func Margin(w float64) float64 { return max(24, (w-1208)/2*0.6) }
