package scene

import (
	"image/color"
	"math"
)

type hash uint64

func (h *hash) word(v uint64) {
	x := (uint64(*h) ^ v) * 0x9E3779B97F4A7C15
	*h = hash(x ^ x>>29)
}

func (h *hash) num(v float64) { h.word(math.Float64bits(v)) }
func (h *hash) pt(p Pt)       { h.num(p.X); h.num(p.Y) }

func (h *hash) text(s string) {
	h.word(uint64(len(s)))
	for i := range len(s) {
		h.word(uint64(s[i]))
	}
}

func (h *hash) color(c color.NRGBA) {
	h.word(uint64(c.R)<<24 | uint64(c.G)<<16 | uint64(c.B)<<8 | uint64(c.A))
}

// Key is a number made from everything a shape shows.
func Key(sh *Shape) uint64 {
	h := hash(1)
	h.shape(sh)
	return uint64(h)
}

// keyOf is a number made from everything the shapes show.
func keyOf(shapes []Shape) uint64 {
	h := hash(1)
	for i := range shapes {
		h.shape(&shapes[i])
	}
	return uint64(h)
}

func (h *hash) shape(sh *Shape) {
	h.word(uint64(sh.Kind) | uint64(sh.Space)<<8 | uint64(sh.Layer)<<16 | uint64(sh.Alpha)<<24 |
		uint64(sh.Anchor)<<32 | uint64(sh.Face)<<40 |
		flag(sh.PenMM, 48) | flag(sh.Upright, 49) | flag(sh.Outlined, 50) |
		flag(sh.Dim, 51) | flag(sh.Pen.RoundCap, 52))
	h.color(sh.Color)
	h.pt(sh.At)
	h.num(sh.Heading)
	h.num(sh.Size)
	h.num(sh.Pen.Width)
	h.num(sh.Pen.On)
	h.num(sh.Pen.Off)
	h.num(sh.Pen.Phase)
	h.num(sh.Spacing)
	h.num(sh.Angle)
	h.word(uint64(len(sh.Path.Verbs)))
	for _, v := range sh.Path.Verbs {
		*h = *h*31 + hash(v)
	}
	for _, p := range sh.Path.Pts {
		h.pt(p)
	}
	if g := sh.Gradient; g != nil {
		h.pt(g.Center)
		h.num(g.RX)
		h.num(g.RY)
		h.color(g.Inner)
		h.color(g.Half)
		h.color(g.Outer)
		h.word(g.Torn)
	}
	if sh.Clip != nil {
		h.pt(sh.Clip.Lo)
		h.pt(sh.Clip.Hi)
	}
	if sh.Kind == Text {
		h.text(sh.Text)
		h.color(sh.Halo)
	}
	if sh.Kind == Picture && sh.Art != nil && sh.Tones != nil {
		h.text(sh.Art.Name)
		for _, c := range sh.Tones {
			h.color(c)
		}
	}
}

func flag(b bool, at uint) uint64 {
	if b {
		return 1 << at
	}
	return 0
}
