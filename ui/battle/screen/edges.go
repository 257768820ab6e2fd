package screen

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// edges returns the buttons, the small map and the words at the edges of the board.
func (p *Page) edges() kit.Part {
	b := p.Session
	cs := append(append(p.panels.Board.Knobs(), p.panels.Ruler.Commands(b)...), p.panels.Ways.Commands(b)...)
	var knobs []kit.Part
	for _, k := range []struct{ id, name string }{{"zoomout", "zoom-"}, {"zoomin", "zoom+"}, {"whole", "fit"},
		{"rotateright", "rotate"}, {"ruler", "ruler"}, {"fan", "fan"}, {"reach", "reach"}} {
		knobs = append(knobs, kit.Knob(cs.By(k.id)).Name(k.name, -1))
	}
	hint := p.panels.Ruler.Hint()
	if hint == "" {
		hint = p.panels.Ways.Hint(b)
	}
	frame := p.frameIt()
	return boardview.Edged(boardview.Edges{
		Top: []kit.Part{p.panels.Trouble.Body(b), p.panels.Refused.Body(b)},
		LowLeft: []kit.Part{boardview.Corner(&p.knobs, p.host.Touched(), knobs...),
			kit.Button(p.panels.Always.Commands(b).By("alwayslist")),
			kit.Button(p.panels.ByHand.Commands(b).By("byhand"))},
		LowRight: p.panels.Board.Map(),
		Low: []kit.Part{
			p.panels.Ending.Pill(b),
			kit.Hint(hint),
			boardview.Unframed(&p.panels.Board.Eye, kit.Button(frame)).If(frame.Off == ""),
		},
		Asked: p.asking(), Lie: &p.lie,
	})
}

// asking returns the current content of the right column if it asks or waits to be read, nil
// otherwise.
func (p *Page) asking() any {
	switch p.Stage() {
	case battle.Asks, battle.Awaits, battle.Reads:
		return p.content()
	}
	return nil
}

// grabs returns the grabs on the board in order; the first that takes the pointer has it.
func (p *Page) grabs() []boardview.Grab {
	b := p.Session
	return []boardview.Grab{
		p.panels.Place.Handle(b),
		p.panels.Ruler.Grab(b),
		p.panels.Board.Skips(b),
		p.panels.Place.Draft(b),
		p.panels.Echo.Grab(b),
		p.panels.Ways.Grab(b),
		p.panels.Board.Ships(b),
	}
}

// hides returns the ships that a card is not to lie on, the one that is asked about first.
func (p *Page) hides() (at []scene.Pt) {
	asked := game.NoShip
	if q := p.Asked(); q != nil {
		asked = q.Ship
	}
	s := p.stage()
	if asked != game.NoShip && p.Shown.Ships[asked].OnTable() {
		at = append(at, s.Middle(asked))
	}
	for i := range p.Shown.Ships[:p.Shown.NShips] {
		if id := game.ShipID(i); id != asked && p.Shown.Ships[i].OnTable() {
			at = append(at, s.Middle(id))
		}
	}
	return at
}

// keep returns the places of the ships that the dice of an attack must not hide.
func (p *Page) keep() []scene.Pt {
	a := &p.Shown.Attack
	if !a.On {
		return nil
	}
	return []scene.Pt{p.stage().Middle(a.Attacker), p.stage().Middle(a.Target)}
}
