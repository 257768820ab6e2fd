package film

import (
	"errors"
	"fmt"
	"image"
	"io"

	"attackwing/ui/kit"
	"attackwing/ui/shot"
)

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
		a, err := t.shoot(f, title, most)
		if errors.Is(err, shot.ErrLarge) {
			continue
		}
		if err != nil {
			return err
		}
		return a.Write(w)
	}
	last := takes[len(takes)-1]
	return fmt.Errorf("the film is larger than %.1f MB even at %d × %d pixels; allow more, or choose a shorter battle",
		float64(most)/(1<<20), last.w, last.h)
}

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

// shoot makes the pictures.
func (t take) shoot(f *Projector, title string, most int) (*shot.Animation, error) {
	s, err := t.shades(f, title)
	if err != nil {
		return nil, err
	}
	a := shot.NewAnimation(t.w, t.h, s, most)
	return a, t.scenes(f, title, a.Add)
}

// shades counts the colors of a film, as its captions stand.
func (t take) shades(f *Projector, title string) (shot.Shades, error) {
	s := shot.Shades{}
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
		s.Add(roll.Next())
	}
	if len(s) == 0 {
		return nil, errors.New("the film shows nothing")
	}
	return s, nil
}
