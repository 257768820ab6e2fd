package game

import (
	"math"

	"attackwing/game/dice"
	"attackwing/physics"
)

// setUp lays the scenario, shuffles the decks and begins (rules 3).
func setUp(t *Turn) {
	s, u := t.State(), t.Setup()
	u.laySheet(t, 1)
	for p := range s.Decks[:decks(u)] {
		Emit(t, DeckShuffled{Player: PlayerID(p), Cards: shuffled(t)})
	}
	Emit(t, InitiativeDetermined{Player: u.first})
	t.then(Frame{Step: stepSetUpCards}, Frame{Step: stepPlaceShips}, Frame{Step: stepSetUpOver}, Frame{Step: stepRound})
}

// decks returns the number of damage decks: the players', and one more for ships of the map if
// there are any.
func decks(u *Setup) int {
	if u.nFleet == len(u.ships) {
		return 2
	}
	return 3
}

func shuffled(t *Turn) [33]DamageID {
	c := wholeDeck().Cards
	dice.Shuffle(t.chance(), c[:])
	return c
}

// placeShips places one ship at a time, lowest captain skill first, equals by initiative (rules
// 3.6). Ruling: an owner's equals are placed in the order of the fleet list; nothing of the other
// side comes between them, so the choice would change nothing.
func placeShips(t *Turn) {
	s, u := t.State(), t.Setup()
	next := s.foremost(earlier, func(a *Ship) bool { return !a.Placed && !a.Destroyed })
	if next == NoShip {
		return
	}
	sh := &s.Ships[next]
	a, ok := t.answer(func() Prompt {
		return Prompt{Player: sh.Owner, Ask: PlaceShip, Ship: next, Min: 1, Max: 1, Place: placingArea(s, u, next)}
	})
	if !ok {
		return
	}
	Settle(t, ShipPlaced{Ship: next, At: a.Pose})
	t.then(t.frame(stepPlaceShips))
}

// Player1 returns Player 1 of the sheet (rules 3.3). Ruling: no printed sheet says who that is. It
// is the player with initiative; by the house rule, the one whose fleet is named first, which the
// players settle as they set the battle up. A sheet whose areas go with its sides says it.
func (u *Setup) Player1() PlayerID {
	if sheet := u.Scenario.Sheet(); sheet.AreasOfSides && u.Side(One) != u.Side(Two) {
		if u.Side(Two) == sheet.Sides[0] {
			return Two
		}
		return One
	}
	if u.House.InitiativeIsPlayer1 {
		return u.first
	}
	return One
}

// Area is a player's starting area: the sheet's for its Player 1, or for its Player 2.
func (u *Setup) Area(p PlayerID) Area {
	areas := &u.Scenario.Sheet().Areas
	if p == u.Player1() {
		return areas[0]
	}
	return areas[1]
}

// placingArea returns the area in which a ship may be placed: its starting area. Ruling: when the
// ships placed before leave no room there, it grows by 4 inches towards the table, and to the
// sides, until there is room; nobody is ever unable to place a ship.
func placingArea(s *State, u *Setup, id ShipID) Area {
	area := u.Area(s.Ships[id].Owner)
	const more = 4 * physics.Inch
	for range 8 {
		if area.hasRoom(s, u, id) {
			break
		}
		if area.Y0 == 0 {
			area.Y1 += more
		} else {
			area.Y0 -= more
		}
		area.X0, area.X1 = max(area.X0-more, 0), min(area.X1+more, physics.AreaSide)
	}
	return area
}

// mayPlace tells whether a ship may be placed at a pose: wholly inside its starting area,
// overlapping no base (rules 3.7).
func (area Area) mayPlace(s *State, u *Setup, id ShipID, b *physics.Square) No {
	if no := insideArea(id, b, area); no.Code != Yes {
		return no
	}
	if no := onNoShip(s, u, id, b); no.Code != Yes {
		return no
	}
	return onNoToken(s, b)
}

// PlaceCheck is a condition of a place, and whether the place meets it.
type PlaceCheck struct {
	Words string
	No    No
}

// PlaceChecks returns the conditions of a place, each judged for itself: for a ship whether it
// stands inside the starting area, on no other ship, on nothing of the sheet's; for a token those
// of the sheet.
func PlaceChecks(s *State, u *Setup, p *Prompt, at physics.Pose) []PlaceCheck {
	if p.Lay != nil {
		return p.layChecks(s, u, at)
	}
	b := u.Base(p.Ship, at)
	if r := p.Back; r != nil {
		return r.checks(s, u, p.Ship, &b)
	}
	return []PlaceCheck{{"Whole base inside the starting area", insideArea(p.Ship, &b, p.Place)},
		{"Overlaps no other ship", onNoShip(s, u, p.Ship, &b)}, {"Not on anything that destroys it", onNoToken(s, &b)}}
}

// insideArea tells whether a base would lie wholly inside a starting area.
func insideArea(id ShipID, b *physics.Square, area Area) No {
	p := b.Pose
	if p.Heading < 0 || p.Heading >= 360000 || p.X < 0 || p.Y < 0 || p.X > physics.AreaSide || p.Y > physics.AreaSide {
		return No{Code: OutsideStartingArea, Ship: id}
	}
	if out := outside(b, area); out > 0 {
		return No{Code: OutsideStartingArea, Ship: id, N: int32(math.Ceil(out))}
	}
	return No{}
}

// onNoShip tells whether it would overlap no other base.
func onNoShip(s *State, u *Setup, id ShipID, b *physics.Square) No {
	for other := range ShipID(s.NShips) {
		if o := &s.Ships[other]; other != id && o.OnTable() && overlapsShip(s, u, b, other) {
			return No{Code: OverlapsShip, Ship: other}
		}
	}
	return No{}
}

// onNoToken tells whether it would lie on nothing that destroys or stops.
func onNoToken(s *State, b *physics.Square) No {
	for _, tk := range doing(s, Destroys|Stops) {
		if tk.Overlaps(b) {
			return No{Code: OverlapsToken, N: int32(tk.Kind)}
		}
	}
	return No{}
}

// outside is by how many µm a base sticks out of an area; a base deeper than the area may protrude
// towards the table but must touch its own edge (rules 3.7).
func outside(b *physics.Square, a Area) float64 {
	out := 0.0
	x0, y0, x1, y1 := float64(a.X0), float64(a.Y0), float64(a.X1), float64(a.Y1)
	for i := range b.Corner {
		if c := &b.Corner[i]; c.X < x0 || c.X > x1 || c.Y < y0 || c.Y > y1 {
			out = max(out, x0-c.X, c.X-x1, y0-c.Y, c.Y-y1)
		}
	}
	if out <= 0.5 {
		return 0
	}
	if b.Side <= a.Y1-a.Y0 {
		return out
	}
	// oversized: only sideways and over the own edge does it count, and it must touch that edge
	side, edge, touch := 0.0, 0.0, false
	for _, c := range b.Corner {
		deep := y1 - c.Y // from the own edge towards the table
		if a.Y0 == 0 {
			deep = c.Y - y0
		}
		side = max(side, x0-c.X, c.X-x1)
		edge = max(edge, -deep)
		touch = touch || deep < 1000
	}
	if m := max(side, edge); m > 0.5 {
		return m
	}
	if touch {
		return 0
	}
	return out
}

// PlaceLegal turns a wished pose into a legal one near it: the screen's snap, the computer's and
// the tests' way to answer a placing prompt. Candidates are tried in rings of a quarter inch.
func PlaceLegal(s *State, u *Setup, p *Prompt, wish physics.Pose) (physics.Pose, bool) {
	if p.Lay != nil {
		return p.placeToken(s, u, wish)
	}
	may := func(b physics.Square) bool { return p.mayStand(s, u, &b).Code == Yes }
	if at, ok := p.Place.place(u, p.Ship, wish, may); ok {
		return at, true
	}
	if p.Back != nil { // it was asked since there is room near where it was
		if at, ok := p.Place.place(u, p.Ship, s.Ships[p.Ship].Pose, may); ok {
			return at, true
		}
	}
	return p.Place.place(u, p.Ship, middle(p.Place), may)
}

// middle is the middle of a starting area, facing the table.
func middle(a Area) physics.Pose {
	h := int32(180000)
	if a.Y0 > physics.AreaSide/2 {
		h = 0
	}
	return physics.Pose{X: (a.X0 + a.X1) / 2, Y: (a.Y0 + a.Y1) / 2, Heading: h}
}

// hasRoom reports whether a ship finds a place in an area, searched from its middle. Most places
// are free: a few of those that would be searched, two inches apart, are tried first.
func (area Area) hasRoom(s *State, u *Setup, id ShipID) bool {
	const apart = 2 * physics.Inch
	from := middle(area)
	q, side := from.Stand(), u.ships[id].Ship.Class.BaseSide
	for far := int32(0); far < 20*physics.Inch; far += apart {
		for _, q.X = range [...]int32{from.X - far, from.X + far} {
			if b := q.Base(side); area.mayPlace(s, u, id, &b).Code == Yes {
				return true
			}
		}
	}
	_, ok := area.place(u, id, from, func(b physics.Square) bool { return area.mayPlace(s, u, id, &b).Code == Yes })
	return ok
}

func (area Area) place(u *Setup, id ShipID, wish physics.Pose, may func(physics.Square) bool) (physics.Pose, bool) {
	side := u.ships[id].Ship.Class.BaseSide
	reach := side / 2
	if wish.Heading%90000 != 0 {
		b := u.Base(id, physics.Pose{Heading: wish.Heading})
		for _, c := range b.Corner {
			reach = max(reach, int32(math.Abs(c.X)+1), int32(math.Abs(c.Y)+1))
		}
	}
	clamp := func(q physics.Pose) physics.Pose {
		q.X = max(min(q.X, area.X1-reach), area.X0+reach)
		if y0, y1 := area.Y0+reach, area.Y1-reach; y0 <= y1 {
			q.Y = max(min(q.Y, y1), y0)
		} else if area.Y0 == 0 {
			q.Y = reach
		} else {
			q.Y = area.Y1 - reach
		}
		return q
	}
	at := clamp(wish).Stand() // every place that is tried faces as the wish does
	b := at.Base(side)
	w, ok := searched(wish, clamp, outside(&b, area) == 0, func(q physics.Pose) bool {
		at.Pose = q
		return may(at.Base(side))
	})
	if ok {
		return w, true
	}
	if square := (wish.Heading + 45000) / 90000 % 4 * 90000; wish.Heading != square {
		wish.Heading = square // a large base turned askew is deeper than its area: square to the edge it fits
		return area.place(u, id, wish, may)
	}
	return w, false
}

// searched is the place nearest to a wish that is taken, in rings of a quarter inch about the place
// in the area that clamp makes of it. No ring is looked at where nothing fits.
func searched(
	wish physics.Pose,
	clamp func(physics.Pose) physics.Pose,
	fits bool,
	taken func(physics.Pose) bool,
) (physics.Pose, bool) {
	w := clamp(wish)
	if taken(w) {
		return w, true
	}
	const step = physics.Inch / 4
	for r := int32(1); fits && r < 80; r++ {
		for i := -r; i <= r; i++ {
			for _, d := range [...][2]int32{{i, -r}, {i, r}, {-r, i}, {r, i}} {
				q := physics.Pose{X: w.X + d[0]*step, Y: w.Y + d[1]*step, Heading: w.Heading}
				if q != clamp(q) {
					continue // beyond the area: the ring's other places are tried as they are
				}
				if taken(q) {
					return q, true
				}
			}
		}
	}
	return w, false
}

// MayPlace tells whether a pose is a legal answer to a placing prompt, and if not why.
func MayPlace(s *State, u *Setup, p *Prompt, at physics.Pose) No {
	if p.Lay != nil {
		return p.mayLay(s, u, at)
	}
	b := u.Base(p.Ship, at)
	return p.mayStand(s, u, &b)
}

// mayStand tells whether the ship may be placed so.
func (p *Prompt) mayStand(s *State, u *Setup, b *physics.Square) No {
	if p.Back != nil {
		return p.Back.may(s, u, p.Ship, b)
	}
	return p.Place.mayPlace(s, u, p.Ship, b)
}

// setUpOver lets the sheet do what it says for the end of set-up.
func setUpOver(t *Turn) { t.at(ShipsPlaced, NoShip) }
