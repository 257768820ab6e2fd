package table

import (
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// menu is what Esc opens at the table.
type menu struct {
	open   bool
	at     int
	giving float64 // seconds the line that gives the battle up has been held
	armed  bool    // it was pressed once, where a press does what is held else
}

// menuLine is a line of it.
type menuLine struct{ id, words, note, key string }

var menuLines = [...]menuLine{
	{"resume", "Go on", "back to the table", "Esc"},
	{"pause", "Pause", "clocks stand, nobody thinks", "P"},
	{"saveas", "Save a copy", "under a name, or the table as it is", "Ctrl+S"},
	{"load", "Load", "the battles that are kept", "Ctrl+O"},
	{"sheet", "Battle sheet", "this battle's rules in our words", "B"},
	{"inforce", "House rules in force", "what is changed, and what is not", "H"},
	{"settings", "Settings", "table, keys, sound, colors", "S"},
	{"glossary", "Glossary", "the game's words in ours", "/"},
	{"help", "Keys", "all of them", "?"},
	{"concede", "Give up", "", "hold"},
	{"leave", "Leave", "the battle is kept: Continue at the title", "L"},
}

// drawPause floats in the middle of the window.
func (t *Table) drawPause() {
	if !t.menu.open {
		return
	}
	c := &t.Canvas
	c.Float()
	c.Hit("menu:out", 0, 0, t.w, t.h, true)
	c.Box(0, 0, t.w, t.h, 0, scene.Fade(scene.Void, 0.7))
	row := 56.0
	if t.h < 760 {
		row = 50
	}
	all := row * float64(len(menuLines))
	w := min(420, t.w-16)
	h := min(64+all+12, t.h-12)
	x, y := (t.w-w)/2, (t.h-h)/2
	c.Hit("menu:panel", x, y, w, h, false)
	c.Panel(x, y, w, h)
	c.Fit(x+24, y+34, w-48, scene.StyleH2, scene.Text1, t.Game.Setup().Scenario.Sheet().Title, scene.Left)
	t.menuAt.Watch = "menu:" + menuLines[t.menu.at].id
	c.Within(&t.menuAt, x+1, y+58, w-2, h-66, all+2, func() {
		for i, l := range menuLines {
			ly := y + 60 + row*float64(i)
			id, ok := "menu:"+l.id, l.id != "concede" || t.Asked() != nil
			c.Hit(id, x+12, ly, w-24, row-6, ok)
			fill, edge, ink, sub := scene.Card, scene.Line, scene.Text1, scene.Text3
			words, note, key := l.words, l.note, l.key
			if l.id == "concede" {
				words, note = t.concedes()
			}
			if l.id == "concede" && t.ByPress() {
				key = "Enter"
				if t.menu.armed {
					note = "press again: " + note
				}
			}
			switch {
			case !ok:
				fill, ink, note = scene.Panel, scene.Text3, "when you are asked"
			case i == t.menu.at:
				fill, edge, sub = scene.AccentLo, scene.Accent, scene.Text2
				if l.id == "concede" {
					fill, edge, ink, sub = scene.DangerFill, scene.Danger, scene.DangerText, scene.DangerSentence
				}
			case c.Hover == id:
				fill = scene.Control
			}
			c.Box(x+12, ly, w-24, row-6, 8, fill)
			c.Frame(x+12, ly, w-24, row-6, 8, 1.2, edge)
			c.Fit(x+28, ly+(row-6)*0.34, w-130, scene.StyleH3, ink, words, scene.Left)
			c.Fit(x+28, ly+(row-6)*0.72, w-130, scene.StyleCaption, sub, note, scene.Left)
			c.Key(x+w-28-canvas.Width(scene.StyleKeyCap, key)-10, ly+(row-6)/2, key, sub)
			if l.id == "concede" && t.menu.giving > 0 {
				c.Box(x+20, ly+row-12, (w-40)*min(1, t.menu.giving/holdSeconds), 4, 2, scene.Danger)
			}
		}
	})
}

// concedes says whose fleet is given up: of whoever is asked.
func (t *Table) concedes() (words, note string) {
	p := t.Asked()
	if p == nil {
		return "Give up", ""
	}
	u := t.Game.Setup()
	return "Give up " + u.Player(p.Player) + "'s fleet", u.Fleets[p.Player].Name + ": its ships count as destroyed"
}

// openMenu stops at the table; what moves is at its end then.
func (t *Table) openMenu() {
	t.menu = menu{open: true}
	t.Changed = true
}

// menuKey is a stroke while the menu is open; Esc closes it elsewhere.
func (t *Table) menuKey(k string, in *Input) {
	n := len(menuLines)
	switch k {
	case "up":
		t.menu.at = (t.menu.at + n - 1) % n
	case "down", "tab":
		t.menu.at = (t.menu.at + 1) % n
	case "enter":
		t.menuPick(menuLines[t.menu.at].id)
	case "/":
		if in.Shift {
			t.menuPick("help")
		} else {
			t.menuPick("glossary")
		}
	case "f1":
		t.menuPick("help")
	default:
		for _, l := range menuLines {
			if strings.EqualFold(l.key, k) {
				t.menuPick(l.id)
			}
		}
	}
}

// menuPick does what a line says; giving up only takes it up, and wants it held.
func (t *Table) menuPick(id string) {
	if id == "concede" {
		if t.Asked() == nil {
			t.Refuse("Give up when you are asked something.")
			return
		}
		if t.ByPress() && t.menu.armed {
			t.giveUp()
			return
		}
		t.menu.armed = true
		for i, l := range menuLines {
			if l.id == id {
				t.menu.at = i
			}
		}
		return
	}
	t.menu.open = false
	switch id {
	case "settings":
		t.openSettings()
	case "pause":
		t.Halt()
	case "saveas":
		t.openSaveAs()
	case "load":
		t.openLoad()
	case "sheet":
		t.openBattleSheet(t.Game.Setup().Scenario.Sheet())
	case "inforce":
		t.openInForce()
	case "glossary":
		t.openGlossary()
	case "help":
		t.help = true
	case "leave":
		if t.HotSeat() && t.Planner != game.NoShip {
			t.Curtain, t.Uncover = true, 0
		}
		t.leaveBattle()
	}
}

// holdConcede gives the battle up once its line has been held long enough.
func (t *Table) holdConcede(in *Input, dt float64) {
	m := &t.menu
	at := m.open && menuLines[m.at].id == "concede"
	if !at || t.ByPress() || !(in.Enter || in.Held && t.Canvas.Down == "menu:concede") {
		if m.giving > 0 {
			m.giving, t.Changed = 0, true
		}
		return
	}
	if m.giving == 0 && !in.Press && !in.Struck("enter") {
		return // held since before: that was for something else
	}
	t.Changed = true
	if m.giving += dt / t.HoldFactor(); m.giving >= holdSeconds {
		t.giveUp()
	}
}

// giveUp gives the battle up for whoever is asked.
func (t *Table) giveUp() {
	p := t.Asked()
	t.menu = menu{}
	t.Canvas.Down = ""
	if p != nil {
		t.Answer(game.Answer{Prompt: p.ID, Concede: true})
	}
}
