package desk

import (
	"fmt"
	"path/filepath"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// listEvents reads the clubs anew.
func (d *Desk) listEvents() {
	clubs, err := d.store.Clubs()
	if err != nil {
		d.err = err.Error()
	}
	d.clubs, d.events.n = clubs, 0
	for _, c := range clubs {
		d.events.n += len(c.Events)
	}
	d.events.keep()
	d.Changed()
}

// filed is an event of the list with its club, nil where the list is empty.
func (d *Desk) filed(i int) (club string, f *tournament.Filed) {
	for k := range d.clubs {
		if c := &d.clubs[k]; i < len(c.Events) {
			return c.Name, &c.Events[i]
		}
		i -= len(d.clubs[k].Events)
	}
	return "", nil
}

func (d *Desk) eventsKey(k string, in *page.Input) {
	switch {
	case in.Ctrl:
	case k == "n":
		d.over = newBegin(d)
	case k == "enter":
		d.openChosen()
	default:
		d.events.key(k)
	}
}

func (d *Desk) eventsClick(id string) {
	switch id {
	case "new":
		d.over = newBegin(d)
		return
	case "open":
		d.openChosen()
		return
	}
	if n, ok := number(id, "event:"); ok {
		if n == d.events.at {
			d.openChosen()
			return
		}
		d.events.pick(n)
	}
}

func (d *Desk) openChosen() {
	_, f := d.filed(d.events.at)
	switch {
	case f == nil:
		d.over = newBegin(d)
	case f.Err != nil:
		d.fail(f.Err)
	default:
		d.open(f.File)
	}
}

// drawEvents is the list of events at the left, the chosen one at the right.
func (d *Desk) drawEvents(c *canvas.Canvas) {
	d.header(c, "Tournament desk", "Events of your club: one folder a storyline, one file an event")
	b := d.body()
	lw := (b.W - gap) * 0.58
	left, right := box{b.X, b.Y, lw, b.H}, box{b.X + lw + gap, b.Y, b.W - lw - gap, b.H}
	d.drawEventList(c, left)
	d.drawChosen(c, right)
}

func (d *Desk) drawEventList(c *canvas.Canvas, b box) {
	in := panel(c, b, "Events", fmt.Sprint(d.events.n))
	if d.events.n == 0 {
		c.Wrap(in.X, in.Y+8, in.W, scene.StyleBody, scene.Text2, "No events yet. Begin one: players sign in, three Battle Rounds are paired, and the ranks come out at the end.")
		c.Button("new", "New event", "N", in.X, in.Y+72, 200, 40, canvas.Main, true)
	} else {
		c.Button("new", "New event", "N", in.X, in.bottom()-40, 170, 40, canvas.Plain, true)
		d.events.fit(int((in.H - 52 - moreHigh) / (rowHigh + 4)))
		from, to := d.events.shown()
		for i := from; i < to; i++ {
			d.drawEventRow(c, i, box{in.X - 6, in.Y + float64(i-from)*(rowHigh+4), in.W + 12, rowHigh})
		}
		d.events.more(c, box{in.X, in.bottom() - 52 - moreHigh, in.W, moreHigh})
	}
}

func (d *Desk) drawEventRow(c *canvas.Canvas, i int, b box) {
	club, f := d.filed(i)
	rowBack(c, fmt.Sprintf("event:%d", i), b, i == d.events.at, f.Err == nil)
	if f.Err != nil {
		c.Icon(b.X+16, b.Y+b.H/2, 16, "danger-now", scene.Danger)
		c.Fit(b.X+34, b.Y+b.H/2, b.W-44, nameStyle, scene.DangerSentence, filepath.Base(f.File), scene.Left)
		return
	}
	e := f.Event
	w := c.Text(b.right()-12, b.Y+b.H/2, scene.StyleSmall, scene.Text2, state(e), scene.Right)
	c.Fit(b.X+12, b.Y+14, b.W-w-36, nameStyle, scene.Text1, e.Name, scene.Left)
	line := e.Kit().Title
	if club != "" {
		line = club + " · " + line
	}
	if e.Date != "" {
		line = e.Date + " · " + line
	}
	c.Fit(b.X+12, b.Y+32, b.W-w-36, scene.StyleCaption, scene.Text3, line, scene.Left)
}

// rowBack is what lies behind a row of a list.
func rowBack(c *canvas.Canvas, id string, b box, chosen, good bool) {
	c.Hit(id, b.X, b.Y, b.W, b.H, true)
	switch {
	case chosen && good:
		c.Box(b.X, b.Y, b.W, b.H, 8, scene.Picked)
		c.Frame(b.X, b.Y, b.W, b.H, 8, 1.2, scene.Accent)
	case chosen:
		c.Box(b.X, b.Y, b.W, b.H, 8, scene.DangerFill)
		c.Frame(b.X, b.Y, b.W, b.H, 8, 1.2, scene.Danger)
	case c.Hover == id:
		c.Box(b.X, b.Y, b.W, b.H, 8, scene.Control)
	default:
		c.Box(b.X, b.Y, b.W, b.H, 8, scene.Card)
	}
}

// state is where an event stands.
func state(e *tournament.Event) string {
	switch {
	case e.Over():
		return "Admiral " + e.FinalRanks()[0]
	case e.Round() == 0:
		return count(len(e.Players), "player") + " signed in"
	}
	return fmt.Sprintf("round %d of %d", e.Round(), tournament.Rounds)
}

// drawChosen is the chosen event.
func (d *Desk) drawChosen(c *canvas.Canvas, b box) {
	_, f := d.filed(d.events.at)
	if f == nil {
		in := panel(c, b, "What the desk does", "")
		y := in.Y
		for _, s := range []string{"Names, faction allegiance and fleets, each fleet checked against its Build Sheet.",
			"Pairings by the event's sheet, byes and roll-offs, with the reason for each.",
			"Results typed in and signed, or taken from a battle played here. Computers fill empty seats.",
			"Standings, score sheet and build sheets as pages to print."} {
			c.Icon(in.X+8, y+10, 14, "ok", scene.Accent)
			y += c.Wrap(in.X+26, y, in.W-26, scene.StyleBody, scene.Text2, s) + 10
		}
		return
	}
	in := panel(c, b, "Chosen event", "")
	if f.Err != nil {
		c.Wrap(in.X, in.Y, in.W, scene.StyleBody, scene.DangerSentence, sentence(f.Err.Error()))
		return
	}
	e := f.Event
	c.Fit(in.X, in.Y+10, in.W, scene.StyleH2, scene.Text1, e.Name, scene.Left)
	y := in.Y + 34
	line := func(icon, words string) {
		c.Icon(in.X+8, y+10, 15, icon, scene.Text3)
		y += c.Wrap(in.X+28, y, in.W-28, scene.StyleBody, scene.Text2, words) + 6
	}
	line("squadron", fmt.Sprintf("%s, %d SP a fleet", e.Kit().Title, e.Limit))
	if e.Round() == 0 {
		line("crew", state(e))
	} else {
		line("crew", count(len(e.Players), "player")+", "+state(e))
	}
	if e.After != nil {
		line("admiral", "Follows "+e.After.Event)
	}
	if e.Round() > 0 {
		st := e.Standings(e.Round())
		for _, s := range st[:min(3, len(st), max(0, int((in.bottom()-60-y)/26)))] {
			c.Text(in.X+28, y+12, scene.StyleNumber, scene.Text2, fmt.Sprint(s.Rank), scene.Right)
			w := c.Text(in.right(), y+12, scene.StyleSmall, scene.Text3, fmt.Sprintf("%d BP · %d FP", s.Battle, s.Points), scene.Right)
			c.Fit(in.X+40, y+12, in.W-52-w, scene.StyleBody, scene.Text1, s.Player, scene.Left)
			y += 26
		}
	}
	c.Button("open", "Open the desk", "Enter", in.X, in.bottom()-48, in.W, 48, canvas.Main, true)
}
