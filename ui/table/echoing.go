package table

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/scene"
)

// ahead is how far forward of the ship a place on the table is, µm, and whether it is to its left.
func (t *Table) ahead(id game.ShipID, at scene.Pt) (um float64, left bool) {
	from := fromPose(t.Shown.Ships[id].Pose)
	d, nose := at.Sub(from.Pt), scene.Heading(from.Heading)
	return (d.X*nose.X + d.Y*nose.Y) * 1000, d.X*-nose.Y+d.Y*nose.X < 0
}

// lifted is what the pointer holds: with a finger it is above it, where it is seen.
func (t *Table) lifted(in *Input) scene.Pt {
	y := in.Y
	if t.touch {
		y -= fingerLift
	}
	return t.cam.ToTable(scene.Pt{X: in.X, Y: y})
}

// grabEcho takes up the end of a Sensor Echo that lies under the pointer, while one is in mind: the one in mind before others.
func (t *Table) grabEcho(p *game.Prompt, in *Input, at scene.Pt) bool {
	o, ok := t.mindEcho(p)
	if !ok {
		return false
	}
	half := float64(t.Game.Setup().Facts(o.Ship).Ship.Class.BaseSide) / 2000
	best, found := half*1.2, -1
	for i := range p.Options {
		if q := &p.Options[i]; battle.IsEcho(q) {
			if d := fromPose(q.Pose).Pt.Sub(at).Len(); d < best || d < half && *q == o {
				best, found = d, i
				if *q == o {
					break
				}
			}
		}
	}
	if found < 0 {
		return false
	}
	t.Question.Take(found)
	held, _ := t.ahead(o.Ship, t.lifted(in))
	_, um := t.Shift(&p.Options[found])
	t.echoHeld = float64(um) - held
	t.Changed = true
	return true
}

// mindEcho is the Sensor Echo that is shown, if one is.
func (t *Table) mindEcho(p *game.Prompt) (game.Option, bool) {
	if p == nil || p.Ask != game.ChooseAction && p.Ask != game.ChooseFreeAction {
		return game.Option{}, false
	}
	o, ok := t.Focused(p)
	return o, ok && battle.IsEcho(&o)
}

// dragEcho has the end of a Sensor Echo follow the pointer along its side, or to the other side.
func (t *Table) dragEcho(p *game.Prompt, at scene.Pt) {
	if o, ok := t.mindEcho(p); ok {
		um, left := t.ahead(o.Ship, at)
		t.Echo(p, left, int32(math.Round(max(-2*physics.EchoSlack, min(2*physics.EchoSlack, um+t.echoHeld)))))
	}
}

// echoKey moves the Sensor Echo in mind: by 1 mm, with Shift a tenth, with Alt a hundredth of that, with both a thousandth.
func (t *Table) echoKey(p *game.Prompt, k string, in *Input) bool {
	by := map[string]int32{",": -1000, ".": 1000}[k]
	if _, ok := t.mindEcho(p); !ok || by == 0 {
		return false
	}
	if in.Shift {
		by /= 10
	}
	if in.Alt {
		by /= 100
	}
	t.ShiftEcho(p, by)
	return true
}

// echoOn shows the ends of a Sensor Echo that is in mind.
func (t *Table) echoOn(b *scene.Board, p *game.Prompt) {
	o, ok := t.mindEcho(p)
	if !ok {
		return
	}
	for _, q := range p.Options {
		if battle.IsEcho(&q) && q != o {
			g := t.stage().Ghost(p.Ship, q.Pose)
			b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: g.Pose, Side: g.Side, Seat: g.Seat, Faint: true})
		}
	}
	g := t.stage().Ghost(p.Ship, o.Pose)
	b.Ghosts = append(b.Ghosts, g)
	b.Callouts = append(b.Callouts, t.echoNote(&o, g.Side))
}

// echoNote says where a Sensor Echo ends, and how to choose another place.
func (t *Table) echoNote(o *game.Option, side float64) scene.Callout {
	_, um := t.Shift(o)
	words := "Straight to the side"
	if um != 0 {
		words = game.Shift(um)
	}
	return scene.Callout{At: fromPose(o.Pose).Pt, Offset: scene.Pt{X: 0, Y: side*t.cam.PxPerMM()*0.75 + 26},
		Lines: []string{words, fmt.Sprintf("drag it, or %s %s by 1 mm", t.keyName(","), t.keyName("."))}}
}
