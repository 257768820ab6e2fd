package house

import (
	"fmt"
	"slices"
	"strconv"

	"attackwing/game"
	"attackwing/ui/form"
)

// Prefix is what the rows of house rules are called by, before the key.
const Prefix = "house:"

// Rules are the rules that may be set for a battle, the core's and then the scenario's, with the defaults that hold there.
func Rules(sheet *game.Sheet) []game.HouseRule {
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

// Set are the rules set that a battle knows and whose values it takes.
func Set(values []game.HouseValue, sheet *game.Sheet) (set []game.HouseValue) {
	for _, r := range Rules(sheet) {
		if v := Value(values, &r); v != r.Default && Allowed(&r, v) {
			set = append(set, game.HouseValue{Key: r.Key, Value: v})
		}
	}
	return set
}

// Value is what is set for a rule, its default where nothing is.
func Value(values []game.HouseValue, r *game.HouseRule) string {
	for _, v := range values {
		if v.Key == r.Key {
			return v.Value
		}
	}
	return r.Default
}

// Allowed tells whether a rule takes a value.
func Allowed(r *game.HouseRule, v string) bool {
	if r.Choices != nil {
		return slices.Contains(r.Choices, v)
	}
	n, err := strconv.Atoi(v)
	return err == nil && n >= r.Min && n <= r.Max
}

// With are the values with one more, or another for its key; refused says in words why it does not hold yet.
func With(values []game.HouseValue, sheet *game.Sheet, key, value string) (out []game.HouseValue, refused string) {
	for _, r := range Rules(sheet) {
		if r.Key == key && !Allowed(&r, value) {
			refused = fmt.Sprintf("%s: a whole number from %d to %d; until then %s holds.", key, r.Min, r.Max, r.Default)
		}
	}
	out = slices.Clone(values)
	for i := range out {
		if out[i].Key == key {
			out[i].Value = value
			return out, refused
		}
	}
	return append(out, game.HouseValue{Key: key, Value: value}), refused
}

// Rows are all rules as rows of a form, grouped: those of the standard game, those of the scenario.
func Rows(values []game.HouseValue, sheet *game.Sheet) (rows []form.Row) {
	core := len(game.CoreHouse)
	rows = append(rows, form.Row{Kind: form.Heading, ID: "core", Label: "The standard game"})
	for i, r := range Rules(sheet) {
		if i == core {
			rows = append(rows, form.Row{Kind: form.Heading, ID: "own", Label: sheet.Title})
		}
		row := form.Row{ID: Prefix + r.Key, Kind: form.Choice, Label: r.Key, Note: r.Words, Value: Value(values, &r), Choices: r.Choices, Default: r.Default}
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

// Note says how many rules differ from their defaults.
func Note(n int) string {
	switch n {
	case 0:
		return "House rules"
	case 1:
		return "House rules · 1 changed"
	}
	return fmt.Sprintf("House rules · %d changed", n)
}
