package game

import (
	"strings"

	"attackwing/physics"
)

// TokenKind is what a token on the table is: 0 an obstacle of the rulebook, otherwise a place in the sheet's list of
// kinds, from 1.
type TokenKind uint8

// ObstacleToken is the rulebook's own kind (rules 5.6).
const ObstacleToken TokenKind = 0

// TokenLook says what a screen draws a token as.
type TokenLook uint8

// The looks.
const (
	PlainLook   TokenLook = iota // its form and its name
	BarrierLook                  // a line that nobody may cross
	GuideLook                    // a piece that shows where a barrier goes on
	OutsideLook                  // ground that no longer belongs to the play area; the battle log does not speak of it
	BodyLook                     // the body of a map ship, drawn with it
)

// KindOfToken is a kind of token as a sheet prints it.
type KindOfToken struct {
	ID    string // as position files write it: short words joined by dashes
	Name  string // as the sheet names it
	Short string // what short sentences call all of its kind, without an article: "web"; "" the name
	Look  TokenLook
	Flags TokenFlags // what a token of the kind does
}

// Called is what short sentences call all of the kind: "the web" without its article.
func (k *KindOfToken) Called() string {
	if k.Short != "" {
		return k.Short
	}
	return k.Name
}

var obstacleKind = KindOfToken{ID: "obstacle", Name: "obstacle", Flags: Obstructs | RollsDie}

// Kind is what the sheet prints of a kind of token.
func (sh *Sheet) Kind(k TokenKind) *KindOfToken {
	if k == ObstacleToken || int(k) > len(sh.Tokens) {
		return &obstacleKind
	}
	return &sh.Tokens[k-1]
}

// Kinds are all kinds of token that may lie on the table under the sheet, the rulebook's obstacle first.
func (sh *Sheet) Kinds() []KindOfToken { return append([]KindOfToken{obstacleKind}, sh.Tokens...) }

// Token is what the sheet prints of a kind of token.
func (u *Setup) Token(k TokenKind) *KindOfToken { return u.Scenario.Sheet().Kind(k) }

// aToken is a kind of token with its article, as sentences speak of it.
func (u *Setup) aToken(k TokenKind) string {
	n := u.Token(k).Name
	if strings.ContainsRune("AEIOUaeiou", rune(n[0])) {
		return "an " + n
	}
	return "a " + n
}

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
	Of             ShipID // the map ship whose body it is, plus 1; 0 none
	Group          int8   // which of several rows of tokens it belongs to
	Order          int16  // its place in the group
	Round          int16  // laid at the end of this round, 0 at set-up
	X0, Y0, X1, Y1 int32
}

// Obstacle is the token's shape on the plane.
func (t *Token) Obstacle() physics.Obstacle {
	switch t.Form {
	case LineForm: // below
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
	case LineForm: // below
	case DiscForm:
		return t.X0 - t.X1, t.Y0 - t.X1, t.X0 + t.X1, t.Y0 + t.X1
	case RectForm:
		return t.X0, t.Y0, t.X1, t.Y1
	}
	return min(t.X0, t.X1), min(t.Y0, t.Y1), max(t.X0, t.X1), max(t.Y0, t.Y1)
}
