package log

import (
	"fmt"
	"strings"

	"attackwing/game/record"
	"attackwing/ui/boardview"
	"attackwing/ui/kit"
	"attackwing/ui/motion"
	"attackwing/ui/names"
	"attackwing/ui/scene"
)

// Body returns the log, and beside it the table after the line that is chosen.
func (p *Page) Body() kit.Part {
	return kit.Filled(
		kit.Column(
			8,
			kit.Head(kit.BackTo(p.tale.Back, p.host.Back), "Log",
				fmt.Sprintf("%s · %s, newest last", p.tale.Title, names.Count(len(p.tale.Lines), "line"))),
			kit.Split(
				&p.tabs,
				kit.Col{
					Name:  "Log",
					Least: 420,
					Part:  kit.Panel(p.lines(true)),
					Folds: []kit.Col{{Name: "Log", Least: 250, Part: kit.Panel(p.lines(false))}},
				},
				kit.Col{
					Name:  "Board",
					Least: 420,
					Share: 1,
					Stays: true,
					Part:  p.table(),
					Folds: []kit.Col{{Name: "Board", Least: 170, Stays: true, Part: p.table()}},
				},
			),
		),
	)
}

// lines returns the search field, the filters, and the matching lines, newest last under a heading
// for each phase.
func (p *Page) lines(room bool) kit.Part {
	at, kinds := 0, make([]string, len(Filters))
	for i, k := range Filters {
		kinds[i] = k.Words
		if k.Of == p.kinds {
			at = i
		}
	}
	note := ""
	if len(p.seen) < len(p.tale.Lines) {
		note = fmt.Sprintf("%d of %d", len(p.seen), len(p.tale.Lines))
	}
	find := kit.Field(&p.find, kit.FieldOf{
		ID:      "find",
		Icon:    "search",
		Hint:    "Ship, card, dice  /",
		Note:    note,
		Search:  true,
		Changed: p.filter,
	})
	filters := kit.Row(6, kit.Choice("kind", 0, func(int) { p.nextKind(1) }, kinds[at]), kit.Button(p.whose(1)))
	if room {
		filters = kit.Column(6, kit.Choice("kind", at, func(i int) { p.kinds = Filters[i].Of; p.filter() }, kinds...),
			kit.Row(6, kit.Button(p.whose(1)), kit.Button(p.now())))
	}
	if len(p.seen) == 0 {
		none := "No matching lines."
		if len(p.tale.Lines) == 0 {
			none = "Nothing has happened yet."
		}
		return kit.Column(8, find, filters, kit.Text(scene.StyleBody, scene.Text3, none))
	}
	return kit.Column(8, find, filters, kit.List(&p.rows, len(p.seen), 0, p.row).Grow(1))
}

// row returns a line, under its heading where its phase begins.
func (p *Page) row(i int) kit.Part {
	l := &p.tale.Lines[p.seen[i]]
	row := kit.Flush(i == p.rows.At, false, Words(scene.StyleBody, l, false)).Name("log", p.seen[i]).Press(func() {
		if p.look(i); p.tale.Go != nil {
			if c := p.goes(); c.Off == "" {
				c.Do()
			}
		}
	})
	if i > 0 && l.SamePhase(&p.tale.Lines[p.seen[i-1]]) {
		return row
	}
	return kit.Column(4, kit.Line(scene.StyleLabel, scene.Text3, l.Head()), row)
}

// table returns the board after the chosen line, and which moment that is.
func (p *Page) table() kit.Part {
	if p.fault != "" || p.board == nil {
		return kit.Panel(kit.Middled(kit.Centered(kit.Text(scene.StyleBody, scene.Text2, p.fault))))
	}
	moment := kit.Line(scene.StyleSmall, scene.Text3, "Now")
	if l := p.line(); !p.newest() {
		moment = kit.Line(scene.StyleSmall, scene.Accent, "Looking back: "+l.Head())
	}
	return kit.Column(4, moment, boardview.Board(p.board, &p.eye, kit.Part{}).Grow(1))
}

// Words returns a line with the dice it tells of, behind the mark of its seat; a line that leads
// elsewhere is lit.
func Words(st kit.Style, l *record.Said, leads bool) kit.Part {
	return Marked(st, l.Seat, words(st, l, leads))
}

// Marked returns a line behind the mark of a seat, a disc or a diamond in its color; nobody's, 0,
// stands in line with the others.
func Marked(st kit.Style, seat int, line kit.Part) kit.Part {
	const r = 3.5
	mark := kit.Gap(2.4 * r)
	if seat > 0 {
		mark = kit.Air(0, st.Line/2-1.2*r, kit.Seat(r, seat, -1)).At(kit.Above)
	}
	return kit.Row(6, mark, line.Grow(1))
}

func words(st kit.Style, l *record.Said, leads bool) kit.Part {
	ink := scene.Text2
	switch {
	case l.Bad:
		ink = scene.DangerSentence
	case leads:
		ink = scene.Accent
	case l.Kinds == record.Reasons || l.After == 0:
		ink = scene.Text3
	}
	said := kit.Text(st, ink, l.Before())
	if l.Dice == 0 {
		return said
	}
	tones := kit.If(l.Enemy, scene.DefenseDie, scene.AttackDie)
	ps := []kit.Part{said}
	for _, f := range l.Faces[:l.Dice] {
		ps = append(ps, kit.Art(16, motion.DieArt(!l.Enemy, f), tones, 0))
	}
	return kit.Row(2, ps...)
}

// speaksOf reports whether words name a ship: its name, and not that of another one of which it is
// the beginning, as a second of the kind.
func speaksOf(words, ship string) bool {
	for {
		_, rest, found := strings.Cut(words, ship)
		if !found {
			return false
		}
		if next := strings.TrimPrefix(rest, " "); next == "" || next[0] < '0' || next[0] > '9' {
			return true
		}
		words = rest
	}
}
