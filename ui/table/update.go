package table

import (
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/measure"
)

// Update takes the input of one tick of dt seconds.
func (t *Table) Update(in *Input, dt float64) {
	c := &t.Canvas
	t.translate(in)
	if in.Moved || in.Press || in.Release {
		h, ok := c.At(in.X, in.Y)
		id := ""
		if ok {
			id = h.ID
		}
		t.onPart = h.Part
		if id != c.Hover {
			c.Hover, t.Changed = id, true
			if h.Part > 0 { // it tells the battle itself
				id = ""
			}
			t.hovered(id)
		}
	}
	t.pressing = in.Held || in.Middle // before anything is done: the view follows what was done when it is let go
	v := t.screen.view
	if t.taken() {
		t.screen.suit()
		v.Pointer(in)
	}
	if in.Any && (in.Press || in.Release || len(in.Strokes) > 0) {
		t.Changed = true
	}
	if in.Press {
		c.Down, t.downPart = c.Hover, t.onPart
		if t.onPart > 0 {
			c.Down = ""
		}
	}
	t.moves(in)
	t.WatchAway(in.Any)
	t.pointer(in)
	for _, k := range in.Strokes {
		t.key(k, in)
	}
	if in.Release {
		down := c.Down
		c.Down = ""
		if t.onPart > 0 && t.onPart == t.downPart && c.Hover != "main" {
			t.sound("press", 0)
		}
		if down != "" && down == c.Hover {
			t.click(down)
		}
	}
	t.touchedBy(in)
	t.heldAids(in, dt)
	t.holdBack(in, dt)
	if t.taken() { // before the battle: what was held long enough is done in this tick
		v.Tick(dt)
		t.Changed = t.Changed || v.Dirty()
	}
	t.Tick(dt * slowness(in))
	t.glides(dt)
	t.ClocksGo()
	t.framed(dt)
	t.waitTip(in, dt)
	t.toastPasses(dt)
	if p := t.page(); p != nil {
		p.Tick(dt)
		t.Changed = p.Dirty() || t.Changed
	}
	if t.Changed {
		t.Draw()
		if h, ok := c.At(in.X, in.Y); ok {
			if h.ID != c.Hover {
				c.Hover = h.ID
				t.Draw()
			}
		} else {
			c.Hover = ""
		}
		if t.taken() && v.Settle() {
			t.Draw()
		}
	}
}

func number(id, prefix string) (int, bool) {
	s, ok := strings.CutPrefix(id, prefix)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(s)
	return n, err == nil
}

// hovered shows what lies under the pointer ahead of a click.
func (t *Table) hovered(id string) {
	t.Hover = game.NoShip
	t.Question.Point(battle.Nothing)
}

// escape goes one step back, at last to the title.
func (t *Table) escape() {
	t.Changed = true
	switch {
	case t.screen.trouble.Words != "" && t.Screen == Playing:
		t.screen.trouble.Words = ""
	case t.ruler.Used:
		t.ruler = measure.Ruler{}
	case t.Screen == Playing && (t.aids.fan || t.aids.reach != game.NoShip):
		t.aids.fan, t.aids.reach = false, game.NoShip
	case t.screen.shipCard.Open:
		t.screen.shipCard.Open = false
	case t.Screen == Playing && t.termAt() > 0:
		t.closeTerm()
	case t.screen.always.Open:
		t.screen.always.Open = false
	case t.Screen == Playing && t.EndRead > 0:
		t.EndRead = 0
	case t.screen.why.Open:
		t.screen.why.Open = false
	case t.leftOpen:
		t.leftOpen = false
	case t.Screen == Playing:
		t.openMenu()
	}
}
