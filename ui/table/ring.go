package table

import (
	"fmt"
	"math"
	"strings"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/names"
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
		label := names.Title(p.Label(&t.View, i))
		if o.Kind == game.Perform {
			label = names.Title(strings.ReplaceAll(o.Action.String(), "-", " "))
		}
		if o.Kind == game.TakeSpecial {
			label, _, _ = strings.Cut(t.Briefly(label, o.Ship), " the ")
		}
		if o.Kind == game.Enable {
			label = "Enable a card"
		}
		label, _, _ = strings.Cut(label, ":")
		bs = append(bs, ringButton{i, battle.IconOf(p, o), label})
	}
	return bs
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

// ringReach is how far from its ship the ring reaches, px; it may be turned aside by ships.
const ringReach = 150.0

// ringNameWide is the room for the name of a button of the ring, px.
const ringNameWide = 104.0

// drawRing is the ring of actions on the board, around the ship they are of. Its buttons stand for the same options as the
// list beside the board.
func (t *Table) drawRing() {
	p := t.Asked()
	bs := t.ring(p)
	if len(bs) == 0 || len(bs) > 8 || t.why || t.cards || t.pickedEcho(p) {
		return
	}
	b := t.lay.board
	at := t.cam.ToScreen(t.middleOf(p.Ship))
	if t.termAt() > 0 {
		if k := t.termBox(); at.X > k.X-ringReach && at.X < k.X+k.W+ringReach && at.Y > k.Y-ringReach && at.Y < k.Y+k.H+ringReach {
			return
		}
	}
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
	var ships []scene.Pt
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		if id := game.ShipID(i); id != p.Ship && t.Shown.Ships[i].OnTable() && !t.Shown.Ships[i].Map {
			ships = append(ships, t.cam.ToScreen(t.middleOf(id)))
		}
	}
	places := ringPlaces(b, at, r, size, len(bs), ships)
	meant := t.Question.Answer()
	o, is := t.Meant(p)
	for k, q := range places {
		e := &bs[k]
		chosen := is && (e.option == meant || sameAction(p.Options[e.option:e.option+1], &o))
		t.ringButton(e, q.X, q.Y, size, chosen)
	}
}

// ringPlaces are the middles of n buttons around a point of the board: evenly on a circle, or, near the board's edge, on
// the part of a circle that lies on the board, wide enough for all of them. The ring is turned and widened so that it hides
// as few of the ships as can be. None where there is no room.
func ringPlaces(b box, at scene.Pt, r, size float64, n int, ships []scene.Pt) (best []scene.Pt) {
	least := 1 << 30
	for far := r + ringWiden; r < 300 && (best == nil || r <= far); r += 8 {
		if best == nil {
			far = r + ringWiden
		}
		rings(b, at, r, size, n, func(from, step float64) bool {
			places := make([]scene.Pt, n)
			for k := range places {
				places[k] = at.Add(scene.Heading(from + float64(k)*step).Mul(r))
			}
			if hides := hidden(places, size, ships); hides < least {
				best, least = places, hides
			}
			return least == 0
		})
		if least == 0 {
			return best
		}
	}
	return best
}

// ringWiden is how much wider than needed the ring may be, px, to leave ships free.
const ringWiden = 48.0

// hidden counts the ships that buttons and their names hide.
func hidden(places []scene.Pt, size float64, ships []scene.Pt) (n int) {
	const base = 22 // half of one, and a little
	for _, s := range ships {
		for _, q := range places {
			if dx, dy := math.Abs(s.X-q.X), s.Y-q.Y; dx < size/2+base && dy > -size/2-base && dy < size/2+20+base {
				n++
			}
		}
	}
	return n
}

// rings gives the ways to lay n buttons on a circle until one suits: the first button's heading and the step to the next.
func rings(b box, at scene.Pt, r, size float64, n int, suits func(from, step float64) bool) {
	const steps, apart, slide = 120, 92.0, 9.0
	side, foot := max(size/2, 52), size/2+20
	fits := func(k int) bool {
		q := at.Add(scene.Heading(float64(k) / steps * 360).Mul(r))
		return q.X-side > b.X && q.X+side < b.X+b.W && q.Y-size/2 > b.Y+2 && q.Y+foot < b.Y+b.H-2
	}
	from, run := 0, 0
	for k := range steps {
		l := 0
		for l < steps && fits(k+l) {
			l++
		}
		if l > run {
			from, run = k, l
		}
	}
	if run == steps {
		step := 360 / float64(n)
		for turn := 0.0; turn < step; turn += slide {
			if suits(step/2-90+turn, step) {
				return
			}
		}
		return
	}
	wide := float64(run-1) / steps * 2 * math.Pi * r
	need := float64(n-1) * apart
	if wide < need {
		return
	}
	step := 0.0
	if n > 1 {
		step = need / r / float64(n-1) * 180 / math.Pi
	}
	mid := (float64(from) + float64(run-1)/2) / steps * 360
	slack := (wide - need) / r * 180 / math.Pi / 2
	for turn := 0.0; turn <= slack; turn += slide {
		if first := mid - float64(n-1)/2*step; suits(first+turn, step) || suits(first-turn, step) {
			return
		}
	}
}

func (t *Table) ringButton(e *ringButton, x, y, size float64, chosen bool) {
	c := &t.Canvas
	id := fmt.Sprintf("ring:%d", e.option)
	c.Hit(id, x-size/2, y-size/2, size, size, true)
	fill, edge, ink := scene.Panel, scene.Seats[t.SeatOfBar()].Main, scene.Text1
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
	label := canvas.Shorten(st, e.label, ringNameWide-12)
	w := canvas.Width(st, label)
	c.Box(x-w/2-5, y+size/2+2, w+10, 16, 5, scene.Fade(scene.Void, 0.72))
	c.Text(x, y+size/2+10, st, scene.Text1, label, scene.Middle)
}
