package table

import (
	"fmt"
	"math"
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

// ends are the ends of a barrier's middle line.
func ends(k *game.Token) (a, b scene.Pt) {
	a, b = pt(k.X0, k.Y0), pt(k.X1, k.Y1)
	if m := a.Lerp(b, 0.5); k.Form == game.RectForm {
		if b.X-a.X > b.Y-a.Y {
			a.Y, b.Y = m.Y, m.Y
		} else {
			a.X, b.X = m.X, m.X
		}
	}
	return a, b
}

func (t *Table) piece(k *game.Token) scene.Piece {
	a, b := ends(k)
	p := scene.Piece{A: a, B: b, Guide: t.lookOf(k) == game.GuideLook}
	p.Dead = p.A.Lerp(p.B, 0.5).Sub(middle())
	return p
}

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

// short is a name without what all of its kind share; the number of twins stays.
func short(name string) string {
	for _, cut := range []string{"U.S.S. ", "I.S.S. ", "I.K.S. ", "I.R.W. "} {
		name = strings.TrimPrefix(name, cut)
	}
	if i := strings.IndexByte(name, '('); i > 3 {
		j := strings.IndexByte(name, ')')
		name = strings.TrimSpace(name[:i]) + name[max(i, j)+1:]
	}
	if len(name) > 14 {
		for _, cut := range []string{"Klingon ", "Romulan ", "Mirror Universe ", "Tholian ", "Gorn "} {
			name = strings.TrimPrefix(name, cut)
		}
	}
	return name
}

func difficulty(c card.Color) scene.Difficulty {
	return [...]scene.Difficulty{card.White: scene.Normal, card.Green: scene.Easy, card.Red: scene.Hard}[c]
}

// Board is all that lies on the table now, as the one who looks may see it.
func (t *Table) Board() *scene.Board {
	b := &scene.Board{Seed: 7, Labels: t.labels, Clear: t.prefs.Colors == "clear"}
	s, u := &t.shown, t.g.Setup()
	p := t.mine()
	if s.Phase == game.SettingUp {
		for i, a := range u.Scenario.Sheet().Areas {
			z := rect(&game.Token{X0: a.X0, Y0: a.Y0, X1: a.X1, Y1: a.Y1})
			b.Zones = append(b.Zones, scene.Zone{Rect: z, Seat: i + 1, Dimensions: true})
		}
	}
	for i := range s.Tokens[:s.NTokens] {
		k := &s.Tokens[i]
		switch look := t.lookOf(k); {
		case look == game.BodyLook: // drawn with its map ship
		case look == game.OutsideLook:
			b.Dead = append(b.Dead, rect(k))
		case k.Form == game.LineForm, look != game.PlainLook:
			b.Web = append(b.Web, t.piece(k))
		case k.Form == game.DiscForm:
			b.Objectives = append(b.Objectives, scene.Objective{At: pt(k.X0, k.Y0), Diameter: 2 * float64(k.X1) / 1000, Name: t.g.Setup().Token(k.Kind).Name})
		}
	}
	if t.now != nil {
		if e, ok := t.now.event.(game.TokenLaid); ok {
			w := t.piece(&e.Token)
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
				b.Next = append(b.Next, t.piece(&k))
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
	onmap.Put(b, s, u, t.hover)
	t.motionOn(b)
	t.rulerOn(b)
	if p != nil {
		t.promptOn(b, p)
	} else if a := &s.Attack; a.On {
		t.fireOn(b, a)
	}
	return b
}

func (t *Table) lockLetter(id game.ShipID) byte { return byte('A' + int(id)) }

func (t *Table) boardShip(id game.ShipID, p *game.Prompt) scene.Ship {
	s, u := &t.shown, t.g.Setup()
	sh, f := &s.Ships[id], u.Facts(id)
	a, tones, k := t.art(id)
	n := u.Name(id)
	d := scene.Ship{Pose: fromPose(sh.Pose), Side: float64(f.Ship.Class.BaseSide) / 1000, Seat: int(sh.Owner) + 1, Front: f.Ship.Class.Front, Rear: f.Ship.Class.Rear,
		Art: a, Tones: tones, Scale: k, Skill: int(sh.Skill), Name: n, Short: short(n), Cloaked: sh.Cloak != game.NotCloaked,
		Selected: p != nil && p.Ship == id, Hover: t.hover == id}
	if s.Phase == game.Planning && t.now == nil {
		d.Dial = scene.LockedDial
		if sh.Owner != game.Nobody && t.brains[sh.Owner] == nil && t.open(id) && !(t.locked[id]) {
			d.Dial = scene.OpenDial
		}
	}
	if sh.Lock != game.NoShip {
		d.Locks = append(d.Locks, scene.Lock{Letter: t.lockLetter(id)})
	}
	if sh.Marker > 0 {
		d.Locks = append(d.Locks, scene.Lock{Letter: onmap.Link(id)})
	}
	for i := range s.Ships[:s.NShips] {
		if o := &s.Ships[i]; o.OnTable() && o.Lock == id {
			d.Locks = append(d.Locks, scene.Lock{Letter: t.lockLetter(game.ShipID(i)), Target: true})
		}
	}
	for range sh.Evade {
		d.Tokens = append(d.Tokens, scene.Icon("evade"))
	}
	for range sh.Scan {
		d.Tokens = append(d.Tokens, scene.Icon("scan"))
	}
	for range sh.Stations {
		d.Tokens = append(d.Tokens, scene.Icon("battle-stations"))
	}
	for range sh.Power {
		d.Tokens = append(d.Tokens, scene.Icon("aux-power"))
	}
	if sh.Doomed {
		d.Tilt = 12
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
		b.Templates = append(b.Templates, scene.TemplateOf(e.From, c.BaseSide, e.Maneuver, difficulty(t.shown.Color(t.g.Setup(), e.Ship, int(e.Move)))))
		if d := ship(e.Ship); d != nil {
			d.Moving = true
			x, y, h := t.now.flight.At(u)
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
			if e.Up {
				b.Callouts = append(b.Callouts, scene.Callout{At: d.Pt, Offset: scene.Pt{X: 0, Y: -90}, Lines: []string{e.Card.String()}, Danger: true})
			}
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
			m := t.g.Setup().Facts(e.Ship).Ship.Class.Dial[e.Move]
			b.Callouts = append(b.Callouts, scene.Callout{At: d.Pt, Offset: scene.Pt{X: 0, Y: -64}, Lines: []string{title(m.Maneuver.String())}, Seat: d.Seat})
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
	b.Fans = append(b.Fans, t.fanOf(a.Attacker, a.Mount))
	if shot, no := t.shotOf(a.Attacker, a.Mount, a.Weapon, a.Target); no.Code == game.Yes {
		t.shotOn(b, a.Attacker, &shot)
	}
	b.Frames = append(b.Frames, t.frame(a.Target, true))
}

// fanOf is the arc an attack comes from: the ship's firing arc, or that of a map ship's mount.
func (t *Table) fanOf(id game.ShipID, mount int8) scene.Fan {
	u := t.g.Setup()
	if m := u.OnMap(id); m != nil {
		if f, ok := onmap.Fan(m, mount, int(t.shown.Ships[id].Owner)+1); ok {
			return f
		}
	}
	return t.fan(id, u.Facts(id).Ship.Class.Front, 3)
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

// promptOn shows what a question is about.
func (t *Table) promptOn(b *scene.Board, p *game.Prompt) {
	u := t.g.Setup()
	c := u.Facts(p.Ship).Ship.Class
	art, tones, k := t.art(p.Ship)
	seat := int(p.Player) + 1
	side := float64(c.BaseSide) / 1000
	switch p.Ask {
	case game.PlaceShip:
		no := game.MayPlace(&t.shown, u, p.Ship, t.draft)
		n := u.Name(p.Ship)
		b.Ships = append(b.Ships, scene.Ship{Pose: fromPose(t.draft), Side: side, Seat: seat, Front: c.Front, Rear: c.Rear, Art: art, Tones: tones, Scale: k,
			Skill: int(t.shown.Ships[p.Ship].Skill), Name: n, Short: short(n), Selected: no.Code == game.Yes, Moving: true})
		if no.Code != game.Yes {
			b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(t.draft), Side: side, Seat: seat, Front: c.Front, Refused: true})
			b.Callouts = append(b.Callouts, scene.Callout{At: fromPose(t.draft).Pt, Offset: scene.Pt{X: 0, Y: 84}, Lines: []string{"Not here: " + no.Why(u), "S snaps to a legal spot"}, Danger: true})
			if q, ok := game.PlaceLegal(&t.shown, u, p, t.draft); ok {
				b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(q), Side: side, Accent: true})
			}
		}
	case game.ChooseManeuver, game.ChooseForOpponent:
		m := t.focus
		if p.Ask == game.ChooseForOpponent {
			if t.focus >= len(p.Options) {
				return
			}
			m = int(p.Options[t.focus].N)
		}
		if m < 0 || m >= len(c.Dial) {
			return
		}
		var f game.Fate
		game.Foresee(&t.view, p.Ship, m, &f)
		b.Templates = append(b.Templates, scene.TemplateOf(t.shown.Ships[p.Ship].Pose, c.BaseSide, c.Dial[m].Maneuver, difficulty(f.Color)))
		if f.Flight.Short {
			b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(f.Flight.Intended), Side: side, Seat: seat, Front: c.Front, Refused: true})
		}
		b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(f.Flight.To), Side: side, Seat: seat, Front: c.Front, Art: art, Tones: tones, Scale: k, Refused: f.Dies() || f.StruckAtEnd})
		if !f.Dies() && !f.StruckAtEnd {
			t.spare(b, f.Flight.To, c.BaseSide)
		}
		switch {
		case f.LeavesArea:
			t.warn(b, f.Flight.To, "Leaves the play area")
		case f.Token >= 0:
			t.warn(b, f.Flight.To, "Touches the "+t.called(f.Kind))
		case f.StruckAtEnd:
			t.warn(b, f.Flight.To, "The "+t.called(f.Kind)+" lands here in End")
		}
	case game.ChooseTarget:
		o, ok := t.focused(p)
		b.Fans = append(b.Fans, t.fanOf(p.Ship, o.Mount))
		seen := map[game.ShipID]bool{}
		for _, q := range p.Options {
			if q.Kind != game.Pass && !seen[q.Ship] {
				seen[q.Ship] = true
				b.Frames = append(b.Frames, t.frame(q.Ship, ok && o.Ship == q.Ship))
			}
		}
		if ok && o.Kind != game.Pass {
			w := game.NoWeapon
			if o.Kind == game.FireWeapon {
				w = o.N
			}
			if shot, no := t.shotOf(p.Ship, o.Mount, w, o.Ship); no.Code == game.Yes {
				t.shotOn(b, p.Ship, &shot)
			}
		}
	case game.ChooseAction, game.ChooseFreeAction:
		o, ok := t.focused(p)
		if !ok {
			return
		}
		if o.Action == card.TargetLock && o.Kind == game.Perform {
			fan := t.fan(p.Ship, physics.AllRound, 3)
			fan.Seat, fan.Quiet, fan.Numbers = 0, true, false
			b.Fans = append(b.Fans, fan)
			for _, q := range p.Options {
				if q.Kind != game.Perform || q.Action != card.TargetLock {
					continue
				}
				tg := fromPose(t.shown.Ships[q.Ship].Pose)
				b.Frames = append(b.Frames, t.frame(q.Ship, false))
				fire := scene.Fire{From: fromPose(t.shown.Ships[p.Ship].Pose).Pt, To: tg.Pt, Lock: true}
				if q == o {
					fire.Pill = fmt.Sprintf("Range %d · %.1f\"", t.g.Setup().Band(float64(q.Dist)), float64(q.Dist)/physics.Inch)
				}
				b.Fires = append(b.Fires, fire)
			}
		}
		if o.Action == card.SensorEcho && o.Kind == game.Perform {
			for _, q := range p.Options {
				if q.Action == card.SensorEcho && q.Kind == game.Perform && q != o {
					b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(q.Pose), Side: side, Seat: seat, Faint: true})
				}
			}
			b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(o.Pose), Side: side, Seat: seat, Front: c.Front, Art: art, Tones: tones, Scale: k})
		}
	default:
		if a := &t.shown.Attack; a.On {
			t.fireOn(b, a)
		}
		t.optionsOn(b, p)
	}
}

// spinOf is whether a spin turns before or after it moves in this battle.
func spinOf(u *game.Setup) physics.SpinOrder {
	if u.House.MoveThenSpin {
		return physics.MoveFirst
	}
	return physics.TurnFirst
}

// optionsOn frames the ships a question is about, whatever it asks, and shows where the option in focus would put one.
func (t *Table) optionsOn(b *scene.Board, p *game.Prompt) {
	u := t.g.Setup()
	o, focused := t.focused(p)
	if picksShips(p) {
		seen := map[game.ShipID]bool{}
		for _, q := range p.Options {
			if q.Kind == game.Pass || q.Ship == game.NoShip || seen[q.Ship] || !t.shown.Ships[q.Ship].OnTable() {
				continue
			}
			seen[q.Ship] = true
			b.Frames = append(b.Frames, t.frame(q.Ship, focused && o.Ship == q.Ship))
		}
	}
	if !focused || o.Kind != game.FlyMove || p.Ship == game.NoShip {
		return
	}
	c := u.Facts(p.Ship).Ship.Class
	var bases []physics.Square
	for i := range t.shown.Ships[:t.shown.NShips] {
		if s := &t.shown.Ships[i]; game.ShipID(i) != p.Ship && s.OnTable() && !s.Map {
			bases = append(bases, physics.Base(s.Pose, u.Facts(game.ShipID(i)).Ship.Class.BaseSide))
		}
	}
	var f physics.Flight
	from := t.shown.Ships[p.Ship].Pose
	physics.Fly(&f, from, c.BaseSide, o.Move.Maneuver, spinOf(u), bases)
	art, tones, k := t.art(p.Ship)
	b.Templates = append(b.Templates, scene.TemplateOf(from, c.BaseSide, o.Move.Maneuver, difficulty(o.Move.Color)))
	b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(f.To), Side: float64(c.BaseSide) / 1000, Seat: int(p.Player) + 1, Front: c.Front, Art: art, Tones: tones, Scale: k})
}

// spinner shows the ship that weaves a token, on its dead side.
func (t *Table) spinner(b *scene.Board, w *scene.Piece) {
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

// crowded tells whether a ship lies in the middle of a rectangle, where a note would hide it.
func (t *Table) crowded(r scene.Rect) bool {
	m := scene.Pt{X: (r.X0 + r.X1) / 2, Y: (r.Y0 + r.Y1) / 2}
	for i := range t.shown.Ships[:t.shown.NShips] {
		if sh := &t.shown.Ships[i]; sh.OnTable() && fromPose(sh.Pose).Pt.Sub(m).Len() < 3*scene.Inch {
			return true
		}
	}
	return false
}

// spare shows how far the nearest danger is from where a maneuver ends, when it is near.
func (t *Table) spare(b *scene.Board, at physics.Pose, side int32) {
	base := physics.Base(at, side)
	best := physics.Gap{Dist: 3 * physics.Inch}
	found := false
	near := func(k *game.Token) {
		if k.Flags&game.Destroys == 0 {
			return
		}
		o := k.Obstacle()
		if g := o.Distance(&base); g.Dist < best.Dist {
			best, found = g, true
		}
	}
	for i := range t.shown.Tokens[:t.shown.NTokens] {
		near(&t.shown.Tokens[i])
	}
	for _, k := range t.view.Ahead() {
		near(&k)
	}
	if found {
		b.Distances = append(b.Distances, scene.Distance{From: scene.FromPoint(best.A), To: scene.FromPoint(best.B), Text: fmt.Sprintf("%.1f\"", best.Dist/physics.Inch)})
	}
}

func (t *Table) warn(b *scene.Board, at physics.Pose, words string) {
	p := fromPose(at).Pt
	p.X, p.Y = max(60, min(scene.Table-60, p.X)), max(40, min(scene.Table-40, p.Y))
	b.Callouts = append(b.Callouts, scene.Callout{At: p, Offset: scene.Pt{X: 0, Y: 62}, Lines: []string{words}, Danger: true})
}

// focused is the option the focus is on.
func (t *Table) focused(p *game.Prompt) (game.Option, bool) {
	if t.focus >= 0 && t.focus < len(p.Options) {
		return p.Options[t.focus], true
	}
	return game.Option{}, false
}

func fromPose(p physics.Pose) scene.Pose { return scene.FromPhysics(p) }
