package table

import (
	"math"

	"attackwing/game"
	"attackwing/ui/anim"
	"attackwing/ui/scene"
)

// glideSeconds is how long the camera takes to what is asked about.
const glideSeconds = 0.28

// glide is the camera on its way.
type glide struct {
	on       bool
	age      float64
	from, to scene.Pt
}

// followAsked lets the camera glide to what a new question is about, as the person prefers; never while a pointer is down.
func (t *Table) followAsked(p *game.Prompt) {
	if t.prefs.Follow == "never" || t.dragging || t.panning || t.jumping || t.ruler.Drag || t.pressing || !t.fitted {
		return
	}
	at, ok := t.askedAbout(p)
	if !ok {
		return
	}
	b := t.lay.board
	if s := t.cam.ToScreen(at); t.prefs.Follow == "outside" && math.Abs(s.X-b.X-b.W/2) <= b.W*0.4 && math.Abs(s.Y-b.Y-b.H/2) <= b.H*0.4 {
		return
	}
	to := t.within(at)
	from := scene.Pt{X: t.cam.CenterX, Y: t.cam.CenterY}
	if to.Sub(from).Len() < 1 {
		return
	}
	t.glide = glide{on: true, from: from, to: to}
	if t.Means.Quick || t.prefs.Speed() == 0 {
		t.glide.age = glideSeconds
	}
	t.glides(0)
}

// askedAbout is the place on the table that a question is about.
func (t *Table) askedAbout(p *game.Prompt) (scene.Pt, bool) {
	switch {
	case p.Places():
		return fromPose(t.Draft).Pt, true
	case p.Ship == game.NoShip || !t.Shown.Ships[p.Ship].OnTable():
		return scene.Pt{}, false
	}
	return t.stage().Middle(p.Ship), true
}

// within is the middle of a view that shows a place and nothing beyond the edges of the table, as far as the view is smaller.
func (e *eye) within(at scene.Pt) scene.Pt {
	w, h := e.cam.W/e.cam.PxPerMM()/2, e.cam.H/e.cam.PxPerMM()/2
	if math.Mod(math.Abs(e.cam.Rotation), 180) == 90 {
		w, h = h, w
	}
	keep := func(v, half float64) float64 {
		if 2*half >= scene.Table {
			return scene.Table / 2
		}
		return max(half, min(scene.Table-half, v))
	}
	return scene.Pt{X: keep(at.X, w), Y: keep(at.Y, h)}
}

// glides lets the camera go on.
func (t *Table) glides(dt float64) {
	g := &t.glide
	if !g.on {
		return
	}
	g.age += dt
	at := g.from.Lerp(g.to, anim.InOut(min(1, g.age/glideSeconds)))
	t.cam.CenterX, t.cam.CenterY, t.Changed = at.X, at.Y, true
	g.on = g.age < glideSeconds
}

// turnToSeat turns the table so that the edge of whoever sets dials is near, when that is preferred.
func (t *Table) turnToSeat(seat game.PlayerID) {
	if t.prefs.Turn == "on" && t.HotSeat() {
		t.cam.Rotation = map[bool]float64{true: 180}[t.north(seat)]
	}
}

// north tells whether a seat starts at the north edge, as Player 1 of every sheet does.
func (t *Table) north(seat game.PlayerID) bool {
	return t.Game != nil && t.Game.Setup().Area(seat).Y0 == 0
}
