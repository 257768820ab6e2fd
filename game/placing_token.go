package game

import (
	"fmt"
	"math"

	"attackwing/physics"
)

// Placing is a token that a player is asked to place, and where the sheet lets it lie.
type Placing struct {
	Token Token // its middle and where it faces are the answer's
	Where Where
}

// Where holds the conditions that a sheet sets for the place of a token. The zero value is the
// whole play area. Lengths in µm.
type Where struct {
	Area   Area   // wholly inside of it; all zero: the play area
	Within int32  // no farther from the base of Of than this; 0 however far
	Of     ShipID // a ship, for Within
	Clear  bool   // on no ship
	// for minefields: at least partly in the rear arc of Of, no part of it in its front arc, and not within
	// so many bands of an enemy of Of
	Rear, NotAhead bool
	Ahead          bool // at least partly in the front arc of Of
	Foe            int8 // within so many bands of an enemy of Of
	Foes           int8
	// no nearer to other tokens of its kind than this, measured as if all were round; 0 however near
	Apart int32
}

// Places reports whether the answer is a place on the table: a ship's, or a token's.
func (p *Prompt) Places() bool { return p.Ask == PlaceShip || p.Ask == PlaceToken }

// ChoosePlace has a player say where a token will lie, within what the sheet allows; not ok, and
// nobody asked, where it may lie nowhere. The sheet lays it there (Turn.LayToken) or moves it there
// (Turn.MoveToken). words are what is asked.
func (t *Turn) ChoosePlace(who PlayerID, k Token, w Where, section, words string) (at physics.Pose, ok bool) {
	p := Prompt{
		Player:  who,
		Ask:     PlaceToken,
		Ship:    NoShip,
		Section: section,
		Words:   words,
		Min:     1,
		Max:     1,
		Place:   w.Area,
		Lay:     &Placing{Token: k, Where: w},
	}
	if p.Place == (Area{}) {
		p.Place = Area{X1: physics.AreaSide, Y1: physics.AreaSide}
	}
	if _, ok = PlaceLegal(t.State(), t.Setup(), &p, p.middle()); ok {
		at = t.Ask(p).Pose
	}
	return at, ok
}

// layChecks returns the conditions of the place of a token, each judged for itself.
func (p *Prompt) layChecks(s *State, u *Setup, at physics.Pose) []PlaceCheck {
	k, w := p.Lay.Token, &p.Lay.Where
	k.Put(at)
	checks := []PlaceCheck{{"Completely inside the allowed area", k.insideOf(p.Place)}}
	if w.Within > 0 {
		checks = append(checks, PlaceCheck{"Near enough to " + u.Name(w.Of), k.near(s, u, w)})
	}
	if w.Rear || w.NotAhead || w.Ahead {
		checks = append(checks, PlaceCheck{"In the arc that the card says", k.inArc(s, u, w)})
	}
	if w.Foe > 0 {
		checks = append(checks, PlaceCheck{fmt.Sprintf("Within Range %d of an enemy", w.Foe), k.nearFoe(s, u, w)})
	}
	if w.Foes > 0 {
		checks = append(checks, PlaceCheck{fmt.Sprintf("Beyond Range %d of enemies", w.Foes), k.farFromFoes(s, u, w)})
	}
	if w.Clear {
		checks = append(checks, PlaceCheck{"On no ship", k.clearOfShips(s, u)})
	}
	if w.Apart > 0 {
		checks = append(checks, PlaceCheck{"Far enough from others", k.apart(s, w)})
	}
	return checks
}

// mayLay is the first check of a token's place that refuses it.
func (p *Prompt) mayLay(s *State, u *Setup, at physics.Pose) No {
	for _, c := range p.layChecks(s, u, at) {
		if c.No.Code != Yes {
			return c.No
		}
	}
	return No{}
}

// insideOf tells whether the token lies wholly inside an area.
func (k *Token) insideOf(a Area) No {
	out := 0.0
	if k.Heading < 0 || k.Heading >= 360000 {
		return No{Code: OutsideAllowedArea, Ship: NoShip}
	}
	corners, n := k.Outline()
	r := 0.0
	if k.Form == DiscForm {
		r = float64(k.X1)
	}
	for _, c := range corners[:n] {
		out = max(out, float64(a.X0)-c.X+r, c.X+r-float64(a.X1), float64(a.Y0)-c.Y+r, c.Y+r-float64(a.Y1))
	}
	if out > 0.5 {
		return No{Code: OutsideAllowedArea, Ship: NoShip, N: int32(math.Ceil(out))}
	}
	return No{}
}

// near tells whether the token lies no farther from a ship than it may.
func (k *Token) near(s *State, u *Setup, w *Where) No {
	b, o := u.Base(w.Of, s.Ships[w.Of].Pose), k.Obstacle()
	if d := o.Distance(&b).Dist; d > float64(w.Within)+0.5 {
		return No{Code: TooFarFromShip, Ship: w.Of, N: int32(math.Ceil(d)) - w.Within}
	}
	return No{}
}

// inArc tells whether the token lies in the arc of a ship that it must lie in, and not where it may not.
func (k *Token) inArc(s *State, u *Setup, w *Where) No {
	b, o, class := u.Base(w.Of, s.Ships[w.Of].Pose), k.Obstacle(), u.ships[w.Of].Ship.Class
	if w.Rear {
		if g, in := o.InArc(&b, class.Rear); !in || g.Dist > float64(w.Within)+0.5 {
			return No{Code: NotInArc, Ship: w.Of}
		}
	}
	if w.Ahead && class.Front != physics.AllRound {
		if g, in := o.InArc(&b, class.Front); !in || g.Dist > float64(w.Within)+0.5 {
			return No{Code: NotInArc, Ship: w.Of}
		}
	}
	if w.NotAhead && class.Front != physics.AllRound {
		if _, in := o.InArc(&b, class.Front); in {
			return No{Code: NotInArc, Ship: w.Of}
		}
	}
	return No{}
}

// nearFoe tells whether an enemy of a ship is near the token.
func (k *Token) nearFoe(s *State, u *Setup, w *Where) No {
	for id, sh := range s.inPlay() {
		if b := u.Base(id, sh.Pose); !sh.Map && sh.Owner == s.Ships[w.Of].Owner.Other() &&
			!noAttackBetween(s, u, w.Of, id) && bandOf(u, k.Distance(&b).Dist) <= w.Foe {
			return No{}
		}
	}
	return No{Code: NoTargetThere, Ship: w.Of}
}

// farFromFoes tells whether the token lies far enough from the enemies of a ship.
func (k *Token) farFromFoes(s *State, u *Setup, w *Where) No {
	for id, sh := range ships(s) {
		if !sh.OnTable() || sh.Owner != s.Ships[w.Of].Owner.Other() {
			continue
		}
		b := u.Base(id, sh.Pose)
		if d := k.Distance(&b).Dist; bandOf(u, d) <= w.Foes {
			return tooFar(TooNear, d, int(w.Foes)+1)
		}
	}
	return No{}
}

// clearOfShips tells whether the token lies on no ship: no base, and no part of a ship of the map
// from which ships slide back.
func (k *Token) clearOfShips(s *State, u *Setup) No {
	o := k.Obstacle()
	for id, sh := range ships(s) {
		b, m := u.Base(id, sh.Pose), u.ships[id].onMap
		if sh.OnTable() && (m != nil && m.lies(sh.Pose, &o) || m == nil && o.OverlapsBase(&b)) {
			return No{Code: OverlapsShip, Ship: id}
		}
	}
	return No{}
}

// lies reports whether a shape lies on a part from which ships slide back, when the ship stands at
// a pose; a round part and the shape are taken as circles.
func (m *MapShip) lies(at physics.Pose, o *physics.Obstacle) bool {
	var room Part
	for i := range m.Parts {
		p := m.part(i, at, &room)
		if !p.Blocks {
			continue
		}
		if !p.Round {
			if o.OverlapsBase(&p.Base) {
				return true
			}
			continue
		}
		a, ra := p.Disc.Circle()
		b, rb := o.Circle()
		if math.Hypot(a.X-b.X, a.Y-b.Y) < ra+rb {
			return true
		}
	}
	return false
}

// apart tells whether the token lies far enough from the others of its kind.
func (k *Token) apart(s *State, w *Where) No {
	o := k.Obstacle()
	a, ra := o.Circle()
	for i := range s.Tokens[:s.NTokens] {
		x := &s.Tokens[i]
		if x.Kind != k.Kind || x.ID == k.ID && k.ID != NoToken {
			continue
		}
		other := x.Obstacle()
		b, rb := other.Circle()
		if d := math.Hypot(a.X-b.X, a.Y-b.Y) - ra - rb; d < float64(w.Apart) {
			return No{Code: TooNearToken, Ship: NoShip, N: int32(k.Kind)}
		}
	}
	return No{}
}

// middle returns the pose from which the search for a place begins: the middle of the area, a ship
// facing the table, a token as it is.
func (p *Prompt) middle() physics.Pose {
	at := middle(p.Place)
	if p.Lay != nil {
		at.Heading = p.Lay.Token.Heading
	}
	return at
}

// placeToken is the legal place of a token next to a wish: near it, near the ship it must be near,
// near the middle of the area, and in the last two facing as the sheet has it.
func (p *Prompt) placeToken(s *State, u *Setup, wish physics.Pose) (physics.Pose, bool) {
	from := [...]physics.Pose{wish, p.middle(), p.middle()}
	if w := &p.Lay.Where; w.Within > 0 {
		from[1].X, from[1].Y = s.Ships[w.Of].Pose.X, s.Ships[w.Of].Pose.Y
	}
	for _, w := range from {
		may := func(q physics.Pose) bool { return p.mayLay(s, u, q).Code == Yes }
		if at, ok := searched(w, p.clamped, true, may); ok {
			return at, true
		}
	}
	if p.Lay.Where.Within > 0 { // it was asked since there is a place about the ship
		if at, ok := p.placeAbout(s, u); ok {
			return at, true
		}
	}
	return wish, false
}

// placeAbout is a place where a token may be laid, of a few about the ship that lays it.
func (p *Prompt) placeAbout(s *State, u *Setup) (physics.Pose, bool) {
	of := p.Lay.Where.Of
	at := s.Ships[of].Pose
	for way := range int32(32) {
		b := u.Base(of, physics.Pose{Heading: way * 11250})
		for _, far := range [...]float64{1.8, 3, 4.5, 6, 7.5, 9} {
			x := physics.Pose{X: at.X + int32(b.Sin*far*physics.Inch), Y: at.Y - int32(b.Cos*far*physics.Inch)}
			if p.mayLay(s, u, x).Code == Yes {
				return x, true
			}
		}
	}
	return physics.Pose{}, false
}

// clamped is the place in the area nearest to a wish.
func (p *Prompt) clamped(q physics.Pose) physics.Pose {
	k, a := p.Lay.Token, p.Place
	k.Put(q)
	x0, y0, x1, y1 := k.bounds()
	q.X += max(a.X0-x0, 0) - max(x1-a.X1, 0)
	q.Y += max(a.Y0-y0, 0) - max(y1-a.Y1, 0)
	return q
}
