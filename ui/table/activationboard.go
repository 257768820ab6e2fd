package table

import (
	"attackwing/game"
	"attackwing/ui/anim"
	"attackwing/ui/battle"
	"attackwing/ui/canvas"
	"attackwing/ui/motion"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// pauseOn shows a maneuver before it is flown: its template, where it would end, where the ship comes to rest, what overlaps,
// and why.
func (t *Table) pauseOn(b *scene.Board) {
	k := t.Pause
	if k == nil || k.At != battle.Waiting {
		return
	}
	u := t.Game.Setup()
	id, f := k.Move.Ship, &k.Fate
	class := u.Facts(id).Ship.Class
	seat, side := t.SeatOf(id), float64(class.BaseSide)/1000
	tpl := scene.TemplateOf(f.Flight.From, class.BaseSide, k.Move.Maneuver, difficulty(f.Color))
	tpl.Alpha = max(0.02, anim.Out(k.Age/motion.TemplateIn))
	b.Templates = append(b.Templates, tpl)
	art, tones, size := t.art(id)
	ghost := scene.Ghost{Pose: fromPose(f.Flight.To), Side: side, Seat: seat, Front: class.Front, Art: art, Tones: tones, Scale: size, Refused: f.Dies()}
	name := names.Short(u.Name(id))
	notes := t.calloutsOf(b)
	rest := fromPose(f.Flight.To).Pt
	switch {
	case f.LeavesArea:
		notes.put(rest, true, 0, "Leaves the play area", "by "+t.Long(f.Out)+": destroyed")
	case f.Token >= 0:
		notes.put(rest, true, 0, "Touches the "+t.Called(f.Kind), "destroyed at once")
	}
	if f.Flight.Short {
		meant := fromPose(f.Flight.Intended)
		b.Ghosts = append(b.Ghosts, scene.Ghost{Pose: meant, Side: side, Seat: seat, Front: class.Front, Refused: true})
		at := meant.Pt
		for i, o := range t.blockers(id) {
			if f.Flight.Overlapped&(1<<uint(i)) == 0 {
				continue
			}
			if common := scene.Common(meant.Corners(side), o); common != nil {
				b.Overlaps = append(b.Overlaps, common)
				at = middleOf(common)
			}
		}
		if !f.Dies() {
			second := "it does not move"
			if f.Flight.T > 0 {
				second = t.Long(k.SlidBack()) + " back along the template"
			}
			notes.put(rest, false, seat, name+" stops here", second)
		}
		if f.Against != game.NoShip {
			so := "so no action this round"
			if k.Lost.Code == game.Yes {
				so = "its action is kept"
			}
			notes.put(at, true, 0, "Overlap with "+names.Short(u.Name(f.Against)), so)
		}
	}
	if f.Obstacles > 0 && !f.Dies() {
		notes.put(rest, true, 0, "Crosses an obstacle", "an attack die for damage, no action")
	}
	if f.StruckAtEnd && t.Uses("verdicts") {
		notes.put(rest, true, 0, "The "+t.Called(f.Kind)+" lands here", "at the end of this round")
	}
	b.Ghosts = append(b.Ghosts, ghost)
	if !f.Dies() && !f.StruckAtEnd && t.Uses("measuring") {
		t.spare(b, f.Flight.To, class.BaseSide)
	}
}

// blockers are the bases a ship can overlap, in the order in which they are judged.
func (t *Table) blockers(id game.ShipID) (ps [][]scene.Pt) {
	u := t.Game.Setup()
	for i := range t.Shown.Ships[:u.FleetShips()] {
		if o := &t.Shown.Ships[i]; game.ShipID(i) != id && o.OnTable() {
			ps = append(ps, fromPose(o.Pose).Corners(float64(u.Facts(game.ShipID(i)).Ship.Class.BaseSide)/1000))
		}
	}
	for i := u.FleetShips(); i < int(t.Shown.NShips); i++ {
		if !t.Shown.Ships[i].OnTable() {
			continue
		}
		for _, p := range t.Shown.MapShip(u, game.ShipID(i)).Parts {
			if p.Blocks && !p.Round {
				var ring []scene.Pt
				for _, c := range p.Base.Corner {
					ring = append(ring, scene.FromPoint(c))
				}
				ps = append(ps, ring)
			}
		}
	}
	return ps
}

func middleOf(ps []scene.Pt) (m scene.Pt) {
	for _, p := range ps {
		m = m.Add(p.Mul(1 / float64(len(ps))))
	}
	return m
}

// callouts find places for notes on the board where they hide neither a ship nor one another.
type callouts struct {
	t     *Table
	b     *scene.Board
	taken []box
	ships int // the first so many of them are ships
}

func (t *Table) calloutsOf(b *scene.Board) *callouts {
	n := &callouts{t: t, b: b}
	for i := range b.Ships {
		s := t.cam.ToScreen(b.Ships[i].Pt)
		r := max(40, b.Ships[i].Side) * t.cam.PxPerMM() * 0.7
		n.taken = append(n.taken, box{s.X - r, s.Y - r, 2 * r, 2*r + 18})
	}
	n.ships = len(n.taken)
	for _, p := range b.Templates {
		for _, q := range p.Center {
			s := t.cam.ToScreen(q)
			n.taken = append(n.taken, box{s.X - 8, s.Y - 8, 16, 16})
		}
	}
	if k := t.Pause; k != nil {
		s := t.cam.ToScreen(fromPose(k.Fate.Flight.To).Pt)
		r := float64(k.Fate.Flight.Side) / 1000 * t.cam.PxPerMM() * 0.7
		n.taken = append(n.taken, box{s.X - r, s.Y - r, 2 * r, 2 * r})
	}
	return n
}

// put writes a note about a place, beside it.
func (n *callouts) put(at scene.Pt, danger bool, seat int, lines ...string) {
	w, h := 0.0, float64(len(lines))*18+14
	for i, l := range lines {
		w = max(w, canvas.Width(scene.Style{Face: scene.Condensed, Size: 12.5 + float64(b2i(i == 0))}, l))
	}
	w += 36
	view := n.t.lay.board
	if s := n.t.cam.ToScreen(at); !view.has(s.X, s.Y) { // beyond the edge: where that is
		at = n.t.cam.ToTable(scene.Pt{X: max(view.X+4, min(view.X+view.W-4, s.X)), Y: max(view.Y+4, min(view.Y+view.H-4, s.Y))})
	}
	s := n.t.cam.ToScreen(at)
	best, worst, put := scene.Pt{}, 0.0, box{}
	for _, far := range []float64{74, 108, 150} {
		for _, a := range []float64{0, 180, 90, 270, 40, 320, 140, 220} {
			d := scene.Heading(a)
			o := scene.Pt{X: d.X * (far*0.72 + w/2), Y: d.Y * (far*0.6 + h)}
			q := box{max(view.X+8, min(view.X+view.W-8-w, s.X+o.X-w/2)), max(view.Y+8, min(view.Y+view.H-52-h, s.Y+o.Y-h/2)), w, h}
			o = scene.Pt{X: q.X + w/2 - s.X, Y: q.Y + h/2 - s.Y}
			cost := far/10 + 20*shared(q, box{s.X - 12, s.Y - 12, 24, 24})
			for i, k := range n.taken {
				cost += shared(q, k)
				for u := 0.1; i < n.ships && u < 1; u += 0.1 { // the line to the place
					if p := s.Add(o.Mul(u)); k.has(p.X, p.Y) {
						cost += 25
					}
				}
			}
			if best == (scene.Pt{}) || cost < worst {
				best, worst, put = o, cost, q
			}
		}
	}
	n.taken = append(n.taken, put)
	n.b.Callouts = append(n.b.Callouts, scene.Callout{At: at, Offset: best, Lines: lines, Danger: danger, Seat: seat})
}

// shared is the area two boxes have in common.
func shared(a, b box) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	return max(0, w) * max(0, h)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
