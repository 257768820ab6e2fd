package panel

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// Place is the ship or the token that is placed: where it lies, what helps, whether it may lie
// there.
type Place struct {
	Window Window
	Eye    *boardview.Eye
}

// question returns the question where something is placed, nil if there is none.
func (*Place) question(b *battle.Session) *game.Prompt {
	if p := b.Asked(); b.Stage() == battle.Asks && p.Places() {
		return p
	}
	return nil
}

// may returns the reason why the thing may not lie where it is; its code is game.Yes if it may.
func (*Place) may(b *battle.Session, p *game.Prompt) game.No {
	return game.MayPlace(&b.Shown, b.Game.Setup(), p, b.Question.Draft)
}

// Commands of it.
func (k *Place) Commands(b *battle.Session) kit.Commands {
	p := k.question(b)
	if p == nil {
		return append(k.turns(b), k.ofShips(b)...).Away()
	}
	no := k.may(b, p)
	put := big("Place here", "Place the ship here.", b.Confirm)
	if p.Lay != nil {
		put = big("Place here", "Place it here.", b.Confirm)
	}
	if no.Code != game.Yes {
		put.Off = b.Units("Not here: " + no.Why(b.Game.Setup()))
	}
	cs := append(kit.Commands{put}, k.turns(b)...)
	cs.By("snap").Lit = no.Code != game.Yes
	ofShips := k.ofShips(b)
	switch {
	case p.Lay != nil:
		ofShips = ofShips.Away()
	case p.Back != nil:
		ofShips.By("lockall").Off, ofShips.By("formation").Off = "Only at set-up.", "Only at set-up."
	}
	return append(append(cs, ofShips...), k.moves(b)...)
}

// turned reports whether it is seen how what is placed is turned: a round token is the same however
// it lies, and what turns it is left to its keys.
func turned(p *game.Prompt) bool { return p.Lay == nil || p.Lay.Token.Form != game.DiscForm }

// leftward and rightward turn a ship that is placed, or shift an echo.
func leftward(words string, do func()) *kit.Command {
	return &kit.Command{ID: "turnleft", Words: words, Key: ",", Do: do}
}

func rightward(words string, do func()) *kit.Command {
	return &kit.Command{ID: "turnright", Words: words, Key: ".", Do: do}
}

// place does something with what is placed, if anything is.
func place(b *battle.Session, deed func(*reading.Table, *game.Prompt) battle.Effect) func() {
	return func() {
		if p := b.Asked(); p != nil && p.Places() {
			b.Do(deed(&b.Table, p))
		}
	}
}

// turns returns the commands for everything that is placed, ships and tokens.
func (k *Place) turns(b *battle.Session) kit.Commands {
	h := &b.Question.Placing
	turn := func(degrees int32) func() { return func() { b.Do(b.Question.Turn(degrees)) } }
	left, right := leftward("Turn left", turn(-15)), rightward("Turn right", turn(15))
	left.Brief, right.Brief = "-15°", "+15°"
	left.Tip, right.Tip = "By 15°; hold Shift for 1°.", "By 15°; hold Shift for 1°."
	littleLeft, littleRight := left.With("shift+", turn(-1)), right.With("shift+", turn(1))
	littleLeft.ID, littleLeft.Brief, littleRight.ID, littleRight.Brief = "turnleft1", "-1°", "turnright1", "+1°"
	return kit.Commands{
		{
			ID:    "snap",
			Words: "Snap to legal spot",
			Key:   "s",
			Tip:   "Move to the nearest legal spot.",
			Do:    place(b, b.Question.Snap),
		},
		left, littleLeft, littleRight, right,
		{
			ID:    "dropsnap",
			Words: "Snap inside the area",
			Key:   "f",
			Lit:   !h.Loose,
			Tip:   "A ship dropped on an illegal spot moves to the nearest legal one.",
			Do:    func() { h.Loose = !h.Loose },
		}}
}

// ofShips returns the commands for a ship that is placed.
func (k *Place) ofShips(b *battle.Session) kit.Commands {
	h := &b.Question.Placing
	armed := b.Game != nil &&
		slices.ContainsFunc(b.MapShips(),
			func(id game.ShipID) bool { return len(b.Shown.MapShip(b.Game.Setup(), id).Mounts) > 0 })
	return kit.Commands{
		{
			ID:    "lockall",
			Words: "Place all ships",
			Brief: "All",
			Key:   "shift+enter",
			Tip:   "Place this ship here and the others at their suggested spots.",
			Do:    b.PlaceAll,
		},
		{
			ID:    "faceenemy",
			Words: "Face the enemy",
			Key:   "x",
			Icon:  "arc",
			Tip:   "Turn to face the nearest enemy, or the enemy's edge.",
			Do:    place(b, b.Question.FaceEnemy),
		},
		{ID: "formation", Words: "Next formation", Key: "shift+s",
			Do: func() { b.TakeFormation((h.Formation + 1) % reading.NumFormations) }},
		(&kit.Command{ID: "ranges", Words: "Show map weapon ranges", Key: "v", Lit: h.Ranges,
			Tip: "Show how far the map's own weapons reach.", Do: func() { h.Ranges = !h.Ranges }}).When(armed),
		(&kit.Command{ID: "firstreach", Words: "Show first-turn reach", Lit: h.Reach,
			Tip: "Show where every maneuver would end from here.",
			Do:  func() { h.Reach = !h.Reach }}).When(b.Uses("measuring"))}
}

// moves returns the arrows, as the board is turned: by a quarter of an inch, with Shift by an inch.
func (k *Place) moves(b *battle.Session) (cs kit.Commands) {
	move := func(way scene.Pt, step float64) func() {
		return func() {
			d := way.Turn(-k.Window.Turned()).Mul(step)
			b.Do(b.Question.MoveDraft(whole(d.X), whole(d.Y)))
		}
	}
	for _, w := range []struct {
		key string
		way scene.Pt
	}{{"left", scene.Pt{X: -1}}, {"right", scene.Pt{X: 1}}, {"up", scene.Pt{Y: -1}}, {"down", scene.Pt{Y: 1}}} {
		c := &kit.Command{
			ID:    "move " + w.key,
			Words: "Move it",
			Key:   w.key,
			Look:  kit.Hidden,
			Do:    move(w.way, physics.Inch/4),
		}
		cs = append(cs, c, c.With("shift+", move(w.way, physics.Inch)))
	}
	return append(cs, kit.ByHand("shift", "Larger moves, smaller turns"))
}

// Body of it.
func (k *Place) Body(b *battle.Session) kit.Part {
	p := k.question(b)
	if p == nil {
		return kit.Part{}
	}
	return kit.Ample(k.body(b, p, true), k.body(b, p, false)).Name("place", -1).Uncovered()
}

// body returns the panel, with the headings of its parts or without.
func (k *Place) body(b *battle.Session, p *game.Prompt, heads bool) kit.Part {
	head := func(words string) kit.Part {
		if !heads {
			return kit.Part{}
		}
		return kit.Linked(scene.StyleLabel, scene.Text3, words, Rules(k.Window))
	}
	cs := k.Commands(b)
	var helps, keys []kit.Part
	for _, id := range []string{"dropsnap", "ranges", "firstreach"} {
		if c := cs.By(id); c != nil {
			helps = append(helps, kit.Toggle(c, briefHelps[id]))
		}
	}
	for _, t := range []struct {
		id string
		by int
	}{{"turnleft", -15}, {"turnleft1", -1}, {"faceenemy", 0}, {"turnright1", 1}, {"turnright", 15}} {
		c := cs.By(t.id)
		if c == nil {
			continue
		}
		key := kit.Key(c).Grow(1)
		if t.by != 0 {
			key = key.Name("turn", t.by)
		}
		keys = append(keys, key)
	}
	return kit.Column(
		7,
		k.asked(b, p),
		k.position(b, p),
		k.volley(b, p),
		kit.Text(scene.StyleCaption, scene.Text2, b.Recommended(p)),
		kit.Row(4, keys...).If(turned(p)),
		head("Help"),
		kit.Grid(150, 10, helps...),
		k.formations(b).If(p.Lay == nil && p.Back == nil),
		head("Checks"),
		k.checks(b, p),
		kit.Space(),
		kit.Button(cs.By("snap")),
	)
}

// asked returns the heading of the thing that is placed; for a token also the sheet's words on it
// and its place.
func (k *Place) asked(b *battle.Session, p *game.Prompt) kit.Part {
	if p.Lay == nil {
		return kit.Row(8, kit.Linked(scene.StyleLabel, scene.Text3, "Position", Rules(k.Window)).Grow(1),
			kit.Quiet(k.Commands(b).By("lockall")))
	}
	from := b.Game.Setup().Scenario.Sheet().Title + ", " + p.Section
	if p.Line != 0 {
		_, from, _ = b.Game.Setup().Line(p.Line)
	}
	return kit.Column(3, kit.Linked(scene.StyleLabel, scene.Text3, names.Title(p.Question()), Rules(k.Window)),
		kit.Text(scene.StyleCaption, scene.Text2, from))
}

// briefHelps are the words of the helps where there is little room.
var briefHelps = map[string]string{"dropsnap": "Snap inside", "ranges": "Map ranges", "firstreach": "First reach"}

// position returns the ship's distances from the nearest edges, and its heading.
func (*Place) position(b *battle.Session, p *game.Prompt) kit.Part {
	x, y, ew, ns := b.Question.Draft.X, b.Question.Draft.Y, "W", "N"
	if x > physics.AreaSide/2 {
		x, ew = physics.AreaSide-x, "E"
	}
	if y > physics.AreaSide/2 {
		y, ns = physics.AreaSide-y, "S"
	}
	return kit.Column(
		3,
		fact("From the "+ew+" edge", b.Long(float64(x)), scene.Text1),
		fact("From the "+ns+" edge", b.Long(float64(y)), scene.Text1),
		fact("Heading", fmt.Sprintf("%d°", b.Question.Draft.Heading/1000), scene.Text1).If(turned(p)),
	)
}

// volley returns whom a token for attacks would attack.
func (*Place) volley(b *battle.Session, p *game.Prompt) kit.Part {
	bands, list := p.Volley(&b.Shown, b.Game.Setup(), b.Question.Draft)
	var who []string
	for _, id := range list {
		who = append(who, names.Short(b.Game.Setup().Name(id)))
	}
	return fact("Attacks", strings.Join(who, ", "), scene.Text1).If(bands > 0)
}

// formations returns a button for each formation proposed for the fleet.
func (k *Place) formations(b *battle.Session) kit.Part {
	var ps []kit.Part
	for f := range reading.NumFormations {
		ps = append(ps, kit.Segment(f == b.Question.Placing.Formation,
			kit.Centered(kit.Line(formationStyle, scene.Text1, f.Words()))).Grow(1).Name("formation", int(f)).
			Press(func() { b.TakeFormation(f) }).
			Tip(func() kit.Tip {
				return kit.Tip{Name: f.Words(),
					Words: "Suggested formation: spread out, side by side, wedge, or two rows."}
			}))
	}
	return kit.Row(4, ps...)
}

var formationStyle = scene.Style{Face: scene.Condensed, Size: 13.5, Line: 16}

// checks returns the conditions that the place has to meet, a line for each.
func (k *Place) checks(b *battle.Session, p *game.Prompt) kit.Part {
	var ps []kit.Part
	for _, c := range game.PlaceChecks(&b.Shown, b.Game.Setup(), p, b.Question.Draft) {
		if c.No.Code != game.Yes {
			c.Words = b.Units(c.No.Why(b.Game.Setup()))
		}
		ps = append(ps, check(k.Window, c.No.Code == game.Yes, c.Words))
	}
	return kit.Column(3, ps...)
}

// On shows the ship or the token where it would lie, the nearest place where it may, and what helps
// as far as it is wanted: what the map's ships reach, where the ship could be after its first
// maneuver.
func (k *Place) On(to *scene.Board, b *battle.Session) {
	p := k.question(b)
	if p == nil {
		return
	}
	s, u, no := stage(b), b.Game.Setup(), k.may(b, p)
	pose := scene.FromPhysics(b.Question.Draft)
	if p.Lay != nil {
		k.tokenOn(to, b, p, no)
		return
	}
	d := onmap.Ship(&b.Shown, u, p.Ship)
	to.Ships = append(to.Ships, scene.Ship{
		Pose:     pose,
		Side:     d.Side,
		Seat:     d.Seat,
		Front:    d.Front,
		Rear:     d.Rear,
		Art:      d.Art,
		Tones:    d.Tones,
		Scale:    d.Scale,
		Skill:    d.Skill,
		Name:     d.Name,
		Short:    names.Short(d.Name),
		Selected: no.Code == game.Yes,
		Moving:   true,
	})
	to.Handles = append(to.Handles, k.handle(b, p))
	k.helpsOn(to, b, p)
	if no.Code == game.Yes {
		return
	}
	how := kit.If(b.Question.Placing.Dragged && !b.Question.Placing.Loose, "release to snap to the nearest legal spot",
		"press Snap to find a legal spot")
	to.Ghosts = append(to.Ghosts, s.Outline(p.Ship, b.Question.Draft))
	to.Callouts = append(to.Callouts, scene.Callout{
		At:     pose.Pt,
		Offset: scene.UnderShip,
		Lines:  []string{b.Units("Not here: " + no.Why(u)), how},
		Danger: true,
	})
	if q, ok := game.PlaceLegal(&b.Shown, u, p, b.Question.Draft); ok {
		to.Ghosts = append(to.Ghosts, scene.Ghost{Pose: scene.FromPhysics(q), Side: d.Side, Accent: true})
	}
}

// tokenOn shows the token where it would lie, where it may lie, and the nearest place where it may.
func (k *Place) tokenOn(to *scene.Board, b *battle.Session, p *game.Prompt, no game.No) {
	u, pose, a := b.Game.Setup(), scene.FromPhysics(b.Question.Draft), p.Place
	onmap.PutToken(to, u, reading.Laid(p, b.Question.Draft))
	k.volleyOn(to, b, p)
	if a.X0 > 0 || a.Y0 > 0 || a.X1 < physics.AreaSide || a.Y1 < physics.AreaSide {
		to.Zones = append(to.Zones, scene.Zone{
			Rect: scene.Rect{
				X0: float64(a.X0) / 1000,
				Y0: float64(a.Y0) / 1000,
				X1: float64(a.X1) / 1000,
				Y1: float64(a.Y1) / 1000,
			},
			Seat: int(p.Player) + 1,
		})
	}
	if turned(p) {
		to.Handles = append(to.Handles, k.handle(b, p))
	}
	if no.Code == game.Yes {
		return
	}
	to.Callouts = append(to.Callouts, scene.Callout{
		At:     pose.Pt,
		Offset: scene.UnderShip,
		Lines:  []string{b.Units("Not here: " + no.Why(u)), "press Snap to find a legal spot"},
		Danger: true,
	})
	if q, ok := game.PlaceLegal(&b.Shown, u, p, b.Question.Draft); ok {
		to.Ghosts = append(to.Ghosts, scene.Ghost{Pose: scene.FromPhysics(q), Side: b.PlacedSide(p), Accent: true})
	}
}

// volleyOn shows a token for attacks under the name of its card, how far they reach and whom.
func (k *Place) volleyOn(to *scene.Board, b *battle.Session, p *game.Prompt) {
	bands, list := p.Volley(&b.Shown, b.Game.Setup(), b.Question.Draft)
	if bands == 0 {
		return
	}
	o := &to.Objectives[len(to.Objectives)-1]
	_, o.Name, _ = b.Game.Setup().Line(p.Line)
	o.Art, o.Reach = scene.Icon("weapon"), o.Diameter/2+float64(bands)*4*physics.Inch/1000
	for _, id := range list {
		at := scene.FromPhysics(b.Shown.Ships[id].Pose)
		to.Frames = append(to.Frames, scene.Frame{Pose: at, Side: 2 * shipHalf(b, id), Danger: true})
	}
}

// handle returns the handle that turns the ship.
func (k *Place) handle(b *battle.Session, p *game.Prompt) scene.Handle {
	return scene.Handle{Pose: scene.FromPhysics(b.Question.Draft), Side: b.PlacedSide(p)}
}

// Over names the handle on the board.
func (k *Place) Over(b *battle.Session) kit.Part {
	p := k.question(b)
	if p == nil || !turned(p) {
		return kit.Part{}
	}
	h := k.handle(b, p)
	return boardview.SpotOf(func() scene.Pt { return h.At(k.Eye.Cam) }, "handle", -1)
}

// Handle turns the ship to where the pointer is, with Shift by 15 degrees at a time.
func (k *Place) Handle(b *battle.Session) boardview.Grab {
	return boardview.Grab{
		At: func(at scene.Pt) bool {
			p := k.question(b)
			if p == nil || !turned(p) {
				return false
			}
			h := k.handle(b, p)
			return k.Eye.Meets(h.At(k.Eye.Cam), at)
		},
		Press: func(scene.Pt) { b.Question.Placing.Turning = true },
		Drag: func(at scene.Pt, m boardview.Mods) {
			d := at.Sub(scene.FromPhysics(b.Question.Draft).Pt)
			to := math.Atan2(d.X, -d.Y) * 180 / math.Pi
			if m.Shift {
				to = math.Round(to/15) * 15
			}
			b.Do(b.Question.Head(to))
		},
		Drop: func(scene.Pt) { b.Question.Placing.Turning = false },
	}
}

// Draft returns the ship that is placed: it follows the pointer that presses it, or the area where
// it may stand. Ctrl and the wheel turn it.
func (k *Place) Draft(b *battle.Session) boardview.Grab {
	to := func(at scene.Pt) {
		within := func(v float64) int32 { return int32(max(0, min(physics.AreaSide, v*1000))) }
		b.Question.Draft.X, b.Question.Draft.Y, b.Question.Placing.Dragged = within(at.X), within(at.Y), true
	}
	return boardview.Grab{
		At: func(at scene.Pt) bool {
			p := k.question(b)
			if p == nil {
				return false
			}
			const near, beside = 40, 40000 // mm, µm
			a, x, y := p.Place, int32(at.X*1000), int32(at.Y*1000)
			return scene.FromPhysics(b.Question.Draft).Pt.Sub(at).Len() < near ||
				x > a.X0-beside && x < a.X1+beside && y > a.Y0-beside && y < a.Y1+beside
		},
		Press: to,
		Drag:  func(at scene.Pt, _ boardview.Mods) { to(at) },
		Drop: func(scene.Pt) {
			b.Question.Placing.Dragged = false
			place(b, b.Question.Dropped)()
		},
		Lifts: true,
		Wheel: func(by float64, m boardview.Mods) bool {
			if !m.Ctrl || k.question(b) == nil {
				return false
			}
			b.Do(b.Question.Turn(int32(math.Copysign(5, by))))
			return true
		},
	}
}

// helpsOn shows the helps.
func (k *Place) helpsOn(to *scene.Board, b *battle.Session, p *game.Prompt) {
	u := b.Game.Setup()
	if b.Question.Placing.Ranges {
		for _, id := range b.MapShips() {
			m := b.Shown.MapShip(u, id)
			for i := range m.Mounts {
				if f, ok := onmap.Fan(m, int8(i), 0); ok {
					f.Quiet, f.Numbers, f.Tint = true, false, scene.Spark
					to.Fans = append(to.Fans, f)
				}
			}
		}
	}
	if !b.Question.Placing.Reach && !k.Window.AllWays() || !b.Uses("measuring") {
		return
	}
	seen, shown := &b.View.Ships[p.Ship], &b.Shown.Ships[p.Ship]
	was, before := *seen, shown.Pose
	seen.Pose, seen.Placed, shown.Pose = b.Question.Draft, true, b.Question.Draft
	for _, w := range game.Fan(&b.View, p.Ship, nil) {
		to.Ends = append(to.Ends, stage(b).End(p.Ship, &w))
	}
	*seen, shown.Pose = was, before
}
