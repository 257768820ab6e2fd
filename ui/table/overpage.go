package table

import (
	"fmt"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// drawOver is the end of a battle: who has won and why, the Fleet Points line by line, and the battle seen from its end.
func (t *Table) drawOver() {
	t.background()
	if t.narrow() {
		t.drawNarrowOver()
		return
	}
	c := &t.Canvas
	s, u := &t.Shown, t.Game.Setup()
	m := t.pageMargin()
	won := scene.Seats[int(s.Result.Winner)+1]
	c.Path().Rect(0, 0, t.w, 4)
	c.Fill(won.Main)
	lw := c.Text(m, 36, scene.StyleLabel, won.Text, u.Scenario.Sheet().Title+" · "+t.When(), scene.Left)
	room := t.w - 2*m - 600
	if t.opts.Replay != nil && !t.hosted() {
		room -= 84
	}
	t.drawChips(m+lw+16, m+room+4, 34)
	head, why := t.Result()
	c.Fit(m, 72, room, scene.StyleVerdict, scene.Text1, minus(head), scene.Left)
	c.Text(m, 108, scene.StyleBody, scene.Text2, why, scene.Left)
	c.Button("undo", "Take back", "Ctrl+Z", t.w-m-440, 40, 156, 40, 0, len(t.Marks) > 0)
	if t.hosted() {
		c.Button("main", "Go on", "Enter", t.w-m-156, 40, 156, 40, 1, true)
	} else {
		switch {
		case t.opts.Replay != nil:
			c.Button("watch", "Replay and analysis", "V", t.w-m-664, 40, 216, 40, 0, true)
		case t.replays():
			c.Button("page:replays", "Replays", "R", t.w-m-580, 40, 132, 40, 0, true)
		}
		c.Button("title", "Title", "Esc", t.w-m-276, 40, 112, 40, 0, true)
		c.Button("main", "Rematch", "Enter", t.w-m-156, 40, 156, 40, 1, true)
	}
	const gap = 16.0
	y, h := 140.0, t.h-140-24
	w := (t.w - 2*m - gap) / 2
	if aside := min(400, max(288, (t.w-2*m)*0.24)); t.w >= 1180 && t.h >= 700 {
		w = (t.w - 2*m - aside - 2*gap) / 2
		t.drawLookBack(box{t.w - m - aside, y, aside, h})
	}
	for p := game.One; p <= game.Two; p++ {
		t.drawScore(box{m + float64(p)*(w+gap), y, w, h}, p)
	}
}

// replays tells whether the title offers them.
func (t *started) replays() bool {
	for _, e := range t.opts.Pages {
		if e.ID == "replays" {
			return true
		}
	}
	return false
}

// minus writes negative numbers as they are printed.
func minus(words string) string { return strings.ReplaceAll(words, "-", "−") }

// drawScore is a player's Fleet Points: as bars from the fleet limit on where there is room, line by line, ship by ship.
func (t *Table) drawScore(b box, p game.PlayerID) {
	c, s, u := &t.Canvas, &t.Shown, t.Game.Setup()
	seat := int(p) + 1
	x, y, w := b.X, b.Y, b.W
	c.Panel(x, y, w, b.H)
	c.Seat(x+30, y+44, 8, seat, -1)
	c.Text(x+48, y+44, scene.StyleH2, scene.Seats[seat].Text, u.Player(p), scene.Left)
	c.Text(x+w-110, y+48, scene.StyleScore, scene.Seats[seat].Main, minus(fmt.Sprint(game.Points(s, u, p))), scene.Right)
	c.Text(x+w-22, y+60, scene.StyleSmall, scene.Text2, "Fleet Points", scene.Right)
	lines := game.Score(s, u, p)
	ships := 0
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Owner == p && !sh.Map {
			ships++
		}
	}
	yy := y + 92
	if need := 46*float64(len(lines)) + 36 + 42*float64(ships) + 26; yy+20*float64(len(lines))+14+need < y+b.H {
		yy += t.drawBars(x+22, yy-6, w-44, seat, lines) + 10
	}
	for _, l := range lines {
		c.Rule(x+22, yy, w-44)
		c.Icon(x+32, yy+23, 16, map[bool]string{true: "shields", false: "destroyed"}[l.Points >= 0], scene.Text2)
		c.Text(x+52, yy+15, scene.Style{Face: scene.SansBold, Size: 14, Line: 18}, scene.Text1, l.Words, scene.Left)
		if ls := canvas.Lines(scene.StyleCaption, l.Why, w-160); t.narrow() && len(ls) > 1 {
			c.Wrap(x+52, yy+24, w-160, scene.StyleCaption, scene.Text3, l.Why)
			c.Text(x+w-22, yy+23, scene.StyleNumber24, scene.Text1, minus(fmt.Sprint(l.Points)), scene.Right)
			yy += 30 + scene.StyleCaption.Line*float64(len(ls))
			continue
		}
		c.Fit(x+52, yy+32, w-160, scene.StyleCaption, scene.Text3, l.Why, scene.Left)
		ink := scene.Text1
		if l.Points < 0 {
			ink = scene.DangerText
		}
		c.Text(x+w-22, yy+23, scene.StyleNumber24, ink, minus(fmt.Sprint(l.Points)), scene.Right)
		yy += 46
	}
	c.Text(x+22, yy+20, scene.StyleLabel, scene.Text3, "Fleet at the end", scene.Left)
	yy += 36
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.Owner != p || sh.Map || yy+40 > y+b.H {
			continue
		}
		t.drawSurvivor(x, yy, w, game.ShipID(i))
		yy += 42
	}
	if r := u.Fleets[p].Resource; r.Card != nil && yy+26 <= y+b.H {
		c.Rule(x+22, yy, w-44)
		n := c.Fit(x+64, yy+16, w-160, scene.StyleSmall, scene.Text2, r.Card.Name, scene.Left)
		c.Fit(x+64+n+8, yy+16, w-64-n-8-84, scene.StyleCaption, scene.Text3, "resource", scene.Left)
		c.Text(x+w-22, yy+16, scene.StyleNumber, scene.Text2, fmt.Sprintf("%d SP", r.SP), scene.Right)
	}
}

// drawSurvivor is a ship at the end of a battle, with what it and all on it have cost.
func (t *Table) drawSurvivor(x, y, w float64, id game.ShipID) {
	c, u := &t.Canvas, t.Game.Setup()
	sh := &t.Shown.Ships[id]
	c.Rule(x+22, y, w-44)
	art, tones, _ := t.art(id)
	c.Art(x+40, y+21, 34, art, tones, sh.Destroyed)
	f := u.Facts(id)
	sp := f.SP + f.CapSP + f.AdmSP
	for _, up := range f.Upgrades {
		sp += up.SP
	}
	ink, nk := scene.Text1, scene.Text2
	hl, of := t.Hull(id)
	note := fmt.Sprintf("hull %d of %d", hl, of)
	if sh.Destroyed {
		ink, nk, note = scene.Text3, scene.DangerText, fmt.Sprintf("destroyed in round %d", sh.DeadIn)
	}
	n := c.Fit(x+64, y+21, w-64-84-130, scene.Style{Face: scene.Condensed, Size: 14.5, Line: 18}, ink, u.Name(id), scene.Left)
	if sh.Destroyed {
		c.Path().Rect(x+64, y+20.5, x+64+n, y+21.5)
		c.Fill(scene.Text3)
	}
	c.Fit(x+64+n+8, y+21, w-64-n-8-84, scene.StyleCaption, nk, note, scene.Left)
	c.Text(x+w-22, y+21, scene.StyleNumber, ink, fmt.Sprintf("%d SP", sp), scene.Right)
}

// drawBars are the lines of Fleet Points as steps, each from where the one before ended; it returns its height.
func (t *Table) drawBars(x, y, w float64, seat int, lines []game.ScoreLine) float64 {
	c := &t.Canvas
	most, least, at := 0, 0, 0
	for _, l := range lines {
		at += l.Points
		most, least = max(most, at), min(least, at)
	}
	px := func(n int) float64 { return x + w*float64(n-least)/float64(max(1, most-least)) }
	at = 0
	for i, l := range lines {
		from, to := px(at), px(at+l.Points)
		at += l.Points
		lo, hi := min(from, to), max(from, to)
		yy := y + 20*float64(i)
		switch {
		case l.Points == 0:
		case l.Points < 0:
			c.Box(lo, yy, hi-lo, 14, 3, scene.DangerFill)
			c.Path().Rect(lo, yy, hi, yy+14)
			c.Hatch(scene.Fade(scene.Danger, 0.6), 8, 45, 2)
			c.Frame(lo, yy, hi-lo, 14, 3, 1.2, scene.Danger)
		case i == 0:
			c.Box(lo, yy, hi-lo, 14, 3, scene.LineStrong)
		default:
			c.Box(lo, yy, hi-lo, 14, 3, scene.Seats[seat].Main)
		}
	}
	return 20 * float64(len(lines))
}

// drawLookBack is the battle seen from its end: the table with the ways of the ships, who led when, and what turned it.
func (t *Table) drawLookBack(b box) {
	c, l := &t.Canvas, t.lookedBack()
	c.Panel(b.X, b.Y, b.W, b.H)
	x, y, w := b.X+16, b.Y+24, b.W-32
	c.Text(x, y, scene.StyleLabel, scene.Text3, "Final positions", scene.Left)
	size := min(w, b.H-320)
	if t.narrow() {
		size = min(size, 260)
	}
	t.drawTrails(l, x+(w-size)/2, y+14, size)
	y += size + 36
	c.Text(x, y, scene.StyleLabel, scene.Text3, "Lead by round, Fleet Points", scene.Left)
	t.drawLead(l, box{x, y + 16, w, 88})
	y += 136
	if len(l.turns) == 0 {
		return
	}
	c.Text(x, y, scene.StyleLabel, scene.Text3, "Turning points", scene.Left)
	y += 22
	for i, e := range l.turns {
		if y+10 > b.Y+b.H {
			return
		}
		if id := t.turnID(i); id != "" {
			c.Hit(id, x-6, y-11, w+12, 22, true)
			if c.Hover == id {
				c.Box(x-6, y-11, w+12, 22, 5, scene.Card)
			}
		}
		seat := 1
		if e.by < 0 {
			seat = 2
		}
		c.Text(x, y, scene.StyleKeyCap, scene.Accent, fmt.Sprintf("R%d", e.round), scene.Left)
		c.Fit(x+30, y, w-78, scene.StyleSmall, scene.Text1, strings.TrimSuffix(e.words, "."), scene.Left)
		c.Text(x+w, y, scene.StyleNumber, scene.Seats[seat].Text, fmt.Sprintf("+%d", max(e.by, -e.by)), scene.Right)
		y += 23
	}
}

// drawTrails is the table at the end, small, with the way of each ship.
func (t *Table) drawTrails(l *lookBack, x, y, size float64) {
	c := &t.Canvas
	c.Box(x, y, size, size, 6, scene.SkyInner)
	k := size / scene.Table
	in := func(p scene.Pt) scene.Pt {
		return scene.Pt{X: x + max(0, min(scene.Table, p.X))*k, Y: y + max(0, min(scene.Table, p.Y))*k}
	}
	t.laidOn(t.Game, in, k)
	s := &t.Shown
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		way := l.trails[i]
		if sh.Map || len(way) == 0 {
			continue
		}
		col := scene.Seats[int(sh.Owner)+1].Main
		for n := 1; n < len(way); n++ {
			c.Path().Segment(in(way[n-1]), in(way[n]))
			c.Stroke(scene.Fade(col, 0.7), 1.4, 2, 3)
		}
	}
	for i := range s.Ships[:s.NShips] {
		sh := &s.Ships[i]
		way := l.trails[i]
		if sh.Map || len(way) == 0 {
			continue
		}
		at := in(way[len(way)-1])
		if !sh.OnTable() {
			c.Icon(at.X, at.Y, 14, "destroyed", scene.Danger)
			continue
		}
		art, tones, _ := t.art(game.ShipID(i))
		c.Turned(at.X, at.Y, max(22, float64(t.Game.Setup().Facts(game.ShipID(i)).Ship.Class.BaseSide)/1000*k*1.3), fromPose(sh.Pose).Heading, art, tones)
	}
	c.Frame(x, y, size, size, 6, 1.2, scene.BoardEdge)
}

// drawLead is who led by how much after each round: player 1 above the line, player 2 below it.
func (t *Table) drawLead(l *lookBack, b box) {
	c := &t.Canvas
	most := 10
	for _, n := range l.lead {
		most = max(most, n, -n)
	}
	mid := b.Y + b.H/2
	step := b.W / float64(max(1, len(l.lead)-1))
	at := func(i int) scene.Pt {
		return scene.Pt{X: b.X + step*float64(i), Y: mid - float64(l.lead[i])/float64(most)*(b.H/2-18)}
	}
	c.Rule(b.X, mid, b.W)
	every := int(math.Ceil(float64(len(l.lead)) * 16 / b.W))
	for i := 1; i < len(l.lead); i++ {
		p, q := at(i-1), at(i)
		seat := 1
		if l.lead[i]+l.lead[i-1] < 0 {
			seat = 2
		}
		c.Path().Polygon(scene.Pt{X: p.X, Y: mid}, p, q, scene.Pt{X: q.X, Y: mid})
		c.Fill(scene.Fade(scene.Seats[seat].Main, 0.18))
		c.Path().Segment(p, q)
		c.Stroke(scene.Seats[seat].Main, 2, 0, 0)
		if i%every == 0 {
			c.Text(q.X-canvas.Width(scene.StyleCaption, fmt.Sprint(i)), b.Y+b.H+10, scene.StyleCaption, scene.Text3, fmt.Sprint(i), scene.Left)
		}
	}
	for _, e := range l.turns { // where it turned
		if e.round < len(l.lead) {
			c.Path().Circle(at(e.round), 4)
			c.Fill(scene.Panel)
			c.Path().Circle(at(e.round), 4)
			c.Stroke(scene.Accent, 1.6, 0, 0)
		}
	}
	n := l.lead[len(l.lead)-1]
	seat := 1
	y := b.Y + 6
	if n < 0 {
		seat, y = 2, b.Y+b.H-8
	}
	c.Text(b.X+b.W, y, scene.StyleNumber, scene.Seats[seat].Text, fmt.Sprintf("+%d", max(n, -n)), scene.Right)
}

// laidOn draws what the scenario has laid, in a small picture: in places points of the table in it, k is pixels per mm.
func (t *Table) laidOn(g *game.Game, in func(scene.Pt) scene.Pt, k float64) {
	c, s, u := &t.Canvas, g.State(), g.Setup()
	for i := range s.Tokens[:s.NTokens] {
		tk := &s.Tokens[i]
		switch a, e := onmap.Ends(tk); u.Token(tk.Kind).Look {
		case game.GuideLook:
			c.Path().Segment(in(a), in(e))
			c.Stroke(scene.Fade(scene.Seats[2].Main, 0.8), 1.4, 0, 0)
		case game.BarrierLook:
			for n, w := range []float64{12, 8, 5, 2.4} {
				c.Path().Segment(in(a), in(e))
				c.Stroke(scene.Fade(scene.WebGlow, []float64{0.1, 0.2, 0.4, 1}[n]), w, 0, 0)
			}
		default: // only the lines make the picture
		}
	}
	for _, tk := range g.View(game.Nobody).Ahead() {
		if u.Token(tk.Kind).Look == game.BarrierLook {
			a, e := onmap.Ends(&tk)
			c.Path().Segment(in(a), in(e))
			c.Stroke(scene.Fade(scene.WebGlow, 0.8), 1.2, 4, 3)
		}
	}
	for i := u.FleetShips(); i < int(s.NShips); i++ {
		if !s.Ships[i].OnTable() {
			continue
		}
		m := u.OnMap(game.ShipID(i))
		art, tones, _ := artOf(m.Ship)
		var at scene.Pt
		r, turn := 0.0, 0.0
		for n := range m.Parts {
			p := &m.Parts[n]
			if p.Round {
				q, rr := p.Disc.Circle()
				at, r = in(scene.FromPoint(q)), rr/1000*k
			} else if turn == 0 {
				turn = scene.FromPhysics(p.Base.Pose).Heading
			}
		}
		for n := range m.Mounts {
			if f, ok := onmap.Fan(m, int8(n), 0); ok && !f.Round {
				reach(c, in, &f)
			}
		}
		if len(m.Mounts) == 0 { // what ships can do to it they do within Range 1
			c.Path().Circle(at, r+4*scene.Inch*k)
			c.Fill(scene.Fade(scene.Accent, 0.08))
			c.Path().Circle(at, r+4*scene.Inch*k)
			c.Stroke(scene.Fade(scene.Accent, 0.6), 1.1, 4, 3)
		}
		size := 2 * r
		if turn != 0 {
			size += 80 * k
		}
		c.Turned(at.X, at.Y, max(20, size), turn, art, tones)
	}
}

// reach draws where a mount's shots go, in a small picture.
func reach(c *canvas.Canvas, in func(scene.Pt) scene.Pt, f *scene.Fan) {
	for _, line := range f.Outline() {
		for i := range line {
			line[i] = in(line[i])
		}
		c.Path().Polygon(line...)
		c.Fill(scene.Fade(scene.Seats[2].Main, 0.10))
		c.Path().Polyline(line...)
		c.Stroke(scene.Fade(scene.Seats[2].Main, 0.35), 1, 0, 0)
	}
}
