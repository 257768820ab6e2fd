package scene

import (
	"fmt"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"attackwing/assets"
)

// FontFiles are the names of the faces' files in assets, by Face.
var FontFiles = [...]string{
	Sans:        "FiraSans_400Regular",
	SansMedium:  "FiraSans_500Medium",
	SansBold:    "FiraSans_600SemiBold",
	Condensed:   "FiraSansCondensed_600SemiBold",
	Numeral:     "BarlowCondensed_600SemiBold",
	NumeralBold: "BarlowCondensed_700Bold",
}

// glyphUnits is the size outlines are kept at.
const glyphUnits = 1000

type glyph struct {
	index   sfnt.GlyphIndex
	advance float64 // parts of the size
	path    Path    // glyphUnits per size, y down
	lo, hi  Pt      // bounds of path
}

type typeface struct {
	font    *sfnt.Font
	buf     sfnt.Buffer
	glyphs  map[rune]*glyph
	kerns   map[[2]sfnt.GlyphIndex]float64
	widths  map[setLine]float64 // of lines measured before, parts of the size; at most mostWidths
	capital float64             // height of capitals, parts of the size
}

// setLine is a text as it is set, of any size.
type setLine struct {
	text  string
	track float64
}

// mostWidths is the most text widths remembered; one more empties the memory. A page measures some
// hundred lines each time it is drawn, nearly all of them known.
const mostWidths = 1 << 14

var (
	faces   [len(FontFiles)]*typeface
	facesMu sync.Mutex
)

// face must be called with facesMu held.
func face(f Face) *typeface {
	if int(f) >= len(faces) {
		f = Sans
	}
	if faces[f] != nil {
		return faces[f]
	}
	fnt, err := sfnt.Parse(assets.Font(FontFiles[f]))
	if err != nil {
		panic(fmt.Sprintf("scene: font %s: %v", FontFiles[f], err))
	}
	t := &typeface{
		font:   fnt,
		glyphs: map[rune]*glyph{},
		kerns:  map[[2]sfnt.GlyphIndex]float64{},
		widths: map[setLine]float64{},
	}
	m, err := fnt.Metrics(&t.buf, fixed.I(glyphUnits), font.HintingNone)
	if err == nil {
		t.capital = float64(m.CapHeight) / 64 / glyphUnits
	}
	if t.capital <= 0 {
		t.capital = 0.69
	}
	faces[f] = t
	return t
}

func (t *typeface) glyph(r rune) *glyph {
	if g := t.glyphs[r]; g != nil {
		return g
	}
	g := &glyph{}
	g.index, _ = t.font.GlyphIndex(&t.buf, r)
	if adv, err := t.font.GlyphAdvance(&t.buf, g.index, fixed.I(glyphUnits), font.HintingNone); err == nil {
		g.advance = float64(adv) / 64 / glyphUnits
	}
	segs, err := t.font.LoadGlyph(&t.buf, g.index, fixed.I(glyphUnits), nil)
	if err == nil {
		pt := func(p fixed.Point26_6) Pt { return Pt{float64(p.X) / 64, float64(p.Y) / 64} }
		open := false
		for _, s := range segs {
			switch s.Op {
			case sfnt.SegmentOpMoveTo:
				if open {
					g.path.Close()
				}
				g.path.Move(pt(s.Args[0]))
				open = true
			case sfnt.SegmentOpLineTo:
				g.path.Line(pt(s.Args[0]))
			case sfnt.SegmentOpQuadTo:
				g.path.Quad(pt(s.Args[0]), pt(s.Args[1]))
			case sfnt.SegmentOpCubeTo:
				g.path.Cube(pt(s.Args[0]), pt(s.Args[1]), pt(s.Args[2]))
			}
		}
		if open {
			g.path.Close()
		}
		g.lo, g.hi = g.path.Bounds()
	}
	t.glyphs[r] = g
	return g
}

func (t *typeface) kern(a, b *glyph) float64 {
	key := [2]sfnt.GlyphIndex{a.index, b.index}
	if k, ok := t.kerns[key]; ok {
		return k
	}
	k, err := t.font.Kern(&t.buf, a.index, b.index, fixed.I(glyphUnits), font.HintingNone)
	v := 0.0
	if err == nil {
		v = float64(k) / 64 / glyphUnits
	}
	t.kerns[key] = v
	return v
}

// MeasureText is the width of a text in pixels.
func MeasureText(f Face, size, track float64, text string) float64 {
	facesMu.Lock()
	defer facesMu.Unlock()
	t := face(f)
	l := setLine{text, track}
	w, known := t.widths[l]
	if !known {
		w = typeset(nil, t, Pt{}, 1, track, text)
		if len(t.widths) >= mostWidths {
			clear(t.widths)
		}
		t.widths[l] = w
	}
	return w * size
}

// TextBounds returns the box covered by the letters of a text whose baseline starts at 0, 0, and
// its width. lo equals hi if nothing is visible.
func TextBounds(f Face, size, track float64, text string) (lo, hi Pt, width float64) {
	facesMu.Lock()
	defer facesMu.Unlock()
	t := face(f)
	x, k := 0.0, size/glyphUnits
	var last *glyph
	inked := false
	for _, r := range text {
		g := t.glyph(r)
		if last != nil {
			x += (t.kern(last, g) + track) * size
		}
		if len(g.path.Pts) > 0 {
			a, b := Pt{x + g.lo.X*k, g.lo.Y * k}, Pt{x + g.hi.X*k, g.hi.Y * k}
			if !inked {
				lo, hi, inked = a, b, true
			}
			lo = Pt{min(lo.X, a.X), min(lo.Y, a.Y)}
			hi = Pt{max(hi.X, b.X), max(hi.Y, b.Y)}
		}
		x += g.advance * size
		last = g
	}
	return lo, hi, x
}

// Capital is the height of capital letters in pixels.
func Capital(f Face, size float64) float64 {
	facesMu.Lock()
	defer facesMu.Unlock()
	return face(f).capital * size
}

// TextPath appends the outline of a text whose baseline starts at a point; it returns the width.
func TextPath(dst *Path, f Face, at Pt, size, track float64, text string) float64 {
	facesMu.Lock()
	defer facesMu.Unlock()
	return typeset(dst, face(f), at, size, track, text)
}

func typeset(dst *Path, t *typeface, at Pt, size, track float64, text string) float64 {
	x := 0.0
	var last *glyph
	for _, r := range text {
		g := t.glyph(r)
		if last != nil {
			x += (t.kern(last, g) + track) * size
		}
		if dst != nil {
			k := size / glyphUnits
			dst.Verbs = append(dst.Verbs, g.path.Verbs...)
			for _, p := range g.path.Pts {
				dst.Pts = append(dst.Pts, Pt{at.X + x + p.X*k, at.Y + p.Y*k})
			}
		}
		x += g.advance * size
		last = g
	}
	return x
}

// Baseline returns the start of a text for its anchor point: centered vertically on its capitals.
func (sh *Shape) Baseline(at Pt, size float64) Pt {
	w := 0.0
	if sh.Anchor != Left {
		w = MeasureText(sh.Face, size, sh.Track, sh.Text)
	}
	y := at.Y + Capital(sh.Face, size)/2
	switch sh.Anchor {
	case Middle:
		return Pt{at.X - w/2, y}
	case Right:
		return Pt{at.X - w, y}
	}
	return Pt{at.X, y}
}
