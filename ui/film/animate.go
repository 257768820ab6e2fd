package film

import (
	"bytes"
	"compress/lzw"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"io"

	"attackwing/ui/kit"
	"attackwing/ui/shot"
)

// MostBytes is the default limit of an animated picture's size.
const MostBytes = 8 << 20

// take is the format of an animated picture: its size in px, and its pictures per second while
// something moves.
type take struct{ w, h, rate int }

// takes lists the formats that are tried one after the other until a picture is small enough.
var takes = []take{{800, 500, 10}, {640, 400, 7}, {512, 320, 6}, {400, 250, 5}, {320, 200, 4}}

// Animate writes a film as an animated picture, a GIF of at most so many bytes: as large, and with
// as many pictures a second, as have room. A caption that is read while nothing moves is one
// picture, shown as long.
func Animate(w io.Writer, f *Projector, title string, most int) error {
	for _, t := range takes {
		g, err := t.shoot(f, title, most)
		if errors.Is(err, errLarge) {
			continue
		}
		if err != nil {
			return err
		}
		return gif.EncodeAll(w, g)
	}
	last := takes[len(takes)-1]
	return fmt.Errorf("the film is larger than %.1f MB even at %d × %d pixels; allow more, or choose a shorter battle",
		float64(most)/(1<<20), last.w, last.h)
}

// errLarge is a take that is too large.
var errLarge = errors.New("too large")

// screening is the window of a film that nobody sees.
type screening struct{}

func (screening) Open(kit.Page) {}
func (screening) Back()         {}
func (screening) Toast(string)  {}
func (screening) Pace() float64 { return 1 }

// scenes goes through the pictures of a film: each as it is painted, and the hundredths of a second
// for which it is shown.
func (t take) scenes(f *Projector, title string, each func(img *image.RGBA, hundredths int) error) error {
	f.Rewind()
	p := NewPage(screening{}, f, Options{Title: title})
	p.bare, p.hidden = true, true
	roll := shot.NewRoll(p, t.w, t.h)
	roll.Next() // the board has its place from now on
	step, left := 1/float64(t.rate), 0.0
	for !f.Over() {
		long := step
		if f.now == nil && f.hold > 0 && !p.eye.Goes() {
			long = f.hold
		}
		img := roll.Next()
		left += long * 100
		if n := int(left + 0.5); n > 0 {
			left -= float64(n)
			if err := each(img, n); err != nil {
				return err
			}
		}
		p.Tick(long)
	}
	return each(roll.Next(), 300)
}

// shoot makes the pictures. What did not change since the picture before is left out of the next
// one.
func (t take) shoot(f *Projector, title string, most int) (*gif.GIF, error) {
	colors, err := t.colors(f, title)
	if err != nil {
		return nil, err
	}
	g := &gif.GIF{Config: image.Config{ColorModel: colors, Width: t.w, Height: t.h}}
	clear := uint8(len(colors) - 1)
	near := map[uint32]uint8{}
	now, was := image.NewPaletted(image.Rect(0, 0, t.w, t.h), colors),
		image.NewPaletted(image.Rect(0, 0, t.w, t.h), colors)
	large := counter(1024)
	err = t.scenes(f, title, func(img *image.RGBA, hundredths int) error {
		for i := range now.Pix {
			r, gr, b := img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2]
			k := shadeOf(r, gr, b)
			at, ok := near[k]
			if !ok {
				at = uint8(colors[:clear].Index(color.RGBA{r, gr, b, 255}))
				near[k] = at
			}
			now.Pix[i] = at
		}
		x := changed(now, was, len(g.Image) == 0, clear)
		if x == nil {
			g.Delay[len(g.Delay)-1] += hundredths
			return nil
		}
		g.Image, g.Delay, g.Disposal = append(g.Image, x), append(g.Delay, hundredths),
			append(g.Disposal, gif.DisposalNone)
		copy(was.Pix, now.Pix)
		z := lzw.NewWriter(&large, lzw.LSB, 8)
		if _, err := z.Write(x.Pix); err != nil {
			return err
		}
		if err := z.Close(); err != nil {
			return err
		}
		if large += 24; int(large)+int(large)/250 > most {
			return errLarge
		}
		return nil
	})
	return g, err
}

// counter counts bytes.
type counter int

func (c *counter) Write(b []byte) (int, error) { *c += counter(len(b)); return len(b), nil }

// colors returns the palette of a film, taken from its captions, with one transparent color.
func (t take) colors(f *Projector, title string) (color.Palette, error) {
	const opaque = 255
	s := shades{}
	p := NewPage(screening{}, f, Options{Title: title})
	p.bare, p.hidden = true, true
	roll := shot.NewRoll(p, t.w/2, t.h/2)
	roll.Next()
	for n := range f.Captions {
		if n%2 == 1 && n < len(f.Captions)-1 {
			continue
		}
		f.Chapter(n)
		for k := 0; f.Told() == nil && k < 200; k++ {
			p.Tick(0.1)
		}
		p.Tick(0.4)
		s.add(roll.Next())
	}
	if len(s) == 0 {
		return nil, errors.New("the film shows nothing")
	}
	return append(s.palette(opaque), color.RGBA{}), nil
}

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
