package panel

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/measure"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Board is the board itself: how it is seen, and the ships on it under a hand.
type Board struct {
	plain
	Eye    boardview.Eye
	NoMap  bool              // the small map is hidden
	Labels func(kind string) // shows names on the board in another way
	Press  func(game.ShipID) // a ship is held for a while
	Begin  func()            // a ship is pressed
	Drop   func()            // and let go
	under  measure.Under
	lies   scene.Board // what lies on the table, in the room of the picture before
}

// labels are the ways in which names are shown, in the order of the key that changes them.
var labels = []string{"smart", "all", "none"}

const nearer = 1.25

// Knobs returns the commands that have a button at the board's edge.
func (k *Board) Knobs() kit.Commands {
	e := &k.Eye
	return kit.Commands{
		{
			ID:    "zoomout",
			Words: "Zoom out",
			Key:   "-",
			Icon:  "minus",
			Tip:   "Or use the mouse wheel.",
			Do:    func() { e.Nearer(1 / nearer) },
		},
		{
			ID:    "zoomin",
			Words: "Zoom in",
			Key:   "+",
			Icon:  "plus",
			Tip:   "Or use the mouse wheel.",
			Do:    func() { e.Nearer(nearer) },
		},
		{ID: "whole", Words: "Fit the table", Key: "home", Icon: "fit", Do: func() { e.Fit(); e.Cam.Rotation = 0 }},
		{
			ID:    "rotateright",
			Words: "Turn the table right",
			Key:   "e",
			Icon:  "rotate",
			Tip:   "By 90°.",
			Do:    func() { e.Turn(90) },
		},
	}
}

// Commands of it.
func (k *Board) Commands(b *battle.Session) kit.Commands {
	e := &k.Eye
	face := func(p game.PlayerID) func() {
		return func() {
			if e.Cam.Rotation = 0; North(b, p) {
				e.Cam.Rotation = 180
			}
		}
	}
	cs := append(
		k.Knobs(),
		&kit.Command{ID: "rotateleft", Words: "Turn the table left", Key: "q", Do: func() { e.Turn(270) }},
		&kit.Command{ID: "face1", Words: "Face player 1", Key: "f7", Do: face(game.One)},
		&kit.Command{ID: "face2", Words: "Face player 2", Key: "f8", Do: face(game.Two)},
		&kit.Command{ID: "map", Words: "Small map", Key: "m", Do: func() { k.NoMap = !k.NoMap }},
		&kit.Command{
			ID:    "names",
			Words: "Names on the board",
			Key:   "t",
			Do:    func() { k.Labels(labels[(slices.Index(labels, b.Person.Labels)+1)%len(labels)]) },
		},
		(&kit.Command{ID: "goto", Words: "Go to the ship", Key: "g",
			Do: func() { e.Center(stage(b).Middle(b.Look.Ship)) }}).When(
			b.Look.Ship != game.NoShip,
		),
		kit.ByHand("wheel", "Zoom"),
		kit.ByHand("drag", "Move the table"),
		kit.ByHand("shift+arrows", "Move the table by keys"),
	)
	for _, way := range []struct {
		key         string
		right, down float64
	}{{"left", -1, 0}, {"right", 1, 0}, {"up", 0, -1}, {"down", 0, 1}} {
		arrow := kit.Command{ID: "pan " + way.key, Words: "Move the table", Key: way.key}
		cs = append(cs, arrow.With("shift+", func() { e.Step(way.right, way.down) }))
	}
	return cs
}

// North tells whether a seat starts at the north edge, as Player 1 of every sheet does.
func North(b *battle.Session, seat game.PlayerID) bool { return b.Game.Setup().Area(seat).Y0 == 0 }

// Map returns the small map, where it is wanted.
func (k *Board) Map() kit.Part {
	if k.NoMap {
		return kit.Part{}
	}
	return boardview.SmallMap(&k.Eye)
}

// ShipAt returns the ship under a point of the table, mm, or the nearest one that the pointer
// means.
func (k *Board) ShipAt(b *battle.Session, at scene.Pt) game.ShipID { return k.under.At(on(b), at) }

// Skips has a press show the end of what moves.
func (k *Board) Skips(b *battle.Session) boardview.Grab {
	return boardview.Grab{At: func(scene.Pt) bool { return b.Flow.Moving() }, Press: func(scene.Pt) { b.Skip() }}
}

// Ships returns the grab of the ships on the board: a press looks at a ship, or takes the option
// about it.
func (k *Board) Ships(b *battle.Session) boardview.Grab {
	return boardview.Grab{
		At: func(at scene.Pt) bool { return k.ShipAt(b, at) != game.NoShip },
		Point: func(at scene.Pt) bool {
			was, over := b.Look.Hover, battle.Nothing
			b.Look.Hover = k.ShipAt(b, at)
			if p := b.Asked(); p != nil && reading.PicksShips(p) {
				over = shipOption(p, b.Look.Hover)
			}
			return b.Question.Point(over) || was != b.Look.Hover
		},
		Off: func() {
			b.Look.Hover = game.NoShip
			b.Question.Point(battle.Nothing)
		},
		Press: func(at scene.Pt) {
			k.Begin()
			id := k.ShipAt(b, at)
			b.LookAt(id)
			if p := b.Asked(); p != nil && reading.PicksShips(p) {
				if i := shipOption(p, id); i != battle.Nothing {
					b.Question.Take(i)
				}
			}
		},
		Long: func(at scene.Pt) { k.Press(k.ShipAt(b, at)) },
		Drop: func(scene.Pt) { k.Drop() },
	}
}

// shipOption returns the option of a question that another ship on the board stands for, nothing
// when there is none.
func shipOption(p *game.Prompt, id game.ShipID) int {
	for i, o := range p.Options {
		if o.Ship == id && o.Kind != game.Pass && id != p.Ship {
			return i
		}
	}
	return battle.Nothing
}

// On shows the Target Locks of the ship under the pointer, its own and those on it.
func (k *Board) On(to *scene.Board, b *battle.Session) {
	id := b.Look.Hover
	if id == game.NoShip || int(id) >= int(b.Shown.NShips) || !b.Shown.Ships[id].OnTable() {
		return
	}
	s := stage(b)
	line := func(from, at game.ShipID, words string) {
		to.Fires = append(to.Fires, scene.Fire{From: s.Middle(from), To: s.Middle(at), Lock: true, Pill: words})
	}
	if at := b.Shown.Ships[id].Lock; at != game.NoShip && b.Shown.Ships[at].OnTable() {
		line(id, at, "Target Lock on "+names.Short(b.Game.Setup().Name(at)))
	}
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if o := &b.Shown.Ships[i]; o.OnTable() && o.Locks(id) {
			line(game.ShipID(i), id, "locked by "+names.Short(b.Game.Setup().Name(game.ShipID(i))))
		}
	}
}

// Base returns the table as the viewer may see it, before panels add to it. The board is valid
// until the next call.
func (k *Board) Base(b *battle.Session) *scene.Board {
	to := &k.lies
	to.Reset()
	to.Seed, to.Labels = 7, scene.LabelMode(slices.Index(labels, b.Person.Labels))
	Suit(to, b)
	s, u := &b.Shown, b.Game.Setup()
	if s.Phase == game.SettingUp {
		for seat := game.One; seat <= game.Two; seat++ {
			a := u.Area(seat)
			to.Zones = append(to.Zones,
				scene.Zone{Rect: rect(a.X0, a.Y0, a.X1, a.Y1), Seat: int(seat) + 1, Dimensions: true})
		}
	}
	for i := range s.Tokens[:s.NTokens] {
		onmap.PutToken(to, u, &s.Tokens[i])
	}
	if s.Phase == game.Planning || s.Phase == game.Activation || s.Phase == game.Combat {
		k.ahead(to, b)
		k.later(to, b)
	}
	p := b.Asked()
	for i := range s.Ships[:s.NShips] {
		if sh := &s.Ships[i]; sh.OnTable() && !sh.Map {
			to.Ships = append(to.Ships, k.ship(b, game.ShipID(i), p))
		}
	}
	plannedEnds(to, b, seenEnds(b), game.NoShip)
	onmap.Put(to, s, u, b.Look.Hover)
	return to
}

// ahead adds the tokens that the sheet lays at the end of the round.
func (*Board) ahead(to *scene.Board, b *battle.Session) {
	for _, k := range b.View.Ahead() {
		switch b.LookOf(&k) {
		case game.BarrierLook:
			to.Next = append(to.Next, onmap.Piece(b.Game.Setup(), &k))
		case game.OutsideLook:
			r := rect(k.X0, k.Y0, k.X1, k.Y1)
			to.NextDead = append(to.NextDead, r)
			if mid := (scene.Pt{X: (r.X0 + r.X1) / 2, Y: (r.Y0 + r.Y1) / 2}); !crowded(b, mid) {
				to.Notes = append(to.Notes,
					scene.Note{At: mid, Text: "Next " + b.Called(k.Kind), Ink: scene.DangerSentence})
			}
		default: // guides move with the barrier; nothing else is foretold
		}
	}
}

// later adds the barriers of the end of the next round, as far as they are known. It adds them only
// while dials are set.
func (*Board) later(to *scene.Board, b *battle.Session) {
	if b.Shown.Phase != game.Planning {
		return
	}
	for _, k := range b.Game.Setup().Coming(int(b.Shown.Round) + 1) {
		if b.LookOf(&k) == game.BarrierLook {
			to.Later = append(to.Later, onmap.Piece(b.Game.Setup(), &k))
		}
	}
	if len(to.Later) > 0 {
		inRound(to, b, to.Next, int(b.Shown.Round))
		inRound(to, b, to.Later, int(b.Shown.Round)+1)
	}
}

// inRound says at both ends of what is laid then in which round that is.
func inRound(to *scene.Board, b *battle.Session, laid []scene.Piece, round int) {
	if len(laid) == 0 {
		return
	}
	middle := func(p *scene.Piece) scene.Pt { return p.A.Lerp(p.B, 0.5) }
	first := middle(&laid[0])
	last := first
	for i := range laid {
		if at := middle(&laid[i]); at.Sub(first).Len() > last.Sub(first).Len() {
			last = at
		}
	}
	for _, at := range []scene.Pt{first, last} {
		if !crowded(b, at) {
			to.Notes = append(to.Notes,
				scene.Note{At: at, Text: fmt.Sprintf("Round %d", round), Ink: scene.DangerSentence})
		}
	}
}

// crowded tells whether a ship lies so near that a note would hide it.
func crowded(b *battle.Session, at scene.Pt) bool {
	for i := range b.Shown.Ships[:b.Shown.NShips] {
		if sh := &b.Shown.Ships[i]; sh.OnTable() && scene.FromPhysics(sh.Pose).Pt.Sub(at).Len() < 3*scene.Inch {
			return true
		}
	}
	return false
}

func (*Board) ship(b *battle.Session, id game.ShipID, p *game.Prompt) scene.Ship {
	s, d := &b.Shown, onmap.Ship(&b.Shown, b.Game.Setup(), id)
	d.Selected, d.Hover = p != nil && p.Ship == id ||
		b.Flow.Pause != nil && b.Flow.Pause.Move.Ship == id, b.Look.Hover == id
	if s.Phase == game.Planning && b.Flow.Now == nil {
		d.Dial = scene.LockedDial
		if s.Ships[id].Owner != game.Nobody && !b.DialLocked(id) {
			d.Dial = scene.OpenDial
		}
	}
	return d
}

// Suit makes a board look as the person prefers.
func Suit(to *scene.Board, b *battle.Session) {
	k := b.Person
	to.Clear, to.Hatched = k.Colors == "clear", k.Bases == "hatched"
	to.Plain = k.Contrast == "high" || k.Nebulae == "off"
	to.Light = map[string]float64{"dim": 0.5, "bright": 1.8}[k.Light]
}

// rect returns a rectangle of the table, of µm.
func rect(x0, y0, x1, y1 int32) scene.Rect {
	mm := func(v int32) float64 { return float64(v) / 1000 }
	return scene.Rect{X0: mm(x0), Y0: mm(y0), X1: mm(x1), Y1: mm(y1)}
}
