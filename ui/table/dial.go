package table

import (
	"fmt"
	"image/color"
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/dial"
	"attackwing/ui/measure"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

func (t *Table) drawDial(b box, p *game.Prompt) {
	c := &t.Canvas
	u := t.Game.Setup()
	g := dial.Of(u.Facts(p.Ship).Ship.Class.Dial)
	own := p.Ask == game.ChooseManeuver
	move, meant := t.Question.Previewed(), t.Question.Answer()
	if !own {
		move, meant = battle.CellOf(p, move), battle.CellOf(p, meant)
	}
	n := float64(len(g.Rows))
	extra := 0.0
	if battle.Instead(p) >= 0 {
		extra = insteadHeight
	}
	b.H -= extra // until what the rows take is known
	least := 26.0
	if b.H < 400 {
		least = min(22, (b.H-34-26-8-96)/n)
	}
	room := b.H - 40 - 46 - 8 - 250
	rh := max(28, min(42, room/n))
	if t.lay.small {
		rh = max(least, min(42, (b.H-40-30-190)/n))
	}
	if t.touch { // the words below give way
		rest := 40 + 46 + 8 + 150.0
		if t.lay.small {
			rest = 34 + 26 + 112
		}
		rh = max(rh, min(finger+4, (b.H-rest)/n)) // a cell is 4 smaller
	}
	dh := 34 + n*rh + 48
	if t.lay.small {
		dh = 34 + n*rh + 26
	}
	head := 34.0
	if t.lay.narrow {
		head, rh = 8, t.narrowCell(n)
		dh = head + n*rh + 2
	}
	b.H += extra
	dh += extra
	c.Panel(b.X, b.Y, b.W, b.H)
	if !t.lay.small {
		c.Panel(b.X, b.Y, b.W, dh)
	}
	if !t.lay.narrow {
		t.linkedHead(b.X+12, b.Y+19, "Maneuver dial")
		note := "only you see this"
		if !own {
			note = "for the opponent's ship"
		} else if !t.HotSeat() {
			note = "secret until revealed"
		}
		c.Text(b.X+b.W-12, b.Y+19, scene.StyleSmall, scene.Text3, note, scene.Right)
	}
	cw := min(62, (b.W-24-26)/float64(len(g.Cols)))
	x0 := b.X + 12 + 26 + (b.W-24-26-cw*float64(len(g.Cols)))/2
	t.drawInstead(box{b.X, b.Y + head, b.W, insteadHeight}, p)
	y := b.Y + head + extra
	moves := u.Facts(p.Ship).Ship.Class.Dial
	for _, r := range g.Rows {
		c.Text(x0-14, y+rh/2, scene.StyleNumber, scene.Text3, strings.Replace(fmt.Sprint(r), "-", "−", 1), scene.Middle)
		for k, col := range g.Cols {
			x := x0 + float64(k)*cw
			m, ok := g.At[[2]int{r, col}]
			if !ok {
				c.Frame(x+1, y+1, cw-4, rh-4, 6, 1, scene.Fade(scene.Line, 0.5))
				continue
			}
			t.cell(p, m, x+1, y+1, cw-4, rh-4, m == meant)
		}
		y += rh
	}
	if t.lay.narrow { // the verdict first
		y = b.Y + b.H - narrowFoot - 8 - 46
	}
	lx := b.X + 16
	for i, e := range []struct {
		d    scene.Difficulty
		text string
	}{{scene.Easy, "easy"}, {scene.Normal, "normal"}, {scene.Hard, "hard"}} {
		t.mark3(lx, y+13, e.d, false)
		lx += 10 + c.Text(lx+9, y+13, scene.StyleCaption, scene.Text2, e.text, scene.Left) + 12
		_ = i
	}
	if !t.lay.small || t.lay.narrow {
		y += 20
		lx = b.X + 16
	}
	if t.Uses("verdicts") {
		t.drawVerdictKey(b, lx, y)
	}
	q := box{b.X, b.Y + dh + 8, b.W, b.H - dh - 8}
	if !t.lay.small {
		c.Box(b.X, b.Y+dh, b.W, 8, 0, scene.Void)
		c.Panel(q.X, q.Y, q.W, q.H)
	} else {
		c.Rule(b.X+12, q.Y, b.W-24)
	}
	switch {
	case move >= 0 && move < len(moves):
		t.consequences(q, p, move)
	case own && move < -1:
		t.insteadConsequences(q, p)
	}
	main := "Choose this maneuver"
	if own {
		main = "Lock this dial"
		if meant < -1 {
			main, _ = t.InsteadWords(p)
		}
		if t.Locked[p.Ship] {
			main = "Next ship"
		}
	}
	if words, is := t.Loss(); is && own {
		main = words
	}
	mb := q
	if own && !t.lay.small {
		mb.H -= 32
		yy := b.Y + b.H - 22
		w := c.Text(q.X+12, yy, scene.StyleBody, scene.Text2, "Next", scene.Left)
		kw := c.Key(q.X+12+w+6, yy, "Tab", scene.Text2)
		c.Hit("next", q.X+10, yy-14, w+kw+12, 28, true)
		last := struct{ id, words, key string }{"lockall", "All", "Shift+Enter"}
		if t.Locked[p.Ship] {
			last.id, last.words, last.key = "unlock", "Unlock", "Backspace"
		}
		kw = widthOf(scene.StyleKeyCap, last.key) + 10
		c.Key(q.X+q.W-12-kw, yy, last.key, scene.Text2)
		w = c.Text(q.X+q.W-12-kw-6, yy, scene.StyleBody, scene.Text2, last.words, scene.Right)
		c.Hit(last.id, q.X+q.W-12-kw-6-w, yy-14, w+kw+12, 28, true)
	}
	if own && t.lay.small {
		t.atFoot(q, func(q box) { c.Button("next", "Next", "Tab", q.X+12, q.Y+q.H-60, 104, 48, 0, true) })
		mb.X += 112
		mb.W -= 112
	}
	t.mainButton(mb, main, true)
}

// drawVerdictKey says what the marks of verdicts mean.
func (t *Table) drawVerdictKey(b box, lx, y float64) {
	c := &t.Canvas
	c.Icon(lx, y+13, 11, "danger-now", scene.Danger)
	lx += 9 + c.Text(lx+9, y+13, scene.StyleCaption, scene.Text2, "destroyed", scene.Left) + 12
	if next := t.View.Ahead(); len(next) > 0 {
		c.Icon(lx, y+13, 11, "danger-end", scene.DangerText)
		from := lx - 8
		lx += 9 + c.Text(lx+9, y+13, scene.StyleCaption, scene.Text2, t.Called(next[0].Kind)+" in End", scene.Left) + 12
		c.Hit("ahead", from, y+3, lx-from-6, 20, true)
	}
	if lx+60 < b.X+b.W {
		c.Icon(lx, y+13, 11, "swap", scene.Text2)
		c.Text(lx+9, y+13, scene.StyleCaption, scene.Text2, "bump", scene.Left)
	}
}

func (t *Table) mark3(x, y float64, d scene.Difficulty, dim bool) {
	c := &t.Canvas
	col := t.inkOf(d)
	if dim {
		col = scene.Fade(col, 0.4)
	}
	switch d {
	case scene.Easy:
		c.Path().Circle(scene.Pt{X: x, Y: y}, 3.6)
		c.Fill(col)
	case scene.Hard:
		c.Path().Polygon(scene.Pt{X: x, Y: y - 4}, scene.Pt{X: x + 4, Y: y + 3.4}, scene.Pt{X: x - 4, Y: y + 3.4})
		c.Fill(col)
	default:
		c.Frame(x-3.5, y-3.5, 7, 7, 1, 1.4, col)
	}
}

func (t *Table) cell(p *game.Prompt, m int, x, y, w, h float64, chosen bool) {
	c := &t.Canvas
	id := fmt.Sprintf("cell:%d", m)
	ok := t.MayDial(p, m)
	c.Hit(id, x, y, w, h, ok)
	if !ok && chosen {
		x += t.sway()
	}
	var f game.Fate
	game.Foresee(&t.View, p.Ship, m, &f)
	d := difficulty(f.Color)
	if !t.Uses("verdicts") {
		f = game.Fate{Token: -1}
	}
	fill, edge := scene.Hex(0x17203F), scene.Line
	bad := f.Dies() || f.StruckAtEnd
	if bad {
		fill, edge = scene.DangerFill, scene.Danger
	}
	if !ok {
		fill, edge = scene.Panel, scene.Fade(edge, 0.4)
	}
	if chosen {
		fill, edge = scene.AccentLo, scene.Accent
	} else if c.Hover == id {
		edge = scene.Text2
	}
	c.Box(x, y, w, h, 6, fill)
	width := 1.2
	if chosen {
		width = 2
	}
	c.Frame(x, y, w, h, 6, width, edge)
	ink := t.inkOf(d)
	if !ok {
		ink = scene.Fade(ink, 0.38)
	}
	c.Icon(x+w/2, y+h/2, min(26, h-6), dial.Art(t.Game.Setup().Facts(p.Ship).Ship.Class.Dial[m].Bearing), ink)
	t.mark3(x+7.5, y+h-7.5, d, !ok)
	switch {
	case f.Dies():
		c.Icon(x+w-8, y+8, 10, "danger-now", scene.Fade(scene.Danger, opacity(ok)))
	case f.StruckAtEnd:
		c.Icon(x+w-8, y+8, 11, "danger-end", scene.Fade(scene.DangerText, opacity(ok)))
	case f.Bumped:
		c.Icon(x+w-8, y+8, 10, "swap", scene.Fade(scene.Text2, opacity(ok)))
	}
}

func opacity(ok bool) float64 {
	if ok {
		return 1
	}
	return 0.4
}

// consequences says in words what a maneuver does.
func (t *Table) consequences(b box, p *game.Prompt, m int) {
	c := &t.Canvas
	u := t.Game.Setup()
	mv := u.Facts(p.Ship).Ship.Class.Dial[m]
	var f game.Fate
	game.Foresee(&t.View, p.Ship, m, &f)
	d := difficulty(f.Color)
	low := b.H < 156 // no room for more than the maneuver and one line
	if low {
		b.Y -= 6
	}
	c.Icon(b.X+26, b.Y+26, 26, dial.Art(mv.Bearing), t.inkOf(d))
	c.Fit(b.X+48, b.Y+24, b.W-60, scene.StyleH3, scene.Text1, names.Title(mv.Maneuver.String()), scene.Left)
	sh := &t.Shown.Ships[p.Ship]
	words := "normal · no token gained or removed"
	switch d {
	case scene.Easy:
		words = "easy · removes an Auxiliary Power token"
		if sh.Power == 0 {
			words = "easy"
		}
	case scene.Hard:
		words = "hard · gains an Auxiliary Power token"
	}
	y := b.Y + 76
	if low {
		y -= 24
	} else {
		c.Squeeze(b.X+48, b.Y+43, b.W-60, scene.StyleCaption, scene.Text3, words, scene.Left)
		c.Rule(b.X+12, b.Y+58, b.W-24)
	}
	t.Canvas.Hit("verdict", b.X+8, b.Y+4, b.W-16, y-b.Y-14, true)
	t.linkedLine(b.X+48, b.Y+24, scene.StyleH3, names.Title(mv.Maneuver.String()))
	if !low {
		t.linkedLine(b.X+48, b.Y+43, scene.StyleCaption, canvas.Shorten(scene.StyleCaption, words, b.W-60))
	}
	end := b.Y + b.H - 110
	if t.lay.small {
		end = b.Y + b.H - 62
	}
	said := 0
	say := func(ok bool, s string) {
		switch h := checkHeight(b, s); {
		case y-9+h <= end:
			y += t.check(b, y, ok, s) + 5
		case said == 0 && y+9 <= end: // in one line, as much as there is room for
			y += t.check(b, y, ok, canvas.Shorten(scene.StyleSmall, s, b.W-48)) + 5
		}
		said++
	}
	if !t.MayDial(p, m) {
		for _, r := range game.Refusals(&t.View, p) {
			if int(r.N) == m {
				say(false, t.Units(r.Why))
			}
		}
	}
	judged := t.Uses("verdicts")
	switch {
	case !judged:
	case f.LeavesArea:
		say(false, "Leaves the play area by "+t.Long(f.Out)+": destroyed at once.")
	case f.Token >= 0:
		say(false, names.Title(mv.Maneuver.String())+" touches the "+t.Called(f.Kind)+": destroyed at once.")
	case f.StruckAtEnd:
		say(false, "Safe to fly, but the "+t.Called(f.Kind)+" lands there: destroyed at the end of this round.")
	case len(t.View.Ahead()) > 0:
		say(true, "Inside the "+t.Called(t.View.Ahead()[0].Kind)+", also after it grows.")
	default:
		say(true, "Stays in the play area.")
	}
	if does, _ := t.InsteadWords(p); does != "" {
		say(false, "Flies, and so does not "+strings.ToLower(does[:1])+does[1:]+".")
	}
	if f.Bumped && !f.Dies() && judged {
		why := "Overlaps a ship as it stands now: slides back, no action."
		if f.Against != game.NoShip {
			why = "Would stop at " + u.Name(f.Against) + " as it stands now: no action."
		}
		say(false, why)
	} else if !f.Dies() && judged {
		say(true, "No overlap with ships as they stand.")
	}
	if f.Power > 0 && (!f.Dies() || !judged) {
		say(false, "Auxiliary Power: no action this round.")
	}
	if ways := t.waysOf(p.Ship); judged && t.Uses("measuring") && m < len(ways) && ways[m].Targets|ways[m].More != 0 {
		say(true, names.Title(measure.Aims(&t.View, p.Ship, &ways[m])))
	}
}

// inkOf is the color of a difficulty, as the settings say.
func (p *preferred) inkOf(d scene.Difficulty) color.NRGBA {
	if p.prefs.Colors == "clear" {
		return scene.ClearDifficulties[d]
	}
	return scene.Difficulties[d]
}
