package table

import (
	"fmt"
	"strconv"
	"strings"

	"attackwing/ui/canvas"
	"attackwing/ui/form"
	"attackwing/ui/glossary"
	"attackwing/ui/house"
	"attackwing/ui/scene"
)

// Form is what the page wants to be asked with widgets, nil when it has none.
func (t *Table) Form() *form.Form {
	if t.help {
		return nil
	}
	if p := t.page(); p != nil {
		return p.Form()
	}
	f := form.Form{Turn: t.formTurn, Focus: t.formFocus}
	switch t.Screen {
	case GlossaryPage:
		b := t.sheet()
		f.ID, f.X, f.Y, f.W, f.H = "glossary", b.X+20, b.Y+14, b.W-34, b.H-28
		f.Rows = t.termRows()
	case PaperPage:
		b := t.sheet()
		f.ID, f.X, f.Y, f.W, f.H = "paper:"+t.paper.id, b.X+20, b.Y+14, b.W-34, b.H-28
		f.Rows, f.Letters = t.paper.rows(), true
	case HousePage:
		b := t.sheet()
		f.ID, f.X, f.Y, f.W, f.H = "house:"+t.scens[max(0, t.scen)].Sheet().ID, b.X+20, b.Y+14, b.W-34, b.H-28
		f.Rows = house.Rows(t.opts.House, t.scens[t.scen].Sheet())
	case Fleets:
		m := t.pageMargin()
		w := min(560, t.w-2*m-260)
		y := 28.0
		if t.narrow() {
			m, w, y = narrowMargin, t.w-2*narrowMargin, narrowForm-40
		}
		f.ID, f.Bar, f.X, f.Y, f.W, f.H = "fleets", true, t.w-m-w, y, w, 38
		f.Rows = []form.Row{{ID: "search", Kind: form.Text, Value: t.query, Hint: "Search ships, captains, fleets  /"},
			{ID: "seed", Kind: form.Number, Value: t.seedText, Hint: "Seed: new dice each battle"}}
	default:
		return nil
	}
	return &f
}

// SetField takes a value that was chosen or typed.
func (t *Table) SetField(id, value string) {
	t.Changed = true
	if p := t.page(); p != nil {
		p.SetField(id, value)
		return
	}
	if k, ok := strings.CutPrefix(id, house.Prefix); ok {
		t.setHouse(k, value)
		return
	}
	switch id {
	case "term":
		t.term = value
	case "copyname":
		t.copyName = value
	case "copyas":
		t.copyAs = value
	case "search":
		if t.query != value {
			t.query = value
			t.pickMatch()
		}
	case "seed":
		t.err = ""
		if _, err := strconv.ParseUint(value, 10, 64); err != nil && value != "" {
			t.err = fmt.Sprintf("Seed %s: a whole number below 2^64, or nothing for new dice.", value)
		}
		t.seedText = value
	}
}

// FormKeys tells the table in which field is typed, "" in none: then most keys are not the table's.
func (t *Table) FormKeys(field string) { t.typing = field }

func (t *Table) focusField(id string) {
	t.formFocus, t.Changed = id, true
	t.formTurn++
}

// sheet is the panel of a page that is a form.
func (t *Table) sheet() box {
	w := min(980, t.w-48)
	if t.narrow() {
		_, sub := t.sheetWords()
		top := 34 + scene.StyleCaption.Line*float64(len(canvas.Lines(scene.StyleCaption, sub, t.w-2*narrowMargin-8)))
		return box{narrowMargin, top, t.w - 2*narrowMargin, t.h - top - narrowPress - 16}
	}
	b := box{(t.w - w) / 2, 96, w, t.h - 96 - 92}
	return b
}

func (t *Table) drawSheet() {
	c := &t.Canvas
	b := t.sheet()
	t.background()
	head, sub := t.sheetWords()
	if t.narrow() {
		t.drawNarrowSheet(b, head, sub)
		return
	}
	c.Text(b.X, 40, scene.StyleH1, scene.Text1, head, scene.Left)
	c.Fit(b.X, 68, b.W, scene.StyleSmall, scene.Text2, sub, scene.Left)
	c.Panel(b.X, b.Y, b.W, b.H)
	if t.err != "" {
		c.Fit(b.X+330, t.h-46, b.W-530, scene.StyleSmall, scene.DangerSentence, t.err, scene.Left)
	} else if b.W > 700 {
		c.Text(b.X+330, t.h-46, scene.StyleSmall, scene.Text3, "arrows, Tab: move    Space: choose", scene.Left)
	}
	if t.Screen == PaperPage && t.paper.done != nil {
		c.Button("paper", t.paper.word, "Enter", b.X+b.W-180, t.h-70, 180, 48, canvas.Main, true)
		c.Button("back", "Leave it", "Esc", b.X, t.h-66, 150, 40, canvas.Plain, true)
		return
	}
	c.Button("back", "Done", "Esc", b.X+b.W-180, t.h-70, 180, 48, 1, true)
	if t.Screen == HousePage {
		c.Button("defaults", "All as the rules say", "", b.X, t.h-66, 200, 40, 0, len(t.houseOf(t.scens[t.scen].Sheet())) > 0)
	}
}

// sheetWords head a form: what it is, and what is to be known of it.
func (t *Table) sheetWords() (head, sub string) {
	head, sub = "Glossary", "The game's words in ours. Type to search."
	if t.Screen == HousePage {
		s := t.scens[t.scen].Sheet()
		head, sub = "House rules", s.Title
		if !t.narrow() {
			sub += " · the dot marks what the rules say; what you change is kept in the battle's set-up"
		}
	}
	if t.Screen == PaperPage {
		head, sub = t.paper.head, t.paper.sub
	}
	return head, sub
}

// drawNarrowSheet is the frame of a form in a small window.
func (t *Table) drawNarrowSheet(b box, head, sub string) {
	c := &t.Canvas
	c.Text(b.X+4, 18, scene.StyleH3, scene.Text1, head, scene.Left)
	c.Wrap(b.X+4, 30, b.W-8, scene.StyleCaption, scene.Text2, sub)
	c.Panel(b.X, b.Y, b.W, b.H)
	y := t.h - narrowPress - 8
	bw := min(180, b.W/2-4)
	if t.Screen == PaperPage && t.paper.done != nil {
		c.Button("back", "Leave it", "Esc", b.X, y, b.W/2-4, narrowPress, canvas.Plain, true)
		c.Button("paper", t.paper.word, "Enter", b.X+b.W/2+4, y, b.W/2-4, narrowPress, canvas.Main, true)
		return
	}
	x := b.X
	if t.Screen == HousePage {
		c.Button("defaults", "All as the rules say", "", x, y, bw+20, narrowPress, 0, len(t.houseOf(t.scens[t.scen].Sheet())) > 0)
		x += bw + 28
	}
	if t.err != "" {
		for i, l := range canvas.Lines(scene.StyleCaption, t.err, b.X+b.W-bw-8-x) {
			c.Text(x, y+8+15*float64(i), scene.StyleCaption, scene.DangerSentence, l, scene.Left)
		}
	}
	if t.Screen == PaperPage && t.paper.done != nil {
		c.Button("paper", t.paper.word, "Enter", b.X+b.W-bw, y, bw, narrowPress, canvas.Main, true)
		c.Button("back", "Leave it", "Esc", b.X, y, min(140, b.W-bw-8), narrowPress, canvas.Plain, true)
		return
	}
	c.Button("back", "Done", "Esc", b.X+b.W-bw, y, bw, narrowPress, canvas.Main, true)
}

func (p *papers) termRows() []form.Row {
	rows := []form.Row{{ID: "term", Kind: form.Text, Label: "Search", Value: p.term, Hint: "any words"}}
	group := ""
	for _, e := range glossary.Search(p.term) {
		if e.Group != group {
			group = e.Group
			rows = append(rows, form.Row{ID: "group:" + group, Kind: form.Heading, Label: group})
		}
		rows = append(rows, form.Row{ID: "term:" + e.Name, Kind: form.Entry, Label: e.Name, Note: e.Words})
	}
	if len(rows) == 1 {
		rows = append(rows, form.Row{ID: "none", Kind: form.Entry, Label: "Nothing found", Note: "No term has all of these words."})
	}
	return rows
}

// openGlossary shows the terms, ready to be searched.
func (t *Table) openGlossary() {
	t.openSheet(GlossaryPage)
	t.term = ""
	t.focusField("term")
}

// openSheet shows a form page; Esc leads back to where it was opened.
func (t *Table) openSheet(s Screen) {
	t.behind, t.Screen, t.Changed = t.Screen, s, true
	t.typing = ""
}
