package kit

import (
	"image/color"
	"sort"
	"strconv"
	"strings"
	"unicode/utf8"

	"attackwing/ui/scene"
)

// Canvas collects shapes in window pixels.
type Canvas struct {
	Scene scene.Scene
	Layer scene.Layer
	Fade  float64 // how much is seen of what is drawn from now on, 0..1; 0 is all
}

// Reset empties the canvas.
func (c *Canvas) Reset() {
	c.Scene.Reset()
	c.Layer, c.Fade = 0, 0
}

// Float lets what is drawn from here on float above what is there: it may cover parts of it.
func (c *Canvas) Float() { c.Layer++ }

func (c *Canvas) add(sh scene.Shape) {
	sh.Space, sh.Layer, sh.Bake = scene.OnScreen, c.Layer, scene.Static
	if c.Fade > 0 {
		sh.Color = scene.Fade(sh.Color, c.Fade)
		if sh.Kind == scene.Picture {
			if sh.Alpha == 0 {
				sh.Alpha = 255
			}
			sh.Alpha = uint8(float64(sh.Alpha) * c.Fade)
		}
	}
	c.Scene.Add(sh)
}

// Path begins a path; end it with Fill or Stroke.
func (c *Canvas) Path() *scene.Path { return c.Scene.Begin() }

// Fill fills the path begun last.
func (c *Canvas) Fill(col color.NRGBA) {
	c.add(scene.Shape{Kind: scene.Fill, Color: col, Path: c.Scene.End()})
}

// Cloud draws a cloud about a point, which ends at the edge of its ellipse at the latest.
func (c *Canvas) Cloud(at scene.Pt, rx, ry float64, ink color.NRGBA, seed uint64) {
	c.Path().Ellipse(at, rx, ry)
	c.add(scene.Shape{Kind: scene.Fill, Path: c.Scene.End(), Gradient: c.Scene.Cloud(at, rx, ry, ink, seed)})
}

// Stroke draws the path begun last.
func (c *Canvas) Stroke(col color.NRGBA, width, on, off float64) {
	c.add(scene.Shape{
		Kind:  scene.Stroke,
		Color: col,
		Path:  c.Scene.End(),
		Pen:   scene.Pen{Width: width, On: on, Off: off, RoundCap: on == 0},
	})
}

// Hatch fills the path begun last with lines.
func (c *Canvas) Hatch(col color.NRGBA, spacing, angle, width float64) {
	c.add(scene.Shape{
		Kind:    scene.Hatch,
		Color:   col,
		Path:    c.Scene.End(),
		Spacing: spacing,
		Angle:   angle,
		Pen:     scene.Pen{Width: width},
	})
}

// Box fills a rounded rectangle.
func (c *Canvas) Box(x, y, w, h, r float64, col color.NRGBA) {
	c.Path().RoundRect(x, y, x+w, y+h, r)
	c.Fill(col)
}

// Frame draws the edge of a rounded rectangle, inside it.
func (c *Canvas) Frame(x, y, w, h, r, width float64, col color.NRGBA) {
	k := width / 2
	c.Path().RoundRect(x+k, y+k, x+w-k, y+h-k, r-k)
	c.Stroke(col, width, 0, 0)
}

// Plate is a rounded rectangle with its edge.
func (c *Canvas) Plate(x, y, w, h, r float64, fill color.NRGBA, width float64, edge color.NRGBA) {
	c.Box(x, y, w, h, r, fill)
	c.Frame(x, y, w, h, r, width, edge)
}

// Panel is a column's box.
func (c *Canvas) Panel(x, y, w, h float64) {
	c.Plate(x, y, w, h, 10, scene.Panel, 1, scene.Line)
}

// Rule is a hairline.
func (c *Canvas) Rule(x, y, w float64) {
	c.Path().Rect(x, y, x+w, y+1)
	c.Fill(scene.Line)
}

// Text writes one line, centred on its capitals at y; it returns the width.
func (c *Canvas) Text(x, y float64, st scene.Style, col color.NRGBA, text string, a scene.Anchor) float64 {
	st, text = legible(st, text), written(st, text)
	c.add(scene.Shape{
		Kind:   scene.Text,
		At:     scene.Pt{X: x, Y: y},
		Face:   st.Face,
		Size:   st.Size,
		Track:  st.Track,
		Color:  col,
		Text:   text,
		Anchor: a,
	})
	return Width(st, text)
}

// Fit is Text shortened with dots to a width.
func (c *Canvas) Fit(x, y, w float64, st scene.Style, col color.NRGBA, text string, a scene.Anchor) float64 {
	return c.Text(x, y, st, col, Shorten(st, text, w), a)
}

// tighter is the style that a line is written in when it has no room in its own, before it is cut.
func tighter(st scene.Style) scene.Style {
	st.Face, st.Size = scene.Condensed, min(st.Size, max(12, st.Size-1))
	if st.Capitals {
		st.Capitals, st.Track = false, 0
	}
	return st
}

// Squeeze is Fit with narrower letters where those of the style have no room: for places that words
// must fit in.
func (c *Canvas) Squeeze(x, y, w float64, st scene.Style, col color.NRGBA, text string, a scene.Anchor) float64 {
	if Width(st, text) > w {
		st = tighter(st)
	}
	return c.Fit(x, y, w, st, col, text, a)
}

// Width is the width of a line.
func Width(st scene.Style, text string) float64 {
	st, text = legible(st, text), written(st, text)
	return scene.MeasureText(st.Face, st.Size, st.Track, text)
}

// written is a text as a style writes it.
func written(st scene.Style, text string) string {
	if !st.Capitals {
		return text
	}
	return capitals.of(text, func() string { return strings.ToUpper(text) })
}

var (
	capitals = memo[string, string]{}
	cuts     = memo[textIn, string]{}
)

// Shorten cuts a line to a width.
func Shorten(st scene.Style, text string, w float64) string {
	st = legible(st, text)
	if Width(st, text) <= w {
		return text
	}
	return cuts.of(textIn{st, text, w}, func() string {
		r := []rune(text)
		cut := func(n int) string { return strings.TrimRight(string(r[:n]), " ,.") + "…" }
		if n := sort.Search(len(r), func(n int) bool { return n > 0 && Width(st, cut(n)) > w }) - 1; n > 0 {
			return cut(n)
		}
		return string(r[:1])
	})
}

// Lines breaks a text into lines of a width. A path that is wider is broken behind a folder,
// another word where it must be.
func Lines(st scene.Style, text string, w float64) []string {
	var out []string
	line := ""
	for word := range strings.FieldsSeq(text) {
		try := word
		if line != "" {
			try = line + " " + word
		}
		if line != "" && Width(st, try) > w {
			out = append(out, line)
			try = word
		}
		for len(try) > longWord && Width(st, try) > w {
			part := fitting(st, try, w)
			out = append(out, try[:part])
			try = try[part:]
		}
		line = try
	}
	if line != "" {
		out = append(out, line)
	}
	accompany(st, out, w)
	return out
}

// orphan is the most letters of a word that does not stand alone in a last line.
const orphan = 8

// accompany moves the last word of the line before into a last line of one short word, where that
// leaves two.
func accompany(st scene.Style, lines []string, w float64) {
	n := len(lines) - 1
	if n < 1 || strings.Contains(lines[n], " ") || utf8.RuneCountInString(lines[n]) > orphan {
		return
	}
	before := lines[n-1]
	at := strings.LastIndex(before, " ")
	if at < 0 || !strings.Contains(before[:at], " ") {
		return
	}
	if last := before[at+1:] + " " + lines[n]; Width(st, last) <= w {
		lines[n-1], lines[n] = before[:at], last
	}
}

// longWord is the fewest letters of a word that may be wider than a column.
const longWord = 16

// fitting returns how many bytes of a word fit into a width: up to the last separator that fits,
// but at least one letter.
func fitting(st scene.Style, word string, w float64) int {
	part, sep := 0, 0
	for i, r := range word {
		end := i + utf8.RuneLen(r)
		if i > 0 && Width(st, word[:end]) > w {
			break
		}
		part = end
		if strings.ContainsRune(`/\-_.`, r) {
			sep = end
		}
	}
	return If(sep > 0 && sep < len(word), sep, part)
}

// Icon draws an icon in one color, centred.
func (c *Canvas) Icon(x, y, size float64, name string, ink color.NRGBA) {
	a := scene.Icon(name)
	if a == nil {
		a = scene.ArtNamed(name)
	}
	if a == nil {
		return
	}
	c.add(scene.Shape{
		Kind:  scene.Picture,
		At:    scene.Pt{X: x, Y: y},
		Size:  size,
		Art:   a,
		Tones: scene.Ink(ink, scene.Panel),
	})
}

// Art draws a drawing with its tones, centred and upright.
func (c *Canvas) Art(x, y, size float64, a *scene.Art, t *scene.Tones, dim bool) {
	if a == nil {
		return
	}
	sh := scene.Shape{Kind: scene.Picture, At: scene.Pt{X: x, Y: y}, Size: size, Art: a, Tones: t}
	if dim {
		sh.Alpha = 110
	}
	c.add(sh)
}

// Turned is Art with a heading in degrees.
func (c *Canvas) Turned(x, y, size, heading float64, a *scene.Art, t *scene.Tones) {
	if a != nil {
		c.add(
			scene.Shape{Kind: scene.Picture, At: scene.Pt{X: x, Y: y}, Heading: heading, Size: size, Art: a, Tones: t},
		)
	}
}

// Cap is a key cap that says just this.
func (c *Canvas) Cap(x, y float64, key string, ink color.NRGBA) float64 {
	w := max(18, Width(scene.StyleKeyCap, key)+10)
	c.Frame(x, y-9, w, 18, 4, 1, scene.Fade(ink, 0.7))
	c.Text(x+w/2, y, scene.StyleKeyCap, ink, key, scene.Middle)
	return w
}

// Seat is the mark of a seat: a disc or a lozenge, with a number unless it is negative.
func (c *Canvas) Seat(x, y, r float64, seat, number int) {
	col := scene.Seats[seat].Main
	if seat == 2 {
		k := r * 1.2
		c.Path().Polygon(scene.Pt{X: x, Y: y - k}, scene.Pt{X: x + k, Y: y}, scene.Pt{X: x, Y: y + k},
			scene.Pt{X: x - k, Y: y})
	} else {
		c.Path().Circle(scene.Pt{X: x, Y: y}, r)
	}
	c.Fill(col)
	if number >= 0 {
		c.Text(x, y, scene.Style{Face: scene.NumeralBold, Size: r * 1.5, Line: 16}, scene.Hex(0x0A1122),
			strconv.Itoa(number), scene.Middle)
	}
}

// bar is hull squares and shield discs; it returns where they end.
func (c *Canvas) bar(x, y float64, hull, maxHull, up, down, maxShields int) float64 {
	for i := range maxHull {
		if i < hull {
			c.Box(x, y-4, 8, 8, 1.5, scene.HullPoint)
		} else {
			c.Frame(x, y-4, 8, 8, 1.5, 1, scene.LostPoint)
		}
		x += 10
	}
	x += 4
	for i := range maxShields {
		p := scene.Pt{X: x + 4, Y: y}
		switch {
		case i < up:
			c.Path().Circle(p, 4)
			c.Fill(scene.ShieldPoint)
		case i < up+down:
			c.Path().Circle(p, 3.5)
			c.Stroke(scene.ShieldPoint, 1.2, 0, 0)
		default:
			c.Path().Circle(p, 3.5)
			c.Stroke(scene.LostPoint, 1, 0, 0)
		}
		x += 11
	}
	return x
}
