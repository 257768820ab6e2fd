package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// cardLine is one thing about a ship: a card it carries, a damage card, a bonus in force, a weapon mount.
type cardLine struct {
	icon, name string
	state      string // what lies on the card, "" nothing
	words      string // what it does
	bad        bool
	mounted    bool // stays in the small list though a question is asked
	seat       int  // of whom it is, as Canvas.Seat counts; 0 nobody
}

// said is the line in full sentences.
func (l *cardLine) said() string {
	out := l.words
	if l.state != "" {
		out = strings.TrimSpace(names.Title(l.state) + ". " + out)
	}
	if out == "" {
		return "No text."
	}
	return strings.ReplaceAll(out, "\n", " ")
}

// stateOf is what lies on a card.
func stateOf(k *game.CardState) (words string, bad bool) {
	var w []string
	switch {
	case k.Lost:
		w = append(w, "lost")
	case k.Discarded:
		w = append(w, "discarded")
	case k.Away:
		w = append(w, "elsewhere")
	case k.Disabled:
		w = append(w, "disabled")
	}
	bad = len(w) > 0
	for _, n := range []struct {
		n    int8
		name string
	}{{k.Time, "Time token"}, {k.Charges, "charge"}, {k.Stored, "damage card under it"}} {
		if n.n > 0 {
			w = append(w, names.Count(int(n.n), n.name))
		}
	}
	return strings.Join(w, ", "), bad || k.Time > 0
}

// played is a card's text, and what of it the program does not play.
func played(text, not string) string { return strings.TrimSpace(text + "\n" + not) }

// cardsOf are the lines about a ship: its cards, its damage, the bonuses it has now.
func (t *Table) cardsOf(id game.ShipID) (ls []cardLine) {
	if id == game.NoShip {
		return nil
	}
	s, u := &t.Shown, t.Game.Setup()
	sh, f := &s.Ships[id], u.Facts(id)
	if m := u.OnMap(id); m != nil {
		for _, l := range t.MapLines(id, m) {
			ls = append(ls, cardLine{icon: l.Icon, name: l.Name, state: l.State, words: l.Words, bad: l.Bad, mounted: true, seat: l.Seat})
		}
	} else {
		if w := played(f.Ship.Text(), f.Ship.Unplayed()); w != "" {
			ls = append(ls, cardLine{icon: "hull", name: "Ship card", words: w})
		}
		state, bad := stateOf(&sh.Captain)
		ls = append(ls, cardLine{icon: "captain", name: f.Captain.Name, state: state, words: played(f.Captain.Text(), f.Captain.Unplayed()), bad: bad})
		if f.Admiral != nil {
			ls = append(ls, cardLine{icon: "admiral", name: f.Admiral.Name, words: played(f.Admiral.Text(), f.Admiral.Unplayed())})
		}
		for i, up := range f.Upgrades {
			state, bad := stateOf(&sh.Upgrades[i])
			ls = append(ls, cardLine{icon: up.Card.Kind.String(), name: up.Card.Name, state: state, words: played(up.Card.Text(), up.Card.Unplayed()), bad: bad})
		}
	}
	for _, d := range sh.Damage[:sh.NDamage] {
		if d.Up {
			ls = append(ls, cardLine{icon: "critical-damage", name: d.ID.String(), words: d.ID.Words(), bad: true, mounted: true})
		}
	}
	if sh.Marker > 0 {
		ls = append(ls, cardLine{icon: "tractor-beam", name: "Holds the " + u.Name(sh.Marker-1), words: "The pair of lock tokens " + string(rune(onmap.Link(id))) + " marks it.", mounted: true})
	}
	for _, k := range t.CountersOn(id) {
		ls = append(ls, cardLine{icon: k.Icon, name: k.Name, state: fmt.Sprint(k.N), mounted: true})
	}
	if sh.Drones > 0 {
		ls = append(ls, cardLine{icon: "borg", name: "Drone tokens", state: fmt.Sprint(sh.Drones)})
	}
	if sh.Temp > 0 {
		ls = append(ls, cardLine{icon: "shields", name: "Temporary shields", state: fmt.Sprint(sh.Temp), words: "Lost first, gone at the end of the round.", mounted: true})
	}
	for i := range s.Bonuses() {
		if b := &s.Bonuses()[i]; b.Ship == id {
			a, name, _ := u.Line(b.Line)
			what := strings.TrimPrefix(b.Words(u), name+": ")
			l := cardLine{icon: "ok", name: name, state: what, words: a.Words(), mounted: true}
			if b.Vs != game.NoShip {
				l.state += " against " + names.Short(u.Name(b.Vs))
			}
			ls = append(ls, l)
		}
	}
	return ls
}

// cardShip is the ship whose card is shown.
func (t *Table) cardShip() game.ShipID {
	if p := t.Asked(); p != nil && t.Ship == game.NoShip {
		return p.Ship
	}
	return t.Ship
}

// shipCard is the ship looked at; it returns its height.
func (t *Table) shipCard(id game.ShipID, b box, p *game.Prompt) float64 {
	c := &t.Canvas
	s, u := &t.Shown, t.Game.Setup()
	sh, f := &s.Ships[id], u.Facts(id)
	roomy := b.H > 860
	h := 103.0
	all := t.cardsOf(id)
	flies := t.Pause != nil && t.Pause.Move.Ship == id
	asked := p != nil && p.Ship == id || flies
	var at []int
	for i := range all {
		if !asked || roomy || all[i].mounted || !flies && p.Ask != game.ChooseManeuver && !t.lay.small {
			at = append(at, i)
		}
	}
	room := int((b.H*0.42 - h) / 20)
	if asked && (flies || p.Ask != game.PlaceShip) && !roomy {
		room = min(room, 5)
	}
	more := 0
	if len(at) > room {
		more = len(at) - max(0, room)
		at = at[:max(0, room)]
	}
	if len(at) > 0 {
		h += float64(len(at))*20 + 8
	}
	c.Panel(b.X, b.Y, b.W, h)
	c.Hit("inspect", b.X, b.Y, b.W, 62, true)
	a, tones, _ := t.art(id)
	c.Art(b.X+34, b.Y+36, 48, a, tones, !sh.OnTable() && sh.Placed)
	kw := widthOf(scene.StyleKeyCap, "I") + 16
	c.Fit(b.X+66, b.Y+24, b.W-78-kw, scene.StyleH3, scene.Text1, u.Name(id), scene.Left)
	c.Key(b.X+b.W-8-kw, b.Y+24, "I", scene.Text3)
	second := fmt.Sprintf("%s · skill %d", f.Captain.Name, sh.Skill)
	if sh.Map {
		second = fmt.Sprintf("%s · skill %d", u.Player(sh.Owner), sh.Skill)
		if sh.Owner == game.Nobody {
			second = "Nobody commands it"
		}
	}
	w := c.Fit(b.X+66, b.Y+44, b.W-78-8, scene.StyleSmall, scene.Text2, second, scene.Left)
	if w+40 < b.W-78 {
		c.Seat(b.X+66+w+14, b.Y+44, 5, int(sh.Owner)+1, -1)
	}
	x := b.X + 20
	step := (b.W - 24) / 4
	for _, q := range t.stats(id) {
		c.Icon(x, b.Y+80, 17, q.icon, scene.Text3)
		c.Text(x+15, b.Y+80, scene.StyleNumber20, scene.Text1, q.text, scene.Left)
		c.Hit("stat:"+q.icon, x-12, b.Y+66, step-4, 28, true)
		x += step
	}
	y := b.Y + 108
	for k, i := range at {
		e := &all[i]
		ink := scene.Text2
		if e.bad {
			ink = scene.DangerText
		}
		c.Hit(fmt.Sprintf("card:%d", i), b.X+4, y-10, b.W-8, 20, false)
		c.Icon(b.X+20, y, 13, e.icon, scene.Text3)
		note := e.state
		if note == "" {
			note = firstLine(e.words)
		}
		if more > 0 && k == len(at)-1 {
			more++
			c.Text(b.X+34, y, scene.StyleCaption, scene.Text3, fmt.Sprintf("and %d more: I shows all", more), scene.Left)
			break
		}
		nw := c.Fit(b.X+34, y, b.W*0.55, scene.StyleCaption, ink, e.name, scene.Left)
		c.Fit(b.X+34+nw+8, y, b.W-34-nw-20, scene.StyleCaption, scene.Text3, note, scene.Left)
		y += 20
	}
	return h
}

func firstLine(s string) string {
	l, _, _ := strings.Cut(s, "\n")
	return l
}

// drawCards is the ship's card in full over the board: every card aboard with its words and what lies on it.
func (t *Table) drawCards() {
	id := t.cardShip()
	if !t.cards || id == game.NoShip {
		return
	}
	c := &t.Canvas
	c.Float()
	w := t.over(430, 0, true).W
	ls := t.cardsOf(id)
	type block struct {
		l     *cardLine
		lines []string
		h     float64
	}
	var bs []block
	const head = 44.0
	full := 64.0
	for i := range ls {
		k := block{l: &ls[i]}
		for _, s := range strings.Split(ls[i].words, "\n") {
			if s != "" {
				k.lines = append(k.lines, canvas.Lines(scene.StyleSmall, s, w-58)...)
			}
		}
		k.h = 26 + 17*float64(len(k.lines)) + 6
		bs = append(bs, k)
		full += k.h
	}
	b := t.over(430, full, true)
	x, y, h := b.X, b.Y, b.H
	c.Hit("cardpanel", x, y, w, h, false)
	c.Box(x-2, y+6, w+4, h+4, 12, scene.Fade(scene.Hex(0), 0.4))
	c.Box(x, y, w, h, 10, scene.Panel)
	c.Frame(x, y, w, h, 10, 1.2, scene.LineStrong)
	c.Fit(x+14, y+24, w-90, scene.StyleH3, scene.Text1, t.Game.Setup().Name(id), scene.Left)
	c.Key(x+w-34, y+24, "I", scene.Text3)
	c.Within(&t.cardAt, x+1, y+head, w-2, h-head-4, full-head-4, func() {
		yy := y + 52
		for i := range bs {
			k := &bs[i]
			c.Rule(x+1, yy-6, w-2)
			ink := scene.Text1
			if k.l.bad {
				ink = scene.DangerText
			}
			c.Icon(x+24, yy+9, 16, k.l.icon, scene.Text3)
			st := scene.Style{Face: scene.SansBold, Size: 14, Line: 18}
			nw := c.Fit(x+42, yy+9, w*0.6, st, ink, k.l.name, scene.Left)
			c.Fit(x+w-14, yy+9, w-70-nw, scene.StyleSmall, ink, k.l.state, scene.Right)
			for n, s := range k.lines {
				c.Text(x+42, yy+29+17*float64(n), scene.StyleSmall, scene.Text2, s, scene.Left)
				t.linked(x+42, yy+20+17*float64(n), w, scene.StyleSmall, s)
			}
			yy += k.h
		}
	})
}
