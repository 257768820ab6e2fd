package motion

import (
	"fmt"
	"math"
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/anim"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// On shows the event that is happening on a board of the table before it.
func (t Stage) On(b *scene.Board, n *Motion) {
	u := anim.InOut(n.U())
	ship := func(id game.ShipID) *scene.Ship {
		if m := t.State.MapShip(t.Setup, id); m != nil { // a stand-in: effects happen at its middle
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
	if n.Reduced {
		t.fade(b, n, ship)
		return
	}
	if len(n.laid) > 0 {
		t.slide(b, n)
		t.grow(b, n)
		return
	}
	t.moved(b, n, u, ship)
	t.told(b, n, ship)
}

// moved shows what changes its place; u is how far it is on its way.
func (t Stage) moved(b *scene.Board, n *Motion, u float64, ship func(id game.ShipID) *scene.Ship) {
	switch e := n.Event.(type) {
	case game.ShipMoved:
		k := n.along
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
	case game.ShipTurned:
		if d := ship(e.Ship); d != nil {
			d.Moving = true
			d.Heading = scene.FromPhysics(e.From).Heading + 180*u
		}
	case game.TokenMoved:
		glide(b, e.From, e.To, u)
	case game.MapShipMoved:
		glide(b, e.From, e.To, u)
	case game.TokenLaid:
		if !onmap.InPieces(t.Setup, &e.Token) {
			onmap.PutToken(b, t.Setup, &e.Token)
			break
		}
		w := onmap.Piece(t.Setup, &e.Token)
		w.Growing, w.U = true, u
		b.Web = append(b.Web, w)
		if by := t.Setup.Token(e.Token.Kind).Layer; by.File != "" {
			layer(b, &w, 0, by)
		}
	}
}

// told shows what happens where things stand.
func (t Stage) told(b *scene.Board, n *Motion, ship func(id game.ShipID) *scene.Ship) {
	flash := func(d *scene.Ship, kind scene.EffectKind) {
		b.Effects = append(b.Effects,
			scene.Effect{Kind: kind, From: d.Pt, To: d.Pt, Side: d.Side, Seat: d.Seat, U: n.U()})
	}
	switch e := n.Event.(type) {
	case game.AttackDeclared:
		from, to := t.Muzzle(e.Attacker, e.Mount), scene.FromPhysics(t.State.Ships[e.Target].Pose).Pt
		b.Fires = append(b.Fires, scene.Fire{From: from, To: to, Seat: t.seat(e.Attacker),
			Pill: fmt.Sprintf("Range %d", e.Band)})
		kind := scene.BeamEffect
		if e.Weapon != game.NoWeapon {
			kind = scene.TorpedoEffect
		}
		b.Effects = append(b.Effects, scene.Effect{Kind: kind, From: from, To: to, Side: 40,
			Seat: t.seat(e.Attacker), U: n.U()})
	case game.LockAcquired:
		from, to := t.Middle(e.Ship), t.Middle(e.Target)
		b.Fires = append(b.Fires, scene.Fire{From: from, To: from.Lerp(to, max(0.02, anim.Out(n.U()))), Lock: true})
	case game.ShieldLost:
		if d := ship(e.Ship); d != nil {
			flash(d, scene.ShieldEffect)
		}
	case game.DamageDealt:
		if d := ship(e.Ship); d != nil {
			kind := scene.HullEffect
			if e.Up {
				kind = scene.CriticalEffect
			}
			d.Flash = 1 - n.U()
			flash(d, kind)
		}
	case game.SquadronTokenLost:
		if d := ship(e.Ship); d != nil {
			d.Flash = 1 - n.U()
			flash(d, scene.HullEffect)
		}
	case game.ShipDestroyed:
		if d := ship(e.Ship); d != nil {
			if !e.Doomed {
				d.Gone = n.U()
			}
			flash(d, scene.DestroyedEffect)
		}
	case game.DialRevealed:
		if d := ship(e.Ship); d != nil {
			d.Selected = true
		}
	}
}

// glide carries what lies at one place on the way to another: a token, or a ship of the map with
// its parts.
func glide(b *scene.Board, from, to physics.Pose, u float64) {
	a, z := scene.FromPhysics(from), scene.FromPhysics(to)
	by := a.Lerp(z.Pt, u).Sub(a.Pt)
	for i := range b.Objectives {
		if o := &b.Objectives[i]; o.At.Sub(a.Pt).Len() < 0.1 {
			o.At = o.At.Add(by)
		}
	}
	for i := range b.Stations {
		o := &b.Stations[i]
		if o.At.Sub(a.Pt).Len() >= 0.1 {
			continue
		}
		o.At = o.At.Add(by)
		for k := range o.Pylons {
			o.Pylons[k].Pt = o.Pylons[k].Add(by)
		}
	}
}

// fade shows an event without anything that flies: who moves goes where it was and comes where it
// will be.
func (t Stage) fade(b *scene.Board, n *Motion, ship func(game.ShipID) *scene.Ship) {
	moves := func(id game.ShipID, to physics.Pose) {
		if d := ship(id); d != nil {
			d.Gone, d.Moving = n.U(), true
			b.Ghosts = append(b.Ghosts, scene.Ghost{
				Pose:  scene.FromPhysics(to),
				Side:  d.Side,
				Seat:  d.Seat,
				Front: d.Front,
				Art:   d.Art,
				Tones: d.Tones,
				Scale: d.Scale,
			})
		}
	}
	switch e := n.Event.(type) {
	case game.ShipMoved:
		moves(e.Ship, e.To)
	case game.Echoed:
		moves(e.Ship, e.To)
	case game.ShipTurned:
		moves(e.Ship, e.To)
	case game.AttackDeclared:
		b.Fires = append(b.Fires, scene.Fire{
			From: t.Muzzle(e.Attacker, e.Mount),
			To:   scene.FromPhysics(t.State.Ships[e.Target].Pose).Pt,
			Seat: t.seat(e.Attacker),
			Pill: fmt.Sprintf("Range %d", e.Band),
		})
	case game.LockAcquired:
		b.Fires = append(b.Fires, scene.Fire{From: t.Middle(e.Ship), To: t.Middle(e.Target), Lock: true})
	case game.ShipDestroyed:
		if d := ship(e.Ship); d != nil && !e.Doomed {
			d.Gone = n.U()
		}
	}
}

// grow shows the barriers of all groups as they grow together, and the ships that lay them, where
// their kind has one.
func (t Stage) grow(b *scene.Board, n *Motion) {
	rows, in := map[int8]int{}, t.arriving(n.laid)
	for i := range n.laid {
		tk := &n.laid[i]
		row := rows[tk.Group]
		rows[tk.Group]++
		u := (n.Age - in - pieceLaid*float64(row)) / pieceLaid
		if u <= 0 && (row > 0 || n.Age > in) {
			continue
		}
		w := onmap.Piece(t.Setup, tk)
		w.Growing, w.U = u < 1, anim.InOut(u)
		if u > 0 {
			b.Web = append(b.Web, w)
		}
		if by := t.Setup.Token(tk.Kind).Layer; u < 1 && by.File != "" {
			layer(b, &w, 1-anim.Out(n.Age/layerIn), by)
		}
	}
}

// slide moves the guides from where they lie to where they will lie.
func (t Stage) slide(b *scene.Board, n *Motion) {
	type place struct {
		group int8
		order int
	}
	was := map[place]scene.Piece{}
	count := map[int8]int{}
	for i := range t.State.Tokens[:t.State.NTokens] {
		if tk := &t.State.Tokens[i]; t.Setup.Token(tk.Kind).Look == game.GuideLook {
			was[place{tk.Group, count[tk.Group]}] = onmap.Piece(t.Setup, tk)
			count[tk.Group]++
		}
	}
	b.Web = slices.DeleteFunc(b.Web, func(p scene.Piece) bool { return p.Guide })
	u := anim.InOut(n.Age / guideSlide)
	clear(count)
	for i := range n.guides {
		tk := &n.guides[i]
		w := onmap.Piece(t.Setup, tk)
		if from, ok := was[place{tk.Group, count[tk.Group]}]; ok {
			w.A, w.B = from.A.Lerp(w.A, u), from.B.Lerp(w.B, u)
		}
		count[tk.Group]++
		b.Web = append(b.Web, w)
	}
}

// layer shows the ship that lays a piece of a barrier, on its dead side; it comes from away.
func layer(b *scene.Board, w *scene.Piece, away float64, by card.Art) {
	to := w.A.Lerp(w.B, w.U)
	way := w.B.Sub(w.A).Unit()
	out := scene.Pt{X: -way.Y, Y: way.X}
	if out.Dot(w.Dead) < 0 {
		out = out.Mul(-1)
	}
	from := to.Add(out.Mul((2.2 + 6*away) * scene.Inch))
	art, tones := scene.ShipArt(by.File, by.Tones, by.Variant)
	h := math.Atan2(way.X, -way.Y) * 180 / math.Pi
	b.Sprites = append(b.Sprites,
		scene.Sprite{Pose: scene.Pose{Pt: from, Heading: h}, Art: art, Tones: tones, Size: 36})
	if away == 0 {
		b.Effects = append(b.Effects, scene.Effect{Kind: scene.LayEffect, From: from, To: to, U: w.U})
	}
}
