package desk

import (
	"fmt"
	"strings"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// drawFinal is the ranks with their titles, the factions and the awards.
func (d *Desk) drawFinal(c *canvas.Canvas) {
	b := d.body()
	r := min(460, max(310, b.W*0.34))
	d.drawFinalRanks(c, box{b.X, b.Y, b.W - r - gap, b.H})
	d.drawAwards(c, box{b.right() - r, b.Y, r, b.H})
}

func (d *Desk) drawFinalRanks(c *canvas.Canvas, left box) {
	e := d.event
	head, note := "Final ranks", ""
	if !e.Over() {
		head = "Ranks as they stand"
		note = "the event is not over"
	}
	in := panel(c, left, head, note)
	st := e.Standings(e.Round())
	d.ranks.n = len(st)
	high := min(46, max(36, (in.H-20)/float64(max(1, len(st)))))
	d.ranks.fit(int((in.H - moreHigh) / high))
	from, to := d.ranks.shown()
	for i := from; i < to; i++ {
		d.drawFinalRow(c, &st[i], box{in.X, in.Y + float64(i-from)*high, in.W, high})
	}
	if len(st) == 0 {
		c.Wrap(in.X, in.Y, in.W, scene.StyleBody, scene.Text2, "Nobody has signed in yet.")
	}
	d.ranks.more(c, box{in.X, in.bottom() - moreHigh + 8, in.W, moreHigh})
}

func (d *Desk) drawFinalRow(c *canvas.Canvas, s *tournament.Standing, b box) {
	mid := b.Y + b.H/2
	c.Rule(b.X, b.Y, b.W)
	c.Text(b.X+22, mid, scene.StyleNumber24, scene.Text2, fmt.Sprint(s.Rank), scene.Right)
	w := c.Text(b.right(), mid, scene.StyleNumber20, scene.Text1, fmt.Sprintf("%d BP  %d FP", s.Battle, s.Points), scene.Right)
	x := b.right() - max(110, w) - 16
	for r := len(s.Rounds) - 1; r >= 0; r-- {
		c.Text(x, mid, scene.StyleNumber, outcomeInk(s.Rounds[r].Outcome), string(s.Rounds[r].Outcome), scene.Middle)
		x -= 26
	}
	title := s.Title
	if s.Tied {
		title += ", tied"
	}
	if s.Allegiance != "" {
		title += " · " + tournament.FactionName(s.Allegiance)
	}
	c.Fit(b.X+38, mid-8, x-b.X-38, nameStyle, scene.Text1, s.Player, scene.Left)
	c.Fit(b.X+38, mid+9, x-b.X-38, scene.StyleCaption, scene.Text3, title, scene.Left)
}

// drawAwards is what the event gives beside the ranks, and what to do with them.
func (d *Desk) drawAwards(c *canvas.Canvas, b box) {
	e := d.event
	in := panel(c, b, "Result", "")
	low := in.bottom() - 44
	c.Button("print", "Print the pages", "Ctrl+P", in.X, low, in.W, 44, canvas.Main, true)
	w := (in.W - 8) / 2
	c.Button("log", "Log", "L", in.X, low-42, w, 34, canvas.Plain, true)
	c.Button("wall", "For the wall", "B", in.X+w+8, low-42, w, 34, canvas.Plain, true)
	low -= 50
	if e.Over() {
		c.Button("next", "Next event of the storyline", "N", in.X, low-34, in.W, 34, canvas.Plain, true)
		low -= 42
	}
	y := in.Y
	say := func(label, words string) {
		high := 20 + float64(len(canvas.Lines(scene.StyleBody, words, in.W)))*scene.StyleBody.Line
		if y+high > low {
			return
		}
		c.Text(in.X, y+8, scene.StyleLabel, scene.Text3, label, scene.Left)
		y += 20 + c.Wrap(in.X, y+20, in.W, scene.StyleBody, scene.Text1, words) + 12
	}
	if e.Over() {
		words := e.FinalRanks()[0] + " is Admiral."
		if e.Kit().Commendation {
			words += " At the next event of the storyline the Admiral gets the Commendation Award Token."
		}
		say("Winner", words)
	}
	if lines := e.FactionResult(); len(lines) > 0 && y+30+float64(len(lines))*24 < low {
		d.drawFactions(c, box{in.X, y - 4, in.W, 0}, lines)
		y += 38 + float64(len(lines))*24
	}
	if els := e.MapElements(); e.Over() && len(els) > 0 {
		say("Map elements go to", strings.Join(els, ", "))
	}
	if t := e.Commendation; t != nil {
		words := "not spent, and lost"
		if t.Spent > 0 {
			words = fmt.Sprintf("spent in round %d %s", t.Spent, t.On)
		}
		say("Commendation Award Token", e.Player(t.Holder).Name+": "+words)
	}
	for _, r := range e.TellRollOffs(e.Round()) {
		say("Roll-off", r)
	}
}
