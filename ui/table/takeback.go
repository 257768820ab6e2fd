package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/record"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// agreeSeconds is how long a key is held to agree to a take-back; pressSeconds how long the button is pressed for the list.
const (
	agreeSeconds = 0.6
	pressSeconds = 0.4
)

// asking is a take-back that dice or dials stand against: it waits for everybody's yes.
type asking struct {
	n            int // answers that are left
	diced, dials bool
	before       string
	other        game.PlayerID // who has to agree, Nobody in a battle against the computer
	held         float64
}

// whenWords is the moment of a decision in words.
func whenWords(m *record.Moment) string {
	where := "Set-up"
	if m.Round > 0 {
		where = fmt.Sprintf("Round %d, %s", m.Round, m.Phase)
	}
	if m.Ask == game.ChooseManeuver {
		return where + ": the dials"
	}
	return where + ": " + m.Asked
}

// back is a decision in the list of those that can be taken back.
type back struct {
	n     int
	words string
}

// fresh is a new answer: nothing can be given again, and a take-back asks anew.
func (t *Table) fresh() { t.agreed = false; t.undone.Forget() }

// listBacks opens the list of the last decisions.
func (t *Table) listBacks() {
	if t.g == nil || len(t.marks) == 0 {
		t.refuse("Nothing to take back.")
		return
	}
	f := record.Shoot(t.g.Setup(), t.g.Answers())
	t.backs, t.backAt = nil, 0
	for i := len(t.marks) - 1; i >= 0; i-- {
		n := t.marks[i]
		if n+1 >= len(f.Moments) {
			continue
		}
		m := &f.Moments[n+1]
		b := back{n, whenWords(m)}
		if m.Ask != game.ChooseManeuver { // what a dial says is not told here
			b.words += " · " + m.Chosen
		}
		t.backs = append(t.backs, b)
	}
	t.dirty = true
}

// holdBack counts how long keys and buttons are held that take back.
func (t *Table) holdBack(in *Input, dt float64) {
	if in.Held && t.Canvas.Down == "undo" {
		if t.pressed += dt; t.pressed >= pressSeconds && t.backs == nil && t.asking == nil {
			t.Canvas.Down = ""
			t.listBacks()
		}
	} else {
		t.pressed = 0
	}
	a := t.asking
	if a == nil || a.other == game.Nobody {
		return
	}
	if !in.Seat[a.other] && !(in.Held && t.Canvas.Down == "agree") {
		if a.held > 0 {
			a.held, t.dirty = 0, true
		}
		return
	}
	t.dirty = true
	if a.held += dt / t.holdFactor(); a.held >= agreeSeconds || t.presses() {
		t.Canvas.Down = ""
		t.agree()
	}
}

// agree takes back what was asked for.
func (t *Table) agree() {
	a := t.asking
	t.asking, t.agreed = nil, true
	note := ""
	if a.other != game.Nobody {
		note = "; " + t.g.Setup().Player(a.other) + " agreed"
	}
	t.takeBack(a.n, note)
}

// backKey is a key while a take-back is asked for or chosen from the list; it tells whether it was meant for it.
func (t *Table) backKey(k string) bool {
	switch {
	case t.asking != nil:
		switch {
		case k == "esc":
			t.asking = nil
		case k == "enter" && t.asking.other == game.Nobody:
			t.agree()
		}
	case t.backs != nil:
		switch k {
		case "esc", "u":
			t.backs = nil
		case "up":
			t.backAt = max(0, t.backAt-1)
		case "down":
			t.backAt = min(len(t.backs)-1, t.backAt+1)
		case "enter":
			t.backTo(t.backAt)
		}
	default:
		return false
	}
	t.dirty = true
	return true
}

// backTo takes back the i-th decision of the list and all after it.
func (t *Table) backTo(i int) {
	n := t.backs[i].n
	t.backs = nil
	t.wish(n)
}

// backClick is a click while a take-back is asked for or chosen; it tells whether it was meant for it.
func (t *Table) backClick(id string) bool {
	if t.asking == nil && t.backs == nil {
		return false
	}
	if n, ok := number(id, "back:"); ok && n < len(t.backs) {
		t.backTo(n)
	}
	switch id {
	case "agree":
		if t.asking != nil && t.asking.other == game.Nobody {
			t.agree()
		}
	case "keep":
		t.asking, t.backs = nil, nil
	}
	return true
}

// drawBack is the question before a take-back, or the list of decisions.
func (t *Table) drawBack() {
	if t.asking == nil && t.backs == nil {
		return
	}
	c := &t.Canvas
	c.Hit("shade", 0, 0, t.w, t.h, true)
	c.Box(0, 0, t.w, t.h, 0, scene.Fade(scene.Void, 0.7))
	if t.backs != nil {
		t.drawBacks()
		return
	}
	a := t.asking
	w, h := min(520, t.w-16), 214.0
	x, y := (t.w-w)/2, (t.h-h)/2
	c.Panel(x, y, w, h)
	head := "Take back to before the dice?"
	if !a.diced {
		head = "Take back to before the dials were shown?"
	}
	st := scene.StyleH1
	if widthOf(st, head) > w-40 {
		st = scene.StyleH2
	}
	c.Text(x+24, y+36, st, scene.Text1, head, scene.Left)
	c.Fit(x+24, y+68, w-48, scene.StyleSmall, scene.Text3, a.before, scene.Left)
	words := "The same answers bring the same dice."
	if a.other != game.Nobody {
		words = fmt.Sprintf("They will fall the same. %s knows more than before and has to agree: hold %d or the button.", t.g.Setup().Player(a.other), a.other+1)
		if !a.diced {
			words = fmt.Sprintf("%s has to agree: hold %d or the button.", t.g.Setup().Player(a.other), a.other+1)
		}
	} else if a.diced {
		words = "They will fall the same."
	}
	c.Wrap(x+24, y+86, w-48, scene.StyleBody, scene.Text2, words)
	c.Button("keep", "Leave it", "Esc", x+24, y+h-64, 150, 40, canvas.Plain, true)
	label, key := "Take back", "Enter"
	if a.other != game.Nobody {
		label, key = t.g.Setup().Player(a.other)+" agrees", fmt.Sprint(a.other+1)
	}
	bw := 260.0
	c.Button("agree", label, key, x+w-24-bw, y+h-64, bw, 40, canvas.Main, true)
	if a.held > 0 {
		c.Box(x+w-24-bw, y+h-20, bw*min(1, a.held/agreeSeconds), 4, 2, scene.Accent)
	}
}

// drawBacks is the list of decisions, the last one first.
func (t *Table) drawBacks() {
	c := &t.Canvas
	const row = 36.0
	rows := max(1, min(10, int((t.h-16-130)/row)))
	n := min(rows, len(t.backs))
	top := max(0, min(t.backAt-rows/2, len(t.backs)-n))
	w, h := min(720, t.w-map[bool]float64{true: 16, false: 80}[t.w < 800]), 130+row*float64(n)
	x, y := (t.w-w)/2, (t.h-h)/2
	c.Panel(x, y, w, h)
	st := scene.StyleH1
	if w < 560 {
		st = scene.StyleH2
	}
	c.Text(x+24, y+34, st, scene.Text1, "Take back to before", scene.Left)
	c.Text(x+w-24, y+36, scene.StyleSmall, scene.Text3, fmt.Sprintf("%d of %d decisions", t.backAt+1, len(t.backs)), scene.Right)
	for i := range n {
		b := t.backs[top+i]
		yy := y + 60 + row*float64(i)
		id := fmt.Sprintf("back:%d", top+i)
		c.Hit(id, x+12, yy, w-24, row-4, true)
		switch {
		case top+i == t.backAt:
			c.Box(x+12, yy, w-24, row-4, 8, scene.AccentLo)
			c.Frame(x+12, yy, w-24, row-4, 8, 1.4, scene.Accent)
		case c.Hover == id:
			c.Box(x+12, yy, w-24, row-4, 8, scene.Card)
		}
		c.Fit(x+24, yy+(row-4)/2, w-48, scene.StyleBody, scene.Text1, b.words, scene.Left)
	}
	c.Button("keep", "Leave it", "Esc", x+24, y+h-56, 150, 40, canvas.Plain, true)
	c.Text(x+w-24, y+h-36, scene.StyleSmall, scene.Text3, "arrows and Enter, or a click", scene.Right)
}
