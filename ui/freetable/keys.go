package freetable

import (
	"slices"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// Key is one stroke.
func (p *Page) Key(k string, in *page.Input) {
	p.Changed()
	switch {
	case p.menu != nil:
		p.menuKey(k)
	case p.sheet != nil:
		switch k {
		case "enter":
			p.closeSheet(true)
		case "esc":
			p.closeSheet(false)
		}
	case p.presenting:
		p.presentKey(k)
	case in.Ctrl:
		p.ctrlKey(k, in)
	default:
		p.freeKey(k, in)
	}
}

func (p *Page) menuKey(k string) {
	switch k {
	case "esc", "o", "b":
		p.menu = nil
	case "up":
		p.menu.step(-1)
	case "down":
		p.menu.step(1)
	case "home":
		p.menu.at = -1
		p.menu.step(1)
	case "end":
		p.menu.at = len(p.menu.items)
		p.menu.step(-1)
	case "pageup", "pagedown":
		for range 6 {
			p.menu.step(map[string]int{"pageup": -1, "pagedown": 1}[k])
		}
	case "enter":
		p.choose(p.menu.at)
	}
}

func (p *Page) presentKey(k string) {
	switch k {
	case "esc", "f":
		p.presenting, p.black = false, false
	case "right", "pagedown", "down", "enter":
		p.onward()
	case "left", "pageup", "up":
		p.goTo(p.at - 1)
	case "space":
		if p.from == nil {
			p.onward()
		}
		p.from = nil
	case "home":
		p.goTo(0)
	case "end":
		p.goTo(len(p.deck.Scenes) - 1)
	case ".":
		p.black = !p.black
	}
}

// onward shows the next scene; the screen comes back from black first.
func (p *Page) onward() {
	if p.black {
		p.black = false
		return
	}
	p.goTo(p.at + 1)
}

func (p *Page) ctrlKey(k string, in *page.Input) {
	fine := int32(physics.Inch / 100)
	switch {
	case k == "z" && in.Shift, k == "y":
		p.redo()
	case k == "z":
		p.undo()
	case k == "s":
		p.askName()
	case k == "o":
		p.openMenu()
	case k == "e", k == "c" && in.Shift:
		p.export()
	case k == "left":
		p.nudge(-fine, 0)
	case k == "right":
		p.nudge(fine, 0)
	case k == "up":
		p.nudge(0, -fine)
	case k == "down":
		p.nudge(0, fine)
	case k == ",":
		p.turnBy(-1)
	case k == ".":
		p.turnBy(1)
	}
}

func (p *Page) freeKey(k string, in *page.Input) {
	for t := range numTools {
		if toolWords[t].key == k {
			p.take(t)
			return
		}
	}
	if p.arrowKey(k, in) {
		return
	}
	switch k {
	case "esc":
		p.back()
	case "enter":
		p.apply()
	case "tab":
		p.nextThing(in.Shift)
	case "pageup":
		p.goTo(p.at - 1)
	case "pagedown":
		p.goTo(p.at + 1)
	case "space":
		p.from = nil
	case "delete", "backspace":
		p.remove()
	case ",":
		p.turnBy(-15)
	case ".":
		p.turnBy(15)
	case "+", "-":
		p.zoom(p.cam.ToScreen(scene.Pt{X: p.cam.CenterX, Y: p.cam.CenterY}), map[string]float64{"+": 1.25, "-": 0.8}[k])
	case "home":
		p.sight = Sight{At: []float64{18, 18}, Across: 36}
	case "/":
		if p.tool == ShipTool {
			p.pick.turn++
		}
	case "[", "]":
		p.pick.fleets, p.pick.at, p.pick.lines.first = !p.pick.fleets, 0, 0
	case "1", "2":
		p.pick.seat = int(k[0] - '1')
	default:
		p.Click(map[string]string{"f": "present", "o": "open", "e": "picture", "x": "check", "b": "play", "g": "add", "i": "write", "k": "view", "z": "areas", "u": "drop"}[k])
	}
}

// arrowKey goes through a list, moves the camera or what is selected, or goes to another scene.
func (p *Page) arrowKey(k string, in *page.Input) bool {
	by, ok := map[string][2]int{"left": {-1, 0}, "right": {1, 0}, "up": {0, -1}, "down": {0, 1}}[k]
	if !ok {
		return false
	}
	switch {
	case in.Shift:
		p.pan(float64(4*by[0]), float64(4*by[1]))
	case p.rowing:
		rs := p.rows()
		if by[1] != 0 {
			p.row = min(max(p.row+by[1], 0), len(rs)-1)
			p.lines.show(p.row)
		} else if p.row < len(rs) && p.row >= 0 {
			rs[p.row].step(by[0])
		}
	case p.tool == ShipTool && by[1] != 0:
		p.pick.at = min(max(p.pick.at+by[1], 0), max(len(p.offers())-1, 0))
		p.pick.lines.show(p.pick.at)
	case p.tool == TokenTool && by[1] != 0 && p.sel.kind != aToken:
		p.tokenKind = min(max(p.tokenKind+by[1], 0), len(p.tokenKinds())-1)
	case p.tool == MoveTool && p.sel.kind == aShip:
		if _, ok := p.fate(p.move + by[0] + by[1]); ok {
			p.move += by[0] + by[1]
		}
	case p.sel.kind == aShip || p.sel.kind == aToken || p.sel.kind == aCaption:
		const quarter = physics.Inch / 4
		p.nudge(int32(by[0]*quarter), int32(by[1]*quarter))
	default:
		p.goTo(p.at + by[0] + by[1])
	}
	return true
}

// back goes back one step, at last out of the page.
func (p *Page) back() {
	switch {
	case p.rowing:
		p.rowing = false
	case p.other != "":
		p.other = ""
	case p.sel != mark{}:
		p.sel = mark{}
	case p.tool != SelectTool:
		p.take(SelectTool)
	default:
		p.leave()
	}
}

// apply does with keys what the tool does with the pointer.
func (p *Page) apply() {
	ship := p.sel.kind == aShip
	switch {
	case p.rowing:
		p.rowing = false
	case p.tool == ShipTool:
		p.place(nil)
	case p.tool == TokenTool && p.sel.kind != aToken:
		p.layToken(scene.Pt{X: p.cam.CenterX, Y: p.cam.CenterY})
	case (p.tool == RulerTool || p.tool == ArrowTool) && ship && p.other != "":
		p.stretch(Spot{Ship: p.sel.ship}, Spot{Ship: p.other})
	case p.tool == ArcTool && ship:
		p.cycleArc(p.sel.ship)
	case p.tool == MoveTool && ship:
		p.fly()
	case p.tool == CaptionTool && ship:
		p.caption(Spot{Ship: p.sel.ship})
	case p.tool == CaptionTool && p.sel.kind == nothing:
		p.caption(Spot{X: inches(p.cam.CenterX * 1000), Y: inches(p.cam.CenterY * 1000)})
	case p.tool == SpotlightTool && ship:
		p.light(p.sel.ship)
	case p.sel.kind == aCaption:
		p.writeCaption(p.sel.n, false)
	case len(p.rows()) > 0:
		p.rowing, p.row, p.lines.first, p.other = true, 0, 0, ""
	}
}

// nextThing selects the next thing on the table, or the ship to compare with the selected one.
func (p *Page) nextThing(second bool) {
	if second && p.sel.kind == aShip {
		var ids []string
		for i, id := range p.l.ids {
			if id != p.sel.ship && p.l.view.Ships[i].OnTable() {
				ids = append(ids, id)
			}
		}
		if len(ids) > 0 {
			p.other = ids[(slices.Index(ids, p.other)+1)%len(ids)]
		}
		return
	}
	var all []mark
	for i, id := range p.l.ids {
		if p.l.view.Ships[game.ShipID(i)].OnTable() {
			all = append(all, mark{kind: aShip, ship: id})
		}
	}
	s := p.scene()
	for i, n := range []int{len(s.Table.Tokens), len(s.Captions), len(s.Arrows), len(s.Rulers)} {
		for k := range n {
			all = append(all, mark{kind: aToken + markKind(i), n: k})
		}
	}
	if len(all) > 0 {
		p.sel = all[(slices.Index(all, p.sel)+1)%len(all)]
		p.rowing, p.move, p.lines.first = false, 0, 0
		if p.other == p.sel.ship {
			p.other = ""
		}
	}
}

// Keys are the keys of the page, for its help.
func (p *Page) Keys() [][2]string {
	return [][2]string{
		{"V S T R A M C D L", "the tools of the rail"}, {"Enter", "what the tool does; its numbers"}, {"Tab", "the next thing on the table"},
		{"Shift+Tab", "the ship to compare with"}, {"arrows", "move by 1/4\"; with Ctrl 1/100\""}, {",  .", "turn by 15°; with Ctrl 1°"},
		{"Del", "take away"}, {"Ctrl+Z  Ctrl+Y", "undo, redo"}, {"/", "search among the ships"}, {"]  1  2", "ships or fleets; for which player"},
		{"PgUp  PgDn", "scene before, scene after"}, {"G  I  U", "add a scene; its words; drop it"}, {"Z  K", "starting areas; keep this view"},
		{"X", "rules check"}, {"B", "play on from here"}, {"O  Ctrl+S", "open; keep"}, {"E", "keep the picture"},
		{"F", "present; Esc ends"}, {".", "presenting: a black screen"}, {"+  -  wheel", "zoom"}, {"Shift+arrows", "move the table"},
		{"Home", "see the whole table"}, {"Space", "skip a motion"}, {"?  F1", "this help"},
	}
}
