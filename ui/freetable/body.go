package freetable

import (
	"fmt"
	"slices"
	"strconv"

	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/scene"
)

var boldStyle = scene.Style{Face: scene.SansBold, Size: 14, Line: 18}

// Body is the board between the tools and what is known of the scene and of what is in hand.
func (p *Page) Body() kit.Part {
	switch {
	case p.show.on && p.show.two:
		return p.speaks.body(p)
	case p.show.on:
		return p.show.body()
	}
	b, tools := boardOf(&p.hand, p.check), p.tools()
	columns := func(beside kit.Part) kit.Part {
		return kit.Split(&p.tabs,
			kit.Col{Name: "Tools", Least: 60, High: 470, Part: rail(tools),
				Folds: []kit.Col{{Name: "Tools", Least: 200, Part: toolbox(tools, p.hand.tool)}}},
			kit.Col{Name: "Board", Least: 420, Share: 17, Stays: true, Part: p.board(b, true),
				Folds: []kit.Col{{Name: "Board", Least: 180, Stays: true, Part: p.board(b, false)}}},
			kit.Col{Name: "Slide", Least: 330, Share: 10, Part: beside, Folds: []kit.Col{
				{Name: "Slides", Least: 240, Fresh: p.draft.at, Part: p.sceneList(true)},
				{Name: "Detail", Least: 240, Part: p.beside()}}})
	}
	list := columns(kit.Column(10, p.sceneList(false).Grow(0.45), p.beside().Grow(0.55)))
	row := strip{&p.draft, p.kept.late, p.goTo, p.arrive, p.add(), kit.Commands{p.before(), p.playOn(), p.after()}}
	pictures := kit.Column(8, columns(kit.Column(10, p.draft.words(p.write(), p.battle()), p.beside().Grow(1))),
		row.body())
	return kit.Filled(kit.Column(8, p.head(), kit.Roomier(1180, 690, pictures, list)))
}

// head returns the title bar: the name of the deck and the commands for all of it.
func (p *Page) head() kit.Part {
	title := p.draft.deck.Title
	if title == "Free table" {
		title = ""
	}
	words := kit.Column(0, kit.Line(scene.StyleH3, scene.Text1, "Free table"),
		kit.Line(scene.StyleCaption, scene.Text3, title))
	two := p.presentsOnTwo()
	if p.opts.Stage == nil {
		two = nil
	}
	return kit.Row(12, kit.Button(p.out()), words.Grow(1).Least(86, 0),
		kit.Tools(&p.more, p.present(), two, p.opens(), p.saves(), p.give(), p.checks()))
}

// tools returns the buttons of the tool rail, with undo and redo.
func (p *Page) tools() (ps []kit.Part) {
	for t := range numTools {
		ps = append(ps, kit.Tool(p.tool(t)).Name("tool", int(t)))
	}
	return append(ps, kit.Tool(p.undo()), kit.Tool(p.redo()))
}

// rail is the tools below each other.
func rail(ps []kit.Part) kit.Part {
	return kit.Bare(
		kit.Air(
			4,
			4,
			kit.Matrix(len(ps), 1, kit.Cells{LeastW: 52, LeastH: 40, MostW: 60, MostH: 60, Gap: 2},
				func(i, _ int) kit.Part { return ps[i] }),
		),
	)
}

// toolbox is the tools where they have a column for themselves.
func toolbox(ps []kit.Part, t Tool) kit.Part {
	const across = 3
	grid := kit.Matrix(
		(len(ps)+across-1)/across,
		across,
		kit.Cells{LeastW: 60, LeastH: 50, MostH: 50, Gap: 4},
		func(r, c int) kit.Part {
			if i := r*across + c; i < len(ps) {
				return ps[i]
			}
			return kit.Part{}
		},
	)
	w := &toolWords[t]
	return kit.Column(8, grid, kit.Text(scene.StyleSmall, scene.Text3, w.name+": "+w.help))
}

// board returns the table with everything on it; words tells whether the caption stands over its foot.
func (p *Page) board(b *scene.Board, words bool) kit.Part {
	low := said(&p.draft, p.leads()).If(words)
	return boardview.Captioned(b, &p.eye, boardview.Captions{Foot: low},
		kit.Column(0, spots(p.draft.l)...), p.grabs()...)
}

// spots name the ships on the board for reports.
func spots(l *laid) (ps []kit.Part) {
	for i, id := range l.ids {
		if l.has(id) {
			ps = append(ps, boardview.Spot(l.at(Spot{Ship: id}), "on", i))
		}
	}
	return ps
}

// grabs returns the actions of a press on the board: those of the tool, or else letting go of the
// selection and moving the table.
func (p *Page) grabs() []boardview.Grab {
	h := &p.hand
	return []boardview.Grab{
		{At: h.wants, Point: h.point, Drag: h.drag, Drop: h.drop, Take: h.lands,
			Press: func(at scene.Pt) { p.press(at, h.press) }, Shift: func(at scene.Pt) { p.press(at, h.with) }},
		{At: func(scene.Pt) bool { return true }, Pans: true, Press: func(scene.Pt) { h.letGo() }},
	}
}

// leads is the way on from a scene of a lesson, that is of a deck with tasks: nil before its task
// is done.
func (p *Page) leads() *kit.Command {
	d := &p.draft
	if d.at == len(d.deck.Scenes)-1 ||
		!slices.ContainsFunc(d.deck.Scenes, func(s Scene) bool { return s.Task != nil }) {
		return nil
	}
	c := p.after()
	c.Look = kit.Main
	if d.scene().Task != nil && !d.done() {
		c.Off = "The task is not done yet. Press PgDn to continue anyway."
	}
	return c
}

// beside is the side panel: the selection, or the table if nothing is selected.
func (p *Page) beside() kit.Part { return p.detail.body().Or(p.table()) }

// panel is a box with a heading.
func panel(head string, ps ...kit.Part) kit.Part {
	return kit.Panel(kit.Column(8, append([]kit.Part{kit.Line(scene.StyleLabel, scene.Text2, head)}, ps...)...))
}

// sceneList is the row of scenes. In a small window the scene's words stand in it, and not over the
// board.
func (p *Page) sceneList(words bool) kit.Part {
	n := len(p.draft.deck.Scenes)
	head := kit.Row(8, kit.Line(scene.StyleLabel, scene.Text2, fmt.Sprintf("Slides, %d", n)).Grow(1).Least(64, 0),
		kit.Button(p.write()), kit.Button(p.add()))
	caption := kit.Text(scene.StyleSmall, scene.Text2, p.draft.scene().Caption)
	told := kit.Column(4, caption, taskOf(p.draft.scene(), p.draft.done(), 0.9)).If(words)
	return kit.Panel(kit.Column(8, head, told, kit.List(&p.scenes, n, 0, p.sceneRow),
		kit.Buttons(p.before(), p.playOn(), p.after())))
}

func (p *Page) sceneRow(i int) kit.Part {
	s, ink := &p.draft.deck.Scenes[i], scene.Text3
	if i == p.draft.at {
		ink = scene.Accent
	}
	title := s.Title
	if title == "" {
		title = fmt.Sprint("Slide ", i+1)
	}
	number := kit.Line(scene.Style{Face: scene.NumeralBold, Size: 17, Line: 18}, ink, strconv.Itoa(i+1)).Wide(22)
	words := kit.Column(1, kit.Line(boldStyle, scene.Text1, title),
		kit.Line(scene.StyleCaption, scene.Text3, s.Caption))
	return kit.Chosen(i == p.draft.at, kit.Row(8, number, words.Grow(1))).Name("scene", i).Press(func() { p.goTo(i) })
}
