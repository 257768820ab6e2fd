package table

import (
	"attackwing/game"
	"attackwing/ui/anim"
	"attackwing/ui/motion"
	"attackwing/ui/scene"
)

// What in the frame moves by itself when something else is shown there: the bar of the seat and the steps of the phases glide,
// the content of the right column fades in and rises. None of it holds anything up.

// Seconds and pixels of it.
const (
	phaseGlide  = 0.32
	contentFade = 0.12
	contentRise = 8
)

// frame is how far the parts of the frame are that glide.
type frame struct {
	phase, phaseWas int
	seat, seatWas   int
	content         content
	phaseAge        float64
	seatAge         float64
	contentAge      float64
	known           bool
}

// content is what the right column shows, as far as a change of it is worth a motion.
type content struct {
	kind   uint8
	prompt int32
	ship   game.ShipID
}

// contentNow is what the right column shows now.
func (t *Table) contentNow() content {
	p := t.Asked()
	switch {
	case t.EndingShown(p) != nil:
		return content{kind: 1, prompt: int32(t.EndRead)}
	case p == nil && t.Pause != nil:
		return content{kind: 2, ship: t.Pause.Move.Ship}
	case p == nil:
		return content{kind: 3}
	}
	return content{kind: 4, prompt: p.ID, ship: p.Ship}
}

// phaseAt is the step of the top bar that is now.
func (t *Table) phaseAt() int {
	if t.Shown.Phase == game.SettingUp {
		return 2
	}
	return int(t.Shown.Phase) - 1
}

// framed lets the parts of the frame glide to what is shown.
func (t *Table) framed(dt float64) {
	f := &t.frame
	if t.Game == nil || t.Screen != Playing || t.Curtain {
		f.known = false
		return
	}
	phase, seat, now := t.phaseAt(), t.SeatOfBar(), t.contentNow()
	if !f.known {
		*f = frame{phase: phase, seat: seat, content: now, known: true}
		t.settle()
		return
	}
	if phase != f.phase {
		f.phaseWas, f.phase, f.phaseAge = f.phase, phase, 0
	}
	if seat != f.seat {
		f.seatWas, f.seat, f.seatAge = f.seat, seat, 0
	}
	if now != f.content {
		f.content, f.contentAge = now, 0
	}
	if t.settled() {
		return
	}
	t.Changed = true
	if t.Still() {
		t.settle()
		return
	}
	dt *= t.prefs.Speed()
	f.phaseAge, f.seatAge, f.contentAge = f.phaseAge+dt, f.seatAge+dt, f.contentAge+dt
	if t.prefs.Reduced() { // fades only, as short as they are
		f.phaseAge, f.seatAge = f.phaseAge+dt*3, f.seatAge+dt*3
	}
}

// settled tells whether nothing of the frame glides.
func (l *places) settled() bool {
	f := &l.frame
	return !f.known || f.phaseAge >= phaseGlide && f.seatAge >= phaseGlide && f.contentAge >= contentFade
}

// settle ends what glides.
func (l *places) settle() {
	f := &l.frame
	f.phaseAge, f.seatAge, f.contentAge = phaseGlide, phaseGlide, contentFade
}

// glided is how much of a glide is over, 0 to 1.
func glided(age float64) float64 { return anim.InOut(age / phaseGlide) }

// rise lets what was drawn on the canvas from a shape on fade in and rise, while it is new. Its panels stand.
func (t *Table) rise(from int) {
	u := anim.Out(t.frame.contentAge / contentFade)
	if u >= 1 || !t.frame.known || t.Still() {
		return
	}
	dy := contentRise * (1 - u)
	if t.prefs.Reduced() {
		dy = 0
	}
	shapes := t.Canvas.Scene.Shapes
	for i := from; i < len(shapes); i++ {
		sh := &shapes[i]
		if sh.Kind == scene.Fill && sh.Color == scene.Panel {
			continue
		}
		sh.At.Y += dy
		for k := range sh.Path.Pts {
			sh.Path.Pts[k].Y += dy
		}
		sh.Color = scene.Fade(sh.Color, u)
		if sh.Kind == scene.Picture {
			a := 255.0
			if sh.Alpha > 0 {
				a = float64(sh.Alpha)
			}
			sh.Alpha = uint8(max(1, a*u))
		}
	}
}

// begun is the motion of an event as the person prefers motions: with fades only, nothing flies.
func (p *preferred) begun(n *motion.Motion) *motion.Motion {
	if n != nil && p.prefs.Reduced() {
		n.Reduce()
	}
	return n
}
