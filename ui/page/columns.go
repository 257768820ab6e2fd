package page

import (
	"fmt"
	"strconv"
	"strings"

	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// TabsHigh is how high the strip of tabs is, px.
const TabsHigh = 40.0

// Column is one of them: what its tab says, what of it is to be seen when that changes, and how it is drawn in the height
// it is given.
type Column struct {
	Name  string
	Watch string
	Draw  func(x, y, w, high float64)
}

// Columns are the columns of a page of which one is shown.
type Columns struct {
	At int
	in []canvas.Scroll
}

// columnID is what a tab is called by, before its number.
const columnID = "column:"

// Draw lays out the tabs and the column that is shown.
func (k *Columns) Draw(c *canvas.Canvas, x, y, w, h float64, cols []Column) {
	if k.Strip(c, x, y, w, cols); len(cols) > 1 {
		y, h = y+TabsHigh, h-TabsHigh
	}
	k.One(c, k.At, x, y, w, h, cols[k.At])
}

// One draws a column alone.
func (k *Columns) One(c *canvas.Canvas, at int, x, y, w, h float64, col Column) {
	for len(k.in) <= at {
		k.in = append(k.in, canvas.Scroll{})
		if len(k.in) > at {
			k.in[at].Begin(col.Watch)
		}
	}
	k.in[at].Watch = col.Watch
	c.Column(&k.in[at], x, y, w, h, func(high float64) { col.Draw(x, y, w, high) })
}

// Strip lays out the tabs of several columns alone: the one shown is marked and cannot be pressed.
func (k *Columns) Strip(c *canvas.Canvas, x, y, w float64, cols []Column) {
	if k.At = max(0, min(k.At, len(cols)-1)); len(cols) < 2 {
		return
	}
	st := scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
	const key = 34.0
	w -= key
	step := w / float64(len(cols))
	for i := range cols {
		id := columnID + strconv.Itoa(i)
		px := x + step*float64(i)
		fill, ink := scene.Panel, scene.Text2
		switch {
		case i == k.At:
			fill, ink = scene.Picked, scene.Text1
		case c.Hover == id:
			fill = scene.Control
		}
		c.Hit(id, px, y, step-4, TabsHigh-6, i != k.At)
		c.Box(px, y, step-4, TabsHigh-6, 8, fill)
		if i == k.At {
			c.Frame(px, y, step-4, TabsHigh-6, 8, 1.4, scene.Accent)
		}
		c.Squeeze(px+(step-4)/2, y+TabsHigh/2-3, step-12, st, ink, cols[i].Name, scene.Middle)
	}
	c.Key(x+w+2, y+TabsHigh/2-3, "F6", scene.Text3)
}

// Click takes a press on a tab; false when it is something else.
func (k *Columns) Click(id string) bool {
	n, ok := strings.CutPrefix(id, columnID)
	if !ok {
		return false
	}
	at, err := strconv.Atoi(n)
	if err == nil {
		k.At = at
	}
	return err == nil
}

// NextColumn is the tab that F6 goes to from the one shown, by 1 or -1; "" when there are no tabs.
func NextColumn(c *canvas.Canvas, by int) string {
	n, at := 0, 0
	for _, h := range c.Hits {
		if strings.HasPrefix(h.ID, columnID) {
			if !h.Enabled {
				at = n
			}
			n++
		}
	}
	if n == 0 {
		return ""
	}
	return fmt.Sprint(columnID, (at+by+n)%n)
}
