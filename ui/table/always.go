package table

import (
	"fmt"

	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// drawAlwaysList is what was said once and for all, each to be taken back.
func (t *Table) drawAlwaysList() {
	if len(t.Always) == 0 || !t.listAlways {
		return
	}
	c := &t.Canvas
	c.Float()
	const head = 44.0
	full := 56 + float64(len(t.Always))*38
	b := t.over(380, full, false)
	x, y, w, h := b.X, b.Y, b.W, b.H
	c.Hit("alwayspanel", x, y, w, h, false)
	c.Box(x, y, w, h, 10, scene.Panel)
	c.Frame(x, y, w, h, 10, 1.2, scene.LineStrong)
	c.Text(x+14, y+24, scene.StyleH3, scene.Text1, "Said for this battle", scene.Left)
	c.Key(x+w-32, y+24, "Y", scene.Text3)
	c.Within(&t.alwaysTop, x+1, y+head, w-2, h-head-6, full-head-6, func() {
		for i := range t.Always {
			yy := y + 48 + float64(i)*38
			a := &t.Always[i]
			_, name, _ := t.Game.Setup().Line(a.Line)
			what := "never asked"
			if a.Use {
				what = "always used"
			}
			c.Fit(x+14, yy+16, w-130, scene.StyleBody, scene.Text1, fmt.Sprintf("%s on %s: %s", name, names.Short(t.Game.Setup().Name(a.Ship)), what), scene.Left)
			c.Button(fmt.Sprintf("forget:%d", i), "Ask again", "", x+w-110, yy, 98, 32, 0, true)
		}
	})
}
