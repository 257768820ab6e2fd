package desk

import (
	"fmt"
	"slices"
	"strconv"
	"time"

	"attackwing/game"
	"attackwing/game/tournament"
	"attackwing/scenarios"
	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/scene"
)

// begin is a new event being described.
type begin struct {
	scenario, name, club, date, limit, after string
	paper, hand, late                        string
}

const none = "none"

func newBegin(d *Desk) *begin {
	b := &begin{date: d.store.Now().Format(time.DateOnly), paper: "files", hand: "desk", after: none, late: tournament.DeskRules[0].Default}
	b.choose(scenarios.All()[0])
	if club, f := d.filed(d.events.at); f != nil {
		b.club = club
		b.follow(d)
	}
	return b
}

// newNext is the event that follows the one shown: of the same club and battle, with the same ways.
func newNext(d *Desk) *begin {
	b := newBegin(d)
	d.listEvents()
	for _, c := range d.clubs {
		for _, f := range c.Events {
			if f.File == d.file {
				b.club = c.Name
			}
		}
	}
	if s, err := scenarios.ByID(d.event.Scenario); err == nil {
		b.choose(s)
	}
	b.after, b.limit = d.file, strconv.Itoa(d.event.Limit)
	if d.event.PaperFleets {
		b.paper = "paper"
	}
	if d.event.HandDice {
		b.hand = "hand"
	}
	if v, ok := d.event.House[tournament.DeskRules[0].Key]; ok {
		b.late = v
	}
	return b
}

func (b *begin) choose(s game.Scenario) {
	k := tournament.KitFor(s.Sheet().ID)
	b.scenario, b.limit = s.Sheet().ID, strconv.Itoa(k.Limit)
}

// follow takes the club's last finished event as the one before.
func (b *begin) follow(d *Desk) {
	b.after = none
	for _, f := range b.before(d) {
		b.after = f.File
	}
}

// before are the finished events of the club.
func (b *begin) before(d *Desk) (out []tournament.Filed) {
	for _, c := range d.clubs {
		for _, f := range c.Events {
			if c.Name == b.club && f.Event != nil && f.Event.Over() {
				out = append(out, f)
			}
		}
	}
	return out
}

func (b *begin) title(*Desk) (head, sub string) {
	return "New event", "What the sheet says is filled in; nothing of it can change once round 1 is paired"
}

func (b *begin) draw(d *Desk, c *canvas.Canvas, at box) {
	c.Panel(at.X, at.Y, at.W, at.H-60)
	c.Button("begin", "Begin the event", "Ctrl+Enter", at.right()-260, at.bottom()-48, 260, 48, canvas.Main, true)
	c.Fit(at.X, at.bottom()-24, at.W-280, scene.StyleSmall, scene.Text3, "arrows, Tab: move    Space: choose", scene.Left)
}

func (b *begin) form(_ *Desk, at box) *form.Form {
	f := &form.Form{ID: "desk-begin", X: at.X + 16, Y: at.Y + 10, W: at.W - 28, H: at.H - 80}
	var ids, titles []string
	for _, s := range scenarios.All() {
		ids, titles = append(ids, s.Sheet().ID), append(titles, tournament.KitFor(s.Sheet().ID).Title)
	}
	f.Rows = []form.Row{
		{ID: "name", Kind: form.Text, Label: "Name", Value: b.name, Hint: tournament.KitFor(b.scenario).Title},
	}
	f.Rows = append(f.Rows, form.Row{ID: "scenario", Kind: form.Choice, Label: "Battle", Value: b.scenario, Choices: ids, Words: titles})
	f.Rows = append(f.Rows,
		form.Row{ID: "club", Kind: form.Text, Label: "Club or storyline", Note: "Its events lie in one folder; the ranks of one month seed the next.", Value: b.club, Hint: "none"},
		form.Row{ID: "date", Kind: form.Text, Label: "Day", Value: b.date, Hint: "2026-11-21"},
		form.Row{ID: "limit", Kind: form.Number, Label: "Squadron Points", Note: "A fleet may cost so many; Fleet Points count from it.", Value: b.limit},
		form.Row{ID: "paper", Kind: form.Choice, Label: "Fleet Build Sheets", Value: b.paper, Choices: []string{"files", "paper"}, Words: []string{"checked here", "on paper"}},
		form.Row{ID: "hand", Kind: form.Choice, Label: "Roll-offs", Value: b.hand, Choices: []string{"desk", "hand"}, Words: []string{"by the program", "real dice, typed in"}},
		form.Row{ID: "late", Kind: form.Choice, Label: "Who comes late", Note: "Missed rounds give nothing, or the point of a loss.", Value: b.late,
			Choices: tournament.DeskRules[0].Choices})
	if d := b.afterRow(); d != nil {
		f.Rows = append(f.Rows, *d)
	}
	return f
}

// afterRow tells which event this one follows; it is known once the club is.
func (b *begin) afterRow() *form.Row {
	if b.after == none {
		return nil
	}
	return &form.Row{ID: "after", Kind: form.Choice, Label: "Follows", Note: "Its final ranks seed the pairings or give the Commendation Award Token.",
		Value: b.after, Choices: []string{none, b.after}, Words: []string{"nothing", "the club's last event"}}
}

func (b *begin) set(d *Desk, row, v string) {
	switch row {
	case "name":
		b.name = v
	case "scenario":
		if s, err := scenarios.ByID(v); err == nil {
			b.choose(s)
		}
	case "club":
		b.club = v
		b.follow(d)
	case "date":
		b.date = v
	case "limit":
		b.limit = v
	case "paper":
		b.paper = v
	case "hand":
		b.hand = v
	case "late":
		b.late = v
	case "after":
		b.after = v
	}
}

func (b *begin) key(d *Desk, k string, in *page.Input) {
	if k == "enter" && in.Ctrl {
		b.create(d)
	}
}

func (b *begin) click(d *Desk, id string) {
	if id == "begin" {
		b.create(d)
	}
}

func (b *begin) create(d *Desk) {
	limit, err := strconv.Atoi(b.limit)
	if err != nil {
		d.fail(fmt.Errorf("squadron points: %q is no number", b.limit))
		return
	}
	cfg := tournament.Config{Name: b.name, Scenario: b.scenario, Date: b.date, Limit: limit, Seed: d.store.Seed(),
		PaperFleets: b.paper == "paper", HandDice: b.hand == "hand"}
	if r := tournament.DeskRules[0]; b.late != r.Default {
		cfg.House = map[string]string{r.Key: b.late}
	}
	if b.after != none {
		before := b.before(d)
		if i := slices.IndexFunc(before, func(f tournament.Filed) bool { return f.File == b.after }); i >= 0 {
			if cfg.After, err = before[i].Event.Following(); err != nil {
				d.fail(err)
				return
			}
		}
	}
	e, err := tournament.New(cfg)
	if err != nil {
		d.fail(err)
		return
	}
	file, err := d.store.Create(b.club, e)
	if err != nil {
		d.fail(err)
		return
	}
	d.over = nil
	d.open(file)
}
