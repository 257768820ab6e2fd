package shot

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// Shades counts the colors of pictures, six bits of each part of a color.
type Shades map[uint32]int

// shadeOf returns a color in six bits each.
func shadeOf(r, g, b uint8) uint32 { return uint32(r>>2)<<12 | uint32(g>>2)<<6 | uint32(b>>2) }

// Add counts those of a picture.
func (s Shades) Add(img *image.RGBA) {
	for i := 0; i+3 < len(img.Pix); i += 4 {
		s[shadeOf(img.Pix[i], img.Pix[i+1], img.Pix[i+2])]++
	}
}

// bin is a set of colors that become one.
type bin struct {
	of   []uint32
	n    int // pixels that have them
	axis uint
	wide int // how far apart they are
}

func part(shade uint32, axis uint) int { return int(shade >> (6 * axis) & 63) }

func (s Shades) bin(of []uint32) bin {
	b := bin{of: of, wide: -1}
	for axis := range uint(3) {
		lo, hi := 63, 0
		for _, c := range of {
			lo, hi = min(lo, part(c, axis)), max(hi, part(c, axis))
		}
		if hi-lo > b.wide {
			b.axis, b.wide = axis, hi-lo
		}
	}
	for _, c := range of {
		b.n += s[c]
	}
	return b
}

// palette returns at most most colors for the counted ones, by halving the sets of colors that are
// farthest apart and most used (the median cut of Paul Heckbert).
func (s Shades) palette(most int) color.Palette {
	all := make([]uint32, 0, len(s))
	for c := range s {
		all = append(all, c)
	}
	slices.Sort(all)
	bins := []bin{s.bin(all)}
	for len(bins) < most {
		at, weight := -1, 0
		for i := range bins {
			if w := bins[i].wide * root(bins[i].n); len(bins[i].of) > 1 && w > weight {
				at, weight = i, w
			}
		}
		if at < 0 {
			break
		}
		b := bins[at]
		slices.SortFunc(b.of,
			func(x, y uint32) int { return cmp.Or(part(x, b.axis)-part(y, b.axis), cmp.Compare(x, y)) })
		half, n := 1, s[b.of[0]]
		for half < len(b.of)-1 && n < b.n/2 {
			n += s[b.of[half]]
			half++
		}
		bins[at] = s.bin(b.of[:half])
		bins = append(bins, s.bin(b.of[half:]))
	}
	out := make(color.Palette, 0, most)
	for i := range bins {
		var sum [3]int
		for _, c := range bins[i].of {
			for axis := range uint(3) {
				sum[axis] += part(c, axis) * s[c]
			}
		}
		eight := func(axis int) uint8 { v := sum[axis] * 4 / max(1, bins[i].n); return uint8(min(255, v+v/64)) }
		out = append(out, color.RGBA{eight(2), eight(1), eight(0), 255})
	}
	return out
}

// root returns the whole part of a square root, at least 1.
func root(n int) int {
	x := 1
	for x*x < n {
		x++
	}
	return x
}
