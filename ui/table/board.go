package table

import (
	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/motion"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

func pt(x, y int32) scene.Pt { return scene.Pt{X: float64(x) / 1000, Y: float64(y) / 1000} }

func middle() scene.Pt { return scene.Pt{X: scene.Table / 2, Y: scene.Table / 2} }

func rect(k *game.Token) scene.Rect {
	a, b := pt(k.X0, k.Y0), pt(k.X1, k.Y1)
	return scene.Rect{X0: a.X, Y0: a.Y, X1: b.X, Y1: b.Y}
}

// art is the drawing of a ship.
func (t *Table) art(id game.ShipID) (*scene.Art, *scene.Tones, float64) {
	return artOf(t.Game.Setup().Facts(id).Ship)
}

func artOf(s *card.Ship) (*scene.Art, *scene.Tones, float64) { return onmap.Art(s) }

func difficulty(c card.Color) scene.Difficulty {
	return onmap.Difficulty(c)
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
	s, u := &t.Shown, t.Game.Setup()
	p := t.Asked()
	if s.Phase == game.SettingUp {
		for seat := game.One; seat <= game.Two; seat++ {
			a := u.Area(seat)
			z := rect(&game.Token{X0: a.X0, Y0: a.Y0, X1: a.X1, Y1: a.Y1})
			b.Zones = append(b.Zones, scene.Zone{Rect: z, Seat: int(seat) + 1, Dimensions: true})
		}
	}
	for i := range s.Tokens[:s.NTokens] {
		onmap.PutToken(b, u, &s.Tokens[i])
	}
	if s.Phase == game.Planning || s.Phase == game.Activation || s.Phase == game.Combat {
		for _, k := range t.View.Ahead() {
			switch t.LookOf(&k) {
			case game.BarrierLook:
				b.Next = append(b.Next, onmap.Piece(t.Game.Setup(), &k))
			case game.OutsideLook:
				r := rect(&k)
				b.NextDead = append(b.NextDead, r)
				if t.crowded(r) {
					continue
				}
				b.Notes = append(b.Notes, scene.Note{At: scene.Pt{X: (r.X0 + r.X1) / 2, Y: (r.Y0 + r.Y1) / 2}, Text: "Next " + t.Called(k.Kind), Ink: scene.DangerSentence})
			default: // guides move with the barrier; nothing else is foretold
			}
		}
	}
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.OnTable() && !sh.Map {
			b.Ships = append(b.Ships, t.boardShip(game.ShipID(i), p))
		}
	}
	onmap.Put(b, s, u, t.Hover)
	if t.Now != nil {
		t.stage().On(b, t.motion())
	}
	t.locksOn(b)
	t.rulerOn(b)
	t.aidsOn(b)
	t.takenOn(b)
	for _, p := range t.screen.panels {
		p.On(b, &t.Battle)
	}
	t.echoOn(b, p)
	for i := range b.Fires {
		b.Fires[i].Pill = t.Units(b.Fires[i].Pill)
	}
	return b
}

func (t *Table) boardShip(id game.ShipID, p *game.Prompt) scene.Ship {
	s, u := &t.Shown, t.Game.Setup()
	sh, d := &s.Ships[id], onmap.Ship(s, u, id)
	d.Selected, d.Hover = p != nil && p.Ship == id || t.Pause != nil && t.Pause.Move.Ship == id, t.Hover == id
	if s.Phase == game.Planning && t.Now == nil {
		d.Dial = scene.LockedDial
		if sh.Owner != game.Nobody && t.Brains[sh.Owner] == nil && t.IsOpen(id) && !(t.Locked[id]) {
			d.Dial = scene.OpenDial
		}
	}
	return d
}

// stage is the table that is shown, for showing what happens on it.
func (t *Table) stage() motion.Stage { return motion.Stage{State: &t.Shown, Setup: t.Game.Setup()} }

// crowded tells whether a ship lies in the middle of a rectangle, where a note would hide it.
func (t *Table) crowded(r scene.Rect) bool {
	m := scene.Pt{X: (r.X0 + r.X1) / 2, Y: (r.Y0 + r.Y1) / 2}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		if sh := &t.Shown.Ships[i]; sh.OnTable() && fromPose(sh.Pose).Pt.Sub(m).Len() < 3*scene.Inch {
			return true
		}
	}
	return false
}

func fromPose(p physics.Pose) scene.Pose { return scene.FromPhysics(p) }
