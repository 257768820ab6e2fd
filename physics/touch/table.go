package touch

import (
	"cmp"
	"math"
	"slices"

	"github.com/solarlune/resolv"

	"attackwing/physics"
)

const (
	unit  = 10.0                                   // µm in a unit of the space
	shift = float64(physics.AreaSide)              // the space reaches one table beyond each edge, µm
	width = 3 * physics.AreaSide / 10              // of the space, units
	cell  = int(physics.StandardBase) * 3 / 2 / 10 // of a cell, units
)

// Table holds shapes by number. The zero value is not ready; see [NewTable].
type Table struct {
	space *resolv.Space
	at    map[int]*thing
	found []hit
}

// thing is a base or a disc.
type thing struct {
	id    int
	disc  bool
	base  physics.Square
	round physics.Obstacle
	c     physics.Point
	r     float64
	shape resolv.IShape
	off   bool // reaches off the space
}

// hit is a thing found, with what it is sorted by.
type hit struct {
	id  int
	key float64
}

// NewTable is an empty table.
func NewTable() *Table {
	return &Table{space: resolv.NewSpace(width, width, cell, cell), at: map[int]*thing{}}
}

// Put lays a base on the table or moves the one with this number.
func (t *Table) Put(id int, s physics.Square) {
	var corners [4]resolv.Vector
	for i, c := range s.Corner {
		corners[i] = resolv.NewVector((c.X-s.Centre.X)/unit, (c.Y-s.Centre.Y)/unit)
	}
	shape := resolv.NewConvexPolygonVec(place(s.Centre), corners[:])
	t.put(&thing{id: id, base: s, c: s.Centre, r: s.Radius, shape: shape})
}

// PutDisc lays a disc on the table or moves the one with this number; the
// radius is in micrometres.
func (t *Table) PutDisc(id int, centre physics.Point, radius float64) {
	p := place(centre)
	t.put(&thing{
		id: id, disc: true, round: physics.Disc(centre, radius), c: centre, r: radius,
		shape: resolv.NewCircle(p.X, p.Y, radius/unit),
	})
}

func place(p physics.Point) resolv.Vector {
	return resolv.NewVector((p.X+shift)/unit, (p.Y+shift)/unit)
}

func (t *Table) put(n *thing) {
	t.Remove(n.id)
	t.at[n.id] = n
	lo, hi := -shift+n.r, 2*shift-n.r
	n.off = !(n.c.X > lo && n.c.X < hi && n.c.Y > lo && n.c.Y < hi)
	if !n.off {
		n.shape.SetData(n)
		t.space.Add(n.shape)
	}
}

// Remove takes a shape off the table.
func (t *Table) Remove(id int) {
	if n := t.at[id]; n != nil {
		if !n.off {
			t.space.Remove(n.shape)
		}
		delete(t.at, id)
	}
}

// Under returns what lies under a point, edges included, the one whose centre is
// nearest first.
func (t *Table) Under(p physics.Point) []int {
	return t.search(p, 0, func(n *thing) (float64, bool) {
		return math.Hypot(p.X-n.c.X, p.Y-n.c.Y), n.distance(p) <= 0
	})
}

// Near returns what lies within a radius in micrometres of a point, nearest first.
func (t *Table) Near(p physics.Point, radius float64) []int {
	return t.search(p, radius, func(n *thing) (float64, bool) {
		d := n.distance(p)
		return d, d <= radius
	})
}

// Candidates returns what lies within reach (µm) of a base, nearest first: what a
// ruler, an arc or a dragged base has to be judged against. It holds the base
// itself if that is on the table.
func (t *Table) Candidates(s *physics.Square, reach float64) []int {
	return t.search(s.Centre, s.Radius+reach, func(n *thing) (float64, bool) {
		d := 0.0
		if n.disc {
			d = n.round.Distance(s).Dist
		} else {
			d = physics.Between(s, &n.base).Dist
		}
		return d, d <= reach
	})
}

func (n *thing) distance(p physics.Point) float64 {
	if n.disc {
		return max(0, math.Hypot(p.X-n.c.X, p.Y-n.c.Y)-n.r)
	}
	return n.base.Distance(p)
}

// search judges all things whose cells come within radius of p, and those
// off the space.
func (t *Table) search(p physics.Point, radius float64, judge func(*thing) (float64, bool)) []int {
	t.found = t.found[:0]
	try := func(n *thing) {
		if key, ok := judge(n); ok {
			t.found = append(t.found, hit{n.id, key})
		}
	}
	// Cells are counted within the space; a point far off reaches none.
	lo := func(v float64) float64 { return min(max((v-radius+shift)/unit-2, 0), float64(width)) }
	hi := func(v float64) float64 { return min(max((v+radius+shift)/unit+2, 0), float64(width)) }
	t.space.FilterCells(resolv.Bounds{
		Min: resolv.NewVector(lo(p.X), lo(p.Y)), Max: resolv.NewVector(hi(p.X), hi(p.Y)),
	}).ForEach(func(s resolv.IShape) bool {
		try(s.Data().(*thing))
		return true
	})
	for _, n := range t.at {
		if n.off {
			try(n)
		}
	}
	slices.SortFunc(t.found, func(a, b hit) int {
		return cmp.Or(cmp.Compare(a.key, b.key), cmp.Compare(a.id, b.id))
	})
	out := make([]int, len(t.found))
	for i, h := range t.found {
		out[i] = h.id
	}
	return out
}
