package motion

import (
	"fmt"
	"math"

	"attackwing/game"
	"attackwing/ui/anim"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// On shows the event that is happening on a board of the table before it.
func (t Stage) On(b *scene.Board, n *Motion) {
	u := anim.InOut(n.U())
	ship := func(id game.ShipID) *scene.Ship {
		if m := t.Setup.OnMap(id); m != nil { // a stand-in: effects happen at its middle
			return &scene.Ship{Pose: scene.Pose{Pt: onmap.Center(m)}, Side: onmap.Side(m), Seat: t.seat(id)}
		}
		n := t.Setup.Name(id)
		for i := range b.Ships {
			if b.Ships[i].Name == n {
				return &b.Ships[i]
			}
		}
		return nil
	}
	switch e := n.Event.(type) {
	case game.ShipMoved:
		c := t.Setup.Facts(e.Ship).Ship.Class
		k := scene.TemplateOf(e.From, c.BaseSide, e.Maneuver, t.difficulty(e.Ship, e.Move))
		k.Alpha = templateAlpha(n.Age, n.Length)
		b.Templates = append(b.Templates, k)
		if d := ship(e.Ship); d != nil {
			d.Moving = true
			x, y, h := n.flown(&e, n.Age)
			d.Pose = scene.Pose{Pt: scene.Pt{X: x / 1000, Y: y / 1000}, Heading: h}
		}
	case game.Echoed:
		if d := ship(e.Ship); d != nil {
			d.Moving = true
			d.Pt = scene.FromPhysics(e.From).Lerp(scene.FromPhysics(e.To).Pt, u)
		}
	case game.AttackDeclared:
		from, to := t.Muzzle(e.Attacker, e.Mount), scene.FromPhysics(t.State.Ships[e.Target].Pose).Pt
		b.Fires = append(b.Fires, scene.Fire{From: from, To: to, Seat: t.seat(e.Attacker), Pill: fmt.Sprintf("Range %d", e.Band)})
		kind := scene.BeamEffect
		if e.Weapon != game.NoWeapon {
			kind = scene.TorpedoEffect
		}
		b.Effects = append(b.Effects, scene.Effect{Kind: kind, From: from, To: to, Side: 40, Seat: t.seat(e.Attacker), U: n.U()})
	case game.LockAcquired:
		from, to := t.Middle(e.Ship), t.Middle(e.Target)
		b.Fires = append(b.Fires, scene.Fire{From: from, To: from.Lerp(to, max(0.02, anim.Out(n.U()))), Lock: true})
	case game.ShieldLost:
		if d := ship(e.Ship); d != nil {
			b.Effects = append(b.Effects, scene.Effect{Kind: scene.ShieldEffect, From: d.Pt, To: d.Pt, Side: d.Side, Seat: d.Seat, U: n.U()})
		}
	case game.DamageDealt:
		if d := ship(e.Ship); d != nil {
			kind := scene.HullEffect
			if e.Up {
				kind = scene.CriticalEffect
			}
			d.Flash = 1 - n.U()
			b.Effects = append(b.Effects, scene.Effect{Kind: kind, From: d.Pt, To: d.Pt, Side: d.Side, Seat: d.Seat, U: n.U()})
		}
	case game.ShipDestroyed:
		if d := ship(e.Ship); d != nil {
			if !e.Doomed {
				d.Gone = n.U()
			}
			b.Effects = append(b.Effects, scene.Effect{Kind: scene.DestroyedEffect, From: d.Pt, To: d.Pt, Side: d.Side, Seat: d.Seat, U: n.U()})
		}
	case game.TokenLaid:
		w := onmap.Piece(t.Setup, &e.Token)
		w.Growing, w.U = true, u
		b.Web = append(b.Web, w)
		if !w.Guide {
			spinner(b, &w)
		}
	case game.DialRevealed:
		if d := ship(e.Ship); d != nil {
			d.Selected = true
		}
	}
}

// spinner shows the ship that weaves a token, on its dead side.
func spinner(b *scene.Board, w *scene.Piece) {
	to := w.A.Lerp(w.B, w.U)
	way := w.B.Sub(w.A).Unit()
	out := scene.Pt{X: -way.Y, Y: way.X}
	if out.Dot(w.Dead) < 0 {
		out = out.Mul(-1)
	}
	from := to.Add(out.Mul(2.2 * scene.Inch))
	art, tones := scene.ShipArt("tholian", "tho", "")
	h := math.Atan2(way.X, -way.Y) * 180 / math.Pi
	b.Sprites = append(b.Sprites, scene.Sprite{Pose: scene.Pose{Pt: from, Heading: h}, Art: art, Tones: tones, Size: 36})
	b.Effects = append(b.Effects, scene.Effect{Kind: scene.WeaveEffect, From: from, To: to, U: w.U})
}
