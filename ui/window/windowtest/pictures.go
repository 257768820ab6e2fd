package windowtest

import (
	"image"
	"path/filepath"

	"attackwing/game"
	_ "attackwing/game/gametest" // has the flag -update
	"attackwing/game/gametest/expect"
	"attackwing/ui/kit/kittest"
	"attackwing/ui/raster"
	"attackwing/ui/raster/rastertest"
	"attackwing/ui/scene"
)

// Pictured compares the board as it is shown, half as large, with its golden picture in the folder
// testdata.
func (w *Window) Pictured(name string) {
	w.T.Helper()
	const side = 720
	cam := w.Camera()
	cam.X, cam.Y, cam.W, cam.H = 0, 0, side, side
	full := image.NewRGBA(image.Rect(0, 0, side, side))
	raster.Draw(full, scene.Build(w.Table(), cam), cam)
	rastertest.Golden(w.T, filepath.Join("testdata", name+".png"), halved(full), expect.Updating())
}

// halved returns a picture half as large, each pixel the mean of four.
func halved(p *image.RGBA) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, p.Rect.Dx()/2, p.Rect.Dy()/2))
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			for k := range 4 {
				n := 0
				for _, at := range [...]int{p.PixOffset(2*x, 2*y), p.PixOffset(2*x+1, 2*y), p.PixOffset(2*x, 2*y+1),
					p.PixOffset(2*x+1, 2*y+1)} {
					n += int(p.Pix[at+k])
				}
				out.Pix[out.PixOffset(x, y)+k] = uint8((n + 2) / 4)
			}
		}
	}
	return out
}

// Amid goes on with motion until one of a kind is half over.
func (w *Window) Amid(of func(game.Event) bool) {
	w.T.Helper()
	for range 60000 {
		if m := w.Motion(); m != nil && of(m.Event) && m.U() >= 0.5 {
			return
		}
		w.Hide(false)
		if w.Flow.Waits() || w.Flow.Holds() {
			w.Key("enter")
			continue
		}
		if p := w.Asked(); p != nil && p.ID == w.Question.PromptID {
			if p.Max > 1 {
				w.Question.Picks |= 1<<uint(p.Min) - 1
			}
			if words, _ := w.Loss(); words != "" {
				w.Battle.LockDial(p)
				continue
			}
			w.Do(kittest.Stroke("enter"))
		}
		w.Tick(1)
		if w.Ended() {
			break
		}
	}
	w.T.Fatal("no such motion")
}
