package freetable

import (
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

func number(id, prefix string) (int, bool) {
	s, ok := strings.CutPrefix(id, prefix)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(s)
	return n, err == nil
}

// isOnTable tells whether a name is something on the table, which Pointer takes.
func isOnTable(id string) bool { return strings.HasPrefix(id, "on:") }

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
		p.writeCaption(p.sel.n)
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

// Click is a name of Draw that was pressed and released.
func (p *Page) Click(id string) {
	p.Changed()
	if n, ok := number(id, "item:"); ok {
		p.choose(n)
		return
	}
	switch id {
	case "close":
		p.menu = nil
	case "keep":
		p.closeSheet(true)
	case "throw":
		p.closeSheet(false)
	}
	if p.menu != nil || p.sheet != nil {
		return
	}
	if n, ok := number(id, "tool:"); ok && n < int(numTools) {
		p.take(Tool(n))
	}
	if n, ok := number(id, "scene:"); ok {
		p.goTo(n)
	}
	if n, ok := number(id, "kind:"); ok {
		p.tokenKind = n
	}
	if n, ok := number(id, "move:"); ok {
		p.move = n
		p.fly()
	}
	if n, ok := number(id, "less:"); ok {
		p.step(n, -1)
	}
	if n, ok := number(id, "more:"); ok {
		p.step(n, 1)
	}
	if n, ok := number(id, "problem:"); ok && n < len(p.l.problems) {
		if x := p.l.problems[n]; x.ship != game.NoShip {
			p.sel, p.other = mark{kind: aShip, ship: p.l.id(x.ship)}, p.l.id(x.other)
		}
	}
	switch id {
	case "back":
		p.leave()
	case "undo":
		p.undo()
	case "redo":
		p.redo()
	case "present":
		p.presenting, p.black, p.rest, p.tool = true, false, 0, SelectTool
	case "leave":
		p.presenting = false
	case "previous":
		p.goTo(p.at - 1)
	case "next":
		p.goTo(p.at + 1)
	case "open":
		p.openMenu()
	case "save":
		p.askName()
	case "picture":
		p.export()
	case "check":
		p.check = !p.check
	case "play":
		p.playMenu()
	case "write":
		p.writeScene()
	case "ships":
		p.pick.fleets, p.pick.at, p.pick.lines.first = !p.pick.fleets, 0, 0
	case "seat":
		p.pick.seat = 1 - p.pick.seat
	case "place":
		p.place(nil)
	case "fly":
		p.fly()
	case "remove":
		p.remove()
	case "words":
		if p.sel.kind == aCaption {
			p.writeCaption(p.sel.n)
		}
	case "left":
		p.turnBy(-15)
	case "right":
		p.turnBy(15)
	case "areas":
		p.edit(func(s *Scene) { s.Areas = !s.Areas })
	case "view":
		v := p.sight
		p.edit(func(s *Scene) { s.Camera = &v })
		p.host.Toast("This scene is seen from here.")
	case "add":
		p.addScene()
	case "drop":
		if len(p.deck.Scenes) > 1 {
			n := p.at
			p.editDeck(func(d *Deck) int {
				d.Scenes = slices.Delete(d.Scenes, n, n+1)
				return min(n, len(d.Scenes)-1)
			})
		}
	}
}

func (p *Page) step(n, by int) {
	if rs := p.rows(); n >= 0 && n < len(rs) {
		p.row = n
		rs[n].step(by)
	}
}

// addScene lays the scene shown once more, behind it.
func (p *Page) addScene() {
	if len(p.deck.Scenes) >= maxScenes {
		return
	}
	p.editDeck(func(d *Deck) int {
		s := d.Scenes[p.at].clone()
		s.Title, s.Caption, s.Note, s.Task = "Scene "+strconv.Itoa(len(d.Scenes)+1), "", "", nil
		d.Scenes = slices.Insert(d.Scenes, p.at+1, s)
		return p.at + 1
	})
}
