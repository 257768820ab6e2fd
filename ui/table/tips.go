package table

import (
	"fmt"

	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// tipSeconds is how long the pointer rests before words come.
const tipSeconds = 0.45

// tip is what is said about the thing under the pointer.
type tip struct{ name, words, key string }

var buttonTips = map[string]tip{
	"tools":  {"Tools of the board", "Zoom, turn, ruler, all maneuvers, reach.", ""},
	"zoom-":  {"Zoom out", "The wheel does it too.", "-"},
	"zoom+":  {"Zoom in", "The wheel does it too.", "+"},
	"fit":    {"Whole table", "", "Home"},
	"rotate": {"Turn the table", "By a quarter; E and Q turn either way.", "E"},
	"ruler":  {"Ruler", "Drag between ships, tokens, edges or points. Alt: two decimals.", "R"},
	"fan":    {"All maneuvers", "Every end of this ship's dial with what happens there. Held: only as long.", "A"},
	"reach":  {"Reach", "Where the enemy's ship looked at can be after its move, and what its arc could cover.", "D"},
	"map":    {"Small map", "Click or drag to look there.", "M"},
	"handle": {"Turn", "Drag it round the ship; with Shift by 15 degrees.", ", ."},
}

// tipOf finds the words for what has a name.
func (t *Table) tipOf(id string) (tip, bool) {
	if _, ok := t.page().(*page.Adapter); ok { // it has its own
		return tip{}, false
	}
	if h, ok := t.Canvas.Find(id); ok && h.Part > 0 { // so has a part
		return tip{}, false
	}
	if b, ok := buttonTips[id]; ok {
		if (id == "ruler" || id == "fan" || id == "reach") && !t.Uses("measuring") {
			b.words = t.NotHere(battle.OnlyRulesMeasure)
		}
		return b, true
	}
	if t.Game == nil || t.Screen != Playing || t.Curtain {
		return tip{}, false
	}
	if n, _ := fmt.Sscanf(id, "term:%d:", new(int)); n == 1 {
		return tip{"Rules word", "Click: the glossary's card.", ""}, true
	}
	return tip{}, false
}

// waitTip counts how long the pointer rests on something that has words.
func (t *Table) waitTip(in *Input, dt float64) {
	id := t.Canvas.Hover
	if t.tipHeld {
		if in.Press && id != "tipwhy" && id != "tipterm" || len(in.Strokes) > 0 {
			t.tipHeld, t.tipAge, t.Changed = false, -1, true
		}
		return
	}
	if in.Press || len(in.Strokes) > 0 {
		t.tipAge, t.Changed = -1, t.Changed || t.tipAge >= tipSeconds
	}
	if id != t.tipID {
		open := t.tipAge >= tipSeconds
		t.tipID, t.tipAge = id, 0
		if _, ok := t.tipOf(id); !ok || t.prefs.Tooltip != "on" {
			t.tipAge = -1
		} else if open { // at once while another is open
			t.tipAge = tipSeconds
		}
		t.Changed = t.Changed || open
	}
	if t.tipAge >= 0 && t.tipAge < tipSeconds {
		if t.tipAge += dt; t.tipAge >= tipSeconds {
			t.Changed = true
		}
	}
}

// drawTip writes the words beside what they are about, never over it.
func (t *Table) drawTip() {
	if t.tipAge < tipSeconds || t.tipID == "" {
		return
	}
	c := &t.Canvas
	c.Float()
	h, ok := c.Find(t.tipID)
	k, known := t.tipOf(t.tipID)
	if !ok || !known {
		return
	}
	const w = 290.0
	lines := canvas.Lines(scene.StyleSmall, k.words, w-28)
	lines = lines[:min(5, len(lines))]
	ht := 38 + float64(len(lines))*18
	if t.tipHeld {
		ht += 52
	}
	x := max(8, min(t.w-w-8, h.X+h.W/2-w/2))
	y := h.Y + h.H + 8
	if b, ok := c.Find("main"); y+ht > t.h-8 || ok && y < b.Y+b.H && y+ht > b.Y && x < b.X+b.W && x+w > b.X { // nor on the big button
		y = h.Y - ht - 8
	}
	if y < 8 { // a tall thing: beside it
		y = max(8, min(t.h-ht-8, h.Y))
		if x = h.X + h.W + 8; x+w > t.w-8 {
			x = h.X - w - 8
		}
	}
	c.Box(x-2, y+4, w+4, ht+2, 10, scene.Fade(scene.Hex(0), 0.45))
	c.Box(x, y, w, ht, 8, scene.Card)
	c.Frame(x, y, w, ht, 8, 1.2, scene.LineStrong)
	c.Fit(x+14, y+19, w-110, scene.StyleH3, scene.Text1, k.name, scene.Left)
	if k.key != "" {
		kw := max(18, widthOf(scene.StyleKeyCap, t.keyName(k.key))+10)
		c.Key(x+w-12-kw, y+19, k.key, scene.Text3)
	}
	for i, l := range lines {
		c.Text(x+14, y+43+float64(i)*18, scene.StyleSmall, scene.Text2, l, scene.Left)
	}
	if t.tipHeld {
		c.Button("tipwhy", "Why", "", x+12, y+ht-52, 128, 44, 0, true)
		c.Button("tipterm", "Glossary", "", x+150, y+ht-52, 128, 44, 0, true)
	}
}
