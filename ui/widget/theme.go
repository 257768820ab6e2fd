package widget

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"math"

	eimage "github.com/ebitenui/ebitenui/image"
	eui "github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"attackwing/assets"
	"attackwing/ui/raster"
	"attackwing/ui/scene"
)

// theme is how widgets look: the faces, colors and sizes of the program (scene has the numbers).
type theme struct {
	scale             float64 // pixels of the window for one of the form
	line              color.NRGBA
	label, note, mono *text.Face
	button, chosen    *eui.ButtonImage
	field             *eui.TextInputImage
	scroll            *eui.ScrollContainerImage
	track             *eui.SliderTrackImage
	handle            *eui.ButtonImage
}

const radius = 8

func newTheme(k float64) *theme {
	none := eimage.NewNineSliceColor(color.NRGBA{})
	box := func(fill, edge color.NRGBA, width float64) *eimage.NineSlice {
		return rounded(fill, edge, width, radius, k)
	}
	t := &theme{scale: k, line: scene.Line, label: face(scene.SansBold, 14*k), note: face(scene.Sans, 12.5*k), mono: face(scene.SansMedium, 14*k)}
	t.button = &eui.ButtonImage{Idle: box(scene.Control, scene.LineStrong, 1.2), Hover: box(scene.Mix(scene.Control, scene.Text1, 0.09), scene.Text2, 1.2),
		Pressed: box(scene.Card, scene.Text2, 1.2), Disabled: box(scene.Card, scene.Line, 1.2)}
	t.chosen = &eui.ButtonImage{Idle: box(scene.AccentLo, scene.Accent, 1.6), Hover: box(scene.AccentLo, scene.Text1, 2), Pressed: box(scene.AccentLo, scene.Accent, 1.6),
		Disabled: box(scene.Card, scene.Line, 1.2)}
	t.field = &eui.TextInputImage{Idle: box(scene.Void, scene.LineStrong, 1.2), Disabled: box(scene.Card, scene.Line, 1.2), Highlight: eimage.NewNineSliceColor(scene.Fade(scene.Seats[1].Main, 0.4))}
	t.scroll = &eui.ScrollContainerImage{Idle: none, Mask: eimage.NewNineSliceColor(color.White)}
	t.track = &eui.SliderTrackImage{Idle: none, Hover: none}
	grip := func(c color.NRGBA) *eimage.NineSlice { return rounded(c, c, 0, 4, k) }
	t.handle = &eui.ButtonImage{Idle: grip(scene.LineStrong), Hover: grip(scene.Text3), Pressed: grip(scene.Text2)}
	return t
}

// wide is how wide words in a button are, px.
func (t *theme) wide(words string) float64 {
	w, _ := text.Measure(words, *t.mono, 0)
	return w
}

// face is a font of the program in a size.
func face(f scene.Face, size float64) *text.Face {
	src, err := text.NewGoTextFaceSource(bytes.NewReader(assets.Font(scene.FontFiles[f])))
	if err != nil {
		panic(fmt.Sprintf("widget: font %s: %v", scene.FontFiles[f], err)) // it is embedded: only a broken build comes here
	}
	var out text.Face = &text.GoTextFace{Source: src, Size: size}
	return &out
}

// rounded is a box with round corners that stretches in its middle.
func rounded(fill, edge color.NRGBA, width float64, size int, scale float64) *eimage.NineSlice {
	r := int(math.Round(float64(size) * scale))
	width *= scale
	n := 2*r + 4
	var s scene.Scene
	k := width / 2
	s.Begin().RoundRect(0, 0, float64(n), float64(n), float64(r))
	s.Add(scene.Shape{Kind: scene.Fill, Space: scene.OnScreen, Color: fill, Path: s.End()})
	if width > 0 {
		s.Begin().RoundRect(k, k, float64(n)-k, float64(n)-k, float64(r)-k)
		s.Add(scene.Shape{Kind: scene.Stroke, Space: scene.OnScreen, Color: edge, Path: s.End(), Pen: scene.Pen{Width: width}})
	}
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	raster.Draw(img, &s, scene.Camera{W: float64(n), H: float64(n), PxPerInch: 20})
	return eimage.NewNineSliceBorder(ebiten.NewImageFromImage(img), r)
}
