package builder

import (
	"math"

	"attackwing/game"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// drag is a card, a slot's card or a ship that the pointer holds.
type drag struct {
	from   string  // what was pressed, "" nothing
	x0, y0 float64 // where
	x, y   float64
	far    bool // moved far enough to be no click
}

// dragFrom is how far the pointer must go, px.
const dragFrom = 6

func (p *Page) dragged(in *page.Input) {
	d := &p.drag
	if p.canvas == nil || p.open != nothing || page.Narrow(p.w, p.h) { // there dragging moves the columns
		*d = drag{}
		return
	}
	if in.Press {
		*d = drag{x0: in.X, y0: in.Y}
		if h, ok := p.canvas.At(in.X, in.Y); ok {
			if name, _, num := numbered(h.ID); num && (name == "card" || name == "slot" || name == "ship") {
				d.from = h.ID
			}
		}
		return
	}
	if d.from == "" {
		return
	}
	d.x, d.y = in.X, in.Y
	if math.Hypot(d.x-d.x0, d.y-d.y0) > dragFrom {
		d.far = true
	}
	if in.Moved && d.far {
		p.Changed()
	}
	if in.Release || !in.Held {
		from, far := d.from, d.far
		*d = drag{}
		if far {
			p.dropped(from, in.X, in.Y)
		}
	}
}

// dropped is what was dragged, let go over something else.
func (p *Page) dropped(from string, x, y float64) {
	p.Changed()
	to := ""
	if h, ok := p.canvas.At(x, y); ok {
		to = h.ID
	}
	if to == from {
		return
	}
	what, n, _ := numbered(from)
	name, m, _ := numbered(to)
	switch what {
	case "card":
		p.dropCard(n, name, m, x, y)
	case "slot":
		l := layoutOf(p.w, p.h)
		if ps := p.places(); n < len(ps) && !l.mid.has(x, y) {
			p.remove(ps[n])
		}
	case "ship":
		switch l := layoutOf(p.w, p.h); {
		case name == "ship":
			p.moveShip(n, m)
		case !l.left.has(x, y):
			p.removeShip(n)
		}
	}
}

// dropCard puts a card into the slot, or on the ship, it is let go over.
func (p *Page) dropCard(n int, on string, m int, x, y float64) {
	if n >= len(p.shown) {
		return
	}
	o := p.offers[p.shown[n]]
	l := layoutOf(p.w, p.h)
	switch {
	case on == "slot" && o.adds.what != game.ShipCard:
		ps := p.places()
		if m >= len(ps) {
			return
		}
		at := ps[m]
		if at.what != o.adds.what || at.what == game.UpgradeCard && at.kind != o.adds.kind {
			p.refuse(o.ref.Name + " does not go into the " + at.words() + " slot.")
			return
		}
		p.selectSlot(m)
		p.addNamed(o.ref.ID)
	case on == "ship" && o.adds.what != game.ShipCard && o.adds.what != game.ResourceCard:
		p.onShip(&o, m)
	case l.left.has(x, y) || l.mid.has(x, y):
		p.focus = n
		p.add(p.offered())
	}
}

// addNamed adds a card by its id, when it is offered for the place selected now.
func (p *Page) addNamed(id string) {
	p.refresh()
	for i := range p.offers {
		if p.offers[i].ref.ID == id {
			p.add(&p.offers[i])
			return
		}
	}
	p.refuse("This card does not go there.")
}

// onShip puts a card on another ship, into its first free slot of the kind.
func (p *Page) onShip(o *offer, ship int) {
	p.selectRow(ship)
	for i, at := range p.places() {
		if at.what == o.adds.what && at.kind == o.adds.kind && (at.ref.IsZero() || at.what != game.UpgradeCard) {
			p.selectSlot(i)
			p.addNamed(o.ref.ID)
			return
		}
	}
	p.refuse("No free " + o.adds.words() + " slot on " + refName(p.list.Ships[ship].Ship) + ".")
}

// drawDrag is what the pointer holds.
func (p *Page) drawDrag() {
	d := &p.drag
	if d.from == "" || !d.far {
		return
	}
	name, n, _ := numbered(d.from)
	text := ""
	switch name {
	case "card":
		if n < len(p.shown) {
			text = p.offers[p.shown[n]].ref.Name
		}
	case "slot":
		if ps := p.places(); n < len(ps) {
			text = refName(ps[n].ref)
		}
	case "ship":
		if n < len(p.list.Ships) {
			text = refName(p.list.Ships[n].Ship)
		}
	}
	if text == "" {
		return
	}
	c := p.canvas
	c.Layer++ // it floats
	defer func() { c.Layer-- }()
	x, y := min(d.x+10, p.w-270), min(d.y+10, p.h-44)
	c.Box(x, y, 260, 40, 8, scene.Control)
	c.Frame(x, y, 260, 40, 8, 2, scene.Accent)
	c.Fit(x+14, y+20, 232, bold, scene.Text1, text, scene.Left)
}
