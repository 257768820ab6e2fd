package table

import (
	"fmt"
	"math"
	"strings"
)

// click does what a name stands for.
func (t *Table) click(id string) {
	t.Changed = true
	if h, ok := t.Canvas.Find(id); ok && h.Part > 0 {
		t.screen.view.Press(h.Part)
		return
	}
	if p := t.page(); p != nil {
		if h, ok := t.Canvas.Find(id); ok && h.Enabled {
			p.Click(id)
		}
		return
	}
	if h, ok := t.Canvas.Find(id); ok && !h.Enabled && id != "main" {
		return
	}
	if id != "main" {
		t.sound("press", 0)
	}
	switch id {
	case "main":
		t.Confirm()
		return
	case "back", "title":
		t.escape()
		return
	case "tipwhy", "tipterm":
		t.tipButton(id)
	case "ruler":
		t.toggleRuler()
	case "fan":
		t.toggleFan()
	case "reach":
		t.toggleReach()
	case "glossary":
		t.openGlossary()
	case "tools":
		t.tools = !t.tools
	case "zoom-":
		t.zoom(t.centerX(), t.centerY(), 1/1.25)
	case "zoom+":
		t.zoom(t.centerX(), t.centerY(), 1.25)
	case "fit":
		t.fitted = false
	case "rotate":
		t.cam.Rotation = math.Mod(t.cam.Rotation+90, 360)
	}
	if k, ok := strings.CutPrefix(id, "page:"); ok {
		t.openEntry(k)
		return
	}
	var place, seq int
	if n, _ := fmt.Sscanf(id, "term:%d:%d", &place, &seq); n == 2 {
		t.openTerm(place)
	}
}
