package motion

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// narrow is the least width of a tray for both sides' dice beside each other, in px.
const narrow = 330.0

// attackShare is the share of the width that the attack dice have beside the defense dice.
const attackShare = 0.56

// stacked reports whether the dice of the two sides stand below each other: there is no width for
// both, or none for each die as a finger meets it.
func (t *Tray) stacked() bool {
	_, _, na, nd := t.pools()
	return t.W < narrow || kit.ForThumb() && (kit.Finger*float64(na) > t.W*attackShare-24 ||
		kit.Finger*float64(nd) > t.W*(1-attackShare)-20)
}

// pressed reports whether some of the dice can be pressed.
func (t *Tray) pressed() bool {
	return t.Meant.On && t.Meant.May != 0 || t.Prompt != nil && t.Prompt.Ask == game.ChooseDice
}

// uprightHigh is the height of a tray with one side below the other, in px.
const uprightHigh = 172.0

// drawUpright lays a tray out upright: the step, the attack dice, the defense dice below them.
func (t *Tray) drawUpright() {
	c, a := t.Canvas, &t.State.Attack
	c.Panel(t.X, t.Y, t.W, t.H)
	at := t.step()
	c.Text(t.X+12, t.Y+16, scene.StyleSmall, scene.Text1, steps[at], scene.Left)
	c.Text(t.X+t.W-12, t.Y+16, scene.StyleCaption, scene.Text3, fmt.Sprintf("step %d of %d", at+1, len(steps)),
		scene.Right)
	w := (t.W - 24) / float64(len(steps))
	for i := range steps {
		ink := scene.Line
		if i <= at {
			ink = scene.Accent
		}
		c.Path().Rect(t.X+12+w*float64(i), t.Y+29, t.X+12+w*float64(i+1)-3, t.Y+31)
		c.Fill(ink)
	}
	as, ds, na, nd := t.pools()
	bold := scene.Style{Face: scene.SansBold, Size: 13.5, Line: 18}
	side := func(y float64, seat int, name, sum string) {
		c.Seat(t.X+18, y, 5, seat, -1)
		n := c.Text(t.X+30, y, bold, scene.Text1, name, scene.Left)
		c.Squeeze(t.X+30+n+8, y, t.W-50-n, scene.StyleCaption, scene.Text3, sum, scene.Left)
	}
	side(t.Y+46, t.seat(a.Attacker), attackHead(na), tail(as))
	side(t.Y+106, t.seat(a.Target), fmt.Sprintf("Defense · %d", nd), tail(ds))
	for _, r := range t.rows() {
		t.dice(&r)
	}
	words := through(a)
	if a.Evades > 0 {
		words = strings.TrimPrefix(fmt.Sprintf("%s · +%d Evade spent", words, a.Evades), " · ")
	}
	c.Squeeze(t.X+12, t.Y+t.H-11, t.W-24, scene.StyleCaption, scene.Text2, words, scene.Left)
}
