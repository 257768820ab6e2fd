package tholianweb

import (
	"cmp"

	"attackwing/game"
	"attackwing/physics"
)

// side is the play area in µm; spacing is the distance between neighbouring lines, one Guide Token.
const (
	side    = int32(physics.AreaSide)
	spacing = int32(4 * physics.Inch)
)

// point is a place on the table, µm.
type point struct{ x, y int32 }

// corners holds the points at which energy line A begins, turns and ends (rules 9.4). Line B is A
// turned half around the middle. They follow from the sheet: a line turns where its next token
// would leave the play area or cross the other line.
var corners = [...]point{{36, 4}, {4, 4}, {4, 28}, {28, 28}, {28, 12}, {12, 12}, {12, 20}}

// away points, leg by leg, to the ground that falls outside as line A passes: it lies between the
// line and the edge it follows. Each entry gives the ground of one leg from the start of the leg,
// as growing along the leg.
var away = [...]point{{0, -1}, {-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 0}} // from the line towards the dead side

// inch is the sheet's unit in µm.
func inch(n int32) int32 { return n * physics.Inch }

// legs is the number of legs of line A.
const legs = len(corners) - 1

// length is the whole line in inches: 15 tokens of 8.
func length() int32 {
	var n int32
	for i := range legs {
		n += legLength(i)
	}
	return n
}

func legLength(i int) int32 {
	a, b := corners[i], corners[i+1]
	return abs(b.x-a.x) + abs(b.y-a.y)
}

func abs(n int32) int32 {
	if n < 0 {
		return -n
	}
	return n
}

// along is the point at a distance along line A in inches, and the leg it ends.
func along(d int32) (point, int) {
	for i := range legs {
		if n := legLength(i); d <= n {
			a, b := corners[i], corners[i+1]
			return point{a.x + int32(cmp.Compare(b.x, a.x))*d, a.y + int32(cmp.Compare(b.y, a.y))*d}, i
		} else {
			d -= n
		}
	}
	return corners[legs], legs - 1
}

// of turns a point of line A into one of line 0 (A) or 1 (B), µm.
func (p point) of(line int) (int32, int32) {
	x, y := inch(p.x), inch(p.y)
	if line == 1 {
		return side - x, side - y
	}
	return x, y
}

// segment is a token of zero width between two points of line A, laid for a line.
func segment(kind game.TokenKind, line, order, round int, a, b point) game.Token {
	t := game.Token{
		Kind:  kind,
		Form:  game.LineForm,
		Flags: game.Obstructs | game.Destroys,
		Group: int8(line),
		Order: int16(order),
		Round: int16(round),
	}
	t.X0, t.Y0 = a.of(line)
	t.X1, t.Y1 = b.of(line)
	return t
}

// widen gives lines a width, half of it to either side, and changes them in place; those of width 0
// stay lines. Ruling: the middle of a token lies where the sheet puts its line, so a width narrows
// the final square.
func widen(ts []game.Token, w int32) []game.Token {
	for i := range ts {
		t := &ts[i]
		if w == 0 || t.Form != game.LineForm {
			continue
		}
		t.Form = game.RectForm
		t.X0, t.X1, t.Y0, t.Y1 = min(t.X0, t.X1), max(t.X0, t.X1), min(t.Y0, t.Y1), max(t.Y0, t.Y1)
		if t.X0 == t.X1 {
			t.X0, t.X1 = t.X0-w/2, t.X1+w/2
		} else {
			t.Y0, t.Y1 = t.Y0-w/2, t.Y1+w/2
		}
	}
	return ts
}

// ground is dead ground between two points of line A (opposite corners), for a line.
func ground(line, order, round int, a, b point) game.Token {
	t := game.Token{
		Kind:  deadGround,
		Form:  game.RectForm,
		Flags: game.Obstructs | game.Destroys,
		Group: int8(line),
		Order: int16(order),
		Round: int16(round),
	}
	x0, y0 := a.of(line)
	x1, y1 := b.of(line)
	t.X0, t.X1, t.Y0, t.Y1 = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
	return t
}
