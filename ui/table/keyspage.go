package table

import (
	"fmt"

	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// keysPage is where keys are changed.
type keysPage struct {
	at      int
	top     canvas.Scroll
	waits   bool   // for the key of the command it is at
	wanted  string // the stroke that another command has
	refused string
}

// openKeys shows all commands with their keys.
func (t *Table) openKeys() {
	t.keys = keysPage{}
	t.keysBehind, t.Screen, t.Changed = t.Screen, KeysPage, true
}

// keysKey is a stroke on that page.
func (t *Table) keysKey(k string, in *Input) {
	p, all := &t.keys, t.allCommands()
	cmd := &all[p.at]
	switch {
	case p.wanted != "":
		switch k {
		case "enter":
			t.swapKeys(cmd)
		case "esc":
			p.wanted = ""
		}
	case p.waits && k == "esc":
		p.waits = false
	case p.waits:
		t.takeKey(cmd, k, in)
	case k == "esc":
		t.Screen = t.keysBehind
	case k == "z" && in.Ctrl:
		t.unset()
	case k == "up":
		p.at = max(0, p.at-1)
	case k == "down":
		p.at = min(len(all)-1, p.at+1)
	case t.pageKey(k, in):
	case k == "home":
		p.at = 0
	case k == "end":
		p.at = len(all) - 1
	case k == "enter" || k == "space":
		p.waits, p.refused = true, ""
	case k == "backspace" || k == "delete":
		t.resetKey(cmd)
	}
}

// takeKey gives a command the key that was pressed, or says who has it.
func (t *Table) takeKey(cmd *command, k string, in *Input) {
	p := &t.keys
	if fixedKey(k) && !in.Ctrl {
		p.refused = keyWords(k) + " stays: it is the number of an option."
		return
	}
	stroke := strokeOf(k, in.Ctrl, in.Shift, in.Alt)
	p.waits, p.refused = false, ""
	if t.rival(cmd, stroke) != nil {
		p.wanted = stroke
		return
	}
	t.setKey(cmd.id, stroke)
}

// swapKeys gives a command the key another one has, and that one its own.
func (t *Table) swapKeys(cmd *command) {
	p := &t.keys
	stroke, was := p.wanted, t.keyOf(cmd)
	p.wanted = ""
	o := t.rival(cmd, stroke)
	if o == nil {
		return
	}
	if third := t.rival(o, was); third != nil && third.id != cmd.id {
		p.refused = fmt.Sprintf("%s cannot have %s: %s has it.", o.words, keyWords(was), third.words)
		return
	}
	t.setKey(o.id, was)
	t.setKey(cmd.id, stroke)
}

// resetKey gives a command its own key again, when no other has it.
func (t *Table) resetKey(cmd *command) {
	if o := t.rival(cmd, cmd.key); o != nil {
		t.keys.refused = fmt.Sprintf("%s has %s now: change that first.", o.words, keyWords(cmd.key))
		return
	}
	t.setKey(cmd.id, cmd.key)
}

// keysClick is a click on that page.
func (t *Table) keysClick(id string) {
	p, all := &t.keys, t.allCommands()
	if n, ok := number(id, "cmd:"); ok && n < len(all) {
		p.at, p.waits, p.wanted, p.refused = n, true, "", ""
	}
	if n, ok := number(id, "own:"); ok && n < len(all) {
		p.at, p.waits, p.wanted = n, false, ""
		t.resetKey(&all[n])
	}
	switch id {
	case "back":
		t.Screen = t.keysBehind
	case "swapkeys":
		t.swapKeys(&all[p.at])
	case "leavekey":
		p.waits, p.wanted = false, ""
	case "ownkeys":
		t.change(func(s *Settings) { s.Keys = nil })
	}
}

// drawKeys lays the page out.
func (t *Table) drawKeys() {
	t.background()
	c, p, all := &t.Canvas, &t.keys, t.allCommands()
	w := min(860, t.w-24)
	x, y := (t.w-w)/2, 84.0
	foot := 76.0
	head := scene.StyleH1
	words, ink := "Enter, then the new key. Backspace: its own again. The free table, the desk and the fleet builder have letters of their own.", scene.Text2
	if t.h < 460 {
		y, foot, head = 62, 60, scene.StyleH2
	}
	if t.w < 860 {
		words = "Enter, then the new key. Backspace: its own again."
	}
	c.Fit(x, y-44, w, head, scene.Text1, "Keys", scene.Left)
	switch {
	case p.wanted != "":
		words, ink = fmt.Sprintf("%s is the key of: %s. Enter swaps the two, Esc leaves it.", keyWords(p.wanted), t.rival(&all[p.at], p.wanted).words), scene.DangerSentence
	case p.refused != "":
		words, ink = p.refused, scene.DangerSentence
	case p.waits:
		words, ink = "Press the key for: "+all[p.at].words+". Esc leaves it.", scene.Accent
	}
	c.Fit(x, y-20, w, scene.StyleSmall, ink, words, scene.Left)
	h := t.h - y - foot
	c.Panel(x, y, w, h)
	const row, section = 34.0, 34.0
	high := 8.0
	where := ""
	for i := range all {
		if all[i].where != where {
			where, high = all[i].where, high+section
		}
		high += row
	}
	p.top.Watch = fmt.Sprintf("cmd:%d", p.at)
	c.Within(&p.top, x+1, y+1, w-2, h-2, high, func() {
		yy, where := y+4, ""
		for i := range all {
			k := &all[i]
			if k.where != where {
				where = k.where
				c.Text(x+16, yy+section/2+4, scene.StyleLabel, scene.Text3, where, scene.Left)
				yy += section
			}
			t.keyRow(i, k, x+8, yy, w-24, row-4)
			yy += row
		}
	})
	by := t.h - foot + 12
	bh := 44.0
	if t.h < 460 {
		bh = 38
	}
	if p.wanted != "" || p.waits {
		c.Button("leavekey", "Leave it", "Esc", x, by, 140, bh, canvas.Plain, true)
		if p.wanted != "" {
			c.Button("swapkeys", "Swap", "Enter", x+w-150, by, 150, bh, canvas.Main, true)
		}
		return
	}
	c.Button("ownkeys", "All as they were", "", x, by, 170, bh, canvas.Plain, len(t.prefs.Keys) > 0)
	c.Button("back", "Done", "Esc", x+w-150, by, 150, bh, canvas.Main, true)
}

// keyRow is a command with its key.
func (t *Table) keyRow(i int, k *command, x, y, w, h float64) {
	c, p := &t.Canvas, &t.keys
	id := fmt.Sprintf("cmd:%d", i)
	c.Hit(id, x, y, w, h, true)
	fill, edge := scene.Fade(scene.Card, 0), scene.Fade(scene.Line, 0)
	switch {
	case i == p.at:
		fill, edge = scene.AccentLo, scene.Accent
	case c.Hover == id:
		fill = scene.Card
	}
	c.Box(x, y, w, h, 8, fill)
	c.Frame(x, y, w, h, 8, 1.2, edge)
	_, changed := t.prefs.Keys[k.id]
	ink := scene.Text1
	if changed {
		ink = scene.Accent
	}
	right := x + w - 12
	if changed {
		words := "was " + keyWords(k.key)
		own := fmt.Sprintf("own:%d", i)
		bw := widthOf(segmentStyle, words) + 24
		c.Button(own, words, "", right-bw, y+2, bw, h-4, canvas.Plain, true)
		right -= bw + 10
	}
	name := keyWords(t.keyOf(k))
	if i == p.at && p.waits {
		name = "press a key"
	}
	kw := max(18, widthOf(scene.StyleKeyCap, name)+10)
	c.Cap(right-kw, y+h/2, name, ink)
	c.Fit(x+12, y+h/2, right-kw-x-24, scene.StyleBody, ink, k.words, scene.Left)
}
