package panel

import (
	"attackwing/game"
	"attackwing/ui/anim"
	"attackwing/ui/battle"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// On shows a maneuver before it is flown: its template, where it would end, where the ship comes to
// rest, what overlaps, and why.
func (a *Activation) On(to *scene.Board, b *battle.Session) {
	k := b.Flow.Pause
	if k == nil || k.At != battle.Waiting {
		return
	}
	u, s := b.Game.Setup(), stage(b)
	id, f := k.Move.Ship, &k.Fate
	side := u.Facts(id).Ship.Class.BaseSide
	tpl := scene.TemplateOf(f.Flight.From, side, k.Move.Maneuver, onmap.Difficulty(f.Color))
	tpl.Alpha = max(0.02, anim.Out(k.Age/anim.TemplateIn))
	to.Templates = append(to.Templates, tpl)
	note := func(at scene.Pt, danger bool, seat int, lines ...string) {
		to.Callouts = append(to.Callouts, scene.Callout{At: at, Lines: lines, Danger: danger, Seat: seat, Seeks: true})
	}
	rest := scene.FromPhysics(f.Flight.To).Pt
	switch {
	case f.LeavesArea:
		note(rest, true, 0, "Leaves the play area", "by "+b.Long(f.Out)+": destroyed")
	case f.Token >= 0:
		note(rest, true, 0, "Touches the "+b.Called(f.Kind), "destroyed at once")
	}
	if f.Flight.Short {
		to.Ghosts = append(to.Ghosts, s.Outline(id, f.Flight.Intended))
		meant := scene.FromPhysics(f.Flight.Intended)
		at := meant.Pt
		for _, o := range blockers(b, id) {
			if common := scene.Common(meant.Corners(float64(side)/1000), o); common != nil {
				to.Overlaps = append(to.Overlaps, common)
				at = middle(common)
			}
		}
		if !f.Dies() {
			stops := names.Short(u.Name(id)) + " stops here"
			switch {
			case f.Flight.T <= 0:
				note(rest, false, b.SeatOf(id), stops, "does not move")
			case k.SlidesBack():
				note(rest, false, b.SeatOf(id), stops, b.Long(k.SlidBack())+" back along the template")
			}
		}
		if f.Against != game.NoShip {
			so := "no action this round"
			if k.Lost.Code == game.Yes {
				so = "keeps its action"
			}
			note(at, true, 0, "Overlap with "+names.Short(u.Name(f.Against)), so)
		}
	}
	if f.Obstacles > 0 && !f.Dies() {
		note(rest, true, 0, "Crosses an obstacle", "roll 1 attack die for damage, no action")
	}
	if f.StruckAtEnd && b.Uses("verdicts") {
		note(rest, true, 0, "The "+b.Called(f.Kind)+" lands here", "at the end of this round")
	}
	ghost := s.Ghost(id, f.Flight.To)
	ghost.Refused = f.Dies()
	to.Ghosts = append(to.Ghosts, ghost)
	if !f.Dies() && !f.StruckAtEnd && b.Uses("measuring") {
		spare(to, b, f.Flight.To, side)
	}
}

// blockers returns the bases a ship can overlap.
func blockers(b *battle.Session, id game.ShipID) (ps [][]scene.Pt) {
	u := b.Game.Setup()
	for i := range b.Shown.Ships[:u.FleetShips()] {
		if o := &b.Shown.Ships[i]; game.ShipID(i) != id && o.OnTable() {
			ps = append(ps,
				scene.FromPhysics(o.Pose).Corners(float64(u.Facts(game.ShipID(i)).Ship.Class.BaseSide)/1000))
		}
	}
	for i := u.FleetShips(); i < int(b.Shown.NShips); i++ {
		if !b.Shown.Ships[i].OnTable() {
			continue
		}
		for _, p := range b.Shown.MapShip(u, game.ShipID(i)).Parts {
			if p.Blocks && !p.Round {
				ring := kit.Each(p.Base.Corner[:], scene.FromPoint)
				ps = append(ps, ring)
			}
		}
	}
	return ps
}

// middle returns the middle of some points.
func middle(ps []scene.Pt) (m scene.Pt) {
	for _, p := range ps {
		m = m.Add(p.Mul(1 / float64(len(ps))))
	}
	return m
}
