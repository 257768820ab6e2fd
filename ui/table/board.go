package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/anim"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

func pt(x, y int32) scene.Pt { return scene.Pt{X: float64(x) / 1000, Y: float64(y) / 1000} }

func middle() scene.Pt { return scene.Pt{X: scene.Table / 2, Y: scene.Table / 2} }

// called is what short sentences call a kind of token.
func (t *Table) called(k game.TokenKind) string { return t.g.Setup().Token(k).Called() }

func (t *Table) lookOf(k *game.Token) game.TokenLook { return t.g.Setup().Token(k.Kind).Look }

func rect(k *game.Token) scene.Rect {
	a, b := pt(k.X0, k.Y0), pt(k.X1, k.Y1)
	return scene.Rect{X0: a.X, Y0: a.Y, X1: b.X, Y1: b.Y}
}

// art is the drawing of a ship.
func (t *Table) art(id game.ShipID) (*scene.Art, *scene.Tones, float64) {
	return artOf(t.g.Setup().Facts(id).Ship)
}

func artOf(s *card.Ship) (*scene.Art, *scene.Tones, float64) {
	a := card.ArtOf(s)
	p, tones := scene.ShipArt(a.File, a.Tones, a.Variant)
	return p, tones, a.Scale
}

func difficulty(c card.Color) scene.Difficulty {
	return [...]scene.Difficulty{card.White: scene.Normal, card.Green: scene.Easy, card.Red: scene.Hard}[c]
}

// Board is all that lies on the table now, as the one who looks may see it.
func (t *Table) Board() *scene.Board {
	if p := t.page(); p != nil {
		b, _ := p.Board()
		if b != nil {
			t.suits(b)
		}
		return b
	}
	b := &scene.Board{Seed: 7, Labels: t.labels}
	t.suits(b)
	s, u := &t.shown, t.g.Setup()
	p := t.mine()
	if s.Phase == game.SettingUp {
		for i, a := range u.Scenario.Sheet().Areas {
			z := rect(&game.Token{X0: a.X0, Y0: a.Y0, X1: a.X1, Y1: a.Y1})
			b.Zones = append(b.Zones, scene.Zone{Rect: z, Seat: i + 1, Dimensions: true})
		}
	}
	for i := range s.Tokens[:s.NTokens] {
		onmap.PutToken(b, u, &s.Tokens[i])
	}
	if t.now != nil {
		if e, ok := t.now.event.(game.TokenLaid); ok {
			w := onmap.Piece(t.g.Setup(), &e.Token)
			w.Growing, w.U = true, anim.InOut(t.now.U())
			b.Web = append(b.Web, w)
			if !w.Guide {
				t.spinner(b, &w)
			}
		}
	}
	if s.Phase == game.Planning || s.Phase == game.Activation || s.Phase == game.Combat {
		for _, k := range t.view.Ahead() {
			switch t.lookOf(&k) {
			case game.BarrierLook:
				b.Next = append(b.Next, onmap.Piece(t.g.Setup(), &k))
			case game.OutsideLook:
				r := rect(&k)
				b.NextDead = append(b.NextDead, r)
				if t.crowded(r) {
					continue
				}
				b.Notes = append(b.Notes, scene.Note{At: scene.Pt{X: (r.X0 + r.X1) / 2, Y: (r.Y0 + r.Y1) / 2}, Text: "Next " + t.called(k.Kind), Ink: scene.DangerSentence})
			}
		}
	}
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.OnTable() && !sh.Map {
			b.Ships = append(b.Ships, t.boardShip(game.ShipID(i), p))
		}
	}
	if p != nil && t.now == nil && len(t.ring(p)) > 0 { // the ring has its names where the ship's would be
		for i := range b.Ships {
			if b.Ships[i].Selected {
				b.Ships[i].Name = ""
			}
		}
	}
	onmap.Put(b, s, u, t.hover)
	t.motionOn(b)
	t.locksOn(b)
	t.rulerOn(b)
	t.aidsOn(b)
	if p != nil {
		t.promptOn(b, p)
	} else if a := &s.Attack; a.On {
		t.fireOn(b, a)
	}
	return b
}

func (t *Table) boardShip(id game.ShipID, p *game.Prompt) scene.Ship {
	s, u := &t.shown, t.g.Setup()
	sh, d := &s.Ships[id], onmap.Ship(s, u, id)
	d.Selected, d.Hover = p != nil && p.Ship == id, t.hover == id
	if s.Phase == game.Planning && t.now == nil {
		d.Dial = scene.LockedDial
		if sh.Owner != game.Nobody && t.brains[sh.Owner] == nil && t.open(id) && !(t.locked[id]) {
			d.Dial = scene.OpenDial
		}
	}
	return d
}

// motionOn shows the event that is happening.
func (t *Table) motionOn(b *scene.Board) {
	if t.now == nil {
		return
	}
	u := anim.InOut(t.now.U())
	ship := func(id game.ShipID) *scene.Ship {
		if m := t.g.Setup().OnMap(id); m != nil { // a stand-in: effects happen at its middle
			return &scene.Ship{Pose: scene.Pose{Pt: onmap.Center(m)}, Side: onmap.Side(m), Seat: int(t.shown.Ships[id].Owner) + 1}
		}
		n := t.g.Setup().Name(id)
		for i := range b.Ships {
			if b.Ships[i].Name == n {
				return &b.Ships[i]
			}
		}
		return nil
	}
	switch e := t.now.event.(type) {
	case game.ShipMoved:
		c := t.g.Setup().Facts(e.Ship).Ship.Class
		k := scene.TemplateOf(e.From, c.BaseSide, e.Maneuver, difficulty(t.shown.Color(t.g.Setup(), e.Ship, int(e.Move))))
		k.Alpha = templateAlpha(t.now.Age, t.now.Length)
		b.Templates = append(b.Templates, k)
		if d := ship(e.Ship); d != nil {
			d.Moving = true
			x, y, h := t.flown(&e, t.now.Age)
			d.Pose = scene.Pose{Pt: scene.Pt{X: x / 1000, Y: y / 1000}, Heading: h}
		}
	case game.Echoed:
		if d := ship(e.Ship); d != nil {
			d.Moving = true
			d.Pt = fromPose(e.From).Lerp(fromPose(e.To).Pt, u)
		}
	case game.AttackDeclared:
		from, to := t.muzzle(e.Attacker, e.Mount), fromPose(t.shown.Ships[e.Target].Pose).Pt
		b.Fires = append(b.Fires, scene.Fire{From: from, To: to, Seat: int(t.shown.Ships[e.Attacker].Owner) + 1, Pill: fmt.Sprintf("Range %d", e.Band)})
		kind := scene.BeamEffect
		if e.Weapon != game.NoWeapon {
			kind = scene.TorpedoEffect
		}
		b.Effects = append(b.Effects, scene.Effect{Kind: kind, From: from, To: to, Side: 40, Seat: int(t.shown.Ships[e.Attacker].Owner) + 1, U: t.now.U()})
	case game.LockAcquired:
		from, to := t.middleOf(e.Ship), t.middleOf(e.Target)
		b.Fires = append(b.Fires, scene.Fire{From: from, To: from.Lerp(to, max(0.02, anim.Out(t.now.U()))), Lock: true})
	case game.ShieldLost:
		if d := ship(e.Ship); d != nil {
			b.Effects = append(b.Effects, scene.Effect{Kind: scene.ShieldEffect, From: d.Pt, To: d.Pt, Side: d.Side, Seat: d.Seat, U: t.now.U()})
		}
	case game.DamageDealt:
		if d := ship(e.Ship); d != nil {
			kind := scene.HullEffect
			if e.Up {
				kind = scene.CriticalEffect
			}
			d.Flash = 1 - t.now.U()
			b.Effects = append(b.Effects, scene.Effect{Kind: kind, From: d.Pt, To: d.Pt, Side: d.Side, Seat: d.Seat, U: t.now.U()})
		}
	case game.ShipDestroyed:
		if d := ship(e.Ship); d != nil {
			if !e.Doomed {
				d.Gone = t.now.U()
			}
			b.Effects = append(b.Effects, scene.Effect{Kind: scene.DestroyedEffect, From: d.Pt, To: d.Pt, Side: d.Side, Seat: d.Seat, U: t.now.U()})
		}
	case game.DialRevealed:
		if d := ship(e.Ship); d != nil {
			d.Selected = true
		}
	}
	if a := &t.shown.Attack; a.On {
		t.fireOn(b, a)
	}
}

func title(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

func (t *Table) fan(id game.ShipID, arc physics.Arc, bands int) scene.Fan {
	sh := &t.shown.Ships[id]
	return scene.Fan{Pose: fromPose(sh.Pose), Side: float64(t.g.Setup().Facts(id).Ship.Class.BaseSide) / 1000, Arc: arc, Bands: bands, Seat: int(sh.Owner) + 1, Numbers: true}
}

// fireOn shows the attack being resolved: arc, line of fire, target.
func (t *Table) fireOn(b *scene.Board, a *game.Attack) {
	shot, no := t.shown.ShotMade(t.g.Setup())
	b.Fans = append(b.Fans, t.fanOf(a.Attacker, a.Mount, &shot))
	if no.Code == game.Yes {
		t.shotOn(b, a.Attacker, &shot)
	} else { // a card's own attack, or a ship that has gone since
		u := t.g.Setup()
		gap := t.shown.Gap(u, a.Attacker, a.Target)
		t.shotOn(b, a.Attacker, &game.Shot{Band: u.Band(gap.Dist), Gap: gap})
	}
	b.Frames = append(b.Frames, t.frame(a.Target, true))
}

// fanOf is the arc an attack comes from: that of the shot's weapon, the ship's own where there is no shot, or that of a map
// ship's mount.
func (t *Table) fanOf(id game.ShipID, mount int8, shot *game.Shot) scene.Fan {
	u := t.g.Setup()
	if m := u.OnMap(id); m != nil {
		if f, ok := onmap.Fan(m, mount, int(t.shown.Ships[id].Owner)+1); ok {
			return f
		}
	}
	if shot.Arc == physics.NoArc {
		return t.fan(id, u.Facts(id).Ship.Class.Front, 3)
	}
	f := t.fan(id, shot.Arc, shot.Far)
	f.From = shot.Near
	return f
}

// shotOf judges an attack, of a map ship with its mount.
func (t *Table) shotOf(id game.ShipID, mount, weapon int8, target game.ShipID) (game.Shot, game.No) {
	if u := t.g.Setup(); u.OnMap(id) != nil {
		return t.shown.ShotFrom(u, id, mount, target)
	}
	return t.shown.Shot(t.g.Setup(), id, weapon, target)
}

// muzzle is where the shots of an attack come from.
func (t *Table) muzzle(id game.ShipID, mount int8) scene.Pt {
	if m := t.g.Setup().OnMap(id); m != nil {
		return onmap.Muzzle(m, mount)
	}
	return fromPose(t.shown.Ships[id].Pose).Pt
}

// frame is the brackets around a ship.
func (t *Table) frame(id game.ShipID, danger bool) scene.Frame {
	u := t.g.Setup()
	if m := u.OnMap(id); m != nil {
		return scene.Frame{Pose: scene.Pose{Pt: onmap.Center(m)}, Side: onmap.Side(m), Danger: danger}
	}
	return scene.Frame{Pose: fromPose(t.shown.Ships[id].Pose), Side: float64(u.Facts(id).Ship.Class.BaseSide) / 1000, Danger: danger}
}

func (t *Table) shotOn(b *scene.Board, by game.ShipID, shot *game.Shot) {
	pill := fmt.Sprintf("Range %d · %.1f\"", shot.Band, shot.Gap.Dist/physics.Inch)
	if shot.Obstructed {
		pill += " · obstructed"
	}
	b.Fires = append(b.Fires, scene.Fire{From: scene.FromPoint(shot.Gap.A), To: scene.FromPoint(shot.Gap.B), Seat: int(t.shown.Ships[by].Owner) + 1, Pill: pill})
}
