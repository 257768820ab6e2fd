package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

const (
	stateHead = 44.0
	stateLine = 19.0
)

// stateHeight is the room that the state of the sheet's own ships takes in a column so wide, 0 without any.
func (t *Table) stateHeight(w float64) (h float64) {
	for _, id := range t.MapShips() {
		h += mapHeight(t.mapLines(id, t.Game.Setup().OnMap(id)), w)
	}
	return h
}

// mapHeight is the height of a card with these lines.
func mapHeight(ls []cardLine, w float64) float64 {
	h := stateHead + 8
	for i := range ls {
		h += stateLine
		if !ls[i].oneLine(w) {
			h += stateLine - 3
		}
	}
	return h
}

// oneLine tells whether name and state have room beside one another.
func (l *cardLine) oneLine(w float64) bool {
	return widthOf(scene.StyleCaption, l.name)+widthOf(scene.StyleCaption, l.state)+52 <= w
}

// drawState is a card about each of the sheet's own ships: who commands it, who is aboard, who pulls at it, and whom its
// mounts will attack next.
func (t *Table) drawState(b box) {
	c, u := &t.Canvas, t.Game.Setup()
	c.Panel(b.X, b.Y, b.W, b.H)
	y := b.Y
	for _, id := range t.MapShips() {
		sh := &t.Shown.Ships[id]
		ls := t.mapLines(id, u.OnMap(id))
		h := mapHeight(ls, b.W)
		name := fmt.Sprintf("ship:%d", id)
		if c.Hover == name || t.Ship == id || t.Hover == id {
			c.Box(b.X+1, y+1, b.W-2, h-2, 9, scene.Card)
		}
		c.Hit(name, b.X, y, b.W, h, true)
		seat := int(sh.Owner) + 1
		a, tones, _ := t.art(id)
		c.Art(b.X+26, y+24, 32, a, tones, false)
		c.Fit(b.X+48, y+16, b.W-58, scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, u.Name(id), scene.Left)
		c.Fit(b.X+48, y+34, b.W-58, scene.StyleCaption, scene.Seats[seat].Text, t.commands(id), scene.Left)
		y += stateHead
		for i := range ls {
			l := &ls[i]
			ink := scene.Text3
			if l.bad {
				ink = scene.DangerText
			}
			mark := scene.Text3
			if l.seat > 0 {
				mark = scene.Seats[l.seat].Main
			}
			c.Icon(b.X+20, y+9, 13, l.icon, mark)
			nw := c.Fit(b.X+34, y+9, b.W-44, scene.StyleCaption, scene.Text1, l.name, scene.Left)
			if l.oneLine(b.W) {
				c.Text(b.X+34+nw+8, y+9, scene.StyleCaption, ink, l.state, scene.Left)
			} else {
				y += stateLine - 3
				c.Fit(b.X+34, y+9, b.W-44, scene.StyleCaption, ink, l.state, scene.Left)
			}
			y += stateLine
		}
		y += 8
	}
}

// commands says who commands a map ship, with what skill, and its hull.
func (t *Table) commands(id game.ShipID) string {
	sh, u := &t.Shown.Ships[id], t.Game.Setup()
	hull, of := t.Hull(id)
	words := fmt.Sprintf("hull %d/%d", hull, of)
	switch {
	case sh.Owner != game.Nobody:
		return fmt.Sprintf("%s, skill %d · %s", u.Player(sh.Owner), sh.Skill, words)
	case len(u.OnMap(id).Mounts) == 0:
		return names.Title(words)
	}
	return "Nobody commands it · " + words
}

// mapLines are who is aboard a map ship by sides, who pulls at it, and whom each of its mounts attacks next or could attack.
func (t *Table) mapLines(id game.ShipID, m *game.MapShip) (ls []cardLine) {
	s, u := &t.Shown, t.Game.Setup()
	if len(m.Mounts) > 0 {
		for p := game.One; p <= game.Two; p++ {
			if names := t.awayNames(p); len(names) > 0 {
				ls = append(ls, cardLine{icon: "away-team", name: u.Player(p), state: strings.Join(names, ", "), words: "Cards of this player that are aboard.", mounted: true, seat: int(p) + 1})
			}
		}
	}
	for i := range u.FleetShips() {
		if sh := &s.Ships[i]; sh.InPlay() && sh.Marker == id+1 {
			ls = append(ls, cardLine{icon: "tractor-beam", name: names.Short(u.Name(game.ShipID(i))), state: "holds it", words: "This ship has a beam on it.", mounted: true, seat: int(sh.Owner) + 1})
		}
	}
	if m.Cost > 0 {
		ls = append(ls, cardLine{icon: "danger-now", name: "Destroying it", state: fmt.Sprintf("−%d Fleet Points", m.Cost), words: "Whoever destroys it loses these points at the end.", mounted: true, bad: true})
	}
	for k := range m.Mounts {
		ls = append(ls, t.mountLine(id, m, int8(k)))
	}
	return ls
}

// mountLine is whom a mount attacks next, or could attack.
func (t *Table) mountLine(id game.ShipID, m *game.MapShip, k int8) cardLine {
	s, u := &t.Shown, t.Game.Setup()
	w := &m.Mounts[k]
	l := cardLine{icon: "weapon", name: w.Name, words: fmt.Sprintf("%d dice, Range 1 to %d.", m.Ship.Attack, w.Far), mounted: true}
	if s.Ships[id].Fired&(1<<k) != 0 {
		l.state = "has fired"
		return l
	}
	if s.Phase != game.Combat && !t.Uses("measuring") {
		l.state = "measured in Combat"
		return l
	}
	in := t.reached(id, k)
	if len(in) == 0 {
		l.state = "nobody in reach"
		return l
	}
	l.words += " In reach, the nearest first: " + strings.Join(t.namesOf(in), ", ") + "."
	a, aims := u.Scenario.(game.Aiming)
	if !aims || s.Ships[id].Owner != game.Nobody {
		l.state, l.bad = t.namesOf(in)[0], true
		if len(in) > 1 {
			l.state += fmt.Sprintf(" and %d more", len(in)-1)
		}
		return l
	}
	at := a.Aims(s, u, id, k)
	switch len(at) {
	case 0:
		l.state = "holds its fire"
		return l
	case 1:
		l.words += " It will attack " + names.Short(u.Name(at[0])) + "."
	default:
		l.words += " Dice or a choice will tell which of those named first is attacked."
	}
	for i, x := range at {
		if i > 0 {
			l.state += " or "
		}
		l.state += names.Short(u.Name(x))
	}
	l.bad = true
	return l
}
