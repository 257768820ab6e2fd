package freetable

import (
	"slices"
	"strconv"
	"strings"

	"attackwing/game"
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
	if p.menu != nil || p.sheet != nil || p.columns.Click(id) {
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
			p.writeCaption(p.sel.n, false)
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
