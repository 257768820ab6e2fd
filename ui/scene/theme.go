package scene

import "image/color"

// Hex is an opaque color 0xRRGGBB.
func Hex(rgb uint32) color.NRGBA {
	return color.NRGBA{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255}
}

// Fade is a color at that part of its opacity.
func Fade(c color.NRGBA, part float64) color.NRGBA {
	c.A = uint8(min(max(float64(c.A)*part, 0), 255) + 0.5)
	return c
}

// Mix goes from a to b.
func Mix(a, b color.NRGBA, u float64) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*u + 0.5) }
	return color.NRGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}

// The colors of the program.
var (
	Void       = Hex(0x070A14)
	Panel      = Hex(0x0D1322)
	Card       = Hex(0x141C31)
	Control    = Hex(0x1D2744)
	Picked     = Hex(0x212E55)
	Line       = Hex(0x263252)
	LineStrong = Hex(0x3D4C78)

	Text1    = Hex(0xEDF1FA)
	Text2    = Hex(0xB6C1DB)
	Text3    = Hex(0x8C99BA)
	Accent   = Hex(0x63E0C3)
	AccentLo = Hex(0x0D3731)
	OnAccent = Hex(0x06231D)

	Danger         = Hex(0xFF6B5E)
	DangerText     = Hex(0xFF8A7E)
	DangerSentence = Hex(0xFFC5BE)
	DangerFill     = Hex(0x2B1018)

	HullPoint   = Hex(0xD3DCEC)
	ShieldPoint = Hex(0x8FD6FF)
	LostPoint   = Hex(0x5A678C)

	WebLight = Hex(0xFFE2C0)
	Web      = Hex(0xC2462F)
	WebDark  = Hex(0x5A1822)
	WebGlow  = Hex(0xFF5C3A)

	SkyInner = Hex(0x111B33)
	SkyHalf  = Hex(0x0B1224)
	SkyOuter = Hex(0x080C19)

	BoardEdge = Hex(0x4A5E95)
	GridLine  = Hex(0x5B74B8)
	Tick      = Hex(0x7F93C9)
	BaseFill  = Hex(0x0A1122)
	Halo      = Hex(0x070B16)
	ArtEdge   = Hex(0x05070D)
	Spark     = Hex(0xFFD9B0)

	LockTarget = LockColors{Fill: Hex(0x5A1620), Ink: Hex(0xFF8A80)}
	LockOwner  = LockColors{Fill: Hex(0x132F56), Ink: Hex(0x7DBBFF)}
)

// LockColors paint a target lock's box.
type LockColors struct{ Fill, Ink color.NRGBA }

// SeatColors are the colors that mean a seat and nothing else.
type SeatColors struct{ Main, Text, Fill color.NRGBA }

// Seats are: nobody, player 1, player 2.
var Seats = [3]SeatColors{
	{Hex(0xB6C1DB), Hex(0xD3DCEC), Hex(0x1D2744)},
	{Hex(0x5AA9FF), Hex(0x7DBBFF), Hex(0x12294A)},
	{Hex(0xFFB347), Hex(0xFFC170), Hex(0x3F2A10)},
}

// Difficulty of a maneuver.
type Difficulty uint8

// The difficulties.
const (
	Easy Difficulty = iota
	Normal
	Hard
)

// Difficulties are the classic colors, ClearDifficulties those of the setting.
var (
	Difficulties      = [3]color.NRGBA{Hex(0x4FD18B), Hex(0xF2F5FB), Hex(0xFF5F63)}
	ClearDifficulties = [3]color.NRGBA{Hex(0x7CE0FF), Hex(0xF2F5FB), Hex(0xFF7A3D)}
)

// Face names a font.
type Face uint8

// The faces.
const (
	Sans Face = iota
	SansMedium
	SansBold
	Condensed
	Numeral
	NumeralBold
)

// Style is a step of the type scale.
type Style struct {
	Face       Face
	Size, Line float64 // px
	Track      float64 // extra space between letters, parts of the size
	Capitals   bool
}

// The type scale.
var (
	StyleTitle      = Style{Numeral, 42, 43, 0.04, false}
	StyleVerdict    = Style{SansBold, 40, 48, 0, false}
	StyleScore      = Style{NumeralBold, 58, 50, 0, false}
	StyleH1         = Style{SansBold, 24, 30, 0, false}
	StyleH2         = Style{SansBold, 20, 26, 0, false}
	StyleH3         = Style{SansBold, 16, 20, 0, false}
	StyleBody       = Style{Sans, 14, 20, 0, false}
	StyleSmall      = Style{Sans, 13, 18, 0, false}
	StyleCaption    = Style{Sans, 12, 16, 0, false}
	StyleLabel      = Style{Numeral, 13, 16, 0.07, true}
	StyleNumber     = Style{NumeralBold, 18, 20, 0, false}
	StyleNumber20   = Style{NumeralBold, 20, 22, 0, false}
	StyleNumber24   = Style{NumeralBold, 24, 26, 0, false}
	StyleBoardLabel = Style{Condensed, 12.5, 16, 0, false}
	StyleKeyCap     = Style{Numeral, 12, 16, 0, false}
)

// HaloSize is the width of the dark border of a board label.
const HaloSize = 1.6
