package panel

import (
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Echo is a Sensor Echo that is in mind: its ends on the board, of which one is dragged along its
// side.
type Echo struct {
	plain
	Eye   *boardview.Eye
	ahead float64 // how far the end lies ahead of the pointer that drags it, µm
}

// mind returns the Sensor Echo that is shown, if one is, with its question.
func (*Echo) mind(b *battle.Session) (*game.Prompt, game.Option, bool) {
	p := b.Asked()
	if p == nil || p.Ask != game.ChooseAction && p.Ask != game.ChooseFreeAction {
		return nil, game.Option{}, false
	}
	o, ok := b.Question.Focused(p)
	return p, o, ok && reading.IsEcho(&o)
}

// Commands of it: by 1 mm, with Shift a tenth, with Alt a hundredth of that, with both a
// thousandth.
func (e *Echo) Commands(b *battle.Session) (cs kit.Commands) {
	p, _, ok := e.mind(b)
	shift := func(um int32) func() { return func() { b.ShiftEcho(p, um) } }
	for _, k := range []struct {
		c  *kit.Command
		by int32 // µm
	}{{leftward("Move the echo back", shift(-1000)), -1000}, {rightward("Move the echo forward", shift(1000)), 1000}} {
		cs = append(cs, k.c, k.c.With("shift+", shift(k.by/10)), k.c.With("alt+", shift(k.by/100)),
			k.c.With("shift+alt+", shift(k.by/1000)))
	}
	if !ok {
		return cs.Away()
	}
	return cs
}

// Grab returns the ends, the one in mind before others.
func (e *Echo) Grab(b *battle.Session) boardview.Grab {
	return boardview.Grab{
		At: func(at scene.Pt) bool { return e.under(b, at) >= 0 },
		Press: func(at scene.Pt) {
			p, o, _ := e.mind(b)
			found := e.under(b, at)
			b.Question.Take(found)
			held, _ := e.along(b, o.Ship, at)
			_, um := b.EchoShift(&p.Options[found])
			e.ahead = float64(um) - held
		},
		Drag: func(at scene.Pt, _ boardview.Mods) {
			if p, o, ok := e.mind(b); ok {
				um, left := e.along(b, o.Ship, at)
				wish := int32(math.Round(max(-2*physics.EchoSlack, min(2*physics.EchoSlack, um+e.ahead))))
				b.Do(b.Question.Echo(&b.Table, p, left, wish))
			}
		},
		Lifts: true,
	}
}

// under returns the option whose end lies under the pointer, -1 if there is none.
func (e *Echo) under(b *battle.Session, at scene.Pt) int {
	p, o, ok := e.mind(b)
	if !ok {
		return -1
	}
	half := float64(b.Game.Setup().Facts(o.Ship).Ship.Class.BaseSide) / 2000
	best, found := half*1.2, -1
	for i := range p.Options {
		q := &p.Options[i]
		if !reading.IsEcho(q) {
			continue
		}
		if d := scene.FromPhysics(q.Pose).Pt.Sub(at).Len(); d < best || d < half && *q == o {
			if best, found = d, i; *q == o {
				break
			}
		}
	}
	return found
}

// along returns how far forward of the ship a place on the table is, in µm, and reports whether the
// place is on the ship's left.
func (*Echo) along(b *battle.Session, id game.ShipID, at scene.Pt) (um float64, left bool) {
	from := scene.FromPhysics(b.Shown.Ships[id].Pose)
	d, nose := at.Sub(from.Pt), scene.Heading(from.Heading)
	return (d.X*nose.X + d.Y*nose.Y) * 1000, d.X*-nose.Y+d.Y*nose.X < 0
}

// On shows its ends.
func (e *Echo) On(to *scene.Board, b *battle.Session) {
	p, o, ok := e.mind(b)
	if !ok {
		return
	}
	s := stage(b)
	for _, q := range p.Options {
		if reading.IsEcho(&q) && q != o {
			g := s.Ghost(p.Ship, q.Pose)
			to.Ghosts = append(to.Ghosts, scene.Ghost{Pose: g.Pose, Side: g.Side, Seat: g.Seat, Faint: true})
		}
	}
	g := s.Ghost(p.Ship, o.Pose)
	to.Ghosts = append(to.Ghosts, g)
	to.Callouts = append(to.Callouts, e.note(b, &o, g.Side))
}

// note says where it ends, and how to choose another place.
func (e *Echo) note(b *battle.Session, o *game.Option, side float64) scene.Callout {
	_, um := b.EchoShift(o)
	words := "Straight to the side"
	if um != 0 {
		words = game.Shift(um)
	}
	cs := e.Commands(b)
	return scene.Callout{At: scene.FromPhysics(o.Pose).Pt, Offset: e.Eye.Cam.UnderBase(side),
		Lines: []string{words, "drag it, or " + kit.CapOf(cs.By("turnleft").Given()) + " " +
			kit.CapOf(cs.By("turnright").Given()) + " by 1 mm"}}
}
