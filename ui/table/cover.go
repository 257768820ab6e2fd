package table

import (
	"fmt"
	"image/color"
	"math"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Light is where the light behind the cover comes from, in degrees clockwise from the top of the window, and its color.
type Light struct {
	Side float64
	Lamp color.NRGBA
}

// covered is what lies behind the cover, kept while nothing changes so that it is painted once.
type covered struct {
	board *scene.Board
	of    string
}

// Covered is what may be seen, blurred, behind the cover: the table as everybody may see it, without a name, through a
// camera that fills the window. Nil when there is no cover, or a plain one for people who want no motion.
//
// It is made from the view of nobody. No draft, no focus and no dial of either player is in that.
func (t *Table) Covered() (*scene.Board, scene.Camera, Light) {
	if !t.Curtain || t.Screen != Playing || t.page() != nil || t.prefs.Motion == "off" {
		t.behindIt = covered{}
		return nil, scene.Camera{}, Light{}
	}
	if of := fmt.Sprint(len(t.Game.Answers()), t.prefs.Contrast, t.prefs.Bases); t.behindIt.of != of {
		v := t.Game.View(game.Nobody)
		b := onmap.Board(v)
		b.Labels = scene.NoLabels
		t.suits(b)
		t.behindIt = covered{b, of}
	}
	cam := scene.Fit(0, 0, t.w, t.h)
	cam.Rotation = t.cam.Rotation
	side := t.cam.Rotation
	if !t.north(t.Seated) {
		side += 180
	}
	return t.behindIt.board, cam, Light{math.Mod(side, 360), scene.Seats[t.Seated+1].Main}
}

// Side is the side of the window at which a player sits.
func (t panelWindow) Side(seat game.PlayerID) kit.Side {
	to := scene.Heading(t.cam.Rotation)
	if !t.north(seat) {
		to = to.Mul(-1)
	}
	switch {
	case to.Y < -0.5:
		return kit.Above
	case to.Y > 0.5:
		return kit.Below
	case to.X > 0.5:
		return kit.Right
	}
	return kit.Left
}

// Veiled reports whether the table shines through the cover.
func (t panelWindow) Veiled() bool {
	b, _, _ := t.Covered()
	return b != nil
}
