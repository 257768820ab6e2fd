package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// agreeSeconds is how long a key is held to agree to a take-back; pressSeconds how long the button is pressed for the list.
const (
	agreeSeconds = 0.6
	pressSeconds = 0.4
)

// holdBack counts how long keys and buttons are held that take back.
func (t *Table) holdBack(in *Input, dt float64) {
	if in.Held && t.Canvas.Down == "undo" {
		if t.pressed += dt; t.pressed >= pressSeconds && t.Backs == nil && t.Asking == nil {
			t.Canvas.Down = ""
			t.ListBacks()
		}
	} else {
		t.pressed = 0
	}
	a := t.Asking
	if a == nil || a.Other == game.Nobody {
		return
	}
	if !in.Seat[a.Other] && !(in.Held && t.Canvas.Down == "agree") {
		if a.Held > 0 {
			a.Held, t.Changed = 0, true
		}
		return
	}
	t.Changed = true
	if a.Held += dt / t.HoldFactor(); a.Held >= agreeSeconds || t.ByPress() {
		t.Canvas.Down = ""
		t.Agree()
	}
}

// backKey is a key while a take-back is asked for or chosen from the list; it tells whether it was meant for it.
func (t *Table) backKey(k string) bool {
	switch {
	case t.Asking != nil:
		switch {
		case k == "esc":
			t.Asking = nil
		case k == "enter" && t.Asking.Other == game.Nobody:
			t.Agree()
		}
	case t.Backs != nil:
		switch k {
		case "esc", "u":
			t.Backs = nil
		case "up":
			t.BackAt = max(0, t.BackAt-1)
		case "down":
			t.BackAt = min(len(t.Backs)-1, t.BackAt+1)
		case "enter":
			t.BackTo(t.BackAt)
		}
	default:
		return false
	}
	t.Changed = true
	return true
}

// backClick is a click while a take-back is asked for or chosen; it tells whether it was meant for it.
func (t *Table) backClick(id string) bool {
	if t.Asking == nil && t.Backs == nil {
		return false
	}
	if n, ok := number(id, "back:"); ok && n < len(t.Backs) {
		t.BackTo(n)
	}
	switch id {
	case "agree":
		if t.Asking != nil && t.Asking.Other == game.Nobody {
			t.Agree()
		}
	case "keep":
		t.Asking, t.Backs = nil, nil
	}
	return true
}

// drawBack is the question before a take-back, or the list of decisions.
func (t *Table) drawBack() {
	if t.Asking == nil && t.Backs == nil {
		return
	}
	c := &t.Canvas
	c.Hit("shade", 0, 0, t.w, t.h, true)
	c.Box(0, 0, t.w, t.h, 0, scene.Fade(scene.Void, 0.7))
	if t.Backs != nil {
		t.drawBacks()
		return
	}
	a := t.Asking
	w, h := min(520, t.w-16), 214.0
	x, y := (t.w-w)/2, (t.h-h)/2
	c.Panel(x, y, w, h)
	head := "Take back to before the dice?"
	switch {
	case a.Hidden:
		head = "Take back a dial of " + t.Game.Setup().Player(a.Other) + "?"
	case !a.Diced:
		head = "Take back to before the dials were shown?"
	}
	st := scene.StyleH1
	if widthOf(st, head) > w-40 {
		st = scene.StyleH2
	}
	c.Text(x+24, y+36, st, scene.Text1, head, scene.Left)
	c.Fit(x+24, y+68, w-48, scene.StyleSmall, scene.Text3, a.Before, scene.Left)
	words := "The same answers bring the same dice."
	if a.Other != game.Nobody {
		words = fmt.Sprintf("They will fall the same. %s knows more than before and has to agree: hold %d or the button.", t.Game.Setup().Player(a.Other), a.Other+1)
		switch {
		case a.Hidden:
			words = fmt.Sprintf("It is locked and face down. %s has to agree: hold %d or the button.", t.Game.Setup().Player(a.Other), a.Other+1)
		case !a.Diced:
			words = fmt.Sprintf("%s has to agree: hold %d or the button.", t.Game.Setup().Player(a.Other), a.Other+1)
		}
	} else if a.Diced {
		words = "They will fall the same."
	}
	c.Wrap(x+24, y+86, w-48, scene.StyleBody, scene.Text2, words)
	c.Button("keep", "Leave it", "Esc", x+24, y+h-64, 150, 40, canvas.Plain, true)
	label, key := "Take back", "Enter"
	if a.Other != game.Nobody {
		label, key = t.Game.Setup().Player(a.Other)+" agrees", fmt.Sprint(a.Other+1)
	}
	bw := 260.0
	c.Button("agree", label, key, x+w-24-bw, y+h-64, bw, 40, canvas.Main, true)
	if a.Held > 0 {
		c.Box(x+w-24-bw, y+h-20, bw*min(1, a.Held/agreeSeconds), 4, 2, scene.Accent)
	}
}

// drawBacks is the list of decisions, the last one first.
func (t *Table) drawBacks() {
	c := &t.Canvas
	const row = 36.0
	rows := max(1, min(10, int((t.h-16-130)/row)))
	n := min(rows, len(t.Backs))
	top := max(0, min(t.BackAt-rows/2, len(t.Backs)-n))
	w, h := min(720, t.w-map[bool]float64{true: 16, false: 80}[t.w < 800]), 130+row*float64(n)
	x, y := (t.w-w)/2, (t.h-h)/2
	c.Panel(x, y, w, h)
	st := scene.StyleH1
	if w < 560 {
		st = scene.StyleH2
	}
	c.Text(x+24, y+34, st, scene.Text1, "Take back to before", scene.Left)
	c.Text(x+w-24, y+36, scene.StyleSmall, scene.Text3, fmt.Sprintf("%d of %d decisions", t.BackAt+1, len(t.Backs)), scene.Right)
	for i := range n {
		b := t.Backs[top+i]
		yy := y + 60 + row*float64(i)
		id := fmt.Sprintf("back:%d", top+i)
		c.Hit(id, x+12, yy, w-24, row-4, true)
		switch {
		case top+i == t.BackAt:
			c.Box(x+12, yy, w-24, row-4, 8, scene.AccentLo)
			c.Frame(x+12, yy, w-24, row-4, 8, 1.4, scene.Accent)
		case c.Hover == id:
			c.Box(x+12, yy, w-24, row-4, 8, scene.Card)
		}
		c.Fit(x+24, yy+(row-4)/2, w-48, scene.StyleBody, scene.Text1, b.Words, scene.Left)
	}
	c.Button("keep", "Leave it", "Esc", x+24, y+h-56, 150, 40, canvas.Plain, true)
	c.Text(x+w-24, y+h-36, scene.StyleSmall, scene.Text3, "arrows and Enter, or a click", scene.Right)
}
