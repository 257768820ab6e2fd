package shot

import (
	"bytes"
	"image"
	"image/draw"

	"attackwing/ui/kit"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

// Page paints a page as it is seen in a window of w by h pixels, with the board that shines through
// it.
func Page(p kit.Page, w, h int) *image.RGBA { return Large(p, w, h, 1) }

// Large is Page with all of it so many times as large.
func Large(p kit.Page, w, h int, unit float64) *image.RGBA {
	v := kit.Show(p)
	var c kit.Canvas
	wide, high := float64(w), float64(h)
	v.Draw(&c, wide/unit, high/unit)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Bounds(), image.NewUniform(scene.Void), image.Point{}, draw.Src)
	if b, cam := v.Board(); b != nil {
		cam = cam.Times(unit)
		raster.Draw(img, scene.Build(b, cam), cam)
	}
	raster.Draw(img, &c.Scene, scene.Camera{W: wide, H: high, PxPerInch: 20 * unit, Scale: unit})
	return img
}

// PagePNG returns the picture of a page as a PNG file.
func PagePNG(p kit.Page, w, h int) ([]byte, error) {
	var b bytes.Buffer
	err := raster.PNG(&b, Page(p, w, h))
	return b.Bytes(), err
}
