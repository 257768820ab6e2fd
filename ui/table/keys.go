package table

import (
	"math"

	"attackwing/game"
	"attackwing/ui/kit"
	"attackwing/ui/page"
	"attackwing/ui/window"
)

// key is one key stroke.
func (t *Table) key(k string, in *Input) {
	t.Changed = true
	if a, ok := t.page().(*page.Adapter); ok {
		if !a.View.Key(k, in) {
			t.anywhere(kit.Stroke(k, in), t.prefs.Keys)
		}
		return
	}
	if t.anywhere(kit.Stroke(k, in), nil) { // keys given are translated
		return
	}
	if v := t.screen.view; t.taken() && v.Anew().Modal() {
		if !v.Key(k, in) && (k == "f1" || k == "/" && in.Shift) {
			t.openHelp()
		}
		return
	}
	if t.pageKey(k, in) {
		return
	}
	if p := t.page(); p != nil && k != "f1" {
		p.Key(k, in)
		return
	}
	if in.Ctrl && t.Screen == Playing && (k == "s" || k == "o") {
		if k == "s" {
			t.openSaveAs()
		} else {
			t.openLoad()
		}
		return
	}
	switch {
	case k == "esc":
		t.escape()
		return
	case k == "f1" || k == "/" && in.Shift && (t.Curtain || !t.taken()):
		t.openHelp()
		return
	}
	if t.taken() && (t.toolKey(k, in) || t.screen.view.Anew().Do(k, in)) {
		return
	}
	if in.Ctrl {
		return
	}
	t.tableKey(k, in)
}

// anywhere does what a stroke does on every page, where commands have been given these keys; false when it does nothing.
func (t *Table) anywhere(stroke string, keys map[string]string) bool {
	deeds := map[string]func(){"larger": func() { t.rescale(1) }, "smaller": func() { t.rescale(-1) }, "usual": func() { t.rescale(0) }, "full": t.opts.Full}
	if keys != nil || t.page() != nil {
		deeds["help"] = t.openHelp
	}
	return window.Everywhere(deeds).Do(stroke, func(c *kit.Command) (string, bool) { return window.Given(keys, "", c) })
}

func digit(k string) int {
	if len(k) == 1 && k[0] >= '0' && k[0] <= '9' {
		return int(k[0] - '0')
	}
	return -1
}

// toolKey is a key for what lies over the panels: the ruler that is in use.
func (t *Table) toolKey(k string, in *Input) bool {
	return !in.Ctrl && t.rulerKey(k, in)
}

func (t *Table) tableKey(k string, in *Input) {
	switch k {
	case "r":
		t.toggleRuler()
		return
	case "u":
		t.ListBacks()
		return
	case "p":
		t.Halt()
		return
	case "/":
		t.openGlossary()
		return
	case "m":
		t.noMap = !t.noMap
		return
	case "space":
		t.Hurry()
		return
	case "+":
		t.zoom(t.centerX(), t.centerY(), 1.25)
		return
	case "-":
		t.zoom(t.centerX(), t.centerY(), 1/1.25)
		return
	case "q", "e":
		d := 90.0
		if k == "q" {
			d = 270
		}
		t.cam.Rotation = math.Mod(t.cam.Rotation+d, 360)
		return
	case "f7":
		t.cam.Rotation = map[bool]float64{true: 180}[t.north(game.One)]
		return
	case "f8":
		t.cam.Rotation = map[bool]float64{true: 180}[t.north(game.Two)]
		return
	case "home":
		t.fitted, t.cam.Rotation = false, 0
		return
	case "t":
		t.setSetting("labels", [...]string{"smart", "all", "none"}[(t.labels+1)%3])
		return
	case "g":
		if t.Ship != game.NoShip {
			p := fromPose(t.Shown.Ships[t.Ship].Pose)
			t.cam.CenterX, t.cam.CenterY = p.X, p.Y
		}
		return
	}
	p := t.Asked()
	dx, dy := 0, 0
	switch k {
	case "left":
		dx = -1
	case "right":
		dx = 1
	case "up":
		dy = -1
	case "down":
		dy = 1
	}
	if in.Shift && dx|dy != 0 {
		t.pan(-float64(dx)*4*t.cam.PxPerInch, -float64(dy)*4*t.cam.PxPerInch)
		return
	}
	if p == nil {
		if k == "enter" {
			t.Confirm()
		}
		return
	}
	if k == "enter" {
		t.Confirm()
		return
	}
	switch p.Ask {
	case game.PlaceShip, game.PlaceToken, game.ChooseManeuver:
	default:
		t.echoKey(p, k, in)
	}
}
