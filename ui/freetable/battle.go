package freetable

import (
	"fmt"
	"slices"

	"attackwing/game"
	"attackwing/game/sheet"
	"attackwing/physics"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// drafting asks what counts in a battle that is made of what lies on the table.
type drafting struct {
	draft  sheet.Draft
	title  kit.Typed
	scores []sheet.Scored // without points: they do not count
	wins   []sheet.Won
	won    int // which of them ends the battle, from 1
	rounds int // among roundChoices
	list   kit.Listed
	wrong  string
}

// What may be chosen.
var (
	pointChoices = []int{0, 5, 10, 15, 20, 30, -5, -10}
	roundChoices = []int{0, 5, 6, 7, 8, 10, 12}
)

// makes asks how the battle is won that the table becomes.
func (p *Page) makes() *kit.Command {
	c := &kit.Command{ID: "make", Words: "Make it a battle", Brief: "Battle", Key: "ctrl+b", Look: kit.Small,
		Tip: "Write a sheet of this table, to play with any fleets.", Do: func() {
			m := &drafting{draft: p.drafted(), list: kit.Listed{Picks: true}}
			m.title = kit.TypedOf("My battle")
			m.title.Again()
			m.scores, m.wins = m.draft.Scores(), m.draft.Victories()
			p.dialog = m
		}}
	return c.OffWhen(p.opts.Make == nil, "Sheets cannot be saved here.")
}

// drafted is the sheet of what lies on the table. The ships' places make the starting areas, where
// both sides have ships and room.
func (p *Page) drafted() sheet.Draft {
	l := p.draft.l
	s := &l.view.State
	d := sheet.Draft{Kinds: l.setup.Scenario.Sheet(), Tokens: slices.Clone(s.Tokens[:s.NTokens])}
	var places [2][]physics.Pose
	for i := range l.setup.FleetShips() {
		if sh := &s.Ships[i]; sh.OnTable() && sh.Owner != game.Nobody {
			places[sh.Owner] = append(places[sh.Owner], sh.Pose)
		}
	}
	if places[0] != nil && places[1] != nil {
		a, b := sheet.AreaAbout(places[0]), sheet.AreaAbout(places[1])
		if a.X1 <= b.X0 || b.X1 <= a.X0 || a.Y1 <= b.Y0 || b.Y1 <= a.Y0 {
			d.Areas = [2]game.Area{a, b}
		}
	}
	for i := l.setup.FleetShips(); i < l.setup.NumShips(); i++ {
		if m := l.view.MapShip(l.setup, game.ShipID(i)); s.Ships[i].OnTable() {
			d.MapShips = append(d.MapShips, *m)
		}
	}
	return d
}

// choice is something that is chosen: what it is, and how it stands.
type choice struct {
	words, value string
	on           bool
	step         func(by int)
}

// choices are the rows of the dialog.
func (m *drafting) choices() []choice {
	turn := func(at *int, n int) func(int) { return func(by int) { *at = (*at + by + n) % n } }
	rounds := "12, as in the rulebook"
	if n := roundChoices[m.rounds]; n > 0 {
		rounds = fmt.Sprint(n)
	}
	victory := "none: Fleet Points decide"
	if m.won > 0 {
		victory = m.wins[m.won-1].Words
	}
	out := []choice{{"Rounds", rounds, m.rounds > 0, turn(&m.rounds, len(roundChoices))},
		{"Wins at once", victory, m.won > 0, turn(&m.won, len(m.wins)+1)}}
	for i := range m.scores {
		s := &m.scores[i]
		value := "no points"
		if s.Points != 0 {
			value = names.Signed(s.Points) + " Fleet Points"
		}
		out = append(out, choice{s.Words, value, s.Points != 0, func(by int) {
			at := max(0, slices.Index(pointChoices, s.Points))
			s.Points = pointChoices[(at+by+len(pointChoices))%len(pointChoices)]
		}})
	}
	return out
}

func (m *drafting) layer(p *Page) kit.Layer {
	rows := m.choices()
	m.list.At = max(0, min(m.list.At, len(rows)-1))
	make := (&kit.Command{ID: "make-battle", Words: "Make it a battle", Key: "enter", Look: kit.Main,
		Do: func() { m.make(p) }}).
		OffWhen(m.title.Empty(), "Give it a title.")
	step := func(by int) func() { return func() { rows[m.list.At].step(by) } }
	leave := throws(p, nil)
	about := "Starting areas as in the rulebook."
	if m.draft.Areas != [2]game.Area{} {
		about = "Ships start where they stand now, in areas about them."
	}
	list := kit.List(&m.list, len(rows), 0, func(i int) kit.Part {
		c := &rows[i]
		words := kit.Row(10, kit.Text(scene.StyleBody, scene.Text1, c.words).Grow(1).Least(120, 0),
			kit.Text(scene.StyleBody, kit.If(c.on, scene.Accent, scene.Text3), c.value).Least(120, 0))
		return kit.Chosen(i == m.list.At, words).Name("counts", i).Says(c.words + ": " + c.value).Press(func() {
			m.list.At = i
			c.step(1)
		})
	})
	body := kit.Column(10, kit.Notice(m.wrong),
		kit.Field(&m.title, kit.FieldOf{ID: "title", Label: "Title", Most: 40}), list.Grow(1))
	return kit.Layer{Name: "Make it a battle", Key: m, Beside: leave.Do,
		Body: kit.Dialog("Make it a battle", about, body, leave, make),
		Commands: kit.Commands{make, leave,
			{ID: "next-value", Words: "Next value", Key: "right", Do: step(1)},
			{ID: "last-value", Words: "Previous value", Key: "left", Do: step(-1)}}}
}

// make writes the sheet, and leaves the table for its page.
func (m *drafting) make(p *Page) {
	d := m.draft
	d.Title, d.Rounds = shown(m.title.String()), roundChoices[m.rounds]
	for _, s := range m.scores {
		if s.Points != 0 {
			d.Score = append(d.Score, s)
		}
	}
	if m.won > 0 {
		d.Victory = []sheet.Won{m.wins[m.won-1]}
	}
	show, err := p.opts.Make(&d)
	if err != nil {
		m.wrong = names.Sentence(err.Error())
		return
	}
	p.dialog = nil
	p.leave()
	show()
}
