package reading

import (
	"math"

	"attackwing/game"
	"attackwing/physics"
)

// Formation is a proposed arrangement of the ships of a fleet.
type Formation uint8

const (
	Spread Formation = iota // over the whole area
	abreast
	wedge
	column
	NumFormations
)

// Words returns the name of a formation.
func (f Formation) Words() string { return [...]string{"Spread", "Line", "Wedge", "Column"}[f] }

// Laid returns the token that is placed, as it would lie at a pose.
func Laid(p *game.Prompt, at physics.Pose) *game.Token {
	k := p.Lay.Token
	k.Put(at)
	return &k
}

// Rank returns the place of the k-th ship of a fleet in its formation, from the middle of the area
// outwards, or in a column two deep.
func (f Formation) Rank(a game.Area, side int32, k int) (x, y int32) {
	const between, back = int32(physics.Inch / 2), int32(physics.Inch * 0.7)
	front, rear := a.Y1-side/2-between/5, a.Y0+side/2+between/5
	if a.Y0 > 0 {
		front, rear = a.Y0+side/2+between/5, a.Y1-side/2-between/5
	}
	file, depth := int32(k), front
	step := int32(math.Copysign(float64(back), float64(rear-front)))
	switch f {
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

// EchoShift reads a Sensor Echo's option: to which side, and by how many µm forward.
func (t *Table) EchoShift(o *game.Option) (left bool, um int32) {
	left, um, _ = physics.EchoShift(t.Shown.Ships[o.Ship].Pose, o.Pose,
		t.Game.Setup().Facts(o.Ship).Ship.Class.BaseSide)
	return left, um
}

// PlacedSide returns the size of the thing that is placed, in mm: the side of the ship's base, or
// the diameter of a token's circle.
func (t *Table) PlacedSide(p *game.Prompt) float64 {
	if p.Lay == nil {
		return float64(t.Game.Setup().Facts(p.Ship).Ship.Class.BaseSide) / 1000
	}
	o := p.Lay.Token.Obstacle()
	_, r := o.Circle()
	return 2 * r / 1000
}
