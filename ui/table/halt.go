package table

import (
	"fmt"

	"attackwing/game"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// haltKey is a stroke while the battle is stopped.
func (t *Table) haltKey(k string) {
	switch k {
	case "p", "enter", "space", "esc":
		t.Unhalt()
	}
}

// drawHalt says that the battle is stopped.
func (t *Table) drawHalt() {
	if !t.Halted {
		return
	}
	c := &t.Canvas
	c.Float()
	c.Hit("unhalt", 0, 0, t.w, t.h, true)
	c.Box(0, 0, t.w, t.h, 0, scene.Fade(scene.Void, 0.72))
	w := min(420, t.w-16)
	const h = 168.0
	x, y := (t.w-w)/2, (t.h-h)/2
	c.Panel(x, y, w, h)
	c.Text(x+24, y+40, scene.StyleH1, scene.Text1, "Paused", scene.Left)
	where := t.Game.Setup().Scenario.Sheet().Title
	if t.Shown.Phase != game.SettingUp {
		where += fmt.Sprintf(", round %d, %s", t.Shown.Round, t.Shown.Phase)
	}
	c.Fit(x+24, y+74, w-48, scene.StyleBody, scene.Text2, where, scene.Left)
	c.Button("goon", "Go on", "P", x+24, y+h-64, w-48, 44, canvas.Main, true)
}
