package table

import (
	"fmt"
	"strings"

	"attackwing/game"
	"attackwing/ui/onmap"
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

	ways   []game.Way
	of     game.ShipID
	answer int // for the table after so many answers, plus one
}

// longPress is how long the pointer is held for what a held key shows, in seconds.
const longPress = 0.4

// fanShip is the own ship whose maneuvers are shown all at once, NoShip none.
func (t *Table) fanShip() game.ShipID {
	if !t.aids.fan && !t.aids.fanHeld || t.g == nil || t.moving() {
		return game.NoShip
	}
	p := t.mine()
	if p != nil && p.Ask == game.ChooseManeuver {
		return p.Ship
	}
	if t.aids.fanHeld && t.shown.Phase != game.Planning {
		return game.NoShip // there A shows arcs
	}
	if t.ownFleet(t.ship) {
		return t.ship
	}
	return game.NoShip
}

// ownFleet tells whether a ship of a fleet is in play and a person's.
func (t *Table) ownFleet(id game.ShipID) bool {
	if id == game.NoShip || t.shown.Ships[id].Map || !t.shown.Ships[id].InPlay() || t.shown.Ships[id].Owner == game.Nobody {
		return false
	}
	return t.brains[t.shown.Ships[id].Owner] == nil
}

// enemy tells whether a ship of a fleet is in play and none of whoever looks.
func (t *Table) enemy(id game.ShipID) bool {
	if id == game.NoShip || t.shown.Ships[id].Map || !t.shown.Ships[id].InPlay() {
		return false
	}
	me := t.viewer
	if p := t.mine(); p != nil {
		me = p.Player
	}
	return t.shown.Ships[id].Owner != me
}

// waysOf is the fan of a ship on the table as it is, judged once for each answer given.
func (t *Table) waysOf(id game.ShipID) []game.Way {
	a := &t.aids
	if n := len(t.g.Answers()) + 1; a.of != id || a.answer != n {
		t.see()
		a.of, a.answer = id, n
		a.ways = game.Fan(&t.view, id, a.ways[:0])
	}
	return a.ways
}

// heldAids follows the keys and the pointer that show something as long as they are held.
func (t *Table) heldAids(in *Input, dt float64) {
	if t.Screen != Playing || t.curtain || t.help || t.page() != nil {
		return
	}
	a := &t.aids
	if t.ruler.on && t.ruler.fine != in.Alt {
		t.ruler.fine, t.dirty = in.Alt, true
	}
	if in.Struck("a") && !in.Ctrl {
		t.measures() // or says why not
	}
	if held := in.Holds("a") && !in.Ctrl && t.uses("measuring"); held != a.fanHeld {
		a.fanHeld, a.at, t.dirty = held, -1, true
	}
	if in.Struck("d") && !in.Ctrl && t.measures() {
		a.reach, a.held, t.dirty = t.reachOf(), true, true
	}
	a.press += dt
	switch {
	case in.Press:
		a.press, a.pressed = 0, game.NoShip
		if t.lay.board.has(in.X, in.Y) && t.Canvas.Hover == "" && t.enemy(t.hover) && t.uses("measuring") {
			a.pressed = t.hover
		}
	case !in.Held || in.Moved && t.hover != a.pressed:
		a.pressed = game.NoShip
	case a.pressed != game.NoShip && a.press >= longPress && a.reach != a.pressed:
		a.reach, a.held, t.dirty = a.pressed, true, true
	}
	if a.held && !in.Holds("d") && a.pressed == game.NoShip && !in.Struck("d") {
		a.reach, a.held, t.dirty = game.NoShip, false, true
	}
}

// reachOf is the enemy whose reach is asked for: the one under the pointer, the one looked at, or the next one after that
// which is shown.
func (t *Table) reachOf() game.ShipID {
	for _, id := range [...]game.ShipID{t.hover, t.ship} {
		if t.enemy(id) && id != t.aids.reach {
			return id
		}
	}
	n := int(t.shown.NShips)
	for k := 1; k <= n; k++ {
		if id := game.ShipID((int(t.aids.reach) + k + n) % n); t.enemy(id) {
			return id
		}
	}
	return game.NoShip
}

// toggleFan shows all maneuvers of the ship until it is pressed again.
func (t *Table) toggleFan() { t.aids.fan, t.aids.at = !t.aids.fan && t.measures(), -1 }

// toggleReach shows the reach of the enemy looked at, or the nearest, until it is pressed again.
func (t *Table) toggleReach() {
	a := &t.aids
	if a.reach != game.NoShip {
		a.reach, a.held = game.NoShip, false
		return
	}
	if t.measures() {
		a.reach, a.held = t.reachOf(), false
	}
}

// endOf is one end of a fan as the board shows it.
func (t *Table) endOf(id game.ShipID, w *game.Way) scene.End {
	c := t.g.Setup().Facts(id).Ship.Class
	e := scene.End{Pose: fromPose(w.Fate.Flight.To), Side: float64(c.BaseSide) / 1000, Difficulty: difficulty(w.Fate.Color),
		Closed: w.Closed.Code != game.Yes, Targets: (w.Targets | w.More).Count()}
	m := c.Dial[w.Move].Maneuver
	if k := scene.TemplateOf(t.shown.Ships[id].Pose, c.BaseSide, m, e.Difficulty); len(k.Center) > 1 {
		e.Way = k.Center
	}
	switch {
	case w.Fate.Dies():
		e.Mark = scene.EndDeadNow
	case w.Fate.StruckAtEnd:
		e.Mark = scene.EndLater
	case w.Fate.Bumped:
		e.Mark = scene.EndBump
	}
	return e
}

// aidsOn shows the fan or the reach that is asked for.
func (t *Table) aidsOn(b *scene.Board) {
	if id := t.fanShip(); id != game.NoShip {
		ways := t.waysOf(id)
		for i := range ways {
			b.Ends = append(b.Ends, t.endOf(id, &ways[i]))
		}
		if w := t.wayShown(); w != nil {
			t.aimsOn(b, id, w)
		}
		return
	}
	if t.aids.reach != game.NoShip && t.enemy(t.aids.reach) && !t.moving() {
		t.reachOn(b, t.aids.reach)
		return
	}
	if t.aids.fanHeld && t.now == nil {
		for i := range t.shown.Ships[:t.shown.NShips] {
			if id := game.ShipID(i); t.ownFleet(id) {
				f := t.stage().Fan(id, t.g.Setup().Facts(id).Ship.Class.Front, 3)
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
	if p := t.mine(); p != nil && p.Ask == game.ChooseManeuver && p.Ship == id {
		at = t.focus
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
	u := t.g.Setup()
	f := t.stage().Fan(id, u.Facts(id).Ship.Class.Front, 3)
	f.Pose = fromPose(w.Fate.Flight.To)
	b.Fans = append(b.Fans, f)
	for i := range t.shown.Ships[:t.shown.NShips] {
		x := game.ShipID(i)
		if !w.Targets.Has(x) {
			continue
		}
		b.Frames = append(b.Frames, t.stage().Frame(x, true))
		if shot, no := game.ShotAt(&t.view, id, w.Fate.Flight.To, game.NoWeapon, x); no.Code == game.Yes {
			t.stage().Shot(b, id, &shot)
		}
	}
}

// reachOn shows where an enemy's ship can be after its move, what its arc would cover then, and which ships it could attack.
func (t *Table) reachOn(b *scene.Board, id game.ShipID) {
	c := t.g.Setup().Facts(id).Ship.Class
	seat := int(t.shown.Ships[id].Owner) + 1
	var hit game.Ships
	ways := t.waysOf(id)
	for i := range ways {
		w := &ways[i]
		if w.Closed.Code != game.Yes || w.Fate.Dies() {
			continue
		}
		e := t.endOf(id, w)
		e.Seat, e.Targets = seat, 0
		b.Ends = append(b.Ends, e)
		b.Fans = append(b.Fans, scene.Fan{Pose: e.Pose, Side: e.Side, Arc: c.Front, Bands: 3, Seat: seat, Wash: true})
		hit |= w.Targets | w.More
	}
	for i := range t.shown.Ships[:t.shown.NShips] {
		if hit.Has(game.ShipID(i)) {
			b.Frames = append(b.Frames, t.stage().Frame(game.ShipID(i), true))
		}
	}
}

// reachWords says what a reach shows.
func (t *Table) reachWords(id game.ShipID) string {
	u := t.g.Setup()
	n := 0
	var from [game.MaxShips]int
	for _, w := range t.waysOf(id) {
		if w.Closed.Code != game.Yes || w.Fate.Dies() {
			continue
		}
		n++
		for i := range from {
			if (w.Targets | w.More).Has(game.ShipID(i)) {
				from[i]++
			}
		}
	}
	var could []string
	for i, k := range from {
		if k > 0 {
			could = append(could, fmt.Sprintf("%s from %d", onmap.Short(u.Name(game.ShipID(i))), k))
		}
	}
	words := fmt.Sprintf("Reach of %s: %d maneuvers", onmap.Short(u.Name(id)), n)
	if len(could) == 0 {
		return words + ", none brings a ship into its arc as ships stand"
	}
	return words + ", could attack " + strings.Join(could, ", ")
}

// aidHint is the line at the foot of the board about what the aids show.
func (t *Table) aidHint() string {
	if t.moving() {
		return ""
	}
	if id := t.fanShip(); id != game.NoShip {
		w := t.wayShown()
		if w == nil {
			return "All maneuvers of " + onmap.Short(t.g.Setup().Name(id)) + ", against ships as they stand"
		}
		m := t.g.Setup().Facts(id).Ship.Class.Dial[w.Move].Maneuver
		return title(m.String()) + ": " + t.aimWords(id, w)
	}
	if t.aids.reach != game.NoShip && t.enemy(t.aids.reach) {
		return t.reachWords(t.aids.reach)
	}
	return ""
}

// aimWords says what could be shot at from the end of a maneuver, ships being where they are.
func (t *Table) aimWords(id game.ShipID, w *game.Way) string {
	u := t.g.Setup()
	var in []string
	for i := range t.shown.Ships[:t.shown.NShips] {
		if x := game.ShipID(i); w.Targets.Has(x) {
			shot, _ := game.ShotAt(&t.view, id, w.Fate.Flight.To, game.NoWeapon, x)
			in = append(in, fmt.Sprintf("%s (Range %d)", onmap.Short(u.Name(x)), shot.Band))
		} else if w.More.Has(x) {
			in = append(in, onmap.Short(u.Name(x))+" (a weapon)")
		}
	}
	switch {
	case w.Fate.Dies():
		return "the ship is destroyed."
	case w.Fate.Over:
		return "no attack from an obstacle."
	case len(in) == 0:
		return "nobody in arc and range as ships stand."
	}
	return "in arc and range " + strings.Join(in, ", ") + "."
}

// fanUnder takes up the end of the fan that lies under the pointer; true when there is one.
func (t *Table) fanUnder(at scene.Pt) bool {
	id := t.fanShip()
	if id == game.NoShip {
		return false
	}
	best, dist := -1, float64(t.g.Setup().Facts(id).Ship.Class.BaseSide)/1000*scene.EndSide/2
	for i, w := range t.waysOf(id) {
		if d := fromPose(w.Fate.Flight.To).Pt.Sub(at).Len(); d < dist {
			best, dist = i, d
		}
	}
	if best < 0 {
		return false
	}
	if p := t.mine(); p != nil && p.Ask == game.ChooseManeuver && p.Ship == id && !t.locked[id] {
		if t.focus != best {
			t.focus, t.dirty = best, true
			t.sound("dial", int(p.Player)+1)
		}
		return true
	}
	if t.aids.at != best {
		t.aids.at, t.dirty = best, true
	}
	return true
}

// mayShow tells whether a button of the board has something to show.
func (t *Table) mayShow(id string) bool {
	if (id == "fan" || id == "reach" || id == "ruler") && !t.uses("measuring") {
		return false
	}
	switch id {
	case "fan":
		p := t.mine()
		return p != nil && p.Ask == game.ChooseManeuver || t.ownFleet(t.ship)
	case "reach":
		return t.reachOf() != game.NoShip
	}
	return true
}
