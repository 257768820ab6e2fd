package film

import (
	"bytes"
	"image/gif"
	"testing"

	"attackwing/game/gametest/expect"
)

// An animated picture is read again, lasts as long as its film, holds its captions, and is never
// larger than it may be: with less room it is smaller, and with too little it says so.
func TestAnimate(t *testing.T) {
	f := filmOf(t, battleOf(t, "unimatrix-zero", "u0-borg-1", "u0-rebel-1"))
	old := takes
	defer func() { takes = old }()
	takes = []take{{400, 250, 2}, {320, 200, 1}}
	widths := map[int]bool{}
	for _, most := range []int{4 << 20, 600 << 10} {
		var b bytes.Buffer
		expect.OK(t, Animate(&b, f, "Unimatrix Zero", most))
		if b.Len() > most || b.Len() < 20<<10 {
			t.Errorf("%d bytes of %d", b.Len(), most)
		}
		g, err := gif.DecodeAll(bytes.NewReader(b.Bytes()))
		expect.OK(t, err)
		widths[g.Config.Width] = true
		hundredths := 0
		for i, x := range g.Image {
			hundredths += g.Delay[i]
			expect.True(t, g.Delay[i] >= 1 && x.Rect.In(g.Image[0].Rect),
				"picture %d is shown for %d, at %v", i, g.Delay[i], x.Rect)
		}
		if w := g.Image[0].Rect; w.Dx() != g.Config.Width || w.Dy() != g.Config.Height {
			t.Errorf("the first picture is %v of %d × %d", w, g.Config.Width, g.Config.Height)
		}
		expect.True(t, len(g.Image) >= len(f.Captions) && hundredths >= 2000 && hundredths <= 30000,
			"%d pictures for %d captions, %d s", len(g.Image), len(f.Captions), hundredths/100)
		t.Logf("%d × %d, %d pictures, %d s, %d bytes", g.Config.Width, g.Config.Height, len(g.Image), hundredths/100, b.Len())
	}
	expect.Same(t, len(widths), 2, "with less room it is as large")
	expect.Refused(t, Animate(&bytes.Buffer{}, f, "Unimatrix Zero", 20000), "320 × 200", "20 kB")
}
