package scene

import (
	"image/color"
	"sync"
)

// Tones give each tone its color.
type Tones [toneCount]color.NRGBA

func family(hull, light, shade, dark, glow, spark uint32) *Tones {
	t := &Tones{
		ToneHull:  Hex(hull),
		ToneLight: Hex(light),
		ToneShade: Hex(shade),
		ToneDark:  Hex(dark),
		ToneGlow:  Hex(glow),
		ToneSpark: Hex(spark),
	}
	t[ToneInk], t[TonePaper], t[ToneEdge] = Hex(0xE8EDF7), Panel, ArtEdge
	return t
}

// Families are the tone tables of the hull families, by name.
var Families = map[string]*Tones{
	"fed":   family(0xC3CEDF, 0xE9F0FA, 0x8D9BB4, 0x4A566E, 0x73C8FF, 0xFF8F66),
	"fednx": family(0xB4B9C4, 0xDDE1E8, 0x838A98, 0x474D5A, 0x73C8FF, 0xFF8F66),
	"kli":   family(0x7F9C7C, 0xA9C2A2, 0x587459, 0x334735, 0xFF8F66, 0xFF6A5E),
	"rom":   family(0x5FA08B, 0x93C9B6, 0x417663, 0x264B40, 0x7DFFC0, 0x7DFFC0),
	"dom":   family(0xA49AC6, 0xCFC8E6, 0x7468A0, 0x453B69, 0xC79BFF, 0xC79BFF),
	"car":   family(0xCBAF80, 0xEAD6B2, 0x97794D, 0x5B462A, 0xFFC46B, 0xFFC46B),
	"bre":   family(0x8CA09A, 0xB9CCC5, 0x5F746E, 0x37453F, 0x62E6D0, 0x62E6D0),
	"bor":   family(0x5E6E66, 0x8A9C92, 0x414F48, 0x232D28, 0x7CFFA0, 0x7CFFA0),
	"tho":   family(0xE08A48, 0xFFC58A, 0xA95A2A, 0x6B3315, 0xFFE3B0, 0xFFE3B0),
	"xin":   family(0x8F7D94, 0xB9A8BD, 0x62526A, 0x392E40, 0xFFB86B, 0xFFB86B),
	"vul":   family(0xBE7650, 0xE6A985, 0x8B4E30, 0x522B19, 0x8FD8FF, 0x8FD8FF),
	"fer":   family(0xC99A56, 0xEBC68C, 0x966B31, 0x5C3F1A, 0xFFB45C, 0xFFB45C),
	"bio":   family(0xB7A98A, 0xE4DCC2, 0x7E7259, 0x463D2C, 0xB7FF8A, 0xB7FF8A),
	"civ":   family(0xB9C6D6, 0xE6EEF7, 0x7F8FA5, 0x46546A, 0x8CF0E0, 0x8CF0E0),
	"obj":   family(0xB9C6D6, 0xEEF4FB, 0x6E86AC, 0x141D33, 0x8CF0E0, 0x8CF0E0),
	"web":   family(0xFF7A5C, 0xFFD9B0, 0xB8402F, 0x5E1B1A, 0xFFF1D6, 0xFFF1D6),
}

// Dice tones.
var (
	AttackDie = &Tones{
		ToneBody:  Hex(0x8E2B2E),
		ToneLow:   Hex(0x5E1A1F),
		ToneEdge:  Hex(0xFF8A80),
		ToneInk:   Hex(0xFFF2EC),
		TonePaper: Hex(0x8E2B2E),
	}
	DefenseDie = &Tones{
		ToneBody:  Hex(0x1E6A58),
		ToneLow:   Hex(0x0F4237),
		ToneEdge:  Hex(0x7BEAD0),
		ToneInk:   Hex(0xEFFFF9),
		TonePaper: Hex(0x1E6A58),
	}
)

// Ink are the tones of an icon in one color over a background. They are kept: nobody changes them.
func Ink(ink, paper color.NRGBA) *Tones {
	inksMu.Lock()
	defer inksMu.Unlock()
	k := [2]color.NRGBA{ink, paper}
	t := inks[k]
	if t == nil {
		if len(inks) >= mostInks {
			clear(inks)
		}
		t = Silhouette(ink)
		t[TonePaper] = paper
		inks[k] = t
	}
	return t
}

// mostInks is the most colors kept; one more empties the memory.
const mostInks = 1 << 9

var (
	inksMu sync.Mutex
	inks   = map[[2]color.NRGBA]*Tones{}
)

// Silhouette are the tones of a ship in one color.
func Silhouette(c color.NRGBA) *Tones {
	t := &Tones{}
	for i := range t {
		t[i] = c
	}
	return t
}
