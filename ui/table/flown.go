package table

import (
	"image/color"

	"attackwing/game"
	"attackwing/ui/dial"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// flownInRow shows in a ship's row the maneuver it has flown this round or is about to fly, with its right edge at x; where the
// row is wide also in words. It returns the room that it takes.
func (t *Table) flownInRow(id game.ShipID, x, y, w float64) float64 {
	sh := &t.Shown.Ships[id]
	m, d := sh.Flew.Maneuver, difficulty(sh.Flew.Color)
	switch k := t.Pause; {
	case sh.Moved:
	case k != nil && k.Move.Ship == id:
		m, d = k.Move.Maneuver, difficulty(k.Fate.Color)
	default:
		return 0
	}
	c := &t.Canvas
	c.Icon(x-9, y, 17, dial.Art(m.Bearing), t.inkOf(d))
	room := 24.0
	if w > 300 {
		room += c.Text(x-22, y, scene.StyleCaption, scene.Text2, names.Title(m.String()), scene.Right) + 8
	}
	return room
}

// inkOf is the color of a difficulty, as the settings say.
func (p *preferred) inkOf(d scene.Difficulty) color.NRGBA {
	if p.prefs.Colors == "clear" {
		return scene.ClearDifficulties[d]
	}
	return scene.Difficulties[d]
}
