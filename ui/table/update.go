package table

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

func kindOf(k int) canvas.Kind { return canvas.Kind(k) }

// Update takes the input of one tick of dt seconds.
func (t *Table) Update(in *Input, dt float64) {
	c := &t.Canvas
	if in.Moved || in.Press || in.Release {
		h, ok := c.At(in.X, in.Y)
		id := ""
		if ok {
			id = h.ID
		}
		if id != c.Hover {
			c.Hover, t.dirty = id, true
			t.hovered(id)
		}
	}
	if in.Any && (in.Press || in.Release || len(in.Strokes) > 0) {
		t.dirty = true
	}
	if in.Press {
		c.Down = c.Hover
	}
	t.pointer(in)
	for _, k := range in.Strokes {
		t.key(k, in)
	}
	if in.Release {
		down := c.Down
		c.Down = ""
		if down != "" && down == c.Hover && !t.curtain {
			t.click(down)
		}
	}
	t.touchedBy(in)
	t.hold(in, dt)
	t.heldAids(in, dt)
	t.holdLoss(in, dt)
	t.holdConcede(in, dt)
	t.holdBack(in, dt)
	t.flow(dt)
	t.waitTip(in, dt)
	t.toastPasses(dt)
	if p := t.page(); p != nil {
		p.Tick(dt)
		t.dirty = p.Dirty() || t.dirty
	}
	if t.dirty {
		t.Draw()
		if h, ok := c.At(in.X, in.Y); ok {
			if h.ID != c.Hover {
				c.Hover = h.ID
				t.Draw()
			}
		} else {
			c.Hover = ""
		}
	}
}

// hold lifts the curtain: the ring, Space or Enter held for a second.
func (t *Table) hold(in *Input, dt float64) {
	if !t.curtain || t.Screen != Playing {
		return
	}
	held := in.Space || in.Held && t.Canvas.Down == "main"
	for _, k := range in.Strokes {
		held = held || k == "enter"
	}
	if in.Enter {
		held = true
	}
	switch {
	case held:
		t.uncover += dt
		t.dirty = true
		if t.uncover >= 1 {
			t.curtain, t.uncover = false, 0
			t.sound("uncover", int(t.seated)+1)
			t.Canvas.Down = ""
		}
	case t.uncover > 0:
		t.uncover, t.dirty = 0, true
	}
}

func number(id, prefix string) (int, bool) {
	s, ok := strings.CutPrefix(id, prefix)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(s)
	return n, err == nil
}

// hovered shows what lies under the pointer ahead of a click.
func (t *Table) hovered(id string) {
	t.hover = game.NoShip
	if n, ok := number(id, "ship:"); ok {
		t.hover = game.ShipID(n)
	}
	if n, ok := number(id, "log:"); ok && n < len(t.log) {
		t.hover = t.log[n].about
	}
	p := t.mine()
	if p == nil {
		return
	}
	if n, ok := number(id, "cell:"); ok && p.Ask == game.ChooseManeuver && !t.locked[p.Ship] {
		t.focus = n
		t.sound("dial", int(p.Player)+1)
	}
	n, ok := number(id, "opt:")
	if !ok {
		n, ok = number(id, "ring:")
	}
	if ok && p.Max <= 1 && n < len(p.Options) {
		t.focus = n
		t.sound("tick", int(p.Player)+1)
	}
}

// click does what a name stands for.
func (t *Table) click(id string) {
	t.dirty = true
	if p := t.page(); p != nil && !t.help {
		if h, ok := t.Canvas.Find(id); ok && h.Enabled {
			p.Click(id)
		}
		return
	}
	if t.backClick(id) {
		return
	}
	if h, ok := t.Canvas.Find(id); ok && !h.Enabled && !strings.HasPrefix(id, "opt:") && !strings.HasPrefix(id, "cell:") && id != "main" {
		return
	}
	if id != "main" {
		t.sound("press", 0)
	}
	switch id {
	case "main":
		t.main()
		return
	case "back", "title":
		t.escape()
		return
	case "help":
		t.help = !t.help
	case "undo":
		t.undo()
	case "redo":
		t.redo()
	case "why":
		t.why = !t.why
	case "order", "ahead", "verdict":
		t.openWhy(id)
	case "always", "never":
		t.sayAlways(id == "always")
	case "alwayslist":
		t.listAlways = !t.listAlways
	case "lockall":
		t.lockAll()
	case "sums":
		t.openWhy("")
	case "tipwhy", "tipterm":
		t.tipButton(id)
	case "termback":
		t.termBack()
	case "termclose":
		t.closeTerm()
	case "inspect":
		t.inspect()
	case "ruler":
		t.toggleRuler()
	case "fan":
		t.toggleFan()
	case "reach":
		t.toggleReach()
	case "menu":
		t.escape()
	case "house":
		t.openSheet(HousePage)
	case "settings":
		t.openSheet(SettingsPage)
	case "glossary":
		t.help = false
		t.openGlossary()
	case "defaults":
		t.opts.House, t.err = nil, ""
	case "resume":
		t.resume()
	case "untrouble":
		t.trouble = ""
	case "hide":
		t.curtain, t.uncover = true, 0
	case "skip":
		t.skip()
	case "snap":
		t.snap()
	case "next":
		t.nextShip(1)
	case "unlock":
		t.unlock()
	case "logfilter":
		t.logFilter, t.logTop = (t.logFilter+1)%len(logFilters), 0
	case "log":
		t.leftOpen = !t.leftOpen
	case "zoom-":
		t.zoom(t.centerX(), t.centerY(), 1/1.25)
	case "zoom+":
		t.zoom(t.centerX(), t.centerY(), 1.25)
	case "fit":
		t.fitted = false
	case "rotate":
		t.cam.Rotation = math.Mod(t.cam.Rotation+90, 360)
	}
	if k, ok := strings.CutPrefix(id, "menu:"); ok {
		if k == "out" { // a click beside it
			k = "resume"
		}
		t.menuPick(k)
		return
	}
	if k, ok := strings.CutPrefix(id, "page:"); ok {
		t.openEntry(k)
		return
	}
	if n, ok := number(id, "scen:"); ok {
		t.scen = n
		t.listFleets()
	}
	if n, ok := number(id, "mode:"); ok {
		t.mode = n
	}
	if n, ok := number(id, "level:"); ok {
		t.level = n
	}
	if n, ok := number(id, "turn:"); ok {
		t.turn(int32(n))
	}
	if t.Screen == Fleets && t.fleetAction(id) {
		return
	}
	var seat, i int
	if n, _ := fmt.Sscanf(id, "fleet:%d:%d", &seat, &i); n == 2 {
		t.half, t.pick[seat] = seat, i
	}
	if n, ok := number(id, "ship:"); ok {
		t.look(game.ShipID(n))
	}
	if n, ok := number(id, "log:"); ok && n < len(t.log) {
		t.ship = t.log[n].about
	}
	if strings.HasPrefix(id, "stat:") || strings.HasPrefix(id, "standing:") {
		t.openWhy(id)
	}
	if n, ok := number(id, "forget:"); ok {
		t.forget(n)
	}
	var place, seq int
	if n, _ := fmt.Sscanf(id, "term:%d:%d", &place, &seq); n == 2 {
		t.openTerm(place)
	}
	p := t.mine()
	if p == nil {
		return
	}
	if n, ok := number(id, "opt:"); ok {
		t.choose(p, n)
	}
	if n, ok := number(id, "die:"); ok {
		t.choose(p, n)
	}
	if n, ok := number(id, "ring:"); ok {
		t.choose(p, n)
	}
	if n, ok := number(id, "cell:"); ok {
		if p.Ask == game.ChooseForOpponent {
			for k, o := range p.Options {
				if int(o.N) == n {
					t.focus = k
				}
			}
			return
		}
		if t.locked[p.Ship] {
			t.unlock()
		}
		t.focus = n
		if !t.mayDial(p, n) {
			t.lockDial(p)
		}
	}
}

func (t *Table) centerX() float64 { return t.lay.board.X + t.lay.board.W/2 }
func (t *Table) centerY() float64 { return t.lay.board.Y + t.lay.board.H/2 }

// main is the big button of the screen.
func (t *Table) main() {
	switch t.Screen {
	case Title:
		t.Screen = Fleets
		t.listFleets()
	case Fleets:
		t.start()
	case Over:
		if len(t.pages) > 0 { // whoever began this battle has its result
			t.leaveBattle()
			return
		}
		t.rematch()
	default:
		t.confirm()
	}
}

func (t *Table) rematch() {
	u := *t.g.Setup()
	u.Seed = u.Seed*6364136223846793005 + 1442695040888963407
	v := game.Setup{Scenario: u.Scenario, Fleets: u.Fleets, Players: u.Players, Seed: u.Seed, House: u.House}
	g, err := game.New(&v)
	if err != nil {
		t.err = err.Error()
		return
	}
	t.begin(g)
}

// escape goes one step back, at last to the title.
func (t *Table) escape() {
	t.dirty = true
	switch {
	case t.help:
		t.help = false
	case t.trouble != "" && t.Screen == Playing:
		t.trouble = ""
	case t.ruler.on:
		t.ruler = ruler{}
	case t.Screen == Playing && (t.aids.fan || t.aids.reach != game.NoShip):
		t.aids.fan, t.aids.reach = false, game.NoShip
	case t.cards:
		t.cards = false
	case t.Screen == Playing && t.termAt > 0:
		t.closeTerm()
	case t.listAlways:
		t.listAlways = false
	case t.why:
		t.why = false
	case t.leftOpen:
		t.leftOpen = false
	case t.typing != "" && t.Screen == Fleets:
		t.focusField("")
	case t.Screen == HousePage || t.Screen == SettingsPage || t.Screen == GlossaryPage:
		t.Screen = t.behind
	case t.Screen == Title:
	case t.menu.open:
		t.menu = menu{}
	case t.Screen == Playing:
		t.openMenu()
	default:
		if t.scen < 0 {
			t.scen = 0
		}
		if t.Screen == Playing && t.hotSeat() && t.planner != game.NoShip {
			t.curtain, t.uncover = true, 0
		}
		t.leaveBattle()
	}
}

// inspect opens the ship's card in full, or closes it.
func (t *Table) inspect() { t.cards, t.cardTop, t.why = !t.cards, 0, false }

// look shows a ship's card; an own ship that waits for its dial is planned next.
func (t *Table) look(id game.ShipID) {
	t.ship = id
	if p := t.mine(); p != nil && p.Ask == game.ChooseManeuver {
		for _, q := range t.plans(p.Player) {
			if q.Ship == id {
				t.selectPlan(id)
				return
			}
		}
	}
	if p := t.mine(); p != nil && picksShips(p) {
		for i, o := range p.Options {
			if o.Ship == id && (o.Kind != game.Pass && id != p.Ship || o.Kind == game.GoWith) {
				t.focus = i
				return
			}
		}
	}
}

// choose is a click or a digit on an option: it takes it up, a second time it confirms.
func (t *Table) choose(p *game.Prompt, n int) {
	if p.Ask == game.PlaceShip || n < 0 {
		return
	}
	if n >= len(p.Options) {
		t.focus = n
		t.refuse(t.refusedWhy(p, n-len(p.Options)))
		return
	}
	if p.Max > 1 {
		t.focus = n
		t.picks ^= 1 << uint(n)
		if popcount(t.picks) > int(p.Max) {
			t.picks ^= 1 << uint(n)
			t.refuse(fmt.Sprintf("At most %d.", p.Max))
		}
		return
	}
	if p.Ask == game.ChooseManeuver {
		return
	}
	if t.picks == 1<<uint(n) {
		t.confirm()
		return
	}
	t.focus, t.picks = n, 1<<uint(n)
}

func (t *Table) unlock() {
	delete(t.locked, t.planner)
	t.dirty = true
}

func (t *Table) snap() {
	if p := t.mine(); p != nil && p.Ask == game.PlaceShip {
		if q, ok := game.PlaceLegal(&t.shown, t.g.Setup(), p, t.draft); ok {
			t.draft, t.dirty = q, true
		} else {
			t.refuse("No legal spot was found near.")
		}
	}
}

func (t *Table) turn(degrees int32) {
	t.draft.Heading = ((t.draft.Heading+degrees*1000)%360000 + 360000) % 360000
	t.dirty = true
}

func (t *Table) zoom(x, y, k float64) {
	z := max(t.lay.board.W/36*0.6, min(90, t.cam.PxPerInch*k))
	t.cam = t.cam.ZoomAt(scene.Pt{X: x, Y: y}, z)
	t.dirty = true
}

// pointer moves the camera and what is dragged.
func (t *Table) pointer(in *Input) {
	if p := t.page(); p != nil {
		if !t.help {
			p.Pointer(in)
		}
		return
	}
	if t.Screen == Fleets && in.Wheel != 0 && !t.help {
		t.half = map[bool]int{true: 1}[in.X > t.w/2]
		t.pickNext(-int(math.Copysign(1, in.Wheel)))
		t.dirty = true
		return
	}
	if t.Screen == Fleets && len(in.Dropped) > 0 && !t.help {
		t.importFleet("", in)
		return
	}
	if !t.ShowsBoard() || t.help {
		return
	}
	b := t.lay.board
	if in.Moved || in.Press {
		t.overRail(in.X, in.Y)
	}
	on := b.has(in.X, in.Y) && t.Canvas.Hover == "" && !t.column
	p := t.mine()
	at := t.cam.ToTable(scene.Pt{X: in.X, Y: in.Y})
	if in.Wheel != 0 && t.Canvas.Hover == "cardpanel" {
		t.cardTop -= int(math.Copysign(1, in.Wheel))
		t.dirty = true
	} else if in.Wheel != 0 && b.has(in.X, in.Y) && !t.column {
		if in.Ctrl && p != nil && p.Ask == game.PlaceShip {
			t.turn(int32(math.Copysign(5, in.Wheel)))
		} else {
			t.zoom(in.X, in.Y, math.Pow(1.15, in.Wheel))
		}
	} else if in.Wheel != 0 {
		if t.lay.right.has(in.X, in.Y) {
			t.optTop = max(0, t.optTop-int(math.Copysign(1, in.Wheel)))
		} else {
			t.logTop = max(0, min(len(t.log)-1, t.logTop+int(math.Copysign(1, in.Wheel))))
		}
		t.dirty = true
	}
	if t.mapPointer(in) {
		return
	}
	if t.ruler.on && (t.ruler.drag || on && in.Press) {
		t.measure(in, on, at)
		return
	}
	near := func(q physics.Pose, mm float64) bool { return fromPose(q).Pt.Sub(at).Len() < mm }
	if in.Moved && on && !t.dragging && !t.panning {
		was := t.hover
		t.hover = game.NoShip
		if !t.fanUnder(at) {
			t.hover = t.shipAt(at)
		}
		if was != t.hover {
			t.dirty = true
		}
		if p != nil && t.hover != was && t.hover != game.NoShip && picksShips(p) {
			t.lookOption(p, t.hover)
		}
	}
	if in.Press && on {
		switch {
		case t.now != nil || len(t.queue) > 0:
			t.skip()
		case p != nil && p.Ask == game.PlaceShip && (near(t.draft, 40) || t.inArea(p, at)):
			t.dragging = true
			t.dragTo(at)
		case t.fanUnder(at):
		default:
			if id := t.shipAt(at); id != game.NoShip {
				t.look(id)
				if p != nil && picksShips(p) {
					t.lookOption(p, id)
				}
			} else {
				t.panning, t.panX, t.panY = true, in.X, in.Y
			}
		}
	}
	if in.MiddlePress && b.has(in.X, in.Y) {
		t.panning, t.panX, t.panY = true, in.X, in.Y
	}
	if t.dragging && in.Moved {
		if t.touch { // above the finger, where it is seen
			at = t.cam.ToTable(scene.Pt{X: in.X, Y: in.Y - fingerLift})
		}
		t.dragTo(at)
	}
	if t.panning && (in.Held || in.Middle) && (in.X != t.panX || in.Y != t.panY) {
		t.pan(in.X-t.panX, in.Y-t.panY)
		t.panX, t.panY = in.X, in.Y
	}
	if !in.Held && !in.Middle {
		t.dragging, t.panning = false, false
	}
}

// mapPointer lets the small map have the pointer while it is pressed there.
func (t *Table) mapPointer(in *Input) bool {
	if in.Press && t.Canvas.Hover == "map" {
		t.jumping = true
	}
	if !t.jumping {
		return false
	}
	t.jumping = in.Held
	t.mapTo(in.X, in.Y)
	return true
}

// picksShips tells whether a question has options about other ships, so that a ship on the board stands for its option.
func picksShips(p *game.Prompt) bool {
	if p.Ask == game.PlaceShip || p.Ask == game.ChooseManeuver || p.Max > 1 {
		return false
	}
	for i := range p.Options {
		if o := &p.Options[i]; o.Kind != game.Pass && o.Ship != game.NoShip && o.Ship != p.Ship {
			return true
		}
	}
	return false
}

func (t *Table) lookOption(p *game.Prompt, id game.ShipID) {
	for i, o := range p.Options {
		if o.Ship == id && o.Kind != game.Pass && id != p.Ship {
			t.focus, t.dirty = i, true
			return
		}
	}
}

func (t *Table) inArea(p *game.Prompt, at scene.Pt) bool {
	a := p.Place
	const m = 40000
	x, y := int32(at.X*1000), int32(at.Y*1000)
	return x > a.X0-m && x < a.X1+m && y > a.Y0-m && y < a.Y1+m
}

func (t *Table) dragTo(at scene.Pt) {
	lim := func(v float64) int32 { return int32(max(0, min(physics.AreaSide, v*1000))) }
	t.draft.X, t.draft.Y, t.dirty = lim(at.X), lim(at.Y), true
}

func (t *Table) pan(dx, dy float64) {
	d := scene.Pt{X: dx, Y: dy}.Turn(-t.cam.Rotation).Mul(1 / t.cam.PxPerMM())
	t.cam.CenterX = max(0, min(scene.Table, t.cam.CenterX-d.X))
	t.cam.CenterY = max(0, min(scene.Table, t.cam.CenterY-d.Y))
	t.dirty = true
}
