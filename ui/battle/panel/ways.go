package panel

import (
	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/measure"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Ways shows on the board at a person's wish the end of each maneuver of an own ship, and the reach
// of an enemy's.
type Ways struct {
	plain
	Window  Window
	fan     bool // its button is down
	Held    bool // its key is held
	reach   game.ShipID
	pressed game.ShipID // the reach that is shown while the pointer is held on it
	at      int         // of the ways, the one under the pointer, -1 none
	judged  measure.Ways
	ends    []scene.End // of what is judged, as they are drawn; nil: not yet
}

// Clear shows nothing.
func (w *Ways) Clear() { *w = Ways{Window: w.Window, reach: game.NoShip, pressed: game.NoShip, at: -1} }

// Forget lets the ways be judged anew: the view is another.
func (w *Ways) Forget() {
	w.judged.Forget()
	w.ends = nil
}

// Reach returns the ship whose reach is shown, NoShip if there is none.
func (w *Ways) Reach() game.ShipID { return w.reach }

// Commands of it. By a key they last as long as it is held.
func (w *Ways) Commands(b *battle.Session) kit.Commands {
	off := notMeasured(b)
	fan := &kit.Command{
		ID:    "fan",
		Words: "Show all maneuvers",
		Key:   "a",
		Icon:  "ways",
		Tip:   "Show where every maneuver of this ship ends and what happens there. Hold the key for a quick look.",
		Lit:   w.fan,
		Off:   off,
		Do:    func() { w.fan, w.at = !w.fan && b.Measures(), -1 },
		While: func(on bool) { w.Held, w.at = on, -1 },
	}
	if p := b.Asked(); off == "" && (p == nil || p.Ask != game.ChooseManeuver) && !b.OwnFleet(b.Look.Ship) {
		fan.Off = "Select one of your ships first."
	}
	reach := &kit.Command{
		ID:    "reach",
		Words: "Show an enemy's reach",
		Key:   "d",
		Icon:  "arc",
		Tip:   "Show where the selected enemy can move and what it could attack from there.",
		Lit:   w.reach != game.NoShip,
		Off:   off,
		Do:    func() { w.toggle(b) },
		While: func(on bool) {
			if w.reach = game.NoShip; on {
				w.reach = w.wanted(b)
			}
		},
	}
	if off == "" && w.wanted(b) == game.NoShip {
		reach.Off = "No enemy on the table."
	}
	return kit.Commands{fan, reach}
}

// Out reports whether maneuvers are shown.
func (w *Ways) Out(*battle.Session) bool { return w.fan || w.reach != game.NoShip }

// Deeds put away what is shown.
func (w *Ways) Deeds(*battle.Session) kit.Commands {
	return kit.Commands{
		{ID: "ways close", Words: "Hide maneuvers", Key: "esc", Do: func() { w.fan, w.reach = false, game.NoShip }},
	}
}

// toggle shows the reach of the enemy looked at, or the nearest, until it is pressed again.
func (w *Ways) toggle(b *battle.Session) {
	if w.reach != game.NoShip {
		w.reach = game.NoShip
	} else if b.Measures() {
		w.reach = w.wanted(b)
	}
}

// wanted returns the enemy whose reach is asked for: the one under the pointer, the one looked at,
// or the next one after that which is shown.
func (w *Ways) wanted(b *battle.Session) game.ShipID {
	for _, id := range [...]game.ShipID{b.Look.Hover, b.Look.Ship} {
		if b.Enemy(id) && id != w.reach {
			return id
		}
	}
	n := int(b.Shown.NShips)
	for k := 1; k <= n; k++ {
		if id := game.ShipID((int(w.reach) + k + n) % n); b.Enemy(id) {
			return id
		}
	}
	return game.NoShip
}

// Press shows an enemy's reach while the pointer is held on it; Drop ends that.
func (w *Ways) Press(b *battle.Session, id game.ShipID) {
	if b.Enemy(id) && b.Uses("measuring") {
		b.Look.Ship, w.reach, w.pressed = id, id, id
	}
}

// Drop ends what was shown while the pointer was held.
func (w *Ways) Drop() {
	if w.pressed != game.NoShip {
		w.reach, w.pressed = game.NoShip, game.NoShip
	}
}

// Begin begins a press on a ship: the shown ways stay until it is let go.
func (w *Ways) Begin() { w.pressed = game.NoShip }

// ship returns the own ship whose maneuvers are shown all at once, NoShip if there is none.
func (w *Ways) ship(b *battle.Session) game.ShipID {
	if !w.fan && !w.Held || b.Flow.Moving() {
		return game.NoShip
	}
	p := b.Asked()
	if p != nil && p.Ask == game.ChooseManeuver {
		return p.Ship
	}
	if w.Held && b.Shown.Phase != game.Planning {
		return game.NoShip // there the key shows arcs
	}
	if b.OwnFleet(b.Look.Ship) {
		return b.Look.Ship
	}
	return game.NoShip
}

// Of returns the fan of a ship on the table as it is, judged once for each answer given.
func (w *Ways) Of(b *battle.Session, id game.ShipID) []game.Way {
	if n := len(b.Game.Answers()); !w.judged.Known(id, n) {
		b.See()
		if b.Enemy(id) { // what it could do is told of ships as they stand
			b.Game.ViewInto(b.Viewer, &b.View)
		}
		w.judged.Judge(&b.View, id, n)
		w.ends = nil
		b.See()
	}
	return w.judged.All()
}

// endsOf returns the ends of a ship's fan, each with the way there.
func (w *Ways) endsOf(b *battle.Session, id game.ShipID) []scene.End {
	ways := w.Of(b, id)
	for i := len(w.ends); i < len(ways); i++ {
		w.ends = append(w.ends, stage(b).End(id, &ways[i]))
	}
	return w.ends
}

// Aims returns in words the ships that a ship could shoot at after a maneuver, "" if that is not
// measured or there are none.
func (w *Ways) Aims(b *battle.Session, id game.ShipID, move int) string {
	if ways := w.Of(b, id); b.Uses("measuring") && move < len(ways) && ways[move].Targets|ways[move].More != 0 {
		return measure.Aims(&b.View, id, &ways[move])
	}
	return ""
}

// shown returns the maneuver of the fan that is looked at: the one the dial's focus is on, or the
// one under the pointer.
func (w *Ways) shown(b *battle.Session, id game.ShipID) *game.Way {
	at := w.at
	if p := b.Asked(); p != nil && p.Ask == game.ChooseManeuver && p.Ship == id {
		at = b.Question.Previewed()
	}
	if ways := w.Of(b, id); at >= 0 && at < len(ways) {
		return &ways[at]
	}
	return nil
}

// Hint says what is shown.
func (w *Ways) Hint(b *battle.Session) string {
	if b.Flow.Moving() {
		return ""
	}
	if id := w.ship(b); id != game.NoShip {
		k := w.shown(b, id)
		if k == nil {
			return "All maneuvers of " + names.Short(b.Game.Setup().Name(id)) + ", against current positions"
		}
		m := b.Game.Setup().Facts(id).Ship.Class.Dial[k.Move].Maneuver
		return names.Title(m.String()) + ": " + measure.Aims(&b.View, id, k)
	}
	if b.Enemy(w.reach) {
		w.Of(b, w.reach)
		return w.judged.Reach(on(b))
	}
	return ""
}

// Grab returns the ends of the fan: each stands for its maneuver on the dial.
func (w *Ways) Grab(b *battle.Session) boardview.Grab {
	dials := func(id game.ShipID) *game.Prompt { // the dial that may still be turned
		if p := b.Asked(); p != nil && p.Ask == game.ChooseManeuver && p.Ship == id && !b.Planning.Locked[id] {
			return p
		}
		return nil
	}
	return boardview.Grab{
		At: func(at scene.Pt) bool { return w.under(b, at) >= 0 },
		Point: func(at scene.Pt) bool {
			way, p := w.under(b, at), dials(w.ship(b))
			if p == nil {
				was := w.at
				w.at = way
				return was != way
			}
			if b.Question.Previewed() != way {
				w.Window.Sound("dial", int(p.Player)+1)
			}
			return b.Question.Point(way)
		},
		Off: func() { b.Question.Point(battle.Nothing) },
		Press: func(at scene.Pt) {
			if dials(w.ship(b)) != nil {
				b.Question.Take(w.under(b, at))
			}
		},
	}
}

// under returns the maneuver of the fan whose end lies under the pointer, -1 when there is none.
func (w *Ways) under(b *battle.Session, at scene.Pt) int {
	id := w.ship(b)
	if id == game.NoShip {
		return -1
	}
	w.Of(b, id)
	return w.judged.Near(on(b), at)
}

// On shows the fan or the reach that is asked for.
func (w *Ways) On(to *scene.Board, b *battle.Session) {
	if id := w.ship(b); id != game.NoShip {
		to.Ends = append(to.Ends, w.endsOf(b, id)...)
		if k := w.shown(b, id); k != nil {
			w.aimsOn(to, b, id, k)
		}
		return
	}
	if w.reach != game.NoShip && b.Enemy(w.reach) && !b.Flow.Moving() {
		w.reachOn(to, b, w.reach)
		return
	}
	if w.Held && b.Flow.Now == nil {
		for i := range b.Shown.Ships[:b.Shown.NShips] {
			if id := game.ShipID(i); b.OwnFleet(id) {
				f := stage(b).Fan(id, b.Game.Setup().Facts(id).Ship.Class.Front, 3)
				f.Quiet, f.Numbers = true, false
				to.Fans = append(to.Fans, f)
			}
		}
	}
}

// aimsOn shows what could be shot at from the end of a maneuver.
func (w *Ways) aimsOn(to *scene.Board, b *battle.Session, id game.ShipID, k *game.Way) {
	if k.Fate.Dies() {
		return
	}
	s := stage(b)
	f := s.Fan(id, b.Game.Setup().Facts(id).Ship.Class.Front, 3)
	f.Pose = scene.FromPhysics(k.Fate.Flight.To)
	to.Fans = append(to.Fans, f)
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		x := game.ShipID(i)
		if !k.Targets.Has(x) {
			continue
		}
		to.Frames = append(to.Frames, s.Frame(x, true))
		if shot, no := game.ShotAt(&b.View, id, k.Fate.Flight.To, game.NoWeapon, x); no.Code == game.Yes {
			s.Shot(to, id, &shot)
		}
	}
}

// reachOn shows where an enemy's ship can be after its move, what its arc would cover then, and
// which ships it could attack.
func (w *Ways) reachOn(to *scene.Board, b *battle.Session, id game.ShipID) {
	c, s := b.Game.Setup().Facts(id).Ship.Class, stage(b)
	seat := int(b.Shown.Ships[id].Owner) + 1
	var hit game.Ships
	ways, ends := w.Of(b, id), w.endsOf(b, id)
	for i := range ways {
		k := &ways[i]
		if k.Closed.Code != game.Yes || k.Fate.Dies() {
			continue
		}
		e := ends[i]
		e.Seat, e.Targets = seat, 0
		to.Ends = append(to.Ends, e)
		to.Fans = append(to.Fans, scene.Fan{Pose: e.Pose, Side: e.Side, Arc: c.Front, Bands: 3, Seat: seat, Wash: true})
		hit |= k.Targets | k.More
	}
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if hit.Has(game.ShipID(i)) {
			to.Frames = append(to.Frames, s.Frame(game.ShipID(i), true))
		}
	}
}
