package table

import (
	"fmt"
	"image/color"
	"math"

	"attackwing/game"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Light is where the light behind the cover comes from, in degrees clockwise from the top of the window, and its color.
type Light struct {
	Side float64
	Lamp color.NRGBA
}

// covered is what lies behind the cover, kept while nothing changes so that it is painted once.
type covered struct {
	board *scene.Board
	of    string
}

// Covered is what may be seen, blurred, behind the cover: the table as everybody may see it, without a name, through a
// camera that fills the window. Nil when there is no cover, or a plain one for people who want no motion.
//
// It is made from the view of nobody. No draft, no focus and no dial of either player is in that.
func (t *Table) Covered() (*scene.Board, scene.Camera, Light) {
	if !t.Curtain || t.Screen != Playing || t.page() != nil || t.prefs.Motion == "off" {
		t.behindIt = covered{}
		return nil, scene.Camera{}, Light{}
	}
	if of := fmt.Sprint(len(t.Game.Answers()), t.prefs.Contrast, t.prefs.Bases); t.behindIt.of != of {
		v := t.Game.View(game.Nobody)
		b := onmap.Board(v)
		b.Labels = scene.NoLabels
		t.suits(b)
		t.behindIt = covered{b, of}
	}
	cam := scene.Fit(0, 0, t.w, t.h)
	cam.Rotation = t.cam.Rotation
	side := t.cam.Rotation
	if !t.north(t.Seated) {
		side += 180
	}
	return t.behindIt.board, cam, Light{math.Mod(side, 360), scene.Seats[t.Seated+1].Main}
}

// The parts of the cover in a window 800 high, px from its middle. A lower or higher one brings them nearer or farther.
const (
	coverMark  = -224.0
	coverHead  = -113.0
	coverSub   = -71.0
	coverRing  = 66.0
	coverHold  = 184.0
	coverKeep  = 209.0
	coverSteps = 298.0
	coverLinks = 367.0
)

// drawCurtain is the cover between the plans of two people at one screen.
func (t *Table) drawCurtain() {
	c := &t.Canvas
	seat, other := t.Seated, t.Seated.Other()
	col := scene.Seats[seat+1]
	u := t.Game.Setup()
	if b, _, _ := t.Covered(); b == nil {
		t.background()
	}
	t.drawLitEdge(col.Main)
	head, sub := "Pass the screen to "+u.Player(seat), "Nothing secret is on this screen. "+u.Player(other)+", please look away."
	if t.lowCover() {
		steps := []string{t.StepWords(game.One), t.StepWords(game.Two)}
		t.drawLowCurtain(int(seat)+1, head, sub, steps)
		return
	}
	k := max(0.76, min(1.3, t.h/800))
	cx, cy := t.w/2, t.h/2
	t.drawCoverBar(col.Text)
	t.bigSeat(cx, cy+coverMark*k, 55*k)
	c.Fit(cx, cy+coverHead*k, t.w-48, scene.StyleVerdict, scene.Mix(scene.Text1, col.Text, 0.15), head, scene.Middle)
	c.Fit(cx, cy+coverSub*k, t.w-48, scene.Style{Face: scene.Sans, Size: 16, Line: 22}, scene.Text2, sub, scene.Middle)
	t.drawRingToHold(cx, cy+coverRing*k, 76*k)
	hold, keep, after := "Hold to see your dials", "Keep", fmt.Sprintf("or the ring pressed for %s. Let go and nothing shows.", names.Plural(t.HoldFactor(), "second"))
	if t.ByPress() {
		hold, keep, after = "Press to see your dials", "Press", "or the ring."
	}
	c.Text(cx, cy+coverHold*k-4*(1-k), scene.Style{Face: scene.SansBold, Size: 18, Line: 24}, col.Text, hold, scene.Middle)
	t.keyLine(cx, cy+coverKeep*k, keep, "Space", after)
	w := min(292, (t.w-48-24)/3)
	x := cx - (3*w+24)/2
	for i := range 3 {
		t.coverStep(i, box{x + float64(i)*(w+12), cy + coverSteps*k - 34, w, 68})
	}
	t.drawCoverLinks(cx, cy+coverLinks*k)
}

// lowCover tells whether the window has room for less than the whole cover.
func (t *stack) lowCover() bool { return t.h < 600 || t.w < 760 }

// drawLitEdge is the bar of the seat at the side of the table from which the light comes.
func (t *Table) drawLitEdge(ink color.NRGBA) {
	c := &t.Canvas
	const wide = 5.0
	up, right := scene.Heading(t.cam.Rotation).Y, scene.Heading(t.cam.Rotation).X
	if !t.north(t.Seated) {
		up, right = -up, -right
	}
	x0, y0, x1, y1 := 0.0, 0.0, t.w, t.h
	switch {
	case up < -0.5:
		y1 = wide
	case up > 0.5:
		y0 = t.h - wide
	case right > 0.5:
		x0 = t.w - wide
	default:
		x1 = wide
	}
	c.Path().Rect(x0, y0, x1, y1)
	c.Fill(ink)
}

// drawCoverBar says what has been done already, and where the battle is.
func (t *Table) drawCoverBar(ink color.NRGBA) {
	c, other := &t.Canvas, t.Seated.Other()
	words := fmt.Sprintf("Round %d: no dials are handed in yet", t.Shown.Round)
	seat := 0
	if n := t.Ships(other); t.Planned(other) {
		words, seat = fmt.Sprintf("%s is done: %s locked, face down", t.Game.Setup().Player(other), names.Plural(float64(n), "dial")), int(other)+1
	}
	if seat > 0 {
		c.Seat(30, 28, 6, seat, -1)
	}
	c.Fit(46, 28, t.w-230, scene.StyleSmall, scene.Text2, words, scene.Left)
	c.Pill(t.w-24, 28, fmt.Sprintf("Planning, round %d", t.Shown.Round), ink, scene.Control)
}

// bigSeat is the mark of the seat whose turn it is: its shape, its color, its number.
func (t *Table) bigSeat(x, y, r float64) {
	c, col := &t.Canvas, scene.Seats[t.Seated+1]
	shape := func(r float64) {
		if t.Seated == game.Two {
			r *= 1.2
			c.Path().Polygon(scene.Pt{X: x, Y: y - r}, scene.Pt{X: x + r, Y: y}, scene.Pt{X: x, Y: y + r}, scene.Pt{X: x - r, Y: y})
			return
		}
		c.Path().Circle(scene.Pt{X: x, Y: y}, r)
	}
	shape(r)
	c.Fill(col.Fill)
	shape(r - 1.5)
	c.Stroke(col.Main, 3, 0, 0)
	shape(r * 0.72)
	c.Stroke(scene.Fade(col.Main, 0.55), 1.2, 0, 0)
	c.Text(x, y, scene.Style{Face: scene.NumeralBold, Size: r * 1.05, Line: r}, col.Text, fmt.Sprint(int(t.Seated)+1), scene.Middle)
}

// drawRingToHold is the ring that lifts the curtain when it is held.
func (t *Table) drawRingToHold(cx, cy, r float64) {
	c, col := &t.Canvas, scene.Seats[t.Seated+1]
	c.Hit("main", cx-r, cy-r, 2*r, 2*r, true)
	at, w := scene.Pt{X: cx, Y: cy}, r*0.16
	c.Path().Circle(at, r-w)
	c.Fill(scene.Mix(col.Fill, scene.Void, 0.35))
	edge := 0.38
	if c.Hover == "main" {
		edge = 0.55
	}
	c.Path().Circle(at, r-w/2)
	c.Stroke(scene.Fade(col.Main, edge), w, 0, 0)
	if t.Uncover > 0 {
		c.Path().Arc(at, r-w/2, 0, 360*min(1, t.Uncover))
		c.Stroke(col.Main, w, 0, 0)
	}
	c.Path().Circle(at, r*0.27)
	c.Fill(col.Text)
	ink, s := scene.Mix(col.Fill, scene.Void, 0.35), r*0.12 // a padlock
	c.Path().RoundRect(cx-s, cy-s*0.25, cx+s, cy+s, s*0.25)
	c.Fill(ink)
	c.Path().Arc(scene.Pt{X: cx, Y: cy - s*0.35}, s*0.62, 270, 450)
	c.Stroke(ink, s*0.34, 0, 0)
}

// keyLine is a centred line with a key cap between its words.
func (t *Table) keyLine(cx, y float64, before, key, after string) {
	c, st := &t.Canvas, scene.StyleSmall
	const gap = 5.0
	kw := max(18, widthOf(scene.StyleKeyCap, key)+10)
	x := cx - (widthOf(st, before)+kw+widthOf(st, after)+2*gap)/2
	x += c.Text(x, y, st, scene.Text2, before, scene.Left) + gap
	x += c.Key(x, y, key, scene.Text2) + gap
	c.Text(x, y, st, scene.Text2, after, scene.Left)
}

// coverStep is one of the three steps of planning: either player plans, then dials are revealed.
func (t *Table) coverStep(i int, b box) {
	c, u := &t.Canvas, t.Game.Setup()
	head, words := "Reveal", "in order of captain skill"
	now, done := false, false
	col := scene.Seats[0]
	if p := game.PlayerID(i); p <= game.Two {
		now, done = p == t.Seated, p != t.Seated && t.Planned(p)
		col = scene.Seats[i+1]
		head, words = u.Player(p)+" plans", names.Plural(float64(t.Ships(p)), "ship")+", hidden from "+u.Player(p.Other())
		if done {
			n := t.Ships(p)
			head, words = u.Player(p)+" planned", fmt.Sprintf("%d of %s locked", n, names.Plural(float64(n), "dial"))
		}
	}
	fill, edge, wide := scene.Fade(scene.Panel, 0.92), scene.Line, 1.0
	if now {
		fill, edge, wide = scene.Mix(col.Fill, scene.Void, 0.45), col.Main, 2
	}
	c.Box(b.X, b.Y, b.W, b.H, 10, fill)
	c.Frame(b.X, b.Y, b.W, b.H, 10, wide, edge)
	at := scene.Pt{X: b.X + 33, Y: b.Y + b.H/2}
	num := scene.Style{Face: scene.NumeralBold, Size: 17, Line: 20}
	switch {
	case now:
		c.Path().Circle(at, 16)
		c.Fill(col.Main)
		c.Text(at.X, at.Y, num, scene.BaseFill, fmt.Sprint(i+1), scene.Middle)
	case done:
		c.Path().Circle(at, 16)
		c.Fill(col.Fill)
		c.Path().Circle(at, 15.4)
		c.Stroke(col.Main, 1.2, 0, 0)
		c.Icon(at.X, at.Y, 15, "ok", col.Text)
	default:
		c.Path().Circle(at, 15.4)
		c.Stroke(scene.LineStrong, 1.2, 0, 0)
		c.Text(at.X, at.Y, num, scene.Text2, fmt.Sprint(i+1), scene.Middle)
	}
	c.Fit(b.X+61, b.Y+24, b.W-72, scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, head, scene.Left)
	c.Fit(b.X+61, b.Y+44, b.W-72, scene.StyleSmall, scene.Text2, words, scene.Left)
}

// drawCoverLinks are the ways from the cover but the ring.
func (t *Table) drawCoverLinks(cx, y float64) {
	c, st := &t.Canvas, scene.StyleSmall
	type link struct{ id, words, key string }
	ls := []link{{"cover:pause", "Take a break", "P"}, {"", "Hide the screen at any time", "H"}}
	if t.lowCover() { // no room but for what can be pressed
		ls = ls[:1]
	}
	if t.MayGoBack() {
		ls = append([]link{{"cover:back", "Go back to " + t.Game.Setup().Player(t.Seated.Other()), "Esc"}}, ls...)
	}
	const gap = 24.0
	wide := func(l *link) float64 { return widthOf(st, l.words) + 6 + max(18, widthOf(scene.StyleKeyCap, l.key)+10) }
	x := cx + gap/2
	for i := range ls {
		x -= (wide(&ls[i]) + gap) / 2
	}
	for i := range ls {
		l := &ls[i]
		ink, w := scene.Text2, wide(l)
		if l.id != "" {
			c.Hit(l.id, x-8, y-16, w+16, 32, true)
			if c.Hover == l.id {
				ink = scene.Text1
				c.Path().Segment(scene.Pt{X: x, Y: y + 9}, scene.Pt{X: x + widthOf(st, l.words), Y: y + 9})
				c.Stroke(ink, 1, 0, 0)
			}
		}
		n := c.Text(x, y, st, ink, l.words, scene.Left)
		c.Key(x+n+6, y, l.key, ink)
		x += w + gap
	}
}

// coverKey is a key while the cover lies over everything.
func (t *Table) coverKey(k string) {
	if k == "p" {
		t.openMenu()
	}
}

// coverClick is a click on one of its links.
func (t *Table) coverClick(id string) {
	switch id {
	case "cover:back":
		t.GoBack()
	case "cover:pause":
		t.openMenu()
	}
}
