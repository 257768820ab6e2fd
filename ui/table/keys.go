package table

import (
	"math"
	"slices"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/dial"
	"attackwing/ui/scene"
)

// key is one key stroke.
func (t *Table) key(k string, in *Input) {
	t.dirty = true
	if in.Ctrl {
		switch k {
		case "+", "-":
			t.rescale(map[string]int{"+": 1, "-": -1}[k])
			return
		case "0":
			t.rescale(0)
			return
		}
	}
	if t.Screen == KeysPage && !t.help {
		t.keysKey(k, in)
		return
	}
	if t.pageKey(k, in) {
		return
	}
	if p := t.page(); p != nil && !t.help && k != "f1" {
		p.Key(k, in)
		return
	}
	if !t.help && t.backKey(k) {
		return
	}
	if t.halted && t.Screen == Playing && !t.help && k != "f1" {
		t.haltKey(k)
		return
	}
	if t.Screen == PaperPage && !t.help && k != "esc" && k != "f1" {
		if k == "enter" && t.paper.done != nil {
			t.paper.done()
		}
		return
	}
	if in.Ctrl && t.Screen == Playing && !t.help && !t.curtain && (k == "s" || k == "o") {
		t.menuPick(map[string]string{"s": "saveas", "o": "load"}[k])
		return
	}
	if t.Screen == SettingsPage && !t.help && k != "esc" && k != "f1" {
		t.settingsKey(k, in)
		return
	}
	switch {
	case k == "z" && in.Ctrl && in.Shift, k == "y" && in.Ctrl:
		t.redo()
		return
	case k == "z" && in.Ctrl:
		t.undo()
		return
	case k == "esc":
		t.escape()
		return
	case k == "/" && in.Shift && t.typing == "" && !t.help && t.nextTerm():
		return
	case k == "f1" || k == "/" && in.Shift && t.typing == "":
		t.help = !t.help
		return
	}
	if t.menu.open && !t.help {
		t.menuKey(k, in)
		return
	}
	if t.help && k == "/" {
		t.help = false
		t.openGlossary()
		return
	}
	if t.Screen == Fleets && in.Ctrl && !t.help && t.typing == "" && (k == "o" || k == "v") {
		t.importFleet(map[string]string{"o": "import", "v": "paste"}[k], nil)
		return
	}
	if t.Screen == Over && in.Ctrl && k == "c" {
		t.copyResult()
		return
	}
	if t.help || in.Ctrl {
		return
	}
	switch t.Screen {
	case Title:
		t.titleKey(k)
	case Fleets:
		t.fleetKey(k, in)
	case HousePage, SettingsPage, GlossaryPage, PaperPage:
	case Over:
		switch {
		case k == "enter":
			t.main()
		case k == "v":
			t.watch(-1)
		case k == "r" && len(t.pages) == 0:
			t.openEntry("replays")
		}
	default:
		if t.curtain {
			t.coverKey(k)
		} else {
			t.tableKey(k, in)
		}
	}
}

func digit(k string) int {
	if len(k) == 1 && k[0] >= '0' && k[0] <= '9' {
		return int(k[0] - '0')
	}
	return -1
}

func (t *Table) tableKey(k string, in *Input) {
	if t.rulerKey(k, in) {
		return
	}
	switch k {
	case "r":
		t.toggleRuler()
		return
	case "u":
		t.listBacks()
		return
	case "p":
		t.halt()
		return
	case "f10":
		t.openMenu()
		return
	case "/":
		t.openGlossary()
		return
	case "w":
		if id := t.Canvas.Hover; opens(id) {
			t.openWhy(id)
		} else if t.why {
			t.why = false
		} else {
			t.openWhy("")
		}
		return
	case "y", "n":
		if _, ok := t.mayAlways(); ok {
			t.sayAlways(k == "y")
		} else if k == "y" {
			t.listAlways = !t.listAlways
		}
		return
	case "backspace":
		if t.termAt > 0 && t.termBack() {
			return
		}
	case "i":
		t.inspect()
		return
	case "m":
		t.noMap = !t.noMap
		return
	case "space":
		if p := t.mine(); p != nil && p.Max > 1 {
			t.choose(p, t.focus) // of more than nine, too
			return
		}
		t.hurry()
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
		t.cam.Rotation = 180
		return
	case "f8":
		t.cam.Rotation = 0
		return
	case "home":
		t.fitted, t.cam.Rotation = false, 0
		return
	case "t":
		t.setSetting("labels", [...]string{"smart", "all", "none"}[(t.labels+1)%3])
		return
	case "h":
		if t.hotSeat() && t.planner != game.NoShip {
			t.curtain, t.uncover = true, 0
		}
		return
	case "o":
		t.readEnding(len(t.endings))
		return
	case "l", "\\":
		t.leftOpen = !t.leftOpen
		return
	case "g":
		if t.ship != game.NoShip {
			p := fromPose(t.shown.Ships[t.ship].Pose)
			t.cam.CenterX, t.cam.CenterY = p.X, p.Y
		}
		return
	}
	if k == "enter" && t.endRead > 0 {
		t.endRead = 0
		return
	}
	p := t.mine()
	if d := digit(k); d > 0 && t.waits() {
		t.performThen(d - 1)
		return
	}
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
	if in.Shift && dx|dy != 0 && (p == nil || p.Ask != game.PlaceShip) {
		t.pan(-float64(dx)*4*t.cam.PxPerInch, -float64(dy)*4*t.cam.PxPerInch)
		return
	}
	if p == nil {
		if k == "enter" {
			t.confirm()
		}
		return
	}
	if k == "enter" {
		if in.Shift && p.Ask == game.ChooseManeuver {
			t.lockAll()
			return
		}
		t.confirm()
		return
	}
	switch p.Ask {
	case game.PlaceShip:
		t.placeKey(k, dx, dy, in)
	case game.ChooseManeuver:
		t.dialKey(p, k, dx, dy, in)
	default:
		if dx+dy != 0 {
			n := len(p.Options)
			t.focus = ((t.focus+dx+dy)%n + n) % n
			if p.Max <= 1 {
				t.picks = 0
			}
		}
		d := digit(k)
		if d == 0 {
			for i, o := range p.Options {
				if o.Kind == game.Pass {
					d = i + 1
				}
			}
		}
		if d > 0 {
			t.choose(p, d-1)
		}
	}
}

func (t *Table) placeKey(k string, dx, dy int, in *Input) {
	step := int32(physics.Inch / 4)
	if in.Shift {
		step = physics.Inch
	}
	if dx|dy != 0 {
		d := scene.Pt{X: float64(dx), Y: float64(dy)}.Turn(-t.cam.Rotation)
		t.draft.X = max(0, min(physics.AreaSide, t.draft.X+int32(math.Round(d.X))*step))
		t.draft.Y = max(0, min(physics.AreaSide, t.draft.Y+int32(math.Round(d.Y))*step))
	}
	by := int32(15)
	if in.Shift {
		by = 1
	}
	switch k {
	case ",":
		t.turn(-by)
	case ".":
		t.turn(by)
	case "s":
		if in.Shift {
			t.nextFormation()
		} else {
			t.snap()
		}
	case "x":
		t.faceEnemy()
	case "f":
		t.placing.loose = !t.placing.loose
	case "v":
		t.placing.ranges = !t.placing.ranges
	}
}

func (t *Table) dialKey(p *game.Prompt, k string, dx, dy int, in *Input) {
	switch k {
	case "tab":
		if in.Shift {
			t.nextShip(-1)
		} else {
			t.nextShip(1)
		}
		return
	case "backspace":
		t.unlock()
		return
	}
	if k == "k" {
		t.toggleInstead(p)
		return
	}
	if d := digit(k); d > 0 && d <= len(p.Options) && !t.locked[p.Ship] {
		t.focus = moveOf(p.Options[d-1])
		return
	}
	if dx|dy == 0 || t.locked[p.Ship] {
		return
	}
	moves := t.g.Setup().Facts(p.Ship).Ship.Class.Dial
	g := dial.Of(moves)
	if t.focus < 0 || t.focus >= len(moves) {
		t.focus = 0
	}
	m := moves[t.focus].Maneuver
	r, c := slices.Index(g.Rows, dial.Row(m)), slices.Index(g.Cols, dial.Column(m.Bearing))
	best, dist := -1, 1<<20
	for at, mv := range g.At {
		rr, cc := slices.Index(g.Rows, at[0]), slices.Index(g.Cols, at[1])
		along, aside := (cc-c)*dx+(rr-r)*dy, (cc-c)*dy+(rr-r)*dx
		if along <= 0 {
			continue
		}
		if aside < 0 {
			aside = -aside
		}
		if d := along + aside*3; d < dist || d == dist && mv < best {
			best, dist = mv, d
		}
	}
	if best >= 0 {
		t.focus = best
	}
}
