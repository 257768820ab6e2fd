package shot

import (
	"bytes"
	"compress/lzw"
	"errors"
	"image"
	"image/color"
	"image/gif"
	"io"
)

// MostBytes is the default limit of an animated picture's size.
const MostBytes = 8 << 20

// Animation is an animated picture, a GIF, that grows picture by picture.
type Animation struct {
	gif      gif.GIF
	colors   color.Palette // the last one is seen through
	near     map[uint32]uint8
	now, was *image.Paletted
	large    counter
	most     int
}

// ErrLarge is the error of a picture for which an animation has no room.
var ErrLarge = errors.New("the animated picture is too large")

// NewAnimation returns an animation of w by h px in the colors counted, of at most so many bytes.
func NewAnimation(w, h int, s Shades, most int) *Animation {
	const opaque = 255
	colors := append(s.palette(opaque), color.RGBA{})
	at := image.Rect(0, 0, w, h)
	return &Animation{
		gif:    gif.GIF{Config: image.Config{ColorModel: colors, Width: w, Height: h}},
		colors: colors,
		near:   map[uint32]uint8{},
		now:    image.NewPaletted(at, colors),
		was:    image.NewPaletted(at, colors),
		large:  1024,
		most:   most,
	}
}

// Add shows a picture for so many hundredths of a second. What did not change since the one before
// is left out of it.
func (a *Animation) Add(img *image.RGBA, hundredths int) error {
	clear := uint8(len(a.colors) - 1)
	for i := range a.now.Pix {
		r, g, b := img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2]
		k := shadeOf(r, g, b)
		at, ok := a.near[k]
		if !ok {
			at = uint8(a.colors[:clear].Index(color.RGBA{r, g, b, 255}))
			a.near[k] = at
		}
		a.now.Pix[i] = at
	}
	g := &a.gif
	x := changed(a.now, a.was, len(g.Image) == 0, clear)
	if x == nil {
		g.Delay[len(g.Delay)-1] += hundredths
		return nil
	}
	g.Image, g.Delay, g.Disposal = append(g.Image, x), append(g.Delay, hundredths), append(g.Disposal, gif.DisposalNone)
	copy(a.was.Pix, a.now.Pix)
	z := lzw.NewWriter(&a.large, lzw.LSB, 8)
	if _, err := z.Write(x.Pix); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	if a.large += 24; int(a.large)+int(a.large)/250 > a.most {
		return ErrLarge
	}
	return nil
}

// Write writes it; it begins anew after its end.
func (a *Animation) Write(w io.Writer) error { return gif.EncodeAll(w, &a.gif) }

// counter counts bytes.
type counter int

func (c *counter) Write(b []byte) (int, error) { *c += counter(len(b)); return len(b), nil }

// changed returns the part of a picture that is another than before, seen through where it is the
// same; nil: all of it is. The first one is whole.
func changed(now, was *image.Paletted, first bool, clear uint8) *image.Paletted {
	r := now.Rect
	if !first {
		r = image.Rectangle{}
		for y := range now.Rect.Dy() {
			a, b := now.Pix[y*now.Stride:][:now.Stride], was.Pix[y*was.Stride:][:was.Stride]
			if bytes.Equal(a, b) {
				continue
			}
			from, to := 0, len(a)
			for a[from] == b[from] {
				from++
			}
			for a[to-1] == b[to-1] {
				to--
			}
			r = r.Union(image.Rect(from, y, to, y+1))
		}
		if r.Empty() {
			return nil
		}
	}
	out := image.NewPaletted(r, now.Palette)
	for y := range r.Dy() {
		at := (r.Min.Y+y)*now.Stride + r.Min.X
		for x := range r.Dx() {
			v := now.Pix[at+x]
			if !first && v == was.Pix[at+x] {
				v = clear
			}
			out.Pix[y*out.Stride+x] = v
		}
	}
	return out
}
