package screen

import (
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/battle"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/reading"
	"attackwing/ui/scene"
)

// sight is the purpose of the board's present framing, and that framing.
type sight struct {
	of     sightOf
	waits  bool              // it is not framed yet: a button is down, or somebody has just moved the board
	framed boardview.Framing // none where all of the table is looked at
	named  []named           // who is to be in sight
	in     [game.MaxShips]bool
	rests  float64 // seconds that nobody is asked and nothing moves
	hands  int     // how often somebody had moved the board when it was framed last
}

// named is a ship that is to be in sight.
type named struct {
	id game.ShipID
	at scene.Pt
}

// sightOf says what is looked at: it is framed once.
type sightOf struct {
	kind sightKind
	a, b game.ShipID
	n    int32
}

// sightKind is a kind of what is looked at.
type sightKind uint8

// The kinds of sights.
const (
	sightLingers sightKind = iota // what was seen last, for a moment
	sightTable                    // all of it
	sightMover                    // a ship that flies, before and after
	sightAsked                    // what a question is about
	sightAttack                   // who attacks whom
	sightPlan                     // the ship of a puzzle's dial and those that it can meet
	sightFight                    // a fleet whose dials are set, and the ships that it can meet
)

// Times of the camera, in seconds.
const (
	lingerSeconds = 0.6 // that the board is framed after what it was framed for
	handSeconds   = 4   // that it stays as somebody has moved it
)

// looksFor returns the things to be kept in sight now.
func (p *Page) looksFor() sightOf {
	b := p.Session
	if b.Game == nil {
		return sightOf{kind: sightTable}
	}
	if q := b.Asked(); q != nil && q.Ask == game.ChooseManeuver && b.Shown.Phase == game.Planning {
		if p.Lesson().Puzzle() {
			return sightOf{sightPlan, q.Ship, game.NoShip, int32(b.Shown.Round)}
		}
		// The whole fleet: the board stays while dial after dial is set, and as somebody has moved it.
		_, hands := p.panels.Board.Eye.Resting()
		if _, meets := p.Met(q.Player); hands == 0 && meets {
			return sightOf{sightFight, game.NoShip, game.NoShip, int32(b.Shown.Round)*2 + int32(q.Player)}
		}
	}
	if b.Shown.Phase != game.Activation && b.Shown.Phase != game.Combat {
		return sightOf{kind: sightTable}
	}
	q, a := b.Asked(), &b.Shown.Attack
	switch {
	case b.Stage() == battle.Reads, b.Stage() == battle.Over:
		return sightOf{kind: sightTable}
	case a.On && q != nil && q.Ship == a.Target: // who is asked is in sight where both have no room
		return sightOf{sightAttack, a.Target, a.Attacker, int32(b.Shown.Round)}
	case a.On:
		return sightOf{sightAttack, a.Attacker, a.Target, int32(b.Shown.Round)}
	case q != nil && (q.Places() || q.Ask == game.ChooseManeuver || q.Ask == game.ChooseForOpponent ||
		q.Ship == game.NoShip || !b.Shown.Ships[q.Ship].OnTable()):
		return sightOf{kind: sightTable}
	case q != nil:
		return sightOf{sightAsked, q.Ship, game.NoShip, q.ID}
	case b.Flow.Pause != nil:
		return sightOf{sightMover, b.Flow.Pause.Move.Ship, game.NoShip, int32(b.Shown.Round)}
	}
	return sightOf{kind: sightLingers}
}

// look has in sight what is asked or happens, as the person prefers: never while a pointer is down,
// and not just after somebody has moved the board.
func (p *Page) look(dt float64) {
	e, k := &p.panels.Board.Eye, &p.sight
	if !e.Laid() {
		return
	}
	of := p.looksFor()
	if of.kind == sightLingers {
		if k.rests += dt; p.Flow.Moving() {
			k.rests = 0
		}
		if k.rests < lingerSeconds {
			return
		}
		of.kind = sightTable
	} else {
		k.rests = 0
	}
	if of != k.of {
		k.of, k.waits, p.Session.Changed = of, true, true
		p.seek()
	}
	if !k.waits || p.hands.Down {
		return
	}
	k.waits = false
	seconds, hands := e.Resting()
	byHand := hands != k.hands && seconds < handSeconds
	switch k.hands = hands; {
	case of.kind == sightTable || !p.follows():
		if e.Framed() {
			e.Unframe(p.cuts())
			p.Session.Changed = true
		}
	case byHand:
		k.hands = hands - 1 // the time goes on
	default:
		p.frame()
	}
}

// follows reports whether the camera moves by itself. Without motion it stands still, unless it is
// always to follow.
func (p *Page) follows() bool {
	return p.Person.Follow == "always" || p.Person.Follow == "needed" && !p.Person.Reduced()
}

// cuts reports whether it is there at once.
func (p *Page) cuts() bool { return p.Still() || p.Person.Reduced() }

// frame has in sight what is looked at.
func (p *Page) frame() {
	waits := p.Asked() != nil || p.Flow.Holds() || p.Flow.Pause != nil && p.Flow.Pause.Own // for somebody, or will
	p.panels.Board.Eye.Frame(p.sight.framed, p.cuts(), !waits)
	p.Session.Changed = true
}

// frameIt returns the command that does so.
func (p *Page) frameIt() *kit.Command {
	k := &p.sight
	away := k.of.kind == sightTable || k.of.kind == sightLingers
	c := &kit.Command{
		ID:    "frame",
		Words: "Look at the question",
		Brief: "Frame",
		Key:   "end",
		Tip:   "Zoom to everything the question is about.",
		Do:    p.frame,
		Lit:   !away,
	}
	return c.OffWhen(away, "Nothing on the table is asked about.")
}

// seek finds what is to be in sight.
func (p *Page) seek() {
	k, b, s := &p.sight, p.Session, p.stage()
	k.framed, k.named, k.in = boardview.Framing{Always: p.Person.Follow == "always"}, k.named[:0], [game.MaxShips]bool{}
	f := &k.framed
	f.Least, f.Most = boardview.FramedLeast, boardview.FramedMost
	with := func(id game.ShipID) {
		if id == game.NoShip || k.in[id] || !b.Shown.Ships[id].OnTable() {
			return
		}
		at := s.Frame(id, false)
		k.in[id], k.named = true, append(k.named, named{id, at.Pt})
		f.Want = append(f.Want, at.Corners(at.Side)...)
	}
	switch k.of.kind {
	case sightAttack:
		f.Air, f.Least = boardview.AirOfAttack, boardview.AttackLeast
		with(k.of.a)
		f.First = f.Want
		with(k.of.b)
	case sightPlan:
		f.Air, f.Least = boardview.AirOfAction, 0
		with(k.of.a)
		f.First = f.Want
		for i := range b.Shown.Ships[:b.Shown.NShips] {
			if id := game.ShipID(i); b.Shown.Ships[i].OnTable() && reading.Meet(&b.Shown, b.Game.Setup(), k.of.a, id) {
				with(id)
			}
		}
	case sightFight:
		f.Air, f.Least = boardview.AirOfAction, 0
		own := game.PlayerID(k.of.n % 2)
		met, _ := b.Met(own)
		for i := range b.Shown.Ships[:b.Shown.NShips] {
			if id := game.ShipID(i); b.Shown.Ships[i].Owner == own || met[id] {
				with(id)
			}
		}
		f.First = f.Want
	case sightMover:
		f.Air = boardview.AirOfMover
		p.seekMover(with)
	case sightAsked:
		q := b.Asked()
		with(q.Ship)
		f.First = f.Want
		switch f.Air = boardview.AirOfAttack; q.Ask {
		case game.ChooseTarget:
			f.Least, f.Foot = boardview.AttackLeast, boardview.TrayFoot
		case game.ChooseAction, game.ChooseFreeAction:
			f.Air = boardview.AirOfAction
			f.Want = append(f.Want, scene.Pose{Pt: s.Middle(q.Ship)}.Corners(2*boardview.FanReach)...)
		}
		for i := range q.Options {
			o := &q.Options[i]
			with(o.Ship)
			if reading.IsEcho(o) {
				f.Want = append(f.Want, scene.FromPhysics(o.Pose).Corners(s.Frame(q.Ship, false).Side)...)
			}
		}
	case sightLingers, sightTable:
	}
}

// seekMover is a ship before and after its maneuver, what it bumps, and the nearest enemy that it
// will have in its arc.
func (p *Page) seekMover(with func(game.ShipID)) {
	b, s, f := p.Session, p.stage(), &p.sight.framed
	u, m := b.Game.Setup(), &b.Flow.Pause.Move
	fate := &b.Flow.Pause.Fate
	c := u.Facts(m.Ship).Ship.Class
	with(m.Ship)
	side := s.Frame(m.Ship, false).Side
	for _, at := range [...]physics.Pose{fate.Flight.From, fate.Flight.Intended, fate.Flight.To} {
		f.Want = append(f.Want, scene.FromPhysics(at).Corners(side)...)
	}
	f.Want = append(f.Want, scene.TemplateOf(fate.Flight.From, c.BaseSide, m.Maneuver, scene.Normal).Outline...)
	f.First = f.Want
	with(fate.Against)
	if fate.Dies() {
		return
	}
	end := physics.Base(fate.Flight.To, c.BaseSide)
	nearest, far := game.NoShip, math.Inf(1)
	for i := range b.Shown.Ships[:u.FleetShips()] {
		if o := &b.Shown.Ships[i]; o.OnTable() && o.Owner != b.Shown.Ships[m.Ship].Owner {
			base := u.Base(game.ShipID(i), o.Pose)
			if gap, in := physics.InArc(&end, c.Front, &base); in && gap.Dist < far && u.Band(gap.Dist) <= 3 {
				nearest, far = game.ShipID(i), gap.Dist
			}
		}
	}
	with(nearest)
}

// aside dims the ships that are not in sight's mind, and points to those that lie beyond the edge.
func (p *Page) aside(to *scene.Board) {
	k := &p.sight
	if len(k.named) == 0 || k.of.kind == sightTable || k.of.kind == sightLingers || k.of.kind == sightFight {
		return
	}
	u, e := p.Game.Setup(), &p.panels.Board.Eye
	for i := range to.Ships {
		if d := &to.Ships[i]; !d.Hover && !d.Selected && !p.inSight(d) {
			d.Muted = true
		}
	}
	for _, n := range k.named {
		if !e.Shows(n.at) && p.Shown.Ships[n.id].OnTable() {
			far := ""
			if q := p.Asked(); q != nil && q.Ship != game.NoShip && q.Ship != n.id && p.Shown.Ships[q.Ship].OnTable() {
				far = p.Long(p.Shown.Gap(u, q.Ship, n.id).Dist) + " away"
			}
			to.Callouts = append(
				to.Callouts,
				scene.Callout{
					At:    n.at,
					Lines: lines(names.Short(u.Name(n.id)), far),
					Seat:  p.SeatOf(n.id),
					Seeks: true,
				},
			)
		}
	}
}

func lines(ws ...string) (out []string) {
	for _, w := range ws {
		if w != "" {
			out = append(out, w)
		}
	}
	return out
}

// inSight reports whether a ship on the board is one that is to be in sight.
func (p *Page) inSight(d *scene.Ship) bool {
	for _, n := range p.sight.named {
		if n.at == d.Pt {
			return true
		}
	}
	return d.Moving
}
