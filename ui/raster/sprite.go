package raster

import (
	"image"
	"math"

	"attackwing/ui/scene"
)

// Sprite paints a Picture alone and unturned, its sheet's longer side px pixels long. The drawing's
// origin is the middle of the image, which leaves room for the outline. Alpha and Dim are left to
// whoever draws the sprite.
func (p *Painter) Sprite(sh *scene.Shape, px float64) *image.RGBA {
	n := int(math.Ceil(px*1.08))/2*2 + 4
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	if sh.Art == nil || sh.Tones == nil || px <= 0 {
		return img
	}
	at := scene.Pt{X: float64(n) / 2, Y: float64(n) / 2}
	p.art(img, img.Rect, sh, at, 0, px/math.Max(sh.Art.W, sh.Art.H))
	return img
}
