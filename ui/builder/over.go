package builder

import (
	"fmt"
	"strconv"

	"attackwing/game/fleet"
	"attackwing/ui/kit"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// sheetOpen selects the sheet over the columns.
type sheetOpen uint8

const (
	nothing sheetOpen = iota
	detailsOpen
	importOpen
	problemsOpen
	whyOpen
	exportOpen
)

// overlay is the state of the sheets over the columns of ships, places and cards.
type overlay struct {
	open    sheetOpen
	tabs    kit.Tabs
	at      kit.Scrolled
	lines   kit.Listed
	notes   []string // what was not kept, or guessed, of a fleet that was imported
	written string   // where the last export went, said until it is closed
	from    kit.Typed
	wrong   string // why nothing was imported, or a detail was not taken
	brought []brought
	details details
}

// show opens something, from its top.
func (o *overlay) show(what sheetOpen) {
	o.open, o.wrong, o.at, o.lines = what, "", kit.Scrolled{}, kit.Listed{At: -1}
	o.tabs.At = 1
}

// toggle opens something, or closes it where it is open.
func (o *overlay) toggle(what sheetOpen) {
	if o.open == what {
		what = nothing
	}
	o.show(what)
}

func (o *overlay) close() { o.show(nothing) }

func (p *Page) why() *kit.Command {
	return &kit.Command{ID: "why", Words: "Price details", Key: "alt+w", Do: func() { p.over.toggle(whyOpen) }}
}

func (p *Page) problems() *kit.Command {
	c := &kit.Command{
		ID:    "problems",
		Words: "Legality check",
		Key:   "alt+v",
		Look:  kit.Small,
		Do:    func() { p.over.toggle(problemsOpen) },
	}
	if s := &p.fleet.sheet; !s.Legal {
		c.Brief = names.Count(len(s.Problems), "problem")
	}
	return c
}

func (p *Page) details() *kit.Command {
	return &kit.Command{
		ID:    "details",
		Words: "Name, battle, limit",
		Key:   "alt+n",
		Look:  kit.Small,
		Do:    func() { p.over.toggle(detailsOpen) },
	}
}

// overCommands returns the commands of the open sheet.
func overCommands(p *Page) kit.Commands {
	switch p.over.open {
	case importOpen:
		cs := kit.Commands{p.read(), p.takeAll()}
		for i := range p.over.brought {
			cs = append(cs, takeOne(p, i))
		}
		return cs
	case problemsOpen:
		return append(fixes(p), leaveBy(p))
	case exportOpen:
		cs := kit.Commands{leaveBy(p)}
		for i := range forms {
			cs = append(cs, exportTo(p, i))
		}
		return cs
	case whyOpen:
		return kit.Commands{leaveBy(p)}
	case detailsOpen:
		return kit.Commands{p.random(), p.randomOfAll()}
	case nothing:
	}
	return nil
}

// leaveBy closes what was only read.
func leaveBy(p *Page) *kit.Command {
	return &kit.Command{ID: "read-it", Words: "Close", Key: "enter", Look: kit.Hidden, Do: p.over.close}
}

// digit returns the key of the n-th of several, "" beyond nine.
func digit(n int) string {
	if n >= 9 {
		return ""
	}
	return strconv.Itoa(n + 1)
}

func takeOne(p *Page, i int) *kit.Command {
	return &kit.Command{
		ID:    "take:" + strconv.Itoa(i),
		Words: p.over.brought[i].Name,
		Key:   digit(i),
		Look:  kit.Hidden,
		Do: func() {
			p.take(p.over.brought[i].Fleet)
			p.over.brought = nil
		},
	}
}

func exportTo(p *Page, i int) *kit.Command {
	return &kit.Command{
		ID:    "as:" + strconv.Itoa(i),
		Words: forms[i].words,
		Key:   digit(i),
		Do:    func() { exportAs(p, forms[i].id) },
	}
}

// random puts a legal fleet made at random in place of this one.
func random(words string, do func()) *kit.Command {
	return &kit.Command{ID: "random", Words: words, Key: "r", Look: kit.Small, Do: do}
}

func (p *Page) random() *kit.Command {
	c := random("Random fleet", p.shuffle)
	c.Key = "" // a letter may be meant for the name beside it
	return c
}

// randomOfAll returns the random command that also draws cards played by hand.
func (p *Page) randomOfAll() *kit.Command {
	return &kit.Command{
		ID: "randomall", Words: "Random, all cards", Look: kit.Small,
		Tip: "Draw from every card of the game. Some are played by hand.",
		Do:  func() { p.shuffleOf(true) },
	}
}

func (p *Page) shuffle() { p.shuffleOf(false) }

func (p *Page) shuffleOf(whole bool) {
	l, ok := p.fleet.randomList(whole)
	if !ok {
		p.host.Toast("No legal fleet found under these rules.")
		return
	}
	p.over.close()
	p.change(l)
	p.selectRow(0)
}

// fixesOf returns the remedies of a problem as commands; the first has the number from.
func fixesOf(p *Page, q *fleet.Problem, from int) (cs kit.Commands) {
	for i, r := range remedies(p, q) {
		cs = append(cs, &kit.Command{
			ID:    "fix:" + strconv.Itoa(from+i),
			Words: r.words,
			Key:   digit(from + i),
			Look:  kit.Small,
			Do: func() {
				r.do()
				p.over.notes = nil
				if p.fleet.sheet.Legal && p.over.open == problemsOpen {
					p.over.close()
					p.host.Toast(legalWords)
				}
			},
		})
	}
	return cs
}

// fixes returns the commands that mend problems, for all of them in order.
func fixes(p *Page) (cs kit.Commands) {
	for i := range p.fleet.sheet.Problems {
		cs = append(cs, fixesOf(p, &p.fleet.sheet.Problems[i], len(cs))...)
	}
	return cs
}

// overTitle heads what lies over the columns.
func overTitle(p *Page) string {
	switch p.over.open {
	case detailsOpen:
		return "Name, battle, limit"
	case importOpen:
		return "Import fleets"
	case problemsOpen:
		if !p.fleet.sheet.Legal {
			return names.Count(len(p.fleet.sheet.Problems), "problem")
		}
		return "Checked"
	case whyOpen:
		return "Price details"
	case exportOpen:
		return "Export"
	case nothing:
	}
	return ""
}

// overBody returns the open sheet.
func overBody(p *Page) kit.Part {
	head := []kit.Part{kit.Line(scene.StyleH2, scene.Text1, overTitle(p)).Grow(1)}
	var body kit.Part
	switch p.over.open {
	case detailsOpen:
		head, body = append(head, kit.Button(p.random()), kit.Button(p.randomOfAll())), detailsBody(p)
	case importOpen:
		body = importBody(p)
	case problemsOpen:
		body = problemsBody(p)
	case whyOpen:
		body = whyBody(p)
	case exportOpen:
		body = exportBody(p)
	case nothing:
	}
	return kit.Panel(kit.Column(10, kit.Row(8, append(head, kit.Button(p.escape()))...), body))
}

func importBody(p *Page) kit.Part {
	field := kit.Row(8, kit.Field(&p.over.from, kit.FieldOf{ID: "from", Hint: "File path or web address", Most: 8000}).
		Grow(1).Least(200, 0), kit.Button(p.read()), kit.Button(p.paste()))
	about := kit.Column(4, kit.Text(scene.StyleBody, scene.Text2, importWords),
		kit.Text(scene.StyleSmall, scene.Text3, importNote))
	n := len(p.over.brought)
	if n == 0 {
		return kit.Column(12, field, kit.Notice(p.over.wrong), about)
	}
	head := kit.Row(8, kit.Line(scene.StyleH3, scene.Text1, fmt.Sprintf("%d fleets found", n)).Grow(1),
		kit.Button(p.takeAll()))
	return kit.Column(12, field, kit.Notice(p.over.wrong), head,
		kit.List(&p.over.lines, n, 0, func(i int) kit.Part { return broughtRow(p, i) }))
}

func broughtRow(p *Page, i int) kit.Part {
	b := &p.over.brought[i]
	note, ink := names.Count(len(b.Ships), "ship"), scene.Text2
	if b.wrong != "" {
		note, ink = note+". "+b.wrong, scene.DangerSentence
	}
	return kit.Chosen(false, kit.Row(12, kit.Cap(digit(i)),
		kit.Column(2, kit.Line(boldStyle, scene.Text1, b.Name), kit.Line(scene.StyleCaption, ink, note)).Grow(1),
		kit.Line(scene.StyleNumber20, scene.Text1, fmt.Sprintf("%d SP", b.total)))).Does(takeOne(p, i))
}

func problemsBody(p *Page) kit.Part {
	ps := make([]kit.Part, 0, 16)
	for _, n := range p.over.notes {
		ps = append(ps, remark("warning", scene.Seats[2].Text, scene.StyleSmall, scene.Text2, names.Sentence(n)))
	}
	s := &p.fleet.sheet
	if s.Legal {
		ps = append(ps, remark("ok", scene.Accent, scene.StyleH3, scene.Text1, "This fleet is legal."))
		for _, w := range checked {
			ps = append(ps, remark("ok", scene.Text3, scene.StyleBody, scene.Text2, names.Sentence(w)))
		}
		return kit.Scroll(&p.over.at, kit.Column(6, ps...))
	}
	from := 0
	for i := range s.Problems {
		cs := fixesOf(p, &s.Problems[i], from)
		from += len(cs)
		ps = append(ps, problemCard(p, &s.Problems[i], cs))
	}
	return kit.Scroll(&p.over.at, kit.Column(8, ps...))
}

// problemCard returns the card of a problem: the fault, its rule, and the commands that mend it.
func problemCard(p *Page, q *fleet.Problem, cs kit.Commands) kit.Part {
	words := wrong(q)
	if ms := p.fleet.meant(q); q.Code == fleet.UnknownCard && len(ms) > 0 {
		words += " Did you mean " + ms[0].Name + "?"
	}
	if q.Ship > 0 {
		words = fmt.Sprintf("Ship %d. %s", q.Ship, words)
	}
	return kit.Card(kit.Row(12, kit.Icon("no", 20, scene.Danger).At(kit.Above),
		kit.Column(4, kit.Text(scene.StyleBody, scene.DangerSentence, words),
			kit.Text(scene.StyleSmall, scene.Text2, "Rule: "+q.Rule+". To fix it: "+q.Mend+"."),
			kit.Row(8, kit.Each(cs, kit.Button)...)).Grow(1).Least(200, 0)))
}

// whyBody returns the ship's sum line by line; of the whole fleet where no ship is selected.
func whyBody(p *Page) kit.Part {
	f := &p.fleet
	lines, total, head := f.sheet.Lines, f.sheet.Total, "The whole fleet"
	if f.row < len(f.list.Ships) {
		lines, total, head = f.linesOf(f.row+1), f.sheet.ShipTotal(f.row+1), refName(f.list.Ships[f.row].Ship)
	}
	sum := kit.Row(8, kit.Space(), kit.Line(scene.StyleNumber24, scene.Text1, fmt.Sprintf("= %d SP", total)))
	return kit.Column(8, kit.Text(scene.StyleBody, scene.Text2, head+whyWords),
		kit.List(&p.over.lines, len(lines), 0, func(i int) kit.Part { return priceLine(&lines[i]) }), kit.Rule(), sum)
}

func priceLine(l *fleet.Line) kit.Part {
	words := fmt.Sprintf("%d printed", l.Printed)
	for _, a := range l.Adjustments {
		words += fmt.Sprintf("   %s %s", names.Signed(a.SP), headed(a.Why))
	}
	name := kit.Row(8, kit.Icon(lineIcon(l.Kind), 16, scene.Text2), kit.Line(boldStyle, scene.Text1, l.Card),
		kit.Line(scene.StyleCaption, scene.Text3, l.Kind), kit.Space())
	return kit.Column(
		6,
		kit.Rule(),
		kit.Row(12, name.Grow(1).Least(170, 0), kit.Text(scene.StyleSmall, scene.Text2, words).Grow(1).Least(150, 0),
			kit.Line(scene.StyleNumber20, scene.Text1, number(l.SP))),
	)
}

func lineIcon(kind string) string {
	switch kind {
	case "ship":
		return "hull"
	case "other":
		return "resource"
	}
	return kind
}

func exportBody(p *Page) kit.Part {
	ps := []kit.Part{kit.Text(scene.StyleBody, scene.Text2, exportWords)}
	for i, f := range forms {
		words := kit.Column(2,
			kit.Line(boldStyle, scene.Text1, f.words),
			kit.Text(scene.StyleCaption, scene.Text2, f.note))
		ps = append(ps, kit.Chosen(false, kit.Row(12, kit.Cap(digit(i)), words.Grow(1))).Does(exportTo(p, i)))
	}
	ps = append(ps, remark("ok", scene.Accent, scene.StyleBody, scene.Text2, p.over.written).If(p.over.written != ""))
	return kit.Scroll(&p.over.at, kit.Column(8, ps...))
}

// remark returns words after a sign, the zero part without words.
func remark(icon string, sign kit.Ink, st kit.Style, ink kit.Ink, words string) kit.Part {
	if words == "" {
		return kit.Part{}
	}
	return kit.Row(10, kit.Icon(icon, 16, sign).At(kit.Above), kit.Text(st, ink, words).Grow(1))
}
