package kit

import "attackwing/ui/scene"

// TableCol is a column of a Table: its heading, its width (0: a share of what is left), what is in
// its cells. Where there is no room for all columns those with the highest Spare go first; 0 stays.
type TableCol struct {
	Head  string
	Wide  float64
	Right bool
	Spare int
	Sort  *Command // a press on the heading
	Turn  int      // it is sorted by it: 1 upward, -1 downward
	Cell  func(i int) Part
}

const leastShare = 110.0 // px, of a column that has no width of its own

// Table has a heading and n rows, each px high. press is asked for what a row does, nil nothing.
func Table(l *Listed, n int, each float64, row func(i int, cells Part) Part, cols ...TableCol) Part {
	p := Part{tall: true, broad: true, fill: true, least: 200, own: 400, low: each + 40}
	p.lay = func(r Room) Laid {
		shown := roomFor(cols, r.W-2*padSmall-barRoom)
		heads := make([]Part, len(shown))
		for i := range shown {
			heads[i] = shown[i].head()
		}
		line := func(i int) Part {
			cells := make([]Part, len(shown))
			for k := range shown {
				cells[k] = shown[k].place(shown[k].Cell(i))
			}
			return row(i, Row(Between, cells...))
		}
		return Column(2, Inset(Row(Between, heads...), padSmall, 4, barRoom),
			list(l, n, each*max(1, letters), 2, line)).Laid(r)
	}
	return p
}

// roomFor leaves out the columns that there is no room for.
func roomFor(cols []TableCol, w float64) []TableCol {
	for {
		need, spare := -Between, -1
		for i, c := range cols {
			wide := c.Wide
			if wide == 0 {
				wide = leastShare
			}
			need += wide + Between
			if c.Spare > 0 && (spare < 0 || c.Spare > cols[spare].Spare) {
				spare = i
			}
		}
		if need <= w || spare < 0 {
			return cols
		}
		cols = append(append([]TableCol{}, cols[:spare]...), cols[spare+1:]...)
	}
}

// place gives a cell its width.
func (c *TableCol) place(p Part) Part {
	if p.None() {
		p = Space()
	}
	if c.Right {
		p = Row(0, Space(), p)
	}
	if c.Wide > 0 {
		return p.Wide(c.Wide)
	}
	p.least = min(p.least, leastShare)
	return p.Grow(1)
}

func (c *TableCol) head() Part {
	ink := scene.Text3
	p := Line(scene.StyleLabel, ink, c.Head)
	if c.Turn != 0 {
		p = Row(4, p, Icon(If(c.Turn > 0, "up", "down"), 9, ink))
	}
	if c.Sort != nil {
		p = p.act(c.Sort)
	}
	return c.place(p)
}
