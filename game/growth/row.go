// Package growth has rows of tokens that grow along a path on the table, round after round.
package growth

import (
	"cmp"
	"fmt"

	"attackwing/game"
	"attackwing/physics"
)

// Row is a row of tokens that grows along a path. A state of it is a number: 0 at set-up, k at the
// end of round k; what a state adds is worked out of that number alone, so the row needs no memory
// but the tokens on the table. Lengths are in µm.
type Row struct {
	Token          game.Token // of a piece, without its place
	Guide, Outside game.Token // across its end; the ground it cuts off. Kind 0: none is laid
	Called         string     // what the log calls it
	Whole          string     // what the log says once it is full
	// sections of the sheet that say what lies at set-up, what is added, and where guides lie
	Laid, Added, Guided string

	Path        []Point // each leg along an edge of the table
	Piece       int32   // a whole part of each leg
	Width       int32
	Depth       int32 // of the ground outside, and the length of a guide
	First, More int32 // tokens at set-up and each round
	Group       int8
	Twice       bool // another grows with it, the table turned half around
}

// Rows returns how many rows grow: one or two.
func (l *Row) Rows() int {
	if l.Twice {
		return 2
	}
	return 1
}

// Point is a place on the table, µm.
type Point struct{ X, Y int32 }

func (p Point) plus(by Point, n int32) Point { return Point{p.X + by.X*n, p.Y + by.Y*n} }

// Length returns the length of the path.
func (l *Row) Length() (n int32) {
	for i := range len(l.Path) - 1 {
		_, long := l.leg(i)
		n += long
	}
	return n
}

// leg returns the direction of a leg of the path, one µm long, and its length.
func (l *Row) leg(i int) (way Point, long int32) {
	a, b := l.Path[i], l.Path[i+1]
	dx, dy := b.X-a.X, b.Y-a.Y
	return Point{int32(cmp.Compare(dx, 0)), int32(cmp.Compare(dy, 0))}, max(dx, -dx) + max(dy, -dy)
}

// right returns the direction to the right of another.
func right(way Point) Point { return Point{-way.Y, way.X} }

// along returns the point at a distance along the path, and the leg it ends.
func (l *Row) along(d int32) (Point, int) {
	legs := len(l.Path) - 1
	for i := range legs {
		way, long := l.leg(i)
		if d <= long {
			return l.Path[i].plus(way, d), i
		}
		d -= long
	}
	return l.Path[legs], legs - 1
}

// Reach returns the length of the row in a state.
func (l *Row) Reach(state int) int32 {
	n := int64(l.First) + int64(state)*int64(l.More)
	return int32(min(n*int64(l.Piece), int64(l.Length())))
}

// Full reports whether the row has reached the end of its path in a state.
func (l *Row) Full(state int) bool { return l.Reach(state) == l.Length() }

// Pieces appends what a state adds to one row: tokens end to end, then the ground they cut off.
func (l *Row) Pieces(dst []game.Token, row, state int) []game.Token {
	from := int32(0)
	if state > 0 {
		from = l.Reach(state - 1)
	}
	to := l.Reach(state)
	for d := from; d < to; d += l.Piece {
		a, _ := l.along(d)
		b, _ := l.along(d + l.Piece)
		dst = append(dst, l.segment(l.Token, row, int(d/l.Piece)+1, state, a, b))
	}
	if l.Outside.Kind == 0 {
		return dst
	}
	start := int32(0)
	for i := range len(l.Path) - 1 {
		way, long := l.leg(i)
		end := start + long
		if lo, hi := max(from, start), min(to, end); lo < hi {
			a, b := l.Path[i].plus(way, lo-start), l.Path[i].plus(way, hi-start)
			if lo == start && i > 0 { // round the corner: the ground behind it falls outside too
				a = a.plus(way, -l.Depth)
			}
			dst = append(dst, l.ground(row, lo, state, a, b.plus(right(way), l.Depth)))
		}
		start = end
	}
	if from < to && to == l.Length() {
		end, beyond, way := l.end()
		dst = append(dst, l.ground(row, to, state, beyond.plus(right(way), l.Depth), end))
	}
	return dst
}

// end returns the end of the path, the end of a guide beyond it, and the direction of the last leg.
func (l *Row) end() (end, beyond, way Point) {
	last := len(l.Path) - 2
	way, _ = l.leg(last)
	end = l.Path[last+1]
	return end, end.plus(way, l.Depth), way
}

// Guides appends where the two guides of a row lie in a state: across its end and across the joint
// before it. When the path is full, the first goes on beyond it, and the second lies across that
// one's end.
func (l *Row) Guides(dst []game.Token, row, state int) []game.Token {
	if l.Guide.Kind == 0 {
		return dst
	}
	if l.Full(state) {
		end, beyond, way := l.end()
		return append(dst, l.segment(l.Guide, row, 1, state, end, beyond),
			l.segment(l.Guide, row, 2, state, beyond.plus(right(way), l.Depth), beyond))
	}
	at := l.Reach(state)
	for i, d := range [...]int32{max(at-l.Piece, 0), at} {
		p, leg := l.along(d)
		way, _ := l.leg(leg)
		dst = append(dst, l.segment(l.Guide, row, i+1, state, p.plus(right(way), l.Depth), p))
	}
	return dst
}

// of turns a point of the first row into one of the row, µm.
func (p Point) of(row int) (int32, int32) {
	if row == 1 {
		return physics.AreaSide - p.X, physics.AreaSide - p.Y
	}
	return p.X, p.Y
}

// segment is a token between two points, with the width of the row: half of it to either side.
func (l *Row) segment(k game.Token, row, order, state int, a, b Point) game.Token {
	if l.Width == 0 {
		return l.put(k, game.LineForm, row, order, state, a, b)
	}
	k = l.put(k, game.RectForm, row, order, state, a, b)
	if k.X0 == k.X1 {
		k.X0, k.X1 = k.X0-l.Width/2, k.X1+l.Width/2
	} else {
		k.Y0, k.Y1 = k.Y0-l.Width/2, k.Y1+l.Width/2
	}
	return k
}

// ground returns the area that the row cuts off between opposite corners. Its order is the distance
// of its start along the path, in inches.
func (l *Row) ground(row int, from int32, state int, a, b Point) game.Token {
	return l.put(l.Outside, game.RectForm, row, int(from/physics.Inch), state, a, b)
}

// put lays a token of a row from one point to another.
func (l *Row) put(k game.Token, form game.Form, row, order, state int, a, b Point) game.Token {
	k.Form, k.Group, k.Order, k.Round = form, l.Group+int8(row), int16(order), int16(state)
	k.X0, k.Y0 = a.of(row)
	k.X1, k.Y1 = b.of(row)
	if form == game.RectForm {
		k.X0, k.X1, k.Y0, k.Y1 = min(k.X0, k.X1), max(k.X0, k.X1), min(k.Y0, k.Y1), max(k.Y0, k.Y1)
	}
	return k
}

// Most returns the most tokens that lie at a time.
func (l *Row) Most() (n int) {
	for state := 0; state == 0 || !l.Full(state-1); state++ {
		n += len(l.Pieces(nil, 0, state))
	}
	return l.Rows() * (n + 2)
}

// Lay lays the row as it stands at the start of a round.
func (l *Row) Lay(t *game.Turn, round int) {
	var buf [24]game.Token // of one state of one row, as in Grow
	for state := range max(round, 1) {
		for row := range l.Rows() {
			emit(t, l.Laid, l.Pieces(buf[:0], row, state))
		}
	}
	state := max(round, 1) - 1
	for state > 0 && l.Full(state-1) {
		state-- // the guides are those of the last growth
	}
	for row := range l.Rows() {
		emit(t, l.Guided, l.Guides(buf[:0], row, state))
	}
}

func emit(t *game.Turn, section string, ks []game.Token) {
	for _, k := range ks {
		game.Emit(t, game.TokenLaid{Token: k, Section: section})
	}
}

// Grow adds what the end of the round adds, both rows at once, moves the guides on, and then
// destroys every ship on whose base something that destroys was laid.
func (l *Row) Grow(t *game.Turn) {
	state := int(t.State().Round)
	if l.Full(state - 1) {
		return
	}
	var buf [24]game.Token
	for row := range l.Rows() {
		if l.Guide.Kind != 0 {
			game.Emit(t, game.TokensTaken{Kind: l.Guide.Kind, Group: l.Group + int8(row)})
		}
		emit(t, l.Added, l.Pieces(buf[:0], row, state))
	}
	for row := range l.Rows() {
		emit(t, l.Guided, l.Guides(buf[:0], row, state))
	}
	t.Tell(l.Added, func() string { return l.grew(int(l.Reach(state)-l.Reach(state-1))/int(l.Piece), l.Full(state)) })
	if l.Token.Flags&game.Destroys != 0 {
		t.DestroyUnder()
	}
}

// grew tells by how many tokens each row grew.
func (l *Row) grew(tokens int, full bool) string {
	words := fmt.Sprintf("The %s grew by %d tokens", l.Called, tokens)
	if tokens == 1 {
		words = fmt.Sprintf("The %s grew by 1 token", l.Called)
	}
	if l.Rows() == 2 {
		words += " on each line"
	}
	if full && l.Whole != "" {
		words += " and " + l.Whole
	}
	return words
}

// Next appends the tokens that will be laid at the end of the running round.
func (l *Row) Next(s *game.State, dst []game.Token) []game.Token {
	state := max(int(s.Round), 1)
	if l.Full(state - 1) {
		return dst
	}
	for row := range l.Rows() {
		dst = l.Guides(l.Pieces(dst, row, state), row, state)
	}
	return dst
}
