package table

import (
	"math"

	"attackwing/game"
	"attackwing/physics"
	"attackwing/ui/onmap"
	"attackwing/ui/scene"
)

// placing is what a person has chosen for the placing of ships, and what the pointer does there.
type placing struct {
	loose     bool // a ship that is dropped stays where it is, allowed or not
	ranges    bool // the map's ships show what they reach
	reach     bool // where the ship could be after its first maneuver is shown
	formation formation
	turning   bool // the handle is dragged
}

// formation is how the ships of a fleet are proposed to stand.
type formation uint8

const (
	spread formation = iota // over the whole area
	abreast
	wedge
	column
	numFormations
)

var formationWords = [numFormations]string{"Spread", "Line", "Wedge", "Column"}

// nextFormation takes the next one.
func (t *Table) nextFormation() { t.form((t.placing.formation + 1) % numFormations) }

// form takes a formation and proposes the place the ship has in it.
func (t *Table) form(f formation) {
	t.placing.formation, t.dirty = f, true
	if p := t.mine(); p != nil && p.Ask == game.PlaceShip {
		t.draft = t.firstPlace(p)
	}
}

// firstPlace is where a ship would be placed if nobody had a wish: its place in the formation, or near it.
func (t *Table) firstPlace(p *game.Prompt) physics.Pose {
	s, u := &t.shown, t.g.Setup()
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
	if t.placing.formation != spread {
		w.X, w.Y = t.rank(a, u.Facts(p.Ship).Ship.Class.BaseSide, k)
	}
	q, _ := game.PlaceLegal(s, u, p, w)
	return q
}

// rank is the place of the k-th ship of a fleet in its formation, from the middle of the area outwards, or in a column two
// deep.
func (t *Table) rank(a game.Area, side int32, k int) (x, y int32) {
	const between, back = int32(physics.Inch / 2), int32(physics.Inch * 0.7)
	front, rear := a.Y1-side/2-between/5, a.Y0+side/2+between/5
	if a.Y0 > 0 {
		front, rear = a.Y0+side/2+between/5, a.Y1-side/2-between/5
	}
	file, depth := int32(k), front
	step := int32(math.Copysign(float64(back), float64(rear-front)))
	switch t.placing.formation {
	case wedge:
		depth += step * ((file + 1) / 2)
	case column:
		if k%2 == 1 {
			depth = rear
		}
		file /= 2
	}
	aside := (file + 1) / 2 * (side + between)
	if file%2 == 1 {
		aside = -aside
	}
	return (a.X0+a.X1)/2 + aside, depth
}

// faceEnemy turns the ship that is placed to the nearest enemy on the table, or to the other side of it.
func (t *Table) faceEnemy() {
	p := t.mine()
	if p == nil || p.Ask != game.PlaceShip {
		return
	}
	at, best := t.draft, math.Inf(1)
	h := 0.0
	if p.Place.Y0 == 0 {
		h = 180
	}
	for i := range t.shown.Ships[:t.shown.NShips] {
		o := &t.shown.Ships[i]
		if o.Owner == p.Player || o.Owner == game.Nobody || !o.OnTable() {
			continue
		}
		dx, dy := float64(o.Pose.X-at.X), float64(o.Pose.Y-at.Y)
		if d := math.Hypot(dx, dy); d < best && d > 0 {
			best, h = d, math.Atan2(dx, -dy)*180/math.Pi
		}
	}
	t.head(h)
}

// head turns the ship that is placed to a heading in degrees.
func (t *Table) head(degrees float64) {
	t.draft.Heading = int32((math.Mod(math.Round(degrees), 360)+360)*1000) % 360000
	t.dirty = true
}

// handleAt is the place of the handle that turns the ship being placed, on the screen.
func (t *Table) handleAt(p *game.Prompt) (ship, handle scene.Pt) {
	ship = t.cam.ToScreen(fromPose(t.draft).Pt)
	half := float64(t.g.Setup().Facts(p.Ship).Ship.Class.BaseSide) / 2000 * t.cam.PxPerMM()
	return ship, ship.Add(scene.Heading(float64(t.draft.Heading)/1000 + t.cam.Rotation).Mul(half + 26))
}

// drawHandle is the handle at the nose of the ship being placed.
func (t *Table) drawHandle() {
	p := t.mine()
	if p == nil || p.Ask != game.PlaceShip {
		return
	}
	c := &t.Canvas
	ship, at := t.handleAt(p)
	const r = 7.0
	reach := r + 7
	if t.touch {
		reach = finger / 2
	}
	if b := t.lay.board; at.X-r < b.X || at.X+r > b.X+b.W || at.Y-r < b.Y || at.Y+r > b.Y+b.H {
		return
	}
	c.Hit("handle", at.X-reach, at.Y-reach, 2*reach, 2*reach, true)
	way := at.Sub(ship).Unit()
	c.Path().Segment(at.Sub(way.Mul(22)), at.Sub(way.Mul(r)))
	c.Stroke(scene.Text1, 1.6, 0, 0)
	c.Path().Circle(at, r)
	c.Fill(scene.Void)
	ink := scene.Text1
	if c.Hover == "handle" || t.placing.turning {
		ink = scene.Accent
	}
	c.Path().Circle(at, r-1)
	c.Stroke(ink, 2, 0, 0)
}

// turnByHandle follows the pointer with the handle; true while it does. Shift turns by 15 degrees at a time.
func (t *Table) turnByHandle(in *Input) bool {
	p := t.mine()
	if p == nil || p.Ask != game.PlaceShip {
		t.placing.turning = false
		return false
	}
	if in.Press && t.Canvas.Hover == "handle" {
		t.placing.turning = true
	}
	if !t.placing.turning {
		return false
	}
	if ship, _ := t.handleAt(p); in.Moved {
		h := math.Atan2(in.X-ship.X, ship.Y-in.Y)*180/math.Pi - t.cam.Rotation
		if in.Shift {
			h = math.Round(h/15) * 15
		}
		t.head(h)
	}
	t.placing.turning = in.Held
	return true
}

// dropped is a ship that was dragged and let go: it goes to the nearest place that is allowed, unless that is not wanted.
func (t *Table) dropped() {
	p := t.mine()
	if p == nil || p.Ask != game.PlaceShip || t.placing.loose {
		return
	}
	if game.MayPlace(&t.shown, t.g.Setup(), p.Ship, t.draft).Code != game.Yes {
		t.snap()
	}
}

// placingOn shows what helps to place a ship, as far as it is wanted: what the map's ships reach, where the ship could be
// after its first maneuver.
func (t *Table) placingOn(b *scene.Board, p *game.Prompt) {
	if t.placing.ranges {
		for _, id := range t.mapShips() {
			m := t.g.Setup().OnMap(id)
			for k := range m.Mounts {
				if f, ok := onmap.Fan(m, int8(k), 0); ok {
					f.Quiet, f.Numbers, f.Tint = true, false, scene.Spark
					b.Fans = append(b.Fans, f)
				}
			}
		}
	}
	if !(t.placing.reach || t.aids.fanHeld) || !t.uses("measuring") {
		return
	}
	seen, shown := &t.view.Ships[p.Ship], &t.shown.Ships[p.Ship]
	was, before := *seen, shown.Pose
	seen.Pose, seen.Placed, shown.Pose = t.draft, true, t.draft
	for _, w := range game.Fan(&t.view, p.Ship, nil) {
		b.Ends = append(b.Ends, t.endOf(p.Ship, &w))
	}
	*seen, shown.Pose = was, before
}
