package sheet

import (
	"fmt"

	"attackwing/game"
	"attackwing/game/growth"
	"attackwing/physics"
)

// lineOf makes a row that grows; group is the first one that is free.
func (p *played) lineOf(f *faults, at, section string, x *line, group int) growth.Row {
	l := growth.Row{
		Laid: section, Added: section, Guided: section,
		Whole: x.Whole,
		Piece: x.Piece.um,
		First: int32(x.First),
		More:  int32(x.More),
		Group: int8(group),
		Twice: x.Mirrored,
	}
	token := func(id string) game.Token {
		k := p.kindOf(id)
		return game.Token{Kind: k, Flags: p.sheet.Kind(k).Flags}
	}
	l.Token, l.Guide, l.Outside = token(x.Token), token(x.Guide), token(x.Outside)
	l.Called = p.sheet.Kind(l.Token.Kind).Called()
	if x.Width != nil {
		if l.Width = x.Width.um; l.Width < 0 || l.Width > physics.Inch {
			f.bad(at+".width", "%v is not from 0 to 1 inch", x.Width.written)
		}
	}
	if l.Guide.Kind != 0 || l.Outside.Kind != 0 {
		if x.Depth == nil || x.Depth.um < smallest || x.Depth.um > 12*physics.Inch {
			f.bad(at+".depth", "want how deep the ground outside is, and how long a guide: up to 12 inches")
			return l
		}
		l.Depth = x.Depth.um
	}
	f.path(at, x, &l)
	return l
}

// mostPieces is the most tokens of a row.
const mostPieces = 60

// path looks at the path of a row: each leg along an edge of the table, some pieces long.
func (f *faults) path(at string, x *line, l *growth.Row) {
	if len(x.Path) < 2 {
		f.bad(at+".path", "want where it begins, turns and ends")
		return
	}
	if l.Piece < physics.Inch/4 {
		f.bad(at+".piece", "%v is not a length of a token: want a quarter of an inch or more", x.Piece.written)
		return
	}
	for i, q := range x.Path {
		f.onTable(fmt.Sprintf("%s.path[%d]", at, i), q)
		l.Path = append(l.Path, growth.Point{X: q.x(), Y: q.y()})
	}
	for i, b := range l.Path[1:] {
		a := l.Path[i]
		switch on := fmt.Sprintf("%s.path[%d]", at, i+1); {
		case (a.X == b.X) == (a.Y == b.Y):
			f.bad(on, "the leg to this point runs along no edge of the table")
		case (b.X-a.X+b.Y-a.Y)%l.Piece != 0:
			f.bad(on, "the leg to this point is not a whole number of tokens long")
		}
	}
	if n := l.Length() / l.Piece; n > mostPieces {
		f.bad(at+".path", "%d tokens long, which is more than %d", n, mostPieces)
	}
}
