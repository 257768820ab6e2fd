package kit

import "attackwing/ui/scene"

// What the pointer, a press and a choice do to the colors of a part, the same everywhere.
var (
	hoverFill   = scene.Hex(0x2A3760)
	hoverLine   = scene.Hex(0x5A6BA0)
	hoverRow    = scene.Hex(0x1A2440)
	hoverMain   = scene.Hex(0x7FEFD5)
	hoverDanger = scene.Hex(0x451A24)
	chosenFill  = scene.Hex(0x10202F)
	selection   = scene.Hex(0x1E5A78)
)

const pressedDark = 0.18 // a pressed part has 82 % of its brightness
