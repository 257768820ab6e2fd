package table

import (
	"image/color"

	"attackwing/game"
	"attackwing/ui/scene"
)

// The buttons in the board's lower left corner, their size and their step, px.
const (
	boardButton     = 30.0
	boardButtonStep = 35.0
)

// boardButtons are their names, from the left.
var boardButtons = []string{"zoom-", "zoom+", "fit", "rotate", "ruler", "fan", "reach"}

// boardCorner is where the board's buttons lie.
func (t *Table) boardCorner() box {
	b := t.lay.board
	y := b.Y + b.H - 38
	if t.trayAtFoot() {
		y = t.lay.tray.Y - 38
	}
	n, row := len(t.cornerButtons()), t.cornerRow()
	up := float64((n-1)/row) * boardButtonStep
	return box{b.X + 8, y - up, float64(min(n, row)-1)*boardButtonStep + boardButton, up + boardButton}
}

// cornerRow is how many of them stand in a row.
func (l *places) cornerRow() int { return max(3, int((l.lay.board.W-12)/boardButtonStep)) }

// cornerButtons are those that are shown: on the small board of a narrow window they hide too much, and come out of one.
func (l *places) cornerButtons() []string {
	switch {
	case !l.lay.narrow:
		return boardButtons
	case !l.tools:
		return []string{"tools"}
	}
	return append([]string{"tools"}, boardButtons...)
}

// nearCorner tells the board's buttons whether the pointer is near: then they are drawn in full.
func (t *Table) nearCorner(x, y float64) {
	const near = 56.0
	b := t.boardCorner()
	is := x > b.X-near && x < b.X+b.W+near && y > b.Y-near && y < b.Y+b.H+near
	if is != t.atCorner {
		t.atCorner, t.Changed = is, true
	}
}

// drawBoardButtons draws them, faint while the pointer is elsewhere so that the table is seen below them; it returns their top.
func (t *Table) drawBoardButtons() float64 {
	c, b := &t.Canvas, t.boardCorner()
	if !t.atCorner && !t.touch {
		c.Fade = 0.6
	}
	row := t.cornerRow()
	for i, id := range t.cornerButtons() {
		x, y := b.X+float64(i%row)*boardButtonStep, b.Y+b.H-boardButton-float64(i/row)*boardButtonStep
		c.IconButton(id, x, y, boardButton, t.mayShow(id), func(cx, cy float64, ink color.NRGBA) {
			t.boardIcon(id, cx, cy, ink)
		})
	}
	c.Fade = 0
	return b.Y
}

// boardIcon is the drawing on one of them.
func (t *Table) boardIcon(id string, cx, cy float64, ink color.NRGBA) {
	c := &t.Canvas
	switch id {
	case "tools":
		if t.tools {
			ink = scene.Accent
		}
		for k := -1.0; k <= 1; k++ {
			c.Path().Circle(scene.Pt{X: cx + 7*k, Y: cy}, 2)
			c.Fill(ink)
		}
	case "zoom-", "zoom+":
		c.Path().Rect(cx-7, cy-1, cx+7, cy+1)
		c.Fill(ink)
		if id == "zoom+" {
			c.Path().Rect(cx-1, cy-7, cx+1, cy+7)
			c.Fill(ink)
		}
	case "fit":
		for _, k := range [][2]float64{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}} {
			c.Path().Polyline(scene.Pt{X: cx + k[0]*7, Y: cy + k[1]*2.5}, scene.Pt{X: cx + k[0]*7, Y: cy + k[1]*7}, scene.Pt{X: cx + k[0]*2.5, Y: cy + k[1]*7})
			c.Stroke(ink, 1.8, 0, 0)
		}
	case "ruler":
		if t.ruler.Used {
			ink = scene.Accent
		}
		c.Path().Polygon(scene.Pt{X: cx - 8, Y: cy + 3}, scene.Pt{X: cx + 3, Y: cy - 8}, scene.Pt{X: cx + 8, Y: cy - 3}, scene.Pt{X: cx - 3, Y: cy + 8})
		c.Stroke(ink, 1.6, 0, 0)
		for k := -1.0; k <= 1; k++ {
			c.Path().Segment(scene.Pt{X: cx - 2.5 + 3*k, Y: cy - 2.5 - 3*k}, scene.Pt{X: cx - 0.5 + 3*k, Y: cy - 0.5 - 3*k})
			c.Stroke(ink, 1.4, 0, 0)
		}
	case "fan":
		if t.aids.fan {
			ink = scene.Accent
		}
		for _, a := range []float64{-50, 0, 50} {
			c.Path().Segment(scene.Pt{X: cx, Y: cy + 8}, scene.Pt{X: cx, Y: cy + 8}.Add(scene.Heading(a).Mul(13)))
			c.Stroke(ink, 1.6, 0, 0)
			c.Path().Circle(scene.Pt{X: cx, Y: cy + 8}.Add(scene.Heading(a).Mul(14)), 2.2)
			c.Fill(ink)
		}
	case "reach":
		if t.aids.reach != game.NoShip {
			ink = scene.Danger
		}
		c.Icon(cx, cy, 18, "arc", ink)
	case "rotate":
		c.Path().Arc(scene.Pt{X: cx, Y: cy}, 6.5, 60, 340)
		c.Stroke(ink, 1.8, 0, 0)
		c.Path().Polygon(scene.Pt{X: cx + 8, Y: cy - 8}, scene.Pt{X: cx + 7, Y: cy - 1}, scene.Pt{X: cx + 1, Y: cy - 4})
		c.Fill(ink)
	}
}
