package builder

import (
	"math"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/game/fleet"
	"attackwing/ui/page"
)

// Key is one stroke.
func (p *Page) Key(k string, in *page.Input) {
	p.Changed()
	if in.Field != "" {
		p.fieldKey(k, in)
		return
	}
	if in.Ctrl && p.ctrlKey(k, in) {
		return
	}
	if p.open != nothing {
		p.openKey(k)
		return
	}
	if in.Ctrl {
		return
	}
	if in.Alt && (k == "up" || k == "down") {
		p.selectRow(p.row + step(k))
		return
	}
	switch k {
	case "esc":
		p.escape()
	case "tab", "f6":
		d := panel(1)
		if in.Shift {
			d = 2
		}
		p.panel, p.follow = (p.panel+d)%3, true
	case "left":
		p.panel = panel(max(0, int(p.panel)-1))
	case "right":
		p.panel, p.follow = panel(min(2, int(p.panel)+1)), true
	case "up", "down":
		p.move(step(k))
	case "pageup", "pagedown":
		p.panel = cardsPanel
		p.move(step(k[4:]) * max(1, p.drawn[cardsList]-1))
	case "home":
		p.panel, p.focus, p.follow = cardsPanel, 0, true
	case "end":
		p.panel, p.focus, p.follow = cardsPanel, max(0, len(p.shown)-1), true
	case "enter":
		if p.panel == cardsPanel {
			p.add(p.offered())
		} else {
			p.panel, p.follow = panel(int(p.panel)+1), true
		}
	case "space":
		p.Click("compare")
	case "delete", "backspace":
		if p.panel == shipsPanel {
			p.deleteRow()
		} else {
			p.remove(p.place())
		}
	default:
		if id, ok := letters[k]; ok {
			p.Click(id)
		}
	}
}

// letters are the buttons that have a letter or a digit.
var letters = map[string]string{"a": "add", "r": "resource", "n": "details", "v": "problems", "m": "mend", "w": "why", "x": "exchange",
	"l": "limit", "/": "search", "1": "chip:fits", "2": "chip:faction", "3": "chip:sort", "4": "chip:kind", "0": "clear"}

// ctrlKeys are the buttons of the bar and the ship.
var ctrlKeys = map[string]string{"o": "import", "v": "paste", "c": "share", "p": "sheet", "s": "export", "d": "copyship", "delete": "removeship", "backspace": "removeship", "enter": "use", "y": "redo"}

func (p *Page) ctrlKey(k string, in *page.Input) bool {
	switch {
	case k == "z" && in.Shift:
		p.redo()
	case k == "z":
		p.undo()
	case k == "up" || k == "down":
		p.moveShip(p.row, p.row+step(k))
	case ctrlKeys[k] != "":
		p.Click(ctrlKeys[k])
	default:
		return false
	}
	return true
}

func step(k string) int {
	if k == "up" {
		return -1
	}
	return 1
}

// fieldKey is a stroke while a text is typed.
func (p *Page) fieldKey(k string, in *page.Input) {
	if p.open != nothing {
		if k == "esc" {
			p.leaveField()
			p.escape()
		} else if k == "enter" && p.open == importOpen {
			p.read()
		}
		return
	}
	switch k {
	case "esc":
		p.leaveField()
		if p.query != "" {
			p.SetField("search", "")
		}
	case "enter":
		p.leaveField()
		p.add(p.offered())
	case "up", "down":
		p.panel = cardsPanel
		p.move(step(k))
	case "tab":
		p.leaveField()
		p.panel, p.follow = cardsPanel, true
	}
}

func (p *Page) leaveField() { p.focusField = ""; p.focusTurn++ }

func (p *Page) escape() {
	switch {
	case p.open != nothing:
		p.open, p.wrong = nothing, ""
	case p.pinned != fleet.Ref{}:
		p.pinned = fleet.Ref{}
	default:
		p.host.Back()
	}
	p.Changed()
}

// move goes up or down in the panel that has the keys.
func (p *Page) move(by int) {
	switch p.panel {
	case shipsPanel:
		p.selectRow(p.row + by)
		if n := len(p.list.Ships); p.row < n {
			p.top[shipsList] = max(min(p.top[shipsList], p.row), p.row-max(1, p.drawn[shipsList])+1)
		}
	case slotsPanel:
		p.selectSlot(p.slot + by)
	default:
		p.refresh()
		p.focus = max(0, min(len(p.shown)-1, p.focus+by))
		p.follow = true
	}
}

func (p *Page) deleteRow() {
	switch {
	case p.row == p.resourceRow():
		p.remove(p.places()[0])
	case p.row == p.addRow():
		p.refuse("There is no ship to take out.")
	default:
		p.removeShip(p.row)
	}
}

// SetField takes what was typed or chosen.
func (p *Page) SetField(row, value string) {
	p.Changed()
	if row == "search" {
		if p.query != value {
			p.query = value
			p.sieve()
			p.panel = cardsPanel
		}
		return
	}
	p.setOpenField(row, value)
}

// Click is a button, a row or a card.
func (p *Page) Click(id string) {
	p.Changed()
	if p.columns.Click(id) {
		p.panel, p.follow = panel(p.columns.At), true
		return
	}
	if name, n, ok := numbered(id); ok {
		p.clickNumbered(name, n)
		return
	}
	switch id {
	case "back":
		p.open = nothing
		p.host.Back()
	case "close":
		p.escape()
	case "use":
		p.use()
	case "undo":
		p.undo()
	case "redo":
		p.redo()
	case "add":
		p.open, p.panel = nothing, cardsPanel
		p.selectRow(p.addRow())
	case "resource":
		p.open, p.panel = nothing, cardsPanel
		p.selectRow(p.resourceRow())
	case "copyship":
		p.copyShip()
	case "removeship":
		p.removeShip(p.row)
	case "shipup":
		p.moveShip(p.row, p.row-1)
	case "exchange":
		p.exchange()
	case "limit":
		p.nextLimit()
	case "mend":
		p.mend()
	case "addcard":
		p.add(p.offered())
	case "compare", "unpin":
		p.pin(id == "unpin")
	case "search":
		p.focusField, p.panel = "search", cardsPanel
		p.focusTurn++
	case "why":
		p.toggle(whyOpen)
	case "problems":
		p.toggle(problemsOpen)
	case "details":
		p.toggle(detailsOpen)
	case "import":
		p.toggle(importOpen)
		p.focusField = "from"
		p.focusTurn++
	case "clear":
		p.filter, p.query = filter{allKinds: p.filter.allKinds, sort: p.filter.sort}, ""
		p.leaveField()
		p.sieve()
	default:
		if f, ok := strings.CutPrefix(id, "chip:"); ok {
			p.clickChip(f)
			return
		}
		p.clickFile(id)
	}
}

func numbered(id string) (name string, n int, ok bool) {
	name, text, ok := strings.Cut(id, ":")
	if !ok {
		return "", 0, false
	}
	n, err := strconv.Atoi(text)
	return name, n, err == nil
}

// doubleClick is how soon the second click of a double one comes, seconds.
const doubleClick = 0.4

func (p *Page) clickNumbered(name string, n int) {
	switch name {
	case "ship":
		p.open, p.panel = nothing, shipsPanel
		if page.Narrow(p.w, p.h) && n == p.row {
			p.panel = slotsPanel
		}
		p.selectRow(n)
	case "slot":
		p.panel = slotsPanel
		if ps := p.places(); page.Narrow(p.w, p.h) && n < len(ps) && (n == p.slot || ps[n].ref.IsZero()) {
			p.panel = cardsPanel // what may come there is not seen beside it
		}
		p.selectSlot(n)
	case "out":
		if ps := p.places(); n < len(ps) {
			p.remove(ps[n])
		}
	case "card":
		id := name + strconv.Itoa(n)
		twice := p.clicked == id && p.clock-p.clickedAt < doubleClick
		p.clicked, p.clickedAt = id, p.clock
		p.panel, p.focus = cardsPanel, max(0, min(n, len(p.shown)-1))
		if twice {
			p.clicked = ""
			p.add(p.offered())
		}
	default:
		p.clickOpen(name, n)
	}
}

func (p *Page) clickChip(name string) {
	f := &p.filter
	switch name {
	case "fits":
		f.fits = !f.fits
	case "sort":
		f.sort = (f.sort + 1) % 3
	case "faction":
		f.faction = p.nextFaction(f.faction)
	case "kind":
		if at := p.place(); at.what == game.UpgradeCard {
			f.allKinds = !f.allKinds
			p.stale = true
			p.refresh()
		}
	}
	p.sieve()
}

// nextFaction goes through any, those of the ship, and all others that the cards have.
func (p *Page) nextFaction(now card.Faction) card.Faction {
	p.refresh()
	list := []card.Faction{card.NoFaction}
	if p.row < len(p.list.Ships) {
		if s := p.o.Cards.Ship(p.list.Ships[p.row].Ship.ID); s != nil {
			list = append(list, s.Factions...)
		}
	}
	for f := card.QContinuum; f < card.NumFactions; f++ {
		has := false
		for i := range p.offers {
			has = has || card.HasFaction(p.offers[i].factions, f)
		}
		if has && !card.HasFaction(list, f) {
			list = append(list, f)
		}
	}
	for i, f := range list {
		if f == now {
			return list[(i+1)%len(list)]
		}
	}
	return card.NoFaction
}

func (p *Page) pin(off bool) {
	o := p.offered()
	if off || o == nil || p.pinned == o.ref {
		p.pinned = fleet.Ref{}
		return
	}
	p.pinned = o.ref
}

// mend takes out what keeps the fleet from being below its limit.
func (p *Page) mend() {
	if p.wayOut == nil {
		p.refuse("Nothing of the kind is wrong.")
		return
	}
	p.change(p.mended)
}

func (p *Page) toggle(o sheetOpen) {
	if p.open == o {
		o = nothing
	}
	p.open, p.wrong, p.top[openList] = o, "", 0
}

// Pointer is dragging, the wheel and files let fall on the window.
func (p *Page) Pointer(in *page.Input) {
	if len(in.Dropped) > 0 {
		p.drop(in.Dropped)
		return
	}
	if in.Wheel != 0 {
		p.wheel(in)
	}
	p.dragged(in)
}

func (p *Page) wheel(in *page.Input) {
	if page.Narrow(p.w, p.h) {
		return
	}
	l := layoutOf(p.w, p.h)
	by := -int(math.Copysign(1, in.Wheel))
	switch {
	case l.left.has(in.X, in.Y):
		p.top[shipsList] += by
	case p.open != nothing:
		p.top[openList] = max(0, p.top[openList]+by)
	case l.mid.has(in.X, in.Y):
		p.top[slotsList] = max(0, p.top[slotsList]+by)
		if fit := p.drawn[slotsList]; p.slot < p.top[slotsList] || p.slot >= p.top[slotsList]+fit {
			p.selectSlot(p.slot + by)
		}
	case l.right.has(in.X, in.Y):
		p.top[cardsList] = max(0, p.top[cardsList]+by)
	}
	p.Changed()
}
