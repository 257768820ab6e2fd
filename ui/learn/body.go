package learn

import (
	"fmt"

	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

// lessonKey identifies the card of a lesson.
type lessonKey int

// Body returns the lessons of flight school, then one for each sheet, and the next lesson.
func (p *Page) Body() kit.Part {
	var school, sheets []kit.Part
	for i := range p.cards {
		if c := p.card(i); p.cards[i].Sheet == "" {
			school = append(school, c)
		} else {
			sheets = append(sheets, c)
		}
	}
	solved := kit.Either(
		kit.Line(scene.StyleSmall, scene.Text3, p.count()),
		kit.Line(scene.StyleSmall, scene.Text3, p.brief()))
	name := kit.Column(0, kit.Line(scene.StyleH1, scene.Text1, "Learn"), solved)
	head := kit.Row(12, kit.Button(kit.Back(p.host.Back)), name.Grow(1).Least(120, 0), p.people())
	title := kit.Row(12, kit.Line(scene.StyleH2, scene.Text1, "Flight school").Grow(1),
		kit.Either(kit.Line(scene.StyleSmall, scene.Text3, "Real battles with prepared dice."), kit.Gap(0)))
	ps := []kit.Part{kit.Notice(p.trouble), kit.Grid(kit.TileLeast, 12, school...)}
	if len(sheets) > 0 {
		ps = append(ps, kit.Line(scene.StyleLabel, scene.Text3, "One lesson per scenario"),
			kit.Grid(kit.TileLeast, 12, sheets...))
	}
	listed := func(ps ...kit.Part) kit.Part { return kit.Scroll(&p.list, kit.Column(10, ps...)).Grow(1) }
	full := kit.Column(12, listed(append([]kit.Part{title}, ps...)...).Wants(300), kit.Panel(p.coming()).Grow(-1))
	brief := kit.Column(8, listed(ps...), p.coming().Grow(-1)) // in a low window the cards have what height there is
	return kit.Sheet(kit.Column(12, head, p.both(kit.Ample(full, brief)).Grow(1)))
}

// both returns the lessons with the puzzles beside them, under tabs where there is no room for
// that.
func (p *Page) both(lessons kit.Part) kit.Part {
	return kit.Split(&p.tabs, kit.Col{Name: "Flight school", Least: 480, Share: 812, Part: lessons},
		kit.Col{Name: "Your move", Least: 300, Share: 404, Part: p.yourMove()})
}

// count returns in words the number of lessons and puzzles done.
func (p *Page) count() string {
	words := p.brief()
	if n := len(p.options.Puzzles); n > 0 {
		words += fmt.Sprintf(", %d of %d puzzles", p.solved(), n)
	}
	return words
}

// brief returns in words the number of lessons done.
func (p *Page) brief() string { return fmt.Sprintf("%d of %d lessons", p.done(), len(p.cards)) }

// people returns the choice of the learner: the names known here, and the guest.
func (p *Page) people() kit.Part {
	names, at := p.learned.Names(), -1
	words := append(append([]string{}, names...), "Guest")
	for i, n := range words {
		if n == p.learned.Name || n == "Guest" && p.learned.Name == "" {
			at = i
		}
	}
	take := func(i int) {
		if i < len(names) {
			p.who(names[i])
			return
		}
		p.who("")
	}
	now := p.nextName()
	now.Words, now.Look = words[max(at, 0)], kit.Small
	return kit.Either(kit.Row(8, kit.Choice("name", at, take, words...), kit.Button(p.another())),
		kit.Row(6, kit.Button(now), kit.Button(p.another())))
}

// card returns a lesson: where it begins, what is to be reached, and how far whoever learns has
// come.
func (p *Page) card(i int) kit.Part {
	e := &p.cards[i]
	c := p.choose(i)
	head := kit.Row(8, kit.Numbered(i+1, c.Lit), kit.Squeezed(scene.StyleH3, scene.Text1, e.Title).Grow(1))
	goal := kit.Brief(2, scene.StyleSmall, scene.Text2, "Goal: "+e.Goal)
	words := kit.Column(6, boardview.Vista(e.board), head, goal, p.state(i))
	return kit.Chosen(c.Lit, words).Does(c).Key(lessonKey(i)).Says(e.Title).Name("lesson", i)
}

// state returns the state of a lesson: done, left at a step, or open.
func (p *Page) state(i int) kit.Part {
	e := &p.cards[i]
	about := kit.Line(scene.StyleSmall, scene.Text3, fmt.Sprintf("about %d min", e.Minutes))
	switch k := p.learned.Now().Of(e.ID); {
	case e.wrong != "":
		return kit.Line(scene.StyleSmall, scene.DangerText, "cannot be played")
	case len(k.Answers) > 0:
		return kit.Row(
			8,
			kit.Pill(fmt.Sprintf("%d of %d steps", k.Step, len(e.Steps)), scene.Seats[1].Text, scene.Control),
			kit.Space(),
			about,
		)
	case k.Done:
		return kit.Row(8, kit.Pill("done", scene.Accent, scene.AccentLo), kit.Space(), about)
	}
	before := p.before(i)
	if before == "" {
		return about
	}
	return kit.Either(kit.Row(8, about, kit.Space(), kit.Line(scene.StyleSmall, scene.Text3, before)), about)
}

// before returns the lesson that another builds on, while that is not done.
func (p *Page) before(i int) string {
	for k := range p.cards {
		if o := &p.cards[k]; o.ID == p.cards[i].After && !p.learned.Now().Of(o.ID).Done {
			return fmt.Sprintf("best after lesson %d", k+1)
		}
	}
	return ""
}

// coming returns the lesson that the main button goes on with.
func (p *Page) coming() kit.Part {
	if len(p.cards) == 0 {
		return kit.Notice("No lessons found.")
	}
	e := &p.cards[p.at]
	words := e.Title + ". " + e.Goal + "."
	if k := p.learned.Now().Of(e.ID); len(k.Answers) > 0 && k.Step < len(e.Steps) {
		words = fmt.Sprintf("%s, step %d: %s.", e.Title, k.Step+1, e.Steps[k.Step].Do)
	}
	text := kit.Column(
		2,
		kit.Text(scene.StyleH3, scene.Text1, words),
		kit.Either(
			kit.Line(scene.StyleSmall, scene.Text3,
				"The right button glows. Wrong choices are explained and cost nothing."),
			kit.Gap(0),
		),
	)
	buttons := []*kit.Command{p.main()}
	if c := p.again(); !c.Gone {
		buttons = []*kit.Command{c, p.main()}
	}
	return kit.Row(12, text.Grow(1).Least(200, 0), kit.Buttons(buttons...))
}

// Asks returns the question of the page, for reports.
func (p *Page) Asks() (words, kind string) { return "Choose a lesson", "lesson" }
