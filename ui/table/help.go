package table

import (
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// helpKeys are the keys, as the help shows them in two columns.
var helpKeys = [...][2]string{
	{"Enter", "the big button; held for a loss"}, {"arrows", "move in the options, on the dial"}, {"1-9  0", "an option; none"},
	{"Tab  K", "next dial; keep the beam"}, {"Backspace", "unlock the dial"}, {"Space", "mark; skip motion; hold to uncover"},
	{"Ctrl+Z", "take back; with Shift give again"}, {"U", "take back to a decision of the list"}, {"W", "what a number is made of"}, {"I", "the ship's card in full"}, {"R  Tab", "ruler; its other end"},
	{"Shift+Enter", "lock all dials"}, {"Y  N", "a card: always, never ask; the list"}, {"A held", "all maneuvers; arcs in other phases"}, {"D held", "reach of an enemy's ship"},
	{"/", "glossary; search"}, {"Esc", "close, at last the title"}, {"?", "the rules words in focus, one after the other"}, {"F1", "this help"}, {"P", "pause"}, {"F10", "menu"}, {"Ctrl+S", "save a copy"}, {"Ctrl+O", "load"},
	{"+  -  wheel", "zoom"}, {"drag, Shift+arrows", "move the table"}, {"Q  E", "turn the table"}, {"F7  F8", "face player 1, player 2"},
	{"Home", "see the whole table"}, {"G", "go to the ship"}, {"M", "small map"}, {"T", "names on the board"}, {",  .  S  X", "placing: turn, snap, face the enemy"}, {"Shift+S  F  V", "formation, snap on release, map ranges"},
	{"H", "hide the dials in hot seat"}, {"L  O", "log in a small window; the last End Phase"}, {"F11", "full screen"},
}

func (t *Table) drawHelp() {
	c := &t.Canvas
	c.Float()
	c.Hit("help", 0, 0, t.w, t.h, true)
	c.Box(0, 0, t.w, t.h, 0, scene.Fade(scene.Void, 0.75))
	keys := helpKeys[:]
	if p, ok := t.page().(page.Keyed); ok {
		keys = p.Keys()
	}
	if t.w < 800 || t.h < 500 {
		t.drawNarrowHelp(keys)
		return
	}
	half := (len(keys) + 1) / 2
	w, h := min(900, t.w-24), min(164+27*float64(half-1), t.h-16)
	x, y := (t.w-w)/2, (t.h-h)/2
	c.Panel(x, y, w, h)
	c.Text(x+24, y+36, scene.StyleH1, scene.Text1, "Keys", scene.Left)
	for i, r := range keys {
		xx, yy := x+24+float64(i/half)*(w/2), y+86+float64(i%half)*min(27, (h-164)/float64(half-1))
		c.Text(xx, yy, scene.StyleKeyCap, scene.Accent, t.keyNames(r[0]), scene.Left)
		c.Fit(xx+140, yy, w/2-172, scene.StyleBody, scene.Text2, r[1], scene.Left)
	}
	c.Button("glossary", "Glossary", "/", x+24, y+h-60, 180, 40, 0, true)
	c.Text(x+w-24, y+h-40, scene.StyleSmall, scene.Text3, "Esc or a click closes", scene.Right)
}

// drawNarrowHelp is the help in one column that is moved.
func (t *Table) drawNarrowHelp(keys [][2]string) {
	c := &t.Canvas
	keys = append([][2]string{{"F6", "the next column"}, {"PgUp  PgDn  wheel", "more of a column; dragging moves it too"}}, keys...)
	w, h := min(560, t.w-16), t.h-16
	x, y := (t.w-w)/2, 8.0
	c.Panel(x, y, w, h)
	c.Text(x+16, y+24, scene.StyleH2, scene.Text1, "Keys", scene.Left)
	const head, foot, col = 44.0, 52.0, 140.0
	st := scene.StyleBody
	high := func(words string) float64 {
		return max(1, float64(len(canvas.Lines(st, words, w-col-32))))*st.Line + 6
	}
	all := 0.0
	for _, r := range keys {
		all += high(r[1])
	}
	c.Within(&t.helpAt, x+1, y+head, w-2, h-head-foot, all, func() {
		yy := y + head
		for _, r := range keys {
			c.Text(x+16, yy+st.Line/2, scene.StyleKeyCap, scene.Accent, t.keyNames(r[0]), scene.Left)
			c.Wrap(x+16+col, yy, w-col-32, st, scene.Text2, r[1])
			yy += high(r[1])
		}
	})
	c.Button("glossary", "Glossary", "/", x+12, y+h-46, 150, 38, 0, true)
	c.Text(x+w-16, y+h-27, scene.StyleSmall, scene.Text3, "Esc or a click closes", scene.Right)
}
