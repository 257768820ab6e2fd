package screen

import (
	"fmt"
	"image/color"
	"math"

	"attackwing/game"
	"attackwing/ui/battle/panel"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// Light is the light behind the cover: its direction, in degrees clockwise from the top of the
// window, and its color.
type Light struct {
	Side float64
	Lamp color.NRGBA
}

// veil caches the board behind the cover while nothing changes, so that it is painted once.
type veil struct {
	board *scene.Board
	of    string
}

// Covered returns the board to be shown blurred behind the cover: the table as everybody may see
// it, without names, turned as it is. A window shows all of it. The board is nil without a cover,
// or with a plain one for people who want no motion.
//
// It is made from the view of nobody. No draft, no focus and no dial of either player is in that.
func (p *Page) Covered() (b *scene.Board, turned float64, l Light) {
	if !p.Cover.Down || p.Person.Motion == "off" {
		p.veil = veil{}
		return nil, 0, Light{}
	}
	if of := fmt.Sprint(len(p.Game.Answers()), p.Person.Contrast, p.Person.Bases); p.veil.of != of {
		b := onmap.Board(p.Game.View(game.Nobody))
		b.Labels = scene.NoLabels
		panel.Suit(b, p.Session)
		p.veil = veil{b, of}
	}
	turned = p.panels.Board.Eye.Cam.Rotation
	side := turned
	if !panel.North(p.Session, p.Session.Planning.Seat) {
		side += 180
	}
	return p.veil.board, turned, Light{math.Mod(side, 360), scene.Seats[p.Session.Planning.Seat+1].Main}
}

// Side returns the side of the window at which a player sits.
func (w window) Side(seat game.PlayerID) kit.Side {
	to := scene.Heading(w.panels.Board.Eye.Cam.Rotation)
	if !panel.North(w.Session, seat) {
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
func (w window) Veiled() bool {
	b, _, _ := w.Covered()
	return b != nil
}
