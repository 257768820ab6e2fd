package table

import (
	"fmt"
	"slices"
	"strconv"

	"attackwing/game"
	"attackwing/ui/form"
)

// houseRules are the rules that may be set for a battle, the core's and then the scenario's, with the defaults that hold there.
func houseRules(sheet *game.Sheet) []game.HouseRule {
	rules := slices.Clone(game.CoreHouse)
	for _, r := range sheet.House {
		at := slices.IndexFunc(rules, func(o game.HouseRule) bool { return o.Key == r.Key })
		switch {
		case at < 0:
			rules = append(rules, r)
		case r.Choices == nil && r.Max == 0: // only another default
			rules[at].Default = r.Default
		default:
			rules[at] = r
		}
	}
	return rules
}

// houseOf are the house rules set that the battle knows and whose values it takes.
func (t *Table) houseOf(sheet *game.Sheet) (set []game.HouseValue) {
	for _, r := range houseRules(sheet) {
		if v := t.houseValue(&r); v != r.Default && allowed(&r, v) {
			set = append(set, game.HouseValue{Key: r.Key, Value: v})
		}
	}
	return set
}

func (t *Table) houseValue(r *game.HouseRule) string {
	for _, v := range t.opts.House {
		if v.Key == r.Key {
			return v.Value
		}
	}
	return r.Default
}

func allowed(r *game.HouseRule, v string) bool {
	if r.Choices != nil {
		return slices.Contains(r.Choices, v)
	}
	n, err := strconv.Atoi(v)
	return err == nil && n >= r.Min && n <= r.Max
}

func (t *Table) setHouse(key, value string) {
	t.err = ""
	for _, r := range houseRules(t.scens[t.scen].Sheet()) {
		if r.Key == key && !allowed(&r, value) {
			t.err = fmt.Sprintf("%s: a whole number from %d to %d; until then %s holds.", key, r.Min, r.Max, r.Default)
		}
	}
	for i := range t.opts.House {
		if t.opts.House[i].Key == key {
			t.opts.House[i].Value = value
			return
		}
	}
	t.opts.House = append(t.opts.House, game.HouseValue{Key: key, Value: value})
}

func (t *Table) houseRows() (rows []form.Row) {
	sheet := t.scens[t.scen].Sheet()
	core := len(game.CoreHouse)
	rows = append(rows, form.Row{Kind: form.Heading, ID: "core", Label: "The standard game"})
	for i, r := range houseRules(sheet) {
		if i == core {
			rows = append(rows, form.Row{Kind: form.Heading, ID: "own", Label: sheet.Title})
		}
		row := form.Row{ID: "house:" + r.Key, Kind: form.Choice, Label: r.Key, Note: r.Words, Value: t.houseValue(&r), Choices: r.Choices, Default: r.Default}
		if r.Choices == nil {
			row.Kind, row.Hint = form.Number, r.Default
			row.Note += fmt.Sprintf(" (%d to %d, default %s)", r.Min, r.Max, r.Default)
		} else {
			for _, c := range r.Choices {
				if c == r.Default {
					c += " ·"
				}
				row.Words = append(row.Words, c)
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// houseNote says how many house rules differ from their defaults.
func houseNote(n int) string {
	switch n {
	case 0:
		return "House rules"
	case 1:
		return "House rules · 1 changed"
	}
	return fmt.Sprintf("House rules · %d changed", n)
}
