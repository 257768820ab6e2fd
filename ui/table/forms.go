package table

import (
	"fmt"
	"strconv"

	"attackwing/ui/form"
	"attackwing/ui/page"
	"attackwing/ui/window"
)

// Form is what the page wants to be asked with widgets, nil when it has none.
func (t *Table) Form() *form.Form {
	if t.page() != nil { // it has fields of its own
		return nil
	}
	f := form.Form{Turn: t.formTurn, Focus: t.formFocus}
	switch t.Screen {
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
	switch id {
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

// openGlossary shows the terms, ready to be searched.
func (t *Table) openGlossary() { t.Open(page.Of(t, window.NewGlossary(t))) }
