package freetable

import (
	"slices"

	"attackwing/game"
	"attackwing/game/card"
	"attackwing/physics"
	"attackwing/ui/anim"
	"attackwing/ui/dial"
	"attackwing/ui/kit"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// sketch puts a scene of the draft on a board: what lies there, what is drawn about it, and, where
// somebody works on it, what is in hand.
type sketch struct {
	*scene.Board
	*hand
}

// boardOf is the board of the scene in hand, as it is worked on.
func boardOf(h *hand, check bool) *scene.Board {
	k := sketch{onmap.Board(h.l.view), h}
	k.scenery()
	k.inHand()
	if check {
		k.problems()
	}
	return k.Board
}

// pictureOf is the board as it is shown to people: nothing is selected.
func pictureOf(h *hand) *scene.Board {
	alone := hand{draft: &draft{cards: h.cards, deck: h.deck, at: h.at, l: h.l}, glide: h.glide, eye: h.eye}
	k := sketch{onmap.Board(h.l.view), &alone}
	k.scenery()
	return k.Board
}

// scenery adds what everybody sees of the scene.
func (k sketch) scenery() {
	s, l, b := k.hand.scene(), k.l, k.Board
	if s.Areas {
		for i := range 2 {
			a := l.setup.Area(game.PlayerID(i))
			b.Zones = append(b.Zones, scene.Zone{
				Rect: scene.Rect{
					X0: float64(a.X0) / 1000,
					Y0: float64(a.Y0) / 1000,
					X1: float64(a.X1) / 1000,
					Y1: float64(a.Y1) / 1000,
				},
				Seat:       i + 1,
				Dimensions: true,
			})
		}
	}
	k.fleets()
	for _, a := range s.Arcs {
		if l.has(a.Ship) {
			for _, f := range l.fans(l.of[a.Ship], a.Arc) {
				if !k.glide.carried(a.Ship, &f) &&
					k.glide.on() { // an arc goes with its ship, and one that is new draws itself
					f.Grow = k.drawn()
				}
				b.Fans = append(b.Fans, f)
			}
		}
	}
	for i, r := range s.Rulers {
		k.rulerOn(r, k.sel == mark{kind: aRuler, n: i})
	}
	for i, a := range s.Arrows {
		k.arrowOn(a, k.sel == mark{kind: anArrow, n: i})
	}
	for _, t := range s.Paths {
		if id := l.of[t.Ship]; l.has(t.Ship) && l.fleetShip(id) && l.onDial(id, t.Move) >= 0 {
			k.flown(id, l.onDial(id, t.Move), false)
		}
	}
	for i := range s.Captions {
		b.Callouts = append(b.Callouts, k.callout(i))
	}
	if k.glide.on() { // what is new draws itself
		u := k.drawn()
		for i := range b.Rulers {
			b.Rulers[i].To = b.Rulers[i].From.Lerp(b.Rulers[i].To, u)
		}
	}
}

// drawn returns the share of the strokes that are drawn while ships glide.
func (k sketch) drawn() float64 { return max(anim.Out(k.glide.motion.U()*2), 0.02) }

// callout is a caption of the scene on the board.
func (d *draft) callout(i int) scene.Callout {
	c := &d.scene().Captions[i]
	return scene.Callout{At: d.l.at(c.At), Offset: offsetOf(c), Lines: c.Lines, Shows: d.l.shows(c), Danger: c.Danger}
}

// fleets lights, selects and moves the ships that the referee's view has put on the board.
func (k sketch) fleets() {
	s, l, b := k.hand.scene(), k.l, k.Board
	n := 0
	for i := range l.setup.FleetShips() {
		if !l.view.Ships[i].OnTable() || n >= len(b.Ships) {
			continue
		}
		d, id := &b.Ships[n], l.id(game.ShipID(i))
		n++
		d.Muted = len(s.Lit) > 0 && !slices.Contains(s.Lit, id)
		d.Selected = k.sel.kind == aShip && k.sel.ship == id
		d.Moving = d.Selected && k.hold.kind == holdThing
		if id == k.other {
			b.Frames = append(b.Frames, scene.Frame{Pose: d.Pose, Side: d.Side})
		}
		if at := s.ship(id); at >= 0 && s.Table.Ships[at].Dial != "" && !l.view.Ships[i].DialShown {
			d.Dial = scene.LockedDial
		}
		if k.glide.moved(id, d) {
			d.Moving = true
		}
	}
}

// inHand adds what only the person editing the scene sees.
func (k sketch) inHand() {
	b, l := k.Board, k.l
	if r, ok := k.stretching(RulerTool); ok {
		k.rulerOn(r, false)
	}
	if a, ok := k.stretching(ArrowTool); ok {
		k.arrowOn(a, true)
	}
	if k.sel.kind == aShip && k.other != "" {
		k.rulerOn(Stretch{Spot{Ship: k.sel.ship}, Spot{Ship: k.other}}, false)
	}
	if m := l.view.MapShip(l.setup, l.of[k.sel.ship]); k.sel.kind == aShip && k.other == "" && m != nil &&
		l.has(k.sel.ship) {
		b.Frames = append(b.Frames, scene.Frame{Pose: scene.Pose{Pt: onmap.Center(m)}, Side: onmap.Side(m)})
	}
	if t, ok := k.token(k.sel.n); ok && k.sel.kind == aToken {
		x0, y0, x1, y1 := bounds(&t)
		b.Frames = append(b.Frames,
			scene.Frame{Pose: scene.Pose{Pt: scene.Pt{X: (x0 + x1) / 2, Y: (y0 + y1) / 2}}, Side: max(x1-x0, y1-y0)})
	}
	if knob, ok := k.knob(); ok {
		b.Handles = append(b.Handles, knob)
	}
	if k.tool == MoveTool {
		k.ends()
	}
}

// rulerOn lays a ruler; the selected one is framed.
func (k sketch) rulerOn(r Stretch, chosen bool) {
	g, ok := k.l.gap(r.From, r.To)
	if !ok {
		return
	}
	from, to := scene.FromPoint(g.A), scene.FromPoint(g.B)
	k.Rulers = append(k.Rulers, scene.Ruler{From: from, To: to, Pill: k.l.band(g.Dist)})
	if chosen {
		k.Frames = append(k.Frames, scene.Frame{Pose: scene.Pose{Pt: from.Lerp(to, 0.5)}, Side: 20})
	}
}

// arrowOn lays an arrow, unless a ship at one of its ends is gone.
func (k sketch) arrowOn(a Stretch, chosen bool) {
	there := func(s Spot) bool { return s.Ship == "" || k.l.has(s.Ship) }
	if there(a.From) && there(a.To) {
		k.Arrows = append(k.Arrows, scene.Arrow{
			From:   k.l.at(a.From),
			To:     k.l.at(a.To),
			OfShip: a.From.Ship != "",
			ToShip: a.To.Ship != "",
			Chosen: chosen,
		})
	}
}

// ends shows where all maneuvers of the selected ship end, and the template of the one looked at.
func (k sketch) ends() {
	id, _ := k.ship()
	for n := range k.dial() {
		if n != k.move {
			k.flown(id, n, true)
		}
	}
	if k.move < len(k.dial()) {
		k.flown(id, k.move, false)
	}
}

// flown shows where a ship ends with a maneuver, as the referee says, and the template it flies
// along unless that is one of many.
func (k sketch) flown(id game.ShipID, n int, faint bool) {
	var f game.Fate
	game.Foresee(k.l.view, id, n, &f)
	fs := k.l.setup.Facts(id)
	if !faint {
		k.Templates = append(
			k.Templates,
			scene.TemplateOf(k.l.view.Ships[id].Pose, fs.Ship.Class.BaseSide, fs.Ship.Class.Dial[n].Maneuver,
				dial.Difficulty(f.Color)),
		)
	}
	look := card.ArtOf(fs.Ship)
	art, tones := scene.ShipArt(look.File, look.Tones, look.Variant)
	k.Ghosts = append(k.Ghosts,
		scene.Ghost{Pose: scene.FromPhysics(f.Flight.To), Side: float64(fs.Ship.Class.BaseSide) / 1000,
			Seat: int(k.l.view.Ships[id].Owner) + 1, Front: fs.Ship.Class.Front, Art: art,
			Tones: tones, Scale: look.Scale,
			Refused: f.Dies(), Faint: faint})
	if f.Bumped && !faint {
		x := physics.Base(f.Flight.Intended, fs.Ship.Class.BaseSide)
		c := kit.Each(x.Corner[:], scene.FromPoint)
		k.Overlaps = append(k.Overlaps, c)
	}
}

// problems frames what lies wrongly.
func (k sketch) problems() {
	for _, x := range k.l.problems {
		for _, id := range []game.ShipID{x.ship, x.other} {
			if id < 0 || !k.l.fleetShip(id) {
				continue
			}
			s := k.l.base(id)
			k.Frames = append(k.Frames,
				scene.Frame{Pose: scene.FromPhysics(s.Pose), Side: float64(s.Side) / 1000, Danger: true})
		}
	}
}
