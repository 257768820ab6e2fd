package desk

import (
	"fmt"
	"image/color"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/scene"
)

// A card is as high as lets one more be seen, between these.
const (
	leastCard = 148
	mostCard  = 176
	byeHigh   = 64
)

// drawRound is a Battle Round: standings, tables, what is to do.
func (d *Desk) drawRound(c *canvas.Canvas) {
	col := d.columns()
	d.drawStandings(c, col[0])
	if d.tab > d.event.Round() {
		d.drawUnpaired(c, col[1])
		d.drawNext(c, col[2])
		return
	}
	d.drawTables(c, col[1])
	d.drawSide(c, col[2])
}

// drawUnpaired says why a round has no tables yet.
func (d *Desk) drawUnpaired(c *canvas.Canvas, b box) {
	in := panel(c, b, tabNames[d.tab], "not paired yet")
	words := fmt.Sprintf("Round %d is paired when round %d is finished.", d.tab, d.tab-1)
	if d.tab == 1 {
		words = "Round 1 is drawn by lot when everybody has signed in."
		if d.event.Kit().Draws[0].Order == tournament.ByLastRank {
			words = "Round 1 is paired by the final ranks of the event before when everybody has signed in."
		}
	}
	c.Wrap(in.X, in.Y, in.W, scene.StyleBody, scene.Text2, words)
}

// howPaired says how a round's opponents are found.
func (d *Desk) howPaired() string {
	switch k := d.event.Kit().Draws[d.tab-1]; {
	case k.Order == tournament.ByLastRank && d.event.After != nil:
		return "paired by last month's ranks"
	case k.Order != tournament.ByStanding:
		return "drawn by lot"
	case k.Roles == tournament.OtherFleet:
		return "everybody plays the other fleet"
	case d.round().Bye != 0:
		return "paired by rank, bye removed first"
	}
	return "paired by rank"
}

// drawTables is the middle: a card for each table, the bye at last.
func (d *Desk) drawTables(c *canvas.Canvas, b box) {
	n := c.Text(b.X, b.Y+14, scene.StyleH2, scene.Text1, fmt.Sprintf("Round %d of %d", d.tab, tournament.Rounds), scene.Left)
	c.Fit(b.right(), b.Y+15, b.W-n-20, scene.StyleSmall, scene.Text3, d.howPaired(), scene.Right)
	in := box{b.X, b.Y + 38, b.W, b.H - 38}
	across := 1
	if b.W >= 720 {
		across = 2
	}
	w := (in.W - float64(across-1)*12) / float64(across)
	r := d.round()
	rows := max(1, int((in.H-moreHigh+8)/(leastCard+8)))
	if all := (d.tables.n + across - 1) / across; all <= rows {
		rows = all
	}
	cardHigh := min(mostCard, (in.H-moreHigh+8)/float64(rows)-8)
	d.tables.fit(rows * across)
	if across == 2 {
		d.tables.top -= d.tables.top % 2
	}
	from, to := d.tables.shown()
	for i := from; i < to; i++ {
		k := i - from
		at := box{in.X + float64(k%across)*(w+12), in.Y + float64(k/across)*(cardHigh+8), w, cardHigh}
		if i < len(r.Tables) {
			d.drawTable(c, i, at)
		} else {
			at.H = byeHigh
			d.drawBye(c, i, at)
		}
	}
	d.tables.more(c, box{in.X, in.bottom() - moreHigh + 6, in.W, moreHigh})
}

func cardBack(c *canvas.Canvas, id string, b box, chosen bool) {
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	edge, width := scene.Line, 1.0
	if chosen {
		edge, width = scene.Accent, 2
	}
	c.Box(b.X, b.Y, b.W, b.H, 10, scene.Card)
	c.Frame(b.X, b.Y, b.W, b.H, 10, width, edge)
}

// tableState is a table's state in words, and whether it is a good one.
func (d *Desk) tableState(i int) (words string, good bool) {
	t := &d.round().Tables[i]
	a, b := d.event.Player(t.Players[0]), d.event.Player(t.Players[1])
	switch {
	case t.Result == nil && d.playing != nil && d.playing.file == d.file && d.playing.at(d.tab, i):
		return "computers play", false
	case t.Result != nil && signed(t.Result) && (verified(t) || t.Result.Ending == tournament.ByNoShow):
		return "result signed", true
	case t.Result != nil && signed(t.Result):
		return "fleets not verified", false
	case t.Result != nil:
		return "result entered", true
	case d.event.Kit().Fleets != nil && t.Fleets[0] == "":
		return "fleet not chosen", false
	case a.Computer != "" && b.Computer != "":
		return "two computers", false
	case !verified(t):
		return "fleets not verified", false
	}
	return "to play", false
}

func verified(t *tournament.Table) bool { return t.Verified[0] != "" && t.Verified[1] != "" }

func signed(r *tournament.Result) bool {
	return r.Signed[0] != "" && r.Signed[1] != "" || r.Ending == tournament.ByNoShow && r.Signed[r.Winner] != ""
}

func (d *Desk) drawTable(c *canvas.Canvas, i int, b box) {
	t := &d.round().Tables[i]
	chosen := i == d.tables.at
	cardBack(c, fmt.Sprintf("table:%d", i), b, chosen)
	c.Text(b.X+16, b.Y+20, scene.StyleLabel, scene.Text3, fmt.Sprintf("Table %d", i+1), scene.Left)
	words, good := d.tableState(i)
	ink, fill := scene.LineStrong, scene.Control
	if good {
		ink, fill = scene.Accent, scene.AccentLo
	}
	c.Pill(b.right()-16, b.Y+20, words, ink, fill)
	high := (b.H - 36 - 34) / 2
	for seat := range t.Players {
		d.drawSeat(c, i, seat, box{b.X + 16, b.Y + 36 + float64(seat)*high, b.W - 32, high})
	}
	c.Rule(b.X+16, b.Y+36+high, b.W-32)
	d.drawMarks(c, i, box{b.X + 16, b.bottom() - 32, b.W - 32, 26})
}

// standingBefore is where a player stood before the round shown.
func (d *Desk) standingBefore(n tournament.No) string {
	if d.tab < 2 {
		if a := d.event.Player(n).Allegiance; a != "" {
			return tournament.FactionName(a)
		}
		return ""
	}
	for _, s := range d.event.Standings(d.tab - 1) {
		if s.No == n {
			return fmt.Sprintf("rank %d · %d BP, %d FP", s.Rank, s.Battle, s.Points)
		}
	}
	return ""
}

func (d *Desk) drawSeat(c *canvas.Canvas, table, seat int, b box) {
	t := &d.round().Tables[table]
	n := t.Players[seat]
	p := d.event.Player(n)
	mid := b.Y + b.H/2
	chosen := table == d.tables.at && seat == d.seat
	id := fmt.Sprintf("seat:%d:%d", table, seat)
	c.Hit(id, b.X, b.Y+2, b.W, b.H-4, true)
	seatMark(c, b.X+8, mid, seat)
	fx := b.right() - 76
	pill := d.drawOutcome(c, t, seat, fx-12, mid)
	room := fx - 12 - pill - b.X - 26
	caption := d.standingBefore(n)
	if f := t.Fleets[seat]; f != "" {
		caption = f + " fleet" + join(caption)
	}
	switch {
	case p.Computer != "" && caption != "": // how good it is says the page of the players
		caption = "computer" + join(caption)
	case p.Computer != "":
		caption = "computer, " + p.Computer + join(caption)
	}
	ink := scene.Text1
	if n == d.swap {
		ink = scene.Accent
		caption = "changes seats with…"
	}
	ny := mid
	if caption != "" {
		ny = mid - 9
		c.Fit(b.X+26, mid+11, room, scene.StyleCaption, scene.Text3, caption, scene.Left)
	}
	c.Fit(b.X+26, ny, room, scene.StyleH3, ink, p.Name, scene.Left)
	d.drawPoints(c, table, seat, box{fx, mid - min(19, b.H/2-3), 76, min(38, b.H-6)}, chosen)
}

func join(s string) string {
	if s == "" {
		return ""
	}
	return " · " + s
}

// drawOutcome is what the round has brought a seat; it returns the width.
func (d *Desk) drawOutcome(c *canvas.Canvas, t *tournament.Table, seat int, right, y float64) float64 {
	words, ink, fill := "", scene.LineStrong, scene.Control
	switch r := t.Result; {
	case r == nil:
		e := d.draftOf(t)
		if e == nil || e.winner != seat {
			return 0
		}
		words, ink, fill = "wins", scene.Accent, scene.AccentLo
		if e.ending != "" {
			words = "wins, " + string(e.ending)
		}
	case r.Winner == seat:
		words, ink, fill = fmt.Sprintf("win, %d BP", tournament.PointsForWin), scene.Accent, scene.AccentLo
	case r.Ending == tournament.ByNoShow:
		words = "no-show"
	default:
		words = fmt.Sprintf("loss, %d BP", tournament.PointsForLoss)
	}
	st := scene.Style{Face: scene.Condensed, Size: 12.5, Line: 16}
	c.Pill(right, y, words, ink, fill)
	return canvas.Width(st, words) + 28
}

// drawPoints is the field of a seat's Fleet Points.
func (d *Desk) drawPoints(c *canvas.Canvas, table, seat int, b box, chosen bool) {
	t := &d.round().Tables[table]
	words, edge, ink := "–", scene.LineStrong, scene.Text3
	var fill color.NRGBA = scene.Panel
	if r := t.Result; r != nil {
		words, edge, ink = fmt.Sprint(r.Sides[seat].Points), scene.Accent, scene.Text1
	} else if e := d.draftOf(t); e != nil && e.points[seat] != "" {
		words, ink = e.points[seat], scene.Text1
	}
	width := 1.2
	if chosen && words == "–" {
		words = ""
	}
	if chosen {
		width, fill = 2, scene.Picked
		if t.Result == nil {
			edge = scene.Accent
		}
	}
	c.Box(b.X, b.Y, b.W, b.H, 8, fill)
	c.Frame(b.X, b.Y, b.W, b.H, 8, width, edge)
	c.Text(b.X+b.W/2, b.Y+b.H/2, scene.StyleNumber24, ink, words, scene.Middle)
	if chosen && t.Result == nil {
		n := canvas.Width(scene.StyleNumber24, words)
		c.Box(b.X+b.W/2+n/2+3, b.Y+9, 2, b.H-18, 0, scene.Accent)
	}
}

// drawMarks are the players' initials: under the other's fleet before the battle, under the result after it.
func (d *Desk) drawMarks(c *canvas.Canvas, table int, b box) {
	t := &d.round().Tables[table]
	what, verb, key, by := "ver", "checked by", "V", t.Verified
	if t.Result != nil && (verified(t) || t.Result.Ending == tournament.ByNoShow) {
		what, verb, key, by = "sig", "signed", "I", t.Result.Signed
	}
	w := b.W / 2
	for seat, n := range t.Players {
		x := b.X + float64(seat)*w
		id := fmt.Sprintf("%s:%d:%d", what, table, seat)
		c.Hit(id, x, b.Y, w-6, b.H, by[seat] == "")
		ink := scene.Text2
		if by[seat] == "" && c.Hover == id {
			ink = scene.Text1
			c.Box(x-4, b.Y, w, b.H, 6, scene.Control)
		}
		tick(c, x, b.Y+b.H/2, by[seat] != "")
		room := w - 34
		if table == d.tables.at && by[seat] == "" && (seat == 0 || by[0] != "") {
			room -= 26
			c.Key(x+w-30, b.Y+b.H/2, key, scene.Text3)
		}
		c.Fit(x+24, b.Y+b.H/2, room, scene.StyleSmall, ink, verb+" "+d.event.Player(n).Name, scene.Left)
	}
}

// drawBye is the card of whoever sits out.
func (d *Desk) drawBye(c *canvas.Canvas, i int, b box) {
	n := d.round().Bye
	cardBack(c, "bye", b, i == d.tables.at)
	c.Text(b.X+16, b.Y+20, scene.StyleLabel, scene.Text3, "Bye", scene.Left)
	l := d.event.Line(n, d.tab)
	words := fmt.Sprintf("%d BP now, FP when all tables report", tournament.PointsForBye)
	if l.Points != 0 || d.event.Complete(d.tab) {
		words = fmt.Sprintf("%d BP, %d FP", l.Battle, l.Points)
	}
	w := c.Text(b.right()-16, b.Y+42, scene.StyleSmall, scene.Text2, words, scene.Right)
	ink := scene.Text1
	if n == d.swap {
		ink = scene.Accent
	}
	c.Fit(b.X+16, b.Y+42, b.W-48-w, scene.StyleH3, ink, d.event.Player(n).Name, scene.Left)
}
