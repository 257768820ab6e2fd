package scene

import "image/color"

// Shown is the picture of a die or a dial below the words of a callout.
type Shown struct {
	Art        *Art
	Tones      *Tones     // of a die; nil, it is a dial with a maneuver
	Difficulty Difficulty // of a dial
	Speed      string     // of a dial, "" none
}

// How large they are, px.
const (
	dieSize  = 30.0
	dialWide = 50.0
	dialHigh = 34.0
	shownGap = 5.0
	shownRow = dialHigh + 4
)

// wide is the width of one.
func (s *Shown) wide() float64 {
	if s.Tones == nil {
		return dialWide
	}
	return dieSize
}

// rowWide is the width of a row.
func rowWide(row []Shown) float64 {
	w := -shownGap
	for i := range row {
		w += row[i].wide() + shownGap
	}
	return max(w, 0)
}

// shown draws a row about the middle of it, offset in pixels from a table point; inks are those of
// dials.
func (d *brush) shown(at, middle Pt, row []Shown, inks *[3]color.NRGBA) {
	x := middle.X - rowWide(row)/2
	for i := range row {
		s := &row[i]
		w := s.wide()
		o := Pt{x + w/2, middle.Y}
		x += w + shownGap
		if s.Tones != nil {
			d.icon(at, o, s.Art, dieSize, s.Tones)
			continue
		}
		d.dial(at, o, s, inks[min(s.Difficulty, Hard)])
	}
}

// dial is a cell of a dial with its maneuver, the speed and the mark of how hard it is.
func (d *brush) dial(at, o Pt, s *Shown, ink color.NRGBA) {
	d.begin().RoundRect(o.X-dialWide/2, o.Y-dialHigh/2, o.X+dialWide/2, o.Y+dialHigh/2, 6)
	d.strokeAt(at, d.fillAt(at, Hex(0x17203F)), ink, 1.4, 0, 0)
	shift := 0.0
	if s.Speed != "" {
		shift = 9
		d.text(at, Pt{o.X - 13, o.Y - 4}, NumeralBold, 17, Text1, s.Speed, false)
	}
	d.icon(at, Pt{o.X + shift, o.Y}, s.Art, 26, Ink(ink, Panel))
	d.difficulty(at, Pt{o.X - dialWide/2 + 9, o.Y + dialHigh/2 - 8}, s.Difficulty, ink)
}
