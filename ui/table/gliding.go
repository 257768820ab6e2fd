package table

import (
	"attackwing/game"
	"attackwing/ui/anim"
	"attackwing/ui/motion"
	"attackwing/ui/scene"
)

// The content of the right column fades in and rises when something else is shown there. It holds nothing up.

// Seconds and pixels of it.
const (
	contentFade = 0.12
	contentRise = 8
)

// frame is what the right column shows, and for how long it has.
type frame struct {
	content    content
	contentAge float64
	known      bool
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

// framed lets what is new in the right column come.
func (t *Table) framed(dt float64) {
	f := &t.frame
	if t.Game == nil || t.Screen != Playing || t.Curtain {
		f.known = false
		return
	}
	now := t.contentNow()
	if !f.known {
		*f = frame{content: now, known: true}
		t.settle()
		return
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
	f.contentAge += dt * t.prefs.Speed()
}

// settled tells whether it has come.
func (l *places) settled() bool { return !l.frame.known || l.frame.contentAge >= contentFade }

// settle ends it.
func (l *places) settle() { l.frame.contentAge = contentFade }

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
