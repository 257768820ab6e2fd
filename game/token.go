package game

import (
	"cmp"
	"strings"

	"attackwing/game/card"
	"attackwing/physics"
)

// TokenKind is the kind of a token on the table: 0 an obstacle of the rulebook, otherwise a place
// in the sheet's list of kinds, from 1.
type TokenKind uint8

// ObstacleToken is the rulebook's own kind (rules 5.6).
const ObstacleToken TokenKind = 0

// TokenLook says what a screen draws a token as.
type TokenLook uint8

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
	Dice  int8       // how many attack dice Harms and Burns roll; 0 is one
	Icon  string     // the drawing on a round one, "" none
	Term  string     // the word of Sheet.Terms under which the glossary tells of it, "" none
	Layer card.Art   // the ship that is seen laying a barrier; none without a file
}

// Called returns the name of all tokens of the kind in short sentences: "the web" without its
// article.
func (k *KindOfToken) Called() string { return cmp.Or(k.Short, k.Name) }

// The kinds that every sheet has: the rulebook's first, the minefields that cards lay and planets last.
var (
	obstacleKind = KindOfToken{ID: "obstacle", Name: "obstacle", Flags: Obstructs | RollsDie}
	mineKind     = KindOfToken{ID: "minefield", Name: "minefield", Flags: Obstructs, Icon: "mine"}
	planetKind   = KindOfToken{ID: "planet", Name: "planet", Flags: Stops | BlocksFire}
)

// Kind returns the sheet's entry of a kind of token, that of obstacles for a kind it does not have.
func (sh *Sheet) Kind(k TokenKind) *KindOfToken {
	switch n := len(sh.Tokens); {
	case k == ObstacleToken:
	case int(k) <= n:
		return &sh.Tokens[k-1]
	case int(k) == n+1:
		return &mineKind
	case int(k) == n+2:
		return &planetKind
	}
	return &obstacleKind
}

// Kinds are all kinds of token that may lie on the table under the sheet, the rulebook's obstacle
// first.
func (sh *Sheet) Kinds() []KindOfToken {
	return append(append([]KindOfToken{obstacleKind}, sh.Tokens...), mineKind, planetKind)
}

// minefield is the kind of the minefields that cards lay.
func (sh *Sheet) minefield() TokenKind { return TokenKind(len(sh.Tokens) + 1) }

// Planet reports whether a kind of token is a planet: the one that every sheet has, or one of its own
// under that name.
func (k *KindOfToken) Planet() bool { return k.ID == planetKind.ID }

// Token returns the entry of a kind of token on the battle's sheet.
func (u *Setup) Token(k TokenKind) *KindOfToken { return u.Scenario.Sheet().Kind(k) }

// aToken is a kind of token with its article, as sentences speak of it.
func (u *Setup) aToken(k TokenKind) string { return withArticle(u.Token(k).Name) }

func withArticle(name string) string {
	if strings.ContainsRune("AEIOUaeiou", rune(name[0])) {
		return "an " + name
	}
	return "a " + name
}

// TokenFlags say what a token does to ships and shots. They are the rulebook's notions, not a
// scenario's.
type TokenFlags uint8

// What a token does.
const (
	Obstructs  TokenFlags = 1 << iota // an attack across it gives +1 defense die (rules 5.6)
	Destroys                          // a ship whose base or template overlaps it is destroyed
	RollsDie                          // a ship whose base or template overlaps it rolls one attack die (rules 5.6)
	BlocksFire                        // no attack is made across it
	Stops                             // ships slide back from it as from a base
	// a ship whose base or template overlaps it rolls KindOfToken.Dice attack dice, and keeps its
	// action
	Harms
	Burns // so does a ship that lies on it at the end of a round
)

// Form is the geometry of a token.
type Form uint8

// A token is a line without width, a disc, or a rectangle along the axes.
const (
	LineForm Form = iota // from X0,Y0 to X1,Y1
	DiscForm             // center X0,Y0, radius X1
	RectForm             // corners X0,Y0 (NW) and X1,Y1 (SE)
)

// TokenID names a token in rules for as long as it lies on the table, from 1.
type TokenID int16

// NoToken is no token, and the id of one that no rule speaks of by itself, such as a piece of a
// line.
const NoToken TokenID = 0

// Token is something laid on the table that is no ship. Lengths in µm. A token that is turned keeps
// the corners it had facing north: its shape is turned about its middle.
type Token struct {
	Kind           TokenKind
	Form           Form
	Flags          TokenFlags
	Of             ShipID // the map ship whose body it is, plus 1; 0 none
	Group          int8   `range:"-1,127"`  // which of several rows of tokens it belongs to
	Order          int16  `range:"0,32767"` // its place in the group
	Round          int16  `range:"0,100"`   // laid at the end of this round, 0 at set-up
	X0, Y0, X1, Y1 int32
	ID             TokenID `hash:"used" range:"0,9999"`
	Heading        int32   `hash:"used"` // millidegrees, clockwise from north
	Line           LineID  `hash:"used"` // the line of card text that has laid it, a minefield; 0 none
	Hit            uint32  `hash:"used"` // the ships that have set it off this round, a bit each
}

// At returns the place of the token: its middle, and its heading.
func (t *Token) At() physics.Pose {
	if t.Form == DiscForm {
		return physics.Pose{X: t.X0, Y: t.Y0, Heading: t.Heading}
	}
	return physics.Pose{X: (t.X0 + t.X1) >> 1, Y: (t.Y0 + t.Y1) >> 1, Heading: t.Heading}
}

// Put lays the token's middle somewhere else, facing another way.
func (t *Token) Put(to physics.Pose) {
	at := t.At()
	t.X0, t.Y0, t.Heading = t.X0+to.X-at.X, t.Y0+to.Y-at.Y, to.Heading
	if t.Form != DiscForm {
		t.X1, t.Y1 = t.X1+to.X-at.X, t.Y1+to.Y-at.Y
	}
}

// Outline are the corners of a rectangle or the ends of a line as they lie; of a disc its middle. n
// is how many there are.
func (t *Token) Outline() (corners [4]physics.Point, n int) {
	x0, y0, x1, y1 := float64(t.X0), float64(t.Y0), float64(t.X1), float64(t.Y1)
	switch t.Form {
	case LineForm:
		corners[0], corners[1], n = physics.Point{X: x0, Y: y0}, physics.Point{X: x1, Y: y1}, 2
	case DiscForm:
		corners[0], n = physics.Point{X: x0, Y: y0}, 1
	case RectForm:
		corners, n = [4]physics.Point{{X: x0, Y: y0}, {X: x1, Y: y0}, {X: x1, Y: y1}, {X: x0, Y: y1}}, 4
	}
	if to := t.At(); to.Heading != 0 {
		for i := range corners[:n] {
			corners[i] = corners[i].Carried(physics.Pose{X: to.X, Y: to.Y}, to)
		}
	}
	return corners, n
}

// Obstacle is the token's shape on the plane.
func (t *Token) Obstacle() physics.Obstacle {
	c, _ := t.Outline()
	switch t.Form {
	case LineForm:
		return physics.Segment(c[0], c[1])
	case DiscForm:
		return physics.Disc(c[0], float64(t.X1))
	case RectForm: // below
	}
	return physics.Polygon(c[:]...)
}

// Overlaps reports whether a base lies over the token. Most lie elsewhere: only near ones take
// their shape.
func (t *Token) Overlaps(b *physics.Square) bool {
	x0, y0, x1, y1 := t.bounds()
	if b.Centre.X+b.Radius < float64(x0) || b.Centre.X-b.Radius > float64(x1) ||
		b.Centre.Y+b.Radius < float64(y0) || b.Centre.Y-b.Radius > float64(y1) {
		return false
	}
	o := t.Obstacle()
	return o.OverlapsBase(b)
}

// Distance is the gap between a base and the token, µm; A is on the base.
func (t *Token) Distance(b *physics.Square) physics.Gap {
	o := t.Obstacle()
	return o.Distance(b)
}

// bounds is the token's box.
func (t *Token) bounds() (x0, y0, x1, y1 int32) {
	if t.Form == DiscForm {
		return t.X0 - t.X1, t.Y0 - t.X1, t.X0 + t.X1, t.Y0 + t.X1
	}
	if t.Heading != 0 {
		o := t.Obstacle()
		c, r := o.Circle()
		x, y, far := int32(c.X), int32(c.Y), int32(r)+1
		return x - far, y - far, x + far, y + far
	}
	return min(t.X0, t.X1), min(t.Y0, t.Y1), max(t.X0, t.X1), max(t.Y0, t.Y1)
}
