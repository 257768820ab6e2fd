package sheet

import (
	"attackwing/game/growth"
	"attackwing/physics"
)

// lineOf makes a row that grows; group is the first one that is free.
func (r *reader) lineOf(section string, x *line, group int) growth.Row {
	l := growth.Row{
		Laid: section, Added: section, Guided: section,
		Token: r.token(x.Token), Guide: r.token(x.Guide), Outside: r.token(x.Outside),
		Whole: x.Whole,
		Piece: x.Piece.um,
		Width: x.Width.of(),
		First: int32(x.First),
		More:  int32(x.More),
		Group: int8(group),
		Twice: x.Mirrored,
	}
	l.Called = r.sheet.Kind(l.Token.Kind).Called()
	if x.Guide+x.Outside != "" {
		if l.Depth = x.Depth.of(); l.Depth < smallest || l.Depth > 12*physics.Inch {
			r.bad(x, "depth", "want how deep the ground outside is, and how long a guide: up to 12 inches")
		}
	}
	r.pathOf(x, &l)
	return l
}

// mostPieces is the most tokens of a row.
const mostPieces = 60

// pathOf reads the path of a row: each leg along an edge of the table, some pieces long.
func (r *reader) pathOf(x *line, l *growth.Row) {
	if len(x.Path) < 2 {
		r.bad(x, "path", "want where it begins, turns and ends")
		return
	}
	for i, q := range x.Path {
		b := growth.Point{X: q.x(), Y: q.y()}
		if l.Path = append(l.Path, b); i == 0 {
			continue
		}
		switch a, on := l.Path[i-1], &x.Path[i]; {
		case (a.X == b.X) == (a.Y == b.Y):
			r.bad(on, "", "the leg to this point runs along no edge of the table")
		case (b.X-a.X+b.Y-a.Y)%l.Piece != 0:
			r.bad(on, "", "the leg to this point is not a whole number of tokens long")
		}
	}
	if n := l.Length() / l.Piece; n > mostPieces {
		r.bad(x, "path", "%d tokens long, which is more than %d", n, mostPieces)
	}
}
