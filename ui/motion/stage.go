package motion

import (
	"fmt"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Stage is a table on which events are shown: its state before the event, and what the battle began
// with.
type Stage struct {
	State *game.State
	Setup *game.Setup
}

// Middle returns the middle of a ship on the table, mm.
func (t Stage) Middle(id game.ShipID) scene.Pt {
	if m := t.State.MapShip(t.Setup, id); m != nil {
		return onmap.Center(m)
	}
	return scene.FromPhysics(t.State.Ships[id].Pose).Pt
}

// Muzzle returns the origin of the shots of an attack.
func (t Stage) Muzzle(id game.ShipID, mount int8) scene.Pt {
	if m := t.State.MapShip(t.Setup, id); m != nil {
		return onmap.Muzzle(m, mount)
	}
	return scene.FromPhysics(t.State.Ships[id].Pose).Pt
}

// Frame returns the brackets around a ship.
func (t Stage) Frame(id game.ShipID, danger bool) scene.Frame {
	if m := t.State.MapShip(t.Setup, id); m != nil {
		return scene.Frame{Pose: scene.Pose{Pt: onmap.Center(m)}, Side: onmap.Side(m), Danger: danger}
	}
	return scene.Frame{Pose: scene.FromPhysics(t.State.Ships[id].Pose), Side: t.side(id), Danger: danger}
}

func (t Stage) side(id game.ShipID) float64 {
	return float64(t.Setup.Facts(id).Ship.Class.BaseSide) / 1000
}

func (t Stage) seat(id game.ShipID) int { return int(t.State.Ships[id].Owner) + 1 }

// Fan returns an arc of a ship with its range bands.
func (t Stage) Fan(id game.ShipID, arc physics.Arc, bands int) scene.Fan {
	return scene.Fan{
		Pose:    scene.FromPhysics(t.State.Ships[id].Pose),
		Side:    t.side(id),
		Arc:     arc,
		Bands:   bands,
		Seat:    t.seat(id),
		Numbers: true,
	}
}

// FanOf returns the arc an attack comes from: that of the shot's weapon, the ship's own where there
// is no shot, or that of a map ship's mount.
func (t Stage) FanOf(id game.ShipID, mount int8, shot *game.Shot) scene.Fan {
	if m := t.State.MapShip(t.Setup, id); m != nil {
		if f, ok := onmap.Fan(m, mount, t.seat(id)); ok {
			return f
		}
	}
	if shot.Arc == physics.NoArc {
		return t.Fan(id, t.Setup.Facts(id).Ship.Class.Front, 3)
	}
	f := t.Fan(id, shot.Arc, shot.Far)
	f.From = shot.Near
	return f
}

// Shot lays the line of a shot on a board.
func (t Stage) Shot(b *scene.Board, by game.ShipID, shot *game.Shot) {
	pill := fmt.Sprintf("Range %d · %.*f\"", shot.Band, game.Digits(shot.Gap.Dist, physics.Inch, 1),
		shot.Gap.Dist/physics.Inch)
	if shot.Obstructed {
		pill += " · obstructed"
	}
	b.Fires = append(b.Fires,
		scene.Fire{From: scene.FromPoint(shot.Gap.A), To: scene.FromPoint(shot.Gap.B), Seat: t.seat(by), Pill: pill})
}

// Attack shows the attack being resolved, if there is one: arc, line of fire, target.
func (t Stage) Attack(b *scene.Board) {
	a := &t.State.Attack
	if !a.On {
		return
	}
	shot, no := t.State.ShotMade(t.Setup)
	b.Fans = append(b.Fans, t.FanOf(a.Attacker, a.Mount, &shot))
	if no.Code == game.Yes {
		t.Shot(b, a.Attacker, &shot)
	} else { // a card's own attack, or a ship that has gone since
		gap := t.State.Gap(t.Setup, a.Attacker, a.Target)
		t.Shot(b, a.Attacker, &game.Shot{Band: t.Setup.Band(gap.Dist), Gap: gap})
	}
	b.Frames = append(b.Frames, t.Frame(a.Target, true))
}

// difficulty returns a color of the dial as it is drawn.
func (t Stage) difficulty(id game.ShipID, move int8) scene.Difficulty {
	return onmap.Difficulty(t.State.Color(t.Setup, id, int(move)))
}

// Ghost returns a ship where it might stand.
func (t Stage) Ghost(id game.ShipID, at physics.Pose) scene.Ghost {
	d := onmap.Ship(t.State, t.Setup, id)
	return scene.Ghost{
		Pose:  scene.FromPhysics(at),
		Side:  d.Side,
		Seat:  d.Seat,
		Front: d.Front,
		Art:   d.Art,
		Tones: d.Tones,
		Scale: d.Scale,
	}
}

// Outline returns a base where a ship may not stand.
func (t Stage) Outline(id game.ShipID, at physics.Pose) scene.Ghost {
	return scene.Ghost{
		Pose:    scene.FromPhysics(at),
		Side:    t.side(id),
		Seat:    t.seat(id),
		Front:   t.Setup.Facts(id).Ship.Class.Front,
		Refused: true,
	}
}

// End returns the end of one of a ship's maneuvers, as it is drawn.
func (t Stage) End(id game.ShipID, w *game.Way) scene.End {
	c := t.Setup.Facts(id).Ship.Class
	e := scene.End{Pose: scene.FromPhysics(w.Fate.Flight.To), Side: t.side(id),
		Difficulty: onmap.Difficulty(w.Fate.Color),
		Closed:     w.Closed.Code != game.Yes, Targets: (w.Targets | w.More).Count()}
	if k := scene.TemplateOf(t.State.Ships[id].Pose, c.BaseSide, c.Dial[w.Move].Maneuver,
		e.Difficulty); len(k.Center) > 1 {
		e.Way = k.Center
	}
	switch {
	case w.Fate.Dies():
		e.Mark = scene.EndDeadNow
	case w.Fate.StruckAtEnd:
		e.Mark = scene.EndLater
	case w.Fate.Bumped:
		e.Mark = scene.EndBump
	}
	return e
}
