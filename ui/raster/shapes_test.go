package raster_test

import (
	"image"
	"testing"

	"attackwing/game/gametest/expect"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

// tokens are the drawings of everything that can lie beside a ship or on its card.
var tokens = []string{"evade", "scan", "battle-stations", "aux-power", "cloak", "target-lock", "mission", "time", "disabled", "borg", "tractor-beam",
	"away-team", "critical-damage", "damage", "shields", "hull", "dial", "dial-locked", "initiative"}

// Without any color, and as small as they are drawn, no token looks like another: at least a tenth
// of the ink of two of them lies elsewhere.
func TestTokensDifferInShape(t *testing.T) {
	const size = 16
	masks := make([][]uint8, len(tokens))
	for i, n := range tokens {
		a := scene.Icon(n)
		expect.Must(t, a != nil, "no drawing of %s", n)
		var s scene.Scene
		s.Add(scene.Shape{Kind: scene.Picture, Space: scene.OnScreen, At: scene.Pt{X: size / 2, Y: size / 2}, Size: size, Art: a, Tones: scene.Ink(scene.Text1, scene.Panel)})
		img := image.NewRGBA(image.Rect(0, 0, size, size))
		raster.Draw(img, &s, scene.Camera{W: size, H: size, PxPerInch: 20})
		for p := 0; p < len(img.Pix); p += 4 {
			masks[i] = append(masks[i], img.Pix[p+1])
		}
	}
	for i := range masks {
		for k := range masks[:i] {
			apart, ink := 0, 0
			for p := range masks[i] {
				a, b := int(masks[i][p]), int(masks[k][p])
				apart += max(a-b, b-a)
				ink += max(a, b)
			}
			if ink == 0 || apart*10 < ink {
				t.Errorf("%s and %s: %d of %d lie elsewhere", tokens[i], tokens[k], apart, ink)
			}
		}
	}
}
