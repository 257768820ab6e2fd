package table

import (
	"fmt"
	"slices"
	"strings"

	"attackwing/ui/canvas"
	"attackwing/ui/house"
	"attackwing/ui/names"
	"attackwing/ui/scene"
	"attackwing/ui/window"
)

// stripPick is something to choose at the foot of the title: its names beside each other, or, where there is no room for them,
// a button that goes on to the next.
type stripPick struct {
	id, label, key string
	names          []string
	at             int
	next           int // the one that its key takes
	tight          bool
}

// stripPicks are what a battle is begun with beside its fleets.
func (t *Table) stripPicks() []stripPick {
	ps := []stripPick{{id: "mode", label: "Opponent", key: "O", names: []string{"Solo vs AI", "Hot seat", "Watch"}, at: t.mode, next: (t.mode + 1) % 3}}
	if t.mode != hotSeat {
		p := stripPick{id: "level", label: "AI level", key: "V", at: t.level, next: (t.level + 1) % len(t.levels)}
		for _, l := range t.levels {
			p.names = append(p.names, names.Title(l))
		}
		ps = append(ps, p)
	}
	minutes := stripPick{id: "clock", label: "Clock", key: "K", tight: true, at: slices.Index(window.Clocks, t.prefs.Clock)}
	for _, n := range window.Clocks {
		minutes.names = append(minutes.names, strings.Replace(names.Title(n), n, n+" min", 1))
	}
	minutes.next = (minutes.at + 1) % len(minutes.names)
	return append(ps, stripPick{id: "kind", label: "Table", key: "B", names: window.KindWords, at: slices.Index(window.Kinds, window.Kind(&t.prefs)), next: slices.Index(window.Kinds, t.otherTable())}, minutes)
}

var segmentStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 20}

// width is how much room it takes.
func (p *stripPick) width() float64 {
	w := 8.0
	for _, s := range p.names {
		if p.tight {
			w = max(w, widthOf(segmentStyle, s)+16+widthOf(scene.StyleKeyCap, p.key)+24)
		} else {
			w += widthOf(segmentStyle, s) + 26
		}
	}
	return w
}

// draw lays it out.
func (p *stripPick) draw(c *canvas.Canvas, x, y float64) {
	w := p.width()
	c.Fit(x, y+34, w, scene.StyleLabel, scene.Text3, p.label, scene.Left)
	if p.tight {
		c.Button(fmt.Sprintf("%s:%d", p.id, p.next), p.names[p.at], p.key, x, y+52, w, 36, 0, true)
		return
	}
	c.Frame(x, y+50, w, 40, 8, 1, scene.LineStrong)
	q := x + 4
	for i, s := range p.names {
		bw := widthOf(segmentStyle, s) + 26
		kind := canvas.Segment
		if i == p.at {
			kind = canvas.Chosen
		}
		c.Button(fmt.Sprintf("%s:%d", p.id, i), s, "", q, y+54, bw-2, 32, kind, true)
		q += bw
	}
}

// drawOpponent is who plays and at what table, and the button that goes on.
func (t *Table) drawOpponent(b box) {
	c := &t.Canvas
	c.Panel(b.X, b.Y, b.W, b.H)
	word, bw := "Choose fleets", 186.0
	if b.W < 700 {
		word, bw = "Fleets", 128
	}
	const gap = 18.0
	ps := t.stripPicks()
	room := b.W - 17 - bw - 17
	for i := len(ps) - 1; i >= 0; i-- {
		total := 0.0
		for k := range ps {
			total += ps[k].width() + gap
		}
		if total <= room {
			break
		}
		ps[i].tight = true
	}
	x := b.X + 17
	for total := -gap; ; total = -gap { // what has no room at all is among the settings
		for k := range ps {
			total += ps[k].width() + gap
		}
		if total <= room || len(ps) < 3 {
			break
		}
		ps = ps[:len(ps)-1]
	}
	for i := range ps {
		ps[i].draw(c, x, b.Y)
		x += ps[i].width() + gap
	}
	if t.err != "" {
		c.Fit(b.X+17, b.Y+b.H-10, b.W-240, scene.StyleSmall, scene.DangerSentence, t.err, scene.Left)
	}
	right := b.X + b.W - bw - 17
	c.Button("house", house.Note(len(t.houseOf(t.scens[t.scen].Sheet()))), "H", right, b.Y+10, bw, 32, 0, true)
	c.Button("main", word, "Enter", right, b.Y+48, bw, 46, canvas.Main, true)
}

func (t *Table) titleKey(k string) {
	n := len(t.scens)
	switch k {
	case "enter":
		t.main()
	case "up", "left":
		t.scen = (t.scen + n - 1) % n
		t.listFleets()
	case "down", "right":
		t.scen = (t.scen + 1) % n
		t.listFleets()
	case "c":
		t.resume()
	case "o":
		t.playAs((t.mode+1)%3, t.level)
	case "h":
		t.openHouse()
	case "s":
		t.openSettings()
	case "/":
		t.openGlossary()
	case "v":
		t.playAs(t.mode, (t.level+1)%len(t.levels))
	case "i":
		t.openBattleSheet(t.scens[t.scen].Sheet())
	case "b":
		t.chooseTable(t.otherTable())
	case "k":
		t.nextClock()
	default:
		for _, e := range t.entries() {
			if e.Key == k {
				t.openEntry(e.ID)
				return
			}
		}
		if d := digit(k); d > 0 && d <= n {
			t.scen = d - 1
			t.listFleets()
		}
	}
}
