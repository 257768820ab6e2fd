package main

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"

	"attackwing/assets"
	"attackwing/cmd/internal/app"
	"attackwing/ui/front"
	"attackwing/ui/kit"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// still is a picture of the title, shown while the program comes. Its main button can be pressed.
type still struct {
	X, Y, W, H float64 // that button, in hundredths of the picture
	jpeg       []byte
}

// stills are the title in a wide window and on a telephone: the size of its layout, and how many
// pixels one of its px has.
func stills() (wide, high still, err error) {
	if wide, err = titleIn(1280, 800, 1); err == nil {
		high, err = titleIn(390, 844, 2)
	}
	return wide, high, err
}

// titleIn paints the title of somebody who has not played yet.
func titleIn(w, h, unit float64) (s still, err error) {
	cat, err := assets.Cards()
	if err != nil {
		return s, err
	}
	v := window.New(window.Options{
		Title: front.Options{Cards: cat, Pages: (&app.Window{Cards: cat}).Pages()},
		Quick: true,
	})
	v.Resize(w, h)
	for range 3 {
		v.Update(&kit.Input{X: -1, Y: -1}, 1.0/60)
	}
	v.Pane.Show(v.Top())
	img := image.NewRGBA(image.Rect(0, 0, int(w*unit), int(h*unit)))
	raster.Draw(img, &v.Pane.Canvas.Scene,
		scene.Camera{W: w * unit, H: h * unit, PxPerInch: 20 * unit, Scale: unit})
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 45}); err != nil {
		return s, err
	}
	s.jpeg = b.Bytes()
	for _, p := range v.Top().Placed() {
		if p.Name.String() == mainButton {
			s.X, s.Y, s.W, s.H = 100*p.Box.X/w, 100*p.Box.Y/h, 100*p.Box.W/w, 100*p.Box.H/h
			return s, nil
		}
	}
	return s, fmt.Errorf("the title has no %s at %g × %g", mainButton, w, h)
}

// mainButton is the name of the title's main button.
const mainButton = "main"
