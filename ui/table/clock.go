package table

import (
	"fmt"
	"math"
	"strconv"

	"attackwing/ui/battle"
	"attackwing/ui/scene"
)

// number of a choice, 0 for none.
func chosen(s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0
	}
	return n
}

// clockFace is what is left, as a clock shows it.
func clockFace(left float64) string {
	n := battle.Seconds(left)
	return fmt.Sprintf("%d:%02d", n/60, n%60)
}

// drawClock writes the clocks with their right edge at x; it returns their left one.
func (t *Table) drawClock(x, mid float64) float64 {
	c := &t.Canvas
	left, plan := t.TimeLeft()
	face := func(left float64, label, id string) {
		ink := scene.Text1
		if battle.Seconds(left) <= battle.LastSeconds {
			ink = scene.DangerText
		}
		w := widthOf(scene.StyleNumber, clockFace(left))
		c.Text(x, mid, scene.StyleNumber, ink, clockFace(left), scene.Right)
		lw := widthOf(scene.StyleCaption, label)
		c.Text(x-w-6, mid, scene.StyleCaption, scene.Text3, label, scene.Right)
		c.Hit(id, x-w-lw-8, mid-14, w+lw+10, 28, true)
		x -= w + lw + 22
	}
	if t.lay.narrow && battle.Seconds(plan) >= 0 { // there is room for one
		left = math.Inf(1)
	}
	if battle.Seconds(left) >= 0 {
		face(left, "left", "battleclock")
	} else if t.Shown.TimeUp {
		w := widthOf(scene.StyleCaption, "last round")
		c.Text(x, mid, scene.StyleCaption, scene.DangerText, "last round", scene.Right)
		c.Hit("battleclock", x-w-2, mid-14, w+4, 28, true)
		x -= w + 14
	}
	if battle.Seconds(plan) >= 0 {
		face(plan, "dials", "planclock")
	}
	return x
}
