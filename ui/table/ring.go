package table

import (
	"fmt"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// ringButton is one of the actions around a ship: the first option of its kind.
type ringButton struct {
	option      int
	icon, label string
}

// ring are the actions of the ship that is asked for one, those with several targets once.
func (t *Table) ring(p *game.Prompt) (bs []ringButton) {
	if p == nil || p.Ask != game.ChooseAction && p.Ask != game.ChooseFreeAction || p.Ship == game.NoShip {
		return nil
	}
	for i, o := range p.Options {
		if o.Kind == game.Pass || sameAction(p.Options[:i], &o) {
			continue
		}
		label := title(p.Label(&t.view, i))
		if o.Kind == game.Perform {
			label = title(strings.ReplaceAll(o.Action.String(), "-", " "))
		}
		if o.Kind == game.TakeSpecial {
			label, _, _ = strings.Cut(t.briefly(label, o.Ship), " the ")
		}
		if o.Kind == game.Enable {
			label = "Enable a card"
		}
		label, _, _ = strings.Cut(label, ":")
		bs = append(bs, ringButton{i, iconOf(p, o), label})
	}
	return bs
}

// briefly is what a sheet offers without what it is done to, where the ship around it or a row says that.
func (t *Table) briefly(label string, on game.ShipID) string {
	label, _, _ = strings.Cut(label, ": ")
	if on != game.NoShip {
		label = strings.TrimSuffix(strings.TrimSuffix(label, " "+t.g.Setup().Name(on)), " from")
	}
	label, _, _ = strings.Cut(label, " on the ")
	return label
}

// sameAction tells whether one of the options is the same action as another, on another target.
func sameAction(before []game.Option, o *game.Option) bool {
	for _, q := range before {
		if q.Kind == o.Kind && (o.Kind == game.Perform && q.Action == o.Action || o.Kind == game.UseCard && q.Line == o.Line || o.Kind == game.RepairCard || o.Kind == game.Enable) {
			return true
		}
	}
	return false
}

// drawRing is the ring of actions on the board, around the ship they are of. Its buttons stand for the same options as the
// list beside the board.
func (t *Table) drawRing() {
	p := t.mine()
	bs := t.ring(p)
	if len(bs) == 0 || len(bs) > 8 || t.why || t.cards || t.termAt > 0 {
		return
	}
	b := t.lay.board
	at := t.cam.ToScreen(t.middleOf(p.Ship))
	if !b.has(at.X, at.Y) {
		return
	}
	size, r := 54.0, max(86, 15*float64(len(bs)))
	if t.lay.small {
		size, r = 46, max(74, 14*float64(len(bs)))
	}
	if t.touch {
		size = 64
		r = max(r+10, 20*float64(len(bs)))
	}
	places := ringPlaces(b, at, r, size, len(bs))
	o, focused := t.focused(p)
	for k, q := range places {
		e := &bs[k]
		chosen := focused && (e.option == t.focus || sameAction(p.Options[e.option:e.option+1], &o))
		t.ringButton(e, q.X, q.Y, size, chosen)
	}
}

// ringPlaces are the middles of n buttons around a point of the board: evenly on a circle, or, near the board's edge, on
// the part of a circle that lies on the board, wide enough for all of them. None where there is no room.
func ringPlaces(b box, at scene.Pt, r, size float64, n int) (places []scene.Pt) {
	const steps, apart = 120, 92.0
	side, foot := max(size/2, 52), size/2+20
	fits := func(k int, r float64) bool {
		q := at.Add(scene.Heading(float64(k) / steps * 360).Mul(r))
		return q.X-side > b.X && q.X+side < b.X+b.W && q.Y-size/2 > b.Y+2 && q.Y+foot < b.Y+b.H-2
	}
	for ; r < 300; r += 8 {
		from, run := 0, 0
		for k := range steps {
			l := 0
			for l < steps && fits(k+l, r) {
				l++
			}
			if l > run {
				from, run = k, l
			}
		}
		if run == steps {
			for k := range n {
				places = append(places, at.Add(scene.Heading((float64(k)+0.5)/float64(n)*360-90).Mul(r)))
			}
			return places
		}
		wide := float64(run-1) / steps * 2 * math.Pi * r
		if need := float64(n-1) * apart; wide >= need {
			step := 0.0
			if n > 1 {
				step = need / r / float64(n-1) * 180 / math.Pi
			}
			mid := (float64(from) + float64(run-1)/2) / steps * 360
			for k := range n {
				places = append(places, at.Add(scene.Heading(mid+(float64(k)-float64(n-1)/2)*step).Mul(r)))
			}
			return places
		}
	}
	return nil
}

func (t *Table) ringButton(e *ringButton, x, y, size float64, chosen bool) {
	c := &t.Canvas
	id := fmt.Sprintf("ring:%d", e.option)
	c.Hit(id, x-size/2, y-size/2, size, size, true)
	fill, edge, ink := scene.Panel, scene.Seats[t.seatOfBar()].Main, scene.Text1
	switch {
	case chosen:
		fill, edge, ink = scene.Accent, scene.Accent, scene.OnAccent
	case c.Hover == id:
		fill = scene.Control
	}
	c.Path().Circle(scene.Pt{X: x, Y: y}, size/2)
	c.Fill(fill)
	c.Path().Circle(scene.Pt{X: x, Y: y}, size/2-0.8)
	c.Stroke(edge, 1.6, 0, 0)
	c.Icon(x, y, size*0.48, e.icon, ink)
	if e.option < 9 {
		o := scene.Pt{X: x + size*0.36, Y: y - size*0.36}
		c.Path().Circle(o, 9.5)
		c.Fill(scene.Control)
		c.Text(o.X, o.Y, scene.StyleKeyCap, scene.Text1, fmt.Sprint(e.option+1), scene.Middle)
	}
	st := scene.Style{Face: scene.Condensed, Size: 12.5, Line: 16}
	label := canvas.Shorten(st, e.label, 92)
	w := canvas.Width(st, label)
	c.Box(x-w/2-5, y+size/2+2, w+10, 16, 5, scene.Fade(scene.Void, 0.72))
	c.Text(x, y+size/2+10, st, scene.Text1, label, scene.Middle)
}
