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
func Page(p kit.Page, w, h int) *image.RGBA {
	v := kit.Show(p)
	var c kit.Canvas
	v.Draw(&c, float64(w), float64(h))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(img, img.Bounds(), image.NewUniform(scene.Void), image.Point{}, draw.Src)
	if b, cam := v.Board(); b != nil {
		raster.Draw(img, scene.Build(b, cam), cam)
	}
	raster.Draw(img, &c.Scene, scene.Camera{W: float64(w), H: float64(h), PxPerInch: 20})
	return img
}

// How large a picture is that is kept, px.
const KeptWide, KeptHigh = 1600, 1000

// PagePNG returns the picture of a page as a PNG file.
func PagePNG(p kit.Page, w, h int) ([]byte, error) {
	var b bytes.Buffer
	err := raster.PNG(&b, Page(p, w, h))
	return b.Bytes(), err
}
