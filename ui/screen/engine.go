package screen

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// picture is an image that the engine holds: written now and then, drawn often.
type picture struct {
	tex   *ebiten.Image
	strip []byte // was written last
}

// newPicture makes one of its own, not a part of a larger one that the engine keeps for many: those
// are for small ones.
func newPicture(w, h int) *picture {
	return &picture{tex: ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})}
}

func (p *picture) size() (w, h int) { return p.tex.Bounds().Dx(), p.tex.Bounds().Dy() }

func (p *picture) drop() { p.tex.Deallocate() }

// mostWritten is the most bytes of a picture that are written at once: the engine keeps the last
// thirty or so copies of what it was given for good.
const mostWritten = 1 << 16

// write brings a part of an image to the picture, which is as large.
func (p *picture) write(img *image.RGBA, part image.Rectangle) {
	wide := 4 * part.Dx()
	high := max(1, mostWritten/max(1, wide))
	for y := part.Min.Y; y < part.Max.Y; y += high {
		strip := image.Rect(part.Min.X, y, part.Max.X, min(y+high, part.Max.Y))
		pix := p.strip[:0]
		for y := strip.Min.Y; y < strip.Max.Y; y++ {
			from := img.PixOffset(strip.Min.X, y)
			pix = append(pix, img.Pix[from:from+wide]...)
		}
		p.tex.SubImage(strip).(*ebiten.Image).WritePixels(pix)
		p.strip = pix
	}
}

// surface is an image to draw on: the window, or a part of it.
type surface struct{ on *ebiten.Image }

func (s surface) part(r image.Rectangle) surface { return surface{s.on.SubImage(r).(*ebiten.Image)} }

func (s surface) fill(c color.Color) { s.on.Fill(c) }

// draw draws a picture with its corner at a pixel of the window.
func (s surface) draw(p *picture, x, y int) {
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(float64(x), float64(y))
	s.on.DrawImage(p.tex, op)
}

// cover puts a picture that fills the surface and is nowhere transparent in place of all that is
// there.
func (s surface) cover(p *picture) {
	s.on.DrawImage(p.tex, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
}

// bend draws a picture turned and stretched.
func (s surface) bend(p *picture, by affine) {
	op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	for i, v := range by {
		op.GeoM.SetElement(i/3, i%3, v)
	}
	s.on.DrawImage(p.tex, op)
}

// fade draws a picture turned and stretched, fading towards some of its edges.
func (s surface) fade(p *picture, by affine, e edges) {
	w, h := p.size()
	var vs [16]ebiten.Vertex
	for i, c := range e.mesh(float64(w), float64(h)) {
		vs[i] = ebiten.Vertex{
			DstX:   float32(by[0]*c.x + by[1]*c.y + by[2]),
			DstY:   float32(by[3]*c.x + by[4]*c.y + by[5]),
			SrcX:   float32(c.x),
			SrcY:   float32(c.y),
			ColorR: 1,
			ColorG: 1,
			ColorB: 1,
			ColorA: c.alpha,
		}
	}
	s.on.DrawTriangles(vs[:], faded, p.tex, &ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear})
}

// faded are the triangles between the sixteen points of a fading picture.
var faded = func() (out []uint16) {
	for j := range uint16(3) {
		for i := range uint16(3) {
			a := 4*j + i
			out = append(out, a, a+1, a+4, a+1, a+5, a+4)
		}
	}
	return out
}()

// loop is a frame as the engine runs it.
type loop struct{ *frame }

func (l loop) Update() error {
	if !l.tick() {
		return ebiten.Termination
	}
	return nil
}

func (l loop) Draw(screen *ebiten.Image) { l.draw(surface{screen}) }

func (l loop) Layout(ow, oh int) (int, int) {
	dense := ebiten.Monitor().DeviceScaleFactor()
	w, h := int(float64(ow)*dense), int(float64(oh)*dense)
	l.sized(w, h, dense)
	return w, h
}

// DrawFinalScreen brings what was drawn to the window. It is nowhere transparent, so that where it
// has the window's size there is nothing to mix.
func (l loop) DrawFinalScreen(screen ebiten.FinalScreen, drawn *ebiten.Image, by ebiten.GeoM) {
	if by != (ebiten.GeoM{}) {
		ebiten.DefaultDrawFinalScreen(screen, drawn, by)
		return
	}
	screen.DrawImage(drawn, &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy})
}

// The window opens this wide and high, in pixels of the system.
const (
	opensW = 1280
	opensH = 800
)

// run opens the window and returns when it is closed.
func run(w *frame) error {
	ebiten.SetWindowTitle(title)
	ebiten.SetWindowSize(opensW, opensH)
	ebiten.SetWindowSizeLimits(800, 500, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	return ebiten.RunGame(loop{w})
}

func setTitle(words string) { ebiten.SetWindowTitle(words) }

// focused tells whether the person types into this window.
func focused() bool { return ebiten.IsFocused() }

func fullScreen() { ebiten.SetFullscreen(!ebiten.IsFullscreen()) }

// rests lets the loop wait for an event before each turn, or turn on.
func rests(on bool) {
	if on {
		//lint:ignore SA1019 skipping Draw, which its deprecation recommends instead, keeps the loop turning
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	} else {
		ebiten.SetVsyncEnabled(true)
	}
}

// wake lets the loop turn once though no event came.
func wake() {
	//lint:ignore SA1019 nothing else wakes a loop that waits for an event; its deprecation names the pause that we are in
	ebiten.ScheduleFrame()
}
