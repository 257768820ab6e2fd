package desk

import (
	"fmt"
	"path/filepath"

	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// games is the choice of the record from which the result of a table is taken.
type games struct {
	names []string
	rows  list
}

func newGames(d *Desk) *games {
	names, err := d.store.Games(d.file)
	if err != nil {
		d.fail(err)
	}
	return &games{names: names, rows: list{n: len(names)}}
}

func (g *games) title(d *Desk) (head, sub string) {
	return "Take the result from a game", fmt.Sprintf("Round %d, table %d · a record may also be let fall on the round's page", d.tab, d.tables.at+1)
}

func (g *games) list() *list { return &g.rows }

func (g *games) draw(_ *Desk, c *canvas.Canvas, b box) {
	c.Panel(b.X, b.Y, b.W, b.H)
	in := box{b.X + 12, b.Y + 12, b.W - 24, b.H - 24}
	if g.rows.n == 0 {
		c.Wrap(in.X+8, in.Y+8, in.W-16, scene.StyleBody, scene.Text2, "No games are saved yet. Play opens the table with this pairing's fleets.")
		return
	}
	g.rows.fit(int((in.H - moreHigh) / 38))
	from, to := g.rows.shown()
	for i := from; i < to; i++ {
		r := box{in.X, in.Y + float64(i-from)*38, in.W, 34}
		rowBack(c, fmt.Sprintf("game:%d", i), r, i == g.rows.at, true)
		c.Fit(r.X+14, r.Y+17, r.W-28, scene.StyleBody, scene.Text1, filepath.Base(g.names[i]), scene.Left)
	}
	g.rows.more(c, box{in.X, in.bottom() - moreHigh + 4, in.W, moreHigh})
}

func (g *games) key(d *Desk, k string, _ *page.Input) {
	if k == "enter" {
		g.take(d)
		return
	}
	g.rows.key(k)
}

func (g *games) click(d *Desk, id string) {
	if n, ok := number(id, "game:"); ok {
		g.rows.pick(n)
		g.take(d)
	}
}

func (g *games) take(d *Desk) {
	if g.rows.at >= len(g.names) {
		return
	}
	name := g.names[g.rows.at]
	b, err := d.store.ReadGame(name)
	if err != nil {
		d.fail(err)
		return
	}
	d.over = nil
	d.fromRecord(b, name)
}
