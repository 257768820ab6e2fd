package table

import (
	"math"
	"slices"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/dial"
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
		if !v.Key(k, in) && k == "f1" {
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
	if in.Ctrl && t.Screen == Playing && !t.Curtain && (k == "s" || k == "o") {
		if k == "s" {
			t.openSaveAs()
		} else {
			t.openLoad()
		}
		return
	}
	switch {
	case in.Ctrl && (k == "z" || k == "y"):
		switch {
		case !t.undoes(): // it is not seen what would be taken back
		case k == "y" || in.Shift:
			t.Redo()
		default:
			t.Undo()
		}
		return
	case k == "esc":
		t.escape()
		return
	case k == "/" && in.Shift && t.nextTerm():
		return
	case k == "f1" || k == "/" && in.Shift:
		t.openHelp()
		return
	}
	if t.taken() && t.screen.view.Anew().Do(k, in) {
		return
	}
	if t.Screen == Over && in.Ctrl && k == "c" {
		t.copyResult()
		return
	}
	if in.Ctrl {
		return
	}
	switch t.Screen {
	case Over:
		switch {
		case k == "enter":
			t.main()
		case k == "v":
			t.watch(-1)
		case k == "r" && !t.hosted():
			t.openEntry("replays")
		}
	default:
		if t.Curtain {
			t.coverKey(k)
		} else {
			t.tableKey(k, in)
		}
	}
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

func (t *Table) tableKey(k string, in *Input) {
	if t.rulerKey(k, in) {
		return
	}
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
	case "y":
		t.listAlways = !t.listAlways
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
	case "h":
		if t.HotSeat() && t.Planner != game.NoShip {
			t.Curtain, t.Uncover = true, 0
		}
		return
	case "o":
		t.ReadEnding(len(t.Endings))
		return
	case "l", "\\":
		t.leftOpen = !t.leftOpen
		return
	case "g":
		if t.Ship != game.NoShip {
			p := fromPose(t.Shown.Ships[t.Ship].Pose)
			t.cam.CenterX, t.cam.CenterY = p.X, p.Y
		}
		return
	}
	if k == "enter" && t.EndRead > 0 {
		t.EndRead = 0
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
		if in.Shift && p.Ask == game.ChooseManeuver {
			t.LockAll()
			return
		}
		t.Confirm()
		return
	}
	switch p.Ask {
	case game.PlaceShip:
	case game.ChooseManeuver:
		t.dialKey(p, k, dx, dy, in)
	default:
		t.echoKey(p, k, in)
	}
}

func (t *Table) dialKey(p *game.Prompt, k string, dx, dy int, in *Input) {
	switch k {
	case "tab":
		if in.Shift {
			t.NextShip(-1)
		} else {
			t.NextShip(1)
		}
		return
	case "backspace":
		t.Unlock()
		return
	}
	if k == "k" {
		t.ToggleInstead(p)
		return
	}
	if d := digit(k); d > 0 && d <= len(p.Options) && !t.Locked[p.Ship] {
		t.Question.Take(battle.MoveOf(p.Options[d-1]))
		return
	}
	if dx|dy == 0 || t.Locked[p.Ship] {
		return
	}
	moves := t.Game.Setup().Facts(p.Ship).Ship.Class.Dial
	g := dial.Of(moves)
	from := t.Question.Previewed()
	if from < 0 || from >= len(moves) {
		from = 0
	}
	m := moves[from].Maneuver
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
		t.Question.Take(best)
	}
}
