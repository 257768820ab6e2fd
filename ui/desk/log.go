package desk

import (
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// logView is who did what at the desk, the newest last.
type logView struct{ rows list }

func newLog(d *Desk) *logView {
	n := len(d.event.Log)
	return &logView{list{n: n, at: max(0, n-1)}}
}

func (l *logView) title(d *Desk) (head, sub string) {
	return "Log", "Who did what at this event's desk; nothing is ever taken out"
}

func (l *logView) list() *list { return &l.rows }

func (l *logView) draw(d *Desk, c *canvas.Canvas, b box) {
	c.Panel(b.X, b.Y, b.W, b.H)
	in := box{b.X + 16, b.Y + 12, b.W - 32, b.H - 24}
	if d.narrow() {
		l.drawNarrow(d, c, in)
		return
	}
	l.rows.fit(int((in.H - moreHigh) / 40))
	from, to := l.rows.shown()
	for i := from; i < to; i++ {
		e := &d.event.Log[i]
		y := in.Y + float64(i-from)*40
		c.Rule(in.X, y, in.W)
		when := e.At.Local().Format("2 Jan 15:04") + "  " + e.Who
		c.Fit(in.X, y+13, 150, scene.StyleCaption, scene.Text3, when, scene.Left)
		c.Fit(in.X+160, y+13, in.W-160, scene.StyleSmall, scene.Text1, e.Did, scene.Left)
		if e.Was != "" {
			c.Fit(in.X+160, y+30, in.W-160, scene.StyleCaption, scene.Text3, "was: "+e.Was, scene.Left)
		}
	}
	l.rows.more(c, box{in.X, in.bottom() - moreHigh + 4, in.W, moreHigh})
}

func (l *logView) key(_ *Desk, k string, _ *page.Input) { l.rows.scroll(k) }

func (l *logView) click(*Desk, string) {}

// drawNarrow has the words below when and who, all of them.
func (l *logView) drawNarrow(d *Desk, c *canvas.Canvas, in box) {
	l.rows.fit(60)
	from, to := l.rows.shown()
	y := in.Y
	for i := from; i < to; i++ {
		e := &d.event.Log[i]
		c.Rule(in.X, y, in.W)
		c.Fit(in.X, y+13, in.W, scene.StyleCaption, scene.Text3, e.At.Local().Format("2 Jan 15:04")+"  "+e.Who, scene.Left)
		y += 24
		y += c.Wrap(in.X, y, in.W, scene.StyleSmall, scene.Text1, e.Did)
		if e.Was != "" {
			y += c.Wrap(in.X, y, in.W, scene.StyleCaption, scene.Text3, "was: "+e.Was)
		}
		y += 6
	}
	l.rows.more(c, box{in.X, y, in.W, moreHigh})
}
