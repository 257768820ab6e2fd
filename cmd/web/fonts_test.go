package main

import (
	"bytes"
	"testing"

	"attackwing/assets"
	"attackwing/game/gametest/expect"
	"attackwing/ui/scene"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// A font that was cut draws the letters that were kept, and their distances, as before; another
// letter as one that it never had.
func TestCutFonts(t *testing.T) {
	letters, err := lettersOf("../..")
	must(t, err)
	const em = 1000
	for _, name := range scene.FontFiles {
		b := assets.Font(name)
		c, err := cut(b, letters)
		must(t, err)
		expect.True(t, 5*len(c) <= 4*len(b), "%s: %d bytes, cut %d", name, len(b), len(c))
		was, err := sfnt.Parse(b)
		must(t, err)
		is, err := sfnt.Parse(c)
		expect.Must(t, err == nil, "%s: %v", name, err)
		var buf, ours sfnt.Buffer
		var last sfnt.GlyphIndex
		for r := rune(0x20); r < 0xffff; r++ {
			g, _ := was.GlyphIndex(&buf, r)
			h, err := is.GlyphIndex(&ours, r)
			expect.Must(t, err == nil && (!letters[r] || g == h) && (letters[r] || h == 0),
				"%s: %q is glyph %d, was %d, %v", name, r, h, g, err)
			if h == 0 {
				continue
			}
			a, err := was.LoadGlyph(&buf, g, fixed.I(em), nil)
			must(t, err)
			o, err := is.LoadGlyph(&ours, g, fixed.I(em), nil)
			expect.Must(t, err == nil && len(a) == len(o),
				"%s: %q has %d strokes, had %d, %v", name, r, len(o), len(a), err)
			for i := range a {
				expect.Need(t, a[i], o[i], "%s: %q is drawn otherwise", name, r)
			}
			wide, _ := was.GlyphAdvance(&buf, g, fixed.I(em), font.HintingNone)
			now, _ := is.GlyphAdvance(&ours, g, fixed.I(em), font.HintingNone)
			pair, wrong := was.Kern(&buf, last, g, fixed.I(em), font.HintingNone)
			pairs, wrongs := is.Kern(&ours, last, g, fixed.I(em), font.HintingNone)
			expect.Must(t, wide == now && pair == pairs && (wrong == nil) == (wrongs == nil),
				"%s: %q is %v wide and %v from its neighbour, was %v and %v", name, r, now, pairs, wide, pair)
			last = g
		}
	}
	if _, err := cut([]byte("not a font"), letters); err == nil {
		t.Error("what is not a font was cut")
	}
	if _, err := cut(bytes.Repeat([]byte{0}, 64), letters); err == nil {
		t.Error("a font without tables was cut")
	}
}
