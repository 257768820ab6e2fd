package builder

import (
	"strconv"
	"strings"

	"attackwing/game/fleet"
	"attackwing/ui/form"
	"attackwing/ui/house"
	"attackwing/ui/page"
)

// The values of choices that are no words of a rule.
const (
	ofBattle = "0"
	another  = "other"
)

// openForm is what is asked with widgets over the columns.
func (p *Page) openForm(b box) *form.Form {
	narrow := page.Narrow(p.w, p.h)
	switch p.open {
	case importOpen:
		f := fieldBox(b)
		if narrow {
			in := b.in(12)
			f = box{in.X, in.Y + 40, in.W, 38}
		}
		return &form.Form{ID: "import", Bar: true, X: f.X, Y: f.Y, W: f.W, H: f.H, Focus: p.focusField, Turn: p.focusTurn,
			Rows: []form.Row{{ID: "from", Kind: form.Text, Value: p.typed, Hint: "Path of a file, or an address", Most: 8000}}}
	case detailsOpen:
		in := b.in(20)
		if narrow {
			in = b.in(12)
			return &form.Form{ID: "details", X: in.X, Y: in.Y + 40, W: in.W, H: in.H - 52, Rows: p.detailRows()}
		}
		return &form.Form{ID: "details", X: in.X, Y: in.Y + 44, W: in.W, H: in.H - 60, Rows: p.detailRows()}
	}
	return nil
}

func (p *Page) detailRows() []form.Row {
	rows := []form.Row{{ID: "name", Kind: form.Text, Label: "Name", Value: p.list.Name, Hint: "A name for the fleet"}}
	battle := form.Row{ID: "battle", Kind: form.Choice, Label: "Battle", Value: p.list.Scenario, Choices: []string{""}, Words: []string{"Any"}}
	for _, sc := range p.o.Scenarios {
		s := sc.Sheet()
		battle.Choices, battle.Words = append(battle.Choices, s.ID), append(battle.Words, shortTitle(s.Title))
	}
	rows = append(rows, battle)
	if sc := p.rules.Scenario; sc != nil && len(sc.Sheet().Sides) > 0 {
		sides := sc.Sheet().Sides
		now, _ := sc.Sheet().SideOf(p.list.Side)
		rows = append(rows, form.Row{ID: "side", Kind: form.Choice, Label: "Side", Value: now, Choices: append([]string{""}, sides...), Words: append([]string{"Either"}, sides...)})
	}
	limit := form.Row{ID: "limit", Kind: form.Choice, Label: "Squadron Points", Note: "What the fleet may cost.", Value: strconv.Itoa(p.list.Limit), Choices: []string{ofBattle}, Words: []string{"None"}}
	if p.rules.Scenario != nil {
		limit.Words[0] = "As the battle says"
	}
	usual := p.list.Limit == 0
	for _, n := range limits {
		limit.Choices, limit.Words = append(limit.Choices, strconv.Itoa(n)), append(limit.Words, strconv.Itoa(n))
		usual = usual || n == p.list.Limit
	}
	limit.Choices, limit.Words = append(limit.Choices, another), append(limit.Words, "Other")
	if !usual || p.otherLimit {
		limit.Value = another
	}
	rows = append(rows, limit)
	if limit.Value == another {
		rows = append(rows, form.Row{ID: "points", Kind: form.Number, Label: "Other limit", Note: "A whole number from 20 to 1000.", Value: strconv.Itoa(p.list.Limit), Hint: "120"})
	}
	rows = append(rows,
		form.Row{ID: "format", Kind: form.Choice, Label: "Tournament format", Note: "2014: three ships at least, 50 SP a ship at most.", Value: strconv.Itoa(int(p.format)),
			Choices: []string{"0", "1"}, Words: []string{"Open", "2014"}},
		form.Row{ID: "notes", Kind: form.Text, Label: "Notes", Value: strings.ReplaceAll(p.list.Notes, "\n", " "), Hint: "Your own words", Most: 1000})
	if p.rules.Scenario != nil {
		for _, r := range house.Rows(p.o.House, p.rules.Scenario.Sheet()) {
			if r.ID != house.Prefix+"sp-limit" { // asked above
				rows = append(rows, r)
			}
		}
	}
	return rows
}

// shortTitle is a battle's name as a button has room for.
func shortTitle(title string) string {
	title = strings.TrimPrefix(title, "The ")
	if w := strings.Fields(title); len(w) > 3 {
		return strings.Join(w[:2], " ")
	}
	return title
}

// setOpenField takes what was typed or chosen over the columns.
func (p *Page) setOpenField(row, value string) {
	if key, ok := strings.CutPrefix(row, house.Prefix); ok && p.rules.Scenario != nil {
		p.o.House, p.wrong = house.With(p.o.House, p.rules.Scenario.Sheet(), key, value)
		p.judge()
		return
	}
	if row == "from" {
		p.typed = value
		return
	}
	for _, r := range p.detailRows() {
		if r.ID == row && r.Value == value && p.wrong == "" {
			return // a field says what stands in it when it is made
		}
	}
	l := p.list.Clone()
	switch row {
	case "name":
		l.Name = value
	case "notes":
		l.Notes = value
	case "battle":
		l.Scenario, l.Side = value, ""
	case "side":
		l.Side = value
	case "format":
		n, _ := strconv.Atoi(value)
		p.format = fleet.Format(min(max(n, 0), int(fleet.Format2014)))
		p.judge()
		return
	case "limit":
		if p.otherLimit = value == another; p.otherLimit {
			p.Changed()
			return
		}
		l.Limit, _ = strconv.Atoi(value)
	case "points":
		n, err := strconv.Atoi(value)
		if p.otherLimit = true; err != nil || n < 20 || n > 1000 {
			p.wrong = "The limit is a whole number from 20 to 1000."
			return
		}
		l.Limit = n
	default:
		return
	}
	p.wrong = ""
	if len(l.Ships) > 0 && l.Valid() != nil {
		p.wrong = sentence(l.Valid().Error())
		return
	}
	p.change(l)
}
