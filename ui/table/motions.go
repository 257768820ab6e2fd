package table

import (
	"math"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/anim"
	"attackwing/ui/canvas"
	"attackwing/ui/dial"
	"attackwing/ui/scene"
)

// The parts of a motion, in seconds.
const (
	templateIn  = 0.16
	templateOut = 0.12
	slideBack   = 0.32
	dialFlip    = 0.24
	dialHold    = 0.36
	cardFlip    = 0.24
	cardHold    = 0.9
	cardShrink  = 0.3
)

// moveSeconds is how long a ship's move is shown: the template comes, the ship flies, slides back, the template goes.
func moveSeconds(m *game.ShipMoved, f *physics.Flight) float64 {
	n := templateIn + flySeconds(m) + templateOut
	if f.Short {
		n += slideBack
	}
	return n
}

func flySeconds(m *game.ShipMoved) float64 {
	return anim.FlightSeconds(math.Hypot(float64(m.To.X-m.From.X), float64(m.To.Y-m.From.Y)) / physics.Inch)
}

// flown is where a moving ship is after so many seconds: micrometres and degrees. Until it overlaps it flies as it meant
// to; then it slides back along the template.
func (t *Table) flown(m *game.ShipMoved, age float64) (x, y, heading float64) {
	f := t.now.flight
	age -= templateIn
	fly := flySeconds(m)
	if !f.Short || f.T <= 0 || f.Maneuver.Bearing == physics.SpinLeft || f.Maneuver.Bearing == physics.SpinRight {
		return f.At(anim.InOut(age / fly))
	}
	var free, whole physics.Flight
	physics.Fly(&free, f.From, f.Side, f.Maneuver, f.Spin, nil)
	whole = *f
	whole.T = free.T
	if age <= fly {
		return whole.At(anim.InOut(age/fly) * 0.9999)
	}
	return whole.At(0.9999 - (0.9999-f.T/free.T)*min(1, anim.Back((age-fly)/slideBack)))
}

// templateAlpha is how much of a template is seen as it comes and goes.
func templateAlpha(age, length float64) float64 {
	return max(0.02, min(anim.Out(age/templateIn), 1-anim.Out((age-length+templateOut)/templateOut)))
}

// drawMotion shows over the board what is no shape of the table: the dial that turns, the damage card.
func (t *Table) drawMotion() {
	if t.now == nil {
		return
	}
	switch e := t.now.event.(type) {
	case game.DialRevealed:
		t.drawFlip(&e)
	case game.DamageDealt:
		if e.Up {
			t.drawDealt(&e)
		}
	case game.TokenPlaced:
		t.drawDrop(e.Ship, strings.ReplaceAll(e.Action.String(), " ", "-"))
	case game.Cloaked:
		t.drawDrop(e.Ship, "cloak")
	case game.PowerStrained:
		t.drawDrop(e.Ship, "aux-power")
	case game.TokenLaid:
		t.boardHint(title(t.called(e.Token.Kind)) + " grows: Space goes to the end")
	}
}

// drawDrop is a token that drops in above its ship.
func (t *Table) drawDrop(id game.ShipID, icon string) {
	c := &t.Canvas
	at := t.cam.ToScreen(t.middleOf(id))
	k := anim.Back(t.now.U())
	if b := t.lay.board; !b.has(at.X-16, at.Y-66) || !b.has(at.X+16, at.Y) {
		return
	}
	p := scene.Pt{X: at.X, Y: at.Y - 66 + 32*k}
	c.Path().Circle(p, 12)
	c.Fill(scene.Panel)
	c.Path().Circle(p, 11.5)
	c.Stroke(scene.Seats[int(t.shown.Ships[id].Owner)+1].Main, 1.4, 0, 0)
	c.Icon(p.X, p.Y, 16, icon, scene.Text1)
}

// drawFlip is a dial that turns over above its ship.
func (t *Table) drawFlip(e *game.DialRevealed) {
	c, b := &t.Canvas, t.lay.board
	u := t.g.Setup()
	m := u.Facts(e.Ship).Ship.Class.Dial[e.Move]
	at := t.cam.ToScreen(t.middleOf(e.Ship))
	const r = 26.0
	x, y := max(b.X+r+70, min(b.X+b.W-r-70, at.X)), at.Y-78
	if y < b.Y+r+6 { // no room above: below it
		y = at.Y + 60
	}
	y = max(b.Y+r+6, min(b.Y+b.H-r-30, y))
	turn := anim.InOut(t.now.Age / dialFlip)
	wide := max(0.06, math.Abs(math.Cos(turn*math.Pi)))
	seat := scene.Seats[int(t.shown.Ships[e.Ship].Owner)+1]
	oval := func(k float64) []scene.Pt {
		ps := make([]scene.Pt, 0, 40)
		for i := range 40 {
			h := scene.Heading(float64(i) * 9)
			ps = append(ps, scene.Pt{X: x + h.X*k*wide, Y: y + h.Y*k})
		}
		return ps
	}
	c.Float()
	c.Path().Polygon(oval(r)...)
	c.Fill(scene.Panel)
	c.Path().Polygon(oval(r - 1)...)
	c.Stroke(seat.Main, 2, 0, 0)
	if turn < 0.5 {
		if wide > 0.4 {
			c.Icon(x, y, 26*wide, "dial-locked", seat.Main)
		}
		return
	}
	if wide > 0.4 {
		c.Icon(x, y, 30*wide, dial.Art(m.Bearing), t.inkOf(difficulty(t.shown.Color(u, e.Ship, int(e.Move)))))
	}
	if turn >= 1 {
		st := scene.Style{Face: scene.Condensed, Size: 13.5, Line: 16}
		words := title(m.Maneuver.String())
		w := canvas.Width(st, words)
		c.Box(x-w/2-7, y+r+3, w+14, 20, 6, scene.Panel)
		c.Text(x, y+r+13, st, scene.Text1, words, scene.Middle)
	}
}

// drawDealt is a critical damage card: it turns over large in the middle of the board, is read, and shrinks to its ship.
func (t *Table) drawDealt(e *game.DamageDealt) {
	c, b := &t.Canvas, t.lay.board
	mid := scene.Pt{X: b.X + b.W/2, Y: b.Y + b.H/2}
	if t.shown.Attack.On && t.lay.trayOnBoard {
		mid.Y = (b.Y + t.lay.tray.Y) / 2
	}
	age := t.now.Age
	turn := anim.InOut(age / cardFlip)
	small := anim.InOut((age - cardFlip - cardHold) / cardShrink)
	at := mid.Lerp(t.cam.ToScreen(t.middleOf(e.Ship)), small)
	k := 1 - 0.85*small
	w, h := 240*k*max(0.04, math.Abs(math.Cos(turn*math.Pi))), 150*k
	c.Float()
	x, y := at.X-w/2, at.Y-h/2
	if turn < 0.5 {
		c.Box(x, y, w, h, 10*k, scene.Control)
		c.Frame(x, y, w, h, 10*k, 2, scene.LineStrong)
		return
	}
	c.Box(x, y, w, h, 10*k, scene.DangerFill)
	c.Frame(x, y, w, h, 10*k, 2, scene.Danger)
	if turn < 1 || small > 0 {
		if w > 40 {
			c.Icon(at.X, at.Y, 40*k, "critical-damage", scene.Danger)
		}
		return
	}
	c.Icon(x+22, y+24, 24, "critical-damage", scene.Danger)
	c.Fit(x+42, y+24, w-54, scene.StyleH3, scene.Text1, e.Card.String(), scene.Left)
	ls := canvas.Lines(scene.StyleSmall, e.Card.Words(), w-28)
	for i, l := range ls[:min(len(ls), 5)] {
		c.Text(x+14, y+54+float64(i)*18, scene.StyleSmall, scene.DangerSentence, l, scene.Left)
	}
}
