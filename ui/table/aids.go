package table

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/measure"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// aids is what a person lets the board show beside what is asked: the fan of an own ship, the reach of an enemy's.
type aids struct {
	fan     bool // its button is down
	fanHeld bool // A is held
	reach   game.ShipID
	held    bool    // reach is shown while D or the pointer is held
	press   float64 // seconds the pointer has been held on an enemy without moving
	pressed game.ShipID
	at      int // of the ways, the one under the pointer, -1 none

	ways measure.Ways
}

// longPress is how long the pointer is held for what a held key shows, in seconds.
const longPress = 0.4

// fanShip is the own ship whose maneuvers are shown all at once, NoShip none.
func (t *Table) fanShip() game.ShipID {
	if !t.aids.fan && !t.aids.fanHeld || t.Game == nil || t.Moving() {
		return game.NoShip
	}
	p := t.Asked()
	if p != nil && p.Ask == game.ChooseManeuver {
		return p.Ship
	}
	if t.aids.fanHeld && t.Shown.Phase != game.Planning {
		return game.NoShip // there A shows arcs
	}
	if t.OwnFleet(t.Ship) {
		return t.Ship
	}
	return game.NoShip
}

// waysOf is the fan of a ship on the table as it is, judged once for each answer given.
func (t *Table) waysOf(id game.ShipID) []game.Way {
	a := &t.aids.ways
	if n := len(t.Game.Answers()); !a.Known(id, n) {
		t.See()
		a.Judge(&t.View, id, n)
	}
	return a.All()
}

// heldAids follows the keys and the pointer that show something as long as they are held.
func (t *Table) heldAids(in *Input, dt float64) {
	if t.Screen != Playing || t.Curtain || t.page() != nil {
		return
	}
	a := &t.aids
	if t.ruler.Used && t.ruler.Fine != in.Alt {
		t.ruler.Fine, t.Changed = in.Alt, true
	}
	if in.Struck("a") && !in.Ctrl {
		t.Measures() // or says why not
	}
	if held := in.Holds("a") && !in.Ctrl && t.Uses("measuring"); held != a.fanHeld {
		a.fanHeld, a.at, t.Changed = held, -1, true
	}
	if in.Struck("d") && !in.Ctrl && t.Measures() {
		a.reach, a.held, t.Changed = t.reachOf(), true, true
	}
	a.press += dt
	switch {
	case in.Press:
		a.press, a.pressed = 0, game.NoShip
		if t.lay.board.has(in.X, in.Y) && t.Canvas.Hover == "" && t.Enemy(t.Hover) && t.Uses("measuring") {
			a.pressed = t.Hover
		}
	case !in.Held || in.Moved && t.Hover != a.pressed:
		a.pressed = game.NoShip
	case a.pressed != game.NoShip && a.press >= longPress && a.reach != a.pressed:
		a.reach, a.held, t.Changed = a.pressed, true, true
	}
	if a.held && !in.Holds("d") && a.pressed == game.NoShip && !in.Struck("d") {
		a.reach, a.held, t.Changed = game.NoShip, false, true
	}
}

// reachOf is the enemy whose reach is asked for: the one under the pointer, the one looked at, or the next one after that
// which is shown.
func (t *Table) reachOf() game.ShipID {
	for _, id := range [...]game.ShipID{t.Hover, t.Ship} {
		if t.Enemy(id) && id != t.aids.reach {
			return id
		}
	}
	n := int(t.Shown.NShips)
	for k := 1; k <= n; k++ {
		if id := game.ShipID((int(t.aids.reach) + k + n) % n); t.Enemy(id) {
			return id
		}
	}
	return game.NoShip
}

// toggleFan shows all maneuvers of the ship until it is pressed again.
func (t *Table) toggleFan() { t.aids.fan, t.aids.at = !t.aids.fan && t.Measures(), -1 }

// toggleReach shows the reach of the enemy looked at, or the nearest, until it is pressed again.
func (t *Table) toggleReach() {
	a := &t.aids
	if a.reach != game.NoShip {
		a.reach, a.held = game.NoShip, false
		return
	}
	if t.Measures() {
		a.reach, a.held = t.reachOf(), false
	}
}

// aidsOn shows the fan or the reach that is asked for.
func (t *Table) aidsOn(b *scene.Board) {
	if id := t.fanShip(); id != game.NoShip {
		ways := t.waysOf(id)
		for i := range ways {
			b.Ends = append(b.Ends, t.stage().End(id, &ways[i]))
		}
		if w := t.wayShown(); w != nil {
			t.aimsOn(b, id, w)
		}
		return
	}
	if t.aids.reach != game.NoShip && t.Enemy(t.aids.reach) && !t.Moving() {
		t.reachOn(b, t.aids.reach)
		return
	}
	if t.aids.fanHeld && t.Now == nil {
		for i := range t.Shown.Ships[:t.Shown.NShips] {
			if id := game.ShipID(i); t.OwnFleet(id) {
				f := t.stage().Fan(id, t.Game.Setup().Facts(id).Ship.Class.Front, 3)
				f.Quiet, f.Numbers = true, false
				b.Fans = append(b.Fans, f)
			}
		}
	}
}

// wayShown is the maneuver of the fan that is looked at: the one the dial's focus is on, or the one under the pointer.
func (t *Table) wayShown() *game.Way {
	id := t.fanShip()
	if id == game.NoShip {
		return nil
	}
	at := t.aids.at
	if p := t.Asked(); p != nil && p.Ask == game.ChooseManeuver && p.Ship == id {
		at = t.Question.Previewed()
	}
	if ways := t.waysOf(id); at >= 0 && at < len(ways) {
		return &ways[at]
	}
	return nil
}

// aimsOn shows what could be shot at from the end of a maneuver.
func (t *Table) aimsOn(b *scene.Board, id game.ShipID, w *game.Way) {
	if w.Fate.Dies() {
		return
	}
	u := t.Game.Setup()
	f := t.stage().Fan(id, u.Facts(id).Ship.Class.Front, 3)
	f.Pose = fromPose(w.Fate.Flight.To)
	b.Fans = append(b.Fans, f)
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		x := game.ShipID(i)
		if !w.Targets.Has(x) {
			continue
		}
		b.Frames = append(b.Frames, t.stage().Frame(x, true))
		if shot, no := game.ShotAt(&t.View, id, w.Fate.Flight.To, game.NoWeapon, x); no.Code == game.Yes {
			t.stage().Shot(b, id, &shot)
		}
	}
}

// reachOn shows where an enemy's ship can be after its move, what its arc would cover then, and which ships it could attack.
func (t *Table) reachOn(b *scene.Board, id game.ShipID) {
	c := t.Game.Setup().Facts(id).Ship.Class
	seat := int(t.Shown.Ships[id].Owner) + 1
	var hit game.Ships
	ways := t.waysOf(id)
	for i := range ways {
		w := &ways[i]
		if w.Closed.Code != game.Yes || w.Fate.Dies() {
			continue
		}
		e := t.stage().End(id, w)
		e.Seat, e.Targets = seat, 0
		b.Ends = append(b.Ends, e)
		b.Fans = append(b.Fans, scene.Fan{Pose: e.Pose, Side: e.Side, Arc: c.Front, Bands: 3, Seat: seat, Wash: true})
		hit |= w.Targets | w.More
	}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		if hit.Has(game.ShipID(i)) {
			b.Frames = append(b.Frames, t.stage().Frame(game.ShipID(i), true))
		}
	}
}

// reachWords says what a reach shows.
func (t *Table) reachWords(id game.ShipID) string {
	t.waysOf(id)
	return t.aids.ways.Reach(t.on())
}

// aidHint is the line at the foot of the board about what the aids show.
func (t *Table) aidHint() string {
	if t.Moving() {
		return ""
	}
	if id := t.fanShip(); id != game.NoShip {
		w := t.wayShown()
		if w == nil {
			return "All maneuvers of " + names.Short(t.Game.Setup().Name(id)) + ", against ships as they stand"
		}
		m := t.Game.Setup().Facts(id).Ship.Class.Dial[w.Move].Maneuver
		return names.Title(m.String()) + ": " + measure.Aims(&t.View, id, w)
	}
	if t.aids.reach != game.NoShip && t.Enemy(t.aids.reach) {
		return t.reachWords(t.aids.reach)
	}
	return ""
}

// fanUnder is the maneuver of the fan whose end lies under the pointer, -1 when there is none.
func (t *Table) fanUnder(at scene.Pt) int {
	id := t.fanShip()
	if id == game.NoShip {
		return -1
	}
	t.waysOf(id)
	return t.aids.ways.Near(t.on(), at)
}

// dials reports whether the fan shows the maneuvers of a dial that may still be turned.
func (t *Table) dials(p *game.Prompt) bool {
	return p != nil && p.Ask == game.ChooseManeuver && p.Ship == t.fanShip() && !t.Locked[p.Ship]
}

// overFan looks at a maneuver of the fan; it returns what of the dial is previewed by that.
func (t *Table) overFan(p *game.Prompt, way int) int {
	if !t.dials(p) {
		if t.aids.at != way {
			t.aids.at, t.Changed = way, true
		}
		return battle.Nothing
	}
	if t.Question.Previewed() != way {
		t.sound("dial", int(p.Player)+1)
	}
	return way
}

// pickWay sets the dial to a maneuver of the fan.
func (t *Table) pickWay(p *game.Prompt, way int) {
	if t.dials(p) {
		t.Question.Take(way)
		t.Changed = true
	}
}

// mayShow tells whether a button of the board has something to show.
func (t *Table) mayShow(id string) bool {
	if (id == "fan" || id == "reach" || id == "ruler") && !t.Uses("measuring") {
		return false
	}
	switch id {
	case "fan":
		p := t.Asked()
		return p != nil && p.Ask == game.ChooseManeuver || t.OwnFleet(t.Ship)
	case "reach":
		return t.reachOf() != game.NoShip
	}
	return true
}
