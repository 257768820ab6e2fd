package veil

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/draw"

	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

// Shrink is the factor by which the painted picture is smaller than the window; the caller
// stretches it.
const Shrink = 4

// blur is the factor by which the picture is shrunk further on the way.
const blur = 4

// How much of the table is seen, and of the light at its edge.
const (
	seen  = 0.55
	light = 0.30
	deep  = 0.36 // how far into the window the light reaches
)

// Paint returns a board as a camera that fills the window sees it, through the pane, lit from one
// side: side is the direction on the screen in which the light lies, degrees clockwise from the
// top.
func Paint(b *scene.Board, cam scene.Camera, side float64, lamp color.NRGBA) *image.RGBA {
	w, h := max(1, int(cam.W)/Shrink), max(1, int(cam.H)/Shrink)
	cam.X, cam.Y, cam.W, cam.H = 0, 0, float64(w), float64(h)
	cam.PxPerInch /= Shrink
	cam.Scale = cam.Unit() / Shrink
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	raster.Draw(img, scene.Build(b, cam), cam)
	small := image.NewRGBA(image.Rect(0, 0, max(2, w/blur), max(2, h/blur)))
	draw.BiLinear.Scale(small, small.Rect, img, img.Rect, draw.Src, nil)
	draw.CatmullRom.Scale(img, img.Rect, small, small.Rect, draw.Src, nil)
	to := scene.Heading(side)
	for y := range h {
		for x := range w {
			u, v := (float64(x)+0.5)/float64(w)*2-1, (float64(y)+0.5)/float64(h)*2-1
			dark := 1 - 0.3*min(1, (u*u+v*v)/2)               // towards the corners
			near := max(0, (u*to.X+v*to.Y-1+2*deep)/(2*deep)) // 1 at the edge that is lit
			lit := light * math.Pow(near, 1.4)
			at := img.PixOffset(x, y)
			for k, c := range [3][2]uint8{{scene.Void.R, lamp.R}, {scene.Void.G, lamp.G}, {scene.Void.B, lamp.B}} {
				p := (float64(c[0])*(1-seen) + float64(img.Pix[at+k])*seen) * dark
				img.Pix[at+k] = uint8(p*(1-lit) + float64(c[1])*lit + 0.5)
			}
			img.Pix[at+3] = 255
		}
	}
	return img
}
