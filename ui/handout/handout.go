// Package handout makes files of the slides of a talk: a PDF, an animated picture, a picture of each.
package handout

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"image"
	"io"

	"attackwing/ui/kit"
	"attackwing/ui/raster"
	"attackwing/ui/shot"
)

// Slides are pages without motion, the first is 0.
type Slides interface {
	Len() int
	Slide(n int) kit.Page
}

// Handout is a row of slides on its way to become a file: slide by slide, so that a window may show
// how far it is.
type Handout struct {
	of    Slides
	steps int
	step  func(n int) error
	write func(w io.Writer) error
	at    int
	each  []bytes.Buffer // of pictures a file a slide, else none
}

// Formats of a handout, as its file ends.
const (
	PDF      = ".pdf" // a page a slide
	GIF      = ".gif" // an animated picture
	Pictures = ".zip" // all pictures, PNG; Files has them as they lie in a folder
)

// How large slides are that are given away, px.
const Wide, High = 1920, 1080

// Seconds is the time that an animated picture shows a slide.
const Seconds = 3

// GIFSlide is how many MB a slide adds to an animated picture, on average.
const GIFSlide = 0.03

// across is for how wide a window a slide is laid out, px: names on the table are read from afar.
const across = 1100.0

// Picture paints the n-th slide, so large in px.
func Picture(of Slides, n, wide, high int) *image.RGBA {
	return shot.Large(of.Slide(n), wide, high, float64(wide)/across)
}

// PNG writes the picture of the n-th slide.
func PNG(w io.Writer, of Slides, n int) error { return raster.PNG(w, Picture(of, n, Wide, High)) }

// New begins a handout of a format.
func New(of Slides, format string) *Handout {
	h := &Handout{of: of, steps: of.Len()}
	switch format {
	case GIF:
		h.animated(960, 540, shot.MostBytes)
	case Pictures:
		h.pictures()
	default:
		h.pages()
	}
	return h
}

// Next makes the next slide; false when all are made.
func (h *Handout) Next() (more bool, err error) {
	if h.at == h.steps {
		return false, nil
	}
	if err := h.step(h.at); err != nil {
		return false, err
	}
	h.at++
	return true, nil
}

// At is the slide, the first is 1, that is made next.
func (h *Handout) At() int { return min(h.at%h.of.Len(), h.steps-1) + 1 }

// Write makes what is left and writes it all.
func (h *Handout) Write(w io.Writer) error {
	for {
		if more, err := h.Next(); err != nil {
			return err
		} else if !more {
			return h.write(w)
		}
	}
}

// pages puts a slide on each page.
func (h *Handout) pages() {
	p := shot.NewPaper(Wide, High)
	h.step = func(n int) error { return p.Add(Picture(h.of, n, Wide, High)) }
	h.write = p.Write
}

// pictures puts every slide into a file of its own.
func (h *Handout) pictures() {
	h.each = make([]bytes.Buffer, h.of.Len())
	h.step = func(n int) error { return PNG(&h.each[n], h.of, n) }
	h.write = func(w io.Writer) error {
		files, err := h.Files()
		if err != nil {
			return err
		}
		z := zip.NewWriter(w)
		for _, file := range files {
			f, err := z.CreateHeader(&zip.FileHeader{Name: file.Name})
			if err == nil {
				_, err = f.Write(file.Text)
			}
			if err != nil {
				return err
			}
		}
		return z.Close()
	}
}

// Files makes what is left, and returns the picture of each slide as a file; none of another format.
func (h *Handout) Files() (files []kit.File, err error) {
	for more := true; more && err == nil; {
		more, err = h.Next()
	}
	for n := range h.each {
		files = append(files, kit.File{Name: fmt.Sprintf("slide-%02d.png", n+1), Text: h.each[n].Bytes()})
	}
	return files, err
}

// animated shows one slide after the other, of at most so many bytes: where they are too large
// anew, and smaller.
func (h *Handout) animated(wide, high, most int) {
	colors, a := shot.Shades{}, (*shot.Animation)(nil)
	n := h.of.Len()
	h.steps = 2 * n
	h.step = func(at int) error {
		if at < n {
			colors.Add(Picture(h.of, at, wide/2, high/2))
			return nil
		}
		if at == n {
			a = shot.NewAnimation(wide, high, colors, most)
		}
		err := a.Add(Picture(h.of, at-n, wide, high), 100*Seconds)
		if errors.Is(err, shot.ErrLarge) && wide > 320 {
			wide, high = wide*2/3, high*2/3
			h.at = n - 1 // the first of them is next
			return nil
		}
		return err
	}
	h.write = func(w io.Writer) error { return a.Write(w) }
}
