package battle

import (
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/reading"
)

// placing holds a person's choices for placing ships and tokens, and the state of the drag.
type placing struct {
	Loose     bool // a ship that is dropped stays where it is, allowed or not
	Ranges    bool // the map's ships show what they reach
	Reach     bool // where the ship could be after its first maneuver is shown
	Formation reading.Formation
	Turning   bool // the handle is dragged
	Dragged   bool // the ship is
	all       [2]bool
}

// PlaceAll places the ship where it is, and from now on each of its seat where it is proposed.
func (b *Session) PlaceAll() {
	p, all := b.Asked(), &b.Question.Placing.all
	if p == nil || p.Ask != game.PlaceShip || p.Back != nil {
		return
	}
	id, seat := p.ID, p.Player
	all[seat] = true
	b.Confirm()
	if now := b.Asked(); now != nil && now.ID == id { // it may not stand there
		all[seat] = false
	}
}

// placeOn places a ship of a seat whose ships are all placed as is proposed, once that is thought
// out.
func (b *Session) placeOn() {
	p, q := b.Asked(), &b.Question
	if p == nil || p.ID != q.PromptID || p.Ask != game.PlaceShip || p.Back != nil || !q.Placing.all[p.Player] ||
		b.Advice.coming != nil || q.Draft != q.offered {
		return
	}
	if game.MayPlace(&b.Shown, b.Game.Setup(), p, q.Draft).Code != game.Yes {
		q.Placing.all[p.Player] = false
		return
	}
	b.Confirm()
}

// TakeFormation takes a formation and proposes the place the ship has in it.
func (b *Session) TakeFormation(f reading.Formation) {
	b.Question.Placing.Formation, b.Changed = f, true
	if p := b.Asked(); p != nil && p.Ask == game.PlaceShip && p.Back == nil {
		b.Question.offer(&b.Table, &b.Advice, p)
	}
}

// offer puts what is placed where the table would place it.
func (q *Question) offer(t *reading.Table, a *Advice, p *game.Prompt) {
	q.Draft = q.firstPlace(t, a, p)
	q.offered = q.Draft
}

// firstPlace returns the first proposal for placing a ship or a token: the advised place. Without
// advice, or where the fleet is to stand in a formation, a ship gets its place there or near it, a
// token the middle.
func (q *Question) firstPlace(t *reading.Table, advice *Advice, p *game.Prompt) physics.Pose {
	if at, ok := advice.place(p); ok && (p.Lay != nil || q.Placing.Formation == reading.Spread) {
		return at
	}
	s, u := &t.Shown, t.Game.Setup()
	if p.Lay != nil {
		at, _ := game.PlaceLegal(s, u, p, physics.Pose{
			X:       (p.Place.X0 + p.Place.X1) / 2,
			Y:       (p.Place.Y0 + p.Place.Y1) / 2,
			Heading: p.Lay.Token.Heading,
		})
		return at
	}
	if p.Back != nil {
		at, _ := game.PlaceLegal(s, u, p, s.Ships[p.Ship].Pose)
		return at
	}
	n, k := 0, 0
	for i := range s.Ships[:s.NShips] {
		if s.Ships[i].Owner == p.Player && !s.Ships[i].Map {
			if s.Ships[i].Placed {
				k++
			}
			n++
		}
	}
	a := p.Place
	w := physics.Pose{X: a.X0 + int32(float64(a.X1-a.X0)*(float64(k)+1)/float64(n+1)), Y: (a.Y0 + a.Y1) / 2}
	if a.Y0 == 0 {
		w.Heading = 180000
	}
	if q.Placing.Formation != reading.Spread {
		w.X, w.Y = q.Placing.Formation.Rank(a, u.Facts(p.Ship).Ship.Class.BaseSide, k)
	}
	at, _ := game.PlaceLegal(s, u, p, w)
	return at
}

// FaceEnemy turns the ship that is placed to the nearest enemy on the table, or to the other side
// of it.
func (q *Question) FaceEnemy(t *reading.Table, p *game.Prompt) Effect {
	if p.Ask != game.PlaceShip {
		return nil
	}
	at, best := q.Draft, math.Inf(1)
	h := 0.0
	if p.Place.Y0 == 0 {
		h = 180
	}
	for i := range t.Shown.Ships[:t.Shown.NShips] {
		o := &t.Shown.Ships[i]
		if o.Owner == p.Player || o.Owner == game.Nobody || !o.OnTable() {
			continue
		}
		dx, dy := float64(o.Pose.X-at.X), float64(o.Pose.Y-at.Y)
		if d := math.Hypot(dx, dy); d < best && d > 0 {
			best, h = d, math.Atan2(dx, -dy)*180/math.Pi
		}
	}
	return q.Head(h)
}

// Head turns what is placed to a heading in degrees.
func (q *Question) Head(degrees float64) Effect {
	q.Draft.Heading = int32((math.Mod(math.Round(degrees), 360)+360)*1000) % 360000
	return stale{}
}

// Dropped lets go of the dragged ship or token: it moves to the nearest allowed place, unless the
// person wants it loose.
func (q *Question) Dropped(t *reading.Table, p *game.Prompt) Effect {
	if q.Placing.Loose || game.MayPlace(&t.Shown, t.Game.Setup(), p, q.Draft).Code == game.Yes {
		return nil
	}
	return q.Snap(t, p)
}

// MoveDraft moves what is placed by so many micrometres.
func (q *Question) MoveDraft(dx, dy int32) Effect {
	q.Draft.X = max(0, min(physics.AreaSide, q.Draft.X+dx))
	q.Draft.Y = max(0, min(physics.AreaSide, q.Draft.Y+dy))
	return stale{}
}
