package scene

import "image/color"

// usual are the colors that high contrast changes, as they are without it.
var usual = [...]color.NRGBA{Panel, Line, LineStrong, Text3}

// Clouded reports whether the skies of pages and pictures have clouds.
var Clouded = true

// HighContrast makes panels black, lines brighter, the faintest words as bright as the others and
// skies empty, or all as usual again. It holds for everything that is drawn from then on.
func HighContrast(on bool) {
	Clouded = !on
	Panel, Line, LineStrong, Text3 = usual[0], usual[1], usual[2], usual[3]
	if on {
		Panel, Line, LineStrong, Text3 = Hex(0x000000), Hex(0x5A6BA0), Hex(0x8494CC), Text2
	}
}
