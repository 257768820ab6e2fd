package table

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

func widthOf(st scene.Style, s string) float64 { return canvas.Width(st, s) }

// status is what a ship's row says on its right.
func (t *Table) status(id game.ShipID) (words string, done, now bool) {
	s := &t.Shown
	sh := &s.Ships[id]
	if p := t.Asked(); p != nil && p.Ship == id && p.Ask != game.ChooseManeuver {
		return map[bool]string{true: "placing", false: "now"}[p.Ask == game.PlaceShip], false, true
	}
	if t.Now != nil && t.Now.Shows().About() == id {
		return "", false, true
	}
	if t.Pause != nil && t.Pause.Move.Ship == id {
		return "now", false, true
	}
	switch s.Phase {
	case game.SettingUp:
		return "", sh.Placed, false
	case game.Activation:
		return "", sh.Activated, false
	case game.Combat:
		return "", sh.Attacked, false
	}
	return "", false, false
}

func (t *Table) drawLeft() {
	l := &t.lay
	switch {
	case !l.small:
		t.drawColumn(l.left)
		return
	case l.narrow:
		if t.leftOpen {
			t.drawAside()
		}
		return
	case !t.leftOpen && !t.column:
		t.drawRail()
		return
	}
	t.Canvas.Float()
	b := l.open()
	t.Canvas.Box(b.X-8, b.Y-4, b.W+14, b.H+8, 10, scene.Void)
	t.Canvas.Hit("column", b.X, b.Y, b.W, b.H, false)
	if l.tight { // the ships stay in their rail: there is no room for their rows as well
		t.drawRail()
		b.X, b.W = b.X+l.left.W+8, b.W-l.left.W-8
		t.drawAfterShips(box{b.X, b.Y - 1, b.W, b.H + 1})
		return
	}
	t.drawColumn(b)
}

// columnFoot is the height of what stands below the ships' rows: the initiative and the Fleet Points.
const columnFoot = 36 + 2*24 + 8

// leastLog is the least height of the log: a heading and three lines.
const leastLog = 132.0

// leastColumn is the least height in which the column has room for all its parts but the log.
func (t *Table) leastColumn() float64 {
	ids, heading, _ := t.Order()
	h := columnFoot + 8 + t.stateHeight(columnWidth) + 38.0*float64(len(ids)) + 37
	if heading == "" {
		h += 37
	}
	return h
}

// drawColumn is the order of play or both rosters, the state of the sheet's own ships, and the log.
func (t *Table) drawColumn(b box) {
	c := &t.Canvas
	ids, heading, sub := t.Order()
	if heading == "" { // they have a card of their own below
		ids = slices.DeleteFunc(ids, func(id game.ShipID) bool { return t.Shown.Ships[id].Map })
	}
	rows := len(ids)
	head := 37.0
	heads := 1.0
	if heading == "" {
		heads = 0
		last := game.PlayerID(-2)
		for _, id := range ids {
			if o := t.Shown.Ships[id].Owner; o != last {
				heads, last = heads+1, o
			}
		}
	}
	state := t.stateHeight(b.W)
	if state > 0 {
		state += 8
	}
	below := leastLog
	if h := t.buysHeight(b.W, b.H-state-8-heads*head-columnFoot-38*float64(rows)); h >= buysLow {
		below = h
	} else if h > 0 {
		below += h + 8
	}
	below = max(below, t.setupHeight(b.W))
	rowH := max(38, min(56, (b.H-state-below-8-heads*head-columnFoot)/float64(max(rows, 1))))
	h := heads*head + float64(rows)*rowH + columnFoot
	c.Panel(b.X, b.Y, b.W, h)
	y := b.Y
	if heading != "" {
		c.Text(b.X+12, y+19, scene.StyleLabel, scene.Text3, heading, scene.Left)
		c.Text(b.X+b.W-12, y+19, scene.StyleSmall, scene.Text3, sub, scene.Right)
		c.Hit("order", b.X, y, b.W, head, true)
		y += head
	}
	last := game.PlayerID(-2)
	for _, id := range ids {
		sh := &t.Shown.Ships[id]
		if heading == "" && sh.Owner != last {
			t.seatHead(b.X, y, b.W, sh.Owner)
			y += head
		}
		last = sh.Owner
		t.shipRow(id, b.X+1, y, b.W-2, rowH)
		y += rowH
	}
	t.drawAfterShips(box{b.X, y, b.W, b.Y + b.H - y})
}

// drawAfterShips is what stands below the ships' rows: initiative and Fleet Points, the sheet's own ships, the log.
func (t *Table) drawAfterShips(b box) {
	c, u := &t.Canvas, t.Game.Setup()
	if t.lay.tight {
		c.Panel(b.X, b.Y, b.W, columnFoot)
	}
	c.Rule(b.X+1, b.Y, b.W-2)
	c.Icon(b.X+22, b.Y+18, 14, "initiative", scene.Seats[int(t.Shown.First)+1].Main)
	c.Fit(b.X+36, b.Y+18, b.W-48, scene.StyleSmall, scene.Text2, fmt.Sprintf("Initiative: %s, %d to %d SP", u.Player(t.Shown.First), u.Fleets[t.Shown.First].Total, u.Fleets[t.Shown.First.Other()].Total), scene.Left)
	c.Hit("order", b.X, b.Y+2, b.W, 32, true)
	c.Rule(b.X+1, b.Y+36, b.W-2)
	t.drawStanding(b.X, b.Y+40, b.W)
	y := b.Y + columnFoot + 8
	if h := t.stateHeight(b.W); h > 0 {
		t.drawState(box{b.X, y, b.W, h})
		y += h + 8
	}
	if h := t.setupHeight(b.W); h > 0 && h <= b.Y+b.H-y {
		if b.Y+b.H-y-h-8 < leastLog {
			h = b.Y + b.H - y
		}
		t.drawSetup(box{b.X, y, b.W, h})
		if y += h + 8; y > b.Y+b.H-leastLog {
			return
		}
	}
	if h := t.buysHeight(b.W, b.Y+b.H-y); h > 0 {
		if b.Y+b.H-y-h-8 < leastLog { // no room for the log beside it
			h = b.Y + b.H - y
		}
		t.drawBuys(box{b.X, y, b.W, h})
		if y += h + 8; y > b.Y+b.H-leastLog {
			return
		}
	}
	t.drawLog(box{b.X, y, b.W, b.Y + b.H - y})
}

func (t *Table) seatHead(x, y, w float64, p game.PlayerID) {
	c := &t.Canvas
	seat := int(p) + 1
	c.Seat(x+18, y+19, 6, seat, -1)
	if p == game.Nobody {
		c.Fit(x+32, y+19, w-50, scene.Style{Face: scene.SansBold, Size: 14, Line: 20}, scene.Seats[0].Text, "Commanded by nobody", scene.Left)
		return
	}
	who := "you"
	if t.Brains[p] != nil {
		who = "AI " + names.Title(t.Names[p])
	} else if t.HotSeat() {
		who = ""
	}
	name := t.Game.Setup().Player(p)
	if who != "" {
		name += " · " + who
	}
	st := scene.Style{Face: scene.SansBold, Size: 14, Line: 20}
	c.Fit(x+32, y+19, w-50, st, scene.Seats[seat].Text, name, scene.Left)
	n, open := 0, 0
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		sh := &t.Shown.Ships[i]
		if sh.Owner == p && sh.InPlay() && !sh.Map {
			n++
			if t.IsOpen(game.ShipID(i)) && !t.Locked[game.ShipID(i)] {
				open++
			}
		}
	}
	note := ""
	if t.Shown.Phase == game.Planning {
		note = fmt.Sprintf("%d of %d locked", n-open, n)
		if t.Thinking != nil && t.Brains[p] != nil {
			note = "thinking"
		}
	}
	if widthOf(st, name)+widthOf(scene.StyleSmall, note)+56 < w {
		c.Text(x+w-12, y+19, scene.StyleSmall, scene.Text3, note, scene.Right)
	}
}

func (t *Table) drawRail() {
	c, b := &t.Canvas, t.lay.left
	c.Panel(b.X, b.Y, b.W, b.H)
	ids, _, _ := t.Order()
	foot := t.railStandingHeight(game.One) + t.railStandingHeight(game.Two) + 48
	h := min(60, (b.H-8-foot)/float64(max(len(ids), 1)))
	y := b.Y + 4
	for _, id := range ids {
		sh := &t.Shown.Ships[id]
		name := fmt.Sprintf("ship:%d", id)
		_, done, now := t.status(id)
		if now || t.Planner == id && t.Shown.Phase == game.Planning {
			c.Box(b.X+2, y, b.W-4, h-2, 8, scene.Hex(0x122A38))
			c.Frame(b.X+2, y, b.W-4, h-2, 8, 1.6, scene.Accent)
		} else if c.Hover == name || t.Ship == id || t.Hover == id {
			c.Box(b.X+2, y, b.W-4, h-2, 8, scene.Card)
		}
		c.Hit(name, b.X, y, b.W, h, true)
		a, tones, _ := t.art(id)
		c.Art(b.X+b.W/2, y+h/2-3, min(36, h-14), a, tones, done || !sh.OnTable() && sh.Placed)
		c.Seat(b.X+12, y+12, 8, int(sh.Owner)+1, int(sh.Skill))
		hl, of := t.Hull(id)
		f := t.Game.Setup().Facts(id)
		c.Box(b.X+8, y+h-9, b.W-16, 3, 1.5, scene.Control)
		if all := of + int(f.Ship.Shields); all > 0 && hl > 0 {
			c.Box(b.X+8, y+h-9, (b.W-16)*float64(hl+int(sh.Shields))/float64(all), 3, 1.5, scene.HullPoint)
		}
		if t.Shown.Phase == game.Planning && sh.InPlay() && !sh.Map {
			icon, col := "dial-locked", scene.Seats[int(sh.Owner)+1].Main
			if t.IsOpen(id) && !t.Locked[id] {
				icon, col = "dial", scene.Accent
			}
			c.Icon(b.X+b.W-13, y+h-20, 15, icon, col)
		}
		y += h
	}
	t.railStanding(b.X, b.Y+b.H-foot, b.W)
	c.Button("log", "Log", "", b.X+4, b.Y+b.H-40, b.W-8, 34, 0, true)
}

// drawLog is the log, where there is room for some lines.
func (t *Table) drawLog(b box) {
	if b.H >= leastLog {
		t.inBox(t.screen.log.Body(&t.Battle), b)
	}
}
