package game

import "attackwing/physics"

// TokenKind is what a token on the table is.
type TokenKind uint8

// Tokens on the table. Their names are the sheets'; what they do is in Flags.
const (
	ObstacleToken TokenKind = iota
	EnergyWebToken
	GuideToken
	DeadGround // ground that counts as outside of the play area
)

// TokenFlags say what a token does to ships and shots. They are the rulebook's notions, not a scenario's.
type TokenFlags uint8

// What a token does.
const (
	Obstructs TokenFlags = 1 << iota // an attack across it gives +1 defense die (rules 5.6)
	Destroys                         // a ship whose base or template overlaps it is destroyed
	RollsDie                         // a ship whose base or template overlaps it rolls one attack die (rules 5.6)
)

// Form is the geometry of a token.
type Form uint8

// A token is a line without width, a disc, or a rectangle along the axes.
const (
	LineForm Form = iota // from X0,Y0 to X1,Y1
	DiscForm             // center X0,Y0, radius X1
	RectForm             // corners X0,Y0 (NW) and X1,Y1 (SE)
)

// Token is something laid on the table that is no ship. Lengths in µm.
type Token struct {
	Kind           TokenKind
	Form           Form
	Flags          TokenFlags
	Group          int8  // which energy line it belongs to
	Order          int16 // its place in the group
	Round          int16 // laid at the end of this round, 0 at set-up
	X0, Y0, X1, Y1 int32
}

// Obstacle is the token's shape on the plane.
func (t *Token) Obstacle() physics.Obstacle {
	switch t.Form {
	case DiscForm:
		return physics.Disc(physics.Point{X: float64(t.X0), Y: float64(t.Y0)}, float64(t.X1))
	case RectForm:
		return physics.Rect(float64(t.X0), float64(t.Y0), float64(t.X1), float64(t.Y1))
	}
	return physics.Segment(physics.Point{X: float64(t.X0), Y: float64(t.Y0)}, physics.Point{X: float64(t.X1), Y: float64(t.Y1)})
}

// bounds is the token's box.
func (t *Token) bounds() (x0, y0, x1, y1 int32) {
	switch t.Form {
	case DiscForm:
		return t.X0 - t.X1, t.Y0 - t.X1, t.X0 + t.X1, t.Y0 + t.X1
	case RectForm:
		return t.X0, t.Y0, t.X1, t.Y1
	}
	return min(t.X0, t.X1), min(t.Y0, t.Y1), max(t.X0, t.X1), max(t.Y0, t.Y1)
}

func (k TokenKind) String() string {
	return [...]string{"obstacle", "Energy Web Token", "Guide Token", "dead ground"}[k]
}
