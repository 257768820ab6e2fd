package sheet

import (
	"cmp"
	"fmt"

	"attackwing/game"
	"attackwing/physics"
)

// grown is a row of tokens that grows along a path. A state of it is a number: 0 at set-up, k at
// the end of round k; what a state adds is worked out of that number alone, so the row needs no
// memory but the tokens on the table.
type grown struct {
	section        string
	token          game.Token // of a piece, without its place
	guide, outside game.Token // Kind 0: none is laid
	called, whole  string     // what the log calls it, and says once it is full
	path           []point
	length         int32 // of the path
	piece, width   int32
	depth          int32 // of the ground outside, and the length of a guide
	first, more    int32 // tokens
	group          int8
	rows           int // 2 with the table turned half around
}

// point is a place on the table, µm.
type point struct{ x, y int32 }

func (p point) plus(by point, n int32) point { return point{p.x + by.x*n, p.y + by.y*n} }

// leg is which way a leg of the path goes, one µm, and how long it is.
func (l *grown) leg(i int) (way point, long int32) {
	a, b := l.path[i], l.path[i+1]
	dx, dy := b.x-a.x, b.y-a.y
	return point{int32(cmp.Compare(dx, 0)), int32(cmp.Compare(dy, 0))}, max(dx, -dx) + max(dy, -dy)
}

// right is the way to the right of another.
func right(way point) point { return point{-way.y, way.x} }

// along is the point at a distance along the path, and the leg it ends.
func (l *grown) along(d int32) (point, int) {
	legs := len(l.path) - 1
	for i := range legs {
		way, long := l.leg(i)
		if d <= long {
			return l.path[i].plus(way, d), i
		}
		d -= long
	}
	return l.path[legs], legs - 1
}

// reach returns the length of the row in a state.
func (l *grown) reach(state int) int32 {
	n := int64(l.first) + int64(state)*int64(l.more)
	return int32(min(n*int64(l.piece), int64(l.length)))
}

func (l *grown) full(state int) bool { return l.reach(state) == l.length }

// pieces appends what a state adds to one row: tokens end to end, then the ground they cut off.
func (l *grown) pieces(dst []game.Token, row, state int) []game.Token {
	from := int32(0)
	if state > 0 {
		from = l.reach(state - 1)
	}
	to := l.reach(state)
	for d := from; d < to; d += l.piece {
		a, _ := l.along(d)
		b, _ := l.along(d + l.piece)
		dst = append(dst, l.segment(l.token, row, int(d/l.piece)+1, state, a, b))
	}
	if l.outside.Kind == 0 {
		return dst
	}
	start := int32(0)
	for i := range len(l.path) - 1 {
		way, long := l.leg(i)
		end := start + long
		if lo, hi := max(from, start), min(to, end); lo < hi {
			a, b := l.path[i].plus(way, lo-start), l.path[i].plus(way, hi-start)
			if lo == start && i > 0 { // round the corner: the ground behind it falls outside too
				a = a.plus(way, -l.depth)
			}
			dst = append(dst, l.ground(row, lo, state, a, b.plus(right(way), l.depth)))
		}
		start = end
	}
	if from < to && to == l.length {
		end, beyond, way := l.end()
		dst = append(dst, l.ground(row, to, state, beyond.plus(right(way), l.depth), end))
	}
	return dst
}

// end returns the end of the path, the end of a guide beyond it, and the direction of the last leg.
func (l *grown) end() (end, beyond, way point) {
	last := len(l.path) - 2
	way, _ = l.leg(last)
	end = l.path[last+1]
	return end, end.plus(way, l.depth), way
}

// guides appends where the two guides of a row lie in a state: across its end and across the joint
// before it. When the path is full, the first goes on beyond it, and the second lies across that
// one's end.
func (l *grown) guides(dst []game.Token, row, state int) []game.Token {
	if l.guide.Kind == 0 {
		return dst
	}
	if l.full(state) {
		end, beyond, way := l.end()
		return append(dst, l.segment(l.guide, row, 1, state, end, beyond),
			l.segment(l.guide, row, 2, state, beyond.plus(right(way), l.depth), beyond))
	}
	at := l.reach(state)
	for i, d := range [...]int32{max(at-l.piece, 0), at} {
		p, leg := l.along(d)
		way, _ := l.leg(leg)
		dst = append(dst, l.segment(l.guide, row, i+1, state, p.plus(right(way), l.depth), p))
	}
	return dst
}

// of turns a point of the first row into one of the row, µm.
func (p point) of(row int) (int32, int32) {
	if row == 1 {
		return half(p.x, p.y)
	}
	return p.x, p.y
}

// segment is a token between two points, with the width of the row: half of it to either side.
func (l *grown) segment(k game.Token, row, order, state int, a, b point) game.Token {
	k.Form, k.Group, k.Order, k.Round = game.LineForm, l.group+int8(row), int16(order), int16(state)
	k.X0, k.Y0 = a.of(row)
	k.X1, k.Y1 = b.of(row)
	if l.width == 0 {
		return k
	}
	k.Form = game.RectForm
	k.X0, k.X1, k.Y0, k.Y1 = min(k.X0, k.X1), max(k.X0, k.X1), min(k.Y0, k.Y1), max(k.Y0, k.Y1)
	if k.X0 == k.X1 {
		k.X0, k.X1 = k.X0-l.width/2, k.X1+l.width/2
	} else {
		k.Y0, k.Y1 = k.Y0-l.width/2, k.Y1+l.width/2
	}
	return k
}

// ground returns the area that the row cuts off between opposite corners. Its order is the distance
// of its start along the path, in inches.
func (l *grown) ground(row int, from int32, state int, a, b point) game.Token {
	k := l.outside
	k.Form, k.Group, k.Order, k.Round = game.RectForm, l.group+int8(row), int16(from/physics.Inch), int16(state)
	x0, y0 := a.of(row)
	x1, y1 := b.of(row)
	k.X0, k.X1, k.Y0, k.Y1 = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
	return k
}

// lay lays the row as it stands at the start of a round.
func (l *grown) lay(t *game.Turn, round int) {
	for state := range max(round, 1) {
		for row := range l.rows {
			l.emit(t, l.pieces(nil, row, state))
		}
	}
	state := max(round, 1) - 1
	for state > 0 && l.full(state-1) {
		state-- // the guides are those of the last growth
	}
	for row := range l.rows {
		l.emit(t, l.guides(nil, row, state))
	}
}

func (l *grown) emit(t *game.Turn, ks []game.Token) {
	for _, k := range ks {
		game.Emit(t, game.TokenLaid{Token: k, Section: l.section})
	}
}

// grow adds what the end of the round adds, both rows at once, moves the guides on, and then
// destroys every ship on whose base something that destroys was laid.
func (l *grown) grow(t *game.Turn) {
	state := int(t.State().Round)
	if l.full(state - 1) {
		return
	}
	var buf [24]game.Token
	for row := range l.rows {
		if l.guide.Kind != 0 {
			game.Emit(t, game.TokensTaken{Kind: l.guide.Kind, Group: l.group + int8(row)})
		}
		l.emit(t, l.pieces(buf[:0], row, state))
	}
	for row := range l.rows {
		l.emit(t, l.guides(buf[:0], row, state))
	}
	t.Tell(l.section, func() string { return l.told(int(l.reach(state)-l.reach(state-1))/int(l.piece), l.full(state)) })
	if l.token.Flags&game.Destroys != 0 {
		t.DestroyUnder()
	}
}

// told tells by how many tokens each row grew.
func (l *grown) told(tokens int, full bool) string {
	words := fmt.Sprintf("The %s grew by %d tokens", l.called, tokens)
	if tokens == 1 {
		words = fmt.Sprintf("The %s grew by 1 token", l.called)
	}
	if l.rows == 2 {
		words += " on each line"
	}
	if full && l.whole != "" {
		words += " and " + l.whole
	}
	return words
}

// next are the tokens that will be laid at the end of the running round.
func (l *grown) next(s *game.State, dst []game.Token) []game.Token {
	state := max(int(s.Round), 1)
	if l.full(state - 1) {
		return dst
	}
	for row := range l.rows {
		dst = l.guides(l.pieces(dst, row, state), row, state)
	}
	return dst
}

// lineOf makes a row that grows; group is the first one that is free.
func (p *played) lineOf(f *faults, at, section string, x *line, group int) grown {
	l := grown{
		section: section,
		whole:   x.Whole,
		piece:   x.Piece.um,
		first:   int32(x.First),
		more:    int32(x.More),
		group:   int8(group),
		rows:    1,
	}
	if x.Mirrored {
		l.rows = 2
	}
	token := func(field, id string) game.Token {
		if id == "" {
			return game.Token{}
		}
		k := p.kindOf(f, at+field, id)
		return game.Token{Kind: k, Flags: p.sheet.Kind(k).Flags}
	}
	l.token, l.guide, l.outside = token(".token", x.Token), token(".guide", x.Guide), token(".cuts-off", x.Outside)
	l.called = p.sheet.Kind(l.token.Kind).Called()
	if x.Width != nil {
		if l.width = x.Width.um; l.width < 0 || l.width > physics.Inch {
			f.bad(at+".width", "%v is not from 0 to 1 inch", x.Width.written)
		}
	}
	if l.guide.Kind != 0 || l.outside.Kind != 0 {
		if x.Depth == nil || x.Depth.um < smallest || x.Depth.um > 12*physics.Inch {
			f.bad(at+".depth", "want how deep the ground outside is, and how long a guide: up to 12 inches")
			return l
		}
		l.depth = x.Depth.um
	}
	f.path(at, x, &l)
	return l
}

// mostPieces is the most tokens of a row.
const mostPieces = 60

// path looks at the path of a row: each leg along an edge of the table, some pieces long.
func (f *faults) path(at string, x *line, l *grown) {
	if len(x.Path) < 2 {
		f.bad(at+".path", "want where it begins, turns and ends")
		return
	}
	if l.piece < physics.Inch/4 {
		f.bad(at+".piece", "%v is not a length of a token: want a quarter of an inch or more", x.Piece.written)
		return
	}
	for i, q := range x.Path {
		f.onTable(fmt.Sprintf("%s.path[%d]", at, i), q)
		l.path = append(l.path, point{q.x(), q.y()})
	}
	for i := range len(l.path) - 1 {
		a, b := l.path[i], l.path[i+1]
		_, long := l.leg(i)
		switch on := fmt.Sprintf("%s.path[%d]", at, i+1); {
		case (a.x == b.x) == (a.y == b.y):
			f.bad(on, "the leg to this point runs along no edge of the table")
		case long%l.piece != 0:
			f.bad(on, "the leg to this point is not a whole number of tokens long")
		}
		l.length += long
	}
	if l.length/l.piece > mostPieces {
		f.bad(at+".path", "%d tokens long, which is more than %d", l.length/l.piece, mostPieces)
	}
}
