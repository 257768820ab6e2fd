package freetable

import (
	"math"

	"attackwing/game"
	"attackwing/game/fleet"
	"attackwing/physics"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// hand is the tool in use, and what it does to the draft where the board is pressed, dragged over
// and let go.
type hand struct {
	*draft
	eye   *boardview.Eye
	own   []fleet.List                  // the player's fleets
	write func(caption int, fresh bool) // asks for the words of a caption; fresh, it was just laid
	glide *glide

	tool  Tool
	ships picker
	kinds kit.Listed // of tokens
	move  int        // the maneuver looked at
	hold  hold

	numbers kit.Listed // what can be set by hand, beside the board; where it Picks the arrow keys are its own
}

// picker is the list of ships, or of fleets, to place.
type picker struct {
	query  kit.Typed
	fleets bool
	seat   int // 0 or 1
	list   kit.Listed
}

// hold is the thing held by the pressed pointer.
type hold struct {
	kind     holdKind
	from, to Spot
	at       scene.Pt // where it was last, mm
	edited   bool
}

type holdKind uint8

const (
	holdNothing holdKind = iota
	holdThing            // what is selected moves
	holdKnob             // the selected ship turns
	holdStretch          // a ruler or an arrow is drawn
)

// setting reports whether the arrow keys set numbers.
func (h *hand) setting() bool { return h.numbers.Picks }

// take takes a tool in hand.
func (h *hand) take(t Tool) {
	h.tool, h.move = t, 0
	h.numbers.Picks, h.numbers.Top = false, 0
}

// letGo selects nothing.
func (h *hand) letGo() {
	h.deselect()
	h.numbers.Picks = false
}

// choose selects what lies there.
func (h *hand) choose(m mark) {
	h.sel, h.move = m, 0
	h.numbers.Picks, h.numbers.Top = false, 0
	if m.kind == nothing || m.ship == h.other {
		h.other = ""
	}
}

// under returns the thing at a point in mm: captions come first, then ships, tokens, arrows and
// rulers.
func (h *hand) under(at scene.Pt) (mark, Spot) {
	spot := Spot{X: inches(at.X * 1000), Y: inches(at.Y * 1000)}
	grace := h.eye.Grace() * 1000
	s := h.scene()
	for i := range s.Captions {
		if c := h.callout(i); c.Has(h.eye.Cam, at) {
			return mark{kind: aCaption, n: i}, spot
		}
	}
	if best := h.nearestShip(spot, grace); best != game.NoShip {
		return mark{kind: aShip, ship: h.l.id(best)}, Spot{Ship: h.l.id(best)}
	}
	d := dot(spot)
	for i := range s.Table.Tokens {
		if k, ok := h.token(i); ok {
			if k.Distance(&d).Dist <= grace {
				return mark{kind: aToken, n: i}, spot
			}
		}
	}
	for i, l := range s.Arrows {
		if h.along(l, at) {
			return mark{kind: anArrow, n: i}, spot
		}
	}
	for i, l := range s.Rulers {
		if h.along(l, at) {
			return mark{kind: aRuler, n: i}, spot
		}
	}
	return mark{}, spot
}

// nearestShip is the ship nearest to a spot within so many micrometres.
func (h *hand) nearestShip(spot Spot, within float64) game.ShipID {
	best := game.NoShip
	for i := range h.l.view.NShips {
		id := game.ShipID(i)
		if !h.l.view.Ships[i].OnTable() {
			continue
		}
		if g, ok := h.l.gap(spot, Spot{Ship: h.l.id(id)}); ok && g.Dist <= within {
			best, within = id, g.Dist
		}
	}
	return best
}

// along reports whether a point lies on a stretch, within some pixels.
func (h *hand) along(l Stretch, at scene.Pt) bool {
	a, b := h.l.at(l.From), h.l.at(l.To)
	v := b.Sub(a)
	u := 0.0
	if n := v.Dot(v); n > 0 {
		u = min(max(at.Sub(a).Dot(v)/n, 0), 1)
	}
	return at.Sub(a.Add(v.Mul(u))).Len() < h.eye.GraceOfLine()
}

// knob returns the handle that turns the selected ship. ok is false if it cannot be turned now.
func (h *hand) knob() (scene.Handle, bool) {
	id, ok := h.ship()
	if !ok || h.glide.on() || h.tool == MoveTool {
		return scene.Handle{}, false
	}
	s := h.l.base(id)
	return scene.Handle{Pose: scene.FromPhysics(s.Pose), Side: float64(s.Side) / 1000}, true
}

// onKnob reports whether a point lies on it, and the tool has no other use for a drag.
func (h *hand) onKnob(at scene.Pt) bool {
	k, ok := h.knob()
	return ok && h.tool != RulerTool && h.tool != ArrowTool && k.Has(h.eye.Cam, at)
}

// wants reports whether a press at a point does something; else the board is moved.
func (h *hand) wants(at scene.Pt) bool {
	switch h.tool {
	case RulerTool, ArrowTool, CaptionTool, ShipTool, TokenTool:
		return true
	case MoveTool:
		if _, ok := h.ship(); ok {
			return true
		}
	case SelectTool, ArcTool, SpotlightTool, numTools:
	}
	m, _ := h.under(at)
	return m.kind != nothing || h.onKnob(at)
}

// point looks at what would be done where the pointer is.
func (h *hand) point(at scene.Pt) (changed bool) {
	was := h.move
	if h.tool == MoveTool {
		h.nearestMove(at)
	}
	return h.move != was
}

// press begins what the tool does.
func (h *hand) press(at scene.Pt) {
	m, spot := h.under(at)
	h.numbers.Picks = false
	h.hold = hold{at: at, from: spot, to: spot}
	if h.onKnob(at) {
		h.hold.kind = holdKnob
		return
	}
	if h.use(m, spot, at) {
		return
	}
	h.choose(m)
	switch m.kind {
	case aShip, aToken, aCaption:
		h.hold.kind = holdThing
	}
}

// use does what a tool other than the first does; false when it selects as that one.
func (h *hand) use(m mark, spot Spot, at scene.Pt) bool {
	switch {
	case h.tool == RulerTool || h.tool == ArrowTool:
		h.hold.kind = holdStretch
	case h.tool == ArcTool && m.kind == aShip:
		h.sel = m
		h.cycleArc(m.ship)
	case h.tool == SpotlightTool && m.kind == aShip:
		h.light(m.ship)
	case h.tool == CaptionTool && m.kind != aCaption:
		h.layCaption(spot)
	case h.tool == ShipTool && m.kind == nothing:
		h.placeOffer(&at)
	case h.tool == TokenTool && m.kind == nothing:
		h.layKind(at)
	case h.tool == MoveTool && m.kind == nothing:
		h.nearestMove(at)
		h.fly()
	default:
		return false
	}
	return true
}

// with looks at another ship together with the selected one.
func (h *hand) with(at scene.Pt) {
	if m, _ := h.under(at); m.kind == aShip && h.sel.kind == aShip && m.ship != h.sel.ship {
		h.other = m.ship
		return
	}
	h.press(at)
}

// drag goes on with what is held.
func (h *hand) drag(at scene.Pt, m boardview.Mods) {
	k := &h.hold
	switch k.kind {
	case holdThing:
		by := at.Sub(k.at)
		if !k.edited && by.Len() < h.eye.Slack() {
			return
		}
		dx, dy := int32(by.X*1000), int32(by.Y*1000)
		by = scene.Pt{X: float64(dx) / 1000, Y: float64(dy) / 1000}
		if h.sel.kind == aCaption {
			h.shift(h.sel.n, h.eye.Px(by), h.drawn)
		} else {
			h.nudge(dx, dy, h.drawn)
		}
		k.at = k.at.Add(by)
	case holdKnob:
		step := kit.If(m.Ctrl, 0.5, 5.0)
		c := h.l.at(Spot{Ship: h.sel.ship})
		deg := math.Atan2(at.X-c.X, -(at.Y-c.Y)) * 180 / math.Pi
		h.face(int32(math.Round(deg/step)*step*1000+360000)%360000, h.drawn)
	case holdStretch:
		_, k.to = h.under(at)
	}
}

// drawn is an edit the first time of a drag, and a part of it from then on.
func (h *hand) drawn(change func(s *Scene)) bool {
	if h.hold.edited {
		h.again(change)
	} else {
		h.hold.edited = h.edit(change)
	}
	return true
}

// drop ends what is held.
func (h *hand) drop(scene.Pt) {
	k := h.hold
	h.hold = hold{}
	if k.kind == holdStretch && k.from != k.to {
		h.stretch(k.from, k.to)
	}
}

// stretch lays a ruler or an arrow.
func (h *hand) stretch(from, to Spot) {
	if h.tool == ArrowTool {
		h.arrow(from, to)
		return
	}
	h.ruler(from, to)
}

// stretching is the ruler or the arrow that is being drawn.
func (h *hand) stretching(t Tool) (Stretch, bool) {
	return Stretch{h.hold.from, h.hold.to}, h.hold.kind == holdStretch && h.tool == t
}

// lands returns the action of dropping a ship of the list on the board.
func (h *hand) lands(at scene.Pt, what any) (func(), string) {
	n, ok := what.(int)
	if !ok {
		return nil, ""
	}
	return func() {
		h.ships.list.At = n
		h.placeOffer(&at)
	}, ""
}

// offers are the ships or fleets that fit what is searched.
func (h *hand) offers() []offer {
	if h.ships.fleets {
		return fleetOffers(h.own, &h.ships.query)
	}
	return shipOffers(h.cards, &h.ships.query)
}

// placeOffer puts the ship or the fleet chosen on the table, at a point (mm) or where there is
// room.
func (h *hand) placeOffer(at *scene.Pt) {
	os := h.offers()
	if n := h.ships.list.At; n >= 0 && n < len(os) {
		h.place(&os[n], h.ships.seat, at)
		return
	}
	h.say("No matches.")
}

// layKind lays a token of the kind chosen.
func (h *hand) layKind(at scene.Pt) {
	if kinds := h.tokenKinds(); len(kinds) > 0 {
		h.layToken(kinds[min(max(h.kinds.At, 0), len(kinds)-1)], at)
	}
}

// layCaption lays a caption and asks for its words.
func (h *hand) layCaption(at Spot) {
	if h.caption(at) {
		h.write(h.sel.n, true)
	}
}

// nudgeKey moves what is selected by inches, as the arrow keys do.
func (h *hand) nudgeKey(dx, dy, inch float64) {
	um := inch * physics.Inch
	if h.sel.kind == aCaption {
		h.shift(h.sel.n, h.eye.Px(scene.Pt{X: dx, Y: dy}.Mul(inch*scene.Inch)), h.edit)
		return
	}
	h.nudge(int32(dx*um), int32(dy*um), h.edit)
}

// apply does with Enter what the tool does with the pointer.
func (h *hand) apply() {
	at, _ := h.eye.Seen()
	ship := h.sel.kind == aShip
	switch {
	case h.setting():
		h.numbers.Picks = false
	case h.tool == ShipTool:
		h.placeOffer(nil)
	case h.tool == TokenTool && h.sel.kind != aToken:
		h.layKind(at)
	case (h.tool == RulerTool || h.tool == ArrowTool) && ship && h.other != "":
		h.stretch(Spot{Ship: h.sel.ship}, Spot{Ship: h.other})
	case h.tool == ArcTool && ship:
		h.cycleArc(h.sel.ship)
	case h.tool == MoveTool && ship:
		h.fly()
	case h.tool == CaptionTool && ship:
		h.layCaption(Spot{Ship: h.sel.ship})
	case h.tool == CaptionTool && h.sel.kind == nothing:
		h.layCaption(Spot{X: inches(at.X * 1000), Y: inches(at.Y * 1000)})
	case h.tool == SpotlightTool && ship:
		h.light(h.sel.ship)
	default:
		h.set()
	}
}

// set gives the arrow keys to the numbers of what is selected.
func (h *hand) set() {
	if len(h.rows()) > 0 {
		h.other = ""
		h.numbers.Picks, h.numbers.At, h.numbers.Top = true, 0, 0
	}
}

// back goes back one step; false when there is none.
func (h *hand) back() bool {
	switch {
	case h.setting():
		h.numbers.Picks = false
	case h.other != "":
		h.other = ""
	case h.sel != mark{}:
		h.sel = mark{}
	case h.tool != SelectTool:
		h.take(SelectTool)
	default:
		return false
	}
	return true
}
