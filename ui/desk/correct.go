package desk

import (
	"bytes"
	"fmt"

	"attackwing/game/tournament"
	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// correction writes a result anew, with a reason, and shows before what it would change.
type correction struct {
	round, table int
	draft        draft
	why          string
}

func newCorrection(d *Desk) *correction {
	t := d.table()
	k := &correction{round: d.tab, table: d.tables.at + 1, draft: draft{winner: tournament.Nobody}}
	for i := range t.Result.Sides {
		k.draft.points[i] = fmt.Sprint(t.Result.Sides[i].Points)
	}
	if t.Result.Ending != tournament.ByTime {
		k.draft.ending, k.draft.winner = t.Result.Ending, t.Result.Winner
	}
	return k
}

func (k *correction) tableOf(d *Desk) *tournament.Table {
	return &d.event.Rounds[k.round-1].Tables[k.table-1]
}

func (k *correction) title(*Desk) (head, sub string) {
	return "Correct a result", fmt.Sprintf("Round %d, table %d · both players sign anew; pairings already drawn stay", k.round, k.table)
}

// halves are the form at the left and what would change at the right.
func (k *correction) halves(b box) (left, right box) {
	if b.W < 700 { // one at a time, below their tabs
		b.Y, b.H = b.Y+page.TabsHigh, b.H-page.TabsHigh
		return b, b
	}
	w := (b.W - gap) * 0.56
	return box{b.X, b.Y, w, b.H}, box{b.X + w + gap, b.Y, b.W - w - gap, b.H}
}

func (k *correction) form(d *Desk, b box) *form.Form {
	l, _ := k.halves(b)
	if d.narrow() && d.cols[ofSheet].At != 0 {
		return nil
	}
	t := k.tableOf(d)
	x, y := d.event.Player(t.Players[0]).Name, d.event.Player(t.Players[1]).Name
	winner := "points"
	if k.draft.winner != tournament.Nobody {
		winner = fmt.Sprint(k.draft.winner)
	}
	return &form.Form{ID: "desk-correct", X: l.X + 14, Y: l.Y + 12, W: l.W - 24, H: l.H - 24, Focus: "why", Turn: 1, Rows: []form.Row{
		{ID: "points0", Kind: form.Text, Label: "Fleet Points of " + x, Value: k.draft.points[0]},
		{ID: "points1", Kind: form.Text, Label: "Fleet Points of " + y, Value: k.draft.points[1]},
		{ID: "ending", Kind: form.Choice, Label: "Ended by", Value: string(k.draft.ending), Choices: []string{"", string(tournament.ByElimination)},
			Words: []string{"time", "elimination"}},
		{ID: "ending", Kind: form.Choice, Label: "", Value: string(k.draft.ending), Choices: []string{string(tournament.ByConcession), string(tournament.ByNoShow)},
			Words: []string{"concession", "no-show"}},
		{ID: "winner", Kind: form.Choice, Label: "Winner", Value: winner, Choices: []string{"points", "0", "1"}, Words: []string{"by points", short(x), short(y)}},
		{ID: "why", Kind: form.Text, Label: "Reason, for the log", Value: k.why, Hint: "what was wrong"},
	}}
}

// short is a name that fits a button.
func short(name string) string { return canvas.Shorten(boldStyle, name, 120) }

func (k *correction) set(_ *Desk, row, v string) {
	k.draft.sure = false
	switch row {
	case "points0":
		k.draft.points[0] = v
	case "points1":
		k.draft.points[1] = v
	case "ending":
		k.draft.ending = tournament.Ending(v)
	case "winner":
		k.draft.winner = tournament.Nobody
		if v == "0" || v == "1" {
			k.draft.winner = int(v[0] - '0')
		}
	case "why":
		k.why = v
	}
}

func (k *correction) draw(d *Desk, c *canvas.Canvas, b box) {
	l, r := k.halves(b)
	c.Panel(l.X, l.Y, l.W, l.H)
	k.drawChanges(d, c, r)
}

func (k *correction) drawChanges(d *Desk, c *canvas.Canvas, r box) {
	in := panel(c, r, "What it changes", "")
	y := in.Y
	lines, bad := k.changes(d)
	if bad != nil {
		c.Wrap(in.X, y, in.W, scene.StyleBody, scene.DangerSentence, sentence(bad.Error()))
	} else if len(lines) == 0 {
		c.Wrap(in.X, y, in.W, scene.StyleBody, scene.Text2, "Nothing in the ranks.")
	}
	for _, s := range lines {
		high := float64(len(canvas.Lines(scene.StyleSmall, s, in.W))) * scene.StyleSmall.Line
		if y+high > in.bottom()-60 {
			break
		}
		y += c.Wrap(in.X, y, in.W, scene.StyleSmall, scene.Text2, s) + 6
	}
	c.Button("correct", "Write it so", "Ctrl+Enter", in.X, in.bottom()-44, in.W, 44, canvas.Main, bad == nil)
}

// tried is the event as the correction would make it.
func (k *correction) tried(d *Desk) (*tournament.Event, error) {
	var b bytes.Buffer
	if err := d.event.Write(&b); err != nil {
		return nil, err
	}
	e, err := tournament.Read(&b, d.file)
	if err != nil {
		return nil, err
	}
	told, err := d.told(k.tableOf(d), &k.draft)
	if err != nil {
		return nil, err
	}
	told.Sure = true
	return e, e.By("desk", d.store.Now()).Correct(k.round, k.table, told, "tried")
}

// changes says what the correction would change: ranks, and how later rounds would have been paired.
func (k *correction) changes(d *Desk) ([]string, error) {
	e, err := k.tried(d)
	if err != nil {
		return nil, err
	}
	var out []string
	was := map[tournament.No]tournament.Standing{}
	for _, s := range d.event.Standings(d.event.Round()) {
		was[s.No] = s
	}
	for _, s := range e.Standings(e.Round()) {
		if o := was[s.No]; o.Rank != s.Rank || o.Battle != s.Battle || o.Points != s.Points {
			out = append(out, fmt.Sprintf("%s: rank %d, %d BP, %d FP becomes rank %d, %d BP, %d FP.", s.Player, o.Rank, o.Battle, o.Points, s.Rank, s.Battle, s.Points))
		}
	}
	for r := k.round + 1; r <= e.Round(); r++ {
		if s := e.DrawnOtherwise(r); s != "" {
			out = append(out, fmt.Sprintf("Round %d would have been: %s. It stays as it was paired.", r, s))
		}
	}
	return out, nil
}

func (k *correction) key(d *Desk, s string, in *page.Input) {
	if s == "enter" && in.Ctrl {
		k.write(d)
	}
}

func (k *correction) click(d *Desk, id string) {
	if id == "correct" {
		k.write(d)
	}
}

func (k *correction) write(d *Desk) {
	told, err := d.told(k.tableOf(d), &k.draft)
	if err != nil {
		d.fail(err)
		return
	}
	if d.change(func(t *tournament.Desk) error {
		err := t.Correct(k.round, k.table, told, k.why)
		if tournament.IsUnlikely(err) {
			k.draft.sure = true
		}
		return err
	}) {
		d.over = nil
	}
}
