package table

import (
	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/scene"
)

// promptOn shows what a question is about.
func (t *Table) promptOn(b *scene.Board, p *game.Prompt) {
	u := t.Game.Setup()
	if p.Ship == game.NoShip {
		t.optionsOn(b, p)
		return
	}
	c := u.Facts(p.Ship).Ship.Class
	art, tones, k := t.art(p.Ship)
	seat := int(p.Player) + 1
	side := float64(c.BaseSide) / 1000
	switch p.Ask {
	case game.PlaceShip, game.ChooseManeuver, game.ChooseForOpponent, game.ChooseTarget:
	case game.ChooseAction, game.ChooseFreeAction:
		o, ok := t.Focused(p)
		if !ok {
			return
		}
		if battle.IsEcho(&o) {
			for _, q := range p.Options {
				if battle.IsEcho(&q) && q != o {
					b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(q.Pose), Side: side, Seat: seat, Faint: true})
				}
			}
			b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(o.Pose), Side: side, Seat: seat, Front: c.Front, Art: art, Tones: tones, Scale: k})
			b.Callouts = append(b.Callouts, t.echoNote(&o, side))
		}
	default:
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
	u := t.Game.Setup()
	o, focused := t.Focused(p)
	if battle.PicksShips(p) {
		seen := map[game.ShipID]bool{}
		for _, q := range p.Options {
			if q.Kind == game.Pass || q.Ship == game.NoShip || seen[q.Ship] || !t.Shown.Ships[q.Ship].OnTable() {
				continue
			}
			seen[q.Ship] = true
			b.Frames = append(b.Frames, t.stage().Frame(q.Ship, focused && o.Ship == q.Ship))
		}
	}
	if !focused || o.Kind != game.FlyMove || p.Ship == game.NoShip || !t.Uses("ghosts") {
		return
	}
	c := u.Facts(p.Ship).Ship.Class
	var bases []physics.Square
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		if s := &t.Shown.Ships[i]; game.ShipID(i) != p.Ship && s.OnTable() && !s.Map {
			bases = append(bases, physics.Base(s.Pose, u.Facts(game.ShipID(i)).Ship.Class.BaseSide))
		}
	}
	var f physics.Flight
	from := t.Shown.Ships[p.Ship].Pose
	physics.Fly(&f, from, c.BaseSide, o.Move.Maneuver, spinOf(u), bases)
	art, tones, k := t.art(p.Ship)
	b.Templates = append(b.Templates, scene.TemplateOf(from, c.BaseSide, o.Move.Maneuver, difficulty(o.Move.Color)))
	b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: fromPose(f.To), Side: float64(c.BaseSide) / 1000, Seat: int(p.Player) + 1, Front: c.Front, Art: art, Tones: tones, Scale: k})
}

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
